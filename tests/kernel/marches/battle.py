"""Battles, what may interrupt them, and other ways to lose an army."""

from __future__ import annotations

from civitas.kernel.chance import roll
from civitas.kernel.flow import DONE, Ask, AskAll, Call, Done, Next, Step, current
from civitas.kernel.options import Amounts, Space
from civitas.kernel.records import Option

from .cards import BATTLE_WON, answering, dice, strength
from .state import State, discard
from .tables import AREAS, FORT, HASTE, KINDS, LOSE, NO, PASS, REACT, TACTIC, UNIT_FORCE, UNITS, YES


class Battle(Step):
    """An army has moved into a defended area."""

    attacker: int
    defender: int
    area: int
    home: int
    zeal: int = 0
    hits: tuple[int, int] = (0, 0)

    def begin(self, s: State) -> Next:
        """MAR-5.1: before every round of a battle anybody may interrupt."""
        return Call(Window("battle round", self.attacker), then=self.choose_tactics)

    def choose_tactics(self, s: State) -> Next:
        """MAR-5.2: both sides choose a tactic in secret, and show it together."""
        return AskAll((self.attacker, self.defender), "tactics-card", self.tactics, then=self.fight, rule="MAR-5.2", about={"area": self.area})

    def tactics(self, s: State, seat: int) -> list[Option]:
        return [PASS] + [TACTIC[card] for card in s.players[seat].tactics]

    def fight(self, s: State, cards: dict[int, Option]) -> Next:
        self.spring_ambush(s)
        self.hits = (self.roll_hits(s, self.defender, cards[self.defender]), self.roll_hits(s, self.attacker, cards[self.attacker]))
        s.tell("hits", area=self.area, attacker_hits=self.hits[0], defender_hits=self.hits[1])
        return Call(Casualties(self.attacker, self.area, self.hits[0]), then=self.defender_bleeds)

    def spring_ambush(self, s: State) -> None:
        """MAR-5.3: a defender who lies in ambush shows it now."""
        player = s.players[self.defender]
        card = player.ambush
        if card is not None:
            player.ambush = None
            s.tactics_used.append(card)
            self.zeal += card % 3
            s.tell("springs-ambush", seat=self.defender, card=card)

    def defender_bleeds(self, s: State) -> Next:  # simultaneous: the hits were rolled before anybody fell
        return Call(Casualties(self.defender, self.area, self.hits[1]), then=self.aftermath)

    def aftermath(self, s: State) -> Next:
        ours, theirs = s.force_at(self.attacker, self.area), s.force_at(self.defender, self.area)
        if ours and theirs:
            return Ask(self.attacker, "retreat", (NO, YES), then=self.press_on, rule="MAR-5.5")
        winner = self.attacker if ours else self.defender
        s.players[winner].wins += 1
        s.tell("wins-battle", seat=winner, area=self.area)
        for leader in answering(s, winner, BATTLE_WON):
            leader.battle_won(s, winner, self.area)
        return Done(ours > 0, self.area)

    def press_on(self, s: State, option: Option) -> Next:
        if option == NO:
            return self.begin(s)
        for kind in range(UNITS):
            s.units[self.attacker][self.home * UNITS + kind] += s.units[self.attacker][self.area * UNITS + kind]
            s.units[self.attacker][self.area * UNITS + kind] = 0
        return Done(False, self.area)

    def roll_hits(self, s: State, seat: int, option: Option) -> int:
        """MAR-5.4: force, tactic and the best die, divided by four."""
        force = s.built(seat, self.area, FORT) * 2 + self.zeal
        for kind in range(UNITS):
            force += s.units[seat][self.area * UNITS + kind] * UNIT_FORCE[kind]
        force = strength(s, seat, self.area, force)
        if option != PASS:
            card: int = option[1]
            s.players[seat].tactics.remove(card)
            s.tactics_used.append(card)
            force += card % 4
            s.tell("plays-tactic", seat=seat, card=card)
        best = 0
        for _ in range(dice(s, seat, 2)):
            best = max(best, roll(s, 6))
        return (force + best) // 4


class Siege(Battle):
    """A battle for a fort: the walls do harm of their own."""

    def roll_hits(self, s: State, seat: int, option: Option) -> int:
        """MAR-5.6: one hit more by the defender."""
        return super().roll_hits(s, seat, option) + (1 if seat == self.defender else 0)


class Window(Step):
    """A moment at which anybody may interrupt, starting with *first*.  Everybody is asked: a seat that is skipped is known to hold nothing."""

    moment: str
    first: int
    asked: int = 0

    def begin(self, s: State) -> Next:
        if self.asked == len(s.players):
            return DONE
        seat = (self.first + self.asked) % len(s.players)
        return Ask(seat, "react", self.reactions, then=self.react, rule="MAR-5.1", about={"moment": self.moment})

    def reactions(self, s: State, seat: int) -> list[Option]:
        return [PASS] + [REACT[card] for card in s.players[seat].hand if card % KINDS == HASTE]

    def react(self, s: State, option: Option) -> Next:
        seat = (self.first + self.asked) % len(s.players)
        if option == PASS:
            self.asked += 1
            return self.begin(s)
        s.tell("reacts", seat=seat, card=option[1])
        discard(s, seat, option[1])
        return Call(Reaction(seat), then=self.begin)


class Reaction(Step):
    """The interrupter fires up both armies, or, if rich, has everybody go hungry."""

    seat: int

    def begin(self, s: State) -> Next:
        if s.players[self.seat].gold > 6:
            return Call(Famine(), then=self.over)
        battle: Battle | None = current(s, Battle)
        if battle is not None:
            battle.zeal += 2
        return DONE

    def over(self, s: State) -> Next:
        return DONE


class Casualties(Step):
    """The owner removes so many units, one by one."""

    seat: int
    area: int
    hits: int

    def begin(self, s: State) -> Next:
        if not self.hits or not s.force_at(self.seat, self.area):
            return DONE
        left = [LOSE[kind] for kind in range(UNITS) if s.units[self.seat][self.area * UNITS + kind]]
        return Ask(self.seat, "casualty", left, then=self.remove, rule="MAR-5.4", about={"area": self.area})

    def remove(self, s: State, option: Option) -> Next:
        kind: int = option[1]
        s.units[self.seat][self.area * UNITS + kind] -= 1
        self.hits -= 1
        s.tell("loses-unit", seat=self.seat, area=self.area, unit=kind)
        return self.begin(s)


class Famine(Step):
    """Everybody loses two units of their choice from the first area that holds more."""

    seat: int = -1
    area: int = 0

    def begin(self, s: State) -> Next:
        """MAR-4.5: seat by seat."""
        self.seat += 1
        while self.seat < len(s.players):
            for area in range(AREAS):
                if s.force_at(self.seat, area) > 2:
                    self.area = area
                    return Ask(self.seat, "famine", self.losses, then=self.starve, rule="MAR-4.5", about={"area": area}, public=True)
            self.seat += 1
        return DONE

    def losses(self, s: State, seat: int) -> Space:
        at = self.area * UNITS
        return Amounts("starve", tuple(s.units[seat][at : at + UNITS]), 2, 2)

    def starve(self, s: State, option: Option) -> Next:
        lost: tuple[int, ...] = option[1]
        for kind in range(UNITS):
            s.units[self.seat][self.area * UNITS + kind] -= lost[kind]
        s.tell("starves", seat=self.seat, area=self.area, number=lost)
        return self.begin(s)
