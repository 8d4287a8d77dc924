import { useEffect, useRef, useState } from "preact/hooks";
import type { Graph, Player } from "../api";
import { theme } from "../settings";
import { say } from "../words";

const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [1, 4], [12, 4]];

/** How the game went, number by number: each line its own colour and dash, named in the legend. */
export function Graphs({ graph, players, go }: { graph: Graph; players: Player[]; go?: (position: number) => void }) {
  const names = Object.keys(graph.series);
  const [shown, setShown] = useState(names[0] ?? "score");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let chart: { destroy(): void } | null = null;
    let live = true;
    void import("uplot").then(async ({ default: Plot }) => {
      await import("uplot/dist/uPlot.min.css");
      const series = graph.series[shown];
      if (!live || !box.current || !series) return;
      const style = getComputedStyle(document.documentElement);
      const ink = style.getPropertyValue("--ink-2");
      const grid = { stroke: style.getPropertyValue("--line"), width: 1 };
      chart = new Plot(
        {
          width: box.current.clientWidth,
          height: 260,
          scales: { x: { time: false } },
          axes: [
            { stroke: ink, grid },
            { stroke: ink, grid, size: 42 },
          ],
          series: [
            { label: say("page-decision") },
            ...players.map((p) => ({
              label: p.name,
              stroke: style.getPropertyValue(`--seat-${(p.seat % 7) + 1}`),
              width: 2,
              dash: DASHES[p.seat % 7],
              points: { show: false },
            })),
          ],
          hooks: {
            ready: [
              (plot: any) =>
                plot.over.addEventListener("click", () => {
                  const at = graph.positions[plot.cursor.idx ?? -1];
                  if (at !== undefined) go?.(at);
                }),
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
    </div>
  );
}

function summary(graph: Graph, name: string, players: Player[]): string {
  const last = (seat: number) => graph.series[name]?.[seat]?.at(-1) ?? 0;
  return `${graph.labels[name] ?? name}: ${players.map((p) => `${p.name} ${last(p.seat)}`).join(", ")}`;
}
