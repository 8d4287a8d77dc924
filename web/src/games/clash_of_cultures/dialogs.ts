import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";

/** How a battle ends after a choice, in percent; losses in tenths. */
export interface Outcome {
  option: Option;
  attacker: number;
  defender: number;
  nobody: number;
  lost: [number, number];
}
export interface Die {
  value: number;
  symbol: number; // the unit it belongs to
  does: "" | "clash" | "shield";
  adds: number;
}
export interface BattleFacts {
  attacker: number;
  defender: number;
  space: number;
  origin: number;
  sea: boolean;
  round: number;
  city: number; // its size, 0: none
  units: [kind: number, n: number][][];
  fortress: boolean;
  fortress_works: boolean;
  hands: [number, number];
  laid: [number, number];
  shown: [number, number];
  dead: number[];
  dice: Die[][];
  rolls: [number, number]; // how many dice before they are rolled
  account: [what: string, card: number, n: number][][];
  value: [number, number];
  made: [number, number];
  hits: [number, number];
  fallen: [number, number];
  odds: Outcome[];
}
export interface EventFacts {
  card: number;
  by: number;
  symbol: string;
  steps: [name: "shown" | "symbol" | "text" | "track", state: "done" | "now" | "later"][];
  spared: [seat: number, advance: number][];
  action: number;
  actions: number;
  current: number;
  track: number;
  decides: number[];
  marches: [from: number, to: number, falls: number][]; // of barbarians into cities, in percent
}
export interface Attempt {
  kind: string;
  source: number;
  target: number;
  owner: number;
  distance: number;
  range: number;
  price: number; // culture for the range
  bars: boolean; // no culture may be added
  chances: number[]; // percent, by the culture added at most
  buildings: number[];
}
export interface InfluenceFacts {
  culture: number;
  sources: [space: number, range: number, reach: number[]][];
  attempts: Attempt[];
}
/** What `page_dialogs.dialogs` works out. */
export interface Dialogs {
  rows: number[][]; // half points of everybody, row by row
  battle: BattleFacts | null;
  event: EventFacts | null;
  influence: InfluenceFacts | null;
  routes: number | null;
}

const NOTHING: Dialogs = { rows: [], battle: null, event: null, influence: null, routes: null };

export const dialogs = (sitting: Sitting): Dialogs => (sitting.board.value?.dialogs as Dialogs | undefined) ?? NOTHING;

/** What I am asked, but not while I look back or something is played. */
export const question = (sitting: Sitting) => (sitting.past.value || sitting.playback.shown.value ? null : (sitting.live.table.value?.decision ?? null));
