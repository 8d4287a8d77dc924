import { useEffect, useRef, useState } from "preact/hooks";
import type { Graph, Player } from "../api";
import { useWidth } from "../parts/wide";
import { theme } from "../settings";
import { say } from "../words";

const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [1, 4], [12, 4]];
const MARK = 22; // pixels from the end of a line to its name
const HIGH = 14; // of a name

/** How the game went, number by number: each line its own colour and dash, named at its end; ages and rounds are marked. */
export function Graphs({ graph, players, go }: { graph: Graph; players: Player[]; go?: (position: number) => void }) {
  const names = Object.keys(graph.series);
  const first = ["chance", "forecast", "score", ...(graph.main.length ? graph.main : names.slice(1, 4))].filter((name) => names.includes(name) && !sameAsScore(graph, name));
  const rest = names.filter((name) => !first.includes(name) && !sameAsScore(graph, name));
  const [shown, setShown] = useState(first[0] ?? "score");
  const [at, setAt] = useState<number | null>(null); // the point under the pointer
  const box = useRef<HTMLDivElement>(null);
  const wide = useWidth(box);
  useEffect(() => {
    if (!wide) return undefined;
    let chart: { destroy(): void } | null = null;
    let live = true;
    void import("uplot").then(async ({ default: Plot }) => {
      await import("uplot/dist/uPlot.min.css");
      const series = graph.series[shown];
      if (!live || !box.current || !series) return;
      const style = getComputedStyle(document.documentElement);
      const font = `11px ${style.getPropertyValue("--sans")}`;
      const ink = style.getPropertyValue("--ink-2");
      const grid = { stroke: style.getPropertyValue("--line"), width: 1 };
      const paint = (p: Player) => style.getPropertyValue(`--seat-${(p.seat % 7) + 1}`);
      const bold = font.replace("11px", "600 11.5px");
      const ends = players.map((p) => ({ p, n: Math.round(series[p.seat]?.at(-1) ?? 0) }));
      const { names, room } = fitted(ends, bold, wide * 0.38);
      chart = new Plot(
        {
          width: wide,
          height: 300,
          padding: [18, room, 0, 0],
          legend: { show: false },
          scales: { x: { time: false } },
          axes: [
            { stroke: ink, grid: { show: false }, ticks: { show: false }, values: () => [], size: 8 },
            { stroke: ink, grid, font, size: (_: unknown, values: string[] | null) => 16 + 7 * Math.max(3, ...(values ?? []).map((v) => v.length)) },
          ],
          series: [{}, ...players.map((p) => ({ stroke: paint(p), width: 2, dash: DASHES[p.seat % 7], points: { show: false } }))],
          hooks: {
            ready: [
              (plot: any) =>
                plot.over.addEventListener("click", () => {
                  const position = graph.positions[plot.cursor.idx ?? -1];
                  if (position !== undefined) go?.(position);
                }),
            ],
            setCursor: [(plot: any) => setAt(plot.cursor.idx ?? null)],
            draw: [
              (plot: any) => {
                mark(plot, graph, ink, font, room);
                nameEnds(plot, ends, names, paint, style.getPropertyValue("--ink"), bold);
              },
            ],
          },
        } as any,
        [graph.positions, ...players.map((p) => series[p.seat] ?? [])] as any,
        box.current,
      );
    });
    return () => {
      live = false;
      chart?.destroy();
    };
  }, [graph, shown, theme.value, wide]);
  const value = (p: Player) => graph.series[shown]?.[p.seat]?.[at ?? -1];
  return (
    <div class="graphs">
      <div class="seg" role="group" aria-label={say("page-graphs")}>
        {first.map((name) => (
          <button class={name === shown ? "on" : ""} aria-pressed={name === shown} onClick={() => setShown(name)}>
            {graph.labels[name] ?? say(`num-${name}`)}
          </button>
        ))}
        {rest.length > 0 && (
          <select class="fld" aria-label={say("page-more-numbers")} value={rest.includes(shown) ? shown : ""} onChange={(event) => setShown(event.currentTarget.value || first[0]!)}>
            <option value="">{say("page-more-numbers")}</option>
            {rest.map((name) => (
              <option value={name}>{graph.labels[name] ?? say(`num-${name}`)}</option>
            ))}
          </select>
        )}
      </div>
      {(shown === "chance" || shown === "forecast") && <p class="lab">{say(`page-${shown}-help`)}</p>}
      <div ref={box} role="img" aria-label={summary(graph, shown, players)} />
      <p class="lab" aria-hidden="true">
        {at === null ? " " : `${graph.moments[at]?.text ?? ""} · ${players.map((p) => `${p.name} ${Math.round(value(p) ?? 0)}`).join(", ")}`}
      </p>
    </div>
  );
}

/** A number that says the same as the score is not shown twice. */
const sameAsScore = (graph: Graph, name: string) => name !== "score" && JSON.stringify(graph.series[name]) === JSON.stringify(graph.series.score);

/** A dashed line where an age or a round begins; its name where there is room. */
function mark(plot: any, graph: Graph, ink: string, font: string, room: number): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.font = font.replace("11px", `${10.5 * ratio}px`);
  ctx.fillStyle = ctx.strokeStyle = ink;
  ctx.textAlign = "left";
  ctx.lineWidth = ratio;
  ctx.setLineDash([3 * ratio, 3 * ratio]);
  let free = bbox.left;
  for (const { position, message } of graph.marks) {
    const x = plot.valToPos(position, "x", true);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    const text = message.text.replace(/[.!]$/, "");
    if (x < free || x + ctx.measureText(text).width > bbox.left + bbox.width + room * ratio) continue;
    ctx.fillText(text, x + 2 * ratio, bbox.top - 5 * ratio);
    free = x + ctx.measureText(text).width + 12 * ratio;
  }
  ctx.restore();
}

interface End {
  p: Player;
  n: number;
}

/** The names at the ends with their numbers, as long as there is room for them, and the room they take. */
function fitted(ends: End[], font: string, most: number): { names: string[]; room: number } {
  const ctx = document.createElement("canvas").getContext("2d")!;
  ctx.font = font;
  const wide = (text: string) => ctx.measureText(text).width + MARK + 2;
  const names = ends.map(({ p, n }) => {
    const cut = (length: number): string => {
      const name = length < p.name.length ? `${p.name.slice(0, length).trim()}…` : p.name;
      return length > 2 && wide(`${name} ${n}`) > most ? cut(length - 1) : `${name} ${n}`;
    };
    return cut(p.name.length);
  });
  return { names, room: Math.ceil(Math.max(...names.map(wide), MARK)) };
}

/** Every line is named at its end; names that would lie on one another are moved apart, and stay within the graph. */
function nameEnds(plot: any, ends: End[], names: string[], paint: (p: Player) => string, ink: string, font: string): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const high = HIGH * ratio;
  const placed = ends.map((end, i) => ({ ...end, name: names[i]!, y: plot.valToPos(end.n, "y", true) as number })).sort((a, b) => a.y - b.y);
  const ys = placed.map(({ y }) => y);
  for (let i = 1; i < ys.length; i++) ys[i] = Math.max(ys[i]!, ys[i - 1]! + high);
  for (let i = ys.length - 1, floor = bbox.top + bbox.height; i >= 0; i--, floor = ys[i + 1]! - high) ys[i] = Math.min(ys[i]!, floor);
  ctx.save();
  ctx.font = font.replace("11.5px", `${11.5 * ratio}px`);
  ctx.textBaseline = "middle";
  ctx.textAlign = "left";
  ctx.setLineDash([]);
  const end = bbox.left + bbox.width;
  placed.forEach(({ p, name, y }, i) => {
    const at = ys[i]!;
    ctx.fillStyle = ctx.strokeStyle = paint(p);
    ctx.lineWidth = ratio;
    ctx.beginPath(); // from the end of the line to where its name is
    ctx.moveTo(end + ratio, y);
    ctx.lineTo(end + 9 * ratio, at);
    ctx.stroke();
    ctx.fillRect(end + 9 * ratio, at - 4 * ratio, 8 * ratio, 8 * ratio);
    ctx.fillStyle = ink;
    ctx.fillText(name, end + (MARK - 1) * ratio, at);
  });
  ctx.restore();
}

function summary(graph: Graph, name: string, players: Player[]): string {
  const last = (seat: number) => graph.series[name]?.[seat]?.at(-1) ?? 0;
  return `${graph.labels[name] ?? name}: ${players.map((p) => `${p.name} ${last(p.seat)}`).join(", ")}`;
}
