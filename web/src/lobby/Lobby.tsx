import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, type Catalogue, type Summary, type Title } from "../api";
import { Icon } from "../parts/Icon";
import { inPoints } from "../parts/halves";
import { Seat } from "../parts/Seat";
import { go, path } from "../router";
import { held, hold, language, myName, usual } from "../settings";
import { initial } from "../table/Log";
import { complaint, known, say, span } from "../words";
import { Lost } from "../parts/Frame";
import { emblemOf } from "./emblems";
import hero from "./hero.svg?raw";
import "./lobby.css";
import { knowMySeats } from "./mine";
import { inOrder, NewGame } from "./NewGame";
import { Picture } from "./Picture";
import { firstWish, start } from "./starting";
import { Top } from "./Top";

const WATCHED = 4; // games under way that are offered to look at
const FEW = 3; // games of mine

/** The pages before a table: what there is to play and what waits for me, and the making of a new game. */
export function Lobby() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    api.titles().then(setCatalogue, (problem) => setTrouble(complaint(problem)));
  }, [language.value]);
  const [, kind, id] = path.value.split("/");
  const making = kind === "new";
  if (catalogue && making && !catalogue.titles.some((t) => t.id === id)) return <Lost why="not-found" />;
  return (
    <div class="lobby">
      {/* one bar for both pages: whoever types a name while the titles arrive goes on typing */}
      <Top rules={catalogue ? (making ? id : inOrder(catalogue)[0]?.id) : undefined} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {catalogue && making && <NewGame key={id} catalogue={catalogue} id={id!} />}
      {catalogue && !making && <Home catalogue={catalogue} failed={(problem) => setTrouble(complaint(problem))} />}
    </div>
  );
}

function Home({ catalogue, failed }: { catalogue: Catalogue; failed: (problem: unknown) => void }) {
  const [mine, setMine] = useState<Summary[] | null>(null);
  const [open, setOpen] = useState<Summary[]>([]);
  const [underWay, setUnderWay] = useState<Summary[]>([]);
  const [finished, setFinished] = useState(false);
  useEffect(() => {
    const look = () => {
      knowMySeats().then(
        (games) => setMine(unique(games)),
        () => setMine((known) => known ?? []),
      );
      api.open(language.value).then(
        ({ games }) => setOpen(games),
        () => undefined,
      );
      api.underWay(language.value).then(
        ({ games }) => setUnderWay(games),
        () => undefined,
      );
    };
    look();
    const again = setInterval(look, 8000);
    return () => clearInterval(again);
  }, [language.value, held.value]);
  const games = (mine ?? []).filter((game) => game.status !== "cancelled");
  const waiting = games.filter((game) => game.my_turn);
  const others = games.filter((game) => !game.my_turn && game.status !== "over" && game.status !== "closed");
  const closed = games.filter((game) => game.status === "closed"); // they wait for nobody, and may be opened again
  const over = games.filter((game) => game.status === "over");
  const few = waiting.length + others.length + closed.length <= FEW; // then there is room for what is over
  const watched = underWay.filter((game) => !games.some((mine) => mine.id === game.id)).slice(0, WATCHED);
  useEffect(() => {
    document.title = waiting.length ? `● Civitas (${waiting.length})` : "Civitas";
  }, [waiting.length]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const typing = (event.target as Element).matches("input, textarea, select");
      if (event.key.toLowerCase() === "n" && !typing && !event.ctrlKey && !event.metaKey && waiting[0]) go(`/games/${waiting[0].id}`);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  if (mine === null) return <p class="loading">{say("page-loading")}</p>;
  const titles = inOrder(catalogue);
  return games.length === 0 ? (
    <main class="main landing">
      <Hero first={titles[0]!} failed={failed} />
      <div class="tiles">
        {titles.map((title) => (
          <Tile key={title.id} title={title} failed={failed} />
        ))}
      </div>
      <div class="beside">
        <OpenTables open={open} failed={failed} />
        <WatchLive games={watched} />
      </div>
    </main>
  ) : (
    <main class="main">
      <h1 class="vh">Civitas</h1>
      <section class="mine" aria-labelledby="mine">
        <header class="row">
          <h2 id="mine">{waiting.length ? say("page-games-wait", { n: waiting.length }) : say("page-your-games")}</h2>
          <span class="sp" />
          {waiting.length > 1 && (
            <a class="btn" href={`/games/${waiting[0]!.id}`}>
              {say("page-play-next")} <kbd>N</kbd>
            </a>
          )}
        </header>
        {waiting.map((game) => (
          <MyGame key={game.id} game={game} />
        ))}
        {!waiting.length && (few || !finished) && <p class="empty">{say("page-nothing-waits")}</p>}
        {(few || !finished) && (
          <OtherGames heading={others.length > 0 ? say("page-wait-for-others", { n: others.length }) : ""} games={[...others, ...closed]}>
            {!few && over.length > 0 && (
              <button class="btn quiet" onClick={() => setFinished(true)}>
                {say("page-finished", { n: over.length })}
              </button>
            )}
          </OtherGames>
        )}
        {(few ? over.length > 0 : finished) && (
          <OtherGames heading={say("page-finished", { n: over.length })} games={over}>
            {!few && (
              <button class="btn quiet" onClick={() => setFinished(false)}>
                {say("page-running")}
              </button>
            )}
          </OtherGames>
        )}
      </section>
      <aside>
        <section class="panel new" aria-labelledby="new">
          <header>
            <h2 id="new">{say("page-new-game")}</h2>
            <span class="sp" />
            {usual.value && catalogue.titles.some((t) => t.id === usual.value!.title) && (
              <button class="lnk" onClick={() => start(usual.value!).catch(failed)}>
                {say("page-my-usual")} <Icon name="right" />
              </button>
            )}
          </header>
          <div class="smalls">
            {titles.map((title) => (
              <a key={title.id} class="small" href={`/new/${title.id}`}>
                <Picture title={title.id} />
                <b>{say(`title-${title.id}`)}</b>
              </a>
            ))}
          </div>
        </section>
        <OpenTables open={open} failed={failed} />
        <WatchLive games={watched} />
      </aside>
    </main>
  );
}

/** Games that do not wait for me, under their heading; what else can be seen stands beside it. */
function OtherGames({ heading, games, children }: { heading: string; games: Summary[]; children: ComponentChildren }) {
  return (
    <>
      <header class="row">
        {heading && <h2>{heading}</h2>}
        <span class="sp" />
        {children}
      </header>
      <div class="cards">
        {games.map((game) => (
          <OtherGame key={game.id} game={game} />
        ))}
      </div>
    </>
  );
}

/** Whoever comes for the first time: play before you read. */
function Hero({ first, failed }: { first: Title; failed: (problem: unknown) => void }) {
  const begin = () => start({ ...firstWish(first), options: first.presets[0]?.options ?? {} }).catch(failed);
  return (
    <section class="hero">
      <div>
        <h1>{say("page-hero")}</h1>
        <p>{say("page-hero-help")}</p>
        <button class="btn act big" onClick={() => void begin()}>
          {say("page-first-game-now")}
        </button>
      </div>
      <svg class="picture harbour" viewBox="0 0 960 210" preserveAspectRatio="xMidYMax slice" aria-hidden="true" dangerouslySetInnerHTML={{ __html: hero }} />
    </section>
  );
}

function Tile({ title, failed }: { title: Title; failed: (problem: unknown) => void }) {
  const { hours, weight } = emblemOf(title.id);
  return (
    <article class="tile">
      <Picture title={title.id} />
      <div class="cap">
        <h2>{say(`title-${title.id}`)}</h2>
        <p class="lab scope">
          <span>
            <Icon name="people" /> {say("page-players-from-to", { lo: title.min_players, hi: title.max_players })}
          </span>
          {hours && (
            <span>
              <Icon name="clock" /> {say("page-hours-from-to", { lo: hours[0]!, hi: hours[1]! })}
            </span>
          )}
          {weight && (
            <span class="weight">
              <i aria-hidden="true">
                {[1, 2, 3, 4, 5].map((n) => (
                  <i class={n <= weight ? "on" : ""} />
                ))}
              </i>{" "}
              {say(`page-weight-${weight}`)}
            </span>
          )}
        </p>
        {known(`about-${title.id}`) && <p>{say(`about-${title.id}`)}</p>}
        <div class="acts">
          <button class="btn act" onClick={() => start(firstWish(title)).catch(failed)}>
            <Icon name="bot" /> {say("page-play-bots")}
          </button>
          <a class="btn" href={`/new/${title.id}#friends`}>
            <Icon name="people" /> {say("page-with-friends")}
          </a>
          <a class="btn" href={`/new/${title.id}`}>
            {say("page-choose-more")}
          </a>
          <a class="btn" href={`/rules/${title.id}`}>
            {say("page-rules")}
          </a>
        </div>
      </div>
    </article>
  );
}

function OpenTables({ open, failed }: { open: Summary[]; failed: (problem: unknown) => void }) {
  const join = (game: Summary) =>
    api.join(game.id, myName.value || say("page-guest")).then(({ seat, token }) => {
      hold({ game: game.id, seat, token });
      go(`/games/${game.id}`);
    }, failed);
  return (
    <section class="panel opens" aria-labelledby="opens">
      <header>
        <h2 id="opens">{say("page-open-tables")}</h2>
        <span class="mut">{say("page-tables-wait", { n: open.length })}</span>
      </header>
      {open.map((game) => (
        <article class="open" key={game.id}>
          <Picture title={game.title} shape="small" />
          <div>
            <h3>{say(`title-${game.title}`)}</h3>
            <span class="lab">{say(`pace-${game.pace}`)}</span>
            <People game={game} />
          </div>
          <button class="btn" onClick={() => void join(game)}>
            {say("page-join")}
          </button>
        </article>
      ))}
    </section>
  );
}

/** Listed games under way: whoever likes looks on. */
function WatchLive({ games }: { games: Summary[] }) {
  if (!games.length) return null;
  return (
    <section class="panel live" aria-labelledby="live">
      <header>
        <h2 id="live">{say("page-watch-live")}</h2>
      </header>
      <div class="smalls">
        {games.map((game) => (
          <a key={game.id} class="small" href={`/games/${game.id}`}>
            <Picture title={game.title} />
            <b>{say(`title-${game.title}`)}</b>
            <span class="lab">{game.moment?.text}</span>
            <span class="mut">{game.players.map((p) => p.name).join(", ")}</span>
          </a>
        ))}
      </div>
    </section>
  );
}

/** One row a game, even if I hold several of its seats. */
function unique(games: Summary[]): Summary[] {
  const seen = new Map<string, Summary>();
  for (const game of games) {
    const known = seen.get(game.id);
    if (!known || (game.my_turn && !known.my_turn)) seen.set(game.id, game);
  }
  return [...seen.values()].sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || b.changed - a.changed);
}

function People({ game }: { game: Summary }) {
  return (
    <span class="pl">
      {game.players.map((p) => (
        <span class={`who ${game.to_act.includes(p.seat) ? "now" : ""}`}>
          <Seat seat={p.seat} initial={p.kind === "free" ? "?" : initial(p.name)} /> {p.seat === game.seat ? say("page-you") : p.kind === "free" ? say("page-free-seat") : p.name}
        </span>
      ))}
    </span>
  );
}

/** Who leads: everybody's score as a bar. */
function Standing({ game }: { game: Summary }) {
  if (!game.scores) return <span />;
  const top = Math.max(1, ...game.scores);
  const order = game.players.map((p) => p.seat).sort((a, b) => game.scores![b]! - game.scores![a]!);
  const counted = `counted-${game.title}`;
  return (
    <ol class="standing" aria-label={known(counted) ? say(counted) : say("page-score")}>
      <li class="lab" aria-hidden="true">
        {known(counted) ? say(counted) : say("page-score")}
      </li>
      {order.map((seat) => (
        <li>
          <Seat seat={seat} initial={initial(game.players[seat]!.name)} size={14} />
          <span class="vh">{game.players[seat]!.name}</span>
          <i>
            <i style={{ width: `${Math.max(0, (100 * game.scores![seat]!) / top)}%`, background: `var(--seat-${(seat % 7) + 1})` }} />
          </i>
          <b class="num">{inPoints(game.scores![seat])}</b>
        </li>
      ))}
    </ol>
  );
}

/** How much time is left, as a ring: red near the end. */
function Ring({ game }: { game: Summary }) {
  if (!game.deadline || game.status !== "running") return <span />;
  const left = game.deadline - Date.now() / 1000;
  const part = Math.max(0, Math.min(1, left / Math.max(1, game.deadline - game.changed)));
  return (
    <svg class={`ring ${part < 0.2 ? "late" : ""}`} viewBox="0 0 44 44" role="img" aria-label={say("page-left", { span: span(left) })}>
      <circle cx="22" cy="22" r="18" class="whole" />
      <circle cx="22" cy="22" r="18" class="left" pathLength="1" stroke-dasharray={`${part} 1`} transform="rotate(-90 22 22)" />
      <text x="22" y="26">
        {span(left).split(" ").slice(0, 2).join(" ")}
      </text>
    </svg>
  );
}

/** A game that waits for me says what it asks. */
function MyGame({ game }: { game: Summary }) {
  return (
    <article class="gm my">
      <Picture title={game.title} />
      <div class="what">
        <h3>
          {say(`title-${game.title}`)} <span class="lab">{game.moment?.text}</span>
        </h3>
        <b>{game.asked ?? say("page-your-turn")}</b>
        <People game={game} />
      </div>
      <Standing game={game} />
      <Ring game={game} />
      <a class="btn act big" href={`/games/${game.id}`}>
        {say("page-play")}
      </a>
    </article>
  );
}

const since = (seconds: number) => (seconds < 60 ? say("page-just-now") : say("page-since", { span: span(seconds) }));

function OtherGame({ game }: { game: Summary }) {
  const names = game.to_act.map((seat) => game.players[seat]?.name ?? "").join(", ");
  const best = game.ranking?.[0]?.map((seat) => (seat === game.seat ? say("page-you") : (game.players[seat]?.name ?? ""))).join(", ");
  const status = {
    open: () => say("page-waiting-for-people"),
    over: () => (best ? say("page-winner", { names: best }) : say("page-game-over")),
    closed: () => say("page-closed"),
    cancelled: () => say("page-lost-cancelled"),
    running: () => say("page-waiting-for", { names }),
  }[game.status]();
  return (
    <a class="gm other" href={`/games/${game.id}`}>
      <Picture title={game.title} shape="small" />
      <span class="what">
        <b class="t">{say(`title-${game.title}`)}</b>
        <span class="lab">{game.moment?.text}</span>
        <span>{status}</span>
        <span class="mut">
          {since(Date.now() / 1000 - game.changed)}
          {game.deadline && game.status === "running" ? ` · ${say("page-left", { span: span(game.deadline - Date.now() / 1000) })}` : ""}
        </span>
      </span>
    </a>
  );
}
