"""Exploration (COC-5.5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Ask, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.record_fields import face_up
from civitas.kernel.records import CardId, Option

from .menu import simple_refusal
from .regions import lay
from .setup import lay_region
from .state import Player, State
from .tables import NONE, SEA

ORIENT: Final[tuple[Option, ...]] = (("orient", 0), ("orient", 1))
NO_SPACES: Final[tuple[int, ...]] = ()


class Reveal(Step):
    """A region is turned face up and laid: ``Done()``.  *entry*: the space that a land unit enters.

    *waters*: the sea spaces from which a ship explores; *rim*: it comes along the outside of the map (COC-5.5.9).
    """

    seat: int
    slot: int
    entry: int = NONE
    waters: tuple[int, ...] = NO_SPACES
    rim: bool = False
    region: CardId = face_up(default=NONE)

    def begin(self, s: State) -> Next:
        at = s.unexplored.index(self.slot)
        s.unexplored.pop(at)
        self.region = s.hidden.pop(at)
        s.tell("turns-region", seat=self.seat, region=self.region)
        ways = self.orientations(s)
        if len(ways) == 2 and lay(self.region, 0) == lay(self.region, 1):
            ways = ways[:1]
        return Ask(self.seat, "orientation", tuple([ORIENT[way] for way in ways]), then=self.place, rule="COC-5.5.2")

    def orientations(self, s: State) -> list[int]:
        if self.waters or self.rim:
            able = [way for way in (0, 1) if entrances(s, self.slot, self.region, way, self.waters, self.rim)]
            if able:
                return able
        return fitting(s, self.slot, self.region, self.entry)

    def place(self, s: State, option: Option) -> Next:
        lay_region(s, self.slot, self.region, option[1])
        self.region = NONE
        return Done()

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def fitting(s: State, slot: int, region: int, entry: int) -> list[int]:
    """COC-5.5.2: the orientations that are left after steps 1 to 3."""
    cells = s.board.cells[slot]
    ways = [0, 1]
    if entry != NONE:
        ways = [way for way in ways if lay(region, way)[cells.index(entry)] != SEA]
    touching = [way for way in ways if touches_sea(s, slot, region, way)]
    if touching:
        return touching
    on_edge = [way for way in ways if any([tile == SEA and s.board.edge[cell] for cell, tile in zip(cells, lay(region, way), strict=True)])]
    return on_edge or ways


def touches_sea(s: State, slot: int, region: int, way: int) -> bool:
    """COC-5.5.10, step 2: a sea space of the region touches a revealed sea space outside it."""
    for cell, tile in zip(s.board.cells[slot], lay(region, way), strict=True):
        if tile == SEA:
            for other in s.board.near[cell]:
                if s.board.slot_of[other] != slot and s.terrain[other] == SEA:
                    return True
    return False


def entrances(s: State, slot: int, region: int, way: int, waters: tuple[int, ...], rim: bool) -> list[int]:
    """COC-5.5.6, 5.5.9: the sea spaces of the region that a ship could enter, and those connected with them within it."""
    cells = s.board.cells[slot]
    seas = [cell for cell, tile in zip(cells, lay(region, way), strict=True) if tile == SEA]
    found = [cell for cell in seas if (rim and s.board.edge[cell]) or any([other in waters for other in s.board.near[cell]])]
    for _ in cells:
        found += [cell for cell in seas if cell not in found and any([other in found for other in s.board.near[cell]])]
    return found


def explorable(s: State, seat: int) -> list[int]:
    """COC-5.5.7: unexplored slots beside a region with a city of *seat* (Explorer, Great Explorer)."""
    mine = 0
    for city in s.players[seat].cities:
        mine |= s.board.next_to[s.board.slot_of[city]]
    return [slot for slot in s.unexplored if mine >> slot & 1]


def revealable(s: State, p: Player) -> list[int]:
    """The slots that a card of *p* may reveal."""
    return explorable(s, p.seat)
