import { useState } from "preact/hooks";
import { type Choice, same } from "../../api";
import { BattleRoom, Blank, Die, type Entry, Odds, Reckoning, Side } from "../../parts/Battle";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { listed, Sight, Thing } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type BattleFacts, type Die as Thrown, dialogs, type Outcome, question } from "./dialogs";
import { cardsOf, cityAt, faces, letterOf, me, mySeat, spaceName, UNITS } from "./facts";
import { cityName, ownerName } from "./names";
import { type Army, BattleField } from "./Pictures";
import { Piece } from "./Pieces";
import { Owner } from "./Owner";

const STEPS = ["tactics", "roll", "fall", "stay"];
const AT: Record<string, number> = { tactic: 0, casualty: 2, retreat: 3, refuge: 3, fanatics: 3, "after-capture": 3, captives: 3, "instant-objective": 3, "pirate-token": 3 };
const WHEN: Record<string, number> = { "elephant-die": 1, "great-arena": 1, "horse-master": 1, strategist: 1, siege: 1, immortals: 1, fireworks: 1, tactician: 1, protector: 1 };

const ELSEWHERE = ["refuge", "after-capture", "instant-objective", "objectives"]; // these have dialogs of their own

/** A battle in place of the map: both sides, what was laid, the dice, an account that can be checked, and how each choice may end. */
export function Battle({ sitting }: { sitting: Sitting }) {
  const battle = dialogs(sitting).battle;
  const [aside, setAside] = useState(false);
  if (!battle || sitting.playback.shown.value || ELSEWHERE.includes(question(sitting)?.what ?? "")) return null;
  const title = say("coc-battle-for", { space: spaceName(sitting, battle.space) });
  if (aside)
    return (
      <button class="btn act over-back" onClick={() => setAside(false)}>
        {title}
      </button>
    );
  const what: string = sitting.view.value!.pending?.what ?? "";
  const city = cityAt(sitting, battle.space);
  const lead = city ? cityName(sitting, city) : say(battle.sea ? "coc-battle-at-sea" : "coc-battle-in-the-open");
  const steps = STEPS.map((step) => say(`coc-battle-step-${step}`, { round: battle.round }));
  return (
    <div class="coc-room" data-dialog="battle">
      <button class="btn quiet away" aria-label={say("page-look-at-board")} onClick={() => setAside(true)}>
        <Icon name="x" />
      </button>
      <BattleRoom
        title={title}
        lead={lead}
        picture={<BattleField sea={battle.sea} walls={battle.fortress} armies={[0, 1].map((side) => armyOf(sitting, battle, side))} />}
        steps={steps}
        at={AT[what] ?? WHEN[what] ?? 0}
        foot={<Hand sitting={sitting} battle={battle} />}
      >
        <Fighters sitting={sitting} battle={battle} side={0} />
        <Between sitting={sitting} battle={battle} />
        <Fighters sitting={sitting} battle={battle} side={1} />
      </BattleRoom>
    </div>
  );
}

/** A side as the picture shows it: who it is, and its units one by one. */
function armyOf(sitting: Sitting, battle: BattleFacts, side: number): Army {
  const owner = ownerOf(battle, side);
  const units = battle.units[side]!.flatMap(([kind, n]) => Array.from({ length: n }, () => UNITS[kind]!));
  return { owner, letter: owner < 4 ? letterOf(sitting, owner) : "", units };
}

const ownerOf = (battle: BattleFacts, side: number) => (side ? battle.defender : battle.attacker);

/** One side: its units (of mine one is chosen to fall), its dice, its account. */
function Fighters({ sitting, battle, side }: { sitting: Sitting; battle: BattleFacts; side: number }) {
  const owner = ownerOf(battle, side);
  const { unit, advance, tactic } = faces(sitting);
  const mine = owner === mySeat(sitting);
  const asked = question(sitting);
  const falling: { side: number } | undefined = (sitting.view.value!.stack ?? []).find((step: { is: string }) => step.is === "Casualties");
  const falls = (kind: number): Choice[] => (asked?.what === "casualty" && falling?.side === side ? sitting.fitting(([verb, of]) => verb === "casualty" && of === kind) : []);
  const lines: Entry[] = battle.account[side]!.map(([name, card, n]) => {
    if (name === "clash") return { name: say("coc-battle-clash", { unit: unit[card]!.name }), n, about: [{ kind: "unit", value: card }], mood: "up" };
    if (name === "tactic") return { name: tactic[card]!.name, n, about: [{ kind: "tactic", value: card }], mood: n > 0 ? "up" : "dn" };
    if (name === "fanaticism") return { name: advance[card]!.name, n, about: [{ kind: "advance", value: card }], mood: "up" };
    if (name === "dice") return { name: say("coc-battle-dice", { dice: counted(battle.dice[side]!) }), n: String(n) };
    return { name: say(`coc-battle-${name}`), n, mood: n > 0 ? "up" : "dn" };
  });
  return (
    <Side
      mine={mine}
      head={
        <>
          <Owner sitting={sitting} owner={owner} size={24} /> {ownerName(sitting, owner)}{" "}
          <span class="lab">{say(side ? "coc-battle-defends" : "coc-battle-attacks", { space: battle.origin < 0 ? "" : spaceName(sitting, battle.origin) })}</span>
        </>
      }
    >
      <div class="troops" role="group" aria-label={say("coc-battle-units")} data-region={`army-${side}`}>
        {battle.units[side]!.map(([kind, n]) => {
          const choices = falls(kind);
          const about = [{ kind: "unit", value: kind }];
          const name = `${n} ${unit[kind]!.name}`;
          const drawn = (
            <>
              <span class="drawn">
                <Piece owner={owner} kind={kind} letter={letterOf(sitting, owner)} />
              </span>
              <b>{n}</b>
              <span class="note">{unit[kind]!.name}</span>
            </>
          );
          return choices.length ? (
            <Thing key={kind} sitting={sitting} id={`unit-${side}-${kind}`} name={name} choices={choices} about={about} class={chosen(sitting, choices) ? "falls" : ""}>
              {drawn}
            </Thing>
          ) : (
            <Sight key={kind} id={`unit-${side}-${kind}`} name={name} about={about} class="troop">
              {drawn}
            </Sight>
          );
        })}
        {side === 1 && battle.fortress && (
          <Sight id="fortress" name={faces(sitting).building[2]!.name} about={[{ kind: "building", value: 2 }]} class={`troop ${battle.fortress_works ? "" : "idle"}`}>
            <span class="drawn">
              <Icon name="stone-tower" />
            </span>
            <span class="note">{say(battle.fortress_works ? "coc-battle-fortress-works" : "coc-battle-fortress-idle")}</span>
          </Sight>
        )}
      </div>
      {battle.dice[side]!.length > 0 && (
        <div class="dice" role="group" aria-label={say("coc-battle-step-roll", { round: battle.round })} data-region={`dice-${side}`}>
          {battle.dice[side]!.map((die, i) => (
            <Die
              key={i}
              id={`die-${side}-${i}`}
              n={die.value}
              of={12}
              sign={UNITS[die.symbol]!}
              note={die.does === "clash" ? `+${die.adds}` : die.does === "shield" ? say("coc-battle-blocks") : say("coc-battle-no-such", { unit: unit[die.symbol]!.name })}
              fate={die.does === "clash" ? "counts" : die.does === "shield" ? "out" : "plain"}
              about={[{ kind: "unit", value: die.symbol }]}
            />
          ))}
        </div>
      )}
      {!battle.dice[side]!.length && battle.rolls[side]! > 0 && (
        <div class="tocome">
          <p class="lab">{say("coc-battle-rolls", { n: battle.rolls[side]! })}</p>
          <div class="dice" aria-hidden="true">
            {Array.from({ length: battle.rolls[side]! }, (_, i) => (
              <Blank key={i} />
            ))}
          </div>
        </div>
      )}
      {lines.length > 0 && (
        <Reckoning lines={lines} sum={{ name: say("coc-battle-value"), value: reckoned(battle) ? `${battle.value[side]} = ${say("coc-battle-hits", { n: battle.made[1 - side]! })}` : "…" }} />
      )}
    </Side>
  );
}

/** Whether the round has come as far as the sums. */
const reckoned = (battle: BattleFacts) => battle.value.some((n) => n > 0);

/** 6 + 5 + 4: those that are added. */
const counted = (dice: Thrown[]) =>
  dice
    .filter((die) => die.does !== "shield")
    .map((die) => die.value)
    .join(" + ");

const chosen = (sitting: Sitting, choices: Choice[]) => choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));

/** Between them: both tactics, hits and what blocks them, and the odds of each choice. */
function Between({ sitting, battle }: { sitting: Sitting; battle: BattleFacts }) {
  const { tactic, action_card } = faces(sitting);
  const rolled = battle.dice.some((dice) => dice.length);
  return (
    <section class="bmiddle">
      <h3>{say("coc-battle-tactics")}</h3>
      {[0, 1].map((side) => {
        const card = battle.shown[side]!;
        const face = card >= 0 ? tactic[action_card[card]![1]] : null;
        return (
          <div class={`laid ${face ? "open" : ""}`} {...refsOf(face ? [{ kind: "tactic", value: action_card[card]![1] }] : [])}>
            <Owner sitting={sitting} owner={ownerOf(battle, side)} size={16} />
            {face ? (
              <span>
                <b class="serif">{face.name}</b>
                <span class="says">{face.text.join(" ")}</span>
              </span>
            ) : (
              <span class="mut">{say(battle.laid[side] ? "coc-battle-face-down" : rolled || sitting.view.value!.pending?.what !== "tactic" ? "coc-battle-no-card" : "coc-battle-no-card-yet")}</span>
            )}
          </div>
        );
      })}
      {rolled && reckoned(battle) && (
        <>
          <h3>{say("coc-battle-round", { n: battle.round })}</h3>
          <div class="falls2">
            {[0, 1].map((side) => (
              <p>
                <b class={battle.hits[side] ? "dn" : ""}>{battle.hits[side]}</b>
                <span class="lab">{ownerName(sitting, ownerOf(battle, side))}</span>
                <span class="lab">{say("coc-battle-hits-less", { made: battle.made[side]!, blocked: Math.max(0, battle.made[side]! - battle.hits[side]!) })}</span>
              </p>
            ))}
          </div>
        </>
      )}
      {battle.odds.length > 0 && <Chances sitting={sitting} battle={battle} />}
    </section>
  );
}

const isChosen = (sitting: Sitting, odds: Outcome) => !!sitting.selected.value && same(sitting.selected.value.option, odds.option);

/** How the battle would end after each choice, if nobody plays further cards; a tactic says so on its card, and here while it is looked at. */
function Chances({ sitting, battle }: { sitting: Sitting; battle: BattleFacts }) {
  const decision = question(sitting);
  const shown = battle.odds.filter((odds) => odds.option[0] !== "tactic" || isChosen(sitting, odds));
  const label = (odds: Outcome) => decision?.options.find((c) => same(c.option, odds.option))?.label.text ?? say("coc-battle-as-it-stands");
  const percent = (name: string, n: number) => say("coc-battle-wins", { name, n });
  return (
    <div class="chances">
      <h3>{say("coc-battle-odds")}</h3>
      {shown.map((odds) => (
        <div class={isChosen(sitting, odds) ? "on" : ""}>
          <b>{label(odds)}</b>
          <Odds
            shares={[
              { share: odds.attacker / 100, text: percent(ownerName(sitting, battle.attacker), odds.attacker), seat: battle.attacker },
              { share: odds.nobody / 100, text: odds.nobody >= 35 ? say("coc-battle-nobody", { n: odds.nobody }) : "" },
              { share: odds.defender / 100, text: percent(ownerName(sitting, battle.defender), odds.defender), seat: battle.defender },
            ]}
          />
          <p class="lab">
            {percent(ownerName(sitting, battle.attacker), odds.attacker)} · {percent(ownerName(sitting, battle.defender), odds.defender)} · {say("coc-battle-nobody", { n: odds.nobody })}
          </p>
        </div>
      ))}
      <p class="lab">{say("coc-battle-odds-how")}</p>
    </div>
  );
}

/** The lower halves in my hand: which fit, and why the others do not. */
function Hand({ sitting, battle }: { sitting: Sitting; battle: BattleFacts }) {
  const { tactic, civil, action_card } = faces(sitting);
  const player = me(sitting);
  const cards = player ? cardsOf(player.hand) : [];
  if (!player || ![battle.attacker, battle.defender, ...battle.hands].includes(player.seat) || !cards.length) return null;
  const side = player.seat === battle.attacker || player.seat === battle.hands[0] ? 0 : 1;
  return (
    <section class="lower" data-region="tactics" aria-label={say("coc-battle-your-cards")}>
      <h3>
        {say("coc-battle-your-cards")} <RuleLink rule="COC-6.3.1" />
      </h3>
      <div class="cardrow">
        {cards.map((card) => {
          const [upper, lower] = action_card[card]!;
          const choices = sitting.fitting(([verb, of]) => verb === "tactic" && of === card);
          const odds = battle.odds.find(({ option: [verb, of] }) => verb === "tactic" && of === card);
          const wins = odds && say("coc-battle-wins", { name: ownerName(sitting, ownerOf(battle, side)), n: side ? odds.defender : odds.attacker });
          const name = listed(`${tactic[lower]!.name}: ${tactic[lower]!.text.join(" ")}`, wins);
          return (
            <Thing
              key={card}
              sitting={sitting}
              id={`tactic-${card}`}
              name={name}
              short={tactic[lower]!.name}
              class={`lowcard ${choices.length ? "legal" : "no"} ${chosen(sitting, choices) ? "sel" : ""}`}
              choices={choices}
              about={[{ kind: "action_card", value: card }]}
              wishes={[["tactic", card]]}
            >
              <b class="serif">
                {tactic[lower]!.name} {wins && <em class="wins">{wins}</em>}
              </b>
              <span class="tx">{tactic[lower]!.text.join(" ")}</span>
              <span class="lab">{say("coc-battle-uses-up", { card: civil[upper]!.name })}</span>
            </Thing>
          );
        })}
      </div>
    </section>
  );
}
