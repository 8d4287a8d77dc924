import { type Choice, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Consequences } from "../../table/Consequences";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type Attempt, dialogs, question } from "./dialogs";
import { BUILDINGS, faces, spaceName } from "./facts";
import { ownerName } from "./names";
import { Owner } from "./Owner";
import { looking } from "./state";

/** Whether I choose what to influence now. */
export const influencing = (sitting: Sitting): boolean => question(sitting)?.what === "influence" && !!dialogs(sitting).influence;

/** The attempt that is looked at, and from where one would try. */
function tried(sitting: Sitting): { chosen: Attempt | undefined; source: number } {
  const attempts = dialogs(sitting).influence?.attempts ?? [];
  const selected = sitting.selected.value?.option;
  const chosen = attempts.find((a) => selected && same(selected, ["attempt", a.kind, a.source, a.target]));
  return { chosen, source: chosen?.source ?? looking(sitting).source.value ?? attempts[0]?.source ?? -1 };
}

export interface InfluenceSight {
  source: number;
  range: number;
  reach: number[];
  target: number | null;
  marks: { space: number; text: string; on: boolean }[];
}

/** What the map shows: how far the range goes, and beside each city the distance and what it costs. */
export function influenceSight(sitting: Sitting): InfluenceSight | null {
  const facts = influencing(sitting) ? dialogs(sitting).influence : null;
  if (!facts) return null;
  const { chosen, source } = tried(sitting);
  const [, range = 0, reach = []] = facts.sources.find(([space]) => space === source) ?? [];
  const marks = facts.attempts
    .filter((a) => a.source === source)
    .map(({ target, distance, range, price }) => ({
      space: target,
      text: price ? say("coc-influence-mark-dear", { n: distance, range, price }) : say("coc-influence-mark", { n: distance, range }),
      on: chosen?.target === target,
    }));
  return { source, range, reach, target: chosen?.target ?? null, marks };
}

const choiceOf = (sitting: Sitting, attempt: Attempt): Choice | undefined => sitting.choices.value.find((c) => same(c.option, ["attempt", attempt.kind, attempt.source, attempt.target]));

/** From where, whom, and the chance by the culture one would add: then the die. */
export function InfluenceForm({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting);
  const facts = dialogs(sitting).influence;
  const selected = sitting.selected.value?.option;
  if (!decision || !facts) return null;
  const { chosen, source } = tried(sitting);
  const sources = facts.sources.filter(([space]) => facts.attempts.some((a) => a.source === space));
  const idle = facts.sources.filter(([space]) => !facts.attempts.some((a) => a.source === space));
  const targets = facts.attempts.filter((a) => a.source === source);
  const pick = (attempt: Attempt) => {
    const choice = choiceOf(sitting, attempt);
    if (choice && !(selected && same(selected, choice.option))) sitting.select(choice);
  };
  const from = (space: number) => {
    looking(sitting).source.value = space;
    const same_target = facts.attempts.find((a) => a.source === space && a.target === chosen?.target && a.kind === chosen?.kind);
    if (same_target) pick(same_target);
    else sitting.forget();
  };
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite" tabIndex={-1}>
          {chosen ? say("coc-influence-on", { space: spaceName(sitting, chosen.target) }) : decision.prompt.text}
        </h2>
        <p class="lab">
          {say("coc-influence-once")} <RuleLink rule="COC-5.7.5" />
        </p>
      </div>
      <div class="choices space coc-influence" role="group" aria-label={say("page-choices")} data-region="choices" data-dialog="influence">
        <h3 class="grp">{say("coc-influence-from")}</h3>
        <div class="row wrap">
          {sources.map(([space, range]) => (
            <button
              class={`btn sm ${space === source ? "on" : ""}`}
              data-thing={`from-${space}`}
              aria-pressed={space === source}
              onClick={() => from(space)}
              {...refsOf([{ kind: "space", value: space }])}
            >
              {say("coc-influence-source", { space: spaceName(sitting, space), range })}
            </button>
          ))}
        </div>
        <h3 class="grp">{say("coc-influence-whom")}</h3>
        {targets.map((attempt) => (
          <button
            class="ch"
            data-thing={`target-${attempt.kind}-${attempt.target}`}
            data-option={JSON.stringify(["attempt", attempt.kind, attempt.source, attempt.target])}
            aria-pressed={attempt === chosen}
            onClick={() => pick(attempt)}
            {...refsOf([{ kind: "space", value: attempt.target }])}
          >
            {attempt.owner >= 0 && <Owner sitting={sitting} owner={attempt.owner} size={16} />}
            <span class="ttl">
              {choiceOf(sitting, attempt)?.label.text}
              <span class="lab">
                {say("coc-influence-far", { n: attempt.distance, range: attempt.range })}
                {attempt.price > 0 && ` · ${say("coc-influence-price", { n: attempt.price })}`}
              </span>
            </span>
            <b class="num">{attempt.chances[0]} %</b>
          </button>
        ))}
        {chosen && (
          <>
            <h3 class="grp">
              {say("coc-influence-chance")} <span class="cnt">{say("coc-influence-have", { n: facts.culture })}</span>
            </h3>
            <div class="bars5">
              {chosen.chances.map((n, boost) => (
                <div>
                  <i aria-hidden="true">
                    <b style={{ height: `${n}%` }} />
                  </i>
                  <b>{n} %</b>
                  <span>{boost ? say("coc-influence-up-to", { n: boost }) : say("coc-influence-die")}</span>
                </div>
              ))}
            </div>
            <p class="lab">
              {say(chosen.bars ? "coc-influence-barred" : "coc-influence-exactly")} <RuleLink rule={chosen.bars ? "COC-5.7.10" : "COC-5.7.3"} />
            </p>
            {chosen.buildings.length > 0 && (
              <>
                <h3 class="grp">{say("coc-influence-then")}</h3>
                <div class="row wrap">
                  {chosen.buildings.map((kind) => (
                    <span class="chip" {...refsOf([{ kind: "building", value: kind }])}>
                      <Icon name={BUILDINGS[kind]!} /> {faces(sitting).building[kind]!.name}
                    </span>
                  ))}
                </div>
                <p class="lab">{say("coc-influence-points", { name: ownerName(sitting, chosen.owner) })}</p>
              </>
            )}
            <Consequences sitting={sitting} option={["attempt", chosen.kind, chosen.source, chosen.target]} />
          </>
        )}
        {idle.length > 0 && (
          <div class="ch no">
            <Icon name="lock" />
            <span class="ttl">{idle.map(([space]) => spaceName(sitting, space)).join(", ")}</span>
            <span class="why">
              {say("coc-influence-no-target")} <RuleLink rule="COC-5.7.1" />
            </span>
          </div>
        )}
      </div>
      <div class="space foot">
        <div class="do">
          <button class="btn act" disabled={!chosen || sitting.busy.value} onClick={() => void sitting.confirm()}>
            <span>{say("coc-influence-roll")}</span> <kbd>Enter</kbd>
          </button>
        </div>
      </div>
    </>
  );
}
