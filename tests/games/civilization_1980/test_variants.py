"""Nomads and seafarers, farmers and citizens, the shortened game (CIV80-17)."""

from __future__ import annotations

from typing import Any

from civitas.games.civilization_1980 import GAME
from civitas.games.civilization_1980.atlas import OPEN_SEA
from civitas.games.civilization_1980.building import Surplus
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.ships import Shipbuilding
from civitas.games.civilization_1980.state import FARMERS, NOMADS
from civitas.games.civilization_1980.tables import MYSTICISM, NATION, NATION_IDS
from civitas.games.civilization_1980.turn import EVENTS
from games.civilization_1980.table import a, begin, put, ship, table, tokens, z


def test_the_simplified_games_use_the_whole_board_and_no_cards() -> None:
    """CIV80-17.1, CIV80-17.2"""
    for variant, cities in ((NOMADS, 0), (FARMERS, 9)):
        s = GAME.new(2, 1, {"variant": variant})
        assert all(s.board.playable)
        assert (s.rules.tokens, s.rules.cities, s.rules.ships) == (56, cities, 4)
        assert s.stacks == []
        assert len(s.rules.starts) == 9


def test_the_rounds_of_the_simplified_games() -> None:
    """CIV80-17.1, CIV80-17.2"""
    assert [number for number, _ in EVENTS[NOMADS]] == [2, 4, 5, 7]
    assert [number for number, _ in EVENTS[FARMERS]] == [2, 3, 4, 5, 6, 7, 13]


def test_starts_lie_at_least_three_land_borders_apart() -> None:
    """CIV80-17.1.1: Germania and Scythia, Media and Susa exclude each other."""
    for taken, excluded in (("illyria", "thrace"), ("assyria", "babylon")):
        s = GAME.new(2, 1, {"variant": NOMADS})
        s.play(("nation", NATION[taken]))
        offered = [NATION_IDS[o[1]] for o in s.legal()]
        assert excluded not in offered
        assert s.why_not(("nation", NATION[excluded])).rule == "CIV80-17.1.1"
        assert len(offered) == 7


def test_ships_cost_tokens_of_the_area_only() -> None:
    """CIV80-17.1, CIV80-17.1.3"""
    for variant in (NOMADS, FARMERS):
        s = table(2, variant=variant)
        put(s, 0, knossos=3, thera=1)
        ship(s, 0, "athens.w")
        begin(s, Shipbuilding())  # the ship at Athens has nobody to pay for it
        assert s.players[0].ships == []
        assert s.legal() == [("ship", z("knossos.w"), 2), ("stop",)]
        assert s.why_not(("ship", z("knossos.w"), 1)).rule == "CIV80-17.1"


def test_everybody_crosses_open_seas_but_none_may_end_there() -> None:
    """CIV80-17.1"""
    for variant in (NOMADS, FARMERS):
        s = table(2, variant=variant)
        put(s, 0, carthage=1)
        ship(s, 0, "carthage.w")
        begin(s, MoveTurn(0))
        goals = {o[2] for o in s.legal() if o[0] == "sail"}
        assert z("tarquinii.w") in goals
        assert not any(OPEN_SEA[zone] for zone in goals)


def test_nomads_keep_the_printed_limit_after_the_last_move() -> None:
    """CIV80-17.1.2"""
    s = table(2, variant=NOMADS)
    put(s, 0, knossos=7, thera=1)
    begin(s, Surplus())
    assert tokens(s, 0)["knossos"] == 3


def test_farmers_may_enter_foreign_areas() -> None:
    """CIV80-17.2"""
    s = table(2, variant=FARMERS)
    put(s, 0, cisalpine_gaul=1)
    put(s, 1, umbria=1)
    begin(s, MoveTurn(0))
    assert ("move", a("cisalpine_gaul"), a("umbria"), 1) in s.legal()


def test_the_shortened_game_has_no_mysticism_and_ends_at_a_mark() -> None:
    """CIV80-17.3"""
    for mark, space in ((2, 9), (3, 12), (4, 14)):
        s: Any = GAME.new(3, 1, {"short_game_mark": mark})
        assert s.supply[MYSTICISM] == 0
        assert s.rules.end_space == space
    assert GAME.new(3, 1).rules.end_space == 16


def test_the_farmers_end_space_is_an_option() -> None:
    """CIV80-17.2.2"""
    for space in (9, 8, 7):
        assert GAME.new(2, 1, {"variant": FARMERS, "farmers_end_space": space}).rules.end_space == space
