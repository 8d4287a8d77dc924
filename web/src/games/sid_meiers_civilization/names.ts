import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { boardOf, CITIES, faces, marker, NONE, standing } from "./facts";

/** A player is called by their civilization, as soon as they have one. */
export function nationOf(sitting: Sitting, seat: number): { name: string; initial: string } {
  const civ: number = sitting.view.value?.players[seat]?.civ ?? NONE;
  const name = civ >= 0 ? faces(sitting).civilizations[civ]!.name : (sitting.live.table.value?.players[seat]?.name ?? "");
  return { name, initial: name.slice(0, 1).toUpperCase() };
}

/** Capital, City 2, City 3. */
export const cityName = (city: number): string => say(city % CITIES === 0 ? "smc-capital" : "smc-city-n", { n: (city % CITIES) + 1 });
export const squareName = (sitting: Sitting, square: number): string => faces(sitting).squares[square]!;
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** Armies and scouts in words. */
export function figuresText(armies: number, scouts: number): string {
  return [armies ? say("smc-armies", { n: armies }) : "", scouts ? say("smc-scouts", { n: scouts }) : ""].filter(Boolean).join(", ");
}

/** What a square is and what stands there, for the hint, the keys and screen readers. */
export function squareNames(sitting: Sitting): string[] {
  const view = sitting.view.value!;
  const { squares, cells, terrains, resources } = faces(sitting);
  const board = boardOf(sitting);
  const names: string[] = squares.map(() => "");
  const figures = standing(view.figures);
  board.squares.forEach((square, i) => {
    const cell: number = view.ground[square];
    if (cell < 0) {
      names[square] = `${squares[square]}: ${say("smc-unknown")}`;
      return;
    }
    const yields = board.yields[i] ?? [];
    const parts = [terrains[cells[cell]!.terrain]!.name];
    const city = board.cities.find((c) => c.square === square);
    if (city) parts.push(say("smc-city-of", { city: cityName(city.city), nation: nationOf(sitting, city.seat).name }));
    if (view.marker[square]) parts.push(marker(sitting, view.marker[square]).name);
    else if (cells[cell]!.resource >= 0) parts.push(resources[cells[cell]!.resource]!.name);
    if (view.token[square]) parts.push(say(view.token[square] === 1 ? "smc-hut" : "smc-village"));
    for (const { seat, armies, scouts } of figures.filter((f) => f.square === square)) parts.push(`${nationOf(sitting, seat).name}: ${figuresText(armies, scouts)}`);
    const gives = ["production", "trade", "culture", "coin"].flatMap((icon, k) => (yields[k] ? [say(`smc-yield-${icon}`, { n: yields[k]! })] : []));
    if (gives.length && !city) parts.push(gives.join(", "));
    if (board.cities.some((c) => c.blockaded.includes(square))) parts.push(say("smc-blockaded"));
    names[square] = `${squares[square]}: ${parts.join("; ")}`;
  });
  return names;
}
