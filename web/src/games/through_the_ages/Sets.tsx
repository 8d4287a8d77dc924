import { useEffect } from "preact/hooks";
import type { Space } from "../../api";
import { SetForm } from "../../parts/SetForm";
import { type Reading, setOf } from "../../parts/sets";
import { Consequences } from "../../table/Consequences";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { faces } from "./faces";
import type { AuctionFacts } from "./Moments";

interface Cards extends Space {
  groups?: number[][];
}

/** The set choices of this game: cards that are discarded, and the force that takes a territory. */
export function readSet(sitting: Sitting): Reading | null {
  const decision = sitting.past.value ? null : sitting.live.table.value?.decision;
  const space = decision?.space as Cards | null | undefined;
  if (!space || !sitting.facts.value) return null;
  if (decision!.what === "send") return readForce(sitting, space);
  if (space.verb !== "discard") return null;
  const cards = space.items as number[];
  const items = cards.map((card) => ({ about: { kind: "card", value: card }, name: faces(sitting)[card]!.name, bound: 1, worth: 1 }));
  return { space, items, least: space.lo ?? 0, most: space.hi ?? cards.length, proposal: null, sign: "−" };
}

/** TTA-9.4: units count with the armies they form, cards count each for itself. */
function readForce(sitting: Sitting, space: Cards): Reading | null {
  const { counts, bid, forces } = (sitting.board.value?.auction ?? {}) as AuctionFacts;
  if (!counts || !space.groups || !space.bounds) return null;
  const bounds = space.bounds;
  const units = space.groups[0]!.length;
  const items = space.groups.flat().map((card, i) => ({
    about: { kind: "card", value: card },
    name: space.labels?.[i]?.text ?? faces(sitting)[card]!.name,
    note: `+${counts.each[i]}`,
    bound: bounds[i]!,
    worth: counts.each[i]!,
  }));
  const total = (amounts: number[]) => {
    const sent = amounts.slice(0, units).reduce((at, n, i) => at * (bounds[i]! + 1) + n, 0);
    return (counts.units[sent] ?? 0) + counts.extra + amounts.slice(units).reduce((sum, n, i) => sum + n * counts.each[units + i]!, 0);
  };
  return { space, items, least: bid, most: Infinity, total, proposal: forces?.[0] ? ["send", forces[0].amounts] : null, sign: "✓" };
}

export const setOfCards = (sitting: Sitting) => setOf(sitting, readSet);

/** How a thing on the board behaves while it can be taken into the set; nothing where it is not asked for. */
export function taking(sitting: Sitting, card: number, copy = 0): { toggle: () => void; taken: boolean; count: string } | undefined {
  const set = setOfCards(sitting);
  const all = set.at("card", card);
  const items = set.reading.value?.space.verb === "discard" ? all.slice(copy, copy + 1) : all; // there each copy is one thing of the set
  if (!items.length) return undefined;
  const n = (item: number) => set.amounts.value[item] ?? 0;
  const sum = items.reduce((sum, item) => sum + n(item), 0);
  const bound = Math.max(...items.map((item) => set.reading.value!.items[item]!.bound));
  return { toggle: () => set.toggle(items.find((item) => set.takes(item)) ?? items[0]!), taken: sum > copy || (items.length < all.length && sum > 0), count: bound > 1 ? `${sum}/${bound}` : "" };
}

/** The same set beside the board, with what the force would change. */
export function SetChoiceForm({ sitting }: { sitting: Sitting }) {
  const set = setOfCards(sitting);
  const { prompt, what } = sitting.live.table.value!.decision!;
  const sending = what === "send";
  const option = sending && set.fits.value && !set.why.value ? set.option.value : null;
  useEffect(() => void (option && sitting.look([option])), [JSON.stringify(option)]);
  return (
    <SetForm
      sitting={sitting}
      set={set}
      title={prompt.text}
      lead={say(sending ? "tta-force-help" : "tta-discard-help")}
      unit={(n) => say("tta-unit-cards", { n })}
      does={sending ? say("tta-send-this") : undefined}
      after={option && <Consequences sitting={sitting} option={option} />}
    />
  );
}
