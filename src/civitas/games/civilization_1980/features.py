"""What a learning machine sees of a position: numbers with names, of what the seat may know."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.features import Layout
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.zones import knows_held, knows_place

from .atlas import AREA_IDS, ZONE_IDS
from .calamities.units import Units
from .offers import Gives, Offer
from .purchase import Payment
from .ships import AREA as FROM_AREA
from .ships import TREASURY as FROM_TREASURY
from .spaces import AreaAmounts
from .state import FARMERS, NOBODY, NOMADS, Player, State
from .surplus import HOLDABLE, Returns
from .tables import CARD_LIMIT, CIV_CARDS, CIV_IDS, COMMODITIES, KIND_IDS, NATION_IDS, STACKS
from .trade_floor import Floor
from .trade_market import Market

SEATS: Final = ["me", *[f"rival_{n}" for n in range(1, 7)]]

# --- the table

TABLE: Final = Layout()
EVENT: Final = TABLE.many("event", ["setup", *[f"e{n}" for n in range(1, 14)]])
ROUND: Final = TABLE.one("round")
NOMADS_GAME: Final = TABLE.one("nomads_and_seafarers")
FARMERS_GAME: Final = TABLE.one("farmers_and_citizens")
END_SPACE: Final = TABLE.one("end_space")
STACK_SIZE: Final = TABLE.many("stack", [str(n) for n in range(1, STACKS + 1)])
SUPPLY: Final = TABLE.many("supply", CIV_IDS)
TRADE_ROUND: Final = TABLE.one("trade_round")
GRACED: Final = TABLE.many("graced", AREA_IDS)

# --- a player

PLAYER: Final = Layout()
NATION: Final = PLAYER.many("nation", NATION_IDS)
SPACE: Final = PLAYER.one("space")  # on the A.S.T.
NEEDED: Final = PLAYER.one("points_needed")  # on its next space
STOCK: Final = PLAYER.one("stock")
TREASURY: Final = PLAYER.one("treasury")
CENSUS: Final = PLAYER.one("census")
CITY_COUNT: Final = PLAYER.one("cities")
SHIP_COUNT: Final = PLAYER.one("ships")
CARD_COUNT: Final = PLAYER.one("civilization_cards")
CARDS_LEFT: Final = PLAYER.one("cards_to_limit")
HAND_SIZE: Final = PLAYER.one("hand_size")
ORDER: Final = PLAYER.one("order")  # place in A.S.T. order, from 1
CENSUS_ORDER: Final = PLAYER.one("census_order")
PARTNERS: Final = PLAYER.many("traded_with", SEATS)
OWNED: Final = PLAYER.many("owns", CIV_IDS)
RED_CARDS: Final = PLAYER.many("red", KIND_IDS[COMMODITIES:])
HAND: Final = PLAYER.many("hand", KIND_IDS)  # of a rival: those that this seat is sure of
TOKENS: Final = PLAYER.many("tokens", AREA_IDS)
CITIES: Final = PLAYER.many("city", AREA_IDS)
SHIPS: Final = PLAYER.many("ship", ZONE_IDS)
OFFERED: Final = PLAYER.one("offered")  # cards in their open offer
OFFER_TOTAL: Final = PLAYER.one("offer_total")
OFFER_NAMED: Final = PLAYER.many("offer_named", KIND_IDS[:COMMODITIES])
OFFER_WANTS: Final = PLAYER.many("offer_wants", KIND_IDS[:COMMODITIES])
COUNTERED: Final = PLAYER.one("countered")  # cards in their counter to an offer of this seat
COUNTER_TOTAL: Final = PLAYER.one("counter_total")
COUNTER_NAMED: Final = PLAYER.many("counter_named", KIND_IDS[:COMMODITIES])

TABLE_SIZE: Final[int] = len(TABLE)
PLAYER_SIZE: Final[int] = len(PLAYER)


def fill(s: State, seat: int, out: Any) -> None:
    """All that *seat* knows."""
    out[EVENT + s.event] = 1.0
    out[ROUND] = s.round
    if s.rules.variant == NOMADS:
        out[NOMADS_GAME] = 1.0
    elif s.rules.variant == FARMERS:
        out[FARMERS_GAME] = 1.0
    out[END_SPACE] = s.rules.end_space
    for number, stack in enumerate(s.stacks):
        out[STACK_SIZE + number] = len(stack.cards)
    for card, n in enumerate(s.supply):
        out[SUPPLY + card] = n
    for area in s.graced:
        out[GRACED + area] = 1.0
    n = len(s.players)
    at = TABLE_SIZE
    for i in range(n):
        fill_player(s, s.players[(seat + i) % n], seat, out, at)
        at += PLAYER_SIZE
    for place, other in enumerate(s.order):
        out[TABLE_SIZE + (other - seat) % n * PLAYER_SIZE + ORDER] = place + 1
    for place, other in enumerate(s.census_order):
        out[TABLE_SIZE + (other - seat) % n * PLAYER_SIZE + CENSUS_ORDER] = place + 1
    if s.stack:
        step = s.stack[-1]
        if isinstance(step, Market):
            out[TRADE_ROUND] = step.round
            fill_trade(n, step.offers, step.counters, seat, True, out)
        elif isinstance(step, Floor):
            fill_trade(n, step.offers, step.counters, seat, False, out)


def fill_player(s: State, p: Player, seat: int, out: Any, at: int) -> None:
    """One player, as *seat* sees them."""
    if p.nation != NOBODY:
        out[at + NATION + p.nation] = 1.0
        required = s.rules.required[p.nation]
        if p.space + 1 < len(required):
            out[at + NEEDED] = required[p.space + 1]
    out[at + SPACE] = p.space
    out[at + STOCK] = p.stock
    out[at + TREASURY] = p.treasury
    out[at + CENSUS] = p.census
    out[at + CITY_COUNT] = len(p.cities)
    out[at + SHIP_COUNT] = len(p.ships)
    out[at + HAND_SIZE] = len(p.hand)
    owned = 0
    for card in range(CIV_CARDS):
        if p.cards >> card & 1:
            out[at + OWNED + card] = 1.0
            owned += 1
    out[at + CARD_COUNT] = owned
    out[at + CARDS_LEFT] = CARD_LIMIT - owned
    for kind in p.red:
        out[at + RED_CARDS - COMMODITIES + kind] = 1.0
    mine = p.seat == seat
    known = knows_place(seat) | knows_held(seat)
    for i, kind in enumerate(p.hand):
        if mine or p.seen[i] & known:
            out[at + HAND + kind] += 1.0
    for area, n in enumerate(p.tokens):
        if n:
            out[at + TOKENS + area] = n
    for area in p.cities:
        out[at + CITIES + area] = 1.0
    for zone in p.ships:
        out[at + SHIPS + zone] += 1.0
    n = len(s.players)
    if p.partners:
        for other in range(n):
            if p.partners >> other & 1:
                out[at + PARTNERS + (other - seat) % n] = 1.0


def fill_trade(n: int, offers: list[Offer], counters: list[Offer], seat: int, market: bool, out: Any) -> None:
    """What is held out: the latest open offer of each, and their latest counter to this seat; what was declared of it (CIV80-11.5)."""
    mine: list[int] = [seat] if market else []  # what a counter to this seat answers: the seat, or the number of an offer
    for offer in offers:
        if not market and offer.seat == seat:
            mine.append(offer.number)
        if offer.paused or (offer.to >= 0 and offer.to != seat and offer.seat != seat):
            continue
        at = TABLE_SIZE + (offer.seat - seat) % n * PLAYER_SIZE
        out[at + OFFERED] = offer.count
        out[at + OFFER_TOTAL] = offer.total
        for kind in range(COMMODITIES):
            out[at + OFFER_NAMED + kind] = 1.0 if kind == offer.named else 0.0
            out[at + OFFER_WANTS + kind] = 1.0 if kind == offer.wants else 0.0
    for counter in counters:
        if counter.answers in mine:
            at = TABLE_SIZE + (counter.seat - seat) % n * PLAYER_SIZE
            out[at + COUNTERED] = counter.count
            out[at + COUNTER_TOTAL] = counter.total
            for kind in range(COMMODITIES):
                out[at + COUNTER_NAMED + kind] = 1.0 if kind == counter.named else 0.0


# --- options

FORMS: Final = """
    load zone ship:number tokens:number
    unload zone ship:number tokens:number
    sail zone ship:number waters:zone
    anchor zone ship:number
    offer wanted:card
    offer seat wanted:card
    counter number
"""
WORDS: Final = (FROM_AREA, FROM_TREASURY)


def spell(s: State, seat: int, option: Option) -> Option:
    """Where a ship lies besides its number; on the market whose offer is answered, counted from this seat."""
    verb: str = option[0]
    if verb in ("load", "unload", "sail", "anchor"):
        ship: int = option[1]
        return (verb, s.players[seat].ships[ship], *option[1:])
    if verb in ("accept", "counter") and isinstance(s.stack[-1], Market):
        whom: int = option[1]
        return (verb, (whom - seat) % len(s.players), *option[2:])
    return option


def item(space: Space, path: tuple[Any, ...]) -> list[tuple[str, int]]:
    """The area or the kind of card of which a number is asked."""
    at = len(path)
    if isinstance(space, AreaAmounts):
        return [("area", space.areas[at])]
    if isinstance(space, Units):
        return [("area", space.areas[at])]
    if isinstance(space, Payment):
        return [("card", at)]
    if isinstance(space, Returns):
        return [("card", HOLDABLE[at])]
    if isinstance(space, Gives) and 0 < at <= len(space.kinds):
        return [("card", space.kinds[at - 1])]
    return []
