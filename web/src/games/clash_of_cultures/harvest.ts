import { computed, effect, signal } from "@preact/signals";
import type { Option, Space } from "../../api";
import type { Sitting } from "../../table/sitting";
import { asked, board, me } from "./facts";

interface HarvestSpace extends Space {
  pairs: [space: number, good: number][];
  limit: number;
  each: number; // so many from one space
}

const known = new WeakMap<Sitting, HarvestChoice>();
export function harvestOf(sitting: Sitting): HarvestChoice {
  if (!known.has(sitting)) known.set(sitting, new HarvestChoice(sitting));
  return known.get(sitting)!;
}

/** What a city collects, put together on the map and in the list at once. */
export class HarvestChoice {
  readonly amounts = signal<number[]>([]); // by pair

  constructor(private readonly sitting: Sitting) {
    let version = -1;
    effect(() => {
      const table = sitting.live.table.value;
      if (!table || table.version === version) return;
      version = table.version;
      if (this.space.value) this.amounts.value = this.suggest();
    });
  }

  readonly space = computed<HarvestSpace | null>(() => {
    const found = this.sitting.live.table.value?.decision?.space;
    return asked(this.sitting) === "harvest" && found?.verb === "harvest" ? (found as HarvestSpace) : null;
  });

  private get facts() {
    return board(this.sitting).collect!;
  }

  /** The pairs of a space: what can be taken from it. */
  at(space: number): number[] {
    return (this.space.value?.pairs ?? []).flatMap(([s], i) => (s === space ? [i] : []));
  }

  goodAt(space: number): number | null {
    const i = this.at(space).find((pair) => (this.amounts.value[pair] ?? 0) > 0);
    return i === undefined ? null : this.space.value!.pairs[i]![1];
  }

  get total(): number {
    return this.amounts.value.reduce((a, b) => a + b, 0);
  }

  private kind(space: number): { far: boolean; sea: boolean } {
    const found = this.facts.picks.find(([s]) => s === space);
    return { far: !!found?.[2], sea: !!found?.[3] };
  }

  private spaces(amounts: number[]): number[] {
    return [...new Set(this.space.value!.pairs.filter((_, i) => amounts[i]).map(([s]) => s))];
  }

  /** Whether these amounts may be collected together; the engine has the last word. */
  private fits(amounts: number[]): boolean {
    const space = this.space.value!;
    const taken = this.spaces(amounts);
    const each = (s: number) => space.pairs.reduce((sum, [at], i) => sum + (at === s ? amounts[i]! : 0), 0);
    return (
      amounts.reduce((a, b) => a + b, 0) <= space.limit &&
      taken.every((s) => each(s) <= space.each) &&
      taken.filter((s) => this.kind(s).sea).length <= 1 &&
      taken.filter((s) => this.kind(s).far).length <= this.facts.far
    );
  }

  /** As much as can be had: first what I have least of, never more than I can hold. */
  suggest(wanted: number | null = null): number[] {
    const { pairs } = this.space.value!;
    const held = [...me(this.sitting)!.goods];
    const limits = board(this.sitting).limits[me(this.sitting)!.seat]!;
    const amounts = pairs.map(() => 0);
    for (;;) {
      const able = pairs.flatMap(([, good], i) => {
        const more = amounts.map((n, j) => (i === j ? n + 1 : n));
        return this.fits(more) && (good >= limits.length || held[good]! < limits[good]!) ? [i] : [];
      });
      const value = (i: number) => (pairs[i]![1] === wanted ? 100 : 0) - held[pairs[i]![1]]! + (pairs[i]![1] === 4 ? 0.5 : 0) - (this.kind(pairs[i]![0]).far ? 0.3 : 0);
      const best = able.sort((a, b) => value(b) - value(a))[0];
      if (best === undefined) break;
      amounts[best]!++;
      held[pairs[best]![1]]!++;
    }
    return amounts.some((n) => n) ? amounts : pairs.map((_, i) => (i === 0 ? 1 : 0));
  }

  fill(wanted: number): void {
    this.amounts.value = this.suggest(wanted);
  }

  /** A click on a space: it is taken, gives another good, or is left again. */
  toggle(space: number): void {
    const pairs = this.at(space);
    const now = pairs.findIndex((i) => this.amounts.value[i]! > 0);
    const without = this.amounts.value.map((n, i) => (pairs.includes(i) ? 0 : n));
    const next = pairs.slice(now + 1).find((i) => this.fits(without.map((n, j) => (i === j ? 1 : n))));
    this.amounts.value = next === undefined ? without : without.map((n, j) => (j === next ? 1 : n));
  }

  choose(pair: number): void {
    const [space] = this.space.value!.pairs[pair]!;
    const mine = this.at(space);
    const without = this.amounts.value.map((n, i) => (mine.includes(i) ? 0 : n));
    const next = without.map((n, i) => (i === pair ? 1 : n));
    this.amounts.value = this.amounts.value[pair] || !this.fits(next) ? without : next;
  }

  /** One more from a space that may give several (Production Focus). */
  more(pair: number, by: number): void {
    const next = this.amounts.value.map((n, i) => (i === pair ? Math.max(0, n + by) : n));
    if (this.fits(next)) this.amounts.value = next;
  }

  takes(pair: number): boolean {
    return this.fits(this.amounts.value.map((n, i) => (i === pair ? n + 1 : n)));
  }

  readonly option = computed<Option | null>(() => {
    const space = this.space.value;
    if (!space || !this.amounts.value.some((n) => n)) return null;
    const taken = space.pairs.flatMap((pair, i) => Array.from({ length: this.amounts.value[i] ?? 0 }, () => pair));
    return ["harvest", taken.map(([s]) => s), taken.map(([, good]) => good)];
  });

  /** How many of each good it brings. */
  get gains(): number[] {
    const found = Array.from({ length: 8 }, () => 0);
    this.space.value?.pairs.forEach(([, good], i) => (found[good]! += this.amounts.value[i] ?? 0));
    return found;
  }
}
