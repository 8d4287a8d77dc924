import { computed, effect, signal } from "@preact/signals";
import { api, type Json, type Option, type Ref, type Refusal, type Space } from "../api";
import { language } from "../settings";
import type { Sitting } from "../table/sitting";

/** One thing of a set choice: what it is on the board, how many of it there are, what one of them counts. */
export interface Item {
  about: Ref;
  name: string;
  note?: string;
  bound: number;
  worth: number;
}

/** How a board reads a set choice: its things, what they must add up to, and what is filled in first. */
export interface Reading {
  space: Space;
  items: Item[];
  least: number; // in what the things count
  most: number; // Infinity: as much as one likes
  total?: (amounts: number[]) => number; // what they count together, where that is not the sum of each
  number?: number; // at most so many things, whatever they count
  proposal: Option | null;
  sign: "+" | "−" | "✓";
}

const choices = new WeakMap<Sitting, SetChoice>();

/** The set that is being put together at this table. */
export function setOf(sitting: Sitting, read: (sitting: Sitting) => Reading | null): SetChoice {
  if (!choices.has(sitting)) choices.set(sitting, new SetChoice(sitting, read));
  return choices.get(sitting)!;
}

/** A set choice made on the board and in the list at once. */
export class SetChoice {
  readonly amounts = signal<number[]>([]);
  readonly why = signal<Refusal | null>(null);
  readonly reading;

  constructor(
    private readonly sitting: Sitting,
    read: (sitting: Sitting) => Reading | null,
  ) {
    this.reading = computed(() => read(sitting));
    let version = "";
    effect(() => {
      const table = sitting.live.table.value;
      const now = `${table?.version} ${table?.decision?.what}`;
      if (!table || now === version || !sitting.facts.value) return;
      version = now;
      this.propose();
    });
    effect(() => void this.ask(this.option.value, this.fits.value));
  }

  readonly sum = computed(() => {
    const read = this.reading.value;
    return read?.total ? read.total(this.amounts.value) : this.amounts.value.reduce((sum, n, i) => sum + n * (read?.items[i]?.worth ?? 0), 0);
  });
  readonly chosen = computed(() => this.amounts.value.reduce((sum, n) => sum + n, 0));
  readonly fits = computed(() => {
    const read = this.reading.value;
    return !!read && this.amounts.value.length === read.items.length && this.sum.value >= read.least && this.chosen.value <= (read.number ?? Infinity);
  });
  readonly option = computed<Option | null>(() => {
    const read = this.reading.value;
    if (!read) return null;
    const { verb, space, items } = read.space;
    return space === "subset" ? [verb!, (items ?? []).filter((_, i) => this.amounts.value[i])] : [verb!, this.amounts.value as Json];
  });

  /** What is filled in first. */
  propose = (): void => {
    const read = this.reading.value;
    if (!read) {
      this.amounts.value = [];
      return;
    }
    const given = read.proposal?.[1];
    if (!Array.isArray(given)) this.clear();
    else this.amounts.value = read.space.space === "subset" ? (read.space.items ?? []).map((item) => (given.includes(item) ? 1 : 0)) : (given as number[]);
  };

  clear = (): void => {
    this.amounts.value = (this.reading.value?.items ?? []).map(() => 0);
  };

  set(i: number, n: number): void {
    const bound = this.reading.value?.items[i]?.bound ?? 0;
    this.amounts.value = this.amounts.value.map((a, j) => (i === j ? Math.max(0, Math.min(bound, n)) : a));
  }

  /** Whether one more of it still fits. */
  takes(i: number): boolean {
    const read = this.reading.value;
    const item = read?.items[i];
    return !!item && (this.amounts.value[i] ?? 0) < item.bound && this.sum.value < read!.most && this.chosen.value < (read!.number ?? Infinity);
  }

  /** A click on the thing: one more; when it can be no more, none. */
  toggle(i: number): void {
    this.set(i, this.takes(i) ? (this.amounts.value[i] ?? 0) + 1 : 0);
  }

  /** Which things of the set these are. */
  at(kind: string, value: Json): number[] {
    return (this.reading.value?.items ?? []).flatMap(({ about }, i) => (about.kind === kind && about.value === value ? [i] : []));
  }

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The engine says whether the set will do. */
  private ask(option: Option | null, fits: boolean): void {
    clearTimeout(this.timer);
    this.why.value = null;
    const { me, id } = this.sitting;
    if (!option || !fits || !me) return;
    this.timer = setTimeout(() => {
      api.whyNot(id, [option], me.token, language.value).then(
        ({ answers }) => this.option.value === option && (this.why.value = answers[0]?.refusal ?? null),
        () => undefined,
      );
    }, 120);
  }
}
