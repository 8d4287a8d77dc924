"""One game of the arena, and what is noted of it."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from civitas.bots import Bot, SeatView, bot, in_turn
from civitas.bots.value import round_of
from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.kernel.registry import game as game_called

from .matches import Match

PEOPLES = ("nation", "civ", "civilization")  # how a player's record calls its people


class Seat:
    """A bot on its seat, with a clock and a note of what it did.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> seat = Seat(game, bot("random", game), 0)
    >>> seat.choose(s, s.to_act[0]) in s.legal(), seat.decisions
    (True, 1)
    """

    def __init__(self, game: Game, player: Bot, seat: int) -> None:
        self.game = game
        self.player = player
        self.seat = seat
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.did: Counter[str] = Counter()

    def choose(self, s: Any, seat: int) -> Option:
        seen = SeatView(s, seat, self.player.blind)
        begun, worked = time.perf_counter(), time.process_time()
        option = self.player.choose(seen)
        self.decisions += 1
        self.seconds += time.process_time() - worked
        self.slowest = max(self.slowest, time.perf_counter() - begun)
        return option

    def note(self, s: Any, option: Option) -> None:
        """What was done, by verb, and with which card where it names one."""
        self.did[option[0]] += 1
        for part in things(self.game, option):
            self.did[f"{option[0]} {part}"] += 1


def things(game: Game, option: Option) -> list[str]:
    """The ids that an option names.

    >>> import civitas
    >>> things(civitas.game("through_the_ages"), ("end",))
    []
    """
    found: list[str] = []
    kinds = game.notation.forms.get((option[0], len(option) - 1), [])
    for kind, part in zip(kinds, game.notation.encode(option)[1:], strict=False):
        if kind in game.notation.tables and isinstance(part, str):
            found.append(part)
        elif kind.removesuffix("s") in game.notation.tables and isinstance(part, tuple):
            found += [each for each in part if isinstance(each, str)]
    return found


def play(match: Match) -> dict[str, Any]:
    """Play it to its end; a bot that fails ends it, and that is noted as a fault.

    >>> played = play(Match("through_the_ages", 2, "x", "random", "random", 0, {"mode": "first_game"}))
    >>> sorted(played["places"])[0], played["fault"]
    (1, '')
    """
    game = game_called(match.game)
    state = game.new(match.players, match.seed, match.options)
    state.chronicle = None
    seats: list[Seat] = []
    curve: list[list[int]] = []
    fault = ""
    try:
        for seat, name in enumerate(match.names()):
            seats.append(Seat(game, bot(name, game, f"{match.seed} {seat}"), seat))
        play_out(state, game, seats, curve)
    except Exception as problem:
        fault = f"{type(problem).__name__}: {problem}"
    finally:
        for one in seats:
            one.player.close()
    return {
        "key": match.key,
        "game": match.game,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "challenger": match.challenger,
        "rival": match.rival,
        "seat": match.seat,
        "fault": fault,
        "scores": list(state.scores),
        "places": places_of(state),
        "peoples": [people_of(game, state, seat) for seat in range(match.players)],
        "decisions": [one.decisions for one in seats],
        "seconds": [round(one.seconds, 6) for one in seats],
        "slowest": [round(one.slowest, 6) for one in seats],
        "curve": curve,
        "did": [dict(one.did) for one in seats],
    }


def play_out(state: Any, game: Game, seats: list[Seat], curve: list[list[int]]) -> None:
    """To the end, noting the scores at the beginning of every round."""
    last, round_now = -1, None
    for _ in range(game.longest):
        waiting = state.to_act
        if not waiting:
            curve.append(list(state.scores))
            return
        if (now := round_of(state)) != round_now:
            round_now = now
            curve.append(list(state.scores))
        seat = in_turn(last, waiting)[0]
        option = seats[seat].choose(state, seat)
        seats[seat].note(state, option)
        state.play(option, seat)
        last = seat
    raise RuntimeError(f"{game.id} did not end within {game.longest} decisions")


def people_of(game: Game, state: Any, seat: int) -> str:
    """The nation or civilization of a seat; "" where there is none.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> people_of(game, game.new(players=2, seed=1), 0)
    ''
    """
    player = state.players[seat] if hasattr(state, "players") else None
    for name in PEOPLES:
        number = getattr(player, name, None)
        ids = next((game.notation.tables[kind] for kind in (name, *PEOPLES) if kind in game.notation.tables), None)
        if isinstance(number, int) and ids is not None and 0 <= number < len(ids):
            return ids[number]
    return ""


def places_of(state: Any) -> list[int]:
    """The place of every seat; those that are level share one.

    >>> import civitas
    >>> places_of(civitas.game("through_the_ages").new(players=2, seed=1))
    [1, 1]
    """
    places = [0] * state.seats()
    place = 1
    for level in state.ranking:
        for seat in level:
            places[seat] = place
        place += len(level)
    return places
