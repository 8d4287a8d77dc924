"""Counting the pieces: what must be true after every decision (CIV80-21.5, 21.6)."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.kernel.flow import current
from civitas.kernel.records import Option

from .atlas import AREA_IDS, AREAS, OPEN_SEA, POP, ZONE_IDS
from .calamities.resolve import Calamities
from .deals import declare, is_still_covered
from .hands import hand_value
from .movement import MoveTurn
from .pieces import crowd, limit
from .purchase import Purchase, total_price
from .state import FULL, NOBODY, Player, State
from .tables import CIV_CARDS, CIV_IDS, COPIES, KIND_IDS, KINDS, MYSTICISM, NATION_IDS, RED, SETUP, STACK, SUPPLY
from .trade_floor import Floor
from .trade_market import Market

VERBS = (
    *("nation", "rate", "revolt", "grow", "keep", "give_up", "ship", "stop", "load", "unload", "sail", "anchor", "land", "move", "end"),
    *("postpone", "surrender", "reduce", "build", "gold"),
    *("offer", "pass", "counter", "none", "accept", "decline", "buy", "pay", "hand_in", "return"),
    *("erupt", "flood", "lose", "last", "order", "grain", "nominate", "secede", "keep_seceders", "keep_rest", "plunder"),
)
SHOWING = ("offer", "counter", "hand_in", "return", "grain", "accept", "suspend", "resume", "withdraw")  # the last four name offers, not cards


WITHOUT_CHOICE = (3, 13)  # CIV80-1.8: census and succession ask nothing


def check(s: State) -> None:
    """AssertionError with a sentence where pieces or cards are not conserved, or a derived value is wrong."""
    for p in s.players:
        check_pieces(s, p)
    check_board(s)
    if s.rules.variant == FULL:
        check_trade_cards(s)
        check_strikes(s)
        check_civilization_cards(s)
        check_offers(s)
    if s.event in (8, 9, 10):
        check_limits(s)


def check_pieces(s: State, p: Player) -> None:
    """CIV80-21.5: tokens, cities and ships of one seat."""
    turn: MoveTurn | None = current(s, MoveTurn)
    aboard = turn.cargo if turn is not None and turn.seat == p.seat else 0
    total = p.stock + p.treasury + sum(p.tokens) + aboard
    assert total == s.rules.tokens, f"seat {p.seat} has {total} tokens, not {s.rules.tokens}"
    assert min(p.stock, p.treasury, *p.tokens) >= 0, f"seat {p.seat} has less than no tokens somewhere"
    assert len(p.cities) <= s.rules.cities, f"seat {p.seat} has {len(p.cities)} cities"
    assert p.cities == [area for area in range(AREAS) if s.city[area] == p.seat], f"the cities of seat {p.seat} are not those on the board"
    assert len(p.ships) <= s.rules.ships, f"seat {p.seat} has {len(p.ships)} ships"
    for zone in p.ships:
        assert s.board.open[zone], f"a ship of seat {p.seat} is in {ZONE_IDS[zone]}, which is not in play"
        assert turn is not None or not OPEN_SEA[zone] or s.rules.ships_may_end_in_open_sea, f"a ship of seat {p.seat} stays in {ZONE_IDS[zone]}"
    assert turn is not None or p.ships == sorted(p.ships), f"the ships of seat {p.seat} are not in zone order"
    assert 0 <= p.space <= 16, f"seat {p.seat} is on space {p.space}"


def check_board(s: State) -> None:
    """Who is where, in areas that are in play."""
    for area in range(AREAS):
        mask = sum([1 << p.seat for p in s.players if p.tokens[area]])
        assert s.present[area] == mask, f"{AREA_IDS[area]} is said to hold {s.present[area]:b}, and holds {mask:b}"
        assert s.board.playable[area] or not (mask or s.city[area] != NOBODY), f"{AREA_IDS[area]} is not in play, and not empty"
    for area in s.graced:
        assert s.city[area] != NOBODY, f"{AREA_IDS[area]} has a grace and no city"
    assert len(set(s.graced)) == len(s.graced), "a city has two graces"


def check_limits(s: State) -> None:
    """CIV80-21.6: after E7 nothing stands beside a city and everybody fits."""
    for area in range(AREAS):
        mask = s.present[area]
        assert not mask or s.city[area] == NOBODY, f"tokens beside the city of {AREA_IDS[area]}"
        if mask & (mask - 1):
            assert crowd(s, area) <= POP[area], f"too many tokens share {AREA_IDS[area]}"
        elif mask:
            p = s.players[mask.bit_length() - 1]
            assert p.tokens[area] <= limit(s, p, area), f"seat {p.seat} is above the limit of {AREA_IDS[area]}"


def check_trade_cards(s: State) -> None:
    """All 74 cards, each in its own stack or in a hand."""
    found = [0] * KINDS
    for p in s.players:
        assert len(p.hand) == len(p.seen), f"the hand of seat {p.seat} is out of step with its marks"
        assert not any([RED[card] for card in p.hand]), f"a red calamity is hidden in the hand of seat {p.seat}"
        assert all([RED[card] for card in p.red]), f"a black card lies open before seat {p.seat}"
        for card in (*p.hand, *p.red):
            found[card] += 1
    for stack in s.stacks:
        assert len(stack.cards) == len(stack.seen), f"stack {stack.number} is out of step with its marks"
        for card in stack.cards:
            assert STACK[card] == stack.number, f"{KIND_IDS[card]} lies in stack {stack.number}"
            found[card] += 1
    assert found == COPIES, f"trade cards are not conserved: {found}"


def check_strikes(s: State) -> None:
    """CIV80-12.0.1, 12.0.3: a calamity that waits to strike still lies before its victim."""
    calamities = current(s, Calamities)
    for card, victim, _ in calamities.struck[calamities.at :] if calamities is not None else ():
        p = s.players[victim]
        assert card in (p.red if RED[card] else p.hand), f"{KIND_IDS[card]} is to strike seat {victim}, which does not hold it"


def check_offers(s: State) -> None:
    """CIV80-11.5, 11.20, 13.4: what lies on the table was declared truly and is held, and what is being bought can be paid."""
    market, floor, purchase = current(s, Market), current(s, Floor), current(s, Purchase)
    for step in (market, floor):
        for offer in [] if step is None else [*step.offers, *step.counters]:
            assert is_still_covered(s, offer), f"seat {offer.seat} does not hold what it offers: {offer.give}"
            told = declare(offer.seat, offer.give, offer.named)
            assert (told.count, told.total) == (offer.count, offer.total), f"the offer of seat {offer.seat} is declared falsely: {offer}"
            assert offer.named in offer.give, f"the offer of seat {offer.seat} is named falsely: {offer}"
    if purchase is not None:
        p = s.players[purchase.seat]
        assert total_price(s, p, purchase.chosen) <= hand_value(p) + p.treasury, f"seat {p.seat} cannot pay for what it has chosen"


def check_civilization_cards(s: State) -> None:
    """Supply and what is owned make the copies in use."""
    for card in range(CIV_CARDS):
        copies = SUPPLY[card]
        if card == MYSTICISM:
            copies = 0 if s.rules.short_game_mark else SETUP["player_counts"][s.seats()]["mysticism"]
        owned = sum([p.cards >> card & 1 for p in s.players])
        assert s.supply[card] >= 0, f"more {CIV_IDS[card]} sold than there are"
        assert s.supply[card] + owned == copies, f"{CIV_IDS[card]}: {s.supply[card]} left and {owned} owned, not {copies}"


def shows(s: State, seat: int, option: Option) -> bool:
    """Whether the choice itself tells all something of a hidden hand (CIV80-11.5, 12.4, 13.5, and the stacks that grow in 14.1)."""
    return option[0] in SHOWING


def inventory() -> set[str]:
    """What random play should have seen."""
    return (
        {f"verb:{verb}" for verb in VERBS}
        | {f"card:{name}" for name in CIV_IDS}
        | {f"trade:{name}" for name in KIND_IDS}
        | {f"nation:{name}" for name in NATION_IDS}
        | {f"event:E{number}" for number in range(1, 14) if number not in WITHOUT_CHOICE}
    )


def notice(s: State) -> Iterable[str]:
    """What is to be seen in this position."""
    yield f"event:E{s.event}"
    for p in s.players:
        if p.nation != NOBODY:
            yield f"nation:{NATION_IDS[p.nation]}"
        for card in range(CIV_CARDS):
            if p.cards >> card & 1:
                yield f"card:{CIV_IDS[card]}"
        for card in (*p.hand, *p.red):
            yield f"trade:{KIND_IDS[card]}"
