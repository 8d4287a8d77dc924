"""Cards and tokens between piles, hands and the market: the only functions that move them.

What lies face up under a deck is a list beside it; who comes to it turns the deck over and shuffles (SMC-8.5.2, SMC-9.5).
"""

from __future__ import annotations

from civitas.kernel.piles import Pile

from .state import Player, State, everybody
from .tables import EVENT_LEVEL, NONE, TRADE_MAX, UNIT_TYPE

# --- units ---------------------------------------------------------------------------------------------------------------------


def turn_over(s: State, deck: Pile, below: list[int]) -> None:
    """The face-up cards under an empty deck become the deck: everybody saw what they are, nobody how they lie now."""
    deck.put_all(below, everybody(s))
    below.clear()
    deck.shuffle(s)


def units_left(s: State, type: int) -> bool:
    """Whether a unit of this type can be drawn."""
    return bool(s.decks[type].cards or s.fallen[type])


def top_unit(s: State, type: int, seers: int) -> tuple[int, int]:
    """Draw the top card of a deck that is not empty: the card, and the mark it has where it goes."""
    deck = s.decks[type]
    if not deck.cards:
        turn_over(s, deck, s.fallen[type])
    return deck.take(len(deck.cards) - 1, seers)


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


def bury_unit(s: State, card: int) -> None:
    """A killed unit goes face up under its deck."""
    s.fallen[UNIT_TYPE[card]].append(card)


# --- culture events --------------------------------------------------------------------------------------------------------------


def draw_event(s: State, seat: int, level: int) -> int:
    """SMC-8.13.1: the top card of a level into the hand, unseen by others; NONE if all are in hands (SMC-9.5)."""
    deck, below = s.event_decks[level - 1], s.discards[level - 1]
    if not deck.cards and below:
        turn_over(s, deck, below)
    if not deck.cards:
        return NONE
    card = deck.draw(s.players[seat].events, 1 << seat)
    s.tell("draws-event", seat=seat, level=level)
    s.tell("sees-event", seat=seat, event=card, to=1 << seat)
    return card


def take_from_hand(p: Player, card: int) -> None:
    """A card that everybody sees leaves the hand."""
    p.events.take(p.events.find(card), 255)


def discard_event(s: State, seat: int, card: int) -> None:
    """SMC-9.14: shown, and face up under the deck of its level."""
    take_from_hand(s.players[seat], card)
    s.discards[EVENT_LEVEL[card] - 1].append(card)


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


def spend_resource(s: State, seat: int, resource: int) -> None:
    """SMC-8.14.3: a paid market token is back in the market at once."""
    s.players[seat].resources[resource] -= 1
    s.supply[resource] += 1


def spend_hut(s: State, seat: int, token: int) -> None:
    """A spent hut token is shown and leaves the game (SMC-8.14.2)."""
    huts = s.players[seat].huts
    huts.take(huts.find(token), 255)
    s.spent_huts.append(token)


def spend_village(s: State, seat: int, token: int) -> None:
    """Likewise a village token."""
    villages = s.players[seat].villages
    villages.take(villages.find(token), 255)
    s.spent_villages.append(token)


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
