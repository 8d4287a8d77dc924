import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { CultureTrack, EventCard } from "./Culture";
import { boardOf, buildingsLeft, faces, me, seen, sizeOf } from "./facts";
import { Pyramids } from "./Research";
import { type Sheet, sheet } from "./sheets";
import { buildingKind, buildingSign, resourceSign, typeSign, wonderSign } from "./signs";

const SHEETS: [Sheet, string][] = [
  ["market", "shop"],
  ["culture", "culture"],
  ["techs", "light-bulb"],
];

/** The buttons that open the sheets. */
export const SheetButtons = () => (
  <span class="row sheetbuttons">
    {SHEETS.map(([name, icon]) => (
      <button type="button" class="btn sm" onClick={() => (sheet.value = name)}>
        <Icon name={icon} /> <span>{say(`smc-sheet-${name}`)}</span>
      </button>
    ))}
  </span>
);

/** The sheet that is open: the market, the culture track with my events, or everybody's technologies. */
export function Sheets({ sitting }: { sitting: Sitting }) {
  const open = sheet.value;
  if (!open || !sitting.facts.value || !sitting.view.value) return null;
  const seat = me(sitting);
  const events = seat === null ? [] : seen(sitting.view.value.players[seat]?.events);
  return (
    <Dialog title={say(`smc-sheet-${open}`)} close={() => (sheet.value = null)} wide>
      {open === "market" && <Market sitting={sitting} />}
      {open === "techs" && <Pyramids sitting={sitting} />}
      {open === "culture" && (
        <>
          <CultureTrack sitting={sitting} />
          {events.length > 0 && (
            <div class="evhand" role="group" aria-label={say("smc-your-events")}>
              {events.map((event) => (
                <span class="evpick" tabIndex={0} {...refsOf([{ kind: "event", value: event }])}>
                  <EventCard sitting={sitting} event={event} />
                </span>
              ))}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/** What is left: wonders with their prices for me, buildings, units, resource tokens. */
function Market({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const printed = faces(sitting);
  const seat = me(sitting);
  const mine = seat === null ? null : boardOf(sitting).players[seat];
  return (
    <div class="market">
      <section aria-label={say("smc-wonders")}>
        <h3>
          {say("smc-wonders")} <span class="lab">{say("smc-in-deck", { n: sizeOf(view.wonder_deck) })}</span>
        </h3>
        <div class="wonders">
          {view.market.map((wonder: number, i: number) => {
            const face = printed.wonders[wonder];
            const price = mine?.wonder_costs[i];
            return face ? (
              <article tabIndex={0} class="wondercard" {...refsOf([{ kind: "wonder", value: wonder }])}>
                <span class="arch" aria-hidden="true">
                  <Icon name={wonderSign(face.id)} />
                </span>
                <b class="serif">{face.name}</b>
                <p>{face.text.join(" ")}</p>
                <p class="price">
                  <Icon name="prod" /> <b>{price ?? face.cost}</b> {price !== undefined && price < face.cost && <s>{face.cost}</s>}
                </p>
              </article>
            ) : null;
          })}
        </div>
      </section>
      <section aria-label={say("smc-buildings")}>
        <h3>{say("smc-buildings")}</h3>
        <ul class="left">
          {buildingsLeft(sitting).map(({ face, marker, left }) => (
            <li tabIndex={0} class={`tk-${buildingKind(face.id)} ${left ? "" : "gone"}`} {...refsOf([{ kind: "marker", value: marker }])}>
              <Icon name={buildingSign(face.id)} /> {face.name}{" "}
              {face.star && (
                <span role="img" aria-label={say("smc-star")} data-tip={say("smc-star")}>
                  ★
                </span>
              )}
              <b>{left}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={say("smc-units")}>
        <h3>{say("smc-units")}</h3>
        <ul class="left">
          {printed.types.map((type, i) => (
            <li>
              <Icon name={typeSign(i)} /> {type.name}
              {mine && (
                <span class="lab">
                  {mine.unit_costs[i]} <Icon name="prod" />
                </span>
              )}
              <b>{sizeOf(view.decks[i])}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={say("smc-resources")}>
        <h3>{say("smc-resources")}</h3>
        <ul class="left">
          {view.supply.map((left: number, i: number) => (
            <li tabIndex={0} class={left ? "" : "gone"} {...refsOf([{ kind: "resource", value: i }])}>
              <Icon name={resourceSign(printed.resources[i]!.id)} /> {printed.resources[i]!.name} <b>{left}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
