import { useEffect, useState } from "preact/hooks";
import { language } from "../settings";
import { say } from "../words";
import { type Act, Field, Form, Panel } from "./forms";
import { type Passkey, passkeys } from "./passkeys";

/** Somebody has shut the browser's own window: said in our words. */
export const unlock = <T,>(work: Promise<T>): Promise<T> =>
  work.catch((problem) => {
    throw problem instanceof DOMException ? new Error(say("page-passkey-stopped")) : problem;
  });

/** My passkeys: what is there, a new one, and the end of an old one. */
export function PasskeyPanel({ act }: { act: Act }) {
  const [found, setFound] = useState<Passkey[]>([]);
  const [password, setPassword] = useState("");
  const show = ({ passkeys }: { passkeys: Passkey[] }) => setFound(passkeys);
  useEffect(() => act(passkeys.list().then(show)), []);
  const when = (seconds: number) => new Date(seconds * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  const make = () =>
    act(
      unlock(passkeys.make(password))
        .then(show)
        .finally(() => setPassword("")),
    );
  return (
    <Panel title={say("page-passkeys")} help={say("page-passkeys-help")}>
      <ul class="devices" aria-label={say("page-passkeys")}>
        {found.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.label}</b> <span class="mut">{one.seen ? say("page-passkey-used", { when: when(one.seen) }) : say("page-passkey-made", { when: when(one.created) })}</span>
            </span>
            <button class="btn" onClick={() => act(passkeys.end(one.id).then(() => passkeys.list().then(show)))}>
              {say("page-webhook-end")}
            </button>
          </li>
        ))}
      </ul>
      <details key={found.length}>
        <summary>{say("page-passkey-make")}</summary>
        <Form send={make} does={say("page-passkey-make")}>
          <Field label={say("page-password-old")} type="password" value={password} set={setPassword} autocomplete="current-password" required maxLength={200} />
        </Form>
      </details>
    </Panel>
  );
}
