import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Choice, Option } from "../../api";
import { squares as gridOf } from "../../parts/grid";
import { Icon } from "../../parts/Icon";
import { type Extent, useMapView } from "../../parts/mapview";
import { Overview } from "../../parts/Overview";
import { Arrow, Badge, type Mood } from "../../parts/Pieces";
import { Hint, Place, Ring, ZoomButtons } from "../../parts/Place";
import { widthOf } from "../../parts/room";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Army, City, Marker, Resource, Scout } from "./Art";
import { ARMIES, at, boardOf, type CityFacts, FIGURES, FIRST_WONDER, faces, has, marker, me, NONE, SCOUTS, standing, type Way } from "./facts";
import { endOf, type MovementPlan, planOf } from "./movement";
import { cityName, figuresText, nationOf, squareNames } from "./names";
import { building, managing } from "./production";
import { Ground, Small } from "./Terrain";
import { wishes } from "./wishes";

const UNIT = 100;
const grid = gridOf(UNIT);
const FLOOR = 9.4; // pixels: smaller text is not shown
const EDGE = 11; // pixels: the letters and numbers at the edge
const middle = (square: number) => grid.middle(at(square).x, at(square).y);
const LAYERS = ["cities", "all", "none"] as const;

/** The square where one would click for an option: the last one it speaks of, or that of its city. */
function squareOf(choice: Choice, cities: CityFacts[]): number | null {
  const refs = choice.label.refs ?? [];
  const found = refs.filter((ref) => ref.kind === "square").at(-1);
  if (found) return found.value as number;
  const city = refs.find((ref) => ref.kind === "city");
  return city ? (cities.find((one) => one.city === city.value)?.square ?? null) : null;
}

/** The map: land, cities, figures; what can be done is framed, what is planned is drawn. */
export function GameMap({ sitting }: { sitting: Sitting }) {
  const hovered = useSignal("");
  const ringed = useSignal("");
  const held = useSignal<{ x: number; y: number } | null>(null);
  const layer = useSignal(0);
  const lifted = useRef(NONE);
  const plan = planOf(sitting);
  const build = building(sitting);
  const seat = me(sitting);
  const board = boardOf(sitting);
  const now = plan.active.value && plan.groups.value.length && plan.planned.value?.view ? plan.planned.value.view : sitting.view.value!;
  const { cells, terrains, squares: ids } = faces(sitting);
  const terrain = useMemo(() => {
    const found: (string | null)[] = ids.map(() => null);
    for (const square of board.squares) found[square] = now.ground[square] < 0 ? "" : terrains[cells[now.ground[square]]!.terrain]!.id;
    return found;
  }, [now.ground.join(), board.squares.length]);
  const size = useMemo(() => ({ w: (Math.max(...board.squares.map((s) => at(s).x)) + 1) * UNIT, h: (Math.max(...board.squares.map((s) => at(s).y)) + 1) * UNIT }), [board.squares.length]);
  const names = useMemo(() => squareNames(sitting), [sitting.view.value, sitting.board.value, sitting.facts.value, say("smc-hut")]);
  const choices = sitting.choices.value;
  const clickable = useMemo(() => {
    const found = new Map<number, Choice[]>();
    for (const choice of choices) {
      const square = squareOf(choice, board.cities);
      if (square !== null) found.set(square, [...(found.get(square) ?? []), choice]);
    }
    return found;
  }, [choices]);
  const home = homeOf(sitting, board.cities);
  const square = (id: string | null) => (id?.startsWith("sq-") ? Number(id.slice(3)) : NONE);
  const view = useMapView({
    size,
    fit: { x: size.w / 2, y: home?.y ?? size.h / 2, w: size.w, h: 6 * UNIT },
    home,
    carrying: {
      take: (_, place) => {
        const from = square(place);
        if (!plan.active.value || !plan.sources.value.includes(from)) return false;
        lifted.current = from; // picked up when it is dragged: a click does so by itself
        return true;
      },
      over: (point, place) => {
        if (plan.source.value !== lifted.current) plan.pick(lifted.current);
        held.value = point;
        hovered.value = place ?? "";
      },
      drop: (place) => {
        held.value = null;
        if (plan.source.value === null) return;
        if (plan.reach.value.has(square(place))) plan.go(square(place));
        else plan.pick(null);
      },
    },
  });
  const scale = Math.round(view.scale * 50) / 50;
  const figures = standing(now.figures);
  const source = plan.source.value;
  const reach = plan.reach.value;
  useEffect(() => {
    if (source === null || held.value) return; // figures that were picked in the list come into view, with where they can go
    const hidden = [source, ...reach.keys()].map(middle).some(({ x, y }) => Math.abs(x - view.seen.x) > view.seen.w / 2 || Math.abs(y - view.seen.y) > view.seen.h / 2);
    if (hidden) view.show(middle(source).x, middle(source).y, boardOf(sitting).players[seat!]!.speed * UNIT);
  }, [source]);
  const selected = sitting.selected.value ? squareOf(sitting.selected.value, board.cities) : null;
  const meant = sitting.past.value ? undefined : sitting.live.table.value?.decision?.prompt.args.square; // what the question is about
  // What is asked about comes into view, once for each question.
  const targets = meant !== undefined ? [meant as number] : plan.active.value || managing(sitting) || sitting.past.value ? [] : [...clickable.keys()];
  const question = `${sitting.live.table.value?.version} ${sitting.live.table.value?.decision?.what}`;
  const shownFor = useRef("");
  useEffect(() => {
    const measured = Math.abs((view.box.current?.clientWidth ?? 0) * view.scale - view.seen.w) < UNIT / 10;
    if (!measured || shownFor.current === question || sitting.past.value) return;
    shownFor.current = question;
    const points = targets.map(middle);
    const { x, y, w, h } = view.seen;
    if (!points.some((point) => Math.abs(point.x - x) > w / 2 - UNIT / 2 || Math.abs(point.y - y) > h / 2 - UNIT / 2)) return;
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    view.show((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2, span / 2 + UNIT * 1.2); // well inside: buttons lie at the edge
  });
  const legible = (units: number) => units / view.scale >= FLOOR;
  const leave = () => {
    plan.pick(null);
    build.pick(null);
    sitting.forget();
  };
  const place = (sq: number) => {
    const here = clickable.get(sq);
    const planning = plan.active.value;
    const picked = source === sq;
    const way = reach.get(sq);
    const movable = planning && source === null && plan.sources.value.includes(sq);
    const sites = build.sites.value;
    const tab = managing(sitting) && !sites ? board.cities.find((city) => city.square === sq && city.seat === seat) : undefined; // its sheet
    const live = planning ? picked || !!way || movable : sites ? sites.has(sq) : !!tab;
    const others = planning || sites || tab ? [] : here;
    const click = () => {
      if (planning && picked) leave();
      else if (planning && way) plan.go(sq);
      else if (movable) plan.pick(sq);
      else if (sites?.has(sq)) build.put(sq);
      else if (tab) sitting.forget(), build.show(tab.city);
    };
    const { x, y } = middle(sq);
    const name = way ? `${names[sq]}; ${wayText(sitting, plan, way)}` : names[sq]!;
    return (
      <Place
        key={sq}
        sitting={sitting}
        id={`sq-${sq}`}
        about={{ kind: "square", value: sq }}
        name={name}
        path={`M${x - 47} ${y - 47}h94v94h-94z`}
        pole={[x, y]}
        choices={others}
        live={live}
        selected={picked || selected === sq || build.square.value === sq || (!!tab && tab.city === build.shown.value)}
        mark={`${meant === sq ? "meant" : ""} ${source !== null && !way && !picked ? "far" : ""} ${way && ["figures", "city", "village"].includes(way.meets) ? "fight" : ""}`}
        wishes={() => (planning ? (void why(sitting, plan, sq), []) : wishes(sitting, sq))}
        hovered={hovered}
        ringed={ringed}
        moved={view.moved}
        show={view.show}
        click={live ? click : undefined}
        leave={source !== null || sites ? leave : undefined}
      />
    );
  };
  const shown = LAYERS[layer.value]!;
  const covered = (sq: number) => now.marker[sq] > 0 || board.cities.some((c) => c.square === sq) || figures.some((f) => f.square === sq);
  const given = (sq: number, i: number) => (shows(shown, sq, board.cities, seat) && legible(20) ? board.yields[i] : undefined);
  const founds = (choice: Choice | null | undefined) => choice?.option[0] === "found" || choice?.option[0] === "capital";
  const site = founds(sitting.selected.value) ? selected : clickable.get(square(hovered.value))?.some(founds) ? square(hovered.value) : null;
  const hint = (sq: number): string | undefined => {
    const only = plan.active.value ? undefined : clickable.get(sq);
    const way = reach.get(sq);
    return [names[sq], way ? wayText(sitting, plan, way) : only?.length === 1 && only[0]!.label.text].filter(Boolean).join("; ") || undefined;
  };
  const begun = source !== null ? say("smc-move-from", { square: ids[source]!, figures: figuresText(...plan.shape.value) }) : "";
  return (
    <div class={`mapw ${home && home.x > size.w / 2 && home.y > size.h / 2 ? "aside" : ""}`}>
      <div class="mapbox" ref={view.box}>
        <svg class={`map ${plan.active.value ? "planning" : ""}`} viewBox={view.viewBox} style={{ "--k": view.scale }} role="group" aria-label={say("smc-map")} data-region="map" {...view.handlers}>
          <defs>
            <pattern id="smc-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V14" class="hbl" />
            </pattern>
          </defs>
          <Ground terrain={terrain} slots={board.slots} covered={covered} size={size} />
          <Rotations sitting={sitting} legible={legible(24)} />
          <g class="frames" aria-hidden="true">
            {board.cities.map((city) => (
              <Frame key={city.city} square={city.square} seat={city.seat} size={size} />
            ))}
            {site !== null && seat !== null && <Frame square={site} seat={seat} size={size} planned />}
            {board.cities.flatMap((city) => city.blockaded.map((sq) => <rect class="blk" x={middle(sq).x - 44} y={middle(sq).y - 44} width="88" height="88" rx="8" />))}
          </g>
          <g>{board.squares.map(place)}</g>
          <Edges sitting={sitting} scale={scale} seen={view.seen} />
          <g class="pieces" aria-hidden="true">
            {board.squares.map((sq, i) => (
              <Things key={sq} sitting={sitting} square={sq} now={now} yields={given(sq, i)} />
            ))}
            <Gathering now={now} cities={board.cities} />
            {board.cities.map((city) => {
              const { x, y } = middle(city.square);
              const { initial } = nationOf(sitting, city.seat);
              return (
                <g key={city.city}>
                  <City x={x} y={y - 6} scale={1.8} seat={city.seat} letter={legible(21) ? initial : ""} capital={city.city % 3 === 0} walled={city.walled} />
                  {legible(21) && city.seat === seat && <Label x={x} y={y + 39} text={cityName(city.city)} />}
                </g>
              );
            })}
            {board.cities.flatMap((city) => city.blockaded.map((sq) => <Blocked key={sq} {...middle(sq)} />))}
            {figures.map((f) => (
              <Figures
                key={`${f.square} ${f.seat}`}
                {...f}
                initial={nationOf(sitting, f.seat).initial}
                legible={legible}
                ringed={plan.active.value && f.seat === seat && (source === f.square || (source === null && plan.sources.value.includes(f.square)))}
                aside={board.cities.some((c) => c.square === f.square) || now.marker[f.square] > 0}
                blocks={board.cities.some((c) => c.blockaded.includes(f.square))}
              />
            ))}
            {plan.active.value && plan.groups.value.length > 0 && plan.planned.value?.view && seat !== null && <Ghosts sitting={sitting} plan={plan} figures={figures} seat={seat} />}
            {board.squares.map((sq, i) => (
              <Yields
                key={sq}
                x={middle(sq).x + 46}
                y={middle(sq).y + 46}
                yields={board.cities.some((c) => c.square === sq) ? [] : (given(sq, i) ?? [])}
                struck={board.cities.some((c) => c.blockaded.includes(sq))}
              />
            ))}
          </g>
          {source !== null && <Steps reach={reach} legible={legible(24)} scale={scale} />}
          {source !== null && reach.has(square(hovered.value)) && <Ahead way={reach.get(square(hovered.value))!} scale={scale} />}
          <Arrows plan={plan} scale={scale} />
          <Trails sitting={sitting} scale={scale} />
          <Badges plan={plan} scale={scale} size={size} seen={view.seen} />
          {held.value && seat !== null && source !== null && (
            <g class="pieces" aria-hidden="true">
              {plan.shape.value[0] ? (
                <Army {...held.value} scale={2.2} seat={seat} letter={nationOf(sitting, seat).initial} n={plan.shape.value[0]} />
              ) : (
                <Scout {...held.value} scale={2.2} seat={seat} letter={nationOf(sitting, seat).initial} n={plan.shape.value[1]} />
              )}
            </g>
          )}
          <Ring path={ringed} />
        </svg>
      </div>
      <ZoomButtons zoom={view.zoom} fit={view.fit} />
      <button
        class="btn layers"
        aria-label={say("smc-layers", { what: say(`smc-layer-${LAYERS[(layer.value + 1) % 3]!}`) })}
        data-tip={say("smc-layers", { what: say(`smc-layer-${LAYERS[(layer.value + 1) % 3]!}`) })}
        onClick={() => (layer.value = (layer.value + 1) % 3)}
      >
        <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1.800 15 5.500 8 9.200 1 5.500zM1.500 9 8 12.500 14.500 9" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linejoin="round" />
        </svg>
      </button>
      <Overview size={size} seen={view.seen} centre={view.centre}>
        <Small terrain={terrain} />
        {board.cities.map(({ square: sq, seat: of }) => (
          <rect class="o-city" x={middle(sq).x - 60} y={middle(sq).y - 60} width="120" height="120" fill={`var(--seat-${of + 1})`} />
        ))}
        {figures.map((f) => (
          <circle class="o-figure" cx={middle(f.square).x} cy={middle(f.square).y} r="45" fill={`var(--seat-${f.seat + 1})`} />
        ))}
      </Overview>
      <Hint place={hovered} names={(id) => hint(square(id))} begun={begun} />
    </div>
  );
}

/** Where a narrow screen begins: at my capital, or the figure that is asked about. */
function homeOf(sitting: Sitting, cities: CityFacts[]): { x: number; y: number } | null {
  const seat = me(sitting);
  const own = cities.find((city) => city.seat === (seat ?? 0));
  if (own) return middle(own.square);
  const first = sitting.choices.value.map((choice) => squareOf(choice, cities)).find((square) => square !== null);
  return first === undefined || first === null ? null : middle(first);
}

const shows = (layer: (typeof LAYERS)[number], square: number, cities: CityFacts[], seat: number | null): boolean =>
  layer === "all" || (layer === "cities" && cities.some((city) => (seat === null || city.seat === seat) && (city.serving.includes(square) || city.blockaded.includes(square))));

/** The outskirts of a city: a frame in the colour of its seat, dashed around a city that might be founded. */
function Frame({ square, seat, size, planned = false }: { square: number; seat: number; size: { w: number; h: number }; planned?: boolean }) {
  const { x, y } = at(square);
  const [x0, y0] = [Math.max(0, x - 1) * UNIT + 5, Math.max(0, y - 1) * UNIT + 5];
  const [x1, y1] = [Math.min(size.w, (x + 2) * UNIT) - 5, Math.min(size.h, (y + 2) * UNIT) - 5];
  const rect = { x: x0, y: y0, width: x1 - x0, height: y1 - y0, rx: 12 };
  return (
    <>
      <rect {...rect} class="fr0" />
      <rect {...rect} class={`fr1 ${planned ? "planned" : ""}`} stroke={`var(--seat-${seat + 1})`} />
    </>
  );
}

/** The letters of the columns and the numbers of the rows, at the edge of what is seen of the map. */
function Edges({ sitting, scale, seen }: { sitting: Sitting; scale: number; seen: Extent }) {
  const { squares } = boardOf(sitting);
  const ids = faces(sitting).squares;
  const columns = new Map(squares.map((square) => [at(square).x, ids[square]!.slice(0, 1)]));
  const rows = new Map(squares.map((square) => [at(square).y, ids[square]!.slice(1)]));
  const [left, top] = [Math.max(0, seen.x - seen.w / 2), Math.max(0, seen.y - seen.h / 2)];
  return (
    <g class="edges" font-size={EDGE * scale} aria-hidden="true">
      {[...columns].map(([x, letter]) => (
        <text x={(x + 0.5) * UNIT} y={top + EDGE * scale}>
          {letter}
        </text>
      ))}
      {[...rows].map(([y, number]) => (
        <text x={left + 0.75 * EDGE * scale} y={(y + 0.5) * UNIT + 0.35 * EDGE * scale}>
          {number}
        </text>
      ))}
    </g>
  );
}

/** How a tile was turned when it was discovered: its arrow points away from who found it. */
function Rotations({ sitting, legible }: { sitting: Sitting; legible: boolean }) {
  const { slots } = boardOf(sitting);
  const turned: number[] = sitting.view.value!.turned;
  if (!legible) return null;
  return (
    <g class="turned" aria-hidden="true">
      {slots.map((corner, slot) => {
        if (turned[slot]! < 0) return null;
        const turns = turned[slot]! % 4;
        const { x, y } = { x: (at(corner).x + 2) * UNIT, y: (at(corner).y + 2) * UNIT };
        return <path d="M0-194l9 14h-18z" transform={`translate(${x} ${y}) rotate(${turns * 90})`} />;
      })}
    </g>
  );
}

/** From each scout that gathers to the city it gathers for (SMC-16.1). */
function Gathering({ now, cities }: { now: any; cities: CityFacts[] }) {
  return (
    <g class="gathering">
      {(now.sent as number[]).map((sent, scout) => {
        const seat = Math.floor(scout / SCOUTS);
        const city = cities.find((one) => one.city === sent);
        const from: number = now.figures[seat * FIGURES + ARMIES + (scout % SCOUTS)];
        if (!city || from < 0 || from === city.square) return null;
        const [a, b] = [middle(from), middle(city.square)];
        const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.18 };
        const d = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
        return (
          <g key={scout} data-piece={`gathers-${from}-${city.square}`}>
            <path d={d} class="gt0" />
            <path d={d} class="gt1" stroke={`var(--seat-${seat + 1})`} />
          </g>
        );
      })}
    </g>
  );
}

/** What lies on a square: its marker or resource, a hut or a village; the icons of the land where its yields are not told. */
function Things({ sitting, square, now, yields }: { sitting: Sitting; square: number; now: any; yields?: number[] }) {
  const { cells, resources } = faces(sitting);
  const cell = cells[now.ground[square]];
  if (!cell) return null;
  const { x, y } = middle(square);
  const n: number = now.marker[square];
  return (
    <>
      {n > 0 && <Marker x={x} y={y - 6} scale={1.9} face={marker(sitting, n)} obsolete={n >= FIRST_WONDER && has(now.obsolete, n - FIRST_WONDER)} />}
      {!n && cell.resource >= 0 && <Resource x={x - 30} y={y + 30} scale={1.9} id={resources[cell.resource]!.id} />}
      {!n && cell.culture > 0 && !yields?.length && <Icons x={x - 30} y={y + 30} kind="culture" />}
      {!n && cell.coin > 0 && !yields?.length && <Icons x={x + 30} y={y - 30} kind="coin" />}
      {now.token[square] > 0 && (
        <g transform={`translate(${x} ${y}) scale(1.9)`}>
          <circle class="tkn" r="19" />
          <use href={now.token[square] === 1 ? "#smc-hut" : "#smc-vil"} transform={now.token[square] === 1 ? "scale(.86)" : "translate(0 1) scale(.62)"} />
        </g>
      )}
    </>
  );
}

/** A culture or coin icon printed on the land. */
function Icons({ x, y, kind }: { x: number; y: number; kind: "culture" | "coin" }) {
  return (
    <g class={`printed ${kind}`}>
      <circle cx={x} cy={y} r="17" />
      <svg x={x - 11} y={y - 11} width="22" height="22">
        <Icon name={kind} />
      </svg>
    </g>
  );
}

const YIELDS = ["prod", "trade", "culture", "coin"];

function Yields({ x, y, yields, struck }: { x: number; y: number; yields: number[]; struck: boolean }) {
  const given = yields.flatMap((n, i) => (n ? [{ n, icon: YIELDS[i]! }] : []));
  if (!given.length) return null;
  const narrow = given.length > 2; // three find room side by side, four in two rows
  const rows = given.length > 3 ? [given.slice(0, -2), given.slice(-2)] : [given];
  const step = narrow && rows.length === 1 ? 31 : 40;
  const w = Math.max(...rows.map((row) => row.length)) * step + (narrow ? 2 : 6);
  return (
    <g transform={`translate(${x - w} ${y - 30 * rows.length})`} class="yields">
      <rect width={w} height={30 * rows.length} rx="7" class="yb" />
      {rows.map((row, r) =>
        row.map(({ n, icon }, i) => (
          <g transform={`translate(${w - 4 - step * (row.length - i)} ${30 * r})`}>
            <text x={step === 31 ? 9 : 12} y="22.500" class="yl" font-size={step === 31 ? 20 : 22}>
              {n}
            </text>
            <svg x={step === 31 ? 15 : 20} y={step === 31 ? 6.5 : 4.5} width={step === 31 ? 16 : 21} height={step === 31 ? 16 : 21} class={`y-${icon}`}>
              <Icon name={icon} />
            </svg>
          </g>
        )),
      )}
      {struck && <path class="stk" d={`M3 15H${w - 3}`} />}
    </g>
  );
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  const w = widthOf(text, "Inter, sans-serif") * 21 + 14;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y="-14" width={w} height="27" rx="6" class="ct" />
      <text y="7" class="ctt">
        {text}
      </text>
    </g>
  );
}

function Blocked({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + 33} ${y - 33})`}>
      <circle r="17" class="blkb" />
      <path class="blkl" d="M-4-10V10M4-10V10M-10-4H10M-10 4H10" />
    </g>
  );
}

function Figures({
  square,
  seat,
  armies,
  scouts,
  initial,
  legible,
  ringed,
  aside,
  blocks,
}: {
  square: number;
  seat: number;
  armies: number;
  scouts: number;
  initial: string;
  legible: (units: number) => boolean;
  ringed: boolean;
  aside: boolean;
  blocks: boolean;
}) {
  const { y } = middle(square);
  const both = armies > 0 && scouts > 0;
  const scale = aside ? 1.3 : both ? 1.45 : 1.85;
  const up = aside ? (blocks ? 12 : -22) : 0;
  const x = middle(square).x + (aside ? (blocks ? -24 : 22) : 0); // what stands below stays in sight, and the mark of a blockade above
  const wagon = both ? scale * 0.8 : scale;
  return (
    <g data-piece={`figures-${square}-${seat}`}>
      {ringed && <circle class="halo" cx={x} cy={y + up} r={aside ? 30 : 44} />}
      {armies > 0 && <Army x={x + (both ? 18 : 0)} y={y + up + (both ? -6 : 2)} scale={scale} seat={seat} letter={legible(13.5 * scale) ? initial : ""} n={legible(11.5 * scale) ? armies : 1} />}
      {scouts > 0 && <Scout x={x - (both ? 19 : 0)} y={y + up + (both ? 10 : 0)} scale={wagon} seat={seat} letter={legible(11.9 * wagon) ? initial : ""} n={legible(11.5 * wagon) ? scouts : 1} />}
    </g>
  );
}

/** What the plan takes away leaves its shadow. */
function Ghosts({ sitting, plan, figures, seat }: { sitting: Sitting; plan: MovementPlan; figures: { square: number; seat: number }[]; seat: number }) {
  const letter = nationOf(sitting, seat).initial;
  return (
    <>
      {plan.groups.value
        .filter((g) => !figures.some((f) => f.square === g.from && f.seat === seat))
        .map((g) =>
          g.armies ? (
            <Army {...middle(g.from)} scale={1.85} seat={seat} letter={letter} n={g.armies} ghost />
          ) : (
            <Scout {...middle(g.from)} scale={1.85} seat={seat} letter={letter} n={g.scouts} ghost />
          ),
        )}
    </>
  );
}

/** Steps that are left on each square in reach. */
function Steps({ reach, legible, scale }: { reach: Map<number, Way>; legible: boolean; scale: number }) {
  if (!legible) return null;
  return (
    <g class="steps-left" aria-hidden="true">
      {[...reach.values()].map((way) => {
        const { x, y } = middle(way.to);
        return (
          <g transform={`translate(${x - 34} ${y - 34}) scale(${Math.min(1.9, Math.max(1.4, scale))})`}>
            <circle r="8.500" />
            <text y="3.800">{way.left}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The way that a click would plan, and what is left at its end. */
function Ahead({ way, scale }: { way: Way; scale: number }) {
  return (
    <g class="arrows ahead" aria-hidden="true">
      <Arrow points={way.path.map(middle)} scale={scale} />
    </g>
  );
}

function Arrows({ plan, scale }: { plan: MovementPlan; scale: number }) {
  return (
    <g class="arrows" aria-hidden="true">
      {plan.active.value &&
        plan.groups.value.map((group, i) => {
          const points = group.way.path.map(middle);
          const [from, to] = [points.at(-2)!, points.at(-1)!];
          const end = { x: from.x + (to.x - from.x) * 0.72, y: from.y + (to.y - from.y) * 0.72 };
          return <Arrow points={[...points.slice(0, -1), end]} number={i + 1} fresh={plan.fresh.value === group.id} scale={scale} />;
        })}
    </g>
  );
}

/** What moves in the step that is played back. */
function Trails({ sitting, scale }: { sitting: Sitting; scale: number }) {
  return (
    <g class="arrows trails" aria-hidden="true">
      {(sitting.playback.playing.value?.lines ?? []).map((line) => {
        const refs = (line.message.refs ?? []).filter(({ kind }) => kind === "square");
        const of = line.message.refs?.find(({ kind }) => kind === "seat")?.value as number | undefined;
        if (refs.length !== 2) return null;
        return (
          <g style={{ "--sc": `var(--seat-${((of ?? 0) % 7) + 1})` }}>
            <Arrow points={refs.map((ref) => middle(ref.value as number))} scale={scale} />
          </g>
        );
      })}
    </g>
  );
}

export function badgeOf(way: Way): { text: string; mood: Mood } | null {
  const { meets, chance, left, blockades } = way;
  if (meets === "figures" && chance === undefined) return { text: say("smc-badge-scouts"), mood: "gain" };
  if (chance !== undefined) return { text: say("smc-badge-odds", { what: say(`smc-badge-${meets}`), n: Math.round(100 * chance) }), mood: chance < 0.4 ? "loss" : chance < 0.7 ? "care" : "gain" };
  if (meets === "sacrifice") return { text: say("smc-badge-sacrifice"), mood: "care" };
  if (meets === "hut") return { text: say("smc-badge-hut"), mood: "gain" };
  if (meets === "discover") return { text: say("smc-badge-discover", { n: left }), mood: "act" };
  if (blockades !== undefined) return { text: say("smc-badge-blockade", { city: cityName(blockades) }), mood: "care" };
  return way.site ? { text: say("smc-badge-site"), mood: "act" } : null;
}

/** What a planned move leads to, below where it ends; above, if it comes from there; always on the map, beside its letters and numbers. */
function Badges({ plan, scale, size, seen }: { plan: MovementPlan; scale: number; size: { w: number; h: number }; seen: Extent }) {
  const within = (square: number, n: number, most: number, half: number, at: number, across: number) => {
    const edge = Math.max(0, at - across / 2) + 1.5 * EDGE * scale;
    const [from, to] = Math.abs(square - at) < across / 2 ? [edge, Math.min(most, at + across / 2)] : [0, most]; // whole, where its square is seen
    return Math.max(from + half, Math.min(to - half, n));
  };
  const placed: { left: number; top: number; half: number }[] = []; // none lies over another
  return (
    <g class="badges" aria-hidden="true">
      {plan.active.value &&
        plan.groups.value.map((group) => {
          const badge = badgeOf(group.way);
          if (!badge) return null;
          const { x, y } = middle(group.to);
          const width = widthOf(badge.text, "Inter, sans-serif");
          const side = middle(group.way.path.at(-2)!).y > y ? -50 : 50;
          const half = (width * 5.25 + 7) * scale;
          const left = within(x, x, size.w, half, seen.x, seen.w);
          let top = within(y, y + side, size.h, 10 * scale, seen.y, seen.h);
          for (const other of placed) if (Math.abs(other.left - left) < other.half + half && Math.abs(other.top - top) < 21 * scale) top = other.top + 21 * scale;
          placed.push({ left, top, half });
          return <Badge x={left} y={top} scale={scale} text={badge.text} mood={badge.mood} width={width} />;
        })}
    </g>
  );
}

/** How a place is reached, in words. */
function wayText(sitting: Sitting, plan: MovementPlan, way: Way): string {
  return [say("smc-steps-left", { n: way.left }), badgeOf(way)?.text, sharing(sitting, plan, way)].filter(Boolean).join("; ");
}

/** How full a square will be when what was picked joins others of mine there (SMC-11.4). */
export function sharing(sitting: Sitting, plan: MovementPlan, way: Way): string {
  const [armies, scouts] = plan.shape.value;
  const there = endOf(way) === NONE ? 0 : plan.standingOn(endOf(way));
  return there && endOf(way) !== plan.source.value ? fullness(sitting, there + armies + scouts) : "";
}

export const fullness = (sitting: Sitting, n: number): string => say("smc-fullness", { n, most: boardOf(sitting).players[me(sitting)!]!.stack });

/** Why what was picked cannot go there: the engine says it of the plan with this in it. */
async function why(sitting: Sitting, plan: MovementPlan, square: number): Promise<void> {
  const source = plan.source.value;
  if (source === null) {
    const mine = standing(sitting.view.value!.figures).find((f) => f.square === square && f.seat === me(sitting));
    if (mine) await sitting.askPlan([...plan.parts(), ["move", square, mine.armies, mine.armies ? 0 : mine.scouts] as Option]);
    return;
  }
  const [armies, scouts] = plan.shape.value;
  const begin: Option[] = plan.underWay.value ? [] : [["move", source, armies, scouts]];
  const unknown = sitting.view.value!.ground[square] < 0;
  await sitting.askPlan([...plan.parts(), ...begin, [unknown ? "discover" : "step", square]]);
}
