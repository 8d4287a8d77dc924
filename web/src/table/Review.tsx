import { useEffect, useState } from "preact/hooks";
import { api, type Graph, type Line } from "../api";
import { Seat } from "../parts/Seat";
import { knowMySeats } from "../lobby/mine";
import { language } from "../settings";
import { go } from "../router";
import { say } from "../words";
import { turningPoints } from "./analysis";
import { Graphs, withForecast } from "./Graphs";
import { initial } from "./Log";
import type { Sitting } from "./sitting";
import { Sources } from "./Sources";

const SHOWN = 7; // numbers beside the score: the first ones matter most

/** The end: who won and by how much, how it went, where it turned, and what next. */
export function Ending({ sitting, leave }: { sitting: Sitting; leave: () => void }) {
  const table = sitting.live.table.value!;
  const [graph, setGraph] = useState<Graph | null>(null);
  useEffect(() => {
    api.graph(table.id, sitting.me?.token ?? null, language.value).then((found) => setGraph(withForecast(found)), sitting.failed);
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
      {graph && (
        <section>
          <Graphs graph={graph} players={table.players} go={(n) => (leave(), sitting.jump(n))} />
          <Sources sitting={sitting} graph={graph} />
        </section>
      )}
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

/** Where the game turned: what was told there, with a way to look at it. */
function TurningPoints({ sitting, graph, leave }: { sitting: Sitting; graph: Graph; leave: () => void }) {
  const { players } = sitting.live.table.value!;
  const turns = turningPoints(graph, TURNS);
  if (!turns.length) return null;
  return (
    <div>
      <h3>{say("page-turning-points")}</h3>
      <ol class="turns">
        {turns.map(({ seat, from: since, i, gain, leads }) => {
          const [from, to] = [graph.positions[since]!, graph.positions[i]!];
          const here = sitting.lines.value.filter((line) => line.position > from && line.position <= to && !line.chapter);
          const about = here.filter((line) => line.message.refs?.some((ref) => ref.kind === "seat" && ref.value === seat));
          return (
            <li>
              <button class="btn quiet sm" onClick={() => (leave(), sitting.jump(to))}>
                {graph.moments[i]?.text.split("·")[0]?.trim() || to}
              </button>
              <Seat seat={seat} initial={initial(players[seat]?.name)} size={16} />
              <b class="up">+{Math.round(gain)}</b>
              <span class="mut">
                {leads && <b>{say("page-takes-the-lead")}: </b>}
                {telling(about.length ? about : here, Math.round(gain))}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What tells of a change: the line that names the number, else the one that names the largest, which is not all of it. */
function telling(lines: Line[], size: number): string {
  const named = (line: Line) => (line.message.refs ?? []).map((ref) => ref.value); // cards and seats are no amounts
  const told = (line: Line) => Object.values(line.message.args).filter((arg) => !named(line).includes(arg));
  const largest = (line: Line) => Math.max(0, ...told(line).filter((arg): arg is number => typeof arg === "number"));
  const exact = lines.find((line) => told(line).includes(size));
  const [most] = [...lines].sort((a, b) => largest(b) - largest(a));
  return exact?.message.text ?? (most ? (lines.length > 1 ? say("page-and-more", { told: most.message.text }) : most.message.text) : "");
}
