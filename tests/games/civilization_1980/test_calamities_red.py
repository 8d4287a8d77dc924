"""Red calamities: volcano and earthquake, Flood, Famine, Civil War (CIV80-12.2-12.5)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.civilization_1980.atlas import AREA_IDS
from civitas.games.civilization_1980.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.calamities.earth import Earth
from civitas.games.civilization_1980.calamities.flood import Famine, Flood
from civitas.games.civilization_1980.calamities.units import Loss, Seceders
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.memory import sure
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND
from games.civilization_1980.table import a, begin, cities, city, deal, own, put, stock, table, tokens, told

GRAIN = KIND["grain"]


def lose(s: State, **amounts: int) -> tuple[Any, ...]:
    """A loss by names of areas: tokens, or 1 for a city."""
    return ("lose", tuple(amounts.get(name, 0) for name in named(s.legal().areas)))


def named(areas: list[int]) -> list[str]:
    return [AREA_IDS[area] for area in areas]


# --- paying in units (22.6)


def options(tokens_: list[int], due: int) -> list[tuple[Any, ...]]:
    return list(Loss(list(range(len(tokens_))), tokens_, due))


def test_a_loss_is_paid_exactly_with_tokens_and_cities() -> None:
    """CIV80-12.0.4, CIV80-12.0.5: a token counts 1, a city 5."""
    assert options([3, 0, 4], 6) == [("lose", (0, 1, 1)), ("lose", (1, 1, 0)), ("lose", (2, 0, 4)), ("lose", (3, 0, 3))]


def test_a_last_city_leaves_change_only_when_all_tokens_are_gone() -> None:
    found = options([2, 0, 0], 4)  # two tokens and a city that leaves three
    assert found == [("lose", (2, 0, 1)), ("lose", (2, 1, 0))]


def test_a_city_with_change_may_be_chosen_besides_an_exact_payment() -> None:
    found = options([3, 0, 0, 0], 7)
    assert ("lose", (2, 1, 0, 0)) in found
    assert ("lose", (3, 1, 0, 0)) in found
    assert ("lose", (1, 1, 1, 0)) not in found  # only when all tokens are gone


@pytest.mark.parametrize(("held", "due"), [([3, 0, 4], 6), ([2, 0, 0], 4), ([1, 2, 0, 0], 11), ([4, 0, 3, 0, 1], 13), ([0, 0, 0], 8)])
def test_every_loss_adds_up_and_is_reached_once(held: list[int], due: int) -> None:
    space = Loss(list(range(len(held))), held, due)
    found = list(space)
    assert found
    assert len(set(found)) == len(found) == space.count()
    for option in found:
        paid = sum(n if h else 5 * n for n, h in zip(option[1], held, strict=True))
        spared = any(h and n < h for n, h in zip(option[1], held, strict=True))
        assert paid == due or (due < paid < due + 5 and not spared)
        assert option in space
    wrong = ("lose", tuple(0 for _ in held))
    assert wrong not in space


def test_a_city_with_change_leaves_tokens_up_to_the_limit() -> None:
    s = table(2)
    put(s, 0, knossos=1)
    city(s, 0, "abydos", "corinth")
    begin(s, Famine(0, -1))  # due 9: 1 + 5 + a city that leaves 2 of its 5
    assert s.decision().what == "last-city"  # both cities fall in any case
    assert s.legal() == [("last", a("corinth")), ("last", a("abydos"))]
    s.play(("last", a("abydos")))
    assert tokens(s, 0) == {"abydos": 2}
    assert cities(s, 0) == []
    check(s)


def test_whoever_has_no_more_than_the_loss_loses_all_unasked() -> None:
    s = table(2)
    put(s, 0, knossos=4)
    city(s, 0, "athens")
    begin(s, Famine(0, -1))
    assert s.over
    assert tokens(s, 0) == {}
    assert cities(s, 0) == []


def test_a_wrong_sum_is_refused_with_the_rule() -> None:
    s = table(2)
    put(s, 0, knossos=8, athens=8)
    begin(s, Famine(0, -1))
    assert s.why_not(lose(s, knossos=8)).rule == "CIV80-22.6"
    assert s.why_not(lose(s, knossos=8, athens=1)) is None


# --- 12.2


def test_ex_85_an_eruption_removes_all_units_of_all_players_in_all_areas_of_the_volcano() -> None:
    s = table(3)
    put(s, 0, lucania=2)
    put(s, 1, lucania=1)
    put(s, 2, lucania=3, samnium=1)
    city(s, 1, "cumae")
    begin(s, Earth(0, -1))
    assert s.over
    assert [tokens(s, seat) for seat in range(3)] == [{}, {}, {"samnium": 1}]
    assert cities(s, 1) == []
    check(s)


def test_the_victim_chooses_among_several_volcanoes() -> None:
    s = table(2)
    put(s, 0, lucania=2, thera=1)
    begin(s, Earth(0, -1))
    assert s.legal() == [("erupt", 0), ("erupt", 2)]
    assert s.why_not(("erupt", 1)).rule == "CIV80-12.2"
    s.play(("erupt", 2))
    assert tokens(s, 0) == {"lucania": 2}


def test_without_units_at_a_volcano_the_earth_shakes_an_own_city() -> None:
    s = table(2)
    put(s, 0, athens=1)
    city(s, 0, "knossos", "sparta")
    begin(s, Earth(0, -1))
    assert s.legal() == [("reduce", area) for area in s.players[0].cities]
    s.play(("reduce", a("knossos")))
    assert tokens(s, 0) == {"athens": 1, "knossos": 3}
    assert s.over


def test_ex_86_an_earthquake_at_rhodes_may_reach_miletus_over_water() -> None:
    s = table(2)
    city(s, 0, "rhodes")
    city(s, 1, "miletus", "troy")
    begin(s, Earth(0, -1))
    assert s.legal() == [("reduce", a("miletus")), ("stop",)]
    assert s.why_not(("reduce", a("troy"))).rule == "CIV80-22.11"
    s.play(("reduce", a("miletus")))
    assert tokens(s, 1) == {"miletus": 1}


def test_the_foreign_city_need_not_be_reduced() -> None:
    s = table(2)
    city(s, 0, "rhodes")
    city(s, 1, "miletus")
    begin(s, Earth(0, -1))
    s.play(("stop",))
    assert cities(s, 1) == ["miletus"]


def test_open_seas_do_not_carry_an_earthquake() -> None:
    s = table(2)
    city(s, 0, "knossos")
    city(s, 1, "troy", "chalcis")  # both on the Aegean, as Knossos
    begin(s, Earth(0, -1))
    assert s.over


def test_an_earthquake_without_a_city_has_no_effect() -> None:
    s = table(2)
    put(s, 0, athens=5)
    city(s, 1, "corinth")
    begin(s, Earth(0, -1))
    assert s.over
    assert cities(s, 1) == ["corinth"]
    assert told(s, "calamity-finds-nothing")


def test_a_city_that_cannot_be_reduced_for_want_of_tokens_is_eliminated() -> None:
    """CIV80-16.2."""
    s = table(2)
    city(s, 0, "knossos")
    stock(s, 0, 2)
    begin(s, Earth(0, -1))
    assert cities(s, 0) == []
    assert tokens(s, 0) == {}


def test_agriculture_adds_a_token_to_a_reduced_city() -> None:
    s = table(2)
    own(s, 0, "agriculture")
    city(s, 0, "knossos")
    begin(s, Earth(0, -1))
    assert tokens(s, 0) == {"knossos": 4}


# --- 12.3


def test_the_flood_comes_where_the_victim_has_most_units_at_risk() -> None:
    s = table(2)
    put(s, 0, umbria=3, tanis=2)
    city(s, 0, "memphis")
    begin(s, Flood(0, -1))
    assert told(s, "floods") == [(2,)]
    assert tokens(s, 0) == {"umbria": 3}
    assert cities(s, 0) == []


def test_the_victim_chooses_among_plains_with_equal_risk() -> None:
    s = table(2)
    put(s, 0, umbria=3, tanis=3)
    begin(s, Flood(0, -1))
    assert s.legal() == [("flood", 0), ("flood", 2)]
    assert s.why_not(("flood", 1)).rule == "CIV80-12.3"
    s.play(("flood", 0))
    assert tokens(s, 0) == {"tanis": 3}


def test_seventeen_units_are_lost_on_the_plain_and_nowhere_else() -> None:
    s = table(2)
    put(s, 0, tanis=9, memphis=9, alexandria=4, knossos=5)
    begin(s, Flood(0, -1))
    assert set(named(s.legal().areas)) == {"tanis", "memphis", "alexandria"}
    s.play(lose(s, tanis=9, memphis=8))
    assert tokens(s, 0) == {"memphis": 1, "alexandria": 4, "knossos": 5}


@pytest.mark.parametrize("site", ["odessus", "susa"])
def test_ex_84_a_city_on_a_black_site_is_not_at_risk_but_tokens_there_are(site: str) -> None:
    s = table(3)
    city(s, 0, site)
    begin(s, Flood(0, -1))
    assert cities(s, 0) == [site]
    assert told(s, "calamity-finds-nothing")
    s = table(3)
    put(s, 1, **{site: 3})
    begin(s, Flood(1, -1))
    assert tokens(s, 1) == {}


def test_engineering_saves_all_but_seven_units() -> None:
    s = table(2)
    own(s, 0, "engineering")
    put(s, 0, tanis=12)
    begin(s, Flood(0, -1))
    assert tokens(s, 0) == {"tanis": 5}


def test_the_victim_orders_up_to_ten_units_of_others_on_the_same_plain() -> None:
    """CIV80-12.0.6, CIV80-24.3, CIV80-24.4: first the own loss, then a split by the victim, then units chosen by the owners."""
    s = table(3)
    put(s, 0, upper_egypt=2)
    put(s, 1, tanis=8, knossos=9)
    put(s, 2, memphis=8)
    begin(s, Flood(0, -1))
    assert tokens(s, 0) == {}
    assert s.decision().what == "order-losses"
    assert s.legal().bounds == (8, 8)  # Asia (2) and Egypt (1) in A.S.T. order
    assert s.why_not(("order", (8, 8))).rule == "CIV80-22.7"
    s.play(("order", (3, 7)))
    assert tokens(s, 1) == {"tanis": 1, "knossos": 9}
    assert tokens(s, 2) == {"memphis": 5}


def test_engineering_caps_what_may_be_ordered_in_a_flood() -> None:
    s = table(2)
    own(s, 1, "engineering")
    put(s, 0, upper_egypt=2)
    put(s, 1, tanis=9)
    begin(s, Flood(0, -1))
    assert s.legal().bounds == (7,)


def test_orders_may_be_nothing() -> None:
    """CIV80-12.0.11."""
    s = table(2)
    put(s, 0, upper_egypt=2)
    put(s, 1, tanis=9)
    begin(s, Flood(0, -1))
    s.play(("order", (0,)))
    assert s.over
    assert tokens(s, 1) == {"tanis": 9}


# --- 12.4


def test_famine_costs_the_victim_nine_units_and_others_what_they_order() -> None:
    s = table(3)
    put(s, 0, knossos=9)
    put(s, 1, tanis=12)
    put(s, 2, troy=12)
    begin(s, Famine(0, -1))
    assert tokens(s, 0) == {}
    assert s.legal().bounds == (11, 11)
    s.play(("order", (11, 9)))
    assert tokens(s, 2) == {"troy": 1}
    assert tokens(s, 1) == {"tanis": 3}


def test_ex_82_famine_orders_twenty_in_all_and_eleven_at_most_each() -> None:
    s = table(3)
    put(s, 0, knossos=9)
    put(s, 1, tanis=30)
    put(s, 2, troy=30)
    begin(s, Famine(0, -1))
    assert s.why_not(("order", (11, 9))) is None
    assert s.why_not(("order", (12, 8))).rule == "CIV80-22.7"
    assert s.why_not(("order", (11, 10))).rule == "CIV80-22.7"
    assert s.why_not(("order", (11, 5))) is None


def test_nobody_is_ordered_to_lose_more_than_they_have() -> None:
    s = table(3)
    put(s, 0, knossos=9)
    put(s, 1, tanis=3)
    begin(s, Famine(0, -1))
    assert s.legal().bounds == (0, 3)


def test_ex_81_pottery_and_two_grain_leave_one_unit_of_nine() -> None:
    s = table(2)
    own(s, 0, "pottery")
    deal(s, 0, "grain", "grain", "grain")
    put(s, 0, knossos=9)
    begin(s, Famine(0, -1))
    assert s.legal() == [("grain", 0), ("grain", 1), ("grain", 2), ("grain", 3)]
    s.play(("grain", 2))
    assert tokens(s, 0) == {"knossos": 8}
    assert s.players[0].hand == [GRAIN] * 3  # shown, not spent


def test_ex_81_an_ordered_loss_is_eased_too_and_the_rest_lapses() -> None:
    s = table(2)
    own(s, 1, "pottery")
    deal(s, 1, "grain")
    put(s, 0, knossos=9)
    put(s, 1, tanis=20)
    begin(s, Famine(0, -1))
    s.play(("order", (11,)))
    assert s.to_act == (1,)
    s.play(("grain", 1))
    assert tokens(s, 1) == {"tanis": 13}
    assert s.over


def test_no_more_grain_is_shown_than_helps() -> None:
    s = table(2)
    own(s, 0, "pottery")
    deal(s, 0, "grain", "grain", "grain", "grain", "grain")
    put(s, 0, knossos=9)
    begin(s, Famine(0, -1))
    assert s.legal()[-1] == ("grain", 3)
    assert s.why_not(("grain", 4)).rule == "CIV80-12.4"
    s.play(("grain", 3))
    assert tokens(s, 0) == {"knossos": 9}


def test_grain_that_was_shown_is_not_taken_back_whoever_knew_of_it() -> None:
    """CIV80-12.4, CIV80-18: else it would tell who had been sure of it."""
    for seen in (0, sure(1)):
        s = table(2)
        own(s, 0, "pottery")
        deal(s, 0, "grain")
        s.players[0].seen[0] = seen
        put(s, 0, knossos=9)
        begin(s, Famine(0, -1))
        before = s.disclosed
        s.play(("grain", 1))
        assert s.disclosed > before


def test_grain_without_pottery_does_not_help() -> None:
    s = table(2)
    deal(s, 0, "grain", "grain")
    put(s, 0, knossos=9)
    begin(s, Famine(0, -1))
    assert tokens(s, 0) == {}


def test_pottery_without_grain_is_asked_all_the_same_so_that_nobody_knows() -> None:
    s = table(2)
    own(s, 0, "pottery")
    deal(s, 0, "salt")
    put(s, 0, knossos=9)
    begin(s, Famine(0, -1))
    assert s.legal() == [("grain", 0)]


def test_grain_shown_is_known_to_all_from_then_on() -> None:
    s = table(2)
    own(s, 0, "pottery")
    deal(s, 0, "grain", "grain", "salt")
    put(s, 0, knossos=9)
    begin(s, Famine(0, -1))
    s.play(("grain", 1))
    assert s.view(1)["players"][0]["hand"]["holds"] == [GRAIN]


# --- 12.5


def war(own_cards: str = "", players: int = 3) -> State:
    """The victim, seat 0, with 35 units: 4 cities and 15 tokens."""
    s = table(players)
    own(s, 0, *own_cards.split())
    city(s, 0, "knossos", "athens", "corinth", "sparta")
    put(s, 0, troy=5, sardis=5, lycia=5)
    return s


def mark(s: State, **amounts: int) -> tuple[Any, ...]:
    return ("secede", tuple(amounts.get(name, 0) for name in named(s.legal().areas)))


def test_below_35_units_civil_war_has_no_effect() -> None:
    s = war()
    s.players[0].tokens[a("troy")] -= 1
    s.players[0].stock += 1
    begin(s, CivilWar(0, -1))
    assert s.over
    assert told(s, "calamity-finds-nothing")


def test_the_victim_nominates_marks_15_the_nominee_marks_20_and_the_victim_keeps_a_part() -> None:
    """CIV80-22.9, CIV80-23.10: the nominee is not asked for consent."""
    s = war()
    put(s, 0, miletus=4, byzantium=1)  # 40 units
    begin(s, CivilWar(0, -1))
    assert s.legal() == [("nominate", 2), ("nominate", 1)]
    why = s.why_not(("nominate", 0))
    assert (why.rule, why.message) == ("CIV80-12.5", "another-player-is-nominated")
    s.play(("nominate", 1))
    assert s.to_act == (0,)
    assert s.why_not(mark(s, troy=5, sardis=5)).rule == "CIV80-12.5.3"
    s.play(mark(s, troy=5, sardis=5, lycia=5))
    assert s.to_act == (1,)
    assert "troy" not in named(s.legal().areas)  # marked already
    s.play(mark(s, knossos=1, athens=1, corinth=1, miletus=4, byzantium=1))
    assert s.to_act == (0,)
    s.play(("keep_seceders",))
    assert cities(s, 1) == ["sparta"]
    assert set(cities(s, 0)) == {"athens", "corinth", "knossos"}
    assert tokens(s, 1) == {}
    check(s)


def test_keeping_the_rest_gives_the_seceders_to_the_nominee_in_place() -> None:
    s = war()
    put(s, 0, miletus=5)
    begin(s, CivilWar(0, -1))
    s.play(("nominate", 1))
    s.play(mark(s, troy=5, sardis=5, lycia=5))
    s.play(mark(s, knossos=1, athens=1, corinth=1, sparta=1))
    s.play(("keep_rest",))
    assert tokens(s, 0) == {"miletus": 5}
    assert tokens(s, 1) == {"troy": 5, "sardis": 5, "lycia": 5}
    assert set(cities(s, 1)) == {"knossos", "athens", "corinth", "sparta"}
    assert cities(s, 0) == []
    check(s)


def test_ex_88_with_philosophy_and_the_largest_stock_oneself_nothing_changes() -> None:
    """CIV80-12.5.1."""
    s = war("philosophy")
    stock(s, 1, 3)
    stock(s, 2, 3)
    begin(s, CivilWar(0, -1))
    assert s.over
    assert len(cities(s, 0)) == 4


def test_with_philosophy_the_largest_stock_marks_15_alone() -> None:
    s = war("philosophy")
    stock(s, 2, 50)
    begin(s, CivilWar(0, -1))
    assert s.to_act == (1,)  # Egypt has 56 in stock
    s.play(mark(s, knossos=1, athens=1, corinth=1))
    s.play(("keep_rest",))
    assert set(cities(s, 1)) == {"knossos", "athens", "corinth"}


def test_with_democracy_and_fewer_than_45_units_all_secede() -> None:
    """CIV80-12.5.2."""
    s = war("democracy")
    begin(s, CivilWar(0, -1))
    s.play(("nominate", 1))
    assert s.legal() == [("keep_seceders",), ("keep_rest",)]
    s.play(("keep_seceders",))
    assert len(cities(s, 0)) == 4
    assert tokens(s, 1) == {}


def test_with_democracy_45_secede_15_by_the_victim_and_30_by_the_nominee() -> None:
    s = war("democracy")
    put(s, 0, miletus=6, byzantium=5)  # 46 units
    begin(s, CivilWar(0, -1))
    s.play(("nominate", 1))
    s.play(mark(s, troy=5, sardis=5, lycia=5))
    s.play(mark(s, knossos=1, athens=1, corinth=1, sparta=1, miletus=5, byzantium=5))
    s.play(("keep_seceders",))
    assert tokens(s, 1) == {"miletus": 1}


def test_philosophy_counts_before_democracy() -> None:
    s = war("democracy philosophy")
    stock(s, 2, 50)
    begin(s, CivilWar(0, -1))
    assert s.to_act == (1,)
    assert s.legal().due == 15


def test_what_the_nominee_has_no_pieces_for_goes_by_stock_and_may_come_back() -> None:
    """CIV80-12.5.4."""
    s = war()
    city(s, 1, "memphis", "tanis", "abydos", "thebes", "alexandria", "cyrene", "susa")  # two pieces left
    stock(s, 1, 4)
    stock(s, 2, 10)
    begin(s, CivilWar(0, -1))
    s.play(("nominate", 1))
    s.play(mark(s, troy=5, sardis=5, lycia=5))
    assert not s.over
    before = s.players[0].stock
    s.play(("keep_rest",))  # 35 units: the nominee's 20 are the four cities, marked without asking
    # the nominee gets two cities and four tokens, as far as their pieces go; the victim has most tokens in stock, and the rest
    assert len(cities(s, 1)) == 9
    assert sum(s.players[1].tokens) == 4
    assert len(cities(s, 0)) == 2
    assert sum(s.players[0].tokens) == 11
    assert s.players[0].stock == before + 4
    assert cities(s, 2) == []
    check(s)


def test_a_part_of_an_area_makes_a_mixed_area_that_rests() -> None:
    """CIV80-12.5.5."""
    s = war()
    put(s, 0, miletus=5)
    begin(s, CivilWar(0, -1))
    s.play(("nominate", 1))
    s.play(mark(s, troy=5, sardis=5, lycia=3, miletus=2))
    s.play(mark(s, knossos=1, athens=1, corinth=1, sparta=1))
    s.play(("keep_rest",))
    assert (s.players[0].tokens[a("lycia")], s.players[1].tokens[a("lycia")]) == (2, 3)
    assert s.over


@pytest.mark.parametrize(("held", "due"), [([5, 5, 0, 0], 15), ([0, 0, 0, 4], 15), ([20, 0, 0, 0], 20)])
def test_seceders_add_up_exactly(held: list[int], due: int) -> None:
    found = list(Seceders("secede", list(range(len(held))), held, due))
    assert found
    assert all(sum(n if h else 5 * n for n, h in zip(option[1], held, strict=True)) == due for option in found)
