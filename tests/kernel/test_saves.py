"""The record of a game: readable text, exact round trip, and one clear sentence for every broken file."""

from __future__ import annotations

import random
from contextlib import suppress

import marches
import pytest
import toys
from hypothesis import given
from hypothesis import strategies as st

from civitas import History, Record, RecordError
from civitas.bots import draw
from civitas.kernel.saves import HEADER, read_items, write_item


def some_game(n: int = 60) -> History:
    rng, history = random.Random(2), History(marches.GAME, 3, "a word", {"riches": "hoards"})
    for _ in range(n):
        seat = rng.choice(history.state.to_act)
        history.play(draw(history.state.legal(seat), rng), seat)
    return history


HISTORY = some_game()
RECORD = Record.of(HISTORY, ["Ann", "Bob", "Čiurlionis"])
TEXT = RECORD.text()


def test_a_record_reads_like_a_page():
    lines = TEXT.splitlines()
    assert lines[:8] == [
        HEADER,
        "game: marches",
        "rules: 1",
        "players: 3",
        'seed: "a word"',
        'options: {"riches": "hoards"}',
        'names: ["Ann", "Bob", "Čiurlionis"]',
        "",
    ]
    assert lines[8].split()[1] == "covet"
    assert lines[-1] == f"end 60 {HISTORY.state.fingerprint()}"


def test_the_round_trip_is_exact():
    read = Record.parse(TEXT)
    assert read == RECORD
    assert read.text() == TEXT


def test_comments_and_notes_stay():
    lines = TEXT.splitlines()
    lines.insert(7, "# of a friendly evening")
    lines[9] += "  # a bold choice"
    lines.insert(12, "# now it gets serious")
    text = "\n".join(lines) + "\n"
    read = Record.parse(text)
    assert read.text() == text
    assert read.comments[-1] == ["of a friendly evening"]
    assert read.decisions == RECORD.decisions


def test_files_from_other_systems_are_read():
    assert Record.parse(TEXT.replace("\n", "\r\n")).decisions == RECORD.decisions


def test_a_record_leads_to_the_same_position():
    assert RECORD.replay().fingerprint() == HISTORY.state.fingerprint()
    assert RECORD.check().fingerprint() == RECORD.fingerprint
    states = list(RECORD.states())
    assert len(states) == 61
    assert states[0] == marches.GAME.new(3, "a word", {"riches": "hoards"})
    assert [s.fingerprint() for s in states] == [HISTORY.at(n).fingerprint() for n in range(61)]
    assert Record.of(RECORD.history(), RECORD.names) == RECORD


def test_save_and_load(tmp_path):
    path = tmp_path / "game.civ"
    RECORD.save(path)
    assert Record.load(path) == RECORD
    assert Record.load(str(path)) == RECORD


def test_a_file_that_is_not_there_or_not_text(tmp_path):
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "nothing.civ")
    (tmp_path / "picture.civ").write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(RecordError, match="not text"):
        Record.load(tmp_path / "picture.civ")
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path)


def broken(change) -> str:
    lines = TEXT.splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def drop(n):
    return lambda lines: lines.pop(n)


def put(n, text):
    return lambda lines: lines.__setitem__(n, text)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put(0, "civitas record 3"), "line 1: this is not a Civitas record"),
        (put(0, ""), "line 1: this is not"),
        (drop(1), "the header does not say game"),
        (put(2, "rules: one"), "line 3: 'one' is no value for rules"),
        (put(2, 'rules: "1"'), "the header holds a value of the wrong kind"),
        (put(3, "players: true"), "the header holds a value of the wrong kind"),
        (put(4, "seed: 1.5"), "the header holds a value of the wrong kind"),
        (put(5, "options: []"), "the header holds a value of the wrong kind"),
        (put(6, 'names: [1]'), "the header holds a value of the wrong kind"),
        (put(3, "player: 3"), "line 4: the header says"),
        (put(10, "zero covet 4"), "line 11: a decision is a seat, a verb"),
        (put(10, "0"), "line 11: a decision is a seat, a verb"),
        (put(10, "0 4"), "line 11: a decision is a seat, a verb"),
        (put(10, "0 take (1 2"), "line 11: a bracket is not closed"),
        (put(10, "0 take 1)"), "line 11: there is a bracket too many"),
        (put(10, "0 take 1x"), "line 11: '1x' is neither a word nor a number"),
        (put(10, '0 take "x'), "line 11: "),
        (drop(20), "the end line counts 60 decisions, but there are 59"),
        (drop(-1), "the record breaks off, there is no end line"),
        (lambda lines: lines.__delitem__(slice(30, None)), "the record breaks off"),
        (put(-1, "end sixty"), "the end line gives the number of decisions"),
        (lambda lines: lines.append("0 pass"), "there is something after the end line"),
    ],
)  # fmt: skip
def test_a_broken_file_gets_one_sentence_that_names_the_line(change, sentence):
    with pytest.raises(RecordError) as problem:
        Record.parse(broken(change))
    assert sentence in str(problem.value)
    assert str(problem.value).startswith("line ")
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put(1, "game: chess"), "there is no game 'chess'"),
        (put(2, "rules: 7"), "rules version 7 of marches cannot be replayed by version 1"),
        (put(3, "players: 9"), "the header does not fit: marches is for 2 to 4 players, not 9"),
        (put(5, 'options: {"speed": 1}'), "the header does not fit: marches has no option 'speed'"),
        (put(8, "0 covet 5"), "line 9: ('covet', 5) is refused"),
        (put(8, "7 covet 4"), "line 9: ('covet', 4) is refused"),
    ],
)
def test_a_record_that_cannot_be_played_says_where(change, sentence):
    record = Record.parse(broken(change))
    for way in (record.replay, record.history):
        with pytest.raises(RecordError) as problem:
            way()
        assert sentence in str(problem.value)


def test_a_record_that_leads_elsewhere_is_found_out():
    with pytest.raises(RecordError, match="leads to position"):
        Record.parse(broken(put(-1, "end 60 0123456789abcdef"))).check()


def test_old_records_are_migrated_version_by_version():
    def to_two(record: Record) -> Record:
        return Record(record.game, 2, record.players, record.seed, record.options, record.names, [*record.decisions, (0, toys.A)])

    def to_three(record: Record) -> Record:
        return Record(record.game, 3, record.players, record.seed, record.options, record.names, [*record.decisions, (1, toys.B)])

    toys.TOY.migrations.update({1: to_two, 2: to_three})
    try:
        old = Record("toy", 1, 2, 1, {}, [], [])
        assert old.replay().heard == [toys.A, toys.B]
        assert old.migrate().rules == 3
    finally:
        toys.TOY.migrations.clear()
    with pytest.raises(RecordError, match="rules version 1 of toy cannot be replayed by version 3"):
        old.replay()


words = st.text(max_size=12) | st.sampled_from(["true", "none", "nan", "inf", "False", "a.b-c", "1", "-", "#", "(", "end"])
items = st.recursive(
    st.integers() | words | st.none() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)


@given(st.lists(items, max_size=5), st.text(max_size=10))
def test_whatever_an_option_holds_is_read_back(parts, verb):
    option = (verb, *parts)
    line = " ".join(write_item(item) for item in option)
    assert "\n" not in line
    read, note = read_items(line, 1)
    assert tuple(read) == option
    assert repr(tuple(read)) == repr(option)
    assert note is None


@given(st.text(max_size=80))
def test_no_line_is_too_strange(line):
    with suppress(RecordError):
        read_items(line, 1)


@given(st.text(max_size=60), st.integers(0, len(TEXT)))
def test_no_file_is_too_strange(junk, at):
    with suppress(RecordError):
        Record.parse(TEXT[:at] + junk + TEXT[at + len(junk) :])
