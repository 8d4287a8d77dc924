import { computed, signal } from "@preact/signals";
import type { Json, Option } from "../../api";
import { type Group as AnyGroup, Plan } from "../../parts/planning";
import type { Sitting } from "../../table/sitting";
import { faces } from "./facts";

const HOLD = 5; // tokens a ship carries (CIV80-7.3.2)
const TRIES = 60; // ways of sharing the ships out anew that are looked at

/** Tokens that go from one area to another, on foot or by ship; or, with no tokens, a ship that sails from one water to another. */
export interface Group extends AnyGroup {
  ship: number | null;
}
/** A stop of a ship's way: which groups come aboard there, and which leave. */
interface Stop {
  zone: number;
  on: number[];
  off: number[];
}
type Ways = Record<number, Stop[]>;

/** What is about to be moved. */
export type Source = { area: number } | { ship: number };
/** How a place is reached: on foot, or by which ship in how many steps. */
export interface Way {
  ship: number | null;
  steps: number;
}

const plans = new WeakMap<Sitting, MovementPlan>();

export function planOf(sitting: Sitting): MovementPlan {
  if (!plans.has(sitting)) plans.set(sitting, new MovementPlan(sitting));
  return plans.get(sitting)!;
}

/** A movement thought out on the map, in any order (CIV80-7.5.5); nothing counts before it is handed in. */
export class MovementPlan extends Plan<Group, Source> {
  private readonly ways = signal<Ways>({});

  constructor(sitting: Sitting) {
    super(sitting);
    this.begin();
  }

  protected override keep(): Json {
    return this.ways.value as unknown as Json;
  }

  protected override restore(kept: Json): void {
    this.ways.value = (kept ?? {}) as unknown as Ways;
  }

  /** The engine's step of my turn, while I may plan it. */
  readonly step = computed<{ unmoved: number[]; last: number } | null>(() => {
    const { past, live, view } = this.sitting;
    const what = past.value ? null : live.table.value?.decision?.what;
    if (what !== "ships" && what !== "land-moves") return null;
    const top = view.value?.stack?.at(-1);
    return top?.is === "MoveTurn" && top.seat === live.table.value?.seat ? top : null;
  });
  readonly active = computed(() => this.step.value !== null);

  private get me(): { tokens: number[]; ships: number[]; seat: number } {
    return this.sitting.view.value!.players[this.sitting.live.table.value!.seat!];
  }

  /** Ships that may still be used, by slot. */
  get ships(): number[] {
    return this.sitting.live.table.value?.decision?.what === "ships" ? this.me.ships.map((_, k) => k).filter((k) => k > this.step.value!.last) : [];
  }

  /** Tokens of an area that are not in the plan yet. */
  left(area: number): number {
    const planned = this.groups.value.reduce((sum, g) => sum + (g.n && g.from === area ? g.n : 0), 0);
    return (this.step.value?.unmoved[area] ?? 0) - planned;
  }

  /** Where a ship lies at the end of the plan. */
  berth(k: number): number {
    return this.ways.value[k]?.at(-1)?.zone ?? this.me.ships[k]!;
  }

  // --- waters

  private sea = { key: "", rows: new Map<number, number[]>() };

  /** Steps from a water to all others, 99 where there is no way. */
  private distances(from: number): number[] {
    const { waters, sailing } = this.sitting.board.value!;
    const key = `${this.sitting.live.table.value!.version}`;
    if (this.sea.key !== key) this.sea = { key, rows: new Map() };
    const known = this.sea.rows.get(from);
    if (known) return known;
    const { zones } = faces(this.sitting);
    const found = zones.map(() => 99);
    found[from] = 0;
    const edge = [from];
    for (const zone of edge)
      for (const near of zones[zone]!.near)
        if (found[near] === 99 && waters[near] && (sailing.seas || zones[near]!.area >= 0) && found[zone]! < sailing.steps) {
          found[near] = found[zone]! + 1;
          edge.push(near);
        }
    this.sea.rows.set(from, found);
    return found;
  }

  /** The waters between two stops, for drawing. */
  course(from: number, to: number): number[] {
    const { zones } = faces(this.sitting);
    const row = this.distances(to);
    const way = [from];
    while (way.at(-1) !== to && way.length < 9) {
      const next = zones[way.at(-1)!]!.near.find((z) => row[z] === row[way.at(-1)!]! - 1);
      if (next === undefined) break;
      way.push(next);
    }
    return way;
  }

  private length(stops: Stop[]): number {
    return stops.slice(1).reduce((sum, stop, i) => sum + this.distances(stops[i]!.zone)[stop.zone]!, 0);
  }

  private sizes(extra: Group): Map<number, number> {
    return new Map([...this.groups.value, extra].map((g) => [g.id, g.n]));
  }

  private carries(stops: Stop[], sizes: Map<number, number>): boolean {
    let aboard = 0;
    return stops.every((stop) => {
      for (const id of stop.off) aboard -= sizes.get(id) ?? 0;
      for (const id of stop.on) aboard += sizes.get(id) ?? 0;
      return aboard <= HOLD;
    });
  }

  /** The shortest way of a ship that also takes this group along; null if it cannot. */
  private taken(k: number, group: Group, from: number, to: number, ways: Ways): { stops: Stop[]; steps: number } | null {
    const now = ways[k] ?? [{ zone: this.me.ships[k]!, on: [], off: [] }];
    const sizes = this.sizes(group);
    let best: { stops: Stop[]; steps: number } | null = null;
    const put = (stops: Stop[], at: number, zone: number, more: Partial<Stop>): Stop[] => {
      const here = stops[at]!;
      const add = (stop: Stop): Stop => ({ zone: stop.zone, on: [...stop.on, ...(more.on ?? [])], off: [...stop.off, ...(more.off ?? [])] });
      return here.zone === zone ? stops.map((stop, i) => (i === at ? add(stop) : stop)) : [...stops.slice(0, at + 1), add({ zone, on: [], off: [] }), ...stops.slice(at + 1)];
    };
    for (let i = 0; i < now.length; i++) {
      const loaded = put(now, i, from, { on: [group.id] });
      const first = loaded.findIndex((stop) => stop.on.includes(group.id));
      for (let j = first; j < loaded.length; j++) {
        const stops = put(loaded, j, to, { off: [group.id] });
        if (stops.findIndex((stop) => stop.off.includes(group.id)) <= first) continue;
        const steps = this.length(stops);
        if (steps <= this.sitting.board.value!.sailing.steps && (!best || steps < best.steps) && this.carries(stops, sizes)) best = { stops, steps };
      }
    }
    return best;
  }

  private coasts(area: number): number[] {
    const { zones } = faces(this.sitting);
    return zones.flatMap((zone, z) => (zone.area === area && this.sitting.board.value!.waters[z] ? [z] : []));
  }

  /** How a group could go by sea: each ship with its way then, the one that sails least farther first. */
  private ferries(group: Group, ways: Ways): { ship: number; stops: Stop[]; steps: number; more: number }[] {
    const found = this.ships.flatMap((ship) => {
      const ones = this.coasts(group.from).flatMap((from) => this.coasts(group.to).flatMap((to) => this.taken(ship, group, from, to, ways) ?? []));
      const best = ones.sort((a, b) => a.steps - b.steps)[0];
      return best ? [{ ship, ...best, more: best.steps - this.length(ways[ship] ?? []) }] : [];
    });
    return found.sort((a, b) => a.more - b.more);
  }

  /** Ships for these groups, whichever they had: the first way found within so many tries. */
  private assigned(groups: Group[], ways: Ways, tries: { left: number }): { ways: Ways; ships: Map<number, number> } | null {
    const [group, ...others] = groups;
    if (!group) return { ways, ships: new Map() };
    for (const { ship, stops } of this.ferries(group, ways)) {
      if (tries.left-- <= 0) return null;
      const rest = this.assigned(others, { ...ways, [ship]: stops }, tries);
      if (rest) return { ways: rest.ways, ships: rest.ships.set(group.id, ship) };
    }
    return null;
  }

  /** A ship for one more group: as it fits into the ways there are, or else with other ships for the groups before it. */
  private ferry(group: Group): { ways: Ways; ships: Map<number, number> } | null {
    const now = this.ways.value;
    const [first] = this.ferries(group, now);
    if (first) return { ways: { ...now, [first.ship]: first.stops }, ships: new Map([[group.id, first.ship]]) };
    const afloat = this.groups.value.filter((g) => g.ship !== null);
    if (!afloat.length || afloat.some((g) => !g.n)) return null; // a ship that was sent somewhere stays sent
    return this.assigned([group, ...afloat], {}, { left: TRIES });
  }

  // --- source and target

  /** Areas and waters that what was picked can go to. */
  readonly reach = computed<{ areas: Map<number, Way>; zones: Map<number, number> }>(() => {
    const areas = new Map<number, Way>();
    const zones = new Map<number, number>();
    const source = this.source.value;
    const groups = this.groups.value;
    if (!source || !this.step.value || !groups) return { areas, zones };
    const all = faces(this.sitting);
    const board = this.sitting.board.value!;
    if ("ship" in source) {
      const way = this.ways.value[source.ship] ?? [];
      const left = board.sailing.steps - this.length(way);
      const from = this.berth(source.ship);
      this.distances(from).forEach((steps, z) => {
        if (z !== from && steps <= left && (all.zones[z]!.area >= 0 || board.sailing.ends_at_sea)) zones.set(z, steps);
      });
      return { areas, zones };
    }
    for (const b of all.areas[source.area]!.borders) if (board.in_play[b]) areas.set(b, { ship: null, steps: 0 });
    if (this.ships.length && this.coasts(source.area).length)
      all.areas.forEach((_, to) => {
        if (to === source.area || areas.has(to) || !board.in_play[to]) return;
        const found = this.ferry({ id: 0, from: source.area, to, n: 1, ship: null });
        const ship = found?.ships.get(0);
        if (found && ship !== undefined) areas.set(to, { ship, steps: this.length(found.ways[ship]!) });
      });
    return { areas, zones };
  });

  /** How many one would send: what makes a city there; else what is too many here, or all, as far as there is room. */
  suggested(from: number, to: number): number {
    const left = this.left(from);
    const view = this.sitting.view.value!;
    const area = faces(this.sitting).areas[to]!;
    const there = this.tokens(to);
    const missing = (area.site ? 6 : 12) - there;
    const limit: number = this.sitting.board.value!.limits[from] ?? 0;
    const stay = view.city[from] >= 0 ? 0 : limit; // nobody can stay beside a city
    const spare = this.tokens(from) - stay;
    if (view.city[to] < 0 && there > 0 && missing > 0 && missing <= left) return missing;
    const sent = spare > 0 && spare < left ? spare : left;
    const fought = view.city[to] >= 0 || view.players.some((p: { seat: number; tokens: number[] }) => p.seat !== this.me.seat && p.tokens[to]);
    const space = (this.sitting.board.value!.limits[to] ?? 0) - there;
    return fought || space <= 0 ? sent : Math.min(sent, space);
  }

  /** My tokens in an area, as the plan has it. */
  tokens(area: number): number {
    return this.groups.value.reduce((n, g) => n + (g.n && g.to === area ? g.n : 0) - (g.n && g.from === area ? g.n : 0), this.me.tokens[area]!);
  }

  /** What was picked goes there. */
  go(to: number): void {
    const source = this.source.value;
    if (!source) return;
    if ("ship" in source) this.sail(source.ship, to);
    else this.move(source.area, to, this.count.value ?? this.suggested(source.area, to));
    this.source.value = this.count.value = null;
  }

  private move(from: number, to: number, n: number): void {
    const same = this.groups.value.find((g) => g.n && g.from === from && g.to === to);
    if (same) {
      this.change(same.id, same.n + n);
      return;
    }
    const group: Group = { id: this.next++, from, to, n, ship: null };
    if (!faces(this.sitting).areas[from]!.borders.includes(to) && !this.board(group)) return;
    this.add(group);
  }

  /** Find a ship for a group; with fewer tokens if they do not all fit. */
  private board(group: Group): boolean {
    for (group.n = Math.min(group.n, HOLD); group.n > 0; group.n--) {
      const found = this.ferry(group);
      if (found) {
        group.ship = found.ships.get(group.id)!;
        this.groups.value = this.groups.value.map((g) => ({ ...g, ship: found.ships.get(g.id) ?? g.ship }));
        this.ways.value = found.ways;
        return true;
      }
    }
    return false;
  }

  private sail(ship: number, zone: number): void {
    const from = this.berth(ship);
    const id = this.next++;
    const way = this.ways.value[ship] ?? [{ zone: from, on: [], off: [] }];
    this.ways.value = { ...this.ways.value, [ship]: [...way, { zone, on: [id], off: [id] }] };
    this.set([...this.groups.value, { id, from, to: zone, n: 0, ship }]);
  }

  /** The most tokens a group may have. */
  most(group: Group): number {
    return Math.min(group.n + this.left(group.from), group.ship === null ? 99 : HOLD);
  }

  /** Tokens to be picked up; a ship is not counted. */
  free(source: Source): number {
    return "area" in source ? this.left(source.area) : 0;
  }

  /** A ship must still carry it. */
  protected override takes(group: Group, n: number): boolean {
    const sizes = new Map(this.groups.value.map((g) => [g.id, g.id === group.id ? n : g.n]));
    return group.ship === null || this.carries(this.ways.value[group.ship]!, sizes);
  }

  /** Without it; its ship sails only where others need it. */
  override drop(id: number): void {
    const ship = this.group(id)?.ship ?? null;
    if (ship !== null) this.unload(ship, id);
    super.drop(id);
  }

  private unload(ship: number, id: number): void {
    const without = this.ways.value[ship]!.map((stop) => ({ zone: stop.zone, on: stop.on.filter((g) => g !== id), off: stop.off.filter((g) => g !== id) }));
    const stops = without.filter((stop, i) => i === 0 || stop.on.length || stop.off.length);
    const { [ship]: _, ...others } = this.ways.value;
    this.ways.value = stops.length > 1 && this.length(stops) <= this.sitting.board.value!.sailing.steps ? { ...others, [ship]: stops } : others;
    const aboard = new Set(Object.values(this.ways.value).flatMap((way) => way.flatMap((stop) => stop.on)));
    this.groups.value = this.groups.value.filter((g) => g.id === id || g.ship === null || aboard.has(g.id));
  }

  override clear(): void {
    this.ways.value = {};
    super.clear();
  }

  /** The way of a group over the waters, stop by stop: what the arrow follows. */
  zonesOf(group: Group): number[] {
    const stops = group.ship === null ? [] : (this.ways.value[group.ship] ?? []);
    const last = stops.findIndex((stop) => stop.off.includes(group.id));
    const first = group.n ? stops.findIndex((stop) => stop.on.includes(group.id)) : last - 1;
    const found: number[] = [];
    for (let i = Math.max(0, first); i < last; i++) found.push(...this.course(stops[i]!.zone, stops[i + 1]!.zone).slice(found.length ? 1 : 0));
    return found;
  }

  /** Steps a ship uses. */
  steps(ship: number): number {
    return this.length(this.ways.value[ship] ?? []);
  }

  /** As the server takes it. */
  parts(): Option[] {
    const sizes = new Map(this.groups.value.map((g) => [g.id, g.n]));
    const sum = (ids: number[]) => ids.reduce((n, id) => n + (sizes.get(id) ?? 0), 0);
    const land = this.groups.value.filter((g) => g.ship === null).map((g): Option => ["move", g.from, g.to, g.n]);
    const ferries = Object.entries(this.ways.value).map(([k, stops]): Option => ["ferry", Number(k), stops.map((stop) => [stop.zone, sum(stop.off), sum(stop.on)]) as Json]);
    return [...land, ...ferries];
  }
}
