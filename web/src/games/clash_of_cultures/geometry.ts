import type { Extent, Point } from "../../parts/mapview";
import type { Layout } from "./facts";

export const R = 40; // from the middle of a hexagon to a corner, as things are drawn
export const U = 1.35; // and how much larger they lie on the map, so that a phone begins near enough

/** Where everything lies: middles, corners, outlines that two neighbours share, and the whole. */
export class Geometry {
  readonly middle = new Map<number, Point>();
  readonly size: { w: number; h: number };
  private readonly slot = new Map<number, number>();

  private readonly r: number;
  private readonly h: number;

  constructor(
    readonly layout: Layout,
    scale = 1,
  ) {
    const [R, H, MARGIN] = [40 * scale, Math.sqrt(3) * 40 * scale, 12 * scale];
    this.r = R;
    this.h = H;
    const raw = layout.at.map(([space, q, r]) => ({ space, x: 1.5 * R * q, y: H * (r + q / 2) }));
    const [x0, y0] = [Math.min(...raw.map((p) => p.x)) - R - MARGIN, Math.min(...raw.map((p) => p.y)) - H / 2 - MARGIN];
    for (const { space, x, y } of raw) this.middle.set(space, { x: x - x0, y: y - y0 });
    const all = [...this.middle.values()];
    this.size = { w: Math.max(...all.map((p) => p.x)) + R + MARGIN, h: Math.max(...all.map((p) => p.y)) + H / 2 + MARGIN };
    layout.cells.forEach((cells, slot) => cells.forEach((space) => this.slot.set(space, slot)));
  }

  get spaces(): number[] {
    return this.layout.at.map(([space]) => space);
  }

  at(space: number): Point {
    return this.middle.get(space) ?? { x: 0, y: 0 };
  }

  slotOf(space: number): number {
    return this.slot.get(space) ?? -1;
  }

  get fit(): Extent {
    return { x: this.size.w / 2, y: this.size.h / 2, ...this.size };
  }

  /** The six corners, from the right clockwise. */
  corners(space: number): Point[] {
    const { x, y } = this.at(space);
    return Array.from({ length: 6 }, (_, i) => ({ x: x + this.r * Math.cos((Math.PI / 3) * i), y: y + this.r * Math.sin((Math.PI / 3) * i) }));
  }

  outline(space: number): string {
    return `M${this.corners(space)
      .map(({ x, y }) => `${num(x)},${num(y)}`)
      .join("L")}Z`;
  }

  /** The neighbour behind each of the six edges, edge i being between corners i and i + 1; undefined at the rim. */
  across(space: number): (number | undefined)[] {
    const { x, y } = this.at(space);
    return Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 3) * (i + 0.5);
      const [ox, oy] = [x + this.h * Math.cos(angle), y + this.h * Math.sin(angle)];
      return this.layout.near[space]!.find((other) => Math.hypot(this.at(other).x - ox, this.at(other).y - oy) < 4);
    });
  }

  /** An edge as nature has it: both neighbours bend it alike; the rim of the map is straight. */
  bend(space: number, edge: number, wild: number): Point[] {
    const corners = this.corners(space);
    const [a, b] = [corners[edge]!, corners[(edge + 1) % 6]!];
    const forward = a.x < b.x || (Math.abs(a.x - b.x) < 0.1 && a.y < b.y);
    const [from, to] = forward ? [a, b] : [b, a];
    const seed = Math.round(from.x) * 7919 + Math.round(from.y) * 104729;
    const [nx, ny] = [-(to.y - from.y) / this.r, (to.x - from.x) / this.r];
    const parts = 5;
    const points = Array.from({ length: parts + 1 }, (_, i) => {
      const t = i / parts;
      const by = i === 0 || i === parts ? 0 : (chance(seed + i * 31) - 0.5) * wild;
      return { x: from.x + (to.x - from.x) * t + nx * by, y: from.y + (to.y - from.y) * t + ny * by };
    });
    return forward ? points : points.reverse();
  }

  /** The shape of a space with bent edges where it has a neighbour. */
  shape(space: number, wild = 9): string {
    const across = this.across(space);
    const points = Array.from({ length: 6 }, (_, i) => (across[i] === undefined ? this.corners(space).slice(i, i + 1) : this.bend(space, i, wild).slice(0, -1))).flat();
    return `M${points.map(({ x, y }) => `${num(x)},${num(y)}`).join("L")}Z`;
  }

  /** The middle of the edge between two neighbours, and the angle from the first to the second. */
  edge(from: number, to: number): Point & { angle: number } {
    const [a, b] = [this.at(from), this.at(to)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  }
}

export const num = (n: number): number => Math.round(n * 10) / 10;

/** Through the points, smoothly. */
export function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  let d = `M${num(first!.x)},${num(first!.y)}`;
  rest.forEach((p, i) => {
    const next = rest[i + 1];
    d += next ? `Q${num(p.x)},${num(p.y)} ${num((p.x + next.x) / 2)},${num((p.y + next.y) / 2)}` : `L${num(p.x)},${num(p.y)}`;
  });
  return d;
}

/** A number between 0 and 1 that is always the same for a seed. */
export function chance(seed: number): number {
  let n = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

const known = [new WeakMap<Layout, Geometry>(), new WeakMap<Layout, Geometry>()];
/** The map as it is drawn; *large*: as it lies in the view. */
export function geometryOf(layout: Layout, large = false): Geometry {
  const kept = known[large ? 1 : 0]!;
  if (!kept.has(layout)) kept.set(layout, new Geometry(layout, large ? U : 1));
  return kept.get(layout)!;
}
