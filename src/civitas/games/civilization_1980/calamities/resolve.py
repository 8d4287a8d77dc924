"""E11 Calamities: which cards strike whom, and in what order (CIV80-12.0)."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.hands import find_strikes, return_calamity, reveal
from civitas.games.civilization_1980.state import NOBODY, State
from civitas.games.civilization_1980.support import SupportCheck
from civitas.games.civilization_1980.tables import (
    CIVIL_DISORDER,
    CIVIL_WAR,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    MOST_CALAMITIES,
    PIRACY,
    STACK,
    VOLCANO,
)
from civitas.kernel.flow import Call, Next, Step
from civitas.kernel.record_fields import namespace_of, record_class

STEPS: Final[dict[int, str]] = {
    VOLCANO: "Earth",
    FLOOD: "Flood",
    FAMINE: "Famine",
    CIVIL_WAR: "CivilWar",
    EPIDEMIC: "Epidemic",
    CIVIL_DISORDER: "CivilDisorder",
    ICONOCLASM: "Iconoclasm",
    PIRACY: "Piracy",
}


class Calamities(Step):
    """Red calamities strike who drew them, black ones who got them in trade: by number, two at most for each victim."""

    struck: tuple[tuple[int, int, int], ...] = ()  # card, victim, trader: shown to all
    at: int = 0
    suffered: list[int] = []  # by seat

    def begin(self, s: State) -> Next:
        found: list[tuple[int, int, int]] = []
        for seat in s.order:
            for card, trader in find_strikes(s.players[seat]):
                found.append((card, seat, trader))
        found.sort(key=lambda strike: STACK[strike[0]])  # CIV80-12.0.2: ascending, whoever is struck
        self.struck = tuple(found)
        self.suffered = [0] * s.seats()
        for card, seat, trader in found:
            if trader != NOBODY:
                reveal(s, s.players[seat], card)
                s.tell("calamity-was-passed", seat=seat, card=card, trader=trader)
        return self.strike(s)

    def strike(self, s: State) -> Next:
        """The next card; a third one for the same victim has no effect (CIV80-12.0.2, 12.0.9)."""
        while self.at < len(self.struck):
            card, victim, trader = self.struck[self.at]
            self.suffered[victim] += 1
            if self.suffered[victim] <= MOST_CALAMITIES:
                s.tell("calamity-strikes", seat=victim, card=card)
                step = record_class(namespace_of(type(s)), STEPS[card])(victim, trader)
                return Call(step, then=self.put_away)
            s.tell("calamity-ignored", seat=victim, card=card)
            self.drop(s)
        return Call(SupportCheck())  # CIV80-12.0.7

    def put_away(self, s: State) -> Next:
        self.drop(s)
        return self.strike(s)

    def drop(self, s: State) -> None:
        """CIV80-12.0.3: the card goes under its stack at once."""
        card, victim, _ = self.struck[self.at]
        return_calamity(s, s.players[victim], card)
        self.at += 1
