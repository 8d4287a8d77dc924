import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { faces, type Faces, marker } from "./facts";
import { cityName } from "./names";

/** What a combat bonus is made of. */
export type Parts = [kind: "marker" | "government" | "city", value: number, worth: number][];

/** A unit at a front. */
export interface Stand {
  unit: number;
  strength: number;
  wounds: number;
}
/** A side of a battle, as everybody may know it. */
export interface SideFacts {
  seat: number;
  barbarian: boolean;
  hand: number;
  armies: number;
  size: number;
  types: number[];
  ranks: number[];
  parts: Parts;
  bonus: number;
  samurai: number;
  sum: number;
  dead: number[];
}
/** A legal play: what it does at once, the sums after it, and how often it wins. */
export interface Play {
  option: Option;
  chance: number;
  strength: number;
  sums: [number, number];
  first?: "own" | "enemy" | "both";
  dealt?: number;
  taken?: number;
  kills?: boolean;
  dies?: boolean;
}
export interface BattleFacts {
  square: number;
  city: number;
  village: boolean;
  walled: boolean;
  side: 0 | 1;
  played: boolean;
  steel: number;
  sides: [SideFacts, SideFacts];
  fronts: [Stand | null, Stand | null][];
  mine?: 0 | 1;
  hand?: [unit: number, strength: number][];
  plays?: Play[];
  chance?: number;
}

export const battleOf = (sitting: Sitting): BattleFacts | null => (sitting.board.value as { battle?: BattleFacts | null } | null)?.battle ?? null;

export function partName(sitting: Sitting, kind: string, value: number): string {
  if (kind === "marker") return marker(sitting, value).name;
  return kind === "government" ? faces(sitting).governments[value]!.name : cityName(value);
}

/** What a unit is called at a rank: Archer, Catapult, Cannon. */
export function unitName(printed: Faces, unit: number, rank: number): string {
  const face = printed.units[unit]!;
  return printed.ranks?.[face.type]?.[rank - 1] ?? printed.types[face.type]!.name;
}
export const unitType = (sitting: Sitting, unit: number): number => faces(sitting).units[unit]!.type;
export const percent = (share: number): string => `${Math.round(100 * share)}%`;
