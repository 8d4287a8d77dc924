"""The board and its tables (CIV80-2, CIV80-3.2)."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980 import atlas, tables
from civitas.games.civilization_1980.atlas import AREA_IDS, BORDERS, COASTS, OPEN_SEA, POP, SITE, WATERS, WHITE_SITE, ZONE_AREA, Board
from games.civilization_1980.table import a, z


def whole() -> Board:
    return atlas.BOARDS[atlas.layout_of(atlas.WHOLE_BOARD)]


def test_there_are_123_areas_and_109_water_zones_of_which_8_are_open_seas() -> None:
    """CIV80-2.1"""
    assert (atlas.AREAS, atlas.ZONES, sum(OPEN_SEA)) == (123, 109, 8)
    assert sum(SITE) == 55
    assert sum(WHITE_SITE) == 8


def test_borders_lead_both_ways() -> None:
    """CIV80-2.5"""
    assert all(x in BORDERS[y] for x in range(atlas.AREAS) for y in BORDERS[x])
    assert all(x in WATERS[y] for x in range(atlas.ZONES) for y in WATERS[x])
    assert sum(len(row) for row in BORDERS) == 2 * 231


def test_a_volcano_touches_its_areas_and_thera_only_itself() -> None:
    """CIV80-2.4"""
    touched = {name: {AREA_IDS[x] for x in areas} for name, areas in zip(atlas.VOLCANO_IDS, atlas.VOLCANOES, strict=True)}
    assert touched == {"vesuvius": {"cumae", "lucania"}, "etna": {"syracuse", "mylae"}, "thera": {"thera"}}


def test_every_white_site_lies_on_a_flood_plain() -> None:
    """CIV80-2.3"""
    assert all(atlas.PLAIN[x] >= 0 for x in range(atlas.AREAS) if WHITE_SITE[x])
    assert atlas.PLAIN[a("odessus")] >= 0
    assert not WHITE_SITE[a("odessus")]


def test_ex_40_an_area_with_two_shores_has_two_zones_that_do_not_meet() -> None:
    """CIV80-2.7, EX-40"""
    assert COASTS[a("delphi")] == [z("delphi.w1"), z("delphi.w2")]
    assert z("delphi.w2") not in WATERS[z("delphi.w1")]
    assert whole().distance[0][z("delphi.w1")][z("delphi.w2")] > 1


def test_ex_37_steps_from_knossos() -> None:
    steps = whole().distance[0][z("knossos.w")]
    assert [steps[z(name)] for name in ("thera.w", "athens.w", "chalcis.w", "thessaly.w")] == [1, 2, 3, 4]
    assert steps[z("aegean_sea")] > 5  # without Astronomy


def test_ex_38_open_sea_shortens_the_way_from_carthage_to_tarquinii() -> None:
    assert whole().distance[0][z("carthage.w")][z("tarquinii.w")] == 5
    assert whole().distance[1][z("carthage.w")][z("tarquinii.w")] == 2


def test_what_is_out_of_play_does_not_exist() -> None:
    """CIV80-2.8: no entry, no crossing; open seas are always in play."""
    board = atlas.BOARDS[atlas.layout_of(("buff",))]
    assert not board.playable[a("memphis")]
    assert board.land[a("memphis")] == []
    assert all(board.playable[y] for x in board.areas for y in board.land[x])
    assert all(ZONE_AREA[zone] < 0 or board.playable[ZONE_AREA[zone]] for zone in range(atlas.ZONES) if board.open[zone])
    assert all(board.open[zone] for zone in range(atlas.ZONES) if OPEN_SEA[zone])


@pytest.mark.parametrize("players", range(2, 8))
def test_regions_and_starts_fit_the_number_of_players(players: int) -> None:
    """CIV80-3.2"""
    row = tables.SETUP["player_counts"][players]
    board = atlas.BOARDS[atlas.layout_of(tuple(row["regions"]))]
    assert len(row["nations"]) >= players
    assert all(board.playable[a(start)] for start in row["nations"].values())


def test_an_earthquake_reaches_by_land_or_one_step_of_water_but_not_over_open_sea() -> None:
    """CIV80-22.11, EX-86"""
    assert a("miletus") in atlas.SHAKEN_WITH[a("rhodes")]
    assert a("thera") in atlas.SHAKEN_WITH[a("knossos")]
    assert a("ionia") not in atlas.SHAKEN_WITH[a("knossos")]  # both touch the Aegean


def test_all_sea_coasts_of_an_area_lie_in_one_body_of_water() -> None:
    """CIV80-22.10"""
    for area in range(atlas.AREAS):
        assert len({atlas.BODY[zone] for zone in COASTS[area] if atlas.COASTAL[zone]}) <= 1


def test_limits_go_from_one_to_five() -> None:
    assert (min(POP), max(POP)) == (1, 5)


def test_an_earthquake_shakes_areas_and_nothing_else() -> None:
    """CIV80-22.11: an open sea is no area, and passes nothing on."""
    for area in range(atlas.AREAS):
        assert all(0 <= other < atlas.AREAS and other != area for other in atlas.SHAKEN_WITH[area])
        by_water = {atlas.ZONE_AREA[z] for zone in COASTS[area] for z in atlas.WATERS[zone]} - {area, -1}
        assert set(atlas.SHAKEN_WITH[area]) == set(atlas.BORDERS[area]) | by_water
    assert [area < 0 for area in atlas.ZONE_AREA] == atlas.OPEN_SEA
