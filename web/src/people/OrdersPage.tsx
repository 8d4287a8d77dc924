import { useEffect, useMemo, useState } from "preact/hooks";
import type { Option, Player, Table } from "../api";
import { knowMySeats } from "../lobby/mine";
import { Live } from "../live";
import { Lost } from "../parts/Frame";
import { Icon } from "../parts/Icon";
import { LanguageChoice, ThemeButton } from "../parts/Menu";
import { Seat } from "../parts/Seat";
import { held, language, seatsIn } from "../settings";
import { complaint, say, span } from "../words";
import { Agreeing } from "./Agreeing";
import { type Clock, hour, type Orders, pace } from "./pace";
import "./people.css";

const DAY = 86400;
const now = () => Date.now() / 1000;
const initial = (name: string) => [...name][0]?.toLocaleUpperCase() ?? "?";

/** What is done for me at one table while I am elsewhere, and everybody's time. */
export function OrdersPage({ id }: { id: string }) {
  const me = seatsIn(id)[0] ?? null;
  const live = useMemo(() => new Live(id, me?.token ?? null, language.value), [id, me?.token]);
  const [trouble, setTrouble] = useState("");
  useEffect(() => () => live.close(), [live]);
  useEffect(() => live.speak(language.value), [language.value]);
  const table = live.table.value;
  const act = (work: Promise<unknown>) => void work.then(() => setTrouble("")).catch((problem) => setTrouble(complaint(problem)));
  if (live.lost.value) return <Lost why={live.lost.value} />;
  if (!table) return <main class="loading">{say("page-loading")}</main>;
  return (
    <div class="people">
      <header class="bar">
        <a href="/" class="mark">
          CIVITAS
        </a>
        <h1>{say(`title-${table.title}`)}</h1>
        <span class="moment">{table.moment?.text}</span>
        <span class="sp" />
        <LanguageChoice />
        <ThemeButton />
        <a class="btn" href={`/games/${id}`}>
          {say("page-back-to-table")}
        </a>
      </header>
      <main class="two">
        <div class="column">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <StandingOrders table={table} token={me?.token ?? null} act={act} />
          {me && table.status === "running" && <Agreeing table={table} token={me.token} act={act} />}
        </div>
        <div class="column">
          <Times table={table} />
          {table.clock && <TimeIsUp clock={table.clock} />}
          {me && table.clock && table.status === "running" && <Pause table={table} token={me.token} act={act} />}
          {me && me.seat !== null && table.clock && table.clock.rules.vacation > 0 && <AwayForm table={table} seat={me.seat} token={me.token} act={act} />}
        </div>
      </main>
    </div>
  );
}

type Act = (work: Promise<unknown>) => void;

function StandingOrders({ table, token, act }: { table: Table; token: string | null; act: Act }) {
  const [mine, setMine] = useState<Orders | null>(null);
  const lang = language.value;
  useEffect(() => {
    if (token) act(pace.orders(table.id, token, lang).then(setMine));
  }, [token, lang, table.version]);
  const give = (changed: Orders["orders"], plan: Option[] | null) =>
    act(
      pace
        .give(
          table.id,
          changed.filter((o) => o.on || o.used).map(({ what, option, on }) => ({ what, option: option as Option, on })),
          plan,
          token!,
          lang,
        )
        .then(setMine),
    );
  const plan = (mine?.plan ?? null) as Option[] | null;
  return (
    <section class="panel" aria-labelledby="orders-title">
      <header>
        <h2 id="orders-title">{say("page-orders")}</h2>
        <span class="mut">{say("page-orders-help")}</span>
      </header>
      {!token && <p class="bd">{say("page-orders-seat")}</p>}
      {mine && !mine.orders.length && <p class="bd">{say("page-orders-none")}</p>}
      {mine?.orders.map((order) => (
        <label class={`standing-order ${order.on ? "" : "off"}`}>
          <span class="sign">
            <Icon name={order.on ? "ok" : "pause"} />
          </span>
          <span>
            <b>{order.name}</b>
            <span class="mut">{order.help}</span>
          </span>
          <span class="lab">{order.used > 0 && say("page-order-used", { n: order.used })}</span>
          <input
            type="checkbox"
            class="toggle"
            checked={order.on}
            onChange={(e) =>
              give(
                mine.orders.map((o) => (o.what === order.what ? { ...o, on: e.currentTarget.checked } : o)),
                plan,
              )
            }
          />
        </label>
      ))}
      {plan && (
        <p class="bd">
          {say("page-plan-waits")}{" "}
          <button class="btn" onClick={() => give(mine!.orders, null)}>
            {say("page-plan-drop")}
          </button>
        </p>
      )}
      {mine?.refused && <p class="bd">{say("page-plan-refused", { rule: mine.refused })}</p>}
      {!!mine?.orders.length && (
        <footer>
          <span class="mut">{say("page-orders-tell-nothing")}</span>
          <span class="sp" />
          <button
            class="btn"
            disabled={!mine.orders.some((o) => o.on)}
            onClick={() =>
              give(
                mine.orders.map((o) => ({ ...o, on: false })),
                null,
              )
            }
          >
            {say("page-orders-suspend")}
          </button>
        </footer>
      )}
    </section>
  );
}

/** Everybody's time: what is left of the turn, and the bank. */
function Times({ table }: { table: Table }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 15_000);
    return () => clearInterval(timer);
  }, []);
  const clock = table.clock;
  if (!clock)
    return (
      <section class="panel">
        <header>
          <h2>{say("page-clock")}</h2>
        </header>
        <p class="bd">{say("page-clock-none")}</p>
      </section>
    );
  const { rules } = clock;
  return (
    <section class="panel">
      <header>
        <h2>{say("page-clock")}</h2>
        <span class="mut">{say("page-clock-rules", { turn: span(rules.turn), bank: rules.bank ? span(rules.bank) : say("page-none-of-it") })}</span>
      </header>
      <div class="bd">
        <ul class="clocklist">
          {table.players
            .filter((p) => p.kind === "person")
            .map((p) => (
              <SeatTime key={p.seat} player={p} clock={clock} mine={p.seat === table.seat} />
            ))}
        </ul>
        {rules.refund > 0 && <p class="mut">{say("page-clock-put-back", { span: span(rules.refund) })}</p>}
        {rules.window && <p class="mut">{say("page-clock-hours", { from: hour(rules.window[0]!), to: hour(rules.window[1]!) })}</p>}
      </div>
    </section>
  );
}

function SeatTime({ player, clock, mine }: { player: Player; clock: Clock; mine: boolean }) {
  const shown = clock.seats[player.seat]!;
  const left = shown.due === null ? null : Math.max(0, shown.due - now());
  const whole = clock.rules.turn + clock.rules.bank;
  const part = left === null ? (clock.rules.bank ? shown.bank / clock.rules.bank : 1) : left / whole;
  const away = shown.away.find(([begin, until]) => begin! <= now() && now() < until!);
  const text = shown.late
    ? say("page-clock-late")
    : away
      ? say("page-clock-away", { day: new Date(away[1]! * 1000).toLocaleDateString(language.value) })
      : left === null
        ? say("page-clock-bank", { span: span(shown.bank) })
        : say("page-clock-left", { span: span(left) });
  return (
    <li>
      <Seat seat={player.seat} initial={initial(player.name)} />
      <b>{mine ? say("page-you") : player.name}</b>
      <span class="num">{text}</span>
      <span class={`glass ${shown.late || part < 0.2 ? "late" : ""}`}>
        <i style={{ width: `${Math.round(100 * Math.max(0, Math.min(1, part)))}%` }} />
      </span>
    </li>
  );
}

function TimeIsUp({ clock }: { clock: Clock }) {
  return (
    <section class="panel">
      <header>
        <h2>{say("page-timeout")}</h2>
      </header>
      <p class="bd">{say(`page-timeout-${clock.rules.timeout}`)}</p>
    </section>
  );
}

function Pause({ table, token, act }: { table: Table; token: string; act: Act }) {
  const asked = table.clock?.pause ?? null;
  const name = (seat: number) => table.players[seat]?.name ?? "";
  const agreed = asked && table.seat !== null && asked.agreed.includes(table.seat);
  return (
    <section class="panel">
      <header>
        <h2>{say("page-pause-all")}</h2>
      </header>
      <div class="bd">
        <p role="status">
          {!asked ? say("page-pause-help") : asked.since !== null ? say("page-pause-on") : say("page-pause-asked", { name: name(asked.asked), names: asked.agreed.map(name).join(", ") })}
        </p>
        <p class="acts">
          {(!asked || (asked.since === null && !agreed)) && (
            <button class="btn act" onClick={() => act(pace.pause(table.id, token))}>
              {say(asked ? "page-pause-agree" : "page-pause-ask")}
            </button>
          )}
          {asked && (
            <button class="btn" onClick={() => act(pace.playOn(table.id, token))}>
              {say(asked.since === null ? "page-pause-no" : "page-pause-end")}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}

/** The day as a field of dates writes it. */
const day = (seconds: number) => new Date(seconds * 1000 - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const begins = (text: string) => new Date(`${text}T00:00`).getTime() / 1000;

function AwayForm({ table, seat, token, act }: { table: Table; seat: number; token: string; act: Act }) {
  const [from, setFrom] = useState(day(now()));
  const [until, setUntil] = useState(day(now() + 3 * DAY));
  const [told, setTold] = useState("");
  const clock = table.clock!;
  const used = clock.seats[seat]!.away.reduce((sum, [begin, end]) => sum + (end! - begin!), 0) / DAY;
  const coming = clock.seats[seat]!.away.some(([, end]) => end! > now());
  const times = (): [number, number] => [Math.max(now(), begins(from)), begins(until) + DAY];
  const everywhere = async () => {
    await knowMySeats();
    const mine = held.value.filter((h) => !h.host && h.seat !== null);
    const done = await Promise.allSettled(mine.map((h) => pace.away(h.game, ...times(), h.token)));
    const n = done.filter((d) => d.status === "fulfilled").length;
    setTold(n ? say("page-away-done", { n }) : say("page-away-not"));
  };
  return (
    <section class="panel">
      <header>
        <h2>{say("page-away-while")}</h2>
      </header>
      <div class="bd">
        <p>
          {say("page-away-help")} {say("page-away-left", { left: Math.max(0, Math.floor(clock.rules.vacation - used + 0.01)), all: clock.rules.vacation })}
        </p>
        <div class="days">
          <label>
            {say("page-away-from")}
            <input class="fld" type="date" value={from} min={day(now())} onChange={(e) => setFrom(e.currentTarget.value)} />
          </label>
          <label>
            {say("page-away-until")}
            <input class="fld" type="date" value={until} min={from} onChange={(e) => setUntil(e.currentTarget.value)} />
          </label>
        </div>
        <p class="acts">
          <button class="btn act" disabled={!from || !until} onClick={() => act(pace.away(table.id, ...times(), token))}>
            {say("page-away-here")}
          </button>
          <button class="btn" disabled={!from || !until} onClick={() => act(everywhere())}>
            {say("page-away-all")}
          </button>
          {coming && (
            <button class="btn" onClick={() => act(pace.back(table.id, token))}>
              {say("page-away-back")}
            </button>
          )}
        </p>
        {told && <p role="status">{told}</p>}
      </div>
    </section>
  );
}
