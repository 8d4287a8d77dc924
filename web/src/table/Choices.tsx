import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Choice, same } from "../api";
import { Icon } from "../parts/Icon";
import { RuleLink } from "../parts/Rules";
import { complaint, say } from "../words";
import type { BoardModule } from "./Board";
import { mood } from "./Changes";
import type { Sitting } from "./sitting";
import { SpaceForm } from "./SpaceForm";

/** The question, and every legal answer in words: beside the board on a laptop, under the thumb on a phone. */
export function Choices({ sitting, board, ended }: { sitting: Sitting; board: BoardModule | null; ended: ComponentChildren }) {
  const table = sitting.live.table.value!;
  const decision = sitting.past.value ? null : table.decision;
  const list = useRef<HTMLDivElement>(null);
  const [tall, setTall] = useState(false); // a phone shows the board first
  useEffect(() => {
    list.current?.querySelector(".pick")?.scrollIntoView({ block: "nearest" });
  }, [sitting.selected.value]);
  if (!decision) return <Waiting sitting={sitting} ended={ended} />;
  const Form = board?.form?.(sitting);
  if (Form)
    return (
      <section class={`panel asking formed ${tall ? "tall" : ""}`} aria-labelledby="question">
        <button class="btn quiet unfold" aria-expanded={tall} aria-label={say("page-choices")} onClick={() => setTall(!tall)}>
          <Icon name="right" />
        </button>
        <Form sitting={sitting} />
        <Trouble sitting={sitting} />
      </section>
    );
  const narrowed = sitting.narrowed.value;
  const shown = narrowed ?? decision.options;
  return (
    <section class={`panel asking ${tall ? "tall" : ""}`} aria-labelledby="question">
      <div class="prompt">
        <button class="btn quiet unfold" aria-expanded={tall} aria-label={say("page-choices")} onClick={() => setTall(!tall)}>
          <Icon name="right" />
        </button>
        <h2 id="question" aria-live="polite">
          {decision.prompt.text}
        </h2>
        <p class="lab">
          {decision.space ? say("page-choose-a-set") : say("page-legal-choices", { n: decision.options.length })}{" "}
          {decision.rule && <RuleLink rule={decision.rule} />}
        </p>
      </div>
      <div class="choices" ref={list} role="group" aria-label={say("page-choices")} data-region="choices">
        {decision.space ? (
          <>
            <SpaceForm sitting={sitting} space={decision.space} />
            {!!decision.samples?.length && <div class="grp">{say("page-examples")}</div>}
            {decision.samples?.map((choice) => (
              <Row sitting={sitting} choice={choice} icon={board?.icon?.(choice.option, sitting) ?? "right"} />
            ))}
          </>
        ) : (
          grouped(shown, board).map(([group, choices]) => (
            <div role="group" aria-label={group ?? undefined}>
              {group && <div class="grp">{group}</div>}
              {choices.map((choice) => (
                <Row sitting={sitting} choice={choice} icon={board?.icon?.(choice.option, sitting) ?? "right"} />
              ))}
            </div>
          ))
        )}
        {narrowed && (
          <button class="btn quiet sm" onClick={sitting.forget}>
            {say("page-all-choices")}
          </button>
        )}
        {!narrowed && decision.refused.length > 0 && (
          <div role="group" aria-label={say("page-not-now")}>
            <div class="grp">{say("page-not-now")}</div>
            {decision.refused.map((no) => (
              <div class="ch no">
                <Icon name={board?.icon?.(no.option, sitting) ?? "lock"} />
                <span class="ttl">{no.label.text}</span>
                <span class="why">
                  {no.refusal.message.text} <RuleLink rule={no.refusal.rule} thing={JSON.stringify(no.option)} />
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
      <Trouble sitting={sitting} />
    </section>
  );
}

function Row({ sitting, choice, icon }: { sitting: Sitting; choice: Choice; icon: string }) {
  const selected = sitting.selected.value && same(sitting.selected.value.option, choice.option);
  const row = (
    <button
      class="ch"
      data-thing={JSON.stringify(choice.option)}
      aria-pressed={!!selected}
      data-option={JSON.stringify(choice.option)}
      onClick={() => sitting.select(choice)}
      onMouseEnter={() => (sitting.lit.value = choice.label.refs ?? [])}
      onMouseLeave={() => (sitting.lit.value = [])}
      onFocus={() => (sitting.lit.value = choice.label.refs ?? [])}
      onBlur={() => (sitting.lit.value = [])}
    >
      <Icon name={icon} />
      <span class="ttl">{choice.label.text}</span>
    </button>
  );
  if (!selected) return row;
  return (
    <div class="pick">
      {row}
      <Consequences sitting={sitting} />
      <div class="do">
        <button class="btn act" disabled={sitting.busy.value} onClick={() => void sitting.confirm()}>
          {say("page-do-it")} <kbd>Enter</kbd>
        </button>
        <button class="btn" onClick={sitting.forget}>
          {say("page-cancel")}
        </button>
      </div>
    </div>
  );
}

/** Before and after, from the engine. */
export function Consequences({ sitting }: { sitting: Sitting }) {
  const preview = sitting.preview.value;
  if (!preview) return null;
  const names = sitting.live.table.value!.number_names;
  return (
    <>
      {preview.changes.length > 0 && (
        <dl class="fx">
          {preview.changes.map(({ name, label, before, after }) => (
            <>
              <dt>{label}</dt>
              <dd class={mood(name, before, after)}>
                {before} → {after}
              </dd>
            </>
          ))}
        </dl>
      )}
      {preview.unsure.length > 0 && <p class="lab">{say("page-preview-unsure", { names: preview.unsure.map((name) => names[name] ?? name).join(", ") })}</p>}
      {preview.hidden && preview.changes.length > 0 && <p class="lab">{say("page-preview-hidden")}</p>}
      {preview.warnings.map((warning) => (
        <p class="warn">
          <Icon name="warn" /> {warning.text}
        </p>
      ))}
    </>
  );
}

function Waiting({ sitting, ended }: { sitting: Sitting; ended: ComponentChildren }) {
  const table = sitting.live.table.value!;
  const past = sitting.past.value;
  const names = table.to_act.map((seat) => table.players[seat]?.name ?? "").join(", ");
  const thinking = table.to_act.some((seat) => table.players[seat]?.thinking);
  return (
    <section class="panel asking" aria-live="polite">
      <div class="prompt">
        <h2>{past ? say("page-looking-back", { n: past.position, of: past.last }) : table.over ? say("page-game-over") : say("page-waiting-for", { names })}</h2>
        {!past && thinking && (
          <p class="lab thinking">
            <Icon name="bot" /> {say("page-bot-thinks")}
          </p>
        )}
        {past?.move && (
          <p class="lab">
            {table.players[past.move.seat]?.name}: {past.move.label?.text ?? say("page-secret-move")}
          </p>
        )}
      </div>
      {!past && table.over && <div class="ended">{ended}</div>}
      <Trouble sitting={sitting} />
    </section>
  );
}

function Trouble({ sitting }: { sitting: Sitting }) {
  const problem = sitting.problem.value;
  if (!problem) return null;
  return (
    <p class="trouble" role="alert">
      <Icon name="warn" /> {problem.refusal ? problem.refusal.message.text : complaint(problem)} {problem.refusal && <RuleLink rule={problem.refusal.rule} />}
    </p>
  );
}

/** Under the headings the board gives, in the order they come. */
function grouped(choices: Choice[], board: BoardModule | null): [string | null, Choice[]][] {
  const groups = new Map<string | null, Choice[]>();
  for (const choice of choices) {
    const heading = board?.group?.(choice.option) ?? null;
    const name = heading && say(heading);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name)!.push(choice);
  }
  return [...groups];
}
