import type { ComponentChildren } from "preact";
import { type Option, same } from "../../api";
import type { Sitting } from "../../table/sitting";
import { battleOf, percent } from "./battlefacts";
import { boardOf, type Item } from "./facts";
import { Gains } from "./Gains";

/** What a choice gives, as far as the engine says so. */
export const givenBy = (option: Option, sitting: Sitting): Item["gains"] | undefined => boardOf(sitting).gives?.find((each) => same(each.option, option))?.gains;

/** After a choice: how often a battle is won with it, or what it gives. */
export function note(option: Option, sitting: Sitting): ComponentChildren {
  const play = battleOf(sitting)?.plays?.find((each) => same(each.option, option));
  if (play) return percent(play.chance);
  const gains = givenBy(option, sitting);
  return gains && <Gains gains={gains} />;
}
