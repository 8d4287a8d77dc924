import { useState } from "preact/hooks";
import { api } from "../api";
import { Code } from "../lobby/Code";
import { Picture } from "../lobby/Picture";
import "../lobby/lobby.css";
import { copied as written } from "../parts/CopyLink";
import { Lost } from "../parts/Frame";
import { Icon } from "../parts/Icon";
import { LanguageChoice, ThemeButton } from "../parts/Menu";
import { Seat } from "../parts/Seat";
import { go } from "../router";
import { hostOf, invited, invitesOf } from "../settings";
import { complaint, say } from "../words";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

const Top = () => (
  <header class="bar">
    <a href="/" class="mark" data-tip={say("page-lobby")}>
      CIVITAS
    </a>
    <span class="sp" />
    <LanguageChoice />
    <ThemeButton />
  </header>
);

/** Before the game: what is played, who is here, and a link for every seat that is free. */
export function Gathering({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const host = hostOf(table.id);
  const [copied, setCopied] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null); // whose link is shown to cameras
  if (table.status === "cancelled") return <Lost why="cancelled" />;
  const linkTo = (seat: number) => {
    const invite = invitesOf(table.id)[seat];
    return invite ? `${location.origin}/join/${table.id}#${invite}` : "";
  };
  const renew = async (seat: number) => {
    try {
      const { invite } = await api.invite(table.id, seat, host!);
      invited(table.id, { [seat]: invite });
      setWanted(seat);
      await copy(seat);
    } catch (problem) {
      sitting.failed(problem);
    }
  };
  const send = (seat: number) => void navigator.share({ title: say(`title-${table.title}`), url: linkTo(seat) }).catch(() => undefined); // who thinks better of it
  const copy = async (seat: number) => {
    if (await written(linkTo(seat))) setCopied(seat);
    else document.querySelector<HTMLInputElement>(`#link-${seat}`)?.select(); // a hand can
  };
  const free = table.players.filter((p) => p.kind === "free");
  const linked = free.filter((p) => host && linkTo(p.seat)).map((p) => p.seat);
  const coded = wanted !== null && linked.includes(wanted) ? wanted : linked[0];
  const begin = async () => {
    for (const { seat } of free) await api.seatBot(table.id, seat, host!);
  };
  const people = table.players.filter((p) => p.kind === "person" && !p.asks);
  return (
    <div class="frame waiting">
      <Top />
      <main>
        <section class="stage" aria-label={say(`title-${table.title}`)}>
          <Picture title={table.title} />
          <header class="panel">
            <h1>{say(`title-${table.title}`)}</h1>
            <p>{table.players[table.seat ?? -1]?.asks ? say("page-you-asked") : say("page-seats-free", { n: table.players.filter((p) => p.kind === "free" || p.asks).length })}</p>
            <p class="mut">
              {table.seat === null && !host && people.length > 0 && say("page-invited-by", { names: people.map((p) => p.name).join(", ") })} {say(`pace-${table.pace}`)}.
            </p>
          </header>
          <ul class="company" aria-hidden="true">
            {table.players.map((p) => (
              <li class={p.kind === "free" ? "free" : ""}>
                <Seat seat={p.seat} initial={p.kind === "free" ? "?" : initial(p.name)} size={30} />
                <span>
                  <b>{p.kind === "free" ? say("page-free-seat") : p.name}</b>
                  {p.seat === table.seat && <span class="lab">{say("page-you")}</span>}
                  {p.kind === "bot" && <span class="lab">{say(`bot-${p.bot}`)}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel seats" aria-label={say("page-seats")}>
          <header>
            <h2>{say("page-seats")}</h2>
          </header>
          <div class="bd">
            <ul class="seatlist">
              {table.players.map((p) => (
                <li class="row wrap">
                  <Seat seat={p.seat} initial={p.kind === "free" ? "?" : initial(p.name)} size={22} /> <b>{p.kind === "free" ? say("page-free-seat") : p.name}</b>
                  {p.seat === table.seat && <span class="mut">{say("page-you")}</span>}
                  {p.seat === table.seat && host && <span class="tag">{say("page-host")}</span>}
                  {p.kind === "bot" && (
                    <span class="tag">
                      <Icon name="bot" /> {say(`bot-${p.bot}`)}
                    </span>
                  )}
                  {p.asks && <span class="tag">{say("page-asks-to-join")}</span>}
                  <span class="sp" />
                  {p.kind === "person" && !p.asks && p.seat !== table.seat && <span class="lab">{say(p.here ? "page-here" : "page-away")}</span>}
                  {p.kind === "free" && host && (
                    <>
                      <button class="btn" onClick={() => void renew(p.seat)}>
                        <Icon name="link" /> {say("page-new-link")}
                      </button>
                      <button class="btn" onClick={() => api.seatBot(table.id, p.seat, host).catch(sitting.failed)}>
                        <Icon name="bot" /> {say("page-bot-instead")}
                      </button>
                    </>
                  )}
                  {p.asks && host && (
                    <>
                      <button class="btn act" onClick={() => api.letIn(table.id, p.seat, host).catch(sitting.failed)}>
                        {say("page-let-in")}
                      </button>
                      <button class="btn" onClick={() => api.sendAway(table.id, p.seat, host).catch(sitting.failed)}>
                        {say("page-send-away")}
                      </button>
                    </>
                  )}
                  {p.kind === "free" && host && linkTo(p.seat) && (
                    <span class="row link">
                      <input id={`link-${p.seat}`} class="fld" readOnly value={linkTo(p.seat)} aria-label={say("page-link")} onFocus={(e) => e.currentTarget.select()} />
                      <button class="btn act" onClick={() => void copy(p.seat)}>
                        {say("page-copy")}
                      </button>
                      {"share" in navigator && (
                        <button class="btn" onClick={() => send(p.seat)}>
                          <Icon name="send" /> {say("page-send-link")}
                        </button>
                      )}
                      {linked.length > 1 && (
                        <button class="btn" aria-pressed={coded === p.seat} onClick={() => setWanted(p.seat)}>
                          {say("page-code-short")}
                        </button>
                      )}
                      <span class="mut" role="status">
                        {copied === p.seat && say("page-copied")}
                      </span>
                      {coded === p.seat && (
                        <span class="coded">
                          <Code link={linkTo(p.seat)} /> <span class="mut">{say("page-code-help")}</span>
                        </span>
                      )}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {host && (
              <p class="row wrap">
                {free.length > 1 && (
                  <button class="btn act" onClick={() => void begin().catch(sitting.failed)}>
                    <Icon name="bot" /> {say("page-start-with-bots", { n: free.length })}
                  </button>
                )}
                <button class="btn" onClick={() => api.cancel(table.id, host).then(() => go("/"), sitting.failed)}>
                  {say("page-cancel-game")}
                </button>
              </p>
            )}
            {sitting.problem.value && <p class="trouble">{complaint(sitting.problem.value)}</p>}
          </div>
        </section>
      </main>
    </div>
  );
}
