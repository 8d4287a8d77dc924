import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Choice, same } from "../api";
import { Icon } from "../parts/Icon";
import { refsOf, Said } from "../parts/Inspector";
import { DoIt, GivingUp } from "../parts/PlaceMenu";
import { RuleLink } from "../parts/Rules";
import { Seat } from "../parts/Seat";
import { complaint, say } from "../words";
import { Absent } from "./Absent";
import { type BoardModule, hasBoard } from "./Board";
import { Consequences } from "./Consequences";
import { Forecast } from "./Forecast";
import { Hindsight } from "./Hindsight";
import { initial } from "./Log";
import type { Sitting } from "./sitting";
import { SpaceForm } from "./SpaceForm";

/** The question, and every legal answer in words: beside the board on a laptop, under the thumb on a phone. */
export function Choices({ sitting, board, back, ended }: { sitting: Sitting; board: BoardModule | null; back: boolean; ended: ComponentChildren }) {
  const table = sitting.live.table.value!;
  const decision = sitting.past.value || back ? null : table.decision;
  const [tall, setTall] = useState(false); // a phone shows the board first
  if (!decision) return <Waiting sitting={sitting} back={back} ended={ended} />;
  if (hasBoard(table.title) && !(board && sitting.facts.value))
    return (
      <section class="panel asking" aria-labelledby="question" aria-busy="true">
        <div class="prompt">
          <h2 id="question" tabIndex={-1}>
            {decision.prompt.text}
          </h2>
        </div>
        <p class="loading">{say("page-loading")}</p>
      </section>
    ); // how the answers are ordered the board says: nothing moves under the pointer
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
  const elsewhere = !!decision.space && !["one of", "subset", "amounts", "payment"].includes(decision.space.space); // the board has its own dialog
  const narrowed = sitting.narrowed.value;
  const shown = narrowed ?? decision.options;
  const stops = narrowed ? [] : shown.filter((c) => board?.stops?.(c.option));
  const rest = shown.filter((c) => !stops.includes(c));
  const harmful = rest.filter((c) => sitting.harms(c.option));
  const row = (choice: Choice) => <Row sitting={sitting} choice={choice} icon={board?.icon?.(choice.option, sitting) ?? "right"} note={board?.note?.(choice.option, sitting)} />;
  return (
    <section class={`panel asking ${tall ? "tall" : ""} ${elsewhere ? "idle" : ""}`} aria-labelledby="question">
      <div class="prompt">
        <button class="btn quiet unfold" aria-expanded={tall} aria-label={say("page-choices")} onClick={() => setTall(!tall)}>
          <Icon name="right" />
        </button>
        <h2 id="question" aria-live="polite" tabIndex={-1} {...refsOf(decision.prompt.refs)}>
          {decision.prompt.text}
        </h2>
        <p class="lab">
          {decision.space ? say("page-choose-a-set") : say("page-legal-choices", { n: decision.options.length })} {decision.rule && <RuleLink rule={decision.rule} />}
        </p>
        <Said sitting={sitting} refs={[...(board?.underWay?.(sitting) ?? []), ...(decision.prompt.refs ?? [])]} />
      </div>
      <Picked sitting={sitting} />
      <div class="choices" role="group" aria-label={say("page-choices")} data-region="choices">
        {stops.length > 0 && <div class="stop">{stops.map(row)}</div>}
        {decision.space ? (
          <SpaceForm sitting={sitting} space={decision.space} />
        ) : (
          grouped(
            rest.filter((c) => !harmful.includes(c)),
            board,
            sitting,
          ).map(([group, choices]) => (
            <div role="group" aria-label={group ?? undefined}>
              {group && (
                <div class="grp">
                  {group} <span class="cnt">{choices.length}</span>
                </div>
              )}
              {choices.map(row)}
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
            <div class="grp">
              {say("page-not-now")} <span class="cnt">{decision.refused.length}</span>
            </div>
            {decision.refused.map((no) => (
              <div class="ch no" {...refsOf(no.label.refs)}>
                <Icon name={board?.icon?.(no.option, sitting) ?? "lock"} />
                <span class="ttl">{no.label.text}</span>
                <span class="why">
                  {no.refusal.message.text} <RuleLink rule={no.refusal.rule} thing={JSON.stringify(no.option)} />
                </span>
              </div>
            ))}
          </div>
        )}
        {harmful.length > 0 && (
          <div role="group" aria-label={say("page-giving-up")}>
            <GivingUp sitting={sitting} />
            {sitting.givingUp.value && harmful.map(row)}
          </div>
        )}
      </div>
      <Trouble sitting={sitting} />
    </section>
  );
}

function Row({ sitting, choice, icon, note }: { sitting: Sitting; choice: Choice; icon: string; note?: ComponentChildren }) {
  const selected = sitting.selected.value && same(sitting.selected.value.option, choice.option);
  const light = () => (sitting.lit.value = choice.label.refs ?? []);
  const dim = () => (sitting.lit.value = []);
  return (
    <button
      class="ch"
      data-thing={JSON.stringify(choice.option)}
      aria-pressed={!!selected}
      data-option={JSON.stringify(choice.option)}
      {...refsOf(choice.label.refs)}
      onClick={() => sitting.select(choice)}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <Icon name={icon} />
      <span class="ttl">{choice.label.text}</span>
      {note && <span class="cost">{note}</span>}
    </button>
  );
}

/** What is looked at, with its text and its consequences; "Do it" is always in sight. */
export function Picked({ sitting }: { sitting: Sitting }) {
  const choice = sitting.selected.value;
  if (!choice) return null;
  return (
    <div class={`pick ${sitting.harms(choice.option) ? "harm" : ""}`}>
      <div class="bd" tabIndex={-1}>
        <b class="what">{choice.label.text}</b>
        <Said sitting={sitting} refs={choice.label.refs} />
        <Sides sitting={sitting} choice={choice} />
        <Consequences sitting={sitting} option={choice.option} />
      </div>
      {sitting.sure.value && (
        <p class="warn" role="alert">
          <Icon name="warn" /> {say("page-really")}
        </p>
      )}
      <DoIt sitting={sitting} />
    </div>
  );
}

/** The numbers of both sides, where a choice is about somebody else. */
function Sides({ sitting, choice }: { sitting: Sitting; choice: Choice }) {
  const { seat: me, players, numbers, number_names: names } = sitting.live.table.value!;
  const compared = sitting.module.value?.compares?.(choice.option) ?? [];
  const rival = choice.label.refs?.find((ref) => ref.kind === "seat" && ref.value !== me)?.value;
  if (typeof rival !== "number" || me === null || !numbers || !compared.length) return null;
  return (
    <table class="tbl sides">
      <thead>
        <tr>
          <td />
          {[me, rival].map((seat) => (
            <th scope="col">
              <Seat seat={seat} initial={initial(players[seat]?.name)} size={14} /> {seat === me ? say("page-you") : sitting.nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared.map((name) => (
          <tr>
            <th scope="row">{names[name] ?? name}</th>
            {[me, rival].map((seat) => (
              <td>{numbers[seat]?.[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Waiting({ sitting, back, ended }: { sitting: Sitting; back: boolean; ended: ComponentChildren }) {
  const table = sitting.live.table.value!;
  const past = sitting.past.value;
  if (back && !past)
    return (
      <section class="panel asking idle" aria-busy="true">
        <div class="prompt">
          <h2>{say("page-loading")}</h2>
          <p class="lab">…</p>
        </div>
        <Forecast sitting={sitting} />
        <Hindsight sitting={sitting} />
      </section>
    );
  const names = table.to_act.map(sitting.nameOf).join(", ");
  const thinking = table.to_act.some((seat) => table.players[seat]?.thinking);
  return (
    <section class="panel asking idle" aria-live="polite">
      <div class="prompt">
        <h2>{past ? say("page-looking-back", { n: past.position, of: past.last }) : table.over ? say("page-game-over") : say("page-waiting-for", { names })}</h2>
        {!past && thinking && (
          <p class="lab thinking">
            <Icon name="bot" /> {say("page-bot-thinks")}
          </p>
        )}
        {!past &&
          table.to_act
            .flatMap((seat) => table.players[seat] ?? [])
            .filter((p) => p.kind === "person" && !p.here && !p.stand_in && p.seat !== table.seat)
            .map((p) => (
              <p class="row wrap away">
                <Seat seat={p.seat} initial={initial(p.name)} size={16} /> <span class="mut">{say("page-is-away", { name: p.name })}</span> <Absent sitting={sitting} player={p} />
              </p>
            ))}
        {past?.move && (
          <p class="lab">
            {
              past.move.label || !past.lines.length
                ? `${sitting.nameOf(past.move.seat)}: ${past.move.label?.text ?? say("page-secret-move")}`
                : past.lines[0]!.message.text /* what everybody was told of it */
            }
          </p>
        )}
      </div>
      {past && <Forecast sitting={sitting} />}
      {past && <Hindsight sitting={sitting} />}
      {!past && table.seat === null && !table.over && <p class="watching">{say("page-you-watch")}</p>}
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

/** Under the headings the board gives, always in the board's own order. */
function grouped(choices: Choice[], board: BoardModule | null, sitting: Sitting): [string | null, Choice[]][] {
  const groups = new Map<string | null, Choice[]>((board?.groups ?? []).map((heading) => [heading, []]));
  for (const choice of choices) {
    const heading = board?.group?.(choice.option, sitting) ?? null;
    if (!groups.has(heading)) groups.set(heading, []);
    groups.get(heading)!.push(choice);
  }
  return [...groups].flatMap(([heading, list]): [string | null, Choice[]][] => (list.length ? [[heading && say(heading), list]] : []));
}
