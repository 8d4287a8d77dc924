"""What a planned move leads to, before it is sent: the chance of an attack, a blockade, a place for a city (SMC-11, SMC-13, SMC-24)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.games.sid_meiers_civilization.combat.battle import Battle
from civitas.games.sid_meiers_civilization.page_choices import choices_of
from civitas.games.sid_meiers_civilization.page_odds import attack_odds, unseen_units
from civitas.games.sid_meiers_civilization.plans import plan
from civitas.games.sid_meiers_civilization.tables import UNIT, UNIT_TYPE, VILLAGE
from games.sid_meiers_civilization.table import disband, enlist, govern, know, name, put_army, put_city, put_marker, put_scout, q
from games.sid_meiers_civilization.test_founding import plains
from games.sid_meiers_civilization.test_movement import lay, part


def facing(*, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), armies: int = 1) -> Any:
    """An army on c9 beside one of the other player's on d9, with these standing forces."""
    s = plains()
    for seat, units in ((0, mine), (1, theirs)):
        disband(s, seat)
        enlist(s, seat, *units)
    put_army(s, 0, "c9", armies)
    put_army(s, 1, "d9")
    return s


def ways(s: Any, square: str, armies: int, scouts: int = 0) -> dict[str, dict[str, Any]]:
    """Where that group may go, by the name of the square."""
    groups = [g for g in choices_of(s, 0)["moves"] if g["square"] == q(square) and (armies, scouts) in g["shapes"]]
    return {name(way["to"]): way for group in groups for way in group["ways"]}


@pytest.mark.parametrize(
    ("mine", "theirs", "chance"),
    [
        (("infantry_3",), ("infantry_1",), 1.0),
        (("infantry_1",), ("infantry_3",), 0.0),
        ((), (), 0.0),  # SMC-13.8: level, the defender wins
        (("infantry_1",), (), 1.0),
    ],
)
def test_a_plain_attack_is_won_by_the_stronger(mine: tuple[str, ...], theirs: tuple[str, ...], chance: float) -> None:
    s = facing(mine=mine, theirs=theirs)
    for card in s.players[1].forces.cards:  # everybody has seen it
        s.players[1].forces.marks[s.players[1].forces.cards.index(card)] = 255
    assert attack_odds(s, 0, q("c9"), q("d9"), 1) == chance


def test_more_armies_draw_more_units():  # SMC-13.2
    units = tuple(f"{type}_{n}" for type in ("infantry", "artillery", "mounted") for n in (1, 2))
    s = facing(mine=units, theirs=("infantry_2", "artillery_2", "mounted_2"), armies=2)
    assert attack_odds(s, 0, q("c9"), q("d9"), 2) > attack_odds(s, 0, q("c9"), q("d9"), 1)


def test_walls_and_barracks_count_and_combustion_breaks_walls():  # SMC-13.3, SMC-13.4
    s = plains()
    disband(s, 0)
    disband(s, 1)
    enlist(s, 0, "infantry_3", "artillery_3", "mounted_1")
    put_city(s, 1, "e9", walls=True)
    put_army(s, 0, "c9")
    put_army(s, 0, "d9")
    assert attack_odds(s, 0, q("d9"), q("e9"), 1) == 0.0  # 7 against 6 for the city and 4 for its walls
    know(s, 0, "combustion")
    assert attack_odds(s, 0, q("d9"), q("e9"), 1) == 1.0
    put_marker(s, "f9", "academy")  # 10, the mounted unit being of rank 4, against 10
    assert attack_odds(s, 0, q("d9"), q("e9"), 1) == 0.0
    assert s.walls  # nothing of it has happened


def test_cards_that_are_printed_often_may_be_in_both_hands():  # SMC-24: to hold one says little of the others
    s = facing(mine=("infantry_2",))
    unseen = unseen_units(s, Battle(0, 1, q("d9")), 0)
    assert [unseen[UNIT_TYPE[UNIT["infantry_2"]]].count(UNIT[f"infantry_{n}"]) for n in (1, 2, 3)] == [3, 8, 3]


def test_lone_scouts_and_huts_are_no_battle():  # SMC-13.21
    s = plains()
    put_army(s, 0, "c9")
    put_scout(s, 1, "d9")
    assert attack_odds(s, 0, q("c9"), q("d9"), 1) is None
    part(s)
    assert "chance" not in ways(s, "c9", 1)["d9"]


def test_barbarians_are_three_cards_of_rank_one():  # SMC-12.4.1
    s = plains()
    put_army(s, 0, "c9")
    lay(s, "d9", VILLAGE)
    disband(s, 0)
    assert attack_odds(s, 0, q("c9"), q("d9"), 1) == 0.0
    enlist(s, 0, "aircraft_7", "aircraft_6", "aircraft_5")
    part(s)
    assert ways(s, "c9", 1)["d9"]["chance"] == 1.0


def test_the_chance_tells_nothing_that_is_hidden():  # SMC-24
    s = facing(mine=("infantry_2", "artillery_2", "mounted_2", "infantry_1"), theirs=("infantry_1", "artillery_3", "mounted_2", "mounted_1"))
    chance = attack_odds(s, 0, q("c9"), q("d9"), 1)
    assert 0.0 < chance < 1.0
    for n in range(8):
        assert attack_odds(s.determinize(0, random.Random(n)), 0, q("c9"), q("d9"), 1) == chance


def test_a_sacrifice_is_a_way_of_its_own_beside_the_attack():  # SMC-20.6
    s = plains(civs=("russia", "china"))
    know(s, 1, "pottery")
    put_city(s, 1, "e9")
    put_army(s, 0, "c9", 2)
    put_scout(s, 0, "c8")
    part(s)

    def ends(square: str, armies: int, scouts: int) -> list[dict[str, Any]]:
        groups = [g for g in choices_of(s, 0)["moves"] if g["square"] == q(square) and (armies, scouts) in g["shapes"]]
        return [way for group in groups for way in group["ways"] if way["to"] == q("e9")]

    assert {way["meets"] for way in ends("c9", 1, 0)} == {"city", "sacrifice"}
    assert {way["meets"] for way in ends("c9", 2, 0)} == {"city"}  # SMC-20.7: alone
    assert ends("c8", 0, 1) == []  # three steps away
    (gift,) = [way for way in ends("c9", 1, 0) if way["meets"] == "sacrifice"]
    assert not {"chance", "blockades", "site"} & set(gift)
    done = plan(s, 0, (("move", q("c9"), 1, 0), ("step", gift["path"][1]), ("sacrifice", q("e9"))))
    assert isinstance(done, list)
    assert done[-1] == ("sacrifice", q("e9"))


def test_a_way_tells_whom_it_blockades_and_where_a_city_could_stand():  # SMC-11.12, SMC-6.7
    s = plains()
    city = put_city(s, 1, "e9")
    put_army(s, 0, "c9")
    put_scout(s, 0, "c5")
    part(s)
    army, scout = ways(s, "c9", 1), ways(s, "c5", 0, 1)
    assert army["d9"]["blockades"] == city
    assert "blockades" not in army["c8"]
    assert not [square for square, way in army.items() if "site" in way]  # armies found only under Republic (SMC-19.3)
    assert [square for square, way in scout.items() if "site" in way]
    govern(s, 0, "republic")
    assert [square for square, way in ways(s, "c9", 1).items() if "site" in way]
