import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type CivCard, faces, nationOf } from "./facts";

/** Every area and every water in words: what it is, and who stands there. */
export function placeNames(sitting: Sitting): { areas: string[]; zones: string[] } {
  const { areas, zones } = faces(sitting);
  const there = { areas: areas.map((): string[] => []), zones: zones.map((): string[] => []) };
  for (const p of sitting.view.value!.players) {
    const nation = nationOf(sitting, p.seat).name;
    for (const a of p.cities) there.areas[a]!.push(say("civ-here-city", { nation }));
    p.tokens.forEach((n: number, a: number) => n && there.areas[a]!.push(say("civ-here-tokens", { nation, n })));
    const ships = new Map<number, number>();
    for (const z of p.ships) ships.set(z, (ships.get(z) ?? 0) + 1);
    for (const [z, n] of ships) there.zones[z]!.push(say("civ-here-ships", { nation, n }));
  }
  return {
    areas: areas.map(({ name, limit, site, plain, volcano }, i) => {
      const land = listed(say("civ-area", { area: name, limit, site: site ? 1 : 0 }), plain && say("civ-on-plain", { plain }), volcano && say("civ-volcano", { volcano }));
      return `${land}; ${listed(...there.areas[i]!) || say("civ-here-nobody")}`;
    }),
    zones: zones.map(({ name, area }, i) => [area < 0 ? name : say("civ-water-of", { area: name }), ...there.zones[i]!].join("; ")),
  };
}

/** A nation's row of the A.S.T.: where it stands, and what the next space asks. */
export function rowName(sitting: Sitting, seat: number, epochAt: (space: number) => number, needs: (space: number) => string): string {
  const { space } = sitting.view.value!.players[seat];
  const end: number = sitting.view.value!.rules.end_space;
  const need = space < end ? needs(space + 1) : "";
  return listed(say("civ-ast-at", { nation: nationOf(sitting, seat).name, space, end }), faces(sitting).epochs[epochAt(space) - 1], need && say("civ-ast-next", { need }));
}

/** A civilization card: its groups, its price, whose it is. */
export function cardName(card: CivCard, price: number, left: number, owned: boolean): string {
  const groups = card.groups.map((group) => say(`civ-group-${group}`));
  return listed(card.name, ...groups, ...(owned ? [say("civ-owned")] : [say("civ-card-price", { n: price }), say("civ-left", { n: left })]));
}
