"""What an army meets where its move ends or where it is placed (SMC-11.14e, SMC-8.4.3)."""

from __future__ import annotations

from civitas.games.sid_meiers_civilization.board import city_at, figures_on, remove_figure
from civitas.games.sid_meiers_civilization.state import State, owner_of
from civitas.games.sid_meiers_civilization.tables import HUT, NONE, VILLAGE
from civitas.games.sid_meiers_civilization.yields import armies_at, enemy_at
from civitas.kernel.flow import DONE, Call, Next, Step

from .battle import Battle
from .loot import FigureLoot
from .villages import explore_hut


class Engagement(Step):
    """A seat's figures stand on a square with an enemy city, enemy figures, a village or a hut: it is resolved."""

    seat: int
    square: int

    def begin(self, s: State) -> Next:
        city = city_at(s, self.square)
        if city != NONE and owner_of(city) != self.seat:
            return Call(Battle(self.seat, owner_of(city), self.square, city=city))
        enemy = enemy_at(s, self.seat, self.square)
        if enemy != NONE:
            return Call(Battle(self.seat, enemy, self.square)) if armies_at(s, enemy, self.square) else self.kill_scouts(s, enemy)
        if s.token[self.square] == VILLAGE:  # SMC-12.4.1: the player to the left is the barbarian player
            return Call(Battle(self.seat, (self.seat + 1) % len(s.players), self.square, village=True))
        if s.token[self.square] == HUT:
            explore_hut(s, self.seat, self.square)
        return DONE

    def kill_scouts(self, s: State, enemy: int) -> Next:
        """SMC-11.9, 13.21: lone scouts are killed and looted, without a battle."""
        scouts = figures_on(s, enemy, self.square)
        for scout in scouts:
            remove_figure(s, scout)
        s.tell("kills-scouts", seat=self.seat, other=enemy, n=len(scouts), square=self.square)
        return Call(FigureLoot(self.seat, enemy))
