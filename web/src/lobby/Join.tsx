import { useEffect, useState } from "preact/hooks";
import { api, type Table } from "../api";
import { LanguageChoice, ThemeButton } from "../parts/Menu";
import { Seat } from "../parts/Seat";
import { fragment, go } from "../router";
import { hold, language, myName } from "../settings";
import { initial } from "../table/Log";
import { complaint, known, say } from "../words";
import "./lobby.css";
import { Picture } from "./Picture";

/** Somebody sent me a link: what is played and who waits, say who I am, and sit down. */
export function Join({ id }: { id: string }) {
  const [trouble, setTrouble] = useState("");
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    api.table(id, null, language.value).then(setTable, () => undefined); // where strangers may know
  }, [id, language.value]);
  const people = table?.players.filter((p) => p.kind === "person" && !p.asks).map((p) => p.name) ?? [];
  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      const { seat, token } = await api.claim(id, fragment.value, myName.value.trim() || say("page-guest"));
      hold({ game: id, seat, token });
      go(`/games/${id}`, true);
    } catch (problem) {
      setTrouble(complaint(problem));
    }
  };
  return (
    <div class="frame inviting">
      <header class="bar">
        <a href="/" class="mark" data-tip={say("page-lobby")}>
          CIVITAS
        </a>
        <span class="sp" />
        <LanguageChoice />
        <ThemeButton />
      </header>
      <main>
        {table && <Picture title={table.title} />}
        <section class="panel" aria-labelledby="page-title">
          <div class="bd">
            {people.length > 0 && <p class="by">{say("page-invited-by", { names: people.join(", ") })}</p>}
            <h1 id="page-title">{table ? say(`title-${table.title}`) : say("page-join-title")}</h1>
            {table && <p class="mut">{known(`about-${table.title}`) && say(`about-${table.title}`)}</p>}
            {table && (
              <ul class="company">
                {table.players.map((p) => (
                  <li class={p.kind === "free" ? "free" : ""}>
                    <Seat seat={p.seat} initial={p.kind === "free" ? "?" : initial(p.name)} size={26} />
                    <b>{p.kind === "free" ? say("page-free-seat") : p.name}</b>
                    {p.bot && <span class="lab">{say(`bot-${p.bot}`)}</span>}
                  </li>
                ))}
              </ul>
            )}
            {table && (
              <p class="row wrap">
                <b>{say(`pace-${table.pace}`)}</b>
                <span class="sp" />
                <a href={`/rules/${table.title}`}>{say("page-rules")}</a>
              </p>
            )}
          </div>
          <form class="joining" onSubmit={sit}>
            <label>
              <span class="lab">{say("page-your-name")}</span>
              <input class="fld" maxLength={40} value={myName.value} onInput={(e) => (myName.value = e.currentTarget.value)} autofocus />
            </label>
            <button class="btn act big">{say("page-sit-down")}</button>
            {trouble && (
              <p class="trouble" role="alert">
                {trouble}
              </p>
            )}
            <a class="btn quiet" href={`/games/${id}`}>
              {say("page-only-watch")}
            </a>
          </form>
        </section>
      </main>
    </div>
  );
}
