import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { faces, type Faces } from "./facts";

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
  parts: [kind: "marker" | "government" | "city", value: number, worth: number][];
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

/** What a unit is called at a rank: Archer, Catapult, Cannon. */
export function unitName(printed: Faces, unit: number, rank: number): string {
  const face = printed.units[unit]!;
  return printed.ranks?.[face.type]?.[rank - 1] ?? printed.types[face.type]!.name;
}
export const unitType = (sitting: Sitting, unit: number): number => faces(sitting).units[unit]!.type;
export const percent = (share: number): string => `${Math.round(100 * share)}%`;
