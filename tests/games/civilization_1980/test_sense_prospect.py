"""What bots that search think of the race on the A.S.T. (CIV80-14.2-14.6)."""

from __future__ import annotations

from civitas.games.civilization_1980 import GAME
from civitas.games.civilization_1980.sense_prospect import income, rounds_to_finish
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import CIV_IDS, FINISH
from civitas.games.civilization_1980.weights import Weights
from games.civilization_1980.table import city, own, put, rich, table

W = Weights(GAME.sense.build().weights)
SENSE = GAME.sense.build()


def wait(s: State, seat: int = 0) -> float:
    """Rounds to the finish, without what points and trade are worth whatever is asked for."""
    plain = Weights(GAME.sense.build("", {"ahead_point": 0.0, "ahead_income": 0.0}).weights)
    p = s.players[seat]
    return rounds_to_finish(plain, s, p, 0.0, income(plain, p))


def settled(s: State, seat: int = 0) -> State:
    """Crete with three cities and the tokens to feed them."""
    city(s, seat, "knossos", "rhodes", "thera")
    put(s, seat, pannonia=4, germania=5)
    return s


def test_who_has_all_that_is_asked_for_steps_on_every_round():
    s = settled(table(2))
    own(s, 0, *CIV_IDS[:11])
    s.players[0].space = FINISH - 1
    rich(s, 0, 10)
    s.rules.required[s.players[0].nation][FINISH] = 0
    assert wait(s) == 1.0


def test_a_seventh_card_that_is_missing_is_a_stall_and_means_shorten_it():
    """CIV80-14.3: the fourth epoch asks for seven cards."""
    s = settled(table(2))
    p = s.players[0]
    p.space = s.rules.epoch_start[p.nation][4] - 1
    own(s, 0, *CIV_IDS[:7])
    seven = wait(s)
    p.cards &= ~(1 << 6)
    six = wait(s)
    p.cards &= ~(1 << 5)
    assert seven <= six < wait(s)
    poor = wait(s)
    rich(s, 0, 20)
    assert wait(s) < poor


def test_without_a_city_the_marker_steps_back():  # CIV80-14.2
    s = table(2)
    put(s, 0, germania=4)
    s.players[0].space = s.rules.epoch_start[s.players[0].nation][2]
    homeless = wait(s)
    city(s, 0, "knossos")
    assert wait(s) < homeless


def test_cities_that_are_fed_bring_the_finish_nearer():
    s = settled(table(2))
    before = wait(s)
    city(s, 0, "athens")
    assert wait(s) < before


def test_the_prospect_is_worse_the_sooner_another_arrives():
    s = settled(table(2))
    settled_alone = SENSE.prospect(s, 0)
    own(s, 1, *CIV_IDS[:8])
    assert SENSE.prospect(s, 0) < settled_alone


def test_a_game_that_is_over_is_won_or_lost():
    s = settled(table(2))
    s.winner = 1
    assert SENSE.prospect(s, 1) > 0 > SENSE.prospect(s, 0)
    assert SENSE.prospect(s, 0) == SENSE.worth(s, 0)
