import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Seat } from "../../parts/Seat";
import { mood } from "../../table/Changes";
import { Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { Hand as Send } from "../../table/SpaceForm";
import { say } from "../../words";
import { asked, faces, me } from "./facts";
import { nationOf } from "./names";
import { resourceSign } from "./signs";

type Bundle = number[];
interface BargainFacts {
  goods: string[];
  held: Bundle[];
  offers: number[];
  most: number;
  passes: number;
  dial: number;
  hands: [held: number, most: number][];
  seat?: number;
  other?: number;
  gives?: Bundle;
  wants?: Bundle;
  changes?: Record<string, [at: number, before: number, after: number][]>;
  limits?: [Bundle, Bundle];
}

/** An offer that I refused to make one of my own: it is filled in when my turn to offer comes. */
const countered = signal<{ game: string; other: number; gives: Bundle; wants: Bundle } | null>(null);

const bargainOf = (sitting: Sitting): BargainFacts | null => (sitting.board.value as { bargain?: BargainFacts | null } | null)?.bargain ?? null;

/** Everything about trade between players, when it is I who is asked. */
export function Bargain({ sitting }: { sitting: Sitting }) {
  const facts = bargainOf(sitting);
  const what = asked(sitting);
  if (!sitting.facts.value) return null;
  if (what === "hand-over") return <HandOver sitting={sitting} />;
  if (!facts) return null;
  if (what === "propose" && facts.limits) return <Propose key={sitting.live.table.value!.version} sitting={sitting} facts={facts} limits={facts.limits} />;
  if (what === "bargain" && facts.gives) return <Answer sitting={sitting} facts={facts} />;
  return null;
}

function goodName(sitting: Sitting, id: string): string {
  return faces(sitting).resources.find((one) => one.id === id)?.name ?? say(`smc-good-${id}`);
}
function goodSign(id: string): string {
  if (id === "trade" || id === "culture") return id;
  if (id === "huts" || id === "villages") return "locked-chest";
  return id.startsWith("events") ? "cards" : resourceSign(id);
}

/** Two bundles within public limits; accepted or refused whole (SMC-7.4.5). */
function Propose({ sitting, facts, limits }: { sitting: Sitting; facts: BargainFacts; limits: [Bundle, Bundle] }) {
  const wanted = countered.value;
  const mine = wanted && wanted.game === sitting.id && wanted.other === facts.other ? wanted : null;
  const within = (bundle: Bundle, most: Bundle) => bundle.map((n, i) => Math.min(n, most[i] ?? 0));
  const [gives, setGives] = useState<Bundle>(mine ? within(mine.gives, limits[0]) : limits[0].map(() => 0));
  const [wants, setWants] = useState<Bundle>(mine ? within(mine.wants, limits[1]) : limits[1].map(() => 0));
  useEffect(() => () => void (countered.value = null), []);
  const { seat = 0, other = 0 } = facts;
  const empty = ![...gives, ...wants].some((n) => n > 0);
  const footer = (
    <>
      <span class="mut">
        {say("smc-offer-count", { n: facts.offers[seat] ?? 0, of: facts.most })} <RuleLink rule="SMC-7.4.7" />
      </span>
      <span class="sp" />
      {empty && <span class="mut">{say("smc-offer-empty")}</span>}
      {sitting.live.table.value!.undo?.allowed && (
        <button class="btn big" disabled={sitting.busy.value} onClick={() => void sitting.undo()}>
          {say("page-cancel")}
        </button>
      )}
      <Send sitting={sitting} option={["propose", gives, wants]} fits={!empty} label={say("smc-make-offer")} />
    </>
  );
  return (
    <Over title={say("smc-offer-to", { name: nationOf(sitting, other).name })} lead={say("smc-offer-lead")} rule="SMC-7.4.5" footer={footer}>
      <div class="bargain">
        <BundleForm sitting={sitting} facts={facts} seat={seat} title={say("smc-you-give")} most={limits[0]} bundle={gives} set={setGives} />
        <Icon name="trade" class="between" />
        <BundleForm sitting={sitting} facts={facts} seat={other} title={say("smc-gives", { name: nationOf(sitting, other).name })} most={limits[1]} bundle={wants} set={setWants} />
      </div>
      <div class="effects">
        <Effect sitting={sitting} facts={facts} seat={seat} list={after(facts.held[seat]!, gives, wants, facts.dial)} />
        <Effect sitting={sitting} facts={facts} seat={other} list={after(facts.held[other]!, wants, gives, facts.dial)} />
        <p class="mut">
          {say("smc-never-traded")} <RuleLink rule="SMC-7.4" />
        </p>
      </div>
    </Over>
  );
}

/** What somebody has before and after; trade above what the dial holds is lost. */
function after(held: Bundle, out: Bundle, into: Bundle, dial: number): [number, number, number][] {
  return held.flatMap((n, at): [number, number, number][] => {
    const then = n - (out[at] ?? 0) + (into[at] ?? 0);
    const kept = at === 0 ? Math.min(dial, then) : then;
    return kept === n ? [] : [[at, n, kept]];
  });
}

function BundleForm({
  sitting,
  facts,
  seat,
  title,
  most,
  bundle,
  set,
}: {
  sitting: Sitting;
  facts: BargainFacts;
  seat: number;
  title: string;
  most: Bundle;
  bundle: Bundle;
  set: (bundle: Bundle) => void;
}) {
  const change = (at: number, n: number) => set(bundle.map((old, i) => (i === at ? Math.max(0, Math.min(most[at] ?? 0, n)) : old)));
  return (
    <fieldset class="bundle">
      <legend>
        <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={18} /> <b class="serif">{title}</b> <span class="tag">{say("smc-public-limits")}</span>
      </legend>
      {facts.goods.map((id, at) => {
        const name = goodName(sitting, id);
        const n = bundle[at] ?? 0;
        return most[at] ? (
          <div class={`good ${n ? "on" : ""}`}>
            <Icon name={goodSign(id)} />
            <span>{name}</span>
            <span class="lab">{say("smc-of-n", { n: most[at]! })}</span>
            <button type="button" class="btn sm" aria-label={`− ${name}`} disabled={n <= 0} onClick={() => change(at, n - 1)}>
              <Icon name="minus" />
            </button>
            <output aria-label={name}>{n}</output>
            <button type="button" class="btn sm" aria-label={`+ ${name}`} disabled={n >= most[at]!} onClick={() => change(at, n + 1)}>
              <Icon name="plus" />
            </button>
          </div>
        ) : null;
      })}
      {most.every((n) => !n) && <p class="mut">{say("smc-has-nothing")}</p>}
    </fieldset>
  );
}

/** What an offer does to one of the two. */
function Effect({ sitting, facts, seat, list }: { sitting: Sitting; facts: BargainFacts; seat: number; list: [number, number, number][] }) {
  const [held, most] = facts.hands[seat] ?? [0, 0];
  const events = list.filter(([at]) => facts.goods[at]?.startsWith("events")).reduce((sum, [, before, then]) => sum + then - before, 0);
  return (
    <section class="effect">
      <h3>{seat === me(sitting) ? say("smc-for-you") : say("smc-for", { name: nationOf(sitting, seat).name })}</h3>
      {list.length === 0 ? (
        <p class="mut">{say("page-nothing-changed")}</p>
      ) : (
        <dl class="fx">
          {list.map(([at, before, then]) => (
            <>
              <dt>{goodName(sitting, facts.goods[at]!)}</dt>
              <dd class={mood("goods", before, then)}>
                {before} → {then}
              </dd>
            </>
          ))}
        </dl>
      )}
      {held + events > most && <p class="dn">{say("smc-over-hand", { n: held + events - most })}</p>}
    </section>
  );
}

/** Somebody offers me something: both bundles, what it does to both of us; accept, refuse, or refuse and counter. */
function Answer({ sitting, facts }: { sitting: Sitting; facts: BargainFacts }) {
  const decision = sitting.live.table.value!.decision!;
  const { seat = 0, other = 0, gives = [], wants = [], changes = {} } = facts;
  const accept = sitting.fitting(([verb]) => verb === "accept")[0];
  const reject = sitting.fitting(([verb]) => verb === "reject")[0];
  const left = facts.most - (facts.offers[other] ?? 0);
  const counter = () => {
    countered.value = { game: sitting.id, other: seat, gives: wants, wants: gives };
    if (reject) void sitting.play(reject.option);
  };
  const footer = (
    <>
      <span class="mut">{say("smc-promises")}</span>
      <span class="sp" />
      {reject && (
        <button class="btn big" disabled={sitting.busy.value} onClick={() => void sitting.play(reject.option)}>
          {reject.label.text}
        </button>
      )}
      {reject && left > 0 && (
        <button class="btn big" disabled={sitting.busy.value} onClick={counter}>
          {say("smc-counter")}
        </button>
      )}
      {accept && (
        <button class="btn act big" aria-pressed={sitting.selected.value?.option === accept.option} disabled={sitting.busy.value} onClick={() => sitting.select(accept)}>
          {accept.label.text}
        </button>
      )}
    </>
  );
  return (
    <Over title={say("smc-offers-you", { name: nationOf(sitting, seat).name })} lead={say("smc-whole-or-not")} rule={decision.rule} footer={footer}>
      <div class="bargain">
        <Goods sitting={sitting} facts={facts} seat={seat} title={say("smc-gives", { name: nationOf(sitting, seat).name })} bundle={gives} />
        <Icon name="trade" class="between" />
        <Goods sitting={sitting} facts={facts} seat={other} title={say("smc-you-give")} bundle={wants} />
      </div>
      <div class="effects two">
        {[seat, other].map((party) => (
          <Effect sitting={sitting} facts={facts} seat={party} list={changes[String(party)] ?? []} />
        ))}
        {sitting.selected.value && <p class="warn">{say("smc-click-again")}</p>}
      </div>
    </Over>
  );
}

function Goods({ sitting, facts, seat, title, bundle }: { sitting: Sitting; facts: BargainFacts; seat: number; title: string; bundle: Bundle }) {
  const { resources } = faces(sitting);
  return (
    <section class="bundle">
      <h3>
        <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={18} /> {title}
      </h3>
      {bundle.every((n) => !n) && <p class="mut">{say("smc-nothing")}</p>}
      {facts.goods.map((id, at) => {
        const resource = resources.findIndex((one) => one.id === id);
        return bundle[at] ? (
          <div class="good on" {...refsOf(resource >= 0 ? [{ kind: "resource", value: resource }] : [])}>
            <Icon name={goodSign(id)} />
            <span>{goodName(sitting, id)}</span>
            <b>{bundle[at]}</b>
          </div>
        ) : null;
      })}
    </section>
  );
}

/** Which of my hidden things I hand over; only the two of us will know (SMC-7.4.6). */
function HandOver({ sitting }: { sitting: Sitting }) {
  const decision = sitting.live.table.value!.decision!;
  const selected = sitting.selected.value;
  const footer = (
    <>
      <span class="mut">
        <Icon name="lock" /> {say("smc-handed-secretly")}
      </span>
      <span class="sp" />
      <button class="btn act big" disabled={!selected || sitting.busy.value} onClick={() => void sitting.confirm()}>
        {say("smc-hand-over")}
      </button>
    </>
  );
  return (
    <Over title={decision.prompt.text} lead={say("smc-as-agreed")} rule={decision.rule} footer={footer}>
      <div class="handovers" role="radiogroup" aria-label={decision.prompt.text}>
        {decision.options.map((choice) => (
          <button
            type="button"
            role="radio"
            aria-checked={selected?.option === choice.option}
            class={`switch ${selected?.option === choice.option ? "on" : ""}`}
            onClick={() => selected?.option !== choice.option && sitting.select(choice)}
            {...refsOf(choice.label.refs)}
          >
            <i aria-hidden="true" />
            <span>{choice.label.text}</span>
          </button>
        ))}
      </div>
    </Over>
  );
}
