import { type Signal, signal } from "@preact/signals";
import type { Sitting } from "../../table/sitting";

/** What one looks at on this board: a city of mine, what is done in it, what lies in the middle. */
export interface Looking {
  city: Signal<number | null>;
  doing: Signal<"collect" | "construct" | "recruit" | null>;
  middle: Signal<"map" | "advances" | "civilizations">;
  source: Signal<number | null>; // from where I would influence
  turned: Signal<number | null>; // how a region would lie
}

const known = new WeakMap<Sitting, Looking>();

export function looking(sitting: Sitting): Looking {
  if (!known.has(sitting)) known.set(sitting, { city: signal(null), doing: signal(null), middle: signal("map"), source: signal(null), turned: signal(null) });
  return known.get(sitting)!;
}
