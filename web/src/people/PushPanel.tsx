import { useState } from "preact/hooks";
import { pushed } from "../settings";
import { say } from "../words";
import { type Act, Panel } from "./forms";
import { canPush, mayPush, tryOut, turnOff, turnOn } from "./push";
import { Quiet } from "./Quiet";

/** Whether this browser is told when a game waits for me; a guest says here when not. */
export function PushPanel({ act, tell, guest = false }: { act: Act; tell: (text: string) => void; guest?: boolean }) {
  const { on, quiet } = pushed.value;
  const [hours, setHours] = useState(quiet);
  const allowed = mayPush();
  const choose = (value: [number, number] | null) => {
    setHours(value);
    if (on) act(turnOn(value));
  };
  return (
    <Panel title={say("page-push-here")} help={guest ? say("page-push-guest") : undefined}>
      {on && allowed && <p>{say("page-push-on")}</p>}
      {!allowed && <p class="mut">{say(canPush() ? "page-push-blocked" : "page-push-cannot")}</p>}
      {allowed && guest && <Quiet value={hours} set={choose} />}
      {allowed && (
        <p class="acts">
          {on ? (
            <>
              <button class="btn" onClick={() => act(tryOut().then(() => tell(say("page-push-on"))))}>
                {say("page-webhook-try")}
              </button>
              <button class="btn" onClick={() => act(turnOff())}>
                {say("page-push-off")}
              </button>
            </>
          ) : (
            <button class="btn act" onClick={() => act(turnOn(guest ? hours : null).catch(refused))}>
              {say("page-push-here")}
            </button>
          )}
        </p>
      )}
    </Panel>
  );
}

/** A browser that was asked and does not want to: said in our words. */
function refused(problem: unknown): never {
  if (problem instanceof DOMException) throw new Error(say("page-push-blocked"));
  throw problem;
}
