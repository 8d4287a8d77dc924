import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Choice, type Option, type Ref, same } from "../api";
import { Consequences } from "../table/Consequences";
import type { Reason, Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { RuleLink } from "./Rules";

/** What is known of a thing that has a face: what is printed on it, and what it means for me now. */
export interface Inspection {
  name: string;
  said?: string; // what sentences call it, if not by its name
  kind: string; // what sort of thing it is, in words
  class?: string; // its colour
  art?: ComponentChildren;
  text: string; // all of it
  facts: [name: string, value: ComponentChildren, mood?: string][]; // what it costs and gives
  rule?: string;
  choices: Choice[]; // what can be done with it now
  wishes: Option[]; // what one would like to do with it
}

interface Inspected {
  refs: Ref[];
  held: boolean; // under the thumb: over everything, until it is closed
  pinned: boolean;
}

/** What is looked at. */
export const inspected = signal<Inspected | null>(null);

/** Marks an element as speaking of these things: whoever points at it, holds it or comes to it with the keys reads them. */
export const refsOf = (refs: Ref[] | undefined): { "data-refs"?: string } => (refs?.length ? { "data-refs": JSON.stringify(refs.map(({ kind, value }) => [kind, value])) } : {});

/** Each of them once, however often it was spoken of. */
function parse(element: Element): Ref[] {
  const found: [string, Ref["value"]][] = JSON.parse(element.getAttribute("data-refs") ?? "[]");
  return [...new Map(found.map(([kind, value]) => [`${kind} ${value}`, { kind, value }])).values()];
}

const SOON = 250; // milliseconds a pointer rests before it asks
const LONG = 450; // a thumb that stays so long wants to read
const AWHILE = 900; // and so long what was read stays
const narrow = () => matchMedia("(max-width: 700px)").matches; // there is no room beside the board

/** Pointing, holding and the keys, everywhere on the page. */
function useInspecting(known: (refs: Ref[]) => Ref[]): void {
  const latest = useRef(known);
  latest.current = known;
  useEffect(() => {
    let timer = 0;
    let held = false;
    const inspectable = (target: EventTarget | null) => {
      const element = target instanceof Element ? target.closest("[data-refs]") : null;
      const refs = element ? latest.current(parse(element)) : [];
      return refs.length ? refs : null;
    };
    const later = (wait: number, act: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(act, wait);
    };
    const show = (refs: Ref[], more: Partial<Inspected> = {}) => {
      if (!inspected.value?.pinned && !inspected.value?.held) inspected.value = { refs, held: false, pinned: false, ...more };
    };
    const leave = () => {
      if (inspected.value && !inspected.value.pinned && !inspected.value.held) inspected.value = null;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if (narrow() && !(event.target as Element).closest?.(".side, .inspector")) return later(0, leave); // pointing at the board, it would lie over the question
      if ((event.target as Element).closest?.(".inspector")) return clearTimeout(timer);
      const refs = inspectable(event.target);
      if (refs) later(inspected.value ? SOON / 2 : SOON, () => show(refs));
      else later(narrow() ? 0 : AWHILE, leave);
    };
    const focus = (event: FocusEvent) => {
      if (!(event.target as Element).matches(":focus-visible")) return;
      const refs = inspectable(event.target);
      if (refs) later(0, () => show(refs));
      else if (!(event.target as Element).closest(".inspector")) later(AWHILE, leave);
    };
    let from: { x: number; y: number } | null = null;
    const press = (event: PointerEvent) => {
      held = false;
      if (event.pointerType !== "touch") return;
      const refs = inspectable(event.target);
      from = { x: event.clientX, y: event.clientY };
      if (refs)
        later(LONG, () => {
          held = true;
          inspected.value = { refs, held: true, pinned: false };
        });
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === "touch" && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) clearTimeout(timer);
    };
    const release = (event: PointerEvent) => {
      if (event.pointerType === "touch" && !held) clearTimeout(timer);
    };
    const swallow = (event: Event) => {
      if (!held) return;
      held = false; // holding reads, and does nothing else
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      const refs = inspectable(event.target);
      const coarse = matchMedia("(pointer: coarse)").matches;
      if (!refs || !(coarse || narrow())) return;
      event.preventDefault();
      if (!coarse) inspected.value = { refs, held: true, pinned: false }; // what is only glimpsed is held with the other button
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && (inspected.value = null);
    const on: [string, (event: any) => void, boolean?][] = [
      ["pointerover", over],
      ["focusin", focus],
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", release],
      ["pointercancel", release],
      ["click", swallow, true],
      ["contextmenu", menu],
      ["keydown", key],
    ];
    for (const [name, act, first] of on) addEventListener(name, act, first);
    return () => {
      clearTimeout(timer);
      inspected.value = null;
      for (const [name, act, first] of on) removeEventListener(name, act, first);
    };
  }, []);
}

/** The inspector, in its one place: beside the board, above the log; on a phone over everything while one reads. */
export function Inspector({ sitting }: { sitting: Sitting }) {
  const inspect = sitting.module.value?.inspect;
  const known = (refs: Ref[]) => refs.filter((ref) => inspect?.(ref, sitting));
  useInspecting(known);
  const open = inspected.value;
  const found = open && inspect ? open.refs.flatMap((ref) => inspect(ref, sitting) ?? []) : [];
  const refused = useReasons(sitting, found[0]);
  useEffect(() => {
    void sitting.look(found.flatMap((one) => sitting.offered(one.choices).map((c) => c.option)).slice(0, 6));
  }, [open, sitting.live.table.value?.version]);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const sheet = box.current;
    const over = !!document.querySelector("dialog[open]"); // what lies over a dialog must be a popover
    if (sheet && over && !sheet.hasAttribute("popover")) {
      sheet.setAttribute("popover", "manual");
      sheet.showPopover();
    } else if (sheet && !over) sheet.removeAttribute("popover");
  });
  if (!open || !found.length) return null;
  return (
    <section ref={box} class={`panel inspector ${open.held ? "held" : open.pinned ? "pinned" : ""}`} aria-label={say("page-inspector")} role="status">
      {found.slice(0, 3).map((one, i) => (
        <article class={one.class}>
          <header>
            {one.art}
            <div class="ihb">
              <h3>{one.name}</h3>
              <span>{one.kind}</span>
            </div>
            {i === 0 && (
              <button
                class="btn quiet"
                aria-pressed={open.pinned}
                aria-label={say(open.held || open.pinned ? "page-close" : "page-keep-open")}
                onClick={() => (inspected.value = open.held || open.pinned ? null : { ...open, pinned: true })}
              >
                <Icon name={open.held || open.pinned ? "x" : "pin"} />
              </button>
            )}
          </header>
          <div class="ib">
            <Printed one={one} />
            {sitting
              .offered(one.choices)
              .filter((choice) => !same(choice.option, sitting.selected.value?.option ?? null)) // that one is looked at already
              .slice(0, 4)
              .map((choice) => (
                <div class="would">
                  <b>{choice.label.text}</b>
                  <Consequences sitting={sitting} option={choice.option} />
                </div>
              ))}
            {i === 0 && refused.map((reason) => <Because reason={reason} />)}
            {one.rule && (
              <p class="hint">
                <RuleLink rule={one.rule} />
              </p>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}

/** The whole text, and the numbers. */
export function Printed({ one }: { one: Inspection }) {
  return (
    <>
      {one.text && <p class="full">{one.text}</p>}
      {one.facts.length > 0 && (
        <dl class="fx2">
          {one.facts.map(([name, value, mood]) => (
            <>
              <dt>{name}</dt>
              <dd class={mood}>{value}</dd>
            </>
          ))}
        </dl>
      )}
    </>
  );
}

export function Because({ reason }: { reason: Reason }) {
  return (
    <p class="why">
      <Icon name="lock" /> {reason.text} {reason.rule && <RuleLink rule={reason.rule} />}
    </p>
  );
}

/** Why what one would like to do with a thing cannot be done. */
function useReasons(sitting: Sitting, one: Inspection | undefined): Reason[] {
  const decision = sitting.past.value ? null : sitting.live.table.value?.decision;
  const wishes = JSON.stringify(one && decision && !one.choices.length ? one.wishes : []);
  useEffect(() => void sitting.wonder(JSON.parse(wishes)), [wishes, sitting.live.table.value?.version]);
  return one && wishes !== "[]" ? sitting.reasonsFor(one.wishes) : [];
}

/** The whole text of what a message speaks of, wherever it is about to be done or suffered. */
export function Said({ sitting, refs, numbers = false }: { sitting: Sitting; refs: Ref[] | undefined; numbers?: boolean }) {
  const inspect = sitting.module.value?.inspect;
  const found = inspect ? (refs ?? []).flatMap((ref) => inspect(ref, sitting) ?? []) : [];
  const unique = found.filter((one, i) => found.findIndex((other) => other.name === one.name) === i);
  if (!unique.length) return null;
  return (
    <div class="said">
      {unique.map((one) => (
        <div class={one.class}>
          <b class="serif">{one.name}</b> <span class="lab">{one.kind}</span>
          {numbers ? <Printed one={one} /> : one.text && <p>{one.text}</p>}
        </div>
      ))}
    </div>
  );
}
