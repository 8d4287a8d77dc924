import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Icon } from "../parts/Icon";
import { go } from "../router";
import { hold, myName } from "../settings";
import { say } from "../words";
import type { Sitting } from "./sitting";

const SPEEDS = [1, 2, 5];
const PACE = 1200; // milliseconds a step at the slowest

/** Looking back: step by step, turn by turn, or by itself; every position has a link, and a finished game can be played on from it. */
export function Stepper({ sitting, from, end }: { sitting: Sitting; from: number; end: () => void }) {
  const table = sitting.live.table.value!;
  const last = table.position;
  const [at, setAt] = useState(from);
  const [speed, setSpeed] = useState(0); // 0: it stands still
  const [copied, setCopied] = useState(-1);
  const step = (n: number) => {
    const to = Math.max(0, Math.min(last, n));
    setAt(to);
    history.replaceState(null, "", `/games/${table.id}/at/${to}`);
    void sitting.lookBack(to);
  };
  const stop = (n: number) => {
    setSpeed(0);
    step(n);
  };
  useLayoutEffect(() => step(from), [from]);
  useEffect(() => {
    if (!speed) return undefined;
    const next = setTimeout(() => (at < last ? step(at + 1) : setSpeed(0)), PACE / speed);
    return () => clearTimeout(next);
  }, [speed, at]);
  const turns = turnsOf(sitting);
  const [before, after] = [turns.findLast((n) => n < at) ?? 0, turns.find((n) => n > at) ?? last];
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input, textarea, select")) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: before, ArrowDown: after, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[event.key];
      if (event.key === "Escape") end();
      else if (event.key === " " && !(event.target as Element).closest("button, a")) {
        event.preventDefault();
        setSpeed(speed ? 0 : SPEEDS[0]!);
      } else if (to !== undefined) {
        event.preventDefault();
        stop(to);
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const share = async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setCopied(at);
  };
  const seat = sitting.me?.seat ?? sitting.past.value?.move?.seat ?? 0;
  const playOn = () =>
    api.playOn(table.id, at, seat, myName.value, sitting.me?.token ?? null).then(({ id, token, host }) => {
      hold({ game: id, seat, token }, { game: id, seat: null, token: host, host: true });
      go(`/games/${id}`);
    }, sitting.failed);
  return (
    <nav class="stepper" aria-label={say("page-looking-back", { n: at, of: last })}>
      <button class="btn sm" onClick={() => stop(0)}>
        {say("page-first")}
      </button>
      <button class="btn sm" aria-label={say("page-round-back")} data-tip={say("page-round-back")} onClick={() => stop(before)} disabled={at === 0}>
        <Icon name="skip" class="flip" />
      </button>
      <button class="btn sm" aria-label={say("page-step-back")} data-tip={say("page-step-back")} onClick={() => stop(at - 1)} disabled={at === 0}>
        <Icon name="right" class="flip" />
      </button>
      <button class="btn sm" aria-pressed={speed > 0} onClick={() => setSpeed(speed ? 0 : SPEEDS[0]!)} disabled={at === last && !speed}>
        <Icon name={speed ? "pause" : "play"} /> {say(speed ? "page-pause" : "page-autoplay")}
      </button>
      {speed > 0 && (
        <span class="seg" role="group" aria-label={say("page-speed")}>
          {SPEEDS.map((n) => (
            <button class={n === speed ? "on" : ""} aria-pressed={n === speed} onClick={() => setSpeed(n)}>
              {n}×
            </button>
          ))}
        </span>
      )}
      <button class="btn sm" aria-label={say("page-step-on")} data-tip={say("page-step-on")} onClick={() => stop(at + 1)} disabled={at === last}>
        <Icon name="right" />
      </button>
      <button class="btn sm" aria-label={say("page-round-on")} data-tip={say("page-round-on")} onClick={() => stop(after)} disabled={at === last}>
        <Icon name="skip" />
      </button>
      <input type="range" min={0} max={last} value={at} aria-label={say("page-position")} onInput={(e) => stop(Number(e.currentTarget.value))} />
      <span class="num nw">
        {at} / {last}
      </span>
      {table.over && at < last && (
        <button class="btn sm" data-tip={say("page-play-on-help")} onClick={() => void playOn()}>
          {say("page-play-on")}
        </button>
      )}
      <button class="btn sm" onClick={() => void share()}>
        <Icon name="link" /> {say("page-copy-link")}
      </button>
      <span class="mut" role="status">
        {copied === at && say("page-copied")}
      </span>
      <button class="btn act sm" onClick={end}>
        {say("page-back-to-now")}
      </button>
    </nav>
  );
}

/** Where a turn begins: the first position at which somebody else had moved. */
function turnsOf(sitting: Sitting): number[] {
  const turns: number[] = [];
  let seat: number | null = null;
  for (const line of sitting.lines.value)
    if (line.seat !== null && line.seat !== seat) {
      seat = line.seat;
      turns.push(line.position);
    }
  return turns;
}
