import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Choice, type Option, type Ref, same } from "../api";
import type { Reason, Sitting } from "../table/sitting";
import { say } from "../words";
import { refsOf } from "./Inspector";
import { looked } from "./roving";
import { book, reading, RuleLink } from "./Rules";

/** A name with its state, part by part. */
export const listed = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(", ");

interface Acting {
  sitting: Sitting;
  choices: Choice[]; // what can be done with it
  about?: Ref[]; // what it is, in the words of choices and log lines
  wishes?: Option[]; // what one would like to do with it
  because?: Reason; // why nothing can be done with it, where a board knows better than the engine is asked
}

/** How a thing that is sometimes legal behaves: click or Enter picks it; where there is nothing to pick, says why. */
export function acting({ sitting, choices, about = [], wishes = [], because }: Acting, click?: () => void) {
  const light = () => (sitting.lit.value = about);
  const dim = () => (sitting.lit.value = []);
  const offered = sitting.offered(choices);
  return {
    "aria-disabled": !offered.length,
    "aria-pressed": offered.length ? offered.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option)) : undefined,
    ...refsOf(about),
    onClick: (event: MouseEvent) => {
      const at = event.currentTarget as HTMLElement | SVGElement;
      if (choices.length) return click ? click() : sitting.pick(choices, { at, name: at.dataset.name ?? "", choices, about, wishes, keys: event.detail === 0 });
      at.focus({ preventScroll: true }); // not every browser does so
      why(sitting, about, wishes, event.detail === 0, because);
    },
    ...(about.length ? { onMouseEnter: light, onMouseLeave: dim, onFocus: light, onBlur: dim } : {}),
  };
}

/** What can be done with it, after its name. */
export const withChoices = (name: string, choices: Choice[]) => [name, ...choices.slice(0, 6).map((c) => c.label.text)].join("; ");

/** The reasons are shown; whoever uses the keys opens the rule with the second Enter, a pointer has the link. */
function why(sitting: Sitting, about: Ref[], wishes: Option[], keys: boolean, because?: Reason): void {
  const told = sitting.why.value?.find((reason) => reason.rule);
  if (keys && told?.rule) reading.value = { title: book.value, rule: told.rule };
  else sitting.explain(about, wishes, because);
}

interface Props extends Acting {
  id: string; // its own in its region
  name: string;
  short?: string; // what a menu beside it is headed with
  class?: string;
  title?: string;
  toggle?: () => void; // a click takes it into a set, or out of it
  taken?: boolean;
  children: ComponentChildren;
}

/** Something on a board that one may be able to choose. */
export function Thing({ id, name, short, class: looks, title, toggle, taken, children, ...rest }: Props) {
  const toggled = toggle && { "aria-disabled": false, "aria-pressed": !!taken, onClick: toggle };
  return (
    <button type="button" data-thing={id} data-name={short ?? name} class={looks} data-tip={title} {...acting(rest)} {...toggled}>
      <span class="vh">{withChoices(name, rest.sitting.offered(rest.choices))}</span>
      <span class="face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** Something on a board that is only looked at. */
export function Sight({
  id,
  name,
  about = [],
  title,
  children,
  ...rest
}: { id: string; name: string; about?: Ref[]; class?: string; title?: string; children?: ComponentChildren } & Omit<JSX.HTMLAttributes<HTMLSpanElement>, "about">) {
  return (
    <span data-thing={id} role="img" aria-label={name} data-tip={title} {...refsOf(about)} {...rest}>
      {children}
    </span>
  );
}

/** What is known of the thing one looks at with the keys, as the pointer shows it; and why nothing can be done with it. */
export function Look({ sitting }: { sitting: Sitting }) {
  const box = useRef<HTMLDivElement>(null);
  const at = looked.value;
  const reasons = at && sitting.why.value;
  const drawn = at?.thing instanceof SVGElement; // a map says in its corner what one looks at
  const thing = at && (at.keys || reasons) && !drawn ? at.thing : null;
  const name = thing?.getAttribute("aria-label") ?? thing?.querySelector(":scope > .vh")?.textContent;
  const title = thing?.getAttribute("data-tip");
  useLayoutEffect(() => {
    if (at && box.current) place(box.current, at.thing);
  });
  return (
    <div class="look" role="status" ref={box} onMouseDown={(event) => event.preventDefault()}>
      {name && <b aria-hidden="true">{name}</b>}
      {title && title !== name && <span aria-hidden="true">{title}</span>}
      {reasons?.map((reason) => (
        <span class="why">
          {reason.text} {reason.rule && <RuleLink rule={reason.rule} />}
        </span>
      ))}
      {at?.keys && reasons?.some((reason) => reason.rule) && (
        <span class="lab" aria-hidden="true">
          <kbd>Enter</kbd> {say("page-rules")}
        </span>
      )}
    </div>
  );
}

/** Below the thing, or above it where there is no room; in the corner of a map. */
function place(box: HTMLElement, thing: Element): void {
  const drawn = thing instanceof SVGElement;
  const near = (drawn ? thing.ownerSVGElement! : thing).getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const sheet = document.querySelector(".asking"); // on a phone it lies over the page
  const floor = sheet && getComputedStyle(sheet).position === "fixed" ? sheet.getBoundingClientRect().top : innerHeight;
  const below = near.bottom + 6 + h < floor;
  const top = drawn ? near.bottom - h - 40 : below ? near.bottom + 6 : near.top - h - 6;
  box.style.left = `${Math.max(6, Math.min(innerWidth - w - 6, drawn ? near.left + 8 : near.left))}px`;
  box.style.top = `${Math.max(6, top)}px`;
}
