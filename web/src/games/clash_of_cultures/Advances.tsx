import { Icon } from "../../parts/Icon";
import { refsOf } from "../../parts/Inspector";
import { RuleLink } from "../../parts/Rules";
import { Sight, Thing } from "../../parts/Thing";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import signs from "./advances.json";
import sheet from "./advances.json?sheet";
import { advancePrice, asked, board, BUILDINGS, CATEGORY, faces, GOOD_CLASS, GOODS, me, mySeat, players, playerName } from "./facts";
import { Owner } from "./Owner";
import { Price } from "./Price";

/** The advances of all players: twelve rows of four, the leading one first; what is mine, open with its price, or locked. */
export function Advances({ sitting }: { sitting: Sitting }) {
  const { category } = faces(sitting);
  const mine = me(sitting);
  const cubes = board(sitting).cubes ?? [];
  const open = (board(sitting).advances ?? []).filter((price, at) => price !== null && !cubes[mine?.seat ?? -1]?.includes(at)).length;
  return (
    <section class="panel coc-advances" data-dialog="advances" aria-label={say("coc-advances-title")}>
      <header>
        <h2>{say("coc-advances-title")}</h2>
        {mine && asked(sitting) !== "advance" && (
          <span class="lab">
            {say("coc-advances-pay")}{" "}
            {[0, 3, 4].map((good) => (
              <b>
                {mine.goods[good]} <Icon name={GOODS[good]!} class={GOOD_CLASS[good]} />{" "}
              </b>
            ))}
          </span>
        )}
        <span class="sp" />
        <span class="legend" aria-hidden="true">
          <i class="have" /> {say("coc-advances-mine")} <i class="open" /> {say("coc-advances-open", { n: open })} <i class="locked" /> {say("coc-advances-locked")}
        </span>
        <RuleLink rule="COC-5.1.1" />
      </header>
      <div class="rows">
        {category.map((row, c) => (
          <>
            {c === 9 && <p class="lab government">{say("coc-advances-governments")}</p>}
            <div class={`arow c-${row.id}`} data-region={`advances-${row.id}`} role="group" aria-label={row.name}>
              <div class="cat">
                <Icon name={CATEGORY[c]!} />
                <span>
                  <b class="serif">{row.name}</b>
                  {mine && <span class="lab">{say("coc-advances-of-four", { n: [0, 1, 2, 3].filter((i) => cubes[mine.seat]?.includes(4 * c + i)).length })}</span>}
                </span>
              </div>
              {[0, 1, 2, 3].map((i) => (
                <Advance sitting={sitting} at={4 * c + i} />
              ))}
            </div>
          </>
        ))}
      </div>
      <Specials sitting={sitting} />
    </section>
  );
}

function Advance({ sitting, at }: { sitting: Sitting; at: number }) {
  const face = faces(sitting).advance[at]!;
  const { cubes = [] } = board(sitting);
  const seat = mySeat(sitting);
  const mine = seat !== null && !!cubes[seat]?.includes(at);
  const price = advancePrice(sitting, at);
  const choices = sitting.fitting(([verb, of]) => ["advance", "gain", "great-library"].includes(verb) && of === at);
  const owners = players(sitting).filter((p) => cubes[p.seat]?.includes(at));
  const state = mine ? "have" : price !== null ? "open" : "locked";
  const named = [
    face.name,
    say(`coc-brief-${face.id}`),
    face.unlocks >= 0 ? `${say("coc-i-allows")}: ${faces(sitting).building[face.unlocks]!.name}` : "",
    face.bonus >= 0 ? say("coc-advances-bonus", { name: faces(sitting).good[face.bonus]!.name }) : "",
    mine ? say("coc-advances-yours") : state === "locked" ? say("coc-advances-not-yet") : price ? say("coc-advances-costs", { n: price }) : say("coc-free"),
    owners.length ? say("coc-advances-owners", { names: owners.map((p) => playerName(sitting, p.seat)).join(", ") }) : "",
  ];
  const selected = choices.some((c) => sitting.selected.value === c);
  return (
    <Thing
      sitting={sitting}
      id={`advance-${at}`}
      name={named.filter(Boolean).join(", ")}
      short={face.name}
      class={`adv ${state} ${choices.length ? "legal" : ""} ${selected ? "sel" : ""}`}
      choices={choices}
      about={[{ kind: "advance", value: at }]}
      wishes={[[sitting.live.table.value?.decision?.what === "advance" ? "gain" : "advance", at]]}
    >
      <svg class="sign" viewBox="0 0 512 512" aria-hidden="true">
        <use href={`${sheet}#${signs[face.id as keyof typeof signs]}`} />
      </svg>
      <span class="at">
        <b class="nm">
          {face.name} {face.bonus >= 0 && <Icon name={GOODS[face.bonus]!} class={GOOD_CLASS[face.bonus]} />} {face.unlocks >= 0 && <Icon name={BUILDINGS[face.unlocks]!} />}
        </b>
        <span class="tx">{say(`coc-brief-${face.id}`)}</span>
      </span>
      <span class="mark">{mine ? <Icon name="ok" /> : state === "open" ? <b>{price ? <Price goods={[price]} /> : say("coc-free")}</b> : <Icon name="lock" />}</span>
      <span class="cubes">{players(sitting).map((p) => (cubes[p.seat]?.includes(at) ? <Owner sitting={sitting} owner={p.seat} size={14} /> : <i class="dot" />))}</span>
    </Thing>
  );
}

/** The advances of each civilization: those it has, and what the others need. */
function Specials({ sitting }: { sitting: Sitting }) {
  const { special, civilization, advance, special_needs } = faces(sitting);
  const all = players(sitting).filter((p) => p.civilization >= 0);
  const has = board(sitting).specials ?? [];
  if (!all.length) return null;
  return (
    <div class="specialrow" data-region="specials" role="group" aria-label={say("coc-advances-civilizations")}>
      {all.map((p) => {
        const own = [0, 1, 2, 3].map((i) => 4 * p.civilization + i);
        return (
          <div style={{ "--sc": `var(--seat-${p.seat + 1})` }}>
            <p class="who">
              <Owner sitting={sitting} owner={p.seat} size={15} /> <b class="serif">{civilization[p.civilization]!.name}</b>
              <span class="lab">{say("coc-advances-of-four", { n: has[p.seat]?.length ?? 0 })}</span>
            </p>
            <p>
              {own.map((at, i) => (
                <span class={has[p.seat]?.includes(at) ? "have" : "mut"} {...refsOf([{ kind: "special", value: at }])}>
                  {i > 0 && ", "}
                  {special[at]!.name}
                  {!has[p.seat]?.includes(at) && special_needs[at]! >= 0 && ` (${advance[special_needs[at]!]!.name})`}
                </span>
              ))}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** The same board as a small matrix, for a player's strip: twelve rows of four cubes. */
export function SmallMatrix({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const has = board(sitting).cubes?.[seat] ?? [];
  const specials = board(sitting).specials?.[seat]?.length ?? 0;
  return (
    <Sight id={`matrix-${seat}`} class="matrix" name={say("coc-advances-count", { n: has.length, more: specials })}>
      <svg viewBox="0 0 46 50" style={{ "--sc": `var(--seat-${seat + 1})` }} aria-hidden="true">
        {Array.from({ length: 48 }, (_, at) => (
          <rect class={has.includes(at) ? "f" : ""} x={(at % 4) * 11.5} y={Math.floor(at / 4) * 4.1} width="10" height="3" />
        ))}
      </svg>
    </Sight>
  );
}
