"""After the last round (COC-6.4.4 to 6.4.8, 6.5.2, 6.6.2, 6.8, 7.5.5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import (
    ARMY,
    FOUGHT,
    SHIPS,
    add,
    count,
    flag_all,
    remove,
    room,
    supply,
)
from ..cities import has_building
from ..decks import discard_event
from ..effects import AFTER_BATTLE, answering, has
from ..groups import tire_allies
from ..leaving import Drown
from ..menu import simple_refusal
from ..resources import gain
from ..state import Deed, State, clockwise
from ..tables import BARBARIANS, CAVALRY, CULTURE, ELEPHANT, EVENT, FANATICISM, GOLD, INFANTRY, MOOD, NOBODY, PIRATES, SETTLER, SHIP, TEMPLE
from .battle import ATTACK, DEFENCE, PROTECTOR_USED, Battle, battle_of, player, side_of
from .capture import Capture

SOLAR_ECLIPSE: Final = EVENT["event_41_solar_eclipse"]
TAKE_TOKEN: Final[tuple[Option, ...]] = (("take-mood",), ("take-culture",))
PLACE_INFANTRY: Final[list[Option]] = [("place-infantry", space) for space in range(100)]


class Ending(Step):
    """COC-6.4.8: flags, settlers and passengers, rewards, capture, Fanaticism, other effects, instant objectives."""

    at: int = 0
    tokens: int = 0  # of destroyed pirates, still to be chosen
    bereft: int = 0  # sides that lost settlers
    temple: bool = False  # in the city, before it was captured
    asked: list[int] = []  # places of effects that were run, by seat * 64 + place

    def begin(self, s: State) -> Next:
        b = battle_of(s)
        self.flag(s, b)
        self.temple = b.in_city(s) and has_building(s, b.space, TEMPLE)
        self.lose_settlers(s, b)
        return self.lose_passengers(s)

    def flag(self, s: State, b: Battle) -> None:
        """COC-6.4.6: all who took part; who retreated was flagged when they went."""
        if s.current in b.sides():
            flag_all(s, b.space, SHIPS if b.sea else ARMY, FOUGHT)
            if b.has_pirates(s, side_of(b, s.current)):
                tire_allies(s, s.players[s.current], b.space, b.space)

    def lose_settlers(self, s: State, b: Battle) -> None:
        """COC-6.4.5, 6.8: settlers without an army on the space of a lost battle are destroyed."""
        if b.sea:
            return
        for side in (ATTACK, DEFENCE):
            owner = b.owner(side)
            settlers = count(s, owner, b.space, SETTLER)
            if settlers and not s.stacks[owner][b.space] & ARMY and b.winner != owner:
                if side == ATTACK or b.winner == b.attacker or b.at_start[DEFENCE]:
                    remove(s, owner, b.space, SETTLER, settlers)
                    b.settlers_lost += settlers if side == DEFENCE else 0
                    self.bereft |= 1 << side
                    s.tell("settlers-destroyed", owner=owner, space=b.space, n=settlers)

    def lose_passengers(self, s: State) -> Next:
        b = battle_of(s)
        while b.sea and self.at < 2:
            side = self.at
            self.at += 1
            p = player(s, b, side)
            if p is not None:
                return Call(Drown(p.seat, b.space, b.owner(1 - side)), then=self.lose_passengers)
        return self.reward(s)

    def reward(self, s: State) -> Next:
        """COC-7.5.5, 7.5.6: gold for a defeated barbarian army; gold and a token for each pirate ship, whoever won."""
        b = battle_of(s)
        winner = b.winner
        if 0 <= winner < BARBARIANS and BARBARIANS in b.sides() and b.at_start[ATTACK if b.attacker == BARBARIANS else DEFENCE]:
            gain(s, s.players[winner], GOLD)
        if winner == b.defender and b.marked(DEFENCE, PROTECTOR_USED):
            gain(s, s.players[winner], CULTURE)  # COC-LDR-pygmalion, also when he fell
        if PIRATES in b.sides():
            sunk = b.dead.count(PIRATES * 8 + SHIP)
            hunter = s.players[b.attacker if b.defender == PIRATES else b.defender]
            if sunk:
                gain(s, hunter, GOLD, sunk)
            self.tokens = sunk
        return self.choose_tokens(s)

    def choose_tokens(self, s: State) -> Next:
        b = battle_of(s)
        if not self.tokens:
            return self.eclipse(s)
        hunter = b.attacker if b.defender == PIRATES else b.defender
        return Ask(hunter, "pirate-token", TAKE_TOKEN, then=self.take_token, rule="COC-7.5.6")

    def take_token(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        self.tokens -= 1
        gain(s, s.players[b.attacker if b.defender == PIRATES else b.defender], MOOD if option == TAKE_TOKEN[0] else CULTURE)
        return self.choose_tokens(s)

    def eclipse(self, s: State) -> Next:
        """COC-EVT-41: the winner gets the card and its point, the defender if there is none."""
        b = battle_of(s)
        if SOLAR_ECLIPSE in s.lasting and not b.sea and b.round:
            s.lasting.remove(SOLAR_ECLIPSE)
            owner = b.winner if b.winner != NOBODY else b.defender
            if owner < len(s.players):
                s.players[owner].kept.append(SOLAR_ECLIPSE)
                s.players[owner].event_halves += 2
            else:
                discard_event(s, s.current, SOLAR_ECLIPSE)
        return self.capture(s)

    def capture(self, s: State) -> Next:
        b = battle_of(s)
        fight = b.record(s)
        fight.survivors = count(s, b.attacker, b.space, CAVALRY) + count(s, b.attacker, b.space, ELEPHANT) if b.winner == b.attacker else 0
        for side in (ATTACK, DEFENCE):
            if b.owner(side) * 8 + SHIP in b.dead:
                self.bereft |= 1 << side
        fight.route = b.trading & self.bereft
        s.fights.append(fight)
        if b.in_city(s) and b.winner == b.attacker and s.stacks[b.attacker][b.space] & ARMY:
            fight.captured = True
            return Call(Capture(b.attacker, b.defender, b.space, len(s.fights) - 1), then=self.note_capture)
        return self.fanatics(s)

    def note_capture(self, s: State) -> Next:
        b = battle_of(s)
        if b.attacker == s.current and b.defender < len(s.players):
            s.fresh_capture = len(s.fights) - 1
        return self.fanatics(s)

    def fanatics(self, s: State) -> Next:
        """COC-6.5.2: a loser with Fanaticism in a city with a temple gets an infantry."""
        b = battle_of(s)
        loser = b.defender if b.winner == b.attacker else b.attacker
        if b.winner == NOBODY or loser >= len(s.players) or not self.temple:
            return self.others(s)
        p = s.players[loser]
        if not has(p, FANATICISM) or not supply(s, loser, INFANTRY):
            return self.others(s)
        options = tuple([PLACE_INFANTRY[city] for city in p.cities if room(s, loser, city) > 0])
        if not options:
            return self.others(s)
        return Ask(loser, "fanatics", options, then=self.rally, rule="COC-6.5.2")

    def rally(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        add(s, b.defender if b.winner == b.attacker else b.attacker, option[1], INFANTRY)
        return self.others(s)

    def others(self, s: State, *results: object) -> Next:
        """Other effects after a battle, in turn order (COC-14.2), and Embalming after all of them (COC-6.4.8)."""
        b = battle_of(s)
        fight = s.fights[-1]
        for late in (False, True):
            for seat in clockwise(s, b.attacker if b.attacker < len(s.players) else s.current):
                if seat not in b.sides():
                    continue
                p = s.players[seat]
                for place, effect in enumerate(answering(p, AFTER_BATTLE)):
                    if effect.late == late and seat << 6 | place not in self.asked:
                        self.asked.append(seat << 6 | place)
                        step = effect.after_battle(s, p, fight)
                        if step is not None:
                            return Call(step, then=self.others)
        return self.objectives(s)

    def objectives(self, s: State) -> Next:
        b = battle_of(s)
        for seat in b.sides():
            if seat < len(s.players):
                s.deeds.append(Deed("battle", seat, len(s.fights) - 1))
        s.tell("battle-over", winner=b.winner, space=b.space)
        return Call(find_step(s, "InstantObjectives")(), then=self.end)

    def end(self, s: State) -> Next:
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)
