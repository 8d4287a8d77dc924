"""Everybody takes gems from the shelves, peeks into a drawer, or shows a gem."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chance import shuffle
from civitas.kernel.flow import DONE, Ask, BaseState, Call, Next, Step
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record

GEMS: Final = 36
TURNS: Final = 5  # each
PASS: Final[Option] = ("pass",)
LEAKS: Final = ("rooms", "rows", "shelves", "hands", "drawers", "niches", "alcoves")


class Chest(Record):
    """A chest in a room: its owner knows what is in it."""

    seat: int
    gems: list[CardId] = secret("seat", pool="gem", default=[])


class State(BaseState):
    """The vaults."""

    leak: str
    rooms: dict[int, list[Chest]]
    rows: list[list[Chest]]
    shelves: dict[int, list[CardId]] = secret(pool="gem", default={})
    hands: dict[int, list[CardId]] = secret("key", pool="gem", default={})
    drawers: list[dict[int, list[CardId]]] = secret(pool="gem", marks="peeked", default=[])
    peeked: list[dict[int, list[int]]] = secret(default=[])
    niches: list[CardId | None] = secret(pool="gem", default=[])
    alcoves: dict[int, tuple[CardId, ...]] = secret(pool="gem", default={})
    shown: list[CardId] = face_up(default=[])

    def seats(self) -> int:
        return len(self.hands)

    def count_scores(self) -> list[int]:
        return [len(hand) for hand in self.hands.values()]

    def back(self, pool: str, card: int) -> str:
        return "red" if card % 2 else "green"

    def view(self, seat: int | None) -> dict[str, Any]:
        """With the leak, if there is one: a gem that somebody at least cannot see."""
        leaks = {
            "rooms": lambda: self.rooms[1][1].gems[:1],
            "rows": lambda: self.rows[1][0].gems[:1],
            "shelves": lambda: self.shelves[2][:1],
            "hands": lambda: self.hands[1][:1],
            "drawers": lambda: self.drawers[0][5][:1],
            "niches": lambda: [self.niches[0]],
            "alcoves": lambda: list(self.alcoves[7][:1]),
        }
        return super().view(seat) | {"leak": leaks[self.leak]() if self.leak else []}


def all_gems(s: State) -> list[int]:
    chests = [chest for row in [*s.rooms.values(), *s.rows] for chest in row]
    zones = [chest.gems for chest in chests] + [*s.shelves.values(), *s.hands.values()] + [zone for drawer in s.drawers for zone in drawer.values()]
    zones += [list(zone) for zone in s.alcoves.values()] + [s.shown]
    return [gem for zone in zones for gem in zone] + [gem for gem in s.niches if gem is not None]


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    s = State(options["leak"], {1: [Chest(0), Chest(1)]}, [[], [Chest(1), Chest(0)]])
    s.luck = luck
    gems = list(range(GEMS))
    shuffle(s, gems)
    for chest in s.rooms[1] + s.rows[1]:
        chest.gems = [gems.pop(), gems.pop()]
    s.hands = {seat: [gems.pop(), gems.pop()] for seat in range(players)}
    s.drawers = [{5: [gems.pop(), gems.pop(), gems.pop()]}, {}]
    s.peeked = [{5: [0, 0, 0]}, {}]
    s.niches = [gems.pop(), None]
    s.alcoves = {7: (gems.pop(), gems.pop())}
    s.shelves = {2: gems[:8], 4: gems[8:]}
    s.stack.append(Match())
    return s


class Match(Step):
    """Everybody in turn."""

    at: int = 0

    def begin(self, s: State) -> Next:
        if self.at == TURNS * s.seats():
            return DONE
        self.at += 1
        return Call(Turn((self.at - 1) % s.seats()), then=self.begin)


class Turn(Step):
    """One thing to do."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "turn", self.deeds, then=self.act, rule="VLT-1")

    def deeds(self, s: State, seat: int) -> list[Option]:
        takes: list[Option] = [("take", shelf) for shelf in s.shelves if s.shelves[shelf]]
        peeks: list[Option] = [("peek", at) for at, mark in enumerate(s.peeked[0][5]) if not mark >> seat & 1]
        return [PASS, *takes, *peeks, *[("show", gem) for gem in sorted(s.hands[seat])]]

    def act(self, s: State, option: Option) -> Next:
        match option[0]:
            case "take":
                s.hands[self.seat].append(s.shelves[option[1]].pop())
            case "peek":
                s.peeked[0][5][option[1]] |= 1 << self.seat
            case "show":
                s.hands[self.seat].remove(option[1])
                s.shown.append(option[1])
        return DONE
