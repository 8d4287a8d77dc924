import { useEffect, useRef, useState } from "preact/hooks";
import { api, call } from "../api";
import { Confirm } from "../parts/Confirm";
import { Icon } from "../parts/Icon";
import { Seat } from "../parts/Seat";
import { people } from "../people/account";
import { account, muted } from "../settings";
import { say } from "../words";
import { Called } from "./Called";
import { initial } from "./Log";
import type { Sitting } from "./sitting";

const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back-soon", "who-trades", "no-deal", "good-game"];

/** What is said at the table, and between me and one other where the rules let us bargain apart. */
export function Chat({ sitting }: { sitting: Sitting }) {
  const [text, setText] = useState("");
  const [to, setTo] = useState<number | null>(null);
  const [blocked, setBlocked] = useState("");
  const [reported, setReported] = useState<number[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const { id } = sitting.live;
  const table = sitting.live.table.value!;
  const mine = sitting.me?.seat;
  const name = (seat: number) => table.players[seat]?.name ?? "";
  const others = table.talk_apart && sitting.me ? table.players.filter((p) => p.kind === "person" && p.seat !== mine) : [];
  const silent = muted.value[id] ?? [];
  const said = sitting.live.chat.value.filter((m) => !silent.includes(m.seat));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  const hush = (seats: number[]) => {
    muted.value = { ...muted.value, [id]: seats };
  };
  const block = async (seat: number) => {
    await people.block(id, seat);
    sitting.live.chat.value = (await api.chat(id, sitting.me!.token)).messages;
    setBlocked(name(seat));
  };
  if (!sitting.me && !table.overheard) return <p class="silent mut">{say("page-talk-of-players")}</p>;
  return (
    <>
      <ol class="log" ref={list} tabIndex={0} aria-live="polite">
        {said.map((m) => (
          <li key={m.id}>
            <Seat seat={m.seat} initial={initial(m.name)} size={16} />
            <span>
              <b>
                <Called sitting={sitting} seat={m.seat} />
              </b>{" "}
              {m.hearer !== null && <span class="tag apart">{m.hearer === mine ? say("page-apart-me") : say("page-apart-to", { name: sitting.nameOf(m.hearer) })}</span>}{" "}
              {m.phrase ? say(`phrase-${m.phrase}`) : m.text}
              {sitting.me && sitting.me.seat !== m.seat && (
                <details class="aboutsaid">
                  <summary aria-label={say("page-about-said", { name: m.name })}>…</summary>
                  <button class="btn sm" onClick={() => hush([...silent, m.seat])}>
                    {say("page-mute", { name: m.name })}
                  </button>
                  {account.value && (
                    <Confirm class="btn sm" question={say("page-block-help")} act={() => void block(m.seat).catch(sitting.failed)}>
                      {say("page-block", { name: m.name })}
                    </Confirm>
                  )}
                  {reported.includes(m.id) ? (
                    <span role="status">{say("page-reported")}</span>
                  ) : (
                    <button class="btn sm" onClick={() => call(`/games/${id}/report`, { chat: m.id }, sitting.me!.token).then(() => setReported([...reported, m.id]), sitting.failed)}>
                      {say("page-report")}
                    </button>
                  )}
                </details>
              )}
            </span>
          </li>
        ))}
      </ol>
      {blocked && (
        <p class="silent" role="status">
          {say("page-blocked", { name: blocked })}
        </p>
      )}
      {silent.length > 0 && (
        <p class="silent">
          <button class="btn quiet sm" onClick={() => hush([])}>
            {say("page-unmute", { n: silent.length })}
          </button>
        </p>
      )}
      {sitting.me && (
        <form
          class={`saying ${others.length ? "apart" : ""}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) sitting.live.say(text.trim(), to).then(() => setText(""), sitting.failed);
          }}
        >
          {others.length > 0 && (
            <select class="fld phrases" aria-label={say("page-say-to")} value={to ?? ""} onChange={(e) => setTo(e.currentTarget.value === "" ? null : Number(e.currentTarget.value))}>
              <option value="">{say("page-say-to-all")}</option>
              {others.map((p) => (
                <option value={p.seat}>{p.name}</option>
              ))}
            </select>
          )}
          <select
            class="fld phrases"
            aria-label={say("page-phrases")}
            value=""
            onChange={(e) => {
              const phrase = e.currentTarget.value;
              e.currentTarget.value = "";
              if (phrase) sitting.live.sayPhrase(phrase, to).then(() => undefined, sitting.failed);
            }}
          >
            <option value="">{say("page-phrases")}</option>
            {PHRASES.map((phrase) => (
              <option value={phrase}>{say(`phrase-${phrase}`)}</option>
            ))}
          </select>
          <input class="fld" maxLength={500} aria-label={say("page-say-something")} placeholder={say("page-say-something")} value={text} onInput={(e) => setText(e.currentTarget.value)} />
          <button class="btn" aria-label={say("page-send")}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </>
  );
}

/** What I write down for myself; the server keeps it, and nobody else reads it. */
export function Notes({ sitting }: { sitting: Sitting }) {
  const [text, setText] = useState<string | null>(null);
  const kept = useRef("");
  const { id } = sitting.live;
  const token = sitting.me!.token;
  useEffect(() => void call<{ text: string }>(`/games/${id}/notes`, undefined, token).then((found) => setText((kept.current = found.text)), sitting.failed), [id, token]);
  const keep = (now: string | null) => {
    if (now !== null && now !== kept.current) call(`/games/${id}/notes`, { text: now }, token).then(() => (kept.current = now), sitting.failed);
  };
  useEffect(() => {
    const later = setTimeout(() => keep(text), 1200);
    return () => clearTimeout(later);
  }, [text]);
  return (
    <textarea
      class="fld jotting"
      maxLength={5000}
      aria-label={say("page-notes")}
      placeholder={say("page-notes-help")}
      value={text ?? ""}
      disabled={text === null}
      onInput={(e) => setText(e.currentTarget.value)}
      onBlur={() => keep(text)}
    />
  );
}
