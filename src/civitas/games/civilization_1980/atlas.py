"""The board: land areas, water zones and who borders whom (CIV80-2), for every choice of regions.

Areas are numbered in map order and water zones in zone order (CIV80-1.9), so comparing numbers compares places.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

from .tables import Names

_AREAS: list[dict[str, Any]] = load(__package__, "map_areas")["areas"]
_WATER: dict[str, Any] = load(__package__, "map_water")
_ZONES: list[dict[str, Any]] = _WATER["zones"]
_FEATURES: dict[str, Any] = load(__package__, "map_features")
_SETUP: dict[str, Any] = load(__package__, "setup")

# --- land

AREAS: Final[int] = len(_AREAS)
AREA_IDS: Final[list[str]] = [a["id"] for a in _AREAS]
AREA_NAMES: Final[list[Names]] = [a["names"] for a in _AREAS]
AREA: Final[dict[str, int]] = {name: i for i, name in enumerate(AREA_IDS)}
POP: Final[list[int]] = [a["pop"] for a in _AREAS]  # the printed population limit
SITE: Final[list[bool]] = [a["city_site"] for a in _AREAS]
WHITE_SITE: Final[list[bool]] = [a["site_colour"] == "white" for a in _AREAS]  # a city here drowns in a flood
TO_BUILD: Final[list[int]] = [6 if site else 12 for site in SITE]  # CIV80-9.1: tokens that make a city
BORDERS: Final[list[list[int]]] = [sorted([AREA[b] for b in a["land"]]) for a in _AREAS]

REGION_IDS: Final[list[str]] = [r["id"] for r in _SETUP["regions"]]
REGION: Final[list[int]] = [REGION_IDS.index(a["region"]) for a in _AREAS]

PLAIN_IDS: Final[list[str]] = [p["id"] for p in _FEATURES["flood_plains"]]
PLAIN_NAMES: Final[list[Names]] = [p["names"] for p in _FEATURES["flood_plains"]]
PLAINS: Final[list[list[int]]] = [sorted([AREA[a] for a in p["areas"]]) for p in _FEATURES["flood_plains"]]
PLAIN: Final[list[int]] = [PLAIN_IDS.index(a["flood_plain"]) if a["flood_plain"] else -1 for a in _AREAS]

VOLCANO_IDS: Final[list[str]] = [v["id"] for v in _FEATURES["volcanoes"]]
VOLCANO_NAMES: Final[list[Names]] = [v["names"] for v in _FEATURES["volcanoes"]]
VOLCANOES: Final[list[list[int]]] = [sorted([AREA[a] for a in v["areas"]]) for v in _FEATURES["volcanoes"]]

# --- water

ZONES: Final[int] = len(_ZONES)
ZONE_IDS: Final[list[str]] = [z["id"] for z in _ZONES]
ZONE: Final[dict[str, int]] = {name: i for i, name in enumerate(ZONE_IDS)}
ZONE_AREA: Final[list[int]] = [AREA[z["area"]] if z["area"] else -1 for z in _ZONES]  # -1: open sea
ZONE_NAMES: Final[list[Names]] = [AREA_NAMES[AREA[z["area"]]] if z["area"] else z["names"] for z in _ZONES]  # shores of one area share its name
SHORE: Final[Names] = _WATER["shore"]["names"]
OPEN_SEA: Final[list[bool]] = [z["kind"] == "open_sea" for z in _ZONES]
COASTAL: Final[list[bool]] = [z["kind"] == "coast" for z in _ZONES]  # not lakes: what pirates can reach
BODY_IDS: Final[list[str]] = sorted({z["body"] for z in _ZONES})
BODY: Final[list[int]] = [BODY_IDS.index(z["body"]) for z in _ZONES]
WATERS: Final[list[list[int]]] = [sorted([ZONE[n] for n in z["neighbours"]]) for z in _ZONES]
COASTS: Final[list[list[int]]] = [sorted([ZONE[z] for z in a["coasts"]]) for a in _AREAS]
COAST_BODY: Final[list[int]] = [  # CIV80-22.10: all sea coasts of an area lie in one body of water; -1: it has none
    next((BODY[z] for z in zones if COASTAL[z]), -1) for zones in COASTS
]

MAX_STEPS: Final = 5  # a ship's range with Cloth Making


def _shaken_with(area: int) -> list[int]:
    """CIV80-22.11: areas that an earthquake in *area* may reach, by a land border or one step of coastal water."""
    near = set(BORDERS[area])
    for zone in COASTS[area]:
        near |= {ZONE_AREA[z] for z in WATERS[zone] if not OPEN_SEA[z]}
    return sorted(near - {area})


SHAKEN_WITH: Final[list[list[int]]] = [_shaken_with(area) for area in range(AREAS)]


class Board:
    """The part of the map that is in play (CIV80-2.8), with everything movement asks about it."""

    def __init__(self, regions: tuple[str, ...]) -> None:
        self.regions: tuple[str, ...] = regions
        self.playable: list[bool] = [REGION_IDS[REGION[a]] in regions for a in range(AREAS)]
        self.areas: list[int] = [a for a in range(AREAS) if self.playable[a]]
        self.land: list[list[int]] = [[b for b in BORDERS[a] if self.playable[b]] if self.playable[a] else [] for a in range(AREAS)]
        self.open: list[bool] = [z_area < 0 or self.playable[z_area] for z_area in ZONE_AREA]
        self.coasts: list[int] = [z for z in range(ZONES) if self.open[z] and not OPEN_SEA[z]]
        # the rest by [open seas allowed: 0, 1][from zone]:
        self.distance: list[list[list[int]]] = [[self._distances(z, seas) for z in range(ZONES)] for seas in (False, True)]
        self.harbours: list[list[list[list[int]]]] = [  # [steps]: the other coast and lake zones in reach, in zone order
            [[self._within(row, z, n, False) for n in range(MAX_STEPS + 1)] for z, row in enumerate(table)] for table in self.distance
        ]
        self.reach: list[list[list[list[int]]]] = [  # [steps]: the same with open seas
            [[self._within(row, z, n, True) for n in range(MAX_STEPS + 1)] for z, row in enumerate(table)] for table in self.distance
        ]

    def _distances(self, start: int, seas: bool) -> list[int]:
        """Steps from *start* to every zone, 99 where there is no way of MAX_STEPS."""
        found = [99] * ZONES
        if not self.open[start]:
            return found
        found[start] = 0
        edge = [start]
        for step in range(1, MAX_STEPS + 1):
            ahead: list[int] = []
            for zone in edge:
                for z in WATERS[zone]:
                    if found[z] == 99 and self.open[z] and (seas or not OPEN_SEA[z]):
                        found[z] = step
                        ahead.append(z)
            edge = ahead
        return found

    @staticmethod
    def _within(row: list[int], start: int, steps: int, seas: bool) -> list[int]:
        return [z for z, d in enumerate(row) if d <= steps and z != start and (seas or not OPEN_SEA[z])]


WHOLE_BOARD: Final[tuple[str, ...]] = tuple(sorted(REGION_IDS))
LAYOUTS: Final[list[tuple[str, ...]]] = sorted({tuple(sorted(row["regions"])) for row in _SETUP["player_counts"].values()} | {WHOLE_BOARD})
BOARDS: Final[list[Board]] = [Board(regions) for regions in LAYOUTS]


def layout_of(regions: tuple[str, ...]) -> int:
    """The number of the board with these regions."""
    return LAYOUTS.index(tuple(sorted(regions)))
