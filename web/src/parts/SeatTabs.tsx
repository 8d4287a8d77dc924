import type { ComponentChildren } from "preact";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Seat } from "./Seat";

export interface SeatTab {
  seat: number;
  name: string;
  initial: string;
  most: ComponentChildren; // what matters most of it
}

/** On a phone: a tab for each seat; the one that is pressed is looked at below. */
export function SeatTabs({ sitting, label, tabs, shown, show }: { sitting: Sitting; label: string; tabs: SeatTab[]; shown: number | null; show: (seat: number) => void }) {
  const { seat: me, to_act: acting } = sitting.live.table.value!;
  return (
    <div class="seattabs" role="group" aria-label={label} data-region="seats">
      {tabs.map(({ seat, name, initial, most }) => (
        <button type="button" data-thing={`seat-${seat}`} class={`${shown === seat ? "on" : ""} ${acting.includes(seat) ? "acting" : ""}`} aria-pressed={shown === seat} onClick={() => show(seat)}>
          <span>
            <Seat seat={seat} initial={initial} /> <span class="who">{seat === me ? say("page-you") : name}</span>
          </span>
          <span class="sub">{most}</span>
        </button>
      ))}
    </div>
  );
}
