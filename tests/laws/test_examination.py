"""The laws themselves: what a run tells, what it writes, and what it says to bad input."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import faults
import marches
import pytest
import toys

from civitas import Record
from civitas.kernel.chance import HELD
from civitas.kernel.flow import DONE, Ask, Next, Step, advance
from civitas.kernel.records import Option
from civitas.laws import Case, Coverage, Examination, Failure, Fuzz, Secrets, fuzz, uncited_rules, variants
from civitas.laws.__main__ import main
from civitas.laws.case import difference
from civitas.laws.coverage import cited_ids, excused_ids, rule_ids
from civitas.laws.policies import POLICIES, make_policies
from civitas.laws.secrecy import Outcome, check_flow

KERNEL = Path(__file__).parents[1] / "kernel"
TOLD = '        s.tell("draws", seat=seat, card=card'
LEAK = faults.Fault("told to all", (6,), "state", f"{TOLD}, to=1 << seat)", f"{TOLD})")


@pytest.fixture
def leaky() -> Any:
    game = faults.variant(LEAK)
    yield game
    faults.forget(game)


def test_every_rule_of_the_miniature_game_is_cited_by_a_test(tmp_path):
    rulings = tmp_path / "tests"
    rulings.mkdir()
    (rulings / "test_marches.py").write_text((KERNEL / "test_marches.py").read_text(encoding="utf-8"), encoding="utf-8")
    book, untested = KERNEL / "marches" / "rules.md", tmp_path / "untested.md"
    assert uncited_rules(book, untested, "MAR", rulings) == []
    (rulings / "test_marches.py").write_text('"""MAR-1.1, MAR-1.2"""', encoding="utf-8")
    missing = uncited_rules(book, untested, "MAR", rulings)
    assert missing[0] == "MAR-1.3"
    untested.write_text("- MAR-1.3: nothing to test\n- MAR-2.1\n", encoding="utf-8")
    assert uncited_rules(book, untested, "MAR", rulings) == [id for id in missing if id != "MAR-1.3"]  # a reason must be given


def test_rule_ids_are_found_where_rules_are_numbered(tmp_path):
    assert rule_ids("# 1\n- **X-1.1** one\n- X-1.2: two\nsee X-1.3\n- **Y-1** other\n", "X") == ["X-1.1", "X-1.2"]
    (tmp_path / "test_a.py").write_text("# X-1.1: why\n'X-2.10.3, X-4a'\n", encoding="utf-8")
    assert cited_ids("X", tmp_path) == {"X-1.1", "X-2.10.3", "X-4a"}
    assert excused_ids("| X-1 | a count of pieces |\n| X-2 | |\n- X-3, X-4: printed only", "X") == {"X-1", "X-3", "X-4"}


def test_a_failure_says_which_law_seat_and_decision(leaky, tmp_path):
    failure = fuzz(leaky, seconds=30, seed=1)
    assert isinstance(failure, Failure)
    assert failure.law == 6
    text = str(failure)
    assert text.startswith("law 6 (no leak) is broken after ")
    assert "seat " in text
    assert "the chronicle tells" in text
    assert "\n" not in text
    assert len(failure.played.decisions) <= 4
    failure.record().save(tmp_path / "failure.civ")
    record = Record.load(tmp_path / "failure.civ")
    record.check()
    assert record.comments[-1][0].startswith("law 6 (no leak) is broken")


def test_a_run_tells_how_far_it_is():
    told: list[int] = []
    run = Fuzz(marches.GAME, "run", positions=2, players=2)
    assert run.run(games=3, progress=lambda run: told.append(run.coverage.games)) is None
    assert told == [1, 2, 3]
    assert run.coverage.positions == 6
    assert run.coverage.decisions > 100
    assert run.seconds > 0
    assert run.run(seconds=0) is None


def test_the_same_seed_examines_the_same_games():
    def prints() -> list[str]:
        look = Examination(Case(marches.GAME, 3, {}, 5), Coverage(marches.GAME), Secrets(), 3)
        assert look.run() is None
        return look.played.prints

    assert prints() == prints()


def test_positions_of_every_kind_are_chosen():
    look = Examination(Case(marches.GAME, 3, {}, 5), Coverage(marches.GAME), Secrets(), 12)
    assert look.run() is None
    kinds = {look.played.asked[n] for n in look.choose_positions()}
    assert len(kinds) >= 7


def test_variants_change_one_option_at_a_time():
    assert variants(marches.GAME) == [{}, {"rounds": 1}, {"rounds": 9}, {"trade": False}, {"riches": "hoards"}]
    assert variants(marches.GAME, numbers=False) == [{}, {"trade": False}, {"riches": "hoards"}]


def test_a_table_that_cannot_be_set_up_is_a_failure():
    failure = Examination(Case(marches.GAME, 9, {}, 1), Coverage(marches.GAME), Secrets()).run()
    assert failure is not None
    assert failure.law == 3
    assert not Case(marches.GAME, 9, {}, 1).fits()


def test_minds_differ():
    assert marches.GAME.sense is not None
    rng, covered = random.Random(1), Coverage(marches.GAME)
    for kind in POLICIES:
        s = marches.GAME.new(2, 3)
        for _ in range(30):
            seat = s.to_act[0]
            s.play(kind(marches.GAME, rng, covered).choose(s, seat), seat)
    assert len({type(policy) for _ in range(20) for policy in make_policies(marches.GAME, 3, rng, covered, sense=False)}) > 2
    assert type(make_policies(marches.GAME, 2, rng, covered, sense=True)[0]).__name__ == "Sensible"


def test_where_two_views_part():
    assert difference({"a": [1, {"b": (2, 3)}]}, {"a": [1, {"b": (2, 4)}]}) == "a[1].b[1] is 3 or 4"
    assert difference({"a": 1}, {"b": 1}) == " is {'a': 1} or {'b': 1}"
    assert difference([1], [1]) == ""


# --- python -m civitas.laws


def test_the_laws_from_the_command_line(capsys):
    assert main(["marches", "--games", "1", "--players", "2"]) == 0
    assert "marches: the laws hold over 1 games" in capsys.readouterr().out


def test_a_digest_is_the_same_every_time(capsys):
    assert main(["marches", "--digest", "1"]) == main(["marches", "--digest", "1"]) == 0
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first == second
    assert first["games"] == 1


def test_a_failure_leaves_a_record(leaky, tmp_path, capsys):
    path = tmp_path / "failure.civ"
    assert main([leaky.id, "--games", "3", "--out", str(path)]) == 1
    assert "civitas replay" in capsys.readouterr().out
    Record.load(path).check()


@pytest.mark.parametrize("words", [["chess"], ["marches", "--players", "9"]])
def test_bad_input_gets_one_line_and_exit_code_two(words, capsys):
    assert main(words) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1


class Disclosure(Step):
    """After any word, whoever holds the ace (card 9) shows it to all, and keeps it."""

    def begin(self, s: toys.Table) -> Next:
        return Ask(0, "word", (toys.A, toys.B), then=self.show)

    def show(self, s: toys.Table, option: Option) -> Next:
        for p in s.players:
            p.seen = [15 << HELD if card == 9 else seen for card, seen in zip(p.hand, p.seen, strict=True)]
        return DONE


def test_a_card_that_is_shown_where_it_lies_is_no_leak() -> None:
    s = toys.Table([toys.Player(seat, hand=[seat * 2, seat * 2 + 1], seen=[0, 0]) for seat in range(4)])
    s.players[2].hand[1] = 9
    s.stack = [Disclosure()]
    advance(s)
    here = Outcome(s, 0, toys.A)
    assert here.came_into_sight(1)
    for seed in range(40):  # in most of these worlds the ace would lie elsewhere
        for loose in (True, False):
            check_flow(here, 1, random.Random(seed), loose)
