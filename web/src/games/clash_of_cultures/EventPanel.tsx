import { useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { dialogs, type EventFacts } from "./dialogs";
import { faces, playerName } from "./facts";
import { Owner } from "./Owner";
import { EventPicture } from "./Pictures";

/** An event inside an action: the way back, the card, what is done and what follows, who decides. */
export function EventPanel({ sitting }: { sitting: Sitting }) {
  const event = dialogs(sitting).event;
  const [folded, setFolded] = useState(false);
  if (!event || sitting.playback.shown.value) return null;
  const face = faces(sitting).event[event.card]!;
  return (
    <section class={`coc-event ${folded ? "folded" : ""}`} data-dialog="event" aria-label={face.name}>
      <Crumbs sitting={sitting} event={event} name={face.name} />
      <button class="btn quiet fold" aria-expanded={!folded} aria-label={say(folded ? "coc-event-unfold" : "coc-event-fold")} onClick={() => setFolded(!folded)}>
        <Icon name={folded ? "plus" : "minus"} />
      </button>
      {!folded && (
        <div class="card" {...refsOf([{ kind: "event", value: event.card }])}>
          <div class="picture">
            <EventPicture symbol={event.symbol} />
            {event.symbol !== "none" && <span class="symbol">{say(`coc-symbol-${event.symbol.replaceAll("_", "-")}`)}</span>}
          </div>
          <div class="body">
            <p class="lab who">
              {say("coc-event-drawn-by")} <Owner sitting={sitting} owner={event.by} size={15} /> {playerName(sitting, event.by)}
            </p>
            <h2>{face.name}</h2>
            <p class="says">{face.text.join(" ")}</p>
            <ol class="todo">
              {event.steps.map(([step, state], i) => (
                <li class={state} aria-current={state === "now" ? "step" : undefined}>
                  <i aria-hidden="true">{state === "done" ? <Icon name="ok" /> : i + 1}</i>
                  <span>
                    <b>{say(`coc-event-step-${step}`)}</b>
                    {step === "symbol" && event.symbol !== "none" && <span class="lab">{say(`coc-symbol-${event.symbol.replaceAll("_", "-")}-does`)}</span>}
                    {step === "track" && <span class="lab">{say("coc-event-cubes", { n: event.track })}</span>}
                  </span>
                </li>
              ))}
            </ol>
            {event.spared.length > 0 && (
              <p class="spared">
                {say("coc-event-spared")}{" "}
                {event.spared.map(([seat, advance]) => (
                  <span class="who" {...refsOf([{ kind: "advance", value: advance }])}>
                    <Owner sitting={sitting} owner={seat} size={14} /> {playerName(sitting, seat)} ({faces(sitting).advance[advance]!.name})
                  </span>
                ))}
              </p>
            )}
            <p class="decides">
              <Icon name="clock" /> {say("coc-event-decides", { names: event.decides.map((seat) => playerName(sitting, seat)).join(", ") })}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

/** The action that brought it, the event, the actions after it. */
function Crumbs({ sitting, event, name }: { sitting: Sitting; event: EventFacts; name: string }) {
  const { advance } = faces(sitting);
  const after = Array.from({ length: Math.max(0, event.actions - event.action) }, (_, i) => event.action + i + 1);
  const cause = gainedBefore(sitting, event.by);
  const gained = cause === null ? "" : advance[cause]!.name;
  return (
    <ol class="crumbs" aria-label={say("coc-event-way-back")}>
      <li class="done">
        <Icon name="ok" /> {gained ? say("coc-event-after-advance", { n: event.action, advance: gained }) : say("coc-event-action", { n: event.action })}
      </li>
      <li class="on" aria-current="step">
        {say("coc-event-named", { event: name })}
      </li>
      {after.map((n) => (
        <li>{say("coc-event-action", { n })}</li>
      ))}
      <li class="rule">
        <RuleLink rule="COC-5.1.5" />
      </li>
    </ol>
  );
}

/** The advance whose cube was the last one, as the log has it. */
function gainedBefore(sitting: Sitting, seat: number): number | null {
  const lines = sitting.lines.value;
  const drawn = lines.map((line) => line.message.id).lastIndexOf("log-draws-event");
  const line = lines
    .slice(Math.max(0, drawn - 6), Math.max(0, drawn))
    .reverse()
    .find(({ message }) => message.id === "log-gains-advance" && message.args.seat === seat);
  return line ? Number(line.message.args.advance) : null;
}
