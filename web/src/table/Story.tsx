import { useEffect, useState } from "preact/hooks";
import { api, type Graph, type Line, type Position, type Ref, type Scene } from "../api";
import { inPoints } from "../parts/halves";
import { Icon } from "../parts/Icon";
import { refsOf } from "../parts/Inspector";
import { Seat } from "../parts/Seat";
import { language } from "../settings";
import { say } from "../words";
import { apart, type Turn, turningPoints } from "./analysis";
import { Called } from "./Called";
import { initial } from "./Log";
import { Podium } from "./Podium";
import type { Sitting } from "./sitting";
import "./tale.css";

const CHAPTERS = 5;
const [W, H] = [640, 64];
const GAP = 7.5; // hundredths of the curve that a number takes on a phone

/** A turn of the game as a picture shows it: what it was about, for whom, and how it looked then. */
export interface Chapter {
  refs: Ref[];
  seat: number;
  then: Position | null;
}

interface Told extends Turn {
  position: number; // where to look
  name: string | null;
  text: string;
  refs: Ref[];
}

/** The end as a picture story: who won, how the chances went, and the moments that made it so, each with its picture. */
export function Story({ sitting, graph, scenes, leave }: { sitting: Sitting; graph: Graph; scenes: Scene[]; leave: () => void }) {
  const table = sitting.live.table.value!;
  const turns = turningPoints(graph, CHAPTERS);
  const told = turns.map((turn) => tell(sitting, graph, scenes, turn));
  return (
    <section class="tale" aria-label={say("page-story")}>
      <div class="opening panel">
        <div>
          <Words sitting={sitting} graph={graph} />
          <Curve sitting={sitting} graph={graph} turns={turns} />
          <Places sitting={sitting} />
        </div>
        <Podium ranking={table.ranking ?? []} initials={table.players.map((p) => initial(p.name))} />
      </div>
      {told.length > 0 && (
        <ol class="chapters">
          {told.map((turn, n) => (
            <ChapterCard key={turn.i} sitting={sitting} graph={graph} turn={turn} n={n + 1} leave={leave} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** By how much, when it ended, and how near the winner was to losing. */
function Words({ sitting, graph }: { sitting: Sitting; graph: Graph }) {
  const table = sitting.live.table.value!;
  const [first, second] = (table.ranking ?? []).flat();
  const ahead = first !== undefined && second !== undefined ? (table.scores?.[first] ?? 0) - (table.scores?.[second] ?? 0) : 0;
  const chance = first === undefined ? undefined : graph.series.chance?.[first];
  const low = chance ? chance.indexOf(Math.min(...chance)) : -1;
  return (
    <p class="lead">
      {table.moment?.text}
      {ahead > 0 && ` · ${say("page-ahead", { n: inPoints(ahead), name: sitting.nameOf(second!) })}`}
      {chance && low >= 0 && <span class="low">{say("page-lowest-chance", { n: Math.round(chance[low]!), when: round(graph, low) })}</span>}
    </p>
  );
}

/** My own chance, or the winner's, round by round, with the chapters on it. */
function Curve({ sitting, graph, turns }: { sitting: Sitting; graph: Graph; turns: Turn[] }) {
  const table = sitting.live.table.value!;
  const seat = table.seat ?? table.ranking?.[0]?.[0] ?? 0;
  const values = graph.series.chance?.[seat];
  if (!values) return null;
  const last = Math.max(1, graph.positions.at(-1) ?? 1);
  const x = (i: number) => (graph.positions[i]! / last) * W;
  const y = (n: number) => H - (n / 100) * (H - 2);
  const at = apart(
    turns.map(({ i }) => (100 * x(i)) / W),
    GAP,
  );
  const line = values.map((n, i) => `${x(i).toFixed(1)},${y(n).toFixed(1)}`).join(" ");
  return (
    <figure class="chances">
      <figcaption class="lab">
        <Seat seat={seat} initial={initial(table.players[seat]?.name)} size={14} /> {say("page-chance-curve")}
      </figcaption>
      <div class="plot">
        <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true" style={{ color: `var(--seat-${(seat % 7) + 1})` }}>
          <path class="half" d={`M0 ${y(50)}H${W}`} />
          <polygon points={`0,${H} ${line} ${W},${H}`} />
          <polyline points={line} />
        </svg>
        {turns.map(({ i }, n) => (
          <b class="dot" style={{ left: `${at[n]}%`, top: `${(100 * y(values[i]!)) / H}%` }} aria-hidden="true">
            {n + 1}
          </b>
        ))}
      </div>
    </figure>
  );
}

function Places({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  return (
    <ol class="places">
      {(table.ranking ?? []).flatMap((group, place) =>
        group.map((seat) => (
          <li class={seat === table.seat ? "me" : ""}>
            <span class="row">
              <Seat seat={seat} initial={initial(table.players[seat]?.name)} size={16} /> <b>{place + 1}.</b>
            </span>
            <b>
              <Called sitting={sitting} seat={seat} />
            </b>
            <span class="num">{inPoints(table.scores?.[seat])}</span>
          </li>
        )),
      )}
    </ol>
  );
}

/** One moment: its picture, when it was, what happened, and what it did to somebody's chance. */
function ChapterCard({ sitting, graph, turn, n, leave }: { sitting: Sitting; graph: Graph; turn: Told; n: number; leave: () => void }) {
  const table = sitting.live.table.value!;
  const [then, setThen] = useState<Position | null>(null);
  useEffect(() => {
    api.at(table.id, turn.position, sitting.me?.token ?? null, language.value).then(setThen, () => undefined);
  }, [turn.position, language.value]);
  const name = sitting.nameOf(turn.seat);
  const percent = graph.series.chance ? say("page-chance-moved", { was: Math.round(turn.was), is: Math.round(turn.is) }) : `+${Math.round(turn.is - turn.was)}`;
  return (
    <li class="chapter">
      <button type="button" onClick={() => (leave(), sitting.jump(turn.position))} {...refsOf(turn.refs)}>
        <span class="scenery" aria-hidden="true">
          <Scenery sitting={sitting} chapter={{ refs: turn.refs, seat: turn.seat, then }} />
          <b class="dot">{n}</b>
        </span>
        <span class="lab">{round(graph, turn.i)}</span>
        <b class="serif">{turn.name ?? (turn.leads ? `${name}: ${say("page-takes-the-lead")}` : name)}</b>
        <span class="what">{turn.text}</span>
        <span class="row moved">
          <Seat seat={turn.seat} initial={initial(table.players[turn.seat]?.name)} size={16} /> <b class="up">{percent}</b>
          {turn.leads && turn.name && <span class="lab">{say("page-takes-the-lead")}</span>}
        </span>
      </button>
    </li>
  );
}

/** The title's own picture of a moment; else what its card looks like; else whom it was about. */
function Scenery({ sitting, chapter }: { sitting: Sitting; chapter: Chapter }) {
  const board = sitting.module.value;
  const own = board?.picture?.(chapter, sitting);
  if (own) return own;
  const face = chapter.refs.map((ref) => board?.inspect?.(ref, sitting)).find((found) => found?.art);
  if (face) return <span class={`artful ${face.class ?? ""}`}>{face.art}</span>;
  return (
    <span class="alone">
      <Icon name="graph" />
      <Seat seat={chapter.seat} initial={initial(sitting.live.table.value!.players[chapter.seat]?.name)} size={56} />
    </span>
  );
}

const round = (graph: Graph, i: number) => graph.moments[i]?.text.split("·")[0]?.trim() ?? "";

/** What a turn was about: the scene that changed most for whoever gained, or else what is told of it. */
function tell(sitting: Sitting, graph: Graph, scenes: Scene[], turn: Turn): Told {
  const [from, to] = [graph.positions[turn.from]!, graph.positions[turn.i]!];
  const weight = (scene: Scene) => {
    const moved = (seat: number) => Object.keys(scene.after[seat] ?? {}).reduce((sum, name) => sum + Math.abs((scene.after[seat]?.[name] ?? 0) - (scene.before[seat]?.[name] ?? 0)), 0);
    return 2 * moved(turn.seat) + scene.after.reduce((sum, _, seat) => sum + moved(seat), 0);
  };
  const [scene] = scenes.filter(({ position }) => position > from && position <= to).sort((a, b) => weight(b) - weight(a));
  if (scene && weight(scene) > 0) {
    const refs = [...(scene.ref ? [scene.ref.ref] : []), ...scene.refs.map(({ ref }) => ref), ...scene.lines.flatMap((line) => line.message.refs ?? [])];
    return { ...turn, position: scene.position, name: scene.ref?.name ?? say(`scene-${scene.kind}`), text: sentences(scene, turn.seat), refs };
  }
  const here = sitting.lines.value.filter((line) => line.position > from && line.position <= to && !line.chapter);
  const about = here.filter((line) => line.message.refs?.some((ref) => ref.kind === "seat" && ref.value === turn.seat));
  const line = greatest(about.length ? about : here);
  return { ...turn, position: line?.position ?? to, name: null, text: line?.message.text ?? "", refs: line?.message.refs ?? [] };
}

/** How a scene begins, and what of it is told of a seat. */
function sentences({ lines: [first, ...rest] }: Scene, seat: number): string {
  const about = rest.filter((line) => line.message.refs?.some((ref) => ref.kind === "seat" && ref.value === seat));
  return [first, ...about.slice(0, 2)].map((line) => line?.message.text ?? "").join(" ");
}

/** The line with the largest amount; cards and seats are no amounts. */
function greatest(lines: Line[]): Line | undefined {
  const amount = (line: Line) => {
    const named = (line.message.refs ?? []).map((ref) => ref.value);
    return Math.max(0, ...Object.values(line.message.args).filter((arg): arg is number => typeof arg === "number" && !named.includes(arg)));
  };
  return [...lines].sort((a, b) => amount(b) - amount(a))[0];
}
