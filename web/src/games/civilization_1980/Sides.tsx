import type { Ref } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { Seat, SHAPES } from "../../parts/Seat";
import { setOf } from "../../parts/sets";
import { listed, Sight, Thing } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { cardIcon, faces, group, nationOf, tradeIcon } from "./facts";
import { rowName } from "./names";
import { readSet } from "./Sets";

interface Row {
  epochs: number[];
  required: number[];
}

/** What a nation's row of the A.S.T. asks: the epoch of a space, whether one begins there, what is needed to stand on it. */
function readRow(row: Row) {
  const epochAt = (n: number) => row.epochs.reduce((best, start, epoch) => (start && n >= start ? epoch : best), 1);
  const starts = (n: number) => row.epochs.indexOf(n) >= 2 && n > 0;
  const needs = (n: number) => (row.required[n] ? say("civ-needs-points", { n: row.required[n] }) : starts(n) ? say(`civ-needs-${epochAt(n)}`) : "");
  return { epochAt, starts, needs };
}

/** The Archaeological Succession Table: every nation's row, what its epochs ask, and where it stands. */
export function Ast({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const rows: Row[] = sitting.board.value?.rows ?? [];
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
        const { epochAt, starts, needs } = readRow(row);
        return (
          <Sight id={`seat-${seat}`} class="ar" name={rowName(sitting, seat, epochAt, needs)} style={{ "--spaces": end + 1 }}>
            <span class="who">
              <Seat seat={seat} initial={initial} size={16} /> {name}
            </span>
            {spaces.map((n) => {
              const epoch = epochAt(n);
              return (
                <span class={`e${n === end ? 6 : epoch} ${starts(n) ? "st" : ""}`} data-tip={epochs[epoch - 1]}>
                  {p.space === n ? <Seat seat={seat} initial={initial} size={17} /> : row.required[n] || needs(n)}
                </span>
              );
            })}
          </Sight>
        );
      })}
    </section>
  );
}

/** The nations, each complete in a cell: how far it is, what it has on the board and off it, its cards. */
export function Nations({ sitting, prefix = "nation" }: { sitting: Sitting; prefix?: string }) {
  const view = sitting.view.value!;
  const order: number[] = view.order.length ? view.order : view.players.map((p: any) => p.seat);
  return (
    <div class={`strip ${prefix}`} style={{ "--nations": order.length }}>
      {order.map((seat) => (
        <Nation sitting={sitting} seat={seat} region={`${prefix}-${seat}`} />
      ))}
    </div>
  );
}

function Nation({ sitting, seat, region }: { sitting: Sitting; seat: number; region: string }) {
  const view = sitting.view.value!;
  const table = sitting.live.table.value!;
  const { cards, trade } = faces(sitting);
  const p = view.players[seat];
  const sums = sitting.board.value?.players?.[seat] ?? {};
  const row: Row | undefined = sitting.board.value?.rows?.[p.nation];
  const { name, initial } = nationOf(sitting, seat);
  const player = table.players[seat];
  const hand = Array.isArray(p.hand) ? p.hand.length : p.hand.hidden;
  const acting = table.to_act.includes(seat) && !sitting.past.value;
  const state = say(player?.thinking ? "civ-thinks" : "civ-acts");
  const turn: number = view.event === 5 && view.census_order ? view.census_order.indexOf(seat) + 1 : 0;
  const end: number = view.rules.end_space;
  const owned = cards.flatMap((card, i) => ((p.cards >> i) & 1 ? [{ card, i }] : []));
  const { epochAt, starts, needs } = row ? readRow(row) : { epochAt: () => 1, starts: () => false, needs: () => "" };
  return (
    <section
      class={`nat ${seat === table.seat ? "me" : ""} ${acting ? "now" : ""} ${sitting.isLit("seat", seat) ? "lit" : ""}`}
      style={{ "--sc": `var(--seat-${(seat % 7) + 1})` }}
      data-region={region}
      aria-label={name}
    >
      <div class="h">
        <Sight id="who" class="who" name={listed(name, player?.name, acting && state)}>
          <Seat seat={seat} initial={initial} size={19} />
          <b class="serif">{name}</b>
          {player?.name !== name && <i>{player?.name}</i>}
        </Sight>
        {acting ? <span class="ord now">{state}</span> : turn > 0 && <span class="ord">{turn}.</span>}
      </div>
      {row && (
        <Sight id="ast" class="ar2" name={listed(rowName(sitting, seat, epochAt, needs), say("civ-worth-points", { n: sums.open_points ?? 0 }))}>
          <span class="astb">
            {Array.from({ length: end }, (_, i) => i + 1).map((n) => (
              <i class={`${n < p.space ? "f" : ""} ${starts(n) ? "gt" : ""} ${n === p.space ? "at" : ""}`}>{n === p.space ? n : ""}</i>
            ))}
          </span>
          <b class="p">{sums.open_points ?? 0}</b>
        </Sight>
      )}
      <div class="st6">
        <Figure name="num-tokens" n={sums.board ?? 0}>
          <svg viewBox="-1 -1 22 22">
            <g fill="var(--sc)" stroke="var(--seat-edge)" stroke-width="2">
              {SHAPES[seat % 7]}
            </g>
          </svg>
        </Figure>
        <Figure name="num-cities" n={p.cities.length}>
          <svg viewBox="-12 -11 24 22">
            <path d="M-10.500 9.500V-5.500h4.200v2.800h3.100v-7.300h2.100v2.400h2.200v-2.400h2.100v7.300h3.100v-2.800h4.200V9.500z" fill="currentColor" />
          </svg>
        </Figure>
        <Figure name="num-ships" n={p.ships.length}>
          <svg viewBox="-12 -13 24 25">
            <path d="M-11 4h22l-4 7h-14zM-1-12v13h-8zM2-9v10h7z" fill="currentColor" />
          </svg>
        </Figure>
        <Figure name="num-stock" n={p.stock}>
          <svg viewBox="-1 -1 22 22">
            <circle cx="10" cy="10" r="8.500" fill="none" stroke="currentColor" stroke-width="2.400" stroke-dasharray="4 3" />
          </svg>
        </Figure>
        <Figure name="num-treasury" n={p.treasury}>
          <Icon name="coin" />
        </Figure>
      </div>
      <div class={`cs ${owned.length > 6 ? "many" : ""}`}>
        {owned.map(({ card, i }) => (
          <Sight id={card.id} class={`cc ${group(card)}`} name={card.name} about={[{ kind: "civ", value: i }]}>
            <Icon name={cardIcon(card)} />
          </Sight>
        ))}
        {p.red.map((kind: number) => (
          <Sight id={`red-${kind}`} class="cc red" name={listed(trade[kind]?.name, say("civ-calamity"))} about={[{ kind: "card", value: kind }]}>
            <Icon name={tradeIcon(trade[kind])} />
          </Sight>
        ))}
        <span class="hn">
          <Figure name="num-hand" n={hand}>
            <Icon name="cards" />
          </Figure>
        </span>
      </div>
    </section>
  );
}

function Figure({ name, n, children }: { name: string; n: number; children: preact.ComponentChildren }) {
  return (
    <Sight id={name} name={`${say(name)} ${n}`} title={say(name)}>
      <em>{say(name.replace("num-", "civ-short-"))}</em>
      <span>
        {children}
        {n}
      </span>
    </Sight>
  );
}

/** What does not fit into its row is drawn closer: first without names, then without how many and how much. */
function useCloseTogether(changes: unknown[]): Ref<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const fit = () => {
      row.classList.remove("close", "closer");
      for (const step of ["close", "closer"]) if (row.scrollWidth > row.clientWidth) row.classList.add(step);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(row.parentElement!);
    fit();
    return () => watch.disconnect();
  }, changes);
  return list;
}

/** My trade cards by kind, and what each set is worth. */
export function Hand({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const { trade } = faces(sitting);
  const hand = sitting.view.value!.players[seat].hand;
  if (!Array.isArray(hand)) return null;
  const sets: [number, number, number][] = sitting.board.value?.sets ?? [];
  const set = setOf(sitting, readSet);
  const list = useCloseTogether([sets, set.reading.value, set.amounts.value]);
  return (
    <section class="hnd" data-region="hand" aria-label={say("civ-trade-hand")}>
      <Sight id="total" class="tot" name={listed(say("civ-cards-only-you", { n: hand.length }), `${say("civ-set-values")} ${sitting.board.value?.hand_value ?? 0}`)}>
        <b class="serif">{say("civ-trade-hand")}</b> <span class="lab">{say("civ-hand-sum", { n: hand.length, worth: sitting.board.value?.hand_value ?? 0 })}</span>
      </Sight>
      <ul ref={list}>
        {sets.map(([kind, n, worth]) => {
          const { id, name, value, calamity } = trade[kind]!;
          const item = set.at("card", kind)[0]; // it is asked for
          const taken = item === undefined ? 0 : (set.amounts.value[item] ?? 0);
          const named = listed(name, say("civ-n-cards", { n }), calamity ? say("civ-calamity") : say("civ-worth", { n: worth }));
          const about = [{ kind: "card", value: kind }];
          const looks = `sr ${calamity ? "cal" : ""} ${n > 1 ? "many" : ""}`;
          const inside = (
            <>
              <Icon name={tradeIcon(trade[kind])} />
              <span class="called">{name}</span>
              <span class="mut">{calamity ? say("civ-calamity") : `${n} × ${value}`}</span>
              {!calamity && <b>{worth}</b>}
            </>
          );
          return (
            <li class={sitting.isLit("card", kind) ? "lit" : ""}>
              {item === undefined ? (
                <Sight id={id} class={looks} name={named} about={about}>
                  {inside}
                </Sight>
              ) : (
                <Thing
                  sitting={sitting}
                  id={id}
                  class={`${looks} legal ${taken ? "sel" : ""}`}
                  name={listed(named, `${taken}/${n}`)}
                  choices={[]}
                  about={about}
                  toggle={() => set.toggle(item)}
                  taken={taken > 0}
                >
                  {inside}
                  <b class="tk">
                    {taken}/{n}
                  </b>
                </Thing>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
