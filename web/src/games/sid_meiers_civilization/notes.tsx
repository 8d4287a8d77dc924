import type { ComponentChildren } from "preact";
import { type Option, same } from "../../api";
import type { Sitting } from "../../table/sitting";
import { battleOf, percent } from "./battlefacts";
import { boardOf } from "./facts";
import { Gains } from "./Gains";

/** After a choice: how often a battle is won with it, or what its square gives more. */
export function note(option: Option, sitting: Sitting): ComponentChildren {
  const play = battleOf(sitting)?.plays?.find((each) => same(each.option, option));
  if (play) return percent(play.chance);
  const place = boardOf(sitting).places?.find((each) => same(each.option, option));
  return place && <Gains gains={place.gains} />;
}
