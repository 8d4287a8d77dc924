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
