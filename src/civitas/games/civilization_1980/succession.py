"""E13: the Archaeological Succession Table (CIV80-14.2-14.6, 22.12)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Next, Step

from .scoring import card_points, total_points
from .state import Player, State
from .tables import AST, CIV_CARDS, FINISH, GROUPS

EPOCHS: Final = (2, 3, 4, 5)
CITIES_FOR_EPOCH_2: Final[int] = AST["epochs"][1]["entry"]["cities"]
GROUPS_FOR_EPOCH_3: Final[int] = AST["epochs"][2]["entry"]["civ_card_groups"]
CARDS_FOR_EPOCH_4: Final[int] = AST["epochs"][3]["entry"]["civ_cards"]
POINTS_FOR_EPOCH_5: Final[int] = AST["epochs"][4]["entry"]["civ_card_points"]


class Succession(Step):
    """Every marker steps back, stays or advances; nobody chooses (CIV80-14.9)."""

    def begin(self, s: State) -> Next:
        moved = [ast_step(s, s.players[seat]) for seat in s.order]
        for seat, step in zip(s.order, moved, strict=True):
            p = s.players[seat]
            if counts_points(s, p):
                s.disclose()
                s.tell("shows-total", seat=seat, points=total_points(s, seat))
            p.space += step
            s.tell("steps-back" if step < 0 else "advances" if step else "stays", seat=seat, space=p.space)
        return DONE


def ast_step(s: State, p: Player) -> int:
    """CIV80-22.12: -1, 0 or 1 for this round."""
    if must_step_back(s, p):
        return -1
    return 1 if p.space < FINISH and may_enter(s, p, p.space + 1) else 0


def must_step_back(s: State, p: Player) -> bool:
    """CIV80-14.2: no city on the board from epoch 2 on, or fewer points than the space asks for."""
    if p.space == 0:
        return False
    if epoch_of(s, p, p.space) >= 2 and not p.cities:
        return True
    needed = s.rules.required[p.nation][p.space]
    return needed > 0 and total_points(s, p.seat) < needed


def may_enter(s: State, p: Player, space: int) -> bool:
    """CIV80-14.3, 14.5, 14.6: the entry of an epoch, and the number on the space, the finish included."""
    needed = s.rules.required[p.nation][space]
    return may_enter_epochs(s, p, space) and (not needed or total_points(s, p.seat) >= needed)


def may_enter_epochs(s: State, p: Player, space: int) -> bool:
    """Whether the epoch that begins on a space, if one does, is open to *p*."""
    starts = s.rules.epoch_start[p.nation]
    return all([starts[epoch] != space or epoch in s.rules.ignored_epochs or may_enter_epoch(p, epoch) for epoch in EPOCHS])


def may_enter_epoch(p: Player, epoch: int) -> bool:
    """CIV80-14.3: two cities; cards of three groups; seven cards; cards worth a thousand points."""
    if epoch == 2:
        return len(p.cities) >= CITIES_FOR_EPOCH_2
    if epoch == 3:
        return groups_owned(p).bit_count() >= GROUPS_FOR_EPOCH_3
    if epoch == 4:
        return p.cards.bit_count() >= CARDS_FOR_EPOCH_4
    return card_points(p) >= POINTS_FOR_EPOCH_5


def groups_owned(p: Player) -> int:
    """CIV80-13.9: the groups of the cards owned, as a mask; a card of two groups counts for both."""
    mask = 0
    for card in range(CIV_CARDS):
        if p.cards >> card & 1:
            mask |= GROUPS[card]
    return mask


def epoch_of(s: State, p: Player, space: int) -> int:
    """The epoch, 1-5, in which a space of the nation's row lies."""
    starts = s.rules.epoch_start[p.nation]
    return 1 + sum([1 for epoch in EPOCHS if space >= starts[epoch]])


def counts_points(s: State, p: Player) -> bool:
    """CIV80-14.9: whether a move into, on or out of a numbered space depends on the total; if not, the total is nobody's business."""
    if epoch_of(s, p, p.space) >= 2 and not p.cities:
        return False  # they step back, whatever their total
    numbers = s.rules.required[p.nation]
    return numbers[p.space] > 0 or (p.space < FINISH and numbers[p.space + 1] > 0 and may_enter_epochs(s, p, p.space + 1))
