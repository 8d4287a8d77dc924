import { useEffect, useMemo, useState } from "preact/hooks";
import type { View } from "../../api";
import { Bearing, Stack } from "../../parts/Pieces";
import type { Chapter } from "../../table/Story";
import type { Sitting } from "../../table/sitting";
import { faces, nationOf } from "./facts";
import { type Geometry, load, SIZE } from "./geometry";
import { CITY, SHIP } from "./Map";
import { arrange, type Name } from "./standing";
import { Edges, Terrain } from "./Terrain";

const [WIDE, HIGH] = [230, 150]; // pixels that it has at least, so that letters on pieces stay legible
const LEAST = 250; // units of the map across
const MARGIN = 70;
const FAR = 150; // and what is farther away is left out

/** A moment of a finished game: the part of the map where it happened, as it was then; null for what has a card and no place. */
export function vignette({ refs, seat, then }: Chapter, sitting: Sitting) {
  if (!then) return <span class="alone" />;
  const places = [...new Set(refs.filter(({ kind }) => kind === "area").map(({ value }) => value as number))];
  if (!places.length && refs.some(({ kind }) => kind === "card" || kind === "civ")) return null;
  const { cities, tokens } = then.view.players[seat];
  const held: number[] = cities.length ? cities : tokens.flatMap((n: number, a: number) => (n ? [a] : []));
  const shown = places.length ? places : held;
  return shown.length ? <Vignette sitting={sitting} view={then.view} places={shown} lit={places} /> : null;
}

function Vignette({ sitting, view, places, lit }: { sitting: Sitting; view: View; places: number[]; lit: number[] }) {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useEffect(() => void load().then(setGeometry), []);
  const { areas } = faces(sitting);
  const box = useMemo(() => geometry && around(near(places.map((a) => geometry.areas[areas[a]!.id]!.pole))), [geometry, places.join()]);
  const scale = box ? box.w / WIDE : 1;
  const standing = useMemo(() => geometry && arrange(sitting, geometry, view, scale), [geometry, view, scale]);
  if (!geometry || !box || !standing) return <span class="alone" />;
  const owners = areas.map((_, a) => view.players.filter((p: any) => p.tokens[a] || p.cities.includes(a)).map((p: any) => p.seat as number));
  const inside = ({ x, y }: { x: number; y: number }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
  const whole = (name: Name | null): name is Name => !!name && [-1, 1].every((side) => inside({ x: name.x + (side * name.w * scale) / 2, y: name.y + side * 8 * scale }));
  const ids = areas.map(({ id }) => id);
  const letter = (seat: number) => nationOf(sitting, seat).initial;
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} preserveAspectRatio="xMidYMid slice" text-anchor="middle">
      <g class="civ" style={{ "--k": scale }}>
        <Terrain geometry={geometry} inPlay={sitting.board.value?.in_play ?? []} ids={ids} />
        <Edges geometry={geometry} owners={owners} ids={ids} />
        {lit.map((a) => (
          <path class="struck" d={geometry.areas[ids[a]!]!.path} />
        ))}
        {standing.zones.flat().map(({ x, y, seat }) => (
          <Bearing x={x} y={y} scale={scale} seat={seat} letter={letter(seat)} outline={SHIP} sign={{ x: 0, y: -4.5, size: 15 }} />
        ))}
        {standing.areas.flatMap(({ pieces }) =>
          pieces.map(({ kind, x, y, seat, n }) =>
            kind === "city" ? (
              <Bearing x={x} y={y} scale={scale} seat={seat} letter={letter(seat)} outline={CITY} sign={{ x: 0, y: 3.2, size: 13, plain: true }} />
            ) : (
              <Stack x={x} y={y} scale={scale} seat={seat} n={n} />
            ),
          ),
        )}
        {standing.names.filter(whole).map(({ x, y, text, size }) => (
          <g class="names" transform={`translate(${x},${y}) scale(${scale})`}>
            <text class="nm" y={size * 0.32} font-size={size}>
              {text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Those that lie about the first one: a picture of the whole map would show nothing. */
function near(poles: [number, number, number][]): [number, number, number][] {
  const [first] = poles;
  return poles.filter(([x, y]) => Math.hypot(x - first![0], y - first![1]) < FAR);
}

/** A frame around these poles in the shape of the picture, within the map. */
function around(poles: [number, number, number][]): { x: number; y: number; w: number; h: number } {
  const [xs, ys] = [poles.map(([x]) => x), poles.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN, Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const w = Math.min(SIZE.w, Math.max(LEAST, right - left, ((bottom - top) * WIDE) / HIGH));
  const h = (w * HIGH) / WIDE;
  const within = (middle: number, size: number, most: number) => Math.max(0, Math.min(most - size, middle - size / 2));
  return { x: within((left + right) / 2, w, SIZE.w), y: within((top + bottom) / 2, h, SIZE.h), w, h };
}
