"""Wonders: the market, becoming obsolete, and the two that offer something at Start of Turn (SMC-8.9, SMC-18, SMC-21)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .actions import Action
from .board import army_in_supply, place_figure, scout_in_supply
from .deeds import OBSOLETE
from .learning import LearnFrom
from .pyramid import learnable
from .state import USED_GARDENS, USED_STATUE, State, others
from .tables import HANGING_GARDENS, NONE, STATUE_OF_LIBERTY, WONDER_AGE, WONDER_COST, WONDER_DISCOUNT, WONDER_DISCOUNT_TECH, WONDERS
from .yields import figures_at, stacking_limit, works

GARDENS: Final[tuple[Option, ...]] = (("gardens", "army"), ("gardens", "scout"))
STATUE: Final[Option] = ("statue",)

NOT_OBSOLETE: Final = Refusal("SMC-18.1", "that-wonder-cannot-become-obsolete")
NO_GARDENS: Final = Refusal("SMC-W.hanging_gardens", "the-hanging-gardens-do-not-work-for-you")
GARDENS_USED: Final = Refusal("SMC-21.1", "the-hanging-gardens-were-used-this-turn")
NO_FIGURE_LEFT: Final = Refusal("SMC-21.2", "no-such-figure-in-the-supply")
TOO_MANY_FIGURES: Final = Refusal("SMC-11.4", "above-the-stacking-limit")
NO_STATUE: Final = Refusal("SMC-W.statue_of_liberty", "the-statue-of-liberty-does-not-work-for-you")
STATUE_USED: Final = Refusal("SMC-21.1", "the-statue-of-liberty-was-used-this-turn")
NOTHING_TO_LEARN: Final = Refusal("SMC-21.3", "nobody-knows-a-tech-that-fits")


def wonder_cost(techs: int, wonder: int) -> int:
    """SMC-8.9.1: the printed cost, or the discount cost for who knows the discount tech."""
    return WONDER_DISCOUNT[wonder] if techs & WONDER_DISCOUNT_TECH[wonder] else WONDER_COST[wonder]


def take_from_market(s: State, wonder: int) -> None:
    """SMC-8.9.2: the space is refilled from the deck; an empty deck leaves it empty (SMC-25.2)."""
    space = s.market.index(wonder)
    s.market[space] = s.wonder_deck.pop() if s.wonder_deck else NONE
    if s.market[space] != NONE:
        s.tell("wonder-appears", wonder=s.market[space])


def may_become_obsolete(s: State, ages: list[int]) -> list[Option]:
    """SMC-18.1, SMC-18.2: wonders of these ages in play and working still, or face up in the market."""
    return [OBSOLETE[wonder] for wonder in range(WONDERS) if WONDER_AGE[wonder] in ages and is_current(s, wonder)]


def is_current(s: State, wonder: int) -> bool:
    """Whether a wonder lies in the market, or is in play and not obsolete."""
    return wonder in s.market or (s.wonders[wonder] != NONE and not s.obsolete >> wonder & 1)


def make_obsolete(s: State, wonder: int) -> None:
    """Its ability is off for the rest of the game, the marker stays; one in the market leaves the game (SMC-18)."""
    s.tell("becomes-obsolete", wonder=wonder)
    if wonder in s.market:
        take_from_market(s, wonder)
        s.lost_wonders = (*s.lost_wonders, wonder)
    else:
        s.obsolete |= 1 << wonder


# --- Start of Turn abilities that are a choice (SMC-21.1, SMC-21.8) -----------------------------------------------------------------


class HangingGardens(Action):
    """A free army or scout from the supply on the wonder's square (SMC-21.2)."""

    verb: ClassVar[str] = "gardens"
    parts: ClassVar[tuple[str, ...]] = ("figure",)
    words: ClassVar[tuple[str, ...]] = ("figure",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if works(s, seat, HANGING_GARDENS):
            options += [option for option in GARDENS if self.refusal(s, seat, option) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not works(s, seat, HANGING_GARDENS):
            return NO_GARDENS
        if s.players[seat].flags & USED_GARDENS:
            return GARDENS_USED
        if (army_in_supply(s, seat) if option == GARDENS[0] else scout_in_supply(s, seat)) == NONE:
            return NO_FIGURE_LEFT
        full = figures_at(s, seat, s.wonders[HANGING_GARDENS]) >= stacking_limit(s.players[seat])
        return TOO_MANY_FIGURES if full else None

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        square = s.wonders[HANGING_GARDENS]
        s.players[seat].flags |= USED_GARDENS
        place_figure(s, army_in_supply(s, seat) if option == GARDENS[0] else scout_in_supply(s, seat), square)
        s.tell("gardens-give", seat=seat, figure=option[1], square=square)
        return None


class StatueOfLiberty(Action):
    """Learn for nothing a tech that any other player knows (SMC-21.3); it does not use the turn's research (SMC-14.4)."""

    verb: ClassVar[str] = "statue"

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if works(s, seat, STATUE_OF_LIBERTY) and self.refusal(s, seat, STATUE) is None:
            options.append(STATUE)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not works(s, seat, STATUE_OF_LIBERTY):
            return NO_STATUE
        if s.players[seat].flags & USED_STATUE:
            return STATUE_USED
        return None if learnable(s.players[seat], known_by_others(s, seat)) else NOTHING_TO_LEARN

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        s.players[seat].flags |= USED_STATUE
        s.tell("statue-teaches", seat=seat)
        return LearnFrom(seat, known_by_others(s, seat))


def known_by_others(s: State, seat: int) -> int:
    """The techs that any other player knows, as a mask."""
    found = 0
    for rival in others(s, seat):
        found |= s.players[rival].techs
    return found
