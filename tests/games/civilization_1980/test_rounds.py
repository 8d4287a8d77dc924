"""The round of thirteen events, its orders and its timing (CIV80-1, CIV80-23), and the record of the state (CIV80-21)."""

from __future__ import annotations

import random

import pytest

from civitas.games.civilization_1980 import GAME
from civitas.games.civilization_1980.acquisition import TradeCardAcquisition
from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.expansion import Census, PopulationExpansion
from civitas.games.civilization_1980.invariants import check, inventory, notice
from civitas.games.civilization_1980.movement import Movement, MoveTurn
from civitas.games.civilization_1980.pieces import units
from civitas.games.civilization_1980.setup import Civilization
from civitas.games.civilization_1980.ships import Shipbuilding
from civitas.games.civilization_1980.state import FULL, State
from civitas.games.civilization_1980.tables import EVENT_NAMES, FINISH, NATION_IDS
from civitas.games.civilization_1980.taxation import Taxation
from civitas.games.civilization_1980.turn import EVENTS
from civitas.kernel.options import Space
from civitas.kernel.playout import play_out
from games.civilization_1980.table import a, begin, cities, city, own, put, rich, ship, stock, table, tokens, z


def random_state(players: int, seed: int, decisions: int) -> State:
    s: State = GAME.new(players, seed)
    play_out(s, seed, decisions)
    return s


def test_two_to_seven_players_and_luck_only_at_set_up() -> None:
    """CIV80-1.1: after the nations are chosen nothing is drawn by lot."""
    assert (GAME.min_players, GAME.max_players) == (2, 7)
    s = GAME.new(3, 1)
    luck = s.luck
    play_out(s, 3, 300)
    assert s.luck == luck


def test_the_goal_is_the_finish_after_fifteen_spaces() -> None:
    """CIV80-1.2"""
    assert FINISH == 16
    assert GAME.new(2, 1).rules.end_space == 16


def test_a_round_is_thirteen_events_in_order() -> None:
    """CIV80-1.3"""
    assert [number for number, _ in EVENTS[FULL]] == list(range(1, 14))
    assert len(EVENT_NAMES) == 13


def test_events_with_nothing_to_do_are_passed_in_silence() -> None:
    """CIV80-1.3: in the first round nobody is asked about taxes, conflicts, cities, cards or calamities."""
    s = GAME.new(2, 1)
    seen = set()
    while s.round <= 1 and s.to_act:
        seen.add(s.pending.what)
        options = s.legal()
        s.play(options[-1] if s.pending.what != "nation" else options[0])
    assert seen <= {"nation", "build-ship", "ships", "ship-under-way", "land-moves"}


def test_units_are_one_a_token_and_five_a_city_and_nothing_for_the_rest() -> None:
    """CIV80-1.4"""
    s = table(2)
    put(s, 0, knossos=3)
    city(s, 0, "athens", "sparta")
    rich(s, 0, 9)
    ship(s, 0, "knossos.w")
    assert units(s, s.players[0]) == 13


def test_orders_of_events() -> None:
    """CIV80-1.5: census, cities ascending, A.S.T. order."""
    s = table(3)  # crete, egypt, asia
    put(s, 0, knossos=2)
    put(s, 1, memphis=5)
    put(s, 2, troy=5)
    begin(s, Census())
    assert s.census_order == (2, 1, 0)
    assert s.order == (0, 2, 1)


def test_ties_go_by_the_rows_of_the_nations_never_by_seat() -> None:
    """CIV80-1.6, CIV80-1.9"""
    s = table(3, nations=("egypt", "africa", "crete"))
    assert [NATION_IDS[s.players[seat].nation] for seat in s.order] == ["africa", "crete", "egypt"]


def test_what_touches_several_players_is_handled_one_by_one_in_ast_order() -> None:
    """CIV80-1.7: two seats are short of support."""
    s = table(2, nations=("egypt", "africa"))
    city(s, 0, "memphis")
    city(s, 1, "carthage")
    begin(s, Conflicts())
    assert [event.args["seat"] for event in s.chronicle or [] if event.message == "city-reduced"] == [1, 0]  # only one city each: nothing to choose


def test_paid_tokens_go_to_stock_and_the_census_stands() -> None:
    """CIV80-23.2"""
    s = table(2)
    put(s, 0, knossos=5)
    put(s, 1, memphis=4)
    begin(s, Census())
    begin(s, Shipbuilding())
    s.play(("ship", z("knossos.w"), 2))
    s.play(("stop",))
    while not s.over:
        s.play(("stop",))
    assert (s.players[0].census, s.players[0].stock) == (5, 53)
    begin(s, Movement())
    assert s.to_act == (0,)


def test_cities_draw_as_they_stand_after_building() -> None:
    """CIV80-23.3"""
    s = table(2)
    city(s, 0, "athens", "sparta")
    begin(s, TradeCardAcquisition())
    assert len(s.players[0].hand) == 2


def test_a_ship_stays_where_its_owner_has_nothing_left() -> None:
    """CIV80-23.4, CIV80-6.2.6: ships need no own area, share zones and never fight."""
    s = table(2)
    ship(s, 0, "athens.w", "athens.w")
    ship(s, 1, "athens.w")
    put(s, 1, athens=2)
    begin(s, Conflicts())
    assert s.players[0].ships == [z("athens.w"), z("athens.w")]


def test_abilities_reach_all_ships_at_once() -> None:
    """CIV80-23.14"""
    s = table(2)
    own(s, 0, "cloth_making")
    ship(s, 0, "carthage.w", "carthage.w")
    begin(s, MoveTurn(0))
    assert {("sail", 0, z("tarquinii.w")), ("sail", 1, z("tarquinii.w"))} <= set(s.legal())


def test_taxes_come_before_growth_and_may_starve_it() -> None:
    """CIV80-23.15"""
    s = table(2)
    city(s, 0, "athens", "sparta")
    put(s, 0, knossos=3, thera=2)
    stock(s, 0, 6)
    begin(s, Taxation())
    begin(s, PopulationExpansion())
    assert s.decision(0).what == "growth"
    assert s.players[0].stock == 2


def test_growth_ignores_limits() -> None:
    """CIV80-5.3"""
    s = table(2)
    put(s, 0, corsica=4)
    begin(s, PopulationExpansion())
    assert tokens(s, 0) == {"corsica": 6}


def test_upkeep_comes_before_building() -> None:
    """CIV80-6.2.1"""
    s = table(2)
    ship(s, 0, "knossos.w")
    rich(s, 0, 5)
    begin(s, Shipbuilding())
    assert s.decision().what == "ship-upkeep"
    s.play(("keep", 0, "treasury"))
    assert s.decision().what == "build-ship"


def test_loading_costs_no_steps_and_only_own_tokens_board() -> None:
    """CIV80-7.3.4"""
    s = table(2)
    put(s, 0, knossos=1)
    put(s, 1, knossos=1)
    ship(s, 0, "knossos.w")
    begin(s, MoveTurn(0))
    assert [option for option in s.legal() if option[0] == "load"] == [("load", 0, 1)]
    s.play(("load", 0, 1))
    assert ("sail", 0, z("thessaly.w")) in s.legal()  # still four steps


def test_ships_may_sail_empty() -> None:
    """CIV80-7.3.5"""
    s = table(2)
    ship(s, 0, "knossos.w")
    begin(s, MoveTurn(0))
    s.play(("sail", 0, z("thera.w")))
    assert s.players[0].ships == [z("thera.w")]


def test_land_and_sea_share_only_the_tokens_that_have_not_moved() -> None:
    """CIV80-7.3.7, CIV80-7.4: a token brought by ship stays, one left behind may march."""
    s = table(2)
    put(s, 0, knossos=2, athens=1)
    ship(s, 0, "knossos.w")
    begin(s, MoveTurn(0))
    for option in (("load", 0, 2), ("sail", 0, z("athens.w")), ("unload", 0, 2), ("anchor", 0)):
        s.play(option)
    assert max(option[3] for option in s.legal() if option[0] == "move") == 1


def test_red_calamities_cannot_be_kept_in_hand() -> None:
    """CIV80-10.4"""
    s = table(2)
    city(s, 0, "athens", "sparta")
    s.stacks[1].cards.insert(0, s.stacks[1].cards.pop())
    s.stacks[1].seen.insert(0, s.stacks[1].seen.pop())
    begin(s, TradeCardAcquisition())
    assert len(s.players[0].red) == 1
    assert len(s.players[0].hand) == 1


def test_no_seat_ever_has_more_than_nine_cities() -> None:
    """CIV80-9.8: revolts and Civil War are limited by pieces."""
    s = table(2)
    city(s, 0, *SITES[:9])
    city(s, 1, *SITES[10:12])
    stock(s, 1, 0)
    stock(s, 0, 40)
    begin(s, Taxation())
    assert len(cities(s, 0)) == 9


SITES = ["knossos", "phaistos", "athens", "corinth", "sparta", "mycenae", "chalcis", "eretria", "troy", "miletus", "memphis", "tanis"]


def test_shortages_each_have_their_own_consequence() -> None:
    """CIV80-16.3: E1 revolt, E2 free distribution, E6 surrender, E7 elimination (the others have their own tests)."""
    s = table(2)
    city(s, 0, "athens")
    stock(s, 0, 1)
    begin(s, Taxation())
    assert cities(s, 1) == ["athens"]


def test_no_nation_has_a_power_of_its_own() -> None:
    """CIV80-3.7: two nations in the same place have the same choices."""
    lists = []
    for nation in ("crete", "egypt"):
        s = table(2, nations=(nation, "asia"))
        put(s, 0, knossos=3)
        ship(s, 0, "knossos.w")
        lists.append(begin(s, MoveTurn(0)).legal())
    assert lists[0] == lists[1]


def test_civilization_cards_lie_open_in_printed_numbers() -> None:
    """CIV80-3.4"""
    s = GAME.new(7, 1)
    assert sum(s.supply) == 72
    assert s.view(None)["supply"] == s.supply


def test_islands_of_one_area_are_one_place_and_rivers_stop_nobody() -> None:
    """CIV80-2.6, CIV80-2.9: an area is a single place to stand in; every land border can be crossed."""
    s = table(2)
    put(s, 0, memphis=1)
    begin(s, MoveTurn(0))
    assert {option[2] for option in s.legal() if option[0] == "move"} == set(s.board.land[a("memphis")])


# --- the state


@pytest.mark.parametrize("players", range(2, 8))
def test_pieces_and_cards_are_conserved_after_every_decision(players: int) -> None:
    """CIV80-21.5, CIV80-21.6"""
    rng = random.Random(players)
    s = GAME.new(players, players)
    s.chronicle = None
    for _ in range(400):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        listed = s.legal(seat)
        s.play(listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed), seat)
        check(s)


def test_the_state_is_what_the_rules_say_must_be_stored() -> None:
    """CIV80-21.1, CIV80-21.2, CIV80-21.3, CIV80-21.4"""
    s = random_state(3, 2, 150)
    view = s.to_json()["state"]
    assert {"players", "order", "census_order", "round", "event", "stacks", "supply", "rules", "luck"} <= view.keys()
    assert {"nation", "stock", "treasury", "ships", "hand", "cards", "space", "census", "tokens", "red"} <= view["players"][0].keys()
    assert {"city", "present", "graced"} <= view.keys()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda s: setattr(s.players[0], "stock", s.players[0].stock + 1), "tokens"),
        (lambda s: s.city.__setitem__(a("athens"), 1), "cities"),
        (lambda s: s.present.__setitem__(a("athens"), 3), "is said to hold"),
        (lambda s: s.stacks[0].cards.pop(), "out of step"),
        (lambda s: s.stacks[3].cards.__setitem__(0, 0), "lies in stack"),
        (lambda s: s.supply.__setitem__(3, 1), "left and"),
        (lambda s: s.players[0].ships.extend([0] * 5), "ships"),
        (lambda s: s.players[1].hand.append(3), "out of step"),
    ],
)
def test_the_census_notices(spoil, sentence: str) -> None:  # type: ignore[no-untyped-def]
    """CIV80-21.5"""
    s = table(2)
    put(s, 0, knossos=3)
    check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=sentence):
        check(s)


def test_the_inventory_names_what_is_noticed() -> None:
    s = random_state(7, 1, 600)
    assert {name for name in notice(s) if not name.startswith("event:E0")} <= inventory()


def test_the_whole_game_is_one_step_with_rounds_below_it() -> None:
    """CIV80-24.1: a single answer is given by the table, so the first question is a real one."""
    s = GAME.new(2, 1)
    assert isinstance(s.stack[0], Civilization)
    assert len(s.legal()) > 1


def test_a_game_of_seven_stays_within_its_bounds() -> None:
    """CIV80-25.1, CIV80-25.2, CIV80-25.3: lists are short, decisions few, and the game ends by itself."""
    s = GAME.new(7, 3)
    s.chronicle = None
    rng = random.Random(3)
    longest = count = 0
    while not s.over:
        seat = s.to_act[0]
        listed = s.legal(seat)
        if not isinstance(listed, Space):
            longest = max(longest, len(listed))
        s.play(listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed), seat)
        count += 1
    assert longest <= 420
    assert count < 6000
    assert s.round <= s.rules.max_rounds
