import { Room, sideBySide, widthOf } from "../../parts/room";
import type { Sitting } from "../../table/sitting";
import { faces } from "./facts";
import { type Geometry, SIZE } from "./geometry";

interface Point {
  x: number;
  y: number;
}
export interface Piece extends Point {
  kind: "city" | "tokens" | "ship";
  seat: number;
  n: number;
}
export interface Name extends Point {
  text: string;
  size: number;
  limit: number | null;
  site: string | null;
  w: number;
}
export interface Standing {
  areas: { pieces: Piece[]; middle: Point; half: number }[]; // half: how high the pieces reach
  zones: Piece[][];
  names: (Name | null)[]; // by area; null: no room for it now
  seas: (Name | null)[];
}

const PIECE = 23; // pixels from one piece to the next
const RINGS = [22, 34, 46].flatMap((far) => Array.from({ length: 16 }, (_, i): [number, number] => [far * Math.cos((i * Math.PI) / 8), far * Math.sin((i * Math.PI) / 8)]));
const SERIF = "Alegreya, serif";
const LARGE = 11.5;
const SMALL = 9.6; // below this a name hides

/** Where everything stands at this scale: pieces side by side and none left out, names where there is room for them. */
export function arrange(sitting: Sitting, geometry: Geometry, view: any, scale: number): Standing {
  const { areas, zones } = faces(sitting);
  const inPlay: boolean[] = sitting.board.value?.in_play ?? [];
  const room = new Room(60 * scale);
  const square = ({ x, y }: Point, side = PIECE - 2) => ({ x, y, w: side * scale, h: side * scale });
  const placed = areas.map(({ id }, a) => {
    const [x, y, r] = geometry.areas[id]!.pole;
    const here: Omit<Piece, "x" | "y">[] = [];
    for (const p of view.players) if (p.cities.includes(a)) here.push({ kind: "city", seat: p.seat, n: 1 });
    for (const p of view.players) if (p.tokens[a]) here.push({ kind: "tokens", seat: p.seat, n: p.tokens[a] });
    const step = PIECE * scale;
    const away = Math.min(r, 14 * scale);
    const tries = [
      [0, 0],
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
      [0.7, 0.7],
      [-0.7, 0.7],
      [0.7, -0.7],
      [-0.7, -0.7],
    ].map(([dx, dy]) => ({ x: x + dx! * away, y: y + dy! * away }));
    const spots = (middle: Point) => sideBySide(here.length, middle, step, here.length > 4 ? 3 : 2);
    const middle = tries.find((m) => spots(m).every((s) => room.free(square(s)))) ?? tries[0]!;
    const at = spots(middle);
    for (const s of at) room.take(square(s));
    const half = here.length ? (Math.ceil(here.length / (here.length > 4 ? 3 : 2)) * PIECE) / 2 : 0;
    return { pieces: here.map((piece, i) => ({ ...piece, ...at[i]! })), middle, half };
  });
  const afloat = zones.map(({ id }, z) => {
    const { ships, pole } = geometry.zones[id]!;
    const spots: [number, number][] = [...ships, [pole[0], pole[1]]];
    const found: Piece[] = [];
    for (const p of view.players)
      for (const at of p.ships as number[]) {
        if (at !== z) continue;
        const boxes = spots.map(([x, y]) => square({ x, y }, 24));
        const more = sideBySide(7, { x: pole[0], y: pole[1] }, 24 * scale).map((s) => square(s, 24));
        const farther = RINGS.map(([dx, dy]) => square({ x: pole[0] + dx * scale, y: pole[1] + dy * scale }, 24)); // small waters with many ships
        const box = room.first([...boxes, ...more, ...farther]) ?? boxes[0]!;
        found.push({ kind: "ship", seat: p.seat, n: 1, x: box.x, y: box.y });
      }
    return found;
  });
  const names = areas.map(({ id, name, limit }, a): Name | null => {
    const { label, city } = geometry.areas[id]!;
    const out = inPlay[a] === false;
    const { middle, half, pieces } = placed[a]!;
    const site = !out && city.site && !(view.city[a] >= 0) ? city.site : null;
    for (const size of [LARGE, SMALL]) {
      const w = widthOf(name, SERIF) * size + (out ? 0 : 17) + (site ? 11 : 0) + 2;
      const [wide, high] = [w * scale, (size + 2.5) * scale];
      const beside = (half + size / 2 + 2) * scale;
      const aside = ((pieces.length ? Math.min(pieces.length, 2) * PIECE : 0) / 2 + w / 2 + 1) * scale;
      const spots: Point[] = pieces.length
        ? [
            { x: middle.x, y: middle.y + beside },
            { x: middle.x, y: middle.y - beside },
            { x: middle.x + aside, y: middle.y },
            { x: middle.x - aside, y: middle.y },
            { x: middle.x + wide / 4, y: middle.y + beside },
            { x: middle.x - wide / 4, y: middle.y + beside },
            { x: middle.x + wide / 4, y: middle.y - beside },
            { x: middle.x - wide / 4, y: middle.y - beside },
          ]
        : [middle, { x: label.x, y: label.y }, { x: middle.x, y: middle.y + high }, { x: middle.x, y: middle.y - high }];
      const onBoard = (s: Point) => s.x > wide / 2 && s.x < SIZE.w - wide / 2;
      const box = room.first((spots.some(onBoard) ? spots.filter(onBoard) : spots).map((s) => ({ ...s, w: wide, h: high })));
      if (box) return { x: box.x, y: box.y, text: name, size, limit: out ? null : limit, site, w };
      if (out) return null;
    }
    const bare = room.first([
      { x: middle.x, y: middle.y + (half + 8) * scale, w: 15 * scale, h: 14 * scale },
      { x: middle.x + (half + 10) * scale, y: middle.y, w: 15 * scale, h: 14 * scale },
    ]);
    return bare && { x: bare.x, y: bare.y, text: "", size: SMALL, limit, site: null, w: 15 };
  });
  const seas = zones.map(({ id, name }): Name | null => {
    const { label } = geometry.zones[id]!;
    if (!label) return null;
    const size = Math.max(SMALL, Math.min(18, (label.size / scale) * 1.1));
    const w = widthOf(name, SERIF) * size * 1.25; // its letters stand apart
    const box = room.first([{ x: label.x, y: label.y, w: w * scale, h: size * scale }]);
    return box && { x: box.x, y: box.y, text: name, size, limit: null, site: null, w };
  });
  return { areas: placed, zones: afloat, names, seas };
}
