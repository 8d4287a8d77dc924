"""The Action Phase (TTA-6)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .board import gain_population, score_culture
from .building import (
    build,
    build_refusal,
    destroy,
    destroy_refusal,
    increase_population,
    pay_stages,
    population_refusal,
    restage_refusal,
    stage_refusal,
    upgrade,
    upgrade_refusal,
)
from .cards.actions import (
    ACTION_CARDS,
    KINDS_ORDERED,
    LESS,
    NOTHING,
    ORDER,
    ORDERS_BUILDING,
    ORDERS_POPULATION,
    ORDERS_STAGE,
    ORDERS_TECHNOLOGY,
    ORDERS_UPGRADE,
    Reserves,
)
from .cards.card import LEVIES, STAGES_PLAYS, TRADES_FOOD, TRADES_RESOURCES
from .costs import stages_per_action, take_cost
from .developing import develop, develop_refusal, revolution, revolution_refusal
from .menu import (
    BY_HAMMURABI,
    BY_TRADE,
    FIRST_TURN,
    NO_SUCH_ABILITY,
    NO_SUCH_ACTION,
    NO_SUCH_CARD,
    NOT_HELPFUL,
    NOT_ORDERED,
    ONCE_PER_TURN,
    TAKEN_THIS_TURN,
    TOO_FEW_CIVIL,
    TOO_FEW_MILITARY,
    TOO_MANY_STAGES,
    announce_refusal,
    churchill_refusal,
    is_ripe,
    levy_refusal,
    menu,
    ocean_liner_refusal,
)
from .playing import CoverStages, PlayLeader, copy_refusal, copy_tactic, leader_refusal, play_tactic, tactic_refusal
from .state import BACH_USED, CHURCHILL_USED, HAMMURABI_USED, OCEAN_LINER_USED, Player, State
from .tables import ACTION, CARDS, KIND, NONE, SPACES, UNIT
from .taking import EMPTY_SPACE, take, take_refusal


class ActionPhase(Step):
    """Any number of actions, in any order, until he stops (TTA-6.1.1)."""

    seat: int
    helps: int = 0  # what he announced to pay the next action with (TTA-6.1.5)

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "action", self.actions, then=self.act, rule="TTA-6.1.1")

    def actions(self, s: State, seat: int) -> list[Option]:
        return menu(s, s.players[seat], self.helps)

    def act(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        trade = bool(self.helps & BY_TRADE)
        match option[0]:
            case "end":
                return DONE
            case "take":
                return self.take(s, p, option[1])
            case "population":
                by = self.pay_civil(s, p, option, 1)
                increase_population(s, self.seat, 0, trade)
                return self.finish(s, by)
            case "build":
                by = self.pay(s, p, option, 2, KIND[option[1]] == UNIT)
                build(s, self.seat, option[1], LESS[by] if by != NONE else 0, trade)
                return self.finish(s, by)
            case "upgrade":
                by = self.pay(s, p, option, 3, KIND[option[1]] == UNIT)
                upgrade(s, self.seat, option[1], option[2], LESS[by] if by != NONE else 0, trade)
                return self.finish(s, by)
            case "destroy":
                self.pay_civil(s, p, option, 2)
                destroy(s, self.seat, option[1])
            case "disband":
                self.pay_military(p, 1)
                destroy(s, self.seat, option[1])
            case "stage":
                by = self.pay_civil(s, p, option, 2)
                pay_stages(s, self.seat, option[1], LESS[by] if by != NONE else 0, trade)
                self.helps = 0
                return Call(CoverStages(self.seat, option[1]), then=self.begin)
            case "develop":
                by = self.pay_civil(s, p, option, 2)
                develop(s, self.seat, option[1])
                return self.finish(s, by)
            case "revolution":
                by = self.reveal(s, p, option, 2)  # TTA-6.10.2: no civil action for the card
                revolution(s, self.seat, option[1])
                return self.finish(s, by)
            case "leader":
                self.pay_civil(s, p, option, 2)
                self.helps = 0
                return Call(PlayLeader(self.seat, option[1]), then=self.begin)
            case "play":
                return self.play(s, p, option)
            case "hammurabi":
                self.helps |= BY_HAMMURABI
                return self.begin(s)
            case "trade-routes":
                self.helps |= BY_TRADE
                return self.begin(s)
            case _:
                self.other(s, p, option, trade)
        self.helps = 0
        return self.begin(s)

    def take(self, s: State, p: Player, space: int) -> Next:
        self.spend_civil(s, p, take_cost(s, p, space))
        card = take(s, self.seat, space)
        if KIND[card] == ACTION:
            p.fresh.append(card)
        self.helps = 0
        return self.begin(s)

    def play(self, s: State, p: Player, option: Option) -> Next:
        """An action card that orders nothing."""
        self.spend_civil(s, p, 1)
        card: int = option[1]
        self.discard(s, p, card)
        effect = ACTION_CARDS[card]
        if isinstance(effect, Reserves):
            effect.chosen(s, self.seat, option[2] == "food")
        else:
            effect.played(s, self.seat)
        self.helps = 0
        return self.begin(s)

    def other(self, s: State, p: Player, option: Option, trade: bool) -> None:
        """Tactics, and what leaders and wonders allow (TTA-6.15)."""
        match option[0]:
            case "tactic":
                self.pay_military(p, 1)
                play_tactic(s, self.seat, option[1])
            case "copy":
                self.pay_military(p, 2)
                copy_tactic(s, self.seat, option[1])
            case "levy":
                self.pay_military(p, 1)
                increase_population(s, self.seat, 1, trade and bool(p.answers & TRADES_RESOURCES))
                build(s, self.seat, option[1], 1, trade and bool(p.answers & TRADES_FOOD))
            case "restage":
                self.spend_civil(s, p, 1)
                p.once |= BACH_USED
                upgrade(s, self.seat, option[1], option[2], 0, trade)
            case "churchill":
                p.once |= CHURCHILL_USED
                s.tell("churchill-chooses", self.seat, option[1])
                if option[1] == "culture":
                    score_culture(s, self.seat, 3)
                else:
                    p.unit_science += 3
                    p.unit_resources += 3
            case "ocean-liner":
                p.once |= OCEAN_LINER_USED
                gain_population(s, self.seat)

    # --- paying

    def spend_civil(self, s: State, p: Player, n: int) -> None:
        """Civil actions; one of them with a military action if Hammurabi was announced."""
        if self.helps & BY_HAMMURABI:
            p.once |= HAMMURABI_USED
            s.tell("hammurabi-pays", self.seat)
            self.pay_military(p, 1)
            n -= 1
        p.ca -= n

    def pay_military(self, p: Player, n: int) -> None:
        """Military actions, temporary ones first (TTA-12.3.8)."""
        extra = min(n, p.extra_ma)
        p.extra_ma -= extra
        p.ma -= n - extra

    def pay_civil(self, s: State, p: Player, option: Option, plain: int) -> int:
        """A civil action, for the action itself or for the card that orders it; that card, or NONE."""
        self.spend_civil(s, p, 1)
        return self.reveal(s, p, option, plain)

    def pay(self, s: State, p: Player, option: Option, plain: int, unit: bool) -> int:
        """A military action for a unit, a civil one for everything else."""
        if unit:
            self.pay_military(p, 1)
            return NONE
        return self.pay_civil(s, p, option, plain)

    def reveal(self, s: State, p: Player, option: Option, plain: int) -> int:
        """The action card that orders it comes last in an option; without one it has *plain* items."""
        if len(option) == plain:
            return NONE
        by: int = option[plain]
        self.discard(s, p, by)
        return by

    def discard(self, s: State, p: Player, card: int) -> None:
        p.hand.remove(card)
        s.removed.append(card)
        s.tell("plays-card", self.seat, card)

    def finish(self, s: State, by: int) -> Next:
        """What the action card does after the action it ordered (TTA-6.11.6)."""
        if by != NONE:
            ACTION_CARDS[by].played(s, self.seat)
        self.helps = 0
        return self.begin(s)

    # --- why not

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        """The first rule against an action: too few actions, then the rule of the action itself."""
        p = s.players[seat]
        verb = option[0]
        if s.round == 1 and verb not in ("take", "end"):
            return FIRST_TURN
        if verb in ARGUMENTS and not well_formed(option):
            return None
        helper = BY_HAMMURABI if self.helps & BY_HAMMURABI else 0
        ca, ma = p.ca + (1 if helper else 0), p.ma + p.extra_ma - (1 if helper else 0)
        if verb in MILITARY_COST or (verb in ("build", "upgrade") and KIND[option[1]] == UNIT):
            if ma < MILITARY_COST.get(verb, 1):
                return TOO_FEW_MILITARY
        elif verb in CIVIL_VERBS and ca < 1:
            return TOO_FEW_CIVIL
        why = self.own_refusal(s, p, option, ca)
        if why is None and self.helps and option not in menu(s, p, self.helps):
            return NOT_HELPFUL
        return why

    def own_refusal(self, s: State, p: Player, option: Option, ca: int) -> Refusal | None:
        trade = bool(self.helps & BY_TRADE)
        arguments: tuple[Any, ...] = option[1:]
        match option[0]:
            case "take":
                return take_refusal(s, p, arguments[0], ca) if 1 <= arguments[0] <= SPACES else EMPTY_SPACE
            case "population":
                return self.by_refusal(p, option, 1, ORDERS_POPULATION) or population_refusal(p, 0, trade)
            case "build":
                why = self.by_refusal(p, option, 2, ORDERS_BUILDING)
                return why or build_refusal(p, arguments[0], LESS[option[2]] if len(option) > 2 else 0, trade)
            case "upgrade":
                why = self.by_refusal(p, option, 3, ORDERS_UPGRADE)
                return why or upgrade_refusal(p, arguments[0], arguments[1], LESS[option[3]] if len(option) > 3 else 0, trade)
            case "destroy" | "disband":
                return destroy_refusal(p, arguments[0])
            case "stage":
                if len(option) == 2 and arguments[0] > stages_per_action(p):
                    return TOO_MANY_STAGES
                why = self.by_refusal(p, option, 2, ORDERS_STAGE)
                return why or stage_refusal(p, arguments[0], LESS[option[2]] if len(option) > 2 else 0, trade)
            case "develop":
                return self.by_refusal(p, option, 2, ORDERS_TECHNOLOGY) or develop_refusal(s, p, arguments[0])
            case "revolution":
                return self.by_refusal(p, option, 2, ORDERS_TECHNOLOGY) or revolution_refusal(s, p, arguments[0])
            case "leader":
                return leader_refusal(p, arguments[0])
            case "play":
                return self.card_refusal(p, arguments[0], NOTHING)
            case "tactic":
                return tactic_refusal(p, arguments[0])
            case "copy":
                return copy_refusal(s, p, arguments[0])
            case "levy":
                return levy_refusal(p, arguments[0], trade) if p.answers & LEVIES else NO_SUCH_ABILITY
            case "restage":
                if not p.answers & STAGES_PLAYS:
                    return NO_SUCH_ABILITY
                return ONCE_PER_TURN if p.once & BACH_USED else restage_refusal(p, arguments[0], arguments[1], trade)
            case "churchill":
                return churchill_refusal(p)
            case "ocean-liner":
                return ocean_liner_refusal(p)
            case "hammurabi":
                return announce_refusal(s, p, self.helps, BY_HAMMURABI)
            case "trade-routes":
                return announce_refusal(s, p, self.helps, BY_TRADE)
            case "end":
                return NOT_HELPFUL if self.helps else None
        return NO_SUCH_ACTION

    def by_refusal(self, p: Player, option: Option, plain: int, order: int) -> Refusal | None:
        """Why the action card at the end of an option, if there is one, cannot order this."""
        if len(option) == plain:
            return None
        card: int = option[plain]
        why = self.card_refusal(p, card, order)
        if why is None and KINDS_ORDERED[card] and KIND[option[1]] not in KINDS_ORDERED[card]:
            return NOT_ORDERED
        return why

    def card_refusal(self, p: Player, card: int, order: int) -> Refusal | None:
        if KIND[card] != ACTION or card not in p.hand:
            return NO_SUCH_CARD
        if not is_ripe(p, card):
            return TAKEN_THIS_TURN
        if ORDER[card] != order and not (order == ORDERS_UPGRADE and ORDER[card] == ORDERS_BUILDING):
            return NOT_ORDERED
        return None


# How many cards or numbers stand behind each verb.
ARGUMENTS: Final[dict[str, tuple[int, ...]]] = {
    "take": (1,),
    "population": (0, 1),
    "build": (1, 2),
    "upgrade": (2, 3),
    "destroy": (1,),
    "disband": (1,),
    "stage": (1, 2),
    "develop": (1, 2),
    "revolution": (1, 2),
    "leader": (1,),
    "play": (1, 2),
    "tactic": (1,),
    "copy": (1,),
    "levy": (1,),
    "restage": (2,),
    "churchill": (1,),
}


def well_formed(option: Option) -> bool:
    """Whether a verb is followed by what it takes; Reserves and Churchill take a word in the end."""
    worded = (option[0], len(option)) in (("play", 3), ("churchill", 2)) and isinstance(option[-1], str)
    numbers = option[1:-1] if worded else option[1:]
    return len(option) - 1 in ARGUMENTS[option[0]] and all([isinstance(n, int) and 0 <= n < CARDS for n in numbers])


MILITARY_COST = {"disband": 1, "tactic": 1, "levy": 1, "copy": 2}
CIVIL_VERBS = ("population", "build", "upgrade", "destroy", "stage", "develop", "leader", "play", "restage")
