"""A feeling for trade: what to offer, what to answer, what to accept.

Sets grow with the square of their number, so a deal can be good for both: give another set or singles, ask for what you collect.
Everything here looks only at what the seat may know: its own hand, declarations, and the table.
"""

from __future__ import annotations

from civitas.kernel.options import Amounts, Space, Subset
from civitas.kernel.records import Option
from civitas.kernel.sense import only

from .calamities.units import Units
from .hands import hand_value, tradable
from .offers import COUNTER, NONE, OFFER, PASS, Give, Gives, Offer, declarable
from .purchase import Payment
from .sense_buying import cards_to_return, desire, payment, shopping, ways_to_pay
from .sense_losses import loss_proposals, order_split, weakest
from .state import Player, State
from .surplus import Returns
from .tables import BLACK, COMMODITIES, KINDS, LEAST_TRADE, PLACE, VALUE, set_value
from .trade_floor import DONE_TRADING, Floor
from .trade_market import DECLINE, Market
from .weights import Weights


def worth_of_hand(s: State, seat: int) -> float:
    """What the trade cards of a seat are worth to it."""
    return float(hand_value(s.players[seat]))


def advice(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """For each option what shows only later; NEVER for those not worth a look."""
    assert s.pending is not None
    match s.pending.what:
        case "market-offer" | "market-counter" | "return-cards" | "hand-in":
            return [0.0] * len(options)
        case "market-answer":
            return only(options, answer(w, s, seat, options))
        case "floor":
            return only(options, words(w, s, seat, options))
        case "buy":
            return only(options, shopping(w, s, seat, options))
        case "show-grain":
            return only(options, options[-1])
        case "nominate":
            return only(options, weakest(s, options))
    return [0.0] * len(options)


def proposals(w: Weights, s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look; none: any will do."""
    p = s.players[seat]
    if isinstance(space, Gives):
        step = s.stack[-1]
        if isinstance(step, Market):
            if step.stage != "show_offers":
                return [market_counter(w, p, space, step)]
            return [PASS if s.round > w.trade_late and step.round > w.trade_patience else market_offer(w, s, p, space, step)]
        said = floor_word(w, s, p, space)
        return [said] if said in space else []
    if isinstance(space, Payment):
        return [payment(w, p, space)]
    if isinstance(space, Returns):
        return [cards_to_return(space)]
    if isinstance(space, Units):
        return loss_proposals(s, seat, space)
    if isinstance(space, Amounts) and space.verb == "order":
        return [order_split(s, seat, space)]
    if isinstance(space, Subset) and space.count() <= 12:
        return list(space)
    return []


def alternatives(w: Weights, s: State, seat: int, space: Space, k: int) -> list[Option]:
    """Other things to say, other ways to pay, other losses, beside the first that comes to mind."""
    p = s.players[seat]
    if isinstance(space, Gives):
        offers: list[Option] = [PASS] if PASS in space else [NONE] if NONE in space else []
        for turn in range(w.trade_wished):
            give, wish = choose_offer(w, tradable(p), turn)
            for option in ((OFFER, give, dearest(give), wish), (OFFER, give, dearest(give), None, wish)) if give else ():
                if option in space:
                    offers.append(option)
        return offers[:k]
    if isinstance(space, Payment):
        ways: list[Option] = [("hand_in", path) for path in ways_to_pay(space)]
        return sorted(ways, key=lambda option: space.value(option[1]))[:k]
    return []


def more_words(w: Weights, s: State, seat: int, options: list[Option], k: int) -> list[Option]:
    """Of a list: other cards to buy, by how much they are wanted; or every answer there is."""
    assert s.pending is not None
    if s.pending.what == "buy":
        p = s.players[seat]
        bought = [option for option in options if option[0] == "buy"]
        wanted = sorted(bought, key=lambda option: -desire(w, s, p, option[1]))
        return [*wanted[: k - 1], options[-1]]
    return options if s.pending.what in ("market-answer", "floor", "show-grain", "nominate") else []


# --- what a deal is worth


def loss_of(w: Weights, held: list[int], give: Give) -> float:
    """Set value that goes with a give; a calamity is gladly parted with."""
    left = held.copy()
    for kind in give:
        left[kind] -= 1
    woes = sum([1 for kind in give if BLACK[kind]])
    return value(held) - value(left) - w.trade_woe_passed * w.trade_woe * woes


def value(held: list[int]) -> float:
    return float(sum([n * n * VALUE[kind] for kind, n in enumerate(held) if n]))


def value_added(kind: int, has: int, n: int) -> int:
    """What *n* more cards add to a set of a kind (CIV80-11.5)."""
    return set_value(kind, has + n) - set_value(kind, has)


def gain_of(w: Weights, held: list[int], offer: Offer, give: Give) -> float:
    """Set value that the declared cards may bring to a hand after *give* has left it: the mean of all they may be."""
    left = held.copy()
    for kind in give:
        left[kind] -= 1
    found, weight = 0.0, 0.0
    for woes in range(2):
        goods = offer.count - woes
        odds = w.trade_suspicion if woes else 1.0
        for cards in declarable(goods, offer.total, offer.named):
            after = 0.0
            for kind in set(cards):
                n = cards.count(kind)
                after += value_added(kind, left[kind], n)
            found += odds * (after - w.trade_woe * woes)
            weight += odds
    return found / weight if weight else float(offer.total)


def choose_collection(held: list[int]) -> list[int]:
    """The commodities a hand collects, the best first: where one more card brings most."""
    kinds = [kind for kind in range(COMMODITIES) if held[kind]]
    return sorted(kinds, key=lambda kind: -(2 * held[kind] + 1) * VALUE[kind])


def give_of(held: list[int], cards: list[int], spared: list[int]) -> Give:
    """These cards, an own calamity, and what is missed least of kinds not *spared*, as far as a deal needs it; () if that is too little."""
    give = cards + [kind for kind in range(COMMODITIES, KINDS) if held[kind]][:1]
    kinds = [kind for kind in range(COMMODITIES) if held[kind] and kind not in spared and kind not in cards]
    for kind in sorted(kinds, key=lambda kind: held[kind] * VALUE[kind]):
        give += [kind] * min(held[kind], max(0, LEAST_TRADE - len(give)))
    enough = len(give) >= LEAST_TRADE and any([kind < COMMODITIES for kind in give])
    return tuple(sorted(give, key=PLACE.__getitem__)) if enough else ()


# --- the market


def market_offer(w: Weights, s: State, p: Player, space: Gives, market: Market) -> Option:
    """Something against the set that grows most; another wish in each round."""
    give, wish = choose_offer(w, tradable(p), market.round - 1)
    return (OFFER, give, dearest(give), wish) if give else PASS


def choose_offer(w: Weights, held: list[int], turn: int) -> tuple[Give, int]:
    """What to give, () if nothing, and what to ask for: another set, or singles, against one of those that grow most."""
    wishes = choose_collection(held)[: w.trade_wished]
    if not wishes:
        return (), 0
    wish = wishes[turn % len(wishes)]
    give = another_set(w, held, wish)
    for spared in (wishes, wishes[:2], wishes[:1]):
        give = give or give_of(held, [], [*spared, wish])
    return give, wish


def another_set(w: Weights, held: list[int], wish: int) -> Give:
    """The best set of another kind whose loss a single card of the wish would make up for; () if there is none."""
    best = 0
    found: Give = ()
    for kind in [kind for kind in range(COMMODITIES) if held[kind] > 1 and kind != wish]:
        n = min(held[kind], w.trade_most)
        give = give_of(held, [kind] * n, [wish])
        if give and set_value(kind, n) > best and loss_of(w, held, give) <= value_added(wish, held[wish], 1):
            best, found = set_value(kind, n), give
    return found


def dearest(give: Give) -> int:
    """The commodity to name: the one others would like best."""
    return max([kind for kind in give if kind < COMMODITIES], key=lambda kind: give.count(kind) * VALUE[kind])


def market_counter(w: Weights, p: Player, space: Gives, market: Market) -> Option:
    """The answer that promises most."""
    return best_counter(w, p, [(offer, offer.seat) for offer in market.offers if offer.seat != p.seat], len(market.traders) - 1)


def best_counter(w: Weights, p: Player, offers: list[tuple[Offer, int]], others: int) -> Option:
    """The best answer to these offers, each with the name it is spoken of by; NONE if no deal would pay."""
    held = tradable(p)
    best, found = w.trade_eager, NONE
    for offer, name in offers:
        for give in answers_to(w, held, offer):
            gain = gain_of(w, held, offer, give) - loss_of(w, held, give)
            named = offer.wants if offer.wants is not None and offer.wants in give else dearest(give)
            theirs = pleasure(w, offer, give, named)
            liked = gain + w.trade_fair * min(0, theirs) - w.trade_rival * max(0, theirs) / others
            if liked > best:
                best, found = liked, (COUNTER, name, give, named)
    return found


def answers_to(w: Weights, held: list[int], offer: Offer) -> list[Give]:
    """What could be given for an offer: some or all of what it asks for; what is missed least if it asks for nothing."""
    wants = offer.wants
    if wants is None or wants == offer.named:
        found = [give_of(held, [], [*choose_collection(held)[:2], offer.named])]
    else:
        found = [give_of(held, [wants] * n, [offer.named]) for n in range(1, min(held[wants], w.trade_most) + 1)]
    return [give for give in found if give]


def pleasure(w: Weights, offer: Offer, give: Give, named: int, wanted: bool = False) -> int:
    """What the other seems to gain, who gets a give for their offer: of what they ask for (*wanted*: they have come for it) they have some."""
    has = w.trade_has if wanted or named == offer.wants else 0
    return value_added(named, has, give.count(named)) + sum([VALUE[kind] for kind in give if kind != named]) - offer.total


def envy(w: Weights, counter: Offer, offer: Offer, others: int) -> float:
    """What it costs us that the other gains by a counter to our offer: among few, what one gains the rest lose."""
    return w.trade_rival * max(0, pleasure(w, counter, offer.give, offer.named, True)) / others


def answer(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """Accept the counter that brings most."""
    market = s.stack[-1]
    assert isinstance(market, Market)
    held = tradable(s.players[seat])
    offer = next(offer for offer in market.offers if offer.seat == seat)
    best: float = w.trade_eager
    found: Option = DECLINE
    for counter in market.counters_to(seat):
        gain = gain_of(w, held, counter, offer.give) - loss_of(w, held, offer.give) - envy(w, counter, offer, len(market.traders) - 1)
        if gain > best:
            best, found = gain, ("accept", counter.seat)
    return found


# --- the floor


def floor_word(w: Weights, s: State, p: Player, space: Gives) -> Option:
    """Accept, answer, offer, or be done; a few words and no more."""
    floor = s.stack[-1]
    assert isinstance(floor, Floor)
    said = words(w, s, p.seat, [head for head in space.heads if head[0] not in (OFFER, COUNTER)])
    if said[0] == "accept":
        return said
    spoken = s.rules.floor_messages - floor.left[p.seat]
    if spoken >= w.trade_words:
        return DONE_TRADING
    mine = [counter.answers for counter in floor.counters if counter.seat == p.seat]
    open_offers = [(offer, offer.number) for offer in floor.open_to(p.seat) if offer.number not in mine]
    option = best_counter(w, p, open_offers, s.seats() - 1)
    if option != NONE:
        return option
    asked = [offer.wants for offer in floor.offers if offer.seat == p.seat]
    for turn in range(w.trade_wished):
        give, wish = choose_offer(w, tradable(p), turn)
        if give and wish not in asked:
            return (OFFER, give, dearest(give), None, wish)
    return DONE_TRADING


def words(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """The best counter on an own offer, or enough of it."""
    floor = s.stack[-1]
    assert isinstance(floor, Floor)
    held = tradable(s.players[seat])
    best: float = w.trade_eager
    found: Option = DONE_TRADING if DONE_TRADING in options or not options else options[-1]
    for counter in floor.acceptable(seat):
        offer = floor.find_offer(counter.answers)
        gain = gain_of(w, held, counter, offer.give) - loss_of(w, held, offer.give) - envy(w, counter, offer, s.seats() - 1)
        if gain > best:
            best, found = gain, ("accept", counter.number)
    return found
