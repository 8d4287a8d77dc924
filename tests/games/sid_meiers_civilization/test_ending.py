"""Winning, variants, worlds, and the turn (SMC-5, SMC-22, SMC-23, SMC-24)."""

from __future__ import annotations

import random

import pytest

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.board import place_figure, scout_in_supply
from civitas.games.sid_meiers_civilization.culture_track import FreeAdvance
from civitas.games.sid_meiers_civilization.invariants import check
from civitas.games.sid_meiers_civilization.state import (
    BY_CULTURE,
    BY_ECONOMY,
    BY_MILITARY,
    BY_SCORE,
    BY_TECHNOLOGY,
    NO_WINNER,
    UNDECIDED,
    order_of_play,
)
from civitas.games.sid_meiers_civilization.tables import COIN_SHEET, VILLAGE_IDS
from civitas.games.sid_meiers_civilization.turn import Turns, begin_turn
from civitas.games.sid_meiers_civilization.winning import end_turn, meet
from games.sid_meiers_civilization.table import (
    begin,
    beside,
    centre,
    govern,
    hold_tokens,
    know,
    put_marker,
    put_scout,
    q,
    table,
)


def score(s, seat: int, techs: int, space: int, owned: int) -> None:
    """A seat with so many techs, on that space, with so many coins."""
    p = s.players[seat]
    p.techs = (1 << techs) - 1
    p.space = space
    p.coins = owned


def test_ex_114_at_the_turn_limit_the_highest_score_wins_and_level_players_share():  # SMC-22.4
    s = table(3, turn_limit=10)
    s.turn = 10
    score(s, 0, 8, 9, 6)
    score(s, 1, 9, 7, 7)
    score(s, 2, 10, 5, 5)
    end_turn(s)
    assert (s.victory, s.winners) == (BY_SCORE, 0b011)
    assert s.ranking == [(0, 1), (2,)]
    assert s.scores == [23, 23, 20]


def test_before_the_turn_limit_the_game_goes_on():  # SMC-22.4
    s = table(2, turn_limit=10)
    s.turn = 9
    end_turn(s)
    assert s.victory == UNDECIDED


def test_the_limit_of_a_training_game_has_no_winner():  # SMC-22.4
    s = table(2, civs=("america", "china"), turn_limit=10, training_game=True)
    s.turn = 10
    end_turn(s)
    assert (s.victory, s.winners) == (NO_WINNER, 0)


def test_ex_101_the_advanced_tie_break():  # SMC-23.3, SMC-23.7
    s = table(3, advanced_tie_break=True)
    meet(s, 0, BY_CULTURE)
    meet(s, 1, BY_ECONOMY)
    assert s.victory == UNDECIDED
    score(s, 0, 11, 21, 6)
    score(s, 1, 12, 9, 15)
    end_turn(s)
    assert (s.victory, s.winners) == (BY_SCORE, 0b001)
    s = table(3, advanced_tie_break=True)
    meet(s, 0, BY_CULTURE)
    meet(s, 2, BY_MILITARY)
    assert (s.victory, s.winners) == (BY_MILITARY, 0b100)


def test_a_condition_once_met_stays_met_to_the_end_of_the_turn():  # SMC-23.7
    s = table(2, advanced_tie_break=True)
    s.players[1].coin_tokens[COIN_SHEET] = 15
    coins.recount(s, 1)
    s.players[1].coin_tokens[COIN_SHEET] = 3
    coins.recount(s, 1)
    end_turn(s)
    assert (s.victory, s.winners) == (BY_ECONOMY, 0b10)


def test_a_marker_on_the_last_space_stops_there():  # SMC-23.7
    s = table(2, advanced_tie_break=True)
    s.players[0].space = 20
    begin(s, FreeAdvance(0))
    begin(s, FreeAdvance(0))
    assert s.players[0].space == 21
    assert s.met[0] == BY_CULTURE


def test_victory_is_at_once_and_nothing_further_happens():  # SMC-22.5, SMC-5.5
    s = table(2)
    s.players[0].space = 20
    begin(s, FreeAdvance(0))
    assert s.over
    assert (s.victory, s.winners, s.stack) == (BY_CULTURE, 1, [])


def test_fifteen_coins_win_wherever_the_last_comes_from():  # SMC-15.5, SMC-22.1
    s = table(2)
    s.players[1].coin_tokens[COIN_SHEET] = 14
    coins.recount(s, 1)
    assert s.victory == UNDECIDED
    coins.add_token(s, 1, COIN_SHEET)
    assert (s.victory, s.winners) == (BY_ECONOMY, 0b10)


def test_two_reach_fifteen_coins_the_player_whose_part_it_is_wins():  # SMC-22.3
    for current, winner in ((0, 1), (1, 2), (2, 4)):
        s = table(3)
        s.first = 1
        s.current = current
        for p in s.players:
            p.coin_tokens[COIN_SHEET] = 15
        coins.recount_all(s)
        assert s.winners == winner


def test_only_the_first_victory_counts():  # SMC-22.5
    s = table(2)
    meet(s, 1, BY_TECHNOLOGY)
    meet(s, 0, BY_CULTURE)
    assert (s.victory, s.winners) == (BY_TECHNOLOGY, 0b10)


def test_a_training_game_is_won_by_nobody():  # SMC-23.8
    s = table(2, training_game=True, civs=("america", "china"))
    meet(s, 1, BY_TECHNOLOGY)
    assert (s.victory, s.winners) == (NO_WINNER, 0)


# --- coins -----------------------------------------------------------------------------------------------------------------------------


def test_coins_are_counted_from_all_sources():  # SMC-15.1, SMC-15.3
    s = table(2)
    know(s, 0, "civil_service", "railroad", "computers")
    govern(s, 0, "feudalism")
    s.players[0].coin_tokens[0] = 2
    put_marker(s, beside(s, centre(s, 0), "E"), "bank")
    assert s.players[0].coins == 3 + 1 + 2 + 1
    place_figure(s, scout_in_supply(s, 1), beside(s, centre(s, 0), "E"))
    assert s.players[0].coins == 6
    check(s)


def test_leaving_feudalism_lowers_coins_at_once():  # SMC-15.2, SMC-19.8
    s = table(2)
    govern(s, 0, "feudalism")
    assert s.players[0].coins == 1
    govern(s, 0, "anarchy")
    assert s.players[0].coins == 0


def test_a_tech_holds_four_coin_tokens():  # SMC-15.1, SMC-15.4
    s = table(2)
    assert [coins.add_token(s, 0, 1) for _ in range(5)] == [True] * 4 + [False]
    assert s.players[0].coins == 4


# --- the turn --------------------------------------------------------------------------------------------------------------------------


def test_the_first_player_marker_moves_each_turn_but_the_first():  # SMC-5.3, SMC-5.1, SMC-1.5
    s = table(3)
    s.turn = 0
    s.first = 2
    begin(s, Turns())
    assert (s.turn, s.first, order_of_play(s)) == (1, 2, (2, 0, 1))
    while s.turn == 1:
        seat = s.to_act[0]
        options = s.legal(seat)
        quiet = [option for option in options if option[0] in ("end", "pass", "idle", "research-nothing", "rest")]
        s.play(quiet[0], seat)
    assert (s.turn, s.first) == (2, 0)


def test_what_counts_for_a_turn_begins_anew():  # SMC-1.6
    s = table(2)
    p = s.players[0]
    p.once, p.flags, p.new_governments = 5, 3, 4
    s.moved = s.fresh = 7
    s.held, s.acted[0], s.bonus[0] = (3,), 1, 5
    begin_turn(s)
    assert (p.once, p.flags, p.free_change, p.new_governments) == (0, 0, 4, 0)
    assert (s.moved, s.fresh, s.held, s.acted[0], s.bonus[0]) == (0, 0, (), 0, 0)


# --- hidden things -----------------------------------------------------------------------------------------------------------------------


def test_a_kept_village_token_is_never_a_great_person():  # SMC-12.4.3, section 24
    s = table(2)
    hold_tokens(s, 0, "village_iron", "village_spy", "village_uranium")
    person = VILLAGE_IDS.index("village_great_person")
    for n in range(50):
        assert person not in s.determinize(1, random.Random(n)).players[0].villages.cards
    assert {s.determinize(1, random.Random(n)).players[0].villages.cards[0] for n in range(50)} == {0, 1, 2}


def test_what_everybody_sees_of_a_hand_are_the_levels():  # SMC-9.1, section 24
    s = table(2)
    for level in (1, 3):
        s.event_decks[level - 1].draw(s.players[0].events, 1)
    assert s.view(1)["players"][0]["events"]["backs"] == ["I", "III"]


def test_a_facedown_tile_could_be_any_that_is_left():  # section 24
    s = table(2, revealed=False)
    seen = {s.determinize(0, random.Random(n)).facedown[0] for n in range(200)}
    assert len(seen) == 14


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_is_counted(players):  # SMC-1.1
    s = table(players)
    check(s)
    s.figures[0] = q("c9")
    with pytest.raises(AssertionError, match="figures are kept wrongly"):
        check(s)


def test_lost_things_are_noticed():
    s = table(2)
    s.supply[0] -= 1
    with pytest.raises(AssertionError, match="tokens of resource"):
        check(s)
    s = table(2)
    s.hut_pool.pop()
    with pytest.raises(AssertionError, match="huts"):
        check(s)
    s = table(2)
    put_scout(s, 0, "c9")
    s.players[0].coins += 1
    s.phase = 1
    with pytest.raises(AssertionError, match="coins"):
        check(s)
