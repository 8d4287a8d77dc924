import type { Extent } from "../../parts/mapview";
import type { Sitting } from "../../table/sitting";
import { faces } from "./facts";
import geometryUrl from "../../../../src/civitas/games/civilization_1980/data/geometry.json?url";

interface Point {
  x: number;
  y: number;
}
interface Label extends Point {
  size: number;
  lines: string[];
}
interface Area {
  path: string;
  fill: string;
  region: string;
  pole: [number, number, number];
  label: Label;
  city: Point & { site: string | null };
}
interface Zone {
  path: string;
  kind: string;
  pole: [number, number, number];
  ships: [number, number][];
  label?: Label;
}
/** The map as it is drawn: paths and where things stand on them. */
export interface Geometry {
  meta: { colours: { regions: Record<string, string[]> } };
  areas: Record<string, Area>;
  zones: Record<string, Zone>;
  lines: Record<string, string>;
  rivers: { path: string }[];
  flood_plains: { path: string }[];
  volcanoes: Point[];
  connectors: { path: string }[];
  decoration: { mountains: [number, number, number][]; dunes: [number, number][] };
}

export const SIZE = { w: 1600, h: 1000 };

let loaded: Promise<Geometry> | null = null;
export const load = () => (loaded ??= fetch(geometryUrl).then((answer) => answer.json()));

/** The part of the map that is in play, with a margin. */
export function extent(sitting: Sitting, geometry: Geometry, inPlay: boolean[]): Extent {
  const poles = faces(sitting).areas.flatMap((area, i) => (inPlay[i] === false ? [] : [geometry.areas[area.id]!.pole]));
  const [xs, ys] = [poles.map(([x]) => x), poles.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.min(...xs) - 70), Math.min(SIZE.w, Math.max(...xs) + 70)];
  const [top, bottom] = [Math.max(0, Math.min(...ys) - 50), Math.min(SIZE.h, Math.max(...ys) + 50)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

/** The middle of my own pieces, or of the land that is in play. */
export function homeOf(sitting: Sitting, geometry: Geometry | null): Point | null {
  const table = sitting.live.table.value;
  if (!geometry) return null;
  const p = table?.seat == null ? null : sitting.view.value?.players[table.seat];
  const { areas } = faces(sitting);
  const held: number[] = p ? [...p.cities, ...p.tokens.flatMap((n: number, a: number) => (n ? [a] : []))] : [];
  const shown = held.length ? held : areas.map((_, a) => a).filter((a) => sitting.board.value?.in_play[a] !== false);
  const poles = shown.map((a) => geometry.areas[areas[a]!.id]!.pole);
  return { x: poles.reduce((sum, [x]) => sum + x, 0) / poles.length, y: poles.reduce((sum, [, y]) => sum + y, 0) / poles.length };
}
