"""After the result of a battle (SMC-13.9 to 13.16), in the order of SMC-13.15."""

from __future__ import annotations

from typing import Final

from civitas.games.sid_meiers_civilization.board import destroy_city, figures_on, remove_figure
from civitas.games.sid_meiers_civilization.civilizations import explores, triumphs
from civitas.games.sid_meiers_civilization.coins import add_token
from civitas.games.sid_meiers_civilization.events.hand import hand_limits
from civitas.games.sid_meiers_civilization.piles import bury_units
from civitas.games.sid_meiers_civilization.state import BY_MILITARY, State, everybody, is_capital, is_scout
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    CHINA,
    CODE_OF_LAWS,
    COIN_CODE_OF_LAWS,
    KILLED_PER_ARMY,
    NONE,
    UNIT_TYPE,
    UNITS,
)
from civitas.games.sid_meiers_civilization.winning import meet
from civitas.kernel.chance import HELD
from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.record_fields import face_up
from civitas.kernel.records import CardId, Option

from .loot import CityLoot, FigureLoot
from .villages import ConquerVillage

SAVE: Final[list[Option]] = [("save", unit) for unit in range(UNITS)]
SAVE_NONE: Final[Option] = ("save-none",)
CODE_OF_LAWS_COIN: Final = ABILITY["code_of_laws_coin"]
NOT_KILLED: Final = Refusal("SMC-20.2", "that-unit-was-not-killed-in-this-battle")


class Aftermath(Step):
    """Losses, what the loser loses, China's saved unit, cards back, loot, and what the winner gets besides."""

    attacker: int
    defender: int
    square: int
    city: int
    village: bool
    attack_won: bool
    attack_alive: list[CardId] = face_up()
    defence_alive: list[CardId] = face_up()
    attack_dead: list[CardId] = face_up()
    defence_dead: list[CardId] = face_up()
    loot: bool = False  # the loser had figures there
    saver: int = NONE  # China, if it fought

    def winner(self) -> int:
        return self.attacker if self.attack_won else self.defender

    def loser(self) -> int:
        return self.defender if self.attack_won else self.attacker

    def barbarians_won(self) -> bool:
        return self.village and not self.attack_won

    def begin(self, s: State) -> Next:
        """SMC-13.12: a lost capital ends the game before anything else."""
        if self.city != NONE and self.attack_won and is_capital(self.city):
            meet(s, self.attacker, BY_MILITARY)
            return DONE
        if not self.barbarians_won():
            self.lose_armies(s)
        self.fall(s)
        step = hand_limits(s)  # SMC-9.2: coins that fell with a city may make its owner's hand smaller, before anything is looted
        return self.ask_china(s) if step is None else Call(step, then=self.ask_china)

    def lose_armies(self, s: State) -> None:
        """SMC-13.9: one army of the winner for every two of its units killed, never the last one there."""
        dead = self.attack_dead if self.attack_won else self.defence_dead
        armies = [figure for figure in figures_on(s, self.winner(), self.square) if not is_scout(figure)]
        lost = min(len(dead) // KILLED_PER_ARMY, len(armies) - 1)
        for figure in armies[: max(0, lost)]:
            remove_figure(s, figure)
        if lost > 0:
            s.tell("loses-armies", seat=self.winner(), n=lost)

    def fall(self, s: State) -> None:
        """SMC-13.10, 13.11: the loser's figures there die; a lost city is destroyed."""
        if self.city != NONE and self.attack_won:
            destroy_city(s, self.city)
            s.tell("city-falls", city=self.city, seat=self.attacker)
        if not (self.village and self.attack_won):
            beaten = figures_on(s, self.loser(), self.square)
            for figure in beaten:
                remove_figure(s, figure)
            self.loot = bool(beaten) and not self.village

    # --- China (SMC-20.2)

    def ask_china(self, s: State) -> Next:
        for seat, dead in ((self.attacker, self.attack_dead), (self.defender, self.defence_dead)):
            if s.players[seat].civ == CHINA and dead and not (self.village and seat == self.defender):
                self.saver = seat
                ways = (*[SAVE[unit] for unit in sorted(set(dead))], SAVE_NONE)
                return Ask(seat, "save-unit", ways, then=self.save, rule="SMC-20.2")
        return self.put_back(s)

    def save(self, s: State, option: Option) -> Next:
        if option != SAVE_NONE:
            dead, alive = (self.attack_dead, self.attack_alive) if self.saver == self.attacker else (self.defence_dead, self.defence_alive)
            dead.remove(option[1])
            alive.append(option[1])
            s.tell("saves-unit", seat=self.saver, unit=option[1])
        return self.put_back(s)

    # --- cards (SMC-13.14)

    def put_back(self, s: State) -> Next:
        """Survivors return to standing forces, everybody having seen them; the dead and all barbarians go under their decks."""
        self.enlist(s, self.attacker, self.attack_alive)
        if self.village:
            self.defence_dead += self.defence_alive
        else:
            self.enlist(s, self.defender, self.defence_alive)
        bury_units(s, self.attack_dead + self.defence_dead)
        self.attack_alive, self.defence_alive, self.attack_dead, self.defence_dead = [], [], [], []
        return self.plunder(s)

    def enlist(self, s: State, seat: int, units: list[int]) -> None:
        p = s.players[seat]
        for unit in units:
            p.forces.put(unit, everybody(s) << HELD)
            p.units[UNIT_TYPE[unit]] += 1

    # --- loot and triggers

    def plunder(self, s: State) -> Next:
        if self.city != NONE and self.attack_won:
            return Call(CityLoot(self.attacker, self.defender), then=self.celebrate)
        if self.village and self.attack_won:
            return Call(ConquerVillage(self.attacker, self.square), then=self.celebrate)
        if self.loot:
            return Call(FigureLoot(self.winner(), self.loser()), then=self.celebrate)
        return self.celebrate(s)

    def celebrate(self, s: State, *results: object) -> Next:
        """SMC-13.15: Code of Laws' coin, then Rome's advance or China's culture."""
        if self.barbarians_won():
            return self.settle(s)
        p = s.players[self.winner()]
        if p.techs & CODE_OF_LAWS and not p.once >> CODE_OF_LAWS_COIN & 1:  # the first win of the turn
            p.once |= 1 << CODE_OF_LAWS_COIN
            add_token(s, p.seat, COIN_CODE_OF_LAWS)
        if s.ended() or not self.attack_won or (self.city == NONE and not self.village):
            return self.settle(s)
        if self.village:
            explores(s, p.seat)
        step = triumphs(s, p.seat)
        return self.settle(s) if step is None else Call(step, then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        """SMC-9.2: coins that changed may make hands smaller."""
        step = hand_limits(s)
        return DONE if step is None else Call(step)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        dead = self.attack_dead if seat == self.attacker else self.defence_dead
        return NOT_KILLED if option[0] == "save" and option[1:] not in [(unit,) for unit in dead] else None
