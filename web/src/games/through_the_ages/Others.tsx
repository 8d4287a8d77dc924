import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { initial } from "../../table/Log";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { AGES, type Face, faces, typeIcon, TYPES } from "./faces";

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
  const best = (field: string) => Math.max(...view.players.map((p: any) => p[field]));
  const count = (zone: any) => (Array.isArray(zone) ? zone.length : (zone?.hidden ?? 0));
  const top = view.current_events?.backs?.at(-1) ?? "";
  const last = view.past_events?.at(-1);
  return (
    <section class="panel st" aria-label={say("tta-standings")}>
      <table class="tbl">
        <thead>
          <tr>
            <th scope="col">{say("tta-standings")}</th>
            {RATED.map(([field, glyph, word]) => (
              <th scope="col">
                {glyph ? <Icon name={glyph} title={say(`num-${field.replace("_", "-")}`)} /> : <span>{say(word)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((p: any) => (
            <tr class={p.seat === table.seat ? "me" : ""}>
              <td>
                <span class="who">
                  <Seat seat={p.seat} initial={initial(table.players[p.seat]?.name)} size={15} />
                  {table.players[p.seat]?.name}
                  {!p.playing && <span class="tag">{say("tta-resigned")}</span>}
                </span>
              </td>
              {RATED.map(([field]) => (
                <td>
                  <span class={p[field] === best(field) ? "lead" : ""}>
                    {field.endsWith("_rating") ? `+${p[field]}` : p[field]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="ev">
        <Icon name="hourglass" /> {say("tta-events", { now: count(view.current_events), top, future: count(view.future_events) })}
        {last !== undefined && <b> {cards[last]?.name}</b>}
      </p>
      <p class="ev tac">
        {view.tactics.map((card: number) => (
          <span class={`chip ${sitting.isLit("card", card) ? "act" : ""}`}>
            {view.players.filter((p: any) => p.tactic === card).map((p: any) => (
              <Seat seat={p.seat} initial={initial(table.players[p.seat]?.name)} size={13} />
            ))}
            {cards[card]?.name}
          </span>
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
  const levels = AGES.map((_, level) => level).filter((level) => player.technologies.some((card: number) => cards[card]?.level === level)).reverse();
  const at = (type: string, level: number) => player.technologies.find((card: number) => cards[card]?.type === type && cards[card]?.level === level);
  const name = (card: number) => (card >= 0 ? (cards[card]?.name ?? "") : "");
  const lit = (card: number) => (sitting.isLit("card", card) ? "lit" : "");
  const list = (items: number[]) => items.filter((card) => card >= 0).map(name).join(", ");
  const military = Array.isArray(player.military) ? player.military.length : player.military.hidden;
  return (
    <section class={`panel op ${view.current === seat ? "turn" : ""} ${sitting.isLit("seat", seat) ? "lit" : ""}`} aria-label={who.name}>
      <header>
        <Seat seat={seat} initial={initial(who.name)} />
        <b>{who.name}</b>
        {who.kind === "bot" && (
          <span class="tag">
            <Icon name="bot" /> {say(`bot-${who.bot}`)}
          </span>
        )}
        <span class="sp" />
        <span class="num nw">
          {player.ca}/{player.ca_total} <Icon name="ca" title={say("tta-civil-actions")} /> {player.ma}/{player.ma_total} <Icon name="ma" title={say("tta-military-actions")} />
        </span>
      </header>
      <div class="op2">
        <table class="mx" aria-label={say("tta-workers-of", { name: who.name })}>
          <thead>
            <tr>
              <th />
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
                    <td class={`${workers ? "w" : "t"} ${lit(card)}`} title={name(card)}>
                      {workers || "–"}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          <dt>
            <Icon name="food" /> {say("tta-food")}
          </dt>
          <dd>{sums.food}</dd>
          <dt>
            <Icon name="res" /> {say("tta-resources")}
          </dt>
          <dd>{sums.resources}</dd>
          <dt>
            <Icon name="wk" /> {say("tta-bank")}
          </dt>
          <dd>{player.yellow}</dd>
          <dt>
            <Icon name="bl" /> {say("tta-bank")}
          </dt>
          <dd>{player.blue}</dd>
        </dl>
      </div>
      <div class="op3">
        <div class="ln">
          <b>{name(player.government)}</b>
          {player.leader >= 0 && ` · ${name(player.leader)}`}
        </div>
        <div class="ln">
          {list(player.wonders)}
          {player.wonder >= 0 && <Building face={cards[player.wonder]} built={player.stages} />}
        </div>
        <div class="ln">
          {[list([player.tactic]), list(player.specials), list(player.colonies), list([player.pact]), player.war >= 0 ? `${name(player.war)} → ${table.players[player.enemy]?.name}` : ""].filter(Boolean).join(" · ")}
        </div>
        <div class="ln">
          {say("tta-hand")} {list(player.hand)}
          {player.hand.length ? " · " : ""}
          {say("tta-military-cards", { n: military })}
        </div>
      </div>
    </section>
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
