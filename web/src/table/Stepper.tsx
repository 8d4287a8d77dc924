import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { api } from "../api";
import { CopyLink } from "../parts/CopyLink";
import { Icon } from "../parts/Icon";
import { go } from "../router";
import { hold, myName } from "../settings";
import { say } from "../words";
import type { Sitting } from "./sitting";

const SPEEDS = [1, 2, 5];
const PACE = 1200; // milliseconds a step at the slowest

/** Looking back: step by step, turn by turn, round by round, or by itself; every position has a link, and a finished game can be played on from it. */
export function Stepper({ sitting, from, end }: { sitting: Sitting; from: number; end: () => void }) {
  const table = sitting.live.table.value!;
  const last = table.position;
  const [at, setAt] = useState(from);
  const [speed, setSpeed] = useState(0); // 0: it stands still
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
  const [turns, rounds] = [turnsOf(sitting), roundsOf(sitting)];
  const before = (starts: number[]) => starts.findLast((n) => n < at) ?? 0;
  const after = (starts: number[]) => starts.find((n) => n > at) ?? last;
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input, textarea, select")) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: before(turns), ArrowDown: after(turns), Home: 0, End: last, PageUp: before(rounds), PageDown: after(rounds) }[event.key];
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
  const seat = sitting.me?.seat ?? sitting.past.value?.move?.seat ?? 0;
  const playOn = () =>
    api.playOn(table.id, at, seat, myName.value, sitting.me?.token ?? null).then(({ id, token, host }) => {
      hold({ game: id, seat, token }, { game: id, seat: null, token: host, host: true });
      go(`/games/${id}`);
    }, sitting.failed);
  return (
    <nav class="stepper" aria-label={say("page-looking-back", { n: at, of: last })}>
      <button class="btn sm" aria-label={say("page-whole-round-back")} data-tip={say("page-whole-round-back")} onClick={() => stop(before(rounds))} disabled={at === 0}>
        <Icon name="skip-more" class="flip" />
      </button>
      <button class="btn sm" aria-label={say("page-round-back")} data-tip={say("page-round-back")} onClick={() => stop(before(turns))} disabled={at === 0}>
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
      <button class="btn sm" aria-label={say("page-round-on")} data-tip={say("page-round-on")} onClick={() => stop(after(turns))} disabled={at === last}>
        <Icon name="skip" />
      </button>
      <button class="btn sm" aria-label={say("page-whole-round-on")} data-tip={say("page-whole-round-on")} onClick={() => stop(after(rounds))} disabled={at === last}>
        <Icon name="skip-more" />
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
      <CopyLink link={`${location.origin}/games/${table.id}/at/${at}`} small />
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

/** Where a round begins, as the log has it. */
const roundsOf = (sitting: Sitting): number[] => sitting.lines.value.flatMap((line) => (line.chapter?.level === "round" ? [line.position] : []));
