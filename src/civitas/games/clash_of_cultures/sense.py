"""A feeling for the game: which choices deserve a look, and what they lead to.

An action of a turn is played out in thought, its own questions answered as they come best (``settling``), and valued
by ``sense_worth.worth``; moves follow what that says of the squares; offers are made where both sides gain.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel import settling
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.sense import Sense as BaseSense

from .bargains import THINGS, Bargain, Bundles
from .menu import BY_VERB
from .resources import limit
from .sense_worth import terms, worth
from .state import State
from .tables import FOOD, GOLD, GOODS, IDEA, ORE, WOOD
from .weights import Weights

NEVER: Final = float("-inf")
CHOSEN: Final = 1000.0
MENUS: Final = ("turn", "start-of-turn", "move", "offer", "tactic")
LISTED: Final = 48  # options of a space that are looked at all
SCARCE: Final = 2  # so few of a good are few
PLENTY: Final = 4
QUIET: Final = ("forfeit", "end-turn", "begin-turn", "stop-moving")


class Sense(BaseSense):
    """What a bot thinks of Clash of Cultures, with its own weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.w: Weights = Weights(weights)

    def worth(self, s: State, seat: int) -> float:
        return worth(self.w, s, seat)

    def terms(self, s: State, seat: int) -> dict[str, float]:
        return terms(self.w, s, seat)

    def advice(self, s: State, seat: int, options: list[Option]) -> list[float]:
        return advice(self.w, s, seat, options)

    def proposals(self, s: State, seat: int, space: Space) -> list[Option]:
        return proposals(s, seat, space)

    def alternatives(self, s: State, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
        return alternatives(self.w, s, seat, listed, k)

    def turn_of(self, s: State) -> tuple[int, ...]:
        """A turn of one player, whatever others are asked in it."""
        return (s.age, s.round, s.current)


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


def only(options: list[Option], chosen: Option) -> list[float]:
    """This one and no other; if it is not there, any."""
    if chosen not in options:
        return [0.0] * len(options)
    return [CHOSEN if option == chosen else NEVER for option in options]


def leads_on(s: State) -> bool:
    """Whether a question stands in the middle of something: what it leads to shows when that is over."""
    assert s.pending is not None
    return s.pending.what in ("group", "explore", "site", "influence", "advance", "retreat", "attack-pirates", "after-capture")


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


def quiet(options: list[Option]) -> Option:
    """How nothing more is done."""
    return next((option for option in options if option[0] in QUIET), options[0])


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


def value_of(w: Weights, s: State, seat: int, bundle: tuple[int, ...]) -> float:
    """What a bundle is worth to a seat: what it lacks more, what it has plenty of less."""
    p, total = s.players[seat], 0.0
    for good in range(GOODS):
        scarce = w.deal_scarce if p.goods[good] <= SCARCE else w.deal_plenty if p.goods[good] >= PLENTY else 1.0
        total += bundle[good] * w.goods[good] * scarce
    return total + w.card * bundle[GOODS] + w.objective * bundle[GOODS + 1] + w.wonder_card * bundle[GOODS + 2]


def answer(w: Weights, s: State, seat: int) -> Option:
    """Accepted is what brings us something."""
    step = s.stack[-1]
    assert isinstance(step, Bargain)
    return ("accept",) if value_of(w, s, seat, step.give) > value_of(w, s, seat, step.get) else ("refuse",)
