"""The map: tiles, their rotations, and the layouts for two, three and four players (SMC-2.5, SMC-4).

A square is a number, 16 * y + x, on every layout.  What is printed on a square of a tile is a *cell*: ``16 * tile + 4 * row
+ column`` of the tile drawn with its arrow up.  Two more cells are the faces of a disaster marker (SMC-4.6), which hides
what is printed below it.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

from .tables import (
    CIV_IDS,
    CIVS,
    DESERT,
    GRASSLAND,
    HUT,
    MARKET_RESOURCES,
    NONE,
    PACKAGE,
    RESOURCE_IDS,
    TERRAIN_LETTERS,
    TERRAIN_ROWS,
    VILLAGE,
    WATER,
)

WIDTH: Final = 16
SQUARES: Final = 256  # places for squares; not all of them exist on every layout
SIDE: Final = 4  # of a tile
CELLS_OF_TILE: Final = SIDE * SIDE
SQUARE_IDS: Final = [f"{'abcdefghijklmnop'[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES)]
SQUARE: Final[dict[str, int]] = {id: square for square, id in enumerate(SQUARE_IDS)}

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "NESW"
STEP: Final = (-WIDTH, 1, WIDTH, -1)  # to the orthogonal neighbour in each direction

# --- what is printed ---------------------------------------------------------------------------------------------------------

TILE_DATA: Final[dict[str, Any]] = load(PACKAGE, "map_tiles")
TILE_ROWS: Final[list[dict[str, Any]]] = [
    *[row for civ in CIV_IDS for row in TILE_DATA["home_tiles"] if row["civilization"] == civ],
    *TILE_DATA["neutral_tiles"],
]  # the home tile of each civilization by its number, then the neutral tiles
TILE_IDS: Final = [str(row["id"]) for row in TILE_ROWS]
TILES: Final = len(TILE_ROWS)
NEUTRAL_TILES: Final = range(CIVS, TILES)
PRINTED: Final[list[str]] = [cell for row in TILE_ROWS for line in row["grid"] for cell in line.split()]
EXTRAS: Final[list[list[str]]] = [cell.partition(":")[2].split("+") if ":" in cell else [] for cell in PRINTED]
FACEDOWN: Final = NONE
DISASTER_DESERT: Final = len(PRINTED)
DISASTER_GRASSLAND: Final = len(PRINTED) + 1
DISASTER_CELL: Final = {DESERT: DISASTER_DESERT, GRASSLAND: DISASTER_GRASSLAND}

CELL_TERRAIN: Final[list[int]] = [TERRAIN_LETTERS.index(cell[0]) for cell in PRINTED] + [DESERT, GRASSLAND]
CELL_PRODUCTION: Final = [int(TERRAIN_ROWS[terrain]["production"]) for terrain in CELL_TERRAIN]
CELL_TRADE: Final = [int(TERRAIN_ROWS[terrain]["trade"]) for terrain in CELL_TERRAIN]
CELL_CULTURE: Final = [extras.count("culture") for extras in EXTRAS] + [0, 0]
CELL_COIN: Final = [extras.count("coin") for extras in EXTRAS] + [0, 0]


def resource_of(extras: list[str]) -> int:
    """The resource among the extras of a square."""
    found = [resource for resource in range(MARKET_RESOURCES) if RESOURCE_IDS[resource] in extras]
    return found[0] if found else NONE


CELL_RESOURCE: Final[list[int]] = [resource_of(extras) for extras in EXTRAS] + [NONE, NONE]
CELL_TOKEN: Final = [HUT if "hut" in extras else VILLAGE if "village" in extras else 0 for extras in EXTRAS] + [0, 0]
IS_WATER: Final = [terrain == WATER for terrain in CELL_TERRAIN]
SUGGESTED: Final[list[int]] = [SIDE * row["suggested_capital"][0] + row["suggested_capital"][1] for row in TILE_ROWS[:CIVS]]
CENTRAL: Final = (5, 6, 9, 10)  # places in a tile where a capital may stand (SMC-3.1)


def rotate(place: int, turns: int) -> int:
    """Which place of the tile, arrow up, lies at *place* when it is turned clockwise so many times."""
    row, col = divmod(place, SIDE)
    for _ in range(turns):
        row, col = SIDE - 1 - col, row
    return SIDE * row + col


ROTATED: Final = [[rotate(place, turns) for place in range(CELLS_OF_TILE)] for turns in range(4)]

# --- layouts -----------------------------------------------------------------------------------------------------------------


class Board:
    """The slots of one layout and which squares touch which; made once, shared by all games."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: int = row["players"]
        slots = row["slots"]
        self.corner: list[int] = [WIDTH * slot["y"] + slot["x"] for slot in slots]  # top left square of each slot
        self.home: list[int] = [slot.get("home", 0) - 1 for slot in slots]  # whose home slot it is, or NONE
        self.arrow: list[int] = [DIRECTIONS.index(slot["arrow"]) if "arrow" in slot else NONE for slot in slots]
        self.home_slot: list[int] = [self.home.index(seat) for seat in range(self.players)]
        self.slot: list[int] = [NONE] * SQUARES  # of each square
        self.place: list[int] = [NONE] * SQUARES  # of each square in its slot
        for number, corner in enumerate(self.corner):
            for place in range(CELLS_OF_TILE):
                square = corner + WIDTH * (place // SIDE) + place % SIDE
                self.slot[square], self.place[square] = number, place
        self.squares: list[int] = [square for square in range(SQUARES) if self.slot[square] != NONE]  # in reading order
        self.toward: list[list[int]] = [[self.beside(square, d) for d in range(4)] for square in range(SQUARES)]  # by direction; NONE: none
        self.orthogonal: list[list[int]] = [[other for other in four if other != NONE] for four in self.toward]
        self.around: list[list[int]] = [self.neighbours(square) for square in range(SQUARES)]  # sharing a side or a corner (SMC-4.1)

    def beside(self, square: int, direction: int) -> int:
        """The neighbouring square in that direction, or NONE."""
        x = square % WIDTH + (direction == EAST) - (direction == WEST)
        other = square + STEP[direction]
        return other if 0 <= x < WIDTH and 0 <= other < SQUARES and self.slot[square] != NONE and self.slot[other] != NONE else NONE

    def neighbours(self, square: int) -> list[int]:
        """Up to eight squares, in reading order."""
        if self.slot[square] == NONE:
            return []
        x, y = square % WIDTH, square // WIDTH
        near = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        return [WIDTH * b + a for a, b in near if 0 <= a < WIDTH and 0 <= b < WIDTH and self.slot[WIDTH * b + a] != NONE]

    def squares_of(self, slot: int) -> list[int]:
        """The squares of a slot in reading order."""
        return [self.corner[slot] + WIDTH * (place // SIDE) + place % SIDE for place in range(CELLS_OF_TILE)]


BOARDS: Final[dict[int, Board]] = {row["players"]: Board(row) for row in load(PACKAGE, "map_layouts")["layouts"]}


def distance(one: int, other: int) -> int:
    """SMC-4.8: |dx| + |dy|."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def span(one: int, other: int) -> int:
    """SMC-6.7.2e: max(|dx|, |dy|)."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))
