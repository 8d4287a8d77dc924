import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Choice, type Option, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { GivingUp } from "../../parts/PlaceMenu";
import { RuleLink } from "../../parts/Rules";
import { Picked } from "../../table/Choices";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { board, CATEGORY, faces, me } from "./facts";
import { CityPanel } from "./CityPanel";
import { Good, Price } from "./Price";
import { icon } from "./lists";
import { looking } from "./state";
import { Actions } from "./Strips";

const CITY = ["collect", "construct", "build-wonder", "recruit"];
const ENDS = ["end-turn", "forfeit", "begin-turn"];
const ACTIONS = ["move-units", "found", "happiness", "influence"];

/** My turn: the actions with their prices, what is free, what cannot be done now and why; and the city one looks at. */
export function TurnForm({ sitting }: { sitting: Sitting }) {
  const decision = sitting.live.table.value!.decision!;
  const p = me(sitting)!;
  const facts = board(sitting);
  const look = looking(sitting);
  const by = (...verbs: string[]) => sitting.fitting((option) => verbs.includes(option[0]));
  const [advances, cities, ends] = [by("advance"), by(...CITY), by(...ENDS)];
  const actions = by(...ACTIONS);
  const harmful = ends.filter((choice) => sitting.harms(choice.option));
  const used = new Set([...advances, ...cities, ...ends, ...actions]);
  const besides = sitting.choices.value.filter((choice) => !used.has(choice));
  const acts = new Set((facts.acting ?? []).map((option) => JSON.stringify(option)));
  const library = by("great-library"); // one choice for each advance: they are opened together
  const free = besides.filter((choice) => !acts.has(JSON.stringify(choice.option)) && !library.includes(choice));
  const further = besides.filter((choice) => acts.has(JSON.stringify(choice.option))); // cards, leaders and advances that use an action
  const able = [...new Set(cities.map((choice) => choice.option[1] as number))];
  const city = look.city.value ?? able[0] ?? p.cities[0] ?? null;
  const cheapest = Math.min(...(facts.advances ?? []).filter((n): n is number => n !== null));
  return (
    <>
      <div class="prompt" data-listed>
        <h2 id="question" aria-live="polite" tabIndex={-1}>
          {decision.prompt.text}
        </h2>
        <p class="lab">
          <Actions n={p.actions} />
          {say("coc-choose-here")} {decision.rule && <RuleLink rule={decision.rule} />}
        </p>
      </div>
      <Picked sitting={sitting} />
      <div class="choices turnform" role="group" aria-label={say("page-choices")} data-region="choices">
        {p.actions > 0 && (
          <Fold
            id="advance"
            icon="sickle"
            name={say("coc-do-advance")}
            note={say("coc-open", { n: advances.length })}
            price={
              advances.length ? (
                <>
                  {cheapest} <Good good={0} /> <Good good={3} />
                </>
              ) : null
            }
            disabled={!advances.length}
            why={() => sitting.explain([], (facts.advances ?? []).flatMap((n, a): Option[] => (n === null ? [] : [["advance", a]])).slice(0, 3))}
            onOpen={() => (look.middle.value = "advances")}
          >
            {advances.map((choice) => (
              <Row
                sitting={sitting}
                choice={choice}
                icon={CATEGORY[faces(sitting).advance[choice.option[1] as number]?.group ?? 0]!}
                price={[facts.advances?.[choice.option[1] as number] ?? 0]}
                label={faces(sitting).advance[choice.option[1] as number]?.name}
              />
            ))}
          </Fold>
        )}
        {p.actions > 0 && (
          <Fold
            id="city"
            icon="city"
            name={say("coc-do-city")}
            note={String(able.length)}
            disabled={!able.length}
            why={() =>
              sitting.explain(
                [],
                p.cities.map((space): Option => ["collect", space]),
              )
            }
          >
            {able.map((space) => (
              <button
                class="ch"
                data-thing={`city-${space}`}
                aria-pressed={city === space}
                onClick={() => (look.city.value = space)}
                onMouseEnter={() => (sitting.lit.value = [{ kind: "space", value: space }])}
                onMouseLeave={() => (sitting.lit.value = [])}
              >
                <Icon name="city" />
                <span class="ttl">{faces(sitting).space[space]}</span>
              </button>
            ))}
          </Fold>
        )}
        {actions.map((choice) => (
          <Row sitting={sitting} choice={choice} icon={ICONS[choice.option[0]] ?? "right"} note={noteOf(sitting, choice)} />
        ))}
        {further.map((choice) => (
          <Row sitting={sitting} choice={choice} icon={icon(choice.option, sitting) ?? "right"} />
        ))}
        {city !== null && p.actions > 0 && <CityPanel sitting={sitting} space={city} />}
        {free.length + library.length > 0 && <div class="grp">{say("coc-free-actions")}</div>}
        {library.length > 0 && (
          <Fold id="library" icon="great-pyramid" name={faces(sitting).wonder.find((face) => face.id === "great_library")!.name} note={String(library.length)} disabled={false} why={() => undefined}>
            {library.map((choice) => (
              <Row sitting={sitting} choice={choice} icon={icon(choice.option, sitting) ?? "right"} />
            ))}
          </Fold>
        )}
        {free.map((choice) => (
          <Row sitting={sitting} choice={choice} icon={icon(choice.option, sitting) ?? "right"} />
        ))}
        {decision.refused.length > 0 && <div class="grp">{say("page-not-now")}</div>}
        {decision.refused.map((no) => (
          <div class="ch no" {...refsOf(no.label.refs)}>
            <Icon name={ICONS[no.option[0]] ?? "lock"} />
            <span class="ttl">{no.label.text}</span>
            <span class="why">
              {no.refusal.message.text} <RuleLink rule={no.refusal.rule} thing={JSON.stringify(no.option)} />
            </span>
          </div>
        ))}
        {harmful.length > 0 && <GivingUp sitting={sitting} />}
        {[...ends.filter((choice) => !harmful.includes(choice)), ...(sitting.givingUp.value ? harmful : [])].map((choice) => (
          <Row sitting={sitting} choice={choice} icon={icon(choice.option, sitting) ?? "ok"} end />
        ))}
      </div>
    </>
  );
}

const ICONS: Record<string, string> = { "move-units": "spartan-helmet", found: "hut", happiness: "happy", influence: "culture", routes: "trade", advance: "sickle" };

/** What one would like to know of an action before it is begun. */
function noteOf(sitting: Sitting, choice: Choice): ComponentChildren {
  const facts = board(sitting);
  if (choice.option[0] === "move-units") return say("coc-up-to-groups", { n: 3 });
  if (choice.option[0] === "influence" && facts.influence?.targets) return say("coc-influence-outlook", { n: facts.influence.targets, chance: facts.influence.chance });
  if (choice.option[0] !== "happiness" || !facts.raise?.cities.length) return null;
  return (
    <>
      {say("coc-from", { n: Math.min(...facts.raise.cities.map(([, size]) => size)) })} <Good good={5} />
    </>
  );
}

export function Row({
  sitting,
  choice,
  icon,
  note,
  price,
  label,
  end = false,
}: {
  sitting: Sitting;
  choice: Choice;
  icon: string;
  note?: ComponentChildren;
  price?: number[];
  label?: string;
  end?: boolean;
}) {
  const selected = sitting.selected.value && same(sitting.selected.value.option, choice.option);
  const light = () => (sitting.lit.value = choice.label.refs ?? []);
  const dim = () => (sitting.lit.value = []);
  return (
    <button
      class={`ch ${end ? "ends" : ""} ${end && !me(sitting)?.actions ? "only" : ""}`}
      data-thing={JSON.stringify(choice.option)}
      data-option={JSON.stringify(choice.option)}
      aria-pressed={!!selected}
      {...refsOf(choice.label.refs)}
      onClick={() => sitting.select(choice)}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <Icon name={icon} />
      <span class="ttl">{label ?? choice.label.text}</span>
      {(note || price) && <span class="cost">{price ? <Price goods={price} /> : note}</span>}
    </button>
  );
}

/** An action of many choices, which are listed when it is opened. */
function Fold({
  id,
  icon,
  name,
  note,
  price,
  disabled,
  why,
  onOpen,
  children,
}: {
  id: string;
  icon: string;
  name: string;
  note: string;
  price?: ComponentChildren;
  disabled: boolean;
  why: () => void;
  onOpen?: () => void;
  children: ComponentChildren;
}) {
  const [wanted, setOpen] = useState(false);
  const open = wanted && !disabled;
  const click = () => {
    if (disabled) return why();
    if (!open) onOpen?.();
    setOpen(!open);
  };
  return (
    <>
      <button class={`ch fold ${open ? "hot" : ""}`} data-thing={`fold-${id}`} aria-expanded={open} aria-disabled={disabled} onClick={click}>
        <Icon name={icon} />
        <span class="ttl">
          {name} <em>{note}</em>
        </span>
        <span class="cost">
          {price} <Icon name="down" class={open ? "flipv" : ""} />
        </span>
      </button>
      {open && (
        <div class="folded" role="group" aria-label={name}>
          {children}
        </div>
      )}
    </>
  );
}
