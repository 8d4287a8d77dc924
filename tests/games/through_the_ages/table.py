"""A table in the middle of a game, for tests of a player's own turn; what lies on it is put there by ``scenes``.

s = acting(scene(2), 0)
do(s, "build", "bronze")
assert refused(s, "build", "religion") == "TTA-6.5.1"
"""

from __future__ import annotations

from typing import Any

from civitas.games.through_the_ages.actions import ActionPhase
from civitas.games.through_the_ages.invariants import check_area, check_marks, check_ratings, check_tokens
from civitas.games.through_the_ages.state import Player, State
from civitas.games.through_the_ages.tables import NONE, NUMBER, SPACES
from civitas.games.through_the_ages.turn import EndOfTurn
from games.through_the_ages.scenes import begin


def option(verb: str, *arguments: Any) -> tuple[Any, ...]:
    """("build", "bronze") with the numbers of the cards that are named."""
    return (verb, *[NUMBER.get(argument, argument) if isinstance(argument, str) else argument for argument in arguments])


def acting(s: State, seat: int = 0) -> State:
    """The Action Phase of *seat*."""
    s.current = seat
    for other in range(s.seats()):
        settle(s, other)
    return begin(s, ActionPhase(seat))


def ending(s: State, seat: int = 0) -> State:
    """The end of the turn of *seat*."""
    s.current = seat
    for other in range(s.seats()):
        settle(s, other)
    return begin(s, EndOfTurn(seat))


def do(s: State, verb: str, *arguments: Any) -> State:
    """One action; everything must still add up after it."""
    s.play(option(verb, *arguments))
    for p in s.players:
        check_tokens(p)
        check_area(p)
        check_ratings(s, p)
    check_marks(s)
    return s


def may(s: State, verb: str, *arguments: Any) -> bool:
    """Whether the action is listed."""
    return option(verb, *arguments) in s.legal()


def refused(s: State, verb: str, *arguments: Any) -> str:
    """The rule that forbids an action, or nothing."""
    why = s.why_not(option(verb, *arguments))
    return "" if why is None else why.rule


def relisted(s: State) -> State:
    """After the position was changed by hand."""
    s.relist()
    return s


def row(s: State, **spaces: str) -> State:
    """row(s, at3="taj_mahal"): cards in the row."""
    s.row = [NONE] * SPACES
    for space, name in spaces.items():
        s.row[int(space.removeprefix("at")) - 1] = NUMBER[name]
    s.relist()
    return s


def civil(s: State, seat: int, *names: str) -> Player:
    """Civil cards in hand."""
    p = s.players[seat]
    p.hand += [NUMBER[name] for name in names]
    s.relist()
    return p


def actions(s: State, seat: int, ca: int, ma: int = 0) -> Player:
    """So many actions are available."""
    p = s.players[seat]
    p.ca, p.ma = ca, ma
    s.relist()
    return p


def bank(s: State, seat: int, blue: int | None = None, yellow: int | None = None) -> Player:
    """So many tokens in the banks; the player owns as many more or fewer."""
    p = s.players[seat]
    if blue is not None:
        p.blue_owned += blue - p.blue
        p.blue = blue
    if yellow is not None:
        p.yellow_owned += yellow - p.yellow
        p.yellow = yellow
    s.relist()
    return p


def unused(s: State, seat: int, n: int) -> Player:
    """So many workers in the pool, with tokens from the box."""
    p = s.players[seat]
    p.yellow_owned += n - p.unused
    p.unused = n
    s.relist()
    return p


def settle(s: State, seat: int = 0) -> Player:
    """Make the tokens on cards and the workers that a scene put there the player's own, so that the census is content."""
    p = s.players[seat]
    p.blue_owned = p.blue + sum(p.tokens) + p.stages
    p.yellow_owned = p.yellow + p.unused + sum(p.workers)
    s.relist()
    return p


def wonder(s: State, seat: int, name: str, stages: int = 0) -> Player:
    """An unfinished wonder with so many stages covered."""
    p = s.players[seat]
    p.wonder, p.stages = NUMBER[name], stages
    p.blue -= stages
    s.relist()
    return p
