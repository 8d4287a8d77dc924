import { api, type Player } from "../api";
import { hostOf } from "../settings";
import { Confirm } from "../parts/Confirm";
import { say } from "../words";
import type { Sitting } from "./sitting";

/** Somebody is away and the game has no clock: the host seats a bot until they are back, others can ask for one. */
export function Absent({ sitting, player }: { sitting: Sitting; player: Player }) {
  const table = sitting.live.table.value!;
  const host = hostOf(table.id);
  const { name, seat } = player;
  if (player.kind !== "person" || player.here || player.stand_in || table.status !== "running" || seat === table.seat) return null;
  if (host) return <Confirm act={() => void api.standInFor(table.id, seat, host).catch(sitting.failed)}>{say("page-bot-for", { name })}</Confirm>;
  if (!sitting.me) return null;
  return (
    <button class="btn" onClick={() => sitting.live.say(say("page-asks-bot-for", { name })).catch(sitting.failed)}>
      {say("page-ask-host")}
    </button>
  );
}
