"""Records of older rules versions are still played."""

from __future__ import annotations

from pathlib import Path

from civitas.kernel.saves import GameRecord

FIRST = Path(__file__).with_name("rules_1.civ")  # a game of three under rules version 1, with many forced discards


def test_cards_that_were_discarded_one_by_one_are_one_decision_now():
    old = GameRecord.load(FIRST)
    new = old.migrate()
    assert (old.rules, new.rules) == (1, 2)
    assert len(new.decisions) < len(old.decisions)
    assert not [option for _, option in new.decisions if option[0] == "discard" and not isinstance(option[1], tuple)]
    s = old.replay()
    assert (s.over, s.scores) == (True, [10, 11, 10])


def test_what_was_noted_beside_a_decision_stays_there():
    decisions = [(0, ("end",)), (0, ("discard", 3)), (0, ("discard", 5)), (1, ("end",))]
    old = GameRecord("through_the_ages", 1, 2, 7, {}, [], decisions, "53b5", {-1: ["above"], 2: ["here"], 4: ["below"]}, {1: "a", 2: "b", 3: "c"})
    new = old.migrate()
    assert new.decisions == [(0, ("end",)), (0, ("discard", (3, 5))), (1, ("end",))]
    assert (new.comments, new.notes) == ({-1: ["above"], 1: ["here"], 3: ["below"]}, {1: "a; b", 2: "c"})
