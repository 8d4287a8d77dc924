import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import { listed, Sight } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { cardIcon, faces, group, nationOf, tradeIcon } from "./facts";
import { rowName } from "./names";

/** The Archaeological Succession Table: every nation's row, what its epochs ask, and where it stands. */
export function Ast({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const rows: { epochs: number[]; required: number[] }[] = sitting.board.value?.rows ?? [];
  const end: number = view.rules.end_space;
  const spaces = Array.from({ length: end + 1 }, (_, i) => i);
  const { epochs } = faces(sitting);
  if (!rows.length) return null;
  return (
    <section class="panel ast" data-region="ast" aria-label={say("civ-ast")}>
      <div class="ar hd" aria-hidden="true">
        <span>{say("civ-ast")}</span>
        {spaces.map((n) => (
          <span>{n === 0 ? say("civ-start") : n === end ? say("civ-end") : n}</span>
        ))}
      </div>
      {view.order.map((seat: number) => {
        const p = view.players[seat];
        const row = rows[p.nation];
        if (!row) return null;
        const { name, initial } = nationOf(sitting, seat);
        const epochAt = (n: number) => row.epochs.reduce((best, start, epoch) => (start && n >= start ? epoch : best), 1);
        const starts = (n: number) => row.epochs.indexOf(n) >= 2 && n > 0;
        const needs = (n: number) => (row.required[n] ? say("civ-needs-points", { n: row.required[n] }) : starts(n) ? say(`civ-needs-${epochAt(n)}`) : "");
        return (
          <Sight id={`seat-${seat}`} class="ar" name={rowName(sitting, seat, epochAt, needs)} style={{ "--spaces": end + 1 }}>
            <span class="who">
              <Seat seat={seat} initial={initial} size={14} /> {name}
            </span>
            {spaces.map((n) => {
              const epoch = epochAt(n);
              return (
                <span class={`e${n === end ? 6 : epoch} ${starts(n) ? "st" : ""}`} title={epochs[epoch - 1]}>
                  {p.space === n ? <Seat seat={seat} initial={initial} size={15} /> : row.required[n] || needs(n)}
                </span>
              );
            })}
          </Sight>
        );
      })}
    </section>
  );
}

/** The nations: what they have in sight of all. */
export function Nations({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const { cards, trade } = faces(sitting);
  const sums = sitting.board.value?.players ?? [];
  const order: number[] = view.order.length ? view.order : view.players.map((p: any) => p.seat);
  return (
    <div class="nations">
      {order.map((seat) => {
        const p = view.players[seat];
        const { name, initial } = nationOf(sitting, seat);
        const hand = Array.isArray(p.hand) ? p.hand.length : p.hand.hidden;
        const acting = table.to_act.includes(seat) && !sitting.past.value;
        const state = say(table.players[seat]?.thinking ? "civ-thinks" : "civ-acts");
        return (
          <section class={`panel nt1 ${seat === table.seat ? "me" : ""} ${sitting.isLit("seat", seat) ? "lit" : ""}`} data-region={`nation-${seat}`} aria-label={name}>
            <header>
              <Sight id="who" class="row" name={listed(name, table.players[seat]?.name, acting && state)}>
                <Seat seat={seat} initial={initial} />
                <b class="serif">{name}</b>
                <span class="mut">{table.players[seat]?.name}</span>
              </Sight>
              <span class="sp" />
              {acting && <span class="tag">{state}</span>}
            </header>
            <div class="st6">
              <Figure name="civ-census" full="civ-event-3" n={p.census || (sums[seat]?.board ?? 0)} />
              <Figure name="civ-cities" full="num-cities" n={p.cities.length} />
              <Figure name="civ-stock" full="num-stock" n={p.stock} />
              <Figure name="civ-treasury" full="num-treasury" n={p.treasury} />
              <Figure name="civ-hand" full="num-hand" n={hand} />
              <Figure name="civ-points" full="num-points" n={sums[seat]?.open_points ?? 0} />
            </div>
            <div class="ccs">
              {cards.map((card, i) =>
                (p.cards >> i) & 1 ? (
                  <Sight id={card.id} class={`cc ${group(card)}`} name={card.name} title={card.text}>
                    <Icon name={cardIcon(card)} />
                  </Sight>
                ) : null,
              )}
              {p.red.map((kind: number) => (
                <Sight id={`red-${kind}`} class="chip loss" name={listed(trade[kind]?.name, say("civ-calamity"))}>
                  <Icon name={tradeIcon(trade[kind])} /> {trade[kind]?.name}
                </Sight>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Figure({ name, full, n }: { name: string; full: string; n: number }) {
  return (
    <Sight id={name} name={`${say(full)} ${n}`}>
      <i>{say(name)}</i>
      <b>{n}</b>
    </Sight>
  );
}

/** My trade cards by kind, and what each set is worth. */
export function Hand({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const { trade } = faces(sitting);
  const hand = sitting.view.value!.players[seat].hand;
  if (!Array.isArray(hand)) return null;
  const sets: [number, number, number][] = sitting.board.value?.sets ?? [];
  return (
    <section class="panel hnd" data-region="hand" aria-label={say("civ-trade-hand")}>
      <header>
        <h2>{say("civ-trade-hand")}</h2>
        <span class="lab">{say("civ-cards-only-you", { n: hand.length })}</span>
      </header>
      <ul>
        {sets.map(([kind, n, worth]) => (
          <li class={sitting.isLit("card", kind) ? "lit" : ""}>
            <Sight id={trade[kind]!.id} class={`sr ${trade[kind]!.calamity ? "cal" : ""}`} name={listed(trade[kind]!.name, say("civ-n-cards", { n }), trade[kind]!.calamity ? say("civ-calamity") : say("civ-worth", { n: worth }))}>
              <Icon name={tradeIcon(trade[kind])} />
              <span>{trade[kind]!.name}</span>
              <span class="mut">{trade[kind]!.calamity ? say("civ-calamity") : `${n} × ${trade[kind]!.value}`}</span>
              <b>{trade[kind]!.calamity ? "" : worth}</b>
            </Sight>
          </li>
        ))}
      </ul>
      <Sight id="total" class="tot" name={`${say("civ-set-values")} ${sitting.board.value?.hand_value ?? 0}`}>
        {say("civ-set-values")} <b>{sitting.board.value?.hand_value ?? 0}</b>
      </Sight>
    </section>
  );
}
