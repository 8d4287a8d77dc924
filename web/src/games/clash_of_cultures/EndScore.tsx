import { useEffect, useRef, useState } from "preact/hooks";
import { api, type Graph } from "../../api";
import { Icon } from "../../parts/Icon";
import { RuleLink } from "../../parts/Rules";
import { SHAPES } from "../../parts/Seat";
import { useWidth } from "../../parts/wide";
import { language } from "../../settings";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { dialogs } from "./dialogs";
import { faces, mySeat, players, playerName, points } from "./facts";
import { Owner } from "./Owner";

const ROWS = ["cities", "advances", "objectives", "wonders", "events", "leaders"];

/** The end: everybody's points as one bar of six sources, and the same in numbers. */
export function EndScore({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const [closed, setClosed] = useState(false);
  const rows = dialogs(sitting).rows;
  if (!table.over || sitting.past.value || !rows.length || !table.ranking) return null;
  const title = say("coc-score-title", { names: table.ranking[0]!.map((seat) => playerName(sitting, seat)).join(", "), points: points(sum(rows[table.ranking[0]![0]!]!)) });
  if (closed)
    return (
      <button class="btn act over-back" onClick={() => setClosed(false)}>
        {title}
      </button>
    );
  const order = table.ranking.flat();
  const most = Math.max(1, ...rows.map(sum));
  const { civilization, leader } = faces(sitting);
  const about = (seat: number) => {
    const p = players(sitting)[seat]!;
    return [civilization[p.civilization]?.name, leader[p.leader]?.name].filter(Boolean).join(", ");
  };
  return (
    <div class="coc-room" data-dialog="score">
      <section class="panel endscore" aria-label={title}>
        <header>
          <h2>{title}</h2>
          <span class="sp" />
          <button class="btn quiet" aria-label={say("page-look-at-board")} onClick={() => setClosed(true)}>
            <Icon name="x" />
          </button>
        </header>
        <div class="bd">
          <ol class="finish">
            {order.map((seat, i) => (
              <li class={seat === mySeat(sitting) ? "me" : ""}>
                <b class="place">{place(table.ranking!, seat) + 1}</b>
                <span class="who">
                  <Owner sitting={sitting} owner={seat} size={26} />
                  <span>
                    <b class="serif">{playerName(sitting, seat)}</b>
                    <span class="lab">{about(seat)}</span>
                  </span>
                </span>
                <span class="sbar" aria-hidden="true" style={{ "--most": most }} key={i}>
                  {rows[seat]!.map(
                    (halves, row) =>
                      halves > 0 && (
                        <i class={`s-${ROWS[row]}`} style={{ width: `${(100 * halves) / most}%` }}>
                          {halves * 18 > most ? points(halves) : ""}
                        </i>
                      ),
                  )}
                </span>
                <b class="total">{points(sum(rows[seat]!))}</b>
              </li>
            ))}
          </ol>
          <div class="sources">
            <div class="scroll" tabIndex={0} role="group" aria-label={say("page-points-from")}>
              <table class="tbl">
                <thead>
                  <tr>
                    <th scope="col">{say("page-points-from")}</th>
                    {order.map((seat) => (
                      <th scope="col">
                        <span class="who">
                          <Owner sitting={sitting} owner={seat} size={15} /> {playerName(sitting, seat)}
                        </span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {ROWS.map((name, row) => {
                    const best = Math.max(...rows.map((r) => r[row] ?? 0));
                    return (
                      <tr>
                        <th scope="row">
                          <i class={`key s-${name}`} aria-hidden="true" /> {say(`source-${name}`)}
                        </th>
                        {order.map((seat) => (
                          <td class={best > 0 && rows[seat]![row] === best ? "best" : ""}>{rows[seat]![row] ? points(rows[seat]![row]!) : "–"}</td>
                        ))}
                      </tr>
                    );
                  })}
                  <tr class="me">
                    <th scope="row">{say("page-sum")}</th>
                    {order.map((seat) => (
                      <td class="sum">{points(sum(rows[seat]!))}</td>
                    ))}
                  </tr>
                </tbody>
              </table>
            </div>
            <ByAge sitting={sitting} />
          </div>
          <p class="lab">
            {say("coc-score-tie")} <RuleLink rule="COC-10.3" />
          </p>
        </div>
      </section>
    </div>
  );
}

const [LEFT, LOW, LETTER] = [34, 26, 7.5]; // pixels for the numbers, for the ages, for a letter of a name

/** Everybody's points at the end of each age. */
function ByAge({ sitting }: { sitting: Sitting }) {
  const [graph, setGraph] = useState<Graph | null>(null);
  useEffect(() => {
    api.graph(sitting.id, sitting.me?.token ?? null, language.value).then(setGraph, () => undefined); // the bars tell the end of it
  }, [language.value]);
  const scores = graph?.series.score;
  if (!graph || !scores) return null;
  return (
    <figure class="byage">
      <figcaption>{say("coc-points-by-age")}</figcaption>
      <Lines sitting={sitting} graph={graph} scores={scores} />
    </figure>
  );
}

/** As wide as there is room: letters are as large on a phone as elsewhere. */
function Lines({ sitting, graph, scores }: { sitting: Sitting; graph: Graph; scores: number[][] }) {
  const box = useRef<SVGSVGElement>(null);
  const wide = useWidth(box);
  const high = Math.max(220, Math.round(wide * 0.55));
  const letters = Math.floor((wide * 0.38) / LETTER); // the bars have the whole name
  const names = scores.map((_, seat) => playerName(sitting, seat)).map((name) => (name.length > letters ? `${name.slice(0, Math.max(1, letters - 1)).trim()}…` : name));
  const end = wide - 16 - LETTER * Math.max(...names.map((name) => name.length));
  const ages = graph.moments.map((moment) => Number(moment?.text.match(/\d+/)?.[0] ?? 0)); // the age is the first number of a moment in every language
  const ends = [0, ...[...new Set(ages)].map((age) => ages.lastIndexOf(age))];
  const most = Math.max(10, ...scores.flat()) * 1.05;
  const step = most > 45 ? 20 : 10;
  const x = (i: number) => LEFT + ((end - LEFT) * i) / Math.max(1, ends.length - 1);
  const y = (n: number) => high - LOW - ((high - LOW - 8) * n) / most;
  const named = spread(
    scores.map((values) => y(values.at(-1) ?? 0)),
    17,
  );
  return (
    <svg
      ref={box}
      height={high}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={`${say("coc-points-by-age")}: ${scores.map((values, seat) => `${playerName(sitting, seat)} ${ends.map((at) => values[at]).join(", ")}`).join("; ")}`}
    >
      {Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => (
        <g class="line">
          <path d={`M${LEFT} ${y(i * step)}H${end}`} />
          <text x={LEFT - 6} y={y(i * step) + 4} text-anchor="end">
            {i * step}
          </text>
        </g>
      ))}
      {ends.map((at, i) => (
        <text class="age" x={x(i)} y={high - 6} text-anchor="middle">
          {i ? ages[at] : say("coc-at-start")}
        </text>
      ))}
      {scores.map((values, seat) => (
        <g style={{ "--sc": `var(--seat-${seat + 1})` }}>
          <polyline points={ends.map((at, i) => `${x(i)},${y(values[at]!)}`).join(" ")} />
          {ends.map((at, i) => (
            <g class="mark" transform={`translate(${x(i) - 5} ${y(values[at]!) - 5}) scale(.5)`}>
              {SHAPES[seat % SHAPES.length]}
            </g>
          ))}
          <text class="name" x={end + 9} y={named[seat]! + 4}>
            {names[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The same heights, at least so far apart. */
function spread(heights: number[], apart: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  order.forEach((at, i) => {
    if (i) found[at] = Math.max(found[at]!, found[order[i - 1]!]! + apart);
  });
  return found;
}

const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);
const place = (ranking: number[][], seat: number): number =>
  ranking
    .slice(
      0,
      ranking.findIndex((group) => group.includes(seat)),
    )
    .flat().length;
