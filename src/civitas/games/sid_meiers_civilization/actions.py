"""Menus: what a player may do in their part of a phase, as actions that each know what they offer, refuse and do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from civitas.kernel import actions
from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .events.hand import hand_limits
from .state import Player, State

END: Final[Option] = ("end",)
# What is done in one part only, and the rule that says in which.
PART_OF: Final[dict[str, str]] = {
    **dict.fromkeys(("gardens", "statue", "harvest-freely"), "SMC-6.1"),
    "person": "SMC-10.3",
    "found": "SMC-6.3",
    "government": "SMC-6.4",
    "assign": "SMC-6.5",
    "offer": "SMC-7.4",
    **dict.fromkeys(("produce", "build-freely", "arts", "harvest", "harvest-two"), "SMC-8.1.1"),
    "advance": "SMC-8.12.1",
    "mint": "SMC-8.1.3",
    "move": "SMC-11.1",
    "research": "SMC-14.1",
}
ANOTHER_PART: Final = "SMC-5.2"


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(actions.Action):
    """One verb of a menu.  Stateless: the state holds everything."""

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        """Add to *options* everything of this verb that *seat* may do now."""

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        """Why *seat* may not do it; None if it may.  The option has the right form (``fits``)."""
        return None

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        """Do it; a step where somebody must be asked or may answer."""
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        """What it is called, where verb and parts do not say enough."""
        return None


class End(Action):
    """The player is done with their part."""

    verb: ClassVar[str] = "end"

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        options.append(END)


class Menu:
    """The actions of a part, in the order in which they are offered."""

    def __init__(self, *actions: Action) -> None:
        self.actions: list[Action] = list(actions)
        self.verbs: dict[str, Action] = {action.verb: action for action in actions}

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        """Add to *options* everything that *seat* may do now."""
        for action in self.actions:
            action.offer(s, seat, options)

    def find(self, option: Option) -> Action | None:
        """The action of this verb."""
        return self.verbs.get(option[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Step):
    """One player's share of a phase (SMC-1.6): a menu, again and again, until they end it."""

    seat: int

    # --- what a phase says of its parts

    def menu(self, s: State) -> Menu:
        """What there is to do."""
        raise TypeError("a part says what there is to do in it")

    def ask(self, s: State) -> Next:
        """The question."""
        raise TypeError("a part says what it asks")

    def close(self, s: State) -> Next:
        """The player has ended it."""
        return DONE

    # --- how it goes

    def go_on(self, s: State, *results: object) -> Next:
        """After something was done: the menu again; who now holds too many events discards first (SMC-9.2)."""
        step = hand_limits(s)
        return self.ask(s) if step is None else Call(step, then=self.go_on)

    def ask_menu(self, s: State, what: str, rule: str) -> Next:
        """The question of a part, with its menu."""
        return Ask(self.seat, what, self.list_menu, then=self.act, rule=rule, public=holds_nothing_hidden(s.players[self.seat]))

    def list_menu(self, s: State, seat: int) -> list[Option]:
        options: list[Option] = []
        self.menu(s).offer(s, seat, options)
        return options

    def act(self, s: State, option: Option) -> Next:
        if option == END:
            return self.close(s)
        action = self.menu(s).find(option)
        step = None if action is None else action.do(s, self.seat, option)
        return self.go_on(s) if step is None else Call(step, then=self.go_on)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        action = self.menu(s).find(option)
        if action is None:
            return Refusal(PART_OF.get(option[0], ANOTHER_PART), "not-in-this-part")
        return action.refusal(s, seat, option) if action.fits(option) else None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        action = self.menu(s).find(option)
        return None if action is None else action.wording(s, seat, option)


def holds_nothing_hidden(p: Player) -> bool:
    """Whether what a player may do can be worked out by everybody: then a single option needs no question (SMC-30.5)."""
    return not p.events.cards and not p.huts.cards and not p.villages.cards
