import { computed, signal } from "@preact/signals";
import type { Option } from "../../api";
import type { Sitting } from "../../table/sitting";
import { asked, at, boardOf, type Item, WIDTH } from "./facts";

const builds = new WeakMap<Sitting, Building>();
export function building(sitting: Sitting): Building {
  if (!builds.has(sitting)) builds.set(sitting, new Building(sitting));
  return builds.get(sitting)!;
}

/** Whether the question is answered by the city sheet. */
export const managing = (sitting: Sitting): boolean => ["city-management", "item", "second-item"].includes(asked(sitting));

/** What a city is to make: first what, then where; or the other way round.  It is one decision for a person, two for the engine. */
export class Building {
  readonly city = signal<number | null>(null); // the tab that is open
  readonly kind = signal<string | null>(null); // what is to be made
  readonly square = signal<number | null>(null);
  constructor(private readonly sitting: Sitting) {}

  /** Cities that may produce, and what. */
  readonly items = computed<Record<string, Item[]>>(() => (managing(this.sitting) ? (boardOf(this.sitting)?.items ?? {}) : {}));

  /** The city one looks at: the chosen one while it may act, else the first that may. */
  readonly shown = computed<number | null>(() => this.city.value ?? Object.keys(this.items.value).map(Number)[0] ?? null);

  readonly mine = computed<Item[]>(() => this.items.value[String(this.shown.value)] ?? []);

  /** The squares where what was chosen can stand; null while nothing is chosen. */
  readonly sites = computed<Map<number, Item> | null>(() => {
    const kind = this.kind.value;
    if (!kind) return null;
    const found = this.mine.value.filter((item) => kindOf(item.option) === kind && !item.refused && item.option[0] !== "unit");
    return new Map(found.map((item) => [item.option.at(-1) as number, item]));
  });

  /** What would be made as things are chosen. */
  readonly item = computed<Item | null>(() => {
    const all = this.mine.value.filter((item) => kindOf(item.option) === this.kind.value);
    if (all[0]?.option[0] === "unit") return all[0];
    return all.find((item) => item.option.at(-1) === this.square.value) ?? null;
  });

  pick(kind: string | null): void {
    this.kind.value = kind;
    const best = kind ? bestOf(this.mine.value.filter((item) => kindOf(item.option) === kind)) : null;
    this.square.value = best && best.option[0] !== "unit" ? (best.option.at(-1) as number) : null;
  }

  put(square: number): void {
    this.square.value = square;
  }

  show(city: number): void {
    this.pick(null);
    this.city.value = city;
  }

  /** The decisions it comes to. */
  parts(item: Item): Option[] {
    return asked(this.sitting) === "city-management" ? [["produce", this.shown.value!], item.option] : [item.option];
  }

  async make(item: Item): Promise<void> {
    await this.sitting.plan(this.parts(item));
    this.pick(null);
    this.city.value = null;
  }
}

/** The same thing, wherever it stands. */
export const kindOf = (option: Option): string => (option[0] === "build" || option[0] === "unit" ? `${option[0]} ${option[1]}` : option[0]);

const WORTH: Record<string, number> = { production: 3, trade: 3, culture: 2.5, coin: 6, combat: 1 };
const MIDDLE = (WIDTH - 1) / 2;
const inland = (item: Item): number => {
  const { x, y } = at(item.option.at(-1) as number);
  return Math.abs(x - MIDDLE) + Math.abs(y - MIDDLE);
};
/** Where it gives most: what can be paid first, then the greatest gain; a figure where it leaves soonest. */
export function bestOf(items: Item[]): Item | null {
  const gain = (item: Item) => Object.entries(item.gains).reduce((sum, [icon, n]) => sum + (WORTH[icon] ?? 0) * (n ?? 0), 0);
  return [...items].sort((a, b) => Number(a.refused) - Number(b.refused) || gain(b) - gain(a) || inland(a) - inland(b))[0] ?? null;
}
