"""Governments: unlocking, changing, Anarchy (SMC-6.8), and what they pay when a turn starts (SMC-6.10, SMC-19)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from . import coins
from .board import armies_of
from .culture import gain_culture
from .hands import hand_limits
from .piles import gain_trade, take_resource
from .state import CHANGED_GOVERNMENT, USED_FREE_HARVEST, State, cities_of
from .tables import ANARCHY, ARMY_CULTURE, FREE_HARVEST, GOVERNMENTS, MARKET_RESOURCES, NONE, TRADE_INCOME
from .yields import enemies_at, outskirts, resource_at

CHANGE: Final[list[Option]] = [("change-government", government) for government in range(GOVERNMENTS)]
HARVEST_FREELY: Final[list[Option]] = [("harvest-freely", resource) for resource in range(MARKET_RESOURCES)]

NO_SUCH_GOVERNMENT: Final = Refusal("SMC-6.8.1", "there-is-no-such-government")
IN_FORCE: Final = Refusal("SMC-6.8.1", "that-government-is-in-force")
CHANGED_ALREADY: Final = Refusal("SMC-6.8.4", "one-change-of-government-a-turn")
LOCKED: Final = Refusal("SMC-6.8.3", "the-government-is-locked")
THROUGH_ANARCHY: Final = Refusal("SMC-6.8.3", "only-through-anarchy")
NOT_FEUDAL: Final = Refusal("SMC-G13.feudalism", "no-government-harvests-freely")
HARVESTED: Final = Refusal("SMC-G13.feudalism", "harvested-freely-this-turn")
NO_ICON: Final = Refusal("SMC-G13.feudalism", "no-such-resource-in-the-outskirts")
NONE_LEFT: Final = Refusal("SMC-8.14.1", "no-such-token-in-the-market")


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


def change_options(s: State, seat: int) -> list[Option]:
    """The governments that a seat may change to now."""
    return [CHANGE[government] for government in range(GOVERNMENTS) if why_not_change(s, seat, government) is None]


def change(s: State, seat: int, government: int) -> Step | None:
    """The new government is in force at once, with its coin and, in the option set, its Start of Turn gain (SMC-6.10)."""
    p = s.players[seat]
    p.flags |= CHANGED_GOVERNMENT
    p.government = government
    s.tell("changes-government", seat=seat, government=government)
    pay_income(s, seat)
    coins.recount(s, seat)
    return hand_limits(s)


def force_anarchy(s: State, seat: int) -> None:
    """SMC-6.8.7: at once; no change in the same phase afterwards (SMC-6.8.4)."""
    p = s.players[seat]
    p.flags |= CHANGED_GOVERNMENT
    p.government = ANARCHY
    s.tell("falls-into-anarchy", seat=seat)
    coins.recount(s, seat)


def pay_income(s: State, seat: int) -> None:
    """What the government in force pays at Start of Turn: only in the option set (SMC-6.6, SMC-6.10)."""
    p, which = s.players[seat], s.rules.government_set
    trade = TRADE_INCOME[which][p.government]
    if trade:
        s.tell("government-pays-trade", seat=seat, government=p.government, number=gain_trade(s, seat, trade))
    if ARMY_CULTURE[which][p.government]:
        gain_culture(s, seat, len([army for army in armies_of(s, seat) if s.figures[army] != NONE]))


# --- Feudalism of the option set: a harvest at Start of Turn -------------------------------------------------------------------


def why_not_harvest_freely(s: State, seat: int, resource: int) -> Refusal | None:
    """SMC-G13.feudalism: an icon in the outskirts of any own city, unblockaded, and a token in the market."""
    p = s.players[seat]
    if not FREE_HARVEST[s.rules.government_set][p.government]:
        return NOT_FEUDAL
    if p.flags & USED_FREE_HARVEST:
        return HARVESTED
    if not 0 <= resource < MARKET_RESOURCES or not any([shows(s, seat, city, resource) for city in cities_of(s, seat)]):
        return NO_ICON
    return None if s.supply[resource] else NONE_LEFT


def shows(s: State, seat: int, city: int, resource: int) -> bool:
    """Whether an unblockaded square of a city's own outskirts shows a resource; scouts are not sent yet."""
    for square in outskirts(s, city):
        if resource_at(s, square) == resource and not enemies_at(s, seat, square):
            return True
    return False


def free_harvests(s: State, seat: int) -> list[Option]:
    """The resources that may be harvested freely now."""
    if not FREE_HARVEST[s.rules.government_set][s.players[seat].government]:
        return []
    return [HARVEST_FREELY[resource] for resource in range(MARKET_RESOURCES) if why_not_harvest_freely(s, seat, resource) is None]


def harvest_freely(s: State, seat: int, resource: int) -> None:
    """Take the token; once a turn, and no city acts."""
    s.players[seat].flags |= USED_FREE_HARVEST
    take_resource(s, seat, resource)
    s.tell("harvests-freely", seat=seat, resource=resource)
