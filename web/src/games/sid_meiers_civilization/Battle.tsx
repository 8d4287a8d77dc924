import { useState } from "preact/hooks";
import { type Choice, same } from "../../api";
import { BattleRoom, type Entry, type Front, Fronts, Odds, Post, Reckoning, Side } from "../../parts/Battle";
import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { listed, Sight, Thing } from "../../parts/Thing";
import { RuleLink } from "../../parts/Rules";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type BattleFacts, battleOf, partName, percent, type Play, type SideFacts, type Stand, unitName, unitType } from "./battlefacts";
import { CITIES, faces } from "./facts";
import { cityName, nationOf, squareName } from "./names";
import { typeSign, unitSign } from "./signs";

/** A battle, in place of the board for those who fight, and to be opened by those who look on. */
export function Battle({ sitting }: { sitting: Sitting }) {
  const battle = battleOf(sitting);
  const [aside, setAside] = useState<boolean | null>(null);
  if (!battle || !sitting.facts.value || !sitting.view.value) return null;
  const title = titleOf(sitting, battle);
  const away = aside ?? battle.mine === undefined;
  if (away)
    return (
      <button class="btn act over-back smc-back" onClick={() => setAside(false)}>
        <Icon name="strength" /> {title}
      </button>
    );
  return (
    <div class="smc-room">
      <Room sitting={sitting} battle={battle} title={title} leave={() => setAside(true)} />
    </div>
  );
}

function titleOf(sitting: Sitting, battle: BattleFacts): string {
  if (battle.village) return say("smc-battle-village");
  if (battle.city >= 0) return say("smc-battle-city", { city: cityName(battle.city), nation: nationOf(sitting, battle.sides[1].seat).name });
  return say("smc-battle-field", { square: squareName(sitting, battle.square) });
}

/** Whose turn it is, and by what order they strike. */
function Room({ sitting, battle, title, leave }: { sitting: Sitting; battle: BattleFacts; title: string; leave: () => void }) {
  const mine = battle.mine ?? 0;
  const looked = playLooked(sitting, battle);
  const turn = battle.sides[battle.side];
  const lead = (
    <>
      {battle.side === battle.mine ? say(battle.played ? "smc-your-battle-turn-played" : "smc-your-battle-turn") : say("smc-their-battle-turn", { name: sideName(sitting, turn) })}{" "}
      <RuleLink rule="SMC-13.5.1" />
    </>
  );
  return (
    <BattleRoom title={title} lead={lead} foot={<Foot sitting={sitting} battle={battle} />}>
      <button class="btn quiet aside" aria-label={say("page-look-at-board")} data-tip={say("page-look-at-board")} onClick={leave}>
        <Icon name="x" />
      </button>
      <div class="accounts">
        <Account sitting={sitting} battle={battle} side={1 - mine} />
        <Standing sitting={sitting} battle={battle} looked={looked} />
        <Account sitting={sitting} battle={battle} side={mine} />
      </div>
      <div class="ground">
        <Land />
        <Fronts label={say("smc-fronts")} fronts={frontsOf(sitting, battle, looked)} />
      </div>
      <Plays sitting={sitting} battle={battle} looked={looked} />
    </BattleRoom>
  );
}

const sideName = (sitting: Sitting, side: SideFacts): string => (side.barbarian ? say("smc-barbarians") : nationOf(sitting, side.seat).name);

/** The play one looks at: what is selected, else the best. */
function playLooked(sitting: Sitting, battle: BattleFacts): Play | null {
  const selected = sitting.selected.value?.option;
  return battle.plays?.find((play) => selected && same(play.option, selected)) ?? null;
}

const NOBODY = { name: "", initial: "" };

/** One side: hand and bonus item by item, units in play, the fallen. */
function Account({ sitting, battle, side }: { sitting: Sitting; battle: BattleFacts; side: number }) {
  const one = battle.sides[side]!;
  const { name, initial } = one.barbarian ? NOBODY : nationOf(sitting, one.seat);
  const units = one.sum - one.bonus;
  const total = ({ parts }: SideFacts) => parts.reduce((sum, [, , worth]) => sum + worth, 0);
  const lines: Entry[] = [
    { name: say("smc-hand-drawn", { n: one.size }), n: say("smc-left-in-hand", { n: one.hand }) },
    ...one.parts.map(([kind, value, worth]): Entry => ({ name: partName(sitting, kind, value), n: worth, about: kind === "city" ? [] : [{ kind, value }] })),
    { name: say("smc-units-in-front"), n: String(units) },
    ...(one.bonus ? [{ name: say("smc-bonus-difference", { own: total(one), other: total(battle.sides[1 - side]!) }), n: one.bonus, mood: "up" as const }] : []),
    ...(one.samurai ? [{ name: faces(sitting).wonders.find(({ id }) => id === "himeji_samurai_castle")?.name ?? "", n: one.samurai }] : []),
    { name: say("smc-killed"), n: String(one.dead.length) },
  ];
  const role = say(side === 0 ? "smc-attacks" : "smc-defends");
  const head = (
    <>
      {one.barbarian ? <Icon name="strength" /> : <Seat seat={one.seat} initial={initial} size={22} />} {one.barbarian ? say("smc-barbarians") : name}{" "}
      <span class="lab">{one.barbarian ? say("smc-played-by", { name: nationOf(sitting, one.seat).name }) : listed(side === battle.mine && say("page-you"), role)}</span>
    </>
  );
  return (
    <Side head={head} mine={side === battle.mine}>
      <Reckoning lines={lines} />
    </Side>
  );
}

/** Both sums if it ended now, and the chance. */
function Standing({ sitting, battle, looked }: { sitting: Sitting; battle: BattleFacts; looked: Play | null }) {
  const mine = battle.mine ?? 0;
  const [ours, theirs] = [battle.sides[mine]!, battle.sides[1 - mine]!];
  const after = looked?.sums;
  const sum = (side: number) => (after && after[side] !== battle.sides[side]!.sum ? `${battle.sides[side]!.sum} → ${after[side]}` : battle.sides[side]!.sum);
  const chance = looked?.chance ?? battle.chance;
  return (
    <section class="ifended">
      <p class="sums">
        <span>
          {sideName(sitting, theirs)}
          <b>{sum(1 - mine)}</b>
        </span>
        <i>{say("smc-if-it-ended")}</i>
        <span>
          {battle.mine === undefined ? sideName(sitting, ours) : say("page-you")}
          <b>{sum(mine)}</b>
        </span>
      </p>
      {chance !== undefined && (
        <>
          <Odds
            shares={[
              { share: 1 - chance, text: percent(1 - chance), ...(theirs.barbarian ? { mood: "loss" as const } : { seat: theirs.seat }) },
              { share: chance, text: percent(chance), seat: ours.seat },
            ]}
          />
          <p class="lab">{looked ? say("smc-chance-with", { unit: nameOf(sitting, battle, looked) }) : battle.plays?.length ? say("smc-chance-best") : say("smc-chance-now")}</p>
        </>
      )}
    </section>
  );
}

const rankOf = (sitting: Sitting, side: SideFacts, unit: number): number => side.ranks[unitType(sitting, unit)] ?? 1;
/** What a unit of a side is worth; aircraft have one strength. */
function strengthOf(sitting: Sitting, side: SideFacts, unit: number): number {
  const { strengths } = faces(sitting).units[unit]!;
  return strengths[rankOf(sitting, side, unit) - 1] ?? strengths[0]!;
}
const nameOf = (sitting: Sitting, battle: BattleFacts, play: Play): string => unitName(faces(sitting), Number(play.option[1]), rankOf(sitting, battle.sides[battle.side]!, Number(play.option[1])));

/** The fronts with what stands there, and one more where a front may be opened. */
function frontsOf(sitting: Sitting, battle: BattleFacts, looked: Play | null): Front[] {
  const mine = battle.mine ?? 0;
  const asked = sitting.fitting(([verb]) => verb === "front" || verb === "attack").length > 0;
  const found = battle.fronts.map((pair, i): Front => {
    const on = looked?.option[0] === "attack" && looked.option[2] === i;
    const attack = sitting.fitting(([verb, , front]) => verb === "attack" && front === i);
    const shared = { sitting, battle, front: i, looked: on ? looked : null };
    const theirs = <Placed {...shared} side={1 - mine} stand={pair[1 - mine] ?? null} choices={[]} />;
    const own = <Placed {...shared} side={mine} stand={pair[mine] ?? null} choices={attack} />;
    const between = on && looked ? <Blow sitting={sitting} battle={battle} play={looked} /> : undefined;
    return { id: `front-${i}`, name: say("smc-front-n", { n: i + 1 }), on, theirs, mine: own, between };
  });
  if (!asked) return found;
  const open = sitting.fitting(([verb]) => verb === "front");
  const opens = looked?.option[0] === "front";
  const side = battle.sides[battle.side]!;
  const face = opens && looked ? <UnitFace sitting={sitting} unit={Number(looked.option[1])} side={side} strength={looked.strength} wounds={0} /> : <Post open>{say("smc-open-front")}</Post>;
  const theirs = <Post>{say("smc-front-empty")}</Post>;
  const own = (
    <Thing sitting={sitting} id="front-new" class="openpost" name={say("smc-open-front")} choices={open}>
      {face}
    </Thing>
  );
  const between = <span class="mut">{say("smc-new-front")}</span>;
  return [...found, { id: "front-new", name: say("smc-front-n", { n: found.length + 1 }), on: opens, theirs, mine: own, between }];
}

/** What lies at a place of a front: a unit, the unit one thinks of, or an open place. */
function Placed({
  sitting,
  battle,
  side,
  stand,
  front,
  looked,
  choices,
}: {
  sitting: Sitting;
  battle: BattleFacts;
  side: number;
  stand: Stand | null;
  front: number;
  looked: Play | null;
  choices: Choice[];
}) {
  const one = battle.sides[side]!;
  if (stand)
    return <Unit sitting={sitting} id={`unit-${front}-${side}`} unit={stand.unit} side={one} strength={stand.strength} wounds={stand.wounds} falls={!!looked?.kills && side !== battle.side} />;
  if (!choices.length) return <Post>{say("smc-front-open-for", { name: sideName(sitting, one) })}</Post>;
  return (
    <Thing sitting={sitting} id={`attack-${front}`} class="openpost" name={say("smc-attack-front", { n: front + 1 })} choices={choices}>
      {looked ? (
        <UnitFace sitting={sitting} unit={Number(looked.option[1])} side={one} strength={looked.strength} wounds={looked.taken ?? 0} falls={looked.dies} />
      ) : (
        <Post open>{say("smc-attack-front", { n: front + 1 })}</Post>
      )}
    </Thing>
  );
}

/** The blow before it falls: who strikes first, what each takes, who dies (SMC-13.6). */
function Blow({ sitting, battle, play }: { sitting: Sitting; battle: BattleFacts; play: Play }) {
  const enemy = battle.fronts[Number(play.option[2])]![1 - battle.side]!;
  const unit = nameOf(sitting, battle, play);
  const other = unitName(faces(sitting), enemy.unit, rankOf(sitting, battle.sides[1 - battle.side]!, enemy.unit));
  return (
    <div class="blow">
      <Icon name="right" class="upward" />
      <b>{say(`smc-first-${play.first}`, { unit, enemy: other })}</b>
      <span class={play.kills ? "up" : ""}>
        {play.kills ? say("smc-dies", { unit: other }) : say("smc-wounds-of", { n: (enemy.wounds ?? 0) + (play.dealt ?? 0), of: enemy.strength, unit: other })}
      </span>
      <span class={play.dies ? "dn" : ""}>{play.dies ? say("smc-dies", { unit }) : play.taken ? say("smc-wounds-of", { n: play.taken, of: play.strength, unit }) : say("smc-no-blow-back")}</span>
    </div>
  );
}

interface UnitProps {
  sitting: Sitting;
  unit: number;
  side: SideFacts;
  strength: number;
  wounds: number;
  falls?: boolean;
}
const nameWith = ({ sitting, unit, side, strength, wounds }: UnitProps): string =>
  listed(unitName(faces(sitting), unit, rankOf(sitting, side, unit)), say("smc-strength-n", { n: strength }), wounds > 0 && say("smc-wounded", { n: wounds, of: strength }));

/** A unit that is only looked at. */
function Unit({ id, ...props }: UnitProps & { id: string }) {
  return (
    <Sight id={id} name={nameWith(props)} about={[{ kind: "unit", value: props.unit }]} class={`unitcard ut-${unitType(props.sitting, props.unit)} ${props.falls ? "falls" : ""}`}>
      <UnitInside {...props} />
    </Sight>
  );
}
const UnitFace = (props: UnitProps) => (
  <span class={`unitcard ut-${unitType(props.sitting, props.unit)} ${props.falls ? "falls" : ""}`}>
    <UnitInside {...props} />
  </span>
);

function UnitInside({ sitting, unit, side, strength, wounds, falls }: UnitProps) {
  return (
    <>
      <span class="ub serif">{unitName(faces(sitting), unit, rankOf(sitting, side, unit))}</span>
      <span class="ua">
        <Hills />
        <Icon name={unitSign(unitType(sitting, unit), rankOf(sitting, side, unit))} />
        <b class="us">{strength}</b>
      </span>
      <span class={`uf ${wounds ? "dn" : ""}`}>
        {wounds ? (falls ? say("smc-wounds-die", { n: wounds, of: strength }) : say("smc-wounded", { n: wounds, of: strength })) : faces(sitting).units[unit]!.name}
      </span>
    </>
  );
}

/** My hand, their hidden one, the fallen. */
function Foot({ sitting, battle }: { sitting: Sitting; battle: BattleFacts }) {
  const mine = battle.mine ?? 0;
  const theirs = battle.sides[1 - mine]!;
  return (
    <>
      {battle.hand && (
        <section data-region="battle-hand" role="group" aria-label={say("smc-your-hand")}>
          <h3>
            {say("smc-your-hand")} <span class="lab">{say("smc-cards-n", { n: battle.hand.length })}</span>
          </h3>
          <div class="uhand">
            {battle.hand.map(([unit, strength], i) => {
              const choices = sitting.fitting(([verb, card]) => (verb === "front" || verb === "attack") && card === unit);
              const props = { sitting, unit, side: battle.sides[mine]!, strength, wounds: 0 };
              const chosen = choices.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
              return (
                <Thing
                  key={i}
                  sitting={sitting}
                  id={`hand-${i}`}
                  class={`unitcard small ut-${unitType(sitting, unit)} ${choices.length ? "legal" : ""} ${chosen ? "sel" : ""}`}
                  name={nameWith(props)}
                  choices={choices}
                  about={[{ kind: "unit", value: unit }]}
                  wishes={[["front", unit]]}
                >
                  <UnitInside {...props} />
                </Thing>
              );
            })}
          </div>
        </section>
      )}
      <section>
        <h3>
          {say("smc-their-hand", { name: sideName(sitting, theirs) })} <span class="lab">{say("smc-hidden-n", { n: theirs.hand })}</span>
        </h3>
        <div class="uhand">
          {Array.from({ length: theirs.hand }, () => (
            <span class="uback" aria-hidden="true">
              <Seat seat={theirs.seat} initial={nationOf(sitting, theirs.seat).initial} size={20} />
            </span>
          ))}
          {!theirs.barbarian && (
            <ul class="known" aria-label={say("smc-their-types")}>
              {theirs.types.map((n, type) =>
                n ? (
                  <li>
                    <Icon name={typeSign(type)} /> {n} {faces(sitting).types[type]!.name}
                  </li>
                ) : null,
              )}
            </ul>
          )}
        </div>
      </section>
      {battle.sides.some(({ dead }) => dead.length > 0) && (
        <section data-region="fallen" role="group" aria-label={say("smc-fallen")}>
          <h3>{say("smc-fallen")}</h3>
          <div class="uhand">
            {battle.sides.flatMap((side, s) =>
              side.dead.map((unit, i) => (
                <Sight
                  id={`dead-${s}-${i}`}
                  class={`unitcard small dead ut-${unitType(sitting, unit)}`}
                  name={listed(unitName(faces(sitting), unit, rankOf(sitting, side, unit)), say("smc-strength-n", { n: strengthOf(sitting, side, unit) }), sideName(sitting, side))}
                  about={[{ kind: "unit", value: unit }]}
                >
                  <span class="ub serif">{unitName(faces(sitting), unit, rankOf(sitting, side, unit))}</span>
                  <span class="ua">
                    <Icon name={unitSign(unitType(sitting, unit), rankOf(sitting, side, unit))} />
                    <b class="us">{strengthOf(sitting, side, unit)}</b>
                  </span>
                  <span class="uf">{sideName(sitting, side)}</span>
                </Sight>
              )),
            )}
          </div>
        </section>
      )}
    </>
  );
}

const MOST_PLAYS = 8;

/** Every play with its chance, the best first; what else can be done now; what is at stake. */
function Plays({ sitting, battle, looked }: { sitting: Sitting; battle: BattleFacts; looked: Play | null }) {
  const plays = [...(battle.plays ?? [])].sort((a, b) => b.chance - a.chance).slice(0, MOST_PLAYS);
  const others = sitting.fitting(([verb]) => verb !== "front" && verb !== "attack" && verb !== "resign");
  const selected = sitting.selected.value;
  const chosen = looked ?? (selected && others.some((choice) => same(choice.option, selected.option)));
  return (
    <section class="plays" aria-label={say("smc-every-play")}>
      {plays.length > 0 && (
        <>
          <h3>
            {say("smc-every-play")} <span class="lab">{say("smc-chance-to-win")}</span>
          </h3>
          <ol data-region="plays" role="group" aria-label={say("smc-every-play")}>
            {plays.map((play, i) => {
              const choice = sitting.choices.value.find((c) => same(c.option, play.option));
              return (
                <li>
                  <Thing sitting={sitting} id={`play-${i}`} class={`play ${play === looked ? "sel" : ""}`} name={listed(choice?.label.text, percent(play.chance))} choices={choice ? [choice] : []}>
                    <span>
                      {play.option[0] === "front"
                        ? say("smc-opens", { unit: nameOf(sitting, battle, play), n: play.strength })
                        : say("smc-attacks-front", { unit: nameOf(sitting, battle, play), n: play.strength, front: Number(play.option[2]) + 1 })}
                      <i>{resultOf(play)}</i>
                    </span>
                    <b>{percent(play.chance)}</b>
                  </Thing>
                </li>
              );
            })}
          </ol>
        </>
      )}
      {others.length > 0 && (
        <p class="row wrap">
          {others.map((choice) => (
            <button class="btn" aria-pressed={!!selected && same(choice.option, selected.option)} data-option={JSON.stringify(choice.option)} onClick={() => sitting.pick([choice])}>
              {choice.label.text}
            </button>
          ))}
        </p>
      )}
      {chosen && (
        <button class="btn act big" disabled={sitting.busy.value} onClick={() => void sitting.confirm()}>
          {selected?.label.text} <kbd>Enter</kbd>
        </button>
      )}
      <Stakes battle={battle} />
    </section>
  );
}

/** What follows for the one who looks, won or lost (SMC-12.4, SMC-13.10 to SMC-13.13). */
function Stakes({ battle }: { battle: BattleFacts }) {
  if (battle.mine === undefined) return null;
  const place = battle.village ? "village" : battle.city < 0 ? "field" : battle.city % CITIES ? "city" : "capital"; // where it is fought
  const attacks = battle.mine === 0;
  const won = attacks ? `smc-stake-take-${place}` : "smc-stake-hold";
  const lost = attacks || place === "field" ? "smc-stake-armies" : `smc-stake-lose-${place}`;
  return (
    <div class="stakes">
      <h3>{say("smc-stakes")}</h3>
      <p class="up">
        <Icon name="ok" /> {say(won)}
      </p>
      <p class="dn">
        <Icon name="x" /> {say(lost, { n: battle.sides[battle.mine]!.armies })} <RuleLink rule={{ village: "SMC-12.4", capital: "SMC-13.12", city: "SMC-13.11", field: "SMC-13.10" }[place]} />
      </p>
    </div>
  );
}

function resultOf(play: Play): string {
  if (play.option[0] === "front") return say("smc-sum-after", { own: play.sums[0], other: play.sums[1] });
  if (play.kills && play.dies) return say("smc-both-die");
  if (play.kills) return say("smc-it-kills");
  return play.dies ? say("smc-it-dies") : say("smc-both-live");
}

/** Hills behind a unit. */
const Hills = () => (
  <svg class="hills" viewBox="0 0 100 70" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 44 26 26 48 42 70 22 100 40V70H0Z" opacity=".35" />
    <path d="M0 56Q30 44 56 52T100 48V70H0Z" opacity=".6" />
  </svg>
);

/** The field on which it is fought. */
const Land = () => (
  <svg class="land" viewBox="0 0 820 510" preserveAspectRatio="none" aria-hidden="true">
    <rect width="820" height="510" class="sky" />
    <circle cx="690" cy="104" r="70" class="sun" />
    <path class="far" d="M0 290 120 160 210 250 330 120 450 262 560 180 700 290 820 210V510H0Z" />
    <path class="snow" d="M330 120 358 154 340 166 322 150 304 162Z" />
    <path class="near" d="M0 350Q180 270 400 330T820 300V510H0Z" />
    <path class="grass" d="M0 420Q240 360 480 410T820 390V510H0Z" />
  </svg>
);
