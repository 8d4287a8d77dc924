import { type Reading, setOf } from "../../parts/sets";
import { SetForm } from "../../parts/SetForm";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { faces, nationOf } from "./facts";
import type { PurchaseFacts } from "./Purchase";

interface Space {
  space: string;
  verb: string;
  items?: number[];
  areas?: number[];
  bounds?: number[];
  cities?: number[];
  worth?: number[];
  costs?: number[];
  budget?: number;
  due?: number;
  least?: number;
  lo: number;
  hi: number;
}

const ON_THE_MAP = ["build", "grow", "lose", "secede", "revolt", "plunder", "order"];
const FROM_THE_HAND = ["return", "hand_in"];

/** The set choices of this game: losses, cities, growth, seceders and what is ordered of others. */
export function readSet(sitting: Sitting): Reading | null {
  const table = sitting.live.table.value;
  const decision = sitting.past.value ? null : table?.decision;
  const space = decision?.space as unknown as Space | null;
  if (!sitting.facts.value || !decision || !space || ![...ON_THE_MAP, ...FROM_THE_HAND].includes(space.verb) || (space.space !== "subset" && space.space !== "amounts")) return null;
  const { areas } = faces(sitting);
  const shared = { space: decision.space!, proposal: sitting.board.value?.proposal ?? null };
  if (space.verb === "order") {
    const others: number[] = sitting.view.value!.order.filter((seat: number) => seat !== table!.seat);
    const items = others.map((seat, i) => ({ about: { kind: "seat", value: seat }, name: nationOf(sitting, seat).name, bound: space.bounds![i]!, worth: 1 }));
    return { ...shared, items, least: space.lo, most: space.hi, sign: "−" };
  }
  if (FROM_THE_HAND.includes(space.verb)) return space.hi ? readHand(sitting, space, shared) : null;
  const places = space.areas ?? space.items;
  if (!places) return null;
  const city = (i: number) => !!space.cities?.includes(i) || space.verb === "revolt" || space.verb === "plunder";
  const items = places.map((area, i) => ({
    about: { kind: "area", value: area },
    name: city(i) ? say("civ-city-in", { area: areas[area]!.name }) : areas[area]!.name,
    note: areas[area]!.site && !city(i) ? say("civ-site") : undefined,
    bound: space.bounds?.[i] ?? 1,
    worth: space.worth?.[i] ?? space.costs?.[i] ?? 1,
  }));
  if (space.verb === "build") return { ...shared, items, least: 0, most: Math.max(0, space.budget ?? 0), number: space.hi, sign: "✓" };
  if (space.verb === "grow") return { ...shared, items, least: space.lo, most: space.hi, sign: "+" };
  if (space.verb === "revolt") return { ...shared, items, least: space.lo, most: space.hi, sign: "✓" }; // they come over to me
  const due = space.due ?? space.hi;
  return { ...shared, items, least: space.due ?? space.lo, most: due, sign: "−" };
}

/** Trade cards that are handed in for civilization cards, where a set counts for more than its cards (CIV80-13.4), or returned. */
function readHand(sitting: Sitting, space: Space, shared: Pick<Reading, "space" | "proposal">): Reading {
  const { trade } = faces(sitting);
  const kinds = space.items!;
  const value = (i: number) => trade[kinds[i]!]!.value;
  const items = kinds.map((kind, i) => ({ about: { kind: "card", value: kind }, name: trade[kind]!.name, bound: space.bounds![i]!, worth: 1 }));
  if (space.verb === "return") return { ...shared, items, least: space.lo, most: Infinity, sign: "−" };
  const proposal = (sitting.board.value?.purchase as PurchaseFacts | null)?.payments[0]?.option ?? null;
  return { ...shared, proposal, items, least: space.least ?? 0, most: Infinity, total: (amounts) => amounts.reduce((sum, n, i) => sum + n * n * value(i), 0), sign: "✓" };
}

/** A set choice in the right column: the same as on the map, for keys, screen readers and phones. */
export function SetChoiceForm({ sitting }: { sitting: Sitting }) {
  const set = setOf(sitting, readSet);
  const decision = sitting.live.table.value!.decision!;
  const verb = String(set.reading.value?.space.verb ?? "");
  const unit = (n: number) => say(verb === "build" ? "civ-unit-support" : verb === "grow" ? "civ-unit-tokens" : verb === "revolt" || verb === "plunder" ? "civ-unit-cities" : "civ-unit-units", { n });
  return (
    <SetForm sitting={sitting} set={set} title={decision.prompt.text} lead={say(verb === "order" ? "civ-order-help" : FROM_THE_HAND.includes(verb) ? "civ-hand-help" : "civ-set-help")} unit={unit} />
  );
}
