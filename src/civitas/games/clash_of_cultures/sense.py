"""A feeling for the game: which choices deserve a look, and what they lead to.

An action of a turn is played out in thought, its own questions answered as they come best (``settling``), and valued
by ``sense_worth.worth``; moves follow what that says of the squares; offers are made where both sides gain.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel import settling
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.sense import NEVER, Sense, make_sense, only

from .bargains import Bargain
from .menu import BY_VERB
from .resources import limit
from .sense_options import MENUS, PLENTY, QUIET, SCARCE, leads_on, offers, proposals, quiet, turn_of
from .sense_worth import terms, worth
from .state import Player, State
from .tables import GOODS
from .weights import Weights

PLANNED: Final = ("turn", "move", "influence", "advance")


def make(weights: dict[str, float]) -> Sense:
    """What a bot thinks of Clash of Cultures, with its own weights."""
    return make_sense(weights, Weights(weights), turn_of, worth, terms, advice, looked_at, alternatives, settled=settled)


def settled(w: Weights, s: State, seat: int) -> bool:
    """Greed answers all but what is done with a turn: an answer to a question in it is judged well enough by what it leads to at once."""
    assert s.pending is not None
    return s.pending.what not in PLANNED


def looked_at(w: Weights, s: State, seat: int, space: Space) -> list[Option]:
    """What is looked at of a space: no weight says."""
    return proposals(s, seat, space)


# --- advice


def advice(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """What shows only later, for each option; NEVER for those not worth a look."""
    assert s.pending is not None
    match s.pending.what:
        case "turn" | "start-of-turn" | "move":
            return take_turn(w, s, seat, options)
        case "answer-offer":
            return only(options, answer(w, s, seat))
        case "destroy-city":
            return only(options, ("keep-cities",))
    now = worth(w, s, seat)
    return [settle(w, s, seat, option) - now for option in options] if leads_on(s) else [0.0] * len(options)


def take_turn(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """The action that brings most; when none brings anything the turn goes on to its end."""
    best, found = 0.0, quiet(options)
    for option, gain in zip(options, gains(w, s, seat, options), strict=True):
        if gain > best:
            best, found = gain, option
    return only(options, found)


def gains(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """What each entry of a menu brings beyond what it must; NEVER for doing nothing, and for offers that nobody would accept."""
    p = s.players[seat]
    now, rested = worth(w, s, seat), rest(w, s, seat)
    found: list[float] = []
    for option in options:
        if option[0] in QUIET or (option[0] == "offer" and not offers(s, seat, option[1])):
            found.append(NEVER)
            continue
        action = BY_VERB.get(option[0])
        counts = action is not None and action.takes_action(s, p, option)
        before, least = (rested, w.action) if counts else (now, w.free)
        found.append(w.free if option[0] == "offer" else settle(w, s, seat, option) - before - least)
    return found


def alternatives(w: Weights, s: State, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
    """The entries of a menu that bring most, one of each verb first: a second city to collect in is less of an alternative."""
    assert s.pending is not None
    if isinstance(listed, Space) or s.pending.what not in ("turn", "start-of-turn", "move"):
        return []
    values = gains(w, s, seat, listed)
    order = sorted([at for at in range(len(listed)) if values[at] > NEVER], key=lambda at: -values[at])
    verbs: list[str] = []
    first: list[Option] = []
    later: list[Option] = []
    for at in order:
        option = listed[at]
        verb: str = option[0]
        (later if verb in verbs else first).append(option)
        verbs.append(verb)
    return (first + later)[:k] + [quiet(listed)]


def rest(w: Weights, s: State, seat: int) -> float:
    """What the position is worth with an action less: what an action brings is held against doing nothing with it."""
    p = s.players[seat]
    if not p.actions:
        return worth(w, s, seat)
    p.actions -= 1
    value = worth(w, s, seat)
    p.actions += 1
    return value


def settle(w: Weights, s: State, seat: int, option: Option) -> float:
    """What an option is worth when its questions are answered as they come best; a move action by its best first moves."""

    def value_of_world(world: State, at: int) -> float:
        return worth(w, world, at)

    after: State = settling.settle(s, seat, option, value_of_world, MENUS, proposals)
    value = worth(w, after, seat)
    if not after.over and after.pending is not None and after.pending.what == "move" and option == ("move-units",):
        steps = [move for move in after.legal(seat) if move[0] not in QUIET]
        value = max([value] + [worth(w, settling.settle(after, seat, move, value_of_world, MENUS, proposals), seat) for move in steps])
    return value


# --- bargains


def value_of(w: Weights, p: Player, bundle: tuple[int, ...]) -> float:
    """What a bundle is worth to a seat: what it lacks more, what it has plenty of less."""
    total = 0.0
    for good in range(GOODS):
        scarce = w.deal_scarce if p.goods[good] <= SCARCE else w.deal_plenty if p.goods[good] >= PLENTY else 1.0
        total += bundle[good] * w.goods[good] * scarce
    return total + w.card * bundle[GOODS] + w.objective * bundle[GOODS + 1] + w.wonder_card * bundle[GOODS + 2]


def kept(p: Player, bundle: tuple[int, ...]) -> tuple[int, ...]:
    """What of a bundle finds room: the rest would be lost (COC-4.1.1)."""
    goods = [min(bundle[good], max(0, limit(p, good) - p.goods[good])) for good in range(GOODS)]
    return (*goods, *bundle[GOODS:])


def answer(w: Weights, s: State, seat: int) -> Option:
    """Accepted is what brings us something that we can keep."""
    step, p = s.stack[-1], s.players[seat]
    assert isinstance(step, Bargain)
    return ("accept",) if value_of(w, p, kept(p, step.give)) > value_of(w, p, step.get) else ("refuse",)
