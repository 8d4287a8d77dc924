import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { BARBARIANS, board, type City, faces, PIRATES, playerName, spaceName } from "./facts";

/** Who an owner is: a player, the barbarians, the pirates. */
export function ownerName(sitting: Sitting, owner: number): string {
  return owner === BARBARIANS ? say("coc-barbarians") : owner === PIRATES ? say("coc-pirates") : playerName(sitting, owner);
}

/** So many of each kind: 2 infantry, 1 settler. */
export function countsName(sitting: Sitting, counts: number[]): string {
  return counts.flatMap((n, kind) => (n ? [`${n} ${faces(sitting).unit[kind]!.name}`] : [])).join(", ");
}

export function cityName(sitting: Sitting, city: City): string {
  const { building, wonder, mood } = faces(sitting);
  if (city.owner === BARBARIANS) return say("coc-barbarian-city");
  return listed(
    say("coc-city-of", { name: ownerName(sitting, city.owner), size: city.size, mood: mood[city.mood]!.name }),
    ...city.pieces.map(([kind, colour]) => (colour === city.owner ? building[kind]!.name : `${building[kind]!.name} (${ownerName(sitting, colour)})`)),
    ...city.wonders.map((w) => wonder[w]!.name),
  );
}

/** Every space in words: what it is, which city is there, who stands there. */
export function spaceNames(sitting: Sitting): Map<number, string> {
  const { terrain } = faces(sitting);
  const view = sitting.view.value!;
  const { cities, units } = board(sitting);
  const found = new Map<number, string>();
  view.terrain.forEach((kind: number, space: number) => {
    const city = cities.find((c) => c.space === space);
    const there = units.filter(([at]) => at === space).map(([, owner, counts]) => `${ownerName(sitting, owner)}: ${countsName(sitting, counts)}`);
    const ground = kind < 0 ? say("coc-unexplored") : terrain[kind]!.name;
    const port = cities.filter((c) => c.port === space).map((c) => say("coc-port-of", { space: spaceName(sitting, c.space) }));
    found.set(
      space,
      [listed(spaceName(sitting, space), ground, view.exhausted.includes(space) && say("coc-exhausted"), ...port), city && cityName(sitting, city), ...there].filter(Boolean).join("; "),
    );
  });
  return found;
}
