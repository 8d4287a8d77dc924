import { useSignal } from "@preact/signals";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Choice, Option } from "../../api";
import { Icon } from "../../parts/Icon";
import { useMapView } from "../../parts/mapview";
import { Overview } from "../../parts/Overview";
import { Arrow, Badge, type Mood, Upright } from "../../parts/Pieces";
import { Hint, Place, Ring, ZoomButtons } from "../../parts/Place";
import { widthOf } from "../../parts/room";
import { Seat } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { asked, BARBARIANS, type BoardFacts, board, cityAt, faces, GOODS, layout, letterOf, mySeat, playerName, players, regionThatWay, spaceName, spacesOf } from "./facts";
import { type Geometry, geometryOf, num, U } from "./geometry";
import { harvestOf } from "./harvest";
import { battleBadge, kindsIn, planOf } from "./movement";
import { countsName, spaceNames } from "./names";
import { Exhausted, Pill, Port, Sign, Troop, Wheel } from "./Pieces";
import { raisingOf } from "./raising";
import { chosenSet } from "./Sets";
import { type InfluenceSight, influenceSight } from "./Influence";
import { looking } from "./state";
import { Terrain } from "./Terrain";

/** What is done at a city in my turn is done in its panel, so that a click on it opens that. */
const IN_PANEL = ["collect", "construct", "build-wonder", "recruit"];

/** The map: land, cities, units; what can be done is outlined, what is planned is drawn. */
export function GameMap({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const geometry = geometryOf(layout(sitting), true);
  const drawn = geometryOf(layout(sitting));
  const hovered = useSignal("");
  const ringed = useSignal("");
  const held = useSignal<{ x: number; y: number } | null>(null);
  const lifted = useRef(-1); // where something is being taken up
  const [plain, setPlain] = useState(false);
  const plan = planOf(sitting);
  plan.cells = (slot) => geometry.layout.cells[slot] ?? [];
  const harvest = harvestOf(sitting);
  const raising = raisingOf(sitting);
  const set = chosenSet(sitting);
  const look = looking(sitting);
  const facts = board(sitting);
  const then = plan.active.value && plan.groups.value.length ? (plan.planned.value?.forecast as Pick<BoardFacts, "units" | "cities"> | null) : null;
  const shown = { cities: then?.cities ?? facts.cities, units: then?.units ?? facts.units };
  const me = mySeat(sitting);
  const mine = me === null ? [] : players(sitting)[me]!.cities;
  const home = mine.length ? mine.map((space) => geometry.at(space)).reduce((a, b, _, all) => ({ x: a.x + b.x / all.length, y: a.y + b.y / all.length }), { x: 0, y: 0 }) : null;
  const spaceAt = useMemo(() => new Map(geometry.spaces.map((space) => [spaceName(sitting, space), space])), [geometry]);
  const map = useMapView({
    size: geometry.size,
    fit: geometry.fit,
    home,
    carrying: {
      take: (at, place, scale) => {
        const space = spaceAt.get(place ?? "");
        if (!plan.active.value || space === undefined || !plan.sources.value.includes(space)) return false;
        const middle = geometry.at(space);
        if (Math.hypot(middle.x - at.x, middle.y - at.y) > 34 * U + 6 * scale) return false;
        lifted.current = space;
        return true;
      },
      over: (at, place) => {
        if (plan.source.value?.space !== lifted.current) plan.pick({ space: lifted.current });
        held.value = at;
        hovered.value = place ?? "";
      },
      drop: (place) => {
        held.value = null;
        const space = spaceAt.get(place ?? "");
        if (!plan.source.value) return;
        if (space !== undefined && plan.reach.value.has(space)) plan.go(space);
        else plan.pick(null);
      },
    },
  });
  const scale = map.scale;
  const choices = sitting.choices.value;
  const clickable = useMemo(() => {
    const found = new Map<number, Choice[]>();
    for (const choice of choices) {
      const spaces = spacesOf(sitting, choice);
      const slot = choice.label.refs?.some((ref) => ref.kind === "slot");
      for (const space of slot ? spaces : spaces.slice(-1)) found.set(space, [...(found.get(space) ?? []), choice]);
    }
    return found;
  }, [choices]);
  const names = useMemo(() => spaceNames(sitting), [view, sitting.facts.value, facts, say("coc-unexplored")]);
  const taken = useMemo(() => [...shown.cities.map((c) => c.space), ...shown.units.map(([space]) => space), ...view.exhausted], [shown.cities, shown.units, view.exhausted]);
  const orienting = asked(sitting) === "orientation";
  const way = orienting ? ((sitting.selected.value?.option[1] as number | undefined) ?? look.turned.value) : null;
  const region = orienting ? regionThatWay(sitting, way ?? 0) : [];
  const terrain = way === null ? view.terrain : laidOver(view.terrain, region);
  const numbered = !plan.active.value && choices.some((choice) => choice.label.refs?.some((ref) => ref.kind === "slot"));
  const land = useMemo(
    () => <Terrain geometry={drawn} terrain={terrain} taken={taken} unknown={say("coc-unexplored")} numbered={numbered} />,
    [drawn, terrain.join(), taken.join(), say("coc-unexplored"), numbered],
  );
  const laid = way === null ? region.map(([space]) => space) : []; // where the region will lie
  const recruits = asked(sitting) === "levy" && facts.recruit ? [facts.recruit.city] : [];
  const selected = [...laid, ...recruits, ...(sitting.selected.value ? spacesOf(sitting, sitting.selected.value) : [])];
  const source = plan.source.value;
  const marked = [...selected, ...clickable.keys(), ...(plan.active.value ? [...plan.sources.value, ...plan.groups.value.map((group) => group.from)] : []), ...(source ? plan.reach.value.keys() : [])];
  const leave = () => {
    plan.pick(null);
    sitting.forget();
  };
  const place = (space: number) => {
    const id = spaceName(sitting, space);
    const shared = {
      sitting,
      inspected: true,
      hovered,
      ringed,
      moved: map.moved,
      show: map.show,
      id,
      about: { kind: "space", value: space },
      name: names.get(space) ?? id,
      path: geometry.outline(space),
      pole: [geometry.at(space).x, geometry.at(space).y] as [number, number],
    };
    if (plan.active.value) {
      const picked = source?.space === space;
      const goal = source !== null && plan.reach.value.has(space);
      const live = picked || (source ? goal : plan.sources.value.includes(space));
      const click = () => (picked ? leave() : goal ? plan.go(space) : plan.pick({ space }));
      return <Place key={id} {...shared} live={live} selected={picked} click={click} leave={source ? leave : undefined} wishes={() => moveWishes(source?.space, space)} />;
    }
    if (harvest.space.value) {
      const able = harvest.at(space).length > 0;
      return <Place key={id} {...shared} live={able} selected={harvest.goodAt(space) !== null} click={() => harvest.toggle(space)} wishes={() => [["harvest", [space], [0]]]} />;
    }
    if (raising.cities.value.length)
      return <Place key={id} {...shared} live={raising.has(space)} selected={raising.at(space) > 0} click={() => raising.toggle(space)} wishes={() => [["raise", [space]]]} />;
    const here = clickable.get(space) ?? [];
    const one = set?.at("space", space)[0];
    if (set && one !== undefined) return <Place key={id} {...shared} live selected={!!set.amounts.value[one]} click={() => set.toggle(one)} />;
    const inTurn = asked(sitting) === "turn" && mine.includes(space);
    if (inTurn) {
      const click = () => {
        look.city.value = look.city.value === space ? null : space;
        look.doing.value = null;
        sitting.forget();
      };
      const others = here.filter((choice) => !IN_PANEL.includes(choice.option[0]));
      return (
        <Place
          key={id}
          {...shared}
          choices={[]}
          live
          selected={look.city.value === space || selected.includes(space)}
          mark={here.length ? "" : "spent"}
          click={click}
          name={[shared.name, ...others.map((c) => c.label.text)].join("; ")}
        />
      );
    }
    return <Place key={id} {...shared} choices={here} selected={selected.includes(space)} wishes={() => wishesAt(sitting, space)} />;
  };
  const sight = influenceSight(sitting);
  const badges = sight ? sight.marks.map(({ space, text, on }): Mark => ({ space, text, mood: on ? "act" : "ink", dx: -34 * U, dy: -18 * U })) : badgesOf(sitting, geometry);
  const far = scale > 1.8; // names of spaces would stand in the way
  const tiny = scale > 2.6; // and no letter could be read
  const grow = Math.max(1, scale / 1.62); // the farther, the larger what must be read
  const begun = source ? say("coc-picked-hint", { space: spaceName(sitting, source.space) }) : "";
  return (
    <div class={`mapw ${far ? "far" : ""}`} ref={map.box}>
      <svg class={`map ${plan.active.value ? "planning" : ""}`} viewBox={map.viewBox} style={{ "--k": scale }} role="group" aria-label={say("coc-map")} data-region="map" {...map.handlers}>
        <g transform={`scale(${U})`}>{land}</g>
        <g>{geometry.spaces.map(place)}</g>
        {way !== null && <path class="turning" d={rimOf(geometry, new Set(region.map(([space]) => space)))} />}
        {!plain && !far && (
          <g class="names" aria-hidden="true">
            {geometry.spaces.map((space) =>
              view.terrain[space] < 0 ? null : (
                <Upright x={geometry.at(space).x + 37 * U} y={geometry.at(space).y} scale={scale}>
                  <text class="hl0" y="3.500" font-size="9.600">
                    {spaceName(sitting, space)}
                  </text>
                </Upright>
              ),
            )}
          </g>
        )}
        {home && <rect class="homeland" x={home.x - 82 * U} y={home.y - 82 * U} width={164 * U} height={164 * U} fill="none" aria-hidden="true" />}
        <g class="pieces" aria-hidden="true" transform={`scale(${U})`}>
          {view.exhausted.map((space: number) => (
            <Exhausted {...drawn.at(space)} />
          ))}
          {shown.cities.map((city) => city.port >= 0 && <Port {...drawn.edge(city.space, city.port)} seat={city.pieces.find(([kind]) => kind === 0)?.[1] ?? 0} />)}
          {shown.cities.map((city) => (
            <g transform={`translate(${num(drawn.at(city.space).x)},${num(drawn.at(city.space).y)}) scale(.93)`}>
              <Wheel city={city} letter={letterOf(sitting, city.owner)} hidden={tiny} grow={grow} />
              {!tiny && <Pill city={city} grow={grow} />}
            </g>
          ))}
          <Troops sitting={sitting} geometry={drawn} shown={shown} />
        </g>
        {plan.active.value && (
          <g class="arrows" aria-hidden="true">
            {plan.groups.value.map((group, i) => {
              const goal = group.verb === "explore" ? middleOf(geometry, group.to) : geometry.at(group.to);
              return (
                <Arrow
                  points={[geometry.at(group.from), nearer(geometry.at(group.from), goal)]}
                  number={i + 1}
                  water={view.terrain[group.from] === 4}
                  fresh={plan.fresh.value === group.id}
                  scale={scale}
                />
              );
            })}
          </g>
        )}
        {sight && <Range sight={sight} geometry={geometry} scale={scale} />}
        {!sight && !plan.active.value && <Ways sitting={sitting} geometry={geometry} scale={scale} />}
        <Trails sitting={sitting} geometry={geometry} scale={scale} />
        <g class="badges" aria-hidden="true">
          {badges.map(({ space, text, mood, icon, dx = 0, dy }) => (
            <Marked x={geometry.at(space).x + dx} y={geometry.at(space).y + dy} scale={scale} text={text} mood={mood} icon={icon} />
          ))}
        </g>
        {held.value && source && me !== null && <Carried sitting={sitting} at={held.value} space={source.space} />}
        <Ring path={ringed} />
      </svg>
      <div class="zoomer">
        <ZoomButtons zoom={map.zoom} fit={map.fit} />
        <button class="btn layers" aria-label={say("coc-layers")} aria-pressed={!plain} onClick={() => setPlain(!plain)}>
          <Icon name="table" />
        </button>
      </div>
      {sight ? (
        <div class="hud range">
          <b>{say("coc-influence-hud", { space: spaceName(sitting, sight.source), range: sight.range })}</b>
          <span>{say("coc-influence-line")}</span>
        </div>
      ) : (
        <EventTrack sitting={sitting} />
      )}
      <Overview size={geometry.size} seen={map.seen} centre={map.centre} low={marked.some((space) => inCorner(geometry.at(space), map.seen, scale))}>
        <Small sitting={sitting} geometry={geometry} shown={shown} />
      </Overview>
      <Hint place={hovered} names={(id) => names.get(spaceAt.get(id) ?? -1)} begun={begun} />
    </div>
  );
}

/** The land, with a region as it would lie. */
function laidOver(terrain: number[], region: [space: number, terrain: number][]): number[] {
  const found = [...terrain];
  for (const [space, kind] of region) found[space] = kind;
  return found;
}

const CORNER = 150; // pixels of the overview of a narrow screen, and a bit

/** Whether a space lies where a narrow screen shows the overview. */
const inCorner = (at: { x: number; y: number }, seen: { x: number; y: number; w: number; h: number }, scale: number) =>
  (at.x - seen.x + seen.w / 2) / scale < CORNER && (at.y - seen.y + seen.h / 2) / scale < CORNER;

const moveWishes = (from: number | undefined, space: number): Option[] => [["move", from ?? space, from === undefined ? space : space]];

/** What one would like to do on a space where nothing can be done. */
function wishesAt(sitting: Sitting, space: number): Option[] {
  if (asked(sitting) === "turn")
    return [
      ["found", space],
      ["collect", space],
    ];
  const one = sitting.choices.value.find(({ option, label }) => option.length === 2 && label.refs?.some((ref) => ref.kind === "space" && ref.value === option[1]));
  return one ? [[one.option[0], space]] : [];
}

interface Shown {
  cities: BoardFacts["cities"];
  units: BoardFacts["units"];
}

/** Units below the wheel of a city, or in the middle; several owners side by side. */
export function Troops({ sitting, geometry, shown }: { sitting: Sitting; geometry: Geometry; shown: Shown }) {
  const cities = new Map(shown.cities.map((city) => [city.space, city]));
  const by = new Map<number, BoardFacts["units"]>();
  for (const unit of shown.units) by.set(unit[0], [...(by.get(unit[0]) ?? []), unit]);
  return (
    <>
      {[...by].flatMap(([space, list]) => {
        const { x, y } = geometry.at(space);
        const city = cities.get(space);
        const wide = list.map(([, , counts]) => Math.max(1, counts.filter((n, kind) => n && kind !== 2).length) * 17 + 4);
        const whole = wide.reduce((a, b) => a + b, 0);
        const k = Math.min(1, 62 / whole);
        let at = x - (whole * k) / 2;
        return list.map(([, owner, counts], i) => {
          const middle = at + (wide[i]! * k) / 2;
          at += wide[i]! * k;
          const low = city ? (city.owner === BARBARIANS ? 25 : 27) : 4;
          return <Troop owner={owner} counts={counts} letter={letterOf(sitting, owner)} x={num(middle)} y={num(y + low)} k={num((city ? 0.84 : 1) * k * 100) / 100} />;
        });
      })}
    </>
  );
}

function middleOf(geometry: Geometry, slot: number): { x: number; y: number } {
  const cells = geometry.layout.cells[slot] ?? [];
  return { x: cells.reduce((sum, c) => sum + geometry.at(c).x, 0) / cells.length, y: cells.reduce((sum, c) => sum + geometry.at(c).y, 0) / cells.length };
}

/** Most of the way, so that an arrow does not lie on what it points at. */
function nearer(from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number } {
  return { x: from.x + (to.x - from.x) * 0.8, y: from.y + (to.y - from.y) * 0.8 };
}

interface Mark {
  space: number;
  text: string;
  mood: Mood;
  icon?: string;
  dx?: number;
  dy: number;
}

/** Words on the map: what is collected where, what a plan leads to. */
function badgesOf(sitting: Sitting, geometry: Geometry): Mark[] {
  const harvest = harvestOf(sitting);
  const plan = planOf(sitting);
  const found: Mark[] = [];
  if (harvest.space.value) {
    harvest.space.value.pairs.forEach(([space, good], i) => {
      const n = harvest.amounts.value[i] ?? 0;
      if (n) found.push({ space, text: `+${n}`, mood: "act", icon: GOODS[good], dy: (cityAt(sitting, space) ? 30 : 14) * U });
    });
    for (const [space] of board(sitting).collect?.barred ?? []) found.push({ space, text: "✕", mood: "care", dx: -22 * U, dy: -16 * U }); // the list says why
    return found;
  }
  const raising = raisingOf(sitting);
  const set = chosenSet(sitting);
  for (const [space] of raising.cities.value) if (raising.at(space)) found.push({ space, text: `→ ${faces(sitting).mood[raising.mood(space) + raising.at(space)]!.name}`, mood: "gain", dy: -34 * U });
  set?.reading.value?.items.forEach(({ about }, i) => {
    if (about.kind === "space" && set.amounts.value[i]) found.push({ space: about.value as number, text: "✓", mood: "act", dy: -34 * U });
  });
  if (!plan.active.value) return found;
  for (const group of plan.groups.value) {
    const space = group.verb === "explore" ? (geometry.layout.cells[group.to]?.[0] ?? group.from) : group.to;
    if (group.foe >= 0) found.push({ space, text: battleBadge(group), mood: "loss", dy: -34 * U });
    else if (group.unknown) found.push({ space, text: say("coc-badge-explore"), mood: "care", dy: -34 * U });
    else found.push({ space, text: countsName(sitting, kindsIn(group.units)), mood: "ink", dy: -34 * U });
  }
  for (const [space, threat] of (plan.planned.value?.forecast?.open ?? []) as [number, number][]) found.push({ space, text: say("coc-badge-open"), mood: threat ? "loss" : "care", dy: -34 * U });
  return found;
}

function Marked({ x, y, scale, text, mood, icon }: { x: number; y: number; scale: number; text: string; mood: Mood; icon?: string }) {
  const width = widthOf(text, "Inter, sans-serif") + (icon ? 1.5 : 0);
  return (
    <>
      <Badge x={x} y={y} scale={scale} text={icon ? "" : text} mood={mood} width={width} />
      {icon && (
        <Upright x={x} y={y} scale={scale} class={`mb ${mood}`}>
          <text x={-8} y="3.800">
            {text}
          </text>
          <Sign name={icon} size={13} color="var(--on-act)" x={8} />
        </Upright>
      )}
    </>
  );
}

function Carried({ sitting, at, space }: { sitting: Sitting; at: { x: number; y: number }; space: number }) {
  const plan = planOf(sitting);
  const able = plan.able(space).map((n, kind) => plan.wanted.value[kind] ?? n);
  const me = mySeat(sitting)!;
  return (
    <g class="pieces">
      <Troop owner={me} counts={able} letter={letterOf(sitting, me)} x={at.x} y={at.y} k={1.15 * U} />
    </g>
  );
}

/** The line around some spaces. */
function rimOf(geometry: Geometry, spaces: Set<number>): string {
  const edges = [...spaces].flatMap((space) => {
    const [corners, across] = [geometry.corners(space), geometry.across(space)];
    return corners.flatMap((a, i) => (spaces.has(across[i] ?? -1) ? [] : [`M${num(a.x)},${num(a.y)}L${num(corners[(i + 1) % 6]!.x)},${num(corners[(i + 1) % 6]!.y)}`]));
  });
  return edges.join("");
}

/** How far the influence of a city reaches: a line around all of it, and an arrow to the city that is tried. */
function Range({ sight: { source, reach, target }, geometry, scale }: { sight: InfluenceSight; geometry: Geometry; scale: number }) {
  return (
    <g class="arrows" aria-hidden="true">
      <path class="reach" d={rimOf(geometry, new Set(reach))} />
      {target !== null && target !== source && <Arrow points={[geometry.at(source), nearer(geometry.at(source), geometry.at(target))]} scale={scale} />}
    </g>
  );
}

/** Choices that lead from one space to another: trade routes, marches of barbarians; the one that is looked at as an arrow. */
function Ways({ sitting, geometry, scale }: { sitting: Sitting; geometry: Geometry; scale: number }) {
  const ways = new Map<string, { from: number; to: number; on: boolean }>();
  for (const choice of sitting.choices.value) {
    const [from, to, more] = spacesOf(sitting, choice);
    if (from === undefined || to === undefined || from === to || more !== undefined || choice.label.refs?.some((ref) => ref.kind === "slot")) continue;
    const key = `${from}-${to}`;
    ways.set(key, { from, to, on: sitting.selected.value === choice || !!ways.get(key)?.on });
  }
  return (
    <g class="arrows" aria-hidden="true">
      {[...ways.values()].map(({ from, to, on }) => {
        const [a, b] = [geometry.at(from), nearer(geometry.at(from), geometry.at(to))];
        return on ? <Arrow points={[a, b]} scale={scale} /> : <path class="route" d={`M${num(a.x)},${num(a.y)}L${num(b.x)},${num(b.y)}`} />;
      })}
    </g>
  );
}

/** What moves in the step that is played. */
function Trails({ sitting, geometry, scale }: { sitting: Sitting; geometry: Geometry; scale: number }) {
  const told = sitting.playback.playing.value?.lines ?? [];
  return (
    <g class="arrows trails" aria-hidden="true">
      {told.map((line) => {
        const refs = (line.message.refs ?? []).filter(({ kind }) => kind === "space");
        const seat = line.message.refs?.find(({ kind }) => kind === "seat")?.value as number | undefined;
        if (refs.length !== 2 || refs[0]!.value === refs[1]!.value) return null;
        const [from, to] = refs.map((ref) => geometry.at(ref.value as number));
        return (
          <g style={{ "--sc": `var(--seat-${((seat ?? 0) % 7) + 1})` }}>
            <Arrow points={[from!, nearer(from!, to!)]} scale={scale} />
          </g>
        );
      })}
    </g>
  );
}

const GROUND = ["o-plains", "o-forest", "o-mountain", "o-barren", "o-sea"];

/** The whole map in a few strokes. */
function Small({ sitting, geometry, shown }: { sitting: Sitting; geometry: Geometry; shown: Shown }) {
  const terrain: number[] = sitting.view.value!.terrain;
  return (
    <g>
      {geometry.spaces.map((space) => (
        <path d={geometry.outline(space)} class={GROUND[terrain[space]!] ?? "o-fog"} />
      ))}
      {shown.cities.map((city) => (
        <circle
          cx={geometry.at(city.space).x}
          cy={geometry.at(city.space).y}
          r="22"
          fill={city.owner === BARBARIANS ? "var(--barb)" : `var(--seat-${city.owner + 1})`}
          stroke="var(--seat-edge)"
          stroke-width="4"
        />
      ))}
    </g>
  );
}

/** Cubes on everybody's event track: the last one draws an event. */
function EventTrack({ sitting }: { sitting: Sitting }) {
  const all = faces(sitting).track;
  return (
    <div class="hud evt" role="group" aria-label={say("coc-event-track")}>
      <b class="serif">{say("coc-event-track")}</b>
      {players(sitting).map(({ seat, track }) => (
        <span class="evr" role="img" aria-label={say("coc-track-of", { name: playerName(sitting, seat), n: track, of: all })} style={{ "--sc": `var(--seat-${seat + 1})` }}>
          <Seat seat={seat} initial={letterOf(sitting, seat)} size={15} />
          {Array.from({ length: all }, (_, i) => (
            <i class={i < track ? "has" : ""}>
              <Icon name="cube" />
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}
