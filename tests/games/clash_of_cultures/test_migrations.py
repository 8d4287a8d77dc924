"""Records of older rules versions are still played."""

from dataclasses import replace
from pathlib import Path

from civitas.games.clash_of_cultures.migrations import DECLINED
from civitas.laws.golden import read_archive

GOLDEN = Path(__file__).parents[2] / "golden" / "clash_of_cultures.zip"


def test_what_was_not_asked_then_is_declined(monkeypatch):
    """A short game as if nobody had ever been asked whether to give up a city."""
    keep = ("keep-cities",)
    monkeypatch.setitem(DECLINED, "destroy-city", keep)
    records = [record for record in read_archive(GOLDEN).values() if record.options.get("short_game")]
    record = min([each for each in records if keep in [option for _, option in each.decisions]], key=lambda each: len(each.decisions))
    left = [(seat, option) for seat, option in record.decisions if option != keep]
    old = replace(record, rules=2, decisions=left, notes={}, comments={}, fingerprint="")
    assert old.migrate().decisions == record.decisions
    assert old.migrate().rules == 3


def test_a_decision_that_is_none_any_more_is_told_by_its_line():
    record = next(iter(read_archive(GOLDEN).values()))
    odd = replace(record, rules=2, decisions=[(0, ("found", 99)), *record.decisions], notes={}, comments={}, fingerprint="")
    assert odd.migrate().decisions == odd.decisions
