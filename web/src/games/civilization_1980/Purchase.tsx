import { type Option, same } from "../../api";
import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { listed, Thing } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { hyphenated, say } from "../../words";
import { cardIcon, type CivCard, faces, group, tradeIcon } from "./facts";
import { cardName } from "./names";

interface Payment {
  spares: string;
  option: [string, number[]];
  worth: number;
  treasury: number;
  lost: number;
  left: number;
}
export interface PurchaseFacts {
  chosen: number[];
  price: number;
  budget: number;
  short: number[];
  late: number[]; // could be chosen, had they been chosen before others
  payments: Payment[];
}

export const GROUPS = ["crafts", "sciences", "arts", "civics"];

/** The civilization cards by group: price after credits, what is left, what I own, what I can afford; and what I am buying. */
export function Purchase({ sitting }: { sitting: Sitting }) {
  const { cards } = faces(sitting);
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const me = table.seat !== null ? view.players[table.seat] : null;
  const { hand_value, purchase } = sitting.board.value ?? {};
  return (
    <section class={`panel cards10 ${purchase ? "buying" : ""}`} aria-label={say("civ-civilization-cards")}>
      <header>
        <h2>{say("civ-civilization-cards")}</h2>
        <span class="sp" />
        {me && <span class="lab">{say("civ-can-spend", { n: (hand_value ?? 0) + me.treasury, hand: hand_value ?? 0, treasury: me.treasury })}</span>}
      </header>
      <div class="grid" data-region="cards" role="group" aria-label={say("civ-civilization-cards")}>
        {GROUPS.map((name) => (
          <div class="column">
            <h3 class={`gh g-${name}`}>{say(`civ-group-${name}`)}</h3>
            {cards.map((card, i) => (card.groups[0] === name ? <CivCardFace sitting={sitting} card={card} i={i} /> : null))}
          </div>
        ))}
      </div>
      {purchase && <Counter sitting={sitting} purchase={purchase} />}
    </section>
  );
}

/** Chosen in any order, and put back: what was chosen from this card on is turned back and made anew in the order of the table (CIV80-24.2). */
function rechoose(sitting: Sitting, card: number): void {
  const chosen = () => (sitting.live.table.value?.board as { purchase?: PurchaseFacts } | undefined)?.purchase?.chosen ?? [];
  const known = chosen();
  const wanted = known.includes(card) ? known.filter((other) => other !== card) : [...known, card].sort((a, b) => a - b);
  void sitting.remake(
    () => chosen().some((other) => other >= card),
    () => wanted.filter((other) => !chosen().includes(other)).map((other): Option => ["buy", other]),
  );
}

function CivCardFace({ sitting, card, i }: { sitting: Sitting; card: CivCard; i: number }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const { prices = [], purchase } = sitting.board.value ?? {};
  const mine: number = table.seat === null ? 0 : view.players[table.seat].cards;
  const owned = !!((mine >> i) & 1);
  const chosen = !!(purchase as PurchaseFacts | null)?.chosen.includes(i);
  const short = (purchase as PurchaseFacts | null)?.short[i] ?? 0;
  const again = purchase && table.decision?.what === "buy" && !sitting.past.value && (chosen || (purchase as PurchaseFacts).late.includes(i));
  const buy = sitting.fitting((o) => o[0] === "buy" && o[1] === i);
  const why = sitting.past.value ? undefined : table.decision?.refused.find((r) => same(r.option, ["buy", i]))?.refusal.message.text;
  const selected = buy.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
  const price = prices[i] ?? card.cost;
  const inside = (
    <>
      <span class="hd">
        <Icon name={cardIcon(card)} />
        <b class="serif">{hyphenated(card.name)}</b>
        <span class="pr">
          {owned ? <Icon name="ok" title={say("civ-owned")} /> : <b>{price}</b>}
          {!owned && price !== card.cost && <s>{card.cost}</s>}
        </span>
      </span>
      <span class="tx">{hyphenated(card.text)}</span>
      <span class="ft lab">
        {owned ? say("civ-owned") : say("civ-left", { n: view.supply[i] })}
        {chosen ? (
          <>
            <b class="chip act">{say("civ-chosen")}</b>
            {again && <span>{say("civ-put-back")}</span>}
          </>
        ) : short > 0 ? (
          <b class="why">{say("civ-short", { n: short })}</b>
        ) : why && !owned && !again ? (
          <span class="why">{why}</span>
        ) : null}
      </span>
    </>
  );
  const looks = `cv ${group(card)} ${buy.length || again ? "legal" : ""} ${owned ? "owned" : ""} ${selected || chosen ? "sel" : ""} ${sitting.isLit("civ", i) ? "lit" : ""}`;
  const state = listed(cardName(card, price, view.supply[i], owned), chosen && say("civ-chosen"), short > 0 && say("civ-short", { n: short }));
  return (
    <Thing
      sitting={sitting}
      id={card.id}
      class={looks}
      name={state}
      choices={buy}
      about={[{ kind: "civ", value: i }]}
      wishes={[["buy", i]]}
      {...(again ? { toggle: () => rechoose(sitting, i), taken: chosen } : {})}
    >
      {inside}
    </Thing>
  );
}

/** What is being bought, what it costs together, and good ways to pay. */
function Counter({ sitting, purchase }: { sitting: Sitting; purchase: PurchaseFacts }) {
  const { cards, trade } = faces(sitting);
  const prices: (number | null)[] = sitting.board.value?.prices ?? [];
  const last = sitting.fitting((o) => o[0] === "pay" || o[0] === "pass");
  return (
    <aside class="till" aria-label={say("civ-chosen")}>
      <h3>{say("civ-chosen")}</h3>
      {purchase.chosen.length === 0 && <p class="lab">{say("civ-nothing-chosen")}</p>}
      <table class="tbl">
        <tbody>
          {purchase.chosen.map((card) => (
            <tr {...refsOf([{ kind: "civ", value: card }])}>
              <td>
                <Icon name={cardIcon(cards[card])} /> {cards[card]?.name}
              </td>
              <td>{prices[card]}</td>
            </tr>
          ))}
          <tr class="me">
            <td>{say("civ-price")}</td>
            <td>{purchase.price}</td>
          </tr>
          <tr>
            <td>{say("civ-left-to-spend")}</td>
            <td>{purchase.budget - purchase.price}</td>
          </tr>
        </tbody>
      </table>
      {last.map((choice) => (
        <button class={`btn ${choice.option[0] === "pay" ? "act" : ""}`} onClick={() => sitting.pick([choice])}>
          {choice.label.text}
        </button>
      ))}
      {purchase.payments.length > 0 && <h3>{say("civ-ways-to-pay")}</h3>}
      {purchase.payments.map((way) => (
        <button class="way" disabled={sitting.busy.value} onClick={() => void sitting.play(way.option as Option)}>
          <b>{say(`civ-spares-${way.spares}`)}</b>
          <span class="row wrap">
            {way.option[1].map((n, kind) =>
              n ? (
                <span class="chip" {...refsOf([{ kind: "card", value: kind }])}>
                  <Icon name={tradeIcon(trade[kind])} /> {n} {trade[kind]?.name}
                </span>
              ) : null,
            )}
            {way.treasury > 0 && (
              <span class="chip">
                <Icon name="coin" /> {say("civ-treasury-pays", { n: way.treasury })}
              </span>
            )}
          </span>
          <span class={way.lost ? "dn" : "up"}>{way.lost ? say("civ-lost-overpaying", { n: way.lost }) : say("civ-exact")}</span>
          <span class="mut">{say("civ-left-after", { n: way.left })}</span>
        </button>
      ))}
    </aside>
  );
}
