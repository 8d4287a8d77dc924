import { same } from "../../api";
import { Icon } from "../../parts/Icon";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { cardIcon, faces, group } from "./facts";

/** The civilization cards: price after credits, what is left, what I own, what I can afford. */
export function Purchase({ sitting }: { sitting: Sitting }) {
  const { cards } = faces(sitting);
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const me = table.seat !== null ? view.players[table.seat] : null;
  const prices: (number | null)[] = sitting.board.value?.prices ?? [];
  const refused = sitting.past.value ? [] : (table.decision?.refused ?? []);
  return (
    <section class="panel cards10" aria-label={say("civ-civilization-cards")}>
      <header>
        <h2>{say("civ-civilization-cards")}</h2>
        <span class="sp" />
        {me && <span class="lab">{say("civ-you-can-pay", { hand: sitting.board.value?.hand_value ?? 0, treasury: me.treasury })}</span>}
      </header>
      <div class="grid" tabIndex={0} role="group" aria-label={say("civ-civilization-cards")}>
        {cards.map((card, i) => {
          const buy = sitting.fitting((o) => o[0] === "buy" && o[1] === i);
          const owned = !!me && !!((me.cards >> i) & 1);
          const why = refused.find((r) => r.option[0] === "buy" && r.option[1] === i)?.refusal.message.text;
          const selected = buy.some((c) => sitting.selected.value && same(c.option, sitting.selected.value.option));
          const inside = (
            <>
              <span class="band">
                <Icon name={cardIcon(card)} /> <b>{card.name}</b>
                <span class="sp" />
                {owned ? <Icon name="ok" title={say("civ-owned")} /> : <b>{prices[i] ?? card.cost}</b>}
              </span>
              <span class="tx">{card.text}</span>
              <span class="ft">
                <span class="lab">
                  {prices[i] != null && prices[i] !== card.cost ? say("civ-cost-less", { cost: card.cost }) : say("civ-cost", { cost: card.cost })} · {say("civ-left", { n: view.supply[i] })}
                </span>
                {why && !owned && <span class="why">{why}</span>}
              </span>
            </>
          );
          const looks = `tc ${group(card)} ${buy.length ? "legal" : "no"} ${owned ? "owned" : ""} ${selected ? "sel" : ""} ${sitting.isLit("civ", i) ? "lit" : ""}`;
          return buy.length ? (
            <button class={looks} onClick={() => sitting.pick(buy)}>
              {inside}
            </button>
          ) : (
            <div class={looks}>{inside}</div>
          );
        })}
      </div>
    </section>
  );
}
