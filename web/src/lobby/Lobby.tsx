import { useEffect, useState } from "preact/hooks";
import { api, type Catalogue, type Summary } from "../api";
import { Icon } from "../parts/Icon";
import { LanguageChoice, ThemeButton } from "../parts/Menu";
import { Seat } from "../parts/Seat";
import { go } from "../router";
import { held, hold, language, myName } from "../settings";
import { initial } from "../table/Log";
import { complaint, say, span } from "../words";
import { knowMySeats } from "./mine";
import { emblemOf } from "./emblems";
import { inOrder, NewGame } from "./NewGame";

/** My games, a new one, and tables that wait for players. */
export function Lobby() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [mine, setMine] = useState<Summary[]>([]);
  const [open, setOpen] = useState<Summary[]>([]);
  const [finished, setFinished] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    api.titles().then(setCatalogue, (problem) => setTrouble(complaint(problem)));
  }, []);
  useEffect(() => {
    const look = () => {
      knowMySeats().then(
        (games) => setMine(unique(games)),
        () => undefined,
      );
      api.open(language.value).then(
        ({ games }) => setOpen(games),
        () => undefined,
      );
    };
    look();
    const again = setInterval(look, 8000);
    return () => clearInterval(again);
  }, [language.value, held.value]);
  const shown = mine.filter((game) => (game.status === "over") === finished && game.status !== "cancelled");
  const waiting = mine.filter((game) => game.my_turn).length;
  useEffect(() => {
    document.title = waiting ? `● Civitas (${waiting})` : "Civitas";
  }, [waiting]);
  return (
    <div class="lobby">
      <header class="bar">
        <a href="/" class="mark">
          CIVITAS
        </a>
        <span class="mut tagline">{say("page-tagline")}</span>
        <span class="sp" />
        {catalogue && (
          <a class="btn" href={`/rules/${inOrder(catalogue)[0]?.id ?? ""}`}>
            {say("page-rules")}
          </a>
        )}
        <LanguageChoice />
        <ThemeButton />
        <label class="row">
          <span class="vh">{say("page-your-name")}</span>
          <input class="fld myname" maxLength={40} placeholder={say("page-your-name")} value={myName.value} onInput={(e) => (myName.value = e.currentTarget.value)} />
        </label>
      </header>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <main class="main">
        <h1 class="vh">Civitas</h1>
        <section class="panel mine" aria-labelledby="mine">
          <header>
            <h2 id="mine">{say("page-your-games")}</h2>
            {waiting > 0 && <span class="chip act">{say("page-wait-for-you", { n: waiting })}</span>}
            <span class="sp" />
            <button class="btn quiet sm" aria-pressed={!finished} onClick={() => setFinished(false)}>
              {say("page-running")}
            </button>
            <button class="btn quiet sm" aria-pressed={finished} onClick={() => setFinished(true)}>
              {say("page-finished", { n: mine.filter((g) => g.status === "over").length })}
            </button>
          </header>
          {shown.length === 0 && <p class="empty">{say(finished ? "page-none-finished" : "page-none-running")}</p>}
          {shown.map((game) => (
            <MyGame key={game.id} game={game} />
          ))}
        </section>
        <section class="panel opens" aria-labelledby="opens">
          <header>
            <h2 id="opens">{say("page-open-tables")}</h2>
            <span class="mut">{say("page-tables-wait", { n: open.length })}</span>
          </header>
          {open.length > 0 && (
            <table class="tbl">
              <tbody>
                {open.map((game) => (
                  <tr>
                    <td>
                      <b>{say(`title-${game.title}`)}</b>
                    </td>
                    <td>
                      <People game={game} />
                    </td>
                    <td>{say(`pace-${game.pace}`)}</td>
                    <td>
                      <button
                        class="btn"
                        onClick={() =>
                          api.join(game.id, myName.value || say("page-guest")).then(
                            ({ seat, token }) => {
                              hold({ game: game.id, seat, token });
                              go(`/games/${game.id}`);
                            },
                            (problem) => setTrouble(complaint(problem)),
                          )
                        }
                      >
                        {say("page-join")}
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
        {catalogue && <NewGame catalogue={catalogue} />}
      </main>
    </div>
  );
}

/** One row a game, even if I hold several of its seats. */
function unique(games: Summary[]): Summary[] {
  const seen = new Map<string, Summary>();
  for (const game of games) {
    const known = seen.get(game.id);
    if (!known || (game.my_turn && !known.my_turn)) seen.set(game.id, game);
  }
  return [...seen.values()].sort((a, b) => Number(b.my_turn ?? false) - Number(a.my_turn ?? false) || b.changed - a.changed);
}

function People({ game }: { game: Summary }) {
  return (
    <span class="pl">
      {game.players.map((p) => (
        <span class={`who ${game.to_act.includes(p.seat) ? "now" : ""}`}>
          <Seat seat={p.seat} initial={p.kind === "free" ? "?" : initial(p.name)} /> {p.seat === game.seat ? say("page-you") : p.kind === "free" ? say("page-free-seat") : p.name}
          {game.status === "over" && game.scores && <b class="num">{game.scores[p.seat]}</b>}
        </span>
      ))}
    </span>
  );
}

function MyGame({ game }: { game: Summary }) {
  const emblem = emblemOf(game.title);
  const names = game.to_act.map((seat) => game.players[seat]?.name ?? "").join(", ");
  return (
    <article class={`gm ${game.my_turn ? "my" : ""}`}>
      <span class={`em ${emblem.kind}`}>
        <Icon name={emblem.icon} />
      </span>
      <div>
        <h3>
          {say(`title-${game.title}`)} <span class="lab">{game.moment?.text}</span>
        </h3>
        <People game={game} />
      </div>
      <div>
        <b>{game.status === "open" ? say("page-waiting-for-people") : game.status === "over" ? say("page-game-over") : game.my_turn ? say("page-your-turn") : say("page-waiting-for", { names })}</b>
        <div class="mut">
          {say("page-since", { span: span(Date.now() / 1000 - game.changed) })}
          {game.deadline && game.status === "running" ? ` · ${say("page-left", { span: span(game.deadline - Date.now() / 1000) })}` : ""}
        </div>
      </div>
      <a class={`btn ${game.my_turn ? "act" : ""}`} href={`/games/${game.id}`}>
        {say(game.my_turn ? "page-play" : game.status === "over" ? "page-review" : "page-look")}
      </a>
    </article>
  );
}
