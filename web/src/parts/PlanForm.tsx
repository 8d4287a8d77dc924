import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Ref } from "../api";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import type { Group, Plan } from "./planning";
import type { Mood } from "./Pieces";
import { RuleLink } from "./Rules";

/** One part of a plan, as it is read. */
export interface Told {
  what: string; // Attica 3 → Boeotia
  how?: string; // on foot, by ship
  badge?: { text: string; mood: Mood } | null;
  about: Ref[];
  counted: boolean; // whether its number can be changed
  change?: () => void; // takes it up again, to go otherwise
}

/** A plan beside the board: what is planned, what it leads to, what is still free; each part can be changed and dropped, and one button ends it. */
export function PlanList<G extends Group>({
  sitting,
  plan,
  title,
  lead,
  tell,
  ends,
  children,
}: {
  sitting: Sitting;
  plan: Plan<G, any>;
  title: string;
  lead: ComponentChildren;
  tell: (group: G) => Told;
  ends: string; // what the button says
  children?: ComponentChildren; // what it leads to, and what is still free
}) {
  const groups = plan.groups.value;
  const refusal = plan.refusal.value;
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite">
          {title}
        </h2>
        <p class="lab">{lead}</p>
      </div>
      <div class="choices plan" role="group" aria-label={title} data-region="choices">
        {groups.map((group, i) => (
          <Entry sitting={sitting} plan={plan} group={group} number={i + 1} told={tell(group)} />
        ))}
        {refusal && (
          <p class="trouble" role="alert">
            {refusal.message.text} <RuleLink rule={refusal.rule} />
          </p>
        )}
        {children}
      </div>
      <div class="foot do">
        {groups.length > 0 && (
          <button class="btn" onClick={() => plan.clear()}>
            {say("page-clear")}
          </button>
        )}
        <button class="btn act" data-plan-end disabled={sitting.busy.value} onClick={() => void plan.end()}>
          {ends}
        </button>
      </div>
    </>
  );
}

function Entry<G extends Group>({ sitting, plan, group, number, told }: { sitting: Sitting; plan: Plan<G, any>; group: G; number: number; told: Told }) {
  const light = () => (sitting.lit.value = told.about);
  const dim = () => (sitting.lit.value = []);
  const { what, how, badge } = told;
  return (
    <div class={`entry ${plan.fresh.value === group.id ? "on" : ""}`} data-group={`${group.from}-${group.to}`} onMouseEnter={light} onMouseLeave={dim} onFocusIn={light} onFocusOut={dim}>
      <span class="no">{number}</span>
      <span class="what">
        <b>{what}</b>
        {how && <span class="how">{how}</span>}
        {badge && <span class={`bdg ${badge.mood}`}>{badge.text}</span>}
      </span>
      <span class="tools">
        {told.counted && (
          <>
            <button class="btn sm" data-thing={`less-${group.id}`} aria-label={`− ${what}`} disabled={group.n <= 1} onClick={() => plan.change(group.id, group.n - 1)}>
              <Icon name="minus" />
            </button>
            <button class="btn sm" data-thing={`more-${group.id}`} aria-label={`+ ${what}`} disabled={group.n >= plan.most(group)} onClick={() => plan.change(group.id, group.n + 1)}>
              <Icon name="plus" />
            </button>
          </>
        )}
        {told.change && (
          <button class="btn sm" data-thing={`change-${group.id}`} aria-label={say("page-change-group", { what })} onClick={told.change}>
            <Icon name="pencil" />
          </button>
        )}
        <button class="btn sm" data-thing={`drop-${group.id}`} aria-label={say("page-drop", { what })} onClick={() => plan.drop(group.id)}>
          <Icon name="x" />
        </button>
      </span>
    </div>
  );
}

/** One thing that a plan leads to. */
export function Fact({ icon, name, value, mood = "" }: { icon: string; name: string; value: ComponentChildren; mood?: Mood | "" }) {
  return (
    <div class={`fact ${mood}`}>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What was picked up: where it can go. */
export function Picked({ plan, title, help, children, count }: { plan: Plan<any, any>; title: string; help: string; children: ComponentChildren; count?: ComponentChildren }) {
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite">
          {title}
        </h2>
        <p class="lab">{help}</p>
        {count}
      </div>
      <div class="choices" role="group" aria-label={say("page-choices")} data-region="choices">
        {children}
      </div>
      <div class="foot do">
        <button class="btn" onClick={() => plan.pick(null)}>
          {say("page-put-back")} <kbd>Esc</kbd>
        </button>
      </div>
    </>
  );
}

/** The keys of a plan, as long as one plans: a board's form calls it, whichever of the two lists it shows. */
export function usePlanKeys(plan: Plan<any, any>): void {
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
      if (!plan.means(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, [plan]);
}
