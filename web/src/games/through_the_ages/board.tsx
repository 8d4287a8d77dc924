import { useState } from "preact/hooks";
import type { Choice, Option, Ref, Scene } from "../../api";
import { bringShapes, Icon } from "../../parts/Icon";
import { SeatTabs } from "../../parts/SeatTabs";
import { useNarrow } from "../../parts/wide";
import { lessIsBetter } from "../../table/Changes";
import { initial } from "../../table/Log";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Back, Card } from "./Card";
import { AGES, cardIcon, faces } from "./faces";
import shapes from "./icons.json?shapes";
import { ForceBanner, Moment } from "./Moments";
import { Opponent, Standings } from "./Others";
import { SetChoiceForm, readSet, setOfCards, taking } from "./Sets";
import "../../parts/sets.css";
import "./style.css";
import { Tableau } from "./Tableau";

bringShapes(shapes);
lessIsBetter("corruption", "discontent");

const FIRST_AGE = AGES[1]; // that begins after another one
const THEIRS = ["raid", "annex", "infiltrate", "steal", "terror", "plunder"]; // questions about another player's things

/** Whose things the choices name: those of whoever is asked, or of the player the question is about. */
function ownerOf(sitting: Sitting): number | null {
  const { decision, seat } = sitting.live.table.value!;
  if (!decision || !THEIRS.includes(decision.what)) return seat;
  return (decision.prompt.refs?.find((ref) => ref.kind === "seat" && ref.value !== seat)?.value as number | undefined) ?? seat;
}

/** Choices that speak of a card that lies with a player, except those that take it from the row. */
export function about(sitting: Sitting, card: number, owner: number): Choice[] {
  if (ownerOf(sitting) !== owner) return [];
  return sitting.choices.value.filter((c) => c.option[0] !== "take" && c.label.refs?.some((ref) => ref.kind === "card" && ref.value === card));
}

/** Through the Ages: the card row, everybody's civilization, mine, and my hands. */
export function Board({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const me: number | null = sitting.past.value ? (view.seat ?? table.seat) : table.seat;
  const narrow = useNarrow();
  const { version, players } = table;
  const [visit, setVisit] = useState({ seat: -1, version }); // on a phone one looks at one civilization after the other, and is home again with the next decision
  const home = me ?? view.current;
  const shown = !narrow ? home : visit.version === version && visit.seat >= 0 ? visit.seat : (ownerOf(sitting) ?? home);
  const others = narrow ? [] : players.filter((p) => p.seat !== shown);
  const tab = (p: any) => ({
    seat: p.seat,
    name: players[p.seat]!.name,
    initial: initial(players[p.seat]!.name),
    most: (
      <>
        <Icon name="culture" /> {p.culture} <Icon name="strength" /> {p.strength}
      </>
    ),
  });
  const sending = setOfCards(sitting).reading.value?.space.verb === "send" ? sitting.board.value?.auction : null;
  return (
    <div class="tta">
      {narrow && <SeatTabs sitting={sitting} label={say("tta-standings")} tabs={view.players.map(tab)} shown={shown} show={(seat) => setVisit({ seat, version })} />}
      {sending ? <ForceBanner sitting={sitting} auction={sending} /> : <CardRow sitting={sitting} />}
      <div class={`mid n${others.length}`}>
        <Standings sitting={sitting} />
        {others.map((p) => (
          <Opponent key={p.seat} sitting={sitting} seat={p.seat} />
        ))}
      </div>
      <Tableau sitting={sitting} seat={shown} mine={me === shown} />
      <Hands sitting={sitting} seat={shown} />
      <Moment sitting={sitting} />
    </div>
  );
}

function CardRow({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const cards = faces(sitting);
  const prices: (number | null)[] = sitting.board.value?.row ?? [];
  return (
    <section class="panel cr" data-region="row" aria-label={say("tta-card-row")}>
      <div class="prices" aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <div class={`p${n}`}>
            <span class="pips">
              {Array.from({ length: n }, () => (
                <Icon name="ca" />
              ))}
            </span>{" "}
            {say("tta-actions", { n })}
          </div>
        ))}
      </div>
      <div class="cards">
        {view.row.map((card: number, i: number) => {
          if (card < 0) return <div class="tc empty" key={i} />;
          const printed = i < 5 ? 1 : i < 9 ? 2 : 3;
          const price = prices[i] ?? null;
          const take = sitting.fitting((o: Option) => o[0] === "take" && o[1] === i + 1);
          const named = say("tta-price", { n: price ?? printed });
          return (
            <Card
              key={i}
              id={`space-${i + 1}`}
              sitting={sitting}
              card={card}
              face={cards[card]!}
              choices={take}
              wishes={[["take", i + 1]]}
              state={named}
              price={price !== null && price !== printed ? price : null}
            />
          );
        })}
      </div>
    </section>
  );
}

function Hands({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const view = sitting.view.value!;
  const player = view.players[seat];
  const limits = sitting.board.value?.players?.[seat];
  const cards = faces(sitting);
  const mine = sitting.live.table.value!.seat === seat;
  const military: number[] | { hidden: number; backs?: string[] } = player.military;
  return (
    <section class="panel hands" data-region="hands" aria-label={say("tta-hands")}>
      <div class="hl">
        <b class="serif">{say("tta-civil-hand")}</b>
        <span>
          {player.hand.length} / {limits?.civil_limit ?? player.ca_total}
        </span>
        <span class="lab">{say("tta-all-see")}</span>
      </div>
      <div class="fanned" style={{ "--n": player.hand.length }}>
        {player.hand.map((card: number, i: number) => (
          <Card
            id={`civil-${i}`}
            state={say("tta-civil-hand")}
            sitting={sitting}
            card={card}
            face={cards[card]!}
            choices={about(sitting, card, seat)}
            note={player.fresh.includes(card) ? say("tta-new") : undefined}
          />
        ))}
      </div>
      <div class="hl">
        <b class="serif">{say("tta-military-hand")}</b>
        <span>
          {Array.isArray(military) ? military.length : military.hidden} / {limits?.military_limit ?? player.ma_total}
        </span>
        {mine && <span class="lab">{say("tta-only-you")}</span>}
      </div>
      <div class="fanned" style={{ "--n": Array.isArray(military) ? military.length : 0 }}>
        {Array.isArray(military)
          ? military.map((card, i) => (
              <Card
                id={`military-${i}`}
                state={say("tta-military-hand")}
                sitting={sitting}
                card={card}
                face={cards[card]!}
                choices={about(sitting, card, seat)}
                set={mine ? taking(sitting, card, military.slice(0, i).filter((other) => other === card).length) : undefined}
              />
            ))
          : (military.backs ?? []).map((age, i) => <Back id={`back-${i}`} age={age} />)}
      </div>
    </section>
  );
}

export { guide } from "./guide";

/** How a turn goes, with the rules. */
export const learn: [string, string][] = [
  ["tta-learn-1", "TTA-4.1.1"],
  ["tta-learn-2", "TTA-5.0.1"],
  ["tta-learn-3", "TTA-6.1.1"],
  ["tta-learn-4", "TTA-6.12.1"],
  ["tta-learn-5", "TTA-7.0"],
  ["tta-learn-6", "TTA-14.1"],
];

/** The sign before a choice: that of the card it is about. */
export function icon(option: [string, ...unknown[]], sitting: Sitting): string | null {
  const cards = faces(sitting);
  const verbs: Record<string, string> = { population: "wk", end: "ok", pass: "ok", resign: "x", bid: "ship" };
  const fixed = verbs[option[0]];
  if (fixed) return fixed;
  const choice = sitting.choices.value.find((c) => c.option === option);
  const card = option[0] === "take" ? sitting.view.value?.row?.[Number(option[1]) - 1] : choice?.label.refs?.find((ref) => ref.kind === "card")?.value;
  const face = typeof card === "number" ? cards[card] : undefined;
  return face ? cardIcon(face) : null;
}

const GROUPS: Record<string, string> = {
  take: "tta-group-take",
  population: "tta-group-grow",
  build: "tta-group-grow",
  upgrade: "tta-group-grow",
  stage: "tta-group-grow",
  levy: "tta-group-grow",
  restage: "tta-group-grow",
  develop: "tta-group-hand",
  revolution: "tta-group-hand",
  play: "tta-group-hand",
  leader: "tta-group-hand",
  tactic: "tta-group-hand",
  copy: "tta-group-hand",
  prepare: "tta-group-events",
  discover: "tta-group-events",
  aggression: "tta-group-attacks",
  war: "tta-group-attacks",
  offer: "tta-group-pacts",
  cancel: "tta-group-pacts",
};
export const group = (option: [string, ...unknown[]]): string | null => GROUPS[option[0]] ?? null;
export const groups = ["tta-group-grow", "tta-group-take", "tta-group-hand", "tta-group-events", "tta-group-attacks", "tta-group-pacts"];

/** Discards and forces are put together on the board; their form stands beside it. */
export const form = (sitting: Sitting) => (readSet(sitting) ? SetChoiceForm : null);

/** What is given up without a need: a building, a unit, the game. */
export const harms = ([verb]: [string, ...unknown[]], what: string): boolean => (what === "action" && (verb === "destroy" || verb === "disband")) || verb === "resign";

/** The card that is being carried out: an event, an attack, a war. */
export function underWay(sitting: Sitting): Ref[] {
  const steps: { is: string; card?: number; seat?: number }[] = sitting.view.value?.stack ?? [];
  return steps.flatMap((step) => {
    const card = step.is === "ResolveWar" ? sitting.view.value!.players[step.seat ?? 0].war : ["Evaluation", "Attack"].includes(step.is) ? step.card : undefined;
    return typeof card === "number" && card >= 0 ? [{ kind: "card", value: card }] : [];
  });
}

/** The turn, the political action, the bidding, the taking end. */
export const stops = (option: [string, ...unknown[]]): boolean => option.length === 1 && ["end", "abstain", "pass", "stop", "decline"].includes(option[0]);

/** Attacks and pacts: what both sides have. */
export const compares = ([verb]: [string, ...unknown[]]): string[] =>
  verb === "war" || verb === "aggression"
    ? ["strength", "culture", "military_actions"]
    : verb === "offer" || verb === "cancel"
      ? ["culture_rating", "science_rating", "strength", "food", "resources"]
      : [];

/** What the book says of what has no card. */
export const why = (scene: Scene): string | null => {
  if (scene.kind === "age" && scene.facts.age === FIRST_AGE) return null; // with Age A nothing is lost yet
  return scene.kind === "age" || scene.kind === "famine" || scene.kind === "uprising" ? say(`tta-why-${scene.kind}`) : null;
};

export { inspect } from "./inspect";

/** Start, politics, actions, end of turn: by the step under way. */
export function phases(sitting: Sitting): { names: string[]; at: number } | null {
  const steps: string[] = (sitting.view.value?.stack ?? []).map((step: { is: string }) => step.is);
  const at = steps.includes("PoliticsPhase") ? 1 : steps.includes("ActionPhase") ? 2 : steps.includes("EndOfTurn") ? 3 : 0;
  return { names: ["tta-start", "tta-politics", "tta-action-phase", "tta-end-of-turn"].map((id) => say(id)), at };
}
