import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { asked, me, standing } from "./facts";

/** What one would like to do on a square where nothing is legal; the engine says why not. */
export function wishes(sitting: Sitting, square: number): Option[] {
  const what = asked(sitting);
  const seat = me(sitting);
  const mine = standing(sitting.view.value!.figures).find((f) => f.square === square && f.seat === seat);
  if (what === "start-of-turn") return [["found", square, mine?.armies && !mine.scouts ? "army" : "scout"]];
  const one = sitting.choices.value.find(({ option, label }) => option.length === 2 && label.refs?.some((ref) => ref.kind === "square" && ref.value === option[1]));
  return one ? [[one.option[0], square]] : [];
}
