import { say } from "../words";
import { hour, minuteOf } from "./pace";

type Hours = [number, number] | null;

/** The hours in which nobody is told anything. */
export function Quiet({ value, set }: { value: Hours; set: (value: Hours) => void }) {
  return (
    <div class="acts">
      <label class="choice">
        <input type="checkbox" class="toggle" checked={!!value} onChange={(e) => set(e.currentTarget.checked ? [1320, 420] : null)} />
        {say("page-quiet-hours")}
      </label>
      {value && (
        <>
          <input class="fld" type="time" aria-label={say("page-clock-from")} value={hour(value[0])} onChange={(e) => set([minuteOf(e.currentTarget.value), value[1]])} />
          <input class="fld" type="time" aria-label={say("page-clock-to")} value={hour(value[1])} onChange={(e) => set([value[0], minuteOf(e.currentTarget.value)])} />
        </>
      )}
    </div>
  );
}
