import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

const WIDE = matchMedia("(min-width: 1700px) and (min-height: 900px)");

/** Whether there is room for what a laptop shows one after the other. */
export function useWide(): boolean {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const look = () => setWide(WIDE.matches);
    WIDE.addEventListener("change", look);
    return () => WIDE.removeEventListener("change", look);
  }, []);
  return wide;
}

/** How wide a drawing is, in pixels, 0 before it is laid out: a phone is turned, a window is drawn wider. */
export function useWidth(box: RefObject<Element>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return width;
}
