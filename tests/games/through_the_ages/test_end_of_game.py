"""The end of the game (TTA-14), resignation (TTA-15) and the other modes (TTA-18)."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.games.through_the_ages.invariants import check
from civitas.games.through_the_ages.resigning import resign
from civitas.games.through_the_ages.scoring import final_scoring
from civitas.games.through_the_ages.tables import NONE
from civitas.games.through_the_ages.turn import Rounds
from civitas.kernel.piles import Pile
from civitas.kernel.playout import pick
from games.through_the_ages.scenes import begin, card, hand, in_play, pact, play, politics, scene, told, units
from games.through_the_ages.table import civil

GAME = civitas.game("through_the_ages")


def test_ex_113_equals_share_the_victory():
    s = scene(3)
    for p, culture in zip(s.players, (143, 143, 120), strict=True):
        p.culture = culture
    assert s.rank() == [(0, 1), (2,)]  # TTA-14.2
    assert s.count_scores() == [143, 143, 120]


def test_ex_114_age_iii_events_left_in_the_decks_are_scored():
    s = scene(2, age=4)
    in_play(s, 0, colonies=["wealthy_territory_i", "vast_territory_i"])
    s.current_events = Pile([card("national_pride")], [0])
    s.future_events = Pile([card("impact_of_colonies")], [0])
    final_scoring(s)
    assert [p.culture for p in s.players] == [6, 0]
    assert s.past_events == [card("impact_of_colonies")]
    assert s.box.cards == [card("national_pride")]


def test_final_events_run_by_name():
    s = scene(2, age=4)
    s.current_events = Pile([card("impact_of_wonders"), card("impact_of_agriculture")], [0, 0])
    s.future_events = Pile([card("impact_of_colonies"), card("wealthy_territory_ii")], [0, 0])
    final_scoring(s)
    assert [args[0] for args in told(s, "final-event")] == [card("impact_of_agriculture"), card("impact_of_colonies"), card("impact_of_wonders")]


def test_gates_scores_at_the_end():
    s = scene(2, age=4)
    units(s, 0, computers=2)
    in_play(s, 0, leader="bill_gates")
    final_scoring(s)
    assert s.players[0].culture == 6  # TTA-13.1.27


def test_the_game_ends_after_the_last_round():
    s = scene(2, age=4)
    s.round = s.last_round = 12
    begin(s, Rounds(at=2))
    assert s.over
    assert told(s, "game-ends")


def test_a_round_is_played_to_its_end():
    s = scene(2, age=4)
    s.round = s.last_round = 12
    begin(s, Rounds(at=1))
    assert s.current == 1
    assert not s.over
    play(s, ("abstain",), ("end",))
    assert s.over


# --- resignation


def test_resigning_clears_the_area():
    s = scene(3)
    p = in_play(s, 0, leader="moses", wonders=["pyramids"], colonies=["vast_territory_i"], specials=["warfare"], government="monarchy")
    civil(s, 0, "iron")
    hand(s, 0, "rats")
    p.tactic, p.exclusive = card("legion"), True
    resign(s, 0)
    assert not p.playing
    assert s.in_game == 2
    assert not p.hand
    assert not p.military
    assert {card(id) for id in ("moses", "pyramids", "warfare", "monarchy", "iron")} <= set(s.removed)  # TTA-15.3
    assert {card(id) for id in ("vast_territory_i", "legion", "rats")} <= set(s.box.cards)  # TTA-15.4, R46


def test_wars_on_them_score_for_their_declarers():
    s = scene(3)
    s.players[1].war, s.players[1].enemy = card("war_over_culture"), 0
    s.players[0].war, s.players[0].enemy = card("war_over_technology"), 2
    resign(s, 0)
    assert s.players[1].culture == 7
    assert s.players[1].war == NONE
    assert s.players[2].culture == 0  # their own wars end without points


def test_pacts_with_them_end():
    s = scene(4)
    pact(s, 1, 0, "peace_treaty")
    pact(s, 2, 3, "military_pact")
    assert s.players[1].culture_rating == 1
    resign(s, 0)
    assert s.players[1].pact == NONE
    assert s.players[1].culture_rating == 0
    assert s.players[2].pact == card("military_pact")


def test_events_they_prepared_stay():
    s = scene(3)
    s.future_events = Pile([card("cold_war")], [1])
    s.tactics = [card("legion")]
    resign(s, 0)
    assert s.future_events.cards == [card("cold_war")]
    assert s.tactics == [card("legion")]


def test_the_last_one_wins_at_once():
    s = scene(2)
    s.players[1].culture = 50
    begin(s, Rounds())
    play(s, ("resign",))
    assert s.over  # TTA-15.5
    assert s.rank() == [(1,), (0,)]
    assert s.count_scores() == [0, 50]
    assert not told(s, "final-event")


def test_the_others_go_on_without_them():
    s = scene(3)
    begin(s, Rounds())
    play(s, ("resign",))
    assert s.current == 1
    seats = set()
    for _ in range(8):
        seats.add(s.current)
        s.play(("abstain",) if s.pending.what == "politics" else ("end",) if s.pending.what == "action" else s.legal()[0])
    assert seats == {1, 2}


def test_nobody_resigns_in_age_iv():
    s = politics(scene(2, age=4))
    assert ("resign",) not in s.legal()
    assert s.why_not(("resign",)).rule == "TTA-5.7.1"


def test_a_starting_player_who_resigned_is_replaced_for_the_last_round():
    from civitas.games.through_the_ages.row import replenish

    s = scene(3, age=3)
    resign(s, 0)
    s.current, s.round = 1, 9
    s.row = [card("oil")] * 12 + [NONE]
    s.civil_deck = [card("iron")]
    s.prepared_for = [3, 3, 3, 3]
    replenish(s)
    assert s.last_round == 9


def test_a_resigned_player_is_out_of_rankings():
    from civitas.games.through_the_ages.ratings import ranking

    s = scene(4)
    resign(s, 2)
    assert ranking(s, [5, 5, 9, 5], 1) == [1, 3, 0]


# --- whole games


@pytest.mark.parametrize("mode", ["full", "peaceful", "first_game", "shorter"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_add_up(players, mode):
    for seed in range(2):
        s = GAME.new(players=players, seed=f"{mode} {seed}", options={"mode": mode})
        rng = random.Random(seed)
        n = 0
        while not s.over:
            seat = s.to_act[0]
            s.play(pick(s, s.legal(seat), rng), seat)
            n += 1
            if n % 25 == 0:
                check(s)
        check(s)
        assert s.round == s.last_round or s.in_game == 1


def test_first_game_scoring():
    s = scene(2, age=4)
    s.mode = 2
    units(s, 0, iron=1, alchemy=1, religion=1, warriors=2, bronze=1)
    p = in_play(s, 0, government="monarchy", specials=["code_of_laws"], colonies=["wealthy_territory_i"], wonders=["eiffel_tower", "pyramids"])
    levels = (1 + 1) + 1 + 2 * 1  # Iron, Alchemy, Code of Laws, Monarchy twice
    ratings = p.science_rating + p.strength + p.happiness
    produced = 2 + 3
    final_scoring(s)
    assert p.culture == levels + ratings + produced + 3 + 6  # TTA-18.2


def test_the_shorter_game_scores_what_was_promised():
    s = scene(2, age=4)
    s.mode = 3
    units(s, 0, coal=1)
    s.promised, s.promised_unseen = [card("impact_of_technology")], [card("impact_of_colonies")]
    final_scoring(s)
    assert s.players[0].culture == 4  # TTA-18.3: level II counts
    assert not s.promised_unseen
