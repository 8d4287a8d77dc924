"""Culture: Arts, Sports, Theaters are entries of the turn's menu; Monuments gives a wonder card."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..effects import ONCE, Effect, enroll_advance, enroll_special, has, has_special, used
from ..happiness import raise_mood
from ..hexes import SPACES
from ..influence import INFLUENCE, Influence, influence_refusal
from ..menu import TurnAction, enroll_action
from ..payment import CANNOT_PAY, EFFECT_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain
from ..state import Player, State
from ..tables import ARTS, CULTURE, HAPPY, MONUMENTS, MOOD, SPECIAL, SPORTS, THEATERS
from ..wonders import DrawWonder

ONE_CULTURE: Final = price_of(culture=1)
TWO_CULTURE: Final = price_of(culture=2)
ONE_MOOD: Final = price_of(mood=1)
TWO_MOOD: Final = price_of(mood=2)
PRACTISE_ARTS: Final[Option] = ("arts",)
SPORTS_IN: Final[list[list[Option]]] = [[("sports", space, levels) for levels in (1, 2)] for space in range(SPACES)]
PLAY_THEATER: Final[tuple[Option, ...]] = (("theaters", MOOD), ("theaters", CULTURE))
HELLENISTIC_CULTURE: Final = SPECIAL["hellenistic_culture"]
HOW_TWO_MOOD: Final = 16  # Arts, paid with Hellenistic Culture

NO_ARTS: Final = Refusal("COC-ADV-arts", "needs-arts")
ARTS_USED: Final = Refusal("COC-ADV-arts", "once-per-turn")
NO_SPORTS: Final = Refusal("COC-ADV-sports", "needs-sports")
NOT_THEIR_CITY: Final = Refusal("COC-ADV-sports", "not-your-city")
TOO_HAPPY: Final = Refusal("COC-4.2.3", "mood-cannot-rise-so-far")
NO_THEATERS: Final = Refusal("COC-ADV-theaters", "needs-theaters")
THEATERS_USED: Final = Refusal("COC-ADV-theaters", "once-per-turn")
NO_SUCH_TOKEN: Final = Refusal("COC-ADV-theaters", "a-mood-or-a-culture-token")


class Monuments(Effect):
    """Whoever gains it draws a wonder card (COC-ADV-monuments)."""

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        return DrawWonder(p.seat) if advance == MONUMENTS else None


# --- Arts


def arts_refusal(s: State, p: Player) -> Refusal | None:
    """Why *p* may not use Arts now."""
    if not has(p, ARTS):
        return NO_ARTS
    if used(p, ONCE["arts"]):
        return ARTS_USED
    if not can_pay(s, p, EFFECT_PRICE, ONE_CULTURE, ARTS):
        return CANNOT_PAY
    why = influence_refusal(s, p, 1)
    if why is not None and has_special(p, HELLENISTIC_CULTURE) and p.goods[MOOD] >= 2:
        return influence_refusal(s, p)
    return why


class Arts(TurnAction):
    """Once per turn, free: a culture token for a culture influence (COC-ADV-arts)."""

    verb: ClassVar[str] = "arts"
    place: ClassVar[int] = 71
    influences: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if options and p.actions > 0 and INFLUENCE not in options:
            return  # the menu has looked already: without a token less there was no influence either
        if arts_refusal(s, p) is None:
            options.append(PRACTISE_ARTS)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return arts_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["arts"]
        return PractiseArts(p.seat)


class PractiseArts(Step):
    """They pay, then influence."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, ARTS, rule="COC-ADV-arts"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        return Call(Influence(self.seat))


# --- Sports


def sports_refusal(s: State, p: Player, space: int, levels: int) -> Refusal | None:
    """Why *p* may not raise the mood of a city by Sports."""
    if not has(p, SPORTS):
        return NO_SPORTS
    if space not in p.cities:
        return NOT_THEIR_CITY
    if levels not in (1, 2) or s.mood[space] + levels > HAPPY:
        return TOO_HAPPY
    return None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE if levels == 1 else TWO_CULTURE, SPORTS) else CANNOT_PAY


class Sports(TurnAction):
    """As an action: 1 or 2 culture tokens raise the mood of a city by 1 or 2 levels (COC-ADV-sports)."""

    verb: ClassVar[str] = "sports"
    parts: ClassVar[tuple[str, ...]] = ("city", "n")
    place: ClassVar[int] = 41
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has(p, SPORTS):
            for space in p.cities:
                options += [option for option in SPORTS_IN[space] if sports_refusal(s, p, space, option[2]) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return sports_refusal(s, p, option[1], option[2])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return HoldGames(p.seat, option[1], option[2])


class HoldGames(Step):
    """They pay, then the mood rises."""

    seat: int
    city: int
    levels: int

    def begin(self, s: State) -> Next:
        price = ONE_CULTURE if self.levels == 1 else TWO_CULTURE
        return Call(Pay(self.seat, EFFECT_PRICE, price, SPORTS, rule="COC-ADV-sports"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        raise_mood(s, self.city, self.levels)
        return DONE


# --- Theaters


def theaters_refusal(s: State, p: Player, good: int) -> Refusal | None:
    """Why *p* may not exchange a token for this one."""
    if not has(p, THEATERS):
        return NO_THEATERS
    if used(p, ONCE["theaters"]):
        return THEATERS_USED
    if good not in (MOOD, CULTURE):
        return NO_SUCH_TOKEN
    return None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE if good == MOOD else ONE_MOOD, THEATERS) else CANNOT_PAY


class Theaters(TurnAction):
    """Once per turn, free: a culture token for a mood token, or the reverse (COC-ADV-theaters)."""

    verb: ClassVar[str] = "theaters"
    parts: ClassVar[tuple[str, ...]] = ("good",)
    place: ClassVar[int] = 72

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has(p, THEATERS):
            options += [option for option in PLAY_THEATER if theaters_refusal(s, p, option[1]) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return theaters_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["theaters"]
        return Exchange(p.seat, ONE_CULTURE if option[1] == MOOD else ONE_MOOD, option[1], "COC-ADV-theaters")


class Exchange(Step):
    """They pay a price and gain one of a good."""

    seat: int
    price: tuple[int, ...]
    good: int
    rule: str

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, self.price, rule=self.rule), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        gain(s, s.players[self.seat], self.good)
        return DONE


class HellenisticArts(Effect):
    """Arts may be paid with 2 mood tokens (COC-SPA-hellenistic_culture)."""

    purposes: ClassVar[tuple[str, ...]] = ("effect",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == EFFECT_PRICE and deal.subject == ARTS and has_special(p, HELLENISTIC_CULTURE):
            if influence_refusal(s, p, 1) is None:
                deal.add(HOW_TWO_MOOD, TWO_MOOD)
            else:  # the culture tokens are all needed for the range
                deal.price = list(TWO_MOOD)


enroll_advance("monuments", Monuments())
enroll_special("hellenistic_culture", HellenisticArts())
enroll_action(Arts())
enroll_action(Sports())
enroll_action(Theaters())
