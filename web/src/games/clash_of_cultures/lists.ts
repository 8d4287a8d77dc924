import { type Option, type Ref, type Scene, same } from "../../api";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { dialogs } from "./dialogs";
import { asked, BUILDINGS, CATEGORY, faces, GOODS, mySeat, UNITS } from "./facts";
import { ownerName } from "./names";

type Verb = [string, ...unknown[]];

const GROUPS: Record<string, string> = {
  advance: "coc-group-advance",
  found: "coc-group-cities",
  collect: "coc-group-cities",
  construct: "coc-group-cities",
  "build-wonder": "coc-group-cities",
  recruit: "coc-group-cities",
  "move-units": "coc-group-move",
  happiness: "coc-group-culture",
  influence: "coc-group-culture",
  offer: "coc-group-trade",
  routes: "coc-group-trade",
  play: "coc-group-cards",
  "play-shogunate": "coc-group-cards",
  "play-idol": "coc-group-cards",
  "play-person": "coc-group-cards",
  "person-shogunate": "coc-group-cards",
  "great-statue": "coc-group-cards",
  "barter-action": "coc-group-trade",
  "barter-person": "coc-group-trade",
  "barter-objective": "coc-group-trade",
  "barter-wonder": "coc-group-trade",
};

/** In a turn: actions by their kind, then cards and what advances, leaders and wonders allow besides. */
export function group(option: Verb, sitting: Sitting): string | null {
  if (!["turn", "start-of-turn"].includes(asked(sitting))) return null;
  return GROUPS[option[0]] ?? "coc-group-besides";
}
export const groups = ["coc-group-advance", "coc-group-cities", "coc-group-move", "coc-group-culture", "coc-group-cards", "coc-group-besides", "coc-group-trade"];

const STOPS = [
  "end-turn",
  "begin-turn",
  "pass",
  "decline",
  "enough",
  "go-on",
  "stop-moving",
  "no-tactic",
  "no-more-routes",
  "keep-cities",
  "keep-government",
  "no-ship",
  "keep-ore",
  "keep-roll",
  "leave",
  "fight-on",
];

/** The turn, the movement, a battle round, an offer end. */
export const stops = (option: Verb): boolean => option.length === 1 && STOPS.includes(option[0]);

/** What only gives away: actions, a city. */
export const harms = ([verb]: Verb, what: string): boolean => verb === "forfeit" || (verb === "destroy" && what === "destroy-city") || verb === "give-up-leader";

const SIGNS: Record<string, string> = {
  advance: "sickle",
  gain: "sickle",
  found: "huts-village",
  collect: "barn",
  construct: "hammer-nails",
  "build-wonder": "great-pyramid",
  recruit: "spartan-helmet",
  "move-units": "walk",
  happiness: "happy",
  influence: "culture",
  attempt: "culture",
  offer: "trade",
  routes: "trade",
  route: "trade",
  play: "cards",
  tactic: "crossed-axes",
  "end-turn": "ok",
  "begin-turn": "ok",
  pass: "ok",
  decline: "x",
  forfeit: "x",
  retreat: "undo",
  "fight-on": "crossed-axes",
  complete: "laurels",
};

/** The sign before a choice: of what it does, or of what it is about. */
export function icon(option: Verb, sitting: Sitting): string | null {
  const [verb, value] = option;
  if (verb === "casualty" || verb === "with" || verb === "place-unit" || verb === "target-unit" || verb === "drown") return UNITS[Number(value)] ?? null;
  if (verb === "construct") return BUILDINGS[Number(option[2])] ?? SIGNS.construct!;
  if (verb === "advance" || verb === "gain" || verb === "great-library") return CATEGORY[faces(sitting).advance[Number(value)]?.group ?? -1] ?? SIGNS.advance!;
  if (verb === "replace") return BUILDINGS[Number(value)] ?? null;
  if (["take", "lose", "take-back", "banking", "theaters"].includes(verb)) return GOODS[Number(value)] ?? null;
  if (SIGNS[verb]) return SIGNS[verb]!;
  const refs = sitting.choices.value.find((c) => c.option === option)?.label.refs ?? [];
  return refs.some((ref) => ref.kind === "leader") ? "crown" : refs.some((ref) => ref.kind === "wonder") ? "great-pyramid" : null;
}

/** In a battle: how often I win it after this choice, if nobody plays further cards; where barbarians march: how likely the city falls. */
export function note(option: Option, sitting: Sitting): string | null {
  const march = option[0] === "march" && dialogs(sitting).event?.marches.find(([from, to]) => from === option[1] && to === option[2]);
  if (march) return say("coc-event-falls", { n: march[2] });
  const battle = sitting.past.value ? null : dialogs(sitting).battle;
  const odds = battle?.odds.find((each) => same(each.option, option));
  const attacks = mySeat(sitting) === battle?.attacker || mySeat(sitting) === battle?.hands[0];
  return odds ? say("coc-battle-wins", { name: ownerName(sitting, attacks ? battle!.attacker : battle!.defender), n: attacks ? odds.attacker : odds.defender }) : null;
}

/** The event that is being resolved, the tactics that lie open. */
export function underWay(sitting: Sitting): Ref[] {
  if (!sitting.facts.value) return [];
  const { event, battle } = dialogs(sitting);
  const shown = (battle?.shown ?? []).filter((card) => card >= 0).map((card) => ({ kind: "tactic", value: faces(sitting).action_card[card]![1] }));
  return [...(event ? [{ kind: "event", value: event.card }] : []), ...shown];
}

/** Scenes stand in a corner, beside what they are about on the map. */
export const scenesAside = true;
export const seatName = (seat: number, sitting: Sitting): string => ownerName(sitting, seat);

/** Why it came about. */
export function why(scene: Scene): string | null {
  return ["battle", "capture", "event", "influence", "status"].includes(scene.kind) ? say(`coc-why-${scene.kind}`) : null;
}

/** How a game goes, with the rules. */
export const learn: [string, string][] = [
  ["coc-learn-1", "COC-3.1"],
  ["coc-learn-2", "COC-3.4"],
  ["coc-learn-3", "COC-5.1.1"],
  ["coc-learn-4", "COC-5.3.1"],
  ["coc-learn-5", "COC-6.1.1"],
  ["coc-learn-6", "COC-7.2.1"],
  ["coc-learn-7", "COC-10.2"],
];
