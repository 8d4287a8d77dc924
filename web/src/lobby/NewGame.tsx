import { useState } from "preact/hooks";
import { api, type Catalogue, type GameOption, type Json, type NewSeat, type Title } from "../api";
import { Icon } from "../parts/Icon";
import { Seat } from "../parts/Seat";
import { go } from "../router";
import { hold, myName } from "../settings";
import { initial } from "../table/Log";
import { complaint, known, say } from "../words";
import { emblemOf } from "./emblems";

/** The titles as the lobby shows them. */
export const inOrder = (catalogue: Catalogue): Title[] => [...catalogue.titles].sort((a, b) => emblemOf(a.id).order - emblemOf(b.id).order);

/** Start a game within a minute, without an account. */
export function NewGame({ catalogue }: { catalogue: Catalogue }) {
  const [title, setTitle] = useState<Title>(inOrder(catalogue)[0]!);
  const strongest = title.bots.at(-1);
  const [seats, setSeats] = useState<NewSeat[]>(() => firstSeats(title.min_players + 1, strongest));
  const [options, setOptions] = useState<Record<string, Json>>({});
  const [pace, setPace] = useState("none");
  const [listed, setListed] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const choose = (next: Title) => {
    setTitle(next);
    setOptions({});
    setSeats(firstSeats(Math.max(next.min_players, Math.min(next.max_players, seats.length)), next.bots.at(-1)));
  };
  const count = (n: number) => setSeats(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", bot: strongest }));
  const set = (i: number, seat: NewSeat) => setSeats(seats.map((s, j) => (i === j ? seat : s)));
  const start = async () => {
    setBusy(true);
    try {
      const name = myName.value.trim() || say("page-guest");
      const wanted = seats.map((seat, i): NewSeat => (seat.kind === "me" ? { kind: "me", name: seat.name?.trim() || (i === 0 ? name : `${name} ${i + 1}`) } : seat));
      const made = await api.create({ title: title.id, seats: wanted, options, pace, listed, watch: true, shuffle: true });
      hold(...made.seats.filter((s) => s.token).map((s) => ({ game: made.id, seat: s.seat, token: s.token! })), { game: made.id, seat: null, token: made.host, host: true });
      go(`/games/${made.id}`);
    } catch (problem) {
      setTrouble(complaint(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="panel new" aria-labelledby="new">
      <header>
        <h2 id="new">{say("page-new-game")}</h2>
        <span class="sp" />
        <span class="mut">{say("page-no-account")}</span>
      </header>
      <div class="bd">
        <div class="games" role="radiogroup" aria-label={say("page-game")} onKeyDown={walk}>
          {inOrder(catalogue).map((t) => (
            <button role="radio" aria-checked={t.id === title.id} tabIndex={t.id === title.id ? 0 : -1} class={t.id === title.id ? "on" : ""} onClick={() => choose(t)}>
              <span class={`em ${emblemOf(t.id).kind}`}>
                <Icon name={emblemOf(t.id).icon} />
              </span>
              <span>
                <b>{say(`title-${t.id}`)}</b>
                <span class="lab">{say("page-players-from-to", { lo: t.min_players, hi: t.max_players })}</span>
              </span>
            </button>
          ))}
        </div>
        <div class="fr">
          <span class="l">{say("page-seats")}</span>
          <div class="seg" role="group" aria-label={say("page-seats")}>
            {range(title.min_players, title.max_players).map((n) => (
              <button class={seats.length === n ? "on" : ""} aria-pressed={seats.length === n} onClick={() => count(n)}>
                {n}
              </button>
            ))}
          </div>
        </div>
        <div class="seats">
          {seats.map((seat, i) => (
            <div>
              <Seat seat={i} initial={seat.kind === "me" ? initial(seat.name || myName.value || say("page-guest")) : seat.kind === "bot" ? "B" : "?"} size={22} />
              {seat.kind === "me" && (
                <input
                  class="fld"
                  maxLength={40}
                  aria-label={say("page-name-of-seat", { n: i + 1 })}
                  placeholder={myName.value || say("page-your-name")}
                  value={seat.name ?? ""}
                  onInput={(e) => set(i, { kind: "me", name: e.currentTarget.value })}
                />
              )}
              <span class="row">
                <select class="fld" aria-label={say("page-who-sits", { n: i + 1 })} value={seat.kind} onChange={(e) => set(i, { kind: e.currentTarget.value as NewSeat["kind"], bot: strongest })}>
                  <option value="me">{say(i === 0 ? "page-me" : "page-here-too")}</option>
                  <option value="invite">{say("page-friend-by-link")}</option>
                  <option value="bot">{say("page-bot")}</option>
                </select>
                {seat.kind === "bot" && (
                  <select class="fld" aria-label={say("page-strength", { n: i + 1 })} value={seat.bot} onChange={(e) => set(i, { kind: "bot", bot: e.currentTarget.value })}>
                    {title.bots.map((bot) => (
                      <option value={bot}>{say(`bot-${bot}`)}</option>
                    ))}
                  </select>
                )}
              </span>
            </div>
          ))}
        </div>
        {title.options.map((option) => (
          <OptionField option={option} value={options[option.name] ?? option.default} set={(value) => setOptions({ ...options, [option.name]: value })} />
        ))}
        <div class="fr">
          <label class="l" for="pace">
            {say("page-pace")}
          </label>
          <select id="pace" class="fld" value={pace} onChange={(e) => setPace(e.currentTarget.value)}>
            {catalogue.paces.map((p) => (
              <option value={p.name}>{say(`pace-${p.name}`)}</option>
            ))}
          </select>
        </div>
        <label class="opt">
          <input type="checkbox" checked={listed} onChange={() => setListed(!listed)} /> <span>{say("page-open-table")}</span>
          <span class="lab">{say("page-open-table-help")}</span>
        </label>
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <footer>
        <span class="mut">{say("page-also-hot-seat")}</span>
        <span class="sp" />
        <button class="btn act big" disabled={busy} onClick={() => void start()}>
          {say("page-start")}
        </button>
      </footer>
    </section>
  );
}

function OptionField({ option, value, set }: { option: GameOption; value: Json; set: (value: Json) => void }) {
  const id = `option-${option.name}`;
  const label = say(id);
  const help = known(`${id}-help`) ? say(`${id}-help`) : option.help;
  if (option.type === "bool")
    return (
      <label class="opt">
        <input type="checkbox" checked={!!value} onChange={() => set(!value)} /> <span>{label}</span>
        <span class="lab">{help}</span>
      </label>
    );
  return (
    <div class="fr">
      <label class="l" for={id}>
        {label}
      </label>
      <span>
        {option.choices.length > 0 ? (
          <select id={id} class="fld" value={String(value)} onChange={(e) => set(option.choices.find((c) => String(c) === e.currentTarget.value) ?? option.default)}>
            {option.choices.map((choice) => (
              <option value={String(choice)}>{known(`${id}-${choice}`) ? say(`${id}-${choice}`) : String(choice)}</option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            class="fld"
            type={option.type === "int" ? "number" : "text"}
            min={option.lo ?? undefined}
            max={option.hi ?? undefined}
            value={String(value)}
            onChange={(e) => set(option.type === "int" ? Number(e.currentTarget.value) : e.currentTarget.value)}
          />
        )}
        <span class="lab">{help}</span>
      </span>
    </div>
  );
}

/** The arrow keys go from one title to the next, as among radio buttons. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=radio]")];
  const next = radios[(radios.indexOf(document.activeElement as HTMLElement) + step + radios.length) % radios.length];
  next?.click();
  next?.focus();
}

const range = (lo: number, hi: number) => Array.from({ length: hi - lo + 1 }, (_, i) => lo + i);
const firstSeats = (n: number, bot: string | undefined): NewSeat[] => range(1, n).map((i) => (i === 1 ? { kind: "me" } : { kind: "bot", bot }));
