import { useEffect, useState } from "preact/hooks";
import { type Choice, type Option, same } from "../../api";
import { BidCount, type Bidder, Bids } from "../../parts/Auction";
import { Icon } from "../../parts/Icon";
import { RuleLink } from "../../parts/Rules";
import { Seat } from "../../parts/Seat";
import { type Change, Changes, mood } from "../../table/Changes";
import { initial } from "../../table/Log";
import { Answers, Over } from "../../table/Over";
import type { Sitting } from "../../table/sitting";
import { Hand as Send } from "../../table/SpaceForm";
import { say } from "../../words";
import { Art } from "./Art";
import { Card, Named } from "./Card";
import { band, cardIcon, faces } from "./faces";
import { setOfCards } from "./Sets";

interface Force {
  bid: number;
  amounts: number[];
  option: [string, number[], number[], number[]];
  worth: number;
  changes: Change[];
}
export interface AuctionFacts {
  card: number;
  by: number;
  bid: number;
  leader: number;
  bidders: number[];
  won: boolean;
  largest: number;
  parts: [kind: string, card: number, n: number, worth: number][];
  forces: Force[];
  counts?: { each: number[]; units: number[]; extra: number }; // what a force is worth, for whoever has won
}
interface DefenceFacts {
  card: number;
  by: number;
  attack: number;
  own: number;
  limit: number;
  possible: boolean;
  cards: [card: number, shown: number][];
  changes: Change[];
  chooses: boolean;
}

interface PactFacts {
  card: number;
  by: number;
  partner: number;
  side: "A" | "B"; // mine
  changes: [seat: number, changes: Change[]][];
}

/** The great interruptions, when it is I who is asked. */
export function Moment({ sitting }: { sitting: Sitting }) {
  const what = sitting.past.value ? null : sitting.live.table.value!.decision?.what;
  const { auction, defence, pact } = sitting.board.value ?? {};
  if (what === "pact" && pact?.changes) return <Pact sitting={sitting} pact={pact} />;
  if (what === "bid" && auction?.forces) return <Auction sitting={sitting} auction={auction} />;
  if (what === "defend" && defence?.cards) return <Defence sitting={sitting} defence={defence} />;
  return null;
}

const nameOf = (sitting: Sitting, seat: number) => sitting.live.table.value!.players[seat]?.name ?? "";

/** A pact is offered: its whole text, my side of it, and what it would change for both of us. */
function Pact({ sitting, pact }: { sitting: Sitting; pact: PactFacts }) {
  const cards = faces(sitting);
  const { decision, players, seat: me, numbers, number_names: names } = sitting.live.table.value!;
  const name = nameOf(sitting, pact.by);
  const changed = new Set(pact.changes.flatMap(([, list]) => list.map(([number]) => number)));
  const shown = [...new Set(["culture_rating", "science_rating", "strength", ...changed])];
  const footer = (
    <>
      <span class="mut">
        {say("tta-pact-binds")} <RuleLink rule="TTA-5.6.1" />
      </span>
      <span class="sp" />
      <Answers sitting={sitting} choices={decision!.options} />
    </>
  );
  return (
    <Over title={say("tta-offers-you", { name, card: cards[pact.card]!.name })} lead={decision!.prompt.text} rule={decision!.rule} footer={footer}>
      <div class="mo">
        <Card sitting={sitting} card={pact.card} face={cards[pact.card]!} choices={[]} big />
        <section>
          <h3>{say("tta-if-you-accept")}</h3>
          <table class="tbl">
            <thead>
              <tr>
                <td />
                {pact.changes.map(([seat]) => (
                  <th scope="col">
                    <span class="who">
                      <Seat seat={seat} initial={initial(players[seat]?.name)} size={16} /> {seat === me ? say("page-you") : players[seat]?.name}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((number) => (
                <tr>
                  <td>{names[number] ?? number}</td>
                  {pact.changes.map(([seat, list]) => {
                    const change = list.find(([other]) => other === number);
                    return <td class={change ? mood(...change) : "mut"}>{change ? `${change[1]} → ${change[2]}` : numbers?.[seat]?.[number]}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Over>
  );
}

/** The force that takes the territory is put together on the board: what is wanted, what is sent, what it is worth. */
export function ForceBanner({ sitting, auction }: { sitting: Sitting; auction: AuctionFacts }) {
  const set = setOfCards(sitting);
  const card = faces(sitting)[auction.card]!;
  const [sum, read] = [set.sum.value, set.reading.value];
  const most = Math.max(auction.largest, auction.bid, sum, 1);
  const sent = (read?.items ?? []).flatMap(({ name }, i) => (set.amounts.value[i] ? [set.amounts.value[i]! > 1 ? `${set.amounts.value[i]} × ${name}` : name] : []));
  const ready = set.fits.value && !set.why.value && !sitting.busy.value;
  return (
    <section class={`panel force ${band(card)}`} data-region="row" aria-label={say("tta-you-could-send")}>
      <Art face={card} />
      <div class="what">
        <Named sitting={sitting} card={auction.card} id="territory" class="serif" />
        <p>{card.text}</p>
        <p class="mut">{say("tta-you-won-at", { bid: auction.bid })}</p>
      </div>
      <div class="sum">
        <p>
          <b class="huge">{sum}</b> {say("page-sum-at-least", { n: auction.bid })}
        </p>
        <div class="vbar" aria-hidden="true">
          <i class="plus" style={{ width: `${(100 * sum) / most}%` }} />
          <i class="mark" style={{ left: `${(100 * auction.bid) / most}%` }} />
        </div>
        <p class="lab">
          {sent.join(" + ") || "–"}
          {!!read && auction.counts!.extra > 0 && ` + ${say("tta-force-modifier")} ${auction.counts!.extra}`}
        </p>
      </div>
      <div class="do">
        <button class="btn act big" data-thing="send" disabled={!ready} onClick={() => void sitting.play(set.option.value!)}>
          {say("tta-send-this")}
        </button>
        <button class="btn" data-thing="clear" onClick={set.clear}>
          {say("page-clear")}
        </button>
      </div>
    </section>
  );
}

/** Who colonizes: the territory, the bids, what I could send, and what the bid I look at would cost me. */
function Auction({ sitting, auction }: { sitting: Sitting; auction: AuctionFacts }) {
  const cards = faces(sitting);
  const { won, forces } = auction;
  const decision = sitting.live.table.value!.decision!;
  const selected = sitting.selected.value?.option;
  const looked = forces.find((f) => selected?.[0] === "bid" && f.bid === selected[1]) ?? forces[0];
  const at = looked ? forces.indexOf(looked) : 0;
  const bidding = (n: number): Choice | undefined => decision.options.find((c) => same(c.option, ["bid", n]));
  const look = (force: Force | undefined) => {
    const choice = force && bidding(force.bid);
    if (choice && !same(choice.option, selected ?? [])) sitting.select(choice);
  };
  const pass = sitting.fitting((o) => o[0] === "pass");
  const option: Option | null = !looked ? null : won ? (looked.option as Option) : ["bid", looked.bid];
  const footer = (
    <>
      <span class="mut">{won ? say("tta-you-won-at", { bid: auction.bid }) : say("tta-at-most", { n: auction.largest })}</span>
      <span class="sp" />
      {pass.length > 0 && (
        <button class="btn big" onClick={() => sitting.pick(pass)}>
          {pass[0]!.label.text}
        </button>
      )}
      {option && (
        <button class="btn act big" disabled={sitting.busy.value} onClick={() => void sitting.play(option)}>
          {won ? say("tta-send-this") : bidding(looked!.bid)?.label.text}
        </button>
      )}
    </>
  );
  return (
    <Over title={say("tta-who-colonizes", { card: cards[auction.card]!.name })} lead={say("tta-revealed-by", { name: nameOf(sitting, auction.by) })} rule={decision.rule} footer={footer}>
      <div class="mo">
        <Card sitting={sitting} card={auction.card} face={cards[auction.card]!} choices={[]} big />
        <div class="cols">
          <Bids sitting={sitting} bidders={biddersOf(sitting, auction)} />
          <Parts sitting={sitting} auction={auction} />
          {looked && (
            <section class="work">
              <div class="row wrap">
                {!won && <BidCount bids={forces.map(({ bid }) => bid)} at={at} look={(i) => look(forces[i])} />}
                <div>
                  <b>{say("tta-cheapest-force", { n: looked.bid })}</b>
                  <p class="mut">
                    {named(cards, looked.option)} = <b>{looked.worth}</b>
                  </p>
                </div>
              </div>
              <Changes sitting={sitting} list={looked.changes} />
            </section>
          )}
        </div>
      </div>
    </Over>
  );
}

/** 2 Swordsmen, Warriors, Defense/Colonization. */
function named(cards: { name: string }[], [, ...lists]: Force["option"]): string {
  const counts = new Map<string, number>();
  for (const card of lists.flat()) counts.set(cards[card]!.name, (counts.get(cards[card]!.name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(" + ");
}

/** Everybody's bids since the territory was revealed, as the log has them. */
function biddersOf(sitting: Sitting, auction: AuctionFacts): Bidder[] {
  const lines = sitting.lines.value;
  const since = lines.map((line) => line.message.id).lastIndexOf("log-reveals-event");
  const said = lines.slice(Math.max(0, since)).filter((line) => line.message.id === "log-bids");
  return sitting.live.table.value!.players.map(({ seat }) => ({
    seat,
    bids: said.filter((line) => line.message.args.seat === seat).map((line) => Number(line.message.args.bid)),
    mark: seat === auction.leader ? "highest" : auction.bidders.includes(seat) ? "" : "passed",
  }));
}

function Parts({ sitting, auction }: { sitting: Sitting; auction: AuctionFacts }) {
  const cards = faces(sitting);
  return (
    <section>
      <h3>{say("tta-you-could-send")}</h3>
      <table class="tbl">
        <tbody>
          {auction.parts.map(([kind, card, n, worth]) => (
            <tr>
              <td>
                <Icon name={card >= 0 ? cardIcon(cards[card]!) : "ship"} />{" "}
                {kind === "modifier" ? (
                  say("tta-force-modifier")
                ) : kind === "discard" ? (
                  say("tta-force-discards", { card: cards[card]?.name ?? "" })
                ) : (
                  <Named sitting={sitting} card={card} id="part" />
                )}
              </td>
              <td>{n > 1 ? `${n} × ${worth}` : `+${worth}`}</td>
            </tr>
          ))}
          <tr class="me">
            <td>{say("tta-largest-force")}</td>
            <td class="sum">{auction.largest}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const KEPT = 0;
const SHOWN = 1;
const HIDDEN = 2;

/** Somebody attacks me: both strengths, what each card would add, and what happens if I do not hold. */
function Defence({ sitting, defence }: { sitting: Sitting; defence: DefenceFacts }) {
  const cards = faces(sitting);
  const decision = sitting.live.table.value!.decision!;
  const [use, setUse] = useState<number[]>([]);
  useEffect(() => setUse(defence.cards.map(() => KEPT)), [sitting.live.table.value!.version]);
  const picked = (how: number) => defence.cards.flatMap(([card], i) => (use[i] === how ? [card] : []));
  const [shown, hidden] = [picked(SHOWN), picked(HIDDEN)];
  const used = shown.length + hidden.length;
  const added = defence.cards.reduce((sum, [, worth], i) => sum + (use[i] === SHOWN ? worth : use[i] === HIDDEN ? 1 : 0), 0);
  const total = defence.own + added;
  const missing = defence.attack - total;
  const attacker = nameOf(sitting, defence.by);
  const decline: Choice | undefined = [...decision.options, ...(decision.space?.parts ?? []).flatMap((part) => (Array.isArray(part) ? part : []))].find((c) => c.option[0] === "decline");
  const most = Math.max(defence.attack, total, 1);
  const footer = (
    <>
      <span class="mut">
        {defence.possible ? say("tta-below-nothing", { n: defence.attack }) : say("tta-cannot-hold", { n: defence.attack })} <RuleLink rule="TTA-5.3.3" />
      </span>
      <span class="sp" />
      {decline && (
        <button class="btn big" onClick={() => sitting.select(decline)} aria-pressed={sitting.selected.value === decline}>
          {decline.label.text}
        </button>
      )}
      {defence.possible && <Send sitting={sitting} option={["defend", shown, hidden]} fits={used > 0 && used <= defence.limit && missing <= 0} count={`${used} / ${defence.limit}`} />}
    </>
  );
  return (
    <Over title={say("tta-attacks-you", { name: attacker, card: cards[defence.card]!.name })} lead={say("tta-defend-now")} rule={decision.rule} footer={footer}>
      <div class="mo">
        <Card sitting={sitting} card={defence.card} face={cards[defence.card]!} choices={[]} big />
        <div>
          <div class="versus">
            <span class="who">
              <Seat seat={defence.by} initial={initial(attacker)} /> {attacker}
            </span>
            <b class="huge">{defence.attack}</b>
            <i>{say("tta-against")}</i>
            <b class="huge">{total}</b>
            <span>
              <b>{say("tta-you-defend")}</b>
              <span class="mut">
                {defence.own} {added > 0 && `+ ${added}`}
              </span>
            </span>
            <span class={`chip ${missing <= 0 ? "gain" : "loss"}`}>
              <Icon name={missing <= 0 ? "ok" : "warn"} /> {missing <= 0 ? say("tta-holds") : say("tta-short", { n: missing })}
            </span>
          </div>
          <div class="vbar" aria-hidden="true">
            <i class="own" style={{ width: `${(100 * defence.own) / most}%` }} />
            <i class="plus" style={{ width: `${(100 * added) / most}%` }} />
            <i class="mark" style={{ left: `${(100 * defence.attack) / most}%` }} />
          </div>
          <p class="lab">{say("tta-needed", { n: defence.attack })}</p>
          <div class="cols">
            <section>
              <h3>{say("tta-cards-to-use", { n: used, most: defence.limit })}</h3>
              <div class="uses" data-region="uses">
                {defence.cards.map(([card, worth], i) => (
                  <fieldset>
                    <legend class="vh">{cards[card]!.name}</legend>
                    <Card id={`use-${i}`} sitting={sitting} card={card} face={cards[card]!} choices={[]} chosen={!!use[i]} />
                    {[SHOWN, HIDDEN, KEPT].map((how) =>
                      how === SHOWN && !worth ? null : (
                        <label>
                          <input
                            type="radio"
                            name={`use-${i}`}
                            checked={(use[i] ?? KEPT) === how}
                            disabled={!defence.possible}
                            onChange={() => setUse(defence.cards.map((_, j) => (i === j ? how : (use[j] ?? KEPT))))}
                          />
                          {how === SHOWN ? say("tta-show-it", { n: worth }) : how === HIDDEN ? say("tta-face-down") : say("tta-keep")}
                        </label>
                      ),
                    )}
                  </fieldset>
                ))}
              </div>
            </section>
            <section class="work">
              <h3>{say("tta-if-it-succeeds")}</h3>
              <p>{cards[defence.card]!.text}</p>
              {defence.chooses ? <p class="warn">{say("tta-attacker-chooses", { name: attacker })}</p> : <Changes sitting={sitting} list={defence.changes} />}
            </section>
          </div>
        </div>
      </div>
    </Over>
  );
}
