import { Icon } from "../../parts/Icon";
import { Seat } from "../../parts/Seat";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { cardIcon, faces, group, nationOf, tradeIcon } from "./facts";

/** The Archaeological Succession Table: every nation's row, what its epochs ask, and where it stands. */
export function Ast({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const rows: { epochs: number[]; required: number[] }[] = sitting.board.value?.rows ?? [];
  const end: number = view.rules.end_space;
  const spaces = Array.from({ length: end + 1 }, (_, i) => i);
  const { epochs } = faces(sitting);
  if (!rows.length) return null;
  return (
    <section class="panel ast" tabIndex={0} aria-label={say("civ-ast")}>
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
        return (
          <div class="ar" role="img" aria-label={say("civ-ast-at", { nation: name, space: p.space })} style={{ "--spaces": end + 1 }}>
            <span class="who">
              <Seat seat={seat} initial={initial} size={14} /> {name}
            </span>
            {spaces.map((n) => {
              const epoch = epochAt(n);
              const starts = row.epochs.indexOf(n) >= 2 && n > 0;
              return (
                <span class={`e${n === end ? 6 : epoch} ${starts ? "st" : ""}`} title={epochs[epoch - 1]}>
                  {p.space === n ? <Seat seat={seat} initial={initial} size={15} /> : row.required[n] || (starts ? say(`civ-needs-${epoch}`) : "")}
                </span>
              );
            })}
          </div>
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
        return (
          <section class={`panel nt1 ${seat === table.seat ? "me" : ""} ${sitting.isLit("seat", seat) ? "lit" : ""}`} aria-label={name}>
            <header>
              <Seat seat={seat} initial={initial} />
              <b class="serif">{name}</b>
              <span class="mut">{table.players[seat]?.name}</span>
              <span class="sp" />
              {acting && <span class="tag">{say(table.players[seat]?.thinking ? "civ-thinks" : "civ-acts")}</span>}
            </header>
            <div class="st6">
              <Figure name="civ-census" n={p.census || (sums[seat]?.board ?? 0)} />
              <Figure name="civ-cities" n={p.cities.length} />
              <Figure name="civ-stock" n={p.stock} />
              <Figure name="civ-treasury" n={p.treasury} />
              <Figure name="civ-hand" n={hand} />
              <Figure name="civ-points" n={sums[seat]?.open_points ?? 0} />
            </div>
            <div class="ccs">
              {cards.map((card, i) =>
                (p.cards >> i) & 1 ? (
                  <span class={`cc ${group(card)}`} title={`${card.name}: ${card.text}`}>
                    <Icon name={cardIcon(card)} title={card.name} />
                  </span>
                ) : null,
              )}
              {p.red.map((kind: number) => (
                <span class="chip loss">
                  <Icon name={tradeIcon(trade[kind])} /> {trade[kind]?.name}
                </span>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Figure({ name, n }: { name: string; n: number }) {
  return (
    <span>
      <i>{say(name)}</i>
      <b>{n}</b>
    </span>
  );
}

/** My trade cards by kind, and what each set is worth. */
export function Hand({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const { trade } = faces(sitting);
  const hand = sitting.view.value!.players[seat].hand;
  if (!Array.isArray(hand)) return null;
  const sets: [number, number, number][] = sitting.board.value?.sets ?? [];
  return (
    <section class="panel hnd" aria-label={say("civ-trade-hand")}>
      <header>
        <h2>{say("civ-trade-hand")}</h2>
        <span class="lab">{say("civ-cards-only-you", { n: hand.length })}</span>
      </header>
      <ul>
        {sets.map(([kind, n, worth]) => (
          <li class={`sr ${trade[kind]!.calamity ? "cal" : ""} ${sitting.isLit("card", kind) ? "lit" : ""}`}>
            <Icon name={tradeIcon(trade[kind])} />
            <span>{trade[kind]!.name}</span>
            <span class="mut">{trade[kind]!.calamity ? say("civ-calamity") : `${n} × ${trade[kind]!.value}`}</span>
            <b>{trade[kind]!.calamity ? "" : worth}</b>
          </li>
        ))}
      </ul>
      <p class="tot">
        {say("civ-set-values")} <b>{sitting.board.value?.hand_value ?? 0}</b>
      </p>
    </section>
  );
}
