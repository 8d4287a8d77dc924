import { useId } from "preact/hooks";
import { chance, type Geometry, num, R, smooth } from "./geometry";

const SEA = 4;
const UNKNOWN = -1;
const KINDS = ["plains", "forest", "mountain", "barren"];

/** Trees, peaks, fields and dunes, drawn once and used often. */
const SHAPES = `
<g id="m-t1"><ellipse class="g-ts" cx="1" cy="1" rx="5.6" ry="1.9"/><path class="g-tw" d="M-.9-2.500h1.800v3.500h-1.800z"/><path class="g-tc" d="M0-16.5 3.6-9.500H2.200L5.3-1.500H-5.300L-2.2-9.500H-3.600z"/><path class="g-td" d="M0-16.5 3.6-9.500H2.200L5.3-1.500H.6z"/></g>
<g id="m-t2"><ellipse class="g-ts" cx="1" cy="1" rx="5.6" ry="1.9"/><path class="g-tw" d="M-.9-4h1.800v5h-1.800z"/><circle class="g-tc2" cy="-8" r="5.7"/><path class="g-td2" d="M1.5-13.500A5.7 5.7 0 0 1-.5-2.3 7 7 0 0 0 1.5-13.500z"/></g>
<g id="m-p1"><path class="g-ms" d="M-19 9q20 4 42 0l-6-3H-14z"/><path class="g-ml" d="M-18 9-4-17 1.5-9 6-15 20 9z"/><path class="g-md" d="M-4-17 1.5-9-1 0 3 9H20L6-15 1.5-9z"/><path class="g-mn" d="M-4-17-8.8-8.2-5.5-9.6-3.6-6.6-1.6-9.4.6-7.8 1.5-9zM6-15 2.9-10.8 5-11.3 6.7-8.7 8.7-10.500z"/></g>
<g id="m-p2"><path class="g-ms" d="M-19 9q20 4 42 0l-6-3H-14z"/><path class="g-ml" d="M-19 9-10-7-6-3 2-19 20 9z"/><path class="g-md" d="M2-19 4-8 0 0 5 9H20zM-10-7-8 1-11 9h5l3-7-3-5z"/><path class="g-mn" d="M2-19-2.8-9.5.2-11.6 2-8.4 4.6-11.4 7.2-10.800z"/></g>
<g id="m-fd1"><path class="g-f1" d="M-12-5 6-8.5 12 3.5-7 8z"/><path class="g-fl" d="M-9.5-5.5-4 7.300M-5.5-6.3 0 6.300M-1.5-7 4 5.300M2.5-7.8 8 4.4"/></g>
<g id="m-fd2"><path class="g-f2" d="M-11-7 9-5 11 6-9 6.500z"/><path class="g-fl" d="M-10.5-4 9.5-2.200M-10.2-.8 10 .8M-9.8 2.5 10.5 3.5"/></g>
<g id="m-g1"><path class="g-gs0" d="M-3.5 0q-1-3-2.5-4M-1 0q0-3.5-.5-6M1.5 0q.5-3.2 2-5M3.8 0q1-2 2.5-2.8"/></g>
<g id="m-d1"><path class="g-du0" d="M-12 3Q-4-7 3-1 8 3 12 2 8 6-2 5-8 4-12 3z"/><path class="g-du1" d="M-12 3Q-4-7 3-1 8 3 12 2"/></g>
<g id="m-d2"><path class="g-du1" d="M-10 0q5-4 10 0t10 0M-6 4q4-3 8 0t6 0"/></g>
<g id="m-rk"><path class="g-rk0" d="M-6 3-4-3 0-4.5 3-1 6 3z"/><path class="g-rk1" d="M0-4.5 3-1 6 3H1z"/></g>
<g id="m-bs"><path class="g-bs0" d="M0 3V-2M0 0q-3-1-4-4M0-1q2-2 4-4M0-2q-1-3 0-5"/></g>
<g id="m-cl1"><path class="g-cl" d="M-22 5a6 6 0 0 1 3-11.5 9 9 0 0 1 16-3.5 7 7 0 0 1 11 3.5 6 6 0 0 1 10 6.500q0 5-6 5z"/><path class="g-cl2" d="M-19-2a5 5 0 0 1 6-2M-6-8a6 6 0 0 1 7 4M6 1a4 4 0 0 1 7-1"/></g>
<g id="m-cl2"><path class="g-cl" d="M-17 5a5 5 0 0 1 1-10 8 8 0 0 1 14-4 7.5 7.5 0 0 1 12 5q7 0 7 5 0 4-5 4z"/><path class="g-cl2" d="M-13-1a5 5 0 0 1 6-3M-1-6a6 6 0 0 1 6 5"/></g>`;

interface Drawn {
  shape: string;
  x: number;
  y: number;
  k: number;
}

/** What grows on a space: always the same, and clear of what stands in the middle. */
function growth(geometry: Geometry, space: number, terrain: number, taken: boolean): Drawn[] {
  const { x, y } = geometry.at(space);
  const seed = space * 977 + 13;
  const found: Drawn[] = [];
  const foothills = terrain === 2 && taken; // smaller, so that they find room beside what stands there
  const want = [7, 17, 6, 8][terrain] ?? 0;
  const apart = foothills ? 10 : ([13, 7, 15, 13][terrain] ?? 10);
  const [most, up] = [terrain === 2 && !taken ? R * 0.62 : R * 0.8, terrain === 2 ? 3 : 4];
  for (let i = 0; i < want * 5 && found.length < want; i++) {
    const angle = chance(seed + i * 3) * Math.PI * 2;
    const away = Math.sqrt(chance(seed + i * 3 + 1)) * most;
    const [dx, dy] = [Math.cos(angle) * away, Math.sin(angle) * away * 0.84 + up];
    if (Math.abs(dx) * 0.866 + Math.abs(dy - up) * 0.5 > R * 0.74) continue;
    if (taken && Math.hypot(dx, dy) < (foothills ? 25 : 27)) continue;
    if (dx > R * 0.42 && Math.abs(dy) < 8) continue; // where the name stands
    if (found.some((other) => Math.hypot(other.x - x - dx, (other.y - y - dy) * 1.3) < apart)) continue;
    const pick = chance(seed + i * 3 + 2);
    const shape = [
      pick < 0.22 ? "m-fd1" : pick < 0.48 ? "m-fd2" : pick < 0.85 ? "m-g1" : "m-t2",
      pick < 0.68 ? "m-t1" : "m-t2",
      pick < 0.5 ? "m-p1" : "m-p2",
      pick < 0.35 ? "m-d1" : pick < 0.6 ? "m-d2" : pick < 0.8 ? "m-rk" : "m-bs",
    ][terrain]!;
    found.push({ shape, x: num(x + dx), y: num(y + dy), k: num((foothills ? 0.34 : terrain === 2 ? 0.62 : 0.74) + chance(seed + i) * 0.22) });
  }
  return found.sort((a, b) => a.y - b.y);
}

interface Props {
  geometry: Geometry;
  terrain: number[];
  taken: number[]; // spaces where something stands
  unknown: string; // the word for what is not explored
  numbered?: boolean; // a choice speaks of regions by their numbers
}

/** The land as it lies: sea with its foam, terrain with bent borders, what grows there, clouds over what nobody knows. */
export function Terrain({ geometry, terrain, taken, unknown, numbered = false }: Props) {
  const clip = useId(); // the map and what a region would look like lie side by side
  const spaces = geometry.spaces;
  const seas = spaces.filter((space) => terrain[space] === SEA);
  const lands = spaces.filter((space) => (terrain[space] ?? UNKNOWN) >= 0 && terrain[space] !== SEA);
  const sea = seas.map((space) => geometry.shape(space)).join("");
  const coasts: string[] = [];
  const grid: string[] = [];
  const borders: string[] = [];
  for (const space of spaces) {
    const corners = geometry.corners(space);
    geometry.across(space).forEach((other, i) => {
      if (other === undefined || terrain[space] === UNKNOWN || (other < space && terrain[other] !== UNKNOWN)) return;
      const wet = (terrain[space] === SEA) !== (terrain[other] === SEA) && terrain[other] !== UNKNOWN;
      const [a, b] = [corners[i]!, corners[(i + 1) % 6]!];
      const line = `M${num(a.x)},${num(a.y)}L${num(b.x)},${num(b.y)}`;
      if (wet) coasts.push(smooth(geometry.bend(space, i, 9)));
      (geometry.slotOf(space) === geometry.slotOf(other) ? grid : borders).push(line);
    });
  }
  const whole = spaces.map((space) => geometry.outline(space)).join("");
  const fog = geometry.layout.cells.filter((cells) => cells.some((space) => terrain[space] === UNKNOWN));
  const waves = seas.map((space) => {
    const { x, y } = geometry.at(space);
    return [0, 1, 2, 3].map((i) => `M${num(x - 22 + chance(space * 5 + i) * 34)} ${num(y - 20 + i * 11 + chance(space * 7 + i) * 6)}q3.6-4 7.3 0t7.3 0`).join("");
  });
  return (
    <g class="land" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: SHAPES }} />
      <defs>
        <clipPath id={`sea-${clip}`}>
          <path d={sea} />
        </clipPath>
      </defs>
      <path d={whole} class="m-rim" />
      <path d={whole} class="m-board" />
      <path d={sea} class="m-sea" />
      <g clip-path={`url(#sea-${clip})`}>
        {seas.map((space) => (
          <circle cx={num(geometry.at(space).x)} cy={num(geometry.at(space).y)} r="25" class="m-sea2" />
        ))}
        <path d={coasts.join("")} class="m-f3" />
        <path d={coasts.join("")} class="m-f2" />
        <path d={waves.join("")} class="m-wv" />
      </g>
      {lands.map((space) => (
        <path d={geometry.shape(space)} class={`m-${KINDS[terrain[space]!]} v${Math.round(chance(space * 3))}`} />
      ))}
      <path d={coasts.join("")} class="m-beach" />
      <path d={coasts.join("")} class="m-coast" />
      {lands.flatMap((space) => growth(geometry, space, terrain[space]!, taken.includes(space)).map(({ shape, x, y, k }) => <use href={`#${shape}`} transform={`translate(${x},${y}) scale(${k})`} />))}
      <path d={grid.join("")} class="m-grid" />
      <path d={borders.join("")} class="m-reg" />
      {fog.map((cells) => (
        <Fog geometry={geometry} cells={cells} word={numbered ? `${unknown} ${geometry.layout.cells.indexOf(cells) + 1}` : unknown} />
      ))}
    </g>
  );
}

function Fog({ geometry, cells, word }: { geometry: Geometry; cells: number[]; word: string }) {
  const middle = { x: cells.reduce((sum, c) => sum + geometry.at(c).x, 0) / cells.length, y: cells.reduce((sum, c) => sum + geometry.at(c).y, 0) / cells.length };
  const rim = cells.flatMap((space) => {
    const corners = geometry.corners(space);
    return geometry.across(space).flatMap((other, i) => {
      const [a, b] = [corners[i]!, corners[(i + 1) % 6]!];
      return other !== undefined && cells.includes(other) ? [] : [`M${num(a.x)},${num(a.y)}L${num(b.x)},${num(b.y)}`];
    });
  });
  return (
    <g>
      <path d={cells.map((space) => geometry.outline(space)).join("")} class="m-fog" />
      {cells.flatMap((space) =>
        [0, 1, 2].map((i) => {
          const { x, y } = geometry.at(space);
          const seed = space * 17 + i * 5;
          return (
            <use
              href={`#m-cl${1 + Math.round(chance(seed))}`}
              transform={`translate(${num(x - 16 + chance(seed + 1) * 32)},${num(y - 18 + i * 17 + chance(seed + 2) * 5)}) scale(${num(0.6 + chance(seed + 3) * 0.3)})`}
            />
          );
        }),
      )}
      <path d={rim.join("")} class="m-fogl" />
      <text class="fogt" x={num(middle.x)} y={num(middle.y + 4)}>
        {word}
      </text>
    </g>
  );
}
