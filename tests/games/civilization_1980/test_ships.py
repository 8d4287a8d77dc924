"""E4: upkeep and building of ships (CIV80-6.2)."""

from __future__ import annotations

from civitas.games.civilization_1980.atlas import OPEN_SEA
from civitas.games.civilization_1980.ships import Shipbuilding
from games.civilization_1980.table import begin, city, put, rich, ship, table, tokens, z


def test_ex_42_a_ship_is_kept_by_the_last_token_of_its_area_or_lost() -> None:
    s = table(2)
    put(s, 0, knossos=1)
    ship(s, 0, "knossos.w")
    begin(s, Shipbuilding())
    assert s.legal() == [("keep", 0, "area"), ("give_up", 0)]
    kept = s.clone()
    kept.play(("keep", 0, "area"))
    assert tokens(kept, 0) == {}
    assert (kept.players[0].ships, kept.players[0].stock) == ([z("knossos.w")], 56)
    s.play(("give_up", 0))
    assert s.players[0].ships == []


def test_the_treasury_may_keep_a_ship_and_its_token_goes_to_stock() -> None:
    """CIV80-6.2.2"""
    s = table(2)
    ship(s, 0, "knossos.w")
    rich(s, 0, 1)
    begin(s, Shipbuilding())
    assert s.legal() == [("keep", 0, "treasury"), ("give_up", 0)]
    s.play(("keep", 0, "treasury"))
    assert (s.players[0].treasury, s.players[0].stock) == (0, 56)
    assert s.over


def test_a_ship_nobody_can_pay_for_goes_without_a_question() -> None:
    """CIV80-24.2 D5"""
    s = table(2)
    ship(s, 0, "knossos.w")
    assert begin(s, Shipbuilding()).over
    assert s.players[0].ships == []


def test_a_ship_in_an_open_sea_is_kept_only_from_the_treasury() -> None:
    """CIV80-6.2.3"""
    s = table(2)
    put(s, 0, knossos=3)
    ship(s, 0, "aegean_sea")
    rich(s, 0, 1)
    begin(s, Shipbuilding())
    assert s.legal() == [("keep", 0, "treasury"), ("give_up", 0)]
    assert s.why_not(("keep", 0, "area")).rule == "CIV80-6.2.2"


def test_a_new_ship_costs_two_tokens_mixed_as_one_likes() -> None:
    """CIV80-6.2.3"""
    s = table(2, whole_board=False)
    put(s, 0, knossos=2)
    rich(s, 0, 1)
    begin(s, Shipbuilding())
    assert s.legal() == [("ship", z("knossos.w"), 1), ("ship", z("knossos.w"), 2), ("stop",)]
    s.play(("ship", z("knossos.w"), 1))
    assert (tokens(s, 0), s.players[0].treasury, s.players[0].stock) == ({"knossos": 1}, 0, 55)


def test_the_last_token_on_the_board_may_pay() -> None:
    """CIV80-6.2.3"""
    s = table(2)
    put(s, 0, knossos=2)
    begin(s, Shipbuilding())
    s.play(("ship", z("knossos.w"), 2))
    assert tokens(s, 0) == {}


def test_with_a_treasury_ships_are_built_anywhere_on_a_coast_or_lake_in_play() -> None:
    """CIV80-6.2.4"""
    s = table(2, whole_board=False)
    rich(s, 0, 2)
    begin(s, Shipbuilding())
    zones = [option[1] for option in s.legal() if option[0] == "ship"]
    assert zones == s.board.coasts
    assert not any(OPEN_SEA[zone] for zone in zones)
    assert s.why_not(("ship", z("alexandria.w"), 0)).rule == "CIV80-6.2.4"  # not in play with two


def test_presence_is_an_option() -> None:
    """CIV80-6.2.4"""
    s = table(2, ship_build_requires_presence=True)
    put(s, 0, knossos=1)
    city(s, 0, "athens")
    rich(s, 0, 4)
    begin(s, Shipbuilding())
    assert sorted({option[1] for option in s.legal() if option[0] == "ship"}) == sorted([z("athens.w"), z("knossos.w")])
    assert s.why_not(("ship", z("thera.w"), 0)).rule == "CIV80-6.2.4"


def test_four_ships_are_all_and_they_are_built_in_zone_order() -> None:
    """CIV80-6.2.3, CIV80-6.2.7"""
    s = table(2)
    rich(s, 0, 10)
    begin(s, Shipbuilding())
    for name in ("athens.w", "athens.w", "knossos.w"):
        s.play(("ship", z(name), 0))
    assert s.why_not(("ship", z("athens.w"), 0)).rule == "CIV80-6.2.7"
    s.play(("ship", z("knossos.w"), 0))
    assert s.over
    assert s.players[0].ships == [z("athens.w"), z("athens.w"), z("knossos.w"), z("knossos.w")]


def test_a_ship_given_up_may_be_built_again_at_once() -> None:
    """CIV80-6.2.5"""
    s = table(2)
    ship(s, 0, "knossos.w", "knossos.w", "knossos.w", "knossos.w")
    rich(s, 0, 6)
    begin(s, Shipbuilding())
    s.play(("give_up", 0))
    for k in (1, 2, 3):
        s.play(("keep", k, "treasury"))
    s.play(("ship", z("thera.w"), 0))
    assert s.players[0].ships.count(z("thera.w")) == 1
    assert s.over


def test_ships_are_asked_in_ast_order_one_seat_after_the_other() -> None:
    """CIV80-6.2.7, CIV80-1.9"""
    s = table(3)  # crete, egypt, asia
    for seat in range(3):
        rich(s, seat, 2)
    begin(s, Shipbuilding())
    asked = []
    while not s.over:
        asked.append(s.to_act[0])
        s.play(("stop",))
    assert asked == [0, 2, 1]


def test_a_new_ship_needs_no_upkeep_this_round() -> None:
    """CIV80-6.2.3"""
    s = table(2)
    put(s, 0, knossos=2)
    begin(s, Shipbuilding())
    s.play(("ship", z("knossos.w"), 2))
    assert s.over
    assert s.players[0].ships == [z("knossos.w")]


def test_slots_are_kept_in_order() -> None:
    s = table(2)
    ship(s, 0, "thera.w", "athens.w")
    rich(s, 0, 2)
    begin(s, Shipbuilding())
    assert s.decision().prompt == ("ship-upkeep", {"zone": z("athens.w")})
    assert s.why_not(("keep", 1, "treasury")).rule == "CIV80-6.2.7"
