import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { BARBARIANS, letterOf, PIRATES } from "./facts";

/** The sign of an owner: a player's seat, the barbarians, the pirates. */
export function Owner({ sitting, owner, size = 17 }: { sitting: Sitting; owner: number; size?: number }) {
  if (owner === BARBARIANS || owner === PIRATES)
    return (
      <span class="wild" style={{ fontSize: size }} aria-hidden="true">
        <Icon name={owner === PIRATES ? "skull-crossed-bones" : "crossed-axes"} />
      </span>
    );
  return <Seat seat={owner} initial={letterOf(sitting, owner)} size={size} />;
}
