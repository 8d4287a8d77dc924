"""Volcanic eruption or earthquake (CIV80-12.2)."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.atlas import SHAKEN_WITH, VOLCANOES
from civitas.games.civilization_1980.pieces import parties, raze, reduce, remove
from civitas.games.civilization_1980.state import NOBODY, Player, State
from civitas.games.civilization_1980.support import NOT_YOUR_CITY, REDUCE
from civitas.games.civilization_1980.tables import VOLCANO
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

ERUPT: Final[list[Option]] = [("erupt", volcano) for volcano in range(len(VOLCANOES))]
STOP: Final[Option] = ("stop",)

NO_UNITS_THERE: Final = Refusal("CIV80-12.2", "you-have-no-units-at-that-volcano")
NOT_SHAKEN: Final = Refusal("CIV80-22.11", "the-earthquake-does-not-reach-that-city")


class Earth(Step):
    """A volcano where the victim has units erupts and destroys all around it; otherwise the earth shakes one of their cities."""

    victim: int
    trader: int
    shaken: int = -1

    def begin(self, s: State) -> Next:
        p = s.players[self.victim]
        near = [ERUPT[volcano] for volcano in range(len(VOLCANOES)) if why_not_erupt(s, p, volcano) is None]
        if near:
            return Ask(self.victim, "volcano", near, then=self.erupt, rule="CIV80-12.2")
        if not p.cities:
            s.tell("calamity-finds-nothing", seat=self.victim, card=VOLCANO)
            return DONE
        return Ask(self.victim, "earthquake", [REDUCE[area] for area in p.cities], then=self.shake, rule="CIV80-12.2")

    def erupt(self, s: State, option: Option) -> Next:
        s.tell("erupts", volcano=option[1])
        for area in VOLCANOES[option[1]]:
            for seat in parties(s, area):
                n = s.players[seat].tokens[area]
                remove(s, s.players[seat], area, n)
                s.tell("loses-tokens", seat=seat, area=area, tokens=n)
            if s.city[area] != NOBODY:
                s.tell("loses-city", seat=raze(s, area).seat, area=area)
        return DONE

    def shake(self, s: State, option: Option) -> Next:
        self.shaken = option[1]
        reduce(s, self.shaken)
        near = [REDUCE[area] for area in SHAKEN_WITH[self.shaken] if self.why_not_shake(s, area) is None]
        return Ask(self.victim, "earthquake-neighbour", [*near, STOP], then=self.shake_neighbour, rule="CIV80-12.2")

    def shake_neighbour(self, s: State, option: Option) -> Next:
        if option != STOP:
            reduce(s, option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        match option:
            case ("erupt", int(volcano)) if self.stage == "erupt":
                return why_not_erupt(s, p, volcano)
            case ("reduce", int(area)) if self.stage == "shake_neighbour":
                return self.why_not_shake(s, area)
            case ("reduce", int(area)) if self.stage == "shake":
                return None if area in p.cities else NOT_YOUR_CITY
        return None

    def why_not_shake(self, s: State, area: int) -> Refusal | None:
        """CIV80-22.11: a city of another player, near enough."""
        return None if area in SHAKEN_WITH[self.shaken] and s.city[area] not in (NOBODY, self.victim) else NOT_SHAKEN


def why_not_erupt(s: State, p: Player, volcano: int) -> Refusal | None:
    """CIV80-12.2: a volcano that touches an area with units of *p*."""
    near = 0 <= volcano < len(VOLCANOES) and any([p.tokens[a] or s.city[a] == p.seat for a in VOLCANOES[volcano]])
    return None if near else NO_UNITS_THERE
