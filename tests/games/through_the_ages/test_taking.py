"""Taking cards and wonders from the row (TTA-6.2, TTA-6.3)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.costs import take_cost
from civitas.games.through_the_ages.state import REPLACED_LEADER
from civitas.games.through_the_ages.tables import NONE
from games.through_the_ages.scenes import card, in_play, scene
from games.through_the_ages.table import acting, actions, civil, do, may, refused, row, wonder


@pytest.mark.parametrize(("space", "cost"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_ex_14_cost_by_space(space, cost):
    s = row(acting(scene(2)), **{f"at{space}": "iron"})
    assert take_cost(s, s.players[0], space) == cost  # TTA-6.2.1
    do(s, "take", space)
    assert s.players[0].ca == 4 - cost
    assert s.players[0].hand == [card("iron")]
    assert s.row[space - 1] == NONE


def test_ex_16_taj_mahal_after_a_leader_was_replaced():
    s = row(scene(2), at3="taj_mahal")
    p = in_play(s, 0, wonders=["pyramids"])
    assert take_cost(s, p, 3) == 2  # TTA-6.3.1
    p.once |= REPLACED_LEADER
    assert take_cost(s, p, 3) == 0
    s = row(scene(2), at10="taj_mahal")
    assert take_cost(s, s.players[0], 10) == 3


def test_ex_17_hammurabi_takes_leaders_for_less():
    s = row(scene(2), at2="genghis_khan", at3="iron", at6="joan_of_arc")
    p = in_play(s, 0, leader="hammurabi")
    assert [take_cost(s, p, space) for space in (2, 3, 6)] == [0, 1, 1]  # TTA-6.2.5


def test_ex_17_one_leader_of_each_age():
    s = row(acting(scene(2, age=1)), at1="moses", at2="homer", at3="genghis_khan")
    do(s, "take", 1)
    assert refused(s, "take", 2) == "TTA-6.2.4"
    s.players[0].hand = []
    s.relist()
    assert refused(s, "take", 2) == "TTA-6.2.4"  # even if the leader is gone
    assert may(s, "take", 3)


def test_ex_18_hand_limit():
    s = row(acting(scene(2)), at1="alchemy", at2="great_wall")
    civil(s, 0, "iron", "irrigation", "knights", "swordsmen")
    assert refused(s, "take", 1) == "TTA-6.2.2"
    assert may(s, "take", 2)  # TTA-6.3.2: wonders are not held
    in_play(s, 0, wonders=["library_of_alexandria"])
    s.relist()
    assert may(s, "take", 1)  # TTA-10.2


def test_ex_20_aristotle_scores_for_technologies_only():
    s = row(scene(2), at1="alchemy", at2="frugality_a", at3="monarchy")
    in_play(s, 0, leader="aristotle")
    acting(s)
    do(s, "take", 1)
    assert s.players[0].science == 1  # TTA-13.1.2
    do(s, "take", 2)
    assert s.players[0].science == 1
    do(s, "take", 3)
    assert s.players[0].science == 2


def test_a_technology_is_taken_once():
    s = row(acting(scene(2)), at1="iron", at2="monarchy", at3="warfare", at4="frugality_a")
    civil(s, 0, "iron")
    in_play(s, 0, government="monarchy", specials=["warfare"])
    s.relist()
    assert [refused(s, "take", space) for space in (1, 2, 3)] == ["TTA-6.2.3"] * 3
    civil(s, 0, "frugality_a")
    assert may(s, "take", 4)  # TTA-6.2.6


def test_a_technology_that_left_play_may_be_taken_again():
    s = row(acting(scene(2)), at1="monarchy")
    in_play(s, 0, government="republic")
    s.relist()
    assert may(s, "take", 1)  # TTA-6.2.8


def test_cards_do_not_slide_when_one_is_taken():
    s = row(acting(scene(2)), at5="iron", at6="alchemy")
    do(s, "take", 5)
    assert s.row[5] == card("alchemy")  # TTA-6.2.7
    assert take_cost(s, s.players[0], 6) == 2


def test_one_unfinished_wonder_at_a_time():
    s = row(acting(scene(2)), at1="colossus")
    wonder(s, 0, "pyramids")
    assert refused(s, "take", 1) == "TTA-6.3.2"


def test_a_wonder_enters_play_unfinished():
    s = row(acting(scene(2)), at1="pyramids")
    do(s, "take", 1)
    p = s.players[0]
    assert p.wonder == card("pyramids")
    assert not p.hand
    assert p.ca_total == 4  # TTA-6.3.3: no effect until completed


def test_completed_wonders_make_the_next_one_dearer():
    s = row(scene(2), at1="great_wall")
    p = in_play(s, 0, wonders=["pyramids", "colossus"])
    assert take_cost(s, p, 1) == 3
    p.ruined = [card("pyramids")]
    assert take_cost(s, p, 1) == 3  # TTA-13.2.8: ruined ones count


def test_michelangelo_pays_no_surcharge():
    s = row(scene(2), at6="great_wall", at7="iron")
    p = in_play(s, 0, leader="michelangelo", wonders=["pyramids", "colossus"])
    assert [take_cost(s, p, space) for space in (6, 7)] == [2, 2]


def test_too_few_actions_and_empty_spaces():
    s = row(acting(scene(2)), at13="iron")
    actions(s, 0, 2)
    assert refused(s, "take", 13) == "TTA-6.1.2"
    assert refused(s, "take", 1) == "TTA-6.2.1"
