"""Wars: declared in one turn, resolved at the start of the next (TTA-4.3, TTA-5.4, TTA-13.8)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .attacks import begin_attack
from .board import lose_culture, lose_science, score_culture, score_science, take_yellow
from .decks import remove_military, take_from_hand
from .losses import LoseBlueTokens
from .pacts import attack_bonus
from .state import Player, State
from .tableau import lose_special, owns_technology, put_special
from .tables import CARDS, NONE, NUMBER, OP, SCIENCE_COST

STOP: Final[Option] = ("stop",)
STEAL: Final[list[Option]] = [("steal", card) for card in range(CARDS)]

NO_SUCH_BOOTY: Final = Refusal("TTA-13.8.4", "the-loser-has-no-such-technology")
OWNED_ALREADY: Final = Refusal("TTA-13.8.4", "the-technology-is-already-in-hand-or-play")
TOO_DEAR: Final = Refusal("TTA-13.8.4", "the-advantage-does-not-pay-for-it")


def declare_war(s: State, seat: int, card: int, rival: int) -> None:
    """The war lies in the declarer's area and points at the rival (TTA-5.4.2)."""
    s.tell("declares-war", seat=seat, card=card, rival=rival)
    take_from_hand(s, seat, card)
    begin_attack(s, seat, card, rival)
    p = s.players[seat]
    p.war, p.enemy = card, rival


class ResolveWar(Step):
    """Start of turn: the war you declared is decided, whoever wins it (TTA-4.3.1)."""

    seat: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        ours = p.strength + attack_bonus(s, self.seat, p.enemy)
        theirs = s.players[p.enemy].strength  # TTA-4.3.2: nothing can be added by either side
        if ours == theirs:
            s.tell("war-is-a-draw", seat=self.seat, card=p.war, rival=p.enemy, strength=ours)
            return self.over(s)
        victor, loser = (self.seat, p.enemy) if ours > theirs else (p.enemy, self.seat)
        s.tell("wins-war", seat=victor, card=p.war, loser=loser, advantage=abs(ours - theirs))
        effect = EFFECTS[p.war]
        assert effect is not None
        step = effect.win(s, victor, loser, abs(ours - theirs))
        return self.over(s) if step is None else Call(step, then=self.over)

    def over(self, s: State) -> Next:
        p = s.players[self.seat]
        remove_military(s, p.war)
        p.war, p.enemy = NONE, -1
        return DONE


class War:
    """A printed war.  Stateless; its numbers are those of ``data/wars.yaml``."""

    def __init__(self, id: str) -> None:
        self.card: int = NUMBER[id]
        self.op: dict[str, Any] = OP[self.card]

    def win(self, s: State, victor: int, loser: int, advantage: int) -> Step | None:
        """The war is won with this strength advantage.  A step, where the victor must decide."""
        return None


class WarOverTechnology(War):
    """Science points, or special technologies at their price."""

    def win(self, s: State, victor: int, loser: int, advantage: int) -> Step | None:
        return StealTechnologies(victor, loser, advantage)


class StealTechnologies(Step):
    """The victor takes special technologies one after the other, and the rest as science (TTA-13.8.1, TTA-13.8.4)."""

    seat: int
    loser: int
    budget: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        booty = [STEAL[card] for card in s.players[self.loser].specials if self.steal_refusal(s, p, card) is None]
        return Ask(self.seat, "steal", (*booty, STOP), then=self.steal, rule="TTA-13.8.4", about={"seat": self.loser, "budget": self.budget})

    def steal_refusal(self, s: State, p: Player, card: int) -> Refusal | None:
        if card == NONE or card not in s.players[self.loser].specials:
            return NO_SUCH_BOOTY
        if owns_technology(p, card):
            return OWNED_ALREADY
        return TOO_DEAR if SCIENCE_COST[card] > self.budget else None

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return self.steal_refusal(s, s.players[seat], option[1]) if has_form(option, "steal", int) else None

    def steal(self, s: State, option: Option) -> Next:
        if option == STOP:
            score_science(s, self.seat, lose_science(s, self.loser, self.budget))
            return DONE
        card: int = option[1]
        self.budget -= SCIENCE_COST[card]
        s.tell("steals-technology", seat=self.seat, card=card, loser=self.loser)
        owed = lose_special(s, self.loser, card)
        put_special(s, self.seat, card)  # of two of a type the victor keeps the higher, which never has fewer token symbols
        return Call(LoseBlueTokens(self.loser, owed), then=self.begin)


class WarOverTerritory(War):
    """Yellow tokens go from bank to bank."""

    def win(self, s: State, victor: int, loser: int, advantage: int) -> Step | None:
        take = self.op["take_yellow_tokens"]
        take_yellow(s, victor, loser, take["base"] + advantage // take["per_full_advantage"])
        return None


class WarOverCulture(War):
    """Culture points are taken, as many as the loser has."""

    def win(self, s: State, victor: int, loser: int, advantage: int) -> Step | None:
        score_culture(s, victor, lose_culture(s, loser, self.op["take_culture"]["base"] + advantage))
        return None


EFFECTS: Final[list[War | None]] = [None] * CARDS
for war in (WarOverTechnology("war_over_technology"), WarOverTerritory("war_over_territory"), WarOverCulture("war_over_culture")):
    EFFECTS[war.card] = war
