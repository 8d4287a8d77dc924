import { useEffect, useState } from "preact/hooks";
import { say } from "../words";
import { type Blocked, people } from "./account";
import { type Act, Panel } from "./forms";

/** Whom I do not want to meet, while there is somebody. */
export function Blocks({ act }: { act: Act }) {
  const [found, setFound] = useState<Blocked[]>([]);
  const look = () => people.blocks().then((shown) => setFound(shown.people));
  useEffect(() => act(look()), []);
  if (!found.length) return null;
  return (
    <Panel title={say("page-blocks")} help={say("page-blocks-help")}>
      <ul class="devices">
        {found.map((one) => (
          <li key={one.id}>
            <b>{one.name}</b>
            <button class="btn" onClick={() => act(people.unblock(one.id).then(look))}>
              {say("page-unblock")}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
