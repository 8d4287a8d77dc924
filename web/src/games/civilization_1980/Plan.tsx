import { Count } from "../../parts/Count";
import { Icon } from "../../parts/Icon";
import { Fact, Picked, PlanList, type Told, usePlanKeys } from "../../parts/PlanForm";
import { RuleLink } from "../../parts/Rules";
import { Seat } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { faces, nationOf } from "./facts";
import { badgeOf, forecastOf } from "./Map";
import { type Group, type MovementPlan, planOf, type Way } from "./movement";

/** The plan of a movement beside the map: what is picked and where it can go, or what is planned and what it leads to. */
export function PlanForm({ sitting }: { sitting: Sitting }) {
  const plan = planOf(sitting);
  const source = plan.source.value;
  usePlanKeys(plan);
  if (source) return "ship" in source ? <ShipPicked sitting={sitting} plan={plan} ship={source.ship} /> : <TokensPicked sitting={sitting} plan={plan} area={source.area} />;
  return <Planned sitting={sitting} plan={plan} />;
}

function Planned({ sitting, plan }: { sitting: Sitting; plan: MovementPlan }) {
  const { areas, zones } = faces(sitting);
  const groups = plan.groups.value;
  const tokens = groups.reduce((sum, g) => sum + g.n, 0);
  const free = areas.flatMap((_, a) => (plan.left(a) > 0 ? [a] : []));
  const lead = (
    <>
      {groups.length ? say("civ-plan-sum", { n: groups.length, tokens }) : say("civ-plan-help")} <RuleLink rule="CIV80-7.5.5" />
    </>
  );
  return (
    <PlanList sitting={sitting} plan={plan} title={say(groups.length ? "civ-your-plan" : "civ-your-move")} lead={lead} tell={(group) => tell(sitting, plan, group)} ends={say("civ-end-movement")}>
      <Leads sitting={sitting} plan={plan} />
      {(free.length > 0 || plan.ships.length > 0) && <div class="grp">{say("civ-still-free")}</div>}
      <div class="chips">
        {free.map((a) => (
          <button class="btn sm" data-thing={`from-${a}`} onClick={() => plan.pick({ area: a })}>
            {areas[a]!.name} {plan.left(a)}
          </button>
        ))}
        {plan.ships.map((k) => (
          <button class="btn sm" data-thing={`ship-${k}`} onClick={() => plan.pick({ ship: k })}>
            <Icon name="ship" /> {say("civ-ship-at", { area: zones[plan.berth(k)]!.name })}
          </button>
        ))}
      </div>
    </PlanList>
  );
}

/** One part of the plan in words: where from and where to, how many, how, and what comes of it. */
function tell(sitting: Sitting, plan: MovementPlan, group: Group): Told {
  const { areas, zones } = faces(sitting);
  const name = (place: number) => (group.n ? areas[place]!.name : zones[place]!.name);
  const place = plan.planned.value?.forecast?.places.find((p: { area: number }) => p.area === group.to && group.n > 0);
  const mine = sitting.view.value!.players[sitting.live.table.value!.seat!];
  const steps = group.ship === null ? 0 : plan.steps(group.ship);
  return {
    what: group.n ? `${name(group.from)} ${group.n} → ${name(group.to)}` : `${name(group.from)} → ${name(group.to)}`,
    how: group.ship === null ? say("civ-on-foot") : say("civ-by-ship-at", { area: zones[mine.ships[group.ship]]!.name, steps, of: sitting.board.value!.sailing.steps }),
    badge: place && badgeOf(place, sitting.live.table.value!.seat!),
    about: group.n ? [group.from, group.to].map((value) => ({ kind: "area", value })) : [{ kind: "zone", value: group.to }],
    counted: group.n > 0,
  };
}

/** What it leads to, in sums. */
function Leads({ sitting, plan }: { sitting: Sitting; plan: MovementPlan }) {
  const forecast = forecastOf(sitting, plan);
  const { areas } = faces(sitting);
  const me = sitting.live.table.value!.seat!;
  if (!forecast) return null;
  const { support } = forecast;
  return (
    <>
      <div class="grp">{say("civ-leads-to")}</div>
      <dl class="leads">
        <Fact icon="city" mood={support.lacking ? "loss" : ""} name={say("civ-support", { n: support.cities })} value={say("civ-support-of", { n: support.tokens, of: 2 * support.cities })} />
        {forecast.sites.length > 0 && <Fact icon="city" mood="gain" name={say("civ-city-possible")} value={forecast.sites.map((a) => areas[a]!.name).join(", ")} />}
        {forecast.lacking > 0 && <Fact icon="warn" mood="loss" name={say("civ-support-all")} value={say("civ-lacking", { n: forecast.lacking })} />}
        {forecast.over > 0 && <Fact icon="warn" mood="care" name={say("civ-over-limit")} value={say("civ-lost", { n: forecast.over })} />}
        {forecast.places.map(({ area, fight }) =>
          fight ? (
            <div class="fact loss">
              <dt>
                <Icon name="strength" /> {say("civ-conflict-in", { area: areas[area]!.name })}
              </dt>
              <dd>
                {fight.sides.map(([seat, before, after]) => (
                  <span class="side">
                    <Seat seat={seat} initial={nationOf(sitting, seat).initial} size={14} /> {before} → {after}
                  </span>
                ))}
                {fight.owner >= 0 && fight.owner !== me && <span class="side">{say("civ-takes-city", { n: fight.needed })}</span>}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

function TokensPicked({ sitting, plan, area }: { sitting: Sitting; plan: MovementPlan; area: number }) {
  const { areas } = faces(sitting);
  const left = plan.left(area);
  const count = plan.count.value;
  const places = [...plan.reach.value.areas].sort(([a, one], [b, two]) => one.steps - two.steps || a - b);
  const list = (by: boolean) => places.filter(([, way]) => (way.ship !== null) === by);
  return (
    <Picked
      plan={plan}
      title={count === null ? `${areas[area]!.name}: ${left}` : say("civ-picked", { area: areas[area]!.name, n: count, of: left })}
      help={say("civ-picked-help")}
      count={<Count n={count ?? left} most={left} open={count === null && left > 1} set={(n) => (plan.count.value = n)} label={say("civ-how-many")} />}
    >
      {[false, true].map(
        (by) =>
          list(by).length > 0 && (
            <>
              <div class="grp">{say(by ? "civ-with-ship" : "civ-on-foot")}</div>
              {list(by).map(([to, way]) => (
                <Goal sitting={sitting} plan={plan} to={to} way={way} n={count ?? plan.suggested(area, to)} />
              ))}
            </>
          ),
      )}
    </Picked>
  );
}

/** A place to go to, and how many of mine would be there. */
function Goal({ sitting, plan, to, way, n }: { sitting: Sitting; plan: MovementPlan; to: number; way: Way; n: number }) {
  const area = faces(sitting).areas[to]!;
  const view = sitting.view.value!;
  const me = sitting.live.table.value!.seat!;
  const then = plan.tokens(to) + n;
  const others = view.players.filter((p: any) => p.seat !== me && p.tokens[to]);
  const limit: number = sitting.board.value!.limits[to] ?? area.limit;
  const light = () => (sitting.lit.value = [{ kind: "area", value: to }]);
  const dim = () => (sitting.lit.value = []);
  const city = view.city[to];
  const mood = city >= 0 ? "loss" : others.length ? "loss" : then >= (area.site ? 6 : 12) ? "gain" : then > limit ? "care" : "ink";
  const word =
    city >= 0
      ? say("civ-here-city", { nation: nationOf(sitting, city).name })
      : others.length
        ? others.map((p: any) => `${nationOf(sitting, p.seat).name} ${p.tokens[to]}`).join(", ")
        : mood === "gain"
          ? say("civ-badge-city", { n: then })
          : say("civ-of-limit", { n: then, limit });
  return (
    <button class="ch goal" data-thing={`to-${to}`} onClick={() => plan.go(to)} onMouseEnter={light} onMouseLeave={dim} onFocus={light} onBlur={dim}>
      <Icon name={way.ship === null ? "right" : "ship"} />
      <span class="ttl">
        {area.name} <b>+{n}</b>
      </span>
      <span class={`bdg ${mood}`}>{word}</span>
      {way.ship !== null && <span class="lab">{say("civ-steps", { n: way.steps })}</span>}
    </button>
  );
}

function ShipPicked({ sitting, plan, ship }: { sitting: Sitting; plan: MovementPlan; ship: number }) {
  const { zones } = faces(sitting);
  return (
    <Picked plan={plan} title={say("civ-ship-at", { area: zones[plan.berth(ship)]!.name })} help={say("civ-ship-help")}>
      {[...plan.reach.value.zones].map(([zone, steps]) => (
        <button class="ch goal" data-thing={`sail-${zone}`} onClick={() => plan.go(zone)}>
          <Icon name="ship" />
          <span class="ttl">{zones[zone]!.name}</span>
          <span class="lab">{say("civ-steps", { n: steps })}</span>
        </button>
      ))}
    </Picked>
  );
}
