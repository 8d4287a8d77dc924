import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

const WIDE = matchMedia("(min-width: 1700px) and (min-height: 900px)");
const NARROW = matchMedia("(max-width: 700px)");

function useMedia(query: MediaQueryList): boolean {
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const look = () => setMatches(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return matches;
}

/** Whether there is room for what a laptop shows one after the other. */
export const useWide = (): boolean => useMedia(WIDE);

/** Whether it is a phone: one thing at a time. */
export const useNarrow = (): boolean => useMedia(NARROW);

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
