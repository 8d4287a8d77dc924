"""Records of older versions of the rules, rewritten for those of today (ADR 0009)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from civitas.kernel.records import Option


def join_discards(record: Any) -> Any:
    """From version 1, where military cards were discarded one by one, to version 2: all of them are one decision (TTA-16.2).

    Between two times that a player discards there is always another decision, so those that follow each other belong together.
    """
    decisions: list[tuple[int, Option]] = []
    moved = {-1: -1}  # where each decision of old stands now
    for n, (seat, option) in enumerate(record.decisions):
        if option[0] != "discard":
            decisions.append((seat, option))
        elif decisions and decisions[-1][0] == seat and decisions[-1][1][0] == "discard":
            decisions[-1] = (seat, ("discard", (*decisions[-1][1][1], option[1])))
        else:
            decisions.append((seat, ("discard", (option[1],))))
        moved[n] = len(decisions) - 1
    moved[len(record.decisions)] = len(decisions)
    comments: dict[int, list[str]] = {}
    for n, lines in record.comments.items():
        comments.setdefault(moved[n], []).extend(lines)
    notes: dict[int, str] = {}
    for n, note in record.notes.items():
        notes[moved[n]] = f"{notes[moved[n]]}; {note}" if moved[n] in notes else note
    return replace(record, rules=2, decisions=decisions, fingerprint="", comments=comments, notes=notes, lines=[])
