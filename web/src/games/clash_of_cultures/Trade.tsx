import { useEffect, useState } from "preact/hooks";
import type { Option } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Answers, Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { Counter, Hand as Send } from "../../table/SpaceForm";
import { say } from "../../words";
import { dialogs, question } from "./dialogs";
import { faces, GOOD_CLASS, GOODS, me, playerName, spaceName } from "./facts";
import { Owner } from "./Owner";

const CARDS = ["coc-trade-action-cards", "coc-trade-objective-cards", "coc-trade-wonder-cards"];
const WAY = 7; // kinds of goods, before the cards

/** What a bundle has: a name for each of its places. */
const thingName = (sitting: Sitting, at: number, n = 2): string => (at < WAY ? faces(sitting).good[at]!.name : say(CARDS[at - WAY]!, { n }));
const described = (sitting: Sitting, bundle: number[]): string => bundle.flatMap((n, at) => (n ? [`${n} × ${thingName(sitting, at, n)}`] : [])).join(", ") || say("coc-trade-nothing");

/** Offers between players: mine in the making, one that I am asked about. */
export function Offers({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting);
  if (decision?.what === "offer") return <Making sitting={sitting} />;
  if (decision?.what === "answer-offer") return <Answering sitting={sitting} />;
  return null;
}

/** My offer: what I give, what I want, side by side. */
function Making({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting)!;
  const space = decision.space as unknown as { give: number[]; get: number[] };
  const rival = Number(decision.prompt.args.rival);
  const [give, setGive] = useState<number[]>([]);
  const [get, setGet] = useState<number[]>([]);
  const version = sitting.live.table.value!.version;
  useEffect(() => {
    setGive(space.give.map(() => 0));
    setGet(space.get.map(() => 0));
  }, [version]);
  const fits = [...give, ...get].some((n) => n > 0);
  const option: Option = ["bundle", give, get];
  const player = me(sitting)!;
  const side = (title: string, owner: number, bounds: number[], amounts: number[], set: (amounts: number[]) => void) => (
    <section aria-label={title}>
      <h3>
        <Owner sitting={sitting} owner={owner} /> {title}
      </h3>
      {bounds.map(
        (most, at) =>
          most > 0 && (
            <div class={`thing ${GOOD_CLASS[at] ?? ""}`}>
              <Icon name={at < WAY ? GOODS[at]! : "cards"} />
              <Counter name={thingName(sitting, at)} n={amounts[at] ?? 0} most={most} set={(n) => set(bounds.map((_, i) => (i === at ? Math.max(0, Math.min(most, n)) : (amounts[i] ?? 0))))} />
            </div>
          ),
      )}
      {!bounds.some((n) => n > 0) && <p class="mut">{say("coc-trade-nothing")}</p>}
    </section>
  );
  const footer = (
    <>
      <span class="mut">
        {fits ? say("coc-trade-sum", { give: described(sitting, give), get: described(sitting, get) }) : say("coc-trade-pick")} <RuleLink rule="COC-4.3.2" />
      </span>
      <span class="sp" />
      {sitting.live.table.value!.undo?.allowed && (
        <button class="btn quiet" disabled={sitting.busy.value} onClick={() => void sitting.undo()}>
          {say("coc-trade-leave")}
        </button>
      )}
      <Send sitting={sitting} option={option} fits={fits} label={say("coc-trade-send")} />
    </>
  );
  return (
    <Over
      title={say("coc-trade-title", { name: playerName(sitting, rival) })}
      lead={say("coc-trade-offers-left", { n: Math.max(0, Number(sitting.view.value!.rules?.max_offers ?? 0) - player.offers) })}
      rule={decision.rule}
      footer={footer}
    >
      <div class="coc-trade" data-dialog="offer">
        {side(say("coc-trade-you-give"), player.seat, space.give, give, setGive)}
        {side(say("coc-trade-you-get"), rival, space.get, get, setGet)}
      </div>
    </Over>
  );
}

/** An offer to me: what I would have before and after, and what I could say instead. */
function Answering({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting)!;
  const args = decision.prompt.args as unknown as { rival: number; give: number[]; get: number[] };
  const player = me(sitting)!;
  const limits = (sitting.board.value as { limits?: number[][] } | null)?.limits?.[player.seat] ?? [];
  const changed = args.give.flatMap((n, at) => (at < WAY && n !== args.get[at] ? [at] : []));
  const counter = () => {
    const box = document.querySelector<HTMLInputElement>(".logging input, .chatting input");
    document.querySelector<HTMLElement>('.logging [role="tab"]:last-child')?.click();
    setTimeout(() => {
      const input = box ?? document.querySelector<HTMLInputElement>(".logging input, .chatting input");
      if (!input) return;
      input.value = say("coc-trade-rather", { give: described(sitting, args.give), get: described(sitting, args.get) });
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.focus();
    }, 60);
  };
  const footer = (
    <>
      <button class="btn" onClick={counter}>
        {say("coc-trade-counter")}
      </button>
      <span class="sp" />
      <Answers sitting={sitting} choices={decision.options} />
    </>
  );
  return (
    <Over title={say("coc-trade-from", { name: playerName(sitting, args.rival) })} lead={decision.prompt.text} rule={decision.rule} footer={footer}>
      <div class="coc-trade" data-dialog="answer">
        <section>
          <h3>
            <Owner sitting={sitting} owner={player.seat} /> {say("coc-trade-you-get")}
          </h3>
          <p class="bundle">{described(sitting, args.give)}</p>
        </section>
        <section>
          <h3>
            <Owner sitting={sitting} owner={args.rival} /> {say("coc-trade-you-give")}
          </h3>
          <p class="bundle">{described(sitting, args.get)}</p>
        </section>
        {changed.length > 0 && (
          <table class="tbl">
            <tbody>
              {changed.map((at) => {
                const was = player.goods[at]!;
                const will = was + args.give[at]! - args.get[at]!;
                const most = limits[at] ?? Infinity;
                return (
                  <tr>
                    <td>
                      <Icon name={GOODS[at]!} class={GOOD_CLASS[at]} /> {thingName(sitting, at)}
                    </td>
                    <td class={will > was ? "up" : "dn"}>
                      {was} → {Math.min(will, most)}
                      {will > most && ` (${say("coc-trade-lost", { n: will - most })})`}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
    </Over>
  );
}

/** Trade routes are formed one after another: those that can be, beside the map. */
export function Routes({ sitting }: { sitting: Sitting }) {
  if (question(sitting)?.what !== "trade-route") return null;
  const { good } = faces(sitting);
  const most = dialogs(sitting).routes ?? 0;
  const step = (sitting.view.value!.stack ?? []).find((each: { is: string }) => each.is === "FormRoutes") as { used?: unknown[]; formed?: number } | undefined;
  const routes = sitting.fitting(([verb]) => verb === "route");
  const done = sitting.fitting(([verb]) => verb === "no-more-routes");
  return (
    <section class="coc-routes panel" data-dialog="routes" aria-label={say("coc-routes-title")}>
      <header>
        <h2>{say("coc-routes-title")}</h2>
        <RuleLink rule="COC-5.9.6" />
      </header>
      <div class="bd" data-region="routes">
        <p class="lab">{say("coc-routes-possible", { n: most + Number(step?.formed ?? 0) })}</p>
        {routes.map((choice) => {
          const [, , from, to, brings] = choice.option as [string, number, number, number, number];
          return (
            <button class="ch" data-thing={JSON.stringify(choice.option)} aria-pressed={sitting.selected.value === choice} onClick={() => sitting.select(choice)} {...refsOf(choice.label.refs)}>
              <Icon name="trade" />
              <span class="ttl">
                {spaceName(sitting, from)} → {spaceName(sitting, to)} <em>{playerName(sitting, sitting.view.value!.city[to])}</em>
              </span>
              <b>
                +1 <Icon name={GOODS[brings]!} class={GOOD_CLASS[brings]} /> {good[brings]!.name}
              </b>
            </button>
          );
        })}
        {done.length > 0 && (
          <button class="btn" onClick={() => sitting.select(done[0]!)}>
            {done[0]!.label.text}
          </button>
        )}
      </div>
    </section>
  );
}
