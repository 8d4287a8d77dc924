import { computed, effect, signal } from "@preact/signals";
import type { Option, Space } from "../../api";
import type { Sitting } from "../../table/sitting";
import { asked, board } from "./facts";

const HAPPY = 2;

const known = new WeakMap<Sitting, Raising>();
export function raisingOf(sitting: Sitting): Raising {
  if (!known.has(sitting)) known.set(sitting, new Raising(sitting));
  return known.get(sitting)!;
}

/** Which cities become happier and by how much, put together on the map and in the list at once. */
export class Raising {
  readonly levels = signal<Record<number, number>>({}); // by space

  constructor(private readonly sitting: Sitting) {
    let version = -1;
    effect(() => {
      const table = sitting.live.table.value;
      if (!table || table.version === version) return;
      version = table.version;
      this.levels.value = {};
    });
  }

  /** The cities that may rise, and how large each is: a level costs so many. */
  readonly cities = computed<[space: number, size: number][]>(() => {
    const { sitting } = this;
    if (sitting.past.value || asked(sitting) !== "increase-happiness" || !sitting.board.value) return [];
    const whole = sitting.live.table.value!.decision!.space;
    const space = [whole, ...((whole?.parts as (Space | unknown[])[] | undefined) ?? [])].find((part): part is Space => !!part && "verb" in part && part.verb === "raise");
    const listed = (space?.items ?? []) as number[];
    return (board(sitting).raise?.cities ?? []).filter(([at]) => listed.includes(at));
  });

  readonly budget = computed(() => board(this.sitting)?.raise?.budget ?? 0);
  readonly cost = computed(() => this.cities.value.reduce((sum, [space, size]) => sum + size * this.at(space), 0));
  readonly option = computed<Option | null>(() => {
    const raised = this.cities.value.flatMap(([space]) => Array.from({ length: this.at(space) }, () => space));
    return raised.length ? ["raise", raised] : null;
  });

  at(space: number): number {
    return this.levels.value[space] ?? 0;
  }

  mood(space: number): number {
    return board(this.sitting).cities.find((city) => city.space === space)!.mood;
  }

  has(space: number): boolean {
    return this.cities.value.some(([city]) => city === space);
  }

  /** Whether one level more is possible and can be paid. */
  takes(space: number): boolean {
    const size = this.cities.value.find(([city]) => city === space)?.[1];
    return size !== undefined && this.mood(space) + this.at(space) < HAPPY && this.cost.value + size <= this.budget.value;
  }

  set(space: number, n: number): void {
    this.levels.value = { ...this.levels.value, [space]: Math.max(0, n) };
  }

  /** A click on the city: one level more; where it can be no more, none. */
  toggle(space: number): void {
    this.set(space, this.takes(space) ? this.at(space) + 1 : 0);
  }
}
