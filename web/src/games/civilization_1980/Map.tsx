import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Choice, Option } from "../../api";
import { Icon } from "../../parts/Icon";
import { SHAPES } from "../../parts/Seat";
import { acting, withChoices } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { faces, nationOf } from "./facts";
import { placeNames } from "./names";
import { wishes } from "./wishes";
import geometryUrl from "../../../../src/civitas/games/civilization_1980/data/geometry.json?url";

interface Point {
  x: number;
  y: number;
}
interface Area {
  path: string;
  fill: string;
  region: string;
  pole: [number, number, number];
  label: Point & { size: number; lines: string[] };
  pop: Point & { n: number };
  city: Point & { site: string | null };
  tokens: [number, number][];
}
interface Zone {
  path: string;
  kind: string;
  area: string | null;
  pole: [number, number, number];
  ships: [number, number][];
  name?: string;
  label?: Point & { size: number; lines: string[] };
}
interface Geometry {
  meta: { colours: { regions: Record<string, string[]> } };
  areas: Record<string, Area>;
  zones: Record<string, Zone>;
  lines: Record<string, string>;
  rivers: { path: string }[];
  flood_plains: { path: string }[];
  volcanoes: Point[];
  connectors: { path: string }[];
  decoration: { mountains: [number, number, number][]; dunes: [number, number][] };
}

let loaded: Promise<Geometry> | null = null;
const load = () => (loaded ??= fetch(geometryUrl).then((answer) => answer.json()));

const WIDTH = 1600;
const HEIGHT = 1000;
/** Where an option happens on the map: the areas and waters it speaks of, the last one being where one would click. */
function placesOf(choice: Choice): { areas: number[]; zones: number[] } {
  const refs = choice.label.refs ?? [];
  return {
    areas: refs.filter((r) => r.kind === "area").map((r) => r.value as number),
    zones: refs.filter((r) => r.kind === "zone").map((r) => r.value as number),
  };
}

/** The map: land, waters, tokens, cities and ships; pan, zoom and fit; what is legal is outlined. */
export function GameMap({ sitting }: { sitting: Sitting }) {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  const [from, setFrom] = useState<number | null>(null); // an area whose moves are looked at
  const hovered = useSignal(""); // the place under the pointer or the keys
  const ringed = useSignal(""); // the outline of the place the keys are on
  useEffect(() => void load().then(setGeometry), []);
  useEffect(() => setFrom(null), [sitting.live.table.value?.version]);
  const choices = sitting.choices.value;
  const selected = sitting.selected.value;
  const clickable = useMemo(() => {
    const areas = new Map<number, Choice[]>();
    const zones = new Map<number, Choice[]>();
    const put = (map: Map<number, Choice[]>, key: number, choice: Choice) => map.set(key, [...(map.get(key) ?? []), choice]);
    for (const choice of choices) {
      const places = placesOf(choice);
      if (choice.option[0] === "move") {
        const [source, target] = places.areas as [number, number];
        if (from === null) put(areas, source, choice);
        else if (from === source) put(areas, target, choice);
      } else if (places.zones.length) put(zones, places.zones.at(-1)!, choice);
      else if (places.areas.length) put(areas, places.areas.at(-1)!, choice);
    }
    return { areas, zones };
  }, [choices, from]);
  const inPlay: boolean[] = sitting.board.value?.in_play ?? [];
  const waters: boolean[] = sitting.board.value?.waters ?? [];
  const names = useMemo(() => placeNames(sitting), [sitting.view.value, sitting.facts.value, say("civ-here-nobody")]);
  const view = useView(homeOf(sitting, geometry), geometry && extent(sitting, geometry, inPlay));
  if (!geometry) return <p class="loading">{say("page-loading")}</p>;
  const { areas, zones } = faces(sitting);
  const named = (id: string) => names.areas[areas.findIndex((area) => area.id === id)] ?? names.zones[zones.findIndex((zone) => zone.id === id)];
  const spots = selected ? placesOf(selected) : { areas: [], zones: [] };
  const clickArea = (a: number) => {
    const here = clickable.areas.get(a) ?? [];
    if (from === null && here.length && here.every((c) => c.option[0] === "move")) {
      setFrom(a);
      sitting.narrowed.value = here;
    } else sitting.pick(most(here));
  };
  const leave = () => {
    setFrom(null);
    sitting.forget();
  };
  const shared = { sitting, from, moved: view.moved, hovered, ringed, show: view.show };
  const zone = (i: number) => {
    const { id } = zones[i]!;
    const { path, pole } = geometry.zones[id]!;
    if (waters[i] === false) return null;
    return <Place key={id} {...shared} id={id} kind="zone" value={i} name={names.zones[i]!} path={path} pole={pole} choices={clickable.zones.get(i)} selected={spots.zones.includes(i)} />;
  };
  const lake = (i: number) => geometry.zones[zones[i]!.id]!.kind === "lake"; // it lies on its area
  return (
    <div class="mapw" ref={view.box}>
      <svg class="map" viewBox={view.viewBox} role="group" aria-label={say("civ-map")} data-region="map" {...view.handlers}>
        <Terrain geometry={geometry} inPlay={inPlay} ids={areas.map((a) => a.id)} />
        <g>
          {zones.map((_, i) => (lake(i) ? null : zone(i)))}
          {areas.map(({ id }, i) => {
            const { path, pole } = geometry.areas[id]!;
            if (inPlay[i] === false) return null;
            const selected = spots.areas.includes(i) || from === i;
            return <Place key={id} {...shared} id={id} kind="area" value={i} name={names.areas[i]!} path={path} pole={pole} choices={clickable.areas.get(i)} selected={selected} click={() => clickArea(i)} leave={from === null ? undefined : leave} />;
          })}
          {zones.map((_, i) => (lake(i) ? zone(i) : null))}
        </g>
        <Names geometry={geometry} sitting={sitting} inPlay={inPlay} scale={view.scale} />
        <Pieces geometry={geometry} sitting={sitting} scale={view.scale} />
        {zones.map((z, i) => {
          const sail = clickable.zones.get(i)?.find((c) => c.option[0] === "sail");
          const steps = sail?.label.args.at(-1);
          if (typeof steps !== "number") return null;
          const [x, y] = geometry.zones[z.id]!.pole;
          return (
            <g class="steps-left" transform={`translate(${x},${y}) scale(${view.scale})`} aria-hidden="true">
              <circle r="9" />
              <text y="4">{steps}</text>
            </g>
          );
        })}
        <Ring path={ringed} />
      </svg>
      <div class="zoom">
        <button class="btn" aria-label={say("civ-zoom-in")} onClick={() => view.zoom(0.75)}>
          <Icon name="plus" />
        </button>
        <button class="btn" aria-label={say("civ-zoom-out")} onClick={() => view.zoom(1.33)}>
          <Icon name="minus" />
        </button>
        <button class="btn" aria-label={say("civ-fit")} onClick={view.fit}>
          <Icon name="fit" />
        </button>
      </div>
      <Hint place={hovered} names={named} moving={from === null ? "" : say("civ-move-from", { area: areas[from]!.name })} />
    </div>
  );
}

/** One click means the most tokens; the list has every number. */
function most(choices: Choice[]): Choice[] {
  const amount = (o: Option) => (typeof o.at(-1) === "number" ? (o.at(-1) as number) : 0);
  const verbs = new Set(choices.map((c) => c.option[0]));
  if (verbs.size !== 1 || !["move", "load", "unload"].includes(choices[0]!.option[0])) return choices;
  return [choices.reduce((best, c) => (amount(c.option) > amount(best.option) ? c : best))];
}

/** For a name it is enough where tokens may go, not how many of them. */
function waysOf(choices: Choice[]): Choice[] {
  if (!choices.every((c) => c.option[0] === "move")) return choices;
  return [...new Map(choices.map((c) => [placesOf(c).areas.at(-1), c])).values()];
}

interface PlaceProps {
  sitting: Sitting;
  from: number | null;
  id: string;
  kind: "area" | "zone";
  value: number;
  name: string;
  path: string;
  pole: [number, number, number];
  choices?: Choice[];
  selected: boolean;
  hovered: Signal<string>;
  ringed: Signal<string>;
  moved: () => boolean;
  show: (x: number, y: number) => void;
  click?: () => void;
  leave?: () => void; // a click elsewhere gives up what was begun
}

/** One area or water: named, outlined where it is legal, and what one clicks or walks to with the keys. */
function Place({ sitting, from, id, kind, value, name, path, pole: [x, y], choices = [], selected, hovered, ringed, moved, show, click, leave }: PlaceProps) {
  const { onClick } = acting({ sitting, choices, about: [{ kind, value }], wishes: choices.length ? [] : wishes(sitting, kind, value, from) }, click);
  const looks = (event: FocusEvent) => {
    if (!(event.currentTarget as Element).matches(":focus-visible")) return;
    hovered.value = id;
    ringed.value = path;
    show(x, y);
  };
  const looksAway = () => (hovered.value = ringed.value = "");
  return (
    <path
      d={path}
      class={`place ${choices.length ? "lz" : ""} ${selected ? "lsel" : ""} ${sitting.isLit(kind, value) ? "lit" : ""}`}
      fill-rule="evenodd"
      role="button"
      data-thing={id}
      data-at={`${x},${y}`}
      aria-label={withChoices(name, waysOf(choices))}
      aria-disabled={!choices.length}
      aria-pressed={choices.length ? selected : undefined}
      onClick={(event) => {
        if (event.detail && moved()) return; // the map was dragged
        if (!choices.length) leave?.();
        onClick(event);
      }}
      onMouseEnter={() => (hovered.value = id)}
      onMouseLeave={() => (hovered.value = "")}
      onFocus={looks}
      onBlur={looksAway}
    />
  );
}

/** The outline of the place one looks at with the keys, above everything else. */
function Ring({ path }: { path: Signal<string> }) {
  if (!path.value) return null;
  return (
    <g class="ring" aria-hidden="true">
      <path d={path.value} />
      <path d={path.value} />
    </g>
  );
}

/** In the corner: the place one looks at, or the move that was begun. */
function Hint({ place, names, moving }: { place: Signal<string>; names: (id: string) => string | undefined; moving: string }) {
  const text = [moving, names(place.value)].filter(Boolean);
  if (!text.length) return null;
  return (
    <p class="hint" aria-hidden="true">
      {text.map((line) => (
        <span>{line}</span>
      ))}
    </p>
  );
}

function Terrain({ geometry, inPlay, ids }: { geometry: Geometry; inPlay: boolean[]; ids: string[] }) {
  return useMemo(
    () => (
      <g aria-hidden="true">
        <rect x="-200" y="-200" width={WIDTH + 400} height={HEIGHT + 400} class="sea-bed" />
        {Object.entries(geometry.zones).map(([id, zone]) => (
          <path key={id} d={zone.path} class={`w-${zone.kind}`} fill-rule="evenodd" />
        ))}
        <path d={geometry.lines.sea} class="l-sea" />
        {ids.map((id, i) => {
          const area = geometry.areas[id]!;
          const shade = Math.max(0, geometry.meta.colours.regions[area.region]!.indexOf(area.fill)) + 1; // neighbours differ
          return <path key={id} d={area.path} fill-rule="evenodd" style={{ fill: `var(--${inPlay[i] === false ? "out" : area.region}-${shade})` }} />;
        })}
        {Object.entries(geometry.zones)
          .filter(([, zone]) => zone.kind === "lake")
          .map(([id, zone]) => (
            <path key={id} d={zone.path} class="w-lake" fill-rule="evenodd" />
          ))}
        {geometry.flood_plains.map((plain) => (
          <path d={plain.path} class="flood" />
        ))}
        {geometry.rivers.map((river) => (
          <path d={river.path} class="river" />
        ))}
        {geometry.decoration.mountains.map(([x, y, size]) => (
          <path d={`M${x - size},${y + size * 0.5}l${size},${-size}l${size},${size}`} class="hill" />
        ))}
        <path d={geometry.lines.land} class="l-land" />
        <path d={geometry.lines.region} class="l-region" />
        <path d={geometry.lines.coast} class="l-coast" />
        {geometry.connectors.map((c) => (
          <path d={c.path} class="l-over" />
        ))}
        {geometry.volcanoes.map(({ x, y }) => (
          <path d={`M${x - 10},${y + 8}l7,-14h6l7,14z`} class="volcano" />
        ))}
      </g>
    ),
    [geometry, inPlay.join()],
  );
}

function Names({ geometry, sitting, inPlay, scale }: { geometry: Geometry; sitting: Sitting; inPlay: boolean[]; scale: number }) {
  const { areas, zones } = faces(sitting);
  return (
    <g class="names" aria-hidden="true">
      {areas.map((a, i) => {
        const { label, pop, city } = geometry.areas[a.id]!;
        const out = inPlay[i] === false;
        const { lines, fit } = written(a.name, label.lines);
        const size = fit * Math.max(label.size, 9.4 * Math.min(scale, 1.3));
        return (
          <g>
            {lines.map((line, n) => (
              <text class={`nm ${out ? "out" : ""}`} x={label.x} y={label.y + n * size} font-size={size}>
                {line}
              </text>
            ))}
            {!out && (
              <>
                <circle cx={pop.x} cy={pop.y} r={6.5} class="popc" />
                <text class="pop" x={pop.x} y={pop.y + 3.4} font-size="9.5">
                  {pop.n}
                </text>
                {city.site && sitting.view.value!.city[i] < 0 && <rect x={city.x - 4} y={city.y - 4} width="8" height="8" class={`site ${city.site}`} />}
              </>
            )}
          </g>
        );
      })}
      {zones.map((z) => {
        const { label } = geometry.zones[z.id]!;
        if (!label) return null;
        const { lines, fit } = written(z.name, label.lines);
        return lines.map((line, n) => (
          <text class="sea" x={label.x} y={label.y + n * label.size * fit} font-size={label.size * fit}>
            {line}
          </text>
        ));
      })}
    </g>
  );
}

/** A name in the reader's language where the map has room for the English one: in as many lines, and smaller if it is longer. */
function written(name: string, english: string[]): { lines: string[]; fit: number } {
  const lines = english.length > 1 ? name.split(" ") : [name];
  const longest = (all: string[]) => Math.max(...all.map((line) => line.length));
  return { lines, fit: Math.max(0.75, Math.min(1, longest(english) / longest(lines))) };
}

const CITY = "M-9 9v-13h3.500v2.600h2.600v-6h2v2.300h1.800v-2.300h2v6h2.600v-2.600h3.500v13z";
const SHIP = "M-11 3h22l-4 6.500h-14zM-1-11v12h-7zM1-9v10h7z";

/** Tokens are one piece with a number for each player; cities and ships bear the nation's initial. */
function Pieces({ geometry, sitting, scale }: { geometry: Geometry; sitting: Sitting; scale: number }) {
  const view = sitting.view.value!;
  const { areas, zones } = faces(sitting);
  const size = Math.max(0.55, Math.min(1.45, scale));
  const at = new Map<number, number>(); // pieces already in an area or zone
  const next = (key: number) => {
    const n = at.get(key) ?? 0;
    at.set(key, n + 1);
    return n;
  };
  return (
    <g class="pieces" aria-hidden="true">
      {view.players.flatMap((p: any) => {
        const { initial } = nationOf(sitting, p.seat);
        const n = (p.seat % 7) + 1;
        const paint = { fill: `var(--seat-${n})`, stroke: "var(--seat-edge)" };
        const ink = `var(--on-seat-${n})`;
        return [
          ...p.cities.map((a: number) => {
            const { city } = geometry.areas[areas[a]!.id]!;
            return (
              <g transform={`translate(${city.x},${city.y}) scale(${size * 1.1})`}>
                <path d={CITY} {...paint} stroke-width="1.3" />
                <text y="7" class="tk" fill={ink} font-size="9">
                  {initial}
                </text>
              </g>
            );
          }),
          ...p.tokens.flatMap((count: number, a: number) => {
            if (!count) return [];
            const spots = geometry.areas[areas[a]!.id]!.tokens;
            const [x, y] = spots[Math.min(spots.length - 1, next(a))]!;
            return [
              <g transform={`translate(${x},${y}) scale(${size})`}>
                <g transform="translate(-10,-10)" {...paint} stroke-width="1.5" stroke-linejoin="round">
                  {SHAPES[n - 1]}
                </g>
                <text y="4.2" class="tk" fill={ink} font-size="12">
                  {count}
                </text>
              </g>,
            ];
          }),
          ...p.ships.map((z: number) => {
            const spots = geometry.zones[zones[z]!.id]!.ships;
            const [x, y] = spots[Math.min(spots.length - 1, next(1000 + z))] ?? geometry.zones[zones[z]!.id]!.pole;
            return (
              <g transform={`translate(${x},${y}) scale(${size * 0.95})`}>
                <path d={SHIP} {...paint} stroke-width="1.3" />
                <text y="9" class="tk" fill={ink} font-size="7.5">
                  {initial}
                </text>
              </g>
            );
          }),
        ];
      })}
    </g>
  );
}

interface Extent {
  x: number; // its middle
  y: number;
  w: number;
  h: number;
}

/** The part of the map that is in play, with a margin. */
function extent(sitting: Sitting, geometry: Geometry, inPlay: boolean[]): Extent {
  const poles = faces(sitting).areas.flatMap((area, i) => (inPlay[i] === false ? [] : [geometry.areas[area.id]!.pole]));
  const [xs, ys] = [poles.map(([x]) => x), poles.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.min(...xs) - 70), Math.min(WIDTH, Math.max(...xs) + 70)];
  const [top, bottom] = [Math.max(0, Math.min(...ys) - 50), Math.min(HEIGHT, Math.max(...ys) + 50)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

interface Look {
  x: number; // the middle of what is seen
  y: number;
  w: number; // its width, in units of the map
}

/** Pan with the mouse or one finger, zoom with the wheel, two fingers or the buttons.  Dragging never acts. */
function useView(home: [number, number] | null, played: Extent | null) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: WIDTH, h: HEIGHT });
  const [look, setLook] = useState<Look | null>(null); // null: as it fits
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setSize({ w: entry.contentRect.width || WIDTH, h: entry.contentRect.height || HEIGHT }));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [played !== null]); // there is no box before there is a map
  const aspect = size.w / size.h;
  const whole = Math.max(WIDTH, HEIGHT * aspect);
  const tall = aspect < 1; // a phone: fill the height, and begin at home
  const { x, y, w, h: high } = played ?? { x: WIDTH / 2, y: HEIGHT / 2, w: WIDTH, h: HEIGHT };
  const fitted: Look = tall ? { x: home?.[0] ?? WIDTH / 2, y: HEIGHT / 2, w: HEIGHT * aspect } : { x, y, w: Math.min(whole, Math.max(w, high * aspect)) };
  const at = look ?? fitted;
  const units = at.w / size.w;
  const bounded = ({ x, y, w }: Look): Look => ({ x: Math.max(0, Math.min(WIDTH, x)), y: Math.max(0, Math.min(HEIGHT, y)), w: Math.max(220, Math.min(whole * 1.1, w)) });
  const zoomAt = (factor: number, cx: number, cy: number) =>
    setLook((old) => {
      const from = old ?? fitted;
      const to = bounded({ ...from, w: from.w * factor });
      const ratio = to.w / from.w;
      return bounded({ x: cx + (from.x - cx) * ratio, y: cy + (from.y - cy) * ratio, w: to.w });
    });
  const spot = (event: { clientX: number; clientY: number }) => {
    const rect = box.current!.getBoundingClientRect();
    return { x: at.x + (event.clientX - rect.x - rect.width / 2) * units, y: at.y + (event.clientY - rect.y - rect.height / 2) * units };
  };
  const handlers = {
    onWheel: (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = spot(event);
      zoomAt(event.deltaY > 0 ? 1.18 : 0.85, x, y);
    },
    onPointerDown: (event: PointerEvent) => {
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.current.size === 1) travelled.current = 0;
    },
    onPointerMove: (event: PointerEvent) => {
      const old = pointers.current.get(event.pointerId);
      if (!old) return;
      const held = [...pointers.current.values()];
      const [dx, dy] = [event.clientX - old.x, event.clientY - old.y];
      travelled.current += Math.abs(dx) + Math.abs(dy);
      if (held.length === 2) {
        const other = held.find((p) => p !== old)!;
        const before = Math.hypot(old.x - other.x, old.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const { x, y } = spot({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
        zoomAt(before / Math.max(1, after), x, y);
      } else if (travelled.current > 4) setLook((v) => bounded({ ...(v ?? fitted), x: (v ?? fitted).x - dx * units, y: (v ?? fitted).y - dy * units }));
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => pointers.current.delete(event.pointerId),
  };
  const h = at.w / aspect;
  return {
    box,
    handlers,
    viewBox: `${at.x - at.w / 2} ${at.y - h / 2} ${at.w} ${h}`,
    scale: units,
    zoom: (factor: number) => zoomAt(factor, at.x, at.y),
    show: (x: number, y: number) => {
      // no farther than needed, and not beyond the edge of the map
      const near = (middle: number, point: number, seen: number, size: number) => {
        const there = Math.max(point - seen * 0.4, Math.min(point + seen * 0.4, middle));
        return there === middle || seen > size ? there : Math.max(seen / 2, Math.min(size - seen / 2, there));
      };
      const to = { ...at, x: near(at.x, x, at.w, WIDTH), y: near(at.y, y, h, HEIGHT) };
      if (to.x !== at.x || to.y !== at.y) setLook(bounded(to));
    },
    fit: () => setLook(look === null ? { x: WIDTH / 2, y: HEIGHT / 2, w: whole } : null),
    moved: () => travelled.current > 6,
  };
}

/** The middle of my own pieces. */
function homeOf(sitting: Sitting, geometry: Geometry | null): [number, number] | null {
  const table = sitting.live.table.value;
  const p = table?.seat == null ? null : sitting.view.value?.players[table.seat];
  if (!p || !geometry) return null;
  const { areas } = faces(sitting);
  const held: number[] = [...p.cities, ...p.tokens.flatMap((n: number, a: number) => (n ? [a] : []))];
  if (!held.length) return null;
  const poles = held.map((a) => geometry.areas[areas[a]!.id]!.pole);
  return [poles.reduce((sum, [x]) => sum + x, 0) / poles.length, poles.reduce((sum, [, y]) => sum + y, 0) / poles.length];
}
