import { computed, signal } from "@preact/signals";
import type { Json, Option } from "../../api";
import { type Group as Base, Plan } from "../../parts/planning";
import type { Sitting } from "../../table/sitting";
import { type BoardFacts, FIGURES, type Movers, NONE, standing, type Way } from "./facts";

/** Figures that go together, with their way. */
export interface Group extends Base {
  armies: number;
  scouts: number;
  way: Way;
  under: boolean; // it is under way already
}

const isGift = (way: Way) => way.meets === "sacrifice";
/** Whether a way is that of a group, as things stand now. */
const leads = (way: Way, group: Group) => way.to === group.to && isGift(way) === isGift(group.way);
/** Where figures stand at the end of their way; nowhere after a sacrifice. */
export const endOf = ({ path, meets }: Way): number => (meets === "sacrifice" ? NONE : path.at(meets === "discover" ? -2 : -1)!);

const plans = new WeakMap<Sitting, MovementPlan>();

export function planOf(sitting: Sitting): MovementPlan {
  if (!plans.has(sitting)) plans.set(sitting, new MovementPlan(sitting));
  return plans.get(sitting)!;
}

/** A Movement part thought out on the map; a battle or a discovery stops the plan, not the player. */
export class MovementPlan extends Plan<Group, number> {
  readonly escort = signal(0); // scouts that go with the armies that were picked

  constructor(sitting: Sitting) {
    super(sitting);
    this.begin();
  }

  private get what(): string {
    return this.sitting.past.value ? "" : (this.sitting.live.table.value?.decision?.what ?? "");
  }
  readonly active = computed(() => ["movement", "move"].includes(this.what) && !!this.sitting.facts.value);
  /** A group that has begun its move. */
  readonly underWay = computed(() => this.what === "move");

  private get board(): BoardFacts {
    return this.sitting.live.table.value!.board as unknown as BoardFacts;
  }

  /** Who may move, as things stand after the plan as far as the engine foresees it. */
  readonly movers = computed<Movers[]>(() => {
    if (!this.active.value) return [];
    const foreseen = this.groups.value.length ? (this.planned.value?.forecast as { moves: Movers[] } | null | undefined) : null;
    return foreseen?.moves.length ? foreseen.moves : (this.board.moves ?? []);
  });

  /** Figures of a square that are not in the plan yet. */
  left(square: number): { armies: number; scouts: number } {
    const movable = (this.board.moves ?? []).filter((m) => m.square === square).flatMap((m) => m.shapes);
    const gone = this.groups.value.filter((g) => g.from === square);
    const most = (k: 0 | 1) => movable.reduce((n, shape) => Math.max(n, shape[k]), 0);
    return { armies: most(0) - gone.reduce((n, g) => n + g.armies, 0), scouts: most(1) - gone.reduce((n, g) => n + g.scouts, 0) };
  }

  readonly sources = computed<number[]>(() => {
    if (this.underWay.value && this.groups.value.some((g) => g.under)) return [];
    const squares = [...new Set((this.active.value ? (this.board.moves ?? []) : []).map((m) => m.square))];
    return squares.filter((square) => this.groups.value && this.left(square).armies + this.left(square).scouts > 0);
  });

  free(square: number): number {
    const { armies, scouts } = this.left(square);
    return armies || scouts;
  }

  most(group: Group): number {
    const { armies, scouts } = this.left(group.from);
    return group.under ? group.n : group.armies ? group.armies + armies : group.scouts + scouts;
  }

  /** What goes: so many armies and scouts. */
  readonly shape = computed<[number, number]>(() => {
    const square = this.source.value;
    if (square === null) return [0, 0];
    if (this.underWay.value) return this.board.moves![0]!.shapes[0]!;
    const { armies, scouts } = this.left(square);
    const n = Math.min(this.count.value ?? this.free(square), this.free(square));
    return armies ? [n, Math.min(this.escort.value, scouts)] : [0, n];
  });

  override pick(square: number | null): void {
    this.escort.value = 0;
    super.pick(square);
  }

  /** The ways it can go; two of them may end in one city, an attack and a sacrifice. */
  readonly ways = computed<Way[]>(() => {
    const square = this.source.value;
    return square === null ? [] : this.waysOf(square, ...this.shape.value);
  });

  /** Where it can go: of two ways to one square the attack. */
  readonly reach = computed<Map<number, Way>>(() => new Map([...this.ways.value].sort((a, b) => Number(isGift(b)) - Number(isGift(a))).map((way) => [way.to, way])));

  /** How many of mine will stand on a square after the plan. */
  standingOn(square: number): number {
    const { seat } = this.sitting.live.table.value!;
    const mine = this.sitting.view.value!.figures.slice(seat! * FIGURES, (seat! + 1) * FIGURES) as number[];
    const size = (groups: Group[]) => groups.reduce((n, g) => n + g.armies + g.scouts, 0);
    return mine.filter((place) => place === square).length - size(this.groups.value.filter((g) => g.from === square)) + size(this.groups.value.filter((g) => endOf(g.way) === square));
  }

  private waysOf(square: number, armies: number, scouts: number): Way[] {
    const fits = (m: Movers) => m.square === square && m.shapes.some((s) => s[0] === armies && s[1] === scouts);
    return (this.movers.value.find(fits) ?? (this.board.moves ?? []).find(fits))?.ways ?? [];
  }

  go(to: number, way = this.reach.value.get(to)): void {
    const from = this.source.value;
    if (from === null || !way) return;
    const [armies, scouts] = this.shape.value;
    const group: Group = { id: this.next++, from, to, n: armies || scouts, armies, scouts, way, under: this.underWay.value };
    this.pick(null);
    if (group.under) this.set([group, ...this.groups.value]);
    else this.add(group);
    this.fresh.value = group.id;
  }

  /** Another number of them: the way must still be open to so many. */
  override change(id: number, n: number): void {
    const group = this.group(id);
    if (!group || group.under) return;
    const size = Math.max(1, Math.min(this.most(group), n));
    this.fresh.value = id;
    const [armies, scouts] = group.armies ? [size, group.scouts] : [0, size];
    const way = this.waysOf(group.from, armies, scouts).find((w) => leads(w, group)) ?? group.way;
    this.set(this.groups.value.map((g) => (g.id === id ? { ...g, n: size, armies, scouts, way } : g)));
  }

  private partsOf(group: Group): Option[] {
    const { path, meets, stop } = group.way;
    const last = meets === "discover" || meets === "sacrifice" ? meets : "step";
    const steps = path.slice(1).map((square, i): Option => [i === path.length - 2 ? last : "step", square]);
    return [...(group.under ? [] : [["move", group.from, group.armies, group.scouts] as Option]), ...steps, ...(stop ? [["stop"] as Option] : [])];
  }

  parts(): Option[] {
    return this.groups.value.flatMap((group) => this.partsOf(group));
  }

  override end = (): Promise<void> => this.hand(true);
  /** The moves alone: the part goes on. */
  moveOnly = (): Promise<void> => this.hand(false);

  private hand(last: boolean): Promise<void> {
    const table = this.sitting.live.table.value!;
    sessionStorage.setItem(`civitas.rest.${table.id}.${table.seat}`, JSON.stringify([this.sitting.view.value!.turn, this.groups.value]));
    return this.sitting.plan([...this.parts(), ...(last ? [this.last] : [])]);
  }

  /** What of the plan was not done yet and still can be, in the same turn. */
  protected override carried(): Group[] {
    const table = this.sitting.live.table.peek()!;
    let kept: [number, Group[]] = [0, []];
    try {
      kept = JSON.parse(sessionStorage.getItem(`civitas.rest.${table.id}.${table.seat}`) ?? "[0,[]]");
    } catch {
      /* nothing worth keeping */
    }
    if (kept[0] !== (table.view as { turn?: number } | null)?.turn) return [];
    const moves = this.board.moves ?? [];
    const under = table.decision?.what === "move";
    return kept[1].flatMap((group): Group[] => {
      if (under && group.way.path.slice(0, -1).includes(moves[0]?.square ?? -1)) {
        const way = moves[0]!.ways.find((w) => leads(w, group));
        const [armies, scouts] = moves[0]!.shapes[0]!;
        return way ? [{ ...group, from: moves[0]!.square, armies, scouts, n: armies || scouts, way, under: true }] : [];
      }
      if (under) return this.standsThere(group) ? [group] : [];
      const fits = (m: Movers) => m.square === group.from && m.shapes.some(([a, b]) => a === group.armies && b === group.scouts);
      const way = moves.find(fits)?.ways.find((w) => leads(w, group));
      return way && !group.under ? [{ ...group, way }] : [];
    });
  }

  /** Whether the figures of a group wait where they began. */
  private standsThere(group: Group): boolean {
    const table = this.sitting.live.table.peek()!;
    const { figures, moved } = table.view as unknown as { figures: number[]; moved: number };
    const unmoved = figures.map((square, figure) => (Math.floor(moved / 2 ** figure) % 2 ? -1 : square));
    const here = standing(unmoved).find((s) => s.square === group.from && s.seat === table.seat);
    return !group.under && !!here && here.armies >= group.armies && here.scouts >= group.scouts;
  }

  protected override keep(): Json {
    return null;
  }
}
