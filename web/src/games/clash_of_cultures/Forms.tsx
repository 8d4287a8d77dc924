import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { type Choice, type Option, type Space, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { type Currency, PaymentForm } from "../../parts/PaymentForm";
import { RuleLink } from "../../parts/Rules";
import { listed } from "../../parts/Thing";
import { Consequences } from "../../table/Consequences";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { board, cityAt, faces, GOOD_CLASS, GOODS, me, regionThatWay, spaceName, UNITS } from "./facts";
import { geometryOf } from "./geometry";
import { harvestOf } from "./harvest";
import { Good, Price } from "./Price";
import { countsName } from "./names";
import { raisingOf } from "./raising";
import { looking } from "./state";
import { Terrain } from "./Terrain";

/** The frame of a form: the question, what is chosen, and the button always in sight. */
function Asking({
  sitting,
  title,
  lead,
  children,
  option,
  ready = true,
  act,
}: {
  sitting: Sitting;
  title: string;
  lead?: ComponentChildren;
  children: ComponentChildren;
  option: Option | null;
  ready?: boolean;
  act: string;
}) {
  const decision = sitting.live.table.value!.decision!;
  const key = JSON.stringify(option);
  useEffect(() => {
    if (option) void sitting.look([option]);
  }, [key]);
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite" tabIndex={-1}>
          {title}
        </h2>
        <p class="lab">
          {lead} {decision.rule && <RuleLink rule={decision.rule} />}
        </p>
      </div>
      <div class="choices space" role="group" aria-label={say("page-choices")} data-region="choices">
        {children}
        {option && <Consequences sitting={sitting} option={option} />}
      </div>
      <div class="foot do">
        <button class="btn act" disabled={!option || !ready || sitting.busy.value} onClick={() => option && void sitting.play(option)}>
          {act}
        </button>
      </div>
    </>
  );
}

/** What a good would be, within its limit. */
export function After({ sitting, gains }: { sitting: Sitting; gains: number[] }) {
  const p = me(sitting)!;
  const limits = board(sitting).limits[p.seat]!;
  return (
    <dl class="purse">
      {gains.map((n, good) => {
        if (good > 6 || (!n && good > 4)) return null;
        const [held, most] = [p.goods[good]!, limits[good] ?? 0];
        const then = good < 5 ? Math.max(held, Math.min(most, held + n)) : held + n;
        return (
          <div class={n ? "comes" : ""}>
            <dt>
              <Good good={good} /> {faces(sitting).good[good]!.name}
            </dt>
            <dd>
              {most > 0 && (
                <span class="pips" aria-hidden="true">
                  {Array.from({ length: most }, (_, i) => (
                    <i class={i < held ? "has" : i < then ? "new" : ""} />
                  ))}
                </span>
              )}
              <b class={n ? (then < held + n ? "ca" : "up") : ""}>{n ? `${held} → ${then}` : held}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What a city collects: a row for each space, on the map the same; wishes as presets; what it comes to. */
export function HarvestForm({ sitting }: { sitting: Sitting }) {
  const harvest = harvestOf(sitting);
  const space = harvest.space.value;
  const facts = board(sitting).collect;
  if (!space || !facts) return null;
  const { terrain, good } = faces(sitting);
  const view = sitting.view.value!;
  const places = facts.picks.map(([s]) => s);
  const goods = [...new Set(space.pairs.map(([, g]) => g))].sort();
  return (
    <Asking
      sitting={sitting}
      title={say("coc-collect-in", { space: spaceName(sitting, facts.city) })}
      lead={say("coc-spaces-of", { n: harvest.total, of: space.limit })}
      option={harvest.option.value}
      act={say("coc-collect-n", { n: harvest.total })}
    >
      {places.map((at) => {
        const pairs = harvest.at(at);
        const taken = pairs.some((i) => harvest.amounts.value[i]);
        const light = () => (sitting.lit.value = [{ kind: "space", value: at }]);
        return (
          <div class={`pickrow ${taken ? "on" : ""}`} role="group" aria-label={spaceName(sitting, at)} onMouseEnter={light} onMouseLeave={() => (sitting.lit.value = [])}>
            <span class="ttl">
              <b>{spaceName(sitting, at)}</b> {terrain[view.terrain[at]]?.name}
            </span>
            <span class="seg">
              {pairs.map((i) => {
                const g = space.pairs[i]![1];
                const on = (harvest.amounts.value[i] ?? 0) > 0;
                return (
                  <button
                    type="button"
                    data-thing={`pick-${at}-${g}`}
                    class={on ? "on" : ""}
                    aria-pressed={on}
                    aria-label={`${spaceName(sitting, at)}: ${good[g]!.name}`}
                    onClick={() => harvest.choose(i)}
                  >
                    <Good good={g} /> {space.each > 1 && on && harvest.amounts.value[i]}
                  </button>
                );
              })}
            </span>
            {space.each > 1 && (
              <span class="seg">
                <button type="button" data-thing={`less-${at}`} aria-label={`− ${spaceName(sitting, at)}`} onClick={() => harvest.more(pairs.find((i) => harvest.amounts.value[i]) ?? pairs[0]!, -1)}>
                  −
                </button>
                <button type="button" data-thing={`more-${at}`} aria-label={`+ ${spaceName(sitting, at)}`} onClick={() => harvest.more(pairs.find((i) => harvest.amounts.value[i]) ?? pairs[0]!, 1)}>
                  +
                </button>
              </span>
            )}
          </div>
        );
      })}
      {goods.length > 1 && (
        <div class="presets" role="group" aria-label={say("coc-choose-for-me")}>
          <span class="lab">{say("coc-choose-for-me")}</span>
          {goods.map((g) => (
            <button class="btn sm" data-thing={`most-${g}`} onClick={() => harvest.fill(g)}>
              <Good good={g} /> {good[g]!.name}
            </button>
          ))}
        </div>
      )}
      <After sitting={sitting} gains={harvest.gains} />
      {facts.barred.length > 0 && (
        <p class="lab barred">
          {say("page-not-now")}:{" "}
          {facts.barred.map(([at, blocked]) => `${spaceName(sitting, at)} (${say(!blocked ? "coc-needs-advance" : cityAt(sitting, at) ? "coc-has-city" : "coc-blocked")})`).join(", ")}{" "}
          <RuleLink rule="COC-5.3.8" />
        </p>
      )}
    </Asking>
  );
}

interface LevySpace extends Space {
  kinds: string[];
  bounds: number[];
  limit: number;
}

/** Whom a city recruits: so many of each kind, what each costs, how many there may be. */
export function LevyForm({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const space = table.decision!.space as LevySpace;
  const facts = board(sitting).recruit!;
  const [amounts, setAmounts] = useState<number[]>([]);
  const [possible, setPossible] = useState(true);
  useEffect(() => setAmounts(space.kinds.map(() => 0)), [table.version]);
  const option: Option | null = amounts.some((n) => n) ? ["levy", amounts] : null;
  useEffect(() => {
    if (!option) return;
    let here = true;
    void sitting.wonder([option]).then(() => here && setPossible(sitting.reasonsFor([option]).length === 0));
    return () => void (here = false);
  }, [JSON.stringify(option)]);
  const sum = amounts.reduce((a, b) => a + b, 0);
  const set = (i: number, n: number) => setAmounts(amounts.map((old, j) => (i === j ? Math.max(0, Math.min(space.bounds[i]!, n)) : old)));
  const names = [...faces(sitting).unit.map((face) => face.name), say("coc-card")];
  const reasons = option ? sitting.reasonsFor([option]) : [];
  return (
    <Asking
      sitting={sitting}
      title={say("coc-recruit-in", { space: spaceName(sitting, facts.city) })}
      lead={say("coc-units-of", { n: sum, of: space.limit })}
      option={option}
      ready={possible && !reasons.length}
      act={say("coc-recruit-n", { n: sum })}
    >
      {space.bounds.map((bound, i) =>
        bound > 0 ? (
          <div class={`pickrow ${amounts[i] ? "on" : ""}`} role="group" aria-label={names[i]}>
            <Icon name={UNITS[i] ?? "cards"} />
            <span class="ttl">{names[i]}</span>
            <span class="cost">{facts.prices[i] && <Price goods={facts.prices[i]!.slice(0, 8)} />}</span>
            <button class="btn sm" data-thing={`less-${i}`} aria-label={`− ${names[i]}`} disabled={!amounts[i]} onClick={() => set(i, (amounts[i] ?? 0) - 1)}>
              <Icon name="minus" />
            </button>
            <output>{amounts[i] ?? 0}</output>
            <button class="btn sm" data-thing={`more-${i}`} aria-label={`+ ${names[i]}`} disabled={sum >= space.limit || (amounts[i] ?? 0) >= bound} onClick={() => set(i, (amounts[i] ?? 0) + 1)}>
              <Icon name="plus" />
            </button>
          </div>
        ) : null,
      )}
      {reasons.map((reason) => (
        <p class="trouble">
          {reason.text} {reason.rule && <RuleLink rule={reason.rule} />}
        </p>
      ))}
    </Asking>
  );
}

/** Which cities become happier, and by how much; a level costs as many mood tokens as the city is large. */
export function HappyForm({ sitting }: { sitting: Sitting }) {
  const { mood } = faces(sitting);
  const raising = raisingOf(sitting);
  const [cost, budget] = [raising.cost.value, raising.budget.value];
  const others = sitting.choices.value.filter(({ option: [verb] }) => verb !== "raise");
  return (
    <Asking
      sitting={sitting}
      title={sitting.live.table.value!.decision!.prompt.text}
      lead={say("coc-mood-of", { n: cost, of: budget })}
      option={raising.option.value}
      ready={cost <= budget}
      act={say("coc-raise-for", { n: cost })}
    >
      {raising.cities.value.map(([space, size]) => {
        const [n, now, name] = [raising.at(space), raising.mood(space), spaceName(sitting, space)];
        return (
          <div
            class={`pickrow ${n ? "on" : ""}`}
            role="group"
            aria-label={name}
            onMouseEnter={() => (sitting.lit.value = [{ kind: "space", value: space }])}
            onMouseLeave={() => (sitting.lit.value = [])}
          >
            <span class="ttl">
              <b>{name}</b> {mood[now]!.name} {n > 0 && `→ ${mood[now + n]!.name}`}
            </span>
            <span class="cost">
              {size} <Good good={5} />
            </span>
            <button class="btn sm" data-thing={`less-${space}`} aria-label={`− ${name}`} disabled={!n} onClick={() => raising.set(space, n - 1)}>
              <Icon name="minus" />
            </button>
            <output>{n}</output>
            <button class="btn sm" data-thing={`more-${space}`} aria-label={`+ ${name}`} disabled={!raising.takes(space)} onClick={() => raising.set(space, n + 1)}>
              <Icon name="plus" />
            </button>
          </div>
        );
      })}
      {others.map((choice) => (
        <button class="ch" data-thing={JSON.stringify(choice.option)} onClick={() => void sitting.play(choice.option)}>
          <Icon name="right" />
          <span class="ttl">{choice.label.text}</span>
        </button>
      ))}
    </Asking>
  );
}

/** A price paid unit by unit, with the signs of the goods. */
export function PayForm({ sitting }: { sitting: Sitting }) {
  const p = me(sitting);
  const limits = p ? board(sitting).limits[p.seat]! : [];
  const kinds: Currency[] = faces(sitting).good.map(({ name }, g) => ({ name, icon: GOODS[g], class: GOOD_CLASS[g], most: limits[g] }));
  return <PaymentForm sitting={sitting} kinds={kinds} lead={<PaidFor sitting={sitting} />} />;
}

/** What the price is for: an advance, a building or wonder and its city, units. */
function PaidFor({ sitting }: { sitting: Sitting }) {
  const step = (sitting.view.value!.stack ?? []).at(-1) as { is: string; purpose?: string; subject?: number; city?: number; counts?: number[] } | undefined;
  if (!step) return null;
  const { advance, building, wonder } = faces(sitting);
  const place = spaceName(sitting, step.city ?? -1);
  if (step.is === "Pay") return <b>{listed({ advance, building, wonder }[step.purpose!]?.[step.subject!]?.name, step.purpose !== "advance" && place)}</b>;
  return step.counts ? <b>{listed(countsName(sitting, step.counts.slice(0, UNITS.length)), place)}</b> : null;
}

/** How a region may lie: both ways as they would look. */
export function OrientForm({ sitting }: { sitting: Sitting }) {
  const { rule, prompt } = sitting.live.table.value!.decision!;
  const { turned } = looking(sitting);
  useEffect(() => () => void (turned.value = null), []);
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite" tabIndex={-1}>
          {prompt.text}
        </h2>
        <p class="lab">
          {say("coc-orient-help")} {rule && <RuleLink rule={rule} />}
        </p>
      </div>
      <div class="choices orients" role="group" aria-label={say("page-choices")} data-region="choices">
        {sitting.choices.value.map((choice: Choice, i) => (
          <button
            class="ch"
            data-thing={`orient-${i}`}
            data-option={JSON.stringify(choice.option)}
            aria-pressed={!!sitting.selected.value && same(sitting.selected.value.option, choice.option)}
            onClick={() => sitting.select(choice)}
            onMouseEnter={() => (turned.value = choice.option[1] as number)}
            onMouseLeave={() => (turned.value = null)}
            onFocus={() => (turned.value = choice.option[1] as number)}
            onBlur={() => (turned.value = null)}
          >
            <Region tiles={regionThatWay(sitting, choice.option[1] as number).map(([, terrain]) => terrain)} />
            <span class="ttl">{choice.label.text}</span>
          </button>
        ))}
      </div>
      <div class="foot do">
        <button class="btn act" disabled={!sitting.selected.value || sitting.busy.value} onClick={() => void sitting.confirm()}>
          {say("page-do-it")}
        </button>
      </div>
    </>
  );
}

/** Four spaces as they lie: top, left, right, bottom. */
function Region({ tiles }: { tiles: number[] }) {
  const geometry = geometryOf(REGION);
  return (
    <svg class="region map" viewBox={`0 0 ${geometry.size.w} ${geometry.size.h}`} aria-hidden="true">
      <Terrain geometry={geometry} terrain={tiles} taken={[]} unknown="" />
    </svg>
  );
}

const REGION = {
  at: [
    [0, 1, 0],
    [1, 0, 1],
    [2, 2, 0],
    [3, 1, 1],
  ] as [number, number, number][],
  cells: [[0, 1, 2, 3]],
  near: [
    [1, 2, 3],
    [0, 3],
    [0, 3],
    [0, 1, 2],
  ],
};
