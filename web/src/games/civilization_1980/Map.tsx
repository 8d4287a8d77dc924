import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Choice, Option } from "../../api";
import { type Extent, useMapView } from "../../parts/mapview";
import { Overview } from "../../parts/Overview";
import { Arrow, Badge, Bearing, type Mood, Stack, Upright } from "../../parts/Pieces";
import { Hint, Place, Ring, ZoomButtons } from "../../parts/Place";
import { type Box, Room, widthOf } from "../../parts/room";
import { setOf } from "../../parts/sets";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { faces, nationOf } from "./facts";
import { extent, type Geometry, homeOf, load, SIZE } from "./geometry";
import { type MovementPlan, planOf } from "./movement";
import { placeNames } from "./names";
import { readSet } from "./Sets";
import { arrange, type Name, type Standing } from "./standing";
import { Edges, Silhouette, Terrain } from "./Terrain";
import { wishes } from "./wishes";

/** Where an option happens on the map: the areas and waters it speaks of, the last one being where one would click. */
function placesOf(choice: Choice): { areas: number[]; zones: number[] } {
  const refs = choice.label.refs ?? [];
  return {
    areas: refs.filter((r) => r.kind === "area").map((r) => r.value as number),
    zones: refs.filter((r) => r.kind === "zone").map((r) => r.value as number),
  };
}

/** The map: land, waters, tokens, cities and ships; what can be done is outlined, what is planned is drawn. */
export function GameMap({ sitting }: { sitting: Sitting }) {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  const hovered = useSignal(""); // the place under the pointer or the keys
  const ringed = useSignal(""); // the outline of the place the keys are on
  const held = useSignal<{ x: number; y: number } | null>(null); // where a stack is being carried
  useEffect(() => void load().then(setGeometry), []);
  const plan = planOf(sitting);
  const set = setOf(sitting, readSet);
  const choices = sitting.choices.value;
  const selected = sitting.selected.value;
  const clickable = useMemo(() => {
    const areas = new Map<number, Choice[]>();
    const zones = new Map<number, Choice[]>();
    const put = (map: Map<number, Choice[]>, key: number, choice: Choice) => map.set(key, [...(map.get(key) ?? []), choice]);
    for (const choice of choices) {
      const places = placesOf(choice);
      if (places.zones.length) put(zones, places.zones.at(-1)!, choice);
      else if (places.areas.length) put(areas, places.areas.at(-1)!, choice);
    }
    return { areas, zones };
  }, [choices]);
  const inPlay: boolean[] = sitting.board.value?.in_play ?? [];
  const waters: boolean[] = sitting.board.value?.waters ?? [];
  const names = useMemo(() => placeNames(sitting), [sitting.view.value, sitting.facts.value, say("civ-here-nobody")]);
  const now = plan.active.value && plan.planned.value?.view && plan.groups.value.length ? plan.planned.value.view : sitting.view.value!;
  const { areas, zones } = faces(sitting);
  const [areaAt, zoneAt] = useMemo(() => [new Map(areas.map((a, i) => [a.id, i])), new Map(zones.map((z, i) => [z.id, i]))], [areas]);
  const target = (place: string | null): number | null => {
    const zone = zoneAt.get(place ?? "");
    const source = plan.source.value;
    if (source && "ship" in source) return zone !== undefined && plan.reach.value.zones.has(zone) ? zone : null;
    const area = areaAt.get(place ?? "") ?? (zone === undefined ? undefined : zones[zone]!.area);
    return area !== undefined && plan.reach.value.areas.has(area) ? area : null;
  };
  let standing: Standing | null = null;
  const view = useMapView({
    size: SIZE,
    fit: geometry && extent(sitting, geometry, inPlay),
    home: homeOf(sitting, geometry),
    carrying: {
      take: (at, place, scale) => {
        if (!plan.active.value || !standing) return false;
        const near = (p: { x: number; y: number }) => Math.hypot(p.x - at.x, p.y - at.y) < 16 * Math.max(scale, coarse);
        const area = areaAt.get(place ?? "");
        const mine = (seat: number) => seat === sitting.live.table.value!.seat;
        if (area !== undefined && plan.left(area) > 0 && standing.areas[area]!.pieces.some((p) => p.kind === "tokens" && mine(p.seat) && near(p))) {
          plan.pick({ area });
          return true;
        }
        const zone = zoneAt.get(place ?? "");
        const ship = zone === undefined ? undefined : plan.ships.find((k) => plan.berth(k) === zone);
        if (ship === undefined || !standing.zones[zone!]!.some((p) => mine(p.seat) && near(p))) return false;
        plan.pick({ ship });
        return true;
      },
      over: (at, place) => {
        held.value = at;
        hovered.value = place ?? "";
      },
      drop: (place) => {
        held.value = null;
        const to = target(place);
        if (to === null) plan.pick(null);
        else plan.go(to);
      },
    },
  });
  useEffect(() => {
    const from = plan.source.value;
    const meant = selected ? placesOf(selected) : { areas: from && "area" in from ? [from.area] : [], zones: from && "ship" in from ? [plan.berth(from.ship)] : [] };
    const poles = geometry ? [...meant.zones.map((z) => geometry.zones[zones[z]!.id]!.pole), ...meant.areas.map((a) => geometry.areas[areas[a]!.id]!.pole)] : [];
    const last = poles.at(-1);
    if (last && !poles.some(([x, y]) => view.sees(x, y))) view.show(last[0], last[1]); // it was chosen in the list
  }, [selected, plan.source.value]);
  const large = Math.max(1, Math.min(1.5, view.seen.w / view.scale / 1250)); // pieces and names grow with the screen
  const coarse = Math.round(view.scale * large * 50) / 50;
  standing = useMemo(() => geometry && arrange(sitting, geometry, now, coarse), [geometry, now, coarse, sitting.facts.value, inPlay.join()]);
  const owners = useMemo(() => areas.map((_, a) => now.players.filter((p: any) => p.tokens[a] || p.cities.includes(a)).map((p: any) => p.seat as number)), [now, areas]);
  if (!geometry || !standing) return <p class="loading">{say("page-loading")}</p>;

  const named = (id: string) => names.areas[areaAt.get(id) ?? -1] ?? names.zones[zoneAt.get(id) ?? -1];
  const spots = selected ? placesOf(selected) : { areas: [], zones: [] };
  const source = plan.source.value;
  const reach = plan.reach.value;
  const leave = () => {
    plan.pick(null);
    sitting.forget();
  };
  const explain = (kind: "area" | "zone", value: number) => () => {
    if (plan.active.value) void why(sitting, plan, kind, value);
    return plan.active.value ? [] : wishes(sitting, kind, value);
  };
  const shared = { sitting, moved: view.moved, hovered, ringed, show: view.show, leave: source ? leave : undefined };
  const zone = (i: number) => {
    const { id, area } = zones[i]!;
    const { path, pole } = geometry.zones[id]!;
    if (waters[i] === false) return null;
    const ship = plan.active.value ? plan.ships.find((k) => plan.berth(k) === i) : undefined;
    const goal = source && ("ship" in source ? reach.zones.has(i) : reach.areas.get(area)?.ship != null);
    const live = source ? !!goal : ship !== undefined;
    const click = () => {
      if (!plan.active.value) return sitting.pick(most(clickable.zones.get(i) ?? []));
      if (source && goal) plan.go("ship" in source ? i : area);
      else if (ship !== undefined) plan.pick({ ship });
    };
    const picked = !!source && "ship" in source && plan.berth(source.ship) === i;
    return (
      <Place
        key={id}
        {...shared}
        id={id}
        about={{ kind: "zone", value: i }}
        name={names.zones[i]!}
        path={path}
        pole={pole}
        choices={plan.active.value ? [] : clickable.zones.get(i)}
        live={plan.active.value && (live || picked)}
        selected={picked || spots.zones.includes(i)}
        mark="water"
        wishes={explain("zone", i)}
        click={picked ? leave : click}
      />
    );
  };
  const area = (i: number) => {
    const { id } = areas[i]!;
    const { path, pole } = geometry.areas[id]!;
    if (inPlay[i] === false) return null;
    const items = set.at("area", i);
    const here = clickable.areas.get(i);
    const picked = !!source && "area" in source && source.area === i;
    const goal = source && "area" in source && reach.areas.has(i);
    const live = plan.active.value ? picked || (source ? !!goal : plan.left(i) > 0) : items.length > 0;
    const chosen = items.some((at) => (set.amounts.value[at] ?? 0) > 0);
    const click = () => {
      if (plan.active.value) {
        if (picked) leave();
        else if (goal) plan.go(i);
        else plan.pick({ area: i });
      } else if (items.length) set.toggle(items.find((at) => set.takes(at)) ?? items[0]!);
      else sitting.pick(most(here ?? []));
    };
    const keys = (key: string) => {
      const step = key === "+" || key === "=" ? 1 : key === "-" ? -1 : 0;
      const at = items.find((item) => (step > 0 ? set.takes(item) : (set.amounts.value[item] ?? 0) > 0));
      if (!step || at === undefined) return false;
      set.set(at, (set.amounts.value[at] ?? 0) + step);
      return true;
    };
    const amount = items.map((at) => `${set.amounts.value[at] ?? 0}/${set.reading.value!.items[at]!.bound}`).join(", ");
    const name = items.length ? `${names.areas[i]!}; ${say("civ-chosen-here", { amount })}` : goal ? `${names.areas[i]!}; ${wayText(sitting, plan, i)}` : names.areas[i]!;
    return (
      <Place
        key={id}
        {...shared}
        id={id}
        about={{ kind: "area", value: i }}
        name={name}
        path={path}
        pole={pole}
        choices={plan.active.value ? [] : here}
        live={live}
        selected={picked || chosen || spots.areas.includes(i)}
        mark={source && !goal && !picked ? "far" : ""}
        wishes={explain("area", i)}
        click={click}
        keys={keys}
      />
    );
  };
  const lake = (i: number) => geometry.zones[zones[i]!.id]!.kind === "lake"; // it lies on its area
  const begun = source ? ("ship" in source ? say("civ-sail-from", { area: zones[plan.berth(source.ship)]!.name }) : say("civ-move-from", { area: areas[source.area]!.name })) : "";
  const scale = coarse;
  const badges = badgesOf(sitting, plan, standing, scale, view.seen);
  const room = occupied(standing, scale);
  const marks = zones.flatMap((z, i) => {
    const way = reach.areas.get(z.area);
    const planned = source && "ship" in source ? reach.zones.get(i) : way && way.ship !== null ? way.steps : undefined;
    const steps = plan.active.value ? planned : clickable.zones.get(i)?.find((c) => c.option[0] === "sail")?.label.args.steps;
    const [x, y] = geometry.zones[z.id]!.pole;
    if (typeof steps !== "number") return [];
    const spots = NEAR.map(([dx, dy]) => ({ x: x + dx * 13 * scale, y: y + dy * 13 * scale, w: 18 * scale, h: 18 * scale }));
    return [{ ...(room.first(spots) ?? spots[0]!), steps }];
  });
  const taken = [...badges.map(({ box }) => box), ...marks];
  return (
    <div class="mapw" ref={view.box}>
      <svg class={`map ${plan.active.value ? "planning" : ""}`} viewBox={view.viewBox} style={{ "--k": view.scale }} role="group" aria-label={say("civ-map")} data-region="map" {...view.handlers}>
        <Terrain geometry={geometry} inPlay={inPlay} ids={areas.map((a) => a.id)} />
        <Edges geometry={geometry} owners={owners} ids={areas.map((a) => a.id)} />
        <g>
          {zones.map((_, i) => (lake(i) ? null : zone(i)))}
          {areas.map((_, i) => area(i))}
          {zones.map((_, i) => (lake(i) ? zone(i) : null))}
        </g>
        <Names standing={standing} scale={scale} inPlay={inPlay} taken={taken} />
        <Trails sitting={sitting} geometry={geometry} standing={standing} scale={scale} />
        {plan.active.value && <Arrows sitting={sitting} plan={plan} geometry={geometry} standing={standing} scale={scale} />}
        <Pieces sitting={sitting} plan={plan} standing={standing} scale={scale} />
        {marks.map(({ x, y, steps }) => (
          <Upright x={x} y={y} scale={scale} class="steps-left">
            <circle r="8.500" />
            <text y="3.800">{steps}</text>
          </Upright>
        ))}
        <Badges badges={badges} scale={scale} />
        {held.value && source && "area" in source && (
          <Stack
            x={held.value.x}
            y={held.value.y}
            scale={scale * 1.25}
            seat={sitting.live.table.value!.seat!}
            n={`${plan.count.value ?? (target(hovered.value) === null ? plan.left(source.area) : plan.suggested(source.area, target(hovered.value)!))}`}
            ring
          />
        )}
        <Ring path={ringed} />
      </svg>
      <ZoomButtons zoom={view.zoom} fit={view.fit} />
      <Overview size={SIZE} seen={view.seen} centre={view.centre}>
        <Silhouette geometry={geometry} owners={owners} ids={areas.map((a) => a.id)} />
      </Overview>
      <Hint place={hovered} names={named} begun={begun} />
    </div>
  );
}

/** How a place is reached, in words. */
function wayText(sitting: Sitting, plan: MovementPlan, area: number): string {
  const way = plan.reach.value.areas.get(area)!;
  return way.ship === null ? say("civ-on-foot") : say("civ-by-ship", { steps: way.steps, of: sitting.board.value!.sailing.steps });
}

/** Why what was picked cannot go there, or nothing can be picked here: the engine says it of the plan with this in it. */
async function why(sitting: Sitting, plan: MovementPlan, kind: "area" | "zone", value: number): Promise<void> {
  const source = plan.source.value;
  const { areas, zones } = faces(sitting);
  const ship = plan.ships[0] ?? 0;
  let wish: Option;
  if (source && "area" in source) wish = ["move", source.area, kind === "area" ? value : zones[value]!.area < 0 ? source.area : zones[value]!.area, 1];
  else if (kind === "zone")
    wish = [
      "ferry",
      source ? source.ship : ship,
      [
        [plan.ships.length ? plan.berth(source ? source.ship : ship) : value, 0, 0],
        [value, 0, 0],
      ],
    ];
  else wish = ["move", value, areas[value]!.borders[0] ?? value, 1];
  await sitting.askPlan([...plan.parts(), wish]);
}

/** One click means the most tokens; the list has every number. */
function most(choices: Choice[]): Choice[] {
  const amount = (o: Option) => (typeof o.at(-1) === "number" ? (o.at(-1) as number) : 0);
  const verbs = new Set(choices.map((c) => c.option[0]));
  if (verbs.size !== 1 || !["load", "unload"].includes(choices[0]!.option[0])) return choices;
  return [choices.reduce((best, c) => (amount(c.option) > amount(best.option) ? c : best))];
}

/** Names, where neither pieces nor badges and numbers want the room. */
function Names({ standing, scale, inPlay, taken }: { standing: Standing; scale: number; inPlay: boolean[]; taken: Box[] }) {
  return useMemo(() => {
    const covered = ({ x, y, w, size }: Name) => taken.some((box) => Math.abs(box.x - x) * 2 < box.w + w * scale && Math.abs(box.y - y) * 2 < box.h + (size + 2) * scale);
    const area = (name: Name | null, a: number) => {
      if (!name || covered(name)) return null;
      const { x, y, text, size, limit, site, w } = name;
      const start = -w / 2 + (site ? 11 : 0);
      const end = limit === null ? w / 2 : w / 2 - 16;
      return (
        <Upright x={x} y={y} scale={scale}>
          {site && <rect x={-w / 2 + 1} y="-4" width="8" height="8" class={`site ${site}`} />}
          <text class={`nm ${inPlay[a] === false ? "out" : ""}`} x={(start + end) / 2} y={size * 0.32} font-size={size}>
            {text}
          </text>
          {limit !== null && (
            <>
              <circle cx={w / 2 - 7.5} r="6.600" class="popc" />
              <text class="pop" x={w / 2 - 7.5} y="3.400">
                {limit}
              </text>
            </>
          )}
        </Upright>
      );
    };
    return (
      <g class="names" aria-hidden="true">
        {standing.seas.map(
          (name) =>
            name &&
            !covered(name) && (
              <Upright x={name.x} y={name.y} scale={scale}>
                <text class="sea" y={name.size * 0.3} font-size={name.size}>
                  {name.text}
                </text>
              </Upright>
            ),
        )}
        {standing.names.map(area)}
      </g>
    );
  }, [standing, scale, JSON.stringify(taken)]);
}

export const CITY = "M-10.500 9.500V-5.500h4.200v2.800h3.100v-7.300h2.100v2.400h2.200v-2.400h2.100v7.300h3.100v-2.800h4.200V9.500z";
export const SHIP = "M-12 4.500h24l-4.500 7h-15z";

/** Tokens are one piece with a number; cities and ships bear the nation's sign.  What the plan takes away leaves its shadow. */
function Pieces({ sitting, plan, standing, scale }: { sitting: Sitting; plan: MovementPlan; standing: Standing; scale: number }) {
  const me = sitting.live.table.value!.seat;
  const source = plan.source.value;
  const planning = plan.active.value;
  return (
    <g class="pieces" aria-hidden="true">
      {standing.zones.flatMap((ships, z) =>
        ships.map(({ x, y, seat }) => (
          <Bearing id={`ship-${z}-${seat}`} x={x} y={y} scale={scale} seat={seat} letter={nationOf(sitting, seat).initial} outline={SHIP} sign={{ x: 0, y: -4.5, size: 15 }} />
        )),
      )}
      {standing.areas.flatMap(({ pieces }, a) =>
        pieces.map(({ kind, x, y, seat, n }) =>
          kind === "city" ? (
            <Bearing x={x} y={y} scale={scale} seat={seat} letter={nationOf(sitting, seat).initial} outline={CITY} sign={{ x: 0, y: 3.2, size: 13, plain: true }} />
          ) : (
            <Stack id={`tokens-${a}-${seat}`} x={x} y={y} scale={scale} seat={seat} n={n} ring={planning && seat === me && (source ? "area" in source && source.area === a : plan.left(a) > 0)} />
          ),
        ),
      )}
      {planning &&
        me !== null &&
        plan.groups.value
          .filter((g) => g.n && !standing.areas[g.from]!.pieces.some((p) => p.kind === "tokens" && p.seat === me))
          .map((g) => <Stack x={standing.areas[g.from]!.middle.x} y={standing.areas[g.from]!.middle.y} scale={scale} seat={me} n={g.n} ghost />)}
    </g>
  );
}

function Arrows({ plan, geometry, standing, sitting, scale }: { sitting: Sitting; plan: MovementPlan; geometry: Geometry; standing: Standing; scale: number }) {
  const { zones } = faces(sitting);
  const me = sitting.live.table.value!.seat;
  const stack = (area: number) => standing.areas[area]!.pieces.find((p) => p.kind === "tokens" && p.seat === me) ?? standing.areas[area]!.middle;
  const pole = (z: number) => ({ x: geometry.zones[zones[z]!.id]!.pole[0], y: geometry.zones[zones[z]!.id]!.pole[1] });
  return (
    <g class="arrows" aria-hidden="true">
      {plan.groups.value.map((group, i) => {
        const way = plan.zonesOf(group).map(pole);
        const ends = group.n ? [stack(group.from), ...way, stack(group.to)] : way;
        const short = ends.length > 1 ? [...ends.slice(0, -1), nearer(ends.at(-2)!, ends.at(-1)!, 13 * scale)] : ends;
        return <Arrow points={short} number={i + 1} water={group.ship !== null} fresh={plan.fresh.value === group.id} scale={scale} />;
      })}
    </g>
  );
}

/** What moves in the step that is played: from the first place it is told of to the last. */
function Trails({ sitting, geometry, standing, scale }: { sitting: Sitting; geometry: Geometry; standing: Standing; scale: number }) {
  const { zones } = faces(sitting);
  const spot = (kind: string, value: number) => (kind === "zone" ? { x: geometry.zones[zones[value]!.id]!.pole[0], y: geometry.zones[zones[value]!.id]!.pole[1] } : standing.areas[value]!.middle);
  const told = sitting.playback.playing.value?.lines ?? [];
  return (
    <g class="arrows trails" aria-hidden="true">
      {told.map((line) => {
        const refs = (line.message.refs ?? []).filter(({ kind }) => kind === "area" || kind === "zone");
        const seat = line.message.refs?.find(({ kind }) => kind === "seat")?.value as number | undefined;
        const [from, to] = [refs[0], refs.at(-1)].map((ref) => ref && spot(ref.kind, ref.value as number));
        if (refs.length !== 2 || refs[0]!.kind !== refs[1]!.kind || !from || !to) return null;
        return (
          <g style={{ "--sc": `var(--seat-${((seat ?? 0) % 7) + 1})` }}>
            <Arrow points={[from, nearer(from, to, 13 * scale)]} water={refs[0]!.kind === "zone"} scale={scale} />
          </g>
        );
      })}
    </g>
  );
}

/** A little before the end, so that an arrow does not lie on what it points at. */
function nearer(from: { x: number; y: number }, to: { x: number; y: number }, by: number): { x: number; y: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = far > by * 1.5 ? (far - by) / far : 0.6;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A place and what lies around it. */
const NEAR: [number, number][] = [
  [0, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

/** Where pieces stand. */
function occupied(standing: Standing, scale: number): Room {
  const room = new Room(60 * scale);
  for (const { x, y } of [...standing.areas.flatMap(({ pieces }) => pieces), ...standing.zones.flat()]) room.take({ x, y, w: 20 * scale, h: 20 * scale });
  return room;
}

interface Placed {
  text: string;
  mood: Mood;
  width: number; // of the text, in times of its size
  box: Box;
}

/** Words at places, what the plan leads to or how much of a set was chosen there: beside their pieces, and never on one another. */
function badgesOf(sitting: Sitting, plan: MovementPlan, standing: Standing, scale: number, seen: Extent): Placed[] {
  const set = setOf(sitting, readSet);
  const read = set.reading.value;
  const found: { area: number; text: string; mood: Mood }[] = [];
  if (plan.active.value && !plan.source.value) for (const place of forecastOf(sitting, plan)?.places ?? []) found.push({ area: place.area, ...badgeOf(place, sitting.live.table.value!.seat!) });
  else if (read)
    read.items.forEach(({ about }, i) => {
      const n = set.amounts.value[i] ?? 0;
      if (about.kind === "area" && n) found.push({ area: about.value as number, text: read.sign === "✓" ? "✓" : `${read.sign}${n}`, mood: read.sign === "−" ? "loss" : "gain" });
    });
  const room = occupied(standing, scale);
  const others = new Room(60 * scale); // badges alone: better over a piece than over a badge
  return found.map(({ area, text, mood }) => {
    const { middle, half, pieces } = standing.areas[area]!;
    const width = widthOf(text, "Inter, sans-serif");
    const [w, h] = [(width * 10.5 + 12) * scale, 18 * scale];
    const away = (Math.max(half, 8) + 10) * scale;
    const aside = (Math.min(2, Math.max(1, pieces.length)) * 11.5 + 3) * scale + w / 2;
    const spots = [
      [0, -away],
      [0, away],
      [aside, 0],
      [-aside, 0],
      [w / 3, -away],
      [-w / 3, -away],
      [w / 3, away],
      [-w / 3, away],
      [0, -1.9 * away],
      [0, 1.9 * away],
      [aside, -away],
      [-aside, -away],
      [aside, away],
      [-aside, away],
      [w / 2, -1.9 * away],
      [-w / 2, -1.9 * away],
      [w / 2, 1.9 * away],
      [-w / 2, 1.9 * away],
      [0, -2.8 * away],
      [0, 2.8 * away],
    ].map(([dx, dy]) => ({ x: middle.x + dx!, y: middle.y + dy!, w, h }));
    const inside = spots.filter((s) => Math.abs(s.y - seen.y) < seen.h / 2 - 9 * scale && Math.abs(s.x - seen.x) < (seen.w - w) / 2);
    const tries = inside.length ? inside : spots;
    const box = tries.find((spot) => room.free(spot)) ?? tries.find((spot) => others.free(spot)) ?? tries[0]!;
    room.take(box);
    others.take(box);
    return { text, mood, width, box };
  });
}

function Badges({ badges, scale }: { badges: Placed[]; scale: number }) {
  return (
    <g class="badges" aria-hidden="true">
      {badges.map(({ text, mood, width, box }) => (
        <Badge x={box.x} y={box.y} scale={scale} text={text} mood={mood} width={width} />
      ))}
    </g>
  );
}

export interface Forecast {
  places: { area: number; tokens: number; limit: number; over: number; city: boolean; fight: { sides: [number, number, number][]; owner: number; needed: number } | null }[];
  over: number;
  sites: number[];
  support: { cities: number; tokens: number; lacking: number };
  lacking: number;
}

/** What the plan leads to; with nothing planned, what standing still leads to. */
export const forecastOf = (sitting: Sitting, plan: MovementPlan): Forecast | null => (plan.groups.value.length ? plan.planned.value?.forecast : sitting.board.value?.forecast) ?? null;

export function badgeOf({ tokens, over, city, fight }: Forecast["places"][number], me: number): { text: string; mood: Mood } {
  if (fight) {
    const mine = fight.sides.find(([seat]) => seat === me)?.[1] ?? 0;
    const theirs = fight.sides.filter(([seat]) => seat !== me).reduce((sum, [, n]) => sum + n, 0);
    return fight.owner >= 0 && fight.owner !== me
      ? { text: say("civ-badge-city-attack", { n: mine, of: fight.needed }), mood: mine >= fight.needed ? "care" : "loss" }
      : { text: say("civ-badge-conflict", { mine, theirs }), mood: "loss" };
  }
  if (city) return { text: say("civ-badge-city", { n: tokens }), mood: "gain" };
  return { text: say("civ-badge-over", { n: over }), mood: "care" };
}
