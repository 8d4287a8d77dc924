import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { faces } from "./facts";

/** What one would like to do at a place where nothing is legal; the engine says why not. */
export function wishes(sitting: Sitting, kind: "area" | "zone", place: number): Option[] {
  const what = sitting.live.table.value?.decision?.what;
  const choices = sitting.choices.value.map((choice) => choice.option);
  if (kind === "zone") {
    const ship = choices.find(([verb]) => verb === "sail" || verb === "load" || verb === "unload" || verb === "anchor")?.[1];
    if (what === "build-ship") return [["ship", place, 0]];
    if (what === "ship-under-way") return [["sail", ship ?? 0, place]];
    return [];
  }
  if (what === "ship-under-way") return [["move", place, faces(sitting).areas[place]!.borders[0] ?? place, 1]];
  if (what === "build-cities") return [["build", [place]]];
  const one = sitting.choices.value.find(({ option, label }) => option.length === 2 && label.refs?.some((ref) => ref.kind === "area" && ref.value === option[1]));
  return one ? [[one.option[0], place]] : [];
}
