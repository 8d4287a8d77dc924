import { useMemo } from "preact/hooks";
import land from "./land.svg?raw";

const LETTERS: Record<string, string> = { forest: "F", mountain: "M", desert: "D", grassland: "G", water: "W" };

/** The same square looks the same to everybody. */
const noise = (x: number, y: number, salt: number): number => {
  let n = (x * 374761393 + y * 668265263 + salt * 2147483647) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return (((n ^ (n >>> 16)) >>> 0) % 1000) / 1000;
};

interface Point {
  x: number;
  y: number;
}

/** One outline around all squares of a kind, bent a little by a fixed noise, so that coasts and woods look grown. */
export function outline(inside: (x: number, y: number) => boolean, width: number, height: number): string {
  const edges = new Map<string, Point[]>(); // from each corner where the edge leads, the land on its right
  const add = (a: Point, b: Point) => edges.set(`${a.x} ${a.y}`, [...(edges.get(`${a.x} ${a.y}`) ?? []), b]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add({ x, y }, { x: x + 1, y });
      if (!inside(x + 1, y)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
      if (!inside(x, y + 1)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
      if (!inside(x - 1, y)) add({ x, y: y + 1 }, { x, y });
    }
  let d = "";
  for (const [key, starts] of edges)
    while (starts.length) {
      const [x, y] = key.split(" ").map(Number) as [number, number];
      const ring: Point[] = [{ x, y }];
      let next = starts.pop()!;
      while (next.x !== x || next.y !== y) {
        ring.push(next);
        const ways = edges.get(`${next.x} ${next.y}`)!;
        const before = ring.at(-2)!;
        const [dx, dy] = [next.x - before.x, next.y - before.y];
        const right = ways.findIndex((to) => to.x - next.x === -dy && to.y - next.y === dx); // at a corner that two squares share, keep to one of them
        next = ways.splice(right >= 0 ? right : 0, 1)[0]!;
      }
      d += bent(ring, width, height);
    }
  return d;
}

function bent(ring: Point[], width: number, height: number): string {
  const points: Point[] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const before = ring[(i + ring.length - 1) % ring.length]!;
    const corner = (a.x - before.x) * (b.y - a.y) - (a.y - before.y) * (b.x - a.x) !== 0;
    for (const share of corner ? [0.1, 0.32, 0.66] : [0, 0.33, 0.66]) {
      const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
      const rim = (a.x === b.x && (a.x === 0 || a.x === width)) || (a.y === b.y && (a.y === 0 || a.y === height));
      const by = rim ? 0 : 0.055;
      points.push({ x: x + (noise(Math.round(x * 9), Math.round(y * 9), 1) - 0.5) * 2 * by, y: y + (noise(Math.round(x * 9), Math.round(y * 9), 2) - 0.5) * 2 * by });
    }
  });
  const mid = (a: Point, b: Point) => `${((a.x + b.x) * 50).toFixed(1)} ${((a.y + b.y) * 50).toFixed(1)}`;
  const at = (p: Point) => `${(p.x * 100).toFixed(1)} ${(p.y * 100).toFixed(1)}`;
  return `M${mid(points.at(-1)!, points[0]!)}${points.map((p, i) => `Q${at(p)} ${mid(p, points[(i + 1) % points.length]!)}`).join("")}Z`;
}

const cloud = (() => {
  const arcs = (by: string) => by.repeat(10);
  return `M0 0${arcs("a10 5.500 0 0 1 20 0")}${arcs("a5.500 10 0 0 1 0 20")}${arcs("a10 5.500 0 0 1-20 0")}${arcs("a5.500 10 0 0 1 0-20")}Z`;
})();

/** A tile that nobody has seen: a cloud with a compass, for there is something to find. */
function Unknown({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(2)`}>
      <path class="unk" d={cloud} />
      {[22, 40, 58, 142, 160, 178].map((h, i) => (
        <path class="un2" d={`M0 ${h}q25-${[12, 8, 14][i % 3]} 50 0t50 0 50 0 50 0`} />
      ))}
      <path class="un3" d="M50 4V196M100 4V196M150 4V196M4 50H196M4 100H196M4 150H196" />
      <circle class="un4" cx="100" cy="100" r="40" />
      <circle class="un5" cx="100" cy="100" r="31" />
      <g transform="translate(100 100)">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <g transform={`rotate(${angle})`}>
            <path class="ro" d={angle % 90 ? "M0 0 4-4 0-28z" : "M0 0 6-6 0-46z"} />
            <path class="rq" d={angle % 90 ? "M0 0-4-4 0-28z" : "M0 0-6-6 0-46z"} />
          </g>
        ))}
      </g>
    </g>
  );
}

interface Land {
  terrain: (string | null)[]; // of each square of the grid of 16: null where there is none, "" where it is not known
  slots: number[]; // the corners of the tiles
  covered: (square: number) => boolean; // something stands there: the drawing steps back
}

/** The ground: sea and coasts, woods, mountains and deserts, the grid, and clouds over what nobody has seen. */
export function Ground({ terrain, slots, covered, size }: Land & { size: { w: number; h: number } }) {
  const key = terrain.join();
  const [width, height] = [size.w / 100, size.h / 100];
  const shapes = useMemo(() => {
    const is = (kinds: string[]) => (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && kinds.includes(terrain[y * 16 + x] ?? "");
    return {
      land: outline(is(["forest", "mountain", "desert", "grassland"]), width, height),
      desert: outline(is(["desert"]), width, height),
      mountain: outline(is(["mountain"]), width, height),
      forest: outline(is(["forest"]), width, height),
      known: outline((x, y) => x >= 0 && y >= 0 && x < width && y < height && !!terrain[y * 16 + x], width, height),
    };
  }, [key]);
  const grid = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * 100} 0V${size.h}`).join("") + Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * 100}H${size.w}`).join("");
  const known = slots.filter((corner) => terrain[corner]);
  const tiles = known.map((corner) => `M${(corner % 16) * 100} ${Math.floor(corner / 16) * 100}h400v400h-400z`).join("");
  return (
    <g class="ground" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: land }} />
      <clipPath id="smc-known">
        <path d={tiles || "M0 0z"} />
      </clipPath>
      <g clip-path="url(#smc-known)">
        <rect width={size.w} height={size.h} class="sea0" />
        {["f3", "f2", "f1", "lnd"].map((kind) => (
          <path class={kind} d={shapes.land} />
        ))}
        <path class="tD" d={shapes.desert} />
        <path class="tMg" d={shapes.mountain} />
        <path class="tFg" d={shapes.forest} />
        <path class="cst" d={shapes.land} />
        {terrain.map((kind, square) =>
          kind ? (
            <use
              href={`#smc-t${LETTERS[kind]}${Math.floor(noise(square % 16, Math.floor(square / 16), 3) * 6)}`}
              opacity={covered(square) ? 0.45 : undefined}
              transform={`translate(${(square % 16) * 100} ${Math.floor(square / 16) * 100})`}
            />
          ) : null,
        )}
        <path class="gr" d={grid} />
        <path class="gt" d={tiles} />
      </g>
      {slots
        .filter((corner) => terrain[corner] === "")
        .map((corner) => (
          <Unknown x={(corner % 16) * 100} y={Math.floor(corner / 16) * 100} />
        ))}
    </g>
  );
}

/** The land in a corner: one colour a square. */
export function Small({ terrain }: { terrain: (string | null)[] }) {
  return <g>{terrain.map((kind, square) => kind !== null && <rect class={`o-${kind || "unknown"}`} x={(square % 16) * 100} y={Math.floor(square / 16) * 100} width="101" height="101" />)}</g>;
}
