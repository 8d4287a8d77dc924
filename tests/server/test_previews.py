"""What an option would change, as the engine says: only what is the same in every world that the asking seat may believe in."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tabling import new_key
from test_secrecy import seated

import civitas.bots
from civitas.bots import foresight
from civitas.kernel.options import Space
from civitas.kernel.registry import game as game_called
from civitas.server import table_views
from civitas.server.table import Table

TITLES = {"through_the_ages": 5, "civilization_1980": 16}  # of so many decisions one is looked at: the latter takes longer
WORLDS = 12  # what is unsure does not come out the same in all of them, and otherwise in twelve more


@pytest.fixture(autouse=True)
def same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of these tests imagines the same."""
    monkeypatch.setattr(table_views.random, "SystemRandom", lambda: random.Random(11))


def positions(title: str, every: int) -> Any:
    """A whole game of bots that now and then do not think: every so many decisions the table, and who is asked."""
    rng = random.Random(title)
    table = seated(title, 3, 7)
    players = [civitas.bots.bot("greedy", game_called(title), seat) for seat in range(3)]
    while not table.state.over:
        seat = rng.choice(table.state.to_act)
        if table.position % every == 0:
            yield table, seat, rng
        seat_view = civitas.bots.SeatView(table.state, seat)
        table.play(seat, seat_view.draw(rng) if rng.random() < 0.2 else players[seat].choose(seat_view), new_key(), 0.0)


def some(table: Table, seat: int, rng: random.Random, most: int = 5) -> list[Any]:
    listed = table.state.legal(seat)
    if isinstance(listed, Space):
        return list({listed.sample(rng): None for _ in range(most)})
    return rng.sample(listed, min(most, len(listed)))


def asked(table: Table, state: Any, seat: int, options: list[Any]) -> list[Any]:
    """The previews in this *state*."""
    return table_views.previews(table, state, seat, options, "en")


def claims(previews: list[Any], unsure: set[tuple[int, str]]) -> list[Any]:
    """What is said for sure, but for what is unsure."""
    return [(preview["option"], [change for change in preview["changes"] if (n, change["name"]) not in unsure]) for n, preview in enumerate(previews)]


def part(here: list[Any], there: list[Any]) -> str:
    """Where two answers say different things for sure."""
    unsure = {(n, name) for answer in (here, there) for n, preview in enumerate(answer) for name in preview["unsure"]}
    if claims(here, unsure) != claims(there, unsure):
        return f"{claims(here, unsure)} or {claims(there, unsure)}"
    for one, other in zip(here, there, strict=True):
        if one["next"] and other["next"] and one["next"] != other["next"]:
            return f"after {one['option']} {one['next']} or {other['next']}"
    return ""


@pytest.mark.parametrize("title", TITLES)
def test_a_preview_is_the_same_in_every_world_that_a_seat_may_believe_in(title, monkeypatch):
    monkeypatch.setattr(foresight, "WORLDS", WORLDS)
    told = 0
    for table, seat, rng in positions(title, TITLES[title]):
        options = some(table, seat, rng)
        here = asked(table, table.state, seat, options)
        there = asked(table, table.state.determinize(seat, rng), seat, options)
        assert not part(here, there), f"{table.state.where}, seat {seat}: {part(here, there)}"
        told += sum(len(preview["changes"]) for preview in here)
    assert told > 50


@pytest.mark.parametrize("title", TITLES)
def test_a_preview_follows_from_possible_worlds_alone(title, monkeypatch):
    """Given the same worlds, it is the same to the last byte, whatever truly lies in the decks and hands."""
    worlds: list[Any] = []
    checked = 0
    for table, seat, rng in positions(title, TITLES[title]):
        options = some(table, seat, rng, 3)
        true, other = table.state, table.state.determinize(seat, rng)
        worlds[:] = [true.determinize(seat, rng) for _ in range(foresight.MORE_WORLDS)]
        answers = []
        for state in (true, other):
            left = iter(worlds)
            with monkeypatch.context() as patched:
                patched.setattr(type(state), "determinize", lambda self, seat, rng, left=left: next(left).clone())
                answers.append(asked(table, state, seat, options))
        assert answers[0] == answers[1], f"{true.where}, seat {seat}"
        checked += len(answers[0])
    assert checked > 50


@pytest.mark.parametrize("title", TITLES)
def test_a_preview_that_looks_at_the_true_cards_is_caught(title, monkeypatch):
    """The fault: the option is tried on the table itself, decks and hands as they lie."""
    monkeypatch.setattr(foresight, "WORLDS", 1)
    found = ""
    for table, seat, rng in positions(title, every=1):
        options = some(table, seat, rng)
        other = table.state.determinize(seat, rng)
        with monkeypatch.context() as patched:
            patched.setattr(type(other), "determinize", lambda self, seat, rng: self.clone())
            found = part(asked(table, table.state, seat, options), asked(table, other, seat, options))
        if found:
            break
    assert found
