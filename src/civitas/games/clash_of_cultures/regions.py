"""Regions: four hexes each, and the two ways in which one can lie (COC-5.5)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

from .tables import TERRAIN

_REGIONS: list[dict[str, Any]] = load(__package__, "regions")["regions"]
REGION_IDS: Final[list[str]] = [row["id"] for row in _REGIONS]
REGION: Final[dict[str, int]] = {id: i for i, id in enumerate(REGION_IDS)}
TILES: Final[list[tuple[int, ...]]] = [tuple([TERRAIN[id] for id in row["tiles"]]) for row in _REGIONS]  # top, left, right, bottom
REGULAR: Final[list[int]] = [i for i, row in enumerate(_REGIONS) if row["kind"] == "regular"]


def lay(region: int, orientation: int) -> tuple[int, ...]:
    """The terrain of the four cells of its slot; orientation 1 is turned by 180 degrees."""
    return TILES[region] if orientation == 0 else TILES[region][::-1]
