import type { ComponentChildren } from "preact";
import { SHAPES } from "./Seat";

const paint = (seat: number) => ({ fill: `var(--seat-${(seat % 7) + 1})`, stroke: "var(--seat-edge)" });
const ink = (seat: number) => `var(--on-seat-${(seat % 7) + 1})`;
const shape = (seat: number) => SHAPES[seat % 7];
const LOW = [0, 0, 0, 0, -0.6, 2.6, 1.4]; // where the middle of a shape lies below that of its box

interface Standing {
  id?: string; // what it is, for whoever looks for it
  x: number;
  y: number;
  scale: number; // units of the map in a pixel: a piece is as large on every zoom
}

/** Something that stands on a map and keeps its size on the screen. */
export function Upright({ x, y, scale, id, class: looks, children }: Standing & { id?: string; class?: string; children: ComponentChildren }) {
  return (
    <g class={looks} data-piece={id} transform={`translate(${x},${y}) scale(${scale})`}>
      {children}
    </g>
  );
}

/** Pieces of a seat as one, with their number: the seat's shape and colour. */
export function Stack({ seat, n, ghost = false, ring = false, ...at }: Standing & { seat: number; n: number | string; ghost?: boolean; ring?: boolean }) {
  return (
    <Upright {...at} class={`stack ${ghost ? "ghost" : ""}`}>
      {ring && <circle r="13.5" class="halo" />}
      <g transform="translate(-10,-10)" {...paint(seat)} stroke-width="1.5" stroke-linejoin="round">
        {shape(seat)}
      </g>
      <text y={4.2 + LOW[seat % 7]!} class="tk" fill={ink(seat)} font-size="12">
        {n}
      </text>
    </Upright>
  );
}

/** A piece with the seat's sign on it: what it is tells the outline, whose it is the shape and the letter. */
export function Bearing({ seat, letter, outline, sign, ...at }: Standing & { seat: number; letter: string; outline: string; sign: { x: number; y: number; size: number; plain?: boolean } }) {
  const { x, y, size, plain } = sign;
  return (
    <Upright {...at} class="bearing">
      <path d={outline} {...paint(seat)} stroke-width="1.3" stroke-linejoin="round" />
      <g
        transform={`translate(${x},${y}) scale(${size / 20}) translate(-10,-10)`}
        {...(plain ? { fill: "var(--card)", stroke: "var(--seat-edge)" } : paint(seat))}
        stroke-width="2"
        stroke-linejoin="round"
      >
        {shape(seat)}
      </g>
      <text x={x} y={y + 3.3 + (LOW[seat % 7]! * size) / 22} class="tk" fill={plain ? "var(--ink)" : ink(seat)} font-size="9.400">
        {letter}
      </text>
    </Upright>
  );
}

export type Mood = "gain" | "loss" | "care" | "act" | "ink";

/** A word at a place: what will happen there, or how much was chosen. */
export function Badge({ text, mood, width, ...at }: Standing & { text: string; mood: Mood; width: number }) {
  const w = width * 10.5 + 10;
  return (
    <Upright {...at} class={`mb ${mood}`}>
      <rect x={-w / 2} y="-8.500" width={w} height="17" rx="3.500" />
      <text y="3.800">{text}</text>
    </Upright>
  );
}

/** A way on a map, with its number: solid over land, dotted over water. */
export function Arrow({ points, number, water = false, fresh = false, scale }: { points: { x: number; y: number }[]; number?: number | string; water?: boolean; fresh?: boolean; scale: number }) {
  if (points.length < 2) return null;
  const d = curve(points);
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const middle = along(points, 0.5);
  return (
    <g class={`arrow ${water ? "water" : ""} ${fresh ? "fresh" : ""}`} style={{ "--k": scale }}>
      <path d={d} class="pah" />
      <path d={d} class="pa" />
      <path d="M-11-6.500 1.500 0-11 6.500z" class="ah" transform={`translate(${to.x},${to.y}) rotate(${angle}) scale(${scale})`} />
      {number !== undefined && (
        <Upright x={middle.x} y={middle.y} scale={scale}>
          <circle r="9" class="nb" />
          <text y="4" class="nbt">
            {number}
          </text>
        </Upright>
      )}
    </g>
  );
}

/** Through the points, rounded at each. */
function curve(points: { x: number; y: number }[]): string {
  const mid = (a: { x: number; y: number }, b: { x: number; y: number }) => `${(a.x + b.x) / 2},${(a.y + b.y) / 2}`;
  const [first, ...rest] = points;
  let d = `M${first!.x},${first!.y}`;
  for (let i = 0; i < rest.length; i++) {
    const next = rest[i + 1];
    d += next ? ` Q${rest[i]!.x},${rest[i]!.y} ${i + 2 < rest.length ? mid(rest[i]!, next) : `${next.x},${next.y}`}` : rest.length === 1 ? ` L${rest[i]!.x},${rest[i]!.y}` : "";
  }
  return d;
}

/** The point at a share of the way. */
export function along(points: { x: number; y: number }[], share: number): { x: number; y: number } {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y));
  let left = lengths.reduce((a, b) => a + b, 0) * share;
  for (let i = 0; i < lengths.length; i++) {
    if (left <= lengths[i]!) {
      const part = lengths[i] ? left / lengths[i]! : 0;
      return { x: points[i]!.x + (points[i + 1]!.x - points[i]!.x) * part, y: points[i]!.y + (points[i + 1]!.y - points[i]!.y) * part };
    }
    left -= lengths[i]!;
  }
  return points.at(-1)!;
}
