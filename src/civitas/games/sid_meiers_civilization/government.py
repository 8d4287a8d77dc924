"""Governments: unlocking, changing, Anarchy (SMC-6.8), and what they pay when a turn starts (SMC-6.10, SMC-19)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from . import coins
from .actions import Action
from .board import armies_of
from .culture_track import gain_culture
from .events.hand import hand_limits
from .piles import gain_trade
from .state import CHANGED_GOVERNMENT, State
from .tables import ANARCHY, ARMY_CULTURE, GOVERNMENTS, NONE, TRADE_INCOME

CHANGE: Final[list[Option]] = [("government", government) for government in range(GOVERNMENTS)]

NO_SUCH_GOVERNMENT: Final = Refusal("SMC-6.8.1", "there-is-no-such-government")
IN_FORCE: Final = Refusal("SMC-6.8.1", "that-government-is-in-force")
CHANGED_ALREADY: Final = Refusal("SMC-6.8.4", "one-change-of-government-a-turn")
LOCKED: Final = Refusal("SMC-6.8.3", "the-government-is-locked")
THROUGH_ANARCHY: Final = Refusal("SMC-6.8.3", "only-through-anarchy")


def unlock(s: State, seat: int, government: int) -> None:
    """A government may be adopted from now on; directly in the next turn only (SMC-6.8.2, SMC-6.8.6)."""
    p = s.players[seat]
    if not p.unlocked >> government & 1:
        p.unlocked |= 1 << government
        p.new_governments |= 1 << government


def why_not_change(s: State, seat: int, government: int) -> Refusal | None:
    """Why a seat may not change to a government in this Start of Turn phase (SMC-6.8)."""
    p = s.players[seat]
    if not 0 <= government < GOVERNMENTS:
        return NO_SUCH_GOVERNMENT
    if p.government == government:
        return IN_FORCE
    if p.flags & CHANGED_GOVERNMENT:
        return CHANGED_ALREADY
    if government == ANARCHY:
        return None
    if not p.unlocked >> government & 1:
        return LOCKED
    return None if p.government == ANARCHY or p.free_change >> government & 1 else THROUGH_ANARCHY


class ChangeGovernment(Action):
    """SMC-6.8: to one unlocked in the previous turn, to Anarchy, or out of Anarchy; once a turn."""

    verb: ClassVar[str] = "government"
    parts: ClassVar[tuple[str, ...]] = ("government",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if not s.players[seat].flags & CHANGED_GOVERNMENT:
            options += [CHANGE[government] for government in range(GOVERNMENTS) if why_not_change(s, seat, government) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_change(s, seat, option[1])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return change(s, seat, option[1])


def change(s: State, seat: int, government: int) -> Step | None:
    """The new government is in force at once, with its coin and, in the option set, its Start of Turn gain (SMC-6.10)."""
    p = s.players[seat]
    p.flags |= CHANGED_GOVERNMENT
    p.government = government
    s.tell("changes-government", seat=seat, government=government)
    pay_income(s, seat)
    coins.recount(s, seat)
    return hand_limits(s)


def force_anarchy(s: State, seat: int) -> Step | None:
    """SMC-6.8.7: at once; no change in the same phase afterwards (SMC-6.8.4); who leaves Monarchy may hold too many events."""
    p = s.players[seat]
    p.flags |= CHANGED_GOVERNMENT
    p.government = ANARCHY
    s.tell("falls-into-anarchy", seat=seat)
    coins.recount(s, seat)
    return hand_limits(s)


def pay_income(s: State, seat: int) -> None:
    """What the government in force pays at Start of Turn: only in the option set (SMC-6.6, SMC-6.10)."""
    p, which = s.players[seat], s.rules.government_set
    trade = TRADE_INCOME[which][p.government]
    if trade:
        s.tell("government-pays-trade", seat=seat, government=p.government, number=gain_trade(s, seat, trade))
    if ARMY_CULTURE[which][p.government]:
        gain_culture(s, seat, len([army for army in armies_of(s, seat) if s.figures[army] != NONE]))
