import { computed, signal } from "@preact/signals";
import type { Json, Option } from "../../api";
import { type Group as AnyGroup, Plan } from "../../parts/planning";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type Ahead, asked, board, type Move, type Moving, SETTLER, SHIP } from "./facts";

/** Units that go together; *units* are their classes, *verb* how they go. */
export interface Group extends AnyGroup {
  verb: string;
  units: number[];
  foe: number;
  unknown: boolean;
  odds: Ahead | null; // of the battle, if this group is all of the army
}
export interface Source {
  space: number;
}

export const kindOf = (unit: number): number => (unit >> 2 === 6 ? 2 : unit >> 2); // an allied pirate ship is a ship
/** How many of each kind of unit a group has. */
export function kindsIn(units: number[]): number[] {
  const found = [0, 0, 0, 0, 0, 0];
  for (const unit of units) if (kindOf(unit) < 6) found[kindOf(unit)]!++;
  return found;
}

/** What stands beside an attack: that there will be a battle, and how often it is won. */
export const battleBadge = ({ odds }: Group): string => (odds ? `${say("coc-badge-battle")} ${odds.attacker} %` : say("coc-badge-battle"));

const plans = new WeakMap<Sitting, MovePlan>();
export function planOf(sitting: Sitting): MovePlan {
  if (!plans.has(sitting)) plans.set(sitting, new MovePlan(sitting));
  return plans.get(sitting)!;
}

/** Up to three moves thought out on the map (COC-5.4.1); what can move after them is what the engine says. */
export class MovePlan extends Plan<Group, Source> {
  protected override readonly last: Option = ["stop-moving"];
  readonly wanted = signal<Record<number, number>>({}); // by kind of unit: how many are to go

  constructor(sitting: Sitting) {
    super(sitting);
    this.begin();
  }

  readonly active = computed(() => asked(this.sitting) === "move" && !!board(this.sitting)?.moving);

  /** What can still move: after the plan, as far as the engine knows; else of what stands there now what is not in the plan. */
  readonly moving = computed<Moving | null>(() => {
    const now = this.active.value ? (board(this.sitting).moving ?? null) : null;
    const groups = this.groups.value;
    if (!now || !groups.length) return now;
    const then = this.planned.value?.forecast?.moving as Moving | null | undefined;
    if (then !== undefined && this.planned.value?.forecast) return then ?? { left: 0, moves: [] };
    const gone = (start: number) => groups.filter((g) => g.from === start).flatMap((g) => g.units);
    const moves = now.moves.flatMap((move) => {
      const rest = move.groups.filter((units) => gone(move.option[1]).every((unit) => count(units, unit) + count(gone(move.option[1]), unit) <= most(now, move.option[1], unit)));
      return rest.length || !gone(move.option[1]).length ? [{ ...move, groups: rest }] : [];
    });
    return { left: now.left - groups.length, moves };
  });

  get left(): number {
    return this.moving.value?.left ?? 0;
  }

  /** Where something can still be picked up. */
  readonly sources = computed<number[]>(() => (this.left > 0 ? [...new Set((this.moving.value?.moves ?? []).map((move) => move.option[1]))] : []));

  from(space: number): Move[] {
    return (this.moving.value?.moves ?? []).filter((move) => move.option[1] === space);
  }

  /** The moves of what was picked, by the space one would click; a region is all its spaces. */
  readonly reach = computed<Map<number, Move[]>>(() => {
    const found = new Map<number, Move[]>();
    const source = this.source.value;
    if (!source) return found;
    for (const move of this.from(source.space)) {
      const goals = move.option[0] === "explore" ? (this.cells?.(move.option[2]) ?? []) : [move.option[2]];
      for (const goal of goals) found.set(goal, [...(found.get(goal) ?? []), move]);
    }
    return found;
  });
  cells: ((slot: number) => number[]) | null = null;

  /** The most units of each kind that can go from a space. */
  able(space: number): number[] {
    const found = [0, 0, 0, 0, 0, 0];
    for (const move of this.from(space)) for (const units of move.groups) kindsIn(units).forEach((n, kind) => (found[kind] = Math.max(found[kind]!, n)));
    return found;
  }

  override pick(source: Source | null): void {
    this.wanted.value = {};
    super.pick(source);
  }

  /** The group that goes: as many of each kind as were wanted; else the largest there may be, without settlers where it attacks. */
  groupFor(move: Move): number[] {
    const wanted: Record<number, number> = move.foe >= 0 ? { [SETTLER]: 0, ...this.wanted.value } : this.wanted.value;
    const off = (units: number[]) => kindsIn(units).reduce((sum, n, kind) => sum + (wanted[kind] === undefined ? 0 : Math.abs(n - wanted[kind]!)), 0);
    return [...move.groups].sort((a, b) => off(a) - off(b) || b.length - a.length)[0] ?? [];
  }

  /** A part is taken up again: out of the plan, and in hand as it was. */
  redo(group: Group): void {
    this.drop(group.id);
    this.pick({ space: group.from });
    this.wanted.value = Object.fromEntries(kindsIn(group.units).map((n, kind) => [kind, n]));
  }

  go(space: number): void {
    const [move] = this.reach.value.get(space) ?? [];
    if (move) this.take(move);
  }

  /** What was picked makes this move. */
  take(move: Move): void {
    const units = this.groupFor(move);
    const [verb, from, to] = move.option;
    this.source.value = null;
    this.add({ id: this.next++, verb, from, to, n: Math.max(1, units.length), units, foe: move.foe, unknown: move.unknown, odds: soldiers(units) === move.odds?.n ? move.odds : null });
  }

  most(group: Group): number {
    return group.n;
  }

  free(): number {
    return 0;
  }

  parts(): Option[] {
    return this.groups.value.map(({ verb, from, to, units }): Option => [verb, from, to, units as Json]);
  }
}

/** How many of a group fight on land: all but settlers and ships. */
const soldiers = (units: number[]) => kindsIn(units).reduce((sum, n, kind) => sum + (kind === SETTLER || kind === SHIP ? 0 : n), 0);
const count = (units: number[], unit: number) => units.filter((other) => other === unit).length;
/** How many of a class can go from a space at most. */
const most = (moving: Moving, start: number, unit: number) => Math.max(0, ...moving.moves.filter((m) => m.option[1] === start).flatMap((m) => m.groups.map((g) => count(g, unit))));
