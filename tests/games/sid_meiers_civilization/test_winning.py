"""Sections 22 and 23: the four victories, the turn limit, the variants."""

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.culture_track import FreeAdvance
from civitas.games.sid_meiers_civilization.state import BY_CULTURE, BY_ECONOMY, BY_MILITARY, BY_SCORE, NO_WINNER, UNDECIDED
from civitas.games.sid_meiers_civilization.tables import COIN_SHEET, TECH_IDS
from civitas.games.sid_meiers_civilization.winning import end_turn, meet
from games.sid_meiers_civilization.cards import over
from games.sid_meiers_civilization.table import begin, centre, disband, enlist, know, put_army, put_marker, table


def standing(s, seat, techs, space, coin_tokens):
    """So many techs, this space, so many coins."""
    p = s.players[seat]
    p.techs = 0
    know(s, seat, *[id for id in TECH_IDS if id not in ("civil_service", "railroad", "computers")][:techs])
    p.space, p.coin_tokens[COIN_SHEET] = space, coin_tokens
    coins.recount(s, seat)


def test_ex_101_the_advanced_tie_break():  # SMC-23.3, SMC-23.7
    s = table(3, advanced_tie_break=True)
    standing(s, 0, 11, 20, 6)
    standing(s, 1, 12, 9, 14)
    standing(s, 2, 30, 20, 14)  # the highest score, and no condition met
    begin(s, FreeAdvance(0))
    coins.add_token(s, 1, COIN_SHEET)
    assert s.victory == UNDECIDED
    assert s.met == (BY_CULTURE, BY_ECONOMY, UNDECIDED)
    assert s.count_scores()[:2] == [38, 36]
    end_turn(s)
    assert (s.victory, s.winners) == (BY_SCORE, 0b001)


def test_a_military_victory_ends_the_advanced_game_at_once():  # EX-101
    s = table(3, advanced_tie_break=True)
    meet(s, 0, BY_CULTURE)
    meet(s, 2, BY_MILITARY)
    assert (s.victory, s.winners) == (BY_MILITARY, 0b100)


def test_a_condition_once_met_stays_met():  # SMC-23.7
    s = table(2, advanced_tie_break=True)
    put_marker(s, "e2", "builder")
    s.players[0].coin_tokens[COIN_SHEET] = 14
    coins.recount(s, 0)
    put_army(s, 1, "e2")  # the builder's coin is gone
    assert s.players[0].coins == 14
    end_turn(s)
    assert s.winners == 0b01


def test_level_players_share_the_advanced_victory():  # SMC-23.3
    s = table(2, advanced_tie_break=True)
    standing(s, 0, 11, 21, 4)
    standing(s, 1, 12, 9, 15)
    s.met = (BY_CULTURE, BY_ECONOMY)
    end_turn(s)
    assert (s.victory, s.winners) == (BY_SCORE, 0b11)


def test_ex_114_the_turn_limit_is_scored_and_level_players_share_it():  # SMC-22.4, SMC-23.3
    s = table(3, turn_limit=10)
    standing(s, 0, 8, 9, 6)
    standing(s, 1, 9, 7, 7)
    standing(s, 2, 10, 5, 5)
    assert s.count_scores() == [23, 23, 20]
    s.turn = 9
    end_turn(s)
    assert s.victory == UNDECIDED
    s.turn = 10
    end_turn(s)
    assert (s.victory, s.winners) == (BY_SCORE, 0b011)
    assert s.ranking == [(0, 1), (2,)]


def test_nobody_wins_a_training_game():  # SMC-23.1, SMC-23.8
    s = table(2, training_game=True)
    meet(s, 0, BY_CULTURE)
    assert (s.victory, s.winners) == (NO_WINNER, 0)
    s = table(2, training_game=True, turn_limit=10)
    s.turn = 10
    end_turn(s)
    assert (s.victory, s.winners) == (NO_WINNER, 0)


def test_the_first_condition_ends_the_game_and_nothing_follows():  # SMC-22.5
    s = table()
    s.players[0].space = 20
    begin(s, FreeAdvance(0))
    meet(s, 1, BY_ECONOMY)
    assert over(s)
    assert (s.victory, s.winners) == (BY_CULTURE, 0b01)


def test_two_players_with_fifteen_coins_by_one_change():  # SMC-22.3
    s = table()
    for p in s.players:
        p.coin_tokens[COIN_SHEET] = 15
    s.first, s.current = 0, 1
    coins.recount_all(s)
    assert s.winners == 0b10  # whose part it is


def test_a_conqueror_stands_in_the_capital_when_the_game_is_over():  # SMC-22.5, SMC-13.12
    from civitas.games.sid_meiers_civilization.invariants import check_figures

    s = table()
    put_army(s, 0, "b14")  # China's capital
    meet(s, 0, BY_MILITARY)
    check_figures(s)
    assert s.winners == 0b01


def test_a_capital_that_falls_ends_the_game_in_the_middle_of_the_battle():  # SMC-13.12, SMC-13.15, SMC-22.8
    from civitas.games.sid_meiers_civilization.combat.engaging import Engagement
    from civitas.games.sid_meiers_civilization.invariants import check_cards, check_figures, check_players

    s = table(2, ("america", "egypt"))
    disband(s, 1)
    disband(s, 0)
    enlist(s, 0, *["infantry_3"] * 3, *["artillery_3"] * 2, *["mounted_3"] * 2)
    know(s, 0, "replaceable_parts", "ballistics", "combustion")
    put_army(s, 0, centre(s, 1), 3)
    begin(s, Engagement(0, centre(s, 1)))
    while not over(s):
        s.play(s.legal()[0])
    assert (s.victory, s.winners) == (BY_MILITARY, 0b01)
    check_cards(s), check_figures(s), check_players(s)
