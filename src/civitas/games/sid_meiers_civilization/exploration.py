"""Exploration (SMC-12): tiles are turned up, huts and villages are placed on them."""

from __future__ import annotations

from .state import State, with_item, without_item
from .tables import HUT, VILLAGE
from .tiles import BOARDS, CELL_TOKEN, CELLS_OF_TILE, ROTATED


def lay_tile(s: State, slot: int, tile: int, arrow: int) -> None:
    """A tile lies face up in a slot, its arrow pointing that way."""
    s.turned = with_item(s.turned, slot, 4 * tile + arrow)
    ground = list(s.ground)
    for place, square in enumerate(BOARDS[len(s.players)].squares_of(slot)):
        ground[square] = CELLS_OF_TILE * tile + ROTATED[arrow][place]
    s.ground = tuple(ground)


def discover(s: State, seat: int, slot: int, direction: int) -> None:
    """SMC-12.1, 12.2: the tile is turned up, its arrow pointing away from the figure."""
    at = s.facedown_slots.index(slot)
    s.facedown_slots = without_item(s.facedown_slots, at)
    tile = s.facedown.pop(at)
    lay_tile(s, slot, tile, direction)
    s.tell("discovers", seat=seat, tile=tile)
    place_tokens(s, slot)


def place_tokens(s: State, slot: int) -> None:
    """SMC-12.2.1, 12.6: a random token on every symbol, square by square in reading order; an empty pool places nothing."""
    for square in BOARDS[len(s.players)].squares_of(slot):
        kind = CELL_TOKEN[s.ground[square]]
        if kind == HUT and s.hut_pool:
            s.token = with_item(s.token, square, HUT)
            s.hut_squares = (*s.hut_squares, square)
            s.map_huts.append(s.hut_pool.pop())
        elif kind == VILLAGE and s.village_pool:
            s.token = with_item(s.token, square, VILLAGE)
            s.village_squares = (*s.village_squares, square)
            s.map_villages.append(s.village_pool.pop())
