"""A sense is an object with weights of its own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bots.courses import course, digest
from civitas.bots import SeatView, bot, play_out
from civitas.bots.greedy import EasyBot, GreedyBot
from civitas.kernel.facts import load
from civitas.kernel.options import Space
from civitas.kernel.registry import game

# What the greedy bot of 2026-11-17 said, before its numbers were put into tables: 2 players, at most 250 decisions.
FIRST = {
    "through_the_ages": "08111b92434da3cc",
    "civilization_1980": "fc764bec49159fc3",
    "sid_meiers_civilization": "39a679d143bba409",  # under the rules as they are since 2026-11-18
    "clash_of_cultures": "93eee85addc6996f",  # under rules version 3
}


def test_the_first_greedy_thinks_what_it_always_thought(title):
    assert title.sense is not None
    assert digest(title, title.sense.build("greedy-1"), 2, 250) == FIRST[title.id]


@pytest.mark.parametrize("id", ["through_the_ages", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures"])
def test_every_number_of_the_table_is_used(id):
    """A weight that nobody reads would be tuned in vain: all of them are attributes, or rows of a list."""
    title = game(id)
    weights = title.sense.build().weights
    asked = set()

    class Noting(dict):
        def __getitem__(self, name):
            asked.add(name)
            return super().__getitem__(name)

        def get(self, name, default=None):
            asked.add(name)
            return super().get(name, default)

    title.sense.make(Noting(weights))
    assert asked >= set(weights), sorted(set(weights) - asked)


@pytest.mark.parametrize("id", ["through_the_ages", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures"])
def test_tables_say_how_they_were_made(id):
    tables = load(f"civitas.games.{id}", "weights")
    assert next(iter(tables)) == "greedy-1" or game(id).sense.first is not None  # code of its own
    assert all(table["made"] for table in tables.values())


def test_two_bots_with_different_weights_sit_at_one_table():
    """The one who is paid for destroying wonders' time plays otherwise; the other plays as it does against its like."""
    title = game("through_the_ages")
    plain, odd = GreedyBot(title, 1), GreedyBot(title, 1, weights={"rival": 5.0, "hand": 0.0})
    assert odd.sense.weights["rival"] == 5.0
    assert plain.sense.weights["rival"] == 0.4
    s = title.new(players=2, seed="two")
    before = plain.sense.worth(s, 0), odd.sense.worth(s, 0)
    play_out(s, [plain, odd])
    assert s.over
    again = title.new(players=2, seed="two")
    assert (plain.sense.worth(again, 0), odd.sense.worth(again, 0)) == before
    same = title.new(players=2, seed="two")
    play_out(same, [GreedyBot(title, 1), GreedyBot(title, 1)])
    assert same.scores != s.scores


def test_an_unknown_weight_or_table_is_refused():
    title = game("through_the_ages")
    with pytest.raises(ValueError, match="there is no weight 'rivel'"):
        title.sense.build("", {"rivel": 1.0})
    with pytest.raises(ValueError, match="there are no weights 'greedy-99'"):
        title.sense.build("greedy-99")


def test_terms_add_up(title):
    sense = title.sense.build()
    for n, s in enumerate(course(title, sense, 2, "terms", 120)):
        if n % 10 == 0:
            for seat in range(2):
                assert sum(sense.terms(s, seat).values()) == pytest.approx(sense.worth(s, seat), abs=1e-6)


def test_candidates_are_legal_and_the_first_is_what_greed_takes(title):
    """Several real alternatives wherever there are several options, also of a space; none twice."""
    sense = title.sense.build()
    several = choices = spaces = 0
    for n, s in enumerate(course(title, sense, 3, "candidates", 240)):
        if n % 6:
            continue
        seat = s.to_act[0]
        listed = s.legal(seat)
        found = sense.candidates(s, seat, 4)
        assert found
        assert len(set(found)) == len(found) <= 4
        assert all(s.why_not(option, seat) is None for option in found)
        more = listed.count() if isinstance(listed, Space) else sum(not s.unlikely(option) for option in listed)
        if more > 1:
            choices += 1
            several += len(found) > 1
            spaces += isinstance(listed, Space)
        assert sense.candidates(s, seat, 1) == found[:1]
    assert choices > 10
    assert several >= 0.9 * choices


def test_a_turn_goes_on_and_ends(title):
    sense = title.sense.build()
    turns = [sense.turn_of(s) for s in course(title, sense, 2, "turns", 200)]
    changes = sum(one != other for one, other in pairwise(turns))
    assert 2 <= changes < len(turns) - 10


def test_bots_of_every_strength_finish_a_short_game():
    title = game("through_the_ages")
    for name in ("easy", "greedy-1", "greedy"):
        assert play_out(title.new(players=2, seed=3, options={"mode": "first_game"}), bot(name, title, 1)).over


def test_the_easy_bot_errs_also_where_its_sense_names_one_choice_only():
    """In Civilization (1980) advice names one move nearly always: a bot that only misjudged values would play as well as greedy."""
    title = game("civilization_1980")
    sense = title.sense.build()
    asked = erred = 0
    for n, s in enumerate(course(title, sense, 2, "easy", 160)):
        seat = s.to_act[0]
        listed = s.legal(seat)
        if isinstance(listed, Space) or len(listed) < 3 or sum(value > float("-inf") for value in sense.weigh(s, seat, listed)) != 1:
            continue
        chosen = EasyBot(title, n).choose(SeatView(s, seat))
        assert s.why_not(chosen, seat) is None
        assert not s.unlikely(chosen)
        asked += 1
        erred += chosen != sense.candidates(s, seat, 1)[0]
    assert asked > 20
    assert 0.02 * asked < erred < 0.4 * asked


@pytest.mark.parametrize("share", [0.0, 0.05])
def test_weights_near_nothing_are_weights_too(title, share):
    """Tuning and learning move them far, and anybody may write a table: what is divided by is never nothing."""
    sense = title.sense.build("", {name: share * value for name, value in title.sense.build().weights.items()})
    assert len(list(course(title, sense, 2, "nothing", 60))) == 60
