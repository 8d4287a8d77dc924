"""E6: conflict (CIV80-8, CIV80-22.1 to 22.3)."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980.atlas import AREA_IDS, POP
from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.state import State
from games.civilization_1980.table import a, begin, cities, city, own, put, stock, table, tokens, told


def area_of(pop: int, at: int = 0) -> str:
    """An area with this printed limit."""
    return [name for name, n in zip(AREA_IDS, POP, strict=True) if n == pop][at]


def battle(pop: int, *numbers: int, metal: tuple[int, ...] = (), **options: bool) -> tuple[int, ...]:
    """What is left of a fight without a city: seats with these tokens, those in *metal* with Metalworking."""
    where = area_of(pop)
    s = table(max(2, len(numbers)), **options)
    for seat, n in enumerate(numbers):
        put(s, seat, **{where: n})
    for seat in metal:
        own(s, seat, "metalworking")
    begin(s, Conflicts())
    assert s.over
    return tuple(s.players[seat].tokens[a(where)] for seat in range(len(numbers)))


# --- tokens against tokens


def test_ex_50_equal_numbers_remove_at_once() -> None:
    assert battle(1, 1, 1) == (0, 0)


def test_ex_52_the_smaller_party_removes_first_until_all_fit() -> None:
    assert battle(4, 3, 4) == (1, 3)


def test_ex_53_metalworking_removes_second() -> None:
    assert battle(4, 3, 4, metal=(0,)) == (2, 2)


@pytest.mark.parametrize(("pop", "left"), [(1, (0, 0)), (3, (1, 1))])
def test_ex_54_equal_parties_shrink_together(pop: int, left: tuple[int, int]) -> None:
    assert battle(pop, 3, 3) == left


def test_within_the_limit_players_live_together() -> None:
    """CIV80-8.1"""
    assert battle(5, 3, 2) == (3, 2)


def test_a_single_player_above_the_limit_is_no_conflict() -> None:
    """CIV80-8.1"""
    assert battle(1, 9, 0) == (9, 0)


def test_the_printed_limit_counts_even_with_agriculture() -> None:
    """CIV80-8.3"""
    where = area_of(3)
    s = table(2)
    own(s, 0, "agriculture")
    put(s, 0, **{where: 2})
    put(s, 1, **{where: 2})
    begin(s, Conflicts())
    assert (s.players[0].tokens[a(where)], s.players[1].tokens[a(where)]) == (1, 1)


def test_metalworking_at_equal_numbers_is_not_simultaneous() -> None:
    """CIV80-8.4"""
    assert battle(1, 1, 1, metal=(0,)) == (1, 0)


def test_metalworking_on_both_sides_cancels_out() -> None:
    """CIV80-8.4"""
    assert battle(4, 3, 4, metal=(0, 1)) == (1, 3)


def test_the_last_retaliation_is_an_option() -> None:
    """CIV80-8.2, CIV80-8.14: the larger side still removes its answering token."""
    assert battle(1, 1, 3) == (0, 3)
    assert battle(1, 1, 3, conflict_last_retaliation=True) == (0, 2)
    assert battle(4, 3, 4, conflict_last_retaliation=True) == (1, 3)  # the limit is still tested after each removal


def test_three_parties_remove_in_ascending_order_each_round() -> None:
    """CIV80-8.5"""
    # limit 1: 2, 3, 5 -> 1, 2, 4 -> 0, 1, 3 -> 0, 0, 3
    assert battle(1, 2, 3, 5) == (0, 0, 3)
    # limit 3: 1, 2, 2 -> the one removes (0, 2, 2), the two remove together (0, 1, 1): two fit
    assert battle(3, 1, 2, 2) == (0, 1, 1)


def test_three_parties_those_without_metalworking_first() -> None:
    """CIV80-8.5: at limit 3 the holder of one token outlasts the two without."""
    # 1 (metal), 2, 2: the two remove together (1, 1, 1) and all three fit
    assert battle(3, 1, 2, 2, metal=(0,)) == (1, 1, 1)


def test_four_and_five_parties() -> None:
    """CIV80-8.5: any number of parties."""
    assert battle(1, 1, 1, 1, 1) == (0, 0, 0, 0)
    assert battle(2, 1, 2, 3, 4, 5) == (0, 0, 0, 0, 2)
    # 1,2,3,4,5 -> 0,1,2,3,4 -> -,0,1,2,3 -> -,-,0,1,2 -> the 1 removes: only 2 left


def test_seven_parties_lose_one_each_round() -> None:
    assert battle(5, 1, 1, 1, 1, 1, 1, 1) == (0,) * 7


def test_removed_tokens_return_to_stock_at_once() -> None:
    """CIV80-8.11"""
    where = area_of(1)
    s = table(2)
    p = put(s, 0, **{where: 2})
    put(s, 1, **{where: 2})
    begin(s, Conflicts())
    assert p.stock == 56


# --- cities


def siege(attackers: int, defender_stock: int = 50, engineering: bool = False, others: int = 0, defenders: int = 0) -> State:
    """Crete (0) attacks Egypt's (1) city at Athens, perhaps with Asia (2) as well."""
    s = table(3)
    city(s, 1, "athens")
    put(s, 1, memphis=3)
    stock(s, 1, defender_stock)
    put(s, 0, athens=attackers)
    if engineering:
        own(s, 1, "engineering")
    if others:
        put(s, 2, athens=others)
    if defenders:
        put(s, 1, athens=defenders)
    return begin(s, Conflicts())


def test_ex_55_seven_attackers_storm_a_city_that_becomes_six_tokens() -> None:
    """CIV80-8.6, CIV80-22.2: at a limit of 2 or 3 the six fight the seven."""
    s = siege(7)
    assert cities(s, 1) == []
    pop = POP[a("athens")]
    left = s.players[0].tokens[a("athens")] + s.players[1].tokens[a("athens")]
    assert left <= pop
    assert s.players[0].tokens[a("athens")] >= s.players[1].tokens[a("athens")]


def test_six_attackers_are_removed() -> None:
    """CIV80-8.6"""
    s = siege(6)
    assert cities(s, 1) == ["athens"]
    assert tokens(s, 0) == {}
    assert s.players[0].stock == 56


@pytest.mark.parametrize(("attackers", "stands"), [(7, True), (8, False)])
def test_ex_56_engineering_needs_eight_attackers(attackers: int, stands: bool) -> None:
    s = siege(attackers, engineering=True)
    assert (cities(s, 1) == ["athens"]) == stands


def test_ex_57_attackers_fight_each_other_first() -> None:
    """CIV80-8.7: 9 and 3 leave 7, enough for the assault."""
    s = siege(9, others=3)
    assert s.players[2].stock == 56
    assert told(s, "fights")[:2] == [(0, a("athens"), 9, 7), (2, a("athens"), 3, 0)]
    assert cities(s, 1) == []


def test_attackers_never_join_forces() -> None:
    """CIV80-8.15: two parties of six are twelve tokens and no assault."""
    s = siege(6, others=6)
    assert cities(s, 1) == ["athens"]
    assert (tokens(s, 0), tokens(s, 2)) == ({}, {})


def test_defending_tokens_fight_first() -> None:
    """CIV80-8.8"""
    s = siege(8, defenders=3)
    assert cities(s, 1) == ["athens"]  # 8 against 3 leaves 6: too few
    s = siege(10, defenders=3)  # leaves 8
    assert cities(s, 1) == []


def test_a_city_whose_defenders_win_is_safe() -> None:
    """CIV80-8.8: the owner's tokens stay until E7."""
    s = siege(2, defenders=4)
    assert cities(s, 1) == ["athens"]
    assert s.players[1].tokens[a("athens")] == 3


def test_ex_58_a_city_whose_owner_lacks_six_tokens_surrenders() -> None:
    """CIV80-8.9: nothing else is going on, so there is nothing to wait for."""
    s = siege(7, defender_stock=5)
    assert s.over
    assert cities(s, 0) == ["athens"]
    assert s.players[0].tokens[a("athens")] == 7


def test_a_city_surrendered_to_one_without_pieces_is_eliminated() -> None:
    """CIV80-8.9"""
    s = table(2)
    city(s, 1, "athens")
    put(s, 1, memphis=2)
    stock(s, 1, 5)
    city(s, 0, *[name for name in AREA_IDS if name not in ("athens", "memphis")][:9])
    put(s, 0, athens=7, cyrene=20)
    begin(s, Conflicts())
    assert cities(s, 1) == []
    assert len(cities(s, 0)) == 9


def test_a_fight_that_ends_with_both_alive_leaves_an_empty_site() -> None:
    """CIV80-8.16"""
    s = siege(7)
    assert s.city[a("athens")] == -1


# --- order and postponement


def test_token_conflicts_come_before_cities_then_ast_order_then_map_order() -> None:
    """CIV80-8.10, CIV80-8.13"""
    s = table(3, nations=("egypt", "crete", "africa"))
    first, second, third = area_of(1, 0), area_of(1, 1), area_of(1, 2)
    for name in (first, second):
        put(s, 0, **{name: 2})
        put(s, 1, **{name: 1})
    put(s, 0, **{third: 1})
    put(s, 2, **{third: 2})
    city(s, 2, "athens")
    put(s, 2, cyrene=2)
    put(s, 1, athens=1)
    begin(s, Conflicts())
    assert [args[0] for args in told(s, "fight")] == [a(third), a(first), a(second)]
    assert told(s, "attack-fails") == [(1, a("athens"), 1)]


def postponable(refill: bool) -> State:
    """Two cities of Egypt are assaulted; the second assault may refill its stock."""
    s = table(3)
    city(s, 1, "athens", "memphis")
    put(s, 1, tanis=4)
    stock(s, 1, 5)
    put(s, 0, athens=7)
    if refill:
        s.players[1].treasury -= 3  # three defenders at Memphis
        s.players[1].stock += 3
        put(s, 1, memphis=3)
        put(s, 2, memphis=3)
    else:
        put(s, 2, memphis=7)
    return begin(s, Conflicts())


def test_a_surrender_may_wait_for_other_conflicts_that_refill_the_stock() -> None:
    """CIV80-8.10, CIV80-22.3, CIV80-23.1"""
    s = postponable(refill=True)
    assert s.decision().what == "surrender"
    assert s.legal() == [("postpone",), ("surrender",)]
    s.play(("postpone",))
    assert s.over  # the three defenders fell into the stock: eight are enough to fight
    assert cities(s, 0) == []
    assert cities(s, 1) == ["memphis"]


def test_surrender_at_once_is_a_choice_too() -> None:
    s = postponable(refill=True)
    s.play(("surrender",))
    assert cities(s, 0) == ["athens"]


def test_a_postponement_needs_progress_so_it_ends() -> None:
    """CIV80-22.3"""
    s = postponable(refill=False)
    s.play(("postpone",))
    assert s.decision().prompt == ("surrender", {"area": a("memphis"), "seat": 2})
    s.play(("postpone",))  # Athens again, and nothing was decided since
    assert cities(s, 0) == ["athens"]
    assert cities(s, 2) == ["memphis"]  # nothing is left to wait for
    assert s.over


def test_after_all_conflicts_support_is_checked() -> None:
    """CIV80-8.12"""
    s = table(2)
    city(s, 0, "knossos", "phaistos")
    put(s, 0, thera=1)
    begin(s, Conflicts())
    assert s.decision().what == "reduce-for-support"
