"""E13: the A.S.T., the end of the game and the ranking (CIV80-14).  Its numbers are read from the table, never written here."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.civilization_1980.hands import hand_value
from civitas.games.civilization_1980.scoring import card_points, close, standing, total_points, winner
from civitas.games.civilization_1980.state import NOBODY, State
from civitas.games.civilization_1980.succession import Succession, epoch_of, groups_owned
from civitas.games.civilization_1980.tables import CIV, CIV_IDS, COST, FINISH
from games.civilization_1980.table import begin, city, deal, own, put, rich, table, told

AFRICA, CRETE, EGYPT = 3, 0, 1  # seats of the test table


def at(space: int, seat: int = CRETE, cities: int = 2, cards: str = "", players: int = 4, **options: Any) -> State:
    """One marker on a space, its nation with so many cities and these cards."""
    s = table(players, **options)
    s.players[seat].space = space
    city(s, seat, *("knossos", "athens", "corinth")[:cities])
    own(s, seat, *cards.split())
    return s


def step(s: State, seat: int = CRETE) -> int:
    """Where the marker is after E13."""
    begin(s, Succession())
    return s.players[seat].space


def start(s: State, seat: int, epoch: int) -> int:
    return s.rules.epoch_start[s.players[seat].nation][epoch]


def number(s: State, seat: int, space: int) -> int:
    return s.rules.required[s.players[seat].nation][space]


def fill(s: State, seat: int, points: int) -> None:
    """Treasury up to a total."""
    p = s.players[seat]
    p.treasury += points - total_points(s, seat)


# --- advancing


def test_nothing_is_needed_inside_an_epoch() -> None:
    """CIV80-14.3, CIV80-22.12."""
    assert step(at(0, cities=0)) == 1
    assert step(at(1, cities=0)) == 2


def test_ex_102_epoch_2_needs_two_cities() -> None:
    s = at(0, cities=1)
    s.players[CRETE].space = start(s, CRETE, 2) - 1
    assert step(s) == start(s, CRETE, 2) - 1
    s = at(start(s, CRETE, 2) - 1, cities=2)
    assert step(s) == start(s, CRETE, 2)


def test_ex_102_each_nation_has_its_own_row() -> None:
    s = table(4)
    assert start(s, EGYPT, 2) < start(s, CRETE, 2)
    s.players[EGYPT].space = start(s, EGYPT, 2) - 1
    city(s, EGYPT, "memphis")
    assert step(s, EGYPT) == start(s, EGYPT, 2) - 1


def test_ex_101_mysticism_and_cloth_making_are_three_groups() -> None:
    s = at(0, cards="mysticism cloth_making")
    assert groups_owned(s.players[CRETE]).bit_count() == 3
    s.players[CRETE].space = start(s, CRETE, 3) - 1
    assert step(s) == start(s, CRETE, 3)


def test_two_groups_do_not_open_epoch_3() -> None:
    s = at(0, cards="mysticism astronomy drama")
    s.players[CRETE].space = start(s, CRETE, 3) - 1
    assert step(s) == start(s, CRETE, 3) - 1


@pytest.mark.parametrize(("cards", "steps"), [(6, 0), (7, 1)])
def test_epoch_4_needs_seven_cards(cards: int, steps: int) -> None:
    s = at(0, cards=" ".join(CIV_IDS[:cards]))
    before = start(s, CRETE, 4) - 1
    s.players[CRETE].space = before
    assert step(s) == before + steps


def test_ex_104_epoch_5_counts_civilization_cards_only() -> None:
    s = at(0, AFRICA)
    before = start(s, AFRICA, 5) - 1
    s.players[AFRICA].space = before
    own(s, AFRICA, "philosophy", "democracy", "law", "medicine", "engineering")  # 890
    rich(s, AFRICA, 40)
    deal(s, AFRICA, "salt", "salt", "salt", "salt", "salt", "salt")
    assert total_points(s, AFRICA) >= 1000
    assert step(s, AFRICA) == before
    own(s, AFRICA, "coinage")
    assert card_points(s.players[AFRICA]) == 1000
    assert step(s, AFRICA) == before + 1


def test_ex_105_numbered_spaces_need_the_total_to_enter_to_stay_and_to_leave() -> None:
    """CIV80-14.5, CIV80-14.6."""
    s = at(0, AFRICA, cards="philosophy democracy law medicine engineering coinage")  # 1000 in cards
    needed = number(s, AFRICA, FINISH - 1)
    s.players[AFRICA].space = FINISH - 2
    deal(s, AFRICA, "salt", "salt", "hides")
    fill(s, AFRICA, needed - 1)
    assert step(s, AFRICA) == FINISH - 2
    fill(s, AFRICA, needed)
    assert step(s, AFRICA) == FINISH - 1
    fill(s, AFRICA, needed - 1)
    assert step(s, AFRICA) == FINISH - 2  # a step back, and no advance in the same round
    s.players[AFRICA].space = FINISH - 1
    fill(s, AFRICA, number(s, AFRICA, FINISH))
    assert step(s, AFRICA) == FINISH
    assert winner(s) == AFRICA


def test_totals_that_a_numbered_space_depends_on_are_shown_and_hands_are_not() -> None:
    """CIV80-14.9."""
    s = at(FINISH - 2, AFRICA, cards="philosophy democracy law medicine engineering coinage")
    deal(s, AFRICA, "salt", "salt")
    step(s, AFRICA)
    assert told(s, "shows-total") == [(AFRICA, 1000 + 12)]
    assert s.view(EGYPT)["players"][AFRICA]["hand"]["hidden"] == 2


def test_a_total_that_decides_nothing_is_nobodys_business() -> None:
    """CIV80-14.9, CIV80-18: without a city they step back whatever they hold; before a closed epoch they stay whatever they hold."""
    s = at(FINISH - 2, AFRICA, cities=0, cards="philosophy democracy law medicine engineering coinage")
    deal(s, AFRICA, "salt", "salt")
    assert step(s, AFRICA) == FINISH - 3
    assert told(s, "shows-total") == []
    row = '{"africa": {"epoch_start": {"5": 14}, "required": {"14": 900, "15": 1200}}}'
    s = at(13, AFRICA, cards="philosophy law", ast_override=row)
    deal(s, AFRICA, "salt", "salt")
    assert step(s, AFRICA) == 13
    assert told(s, "shows-total") == []


# --- stepping back


def test_no_city_from_epoch_2_on_is_a_step_back() -> None:
    """CIV80-14.2."""
    s = at(0, cities=0)
    s.players[CRETE].space = start(s, CRETE, 2)
    assert step(s) == start(s, CRETE, 2) - 1


def test_no_city_in_epoch_1_is_no_step_back() -> None:
    s = at(2, cities=0)
    assert step(s) == 3


def test_two_reasons_are_still_one_step_back() -> None:
    s = at(FINISH - 1, AFRICA, cities=0)
    assert number(s, AFRICA, FINISH - 1) > 0
    assert step(s, AFRICA) == FINISH - 2


def test_entry_conditions_are_not_needed_to_stay() -> None:
    s = at(0, cities=1)
    s.players[CRETE].space = start(s, CRETE, 4)
    assert step(s) == start(s, CRETE, 4) + (0 if start(s, CRETE, 4) + 1 == start(s, CRETE, 5) else 1)
    assert epoch_of(s, s.players[CRETE], start(s, CRETE, 4)) == 4


# --- totals, end and ranking


def test_total_points_are_cards_treasury_and_sets() -> None:
    """CIV80-14.4."""
    s = at(0, cards="pottery law")
    rich(s, CRETE, 7)
    deal(s, CRETE, "salt", "salt", "salt", "piracy")
    assert hand_value(s.players[CRETE]) == 27
    assert total_points(s, CRETE) == COST[CIV["pottery"]] + COST[CIV["law"]] + 7 + 27


def test_ex_106_of_two_at_the_finish_the_higher_total_wins() -> None:
    """CIV80-14.7."""
    s = table(4)
    for seat, points in ((CRETE, 1320), (EGYPT, 1405)):
        s.players[seat].space = FINISH
        fill(s, seat, points)
    assert winner(s) == EGYPT
    fill(s, CRETE, 1405)
    assert winner(s) == CRETE  # still tied: A.S.T. order


def test_nobody_wins_before_the_finish() -> None:
    s = table(4)
    s.players[0].space = FINISH - 1
    assert winner(s) == NOBODY


def test_after_the_last_round_the_leader_wins() -> None:
    """CIV80-14.8."""
    s = table(4, max_rounds=5)
    s.round = 5
    s.players[2].space = 7
    s.players[1].space = 7
    fill(s, 2, 10)
    assert winner(s) == 2
    s.round = 4
    assert winner(s) == NOBODY


@pytest.mark.parametrize("mark", [2, 3, 4])
def test_the_shortened_game_ends_at_its_mark(mark: int) -> None:
    s = table(4, short_game_mark=mark)
    s.players[1].space = s.rules.end_space - 1
    assert winner(s) == NOBODY
    s.players[1].space = s.rules.end_space
    s.players[2].space = s.rules.end_space
    fill(s, 2, 3)
    assert winner(s) == 2
    assert s.supply[CIV["mysticism"]] == 0


def test_the_ranking_goes_by_space_points_and_ast_order() -> None:
    """CIV80-14.10."""
    s = table(4)
    for seat, space, points in ((0, 9, 50), (1, 9, 80), (2, 12, 0), (3, 9, 50)):
        s.players[seat].space = space
        fill(s, seat, points)
    close(s)
    assert standing(s) == [(2,), (1,), (3,), (0,)]  # Africa (3) before Crete (0)
    assert s.totals == [50, 80, 0, 50]


def test_the_standing_of_a_running_game_does_not_look_into_hands() -> None:
    s = table(2)
    rich(s, 0, 1)
    deal(s, 1, "salt", "salt", "salt")
    assert standing(s) == [(0,), (1,)]
    close(s)
    assert standing(s) == [(1,), (0,)]


def test_farmers_and_citizens_rank_by_space_and_cities() -> None:
    s = table(2, variant="farmers_and_citizens")
    s.players[0].space = s.players[1].space = s.rules.end_space
    city(s, 1, "memphis")
    assert winner(s) == 1


def test_farmers_ignore_the_cards_for_epoch_3() -> None:
    """CIV80-17.2.1."""
    s = table(2, variant="farmers_and_citizens")
    city(s, 0, "knossos")
    put(s, 0, athens=2)
    s.players[0].space = start(s, 0, 3) - 1
    assert step(s, 0) == start(s, 0, 3)


def test_nomads_win_by_areas_then_tokens() -> None:
    s = table(2, variant="nomads_and_seafarers")
    put(s, 0, knossos=1, athens=1)
    put(s, 1, memphis=2, tanis=1)
    assert winner(s) == NOBODY
    s.round = s.rules.rounds
    assert winner(s) == 1
    put(s, 0, corinth=1)
    assert winner(s) == 0


@pytest.mark.parametrize("preset", ["inferred", "last_space_only", "even_1200"])
def test_presets_of_numbers(preset: str) -> None:
    s = table(4, ast_thresholds=preset)
    numbers = {s.rules.required[p.nation][FINISH] for p in s.players}
    assert all(s.rules.required[p.nation][FINISH - 2] == 0 for p in s.players) or preset == "inferred"
    assert numbers == {1200} or preset != "even_1200"
