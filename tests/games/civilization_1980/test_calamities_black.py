"""Black calamities: Epidemic, Civil Disorder, Iconoclasm and Heresy, Piracy (CIV80-12.6-12.9)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.civilization_1980.atlas import AREA_IDS
from civitas.games.civilization_1980.calamities.cities import CivilDisorder, Iconoclasm
from civitas.games.civilization_1980.calamities.epidemic import Contagion, Epidemic
from civitas.games.civilization_1980.calamities.piracy import Piracy
from civitas.games.civilization_1980.calamities.units import EpidemicLoss
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import CIV
from games.civilization_1980.table import a, begin, cities, city, own, put, ship, stock, table, tokens, told

SIX = ("knossos", "athens", "corinth", "sparta", "troy", "sardis")


def lose(s: State, **amounts: int) -> tuple[Any, ...]:
    return ("lose", tuple(amounts.get(AREA_IDS[area], 0) for area in s.legal().areas))


def reduce_all(s: State) -> int:
    """Reduce the first city offered until something else is asked; how many there were."""
    n, what = 0, s.decision().what if s.to_act else ""
    while s.to_act and s.decision().what == what:
        s.play(s.legal()[0])
        n += 1
    return n


# --- 12.6


def test_ex_89_the_epidemic_leaves_a_token_everywhere_and_takes_what_it_can() -> None:
    s = table(2)
    put(s, 0, troy=1, sardis=1, lycia=4)
    city(s, 0, "knossos")
    begin(s, Epidemic(0, 1))
    assert s.over  # one way only: 3 + 4 of the 16 due
    assert tokens(s, 0) == {"troy": 1, "sardis": 1, "lycia": 1, "knossos": 1}
    assert cities(s, 0) == []
    check(s)


def test_ex_90_medicine_makes_it_eleven() -> None:
    s = table(2)
    own(s, 0, "medicine")
    put(s, 0, troy=30)
    begin(s, Epidemic(0, 1))
    assert tokens(s, 0) == {"troy": 19}


def test_what_a_card_saves_is_told() -> None:
    """CIV80-12.6 to 12.8: the chronicle says whose card made how much of how much."""
    s = table(2)
    own(s, 0, "medicine", "law")
    put(s, 0, troy=30)
    begin(s, Epidemic(0, 1))
    assert told(s, "card-saves") == [(0, CIV["medicine"], 16, 11)]
    city(s, 0, *SIX[:5], "memphis")
    begin(s, CivilDisorder(0, 1))
    assert told(s, "card-saves")[1:] == [(0, CIV["law"], 2, 1)]
    s = table(2)
    own(s, 0, "philosophy")
    city(s, 0, *SIX)
    begin(s, Iconoclasm(0, 1))
    assert told(s, "card-saves") == [(0, CIV["philosophy"], 4, 2)]
    s.play(s.legal()[0])
    assert len(told(s, "card-saves")) == 1


def test_without_medicine_it_is_sixteen() -> None:
    s = table(2)
    put(s, 0, troy=30)
    begin(s, Epidemic(0, 1))
    assert tokens(s, 0) == {"troy": 14}


def test_ex_90_others_lose_ten_at_most_five_with_medicine_and_the_trader_nothing() -> None:
    s = table(4)
    own(s, 2, "medicine")
    put(s, 0, troy=30)
    put(s, 1, tanis=30)
    put(s, 2, sardis=30)
    put(s, 3, carthage=30)
    begin(s, Epidemic(0, 1))
    assert s.legal().bounds == (10, 5, 0)  # Africa, Asia with Medicine, Egypt the trader
    s.play(("order", (10, 5, 0)))
    assert [sum(s.players[seat].tokens) for seat in range(4)] == [14, 30, 25, 20]


def test_twenty_five_units_in_all_may_be_ordered() -> None:
    s = table(5)
    for seat, name in enumerate(("troy", "tanis", "sardis", "carthage", "tarquinii")):
        put(s, seat, **{name: 30})
    begin(s, Epidemic(0, 1))
    assert s.why_not(("order", (10, 10, 5, 0))) is None
    assert s.why_not(("order", (10, 10, 10, 0))).rule == "CIV80-22.7"


def test_nobody_is_ordered_to_lose_more_than_the_epidemic_can_take() -> None:
    s = table(3)
    put(s, 0, troy=30)
    put(s, 2, sardis=3, lycia=1)
    begin(s, Epidemic(0, 1))
    assert s.legal().bounds == (2, 0)


def test_a_token_of_somebody_else_keeps_an_area_peopled() -> None:
    """CIV80-22.8: all own tokens may die where others live."""
    s = table(2)
    put(s, 0, troy=2)
    put(s, 1, troy=1)
    begin(s, Contagion(0, 2))
    assert tokens(s, 0) == {}


def test_the_loss_is_the_largest_not_above_the_due_one() -> None:
    space = EpidemicLoss([0, 1, 2], [1, 0, 0], 6, 10, 4)  # a token and two cities at 4 each
    assert space.due == 5
    assert list(space) == [("lose", (1, 0, 1)), ("lose", (1, 1, 0))]


def test_a_city_is_hit_only_if_a_token_is_there_to_replace_it() -> None:
    assert EpidemicLoss([0, 1], [0, 0], 16, 1, 4).due == 4
    assert EpidemicLoss([0, 1], [0, 0], 16, 0, 4).due == 0
    assert EpidemicLoss([0, 1, 2], [1, 0, 0], 16, 0, 4).due == 5  # the token removed serves


def test_tokens_that_die_may_stand_for_a_city() -> None:
    s = table(2)
    put(s, 0, troy=2)
    city(s, 0, "knossos")
    stock(s, 0, 0)
    begin(s, Contagion(0, 16))
    assert tokens(s, 0) == {"troy": 1, "knossos": 1}
    check(s)


@pytest.mark.parametrize(
    ("held", "due", "spare"), [([3, 0, 2], 5, 9), ([0, 0, 0], 8, 2), ([1, 0, 4, 0], 16, 0), ([2, 2, 2], 4, 0), ([0, 3, 0, 1], 9, 1)]
)
def test_every_epidemic_loss_has_the_largest_value(held: list[int], due: int, spare: int) -> None:
    space = EpidemicLoss(list(range(len(held))), held, due, spare, 4)
    found = list(space)
    assert len(found) == len(set(found)) == space.count()
    for option in found:
        died = sum(n for n, h in zip(option[1], held, strict=True) if h)
        hit = sum(n for n, h in zip(option[1], held, strict=True) if not h)
        assert died + 4 * hit == space.due <= due
        assert hit <= spare + died
        assert option in space


def test_the_owner_chooses_and_a_smaller_loss_is_refused() -> None:
    s = table(2)
    put(s, 0, troy=12, sardis=12)
    begin(s, Epidemic(0, 1))
    assert s.why_not(lose(s, troy=8)).rule == "CIV80-22.8"
    s.play(lose(s, troy=8, sardis=8))
    assert tokens(s, 0) == {"troy": 4, "sardis": 4}


def test_an_epidemic_that_finds_nothing() -> None:
    s = table(2)
    put(s, 0, troy=1)
    begin(s, Epidemic(0, 1))
    assert told(s, "calamity-finds-nothing")
    assert tokens(s, 0) == {"troy": 1}


# --- 12.7


@pytest.mark.parametrize(("cards", "kept"), [("", 4), ("law", 5), ("law democracy", 6), ("democracy", 6)])
def test_civil_disorder_leaves_four_cities_five_with_law_six_with_democracy(cards: str, kept: int) -> None:
    """CIV80-12.7, CIV80-15.1: of Law and Democracy the better counts."""
    s = table(2)
    own(s, 0, *cards.split())
    city(s, 0, *SIX, "miletus")
    begin(s, CivilDisorder(0, 1))
    assert reduce_all(s) == 7 - kept
    assert len(cities(s, 0)) == kept
    assert s.over


def test_civil_disorder_with_four_cities_has_no_effect() -> None:
    s = table(2)
    city(s, 0, *SIX[:4])
    begin(s, CivilDisorder(0, 1))
    assert s.over
    assert told(s, "calamity-finds-nothing")


def test_the_victim_chooses_which_cities_and_their_order_decides_when_tokens_run_short() -> None:
    s = table(2)
    city(s, 0, *SIX)
    stock(s, 0, 3)
    begin(s, CivilDisorder(0, 1))
    s.play(("reduce", a("athens")))  # 2 of the 3 tokens
    s.play(("reduce", a("knossos")))  # 3 are wanted: eliminated
    assert tokens(s, 0) == {"athens": 2}
    assert s.over


# --- 12.8


@pytest.mark.parametrize(("cards", "lost"), [("", 4), ("law", 3), ("law philosophy", 2), ("philosophy", 2)])
def test_ex_92_iconoclasm_reduces_four_cities_three_with_law_two_with_philosophy(cards: str, lost: int) -> None:
    s = table(2)
    own(s, 0, *cards.split())
    city(s, 0, *SIX[:5])
    begin(s, Iconoclasm(0, 1))
    assert reduce_all(s) == lost
    assert len(cities(s, 0)) == 5 - lost


def test_ex_92_two_cities_of_others_may_be_ordered_and_only_one_of_a_player_with_law() -> None:
    s = table(3)
    own(s, 1, "law")
    city(s, 1, "memphis", "tanis")
    city(s, 2, "troy")
    begin(s, Iconoclasm(0, 2))
    s.play(("reduce", a("memphis")))
    assert s.why_not(("reduce", a("tanis"))).rule == "CIV80-12.8"
    s.play(("reduce", a("troy")))  # the trader is not immune
    assert s.over
    assert cities(s, 1) == ["tanis"]


def test_philosophy_is_immune_to_orders() -> None:
    s = table(3)
    own(s, 1, "philosophy")
    city(s, 1, "memphis", "tanis")
    city(s, 2, "troy")
    begin(s, Iconoclasm(0, 2))
    assert s.legal() == [("reduce", a("troy")), ("stop",)]
    s.play(("stop",))
    assert s.over


def test_two_cities_are_the_most_and_both_may_be_one_players() -> None:
    s = table(2)
    city(s, 1, "memphis", "tanis", "abydos")
    begin(s, Iconoclasm(0, 1))
    s.play(("reduce", a("memphis")))
    s.play(("reduce", a("tanis")))
    assert s.over
    assert cities(s, 1) == ["abydos"]


def test_whoever_has_no_city_may_still_order() -> None:
    s = table(2)
    city(s, 1, "memphis")
    begin(s, Iconoclasm(0, 1))
    assert s.legal() == [("reduce", a("memphis")), ("stop",)]


# --- 12.9


def test_every_ship_of_the_trader_takes_a_coastal_city() -> None:
    """CIV80-12.9."""
    s = table(2)
    city(s, 0, "knossos", "athens", "gordium", "troy")  # Gordium lies on a lake only
    ship(s, 1, "knossos.w", "thera.w")
    begin(s, Piracy(0, 1))
    assert s.to_act == (1,)
    assert s.legal().items == tuple(sorted((a("knossos"), a("athens"), a("troy"))))
    s.play(("plunder", tuple(sorted((a("knossos"), a("troy"))))))
    assert set(cities(s, 0)) == {"athens", "gordium"}
    assert tokens(s, 0) == {}  # eliminated, not reduced
    check(s)


def test_ex_93_only_ships_on_the_same_waters_count() -> None:
    s = table(2)
    city(s, 0, "knossos", "athens")
    ship(s, 1, "sinope.w", "petra.w", "urartu.w")
    begin(s, Piracy(0, 1))
    assert s.legal().lo == 1
    s.play(("plunder", (a("athens"),)))
    assert s.over
    assert cities(s, 0) == ["knossos"]


def test_as_many_cities_as_there_are_are_taken_without_asking() -> None:
    s = table(2)
    city(s, 0, "knossos")
    ship(s, 1, "sinope.w", "thera.w")
    begin(s, Piracy(0, 1))
    assert s.over
    assert cities(s, 0) == []


def test_each_body_of_water_is_plundered_by_its_own_ships() -> None:
    s = table(2)
    city(s, 0, "petra", "knossos", "athens")
    ship(s, 1, "midian.w", "thera.w")
    begin(s, Piracy(0, 1))
    s.play(("plunder", (a("knossos"),)))
    assert cities(s, 0) == ["athens"]


def test_a_trader_without_ships_takes_nothing() -> None:
    s = table(2)
    city(s, 0, "knossos")
    begin(s, Piracy(0, 1))
    assert s.over
    assert told(s, "calamity-finds-nothing")


def test_the_wrong_number_of_cities_is_refused() -> None:
    s = table(2)
    city(s, 0, "knossos", "athens", "troy")
    ship(s, 1, "sinope.w", "thera.w")
    begin(s, Piracy(0, 1))
    assert s.why_not(("plunder", (a("knossos"),))).rule == "CIV80-22.10"
