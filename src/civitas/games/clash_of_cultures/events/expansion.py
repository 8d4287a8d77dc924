"""Events of the expansion: uprising, envoy, eclipse and horse, guillotine, anarchy, trades, stability, reformation (COC-EVT-39 to 48)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.records import Option

from ..armies import XERXES, add, leader_space, room
from ..cards.card import EventText, enroll_text
from ..cities import building_supply, colour, has_building, put_building
from ..civilizations.persia import TakeTokens
from ..decks import discard_event
from ..effects import government, refresh
from ..hexes import SPACES
from ..leaving import discard_leader
from ..menu import Question
from ..payment import EFFECT_PRICE, MOOD_OR_CULTURE, Pay, can_pay, part
from ..resources import gain
from ..specials import follow_requirements
from ..state import Player, State, clockwise, others
from ..tables import (
    ACADEMY,
    CULTURE,
    EVENT_PARAMS,
    GOLD,
    GOVERNMENTS,
    IDEA,
    LEADER,
    LEADERS,
    MARKET,
    MOOD,
    NONE,
    OBELISK,
    OBSERVATORY,
    PORT,
    TEMPLE,
)
from ..wonders import reveal_wonder

UPRISE: Final[list[Option]] = [("uprising", n) for n in range(5)]
FAVOUR: Final[list[Option]] = [("favour", seat) for seat in range(4)]
BEHEAD: Final[Option] = ("take-points",)
SUCCEED: Final[list[list[Option]]] = [[("succeed", leader, space) for space in range(SPACES)] for leader in range(LEADERS)]
REFORM: Final[list[Option]] = [("reform", space) for space in range(SPACES)]
REFORMER: Final[list[Option]] = [("reformer", seat) for seat in range(4)]
MOST_TOKENS: Final = 4


# --- Uprising


class Uprising(EventText):
    """1 to 4 tokens are paid, half a point each (COC-EVT-39, COC-7.8.13)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        if not can_pay(s, s.players[seat], EFFECT_PRICE, part(MOOD_OR_CULTURE)):
            discard_event(s, seat, card)
            return None
        s.players[seat].kept.append(card)
        return PayUprising(seat)


class PayUprising(Step):
    """How many, then which."""

    seat: int
    number: int = 0

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        able = [n for n in range(1, MOST_TOKENS + 1) if can_pay(s, p, EFFECT_PRICE, part(MOOD_OR_CULTURE, n))]
        if not p.goods[MOOD] + p.goods[CULTURE]:
            able.insert(0, 0)  # captives may stand for tokens, but nobody must give them
        return Ask(self.seat, "uprising", tuple([UPRISE[n] for n in able]), then=self.pay, rule="COC-EVT-39")

    def pay(self, s: State, option: Option) -> Next:
        self.number = option[1]
        if not self.number:
            return DONE
        return Call(Pay(self.seat, EFFECT_PRICE, part(MOOD_OR_CULTURE, self.number), rule="COC-EVT-39"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        s.players[self.seat].event_halves += self.number
        return DONE


# --- Envoy


class Envoy(EventText):
    """An idea and a culture token, a culture token for an opponent, and a wonder card lies open (COC-EVT-40)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        gain(s, s.players[seat], IDEA)
        gain(s, s.players[seat], CULTURE)
        return Welcome(seat)


class Welcome(Question):
    """Who is favoured; then the display, unless a card lies there already (COC-7.8.19)."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "favour", tuple([FAVOUR[seat] for seat in others(s, self.seat)]), then=self.favour, rule="COC-EVT-40")

    def favour(self, s: State, option: Option) -> Next:
        gain(s, s.players[option[1]], CULTURE)
        if not s.display or s.rules.public_wonders:
            reveal_wonder(s)
        return DONE


class Lasting(EventText):
    """The card lies open until it is used (COC-EVT-41, 42)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        s.lasting.append(card)
        return None


# --- Guillotine


class Guillotine(EventText):
    """The leader dies; another takes the place for nothing, or 2 points; no leaders are recruited any more (COC-EVT-43)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Behead(seat, card)


class Behead(Step):
    """First the leader in play."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        p.leaders_barred = True
        step = discard_leader(s, self.seat) if p.leader != NONE else None
        return self.choose(s) if step is None else Call(step, then=self.choose)

    def choose(self, s: State, *results: object) -> Next:
        p = s.players[self.seat]
        heirs = [SUCCEED[leader][space] for leader in p.leaders for space in p.cities if room(s, self.seat, space) + (leader == XERXES) > 0]
        return Ask(self.seat, "guillotine", (BEHEAD, *heirs), then=self.succeed, rule="COC-EVT-43")

    def succeed(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        p.leaders = []
        if option == BEHEAD:
            p.event_halves += 4
            p.kept.append(self.card)
        else:
            p.leader = option[1]
            add(s, self.seat, option[2], LEADER)
            discard_event(s, self.seat, self.card)
            s.tell("leader-succeeds", seat=self.seat, leader=p.leader, space=leader_space(s, self.seat))
        return DONE


# --- Anarchy


class Anarchy(EventText):
    """All government cubes lie on the card, a point each while they do (COC-EVT-44, COC-7.8.11)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        p = s.players[seat]
        cubes = government(p).bit_count()
        if not cubes:
            discard_event(s, seat, card)
            return None
        p.kept.append(card)
        p.anarchy += cubes
        p.advances &= ~GOVERNMENTS
        follow_requirements(s, p)
        refresh(s, p)
        s.tell("anarchy", seat=seat, n=cubes)
        return None


# --- Scientific Trade, Flourishing Trade, Era of Stability


def cities_with(s: State, p: Player, one: int, other: int) -> int:
    """Own cities with one building or the other."""
    return sum([has_building(s, city, one) or has_building(s, city, other) for city in p.cities])


class Bounty(EventText):
    """A good for every city with one of two buildings; the drawer has a minimum (COC-EVT-45, 46)."""

    def __init__(self, good: int, one: int, other: int) -> None:
        self.good = good
        self.buildings = (one, other)

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        for each in clockwise(s, seat):
            gain(s, s.players[each], self.good, self.amount(s, each, seat, card))
        return None

    def amount(self, s: State, each: int, seat: int, card: int) -> int:
        most: int = EVENT_PARAMS[card].get("max", 99)
        least: int = EVENT_PARAMS[card]["min_active"] if each == seat else 0
        return max(least, min(most, cities_with(s, s.players[each], *self.buildings)))


class EraOfStability(Bounty):
    """Tokens in any mix (COC-EVT-47)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Stabilize(tuple([(each, self.amount(s, each, seat, card)) for each in clockwise(s, seat)]))


class Stabilize(Step):
    """One player after the other."""

    shares: tuple[tuple[int, int], ...]

    def begin(self, s: State, *results: object) -> Next:
        while self.shares:
            (seat, number), self.shares = self.shares[0], self.shares[1:]
            if number:
                return Call(TakeTokens(seat, number, "COC-EVT-47"), then=self.begin)
        return DONE


# --- Reformation


class Reformation(EventText):
    """An opponent makes one of the drawer's temples theirs; without one another player with temples does it (COC-EVT-48)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        if temples(s, seat):
            return Reform(seat)
        able = [each for each in others(s, seat) if temples(s, each)]
        return PassOn(seat, tuple(able)) if able else None


def temples(s: State, seat: int) -> list[int]:
    """Where temples of a colour stand."""
    return [space for space in s.board.spaces if colour(s, space, TEMPLE) == seat]


class PassOn(Question):
    """Whoever has no temple names a player who has."""

    seat: int
    able: tuple[int, ...]

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "reformation-by", tuple([REFORMER[seat] for seat in self.able]), then=self.reform, rule="COC-EVT-48")

    def reform(self, s: State, option: Option) -> Next:
        return Call(Reform(option[1]))


class Reform(Question):
    """They choose an opponent with a temple left, who chooses the temple (COC-7.8.14)."""

    seat: int
    rival: int = NONE

    def begin(self, s: State) -> Next:
        able = [seat for seat in others(s, self.seat) if building_supply(s, seat, TEMPLE)]
        if not able:
            return DONE
        return Ask(self.seat, "reformation", tuple([REFORMER[seat] for seat in able]), then=self.choose, rule="COC-EVT-48")

    def choose(self, s: State, option: Option) -> Next:
        self.rival = option[1]
        spaces = tuple([REFORM[space] for space in temples(s, self.seat)])
        return Ask(self.rival, "reform-temple", spaces, then=self.replace, rule="COC-7.8.14", about={"rival": self.seat})

    def replace(self, s: State, option: Option) -> Next:
        put_building(s, option[1], TEMPLE, self.rival)
        s.tell("converts-building", seat=self.rival, city=option[1], building=TEMPLE)
        return DONE


enroll_text("event_39_uprising", Uprising())
enroll_text("event_40_envoy", Envoy())
enroll_text("event_41_solar_eclipse", Lasting())
enroll_text("event_42_trojan_horse", Lasting())
enroll_text("event_43_guillotine", Guillotine())
enroll_text("event_44_anarchy", Anarchy())
enroll_text("event_45_scientific_trade", Bounty(IDEA, ACADEMY, OBSERVATORY))
enroll_text("event_46_flourishing_trade", Bounty(GOLD, MARKET, PORT))
enroll_text("event_47_era_of_stability", EraOfStability(CULTURE, TEMPLE, OBELISK))
enroll_text("event_48_reformation", Reformation())
