import type { Choice } from "../../api";
import { Odds } from "../../parts/Battle";
import { Icon } from "../../parts/Icon";
import { Fact, Picked, PlanList, type Told, usePlanKeys } from "../../parts/PlanForm";
import { RuleLink } from "../../parts/Rules";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { type Ahead as AheadOdds, BARBARIANS, board, faces, layout, type Move, mySeat, spaceName, UNITS } from "./facts";
import { battleBadge, type Group, kindsIn, type MovePlan, planOf } from "./movement";
import { countsName, ownerName } from "./names";

const PLANNED = ["move", "road", "explore", "stop-moving"];

/** The move action beside the map: what was picked and where it can go, or what is planned and what it leads to. */
export function PlanForm({ sitting }: { sitting: Sitting }) {
  const plan = planOf(sitting);
  usePlanKeys(plan);
  return plan.source.value ? <Taken sitting={sitting} plan={plan} space={plan.source.value.space} /> : <Planned sitting={sitting} plan={plan} />;
}

function Planned({ sitting, plan }: { sitting: Sitting; plan: MovePlan }) {
  const groups = plan.groups.value;
  const news = groups.some((group) => group.foe >= 0 || group.unknown); // what is left is planned when it has been seen
  const left = news ? Math.max(0, (board(sitting).moving?.left ?? 0) - groups.length) : plan.left;
  const besides = sitting.choices.value.filter(({ option: [verb] }) => !PLANNED.includes(verb));
  const library = besides.filter(({ option: [verb] }) => verb === "great-library"); // one choice for each advance: they are opened together
  const others = besides.filter((choice) => !library.includes(choice));
  const open = (plan.planned.value?.forecast?.open ?? []) as [number, number][];
  return (
    <PlanList
      sitting={sitting}
      plan={plan}
      title={say(groups.length ? "coc-your-plan" : "coc-your-move")}
      lead={
        <>
          {groups.length ? say("coc-plan-sum", { n: groups.length, left }) : say("coc-plan-help", { n: left })} <RuleLink rule="COC-5.4.1" />
        </>
      }
      tell={(group) => tell(sitting, group)}
      ends={groups.length ? say("coc-move-now") : say("coc-stop-moving")}
    >
      {(open.length > 0 || groups.some((g) => g.foe >= 0 || g.unknown)) && (
        <>
          <div class="grp">{say("coc-leads-to")}</div>
          <dl class="leads">
            {groups.map((g) => g.foe >= 0 && <Fact icon="strength" mood="loss" name={say("coc-battle-at", { space: spaceName(sitting, g.to) })} value={ownerName(sitting, g.foe)} />)}
            {groups.map((g) => g.odds && <Ahead sitting={sitting} odds={g.odds} foe={g.foe} />)}
            {groups.map((g) => g.unknown && <Fact icon="compass" mood="care" name={say("coc-undo-ends")} value={say("coc-badge-explore")} />)}
            {open.map(([space, threat]) => (
              <Fact icon="warn" mood={threat ? "loss" : "care"} name={say("coc-city-open", { space: spaceName(sitting, space) })} value={threat ? say("coc-beside", { n: threat }) : ""} />
            ))}
          </dl>
        </>
      )}
      {plan.sources.value.length > 0 && <div class="grp">{say("coc-still-free")}</div>}
      <div class="chips">
        {plan.sources.value.map((space) => (
          <button class="btn sm" data-thing={`from-${space}`} onClick={() => plan.pick({ space })}>
            {spaceName(sitting, space)} {countsName(sitting, plan.able(space))}
          </button>
        ))}
      </div>
      {others.map((choice) => (
        <Besides sitting={sitting} choice={choice} />
      ))}
      {library.length > 0 && (
        <details>
          <summary class="ch">
            <Icon name="great-pyramid" />
            <span class="ttl">
              {faces(sitting).wonder.find((face) => face.id === "great_library")!.name} <em>{library.length}</em>
            </span>
          </summary>
          {library.map((choice) => (
            <Besides sitting={sitting} choice={choice} />
          ))}
        </details>
      )}
    </PlanList>
  );
}

/** What can be done instead of moving on. */
function Besides({ sitting, choice }: { sitting: Sitting; choice: Choice }) {
  return (
    <button class="ch" data-thing={JSON.stringify(choice.option)} onClick={() => void sitting.play(choice.option)}>
      <Icon name="cards" />
      <span class="ttl">{choice.label.text}</span>
    </button>
  );
}

/** How the battle would end, as the engine plays it out. */
function Ahead({ sitting, odds: { attacker, nobody, defender }, foe }: { sitting: Sitting; odds: AheadOdds; foe: number }) {
  const [mine, theirs] = [ownerName(sitting, mySeat(sitting)!), ownerName(sitting, foe)];
  const percent = (name: string, n: number) => say("coc-battle-wins", { name, n });
  return (
    <div class="ahead">
      <Odds
        shares={[
          { share: attacker / 100, text: percent(mine, attacker), seat: mySeat(sitting)! },
          { share: nobody / 100, text: nobody >= 35 ? say("coc-battle-nobody", { n: nobody }) : "" },
          { share: defender / 100, text: percent(theirs, defender), ...(foe < BARBARIANS ? { seat: foe } : {}) },
        ]}
      />
      <p class="lab">
        {percent(mine, attacker)} · {percent(theirs, defender)} · {say("coc-battle-nobody", { n: nobody })}. {say("coc-battle-odds-how")}
      </p>
    </div>
  );
}

const countOf = (sitting: Sitting, kind: number, n: number) => [n, faces(sitting).unit[kind]!.name].join(" ");
const goalName = (sitting: Sitting, verb: string, goal: number) =>
  verb === "explore" ? (layout(sitting).cells[goal] ?? []).map((space) => spaceName(sitting, space)).join(", ") : spaceName(sitting, goal);

/** One move in words: from where to where, who goes, and what comes of it. */
function tell(sitting: Sitting, group: Group): Told {
  const badge = group.foe >= 0 ? { text: battleBadge(group), mood: "loss" as const } : group.unknown ? { text: say("coc-badge-explore"), mood: "care" as const } : null;
  return {
    what: `${spaceName(sitting, group.from)} → ${goalName(sitting, group.verb, group.to)}`,
    how: [countsName(sitting, kindsIn(group.units)), group.verb === "road" && say("coc-by-road")].filter(Boolean).join(", "),
    badge,
    about: [group.from, ...(group.verb === "explore" ? [] : [group.to])].map((value) => ({ kind: "space", value })),
    counted: false,
    change: () => planOf(sitting).redo(group),
  };
}

/** What was picked up: how many of each kind, and where they can go. */
function Taken({ sitting, plan, space }: { sitting: Sitting; plan: MovePlan; space: number }) {
  const able = plan.able(space);
  const wanted = plan.wanted.value;
  const several = able.reduce((a, b) => a + b, 0) > 1;
  const set = (kind: number, n: number) => (plan.wanted.value = { ...wanted, [kind]: Math.max(0, Math.min(able[kind]!, n)) });
  return (
    <Picked
      plan={plan}
      title={say("coc-from-space", { space: spaceName(sitting, space) })}
      help={say("coc-picked-help")}
      count={
        several && (
          <div class="kinds" role="group" aria-label={say("coc-who-goes")}>
            {able.map((n, kind) =>
              n ? (
                <span class="kind">
                  <Icon name={UNITS[kind]!} />
                  {Array.from({ length: n + 1 }, (_, i) => (
                    <button class={`btn sm ${(wanted[kind] ?? n) === i ? "on" : ""}`} aria-pressed={(wanted[kind] ?? n) === i} aria-label={countOf(sitting, kind, i)} onClick={() => set(kind, i)}>
                      {i}
                    </button>
                  ))}
                </span>
              ) : null,
            )}
          </div>
        )
      }
    >
      {plan.from(space).map((move) => (
        <Goal sitting={sitting} plan={plan} move={move} />
      ))}
    </Picked>
  );
}

function Goal({ sitting, plan, move }: { sitting: Sitting; plan: MovePlan; move: Move }) {
  const [verb, , goal] = move.option;
  const spaces = verb === "explore" ? (layout(sitting).cells[goal] ?? []) : [goal];
  const light = () => (sitting.lit.value = spaces.map((value) => ({ kind: "space", value })));
  const dim = () => (sitting.lit.value = []);
  const city = board(sitting).cities.find((c) => verb !== "explore" && c.space === goal);
  const ground = verb === "explore" ? "" : faces(sitting).terrain[sitting.view.value!.terrain[goal]]?.name;
  return (
    <button class="ch goal" data-thing={`${verb}-${goal}`} onClick={() => plan.take(move)} onMouseEnter={light} onMouseLeave={dim} onFocus={light} onBlur={dim}>
      <Icon name={verb === "explore" ? "compass" : verb === "road" ? "skip" : "right"} />
      <span class="ttl">
        {goalName(sitting, verb, goal)} <em>{listed(ground, verb === "road" && say("coc-by-road"))}</em>
      </span>
      {move.foe >= 0 ? (
        <span class="bdg loss">{listed(`${ownerName(sitting, move.foe)} ${countsName(sitting, move.theirs ?? [])}`, move.odds && `${move.odds.attacker} % ${say("coc-odds-all")}`)}</span>
      ) : move.unknown ? (
        <span class="bdg care">{say("coc-badge-explore")}</span>
      ) : (
        city && <span class="bdg ink">{say("coc-own-city")}</span>
      )}
    </button>
  );
}
