"""Tactics and armies (TTA-11.4, TTA-6.13, TTA-6.14)."""

from __future__ import annotations

from itertools import product

import pytest

from civitas.games.through_the_ages.armies import tactical_strength
from civitas.games.through_the_ages.tables import (
    AIR_FORCE,
    ARMY,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    LEVEL,
    NONE,
    OF_TYPE,
    OUTDATED,
    TACTIC,
    TACTICAL,
    TECHS,
    of_kind,
)
from civitas.games.through_the_ages.turn import Turn
from games.through_the_ages.scenes import begin, card, hand, in_play, scene, units
from games.through_the_ages.table import acting, actions, do, may, refused


def force(**numbers):
    """Units by card."""
    found = [0] * TECHS
    for name, n in numbers.items():
        found[card(name)] = n
    return found


def tactical(name, riders=False, **numbers):
    return tactical_strength(card(name), force(**numbers), riders)


@pytest.mark.parametrize(
    ("name", "army", "strength", "outdated"),
    [
        ("fighting_band", {"warriors": 2}, 1, None),
        ("legion", {"warriors": 3}, 2, None),
        ("medieval_army", {"warriors": 1, "knights": 1}, 2, None),
        ("phalanx", {"warriors": 2, "knights": 1}, 3, None),
        ("heavy_cavalry", {"knights": 3}, 4, None),
        ("classic_army", {"swordsmen": 2, "knights": 2}, 8, 4),
        ("conquistadors", {"swordsmen": 1, "knights": 2}, 5, 3),
        ("defensive_army", {"swordsmen": 2, "cannon": 1}, 6, 3),
        ("fortifications", {"cannon": 2}, 5, 3),
        ("mobile_artillery", {"knights": 1, "cannon": 1}, 5, 3),
        ("napoleonic_army", {"swordsmen": 1, "knights": 1, "cannon": 1}, 7, 4),
        ("entrenchments", {"riflemen": 1, "cannon": 2}, 9, 5),
        ("mechanized_army", {"cavalrymen": 1, "cannon": 2}, 10, 5),
        ("modern_army", {"riflemen": 2, "cavalrymen": 1, "cannon": 1}, 13, 7),
        ("shock_troops", {"riflemen": 1, "cavalrymen": 3}, 11, 6),
    ],
)
def test_each_tactic(name, army, strength, outdated):
    assert tactical(name, **army) == strength
    assert tactical(name, **{unit: 2 * n for unit, n in army.items()}) == 2 * strength  # TTA-11.4.2
    first = next(iter(army))
    assert tactical(name, **{**army, first: army[first] - 1}) == 0
    assert OUTDATED[card(name)] == (strength if outdated is None else outdated)
    assert tactical(name, **army, air_forces=1) == 2 * strength  # TTA-11.4.6


def test_no_tactic_no_armies():
    assert tactical_strength(NONE, force(warriors=9), False) == 0


def test_ex_62_legion():
    s = scene(2)
    units(s, 0, warriors=7)
    assert in_play(s, 0, tactic="legion").strength == 11  # TTA-11.4.3


def test_ex_64_conquistadors_with_air_forces():
    assert tactical("conquistadors", warriors=1, riflemen=1, knights=2, cavalrymen=2, air_forces=2) == 16


def test_ex_65_napoleonic_army():
    assert tactical("napoleonic_army", warriors=1, knights=1, cannon=1) == 4  # TTA-11.4.4
    assert tactical("napoleonic_army", swordsmen=1, knights=1, cannon=1) == 7


def test_ex_66_modern_army():
    assert tactical("modern_army", riflemen=2, cavalrymen=1, cannon=1) == 13
    assert tactical("modern_army", riflemen=1, swordsmen=1, cavalrymen=1, cannon=1) == 7


def test_warriors_are_good_enough_for_age_i():
    assert tactical("medieval_army", warriors=1, tanks=1) == 2  # TTA-11.4.8


def test_genghis_khan_lets_infantry_ride():
    assert tactical("heavy_cavalry", warriors=3) == 0
    assert tactical("heavy_cavalry", riders=True, warriors=3) == 4  # TTA-13.1.9
    assert tactical("phalanx", riders=True, warriors=6) == 6
    s = scene(2)
    units(s, 0, warriors=3)
    assert in_play(s, 0, leader="genghis_khan", tactic="heavy_cavalry").strength == 7


def best_by_hand(tactic, units):
    """The best way to form armies one by one, each modern or outdated, each with an air force or not."""
    need = ARMY[tactic]
    least = LEVEL[tactic] - 1
    types = (INFANTRY, CAVALRY, ARTILLERY)
    pools = []
    for type in types:
        old = sum(units[c] for c in OF_TYPE[type] if LEVEL[c] < least)
        pools.append((old, sum(units[c] for c in OF_TYPE[type]) - old))
    best = 0
    for modern in range(6):
        if any(modern * need[type] > pool[1] for type, pool in zip(types, pools, strict=True)):
            break
        for outdated in range(6):
            if any((modern + outdated) * need[type] > sum(pool) for type, pool in zip(types, pools, strict=True)):
                break
            worths = sorted([TACTICAL[tactic]] * modern + [OUTDATED[tactic]] * outdated, reverse=True)
            air = units[OF_TYPE[AIR_FORCE][0]]
            best = max(best, sum(worths) + sum(worths[:air]))
    return best


def test_the_formula_is_the_best_way_to_form_armies():
    for tactic in of_kind(TACTIC):
        for numbers in product(range(3), repeat=6):
            units = force(**dict(zip(("warriors", "riflemen", "knights", "tanks", "cannon", "air_forces"), numbers, strict=True)))
            assert tactical_strength(tactic, units, False) == best_by_hand(tactic, units)  # TTA-11.4.5, TTA-11.4.7


# --- playing and copying


def test_playing_a_tactic():
    s = scene(2)
    units(s, 0, warriors=3)
    hand(s, 0, "legion", "phalanx")
    acting(s)
    p = s.players[0]
    do(s, "tactic", "legion")
    assert (p.tactic, p.exclusive, p.ma, p.strength) == (card("legion"), True, 1, 5)  # TTA-6.13.1
    assert refused(s, "tactic", "phalanx") == "TTA-6.13.2"
    assert p.military == [card("phalanx")]


def test_ex_70_a_tactic_is_exclusive_until_the_next_turn():
    s = scene(2)
    hand(s, 0, "legion")
    acting(s)
    do(s, "tactic", "legion")
    acting(s, 1)
    assert refused(s, "copy", "legion") == "TTA-6.14.1"
    begin(s, Turn(0))
    assert s.tactics == [card("legion")]  # TTA-4.4.1
    assert s.players[0].tactic == card("legion")
    assert not s.players[0].exclusive
    acting(s, 1)
    do(s, "copy", "legion")
    assert (s.players[1].tactic, s.players[1].ma) == (card("legion"), 0)


def test_playing_and_copying_in_one_turn():
    s = scene(2)
    hand(s, 0, "legion")
    s.tactics = [card("phalanx")]
    in_play(s, 0, government="communism")
    acting(s)
    do(s, "copy", "phalanx")
    assert refused(s, "tactic", "legion") == "TTA-6.13.2"


def test_copying_what_they_have_is_not_offered():
    s = scene(2)
    s.tactics = [card("phalanx"), card("legion")]
    in_play(s, 0, tactic="phalanx")
    acting(s)
    assert refused(s, "copy", "phalanx") == "TTA-6.13.3"
    assert may(s, "copy", "legion")
    actions(s, 0, 4, 1)
    assert refused(s, "copy", "legion") == "TTA-6.1.2"


def test_a_second_copy_of_a_common_tactic_goes_to_the_box():
    s = scene(2)
    s.tactics = [card("legion")]
    in_play(s, 0, tactic="legion")
    s.players[0].exclusive = True
    begin(s, Turn(0))
    assert s.tactics == [card("legion")]  # TTA-4.4.2
    assert s.duplicates == [card("legion")]
    assert s.players[0].tactic == card("legion")


def test_genghis_khans_outdated_infantry_rides_too():
    """TTA-13.1.9, 11.4.4: warriors may ride in an army of age II, and what they fill is outdated."""
    assert tactical("classic_army", warriors=4) == 0
    assert tactical("classic_army", riders=True, warriors=4) == 4  # two on foot, two on horseback
    assert tactical("classic_army", riders=True, swordsmen=2, warriors=2) == 4
    assert tactical("classic_army", riders=True, swordsmen=4) == 8
    assert tactical("classic_army", riders=True, swordsmen=4, warriors=4) == 8 + 4
    assert tactical("shock_troops", riders=True, knights=2, warriors=2) == 6  # beside outdated cavalry
    assert tactical("shock_troops", riders=True, riflemen=1, cavalrymen=2, knights=1, warriors=1) == 6
