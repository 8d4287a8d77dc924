import { useEffect, useMemo, useState } from "preact/hooks";
import type { Line } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Seat } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { cardIcon, faces, group, nationOf, tradeIcon } from "./facts";
import { ruleOf } from "./inspect";

interface Fight {
  kind: "fight";
  at: number; // the line it begins with
  area: number;
  sides: { seat: number; before: number; after: number }[];
  more: Line[];
}
interface Calamity {
  kind: "calamity";
  at: number;
  card: number;
  victim: number;
  trader: number | null;
  saved: { seat: number; card: number; was: number; now: number }[];
  lost: Map<number, { tokens: number; cities: number }>;
  more: Line[];
}
type Moment = Fight | Calamity;

const AFTERMATH = ["log-attack-fails", "log-city-stormed", "log-city-surrenders", "log-city-eliminated"];
const CALAMITOUS = [
  "log-loses-tokens",
  "log-loses-city",
  "log-city-reduced",
  "log-city-leaves-tokens",
  "log-orders-losses",
  "log-floods",
  "log-shows-grain",
  "log-erupts",
  "log-nominates",
  "log-marks-seceders",
  "log-marks-city",
  "log-keeps-seceders",
  "log-keeps-rest",
  "log-takes-over-city",
  "log-takes-over-tokens",
  "log-calamity-finds-nothing",
  "log-card-saves",
];

/** Fights and calamities out of the chronicle, each with its numbers. */
export function momentsIn(lines: Line[], from: number): Moment[] {
  const found: Moment[] = [];
  const passed = new Map<string, number>(); // who got a calamity from whom
  for (const line of lines) {
    const { id, args } = line.message;
    const last = found.at(-1);
    const n = (name: string) => Number(args[name]);
    if (id === "log-round-begins") passed.clear();
    else if (id === "log-calamity-was-passed") passed.set(`${args.seat} ${args.card}`, n("trader"));
    else if (line.n < from && id !== "log-calamity-strikes") continue;
    else if (id === "log-fight") found.push({ kind: "fight", at: line.n, area: n("area"), sides: [], more: [] });
    else if (id === "log-fights" && last?.kind === "fight") last.sides.push({ seat: n("seat"), before: n("before"), after: n("after") });
    else if (AFTERMATH.includes(id)) {
      const area = n("area");
      if (last?.kind === "fight" && last.area === area) last.more.push(line);
      else found.push({ kind: "fight", at: line.n, area, sides: [], more: [line] });
    } else if (id === "log-calamity-strikes") {
      const trader = passed.get(`${args.seat} ${args.card}`) ?? null;
      found.push({ kind: "calamity", at: line.n, card: n("card"), victim: n("seat"), trader, saved: [], lost: new Map(), more: [] });
    } else if (CALAMITOUS.includes(id) && last?.kind === "calamity") {
      if (id === "log-card-saves") last.saved.push({ seat: n("seat"), card: n("civilization_card"), was: n("before"), now: n("after") });
      else last.more.push(line);
      const lost = last.lost.get(n("seat")) ?? { tokens: 0, cities: 0 };
      if (id === "log-loses-tokens") last.lost.set(n("seat"), { ...lost, tokens: lost.tokens + n("tokens") });
      if (id === "log-loses-city" || id === "log-city-reduced") last.lost.set(n("seat"), { ...lost, cities: lost.cities + 1 });
    }
  }
  return found.filter((moment) => moment.at >= from);
}

/** Whether a moment is about a seat. */
const concerns = (moment: Moment, seat: number | null) => (moment.kind === "fight" ? moment.sides.some((side) => side.seat === seat) : moment.victim === seat || moment.lost.has(seat ?? -1));

/** What happened since my last decision, as cards over a corner of the map: what, why, who, and what was saved by which card. */
export function Moments({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const past = sitting.past.value;
  const since = past ? past.line : (table.since?.line ?? 0);
  const [read, setRead] = useState(0); // up to which line
  const [at, setAt] = useState(0);
  const mine = past ? past.lines : sitting.lines.value;
  const all = useMemo(() => momentsIn(mine, Math.max(since, read)), [mine, since, read]);
  const struck = sitting.view.value!.event === 11 && !!table.decision && !past; // the calamity I am asked about came last
  useEffect(
    () =>
      setAt(
        struck
          ? all.length - 1
          : Math.max(
              0,
              all.findIndex((moment) => concerns(moment, table.seat)),
            ),
      ),
    [since, struck],
  );
  const moment = all[Math.min(at, all.length - 1)];
  if (!moment) return null;
  const done = () => setRead((all.at(-1)?.at ?? 0) + 1);
  return (
    <aside class={`moment-card ${moment.kind}`} aria-label={say("civ-what-happened")} data-moment={moment.kind}>
      {moment.kind === "fight" ? <FightCard sitting={sitting} fight={moment} /> : <CalamityCard sitting={sitting} calamity={moment} />}
      <footer>
        <button class="btn sm" disabled={at <= 0} aria-label={say("page-previous")} onClick={() => setAt(at - 1)}>
          <Icon name="undo" />
        </button>
        <span class="lab">
          {Math.min(at, all.length - 1) + 1} / {all.length}
        </span>
        <button class="btn sm" disabled={at >= all.length - 1} aria-label={say("page-next")} onClick={() => setAt(at + 1)}>
          <Icon name="redo" />
        </button>
        <span class="sp" />
        <button class="btn sm act" onClick={done}>
          {say("page-close")}
        </button>
      </footer>
    </aside>
  );
}

function FightCard({ sitting, fight }: { sitting: Sitting; fight: Fight }) {
  const area = faces(sitting).areas[fight.area]!;
  const light = () => (sitting.lit.value = [{ kind: "area", value: fight.area }]);
  const dim = () => (sitting.lit.value = []);
  const total = fight.sides.reduce((sum, side) => sum + side.before, 0);
  return (
    <div onMouseEnter={light} onMouseLeave={dim}>
      <h3>
        <Icon name="strength" /> {say("civ-conflict-in", { area: area.name })}
      </h3>
      {fight.sides.length > 0 && (
        <p class="lab">
          {say("civ-fight-why", { n: total, limit: area.limit })} <RuleLink rule="CIV80-8.5" />
        </p>
      )}
      <dl class="sides">
        {fight.sides.map(({ seat, before, after }) => (
          <div>
            <dt>
              <Seat seat={seat} initial={nationOf(sitting, seat).initial} /> {nationOf(sitting, seat).name}
            </dt>
            <dd>
              {before} <span class="dn">− {before - after}</span> = <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
      {fight.more.map((line) => (
        <p>{line.message.text}</p>
      ))}
    </div>
  );
}

function CalamityCard({ sitting, calamity }: { sitting: Sitting; calamity: Calamity }) {
  const { trade, cards } = faces(sitting);
  const kind = trade[calamity.card]!;
  const name = (seat: number) => nationOf(sitting, seat).name;
  return (
    <>
      <div class="vignette" aria-hidden="true">
        <Icon name={tradeIcon(kind)} />
        <span class="tag">{say(kind.red ? "civ-calamity-red" : "civ-calamity-black", { n: kind.stack })}</span>
      </div>
      <h3 {...refsOf([{ kind: "card", value: calamity.card }])}>{kind.name}</h3>
      <p>
        {say(`civ-about-${kind.id}`)} <RuleLink rule={ruleOf(kind)} />
      </p>
      <h4>{say("civ-why")}</h4>
      <p class="row">
        <Seat seat={calamity.trader ?? calamity.victim} initial={nationOf(sitting, calamity.trader ?? calamity.victim).initial} />
        {calamity.trader === null ? say("civ-why-drawn", { nation: name(calamity.victim) }) : say("civ-why-traded", { nation: name(calamity.victim), trader: name(calamity.trader) })}
      </p>
      {calamity.saved.length > 0 && <h4>{say("civ-saved")}</h4>}
      {calamity.saved.map(({ seat, card, was, now }) => (
        <p class="row" {...refsOf([{ kind: "civ", value: card }])}>
          <span class={`cc ${group(cards[card])}`}>
            <Icon name={cardIcon(cards[card])} />
          </span>
          <b>{cards[card]?.name}</b> <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={14} /> {was} → {now} <b class="up">−{was - now}</b>
        </p>
      ))}
      {calamity.lost.size > 0 && <h4>{say("civ-losses")}</h4>}
      {[...calamity.lost].map(([seat, { tokens, cities }]) => (
        <p class="row">
          <Seat seat={seat} initial={nationOf(sitting, seat).initial} /> <b>{name(seat)}</b>{" "}
          {[tokens && say("civ-lost-tokens", { n: tokens }), cities && say("civ-lost-cities", { n: cities })].filter(Boolean).join(", ")}
        </p>
      ))}
      {calamity.lost.size === 0 && calamity.more.map((line) => <p>{line.message.text}</p>)}
    </>
  );
}
