import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words";

const SOON = 250; // milliseconds

interface Deed {
  class?: string;
  thing?: string; // its name in a region where the keys walk
  question?: string;
  disabled?: boolean;
  act: () => void;
  children: ComponentChildren;
}

/** A button that does it at once. */
export function Plain({ class: looks = "btn", thing, disabled, act, children }: Deed) {
  return (
    <button class={looks} data-thing={thing} disabled={disabled} onClick={act}>
      {children}
    </button>
  );
}

/** A button for what cannot be taken back: the first click asks, the second does; it forgets the question when one goes elsewhere. */
export function Confirm(deed: Deed) {
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const going = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (asked) box.current?.querySelector<HTMLElement>(".no")?.focus();
  }, [asked]);
  const ask = () => {
    clearTimeout(going.current); // of the question before
    setAsked(true);
  };
  if (!asked) return <Plain {...deed} act={ask} />;
  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget as Node)) going.current = setTimeout(() => setAsked(false), SOON); // what is pressed elsewhere must not move away under the finger
  };
  const question = deed.question ?? say("page-really");
  return (
    <span class="confirm" role="group" aria-label={question} ref={box} onFocusOut={leave}>
      <span>{question}</span>
      <button
        class="btn act danger"
        disabled={deed.disabled}
        onClick={() => {
          setAsked(false);
          deed.act();
        }}
      >
        {deed.children}
      </button>
      <button class="btn no" onClick={() => setAsked(false)}>
        {say("page-cancel")}
      </button>
    </span>
  );
}
