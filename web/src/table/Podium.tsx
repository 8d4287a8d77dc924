import { Stack } from "../parts/Pieces";
import { signs } from "../parts/Seat";

const STEPS = [
  { x: 238, y: 114, scale: 2.2 },
  { x: 138, y: 148, scale: 1.8 },
  { x: 336, y: 162, scale: 1.6 },
]; // where the first three stand, and how large

/** A harbour at sunrise, steps of stone, and the first three on them. */
export function Podium({ ranking, initials }: { ranking: number[][]; initials: string[] }) {
  const first = ranking.flat().slice(0, 3);
  return (
    <div class="podium" aria-hidden="true">
      <svg viewBox="-60 10 600 216" preserveAspectRatio="xMidYMax slice">
        <g transform="translate(-97 -90) scale(1.4 1.4)">
          <rect class="sky1" width="480" height="230" />
          <rect class="sky2" y="60" width="480" height="170" />
          <rect class="sky3" y="104" width="480" height="126" />
          <circle class="glow" cx="238" cy="112" r="66" />
          <circle class="sun" cx="238" cy="112" r="52" />
          <path class="hills1" d="M0 150 52 104l44 34 66-62 62 70 40-24 52 34 60-58 56 48 48-34v80H0z" />
          <path class="hills2" d="M0 172q70-34 138-18t120-6 112 2 110-14v50H0z" />
          <path class="sea1" d="M0 174q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v56H0z" />
          <path class="sea2" d="M0 196q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v34H0z" />
        </g>
        <g class="boat" transform="translate(-46 0)">
          <path d="M22 178h50l-9 14H33z" />
          <path class="sail" d="M30 144q20 8 34 0l-3 28H33z" />
          <path d="M46 136h2.500v44H46z" />
        </g>
        <g class="boat" transform="translate(424 8) scale(.86)">
          <path d="M22 178h50l-9 14H33z" />
          <path class="sail" d="M30 144q20 8 34 0l-3 28H33z" />
          <path d="M46 136h2.500v44H46z" />
        </g>
        <path class="stone" d="M90 150h92v72H90z" />
        <path class="edge" d="m182 150 8-6v78h-8zM90 150l8-6h92l-8 6z" />
        <path class="stone" d="M290 164h84v58h-84z" />
        <path class="edge" d="m374 164 8-6v64h-8zM290 164l8-6h84l-8 6z" />
        <path class="stone" d="M182 116h108v106H182z" />
        <path class="edge" d="m290 116 8-6v112h-8zM182 116l8-6h108l-8 6z" />
        <path class="quay" d="M-60 216h600v14H-60z" />
        <path
          class="laurel"
          d="M204 44q-6 22 14 36l3-3q-16-13-12-32zM262 44q6 22-14 36l-3-3q16-13 12-32zM200 52l9 2-3 8zM203 64l9-1-1 8zM211 74l7-5 2 8zM266 52l-9 2 3 8zM263 64l-9-1 1 8zM255 74l-7-5-2 8z"
        />
        <path class="crown" transform="translate(5 -14)" d="m217 46 5 14h22l5-14-9 7-7-12-7 12z" />
        <text class="place" x="236" y="166">
          1
        </text>
        <text class="place" x="136" y="192">
          2
        </text>
        <text class="place" x="332" y="204">
          3
        </text>
        {first.map((seat, place) => (
          <Stack x={STEPS[place]!.x} y={STEPS[place]!.y - 10 * STEPS[place]!.scale} scale={STEPS[place]!.scale} seat={seat} n={signs.value[seat] ?? initials[seat] ?? ""} />
        ))}
      </svg>
    </div>
  );
}
