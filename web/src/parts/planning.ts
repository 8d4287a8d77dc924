import { effect, signal } from "@preact/signals";
import { api, type Json, type Option, type Planned, type Refusal } from "../api";
import { language } from "../settings";
import type { Sitting } from "../table/sitting";
import { counted } from "./Count";

/** Pieces that go together: how many, from where to where; a board adds what else it must know of them. */
export interface Group {
  id: number;
  from: number;
  to: number;
  n: number;
}

/** Many moves thought out on the board, source then target, in any order; nothing counts before the whole is handed in.
 *
 * A board says what can be picked up, where it can go and how its groups are written as parts of a plan of the engine (`kernel/plans.py`);
 * here is what all such plans have in common.  The constructor of a board's plan ends with `begin()`. */
export abstract class Plan<G extends Group, Source> {
  readonly groups = signal<G[]>([]);
  readonly source = signal<Source | null>(null);
  readonly count = signal<number | null>(null); // how many, if somebody has said so
  readonly fresh = signal<number | null>(null); // the group that was entered last: digits change it
  readonly planned = signal<Planned | null>(null); // what the engine says of it
  readonly refusal = signal<Refusal | null>(null); // why the last thing was not taken into the plan
  protected next = 1;
  private asked = 0;

  constructor(protected readonly sitting: Sitting) {}

  /** Whether the question that is asked is answered by a plan. */
  abstract readonly active: { readonly value: boolean; peek: () => boolean };
  /** The most pieces a group may have. */
  abstract most(group: G): number;
  /** As the server takes it. */
  abstract parts(): Option[];
  /** The choice that ends it, after its parts. */
  protected readonly last: Option = ["end"];
  /** How many of the source are free to be picked up. */
  abstract free(source: Source): number;

  /** What a board keeps besides the groups, through a reload. */
  protected keep(): Json {
    return null;
  }
  protected restore(_kept: Json): void {}

  /** What is left of a plan that was stopped on its way, for a new position. */
  protected carried(): G[] {
    return [];
  }

  protected begin(): void {
    let version = -1;
    effect(() => {
      const table = this.sitting.live.table.value;
      if (!table || table.version === version) return;
      version = table.version;
      this.startAnew();
    });
    effect(() => {
      const kept = JSON.stringify([this.groups.value, this.keep()]);
      if (this.active.value && this.key) sessionStorage.setItem(this.key, kept);
    });
  }

  private get key(): string | null {
    const table = this.sitting.live.table.peek();
    return table && table.seat !== null ? `civitas.plan.${table.id}.${table.seat}.${table.version}` : null;
  }

  /** A new position: what was planned for it before a reload is taken up again. */
  private startAnew(): void {
    this.source.value = this.count.value = this.fresh.value = this.planned.value = this.refusal.value = null;
    let kept: [G[], Json] = [[], null];
    try {
      kept = JSON.parse((this.active.peek() && this.key && sessionStorage.getItem(this.key)) || "[[],null]");
    } catch {
      /* nothing worth keeping */
    }
    if (!kept[0].length && this.active.peek()) kept = [this.carried(), kept[1]];
    this.restore(kept[1]);
    this.groups.value = kept[0];
    this.next = Math.max(0, ...kept[0].map((group) => group.id)) + 1;
    if (kept[0].length) void this.look();
  }

  pick(source: Source | null): void {
    this.source.value = source;
    this.count.value = null;
    this.fresh.value = null;
    this.refusal.value = null;
  }

  group(id: number | null): G | undefined {
    return this.groups.value.find((group) => group.id === id);
  }

  /** One more group. */
  protected add(group: G): void {
    this.set([...this.groups.value, group]);
    this.fresh.value = group.id;
  }

  /** Whether a group may have another size, besides `most`. */
  protected takes(_group: G, _n: number): boolean {
    return true;
  }

  change(id: number, n: number): void {
    const group = this.group(id);
    if (!group) return;
    const size = Math.max(1, Math.min(this.most(group), n));
    if (!this.takes(group, size)) return;
    this.fresh.value = id;
    this.set(this.groups.value.map((g) => (g.id === id ? { ...g, n: size } : g)));
  }

  drop(id: number): void {
    this.set(this.groups.value.filter((g) => g.id !== id));
    if (this.fresh.value === id) this.fresh.value = null;
  }

  clear(): void {
    this.pick(null);
    this.set([]);
  }

  protected set(groups: G[]): void {
    this.refusal.value = null;
    this.groups.value = groups;
    if (groups.length) void this.look();
    else {
      this.asked++;
      this.planned.value = null;
    }
  }

  /** What the engine says of the plan; what it refuses is taken out again, and the rule is told. */
  private async look(): Promise<void> {
    const { me, id, live } = this.sitting;
    const asked = ++this.asked;
    if (!me) return;
    const found = await api.previewPlan(id, this.parts(), me.token, language.value).catch(() => null);
    if (!found || asked !== this.asked || found.version !== live.table.value?.version) return;
    if (found.refusal) {
      const last = this.fresh.value ?? this.groups.value.at(-1)?.id;
      if (last !== undefined) this.drop(last);
      this.refusal.value = found.refusal;
    } else this.planned.value = found;
  }

  end = (): Promise<void> => this.sitting.plan([...this.parts(), this.last]);

  /** What a key means while one plans: digits say how many, Delete drops what was entered last, Z takes it out, Escape puts back. */
  means(key: string): boolean {
    const source = this.source.value;
    const fresh = this.group(this.fresh.value);
    const held = source === null ? 0 : this.free(source);
    const to = source !== null && held > 0 ? counted(key, this.count.value ?? held, held) : source === null && fresh?.n ? counted(key, fresh.n, this.most(fresh)) : null;
    if (to !== null && source !== null) this.count.value = to;
    else if (to !== null) this.change(fresh!.id, to);
    if (to !== null) return true;
    if (key === "Escape" && source !== null) {
      this.pick(null);
      return true;
    }
    const last = fresh ?? this.groups.value.at(-1);
    if (!last || source !== null || !["Delete", "Backspace", "z", "Z"].includes(key)) return false;
    this.drop(last.id);
    return true;
  }
}
