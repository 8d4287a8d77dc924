import { useEffect, useState } from "preact/hooks";
import { api, call, type Hindsight as Found, type Idea, same } from "../api";
import { Icon } from "../parts/Icon";
import { refsOf } from "../parts/Inspector";
import { Seat } from "../parts/Seat";
import { go } from "../router";
import { hindsight, hold, language, myName } from "../settings";
import { say } from "../words";
import { mood } from "./Changes";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

const SETTLES = 350; // milliseconds at one position before the bot is asked: whoever steps fast passes by

/** While one looks back: what was decided in this position, and what a bot would have done that knew as much. */
export function Hindsight({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const past = sitting.past.value; // none as long as it is on its way: the place is kept, so that nothing moves when it comes
  const at = past?.position ?? -1;
  const [found, setFound] = useState<Found | null>(null);
  const wanted = hindsight.value && past !== null && at < table.position;
  useEffect(() => {
    if (!wanted) return undefined;
    let late = false;
    const ask = () =>
      api.hindsight(sitting.id, at, sitting.me?.token ?? null, language.value).then(
        (answer) => !late && setFound(answer),
        (problem) => !late && sitting.failed(problem),
      );
    const soon = setTimeout(() => void ask(), SETTLES);
    return () => {
      late = true;
      clearTimeout(soon);
    };
  }, [wanted, at, language.value]);
  if (past !== null && at >= table.position) return null;
  const here = found?.position === at ? found : null;
  return (
    <section class="hindsight" aria-label={say("page-hindsight")}>
      <button class="btn quiet" aria-expanded={hindsight.value} onClick={() => (hindsight.value = !hindsight.value)}>
        <Icon name="bot" /> {say("page-hindsight")}
      </button>
      {wanted && (
        <div aria-live="polite" tabIndex={0} role="group" aria-label={say("page-hindsight")}>
          {here ? <Thoughts sitting={sitting} found={here} /> : <p class="mut">{say("page-bot-thinks")}</p>}
        </div>
      )}
    </section>
  );
}

function Thoughts({ sitting, found: { position, seat, made, ideas } }: { sitting: Sitting; found: Found }) {
  const table = sitting.live.table.value!;
  if (seat === null || !made) return <p class="mut">{say("page-hindsight-secret")}</p>;
  const played = ideas.find((idea) => same(idea.option, made.option));
  const tryIt = (idea: Idea) =>
    void api
      .playOn(table.id, position, seat, myName.value, sitting.me?.token ?? null)
      .then(async ({ id, token, host }) => {
        hold({ game: id, seat, token }, { game: id, seat: null, token: host, host: true });
        const { version } = await api.table(id, token, language.value);
        await call(`/games/${id}/play?table=false`, { option: idea.option, version, key: crypto.randomUUID() }, token);
        go(`/games/${id}`);
      })
      .catch(sitting.failed);
  return (
    <>
      <p class="played">
        <Seat seat={seat} initial={initial(table.players[seat]?.name)} size={16} /> {sitting.nameOf(seat)}: <b {...refsOf(made.label.refs)}>{made.label.text}</b>
      </p>
      {ideas.length === 0 && <p class="mut">{say("page-no-ideas")}</p>}
      <ol>
        {ideas.map((idea) => (
          <li onMouseEnter={() => (sitting.lit.value = idea.label.refs ?? [])} onMouseLeave={() => (sitting.lit.value = [])}>
            <p>
              <b class="serif" {...refsOf(idea.label.refs)}>
                {idea.label.text}
              </b>
              {idea === played && <span class="tag">{say("page-as-played")}</span>}
            </p>
            {idea.preview.changes.length > 0 && (
              <p class="why">
                {idea.preview.changes.map(({ name, label, before, after }) => (
                  <span class={mood(name, before, after)}>
                    {label} {before} → {after}
                  </span>
                ))}
              </p>
            )}
            <p class="lab">{played && idea.gain > played.gain ? say("page-better-than-played", { n: rounded(idea.gain - played.gain) }) : idea.gain > 0 && say("page-idea-gain", { n: idea.gain })}</p>
            {table.over && idea !== played && (
              <button class="btn sm" data-tip={say("page-play-on-help")} onClick={() => tryIt(idea)}>
                {say("page-try-it")}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const rounded = (n: number) => Math.round(10 * n) / 10;
