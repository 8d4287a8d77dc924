import { useEffect } from "preact/hooks";
import { Count, counted } from "../../parts/Count";
import { Icon } from "../../parts/Icon";
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
  usePlanKeys(sitting, plan);
  if (source) return "ship" in source ? <ShipPicked sitting={sitting} plan={plan} ship={source.ship} /> : <TokensPicked sitting={sitting} plan={plan} area={source.area} />;
  return <Planned sitting={sitting} plan={plan} />;
}

function Planned({ sitting, plan }: { sitting: Sitting; plan: MovementPlan }) {
  const { areas, zones } = faces(sitting);
  const groups = plan.groups.value;
  const tokens = groups.reduce((sum, g) => sum + g.n, 0);
  const free = areas.flatMap((_, a) => (plan.left(a) > 0 ? [a] : []));
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite">
          {say(groups.length ? "civ-your-plan" : "civ-your-move")}
        </h2>
        <p class="lab">
          {groups.length ? say("civ-plan-sum", { n: groups.length, tokens }) : say("civ-plan-help")} <RuleLink rule="CIV80-7.5.5" />
        </p>
      </div>
      <div class="choices plan" role="group" aria-label={say("civ-your-plan")} data-region="choices">
        {groups.map((group, i) => (
          <Entry sitting={sitting} plan={plan} group={group} number={i + 1} />
        ))}
        {plan.refusal.value && (
          <p class="trouble" role="alert">
            {plan.refusal.value.message.text} <RuleLink rule={plan.refusal.value.rule} />
          </p>
        )}
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
      </div>
      <div class="foot do">
        {groups.length > 0 && (
          <button class="btn" onClick={() => plan.clear()}>
            {say("page-clear")}
          </button>
        )}
        <button class="btn act" data-plan-end disabled={sitting.busy.value} onClick={() => void plan.end()}>
          {say("civ-end-movement")}
        </button>
      </div>
    </>
  );
}

/** One part of the plan: where from and where to, how many, how; it can be changed and dropped. */
function Entry({ sitting, plan, group, number }: { sitting: Sitting; plan: MovementPlan; group: Group; number: number }) {
  const { areas, zones } = faces(sitting);
  const sails = group.ship !== null;
  const name = (place: number) => (group.n ? areas[place]!.name : zones[place]!.name);
  const what = group.n ? `${name(group.from)} ${group.n} → ${name(group.to)}` : `${name(group.from)} → ${name(group.to)}`;
  const place = plan.planned.value?.forecast?.places.find((p: { area: number }) => p.area === group.to && group.n > 0);
  const badge = place && badgeOf(place, sitting.live.table.value!.seat!);
  const about = group.n
    ? [
        { kind: "area", value: group.from },
        { kind: "area", value: group.to },
      ]
    : [{ kind: "zone", value: group.to }];
  const light = () => (sitting.lit.value = about);
  const dim = () => (sitting.lit.value = []);
  return (
    <div class={`entry ${plan.fresh.value === group.id ? "on" : ""}`} data-group={`${group.from}-${group.to}`} onMouseEnter={light} onMouseLeave={dim} onFocusIn={light} onFocusOut={dim}>
      <span class="no">{number}</span>
      <span class="what">
        <b>{what}</b>
        <span class="how">
          {sails
            ? say("civ-by-ship-at", {
                area: zones[sitting.view.value!.players[sitting.live.table.value!.seat!].ships[group.ship!]]!.name,
                steps: plan.steps(group.ship!),
                of: sitting.board.value!.sailing.steps,
              })
            : say("civ-on-foot")}
        </span>
        {badge && <span class={`bdg ${badge.mood}`}>{badge.text}</span>}
      </span>
      <span class="tools">
        {group.n > 0 && (
          <>
            <button class="btn sm" data-thing={`less-${group.id}`} aria-label={`− ${what}`} disabled={group.n <= 1} onClick={() => plan.change(group.id, group.n - 1)}>
              <Icon name="minus" />
            </button>
            <button class="btn sm" data-thing={`more-${group.id}`} aria-label={`+ ${what}`} disabled={group.n >= plan.most(group)} onClick={() => plan.change(group.id, group.n + 1)}>
              <Icon name="plus" />
            </button>
          </>
        )}
        <button class="btn sm" data-thing={`drop-${group.id}`} aria-label={say("civ-drop", { what })} onClick={() => plan.drop(group.id)}>
          <Icon name="x" />
        </button>
      </span>
    </div>
  );
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

function Fact({ icon, name, value, mood }: { icon: string; name: string; value: string; mood: string }) {
  return (
    <div class={`fact ${mood}`}>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function TokensPicked({ sitting, plan, area }: { sitting: Sitting; plan: MovementPlan; area: number }) {
  const { areas } = faces(sitting);
  const left = plan.left(area);
  const count = plan.count.value;
  const places = [...plan.reach.value.areas].sort(([a, one], [b, two]) => one.steps - two.steps || a - b);
  const list = (by: boolean) => places.filter(([, way]) => (way.ship !== null) === by);
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite">
          {say("civ-picked", { area: areas[area]!.name, n: count ?? left, of: left })}
        </h2>
        <p class="lab">{say("civ-picked-help")}</p>
        <Count n={count ?? left} most={left} set={(n) => (plan.count.value = n)} label={say("civ-how-many")} />
      </div>
      <div class="choices" role="group" aria-label={say("page-choices")} data-region="choices">
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
      </div>
      <div class="foot do">
        <button class="btn" onClick={() => plan.pick(null)}>
          {say("civ-put-back")} <kbd>Esc</kbd>
        </button>
      </div>
    </>
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
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite">
          {say("civ-ship-at", { area: zones[plan.berth(ship)]!.name })}
        </h2>
        <p class="lab">{say("civ-ship-help")}</p>
      </div>
      <div class="choices" role="group" aria-label={say("page-choices")} data-region="choices">
        {[...plan.reach.value.zones].map(([zone, steps]) => (
          <button class="ch goal" data-thing={`sail-${zone}`} onClick={() => plan.go(zone)}>
            <Icon name="ship" />
            <span class="ttl">{zones[zone]!.name}</span>
            <span class="lab">{say("civ-steps", { n: steps })}</span>
          </button>
        ))}
      </div>
      <div class="foot do">
        <button class="btn" onClick={() => plan.pick(null)}>
          {say("civ-put-back")} <kbd>Esc</kbd>
        </button>
      </div>
    </>
  );
}

/** Digits say how many, Delete drops what was entered last, Z takes it out, Escape puts back. */
function usePlanKeys(sitting: Sitting, plan: MovementPlan): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
      if (!meant(plan, event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, [sitting]);
}

function meant(plan: MovementPlan, key: string): boolean {
  const source = plan.source.value;
  const fresh = plan.groups.value.find((g) => g.id === plan.fresh.value);
  if (source && "area" in source) {
    const left = plan.left(source.area);
    const n = counted(key, plan.count.value ?? left, left);
    if (n !== null) plan.count.value = n;
    if (n !== null) return true;
  } else if (!source && fresh && fresh.n) {
    const n = counted(key, fresh.n, plan.most(fresh));
    if (n !== null) plan.change(fresh.id, n);
    if (n !== null) return true;
  }
  if (key === "Escape" && source) {
    plan.pick(null);
    return true;
  }
  const last = fresh ?? plan.groups.value.at(-1);
  if (last && !source && (key === "Delete" || key === "Backspace" || key.toLowerCase() === "z")) {
    plan.drop(last.id);
    return true;
  }
  return false;
}
