import type { Chapter } from "../../table/Story";
import type { Sitting } from "../../table/sitting";
import { type BoardFacts, layout, letterOf } from "./facts";
import { geometryOf, num, R } from "./geometry";
import { Troops } from "./Map";
import { Exhausted, Pill, Port, Wheel } from "./Pieces";
import { Terrain } from "./Terrain";

const [WIDE, HIGH] = [230, 150]; // the shape of the picture
const LEAST = 6.4 * R; // of the map across
const MARGIN = 1.5 * R;
const FAR = 5 * R; // and what is farther away is left out
const DRAWN = ["event", "wonder", "leader"]; // these have pictures of their own

/** A moment of a finished game: the part of the map where it happened, or the cities of whom it was about, as they were then; null for what has a picture. */
export function vignette({ refs, seat, then }: Chapter, sitting: Sitting) {
  if (!then?.board) return <span class="alone" />;
  if (refs.some(({ kind }) => DRAWN.includes(kind))) return null;
  const geometry = geometryOf(layout(sitting));
  const { view } = then;
  const places = refs.flatMap(({ kind, value }) => (kind === "space" ? [value as number] : []));
  const [first, ...others] = (places.length ? places : (view.players[seat].cities as number[])).map((space) => geometry.at(space));
  if (!first) return null;
  const near = [first, ...others.filter(({ x, y }) => Math.hypot(x - first.x, y - first.y) < FAR)];
  const box = around(near, geometry.size);
  const { cities, units } = then.board as unknown as BoardFacts;
  const taken = [...cities.map((city) => city.space), ...units.map(([space]) => space), ...view.exhausted];
  return (
    <svg class="map" viewBox={`${num(box.x)} ${num(box.y)} ${num(box.w)} ${num(box.h)}`} preserveAspectRatio="xMidYMid slice" text-anchor="middle">
      <g class="coc far">
        <Terrain geometry={geometry} terrain={view.terrain} taken={taken} unknown="" />
        <g class="pieces">
          {view.exhausted.map((space: number) => (
            <Exhausted {...geometry.at(space)} />
          ))}
          {cities.map((city) => city.port >= 0 && <Port {...geometry.edge(city.space, city.port)} seat={city.pieces.find(([kind]) => kind === 0)?.[1] ?? 0} />)}
          {cities.map((city) => (
            <g transform={`translate(${num(geometry.at(city.space).x)},${num(geometry.at(city.space).y)}) scale(.93)`}>
              <Wheel city={city} letter={letterOf(sitting, city.owner)} />
              <Pill city={city} />
            </g>
          ))}
          <Troops sitting={sitting} geometry={geometry} shown={{ cities, units }} />
        </g>
      </g>
    </svg>
  );
}

/** A frame around these points in the shape of the picture, within the map. */
function around(points: { x: number; y: number }[], size: { w: number; h: number }): { x: number; y: number; w: number; h: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN, Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const w = Math.max(LEAST, right - left, ((bottom - top) * WIDE) / HIGH);
  const h = (w * HIGH) / WIDE;
  const within = (middle: number, length: number, most: number) => Math.max(0, Math.min(most - length, middle - length / 2));
  return { x: within((left + right) / 2, w, size.w), y: within((top + bottom) / 2, h, size.h), w, h };
}
