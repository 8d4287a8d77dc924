import type { ComponentChildren } from "preact";
import type { Choice, Option, Ref } from "../api";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Seat } from "./Seat";
import { Sight, Thing } from "./Thing";
import "./hand.css";

/** Cards side by side; where they are many they shrink and then lie over one another, each with its edge in sight; never under a button. */
export function Fan({ label, n, class: looks = "", children }: { label: ComponentChildren; n?: string; class?: string; children: ComponentChildren }) {
  return (
    <div class={`hand ${looks}`}>
      <div class="hand-name">
        <b class="serif">{label}</b>
        {n && <span>{n}</span>}
      </div>
      <div class="fan">{children}</div>
    </div>
  );
}

/** One card of a hand: what is printed on it is drawn by the board; a click chooses it, and the inspector reads it. */
export function HandCard({
  sitting,
  id,
  name,
  about,
  choices,
  wishes,
  chosen = false,
  class: looks = "",
  children,
}: {
  sitting: Sitting;
  id: string;
  name: string;
  about: Ref[];
  choices: Choice[];
  wishes?: Option[];
  chosen?: boolean; // it is part of what is being put together
  class?: string;
  children: ComponentChildren;
}) {
  const lit = about.some((ref) => sitting.isLit(ref.kind, ref.value));
  return (
    <Thing
      sitting={sitting}
      id={id}
      name={name}
      about={about}
      choices={choices}
      wishes={wishes}
      class={`hcard ${sitting.offered(choices).length ? "legal" : ""} ${chosen ? "sel" : ""} ${lit ? "lit" : ""} ${looks}`}
    >
      {children}
    </Thing>
  );
}

/** A hand that is hidden from me: so many backs of a seat, and what everybody knows of them. */
export function Backs({ seat, initial, name, n, known, id = `backs-${seat}` }: { seat: number; initial: string; name: string; n: number; known?: ComponentChildren; id?: string }) {
  return (
    <div class="backs">
      <Sight id={id} name={say("page-hidden-cards", { name, n })} class="stackof">
        {Array.from({ length: Math.min(n, 8) }, () => (
          <i class="back">
            <Seat seat={seat} initial={initial} size={22} />
          </i>
        ))}
        {n > 8 && <b>{n}</b>}
      </Sight>
      {known && <div class="known">{known}</div>}
    </div>
  );
}
