"""Paying for a calamity in units (CIV80-12.0.5, 12.0.6): the loser chooses tokens and cities; the victim orders others to lose too."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.atlas import AREAS, PLAINS, WHITE_SITE
from civitas.games.civilization_1980.pieces import limit, place, raze, remove
from civitas.games.civilization_1980.state import Player, State
from civitas.kernel.flow import DONE, Ask, Call, Next, Step, find_step
from civitas.kernel.options import Amounts, Refusal
from civitas.kernel.records import Message, Option

from .units import CITY, Loss

EVERYWHERE: Final = -1
LAST: Final[list[Option]] = [("last", area) for area in range(AREAS)]

WRONG_SUM: Final = Refusal("CIV80-22.6", "the-units-do-not-make-up-the-loss")
NOT_LOST: Final = Refusal("CIV80-22.6", "that-city-was-not-lost")
BEYOND_CAP: Final = Refusal("CIV80-22.7", "more-than-may-be-ordered")


def find_exposed(s: State, p: Player, plain: int) -> tuple[list[int], list[int]]:
    """Areas in map order with units of *p* open to a loss, and how many tokens there (0: a city).

    On a flood plain: tokens of its areas, and cities on white sites (CIV80-12.3).
    """
    areas: list[int] = []
    tokens: list[int] = []
    for area in s.board.areas if plain == EVERYWHERE else PLAINS[plain]:
        n = p.tokens[area]
        if n:
            areas.append(area)
            tokens.append(n)
        if s.city[area] == p.seat and (plain == EVERYWHERE or WHITE_SITE[area]):
            areas.append(area)
            tokens.append(0)
    return areas, tokens


def at_risk(s: State, p: Player, plain: int) -> int:
    """Units of *p* open to a loss."""
    return sum([n or CITY for n in find_exposed(s, p, plain)[1]])


class Losses(Step):
    """One seat loses so many units of its choice."""

    seat: int
    due: int
    plain: int = EVERYWHERE

    def begin(self, s: State) -> Next:
        areas, tokens = find_exposed(s, s.players[self.seat], self.plain)
        if self.due <= 0 or not areas:
            return DONE
        if sum([n or CITY for n in tokens]) <= self.due:
            return self.lose(s, ("lose", tuple([n or 1 for n in tokens])))
        return Ask(self.seat, "lose-units", self.possible, then=self.lose, rule="CIV80-12.0.5", about={"units": self.due}, public=True)

    def possible(self, s: State, seat: int) -> Loss:
        areas, tokens = find_exposed(s, s.players[seat], self.plain)
        return Loss(areas, tokens, self.due)

    def lose(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        areas, tokens = find_exposed(s, p, self.plain)
        fallen: list[int] = []
        for area, held, n in zip(areas, tokens, option[1], strict=True):
            if held and n:
                remove(s, p, area, n)
                s.tell("loses-tokens", seat=self.seat, area=area, tokens=n)
            elif n:
                raze(s, area)
                s.tell("loses-city", seat=self.seat, area=area)
                fallen.append(area)
            self.due -= n if held else CITY * n
        if self.due >= 0:
            return DONE
        return Ask(self.seat, "last-city", [LAST[area] for area in fallen], then=self.leave, rule="CIV80-22.6", about={"tokens": -self.due})

    def leave(self, s: State, option: Option) -> Next:
        """The last city was worth more than was due: it leaves tokens, up to the limit and the stock."""
        p = s.players[self.seat]
        change = min(-self.due, limit(s, p, option[1]), p.stock)
        place(s, p, option[1], change)
        s.tell("city-leaves-tokens", seat=self.seat, area=option[1], tokens=change)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("lose", tuple()) if self.stage == "lose":
                return self.possible(s, seat).refusal(option, WRONG_SUM)
            case ("last", int()) if self.stage == "leave" and s.pending is not None:
                return None if option in s.pending.list_options(s, seat) else NOT_LOST
        return None


class Orders(Step):
    """The victim splits losses among the others, within their caps, but need not use all (CIV80-22.7).  Each bears theirs by the step *bearing*."""

    victim: int
    total: int
    caps: tuple[int, ...]  # of the other seats, in A.S.T. order
    bearing: str
    args: tuple[int, ...] = ()  # of that step, after the seat and what is due
    named: tuple[tuple[int, int], ...] = ()  # who still loses how much, in A.S.T. order

    def begin(self, s: State) -> Next:
        if not any(self.caps):
            return DONE
        return Ask(self.victim, "order-losses", self.splits, then=self.note_order, rule="CIV80-12.0.6", about={"units": self.total}, public=True)

    def splits(self, s: State, seat: int) -> Amounts:
        return Amounts("order", self.caps, 0, min(self.total, sum(self.caps)))

    def note_order(self, s: State, option: Option) -> Next:
        self.named = tuple([(seat, n) for seat, n in zip(others(s, self.victim), option[1], strict=True) if n])
        for seat, n in self.named:
            s.tell("orders-losses", seat=self.victim, victim=seat, units=n)
        return self.next_loss(s)

    def next_loss(self, s: State) -> Next:
        if not self.named:
            return DONE
        seat, due = self.named[0]
        self.named = self.named[1:]
        return Call(find_step(s, self.bearing)(seat, due, *self.args), then=self.next_loss)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("order", tuple()) if self.stage == "note_order":
                return None if self.splits(s, seat).contains(option) else BEYOND_CAP
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        """Losses by nation; one for each item of a dialog by the seat alone."""
        named = [(other, n) for other, n in zip(others(s, seat), option[1], strict=False) if n]
        if len(named) == 1 and named[0][1] == 1:
            return "do-order-one", {"seat": named[0][0]}
        if not named:
            return "do-order-none", {}
        return "do-order", {"amounts": tuple([("nation", s.players[other].nation, n) for other, n in named])}


def others(s: State, seat: int) -> list[int]:
    """All other seats in A.S.T. order."""
    return [other for other in s.order if other != seat]
