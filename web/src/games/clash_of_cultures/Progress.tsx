import { Icon } from "../../parts/Icon";
import { say } from "../../words";
import type { Goal } from "./facts";

const MOST = 6; // pips that are drawn

/** In words: 2 of 4; where nothing is counted, whether it is met or waits for its moment. */
export function progressOf(goal: Goal | undefined): string {
  if (goal?.count) return say("coc-progress", { n: goal.count[0], of: goal.count[1] });
  return goal?.met == null ? say("coc-at-once") : say(goal.met ? "coc-met" : "coc-not-met");
}

/** How far an objective is: a pip for each thing it counts. */
export function Progress({ goal }: { goal: Goal | undefined }) {
  const [have, need] = goal?.count ?? [goal?.met ? 1 : 0, 1];
  return (
    <span class={`pg ${goal?.met ? "ok" : ""}`}>
      {!goal?.count && goal?.met == null ? null : need <= MOST ? (
        Array.from({ length: need }, (_, i) => <u class={i < have ? "f" : ""} />)
      ) : (
        <u class="bar" style={{ "--part": `${(100 * Math.min(have, need)) / need}%` }} />
      )}{" "}
      {progressOf(goal)} {goal?.met && <Icon name="ok" />}
    </span>
  );
}
