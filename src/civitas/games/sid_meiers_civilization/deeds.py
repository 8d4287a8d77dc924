"""What is announced with its targets: culture events and resource abilities are both deeds (SMC-26).

A deed is stateless.  ``choices`` says what has to be named next, given what was named so far; when nothing is left to
name it is announced, may be answered, and takes effect.  Several techs and events do the same things, which are here.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .state import State
from .tables import CITIES, SEATS, WONDERS
from .tiles import SQUARES

CHOOSE_PLAYER: Final[list[Option]] = [("choose-player", seat) for seat in range(SEATS)]
BOOST: Final[list[Option]] = [("boost", city) for city in range(CITIES * SEATS)]
DESTROY: Final[list[Option]] = [("destroy", square) for square in range(SQUARES)]
OBSOLETE: Final[list[Option]] = [("obsolete", wonder) for wonder in range(WONDERS)]
ENOUGH: Final[Option] = ("enough",)
NOTHING: Final[list[Option]] = []

NO_TARGET: Final = Refusal("SMC-9.9", "that-is-no-target-of-it")
NOT_ANOTHER_PLAYER: Final = Refusal("SMC-23.4", "not-another-player")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """An event or an ability.  Every moment it may answer is listed here."""

    question: ClassVar[str] = "target"  # what is asked while it is announced
    several: ClassVar[bool] = False  # whether more than one target may be named, until ENOUGH

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        """What has to be named next; nothing: it is complete.  Targets are public."""
        return NOTHING

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        """Why *option*, which has the form of a target, is none that can be named."""
        return NO_TARGET

    def can_do_something(self, s: State, seat: int) -> bool:
        """Whether it has all its targets and changes anything (SMC-9.9, SMC-14.13)."""
        return bool(self.choices(s, seat, []))

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        """The seats that it targets, as a mask (SMC-9.8)."""
        return 0

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        """What it does if nobody cancels it; a step where somebody must be asked."""
        return None


def boost(s: State, city: int, production: int) -> None:
    """SMC-8.2.4: one-turn production of a city; it adds up, and its next producing action uses it up."""
    s.bonus[city] += production
    s.tell("city-boosted", city=city, number=production)
