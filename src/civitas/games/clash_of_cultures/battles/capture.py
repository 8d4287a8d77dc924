"""Capturing a city (COC-6.7, 7.5.5, 9.4, 14.6)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import add, supply
from ..cities import building_supply, colour, drop_city, has_building, place_city, put_building, settlement_supply, size, wonders_in
from ..effects import CAPTURED, CITY_LOST, answering, has_special, refresh_all
from ..menu import simple_refusal
from ..resources import gain
from ..state import Deed, State
from ..tables import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    GOLD,
    HAPPY,
    NOBODY,
    NONE,
    OBELISK,
    PORT,
    SETTLER,
    SPECIAL,
)

CITY_INDEPENDENCE: Final = SPECIAL["city_independence"]
REFUGE: Final[list[Option]] = [("refuge", space) for space in range(100)]


class Capture(Step):
    """A city changes hands: gold, pieces, wonders, the loser's settler, anger, winner's effects."""

    winner: int
    loser: int
    space: int
    fight: int = 0  # its place in s.fights
    was_happy: bool = False
    was_angry: bool = False
    size: int = 0
    temple: bool = False  # what stood there before
    own: bool = False  # a building of the winner's colour stood there
    destroyed: bool = False
    at: int = 0

    def begin(self, s: State) -> Next:
        space = self.space
        self.size, mood = size(s, space), s.mood[space]
        self.was_happy, self.was_angry = mood == HAPPY, mood == ANGRY
        self.temple = has_building(s, space, 3)
        self.own = self.winner < BARBARIANS and any([colour(s, space, kind) == self.winner for kind in range(BUILDINGS)])
        s.tell("captures", winner=self.winner, loser=self.loser, city=space)
        self.take_gold(s, mood)
        drop_city(s, space)
        s.beloved = [other for other in s.beloved if other != space]  # COC-6.7.10
        s.druids = [other for other in s.druids if other != space]
        if settlement_supply(s, self.winner):
            self.replace(s)
        else:
            self.destroy(s)
        refresh_all(s)
        return self.refugee(s)

    def take_gold(self, s: State, mood: int) -> None:
        """COC-6.7.3; one for a barbarian city (COC-7.5.5)."""
        if self.winner >= len(s.players):
            return
        if self.loser == BARBARIANS:
            gold = 1
        else:
            gold = 1 if mood == ANGRY else self.size + (mood == HAPPY)
        gain(s, s.players[self.winner], GOLD, gold)

    def replace(self, s: State) -> None:
        """COC-6.7.2, 6.7.5: the loser's own pieces become the winner's; what there is no figure for is removed for a gold."""
        if self.winner < len(s.players) and self.loser < len(s.players):
            for kind in range(BUILDINGS):
                if colour(s, self.space, kind) == self.loser and not keeps_colour(s, self.loser, kind):
                    if building_supply(s, self.winner, kind):
                        put_building(s, self.space, kind, self.winner)
                    else:
                        put_building(s, self.space, kind, NOBODY)
                        gain(s, s.players[self.winner], GOLD)
        place_city(s, self.winner, self.space, ANGRY)

    def destroy(self, s: State) -> None:
        """COC-6.7.6, 9.5: no settlement is left: all pieces go, wonders are lost."""
        self.destroyed = True
        raze(s, self.space)
        if self.winner < len(s.players):
            gain(s, s.players[self.winner], GOLD, self.size)

    def refugee(self, s: State) -> Next:
        """COC-6.7.4: the loser puts a settler into another city of theirs."""
        if self.loser >= len(s.players) or not supply(s, self.loser, SETTLER) or not s.players[self.loser].cities:
            return self.effects(s)
        options = tuple([REFUGE[city] for city in s.players[self.loser].cities])
        return Ask(self.loser, "refuge", options, then=self.shelter, rule="COC-6.7.4")

    def shelter(self, s: State, option: Option) -> Next:
        add(s, self.loser, option[1], SETTLER)
        return self.effects(s)

    def effects(self, s: State, *results: object) -> Next:
        """Winner's effects, then the loser's."""
        todo = []
        if self.winner < len(s.players):
            todo += [(self.winner, effect, True) for effect in answering(s.players[self.winner], CAPTURED)]
        if self.loser < len(s.players):
            todo += [(self.loser, effect, False) for effect in answering(s.players[self.loser], CITY_LOST)]
        while self.at < len(todo):
            seat, effect, won = todo[self.at]
            self.at += 1
            p = s.players[seat]
            step = effect.captured(s, p, self) if won else effect.city_lost(s, p, self.space, self.winner)
            if step is not None:
                return Call(step, then=self.effects)
        if not self.destroyed and s.mood[self.space] == ANGRY and self.winner < len(s.players):
            s.deeds.append(Deed("angry", self.winner))  # COC-7.2.8
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def keeps_colour(s: State, owner: int, kind: int) -> bool:
    """COC-6.7.2: obelisks, and the ports of Phoenicia."""
    return kind == OBELISK or (kind == PORT and owner < len(s.players) and has_special(s.players[owner], CITY_INDEPENDENCE))


def raze(s: State, space: int) -> None:
    """All pieces of a city that has no owner any more are gone; its wonders are lost (COC-9.5, 9.7)."""
    for wonder in wonders_in(s, space):
        s.wonder_at[wonder] = NONE
        s.builder[wonder] = NOBODY
        s.lost_wonders.append(wonder)
    s.buildings[space] = 0
    s.port[space] = NONE
    s.beloved = [other for other in s.beloved if other != space]
    s.druids = [other for other in s.druids if other != space]
