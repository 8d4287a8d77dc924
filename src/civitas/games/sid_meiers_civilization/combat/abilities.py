"""Battle abilities that are paid with iron (SMC-13.7, Appendix A)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.abilities import Ability, implement
from civitas.games.sid_meiers_civilization.deeds import ENOUGH
from civitas.games.sid_meiers_civilization.state import State
from civitas.games.sid_meiers_civilization.tables import NONE
from civitas.kernel.flow import Step, current
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .battle import Battle

NOTHING: Final[list[Option]] = []
TOO_MANY_WOUNDS: Final = Refusal("SMC-13.7", "not-so-many-wounds-for-a-unit-there")


class Steel(Ability):
    """Metalworking: the next unit deals 3 more wounds in the attack that it makes when played."""

    def can_do_something(self, s: State, seat: int) -> bool:
        battle: Battle | None = current(s, Battle)
        return battle is not None and not battle.played and not battle.steel and bool(battle.open_fronts())

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        return NOTHING

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        battle: Battle = current(s, Battle)
        battle.steel = self.number("attack_bonus")
        return None


class Barrage(Ability):
    """Mathematics and Ballistics: wounds for enemy units in play, split as one likes, up to a number."""

    question: ClassVar[str] = "wounds"
    several: ClassVar[bool] = True

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return TOO_MANY_WOUNDS

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        """Front by front, each with its number of wounds; no unit gets more than kills it."""
        battle: Battle | None = current(s, Battle)
        if battle is None or ENOUGH in chosen:
            return NOTHING
        side = 1 - battle.side
        left: int = self.number("wounds_up_to") - sum([option[2] for option in chosen])
        last: int = chosen[-1][1] if chosen else NONE
        found: list[Option] = []
        for front, unit in enumerate(battle.fronts(side)):
            if front > last and unit != NONE:
                room = battle.strength(s, side, unit) - battle.wounds(side)[front]
                found += [("wound", front, n) for n in range(1, min(room, left) + 1)]
        return [*found, ENOUGH] if found and chosen else found

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        battle: Battle = current(s, Battle)
        for option in chosen:
            if option != ENOUGH:
                battle.wound(s, 1 - battle.side, option[1], option[2])
        battle.bury(s)
        return None


METALWORKING_IRON: Final = implement("metalworking_iron", Steel())
MATHEMATICS_IRON: Final = implement("mathematics_iron", Barrage())
BALLISTICS_IRON: Final = implement("ballistics_iron", Barrage())
