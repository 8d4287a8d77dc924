import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { api, type Graph, type Line } from "../api";
import { Icon } from "../parts/Icon";
import { Seat } from "../parts/Seat";
import { knowMySeats } from "../lobby/mine";
import { language } from "../settings";
import { go } from "../router";
import { say } from "../words";
import { Graphs } from "./Graphs";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

/** Looking back: step through what happened since my last turn, or the whole game; every step has a link. */
export function Stepper({ sitting, from, end }: { sitting: Sitting; from: number; end: () => void }) {
  const table = sitting.live.table.value!;
  const last = table.position;
  const [at, setAt] = useState(from);
  const step = (n: number) => {
    const to = Math.max(0, Math.min(last, n));
    setAt(to);
    history.replaceState(null, "", `/games/${table.id}/at/${to}`);
    void sitting.lookBack(to);
  };
  useLayoutEffect(() => step(from), [from]);
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input, textarea, select")) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[event.key];
      if (event.key === "Escape") end();
      else if (to !== undefined) {
        event.preventDefault();
        step(to);
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  return (
    <nav class="stepper" aria-label={say("page-looking-back", { n: at, of: last })}>
      <button class="btn sm" onClick={() => step(0)}>
        {say("page-first")}
      </button>
      <button class="btn sm" aria-label={say("page-step-back")} onClick={() => step(at - 1)} disabled={at === 0}>
        <Icon name="right" class="flip" />
      </button>
      <input type="range" min={0} max={last} value={at} aria-label={say("page-position")} onInput={(e) => step(Number(e.currentTarget.value))} />
      <span class="num nw">
        {at} / {last}
      </span>
      <button class="btn sm" aria-label={say("page-step-on")} onClick={() => step(at + 1)} disabled={at === last}>
        <Icon name="right" />
      </button>
      <button class="btn sm" onClick={() => void navigator.clipboard?.writeText(location.href)}>
        <Icon name="link" /> {say("page-copy-link")}
      </button>
      <button class="btn act sm" onClick={end}>
        {say("page-back-to-now")}
      </button>
    </nav>
  );
}

const SHOWN = 7; // numbers beside the score: the first ones matter most

/** The end: who won and by how much, how it went, where it turned, and what next. */
export function Ending({ sitting, leave }: { sitting: Sitting; leave: () => void }) {
  const table = sitting.live.table.value!;
  const [graph, setGraph] = useState<Graph | null>(null);
  useEffect(() => {
    api.graph(table.id, sitting.me?.token ?? null, language.value).then(setGraph, sitting.failed);
  }, [table.version, language.value]);
  const ranking = table.ranking ?? [];
  const names = Object.keys(table.numbers?.[0] ?? {}).slice(0, SHOWN);
  const [first, second] = ranking.flat();
  const ahead = first !== undefined && second !== undefined ? (table.scores?.[first] ?? 0) - (table.scores?.[second] ?? 0) : 0;
  return (
    <div class="ending">
      <section>
        <p class="row won">
          {ranking[0]?.map((seat) => (
            <Seat seat={seat} initial={initial(table.players[seat]?.name)} size={34} />
          ))}
          <span>
            {table.moment?.text}
            {ahead > 0 && <b> · {say("page-ahead", { n: ahead, name: table.players[second!]?.name ?? "" })}</b>}
          </span>
        </p>
        <div class="scroll" tabIndex={0} role="group" aria-label={say("page-score")}>
          <table class="tbl">
            <thead>
              <tr>
                <th scope="col">{say("page-player")}</th>
                <th scope="col">{say("page-score")}</th>
                {names.map((name) => (
                  <th scope="col">{table.number_names[name] ?? name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ranking.flatMap((group, place) =>
                group.map((seat) => (
                  <tr class={seat === table.seat ? "me" : ""}>
                    <td>
                      <span class="who">
                        {place + 1}. <Seat seat={seat} initial={initial(table.players[seat]?.name)} /> {table.players[seat]?.name}
                      </span>
                    </td>
                    <td class="sum">{table.scores?.[seat]}</td>
                    {names.map((name) => (
                      <td>{table.numbers?.[seat]?.[name]}</td>
                    ))}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
        {graph && <TurningPoints sitting={sitting} graph={graph} leave={leave} />}
        <div class="row wrap">
          {sitting.me && (
            <button class="btn act" onClick={() => playAgain(table.id, sitting.me!.token).then((id) => go(`/games/${id}`), sitting.failed)}>
              {say(table.rematch ? "page-join-rematch" : "page-rematch")}
            </button>
          )}
          <a class="btn" href={`/api/games/${table.id}/record`} download>
            {say("page-export")}
          </a>
          <a class="btn" href="/">
            {say("page-lobby")}
          </a>
        </div>
      </section>
      {graph && <Graphs graph={graph} players={table.players} go={(n) => (leave(), void sitting.lookBack(n))} />}
    </div>
  );
}

/** The rematch, asked for by whoever is first; all who sat here sit in it. */
async function playAgain(old: string, token: string): Promise<string> {
  const { id } = await api.rematch(old, token);
  await knowMySeats();
  return id;
}

const TURNS = 5;

/** Where a score jumped most: what was told there, with a way to look at it. */
function TurningPoints({ sitting, graph, leave }: { sitting: Sitting; graph: Graph; leave: () => void }) {
  const { players } = sitting.live.table.value!;
  const name = Object.keys(graph.series).find((name) => (jumpsOf(graph, name)[0]?.size ?? 0) > 1); // a track of single steps turns nowhere
  if (!name) return null;
  const jumps = jumpsOf(graph, name)
    .slice(0, TURNS)
    .sort((a, b) => a.i - b.i);
  return (
    <div>
      <h3>
        {say("page-turning-points")} <span class="lab">{graph.labels[name]}</span>
      </h3>
      <ol class="turns">
        {jumps.map(({ seat, i, gain }) => {
          const [from, to] = [graph.positions[i - 1]!, graph.positions[i]!];
          const told = sitting.lines.value.filter((line) => line.position > from && line.position <= to && line.message.refs?.some((ref) => ref.kind === "seat" && ref.value === seat));
          return (
            <li>
              <button class="btn quiet sm" onClick={() => (leave(), void sitting.lookBack(to))}>
                {graph.moments[i]?.text.split("·")[0]?.trim() || to}
              </button>
              <Seat seat={seat} initial={initial(players[seat]?.name)} size={16} />
              <b class={gain > 0 ? "up" : "dn"}>{gain > 0 ? `+${gain}` : gain}</b>
              <span class="mut">{telling(told, Math.abs(gain))}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** How much a number of somebody changed from point to point, the largest first. */
function jumpsOf(graph: Graph, name: string) {
  return (graph.series[name] ?? [])
    .flatMap((values, seat) => values.slice(1).map((value, i) => ({ seat, i: i + 1, gain: value - values[i]!, size: Math.abs(value - values[i]!) })))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
}

/** What tells of a change: the line that names the number, else the one that names the largest, which is not all of it. */
function telling(lines: Line[], size: number): string {
  const told = (line: Line) => Object.values(line.message.args).slice(1); // behind whose it is
  const largest = (line: Line) => Math.max(0, ...told(line).filter((arg): arg is number => typeof arg === "number"));
  const exact = lines.find((line) => told(line).includes(size));
  const [most] = [...lines].sort((a, b) => largest(b) - largest(a));
  return exact?.message.text ?? (most ? (lines.length > 1 ? say("page-and-more", { told: most.message.text }) : most.message.text) : "");
}
