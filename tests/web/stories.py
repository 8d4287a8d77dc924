"""Positions just before something that nobody should miss: the next decision, made by somebody else, brings it about."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import civitas
from civitas.bots import SeatView
from civitas.server import story
from civitas.server.lobby import new_seat
from civitas.server.store import Row
from civitas.server.table import Table
from civitas.server.table_views import summary_of

from .conftest import Seats
from .positions import MOST_GAMES, PEOPLE, Stop, begun

RUN = 5  # decisions of one player, one after another
RUNS: dict[str, Callable[[list[str]], bool]] = {  # in which there is something to see
    "through_the_ages": lambda doing: "take" in doing[1:] and "build" in doing and "end" not in doing,
    "civilization_1980": lambda doing: doing == ["move"] * RUN,
    "sid_meiers_civilization": lambda doing: set(doing) == {"move", "step"},
    "clash_of_cultures": lambda doing: {"collect", "harvest"} <= set(doing) and not {"begin-turn", "end-turn"} & set(doing),
}


class Before(NamedTuple):
    """A position, the decisions that lead on from it, and the scene they bring about."""

    stop: Stop
    decisions: list[tuple[int, Any]]
    scene: dict[str, Any]


class Search:
    """Games of one title, played by a bot from luck that is always the same, and the first of every kind of scene in them, and of several at once."""

    def __init__(self, title: str, players: int) -> None:
        self.title, self.players = title, players
        self.found: dict[str, Before] = {}
        self.going = self.go()

    def first(self, kind: str) -> Before:
        while kind not in self.found:
            assert next(self.going, False), f"no {kind} in {MOST_GAMES} games of {self.title}"
        return self.found[kind]

    def go(self) -> Iterator[bool]:
        for seed in range(MOST_GAMES):
            table, log = begun(self.title, self.players, seed)
            player = civitas.bot("greedy", table.game, seed)
            while not table.state.over:
                self.step(table, log, player)
                yield True
            scenes = story.story(table, None, 0, False, "en")["scenes"]
            for scene in scenes:
                self.keep(scene, table, log)
                if sum(scene["position"] <= other["position"] <= scene["last"] for other in scenes) > 1 and not scene["open"]:
                    self.found.setdefault("several", self.before(scene, table, log))
            self.keep_run(table, log)

    def keep_run(self, table: Table, log: list[Row]) -> None:
        """Somebody does a number of things one after another, as RUNS says."""
        moves = table.history.moves  # type: ignore[union-attr]
        for first in range(len(moves) // 3, len(moves) - RUN):
            run = moves[first : first + RUN]
            doing = [move.option[0] for move in run]
            if len({move.seat for move in run}) == 1 and RUNS[self.title](doing):
                self.found.setdefault("run", Before(stop_at(table, log, first), [(move.seat, move.option) for move in run], {"seats": []}))
                return

    def step(self, table: Table, log: list[Row], player: Any) -> None:
        seat = table.state.to_act[0]
        option = player.choose(SeatView(table.state, seat))
        while option[0] == "resign":
            option = player.choose(SeatView(table.state, seat))
        log.append(table.play(seat, option, f"{seat}:{len(log)}", time.time()))

    def keep(self, scene: dict[str, Any], table: Table, log: list[Row]) -> None:
        """The first of its kind in which there is something to see: numbers that change, a card that saves, a fight of several steps."""
        rich = scene["before"] != scene["after"] or scene["kind"] in ("pact", "declaration", "uprising")
        kinds = [scene["kind"]] + (["saved"] if scene["saved"] else []) + (["long fight"] if len(scene["facts"].get("rounds", ())) > 2 else [])
        kinds += ["ranked"] if scene["facts"].get("ranks") else []
        kinds += ["traded"] if scene["kind"] == "calamity" and scene["from"] is not None else []
        for kind in kinds:
            if kind not in self.found and rich and not scene["open"]:
                self.found[kind] = self.before(scene, table, log)

    def before(self, scene: dict[str, Any], table: Table, log: list[Row]) -> Before:
        first, last = scene["position"] - 1, scene["last"]
        moves = [(move.seat, move.option) for move in table.history.moves[first:last]]  # type: ignore[union-attr]
        return Before(stop_at(table, log, first), moves, scene)


def stop_at(table: Table, log: list[Row], position: int) -> Stop:
    """The game as it was after so many decisions."""
    people = [new_seat(table.id, at, kind="person", name=PEOPLE[at]) for at in range(len(table.seats))]
    again = Table.read(table.row | {"status": "running"}, people, log[: position + 1], None)
    return Stop(again.row | again.stand(log[position]["at"], summary_of(again)), log[: position + 1], again.state.clone())


@cache
def search(title: str) -> Search:
    return Search(title, 4)


def seated(address: str, database: Any, before: Before, write: Callable[..., dict[str, Any]]) -> Seats:
    """A table at that position, with all its seats."""
    table = Seats.__new__(Seats)
    made = write(database, before.stop)
    table.address, table.id, table.seats, table.host = address, made["id"], made["seats"], made["host"]
    return table


def onlooker(before: Before) -> int:
    """Somebody the scene concerns who makes none of its decisions; else anybody who makes none."""
    acting = {seat for seat, _ in before.decisions}
    free = [seat for seat in range(before.stop.state.seats()) if seat not in acting]
    return next((seat for seat in before.scene["seats"] if seat in free), (free or [0])[0])
