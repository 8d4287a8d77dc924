import { signal } from "@preact/signals";

/** Signs that a board gives its seats, a nation's letter for one: then they stand for the player everywhere on the page. */
export const signs = signal<string[]>([]);

/** A seat's mark: its colour, its shape and its initial, so that no fact hangs on colour alone. */
export const SHAPES = [
  <circle cx="10" cy="10" r="8.6" />,
  <rect x="2" y="2" width="16" height="16" rx="1.5" />,
  <path d="M10 .2 19.8 10 10 19.8.2 10z" />,
  <path d="M10 .8 18.2 5.4v9.2L10 19.2 1.800 14.600V5.400z" />,
  <path d="M2 1.800h16v8.700c0 4.500-3.500 7-8 8.900-4.500-1.900-8-4.400-8-8.900z" />,
  <path d="M10 .4 20 18.400H0z" />,
  <path d="M10 .8 18.500 8v11h-17V8z" />,
];
const BASELINE = [13.9, 13.9, 13.9, 13.9, 13.9, 16, 15];

export function Seat({ seat, initial, size = 18 }: { seat: number; initial: string; size?: number }) {
  const n = (seat % 7) + 1;
  return (
    <svg class="seat" style={{ width: size, height: size }} viewBox="-1 -1 22 22" aria-hidden="true">
      <g fill={`var(--seat-${n})`} stroke="var(--seat-edge)" stroke-width="1.3" stroke-linejoin="round">
        {SHAPES[n - 1]}
      </g>
      <text x="10" y={BASELINE[n - 1]} fill={`var(--on-seat-${n})`}>
        {signs.value[seat] ?? initial}
      </text>
    </svg>
  );
}
