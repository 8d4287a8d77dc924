import { Count } from "../../parts/Count";
import { Icon } from "../../parts/Icon";
import type { Mood } from "../../parts/Pieces";
import { Fact, Picked, PlanList, type Told, usePlanKeys } from "../../parts/PlanForm";
import { RuleLink } from "../../parts/Rules";
import { mood } from "../../table/Changes";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { boardOf, faces, me, NONE, type Way } from "./facts";
import { badgeOf, fullness, sharing } from "./Map";
import { endOf, type Group, type MovementPlan, planOf } from "./movement";
import { figuresText, squareName } from "./names";
import { figureSign } from "./signs";

/** The plan of a Movement part beside the map: what was picked and where it can go, or what is planned. */
export function MoveForm({ sitting }: { sitting: Sitting }) {
  const plan = planOf(sitting);
  usePlanKeys(plan);
  const source = plan.source.value;
  return source === null ? <Planned sitting={sitting} plan={plan} /> : <FiguresPicked sitting={sitting} plan={plan} square={source} />;
}

function Planned({ sitting, plan }: { sitting: Sitting; plan: MovementPlan }) {
  const groups = plan.groups.value;
  const seat = me(sitting)!;
  const facts = boardOf(sitting).players[seat]!;
  const other = sitting.fitting(([verb]) => !["move", "step", "discover", "end", "stop"].includes(verb));
  const stop = sitting.fitting(([verb]) => verb === "stop")[0];
  const under = plan.underWay.value;
  const square = under ? boardOf(sitting).moves?.[0]?.square : undefined;
  const watched: number = sitting.view.value!.watchers;
  const title = under
    ? say("smc-under-way", { square: squareName(sitting, square ?? 0), n: Number(sitting.live.table.value!.decision!.prompt.args?.left ?? 0) })
    : say(groups.length ? "smc-your-plan" : "smc-your-movement");
  const lead = (
    <>
      {groups.length ? say("smc-plan-sum", { n: groups.length, of: groups.length + plan.sources.value.length }) : say("smc-plan-help")} <RuleLink rule="SMC-11.1" />
    </>
  );
  const ends = groups.length ? say(under ? "smc-go-on-and-end" : "smc-move-and-end") : say("smc-end-movement");
  return (
    <PlanList sitting={sitting} plan={plan} title={title} lead={lead} tell={(group) => tell(sitting, plan, group)} ends={ends}>
      {groups.length > 0 && (
        <div class="chips">
          <button class="btn sm" data-thing="only-move" disabled={sitting.busy.value} onClick={() => void plan.moveOnly()}>
            {say("smc-only-move")}
          </button>
        </div>
      )}
      {under && stop && !groups.some((g) => g.under) && (
        <div class="chips">
          <button class="btn sm" data-thing="stay" onClick={() => void sitting.play(stop.option)}>
            {stop.label.text}
          </button>
        </div>
      )}
      <LeadsTo plan={plan} />
      {plan.sources.value.length > 0 && <div class="grp">{say("smc-not-in-plan")}</div>}
      <div class="chips">
        {plan.sources.value.map((from) => {
          const { armies, scouts } = plan.left(from);
          return (
            <button class="btn sm" data-thing={`from-${from}`} onClick={() => plan.pick(from)}>
              {squareName(sitting, from)}: {figuresText(armies, scouts)}
            </button>
          );
        })}
      </div>
      {groups.some((group) => group.way.chance !== undefined) && <OddsNote />}
      <dl class="leads">
        <Fact icon="right" name={say("smc-speed")} value={facts.speed} />
        <Fact icon="table" name={say("smc-stack")} value={facts.stack} />
        <Fact icon="drop" name={say("smc-water")} value={say(`smc-water-${facts.water}`)} />
        {watched > 0 && <Fact icon="warn" mood="care" name={say("smc-watched")} value={say("smc-asked-each-step")} />}
      </dl>
      {other.length > 0 && (
        <>
          <div class="grp">{say("smc-now-playable")}</div>
          {other.map((choice) => (
            <button class="ch" data-thing={JSON.stringify(choice.option)} data-option={JSON.stringify(choice.option)} onClick={() => sitting.select(choice)}>
              <Icon name="right" />
              <span class="ttl">{choice.label.text}</span>
            </button>
          ))}
        </>
      )}
    </PlanList>
  );
}

/** What follows from the whole plan, as far as the engine foresees it: numbers, the trade of a turn, cities left open. */
function LeadsTo({ plan }: { plan: MovementPlan }) {
  const { preview, forecast } = plan.planned.value ?? {};
  const [before, after] = (forecast as { income?: [number, number] } | null | undefined)?.income ?? [0, 0];
  const changes = preview?.changes ?? [];
  const warnings = preview?.warnings ?? [];
  if (!changes.length && !warnings.length && before === after) return null;
  return (
    <>
      <div class="grp">{say("smc-leads-to")}</div>
      <dl class="leads">
        {before !== after && <Fact icon="trade" name={say("smc-trade-a-turn")} value={`${before} → ${after}`} mood={after > before ? "gain" : "loss"} />}
        {changes.map(({ name, label, before: from, after: to }) => (
          <Fact icon="right" name={label} value={`${from} → ${to}`} mood={MOODS[mood(name, from, to)]} />
        ))}
      </dl>
      {warnings.map((warning) => (
        <p class="warn">
          <Icon name="warn" /> {warning.text}
        </p>
      ))}
    </>
  );
}
const MOODS: Record<string, Mood> = { up: "gain", dn: "loss" };

/** How the chances were found. */
const OddsNote = () => (
  <p class="lab pad">
    {say("smc-odds-how")} <RuleLink rule="SMC-13.2" />
  </p>
);

function tell(sitting: Sitting, plan: MovementPlan, group: Group): Told {
  const { way } = group;
  const end = endOf(way);
  return {
    what: `${figuresText(group.armies, group.scouts)}: ${squareName(sitting, group.from)} → ${squareName(sitting, group.to)}`,
    how: [say("smc-steps-of", { n: way.path.length - 1, left: way.left }), end !== NONE && fullness(sitting, plan.standingOn(end))].filter(Boolean).join("; "),
    badge: badgeOf(way),
    about: way.path.map((value) => ({ kind: "square", value })),
    counted: !group.under,
  };
}

/** Figures in hand: how many, and where they can go. */
function FiguresPicked({ sitting, plan, square }: { sitting: Sitting; plan: MovementPlan; square: number }) {
  const { armies, scouts } = plan.left(square);
  const [a, s] = plan.shape.value;
  const under = plan.underWay.value;
  const order = ["city", "sacrifice", "figures", "village", "hut", "discover", ""];
  const goals = [...plan.ways.value].sort((x, y) => order.indexOf(x.meets) - order.indexOf(y.meets) || y.left - x.left || x.to - y.to);
  const counts = under ? null : (
    <>
      {(armies > 1 || scouts > 1 || (armies > 0 && scouts > 0)) && (
        <Count
          n={armies ? a : s}
          most={armies || scouts}
          set={(n) => (plan.count.value = n)}
          label={say(armies ? "smc-how-many-armies" : "smc-how-many-scouts")}
          sign={figureSign(armies ? "army" : "scout")}
        />
      )}
      {armies > 0 && scouts > 0 && <Count n={s} least={0} most={scouts} set={(n) => (plan.escort.value = n)} label={say("smc-how-many-scouts")} sign={figureSign("scout")} />}
    </>
  );
  return (
    <Picked plan={plan} title={say("smc-move-from", { square: squareName(sitting, square), figures: figuresText(a, s) })} help={say("smc-picked-help")} count={counts}>
      {goals.map((way) => (
        <Goal sitting={sitting} plan={plan} way={way} />
      ))}
      {!goals.length && <p class="lab pad">{say("smc-no-way")}</p>}
      {goals.some((way) => way.chance !== undefined) && <OddsNote />}
    </Picked>
  );
}

function Goal({ sitting, plan, way }: { sitting: Sitting; plan: MovementPlan; way: Way }) {
  const { cells, terrains } = faces(sitting);
  const light = () => (sitting.lit.value = [{ kind: "square", value: way.to }]);
  const dim = () => (sitting.lit.value = []);
  const cell = sitting.view.value!.ground[way.to];
  const badge = badgeOf(way);
  const shared = sharing(sitting, plan, way);
  return (
    <button
      class="ch goal"
      data-thing={`${way.meets === "sacrifice" ? "gift" : "to"}-${way.to}`}
      onClick={() => plan.go(way.to, way)}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <Icon name={way.meets === "discover" ? "plus" : "right"} />
      <span class="ttl">
        {squareName(sitting, way.to)} <span class="mut">{cell < 0 ? say("smc-unknown") : terrains[cells[cell]!.terrain]!.name}</span>
      </span>
      <span class="lab">{say("smc-steps-left", { n: way.left })}</span>
      {(badge || shared) && (
        <span class="also">
          {badge && <span class={`bdg ${badge.mood}`}>{badge.text}</span>}
          {shared && <span class="lab">{shared}</span>}
        </span>
      )}
    </button>
  );
}
