import type { Sitting } from "../table/sitting";
import { initial } from "../table/Log";
import { say } from "../words";
import { Seat } from "./Seat";

/** What is being played: the step, what is told of it, and the way out. */
export function Playing({ sitting }: { sitting: Sitting }) {
  const { playback } = sitting;
  const now = playback.playing.value;
  if (!now || sitting.past.value) return null;
  const { players } = sitting.live.table.value!;
  const told = now.lines.filter((line) => !line.chapter?.told);
  const who = told[0]?.message.refs?.find((ref) => ref.kind === "seat")?.value ?? told[0]?.seat;
  return (
    <section class="playback" aria-label={say("page-playback")}>
      <span class="track" aria-hidden="true">
        <i style={{ width: `${(100 * (now.at + 1)) / now.of}%` }} />
      </span>
      {typeof who === "number" && <Seat seat={who} initial={initial(players[who]?.name)} size={22} />}
      <p>{told[0]?.message.text}</p>
      <span class="lab nw">{say("page-step-of", { n: now.at + 1, of: now.of })}</span>
      <button class="btn sm" onClick={playback.skip}>
        {say("page-skip")} <kbd>{say("page-any-key")}</kbd>
      </button>
    </section>
  );
}
