import { useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { Seat } from "../../parts/Seat";
import { listed } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { board, countOf, faces, GOOD_CLASS, GOODS, letterOf, mySeat, playerName, players, points } from "./facts";

/** Everybody's civilization in a strip each: goods with their limits, hands, advances, cities, units, objectives, leader, points. */
export function Strips({ sitting }: { sitting: Sitting }) {
  return (
    <div class="strips" role="group" data-region="players" aria-label={say("coc-civilizations")}>
      {players(sitting).map(({ seat }) => (
        <Strip sitting={sitting} seat={seat} />
      ))}
    </div>
  );
}

function Strip({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const p = players(sitting)[seat]!;
  const facts = board(sitting);
  const { civilization, leader, good } = faces(sitting);
  const table = sitting.live.table.value!;
  const view = sitting.view.value!;
  const bot = table.players[seat]?.kind === "bot";
  const numbers = table.numbers?.[seat] ?? {};
  const name = playerName(sitting, seat);
  const civ = p.civilization >= 0 ? civilization[p.civilization]!.name : "";
  const limits = facts.limits[seat]!;
  const turn = view.current === seat;
  const spoken = listed(
    name,
    civ !== name && civ,
    say("coc-points", { n: points(facts.halves[seat]!) }),
    ...p.goods.map((n, g) => `${good[g]!.name} ${n}${g < 5 ? `/${limits[g]}` : ""}`),
    say("coc-in-hand", { actions: countOf(p.hand), objectives: countOf(p.objectives), wonders: countOf(p.wonder_cards) }),
    say("coc-strip-counts", { cities: p.cities.length, armies: numbers.armies ?? 0, ships: numbers.ships ?? 0, objectives: p.completed.length, advances: facts.cubes[seat]!.length }),
    p.leader >= 0 && leader[p.leader]!.name,
    turn && p.actions > 0 && say("coc-actions", { n: p.actions }),
  );
  const lit = sitting.isLit("seat", seat);
  return (
    <section
      class={`strip ${seat === mySeat(sitting) ? "me" : ""} ${turn ? "now" : ""} ${lit ? "lit" : ""}`}
      style={{ "--sc": `var(--seat-${seat + 1})` }}
      data-thing={`seat-${seat}`}
      role="img"
      aria-label={spoken}
      {...refsOf(p.leader >= 0 ? [{ kind: "leader", value: p.leader }] : p.civilization >= 0 ? [{ kind: "civilization", value: p.civilization }] : [])}
    >
      <div class="h">
        <Seat seat={seat} initial={letterOf(sitting, seat)} size={19} />
        <b>{name}</b>
        {civ && civ !== name && <i>{civ}</i>}
        {bot && <Icon name="bot" />}
        {turn && p.actions > 0 ? <Actions n={p.actions} /> : view.first === seat && <span class="tag">{say("coc-first")}</span>}
        <span class="vp" data-tip={say("num-points")}>
          <Icon name="laurels" />
          {points(facts.halves[seat]!)}
        </span>
      </div>
      <div class="sb">
        <div class="sl">
          <div class="res5">
            {[0, 1, 2, 3, 4].map((g) => (
              <span class="rc" data-tip={`${good[g]!.name}: ${p.goods[g]} / ${limits[g]}`}>
                <Icon name={GOODS[g]!} class={GOOD_CLASS[g]} />
                <span>{p.goods[g]}</span>
                <span class="pp">
                  {Array.from({ length: Math.max(7, limits[g]!) }, (_, i) => (
                    <u class={i >= limits[g]! ? "na" : i < p.goods[g]! ? (p.goods[g] === limits[g] ? "full" : "f") : ""} />
                  ))}
                </span>
              </span>
            ))}
          </div>
          <div class="tok">
            <span data-tip={say("num-mood")}>
              <Icon name="happy" class="r-mood" />
              {p.goods[5]}
            </span>
            <span data-tip={say("num-culture")}>
              <Icon name="culture" class="r-culture" />
              {p.goods[6]}
            </span>
            {p.captives.length > 0 && (
              <span data-tip={good[7]!.name}>
                <Icon name="manacles" />
                {p.captives.length}
              </span>
            )}
            <span class="hn" data-tip={say("coc-in-hand", { actions: countOf(p.hand) + p.persons.length, objectives: countOf(p.objectives), wonders: countOf(p.wonder_cards) })}>
              <Icon name="cards" />
              {countOf(p.hand) + p.persons.length}
              <Icon name="pin" />
              {countOf(p.objectives)}
              {countOf(p.wonder_cards) > 0 && (
                <>
                  <Icon name="great-pyramid" />
                  {countOf(p.wonder_cards)}
                </>
              )}
            </span>
          </div>
          <div class="ft">
            <span data-tip={say("num-cities")}>
              <Icon name="city" />
              {p.cities.length}
            </span>
            <span data-tip={say("num-armies")}>
              <Icon name="spartan-helmet" />
              {numbers.armies ?? 0}
            </span>
            <span data-tip={say("num-ships")}>
              <Icon name="sailboat" />
              {numbers.ships ?? 0}
            </span>
            <span data-tip={say("coc-completed")}>
              <Icon name="ok" />
              {p.completed.length}
            </span>
          </div>
          <div class="ld">
            {p.leader >= 0 && (
              <>
                <Icon name="crown" /> {leader[p.leader]!.name}
              </>
            )}
          </div>
        </div>
        <div class="mxr" data-tip={say("coc-advances-and", { advances: facts.cubes[seat]!.length, specials: facts.specials[seat]!.length })}>
          <Matrix cubes={facts.cubes[seat]!} />
          <span class="ad">
            <b>{facts.cubes[seat]!.length}</b>
            {facts.specials[seat]!.length > 0 && `+${facts.specials[seat]!.length}`}
          </span>
        </div>
      </div>
    </section>
  );
}

/** The actions that are left in a turn. */
export function Actions({ n }: { n: number }) {
  return (
    <span class="apips" aria-hidden="true" data-tip={say("coc-actions", { n })}>
      {Array.from({ length: Math.max(3, n) }, (_, i) => (
        <i class={i < n ? "has" : ""} />
      ))}
    </span>
  );
}

/** The advances board in little: rows of four, the leading one first. */
function Matrix({ cubes }: { cubes: number[] }) {
  return (
    <span class="mx4">
      {Array.from({ length: 48 }, (_, a) => (
        <u class={cubes.includes(a) ? "f" : ""} />
      ))}
    </span>
  );
}

/** On a phone: who has how many points, whose strip is looked at, and what I hold in one row. */
export function Tabs({ sitting }: { sitting: Sitting }) {
  const [shown, show] = useState<number | null>(null);
  const facts = board(sitting);
  const me = mySeat(sitting);
  const p = me === null ? null : players(sitting)[me]!;
  return (
    <div class="phonebar">
      <div class="seats" role="group" aria-label={say("coc-civilizations")} data-region="seats">
        {players(sitting).map(({ seat }) => (
          <button type="button" data-thing={`tab-${seat}`} class={sitting.view.value!.current === seat ? "on" : ""} aria-pressed={shown === seat} onClick={() => show(shown === seat ? null : seat)}>
            <Seat seat={seat} initial={letterOf(sitting, seat)} size={20} />
            <span class="vh">{listed(playerName(sitting, seat), say("coc-points", { n: points(facts.halves[seat]!) }))}</span>
            <b class="serif" aria-hidden="true">
              {points(facts.halves[seat]!)}
            </b>
          </button>
        ))}
      </div>
      {shown !== null && <Strip sitting={sitting} seat={shown} />}
      {p && (
        <div class="purse7">
          {p.goods.slice(0, 7).map((n, g) => (
            <span role="img" data-tip={faces(sitting).good[g]!.name} aria-label={`${faces(sitting).good[g]!.name} ${n}`}>
              <span>
                <Icon name={GOODS[g]!} class={GOOD_CLASS[g]} /> <b>{n}</b>
              </span>
              <small>{g < 5 ? `/ ${facts.limits[p.seat]![g]}` : ""}</small>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
