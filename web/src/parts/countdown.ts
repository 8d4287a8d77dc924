import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** The second it is, one for the whole page: two clocks on it show the same time. */
const now = signal(0);
const seldom = computed(() => now.value - (now.value % 15));
let watchers = 0;
let tick: ReturnType<typeof setTimeout>;

function turn() {
  const moment = Date.now();
  now.value = Math.floor(moment / 1000);
  tick = setTimeout(turn, 1000 - (moment % 1000));
}

/** Seconds until a moment, counted down, seldom while it is far; null if there is no such moment. */
export function useCountdown(deadline: number | null): number | null {
  const runs = deadline !== null;
  if (watchers === 0) now.value = Math.floor(Date.now() / 1000);
  useEffect(() => {
    if (!runs) return undefined;
    if (watchers++ === 0) turn();
    return () => {
      if (--watchers === 0) clearTimeout(tick);
    };
  }, [runs]);
  if (!runs) return null;
  return Math.max(0, deadline - (deadline - now.peek() < 600 ? now.value : seldom.value));
}

/** 3:42. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
