import type { Sitting } from "./sitting";

/** What a seat is called on the board; where that is a nation, the name of whoever plays it stands beside it. */
export function Called({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const player = sitting.live.table.value?.players[seat]?.name ?? "";
  const called = sitting.nameOf(seat);
  return (
    <>
      {called}
      {called !== player && <span class="lab"> {player}</span>}
    </>
  );
}
