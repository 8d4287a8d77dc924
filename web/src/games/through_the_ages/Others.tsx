import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { listed, Sight } from "../../parts/Thing";
import { initial } from "../../table/Log";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { about } from "./board";
import { Named, Signed } from "./Card";
import { AGES, band, type Face, faces, typeIcon, TYPES } from "./faces";
import { useWide } from "../../parts/wide";
import { built, standing, wonderState } from "./names";

const RATED: [string, string, string][] = [
  ["culture", "culture", ""],
  ["culture_rating", "", "tta-per-turn"],
  ["science", "science", ""],
  ["science_rating", "", "tta-per-turn"],
  ["strength", "strength", ""],
  ["happiness", "happy", ""],
];

/** All ratings side by side, best underlined; the events and the common tactics below. */
export function Standings({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const cards = faces(sitting);
  const order = [...view.players].sort((a: any, b: any) => b.culture - a.culture);
  const leads = (p: any, field: string) => {
    const all: number[] = view.players.map((other: any) => other[field]);
    return p[field] === Math.max(...all) && p[field] > Math.min(...all); // where all are equal nobody leads
  };
  const count = (zone: any) => (Array.isArray(zone) ? zone.length : (zone?.hidden ?? 0));
  const top = view.current_events?.backs?.at(-1) || "–";
  const last = view.past_events?.at(-1);
  const events = say("tta-events", { now: count(view.current_events), top, future: count(view.future_events) });
  const rated = (p: any) => listed(table.players[p.seat]?.name, !p.playing && say("tta-resigned"), ...RATED.map(([field]) => `${say(`num-${field.replace("_", "-")}`)} ${p[field]}`));
  return (
    <section class="panel st" data-region="standings" aria-label={say("tta-standings")}>
      <table class="tbl">
        <thead>
          <tr>
            <th scope="col">{say("tta-standings")}</th>
            {RATED.map(([field, glyph, word]) => (
              <th scope="col">{glyph ? <Icon name={glyph} title={say(`num-${field.replace("_", "-")}`)} /> : <span>{say(word)}</span>}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((p: any) => (
            <tr class={p.seat === table.seat ? "me" : ""}>
              <td>
                <Sight id={`seat-${p.seat}`} class="who" name={rated(p)}>
                  <Seat seat={p.seat} initial={initial(table.players[p.seat]?.name)} size={15} />
                  {table.players[p.seat]?.name}
                  {!p.playing && <span class="tag">{say("tta-resigned")}</span>}
                </Sight>
              </td>
              {RATED.map(([field]) => (
                <td>
                  <span class={leads(p, field) ? "lead" : ""}>{field.endsWith("_rating") ? `+${p[field]}` : p[field]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="ev">
        <Sight id="events" name={listed(events, last === undefined ? "–" : cards[last]?.name)}>
          <Icon name="hourglass" /> {events}
        </Sight>
        {last === undefined ? "–" : <Named sitting={sitting} card={last} id="last" class="num" />}
      </p>
      <p class="ev tac">
        {view.tactics.map((card: number) => (
          <Named
            sitting={sitting}
            card={card}
            id="tactic"
            class="chip"
            state={view.players
              .filter((p: any) => p.tactic === card)
              .map((p: any) => table.players[p.seat]?.name)
              .join(", ")}
          >
            {view.players
              .filter((p: any) => p.tactic === card)
              .map((p: any) => (
                <Seat seat={p.seat} initial={initial(table.players[p.seat]?.name)} size={13} />
              ))}
            {cards[card]?.name}
          </Named>
        ))}
      </p>
    </section>
  );
}

/** Another civilization at a glance: kinds by levels, workers as numbers. */
export function Opponent({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const cards = faces(sitting);
  const player = view.players[seat];
  const who = table.players[seat]!;
  const sums = sitting.board.value?.players?.[seat] ?? {};
  const levels = AGES.map((_, level) => level)
    .filter((level) => player.technologies.some((card: number) => cards[card]?.level === level))
    .reverse();
  const at = (type: string, level: number) => player.technologies.find((card: number) => cards[card]?.type === type && cards[card]?.level === level);
  const lit = (card: number) => (sitting.isLit("card", card) ? "lit" : "");
  const list = (items: number[], id: string, state?: string) =>
    many(items.filter((card) => card >= 0).map((card, i) => <Named sitting={sitting} card={card} id={`${id}-${i}`} choices={about(sitting, card, seat)} state={state} class={id} />));
  const wide = useWide();
  const signed = (items: number[], id: string, state?: string) =>
    items.filter((card) => card >= 0).map((card, i) => <Signed sitting={sitting} card={card} id={`${id}-${i}`} choices={about(sitting, card, seat)} state={state} />);
  const military = Array.isArray(player.military) ? player.military.length : player.military.hidden;
  const held = (
    <>
      <Line parts={[list([player.government], "government"), list([player.leader], "leader")]} />
      <Line
        parts={[
          player.wonders.length > 0 &&
            many(player.wonders.map((card: number) => <Named sitting={sitting} card={card} id="wonder" choices={about(sitting, card, seat)} state={wonderState(player, card)} />)),
          player.wonder >= 0 && (
            <Named sitting={sitting} card={player.wonder} id="building" choices={about(sitting, player.wonder, seat)} state={built(cards[player.wonder], player.stages)}>
              <Building face={cards[player.wonder]} built={player.stages} />
            </Named>
          ),
        ]}
      />
      <Line
        parts={[
          list([player.tactic], "tactic", say("tta-tactic")),
          wide ? list(player.specials, "special") : signed(player.specials, "special"),
          wide ? list(player.colonies, "colony", say("tta-colonies")) : signed(player.colonies, "colony", say("tta-colonies")),
          list([player.pact], "pact", listed(say("tta-pact"), table.players[player.partner]?.name)),
          player.war >= 0 && (
            <>
              {list([player.war], "war", table.players[player.enemy]?.name)} → {table.players[player.enemy]?.name}
            </>
          ),
        ]}
      />
    </>
  );
  return (
    <section class={`panel op ${view.current === seat ? "turn" : ""} ${sitting.isLit("seat", seat) ? "lit" : ""}`} data-region={`tableau-${seat}`} aria-label={listed(who.name, say("tta-tableau"))}>
      <header>
        <Seat seat={seat} initial={initial(who.name)} />
        <b>{who.name}</b>
        {who.kind === "bot" && (
          <span class="tag">
            <Icon name="bot" /> {say(`bot-${who.bot}`)}
          </span>
        )}
        <span class="sp" />
        <Sight id="actions" class="num nw" name={say("tta-actions-left", { ca: player.ca, ma: player.ma })}>
          {player.ca}/{player.ca_total} <Icon name="ca" /> {player.ma}/{player.ma_total} <Icon name="ma" />
        </Sight>
      </header>
      {wide && <Rates player={player} sums={sums} />}
      {wide && (
        <Lanes sitting={sitting} player={player} seat={seat}>
          {held}
        </Lanes>
      )}
      <div class="op2" hidden={wide}>
        {!wide && (
          <table class="mx" aria-label={say("tta-workers-of", { name: who.name })}>
            <thead>
              <tr>
                <td />
                {TYPES.map((type) => (
                  <th scope="col">
                    <Icon name={typeIcon(type)} title={say(`tta-type-${type}`)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {levels.map((level) => (
                <tr>
                  <th scope="row" class="lv">
                    {AGES[level]}
                  </th>
                  {TYPES.map((type) => {
                    const card = at(type, level);
                    if (card === undefined) return <td />;
                    const workers = player.workers[card];
                    return (
                      <td class={`${workers ? "w" : "t"} ${lit(card)}`}>
                        <Named sitting={sitting} card={card} id="tech" choices={about(sitting, card, seat)} state={standing(workers, player.tokens[card] ?? 0)}>
                          {workers || "–"}
                        </Named>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {!wide && (
          <dl>
            <Amount glyph="food" name="num-food" short="tta-food" n={sums.food} />
            <Amount glyph="res" name="num-resources" short="tta-resources" n={sums.resources} />
            <Amount glyph="wk" name="num-yellow-bank" short="tta-bank" n={player.yellow} />
            <Amount glyph="bl" name="num-blue-bank" short="tta-bank" n={player.blue} />
          </dl>
        )}
      </div>
      <div class="op3">
        {!wide && held}
        <Line
          parts={[
            <>
              {say("tta-hand")} {player.hand.length ? (wide ? list(player.hand, "hand", say("tta-civil-hand")) : signed(player.hand, "hand", say("tta-civil-hand"))) : "–"}
            </>,
            <Sight id="military" name={`${say("tta-military-hand")} ${military}`}>
              {say("tta-military-cards", { n: military })}
            </Sight>,
          ]}
        />
      </div>
    </section>
  );
}

/** Where there is room: what another civilization has and makes. */
function Rates({ player, sums }: { player: any; sums: any }) {
  const rates: [string, string, number, string][] = [
    ["culture", "num-culture", player.culture, `+${player.culture_rating}`],
    ["science", "num-science", player.science, `+${player.science_rating}`],
    ["strength", "num-strength", player.strength, ""],
    ["food", "num-food", sums.food, `+${sums.food_production} −${sums.consumption}`],
    ["res", "num-resources", sums.resources, `+${sums.resource_production} −${sums.corruption}`],
    ["happy", "num-happiness", player.happiness, `/${sums.happy_needed}`],
  ];
  return (
    <div class="rates">
      {rates.map(([glyph, name, n, more]) => (
        <Sight id={name} name={listed(`${say(name)} ${n}`, more)}>
          <Icon name={glyph} /> <b>{n}</b> {more}
        </Sight>
      ))}
    </div>
  );
}

/** Where there is room: another tableau by name, a lane for each kind; under the units what else there is. */
function Lanes({ sitting, player, seat, children }: { sitting: Sitting; player: any; seat: number; children: ComponentChildren }) {
  const cards = faces(sitting);
  const lanes = TYPES.map((type) => [type, player.technologies.filter((card: number) => cards[card]?.type === type).sort((a: number, b: number) => cards[a]!.level - cards[b]!.level)] as const);
  const lane = ([type, techs]: readonly [string, number[]]) => (
    <div class="lane">
      <Icon name={typeIcon(type)} title={say(`tta-type-${type}`)} />
      {techs.map((card) => {
        const workers: number = player.workers[card];
        return (
          <Named
            sitting={sitting}
            card={card}
            id="tech"
            class={`lt ${band(cards[card]!)} ${workers ? "" : "idle"}`}
            choices={about(sitting, card, seat)}
            state={standing(workers, player.tokens[card] ?? 0)}
          >
            {workers || techs.length < 2 ? cards[card]!.name : cards[card]!.age}
            {Array.from({ length: workers > 3 ? 1 : workers }, () => (
              <Icon name="wk" />
            ))}
            {workers > 3 && <b>{workers}</b>}
          </Named>
        );
      })}
    </div>
  );
  const units = TYPES.indexOf("infantry");
  return (
    <div class="lanes">
      <div>
        {lanes
          .slice(0, units)
          .filter(([, techs]) => techs.length)
          .map(lane)}
      </div>
      <div>
        {lanes
          .slice(units)
          .filter(([, techs]) => techs.length)
          .map(lane)}
        {children}
      </div>
    </div>
  );
}

function Amount({ glyph, name, short, n }: { glyph: string; name: string; short: string; n: number }) {
  return (
    <>
      <dt>
        <Icon name={glyph} /> {say(short)}
      </dt>
      <dd>
        <Sight id={name} name={`${say(name)} ${n}`}>
          {n}
        </Sight>
      </dd>
    </>
  );
}

/** One after the other, with something between. */
const many = (items: ComponentChildren[], between = ", ") => items.map((item, i) => (i ? [between, item] : item));

/** A line that is cut where it is too long; it comes into sight with what one looks at, and goes back. */
function Line({ parts }: { parts: (ComponentChildren | false)[] }) {
  const shown = parts.filter((part) => part && !(Array.isArray(part) && !part.length));
  return (
    <div class="ln" onFocusOut={(event) => (event.currentTarget.scrollLeft = 0)}>
      {many(shown, " · ")}
    </div>
  );
}

export function Building({ face, built }: { face: Face | undefined; built: number }) {
  return (
    <>
      {" "}
      {face?.name}{" "}
      <span class="stages">
        {face?.stages.map((n, i) => (
          <i class={i < built ? "b" : ""}>{n}</i>
        ))}
      </span>
    </>
  );
}
