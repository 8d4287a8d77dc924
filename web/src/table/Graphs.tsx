import { useEffect, useRef, useState } from "preact/hooks";
import type { Graph, Player } from "../api";
import { theme } from "../settings";
import { say } from "../words";

const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [1, 4], [12, 4]];
const ROOM = 110; // pixels at the right for the names

/** How the game went, number by number: each line its own colour and dash, named at its end; ages and rounds are marked. */
export function Graphs({ graph, players, go }: { graph: Graph; players: Player[]; go?: (position: number) => void }) {
  const names = Object.keys(graph.series);
  const [shown, setShown] = useState(names[0] ?? "score");
  const [at, setAt] = useState<number | null>(null); // the point under the pointer
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
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
      chart = new Plot(
        {
          width: box.current.clientWidth,
          height: 300,
          padding: [18, ROOM, 0, 0],
          legend: { show: false },
          scales: { x: { time: false } },
          axes: [
            { stroke: ink, grid: { show: false }, ticks: { show: false }, values: () => [], size: 8 },
            { stroke: ink, grid, font, size: 42 },
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
                const ends = players.map((p) => ({ p, n: series[p.seat]?.at(-1) ?? 0 }));
                mark(plot, graph, ink, font);
                nameEnds(plot, ends, paint, style.getPropertyValue("--ink"), font);
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
  }, [graph, shown, theme.value]);
  const value = (p: Player) => graph.series[shown]?.[p.seat]?.[at ?? -1];
  return (
    <div class="graphs">
      <div class="seg" role="group" aria-label={say("page-graphs")}>
        {names.map((name) => (
          <button class={name === shown ? "on" : ""} aria-pressed={name === shown} onClick={() => setShown(name)}>
            {graph.labels[name] ?? say(`num-${name}`)}
          </button>
        ))}
      </div>
      <div ref={box} role="img" aria-label={summary(graph, shown, players)} />
      <p class="lab" aria-hidden="true">
        {at === null ? " " : `${graph.moments[at]?.text ?? ""} · ${players.map((p) => `${p.name} ${value(p)}`).join(", ")}`}
      </p>
    </div>
  );
}

/** A dashed line where an age or a round begins; its name where there is room. */
function mark(plot: any, graph: Graph, ink: string, font: string): void {
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
    if (x < free || x + ctx.measureText(text).width > bbox.left + bbox.width + ROOM * ratio) continue;
    ctx.fillText(text, x + 2 * ratio, bbox.top - 5 * ratio);
    free = x + ctx.measureText(text).width + 12 * ratio;
  }
  ctx.restore();
}

/** Every line is named at its end; names that would lie on one another are moved apart. */
function nameEnds(plot: any, ends: { p: Player; n: number }[], paint: (p: Player) => string, ink: string, font: string): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const placed = ends.map((end) => ({ ...end, y: plot.valToPos(end.n, "y", true) as number })).sort((a, b) => a.y - b.y);
  ctx.save();
  ctx.font = font.replace("11px", `600 ${11.5 * ratio}px`);
  ctx.textBaseline = "middle";
  ctx.textAlign = "left";
  let free = -Infinity;
  for (const { p, n, y } of placed) {
    const at = Math.max(y, free);
    const x = bbox.left + bbox.width + 6 * ratio;
    ctx.fillStyle = paint(p);
    ctx.fillRect(x, at - 4 * ratio, 8 * ratio, 8 * ratio);
    ctx.fillStyle = ink;
    ctx.fillText(`${p.name.slice(0, 11)} ${n}`, x + 12 * ratio, at);
    free = at + 14 * ratio;
  }
  ctx.restore();
}

function summary(graph: Graph, name: string, players: Player[]): string {
  const last = (seat: number) => graph.series[name]?.[seat]?.at(-1) ?? 0;
  return `${graph.labels[name] ?? name}: ${players.map((p) => `${p.name} ${last(p.seat)}`).join(", ")}`;
}
