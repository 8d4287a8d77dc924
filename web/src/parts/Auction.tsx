import type { Sitting } from "../table/sitting";
import { initial } from "../table/Log";
import { say } from "../words";
import { Icon } from "./Icon";
import { Seat } from "./Seat";

/** What a seat has bid so far. */
export interface Bidder {
  seat: number;
  bids: (number | string)[];
  mark: "highest" | "passed" | "";
}

/** Everybody's bids: who leads, who is out, where I am. */
export function Bids({ sitting, bidders }: { sitting: Sitting; bidders: Bidder[] }) {
  const { players, seat: me } = sitting.live.table.value!;
  return (
    <section>
      <h3>{say("page-bids")}</h3>
      <table class="tbl">
        <tbody>
          {bidders.map(({ seat, bids, mark }) => (
            <tr class={seat === me ? "me" : ""}>
              <td>
                <span class="who">
                  <Seat seat={seat} initial={initial(players[seat]?.name)} size={16} /> {players[seat]?.name}
                </span>
              </td>
              <td>{bids.join(", ") || "–"}</td>
              <td>{mark ? <span class={mark === "highest" ? "chip" : "tag"}>{say(`page-bid-${mark}`)}</span> : seat === me ? <span class="chip act">{say("page-you")}</span> : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The bid one looks at, one less, one more: *bids* are those that can be made. */
export function BidCount({ bids, at, look }: { bids: number[]; at: number; look: (at: number) => void }) {
  return (
    <span class="count">
      <button class="btn" aria-label={say("page-bid-less")} disabled={at <= 0} onClick={() => look(at - 1)}>
        <Icon name="minus" />
      </button>
      <output>{bids[at]}</output>
      <button class="btn" aria-label={say("page-bid-more")} disabled={at >= bids.length - 1} onClick={() => look(at + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
