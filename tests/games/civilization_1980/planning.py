"""The plan behind a movement: what a person would have dragged."""

from __future__ import annotations

from typing import Any

from civitas.games.civilization_1980.state import State


def parts_of(before: State, seat: int, options: list[Any]) -> list[Any]:
    """Groups over land borders, and the trips of each ship: from a load to where the hold is empty again."""
    s = before.clone()
    found: list[Any] = []
    trips: dict[int, list[list[int]]] = {}
    aboard: dict[int, int] = {}
    for option in options:
        s.chronicle = []
        zones = list(s.players[seat].ships)
        s.play(option, seat)
        for event in s.chronicle:  # what the kernel answered by itself is told too
            k = option[1] if option[0] in ("load", "unload", "sail") else -1
            match event.message, tuple(event.args.values()):
                case "moves", (_, n, a, b):
                    found.append(("move", a, b, n))
                case "sails", (_, start, zone):
                    trips.setdefault(k, [[start, 0, 0]]).append([zone, 0, 0])
                case "loads", (_, _, n):
                    stops = trips.setdefault(k, [[zones[k], 0, 0]])
                    if not aboard.get(k) and len(stops) > 1:
                        found.append(trip(k, stops))
                        stops = trips[k] = [[stops[-1][0], 0, 0]]
                    stops[-1][2] += n
                    aboard[k] = aboard.get(k, 0) + n
                case "unloads", (_, _, n):
                    trips[k][-1][1] += n
                    aboard[k] -= n
    return found + [trip(k, stops) for k, stops in trips.items()]


def trip(k: int, stops: list[list[int]]) -> Any:
    return ("ferry", k, tuple(tuple(stop) for stop in stops))
