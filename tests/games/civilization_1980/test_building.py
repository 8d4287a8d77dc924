"""E7: city building and surplus (CIV80-9), support and reduction (CIV80-16)."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980.atlas import AREA_IDS, POP, SITE
from civitas.games.civilization_1980.building import CityBuilding, Surplus
from civitas.games.civilization_1980.expansion import PopulationExpansion
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.pieces import reduce
from civitas.games.civilization_1980.support import SupportCheck
from games.civilization_1980.table import a, begin, cities, city, own, put, stock, table, tokens


def no_site(at: int = 0, pop: int = 3) -> str:
    return [name for area, name in enumerate(AREA_IDS) if not SITE[area] and POP[area] == pop][at]


def site(at: int = 0, pop: int = 2) -> str:
    return [name for area, name in enumerate(AREA_IDS) if SITE[area] and POP[area] == pop][at]


def test_ex_61_six_tokens_on_a_site_become_a_city() -> None:
    """Three neighbouring areas of one token grow to two each, both neighbours move in, and the six go to stock."""
    s = table(2)
    put(s, 0, tarquinii=1, cisalpine_gaul=1, samnium=1, noricum=1)
    begin(s, PopulationExpansion())
    begin(s, MoveTurn(0))
    s.play(("move", a("cisalpine_gaul"), a("tarquinii"), 2))
    s.play(("move", a("samnium"), a("tarquinii"), 2))
    assert tokens(s, 0) == {"tarquinii": 6, "noricum": 2}
    begin(s, CityBuilding())
    assert s.over  # one token is left beside the limit of 1: no support yet
    s = table(2)
    put(s, 0, tarquinii=6, umbria=2)
    before = s.players[0].stock
    begin(s, CityBuilding())
    s.play(("build", (a("tarquinii"),)), 0)
    assert cities(s, 0) == ["tarquinii"]
    assert s.players[0].stock == before + 6


@pytest.mark.parametrize(("n", "enough"), [(11, False), (12, True)])
def test_ex_62_without_a_site_it_takes_twelve(n: int, enough: bool) -> None:
    s = table(2)
    put(s, 0, **{no_site(): n, no_site(1): 3})
    begin(s, CityBuilding())
    assert (not s.over) == enough


def test_five_tokens_on_a_site_are_too_few() -> None:
    """CIV80-9.1"""
    s = table(2)
    put(s, 0, **{site(): 5, no_site(): 3})
    assert begin(s, CityBuilding()).over


def test_new_cities_may_not_exceed_support_after_surplus() -> None:
    """CIV80-9.3, CIV80-22.5: two sites of six, one neighbour of three: one city can be fed, not two."""
    s = table(2)
    put(s, 0, **{site(0): 6, site(1): 6, no_site(): 3})
    begin(s, CityBuilding())
    one, other = sorted([a(site(0)), a(site(1))])
    assert list(s.legal(0)) == [("build", (one,)), ("build", (other,)), ("build", ())]
    assert s.why_not(("build", (one, other)), 0).rule == "CIV80-9.3"
    assert s.why_not(("build", (a(no_site()),)), 0).rule == "CIV80-9.1"


def test_what_will_be_surplus_supports_nothing() -> None:
    """CIV80-9.3: nine tokens in an area of limit 1 count as one."""
    s = table(2)
    put(s, 0, **{site(): 6, no_site(0, pop=1): 9})
    assert begin(s, CityBuilding()).over


def test_graced_cities_do_not_count_against_building() -> None:
    """CIV80-9.3, CIV80-4.6"""
    s = table(2)
    city(s, 0, "memphis")
    put(s, 0, **{site(): 6, no_site(): 3})
    assert begin(s.clone(), CityBuilding()).over
    s.graced = [a("memphis")]
    assert not begin(s, CityBuilding()).over


def test_nine_cities_are_all() -> None:
    """CIV80-9.2"""
    s = table(2)
    free = [name for area, name in enumerate(AREA_IDS) if SITE[area]]
    city(s, 0, *free[:8])
    put(s, 0, **{free[10]: 6, free[11]: 6}, **{no_site(i): 3 for i in range(8)})
    begin(s, CityBuilding())
    assert max(len(o[1]) for o in s.legal(0)) == 1
    assert s.why_not(("build", (a(free[10]), a(free[11]))), 0).rule == "CIV80-9.2"
    s.play(("build", (a(free[10]),)), 0)
    assert len(cities(s, 0)) == 9


def test_building_is_sealed_and_optional() -> None:
    """CIV80-9.4, CIV80-9.9, CIV80-1.8"""
    s = table(2)
    put(s, 0, **{site(0): 6, no_site(0): 3})
    put(s, 1, **{site(1): 6, no_site(1): 3})
    begin(s, CityBuilding())
    assert set(s.to_act) == {0, 1}
    s.play(("build", ()), 0)
    assert s.to_act == (1,)
    s.play(("build", (a(site(1)),)), 1)
    assert (cities(s, 0), cities(s, 1)) == ([], [site(1)])
    assert s.players[0].tokens[a(site(0))] == POP[a(site(0))]  # the rest was surplus


def test_a_subset_of_a_legal_set_is_legal() -> None:
    """CIV80-9.9"""
    s = table(2)
    put(s, 0, **{site(i): 6 for i in range(3)}, **{no_site(i): 3 for i in range(4)})
    begin(s, CityBuilding())
    legal = set(s.legal(0))
    for _, areas in legal:
        assert all(("build", tuple(x for x in areas if x != area)) in legal for area in areas)


def test_ex_64_surplus_leaves_lone_players_at_their_limit_and_shared_areas_alone() -> None:
    """CIV80-9.5, CIV80-2.2: Agriculture feeds one more where its owner is alone."""
    s = table(2)
    own(s, 0, "agriculture")
    lone, shared = no_site(0, pop=2), no_site(0, pop=3)
    put(s, 0, **{lone: 5, shared: 2})
    put(s, 1, **{shared: 1, no_site(1, pop=2): 5})
    begin(s, Surplus())
    assert tokens(s, 0) == {lone: 3, shared: 2}
    assert tokens(s, 1) == {shared: 1, no_site(1, pop=2): 2}


def test_no_tokens_stay_beside_a_city() -> None:
    """CIV80-9.6: one's own neither; EX-58's seven attackers leave."""
    s = table(2)
    city(s, 0, "athens")
    put(s, 0, athens=7)
    begin(s, Surplus())
    assert tokens(s, 0) == {}


# --- support and reduction


def test_ex_60_a_reduced_city_feeds_the_others() -> None:
    """CIV80-16.1: four cities and seven tokens; a city of limit 2 becomes two tokens, and three cities are supported."""
    s = table(2)
    four = [name for area, name in enumerate(AREA_IDS) if SITE[area] and POP[area] == 2][:4]
    city(s, 0, *four)
    put(s, 0, **{no_site(0): 3, no_site(1): 3, no_site(2): 1})
    begin(s, SupportCheck())
    assert [AREA_IDS[o[1]] for o in s.legal()] == four
    assert s.why_not(("reduce", a(no_site()))).rule == "CIV80-16.1"
    s.play(("reduce", a(four[0])))
    assert s.over
    assert len(cities(s, 0)) == 3
    assert sum(tokens(s, 0).values()) == 9


def test_the_check_goes_in_ast_order() -> None:
    s = table(3)
    for seat, area in enumerate(("athens", "memphis", "troy")):
        city(s, seat, area, f"{'sparta' if seat == 0 else 'tanis' if seat == 1 else 'miletus'}")
    begin(s, SupportCheck())
    asked = []
    while not s.over:
        asked.append(s.to_act[0])
        s.play(s.legal()[0])
    assert asked == sorted(asked, key=lambda seat: s.order.index(seat))


def test_a_reduction_fills_the_area_to_its_limit_with_agriculture_one_more() -> None:
    """CIV80-16.2"""
    s = table(2)
    city(s, 0, site())
    own(s, 0, "agriculture")
    assert reduce(s, a(site()))
    assert tokens(s, 0) == {site(): 3}


def test_too_few_tokens_for_a_reduction_eliminate_the_city() -> None:
    """CIV80-16.2: no token is placed."""
    s = table(2)
    city(s, 0, site())
    stock(s, 0, 1)
    assert not reduce(s, a(site()))
    assert tokens(s, 0) == {}
    assert cities(s, 0) == []


def test_own_tokens_beside_a_reduced_city_stay() -> None:
    """CIV80-16.2: any surplus goes in the next E7."""
    s = table(2)
    city(s, 0, site())
    put(s, 0, **{site(): 2})
    reduce(s, a(site()))
    assert tokens(s, 0) == {site(): 4}


def test_graced_cities_are_given_up_last() -> None:
    """CIV80-22.4"""
    s = table(2)
    city(s, 0, "athens", "sparta", "corinth")
    stock(s, 0, 0)  # reductions eliminate
    s.graced = [a("athens")]
    begin(s, SupportCheck())
    assert sorted(AREA_IDS[o[1]] for o in s.legal()) == ["corinth", "sparta"]
    assert s.why_not(("reduce", a("athens"))).rule == "CIV80-22.4"
    s.play(("reduce", a("sparta")))
    assert s.over
    assert cities(s, 0) == ["athens"]  # exempt: nothing is left that needs support


def test_surplus_that_leaves_cities_short_is_not_checked_in_e7() -> None:
    """CIV80-9.7"""
    s = table(2)
    city(s, 0, "athens", "sparta")
    put(s, 0, **{no_site(0, pop=1): 6})
    assert begin(s, CityBuilding()).over
    assert len(cities(s, 0)) == 2
