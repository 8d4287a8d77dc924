import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { nationOf } from "./facts";
import { tradeStep } from "./Trade";

/** Who trades: how many cards everybody holds, what they hold out, how often they dealt in this trade, what they may still say, and who has done. */
export function Traders({ sitting }: { sitting: Sitting }) {
  const step = tradeStep(sitting)!;
  const { players } = sitting.view.value!;
  const lines = sitting.lines.value;
  const since = lines.map((line) => line.message.id).lastIndexOf("log-trade-ends");
  const deals = lines.slice(Math.max(0, since)).filter((line) => line.message.id === "log-swap");
  const dealt = (seat: number) => deals.filter((line) => line.message.args.seat === seat || line.message.args.partner === seat).length;
  const cards = (hand: unknown[] | { hidden: number }) => (Array.isArray(hand) ? hand.length : hand.hidden);
  const held = (seat: number) => [...step.offers, ...step.counters].filter((offer) => offer.seat === seat).length;
  return (
    <section class="traders" aria-label={say("civ-traders")}>
      <table class="tbl">
        <thead>
          <tr>
            <th scope="col">{say("civ-traders")}</th>
            <th scope="col">{say("civ-traders-cards")}</th>
            <th scope="col">{say("civ-traders-deals")}</th>
            <th scope="col">{say("civ-traders-offers")}</th>
            {step.left && <th scope="col">{say("civ-traders-left")}</th>}
            {step.done !== undefined && <th scope="col">{say("civ-traders-done")}</th>}
          </tr>
        </thead>
        <tbody>
          {step.traders.map((seat) => {
            const { name, initial } = nationOf(sitting, seat);
            return (
              <tr class={seat === sitting.me?.seat ? "me" : ""}>
                <td>
                  <span class="who">
                    <Seat seat={seat} initial={initial} size={16} /> {name}
                  </span>
                </td>
                <td>{cards(players[seat].hand)}</td>
                <td>{dealt(seat)}</td>
                <td>{held(seat)}</td>
                {step.left && <td>{step.left[seat]}</td>}
                {step.done !== undefined && (
                  <td>
                    {(step.done >> seat) & 1 ? (
                      <>
                        <Icon name="ok" />
                        <span class="vh">{say("civ-traders-done")}</span>
                      </>
                    ) : (
                      ""
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
