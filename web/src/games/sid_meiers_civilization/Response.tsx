import { useEffect } from "preact/hooks";
import type { Choice, Option, Ref } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf, Said } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Seat } from "../../parts/Seat";
import { Consequences } from "../../table/Consequences";
import { Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { asked, faces, marker, me, WALLS } from "./facts";
import { cityName, nationOf, ROMAN, squareName } from "./names";
import { eventKind, eventSign, techKind, techSign } from "./signs";

interface Announced {
  kind: "event" | "ability" | "action" | "move";
  seat: number;
  event?: number;
  targets?: number[];
  ability?: number;
  city?: number;
  items?: Option[]; // what the city makes or does
}
interface ResponseFacts {
  stack: Announced[];
  asked: number[];
  passing: boolean[];
  answering: boolean[];
  aside: boolean;
  move?: { path: number[]; to: number; verb: string; left: number } | null;
}
interface WatchFacts {
  seat: number;
  speed: number;
  armies: { square: number; steps: number | null; city: number | null }[];
}

const whoIs = (sitting: Sitting, seat: number): string => (seat === me(sitting) ? say("page-you") : nationOf(sitting, seat).name);

/** What was announced, the last on top; what follows from an answer and from passing. */
export function Response({ sitting }: { sitting: Sitting }) {
  const facts = (sitting.board.value as { response?: ResponseFacts | null } | null)?.response ?? null;
  const what = asked(sitting);
  const mine = !!facts && what.startsWith("respond-to");
  const answers = mine ? sitting.fitting(([verb]) => verb === "play" || verb === "use") : [];
  const passes = mine ? sitting.fitting(([verb]) => verb === "pass") : [];
  useEffect(() => {
    if (mine) void sitting.look([...answers, ...passes].map((c) => c.option).slice(0, 6));
  }, [mine, sitting.live.table.value?.version]);
  if (!facts || !mine || !sitting.facts.value) return null;
  const decision = sitting.live.table.value!.decision!;
  const top = facts.stack.at(-1);
  const footer = (
    <>
      <Asked sitting={sitting} seats={facts.asked} />
      <span class="sp" />
      {passes.map((choice) => (
        <button class="btn big" disabled={sitting.busy.value} onClick={() => void sitting.play(choice.option)}>
          {choice.label.text}
        </button>
      ))}
      {answers.map((choice) => (
        <button class="btn act big" disabled={sitting.busy.value} onClick={() => sitting.select(choice)} aria-pressed={sitting.selected.value?.option === choice.option}>
          {choice.label.text}
        </button>
      ))}
    </>
  );
  return (
    <Over title={decision.prompt.text} lead={say("smc-last-in")} rule={decision.rule} footer={footer}>
      <div class="response">
        <section>
          <h3 class="lab">{say("smc-announced")}</h3>
          <ol class="stack">
            {[...facts.stack].reverse().map((one, i) => (
              <Layer
                sitting={sitting}
                one={one}
                n={facts.stack.length - i}
                first={i === 0}
                below={facts.stack[facts.stack.length - i - 2]?.kind === "move" ? 0 : facts.stack.length - i - 1}
                move={i === 0 ? facts.move : null}
              />
            ))}
          </ol>
        </section>
        <section>
          <h3 class="lab">{say("smc-what-follows")}</h3>
          {answers.map((choice) => (
            <Future sitting={sitting} choice={choice} stack={facts.stack} stands={top?.kind === "move" ? [] : facts.answering} good />
          ))}
          {passes.map((choice) => (
            <Future sitting={sitting} choice={choice} stack={facts.stack} stands={top?.kind === "move" ? [] : facts.passing} />
          ))}
          {!answers.length && <p class="mut">{say("smc-asked-by-public")}</p>}
        </section>
      </div>
    </Over>
  );
}

/** Who is asked in this window: nobody learns more than that. */
function Asked({ sitting, seats }: { sitting: Sitting; seats: number[] }) {
  return (
    <span class="row wrap sealed">
      {seats.map((seat) => (
        <span class="chip">
          <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={16} /> {say("smc-asked")}
        </span>
      ))}
      <RuleLink rule="SMC-26.3" />
    </span>
  );
}

function refOf(one: Announced): Ref[] {
  if (one.kind === "event") return [{ kind: "event", value: one.event! }];
  return one.kind === "ability" ? [{ kind: "ability", value: one.ability! }] : [];
}

function nameOf(sitting: Sitting, one: Announced): string {
  const printed = faces(sitting);
  if (one.kind === "event") return printed.events[one.event!]!.name;
  if (one.kind === "ability") return printed.techs[printed.abilities[one.ability!]!.tech]!.name;
  return one.kind === "action" ? say("smc-action-of", { city: cityName(one.city!) }) : say("smc-a-move");
}

/** What a city makes or does, as everybody sees it. */
function itemText(sitting: Sitting, [verb, ...rest]: Option): string {
  const printed = faces(sitting);
  const [n, square] = rest as number[];
  const on = (name: string, at: number) => `${name}, ${squareName(sitting, at)}`;
  if (verb === "army" || verb === "scout") return on(say(`smc-one-${verb}`), n!);
  if (verb === "unit") return printed.types[n!]!.name;
  if (verb === "build") return on(n === WALLS ? printed.walls.name : marker(sitting, n!).name, square!);
  if (verb === "harvest" || verb === "harvest-two")
    return (rest as number[])
      .slice(1)
      .map((resource) => printed.resources[resource]!.name)
      .join(", ");
  return say("smc-to-the-arts");
}

/** One thing that was announced. */
function Layer({ sitting, one, n, first, below, move }: { sitting: Sitting; one: Announced; n: number; first: boolean; below: number; move: ResponseFacts["move"] }) {
  const printed = faces(sitting);
  const event = one.kind === "event" ? printed.events[one.event!]! : null;
  const tech = one.kind === "ability" ? printed.techs[printed.abilities[one.ability!]!.tech]! : null;
  return (
    <li>
      <article class={`layer ${first ? "first" : ""} ${event ? `tk-${eventKind(event.id)}` : tech ? `tk-${techKind(tech.id)}` : "tk-gov"}`} {...refsOf(refOf(one))}>
        <b class="no" aria-hidden="true">
          {n}
        </b>
        <span class="sign" aria-hidden="true">
          <Icon name={event ? eventSign(event.id) : tech ? techSign(tech.id) : one.kind === "move" ? "walking-boot" : "city"} />
        </span>
        <div>
          <p class="lab">
            <Seat seat={one.seat} initial={nationOf(sitting, one.seat).initial} size={15} /> {whoIs(sitting, one.seat)}{" "}
            {event && <span class="tag">{say("smc-level", { level: ROMAN[event.level]! })}</span>}
          </p>
          <h4>{nameOf(sitting, one)}</h4>
          {event && <p>{event.text.join(" ")}</p>}
          {tech && <Said sitting={sitting} refs={refOf(one)} />}
          {one.items?.map((item) => (
            <p>{itemText(sitting, item)}</p>
          ))}
          {event?.id && one.targets && one.targets.length > 0 && <p class="dn">{say("smc-targets", { names: one.targets.map((seat) => whoIs(sitting, seat)).join(", ") })}</p>}
          {one.kind === "move" && first && !move && <p>{say("smc-a-move-begins")}</p>}
          {move && <p>{say(`smc-steps-${move.verb || "step"}`, { from: squareName(sitting, move.path.at(-1)!), to: move.to >= 0 ? squareName(sitting, move.to) : "–", left: move.left })}</p>}
        </div>
      </article>
      {below > 0 && (
        <p class="cancels dn">
          <Icon name="x" /> {say("smc-cancels", { n: below })}
        </p>
      )}
    </li>
  );
}

/** What stands and what falls after an answer or a pass, and the numbers that change. */
function Future({ sitting, choice, stack, stands, good = false }: { sitting: Sitting; choice: Choice; stack: Announced[]; stands: boolean[]; good?: boolean }) {
  return (
    <article class={`future ${good ? "good" : ""}`}>
      <h4>{good ? say("smc-if-you-play", { what: choice.label.text }) : choice.option[1] === "on" ? choice.label.text : say("smc-if-you-pass")}</h4>
      <ul>
        {stack.map(
          (one, i) =>
            stands[i] !== undefined &&
            one.kind !== "move" && (
              <li>
                <Icon name={stands[i] ? "ok" : "x"} /> {say(stands[i] ? "smc-stands" : "smc-is-cancelled", { what: nameOf(sitting, one) })}
              </li>
            ),
        )}
        {!good && stack.filter(({ kind }) => kind !== "move").length > 1 && (
          <li>
            <Icon name="warn" /> {say("smc-window-again")}
          </li>
        )}
        {choice.option[1] === "on" && (
          <li>
            <Icon name="warn" /> {say("smc-standing-pass")} <RuleLink rule="SMC-26.3" />
          </li>
        )}
      </ul>
      <Said sitting={sitting} refs={choice.label.refs} />
      <Consequences sitting={sitting} option={choice.option} />
    </article>
  );
}

/** Whether I watch somebody's movement: who watches is asked before every step (SMC-26.9). */
export function Watch({ sitting }: { sitting: Sitting }) {
  const facts = (sitting.board.value as { watch?: WatchFacts | null } | null)?.watch ?? null;
  if (!facts || asked(sitting) !== "watch" || !sitting.facts.value) return null;
  const decision = sitting.live.table.value!.decision!;
  const { name, initial } = nationOf(sitting, facts.seat);
  const near = facts.armies.filter(({ steps, square }, i) => steps !== null && facts.armies.findIndex((other) => other.square === square) === i).sort((a, b) => a.steps! - b.steps!);
  const selected = sitting.selected.value?.option;
  const kindOf = (choice: Choice) => (choice.option[0] === "watch" ? "watch" : choice.option[1] === "on" ? "rest-on" : "rest");
  const options = ["watch", "rest", "rest-on"].flatMap((kind) => decision.options.filter((choice) => kindOf(choice) === kind));
  return (
    <div class="smc-aside watch" role="group" aria-label={decision.prompt.text}>
      <header>
        <Icon name="third-eye" />
        <h2>{say("smc-watch-title", { name })}</h2>
        <span class="sp" />
        <RuleLink rule="SMC-26.9" />
      </header>
      <div class="bd">
        <p>{say("smc-watch-means")}</p>
        <p class="mut">{say("smc-watch-public")}</p>
        {near.length > 0 && (
          <ul class="near">
            {near.slice(0, 3).map(({ square, steps, city }) => (
              <li class={steps! <= facts.speed ? "dn" : ""} {...refsOf([{ kind: "square", value: square }])}>
                <Seat seat={facts.seat} initial={initial} size={15} /> {say("smc-army-near", { square: squareName(sitting, square), n: steps!, city: cityName(city!), speed: facts.speed })}
              </li>
            ))}
          </ul>
        )}
        <div class="switches" role="radiogroup" aria-label={say("smc-watch-title", { name })}>
          {options.map((choice) => {
            const on = selected ? selected === choice.option : false;
            return (
              <button type="button" role="radio" aria-checked={on} class={`switch ${on ? "on" : ""}`} onClick={() => !on && sitting.select(choice)}>
                <i aria-hidden="true" />
                <span>
                  {choice.label.text}
                  <em>{say(`smc-choice-${kindOf(choice)}`)}</em>
                </span>
              </button>
            );
          })}
        </div>
      </div>
      <footer>
        <span class="sp" />
        <button class="btn act big" disabled={!selected || sitting.busy.value} onClick={() => void sitting.confirm()}>
          {sitting.selected.value?.label.text ?? say("smc-watch-choose")}
        </button>
      </footer>
    </div>
  );
}
