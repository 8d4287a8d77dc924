"""Taking cards from the row (TTA-6.2, TTA-6.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .action import BY_HAMMURABI, UNTRADED, Action, Means, spend_civil
from .cards.card import TAKES_TECHNOLOGY, answering
from .costs import take_cost
from .ratings import civil_hand_limit
from .state import Player, State
from .tableau import owns_technology
from .tables import ACTION, IS_TECHNOLOGY, KIND, LEADER, LEVEL, NONE, SPACES, WONDER

TAKE: Final[list[Option]] = [("take", space) for space in range(SPACES + 1)]  # by space, 1 to 13

NO_SUCH_SPACE: Final = Refusal("TTA-6.2.1", "there-is-no-such-space")
EMPTY_SPACE: Final = Refusal("TTA-6.2.1", "the-space-is-empty")
TOO_FEW_CIVIL_ACTIONS: Final = Refusal("TTA-6.1.2", "too-few-civil-actions")
HAND_FULL: Final = Refusal("TTA-6.2.2", "the-civil-hand-is-full")
ALREADY_OWNED: Final = Refusal("TTA-6.2.3", "the-technology-is-already-in-hand-or-play")
LEADER_OF_THIS_AGE: Final = Refusal("TTA-6.2.4", "a-leader-of-this-age-was-already-taken")
WONDER_UNFINISHED: Final = Refusal("TTA-6.3.2", "another-wonder-is-unfinished")


def take_refusal(s: State, p: Player, space: int, ca: int) -> Refusal | None:
    """Why *p* may not take the card in *space* with *ca* civil actions."""
    card = s.row[space - 1]
    if card == NONE:
        return EMPTY_SPACE
    if take_cost(s, p, space) > ca:
        return TOO_FEW_CIVIL_ACTIONS
    if KIND[card] == WONDER:
        return WONDER_UNFINISHED if p.wonder != NONE else None
    if len(p.hand) >= civil_hand_limit(p):
        return HAND_FULL
    if KIND[card] == LEADER:
        return LEADER_OF_THIS_AGE if p.leader_ages >> LEVEL[card] & 1 else None
    if IS_TECHNOLOGY[card] and owns_technology(p, card):
        return ALREADY_OWNED
    return None


def space_refusal(s: State, p: Player, space: int, ca: int) -> Refusal | None:
    """The same for any number that somebody may name."""
    return take_refusal(s, p, space, ca) if 1 <= space <= SPACES else NO_SUCH_SPACE


def take(s: State, seat: int, space: int) -> int:
    """The card leaves the row, which stays open there (TTA-6.2.7); the card.  What it costs is the caller's business."""
    p = s.players[seat]
    card = s.row[space - 1]
    s.row[space - 1] = NONE
    s.tell("takes", seat=seat, card=card, space=space)
    if KIND[card] == WONDER:
        p.wonder, p.stages = card, 0  # TTA-6.3.3: it enters play unfinished
        return card
    p.hand.append(card)
    if KIND[card] == LEADER:
        p.leader_ages |= 1 << LEVEL[card]
    elif IS_TECHNOLOGY[card] and p.answers & TAKES_TECHNOLOGY:
        for helper in answering(p, TAKES_TECHNOLOGY):
            helper.takes_technology(s, seat)
    return card


class Take(Action):
    """A card of the row, for as many civil actions as its space costs."""

    verb: ClassVar[str] = "take"
    parts: ClassVar[tuple[str, ...]] = ("space",)
    needs: ClassVar[int] = UNTRADED

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        row, ca, paid = s.row, means.ca, means.helps & BY_HAMMURABI
        for space in range(1, SPACES + 1):
            if row[space - 1] != NONE and take_refusal(s, p, space, ca) is None and not (paid and take_cost(s, p, space) == 0):
                options.append(TAKE[space])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return space_refusal(s, p, option[1], means.ca)

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_civil(s, p, take_cost(s, p, option[1]), helps)
        card = take(s, p.seat, option[1])
        if KIND[card] == ACTION:
            p.fresh.append(card)  # TTA-6.11.1
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return "do-take", {"card": s.row[option[1] - 1], "actions": take_cost(s, p, option[1])}
