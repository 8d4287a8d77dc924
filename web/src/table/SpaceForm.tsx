import { useEffect, useState } from "preact/hooks";
import { api, type Choice, type Json, type Option, type Refusal, type Space } from "../api";
import { Icon } from "../parts/Icon";
import { isPayment } from "../parts/payment";
import { currencies, PayButton, Payment } from "../parts/PaymentForm";
import { RuleLink } from "../parts/Rules";
import { language } from "../settings";
import { say } from "../words";
import type { Sitting } from "./sitting";

/** A set choice in one dialog: tick some of these, or say how many of each. */
export function SpaceForm({ sitting, space }: { sitting: Sitting; space: Space }) {
  if (space.space === "one of") return <OneOf sitting={sitting} space={space} />;
  if (space.space === "subset") return <Subset sitting={sitting} space={space} />;
  if (space.space === "amounts") return <Amounts sitting={sitting} space={space} />;
  if (isPayment(space)) return <Paid sitting={sitting} />;
  return <p class="lab">{say("page-use-the-board")}</p>;
}

function OneOf({ sitting, space }: { sitting: Sitting; space: Space }) {
  return (
    <>
      {space.parts?.map((part) =>
        Array.isArray(part) ? (
          part.map((choice: Choice) => (
            <button class="ch" data-option={JSON.stringify(choice.option)} onClick={() => sitting.select(choice)} aria-pressed={sitting.selected.value === choice}>
              <Icon name="right" />
              <span class="ttl">{choice.label.text}</span>
              {sitting.selected.value === choice && <kbd>Enter</kbd>}
            </button>
          ))
        ) : (
          <SpaceForm sitting={sitting} space={part} />
        ),
      )}
    </>
  );
}

function Paid({ sitting }: { sitting: Sitting }) {
  return (
    <div class="space">
      <Payment sitting={sitting} kinds={currencies(sitting)} />
      <div class="do">
        <PayButton sitting={sitting} />
      </div>
    </div>
  );
}

/** What the board fills in first. */
function proposed(sitting: Sitting, space: Space): Json[] | null {
  const option = sitting.module.value?.proposes?.(sitting);
  return option?.[0] === space.verb && Array.isArray(option?.[1]) ? option[1] : null;
}

const howMany = (some: string, exactly: string, lo: number, hi: number) => (lo === hi ? say(exactly, { n: lo }) : say(some, { lo, hi }));

function Subset({ sitting, space }: { sitting: Sitting; space: Space }) {
  const items = space.items ?? [];
  const [taken, setTaken] = useState<boolean[]>([]);
  const first = proposed(sitting, space); // the board may come later than the question
  useEffect(() => {
    setTaken(items.map((item) => items.length <= (space.lo ?? 0) || !!first?.includes(item))); // where all are needed, all are taken
  }, [sitting.live.table.value?.version, String(first)]);
  const chosen = items.filter((_, i) => taken[i]);
  const fits = chosen.length >= (space.lo ?? 0) && chosen.length <= (space.hi ?? items.length);
  return (
    <div class="space">
      <p class="lab">{howMany("page-pick-some", "page-pick-exactly", space.lo ?? 0, space.hi ?? items.length)}</p>
      {items.map((_, i) => (
        <label class="ch">
          <input type="checkbox" checked={!!taken[i]} onChange={() => setTaken(taken.map((t, j) => (i === j ? !t : t)))} />
          <span class="ttl">{space.labels?.[i]?.text ?? String(items[i])}</span>
        </label>
      ))}
      <Hand sitting={sitting} option={[space.verb!, chosen as Json[]]} fits={fits} count={`${chosen.length} / ${space.hi}`} />
    </div>
  );
}

function Amounts({ sitting, space }: { sitting: Sitting; space: Space }) {
  const bounds = space.bounds ?? [];
  const [amounts, setAmounts] = useState<number[]>([]);
  const first = proposed(sitting, space);
  useEffect(() => setAmounts(bounds.map((_, i) => Number(first?.[i] ?? 0))), [sitting.live.table.value?.version, String(first)]);
  const sum = amounts.reduce((a, b) => a + b, 0);
  const fits = amounts.length === bounds.length && sum >= (space.lo ?? 0) && sum <= (space.hi ?? Infinity);
  const set = (i: number, n: number) => setAmounts(amounts.map((a, j) => (i === j ? Math.max(0, Math.min(bounds[i]!, n)) : a)));
  if (space.hi === 0)
    return (
      <div class="space">
        <p class="lab">{say("page-nothing-to-choose")}</p>
        <Hand sitting={sitting} option={[space.verb!, amounts]} fits={fits} />
      </div>
    );
  return (
    <div class="space">
      <p class="lab">{howMany("page-divide", "page-divide-exactly", space.lo ?? 0, space.hi ?? 0)}</p>
      {bounds.map((bound, i) => bound > 0 && <Counter name={space.labels?.[i]?.text ?? String(i)} n={amounts[i] ?? 0} most={bound} full={sum >= (space.hi ?? Infinity)} set={(n) => set(i, n)} />)}
      <Hand sitting={sitting} option={[space.verb!, amounts]} fits={fits} count={String(sum)} />
    </div>
  );
}

/** How many of one thing; no more when the whole is full. */
export function Counter({ name, n, most, full = false, set }: { name: string; n: number; most: number; full?: boolean; set: (n: number) => void }) {
  return (
    <div class="ch amount">
      <span class="ttl">{name}</span>
      <button class="btn sm" aria-label={`− ${name}`} disabled={n <= 0} onClick={() => set(n - 1)}>
        <Icon name="minus" />
      </button>
      <output>
        {n}/{most}
      </output>
      <button class="btn sm" aria-label={`+ ${name}`} disabled={n >= most || full} onClick={() => set(n + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** The button under a set choice: asks the engine first whether the set will do. */
export function Hand({ sitting, option, fits, count, label }: { sitting: Sitting; option: Option; fits: boolean; count?: string; label?: string }) {
  const [why, setWhy] = useState<Refusal | null>(null);
  const key = JSON.stringify(option);
  useEffect(() => {
    setWhy(null);
    if (!fits || !sitting.me) return;
    let current = true;
    const ask = setTimeout(() => {
      api.whyNot(sitting.id, [option], sitting.me!.token, language.value).then(
        ({ answers }) => current && setWhy(answers[0]?.refusal ?? null),
        () => undefined,
      );
    }, 120);
    return () => {
      current = false;
      clearTimeout(ask);
    };
  }, [key, fits, language.value]);
  return (
    <div class="do">
      {why && (
        <p class="trouble">
          {why.message.text} <RuleLink rule={why.rule} />
        </p>
      )}
      <button class="btn act" disabled={!fits || !!why || sitting.busy.value} onClick={() => void sitting.play(option)}>
        {label ?? say("page-do-it")} {count && `· ${count}`}
      </button>
    </div>
  );
}
