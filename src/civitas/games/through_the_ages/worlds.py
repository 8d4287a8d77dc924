"""Possible worlds: what a seat cannot see, dealt so that it could be true (TTA-16).

More binds hidden military cards than their backs: only events and territories lie in the event decks, and whoever leads
an auction holds the cards that their bid needs.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel import worlds

from .colonization import Auction, Colonization, forces
from .state import State
from .tables import COLONIZATION_BONUS, EVENT, KIND, LEVEL, TERRITORY

EVENT_ZONES: Final = ("current_events", "future_events", "promised_unseen")


def deal(s: State, seat: int, rng: Any, stay: Any) -> None:
    """Deal anew what *seat* cannot see; the cards (pool, card) of *stay* are left where they lie."""
    slots = [slot for slot in worlds.deal(s, seat, rng, stay) if slot.pool == "military"]
    events = [slot for slot in slots if slot.field in EVENT_ZONES]
    elsewhere = [slot for slot in slots if slot.field not in EVENT_ZONES]
    restore_events(events, elsewhere, seat, rng, stay)
    leader, bid = bidder(s)
    if leader >= 0 and leader != seat:
        honour_bid(s, leader, bid, elsewhere, seat, rng, stay)


def loose_places(slots: list[Any], seat: int, stay: Any) -> list[tuple[Any, int]]:
    """Where cards lie that *seat* cannot place, and that may lie elsewhere."""
    found: list[tuple[Any, int]] = [(slot, i) for slot in slots for i in slot.loose(seat)]
    return [(slot, i) for slot, i in found if (slot.pool, slot.cards[i]) not in stay] if stay else found


def swap(one: tuple[Any, int], other: tuple[Any, int]) -> None:
    """Two hidden cards change places."""
    (a, i), (b, j) = one, other
    a.cards[i], b.cards[j] = b.cards[j], a.cards[i]
    a.put(a.cards)
    b.put(b.cards)


def restore_events(events: list[Any], elsewhere: list[Any], seat: int, rng: Any, stay: Any) -> None:
    """What was dealt to an event deck and is no event changes places with one of its age that lies elsewhere."""
    strays = [place for place in loose_places(events, seat, stay) if not is_prepared(place)]
    if not strays:
        return
    ages = {level_of(place) for place in strays}
    spare: dict[int, list[tuple[Any, int]]] = {level: [] for level in ages}
    for place in loose_places(elsewhere, seat, stay):
        if is_prepared(place) and level_of(place) in ages:
            spare[level_of(place)].append(place)
    for place in strays:
        found = spare[level_of(place)]
        swap(place, found.pop(rng.randrange(len(found))))


def level_of(place: tuple[Any, int]) -> int:
    """The age of the card there, which its back tells."""
    card: int = place[0].cards[place[1]]
    return LEVEL[card]


def is_prepared(place: tuple[Any, int]) -> bool:
    """Whether the card there can lie in an event deck (TTA-5.1.1)."""
    return KIND[place[0].cards[place[1]]] in (EVENT, TERRITORY)


def bidder(s: State) -> tuple[int, int]:
    """Who must be able to send a force, and of what strength; -1: nobody."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Auction):
        return top.leader, top.bid
    if isinstance(top, Colonization):
        return top.winner, top.bid
    return -1, 0


def honour_bid(s: State, leader: int, bid: int, slots: list[Any], seat: int, rng: Any, stay: Any) -> None:
    """The leader of an auction gets bonus cards for others of their age until their hand is worth their bid (TTA-9.2)."""
    places = loose_places(slots, seat, stay)
    own = [place for place in places if place[0].record is s.players[leader]]
    others = [place for place in places if place[0].record is not s.players[leader]]
    while forces(s.players[leader], 0).largest() < bid:
        better = [(mine, theirs) for mine in own for theirs in others if improves(mine, theirs)]
        if not better:
            return
        mine, theirs = rng.choice(better)
        swap(mine, theirs)


def improves(mine: tuple[Any, int], theirs: tuple[Any, int]) -> bool:
    """Whether the other card has the same back and a higher colonization value."""
    ours: int = mine[0].cards[mine[1]]
    other: int = theirs[0].cards[theirs[1]]
    return LEVEL[ours] == LEVEL[other] and COLONIZATION_BONUS[ours] < COLONIZATION_BONUS[other]
