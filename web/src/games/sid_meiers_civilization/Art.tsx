import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon";
import { SHAPES } from "../../parts/Seat";
import type { MarkerFace } from "./facts";
import { buildingKind, buildingSign, personSign, resourceColours, resourceSign, wonderSign } from "./signs";

/** Everything that stands on the map is drawn around the middle of its square, on a grid of 50. */
interface At {
  x: number;
  y: number;
  scale?: number;
  class?: string;
}
const put = ({ x, y, scale = 1 }: At) => `translate(${x} ${y}) scale(${scale})`;
const LOW = [0, 0, 0, 0, -0.6, 2.6, 1.4];

/** The seat's shape with its letter. */
function Sign({ seat, letter, size, y = 0, plain = false }: { seat: number; letter: string; size: number; y?: number; plain?: boolean }) {
  const n = (seat % 7) + 1;
  return (
    <>
      <g
        transform={`translate(0 ${y}) scale(${size / 20}) translate(-10 -10)`}
        fill={plain ? "var(--card)" : `var(--seat-${n})`}
        stroke="var(--pc-edge)"
        stroke-width={(1.5 * 20) / size}
        stroke-linejoin="round"
      >
        {SHAPES[n - 1]}
      </g>
      <text y={y + size * (plain ? 0.24 : 0.19) + (LOW[n - 1]! * size) / 22} class="tk" fill={plain ? "var(--ink)" : `var(--on-seat-${n})`} font-size={size * (plain ? 0.7 : 0.52)}>
        {letter}
      </text>
    </>
  );
}

/** How many stand there, if more than one. */
function HowMany({ n, x, y }: { n: number; x: number; y: number }) {
  if (n < 2) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7.500" class="cnt" />
      <text y="4" class="tk cntt" font-size="11.500">
        {n}
      </text>
    </g>
  );
}

/** Armies: the shield of the seat between spears. */
export function Army({ seat, letter, n, ghost = false, ...at }: At & { seat: number; letter: string; n: number; ghost?: boolean }) {
  return (
    <g transform={put(at)} class={ghost ? "gh" : ""}>
      <ellipse class="tsh" cx="2" cy="15" rx="15" ry="4.500" />
      <path class="pole" d="M-10 15V-19M10 15V-19" />
      <path class="spt" d="M-10-25l3 7h-6zM10-25l3 7h-6z" />
      <path d="M-12 10h24l3 6h-30z" class="bas" />
      <Sign seat={seat} letter={letter} size={26} y={-2} />
      <HowMany n={n} x={14.5} y={11} />
    </g>
  );
}

/** Scouts: a wagon. */
export function Scout({ seat, letter, n, ghost = false, ...at }: At & { seat: number; letter: string; n: number; ghost?: boolean }) {
  return (
    <g transform={put(at)} class={ghost ? "gh" : ""}>
      <ellipse class="tsh" cx="1" cy="15" rx="18" ry="4" />
      <path d="M-15 6Q-19-16 0-16T15 6z" fill={`var(--seat-${(seat % 7) + 1})`} stroke="var(--pc-edge)" stroke-width="1.500" />
      <path class="rib" d="M-8 5Q-9-12-4-15M8 5Q9-12 4-15" />
      <path class="bod" d="M-18 5h36l-2 6h-32z" />
      {[-9, 9].map((x) => (
        <>
          <circle class="whe" cx={x} cy="12" r="4.600" />
          <circle cx={x} cy="12" r="1.200" fill="var(--pc-edge)" />
        </>
      ))}
      <Sign seat={seat} letter={letter} size={17} y={-4.5} plain />
      <HowMany n={n} x={15} y={11} />
    </g>
  );
}

/** A city: towers, the capital with its flag, walls before them. */
export function City({ seat, letter, capital, walled, ...at }: At & { seat: number; letter: string; capital: boolean; walled: boolean }) {
  return (
    <g transform={put(at)}>
      <ellipse class="tsh" cx="2" cy="17" rx="25" ry="6" />
      <g fill={`var(--seat-${(seat % 7) + 1})`} stroke="var(--pc-edge)" stroke-width="1.500" stroke-linejoin="round">
        <path d="M-22 16V-8h3v3h3v-3h3v3h3v-3h2V2h16V-8h2v3h3v-3h3v3h3v-3h3V16z" />
        <path d="M-8 3V-18h3v3h3.500v-3h3v3H5v-3h3V3z" />
        {capital && (
          <>
            <path d="M0-18v-9" stroke-width="1.800" />
            <path d="M.6-27 11-24 .6-20.500z" stroke-width="1.200" />
          </>
        )}
      </g>
      {walled && <path class="wal" d="M-25 18V7h4v3h5V7h5v3h5V7h12v3h5V7h5v3h5V7h4v11z" />}
      <Sign seat={seat} letter={letter} size={20} y={walled ? 0 : 5} plain />
    </g>
  );
}

/** A sign of game-icons inside a drawing. */
export function Drawn({ name, size, x = 0, y = 0, colour }: { name: string; size: number; x?: number; y?: number; colour: string }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ color: colour }} overflow="visible">
      <Icon name={name} />
    </svg>
  );
}

/** A building is a house whose roof has the colour of its kind, with a star where a city may have only one such. */
export function Building({ face, ...at }: At & { face: MarkerFace }) {
  return (
    <g transform={put(at)}>
      <path class="tsh" d="M-15 13h32v3h-30z" />
      <path class="bp" d="M-14-6 0-15 14-6V13H-14z" stroke-linejoin="round" />
      <path d="M-14-6 0-15 14-6z" fill={`var(--k-${buildingKind(face.id)})`} class="bpr" />
      <Drawn name={buildingSign(face.id)} size={16} y={4} colour="var(--bic)" />
      {face.star && <path transform="translate(7 -19) scale(.62)" d="M8 1l2.100 4.600 5 .5-3.800 3.300 1.100 4.900L8 11.800l-4.400 2.500 1.100-4.900L.9 6.100l5-.5z" class="sta" />}
    </g>
  );
}

/** A wonder is an arch with a rim of gold, grey when its power is gone. */
export function Wonder({ face, obsolete = false, ...at }: At & { face: MarkerFace; obsolete?: boolean }) {
  return (
    <g transform={put(at)} class={obsolete ? "obsolete" : ""}>
      <path class="tsh" d="M-15 15h33v3h-30z" />
      <path class="wp" d="M-15 15V-4Q-15-17 0-17T15-4V15z" />
      <path class="wp2" d="M-12 12V-4Q-12-14 0-14T12-4V12z" />
      <Drawn name={wonderSign(face.id)} size={19} colour="#fff3cf" />
    </g>
  );
}

/** A great person is a medallion. */
export function Person({ face, ...at }: At & { face: MarkerFace }) {
  return (
    <g transform={put(at)}>
      <circle class="gpc" r="14.500" />
      <circle class="gpb" r="11.500" />
      <Drawn name={personSign(face.id)} size={17} colour="var(--bic)" />
    </g>
  );
}

/** A resource that is printed on a square, or lies in the market. */
export function Resource({ id, r = 8.9, ...at }: At & { id: string; r?: number }) {
  const { fill, ink } = resourceColours(id);
  return (
    <g transform={put(at)}>
      <circle r={r} fill={fill} stroke={ink} stroke-width="1.200" />
      <Drawn name={resourceSign(id)} size={r * 1.45} colour={ink} />
    </g>
  );
}

/** Anything that a marker may be. */
export function Marker({ face, obsolete, ...at }: At & { face: MarkerFace; obsolete?: boolean }) {
  if (face.kind === "building") return <Building face={face} {...at} />;
  return face.kind === "wonder" ? <Wonder face={face} obsolete={obsolete} {...at} /> : <Person face={face} {...at} />;
}

/** The same as a small picture in a list. */
export function Small({ children, size = 26 }: { children: ComponentChildren; size?: number }) {
  return (
    <svg class="small" viewBox="-20 -21 40 40" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A resource as a round token in a line of text. */
export function Token({ id, size = 19 }: { id: string; size?: number }) {
  return (
    <svg class="tokenr" viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <Resource x={0} y={0} id={id} />
    </svg>
  );
}
