"""E1: taxation and revolts (CIV80-4)."""

from __future__ import annotations

from civitas.games.civilization_1980.pieces import count_cities, hand_over, is_supported, raze
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.taxation import Taxation
from games.civilization_1980.table import a, begin, cities, city, own, put, stock, table, told

SIX = ("knossos", "phaistos", "athens", "corinth", "delphi", "sparta")
FEW = ("memphis", "tanis", "abydos", "alexandria", "damascus")


def sites(n: int) -> tuple[str, ...]:
    from civitas.games.civilization_1980.atlas import AREA_IDS, SITE

    return tuple(AREA_IDS[area] for area in range(len(SITE)) if SITE[area])[:n]


def test_ex_20_two_tokens_a_city_go_to_the_treasury() -> None:
    s = table(2)
    city(s, 0, *sites(5))
    p = stock(s, 0, 12)
    before = p.treasury
    begin(s, Taxation())
    assert s.over
    assert (p.stock, p.treasury - before) == (2, 10)


def test_who_has_no_city_pays_nothing() -> None:
    """CIV80-4.1"""
    s = table(2)
    put(s, 0, knossos=5)
    begin(s, Taxation())
    assert told(s, "pays-taxes") == []


def revolt_of_two(crete_pieces: int = 9) -> State:
    """Egypt (seat 1) has six cities and 9 tokens in stock; Crete and Asia have 20 each."""
    s = table(3)
    city(s, 1, *sites(6))
    stock(s, 1, 9)
    stock(s, 0, 20)
    stock(s, 2, 20)
    for name in sites(20)[6 : 6 + 9 - crete_pieces]:
        city(s, 0, name)
    s.players[0].stock += 2 * (9 - crete_pieces)  # so that 20 are left after taxes
    s.players[0].treasury -= 2 * (9 - crete_pieces)
    return begin(s, Taxation())


def test_ex_21_unpaid_cities_revolt_to_the_largest_stock_ties_in_ast_order() -> None:
    s = revolt_of_two()
    assert s.players[1].stock == 1  # the left-over token stays
    assert s.to_act == (0,)
    assert s.decision(0).what == "revolt"
    assert len(s.legal(0)) == 15  # two of six
    s.play(("revolt", (a(sites(6)[1]), a(sites(6)[4]))))
    assert s.over
    assert cities(s, 0) == [sites(6)[1], sites(6)[4]]
    assert len(cities(s, 1)) == 4


def test_ex_22_what_the_first_cannot_take_goes_to_the_next() -> None:
    s = revolt_of_two(crete_pieces=1)
    s.play(("revolt", (a(sites(6)[0]),)))
    assert s.to_act == (2,)
    s.play(("revolt", (a(sites(6)[5]),)))
    assert cities(s, 2) == [sites(6)[5]]


def test_the_beneficiary_takes_exactly_what_revolts() -> None:
    """CIV80-4.3"""
    s = revolt_of_two()
    assert s.why_not(("revolt", (a(sites(6)[0]),))).rule == "CIV80-4.3"
    assert s.why_not(("revolt", ())).rule == "CIV80-4.3"


def test_cities_nobody_can_take_stay() -> None:
    """CIV80-4.4"""
    s = table(2)
    city(s, 1, *sites(4))
    city(s, 0, *sites(20)[10:19])
    stock(s, 1, 0)
    begin(s, Taxation())
    assert s.over
    assert len(cities(s, 1)) == 4
    assert told(s, "cities-stay") == [(1, 4)]


def test_no_tax_is_paid_for_a_city_taken_this_round() -> None:
    """CIV80-4.5"""
    s = table(2)
    city(s, 1, *sites(2))
    stock(s, 1, 0)
    treasury = s.players[0].treasury
    begin(s, Taxation())
    assert s.over  # both revolt: nothing to choose
    assert len(cities(s, 0)) == 2
    assert s.players[0].treasury == treasury


def test_ex_24_a_revolted_city_needs_no_support_this_round() -> None:
    """CIV80-4.6"""
    s = table(2)
    city(s, 0, *sites(5))
    city(s, 1, sites(20)[10])
    put(s, 0, pannonia=5, dacia=5)
    hand_over(s, a(sites(20)[10]), s.players[0])
    s.graced = [a(sites(20)[10])]
    p = s.players[0]
    assert count_cities(s, p) == 5
    assert is_supported(s, p)
    s.graced = []  # next round
    assert not is_supported(s, p)


def test_the_grace_is_an_option_and_ends_with_the_city() -> None:
    """CIV80-4.6, CIV80-4.9"""
    for grace in (True, False):
        s = table(2, revolt_support_grace=grace)
        city(s, 1, *sites(1))
        stock(s, 1, 0)
        begin(s, Taxation())
        assert s.graced == ([a(sites(1)[0])] if grace else [])
        raze(s, a(sites(1)[0]))
        assert s.graced == []


def test_coinage_chooses_a_rate_sealed_and_before_revolts() -> None:
    """CIV80-4.1, CIV80-4.7"""
    s = table(3)
    for seat in (0, 1):
        own(s, seat, "coinage")
        city(s, seat, *sites(20)[seat * 4 : seat * 4 + 4])
    stock(s, 0, 30)
    stock(s, 1, 30)
    begin(s, Taxation())
    assert s.to_act == (0, 1)
    assert s.legal(0) == [("rate", 1), ("rate", 2), ("rate", 3)]
    s.play(("rate", 3), 1)
    assert s.players[1].stock == 30  # nothing happens before all have chosen
    s.play(("rate", 1), 0)
    assert (s.players[0].stock, s.players[1].stock) == (26, 18)
    assert s.over


def test_coinage_without_cities_is_not_asked() -> None:
    s = table(2)
    own(s, 0, "coinage")
    assert begin(s, Taxation()).over


def test_a_high_rate_can_bring_a_revolt() -> None:
    """CIV80-4.2: whole cities only."""
    s = table(2)
    own(s, 0, "coinage")
    city(s, 0, *sites(3))
    stock(s, 0, 8)
    begin(s, Taxation())
    s.play(("rate", 3), 0)
    assert s.decision(1).prompt == ("revolt", {"seat": 0, "number": 1})
    assert s.players[0].stock == 2


def test_a_city_taken_in_this_event_does_not_revolt_again_and_pieces_freed_serve_later() -> None:
    """CIV80-4.8: Africa loses to Crete, whose own city then revolts; Africa's freed piece may take it."""
    s = table(3, nations=("africa", "crete", "egypt"))
    city(s, 0, *sites(9))
    city(s, 1, *sites(30)[10:19])
    city(s, 2, *sites(30)[20:29])
    stock(s, 0, 16)  # pays 8 cities, 0 left
    stock(s, 1, 17)  # pays 8 cities, 1 left
    stock(s, 2, 40)  # pays all, but has no piece
    begin(s, Taxation())
    assert s.over  # Africa's city finds nobody with a piece; so does Crete's
    assert told(s, "cities-stay") == [(0, 1), (1, 1)]

    s = table(3, nations=("africa", "crete", "egypt"))
    city(s, 0, *sites(9))
    city(s, 1, *sites(30)[10:18])
    city(s, 2, *sites(30)[20:29])
    stock(s, 0, 16)
    stock(s, 1, 15)
    stock(s, 2, 40)
    begin(s, Taxation())
    assert s.decision(1).prompt == ("revolt", {"seat": 0, "number": 1})  # Crete has one piece
    s.play(("revolt", (a(sites(9)[0]),)))
    assert s.decision(0).prompt == ("revolt", {"seat": 1, "number": 1})  # Africa has a piece again
    assert all(a(sites(9)[0]) not in option[1] for option in s.legal(0))
