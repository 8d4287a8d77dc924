import { useEffect, useMemo, useState } from "preact/hooks";
import type { Json, Option } from "../../api";
import { Confirm, Plain } from "../../parts/Confirm";
import { clock, useCountdown } from "../../parts/countdown";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Seat } from "../../parts/Seat";
import { listed, Sight } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { Hand as Send } from "../../table/SpaceForm";
import { say } from "../../words";
import { faces, nationOf, tradeIcon } from "./facts";
import { Traders } from "./Traders";

interface Offer {
  seat: number;
  count: number;
  total: number;
  named: number;
  wants: number | null;
  number: number;
  to: number;
  answers: number;
  paused: boolean;
  give: number[] | { hidden: number };
}

interface Gives {
  space: "gives";
  heads: Option[];
  items: number[];
  bounds: number[];
  lo: number;
  hi: number;
}

/** The trade under way, if there is one: the market's sealed rounds or the open floor. */
export function tradeStep(sitting: Sitting): { is: string; traders: number[]; offers: Offer[]; counters: Offer[]; left?: number[]; done?: number; round?: number } | null {
  return sitting.view.value?.stack?.find((step: { is: string }) => step.is === "Market" || step.is === "Floor") ?? null;
}

/** The trade floor: what everybody has declared, truly; and my own offer being put together. */
export function TradeFloor({ sitting }: { sitting: Sitting }) {
  const step = tradeStep(sitting)!;
  const view = sitting.view.value!;
  const floor = step.is === "Floor";
  const answered: number[] = view.pending?.answered ?? [];
  const [begun, setBegun] = useState<string | null>(null); // how my own words begin, once that was chosen
  const left = useCountdown(sitting.live.table.value!.deadline);
  return (
    <section class="panel trade" aria-label={say("civ-trade-floor")}>
      <header>
        <h2>{say(floor ? "civ-trade-floor" : "civ-market", { n: step.round ?? 0 })}</h2>
        <span class="lab">{say("civ-offers", { n: step.offers.length })}</span>
        {left !== null && (
          <span class="chip" role="timer">
            <Icon name="clock" /> {clock(left)}
          </span>
        )}
        <span class="sp" />
        {!floor && view.pending && <span class="lab">{say("civ-answered", { n: answered.length, of: answered.length + sitting.live.table.value!.to_act.length })}</span>}
        {step.offers.length > 0 && (
          <>
            <span class="true">
              <Icon name="ok" /> {say("civ-true")}
            </span>
            <span class="lab">{say("civ-checked-by-rules")}</span>
          </>
        )}
      </header>
      <div class="floor">
        <div class="offers" data-region="offers" role="group" aria-label={say("civ-offers", { n: step.offers.length })}>
          {step.offers.length === 0 && <p class="empty">{say("civ-no-offers-yet")}</p>}
          {step.offers.map((offer) => (
            <div class={`offer ${offer.seat === sitting.me?.seat ? "mine" : ""} ${offer.paused ? "paused" : ""}`}>
              <Declared sitting={sitting} offer={offer} begun={begun} answer={setBegun} />
              {step.counters
                .filter((c) => c.answers === (floor ? offer.number : offer.seat))
                .map((counter) => (
                  <div class="counter">
                    ↳ <Declared sitting={sitting} offer={counter} counter begun={begun} answer={setBegun} />
                  </div>
                ))}
            </div>
          ))}
        </div>
        <Traders sitting={sitting} />
      </div>
      <Composer sitting={sitting} begun={begun} setBegun={setBegun} />
    </section>
  );
}

interface DeclaredProps {
  sitting: Sitting;
  offer: Offer;
  counter?: boolean;
  begun: string | null;
  answer: (head: string) => void; // begin to write a counter-offer
}

function Declared({ sitting, offer, counter = false, begun, answer }: DeclaredProps) {
  const { trade } = faces(sitting);
  const { name, initial } = nationOf(sitting, offer.seat);
  const mine = sitting.choices.value.filter(
    (c) =>
      ["accept", "withdraw", "suspend", "resume"].includes(c.option[0]) && (offer.number ? c.option[1] === offer.number : counter && offer.answers === sitting.me?.seat && c.option[1] === offer.seat),
  );
  const space = sitting.live.table.value?.decision?.space as unknown as Gives | null;
  const heads = space?.space === "gives" ? space.heads.filter((h) => ["accept", "withdraw", "suspend", "resume"].includes(h[0]) && h[1] === offer.number) : [];
  const reply = space?.space === "gives" && !counter ? space.heads.find((h) => h[0] === "counter" && h[1] === (offer.number || offer.seat)) : undefined;
  const words = listed(
    name,
    offer.number > 0 && say("civ-offer-number", { n: offer.number }),
    `${say("civ-n-cards", { n: offer.count })} ${say("civ-worth", { n: offer.total })}`,
    `${say("civ-one-is")} ${trade[offer.named]?.name}`,
    offer.wants !== null && `${say("civ-wants")} ${trade[offer.wants]?.name}`,
    offer.to >= 0 && `→ ${nationOf(sitting, offer.to).name}`,
    offer.paused && say("civ-paused"),
    Array.isArray(offer.give) && offer.give.length > 0 && `(${offer.give.map((kind) => trade[kind]?.name).join(", ")})`,
  );
  const declared = [offer.named, offer.wants].flatMap((value) => (value === null ? [] : [{ kind: "card", value }]));
  const id = `${offer.seat}-${offer.number}-${offer.answers}`;
  return (
    <div class="dline">
      <span class="who">
        <Seat seat={offer.seat} initial={initial} /> {name}
      </span>
      {offer.number > 0 && <span class="lab">{say("civ-offer-number", { n: offer.number })}</span>}
      <Sight id={id} class="dcl" name={words} about={declared}>
        <span class="true">
          <Icon name="ok" /> {say("civ-true")}
        </span>
        <span class="bks" aria-hidden="true">
          {Array.from({ length: Math.min(6, offer.count) }, () => (
            <i />
          ))}
        </span>
        <b>{say("civ-n-cards", { n: offer.count })}</b> {say("civ-worth", { n: offer.total })}
        <span class="nm1">
          {say("civ-one-is")} <Icon name={tradeIcon(trade[offer.named])} /> <b>{trade[offer.named]?.name}</b>
        </span>
      </Sight>
      {offer.wants !== null && (
        <span class="wants" {...refsOf([{ kind: "card", value: offer.wants }])}>
          {say("civ-wants")} <Icon name={tradeIcon(trade[offer.wants])} /> {trade[offer.wants]?.name}
        </span>
      )}
      {offer.to >= 0 && <span class="lab">→ {nationOf(sitting, offer.to).name}</span>}
      {offer.paused && <span class="tag">{say("civ-paused")}</span>}
      {Array.isArray(offer.give) && offer.give.length > 0 && <span class="lab">({offer.give.map((kind) => trade[kind]?.name).join(", ")})</span>}
      <span class="sp" />
      {reply && (
        <button
          class="btn sm"
          data-thing={`${id}-counter`}
          aria-pressed={begun === JSON.stringify(reply)}
          onClick={() => {
            answer(JSON.stringify(reply));
            document.querySelector(".composer")?.scrollIntoView({ block: "nearest" });
          }}
        >
          {say("civ-do-counter")}
        </button>
      )}
      {[...mine.map((choice) => choice.option), ...heads].map((option) => {
        const [verb] = option;
        const Button = verb === "accept" ? Confirm : Plain; // a trade cannot be taken back
        return (
          <Button class="btn sm" thing={`${id}-${verb}`} question={say("civ-accept-help")} act={() => void sitting.play(option)}>
            {say(`civ-do-${verb}`)}
          </Button>
        );
      })}
    </div>
  );
}

/** One dialog for an offer: how it begins, the cards, the one that is named. */
function Composer({ sitting, begun, setBegun }: { sitting: Sitting; begun: string | null; setBegun: (head: string | null) => void }) {
  const { trade } = faces(sitting);
  const decision = sitting.past.value ? null : sitting.live.table.value!.decision;
  const space = decision?.space?.space === "gives" ? (decision.space as unknown as Gives) : null;
  const [amounts, setAmounts] = useState<number[]>([]);
  const [named, setNamed] = useState<number | null>(null);
  const step = tradeStep(sitting);
  const said = [...(step?.offers ?? []), ...(step?.counters ?? [])].filter((offer) => offer.seat === sitting.me?.seat).length;
  const mine = JSON.stringify([decision?.what, said, space?.items, space?.bounds]);
  useEffect(() => {
    setAmounts(space?.items.map(() => 0) ?? []);
    setNamed(null);
    setBegun(null);
  }, [mine]); // what others say leaves what I am writing alone
  const give = useMemo(() => (space ? space.items.flatMap((kind, i) => Array<number>(amounts[i] ?? 0).fill(kind)) : []), [amounts, space]);
  if (!space) return null;
  const heads = space.heads.filter((h) => !["accept", "withdraw", "suspend", "resume"].includes(h[0]));
  const at = (fits: (h: Option) => boolean) => heads.findIndex(fits);
  const head = Math.max(0, begun === null ? -1 : at((h) => JSON.stringify(h) === begun), begun === null ? at((h) => h[0] === "offer" || h[0] === "counter") : -1);
  const chosen = heads[head]!;
  const giving = chosen[0] === "offer" || chosen[0] === "counter";
  const goods = space.items.filter((kind, i) => (amounts[i] ?? 0) > 0 && !trade[kind]!.calamity);
  const name = named !== null && goods.includes(named) ? named : (goods[0] ?? null);
  const option: Option = !giving ? chosen : chosen[0] === "offer" ? ["offer", give, name, ...(chosen.slice(1) as Json[])] : ["counter", chosen[1] as Json, give, name];
  const fits = !giving || (give.length >= space.lo && name !== null);
  const total = space.items.reduce((sum, kind, i) => sum + (amounts[i] ?? 0) ** 2 * trade[kind]!.value, 0);
  const calamities = space.items.filter((kind, i) => (amounts[i] ?? 0) > 0 && trade[kind]!.calamity);
  return (
    <div class="composer" role="group" aria-label={decision!.prompt.text}>
      <h3>{decision!.prompt.text}</h3>
      <div class="row wrap">
        <label>
          <span class="lab">{say("civ-say")}</span>{" "}
          <select class="fld" value={String(head)} onChange={(e) => setBegun(JSON.stringify(heads[Number(e.currentTarget.value)]))}>
            {heads.map((h, i) => (
              <option value={String(i)}>{headText(sitting, h)}</option>
            ))}
          </select>
        </label>
      </div>
      {giving && (
        <>
          <div class="hand">
            {space.items.map((kind, i) => (
              <div class={`td ${trade[kind]!.calamity ? "cal" : ""} ${amounts[i] ? "in" : ""}`} {...refsOf([{ kind: "card", value: kind }])}>
                <span class="v">{trade[kind]!.value || "–"}</span>
                <Icon name={tradeIcon(trade[kind])} />
                <span class="n">{trade[kind]!.name}</span>
                <span class="count">
                  <button class="btn sm" aria-label={`− ${trade[kind]!.name}`} disabled={!amounts[i]} onClick={() => setAmounts(amounts.map((a, j) => (i === j ? a - 1 : a)))}>
                    −
                  </button>
                  <output>
                    {amounts[i] ?? 0}/{space.bounds[i]}
                  </output>
                  <button
                    class="btn sm"
                    aria-label={`+ ${trade[kind]!.name}`}
                    disabled={(amounts[i] ?? 0) >= space.bounds[i]!}
                    onClick={() => setAmounts(space.items.map((_, j) => (amounts[j] ?? 0) + (i === j ? 1 : 0)))}
                  >
                    +
                  </button>
                </span>
              </div>
            ))}
          </div>
          <div class="row wrap" hidden={!give.length}>
            <span class="lab">{say("civ-everybody-reads")}</span>
            <span class="dcl">
              <span class="true">
                <Icon name="ok" /> {say("civ-true")}
              </span>
              <b>{say("civ-n-cards", { n: give.length })}</b> {say("civ-worth", { n: total })} {say("civ-one-is")}
              <span class="seg" role="group" aria-label={say("civ-name-one")}>
                {goods.map((kind) => (
                  <button class={kind === name ? "on" : ""} aria-pressed={kind === name} onClick={() => setNamed(kind)}>
                    {trade[kind]!.name}
                  </button>
                ))}
              </span>
            </span>
            {calamities.map((kind) => (
              <span class="chip loss" {...refsOf([{ kind: "card", value: kind }])}>
                <Icon name="warn" /> {say("civ-you-pass", { card: trade[kind]!.name })}
              </span>
            ))}
          </div>
        </>
      )}
      <div class="row wrap">
        <OneMore sitting={sitting} />
        <span class="sp" />
        {!fits && (
          <span class="lab">
            {say("civ-give-at-least", { n: space.lo })} <RuleLink rule="CIV80-11.4" />
          </span>
        )}
        {heads
          .filter((h) => h.length === 1 && h !== chosen) // to say nothing is as near as to offer
          .map((h) => (
            <Plain class="btn" act={() => setBegun(JSON.stringify(h))}>
              {headText(sitting, h)}
            </Plain>
          ))}
        <Send sitting={sitting} option={option} fits={fits} count={headText(sitting, chosen)} />
      </div>
    </div>
  );
}

/** What is worth asking for: one more card of a kind I have. */
function OneMore({ sitting }: { sitting: Sitting }) {
  const { trade } = faces(sitting);
  const more: [number, number][] = sitting.board.value?.one_more ?? [];
  if (!more.length) return null;
  return (
    <>
      <b class="lab">{say("civ-one-more")}</b>
      {more.map(([kind, gain]) => (
        <span class="chip" {...refsOf([{ kind: "card", value: kind }])}>
          <Icon name={tradeIcon(trade[kind])} /> {trade[kind]?.name} +{gain}
        </span>
      ))}
    </>
  );
}

function headText(sitting: Sitting, head: Option): string {
  const { trade } = faces(sitting);
  const kind = (value: Json | undefined) => (typeof value === "number" ? (trade[value]?.name ?? "") : say("civ-anything"));
  const floor = tradeStep(sitting)?.is === "Floor";
  if (head[0] === "offer" && floor) return say("civ-offer-to", { who: typeof head[1] === "number" ? nationOf(sitting, head[1]).name : say("civ-all"), wants: kind(head[2]) });
  if (head[0] === "offer") return say("civ-offer-wanting", { wants: kind(head[1]) });
  if (head[0] === "counter") return floor ? say("civ-counter-number", { n: Number(head[1]) }) : say("civ-counter-to", { who: nationOf(sitting, Number(head[1])).name });
  return say(`do-${head[0]}`);
}
