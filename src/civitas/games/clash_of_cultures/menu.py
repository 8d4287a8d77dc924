"""What a player may do in their turn: a verb in one class, with what it lists, why it is refused and what it does (COC-3.6, 5.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel import actions
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .state import Player, State

# When an entry is offered.
START: Final = 1  # in the start of turn menu (COC-3.4.1)
MAIN: Final = 2  # before and after actions
BETWEEN_MOVES: Final = 4  # between two moves of a move action (Teach Us!)

NO_ACTION_LEFT: Final = Refusal("COC-3.4", "no-action-is-left")
NOT_NOW: Final = Refusal("COC-3.7", "free-actions-stand-only-before-or-after-an-action")


class TurnAction(actions.Action):
    """One verb of a turn."""

    place: ClassVar[int] = 50  # its place in the menu
    when: ClassVar[int] = MAIN
    uses_action: ClassVar[bool] = False  # it is one of the actions of the turn (COC-3.6)

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        """Add what *p* can do; actions are only asked while one is left."""

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        """Why *p* may not do this; the same decider as ``offer`` uses."""
        return None

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        """Do it; a step where it takes one.  The action itself is already counted."""
        return None

    def takes_action(self, s: State, p: Player, option: Option) -> bool:
        """Whether this very option uses an action of the turn."""
        return self.uses_action


MENU: Final[list[TurnAction]] = []
BY_VERB: Final[dict[str, TurnAction]] = {}


def enroll_action(action: TurnAction) -> TurnAction:
    """Put a verb into the menu, at its place."""
    if action.verb in BY_VERB:
        raise ValueError(f"two actions are called {action.verb}")
    BY_VERB[action.verb] = action
    MENU.append(action)
    MENU.sort(key=_place)
    return action


def _place(action: TurnAction) -> tuple[int, str]:
    return action.place, action.verb


def list_menu(s: State, p: Player, when: int) -> list[Option]:
    """What *p* may do at such a moment, in the order of the menu."""
    found: list[Option] = []
    able = p.actions > 0
    for action in MENU:
        if action.when & when and (able or not action.uses_action):
            action.offer(s, p, found)
    return found


def why_not(s: State, p: Player, option: Option, when: int) -> Refusal | None:
    """Why an option of the menu is not offered now."""
    action = BY_VERB.get(option[0])
    if action is None or not action.fits(option):
        return None
    if not action.when & when:
        return NOT_NOW
    if action.uses_action and p.actions <= 0:
        return NO_ACTION_LEFT
    return action.refusal(s, p, option)
