import { useEffect, useRef, useState } from "preact/hooks";

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  w: number;
  h: number;
}
/** A part of a map: its middle, and how far it goes. */
export interface Extent extends Point, Size {}

/** Something that is carried over the map instead of moving the map: taken up, held over a place, let go. */
export interface Carrying {
  take: (at: Point, place: string | null, scale: number) => boolean; // whether there is something to carry where the drag began
  over: (at: Point, place: string | null) => void;
  drop: (place: string | null) => void;
}

interface Wanted {
  size: Size; // of the whole map, in its own units
  fit: Extent | null; // what is shown at first; null while the map is not there
  home?: Point | null; // where a narrow screen begins
  carrying?: Carrying;
}

interface Look extends Point {
  w: number; // the width that is seen, in units of the map
}

const CLOSEST = 220; // units of the map
const DRAG = 6; // pixels from which on it is no click

/** A view of a map: pan with the mouse or one finger, zoom with the wheel, two fingers or the buttons.  Dragging never clicks. */
export function useMapView({ size: map, fit, home = null, carrying }: Wanted) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(map);
  const [look, setLook] = useState<Look | null>(null); // null: as it fits
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const carried = useRef(false);
  const start = useRef<{ at: Point; place: string | null } | null>(null); // of a drag, until it goes far enough to be one: a click takes nothing up
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setSize({ w: entry.contentRect.width || map.w, h: entry.contentRect.height || map.h }));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [fit !== null]); // there is no box before there is a map
  const aspect = size.w / size.h;
  const whole = Math.max(map.w, map.h * aspect);
  const { x, y, w, h: high } = fit ?? { x: map.w / 2, y: map.h / 2, ...map };
  const tall = aspect < 1; // a phone: as much as the height takes, and begin at home
  const fitted: Look = tall ? inside({ x: home?.x ?? x, y: home?.y ?? y, w: Math.min(map.h * aspect, 620 * Math.max(aspect, 0.6)) }) : inside({ x, y, w: Math.min(whole, Math.max(w, high * aspect)) });
  const at = look ?? fitted;
  const units = at.w / size.w;
  const h = at.w / aspect;
  /** No empty table beyond the edge, where there is map enough. */
  function inside({ x, y, w }: Look): Look {
    const within = (middle: number, seen: number, all: number) => (seen >= all ? all / 2 : Math.max(seen / 2, Math.min(all - seen / 2, middle)));
    return { x: within(x, w, map.w), y: within(y, w / aspect, map.h), w };
  }
  const bounded = ({ x, y, w }: Look): Look => inside({ x, y, w: Math.max(CLOSEST, Math.min(whole, w)) });
  const zoomAt = (factor: number, cx: number, cy: number) =>
    setLook((old) => {
      const from = old ?? fitted;
      const to = Math.max(CLOSEST, Math.min(whole, from.w * factor));
      const ratio = to / from.w;
      return bounded({ x: cx + (from.x - cx) * ratio, y: cy + (from.y - cy) * ratio, w: to });
    });
  const spot = (event: { clientX: number; clientY: number }): Point => {
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
      if (pointers.current.size !== 1) {
        start.current = null;
        return;
      }
      travelled.current = 0;
      start.current = event.button === 0 ? { at: spot(event), place: placeUnder(event) } : null;
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
      } else if (travelled.current > DRAG) {
        if (start.current) carried.current = !!carrying?.take(start.current.at, start.current.place, units);
        start.current = null;
        if (carried.current) carrying!.over(spot(event), placeUnder(event));
        else setLook((v) => bounded({ ...(v ?? fitted), x: (v ?? fitted).x - dx * units, y: (v ?? fitted).y - dy * units }));
      }
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      if (carried.current && travelled.current > DRAG) carrying!.drop(placeUnder(event));
      carried.current = false;
      start.current = null;
    },
    onPointerCancel: (event: PointerEvent) => lost(event),
    onPointerLeave: (event: PointerEvent) => lost(event),
  };
  const lost = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (carried.current) carrying!.drop(null);
    carried.current = false;
    start.current = null;
  };
  return {
    box,
    handlers,
    viewBox: `${at.x - at.w / 2} ${at.y - h / 2} ${at.w} ${h}`,
    seen: { x: at.x, y: at.y, w: at.w, h } as Extent,
    scale: units, // units of the map in a pixel
    zoom: (factor: number) => zoomAt(factor, at.x, at.y),
    centre: (to: Point) => setLook(bounded({ ...at, ...to })),
    show: (x: number, y: number, around = 0) => {
      // no farther than needed, and not beyond the edge of the map
      const near = (middle: number, point: number, seen: number) => {
        const off = Math.max(0, seen * 0.4 - around);
        return Math.max(point - off, Math.min(point + off, middle));
      };
      const to = { ...at, x: near(at.x, x, at.w), y: near(at.y, y, h) };
      if (to.x !== at.x || to.y !== at.y) setLook(bounded(to));
    },
    sees: (x: number, y: number) => Math.abs(x - at.x) < at.w / 2 && Math.abs(y - at.y) < h / 2,
    fit: () => setLook(look === null ? { x: map.w / 2, y: map.h / 2, w: whole } : null),
    moved: () => travelled.current > DRAG,
  };
}

/** The place under the pointer, by its name. */
function placeUnder(event: { clientX: number; clientY: number }): string | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-thing]")?.dataset.thing ?? null;
}
