"""A feeling for the game: what a position is worth, and which choices deserve a look.

Where a choice shows its worth only later (an action of a city, a move, research, an answer), ``advice`` says what it
leads to and the choice that it calls for is the only one looked at; the rest is judged by ``worth`` after the choice.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.sense import NEVER, Sense, make_sense, only
from civitas.kernel.windows import PASS_ON

from . import coins, sense_bargains, sense_cities, sense_moves, sense_research
from .sense_values import army_squares, progress
from .sense_worth import settle, terms, worth
from .state import State, cities_of, others
from .tables import ANARCHY, EVENT_LEVEL, GOVERNMENTS
from .tiles import distance
from .watching import REST_ON
from .weights import Weights

PLANNED: Final = ("city-management", "item", "second-item")


def make(weights: dict[str, float]) -> Sense:
    """What a bot thinks of Sid Meier's Civilization, with its own weights."""
    return make_sense(weights, Weights(weights), turn_of, worth, terms, advice, proposals, alternatives, prospect, settled)


def turn_of(s: State) -> tuple[int, ...]:
    """A phase of a turn, and whose part it is."""
    return (s.turn, s.phase, s.current)


def settled(w: Weights, s: State, seat: int) -> bool:
    """Greed answers all but what cities do: where figures should go, and what an answer prevents, the end of a phase does not show."""
    assert s.pending is not None
    return s.pending.what not in PLANNED


def prospect(w: Weights, s: State, seat: int) -> float:
    """What a position promises when a part of a turn is over: its worth, and where its figures could go from where they stand."""
    if s.ended():
        return worth(w, s, seat)
    return worth(w, s, seat) + w.ahead_goal * sense_moves.goals(w, s, seat) + w.ahead_square * sense_moves.count_seen(s)


# --- advice


def advice(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """What shows only later, for each option; NEVER for those not worth a look."""
    assert s.pending is not None
    match s.pending.what:
        case "start-of-turn":
            return begin_turn(w, s, seat, options)
        case "trade":
            return only(options, sense_bargains.act(w, s, seat, options))
        case "bargain":
            return only(options, sense_bargains.answer(w, s, seat))
        case "city-management":
            return only(options, sense_cities.act(w, s, seat, options))
        case "item" | "second-item":
            return only(options, sense_cities.best_item(w, s, seat, options))
        case "movement":
            return only(options, sense_moves.act(w, s, seat, options))
        case "move":
            return only(options, sense_moves.go(w, s, seat, options))
        case "research":
            return [sense_research.value(w, s, seat, option) for option in options]
        case "learn":
            return [sense_research.value(w, s, seat, option) for option in options]
        case "watch":
            return only(options, ("watch",) if sense_moves.fears(s, seat) else REST_ON)
        case "respond-to-move" | "respond-to-event" | "respond-to-ability" | "respond-to-action":
            return only(options, respond(w, s, seat, options))
        case "agree-to-event":
            return only(options, ("refuse",))
        case "pay":
            return [NEVER if option[0] == "withdraw" and len(options) > 1 else -float(at) for at, option in enumerate(options)]
        case "discard-events":
            return [-sum([float(EVENT_LEVEL[event]) for event in option[1]]) for option in options]
    return [settle(w, s, seat, option) - worth(w, s, seat) for option in options] if is_deed(s) else [0.0] * len(options)


def proposals(w: Weights, s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look; none: any will do."""
    return sense_bargains.proposals(w, s, seat, space)


def alternatives(w: Weights, s: State, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
    """Where one choice is called for: what else cities could do and make, other groups and other goals, the best of them first."""
    assert s.pending is not None
    if isinstance(listed, Space):
        return []
    match s.pending.what:
        case "city-management":
            return sense_cities.others(w, s, seat, listed)[:k]
        case "item" | "second-item":
            return sense_cities.other_items(w, s, listed)[:k]
        case "movement":
            return [*sense_moves.other_groups(w, s, seat, listed)[: k - 1], ("end",)]
        case "move":
            return sense_moves.other_steps(w, s, listed)[:k]
    return []


def is_deed(s: State) -> bool:
    """Whether the targets of an event or an ability are asked for: what it does shows when nobody answers it."""
    assert s.pending is not None
    return s.pending.what.startswith(("event-", "ability-"))


def begin_turn(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """Whatever makes the position better is done, the best first; then the part ends."""
    now = worth(w, s, seat)
    best = w.worth_while
    found: Option = ("end",)
    for option in options:
        if option[0] != "end":
            by_itself = option[0] == "government" and w.anarchy  # the first bot looked at what follows in the turn
            gain = change_of_government(w, s, seat, option[1]) if by_itself else settle(w, s, seat, option) - now
            if gain > best:
                best, found = gain, option
    return only(options, found)


def change_of_government(w: Weights, s: State, seat: int, government: int) -> float:
    """What it brings to govern so; Anarchy is the way to the best of the unlocked ones, and costs an action of the capital (SMC-6.8.3)."""
    p = s.players[seat]
    now = judge_government(w, s, seat, p.government)
    if government != ANARCHY:
        return judge_government(w, s, seat, government) - now
    others = [other for other in range(GOVERNMENTS) if p.unlocked >> other & 1 and other != ANARCHY]
    return max([judge_government(w, s, seat, other) for other in others]) - w.anarchy - now


def judge_government(w: Weights, s: State, seat: int, government: int) -> float:
    """What the position is worth under a government."""
    after = s.clone()
    after.players[seat].government = government
    coins.recount(after, seat)
    return worth(w, after, seat) - (w.anarchy if government == ANARCHY else 0.0)


# --- answers


def respond(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
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
        return answers[0] if targeted or leads(w, s, rival) else ("pass",)
    if what == "respond-to-move":
        return answers[0] if threatens(w, s, seat, rival) else ("pass",)
    if leads(w, s, rival):
        return answers[0]
    anybody = any([leads(w, s, other) for other in others(s, seat)])
    return ("pass",) if anybody or PASS_ON not in options else PASS_ON


def leads(w: Weights, s: State, rival: int) -> bool:
    """Whether somebody is so near to a victory that everything is done against it."""
    return max(progress(s, rival)) >= w.leading


def threatens(w: Weights, s: State, seat: int, rival: int) -> bool:
    """Whether an army of that seat stands near one of our cities."""
    centres = [s.cities[city] for city in cities_of(s, seat)]
    return any([distance(army, centre) <= w.near for army in army_squares(s, rival) for centre in centres])
