import { useEffect, useState } from "preact/hooks";
import { api, type Graph, type Line } from "../api";
import { Seat } from "../parts/Seat";
import { knowMySeats } from "../lobby/mine";
import { language } from "../settings";
import { go } from "../router";
import { say } from "../words";
import { Graphs } from "./Graphs";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

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
