"""Every hut, village and unit card by itself (data of SMC-2.6, SMC-12.3, SMC-12.4, Appendix E)."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization.abilities import can_pay
from civitas.games.sid_meiers_civilization.combat.forces import strength_of
from civitas.games.sid_meiers_civilization.tables import ABILITY, HUT_COPIES, HUT_IDS, UNIT, UNIT_COPIES, UNIT_IDS, VILLAGE_COPIES, VILLAGE_IDS
from games.sid_meiers_civilization.cards import resource, use, why
from games.sid_meiers_civilization.table import hold_tokens, know, own, play, put_army, put_city, table, told

TECHS = ("animal_husbandry", "currency", "horseback_riding", "mathematics", "communism", "atomic_theory", "pottery")
PAYS = {  # one ability for each resource
    "wheat": "animal_husbandry_wheat",
    "incense": "currency_incense",
    "silk": "horseback_riding_silk",
    "iron": "mathematics_iron",
    "spy": "communism_spy",
    "uranium": "atomic_theory_nuke",
}
TOKENS = [
    ("hut_wheat", "wheat", 5),
    ("hut_silk", "silk", 5),
    ("hut_incense", "incense", 5),
    ("hut_spy", "spy", 3),
    ("hut_iron", "iron", 2),
    ("village_iron", "iron", 3),
    ("village_spy", "spy", 3),
    ("village_uranium", "uranium", 2),
]


def test_these_are_all_tokens():  # SMC-2.6
    assert [id for id, _, _ in TOKENS] == [*HUT_IDS, *VILLAGE_IDS[:-1]]
    assert (sum(HUT_COPIES), sum(VILLAGE_COPIES)) == (20, 10)
    assert (VILLAGE_IDS[-1], VILLAGE_COPIES[-1]) == ("village_great_person", 2)


@pytest.mark.parametrize(("token", "kind", "copies"), TOKENS)
def test_a_token_pays_for_its_resource_and_no_other(token, kind, copies):  # SMC-12.3, SMC-14.8
    s = table()
    know(s, 0, *TECHS)
    hold_tokens(s, 0, token)
    assert {name for name, ability in PAYS.items() if can_pay(s, 0, ABILITY[ability])} == {kind}
    assert not can_pay(s, 0, ABILITY["pottery_any2"])  # one of two
    hold_tokens(s, 0, "hut_silk")
    assert can_pay(s, 0, ABILITY["pottery_any2"])
    assert (HUT_COPIES + VILLAGE_COPIES)[(HUT_IDS + VILLAGE_IDS).index(token)] == copies


@pytest.mark.parametrize(("token", "kind", "copies"), TOKENS)
def test_a_spent_token_is_shown_and_leaves_the_game(token, kind, copies):  # SMC-8.14.2, SMC-14.8
    s = table()
    know(s, 0, *TECHS)
    hold_tokens(s, 0, token)
    p = own(s, 0, wheat=1, incense=1)
    pool = len(s.hut_pool), len(s.village_pool)
    use(s, "pottery_any2")
    pay = ("pay-hut", HUT_IDS.index(token)) if token in HUT_IDS else ("pay-village", VILLAGE_IDS.index(token))
    play(s, pay, ("pay", resource("wheat")))
    assert (len(p.huts), len(p.villages), p.resources[resource("wheat")], p.resources[resource("incense")]) == (0, 0, 0, 1)
    assert (len(s.hut_pool), len(s.village_pool)) == pool
    assert s.spent_huts + s.spent_villages == (pay[1],)
    assert told(s, "pays")[0]["huts" if token in HUT_IDS else "villages"] == (pay[1],)
    assert sum(p.coin_tokens) == 1


def test_a_token_of_another_kind_is_refused_with_the_rule():  # SMC-14.8
    s = table()
    know(s, 0, *TECHS)
    hold_tokens(s, 0, "village_uranium", "hut_spy", "village_spy", "hut_silk")
    put_army(s, 0, "c3"), put_army(s, 1, "e5")
    put_city(s, 1, "f7")
    use(s, "communism_spy")
    while not any(option[0].startswith("pay") for option in s.legal()):
        play(s, s.legal()[0])
    assert {option for option in s.legal() if option[0].startswith("pay")} == {("pay-hut", 3), ("pay-village", 1)}
    assert why(s, ("pay-village", 2)) == "SMC-14.8"
    assert why(s, ("pay-hut", 1)) == "SMC-14.8"


@pytest.mark.parametrize("type", ["infantry", "artillery", "mounted"])
@pytest.mark.parametrize(("strength", "copies"), [(1, 3), (2, 9), (3, 3)])
def test_a_units_strength_rises_with_each_rank(type, strength, copies):  # Appendix E, SMC-13.2.1
    unit = UNIT[f"{type}_{strength}"]
    assert [strength_of(unit, rank) for rank in (1, 2, 3, 4)] == [strength, strength + 1, strength + 2, strength + 3]
    assert UNIT_COPIES[unit] == copies


@pytest.mark.parametrize(("strength", "copies"), [(5, 3), (6, 3), (7, 2)])
def test_an_aircraft_has_one_strength(strength, copies):  # Appendix E, SMC-13.6.2
    unit = UNIT[f"aircraft_{strength}"]
    assert {strength_of(unit, rank) for rank in (1, 2, 3, 4)} == {strength}
    assert UNIT_COPIES[unit] == copies


def test_there_are_fifty_three_units():  # SMC-1.1
    assert (len(UNIT_IDS), sum(UNIT_COPIES)) == (12, 53)
