import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { SeatTabs } from "../../parts/SeatTabs";
import { Sight } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { boardOf, faces, isDone, me, sizeOf } from "./facts";
import { nationOf, ROMAN } from "./names";
import { typeSign } from "./signs";

const DIAL = 27;

/** A sign or a number that says what it means to whoever points at it. */
export const Told = (props: Parameters<typeof Sight>[0]) => <Sight {...props} title={props.name} />;

/** Everybody's standing: trade and its goals, tokens, events, units, government, pyramid, and the four ways to win. */
export function Strips({ sitting, only }: { sitting: Sitting; only?: number }) {
  const view = sitting.view.value!;
  const seat = me(sitting) ?? 0;
  const n: number = view.players.length;
  const seats = Array.from({ length: n }, (_, i) => (seat + i) % n).filter((s) => only === undefined || s === only);
  if (!boardOf(sitting).players.length) return null;
  return (
    <div class="strips" data-region="players" role="group" aria-label={say("smc-players")} style={{ "--n": seats.length }}>
      {seats.map((s) => (
        <Strip key={s} sitting={sitting} seat={s} />
      ))}
    </div>
  );
}

function Strip({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const p = view.players[seat];
  const facts = boardOf(sitting).players[seat]!;
  const face = faces(sitting);
  const nation = nationOf(sitting, seat);
  const acting = !sitting.past.value && table.to_act.includes(seat);
  const { order } = boardOf(sitting);
  const turn = order.indexOf(seat);
  const done = isDone(sitting, seat);
  const level = levelOf(face.needed, p.trade);
  const events = sizeOf(p.events);
  const units: number[] = p.units;
  const government = face.governments[p.government]!;
  return (
    <section class={`pl1 ${seat === table.seat ? "me" : ""} ${sitting.isLit("seat", seat) ? "lit" : ""}`} style={{ "--sc": `var(--seat-${seat + 1})` }} aria-label={nation.name}>
      <div class="h">
        <Seat seat={seat} initial={nation.initial} />
        <b>{nation.name}</b>
        <i>{seat === table.seat ? say("page-you") : table.players[seat]?.name}</i>
        {acting ? (
          <span class="tag now">{say("smc-acts")}</span>
        ) : (
          view.turn > 0 &&
          (done ? (
            <span class="tag done">{say("smc-done")}</span>
          ) : (
            <Told id={`place-${seat}`} class="tag" name={say("smc-place-name", { n: turn + 1 })}>
              {say("smc-place", { n: turn + 1 })}
            </Told>
          ))
        )}
      </div>
      <Told id={`trade-${seat}`} class="td1" name={say("smc-dial", { n: p.trade, income: facts.income, level: ROMAN[level] || "–" })}>
        <Icon name="trade" class="y-trade" />
        <span class="dl" aria-hidden="true">
          {Array.from({ length: DIAL }, (_, i) => (
            <i class={`${i < p.trade ? "f" : i < p.trade + facts.income ? "inc" : ""} ${face.needed.slice(1).includes(i + 1) ? "m" : ""}`} />
          ))}
        </span>
        <span class="r">
          {p.trade} <em>{ROMAN[level]}</em>
        </span>
      </Told>
      <div class="st1">
        <Told id={`culture-${seat}`} class="y-culture" name={say("smc-culture-n", { n: p.culture })}>
          <Icon name="culture" />
          {p.culture}
        </Told>
        <Told id={`events-${seat}`} name={say("smc-events-n", { n: events, of: facts.culture_hand })}>
          <Icon name="cards" />
          {events}/{facts.culture_hand}
        </Told>
        {units.map((many, type) =>
          many || type < 3 ? (
            <Told id={`units-${seat}-${type}`} name={`${face.types[type]!.name}: ${many}`}>
              <Icon name={typeSign(type)} />
              {many}
            </Told>
          ) : null,
        )}
        <Told id={`bonus-${seat}`} name={say("smc-bonus", { n: facts.combat_bonus })}>
          {facts.combat_bonus < 0 ? "" : "+"}
          {facts.combat_bonus}
        </Told>
      </div>
      <div class="b1">
        <div class="rule1">
          <Sight id={`government-${seat}`} class="gov" about={[{ kind: "government", value: p.government }]} name={government.name}>
            {government.name}
          </Sight>
          <Pyramid seat={seat} rows={facts.rows} room={facts.room} name={nation.name} />
        </div>
        <Victories sitting={sitting} seat={seat} />
      </div>
    </section>
  );
}

/** The level of tech that so much trade buys. */
export function levelOf(needed: number[], trade: number): number {
  return needed.reduce((best, need, level) => (level && trade >= need ? level : best), 0);
}

function Pyramid({ seat, rows, room, name }: { seat: number; rows: number[]; room: number[]; name: string }) {
  return (
    <Told id={`pyramid-${seat}`} class="pym" name={say("smc-pyramid-of", { nation: name, rows: rows.map((n, i) => `${ROMAN[i + 1]}: ${n}`).join(", ") })}>
      {[4, 3, 2, 1, 0].map((row) => (
        <span>
          {Array.from({ length: Math.max(rows[row]!, 5 - row) }, (_, i) => (
            <i class={i < rows[row]! ? "" : i < rows[row]! + room[row]! && row ? "n" : "e"} />
          ))}
        </span>
      ))}
    </Told>
  );
}

/** How near one is to each of the four victories. */
function Victories({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const { goals } = faces(sitting);
  const p = sitting.view.value!.players[seat];
  const facts = boardOf(sitting).players[seat]!;
  const techs = facts.rows.reduce((sum, n, i) => sum + Math.min(n, 5 - i), 0);
  const far = facts.military;
  const bars: { id: string; icon: string; share: number; text: string; hot: boolean }[] = [
    { id: "culture", icon: "culture", share: p.space / goals.culture, text: `${p.space}/${goals.culture}`, hot: p.space >= goals.culture - 4 },
    { id: "technology", icon: "science", share: techs / goals.technology, text: `${techs}/${goals.technology}`, hot: techs >= goals.technology - 2 },
    { id: "economy", icon: "coin", share: p.coins / goals.economy, text: `${p.coins}/${goals.economy}`, hot: p.coins >= goals.economy - 4 },
    { id: "military", icon: "strength", share: far < 0 ? 0 : Math.max(0, 1 - far / 16), text: far < 0 ? "–" : say("smc-steps", { n: far }), hot: far >= 0 && far <= facts.speed },
  ];
  return (
    <span class="vic">
      {bars.map(({ id, icon, share, text, hot }) => (
        <Told id={`win-${id}-${seat}`} name={say(`smc-win-${id}`, { text })} class={hot ? "hot" : ""}>
          <Icon name={icon} />
          <u>
            <i style={{ width: `${Math.min(100, Math.round(share * 100))}%` }} />
          </u>
          <em>{text}</em>
        </Told>
      ))}
    </span>
  );
}

/** On a phone: whose strip is looked at. */
export function Tabs({ sitting, shown, show }: { sitting: Sitting; shown: number | null; show: (seat: number | null) => void }) {
  const tabs = sitting.view.value!.players.map((p: any) => ({
    seat: p.seat,
    ...nationOf(sitting, p.seat),
    most: (
      <>
        <Icon name="culture" /> {p.space} <Icon name="coin" /> {p.coins}
      </>
    ),
  }));
  return <SeatTabs sitting={sitting} label={say("smc-players")} tabs={tabs} shown={shown} show={(seat) => show(shown === seat ? null : seat)} />;
}
