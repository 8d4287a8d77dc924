"""The Politics Phase: at most one political action (TTA-5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .aggressions import Attack
from .attacks import AGGRESSIONS, WARS, aggression_refusal, war_refusal
from .board import gain_yellow
from .cards.card import DISCOVERS, LAYS_DOWN_HIS_CROWN, SECOND_POLITICAL_ACTION, SEES_NEXT_EVENT
from .colonization import Settlement
from .decks import take_from_hand
from .evaluation import Evaluation, prepare_event
from .pacts import CANCEL, NOT_IN_HAND, OFFER, OfferPact, cancel, cancel_refusal, offer_refusal
from .resigning import resign
from .state import Player, State, others
from .tableau import remove_leader
from .tables import AGE_IV, AGGRESSION, CARDS, EVENT, HAS_SIDES, KIND, PACT, TERRITORY, WAR
from .wars import declare_war

ABSTAIN: Final[Option] = ("abstain",)
PREPARE: Final[list[Option]] = [("prepare", card) for card in range(CARDS)]
LAY_DOWN: Final[Option] = ("lay-down",)
DISCOVER: Final[list[Option]] = [("discover", card) for card in range(CARDS)]
RESIGN: Final[Option] = ("resign",)

NOT_AN_EVENT: Final = Refusal("TTA-5.1.1", "only-events-and-territories-are-prepared")
NOT_ALEXANDER: Final = Refusal("TTA-5.2.1", "only-alexander-lays-down-his-crown")
NOT_COLUMBUS: Final = Refusal("TTA-5.2.2", "only-columbus-discovers")
NOT_A_TERRITORY: Final = Refusal("TTA-5.2.2", "only-a-territory-is-discovered")
TOO_LATE: Final = Refusal("TTA-5.7.1", "nobody-resigns-in-age-iv")


class PoliticsPhase(Step):
    """One political action or none; Caesar's owner may once do a second one."""

    seat: int
    second: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if p.answers & SEES_NEXT_EVENT:
            look(s, self.seat)
        if p.skips_politics:  # TTA-5.0.4: owed since International Agreement
            p.skips_politics = False
            s.tell("has-no-political-action", self.seat)
            return DONE
        return self.choose(s)

    def choose(self, s: State) -> Next:
        return Ask(self.seat, "politics", self.actions, then=self.act, rule="TTA-5.0.1")

    def actions(self, s: State, seat: int) -> list[Option]:
        """Everything he could do with his hand, the pacts he is in, and his leader."""
        p = s.players[seat]
        rivals = others(s, seat)
        found: list[Option] = [ABSTAIN]
        for card in sorted(set(p.military)):
            kind = KIND[card]
            if kind in (EVENT, TERRITORY):
                found.append(PREPARE[card])
                if kind == TERRITORY and p.answers & DISCOVERS:
                    found.append(DISCOVER[card])
            elif kind == AGGRESSION:
                found += [AGGRESSIONS[card][rival] for rival in rivals if aggression_refusal(s, p, card, rival) is None]
            elif kind == WAR:
                found += [WARS[card][rival] for rival in rivals if war_refusal(s, p, card, rival) is None]
            elif kind == PACT:
                sides = 2 if HAS_SIDES[card] else 1
                found += [OFFER[card][rival][side] for rival in rivals for side in range(sides) if offer_refusal(s, p, card, rival, side) is None]
        found += [CANCEL[owner] for owner in range(s.seats()) if cancel_refusal(s, p, owner) is None]
        if p.answers & LAYS_DOWN_HIS_CROWN:
            found.append(LAY_DOWN)
        if s.age < AGE_IV:
            found.append(RESIGN)
        return found

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return political_refusal(s, s.players[seat], option)

    def act(self, s: State, option: Option) -> Next:
        if option == ABSTAIN:
            s.tell("abstains", self.seat)
            return DONE
        if self.second:
            s.players[self.seat].caesar_used = True
            s.tell("second-political-action", self.seat)
        match option[0]:
            case "prepare":
                prepare_event(s, self.seat, option[1])
                return Call(Evaluation(self.seat), then=self.again)
            case "aggression":
                return Call(Attack(self.seat, option[1], option[2]), then=self.again)
            case "war":
                declare_war(s, self.seat, option[1], option[2])
            case "offer":
                return Call(OfferPact(self.seat, option[1], option[2], "AB".index(option[3])), then=self.again)
            case "cancel":
                cancel(s, self.seat, option[1])
            case "lay-down":
                remove_leader(s, self.seat)  # TTA-5.2.3: removed, not replaced
                gain_yellow(s, self.seat, 1)
            case "discover":
                take_from_hand(s, self.seat, option[1])
                s.tell("discovers", self.seat, option[1])
                remove_leader(s, self.seat)
                return Call(Settlement(self.seat, option[1]), then=self.again)
            case "resign":
                resign(s, self.seat)
                return DONE
        return self.again(s)

    def again(self, s: State) -> Next:
        """Caesar: a second action, once per game, after the first one is completely finished (TTA-13.1.25)."""
        p = s.players[self.seat]
        if self.second or p.caesar_used or not p.answers & SECOND_POLITICAL_ACTION:
            return DONE
        self.second = True
        return self.choose(s)


def look(s: State, seat: int) -> None:
    """Joan of Arc: her owner is shown the top card of the current events (TTA-5.0.3, TTA-13.1.24)."""
    if s.current_events.cards:
        s.current_events.show(len(s.current_events) - 1, 1 << seat)
        s.tell("sees-next-event", seat, s.current_events.cards[-1], to=1 << seat)


def political_refusal(s: State, p: Player, option: Option) -> Refusal | None:
    """Why *p* may not do this as a political action."""
    match option:
        case ("prepare", int(card)):
            if card not in p.military:
                return NOT_IN_HAND
            return None if KIND[card] in (EVENT, TERRITORY) else NOT_AN_EVENT
        case ("aggression", int(card), int(rival)):
            return aggression_refusal(s, p, card, rival)
        case ("war", int(card), int(rival)):
            return war_refusal(s, p, card, rival)
        case ("offer", int(card), int(partner), ("A" | "B") as side):
            return offer_refusal(s, p, card, partner, "AB".index(side))
        case ("cancel", int(owner)):
            return cancel_refusal(s, p, owner)
        case ("lay-down",):
            return None if p.answers & LAYS_DOWN_HIS_CROWN else NOT_ALEXANDER
        case ("discover", int(card)):
            if not p.answers & DISCOVERS:
                return NOT_COLUMBUS
            if card not in p.military:
                return NOT_IN_HAND
            return None if KIND[card] == TERRITORY else NOT_A_TERRITORY
        case ("resign",):
            return TOO_LATE if s.age == AGE_IV else None
    return None
