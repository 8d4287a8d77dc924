"""Population, happiness, uprising (TTA-6.4, TTA-12.1, TTA-12.4, TTA-12.5, TTA-7.2)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.board import consumption, food
from civitas.games.through_the_ages.costs import population_cost
from civitas.games.through_the_ages.losses import LosePopulation
from civitas.games.through_the_ages.ratings import discontent, happy_needed
from games.through_the_ages.scenes import asked, begin, in_play, scene, tokens, units
from games.through_the_ages.table import acting, actions, bank, do, ending, option, refused, settle, unused


def test_ex_21_the_price_of_growth():
    s = acting(scene(2))
    p = tokens(s, 0, agriculture=9)
    s.relist()
    assert population_cost(p) == 2
    do(s, "population")
    do(s, "population")
    assert p.yellow == 16
    assert food(p) == 5
    assert p.unused == 3
    assert consumption(p) == 1  # TTA-12.4.3
    assert happy_needed(p) == 1
    do(s, "population")
    assert food(p) == 2
    assert p.ca == 1


def test_ex_22_moses_and_an_empty_bank():
    s = scene(2)
    p = in_play(s, 0, leader="moses")
    p.yellow = 16
    assert population_cost(p) == 2  # TTA-13.1.6
    p.yellow = 18
    assert population_cost(p) == 1
    s = acting(scene(2))
    tokens(s, 0, agriculture=9)
    bank(s, 0, yellow=0)
    assert refused(s, "population") == "TTA-6.4.2"


def test_too_little_food():
    assert refused(acting(scene(2)), "population") == "TTA-6.4.1"


@pytest.mark.parametrize(
    ("tokens_left", "needed"),
    [(17, 0), (13, 1), (16, 1), (12, 2), (11, 2), (9, 3), (8, 4), (5, 5), (3, 6), (1, 7), (0, 8), (25, 0)],
)
def test_ex_24_happy_faces_needed(tokens_left, needed):
    s = scene(2)
    p = bank(s, 0, yellow=tokens_left)
    assert happy_needed(p) == needed


@pytest.mark.parametrize(
    ("tokens_left", "cost", "eaten"),
    [(18, 2, 0), (17, 2, 0), (16, 3, 1), (13, 3, 1), (12, 4, 2), (9, 4, 2), (8, 5, 3), (5, 5, 3), (4, 7, 4), (1, 7, 4)],
)
def test_bank_tables(tokens_left, cost, eaten):
    s = scene(2)
    p = bank(s, 0, yellow=tokens_left)
    assert (population_cost(p), consumption(p)) == (cost, eaten)


def test_an_empty_bank_eats_six():
    s = scene(2)
    assert consumption(bank(s, 0, yellow=0)) == 6


def test_ex_25_st_peters_makes_others_happier():
    s = scene(2)
    units(s, 0, religion=2)
    p = in_play(s, 0, wonders=["hanging_gardens", "st_peters_basilica"])
    assert p.happiness == 8  # 3 + 2*2 + 1 (TTA-12.1.4)
    units(s, 0, religion=3)
    assert p.happiness == 8  # at most 8


def test_ex_26_unhappy_faces():
    s = scene(2)
    p = in_play(s, 0, wonders=["kremlin"], government="communism", wonder="st_peters_basilica")
    assert p.happiness == 0  # TTA-12.1.3
    p = in_play(s, 0, wonders=["kremlin", "st_peters_basilica"], government="communism")
    assert p.happiness == 0  # 1 - 2: a card with unhappy faces gets no extra face
    units(s, 0, religion=1)
    assert p.happiness == 1


def test_ex_28_lost_population_comes_from_a_card_of_their_choice():
    s = scene(2)
    p = unused(s, 0, 0)
    settle(s)
    begin(s, LosePopulation(0, 1))
    assert asked(s) == (0, "lose-worker")
    s.play(option("lose-worker", "warriors"))
    assert p.yellow == 19
    assert p.strength == 0  # TTA-12.5.3
    assert sum(p.workers) == 5


def test_unused_workers_are_lost_first():
    s = scene(2)
    p = unused(s, 0, 2)
    begin(s, LosePopulation(0, 3))
    assert p.unused == 0
    assert asked(s) == (0, "lose-worker")
    s.play(option("lose-worker", "philosophy"))
    assert s.over


def test_nobody_left_to_lose():
    s = scene(2)
    p = unused(s, 0, 0)
    p.workers = [0] * len(p.workers)
    begin(s, LosePopulation(0, 2))
    assert s.over  # TTA-12.5.6


def test_workers_leave_their_tokens_behind():
    s = scene(2)
    p = tokens(s, 0, agriculture=3)
    unused(s, 0, 0)
    begin(s, LosePopulation(0, 2))
    s.play(option("lose-worker", "agriculture"))
    s.play(option("lose-worker", "agriculture"))
    assert food(p) == 3  # TTA-12.5.6


def test_uprising_when_discontent_exceeds_unused_workers():
    s = scene(2)
    p = bank(s, 0, yellow=12)  # needs 2 happy faces
    unused(s, 0, 1)
    assert discontent(p) == 2  # TTA-12.5.4
    ending(s)
    assert p.science == 0  # TTA-7.2: no production
    assert food(p) == 0
    assert (p.ca, p.ma) == (4, 2)
    assert len(p.military) == 2  # cards are drawn all the same


def test_no_uprising_while_unused_workers_make_up_for_it():
    s = scene(2)
    p = bank(s, 0, yellow=12)
    unused(s, 0, 2)
    ending(s)
    assert p.science == 1


def test_population_needs_a_civil_action():
    s = acting(scene(2))
    tokens(s, 0, agriculture=4)
    actions(s, 0, 0, 2)
    assert refused(s, "population") == "TTA-6.1.2"
