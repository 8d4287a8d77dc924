"""Cards and tokens between piles, hands and the market: the only functions that move them.

What lies face up under a deck is a list beside it; when it comes to the top the deck is turned over and shuffled (SMC-8.5.2, SMC-9.5).
"""

from __future__ import annotations

from civitas.kernel.piles import Pile

from .state import Player, State, everybody
from .tables import EVENT_LEVEL, NONE, TRADE_MAX, UNIT_TYPE

# --- units ---------------------------------------------------------------------------------------------------------------------


def turn_over(s: State, deck: Pile, below: list[int]) -> None:
    """As soon as a face-up card is on top they become the deck: everybody saw what they are, nobody how they lie now."""
    if below and not deck.cards:
        deck.put_all(below, everybody(s))
        below.clear()
        deck.shuffle(s)


def units_left(s: State, type: int) -> bool:
    """Whether a unit of this type can be drawn."""
    return bool(s.decks[type].cards or s.fallen[type])


def top_unit(s: State, type: int, seers: int) -> tuple[int, int]:
    """Draw the top card of a deck that is not empty: the card, and the mark it has where it goes."""
    deck = s.decks[type]
    turn_over(s, deck, s.fallen[type])
    found = deck.take(len(deck.cards) - 1, seers)
    turn_over(s, deck, s.fallen[type])
    return found


def draw_unit(s: State, seat: int, type: int) -> bool:
    """SMC-8.5.1: the top card into standing forces; whether there was one."""
    if not units_left(s, type):
        return False
    p = s.players[seat]
    card, known = top_unit(s, type, 1 << seat)
    p.forces.put(card, known)
    p.units[type] += 1
    s.tell("draws-unit", seat=seat, type=type)
    s.tell("sees-unit", seat=seat, unit=card, to=1 << seat)
    return True


def bury_units(s: State, cards: list[int]) -> None:
    """Killed units go face up under their decks."""
    for card in cards:
        s.fallen[UNIT_TYPE[card]].append(card)
    for deck, below in zip(s.decks, s.fallen, strict=True):
        turn_over(s, deck, below)


# --- culture events --------------------------------------------------------------------------------------------------------------


def draw_event(s: State, seat: int, level: int) -> int:
    """SMC-8.13.1: the top card of a level into the hand, unseen by others; NONE if all are in hands (SMC-9.5)."""
    deck, below = s.event_decks[level - 1], s.discards[level - 1]
    turn_over(s, deck, below)
    if not deck.cards:
        return NONE
    card = deck.draw(s.players[seat].events, 1 << seat)
    turn_over(s, deck, below)
    s.tell("draws-event", seat=seat, level=level)
    s.tell("sees-event", seat=seat, event=card, to=1 << seat)
    return card


def take_from_hand(p: Player, card: int) -> None:
    """A card that everybody sees leaves the hand."""
    p.events.take(p.events.find(card), 255)


def discard_events(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """SMC-9.14: shown, and face up under the decks of their levels."""
    for card in cards:
        take_from_hand(s.players[seat], card)
        s.discards[EVENT_LEVEL[card] - 1].append(card)
    turn_event_decks(s)


def turn_event_decks(s: State) -> None:
    """SMC-9.5: a discard that lies on top is turned over."""
    for deck, below in zip(s.event_decks, s.discards, strict=True):
        turn_over(s, deck, below)


def events_by_level(p: Player) -> list[int]:
    """How many cards of each level a hand holds: public (SMC-9.1)."""
    found = [0, 0, 0]
    for card in p.events.cards:
        found[EVENT_LEVEL[card] - 1] += 1
    return found


# --- resource tokens ---------------------------------------------------------------------------------------------------------------


def take_resource(s: State, seat: int, resource: int) -> bool:
    """A market token to a player; whether there was one (SMC-8.14.1)."""
    if not s.supply[resource]:
        return False
    s.supply[resource] -= 1
    s.players[seat].resources[resource] += 1
    return True


def gain_trade(s: State, seat: int, n: int) -> int:
    """SMC-7.1: the dial stops at 27; how far it moved."""
    p = s.players[seat]
    gained = min(n, TRADE_MAX - p.trade)
    p.trade += gained
    return gained


def picks(held: list[int], n: int) -> list[tuple[int, ...]]:
    """The different ways to take *n* of these, which are sorted."""
    if n == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    for at, card in enumerate(held):
        if at == 0 or held[at - 1] != card:
            found += [(card, *more) for more in picks(held[at + 1 :], n - 1)]
    return found
