"""The map: spaces, slots for regions, distances (COC-2.1, 4.5).

A space has one number in every layout, so that flat lists by space serve all of them; what is not in a layout is never looked at.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

_LAYOUTS: list[dict[str, Any]] = load(__package__, "map_layouts")["layouts"]


def _sort_key(id: str) -> tuple[str, int]:
    return id[0], int(id[1:])


SPACE_IDS: Final[list[str]] = sorted({row["id"] for layout in _LAYOUTS for row in layout["spaces"]}, key=_sort_key)
SPACE: Final[dict[str, int]] = {id: i for i, id in enumerate(SPACE_IDS)}
SPACES: Final[int] = len(SPACE_IDS)
FAR: Final = 99  # no path of revealed spaces (COC-4.5.4)


class Board:
    """The layout for a number of players."""

    def __init__(self, layout: dict[str, Any]) -> None:
        rows: list[dict[str, Any]] = layout["spaces"]
        slots: list[dict[str, Any]] = layout["slots"]
        names = [row["id"] for row in slots]
        self.players: int = layout["players"]
        self.spaces: tuple[int, ...] = tuple(sorted([SPACE[row["id"]] for row in rows]))
        self.near: list[tuple[int, ...]] = [()] * SPACES  # adjacent spaces, by space
        self.here: list[tuple[int, ...]] = [()] * SPACES  # a space and those adjacent
        self.slot_of: list[int] = [-1] * SPACES
        self.edge: list[bool] = [False] * SPACES  # COC-5.5.3
        self.axial: list[tuple[int, int]] = [(0, 0)] * SPACES
        for row in rows:
            space = SPACE[row["id"]]
            self.near[space] = tuple([SPACE[id] for id in row["adjacent"]])
            self.here[space] = (space, *self.near[space])
            self.slot_of[space] = names.index(row["slot"])
            self.edge[space] = row["edge"]
            self.axial[space] = (row["q"], row["r"])
        self.rim: tuple[int, ...] = tuple([SPACE[id] for id in layout["rim"]])
        self.cells: list[tuple[int, ...]] = [tuple([SPACE[id] for id in row["cells"]]) for row in slots]  # by slot
        self.slot_ids: list[str] = names
        homes = sorted([(row["seat"], i) for i, row in enumerate(slots) if row["kind"] == "home"])
        self.homes: tuple[int, ...] = tuple([i for _, i in homes])  # the home slot of each seat
        self.start_side: list[str] = [slots[i]["start_side"] for i in self.homes]
        self.unexplored: tuple[int, ...] = tuple([i for i, row in enumerate(slots) if row["kind"] != "home"])
        self.next_to: list[int] = [self._adjacent_slots(slot) for slot in range(len(slots))]  # masks, COC-4.5.5
        self.cache: dict[int, list[list[int] | None]] = {}  # distances by the mask of revealed slots, then by space
        self.around: dict[int, list[tuple[int, ...] | None]] = {}  # likewise the spaces within two
        self.around_masks: dict[tuple[int, int], int] = {}  # and those as masks, by both

    def _adjacent_slots(self, slot: int) -> int:
        found = 0
        for space in self.cells[slot]:
            for other in self.near[space]:
                found |= 1 << self.slot_of[other]
        return found & ~(1 << slot)

    def coordinate_distance(self, a: int, b: int) -> int:
        """As the crow flies (COC-4.5.4, Knut)."""
        (q, r), (x, y) = self.axial[a], self.axial[b]
        return (abs(q - x) + abs(r - y) + abs(q + r - x - y)) // 2

    def distances(self, revealed: int, start: int) -> list[int]:
        """The distance of every space from *start* over revealed spaces (COC-4.5.1): worked out once, shared by all games."""
        tables = self.list_measured(revealed)
        found = tables[start]
        if found is None:
            found = tables[start] = self._measure(revealed, start)
        return found

    def list_measured(self, revealed: int) -> list[list[int] | None]:
        """The distances by space that were worked out so far: for who needs those of several spaces."""
        found = self.cache.get(revealed)
        if found is None:
            if len(self.cache) > 4000:
                self.cache.clear()
            found = self.cache[revealed] = [None] * SPACES
        return found

    def within_two(self, revealed: int, start: int) -> tuple[int, ...]:
        """The spaces at most two steps from *start* over revealed spaces, itself among them: worked out once, shared by all games."""
        tables = self.around.get(revealed)
        if tables is None:
            if len(self.around) > 4000:
                self.around.clear()
            tables = self.around[revealed] = [None] * SPACES
        found = tables[start]
        if found is None:
            known = [space for space in self.near[start] if revealed >> self.slot_of[space] & 1]
            beyond = [space for other in known for space in self.near[other] if revealed >> self.slot_of[space] & 1]
            found = tables[start] = tuple(sorted({start, *known, *beyond}))
        return found

    def mask_within_two(self, revealed: int, start: int) -> int:
        """The same as a mask."""
        found = self.around_masks.get((revealed, start))
        if found is None:
            if len(self.around_masks) > 100_000:
                self.around_masks.clear()
            found = self.around_masks[revealed, start] = sum([1 << space for space in self.within_two(revealed, start)])
        return found

    def _measure(self, revealed: int, start: int) -> list[int]:
        found = [FAR] * SPACES
        found[start] = 0
        edge, steps = [start], 0
        while edge:
            steps += 1
            further = []
            for space in edge:
                for other in self.near[space]:
                    if found[other] == FAR and revealed >> self.slot_of[other] & 1:
                        found[other] = steps
                        further.append(other)
            edge = further
        return found


BOARDS: Final[dict[int, Board]] = {layout["players"]: Board(layout) for layout in _LAYOUTS}
BOARD_OF: Final[list[Board]] = [BOARDS[max(players, min(BOARDS))] for players in range(max(BOARDS) + 1)]  # by the number of players
