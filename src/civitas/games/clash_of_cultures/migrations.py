"""Records of older versions of the rules, rewritten for those of today (ADR 0009)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from civitas.kernel.flow import IllegalChoice
from civitas.kernel.records import Option
from civitas.kernel.registry import game

DECLINED: Final[dict[str, Option]] = {  # what is asked since version 3 where nothing was asked before: nobody used it then
    "free-education": ("decline",),  # an idea of Philosophy may pay for it (COC-14.4)
    "uprising": ("uprising", 0),  # captives need not be given (COC-EVT-39)
}

AS_IT_WENT: Final = ("give-captive", "tribute-captive")  # the first that is listed went then, unasked (COC-8.5.1, COC-SPA-tribute_empire)


def answer_of_old(s: Any) -> Option | None:
    """What to answer to a question that was not asked in version 2; None to any other."""
    what = "" if s.pending is None else s.pending.what
    return s.legal()[0] if what in AS_IT_WENT else DECLINED.get(what)


def decline_what_is_new(record: Any) -> Any:
    """From version 2 to version 3: the same decisions, and where something is asked that was not asked then, what went without saying.

    Where a decision is none any more, the rest stays as it was, and whoever replays it is told at which line.
    """
    s = game(record.game).new(record.players, record.seed, record.options)
    s.chronicle = None
    decisions: list[tuple[int, Option]] = []
    moved = {-1: -1}  # where each decision of old stands now
    fits = True
    for n, (seat, option) in enumerate(record.decisions):
        while fits and (answer := answer_of_old(s)) is not None and s.why_not(option, seat) is not None:
            decisions.append((s.resolve_seat(None), answer))
            fits = plays(s, *decisions[-1])
        decisions.append((seat, option))
        moved[n] = len(decisions) - 1
        fits = fits and plays(s, seat, option)
    moved[len(record.decisions)] = len(decisions)
    comments = {moved[n]: lines for n, lines in record.comments.items()}
    notes = {moved[n]: note for n, note in record.notes.items()}
    return replace(record, rules=3, decisions=decisions, fingerprint="", comments=comments, notes=notes, lines=[])


def plays(s: Any, seat: int, option: Option) -> bool:
    """Play it, if it can be played."""
    try:
        s.play(option, seat)
    except IllegalChoice:
        return False
    return True
