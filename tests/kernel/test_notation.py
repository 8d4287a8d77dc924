"""Records are written by ids: a table that gets a card more breaks none of them, and a person can read them."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

import pytest

from civitas import History, Record, RecordError, game, games
from civitas.bots import draw
from civitas.kernel.notation import NUMBERS, Notation
from civitas.kernel.registry import GAMES
from civitas.kernel.saves import HEADER, NUMBERED, read_option, write_option
from civitas.laws import Fuzz
from civitas.laws.case import some
from civitas.laws.coverage import Coverage
from civitas.laws.policies import make_policies

OLD_DIR = Path(__file__).with_name("numbered")
OLD = sorted(OLD_DIR.glob("*.civ"))
TTA, CIV80 = "through_the_ages", "civilization_1980"


@pytest.fixture
def moved(monkeypatch):
    """Put a game with one card more, first in every table, in the place of the one there is."""

    def move(id: str) -> Notation:
        old = game(id).notation
        tables = {kind: ["a_new_one", *ids] for kind, ids in old.tables.items()}
        forms = "\n".join(f"{verb} {' '.join(kinds)}" for (verb, _), kinds in old.forms.items())
        new = Notation(forms, tables, old.counted)
        monkeypatch.setitem(GAMES, id, dataclasses.replace(game(id), notation=new))
        return new

    return move


def some_game(id: str, players: int, decisions: int) -> History:
    rng, history = random.Random(5), History(game(id), players, 5)
    while history.state.to_act and len(history.moves) < decisions:
        seat = rng.choice(history.state.to_act)
        history.play(draw(history.state.legal(seat), rng), seat)
    return history


# --- one notation


def test_two_of_a_kind_cannot_have_one_id():
    with pytest.raises(ValueError, match="two of a kind have one id: card moses"):
        Notation("play card", {"card": ["moses", "homer", "moses"]})


def test_a_kind_that_nobody_knows_is_found_at_once():
    with pytest.raises(ValueError, match="play takes a crad, and there is no such kind"):
        Notation("play crad", {"card": ["moses"]})
    with pytest.raises(ValueError, match="play of 1 parts is declared twice"):
        Notation("play card\nplay number", {"card": ["moses"]})


def test_a_number_where_an_id_belongs_is_not_believed():
    notation = Notation("play card", {"card": ["moses", "homer"]})
    with pytest.raises(ValueError, match="a card is written by its id, not as 1"):
        notation.decode(("play", 1))


def test_what_is_no_card_at_all_stays_as_it_stands():
    """So that a record of a choice that cannot be made can still be written, and replayed to its refusal."""
    notation = Notation("play card\npay goods", {"card": ["moses"]}, {"goods": ["salt", "oil"]})
    for option in (("play", -1), ("play", None), ("play", (1, 2)), ("pay", (1, 2, 3)[:0]), ("pay", 3), ("fly", 3), ("play", 9)):
        assert notation.decode(notation.encode(option)) in (option, ("pay", (0, 0)))


def test_amounts_are_written_as_ids_and_how_many_of_each():
    notation = Notation("pay goods", counted={"goods": ["salt", "oil", "wine"]})
    assert write_option(notation, ("pay", (2, 0, 1))) == "pay (salt 2 wine 1)"
    for text in ("pay (salt 2 wine)", "pay (gold 2)"):
        with pytest.raises(RecordError):
            read_option(notation, text)


# --- the games


@pytest.mark.parametrize("id", [TTA, CIV80])
def test_every_option_of_every_decision_is_written_by_ids_and_read_back(id):
    """All that random and sensible play is offered: ids where a table has them, and the very same option again."""
    title, coverage, seen = game(id), Coverage(game(id)), set()
    for n, case in zip(range(14), Fuzz(title, "notation").cases(), strict=False):
        rng, s = random.Random(n), case.new()
        s.chronicle = None
        seats = make_policies(title, case.players, rng, coverage, n % 3 == 0)
        for _ in range(400):
            if s.over:
                break
            for seat in s.to_act:
                for option in some(s.legal(seat), rng, 400 if isinstance(s.legal(seat), list) else 12):
                    if option not in seen:
                        seen.add(option)
                        assert title.notation.fault(option) == "", option
                        assert read_option(title.notation, write_option(title.notation, option)) == option
            seat = rng.choice(s.to_act)
            s.play(seats[seat].choose(s, seat), seat)
    assert {option[0] for option in seen} <= set(title.notation.verbs)
    assert len(seen) > 500


@pytest.mark.parametrize("id", [TTA, CIV80])
def test_every_verb_of_the_inventory_is_declared(id):
    verbs = {name.removeprefix("verb:") for name in game(id).invariants.inventory() if name.startswith("verb:")}
    assert verbs
    assert verbs <= set(game(id).notation.verbs)


def test_an_option_that_is_not_declared_breaks_law_4(monkeypatch):
    from civitas.laws import Broken
    from civitas.laws.choices import check_choices

    title = game(TTA)
    s = title.new(2, 1)
    short = Notation("end", {"card": title.notation.tables["card"]})
    monkeypatch.setitem(GAMES, TTA, dataclasses.replace(title, notation=short))
    with pytest.raises(Broken, match="not so declared in the notation: take of 1 parts is not declared"):
        check_choices(s, random.Random(1), ["take"], every=True)


@pytest.mark.parametrize(("id", "players"), [(TTA, 3), (CIV80, 4)])
def test_a_card_more_in_every_table_does_not_change_what_a_record_says(id, players, moved):
    """The numbers of all later cards move by one; each option names the same things as before."""
    history = some_game(id, players, 400)
    text, before = Record.of(history).text(), game(id).notation
    after = moved(id)
    read = Record.parse(text)
    assert [after.encode(option) for _, option in read.decisions] == [before.encode(move.option) for move in history.moves]
    assert [option for _, option in read.decisions] != [move.option for move in history.moves]


@pytest.mark.parametrize("id", [TTA, CIV80])
def test_a_checkpoint_made_with_other_tables_is_not_used(id, moved):
    history = some_game(id, 2, 20)
    saved = history.state.to_json()
    assert game(id).from_json(saved) == history.state
    moved(id)
    with pytest.raises(ValueError, match="made with other tables"):
        game(id).from_json(saved)
    with pytest.raises(ValueError, match="made with other tables"):
        game(id).from_json({key: value for key, value in saved.items() if key != "tables"})


def test_a_record_reads_like_the_rule_book():
    """Cards, areas, nations and goods by name; what a number stands for is said behind it."""
    tables = game(CIV80).notation.tables
    lines = Record.of(Record.load(OLD_DIR / "civilization_1980-034.civ").history()).text().splitlines()[8:-1]
    said = {line.split()[1]: line.split(" ", 1)[1] for line in lines}
    assert said["nation"].split()[1] in tables["nation"]
    assert set(said["move"].split()[1:3]) <= set(tables["area"])
    assert said["hand_in"].split()[1].lstrip("(") in tables["card"]
    assert said["buy"].split()[1] in tables["civilization_card"]
    assert said["sail"].partition("# ")[2] in tables["zone"]
    amounts, _, places = said["lose"].partition("  # ")
    named = dict(part.split() for part in places.split(", "))
    assert named.keys() <= set(tables["area"])
    assert sorted(named.values()) == sorted(n for n in amounts.removeprefix("lose (").rstrip(")").split() if n != "0")
    took = next(line for line in Record.of(some_game(TTA, 2, 3)).text().splitlines() if " take " in line)
    assert took.partition("# ")[2] in game(TTA).notation.tables["card"]


def test_an_id_that_is_gone_is_named_with_its_line():
    text = Record.of(some_game(TTA, 2, 120)).text()
    at, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if " build " in line)
    with pytest.raises(RecordError, match=f"line {at}: there is no card 'pyramid_scheme'"):
        Record.parse(text.replace(line, f"{line.split()[0]} build pyramid_scheme", 1))


# --- records of the first form


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_records_of_the_first_form_still_load(path):
    """They lead through the whole game, and are written in the form of today when they are saved again."""
    text = path.read_text(encoding="utf-8")
    assert text.startswith(NUMBERED)
    old = Record.load(path)
    assert old.replay().over
    again = old.text()
    assert again.startswith(HEADER)
    assert Record.parse(again) == old
    assert f"# {old.comments[-1][0]}" in again


def test_a_game_without_a_notation_keeps_its_numbers():
    import marches

    assert marches.GAME.notation is NUMBERS
    assert write_option(NUMBERS, ("covet", 4, (1, None))) == "covet 4 (1 none)"
    assert all(title.notation.forms for id, title in games().items() if id in (TTA, CIV80))
