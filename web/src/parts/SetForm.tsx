import type { ComponentChildren } from "preact";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { RuleLink } from "./Rules";
import type { SetChoice } from "./sets";

/** The same set as on the board, as a list: a running sum, a row for each thing, and the button always in sight. */
export function SetForm({
  sitting,
  set,
  title,
  lead,
  unit,
  after,
  does,
}: {
  sitting: Sitting;
  set: SetChoice;
  title: string;
  lead?: ComponentChildren;
  unit: (n: number) => string;
  after?: ComponentChildren;
  does?: string; // what the button says
}) {
  const read = set.reading.value;
  const decision = sitting.live.table.value?.decision;
  if (!read || !decision) return null;
  const [sum, why] = [set.sum.value, set.why.value];
  const missing = Math.max(0, read.least - sum);
  const bars = read.most <= 40 ? read.most : 0;
  const ready = set.fits.value && !why && !sitting.busy.value;
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite">
          {title}
        </h2>
        <p class="lab">
          {lead} {decision.rule && <RuleLink rule={decision.rule} />}
        </p>
      </div>
      <div class="running">
        <b class="big">{sum}</b>
        <span class="of" aria-live="polite">
          {read.most < Infinity ? say("page-sum-of", { n: read.most, unit: unit(read.most) }) : read.least > 0 && say("page-sum-at-least", { n: read.least })}
          {missing > 0 && <b class="dn">{say("page-to-go", { n: missing })}</b>}
        </span>
        <span class="sp" />
        <button class="btn sm" onClick={set.clear}>
          {say("page-clear")}
        </button>
      </div>
      {bars > 0 && (
        <div class={`bars ${read.sign === "−" ? "bad" : ""}`} aria-hidden="true">
          {Array.from({ length: bars }, (_, i) => (
            <i class={i < sum ? "f" : ""} />
          ))}
        </div>
      )}
      <div class="choices space" role="group" aria-label={say("page-choices")} data-region="choices">
        {read.items.map((item, i) => {
          const n = set.amounts.value[i] ?? 0;
          const light = () => (sitting.lit.value = [item.about]);
          const dim = () => (sitting.lit.value = []);
          if (!item.bound) return null;
          return (
            <div class={`setrow ${n ? "on" : ""}`} onMouseEnter={light} onMouseLeave={dim} onFocusIn={light} onFocusOut={dim}>
              {item.bound === 1 ? (
                <label class="ttl">
                  <input type="checkbox" data-thing={`item-${i}`} aria-label={item.name} checked={n > 0} onChange={() => set.set(i, n ? 0 : 1)} /> {item.name}
                  {item.worth > 1 && <b class="worth">{item.worth}</b>}
                </label>
              ) : (
                <>
                  <span class="ttl">{item.name}</span>
                  {item.note && <span class="lab">{item.note}</span>}
                  <button class="btn sm" data-thing={`less-${i}`} aria-label={`− ${item.name}`} disabled={!n} onClick={() => set.set(i, n - 1)}>
                    <Icon name="minus" />
                  </button>
                  <output>
                    {n}/{item.bound}
                  </output>
                  <button class="btn sm" data-thing={`more-${i}`} aria-label={`+ ${item.name}`} disabled={!set.takes(i)} onClick={() => set.set(i, n + 1)}>
                    <Icon name="plus" />
                  </button>
                </>
              )}
            </div>
          );
        })}
        {after}
      </div>
      <div class="space foot">
        {why && (
          <p class="trouble">
            {why.message.text} <RuleLink rule={why.rule} />
          </p>
        )}
        <div class="do">
          {read.proposal && (
            <button class="btn" onClick={set.propose}>
              {say("page-propose")}
            </button>
          )}
          <button class="btn act" disabled={!ready} onClick={() => void sitting.play(set.option.value!)}>
            {missing > 0 ? say("page-to-go", { n: missing }) : (does ?? say("page-do-it"))}
          </button>
        </div>
      </div>
    </>
  );
}
