"""The Action Phase (TTA-6): its actions, one object for each verb, and what a player may do now."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .abilities import Churchill, Levy, OceanLiner, may_convert, may_trade
from .action import ABLE, BY_HAMMURABI, BY_TRADE, LATER, NO_SUCH_ABILITY, UNAIDED, Action, Means
from .building import Build, BuildStages, Destroy, Disband, IncreasePopulation, Restage, Upgrade
from .developing import Develop, Revolution
from .playing import CopyTactic, Leader, PlayCard, PlayTactic
from .state import Player, State
from .taking import Take

END: Final[Option] = ("end",)
HAMMURABI: Final[Option] = ("hammurabi",)
TRADE_ROUTES: Final[Option] = ("trade-routes",)

FIRST_TURN: Final = Refusal("TTA-6.1.4", "in-the-first-turn-cards-can-only-be-taken")
NO_SUCH_ACTION: Final = Refusal("TTA-6.1.1", "there-is-no-such-action")
NOT_HELPFUL: Final = Refusal("TTA-6.1.5", "what-was-announced-cannot-help-with-that")


class End(Action):
    """The phase is over (TTA-6.1.1)."""

    verb: ClassVar[str] = "end"
    needs: ClassVar[int] = UNAIDED

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        options.append(END)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return NOT_HELPFUL if means.helps else None


class Hammurabi(Action):
    """A military action will pay one of the civil actions of the next action (TTA-13.1.3)."""

    verb: ClassVar[str] = "hammurabi"
    needs: ClassVar[int] = ABLE | LATER
    help: ClassVar[int] = BY_HAMMURABI

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if self.refusal(s, p, HAMMURABI, means) is None:
            options.append(HAMMURABI)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return announce_refusal(s, p, means.helps, BY_HAMMURABI) if may_convert(p) else NO_SUCH_ABILITY


class TradeRoutes(Action):
    """A resource will help to pay food, or a food to pay resources (TTA-13.9.2)."""

    verb: ClassVar[str] = "trade-routes"
    needs: ClassVar[int] = ABLE | LATER
    help: ClassVar[int] = BY_TRADE

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if self.refusal(s, p, TRADE_ROUTES, means) is None:
            options.append(TRADE_ROUTES)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return announce_refusal(s, p, means.helps, BY_TRADE) if may_trade(p) else NO_SUCH_ABILITY


def announce_refusal(s: State, p: Player, helps: int, help: int) -> Refusal | None:
    """Why *help* cannot be announced, after what was announced already: there must be an action it can help with."""
    return NOT_HELPFUL if helps & help or not menu(s, p, helps | help) else None


# In the order in which they are listed, which bots and records depend on.
ACTIONS: Final[list[Action]] = [
    End(),
    Take(),
    IncreasePopulation(),
    Destroy(),
    Leader(),
    Develop(),
    PlayCard(),
    Build(),
    Upgrade(),
    BuildStages(),
    Restage(),
    Revolution(),
    Disband(),
    PlayTactic(),
    CopyTactic(),
    Levy(),
    Churchill(),
    OceanLiner(),
    Hammurabi(),
    TradeRoutes(),
]
VERBS: Final[dict[str, Action]] = {action.verb: action for action in ACTIONS}
POSSIBLE: Final[dict[int, list[Action]]] = {}  # those to look at, by what a player has; found once


def possible(has: int) -> list[Action]:
    """The actions whose needs are met."""
    found = POSSIBLE.get(has)
    if found is None:
        found = POSSIBLE[has] = [action for action in ACTIONS if not action.needs & ~has]
    return found


def menu(s: State, p: Player, helps: int) -> list[Option]:
    """All actions of *p*, or only those that what they announced can help to pay."""
    means = Means(s, p, helps)
    options: list[Option] = []
    for action in possible(means.has):
        action.offer(s, p, means, options)
    return options


class ActionPhase(Step):
    """Any number of actions, in any order, until they stop (TTA-6.1.1)."""

    seat: int
    helps: int = 0  # what they announced to pay the next action with (TTA-6.1.5)

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "action", self.actions, then=self.act, rule="TTA-6.1.1")

    def actions(self, s: State, seat: int) -> list[Option]:
        return menu(s, s.players[seat], self.helps)

    def act(self, s: State, option: Option) -> Next:
        if option == END:
            return DONE
        action = VERBS[option[0]]
        if action.help:
            self.helps |= action.help
            return self.begin(s)
        helps, self.helps = self.helps, 0
        step = action.do(s, s.players[self.seat], option, helps)
        return self.begin(s) if step is None else Call(step, then=self.begin)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        """The first rule against an action: too few actions, then the rule of the action itself."""
        p = s.players[seat]
        action = VERBS.get(option[0])
        if action is None or not action.fits(option):
            return NO_SUCH_ACTION
        if s.round == 1 and action.needs & LATER:
            return FIRST_TURN
        means = Means(s, p, self.helps)
        military = p.ma + p.extra_ma - (1 if self.helps & BY_HAMMURABI else 0)
        why = action.cost_refusal(p, option, means.ca, military) or action.refusal(s, p, option, means)
        if why is None and self.helps and option not in menu(s, p, self.helps):
            return NOT_HELPFUL
        return why
