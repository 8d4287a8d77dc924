"""Founding a city (COC-5.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Agenda, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import ARMY, MANY, count, enemy_units, is_land, list_occupied, remove, spaces_with
from .cities import place_city, settlement_supply, within
from .effects import FOUNDED, answering, has_special
from .menu import TurnAction, enroll_action
from .state import Deed, Player, State
from .tables import BARREN, NOBODY, SETTLER, SPECIAL

FLOOD_PLAINS: Final = SPECIAL["flood_plains"]
RAIDERS: Final = SPECIAL["raiders"]
FOUND: Final[list[Option]] = [("found", space) for space in range(100)]

NO_SETTLER: Final = Refusal("COC-5.2.1", "no-settler-of-yours-is-there")
NOT_ON_LAND: Final = Refusal("COC-5.2.2", "a-city-is-founded-on-land")
BARREN_LAND: Final = Refusal("COC-5.2.1", "no-city-is-founded-on-barren-land")
EXHAUSTED: Final = Refusal("COC-5.2.1", "no-city-is-founded-on-exhausted-land")
CITY_THERE: Final = Refusal("COC-5.2.1", "a-city-stands-there")
ENEMIES_THERE: Final = Refusal("COC-5.2.1", "enemy-units-are-there")
NO_SETTLEMENT: Final = Refusal("COC-5.2.3", "no-settlement-is-left")
RAIDED: Final = Refusal("COC-SPA-raiders", "raiders-keep-the-settler-from-founding")


def why_not_city_on(s: State, p: Player, space: int) -> Refusal | None:
    """Why *p* may not have a new city on this space, settler or not."""
    if not 0 <= space < len(s.terrain) or not is_land(s, space):
        return NOT_ON_LAND
    if s.terrain[space] == BARREN and not has_special(p, FLOOD_PLAINS):
        return BARREN_LAND
    if s.city[space] != NOBODY:
        return CITY_THERE
    if space in s.exhausted:
        return EXHAUSTED
    if enemy_units(s, p.seat, space):
        return ENEMIES_THERE
    return NO_SETTLEMENT if not settlement_supply(s, p.seat) else None


def why_not_found(s: State, p: Player, space: int) -> Refusal | None:
    """Why a settler of *p* may not found a city where it stands."""
    if not 0 <= space < len(s.terrain) or not count(s, p.seat, space, SETTLER):
        return NO_SETTLER
    return why_not_city_on(s, p, space) or (RAIDED if raided(s, p, space) else None)


def raided(s: State, p: Player, space: int) -> bool:
    """COC-SPA-raiders: settlers within two spaces of a Hunnic army, alone, cannot found or trade."""
    if s.stacks[p.seat][space] & ARMY or s.city[space] == p.seat:
        return False
    for other in s.players:
        if other.seat != p.seat and has_special(other, RAIDERS):
            return any([within(s, space, army, 2) for army in spaces_with(s, other.seat, ARMY)])
    return False


def found_city(s: State, seat: int, space: int) -> Step | None:
    """A new city, neutral (COC-5.2.2), and what its founding brings."""
    p = s.players[seat]
    place_city(s, seat, space)
    s.tell("founds-city", seat=seat, city=space)
    s.deeds.append(Deed("found", seat, space))
    steps = [step for effect in answering(p, FOUNDED) for step in [effect.founded(s, p, space)] if step is not None]
    return Agenda(steps) if steps else None


class FoundAction(TurnAction):
    """Replace a settler by a settlement."""

    verb = "found"
    parts = ("space",)
    place = 11
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if not settlement_supply(s, p.seat):
            return
        stacks = s.stacks[p.seat]
        for space in list_occupied(stacks):
            if stacks[space] & MANY and s.city[space] == NOBODY and why_not_found(s, p, space) is None:
                options.append(FOUND[space])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_found(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        remove(s, p.seat, option[1], SETTLER)
        return found_city(s, p.seat, option[1])


enroll_action(FoundAction())
