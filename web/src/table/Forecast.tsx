import { useEffect, useState } from "preact/hooks";
import { api, type Graph } from "../api";
import { language } from "../settings";
import { say } from "../words";
import { inPoints } from "../parts/halves";
import { Seat } from "../parts/Seat";
import { initial } from "./Log";
import { apart, turningPoints, withForecast } from "./analysis";
import type { Sitting } from "./sitting";

const [W, H] = [300, 92];
const TURNS = 5;
const GAP = 9.5; // hundredths of its width that a flag takes

/** Beside the board while one looks back: how the game went, where it turned, and where one is; a click goes there. */
export function Forecast({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const [graph, setGraph] = useState<Graph | null>(null);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    api.graph(table.id, sitting.me?.token ?? null, language.value).then(
      (found) => setGraph(withForecast(found)),
      () => undefined,
    );
  }, [table.version, language.value]);
  if (!graph) return <div class="curve" />; // it keeps its place
  const curves = ["chance", "forecast", "score"].filter((found) => graph.series[found]);
  const name = curves.find((curve) => curve === chosen) ?? curves[0] ?? "score";
  const lines = graph.series[name] ?? [];
  const last = Math.max(1, graph.positions.at(-1) ?? 1);
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), name === "chance" ? 100 : Math.max(1, ...all)];
  const x = (position: number) => (position / last) * W;
  const y = (n: number) => H - 4 - ((n - low) / (high - low)) * (H - 18);
  const turns = turningPoints(graph, TURNS);
  const at = apart(
    turns.map(({ i }) => (100 * graph.positions[i]!) / last),
    GAP,
    GAP / 2,
  );
  const here = sitting.past.value?.position ?? table.position;
  const i = Math.max(
    0,
    graph.positions.findLastIndex((position) => position <= here),
  );
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    sitting.jump(Math.round(Math.max(0, Math.min(1, (event.clientX - box.x) / box.width)) * last));
  };
  return (
    <div class="curve">
      <div class="seg" role="group" aria-label={say("page-graphs")}>
        {curves.map((curve) => (
          <button class={curve === name ? "on" : ""} aria-pressed={curve === name} onClick={() => setChosen(curve)}>
            {graph.labels[curve] ?? say(`num-${curve}`)}
          </button>
        ))}
      </div>
      <p class="worth">
        {lines.map((values, seat) => (
          <span class="who">
            <Seat seat={seat} initial={initial(table.players[seat]?.name)} size={14} /> {name === "score" ? inPoints(values[i]) : Math.round(values[i] ?? 0)}
            {name === "chance" && " %"}
          </span>
        ))}
      </p>
      <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true" onClick={go}>
        {lines.map((values, seat) => (
          <polyline class={seat === table.seat ? "mine" : ""} stroke={`var(--seat-${(seat % 7) + 1})`} points={values.map((n, i) => `${x(graph.positions[i]!)},${y(n)}`).join(" ")} />
        ))}
        {graph.marks.map(({ position }) => (
          <line class="begins" x1={x(position)} x2={x(position)} y1="0" y2={H} />
        ))}
        <line class="now" x1={x(here)} x2={x(here)} y1="0" y2={H} />
      </svg>
      {turns.length > 0 && (
        <div class="flags" role="group" aria-label={say("page-turning-points")}>
          {turns.map(({ i, leads }, n) => (
            <button
              type="button"
              class={`flag ${leads ? "lead" : ""}`}
              style={{ left: `${at[n]}%` }}
              aria-label={`${say("page-turning-points")} ${n + 1}: ${graph.moments[i]?.text ?? ""}`}
              onClick={() => sitting.jump(graph.positions[i]!)}
            >
              {n + 1}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
