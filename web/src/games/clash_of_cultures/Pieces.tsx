import type { ComponentChildren } from "preact";
import { GLYPHS } from "../../parts/glyphs";
import { SHAPES } from "../../parts/Seat";
import { BARBARIANS, BUILDINGS, type City, LEADER, MOODS, PIRATES, SHIP, UNITS } from "./facts";
import shapes from "./icons.json?shapes";

const paint = (seat: number) => `var(--seat-${seat + 1})`;
const ink = (seat: number) => `var(--on-seat-${seat + 1})`;
const SPIKES = "M0-10.5 3-6.2 8.2-7 7.3-2 10.5 1.5 6.5 4.3 6.3 9.3 1.8 7.5-2.5 10-4.8 5.5-9.8 4.5-8 0-10-4.8-5.2-5.6z";

/** A sign of so many units in the middle of where it stands. */
export function Sign({ name, size, color, x = 0, y = 0 }: { name: string; size: number; color: string; x?: number; y?: number }) {
  const own = GLYPHS[name];
  const k = size / (own ? 16 : 512);
  return <g style={{ color }} transform={`translate(${x - size / 2},${y - size / 2}) scale(${k})`} dangerouslySetInnerHTML={{ __html: own ?? (shapes as Record<string, string>)[name] ?? "" }} />;
}

/** A city is a wheel: in the hub its owner, around it its pieces, each in the colour of its owner, and the free places. */
export function Wheel({ city, letter, hidden = false, grow = 1 }: { city: City; letter: string; hidden?: boolean; grow?: number }) {
  const { owner, pieces, wonders } = city;
  if (owner === BARBARIANS)
    return (
      <g>
        <circle r="20" cy="1.5" class="rg-sh" />
        <circle r="19" fill="var(--ring-in)" stroke="var(--barbv)" stroke-width="3.4" stroke-dasharray="6 2.6" />
        <Sign name="huts-village" size={25} color="var(--barbv)" y={-1} />
      </g>
    );
  const slots: ComponentChildren[] = [];
  pieces.forEach(([kind, colour], i) => slots.push(<Segment at={i} seat={colour} icon={BUILDINGS[kind]!} foreign={colour !== owner} />));
  wonders.forEach((_, i) => slots.push(<Segment at={pieces.length + i} seat={-1} icon="great-pyramid" />));
  return (
    <g>
      <circle r="27.5" class="rg-sh" cy="1.5" />
      <circle r="27" fill="var(--ring-in)" stroke={paint(owner)} stroke-width="3.4" />
      <circle r="28.7" fill="none" stroke="var(--seat-edge)" stroke-width="1" />
      <circle r="25.2" fill="none" stroke="var(--seat-edge)" stroke-width=".7" />
      {[0, 1, 2, 3].map((i) => (
        <path d="M-9.2-9.200-17.800-17.800" transform={`rotate(${90 * i})`} class="spoke" />
      ))}
      {slots}
      <g transform="translate(-11.5,-11.5) scale(1.15)" fill={paint(owner)} stroke="var(--seat-edge)" stroke-width="1.4" stroke-linejoin="round">
        {SHAPES[owner]}
      </g>
      {!hidden && (
        <text class="tk" y={4.6 * grow} fill={ink(owner)} font-size={13 * grow}>
          {letter}
        </text>
      )}
    </g>
  );
}

/** One of the four places around a hub; a wonder sticks out in gold, a foreign piece bears its owner's shape. */
function Segment({ at, seat, icon, foreign = false }: { at: number; seat: number; icon: string; foreign?: boolean }) {
  const angle = (Math.PI / 2) * at - Math.PI / 2;
  const [x, y] = [Math.cos(angle) * 19, Math.sin(angle) * 19];
  return (
    <g>
      {seat < 0 ? (
        <path d="M-8.6-9.200-19-20.500A28 28 0 0 1 19-20.500L8.600-9.200A12.600 12.600 0 0 0-8.600-9.200z" transform={`rotate(${90 * at})`} class="wn" />
      ) : (
        <path
          d="M-8.6-9.200-17-18.300A25 25 0 0 1 17-18.300L8.600-9.200A12.600 12.600 0 0 0-8.600-9.200z"
          transform={`rotate(${90 * at})`}
          fill={paint(seat)}
          stroke="var(--seat-edge)"
          stroke-width=".9"
        />
      )}
      {foreign && (
        <g transform={`translate(${x - 8.2},${y - 8.2}) scale(.82)`} fill="var(--card)" stroke="var(--seat-edge)" stroke-width="1.2">
          {SHAPES[seat]}
        </g>
      )}
      <Sign name={icon} size={foreign ? 10.5 : 13} color={foreign ? "var(--ink)" : seat < 0 ? "var(--won-e)" : ink(seat)} x={x} y={y} />
    </g>
  );
}

/** Size and mood of a city; it grows away from the wheel, so that no piece lies under it. */
export function Pill({ city, grow = 1 }: { city: City; grow?: number }) {
  if (city.owner === BARBARIANS) return null;
  const mood = ["loss", "", "gain"][city.mood];
  return (
    <g class={`pill ${mood}`} transform={`translate(${5 + 15.5 * grow},${-16 - 8.5 * grow}) scale(${grow})`}>
      <rect x="-15.500" y="-8.500" width="31" height="17" rx="8.500" />
      <text x="-6.500" y="4.400" class="tk" font-size="12.500">
        {city.size}
      </text>
      <Sign name={MOODS[city.mood]!} size={11.5} color="currentColor" x={5} />
    </g>
  );
}

/** Units of one kind and owner: the owner's shape, what they are, how many. */
export function Unit({ owner, kind, n, x, y, k = 1, ghost = false }: { owner: number; kind: number; n: number; x: number; y: number; k?: number; ghost?: boolean }) {
  const wild = owner === BARBARIANS;
  return (
    <g transform={`translate(${x},${y}) scale(${k})`} class={ghost ? "ghost" : ""}>
      {wild ? (
        <path d={SPIKES} transform="scale(1.08)" fill="var(--barb)" stroke="var(--barb-e)" stroke-width="1.2" stroke-linejoin="round" />
      ) : (
        <g transform="translate(-10,-10)" fill={paint(owner)} stroke={kind === LEADER ? "var(--rim)" : "var(--seat-edge)"} stroke-width={kind === LEADER ? 2.4 : 1.4} stroke-linejoin="round">
          {SHAPES[owner]}
        </g>
      )}
      <Sign name={UNITS[kind]!} size={12.5} color={wild ? "var(--barb-on)" : ink(owner)} />
      {n > 1 && <Amount n={n} x={8} y={9} k={Math.max(1, 0.92 / k)} />}
    </g>
  );
}

export function Amount({ n, x, y, k = 1 }: { n: number | string; x: number; y: number; k?: number }) {
  return (
    <g transform={`translate(${x},${y}) scale(${k})`}>
      <circle r="7.800" fill="var(--card)" stroke="var(--ink)" stroke-width="1.100" />
      <text class="tk" y="4.700" fill="var(--ink)" font-size="13.500">
        {n}
      </text>
    </g>
  );
}

/** One unit as it stands on the map. */
export function Piece({ owner, kind, letter }: { owner: number; kind: number; letter: string }) {
  return (
    <svg class="piece" viewBox={kind === SHIP ? "-18 -20 36 36" : "-12 -12 24 24"} aria-hidden="true">
      {kind === SHIP ? <Ship owner={owner} letter={letter} n={1} x={0} y={0} /> : <Unit owner={owner} kind={kind} n={1} x={0} y={0} />}
    </svg>
  );
}

/** Ships of one owner; pirates sail black. */
export function Ship({ owner, letter, n, x, y, k = 1 }: { owner: number; letter: string; n: number; x: number; y: number; k?: number }) {
  const wild = owner === PIRATES;
  return (
    <g transform={`translate(${x},${y}) scale(${k})`}>
      <path
        d="M-14 4q14 5 28 0l-4 8q-10 3-20 0z"
        class={wild ? "pir" : undefined}
        fill={wild ? undefined : paint(owner)}
        stroke={wild ? undefined : "var(--seat-edge)"}
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      {wild ? (
        <>
          <path class="pirs" d="M0 5V-15M-9-11q9 4 18 0l-1.500 11q-7.500 3-15 0z" />
          <Sign name="skull-crossed-bones" size={11} color="var(--pir-on)" y={-5.4} />
        </>
      ) : (
        <>
          <path d="M0 5V-16" stroke="var(--seat-edge)" stroke-width="1.6" />
          <path d="M-10-12q10 4 20 0l-1.500 13q-8.500 3-17 0z" fill="var(--canvas)" stroke="var(--seat-edge)" stroke-width="1.1" />
          <g transform="translate(-7.6,-12.4) scale(.76)" fill={paint(owner)} stroke="var(--seat-edge)" stroke-width="1.3">
            {SHAPES[owner]}
          </g>
          <text class="tk" y="-1" fill={ink(owner)} font-size="10.800">
            {letter}
          </text>
        </>
      )}
      {n > 1 && <Amount n={n} x={11} y={9} />}
    </g>
  );
}

/** All that one owner has on a space: ships with who is aboard under them, or units side by side. */
export function Troop({ owner, counts, letter, x, y, k = 1 }: { owner: number; counts: number[]; letter: string; x: number; y: number; k?: number }) {
  const kinds = counts.flatMap((n, kind) => (n && kind !== SHIP ? [kind] : []));
  const step = 17 * k;
  const left = x - ((kinds.length - 1) * step) / 2;
  const ships = counts[SHIP] ?? 0;
  return (
    <>
      {ships > 0 && <Ship owner={owner} letter={letter} n={ships} x={x} y={kinds.length ? y - 7 * k : y} k={k} />}
      {kinds.map((kind, i) => (
        <Unit owner={owner} kind={kind} n={counts[kind]!} x={left + i * step} y={ships ? y + 14 * k : y} k={ships ? 0.8 * k : k} />
      ))}
    </>
  );
}

/** A port on the edge between its city and the sea. */
export function Port({ x, y, angle, seat }: { x: number; y: number; angle: number; seat: number }) {
  const rad = (angle * Math.PI) / 180;
  return (
    <g>
      <g transform={`translate(${x},${y}) rotate(${angle}) scale(.91)`}>
        <path class="pier" d="M-5-5.500H9v11H-5z" />
        <path class="pierl" d="M-1-5.500v11M2.500-5.500v11M6-5.500v11" />
      </g>
      <g transform={`translate(${x + Math.cos(rad) * 8},${y + Math.sin(rad) * 8})`}>
        <circle r="7.400" fill={paint(seat)} stroke="var(--seat-edge)" stroke-width="1.2" />
        <Sign name="anchor" size={10} color={ink(seat)} />
      </g>
    </g>
  );
}

export function Exhausted({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <circle r="13" class="exh" />
      <Sign name="dead-wood" size={18} color="var(--exh)" />
    </g>
  );
}
