import type { ComponentChildren } from "preact";
import type { Extent, Point, Size } from "./mapview";

/** The whole map in a corner, with a frame around what is seen; a click looks there.  On a narrow screen it lies above, or low, where something else is.  The keys have no need of it. */
export function Overview({ size, seen, centre, low = false, children }: { size: Size; seen: Extent; centre: (to: Point) => void; low?: boolean; children: ComponentChildren }) {
  const to = (event: PointerEvent) => {
    if (!(event.buttons & 1)) return;
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    centre({ x: ((event.clientX - rect.x) / rect.width) * size.w, y: ((event.clientY - rect.y) / rect.height) * size.h });
  };
  if (seen.w * seen.h > size.w * size.h * 0.8) return null; // all of it is seen
  return (
    <svg class={`overview ${low ? "low" : ""}`} viewBox={`0 0 ${size.w} ${size.h}`} aria-hidden="true" onPointerDown={to} onPointerMove={to}>
      {children}
      <rect class="frame" x={seen.x - seen.w / 2} y={seen.y - seen.h / 2} width={seen.w} height={seen.h} />
    </svg>
  );
}
