import type { Ref, Scene } from "../../api";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";

type Option = [string, ...unknown[]];

/** The headings of the list, by what an option does. */
const GROUPS: Record<string, string> = {
  produce: "smc-group-cities",
  arts: "smc-group-cities",
  harvest: "smc-group-cities",
  "harvest-two": "smc-group-cities",
  "build-freely": "smc-group-cities",
  advance: "smc-group-culture",
  mint: "smc-group-culture",
  person: "smc-group-people",
  "keep-person": "smc-group-people",
  army: "smc-group-figures",
  scout: "smc-group-figures",
  move: "smc-group-figures",
  step: "smc-group-figures",
  discover: "smc-group-figures",
  sacrifice: "smc-group-figures",
  unit: "smc-group-units",
  build: "smc-group-build",
  found: "smc-group-found",
  government: "smc-group-government",
  play: "smc-group-events",
  use: "smc-group-abilities",
  gardens: "smc-group-abilities",
  statue: "smc-group-abilities",
  "harvest-freely": "smc-group-abilities",
  heal: "smc-group-abilities",
  "heal-all": "smc-group-abilities",
  offer: "smc-group-bargains",
  front: "smc-group-fronts",
  attack: "smc-group-attacks",
};
export const group = ([verb]: Option): string | null => GROUPS[verb] ?? null;
export const groups = [
  "smc-group-found",
  "smc-group-cities",
  "smc-group-build",
  "smc-group-figures",
  "smc-group-units",
  "smc-group-attacks",
  "smc-group-fronts",
  "smc-group-culture",
  "smc-group-people",
  "smc-group-government",
  "smc-group-abilities",
  "smc-group-events",
  "smc-group-bargains",
];

/** The part, the offers, a move, a battle turn end; nothing is taken, learned or researched. */
const STOPS = ["end", "pass", "stop", "close", "one-item", "research-nothing", "learn-nothing", "loot-nothing", "save-none", "keep-person", "enough", "spare", "rest", "reject"];
export const stops = (option: Option): boolean => option.length === 1 && STOPS.includes(option[0]);

/** Russia gives up a figure; a card goes back. */
export const harms = ([verb]: Option, what: string): boolean => verb === "sacrifice" || (verb === "withdraw" && what === "pay");

/** What both sides have, where somebody else is concerned. */
export const compares = ([verb]: Option): string[] =>
  verb === "offer" || verb === "accept" ? ["trade", "culture", "coins", "techs"] : ["kill", "kill-unit", "nuke", "choose-player"].includes(verb) ? ["techs", "space", "coins", "units"] : [];

/** The event or ability that is being carried out while something is asked. */
export function underWay(sitting: Sitting): Ref[] {
  const steps: { is: string; option?: Option }[] = sitting.view.value?.stack ?? [];
  return steps.flatMap(({ is, option }): Ref[] => {
    const value = Array.isArray(option) ? option[1] : undefined;
    if (typeof value !== "number") return [];
    return is === "PlayEvent" ? [{ kind: "event", value }] : is === "UseAbility" ? [{ kind: "ability", value }] : [];
  });
}

/** What the book says of a scene that has no card. */
export function why(scene: Scene): string | null {
  return ["battle", "research", "deal", "victory"].includes(scene.kind) ? say(`smc-why-${scene.kind}`) : null;
}
