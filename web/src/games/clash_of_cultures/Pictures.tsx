import type { ComponentChildren } from "preact";
import { Sign } from "./Pieces";

/** Pictures of great things, cut from coloured paper: where a battle is fought, what an event brings. */

const Paper = ({ box, children }: { box: string; children: ComponentChildren }) => (
  <svg class="paper" viewBox={box} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    {children}
  </svg>
);

const Tree = ({ x, y, k = 1 }: { x: number; y: number; k?: number }) => (
  <g transform={`translate(${x},${y}) scale(${k})`}>
    <path class="p-wood" d="M-2 0h4v9h-4z" />
    <path class="p-leaf" d="M0-30 11-8H-11zM0-20 13 2H-13z" />
  </g>
);

/** A side of a battle, unit by unit. */
export interface Army {
  owner: number;
  letter: string;
  units: string[]; // their signs
}

const colour = (owner: number) => (owner < 4 ? `var(--seat-${owner + 1})` : "var(--barb)");

/** Who fights: their flag, and on land each of them. */
function Host({ army: { owner, letter, units }, side, sea }: { army: Army; side: number; sea: boolean }) {
  const way = side ? 1 : -1; // away from the middle
  return (
    <g>
      {[0, 1].slice(0, Math.min(2, units.length)).map((i) => {
        const x = 525 + way * (sea ? 150 + 110 * i : 120 + 58 * i);
        return (
          <g class="banner" transform={`translate(${x},${sea ? 34 : 38})`}>
            <path class="p-mast" d="M-1.500 0h3v58h-3z" />
            <path d={side ? "M1 1h30l-7 10 7 10H1z" : "M1 1h30v20H1z"} fill={colour(owner)} stroke="var(--seat-edge)" stroke-width="1.200" />
            <text x="14" y="16" fill={owner < 4 ? `var(--on-seat-${owner + 1})` : "var(--barb-on)"}>
              {letter}
            </text>
          </g>
        );
      })}
      {!sea && units.slice(0, 7).map((sign, i) => <Sign name={sign} size={30} color={colour(owner)} x={525 + way * (66 + 30 * i)} y={102 + (i % 2) * 7} />)}
    </g>
  );
}

/** The field before a city, or the sea, and who meets there. */
export function BattleField({ sea, walls, armies }: { sea: boolean; walls: boolean; armies: Army[] }) {
  return (
    <Paper box="0 -38 1050 170">
      <path class="p-sky" d="M0-38h1050v170H0z" />
      <circle class="p-sun" cx="533" cy="92" r="58" />
      <circle class="p-sun2" cx="533" cy="92" r="38" />
      {sea ? (
        <>
          <path class="p-sea" d="M0 74h1050v58H0z" />
          <path class="p-sea2" d="M0 92q26-9 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0v40H0z" />
          {[0, 1].map((side) => (
            <Host army={armies[side]!} side={side} sea />
          ))}
          {fleet(armies).map(([x, i]) => (
            <g transform={`translate(${x},${84 + (i % 2) * 14})`}>
              <path class="p-wood" d="M-34 0h68l-12 16h-44z" />
              <path class="p-mast" d="M-2-46h4V0h-4z" />
              <path class="p-sail" d={x < 525 ? "M4-44Q34-30 4-8z" : "M-4-44Q-34-30-4-8z"} />
            </g>
          ))}
        </>
      ) : (
        <>
          <path class="p-hill" d="M0 80 90 22 170 66 300 40 420 84 560 60 700 86 830 30 960 74 1050 44V132H0z" />
          <path class="p-grass" d="M0 96Q260 66 520 98T1050 88V132H0z" />
          <path class="p-grass2" d="M0 118Q300 100 560 120T1050 112V132H0z" />
          {[18, 48, 74, 152, 232].map((x, i) => (
            <Tree x={x} y={104 - (i % 3) * 6} k={0.8 + (i % 2) * 0.25} />
          ))}
          {walls && (
            <g>
              <path class="p-wall" d="M742 44v74h250V44h-14v10h-12V44h-14v10h-12V44h-14v10h-12V44h-14v10h-12V44h-14v10h-12V44h-14v10h-12V44z" />
              <path class="p-wall2" d="M724 30h42v88h-42zM962 30h42v88h-42z" />
              <path class="p-wall" d="M718 20h14v8h12v-8h12v8h14v10h-52zM956 20h14v8h12v-8h12v8h14v10h-52z" />
              <path class="p-gate" d="M846 118V90a20 20 0 0 1 40 0v28z" />
            </g>
          )}
          {[0, 1].map((side) => (
            <Host army={armies[side]!} side={side} sea={false} />
          ))}
        </>
      )}
    </Paper>
  );
}

/** Where each side's ships lie: four of a side at most. */
const fleet = (armies: Army[]): [x: number, i: number][] =>
  armies.flatMap(({ units }, side) => Array.from({ length: Math.min(4, units.length) }, (_, i): [number, number] => [525 + (side ? 1 : -1) * (120 + 105 * i), i]));

const BROUGHT: Record<string, () => ComponentChildren> = {
  gold_mine: () => (
    <>
      <path class="p-hill" d="M40 104 120 30l80 74z" />
      <path class="p-gate" d="M104 104V84a16 16 0 0 1 32 0v20z" />
      <path class="p-sun" d="M152 92l10-12 12 10-8 12zM172 100l8-8 10 8z" />
    </>
  ),
  exhausted_land: () => (
    <>
      <path class="p-sand" d="M0 92q150-18 300 0v28H0z" />
      <path class="p-wood" d="M146 96V56l-16-14 3-3 15 10V30h5v24l17-14 3 4-20 18v34z" />
    </>
  ),
  barbarians_spawn: () => (
    <>
      {[90, 140, 190].map((x) => (
        <path class="p-roof" d={`M${x} 98l18-34 18 34z`} />
      ))}
      <path class="p-sun" d="M60 98q10-26 18 0z" />
    </>
  ),
  barbarians_move: () => (
    <>
      {[70, 110, 150, 190, 230].map((x, i) => (
        <path class="p-gate" d={`M${x} ${104 - (i % 2) * 4}l-6-16 2-14a6 6 0 1 1 8 0l2 14-3 16zM${x + 8} ${100 - (i % 2) * 4}V56h2v44z`} />
      ))}
    </>
  ),
  pirates: () => (
    <>
      <path class="p-sea" d="M0 84h300v36H0z" />
      <path class="p-wood" d="M100 84h100l-16 22h-68z" />
      <path class="p-gate" d="M148 22h4v62h-4zM154 26q44 22 0 50z" />
    </>
  ),
};

/** What the symbol of an event shows; without one, a village. */
export function EventPicture({ symbol }: { symbol: string }) {
  return (
    <Paper box="0 0 300 120">
      <path class="p-sky" d="M0 0h300v120H0z" />
      <circle class="p-sun" cx="238" cy="26" r="16" />
      <path class="p-hill" d="M0 74q80-40 150-8t150-14v68H0z" />
      <path class="p-grass" d="M0 96q150-20 300 0v24H0z" />
      {BROUGHT[symbol]?.() ?? (
        <>
          {[60, 110, 160, 210].map((x, i) => (
            <g>
              <path class="p-wall" d={`M${x} ${84 - (i % 2) * 6}h28v18h-28z`} />
              <path class="p-roof" d={`M${x - 4} ${84 - (i % 2) * 6}l18-14 18 14z`} />
            </g>
          ))}
        </>
      )}
    </Paper>
  );
}
