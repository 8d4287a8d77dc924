"""The sense of *greedy-1*, against which later ones are measured: it stays as it is.

An action of a turn is played out in thought, its own questions answered as they come best (``settling``), and valued by
``sense_first_worth.worth``.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel import settling
from civitas.kernel.records import Option
from civitas.kernel.sense import HookedSense, Sense, only

from .bargains import Bargain
from .sense_first_worth import CARD, GOOD, OBJECTIVE, WONDER_CARD, worth
from .sense_options import MENUS, PLENTY, QUIET, SCARCE, leads_on, offers, proposals, quiet, turn_of
from .state import State
from .tables import GOODS

ACTION: Final = 1.0  # what an action must bring
FREE: Final = 0.2  # what anything else must bring


def make(weights: dict[str, float]) -> Sense:
    """What the first greedy bot thinks of Clash of Cultures; its numbers stand in the code."""
    return HookedSense(weights, worth, advice, proposals, turn_of)


def advice(s: State, seat: int, options: list[Option]) -> list[float]:
    """What shows only later, for each option; NEVER for those not worth a look."""
    assert s.pending is not None
    match s.pending.what:
        case "turn" | "start-of-turn" | "move":
            return take_turn(s, seat, options)
        case "answer-offer":
            return only(options, answer(s, seat))
        case "destroy-city":
            return only(options, ("keep-cities",))
    now = worth(s, seat)
    return [settle(s, seat, option) - now for option in options] if leads_on(s) else [0.0] * len(options)


def take_turn(s: State, seat: int, options: list[Option]) -> list[float]:
    """The action that brings most; when none brings anything the turn goes on to its end."""
    now = worth(s, seat)
    best, found = 0.0, quiet(options)
    for option in options:
        if option[0] in QUIET or (option[0] == "offer" and not offers(s, seat, option[1])):
            continue
        least = ACTION if option[0] in ("recruit", "collect", "construct", "influence") else FREE
        gain = FREE if option[0] == "offer" else settle(s, seat, option) - now - least
        if gain > best:
            best, found = gain, option
    return only(options, found)


def settle(s: State, seat: int, option: Option) -> float:
    """What an option is worth when its questions are answered as they come best; a move action by its best first moves."""
    after: State = settling.settle(s, seat, option, worth, MENUS, proposals)
    value = worth(after, seat)
    if not after.over and after.pending is not None and after.pending.what == "move" and option == ("move-units",):
        steps = [move for move in after.legal(seat) if move[0] not in QUIET]
        value = max([value] + [worth(settling.settle(after, seat, move, worth, MENUS, proposals), seat) for move in steps])
    return value


# --- bargains


def value_of(s: State, seat: int, bundle: tuple[int, ...]) -> float:
    """What a bundle is worth to a seat: what it lacks more, what it has plenty of less."""
    p, total = s.players[seat], 0.0
    for good in range(GOODS):
        scarce = 1.3 if p.goods[good] <= SCARCE else 0.7 if p.goods[good] >= PLENTY else 1.0
        total += bundle[good] * GOOD[good] * scarce
    return total + CARD * bundle[GOODS] + OBJECTIVE * bundle[GOODS + 1] + WONDER_CARD * bundle[GOODS + 2]


def answer(s: State, seat: int) -> Option:
    """Accepted is what brings us something."""
    step = s.stack[-1]
    assert isinstance(step, Bargain)
    return ("accept",) if value_of(s, seat, step.give) > value_of(s, seat, step.get) else ("refuse",)
