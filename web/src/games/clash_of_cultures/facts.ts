import type { Choice, Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { initial } from "../../table/Log";

/** What is printed, as `page.faces` says. */
export interface Face {
  kind: string;
  id: string;
  name: string;
  text: string[];
}
export interface AdvanceFace extends Face {
  category: string;
  group: number; // the number of its category
  leading: boolean;
  unlocks: number; // the building, or -1
  bonus: number; // the token one gains with it, or -1
}
export interface WonderFace extends Face {
  cost: number[]; // by good
  points: number;
  needs: number; // the advance
}
interface Named {
  id: string;
  name: string;
}
export interface Layout {
  at: [space: number, q: number, r: number][];
  cells: number[][]; // by slot
  near: number[][]; // by space
}
export interface Faces {
  advance: AdvanceFace[];
  building: Face[];
  settlement: Face[];
  unit: (Face & { cost: number[] })[];
  wonder: WonderFace[];
  civil: Face[];
  tactic: Face[];
  objective: (Face & { timing: "status" | "instant" | "instant_or_status" })[];
  event: Face[];
  special: Face[];
  leader: Face[];
  space: string[];
  layout: Record<string, Layout>;
  terrain: Named[];
  good: Named[];
  category: (Named & { government: boolean; leading: number })[];
  civilization: Named[];
  mood: Named[];
  symbol: string[];
  action_card: [civil: number, tactic: number][];
  objective_card: [upper: number, lower: number][];
  special_needs: number[];
  building_cost: number[];
  track: number; // cubes on the event track
  tiles: number[][]; // by region
  die: [value: number, symbol: number][];
}

export const faces = (sitting: Sitting): Faces => sitting.facts.value!.faces;

/** A city on the map, piece by piece. */
export interface City {
  space: number;
  owner: number; // 4: barbarians
  size: number;
  mood: number;
  pieces: [building: number, colour: number][];
  wonders: number[];
  port: number; // the sea space, or -1
  used: number; // activations this turn
}
/** How an objective of mine stands; it is met in no status phase where that is null. */
export interface Goal {
  count: [have: number, need: number] | null;
  met: boolean | null;
}
export type Why = [rule: string, message: string] | null;
/** What one of my cities can do now. */
export interface OwnCity {
  space: number;
  limit: number; // it collects so many at most
  goods: number[]; // from how many spaces each
  places: number;
  recruits: number;
  units: number[];
  tires: boolean; // its mood falls with the next activation
  why: { activate: Why; collect: Why; recruit: Why };
  buildings: { price: number[]; why: Why }[];
}
export interface OwnWonder {
  wonder: number;
  price: number[];
  payable: boolean;
  cities: number[];
}
export interface Move {
  option: [verb: string, start: number, goal: number];
  groups: number[][]; // the largest first
  foe: number;
  theirs: number[] | null;
  unknown: boolean;
  odds: Ahead | null; // of an attack with the whole army
}
/** How an attack would end, in percent, with all *n* units of the army. */
export interface Ahead {
  attacker: number;
  defender: number;
  nobody: number;
  n: number;
}
export interface Moving {
  left: number;
  moves: Move[];
}
/** What `page_board.board` works out. */
export interface BoardFacts {
  cities: City[];
  units: [space: number, owner: number, counts: number[]][];
  limits: number[][];
  halves: number[]; // victory points, in halves
  cubes: number[][]; // the advances of each seat
  specials: number[][]; // and the advances of their civilizations
  left: Record<"exhausted" | "pirates" | "events" | "actions" | "objectives" | "wonders", number>;
  mine?: OwnCity[];
  advances?: (number | null)[];
  objectives?: [card: number, halves: Goal[]][];
  wonders?: OwnWonder[];
  influence?: { targets: number; chance: number };
  raise?: { cities: [space: number, size: number][]; budget: number };
  collect?: { city: number; picks: [space: number, goods: number[], far: boolean, sea: boolean][]; far: number; barred: [space: number, blocked: boolean, gives: boolean][]; bonus: boolean } | null;
  recruit?: { city: number; prices: (number[] | null)[] } | null;
  acting?: Option[]; // what of a turn uses an action
  moving?: Moving | null;
}

export const board = (sitting: Sitting): BoardFacts => sitting.board.value as unknown as BoardFacts;

/** A player's record in the view, as far as the board reads it; a hand is its cards, or how many there are. */
export interface PlayerView {
  seat: number;
  home: number;
  civilization: number;
  goods: number[];
  track: number;
  cities: number[];
  hand: Hand;
  objectives: Hand;
  wonder_cards: Hand;
  persons: number[];
  kept: number[];
  completed: number[];
  completed_as: number[];
  leaders: number[];
  leader: number;
  actions: number;
  offers: number;
  captives: number[];
  turn_marks: number;
}
type Hand = number[] | { hidden: number } | { cards?: unknown };

export const players = (sitting: Sitting): PlayerView[] => sitting.view.value!.players;
export const mySeat = (sitting: Sitting): number | null => sitting.live.table.value!.seat;
export const me = (sitting: Sitting): PlayerView | null => (mySeat(sitting) === null ? null : players(sitting)[mySeat(sitting)!]!);

/** The cards of a hand that one sees. */
export function cardsOf(hand: any): number[] {
  const list = Array.isArray(hand) ? hand : (hand?.cards ?? []);
  return Array.isArray(list) ? list.filter((card) => typeof card === "number" && card >= 0) : [];
}
/** How many cards a hand has. */
export function countOf(hand: any): number {
  if (Array.isArray(hand)) return hand.length;
  return hand?.hidden ?? (Array.isArray(hand?.cards) ? hand.cards.length : (hand?.cards?.hidden ?? 0));
}

export const BARBARIANS = 4;
export const PIRATES = 5;
export const GOODS = ["wheat", "ore", "wood-pile", "light-bulb", "two-coins", "happy", "culture", "manacles"];
export const GOOD_CLASS = ["r-food", "r-ore", "r-wood", "r-idea", "r-gold", "r-mood", "r-culture", ""];
export const UNITS = ["walk", "spartan-helmet", "sailboat", "horse-head", "elephant-head", "crown"];
export const SETTLER = 0;
export const SHIP = 2;
export const LEADER = 5;
export const BUILDINGS = ["anchor", "open-book", "stone-tower", "greek-temple", "shop", "obelisk", "observatory"];
export const CATEGORY = ["sickle", "hammer-nails", "compass", "open-book", "crossed-axes", "huts-village", "two-coins", "palette", "observatory", "shop", "crown", "greek-temple"];
export const MOODS = ["sad", "neutral", "happy"];

/** Points, halves as ½. */
export const points = (halves: number): string => `${halves >= 2 || halves % 2 === 0 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;

export const spaceName = (sitting: Sitting, space: number): string => faces(sitting).space[space] ?? "";
export const playerName = (sitting: Sitting, seat: number): string => sitting.live.table.value!.players[seat]?.name ?? "";
export const letterOf = (sitting: Sitting, seat: number): string => initial(playerName(sitting, seat));
export const cityAt = (sitting: Sitting, space: number): City | undefined => board(sitting).cities.find((city) => city.space === space);
export const ownCity = (sitting: Sitting, space: number): OwnCity | undefined => board(sitting).mine?.find((city) => city.space === space);

/** The spaces a choice speaks of, the last one being where one would click; a region is all its spaces. */
export function spacesOf(sitting: Sitting, choice: Choice): number[] {
  const refs = choice.label.refs ?? [];
  const slot = refs.find((ref) => ref.kind === "slot")?.value as number | undefined;
  if (slot !== undefined) return layout(sitting).cells[slot] ?? [];
  return refs.filter((ref) => ref.kind === "space").map((ref) => ref.value as number);
}
export const layout = (sitting: Sitting): Layout => faces(sitting).layout[String(players(sitting).length)]!;

/** What an advance costs me now, null where I may not gain it; nothing where one is chosen for nothing. */
export function advancePrice(sitting: Sitting, at: number): number | null {
  const price = board(sitting).advances?.[at] ?? null;
  const given = asked(sitting) === "advance" && !sitting.view.value!.stack.at(-1)?.buy;
  return price !== null && given ? 0 : price;
}
export const asked = (sitting: Sitting): string => (sitting.past.value ? "" : (sitting.live.table.value?.decision?.what ?? ""));
/** The spaces of a region that is turned up, and the land there, if it lay that way. */
export function regionThatWay(sitting: Sitting, way: number): [space: number, terrain: number][] {
  const { slot, region } = sitting.view.value!.stack.at(-1) as { slot: number; region: number };
  const tiles = faces(sitting).tiles[region] ?? [];
  return (layout(sitting).cells[slot] ?? []).map((space, i) => [space, tiles[way === 1 ? tiles.length - 1 - i : i]!]);
}
export const verbIs =
  (...verbs: string[]) =>
  (option: Option): boolean =>
    verbs.includes(option[0]);
