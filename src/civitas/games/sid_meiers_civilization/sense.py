"""A feeling for the game: what a position is worth, and which choices deserve a look.

Where a choice shows its worth only later (an action of a city, a move, research, an answer), ``advice`` says what it
leads to and the choice that it calls for is the only one looked at; the rest is judged by ``worth`` after the choice.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.windows import PASS_ON

from . import sense_bargains, sense_cities, sense_moves, sense_research
from .sense_values import army_squares, progress
from .sense_worth import settle
from .sense_worth import worth as worth
from .state import State, cities_of, others
from .tables import EVENT_LEVEL
from .tiles import distance
from .watching import REST_ON

NEVER: Final = float("-inf")
CHOSEN: Final = 1000.0
WORTH_WHILE: Final = 0.5  # what a choice must bring at least
NEAR: Final = 3  # squares from a city at which an army is a threat


# --- advice


def advice(s: State, seat: int, options: list[Option]) -> list[float]:
    """What shows only later, for each option; NEVER for those not worth a look."""
    assert s.pending is not None
    match s.pending.what:
        case "start-of-turn":
            return begin_turn(s, seat, options)
        case "trade":
            return only(options, sense_bargains.act(s, seat, options))
        case "bargain":
            return only(options, sense_bargains.answer(s, seat))
        case "city-management":
            return only(options, sense_cities.act(s, seat, options))
        case "item" | "second-item":
            return only(options, sense_cities.best_item(s, seat, options))
        case "movement":
            return only(options, sense_moves.act(s, seat, options))
        case "move":
            return only(options, sense_moves.go(s, seat, options))
        case "research":
            return [sense_research.value(s, seat, option) for option in options]
        case "learn":
            return [sense_research.value(s, seat, option) for option in options]
        case "watch":
            return only(options, ("watch",) if sense_moves.fears(s, seat) else REST_ON)
        case "respond-to-move" | "respond-to-event" | "respond-to-ability" | "respond-to-action":
            return only(options, respond(s, seat, options))
        case "agree-to-event":
            return only(options, ("refuse",))
        case "pay":
            return [NEVER if option[0] == "withdraw" and len(options) > 1 else -float(at) for at, option in enumerate(options)]
        case "discard-events":
            return [-sum([float(EVENT_LEVEL[event]) for event in option[1]]) for option in options]
    return [settle(s, seat, option) - worth(s, seat) for option in options] if is_deed(s) else [0.0] * len(options)


def only(options: list[Option], chosen: Option) -> list[float]:
    """This one and no other; if it is not there, any."""
    if chosen not in options:
        return [0.0] * len(options)
    return [CHOSEN if option == chosen else NEVER for option in options]


def proposals(s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look; none: any will do."""
    return sense_bargains.proposals(s, seat, space)


def is_deed(s: State) -> bool:
    """Whether the targets of an event or an ability are asked for: what it does shows when nobody answers it."""
    assert s.pending is not None
    return s.pending.what.startswith(("event-", "ability-"))


def begin_turn(s: State, seat: int, options: list[Option]) -> list[float]:
    """Whatever makes the position better is done, the best first; then the part ends."""
    now = worth(s, seat)
    best, found = WORTH_WHILE, ("end",)
    for option in options:
        if option[0] != "end":
            gain = settle(s, seat, option) - now
            if gain > best:
                best, found = gain, option
    return only(options, found)


# --- answers


def respond(s: State, seat: int, options: list[Option]) -> Option:
    """What harms us is cancelled; a threatening army is met by a defection; whoever is about to win is hindered."""
    assert s.pending is not None
    about, answers = s.pending.about, [option for option in options if option[0] != "pass"]
    if not answers:
        return PASS_ON if PASS_ON in options else ("pass",)
    rival: int = about["seat"]
    what = s.pending.what
    if what == "respond-to-event":
        window = s.stack[-1]
        targeted = bool(getattr(window, "targets", 0) >> seat & 1)
        return answers[0] if targeted or leads(s, rival) else ("pass",)
    if what == "respond-to-move":
        return answers[0] if threatens(s, seat, rival) else ("pass",)
    if leads(s, rival):
        return answers[0]
    anybody = any([leads(s, other) for other in others(s, seat)])
    return ("pass",) if anybody or PASS_ON not in options else PASS_ON


LEADING: Final = 0.7  # of the way to a victory


def leads(s: State, rival: int) -> bool:
    """Whether somebody is so near to a victory that everything is done against it."""
    return max(progress(s, rival)) >= LEADING


def threatens(s: State, seat: int, rival: int) -> bool:
    """Whether an army of that seat stands near one of our cities."""
    centres = [s.cities[city] for city in cities_of(s, seat)]
    return any([distance(army, centre) <= NEAR for army in army_squares(s, rival) for centre in centres])
