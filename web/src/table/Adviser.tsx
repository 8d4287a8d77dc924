import { useEffect, useState } from "preact/hooks";
import { api, type Choice, type Idea } from "../api";
import { Icon } from "../parts/Icon";
import { advised, language } from "../settings";
import { say } from "../words";
import { mood } from "./Changes";
import type { Sitting } from "./sitting";

/** A few good ideas for what is asked now, by a bot that knows what I know; asked for again when the position changes. */
export function useIdeas(sitting: Sitting, wanted: boolean): Idea[] {
  const [known, setKnown] = useState<{ version: number; ideas: Idea[] }>({ version: -1, ideas: [] });
  const table = sitting.live.table.value;
  const version = table?.version ?? -1;
  const asks = wanted && !!sitting.me && !!table?.decision && !sitting.past.value;
  useEffect(() => {
    if (!asks) return;
    let late = false;
    api.ideas(sitting.id, sitting.me!.token, language.value).then(
      (answer) => !late && setKnown(answer),
      () => undefined, // no ideas: the choice itself still works
    );
    return () => {
      late = true;
    };
  }, [asks, version, language.value]);
  return asks && known.version === version ? known.ideas : [];
}

/** Three good ideas and why, beside the choices, while the adviser is on. */
export function Adviser({ sitting }: { sitting: Sitting }) {
  const ideas = useIdeas(sitting, advised.value);
  if (!advised.value || !sitting.me || !sitting.live.table.value?.decision) return null;
  return (
    <section class="panel adviser" aria-labelledby="adviser">
      <header>
        <h2 id="adviser">
          <Icon name="idea" /> {say("page-adviser")}
        </h2>
        <span class="sp" />
        <button class="btn quiet sm" onClick={() => (advised.value = false)}>
          {say("page-hide")}
        </button>
      </header>
      {ideas.length === 0 && <p class="empty">{say("page-no-ideas")}</p>}
      <ol>
        {ideas.map((idea, i) => (
          <li class={i === 0 ? "best" : ""}>
            <b class="no" aria-hidden="true">
              {i + 1}
            </b>
            <div>
              <b class="serif">{idea.label.text}</b>
              {idea.preview.changes.length > 0 && (
                <p class="why">
                  {idea.preview.changes.map(({ name, label, before, after }) => (
                    <span class={mood(name, before, after)}>
                      {label} {before} → {after}
                    </span>
                  ))}
                </p>
              )}
              {idea.gain > 0 && <p class="lab">{say("page-idea-gain", { n: idea.gain })}</p>}
              {idea.preview.hidden && <p class="lab">{say("page-preview-hidden")}</p>}
              {idea.preview.warnings.map((warning) => (
                <p class="warn">
                  <Icon name="warn" /> {warning.text}
                </p>
              ))}
              <span class="row">
                <button class="btn sm" onClick={() => show(sitting, idea)}>
                  {say("page-show-idea")}
                </button>
                <button class="btn sm act" disabled={sitting.busy.value} onClick={() => void sitting.play(idea.option)}>
                  {say("page-do-it")}
                </button>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Select it as a click on the board would: the thing is lit, the choice stands ready. */
export function show(sitting: Sitting, idea: Choice): void {
  sitting.forget();
  sitting.select(idea);
}
