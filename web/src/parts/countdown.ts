import { useEffect, useState } from "preact/hooks";

/** Seconds until a moment, counted down; null if there is no such moment. */
export function useCountdown(deadline: number | null): number | null {
  const [now, setNow] = useState(Date.now() / 1000);
  const near = deadline !== null && deadline - now < 600;
  useEffect(() => {
    if (deadline === null) return undefined;
    const tick = setInterval(() => setNow(Date.now() / 1000), near ? 1000 : 15_000);
    return () => clearInterval(tick);
  }, [deadline, near]);
  return deadline === null ? null : Math.max(0, deadline - now);
}

/** 3:42. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
