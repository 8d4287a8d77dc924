import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";

/** What gives or costs something: by kind, how much. */
export interface Yield {
  production: number;
  trade: number;
  culture: number;
  coin: number;
}
export interface TechFace {
  kind: "tech";
  id: string;
  name: string;
  level: number;
  icons: Record<string, any>;
  text: string[];
}
export interface WonderFace {
  kind: "wonder";
  id: string;
  name: string;
  age: string;
  cost: number;
  discount: number | null;
  tech: string | null;
  text: string[];
}
export interface EventFace {
  kind: "event";
  id: string;
  name: string;
  level: number;
  phase: string;
  text: string[];
}
export interface MarkerFace extends Yield {
  kind: "building" | "wonder" | "person";
  id: string;
  name: string;
  cost: number | null;
  star: boolean;
  combat_bonus: number;
}
export interface Named {
  id: string;
  name: string;
}
export interface Faces {
  techs: TechFace[];
  wonders: WonderFace[];
  events: EventFace[];
  markers: MarkerFace[]; // marker 1 first
  walls: { id: string; name: string; cost: number };
  governments: (Named & { text: string[] })[];
  civilizations: (Named & { text: string })[];
  cities: string[]; // what sentences call the first, second and third city of somebody
  people: Named[];
  resources: Named[];
  terrains: Named[];
  types: Named[];
  ranks: string[][]; // of each type, what a unit is called by rank
  units: { type: number; name: string; strengths: number[] }[];
  huts: number[]; // the resource of each kind of hut token
  villages: number[]; // likewise; -1: a great person
  cells: ({ terrain: number; resource: number } & Yield)[];
  squares: string[];
  phases: Named[];
  needed: number[]; // trade for a tech, by level
  track: { section: number; culture: number; trade: number }[];
  goals: { culture: number; technology: number; economy: number };
  abilities: { id: string; tech: number }[];
}

export const WIDTH = 16;
export const CITIES = 3;
export const ARMIES = 7;
export const FIGURES = 9; // of a seat: seven armies, two scouts
export const SCOUTS = 2;
export const NONE = -1;
export const FIRST_WONDER = 15; // the first marker that is a wonder
export const FIRST_PERSON = 27;
export const WALLS = 33;
export const PHASES = ["setup", "start_of_turn", "trade", "city_management", "movement", "research"];

/** A city as everybody may work it out. */
export interface CityFacts {
  city: number;
  seat: number;
  square: number;
  walled: boolean;
  serving: number[];
  blockaded: number[];
  trade: number;
  production: number;
  arts: number;
  defence: number;
  sources: { scouts: number; gathered_production: number; gathered_trade: number; government: number; this_turn: number; culture: number; government_arts: number };
  resources: number[];
  acted: number;
}
/** A player's values. */
export interface PlayerFacts {
  speed: number;
  stack: number;
  most_cities: number;
  culture_hand: number;
  battle_hand: number;
  combat_bonus: number;
  income: number;
  rows: number[];
  pyramid: number[][];
  room: number[]; // of each row, places that a tech may take
  ranks: number[];
  unit_costs: number[];
  wonder_costs: number[];
  military: number; // squares from the nearest army to the nearest enemy capital, -1 without an army
  armies: [number, number]; // on the map, all
  scouts: [number, number];
  water: "closed" | "cross" | "end";
}
/** What a city may make. */
export interface Item {
  option: Option;
  cost: number;
  full: number; // without a discount
  trade: number; // to rush it
  gains: Partial<Yield & { combat: number }>;
  refused: boolean; // too dear even with all trade
}
export interface Way {
  to: number;
  path: number[]; // from where it begins
  left: number; // steps
  meets: "" | "hut" | "village" | "figures" | "city" | "discover" | "sacrifice";
  stop: boolean; // the move is ended there by a word of its own
  chance?: number; // of a battle there
  blockades?: number; // a city, by standing there
  site?: boolean; // a city could be founded there next turn
}
/** Figures that may move, by their square: these numbers of armies and scouts may go these ways. */
export interface Movers {
  square: number;
  shapes: [armies: number, scouts: number][];
  ways: Way[];
}
export interface BoardFacts {
  squares: number[];
  slots: number[];
  cities: CityFacts[];
  players: PlayerFacts[];
  yields: number[][]; // of each square of the layout: production, trade, culture, coin
  order: number[];
  items?: Record<string, Item[]>; // of each of my cities that may produce
  moves?: Movers[]; // of my figures, in my Movement part
  sites?: number[]; // where I may found
  gives?: { option: Option; gains: Item["gains"] }[]; // what a choice gives: a great person where it stands, more production of one turn
}

export const faces = (sitting: Sitting): Faces => sitting.facts.value!.faces;
export const boardOf = (sitting: Sitting): BoardFacts => sitting.board.value as BoardFacts;
export const me = (sitting: Sitting): number | null => sitting.live.table.value?.seat ?? null;
/** What is asked, and of me. */
export const asked = (sitting: Sitting): string => (sitting.past.value ? "" : (sitting.live.table.value?.decision?.what ?? ""));

/** Whether a seat has had its part of a phase that is played one after the other. */
export function isDone(sitting: Sitting, seat: number): boolean {
  const view = sitting.view.value!;
  const { order } = boardOf(sitting);
  return [1, 3, 4].includes(view.phase) && order.indexOf(seat) < order.indexOf(view.current);
}

/** A mask of the state may have more bits than JavaScript's operators know. */
export const has = (mask: number, bit: number): boolean => Math.floor(mask / 2 ** bit) % 2 === 1;
export const at = (square: number): { x: number; y: number } => ({ x: square % WIDTH, y: Math.floor(square / WIDTH) });
export const ownerOf = (city: number): number => Math.floor(city / CITIES);
export const marker = (sitting: Sitting, n: number): MarkerFace => faces(sitting).markers[n - 1]!;

/** The figures on each square, by seat. */
export interface Standing {
  square: number;
  seat: number;
  armies: number;
  scouts: number;
}
export function standing(figures: number[]): Standing[] {
  const found = new Map<string, Standing>();
  figures.forEach((square, figure) => {
    if (square < 0) return;
    const seat = Math.floor(figure / FIGURES);
    const here = found.get(`${square} ${seat}`) ?? { square, seat, armies: 0, scouts: 0 };
    if (figure % FIGURES < ARMIES) here.armies++;
    else here.scouts++;
    found.set(`${square} ${seat}`, here);
  });
  return [...found.values()].sort((a, b) => a.square - b.square || a.seat - b.seat);
}

/** A hidden pile, or what of it is seen. */
export const sizeOf = (pile: any): number => (Array.isArray(pile) ? pile.length : (pile?.hidden ?? 0));
export const seen = (pile: any): number[] => (Array.isArray(pile) ? pile : []);

/** How many of each building are left; a building and what it becomes are one marker. */
export function buildingsLeft(sitting: Sitting): { face: MarkerFace; marker: number; left: number }[] {
  const left: number[] = sitting.view.value!.buildings;
  const upgrades: string[] = sitting.facts.value!.data.buildings.flatMap((row: { id: string; upgrade_of?: string }) => (row.upgrade_of ? [row.id] : []));
  return faces(sitting)
    .markers.slice(0, FIRST_WONDER - 1)
    .flatMap((face, i) => ((left[i + 1] ?? NONE) >= 0 && !upgrades.includes(face.id) ? [{ face, marker: i + 1, left: left[i + 1]! }] : []));
}
