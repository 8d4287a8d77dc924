import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice, Ref } from "../../api";
import { listed, Thing } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { WonderArt } from "./Art";
import { board, cardsOf, faces, me } from "./facts";
import { Price } from "./Price";
import { Progress, progressOf } from "./Progress";
import { chosenSet } from "./Sets";

/** What I hold: action cards with both halves, objectives and how they stand, wonders with their price. */
export function Dock({ sitting }: { sitting: Sitting }) {
  const p = me(sitting);
  const box = useRef<HTMLDivElement>(null);
  const shown = JSON.stringify([p?.hand, p?.objectives, p?.persons, board(sitting).wonders, board(sitting).objectives, say("coc-action-cards"), faces(sitting).objective[0]?.name]);
  useLayoutEffect(() => {
    const again = () => fitCards(box.current);
    again();
    void document.fonts?.ready.then(again);
    const watch = new ResizeObserver(again);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [shown]);
  if (!p) return null;
  const facts = board(sitting);
  const [hand, goals] = [cardsOf(p.hand), cardsOf(p.objectives)];
  const wonders = facts.wonders ?? [];
  return (
    <div class="dock" ref={box}>
      <Group id="actions" label={say("coc-action-cards")} n={hand.length + p.persons.length}>
        {hand.map((card, i) => (
          <ActionCard sitting={sitting} card={card} id={`action-${i}`} />
        ))}
        {p.persons.map((card) => (
          <Person sitting={sitting} card={card} />
        ))}
      </Group>
      <Group id="objectives" label={say("coc-objectives")} n={goals.length}>
        {goals.map((card) => (
          <Goal sitting={sitting} card={card} />
        ))}
      </Group>
      {wonders.length > 0 && (
        <Group id="wonders" label={say("coc-wonders")} n={wonders.length}>
          {wonders.map(({ wonder }) => (
            <WonderCard sitting={sitting} wonder={wonder} />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ id, label, n, children }: { id: string; label: string; n: number; children: preact.ComponentChildren }) {
  return (
    <div class={`dg g-${id} ${n === 1 ? "single" : ""}`} style={{ "--n": Math.max(1, n) }} role="group" aria-label={label} data-region={id}>
      <span class="lb">
        {label} <em>{n}</em>
      </span>
      <div>{children}</div>
    </div>
  );
}

const [LEAST, MOST, STEP] = [112, 460, 12]; // widths of a card, in pixels
const BESIDE = 160; // of an objective whose progress stands beside its name

/** Every card is as wide as its text needs at the height of the dock, whatever the language.
 *
 * Where not all of them find room so, each has its share of it, with as many lines as fit: the inspector reads the rest. */
function fitCards(dock: HTMLElement | null): void {
  if (!dock) return;
  const cards = [...dock.querySelectorAll<HTMLElement>(".ac, .oc, .wc")];
  const fits = (card: HTMLElement) => card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1;
  dock.classList.remove("tight");
  for (const least of [BESIDE, LEAST]) {
    for (const card of cards)
      for (let w = card.matches(".oc") ? least : LEAST; w <= MOST; w += STEP) {
        card.style.width = `${w}px`;
        if (fits(card)) break;
      }
    if (dock.scrollWidth <= dock.clientWidth + 1) return;
  }
  for (const group of dock.querySelectorAll<HTMLElement>(".dg:not(.g-wonders)")) {
    group.style.flexGrow = String([...group.querySelectorAll(".ac, .oc")].reduce((sum, card) => sum + card.clientWidth, 0));
    for (const card of group.querySelectorAll<HTMLElement>(".ac, .oc")) card.style.flexGrow = String(card.clientWidth);
  }
  dock.classList.add("tight");
  for (const card of cards) {
    card.style.width = "";
    for (let lines = 5; lines > 0; lines--) {
      card.style.setProperty("--lines", String(lines));
      if (fits(card)) break;
    }
  }
}

/** A card of a set that is put together: a click takes it or leaves it. */
function setting(sitting: Sitting, about: Ref): { toggle?: () => void; taken?: boolean } {
  const set = chosenSet(sitting);
  const [at] = set?.at(about.kind, about.value) ?? [];
  return set && at !== undefined ? { toggle: () => set.toggle(at), taken: !!set.amounts.value[at] } : {};
}

const looks = (sitting: Sitting, choices: Choice[]) => `${sitting.offered(choices).length ? "legal" : ""} ${choices.some((c) => sitting.selected.value === c) ? "sel" : ""}`;
const looksInSet = ({ toggle, taken }: { toggle?: () => void; taken?: boolean }) => (toggle ? `legal ${taken ? "sel" : ""}` : "");

/** Both halves of an action card in full. */
function ActionCard({ sitting, card, id }: { sitting: Sitting; card: number; id: string }) {
  const { civil, tactic, action_card } = faces(sitting);
  const [upper, lower] = [civil[action_card[card]![0]]!, tactic[action_card[card]![1]]!];
  const choices = sitting.fitting(
    (option) => ["play", "play-shogunate", "play-idol", "tactic", "barter-action", "subterfuge", "discard-action", "swap-action", "take-back-card"].includes(option[0]) && option[1] === card,
  );
  const part = setting(sitting, { kind: "action_card", value: card });
  return (
    <Thing
      sitting={sitting}
      id={id}
      name={listed(upper.name, ...upper.text, lower.name, ...lower.text)}
      short={upper.name}
      class={`ac ${looks(sitting, choices)} ${looksInSet(part)}`}
      {...part}
      choices={choices}
      about={[{ kind: "action_card", value: card }]}
      wishes={[["play", card]]}
    >
      <span class="up">
        <b>{upper.name}</b>
        <span class="p">{upper.text.join(" ")}</span>
      </span>
      <span class="lo">
        <b>{lower.name}</b>
        <span class="p">{lower.text.join(" ")}</span>
      </span>
    </Thing>
  );
}

/** A great person that was drawn as an event and is played like an action card. */
function Person({ sitting, card }: { sitting: Sitting; card: number }) {
  const face = faces(sitting).event[card]!;
  const choices = sitting.fitting((option) => ["play-person", "person-shogunate", "barter-person", "subterfuge-person", "discard-person"].includes(option[0]) && option[1] === card);
  const part = setting(sitting, { kind: "event", value: card });
  return (
    <Thing
      sitting={sitting}
      id={`person-${card}`}
      name={listed(face.name, ...face.text)}
      short={face.name}
      class={`ac person ${looks(sitting, choices)} ${looksInSet(part)}`}
      {...part}
      choices={choices}
      about={[{ kind: "event", value: card }]}
      wishes={[["play-person", card]]}
    >
      <span class="up">
        <b>{face.name}</b>
        <span class="p">{face.text.join(" ")}</span>
      </span>
    </Thing>
  );
}

/** Both halves of an objective card, when each is completed, and whether it would be met now. */
function Goal({ sitting, card }: { sitting: Sitting; card: number }) {
  const { objective, objective_card } = faces(sitting);
  const goals = board(sitting).objectives?.find(([c]) => c === card)?.[1] ?? [];
  const choices = sitting.fitting((option) => ["complete", "barter-objective", "keep", "discard-objective", "swap-objective", "great-statue"].includes(option[0]) && option[1] === card);
  const halves = objective_card[card]!.map((half, i) => ({ ...objective[half]!, goal: goals[i] }));
  const part = setting(sitting, { kind: "objective_card", value: card });
  return (
    <Thing
      sitting={sitting}
      id={`goal-${card}`}
      name={listed(...halves.flatMap((half) => [half.name, ...half.text, progressOf(half.goal), half.goal?.met && say("coc-met")]))}
      short={halves.map((half) => half.name).join(" / ")}
      class={`oc ${looks(sitting, choices)} ${looksInSet(part)}`}
      {...part}
      choices={choices}
      about={[{ kind: "objective_card", value: card }]}
      because={{ text: halves.map((half) => `${half.name}: ${say(`coc-goals-${half.timing.replaceAll("_", "-")}`)}.`).join(" "), rule: "COC-7.2.2" }}
    >
      {halves.map((half) => (
        <span class="half">
          <b>{half.name}</b>
          <span class="p">{half.text.join(" ")}</span>
          <Progress goal={half.goal} />
        </span>
      ))}
    </Thing>
  );
}

function WonderCard({ sitting, wonder }: { sitting: Sitting; wonder: number }) {
  const face = faces(sitting).wonder[wonder]!;
  const own = board(sitting).wonders!.find((w) => w.wonder === wonder)!;
  const choices = sitting.fitting(
    (option) =>
      (option[0] === "build-wonder" && option[2] === wonder) ||
      (["wonder-qin", "wonder-nebuchadnezzar", "barter-wonder", "architect-wonder", "swap-wonder"].includes(option[0]) && option[1] === wonder),
  );
  const part = setting(sitting, { kind: "wonder", value: wonder });
  return (
    <Thing
      sitting={sitting}
      id={`wonder-${wonder}`}
      name={listed(face.name, ...face.text, say("coc-points", { n: face.points }))}
      short={face.name}
      class={`wc ${looks(sitting, choices)} ${looksInSet(part)}`}
      {...part}
      choices={choices}
      about={[{ kind: "wonder", value: wonder }]}
      wishes={own.cities.length ? [] : (me(sitting)?.cities ?? []).slice(0, 1).map((city) => ["build-wonder", city, wonder])}
    >
      <span class="art">
        <WonderArt wonder={wonder} />
      </span>
      <b>{face.name}</b>
      <span class="pr">
        <Price goods={own.price} />
      </span>
      <span class="p">
        {say("coc-points", { n: face.points })}. {say(own.payable ? "coc-payable" : "coc-not-payable")}
      </span>
    </Thing>
  );
}
