"""The sense of *greedy-1*, against which later ones are measured: it stays as it is.

An action of a turn is played out in thought, its own questions answered as they come best (``settling``), and valued by
``sense_first_worth.worth``.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel import settling
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.sense import Sense as BaseSense

from .bargains import THINGS, Bargain, Bundles
from .resources import limit
from .sense_first_worth import CARD, GOOD, OBJECTIVE, WONDER_CARD, worth
from .state import State
from .tables import FOOD, GOLD, GOODS, IDEA, ORE, WOOD

NEVER: Final = float("-inf")
CHOSEN: Final = 1000.0
ACTION: Final = 1.0  # what an action must bring
FREE: Final = 0.2  # what anything else must bring
MENUS: Final = ("turn", "start-of-turn", "move", "offer", "tactic")
LISTED: Final = 48  # options of a space that are looked at all
SCARCE: Final = 2  # so few of a good are few
PLENTY: Final = 4
QUIET: Final = ("forfeit", "end-turn", "begin-turn", "stop-moving")


class FirstSense(BaseSense):
    """What the first greedy bot thinks of Clash of Cultures."""

    def worth(self, s: State, seat: int) -> float:
        return worth(s, seat)

    def advice(self, s: State, seat: int, options: list[Option]) -> list[float]:
        return advice(s, seat, options)

    def proposals(self, s: State, seat: int, space: Space) -> list[Option]:
        return proposals(s, seat, space)

    def turn_of(self, s: State) -> tuple[int, ...]:
        return turn_of(s)


def turn_of(s: State) -> tuple[int, ...]:
    """A turn of one player, whatever others are asked in it."""
    return (s.age, s.round, s.current)


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


def only(options: list[Option], chosen: Option) -> list[float]:
    """This one and no other; if it is not there, any."""
    if chosen not in options:
        return [0.0] * len(options)
    return [CHOSEN if option == chosen else NEVER for option in options]


def leads_on(s: State) -> bool:
    """Whether a question stands in the middle of something: what it leads to shows when that is over."""
    assert s.pending is not None
    return s.pending.what in ("group", "explore", "site", "influence", "advance", "retreat", "attack-pirates", "after-capture")


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


def quiet(options: list[Option]) -> Option:
    """How nothing more is done."""
    return next((option for option in options if option[0] in QUIET), options[0])


def settle(s: State, seat: int, option: Option) -> float:
    """What an option is worth when its questions are answered as they come best; a move action by its best first moves."""
    after: State = settling.settle(s, seat, option, worth, MENUS, proposals)
    value = worth(after, seat)
    if not after.over and after.pending is not None and after.pending.what == "move" and option == ("move-units",):
        steps = [move for move in after.legal(seat) if move[0] not in QUIET]
        value = max([value] + [worth(settling.settle(after, seat, move, worth, MENUS, proposals), seat) for move in steps])
    return value


def proposals(s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look: all of them where they are few; offers by which both gain."""
    if isinstance(space, Bundles):
        step = s.stack[-1]
        return [option for option in offers(s, seat, step.rival) if option in space][:1] if isinstance(step, Bargain) else []
    return list(space) if space.count() <= LISTED else spread(space)


def spread(space: Space) -> list[Option]:
    """Some options from all over a large space."""
    n = space.count()
    return [space[n * at // LISTED] for at in range(LISTED)]


# --- bargains


def offers(s: State, seat: int, rival: int) -> list[Option]:
    """One of what we have plenty of for one of what we lack, where it is the other way round for them."""
    p, q = s.players[seat], s.players[rival]
    if p.offers:
        return []
    found: list[Option] = []
    for give in (FOOD, ORE, WOOD, IDEA, GOLD):
        for get in (FOOD, ORE, WOOD, IDEA, GOLD):
            ours = p.goods[give] >= PLENTY and p.goods[get] <= SCARCE
            theirs = q.goods[get] >= PLENTY and q.goods[give] <= SCARCE
            if give != get and ours and theirs and p.goods[get] < limit(p, get) and q.goods[give] < limit(q, give):
                found.append(("bundle", one(give), one(get)))
    return found


def one(thing: int) -> tuple[int, ...]:
    """A single thing, as a bundle."""
    return tuple([int(at == thing) for at in range(THINGS)])


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
