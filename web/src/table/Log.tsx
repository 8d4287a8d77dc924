import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Ref } from "../api";
import { Icon } from "../parts/Icon";
import { inspected, refsOf } from "../parts/Inspector";
import { Seat } from "../parts/Seat";
import { say } from "../words";
import type { Sitting } from "./sitting";

/** What happened, as sentences; and what people say. */
export function Log({ sitting }: { sitting: Sitting }) {
  const [tab, setTab] = useState<"all" | "chat">("all");
  const [read, setRead] = useState(0);
  const said = sitting.live.chat.value;
  useEffect(() => {
    if (tab === "chat") setRead(said.length);
  }, [tab, said.length]);
  return (
    <section class="panel logging" aria-label={say("page-log")}>
      <header>
        <h2>{tab === "all" ? say("page-log") : say("page-chat")}</h2>
        <span class="sp" />
        <div role="tablist" class="row" aria-label={say("page-log")} onKeyDown={turn}>
          {(["all", "chat"] as const).map((name) => (
            <button role="tab" id={`tab-${name}`} class="btn quiet sm" aria-selected={tab === name} aria-controls="told" tabIndex={tab === name ? 0 : -1} onClick={() => setTab(name)}>
              {say(name === "all" ? "page-log" : "page-chat")} {name === "chat" && said.length > read && <span class="tag">{said.length - read}</span>}
            </button>
          ))}
        </div>
      </header>
      <div id="told" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "all" ? <Lines sitting={sitting} lines={sitting.lines.value} /> : <Chat sitting={sitting} />}
      </div>
    </section>
  );
}

/** The arrow keys go from tab to tab. */
function turn(event: KeyboardEvent): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=tab]")];
  const other = tabs.find((tab) => tab.getAttribute("aria-selected") === "false");
  other?.click();
  other?.focus();
}

/** Whom a line is about: the first who is named in it, else the one whose move led to it. */
const about = (line: Line): number | null => (line.message.refs?.find((ref) => ref.kind === "seat")?.value as number | undefined) ?? line.seat;

const SHOWN = 250; // older lines are one click away

export function Lines({ sitting, lines, at }: { sitting: Sitting; lines: Line[]; at?: number }) {
  const list = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  const players = sitting.live.table.value!.players;
  useEffect(() => {
    if (list.current && at === undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const shown = all ? lines : lines.slice(-SHOWN);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={say("page-log")} data-region={at === undefined ? "log" : "lines"}>
      {shown.length < lines.length && (
        <li class="turn">
          <button class="btn quiet sm" onClick={() => setAll(true)}>
            {say("page-older-lines", { n: lines.length - shown.length })}
          </button>
        </li>
      )}
      {shown.map((line) => {
        const who = about(line);
        const lit = line.message.refs?.some((ref) => sitting.isLit(ref.kind, ref.value));
        return (
          <li
            key={line.n}
            class={`${who === sitting.me?.seat ? "me" : ""} ${lit || line.position === at ? "hi" : ""}`}
            onMouseEnter={() => (sitting.lit.value = line.message.refs ?? [])}
            onMouseLeave={() => (sitting.lit.value = [])}
          >
            {who === null ? <span /> : <Seat seat={who} initial={initial(players[who]?.name)} size={16} />}
            <Told sitting={sitting} line={line} />
          </li>
        );
      })}
    </ol>
  );
}

/** A line, in which whatever has a face can be read: where its name stands, or after the sentence if it is bent. */
function Told({ sitting, line }: { sitting: Sitting; line: Line }) {
  const { text, refs } = line.message;
  const inspect = sitting.module.value?.inspect;
  const found = inspect ? (refs ?? []).flatMap((ref) => (inspect(ref, sitting) ? [{ ref, name: inspect(ref, sitting)!.name }] : [])) : [];
  let rest = text;
  const parts: ComponentChildren[] = [];
  const face = (ref: Ref, name: string) => (
    <span
      class="ref"
      role="button"
      onClick={() => (inspected.value = { refs: [ref], held: matchMedia("(max-width: 700px)").matches, pinned: true })}
      data-thing={`${line.n}-${ref.kind}-${String(ref.value)}`}
      {...refsOf([ref])}
    >
      {name}
    </span>
  );
  for (const { ref, name } of found) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), face(ref, name));
    rest = rest.slice(at + name.length);
  }
  const bent = found.filter(({ name }) => !text.includes(name));
  return (
    <span>
      {parts}
      {rest}
      {bent.map(({ ref, name }) => (
        <> {face(ref, name)}</>
      ))}
    </span>
  );
}

function Chat({ sitting }: { sitting: Sitting }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const said = sitting.live.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  return (
    <>
      <ol class="log" ref={list} tabIndex={0} aria-live="polite">
        {said.map((m) => (
          <li key={m.id}>
            <Seat seat={m.seat} initial={initial(m.name)} size={16} />
            <span>
              <b>{m.name}</b> {m.text}
            </span>
          </li>
        ))}
      </ol>
      {sitting.me && (
        <form
          class="saying"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) sitting.live.say(text.trim()).then(() => setText(""), sitting.failed);
          }}
        >
          <input class="fld" maxLength={500} aria-label={say("page-say-something")} placeholder={say("page-say-something")} value={text} onInput={(e) => setText(e.currentTarget.value)} />
          <button class="btn" aria-label={say("page-send")}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </>
  );
}

export const initial = (name: string | undefined) => (name?.trim()[0] ?? "?").toUpperCase();
