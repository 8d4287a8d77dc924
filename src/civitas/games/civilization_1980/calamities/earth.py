"""Volcanic eruption or earthquake (CIV80-12.2)."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.atlas import SHAKEN_WITH, VOLCANOES
from civitas.games.civilization_1980.pieces import parties, raze, reduce, remove
from civitas.games.civilization_1980.state import NOBODY, State
from civitas.games.civilization_1980.support import REDUCE
from civitas.games.civilization_1980.tables import VOLCANO
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

ERUPT: Final[list[Option]] = [("erupt", volcano) for volcano in range(len(VOLCANOES))]
STOP: Final[Option] = ("stop",)

NO_UNITS_THERE: Final = Refusal("CIV80-12.2", "you-have-no-units-at-that-volcano")
NOT_SHAKEN: Final = Refusal("CIV80-22.11", "the-earthquake-does-not-reach-that-city")


class Earth(Step):
    """A volcano where the victim has units erupts and destroys all around it; otherwise the earth shakes one of his cities."""

    victim: int
    trader: int
    shaken: int = -1

    def begin(self, s: State) -> Next:
        p = s.players[self.victim]
        near = [ERUPT[v] for v, areas in enumerate(VOLCANOES) if any([p.tokens[a] or s.city[a] == p.seat for a in areas])]
        if near:
            return Ask(self.victim, "volcano", near, then=self.erupt, rule="CIV80-12.2")
        if not p.cities:
            s.tell("calamity-finds-nothing", self.victim, VOLCANO)
            return DONE
        return Ask(self.victim, "earthquake", [REDUCE[area] for area in p.cities], then=self.shake, rule="CIV80-12.2")

    def erupt(self, s: State, option: Option) -> Next:
        s.tell("erupts", option[1])
        for area in VOLCANOES[option[1]]:
            for seat in parties(s, area):
                n = s.players[seat].tokens[area]
                remove(s, s.players[seat], area, n)
                s.tell("loses-tokens", seat, area, n)
            if s.city[area] != NOBODY:
                s.tell("loses-city", raze(s, area).seat, area)
        return DONE

    def shake(self, s: State, option: Option) -> Next:
        self.shaken = option[1]
        reduce(s, self.shaken)
        near = [REDUCE[area] for area in SHAKEN_WITH[self.shaken] if s.city[area] not in (NOBODY, self.victim)]
        return Ask(self.victim, "earthquake-neighbour", [*near, STOP], then=self.shake_neighbour, rule="CIV80-12.2")

    def shake_neighbour(self, s: State, option: Option) -> Next:
        if option != STOP:
            reduce(s, option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] == "erupt":
            return NO_UNITS_THERE
        return NOT_SHAKEN if option[0] == "reduce" and self.shaken >= 0 else None
