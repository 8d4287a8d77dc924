"""The sixteen civilization cards (CIV80-15): every hook of the table, and no other."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980 import effects
from civitas.games.civilization_1980.atlas import AREA_IDS, OPEN_SEA, POP
from civitas.games.civilization_1980.building import Surplus
from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.pieces import limit, reduce
from civitas.games.civilization_1980.tables import CIV, CIV_IDS, EFFECT_IDS, GROUPS
from games.civilization_1980.table import a, begin, city, own, put, ship, table, tokens, z

CREDITS_ONLY = ("mysticism", "drama", "music", "architecture", "literacy")


def test_five_cards_give_credits_only() -> None:
    """CIV80-15.1: their table has no effects."""
    assert [name for name in CIV_IDS if not EFFECT_IDS[CIV[name]]] == sorted(CREDITS_ONLY, key=CIV_IDS.index)


def test_four_cards_belong_to_two_groups() -> None:
    """CIV80-13.9"""
    assert [name for name in CIV_IDS if GROUPS[CIV[name]].bit_count() == 2] == ["mysticism", "architecture", "literacy", "engineering"]


@pytest.mark.parametrize(("card", "steps"), [("cloth_making", 5), ("pottery", 4)])
def test_cloth_making_lengthens_voyages(card: str, steps: int) -> None:
    """CIV80-7.3.1"""
    s = table(2)
    assert effects.ship_range(own(s, 0, card)) == steps


def test_astronomy_crosses_open_seas() -> None:
    """CIV80-7.3.6"""
    s = table(2)
    own(s, 0, "astronomy")
    ship(s, 0, "carthage.w")
    begin(s, MoveTurn(0))
    goals = {option[2] for option in s.legal() if option[0] == "sail"}
    assert z("tarquinii.w") in goals
    assert any(OPEN_SEA[zone] for zone in goals)


def test_metalworking_loses_last() -> None:
    """CIV80-8.4"""
    s = table(2)
    own(s, 0, "metalworking")
    put(s, 0, corsica=1)
    put(s, 1, corsica=3)
    begin(s, Conflicts())
    assert (tokens(s, 0), tokens(s, 1)) == ({}, {"corsica": 2})  # 1:3 -> 1:2 -> 0:2


def test_agriculture_raises_limits_only_where_its_owner_is_alone() -> None:
    """CIV80-2.2, CIV80-8.3, CIV80-16.2"""
    s = table(2)
    p = own(s, 0, "agriculture")
    put(s, 0, athens=1, sparta=9)
    put(s, 1, athens=1)
    assert limit(s, p, a("athens")) == POP[a("athens")]
    assert limit(s, p, a("sparta")) == POP[a("sparta")] + 1
    begin(s, Surplus())
    assert tokens(s, 0)["sparta"] == POP[a("sparta")] + 1
    city(s, 0, "knossos")
    reduce(s, a("knossos"))
    assert tokens(s, 0)["knossos"] == POP[a("knossos")] + 1


def test_without_coinage_the_rate_is_two() -> None:
    """CIV80-4.1"""
    s = table(2)
    assert not effects.sets_tax_rate(s.players[0])
    assert effects.sets_tax_rate(own(s, 0, "coinage"))


def test_engineering_defends_only_its_owners_cities() -> None:
    """CIV80-8.6"""
    s = table(2)
    own(s, 0, "engineering")
    assert effects.attackers_needed(s.players[0]) == 8
    assert effects.attackers_needed(s.players[1]) == 7
    city(s, 1, "athens")
    put(s, 1, **dict.fromkeys(AREA_IDS[2:4], 3))
    put(s, 0, athens=7)
    begin(s, Conflicts())
    assert s.players[1].cities == []  # the attacker's own Engineering changes nothing
