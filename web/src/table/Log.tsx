import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Ref } from "../api";
import { type Action, chapters } from "../parts/chapters";
import { Icon } from "../parts/Icon";
import { inspected, refsOf } from "../parts/Inspector";
import { Seat } from "../parts/Seat";
import { say, standing } from "../words";
import type { Sitting } from "./sitting";
import { Chat, Notes } from "./Talk";

const NAMES = { all: "page-log", chat: "page-chat", notes: "page-notes" } as const;

/** What happened, as sentences; what people say; and what I write down for myself. */
export function Log({ sitting }: { sitting: Sitting }) {
  const [tab, setTab] = useState<"all" | "chat" | "notes">("all");
  const [read, setRead] = useState(0);
  const said = sitting.live.chat.value;
  useEffect(() => {
    if (tab === "chat") setRead(said.length);
  }, [tab, said.length]);
  if (sitting.module.value?.talking?.(sitting))
    return (
      <>
        <section class="panel logging" aria-label={say("page-log")}>
          <header>
            <h2>{say("page-log")}</h2>
          </header>
          <Lines sitting={sitting} lines={sitting.lines.value} />
        </section>
        <section class="panel logging chatting" aria-label={say("page-chat")}>
          <header>
            <h2>{say("page-chat")}</h2>
          </header>
          <Chat sitting={sitting} />
        </section>
      </>
    );
  return (
    <section class="panel logging" aria-label={say("page-log")}>
      <header>
        <h2>{say(NAMES[tab])}</h2>
        <span class="sp" />
        <div role="tablist" class="row" aria-label={say("page-log")} onKeyDown={turn}>
          {(sitting.me ? (["all", "chat", "notes"] as const) : (["all", "chat"] as const)).map((name) => (
            <button role="tab" id={`tab-${name}`} class="btn quiet sm" aria-selected={tab === name} aria-controls="told" tabIndex={tab === name ? 0 : -1} onClick={() => setTab(name)}>
              {say(NAMES[name])} {name === "chat" && said.length > read && <span class="tag">{said.length - read}</span>}
            </button>
          ))}
        </div>
      </header>
      <div id="told" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "all" ? <Lines sitting={sitting} lines={sitting.lines.value} /> : tab === "chat" || !sitting.me ? <Chat sitting={sitting} /> : <Notes sitting={sitting} />}
      </div>
    </section>
  );
}

/** The arrow keys go from tab to tab. */
function turn(event: KeyboardEvent): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  const other = tabs[(at + (event.key === "ArrowRight" ? 1 : -1) + tabs.length) % tabs.length];
  other?.click();
  other?.focus();
}

/** Whom a line is about: the first who is named in it. */
const named = (line: Line) => line.message.refs?.find((ref) => ref.kind === "seat")?.value as number | undefined;

/** Where a tale goes on with somebody else, a line begins. */
function runs(lines: Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const run = found.at(-1);
    const [who, before] = [named(line), run?.map(named).findLast((seat) => seat !== undefined)];
    if (!run || (who !== undefined && before !== undefined && who !== before)) found.push([line]);
    else run.push(line);
  }
  return found;
}

const SHOWN = 250; // older lines are one click away

interface LinesProps {
  sitting: Sitting;
  lines: Line[];
  at?: number; // the position that is looked at
  region?: string;
}

/** What is told, by rounds and turns, one entry for each action; a click goes to the position after it. */
export function Lines({ sitting, lines, at, region = "log" }: LinesProps) {
  const list = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const { players } = sitting.live.table.value!;
  const looked = at ?? sitting.past.value?.position;
  const here = looked === undefined ? undefined : (lines.findLast((line) => line.position <= looked)?.position ?? 0); // some decisions tell nothing
  useEffect(() => {
    if (list.current && here === undefined && region === "log") list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, here === undefined]); // whoever comes back from an earlier position finds the newest
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    let atEnd = true;
    const look = () => (atEnd = box.scrollTop + box.clientHeight > box.scrollHeight - 8);
    const watch = new ResizeObserver(() => atEnd && here === undefined && region === "log" && box.scrollTo(0, box.scrollHeight)); // a longer question leaves it less room
    box.addEventListener("scroll", look);
    watch.observe(box);
    return () => {
      box.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, [here === undefined]);
  useEffect(() => {
    const at = here === undefined ? null : list.current?.querySelector(`[data-position="${here}"]`);
    if (!at || !list.current) return;
    const [box, row] = [list.current.getBoundingClientRect(), at.getBoundingClientRect()];
    list.current.scrollTop += row.top - box.top - (box.height - row.height) / 2; // the log alone: on a phone the board stays in sight
  }, [here]);
  const first = lines.findIndex((line) => line.position === here);
  const shown = all ? lines : here === undefined || first < 0 ? lines.slice(-SHOWN) : lines.slice(Math.max(0, Math.min(lines.length - SHOWN, first - SHOWN / 2)), Math.max(SHOWN, first + SHOWN / 2));
  return (
    <div class="log" ref={list} tabIndex={0} role="group" aria-label={say("page-log")} data-region={region}>
      {shown.length < lines.length && (
        <p class="turn">
          <button class="btn quiet sm" onClick={() => setAll(true)}>
            {say("page-older-lines", { n: lines.length - shown.length })}
          </button>
        </p>
      )}
      {chapters(shown).map((round) => (
        <section key={round.key}>
          {round.chapter && <h3 class="round">{round.chapter.heading.text}</h3>}
          {round.turns.map((turn) => (
            <section key={turn.key}>
              {turn.chapter && (
                <h3 class="turn">
                  {turn.chapter.seat !== null && <Seat seat={turn.chapter.seat} initial={initial(players[turn.chapter.seat]?.name)} size={14} />} {turn.chapter.heading.text}
                </h3>
              )}
              <ol>
                {turn.actions.map((action) => (
                  <Entry key={action.lines[0]!.n} sitting={sitting} action={action} here={here} turn={turn.chapter?.seat ?? null} />
                ))}
              </ol>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

/** One action: what was done, and what followed from it. */
function Entry({ sitting, action, here, turn }: { sitting: Sitting; action: Action; here?: number; turn: number | null }) {
  const { players } = sitting.live.table.value!;
  const [head] = action.lines;
  const who = named(head!) ?? turn ?? head!.seat;
  const refs = action.lines.flatMap((line) => line.message.refs ?? []);
  const lit = here === undefined ? refs.some((ref) => sitting.isLit(ref.kind, ref.value)) : action.position === here; // whoever looks back sees where they are
  const mine = refs.some((ref) => ref.kind === "seat" && ref.value === sitting.me?.seat);
  const go = (event: MouseEvent) => {
    if (action.position && !(event.target as Element).closest(".ref, button")) sitting.jump(action.position);
  };
  return (
    <li
      class={`${mine ? "me" : ""} ${lit ? "hi" : ""} ${action.position ? "goes" : ""}`}
      data-position={action.position}
      onMouseEnter={() => (sitting.lit.value = refs)}
      onMouseLeave={() => (sitting.lit.value = [])}
      onClick={go}
    >
      {who === null ? <span /> : <Seat seat={who} initial={initial(players[who]?.name)} size={16} />}
      <span>
        {runs(action.lines).map((run) => (
          <span class="run">
            {run.map((line) => (
              <span class={line === head ? "" : "then"}>
                <Told sitting={sitting} line={line} />{" "}
              </span>
            ))}
          </span>
        ))}
      </span>
      {action.position > 0 && (
        <button class="jump" data-thing={`to-${head!.n}`} aria-label={`${say("page-jump")}: ${head!.message.text}`} onClick={() => sitting.jump(action.position)}>
          <Icon name="redo" />
        </button>
      )}
    </li>
  );
}

/** A line, in which whatever has a face can be read: where its name stands, or after the sentence if it is bent. */
function Told({ sitting, line }: { sitting: Sitting; line: Line }) {
  const { text, refs } = line.message;
  const inspect = sitting.module.value?.inspect;
  const found = inspect
    ? (refs ?? []).flatMap((ref) => {
        const one = inspect(ref, sitting);
        return one ? [{ ref, name: one.said ?? one.name }] : [];
      })
    : [];
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
  const place = (name: string) => text.indexOf(standing(name, text) ?? name);
  for (const { ref, name } of found.sort((one, other) => place(one.name) - place(other.name))) {
    const form = standing(name, rest);
    if (!form) continue;
    const at = rest.indexOf(form);
    parts.push(rest.slice(0, at), face(ref, form));
    rest = rest.slice(at + form.length);
  }
  const bent = found.filter(({ name }) => !standing(name, text));
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

export const initial = (name: string | undefined) => (name?.trim()[0] ?? "?").toUpperCase();
