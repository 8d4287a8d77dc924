import { useState } from "preact/hooks";
import { type Choice, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { question } from "./dialogs";
import { board, cardsOf, countOf, faces, me, players, playerName, points } from "./facts";
import { Owner } from "./Owner";
import { Progress } from "./Progress";

const STEPS = ["objectives", "advance", "cards", "raze", "government", "first"];

/** Objectives that can be completed now: every card of mine with both halves, what is met, and how the others stand. */
export function Objectives({ sitting }: { sitting: Sitting }) {
  const decision = question(sitting);
  const [aside, setAside] = useState(-1);
  const version = sitting.live.table.value!.version;
  const player = me(sitting);
  if (!decision || !player || !["objectives", "instant-objective"].includes(decision.what)) return null;
  const status = decision.what === "objectives";
  const title = status ? say("coc-goals-end", { age: sitting.view.value!.age }) : say("coc-goals-now");
  if (aside === version)
    return (
      <button class="btn act over-back" onClick={() => setAside(-1)}>
        {title}
      </button>
    );
  const pass = sitting.fitting(([verb]) => verb === "pass");
  return (
    <div class="coc-room" data-dialog="objectives">
      <section class="panel goals" aria-label={title}>
        <header>
          <h2>{title}</h2>
          {status && (
            <ol class="steps" aria-label={say("page-phases")}>
              {STEPS.map((step, i) => (
                <li class={i === 0 ? "on" : ""} aria-current={i === 0 ? "step" : undefined}>
                  {say(`coc-goals-step-${step}`)}
                </li>
              ))}
            </ol>
          )}
          <span class="sp" />
          <button class="btn quiet" aria-label={say("page-look-at-board")} onClick={() => setAside(version)}>
            <Icon name="x" />
          </button>
        </header>
        <div class="bd">
          <div class="goalcards" data-region="goals" role="group" aria-label={say("coc-goals-your-cards")}>
            {cardsOf(player.objectives).map((card) => (
              <GoalCard key={card} sitting={sitting} card={card} />
            ))}
          </div>
          <table class="tbl">
            <thead>
              <tr>
                <th scope="col">{say("page-player")}</th>
                <th scope="col">{say("coc-goals-completed")}</th>
                <th scope="col">{say("coc-goals-in-hand")}</th>
                <th scope="col">{say("coc-victory-points")}</th>
              </tr>
            </thead>
            <tbody>
              {players(sitting).map((p) => (
                <tr class={p.seat === player.seat ? "me" : ""}>
                  <td>
                    <span class="who">
                      <Owner sitting={sitting} owner={p.seat} /> {playerName(sitting, p.seat)}
                    </span>
                  </td>
                  <td>{p.completed_as.map((goal) => faces(sitting).objective[goal]!.name).join(", ") || "–"}</td>
                  <td>{countOf(p.objectives)}</td>
                  <td>{points(board(sitting).halves[p.seat] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <footer>
          <span class="mut">
            {decision.prompt.text} <RuleLink rule={decision.rule} />
          </span>
          <span class="sp" />
          {pass.length > 0 && (
            <button class="btn big" disabled={sitting.busy.value} onClick={() => sitting.select(pass[0]!)} aria-pressed={pressed(sitting, pass)}>
              {say(pressed(sitting, pass) ? "coc-goals-sure" : "coc-goals-no-more")}
            </button>
          )}
        </footer>
      </section>
    </div>
  );
}

const pressed = (sitting: Sitting, choices: Choice[]) => choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));

/** A card: one of its halves counts. */
function GoalCard({ sitting, card }: { sitting: Sitting; card: number }) {
  const { objective, objective_card } = faces(sitting);
  const known = board(sitting).objectives?.find(([held]) => held === card)?.[1];
  return (
    <article class="goalcard" {...refsOf([{ kind: "objective_card", value: card }])}>
      <p class="band">
        <Icon name="laurels" /> {say("coc-goals-one-half")}
      </p>
      {objective_card[card]!.map((half, i) => {
        const choices = sitting.fitting(([verb, of, goal]) => verb === "complete" && of === card && goal === half);
        const met = choices.length > 0 || known?.[i]?.met === true;
        const count = known?.[i]?.count;
        const at_once = objective[half]!.timing === "instant";
        return (
          <section class={`half ${choices.length ? "open" : ""}`} {...refsOf([{ kind: "objective", value: half }])}>
            <h3>
              {objective[half]!.name} <span class="tag">{say(`coc-goals-${objective[half]!.timing.replaceAll("_", "-")}`)}</span>
            </h3>
            <p>{objective[half]!.text.join(" ")}</p>
            <p class={`met ${met ? "yes" : "no"}`}>
              <Icon name={met ? "ok" : "x"} /> {say(met ? "coc-goals-met" : at_once ? "coc-goals-not-its-moment" : "coc-goals-not-met")}
              {count && <Progress goal={{ count, met: null }} />}
            </p>
            {choices.length > 0 && (
              <button
                class={`btn ${pressed(sitting, choices) ? "act" : ""}`}
                data-thing={`complete-${card}-${half}`}
                disabled={sitting.busy.value}
                aria-pressed={pressed(sitting, choices)}
                onClick={() => sitting.select(choices[0]!)}
              >
                {say(pressed(sitting, choices) ? "coc-goals-do" : "coc-goals-complete")}
              </button>
            )}
          </section>
        );
      })}
    </article>
  );
}
