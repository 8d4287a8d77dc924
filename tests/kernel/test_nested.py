"""Secrets in containers within containers: views, worlds, undo and the laws look into all of them, or the import fails."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import vaults
from vaults.play import LEAKS, State, all_gems

from civitas.kernel import chance, codec, views
from civitas.kernel.history import SOMETHING_WAS_SHOWN, undo_blocker
from civitas.kernel.record_fields import secret
from civitas.kernel.records import Record
from civitas.kernel.registry import GameOption
from civitas.laws import Fuzz

HIDDEN_FROM_0 = {
    "rooms": lambda s: s.rooms[1][1].gems,
    "rows": lambda s: s.rows[1][0].gems,
    "shelves": lambda s: s.shelves[2],
    "hands": lambda s: s.hands[1],
    "drawers": lambda s: s.drawers[0][5],
    "niches": lambda s: [s.niches[0]],
    "alcoves": lambda s: list(s.alcoves[7]),
}


def new(seed: int = 1) -> State:
    return vaults.GAME.new(players=2, seed=seed)


@pytest.mark.parametrize("zone", HIDDEN_FROM_0)
def test_a_possible_world_has_other_cards_in_every_nested_zone(zone: str) -> None:
    s = new()
    worlds = [s.determinize(0, random.Random(n)) for n in range(40)]
    assert len({tuple(HIDDEN_FROM_0[zone](world)) for world in worlds}) > 20 / (1 + (zone == "niches"))
    for world in worlds:
        assert world.view(0) == s.view(0)
        assert sorted(all_gems(world)) == sorted(all_gems(s))
        assert world.hands[0] == s.hands[0]
        assert world.rooms[1][0] == s.rooms[1][0]


def test_nested_zones_are_seen_as_so_many_backs() -> None:
    seen = new().view(0)
    assert seen["shelves"][0][0] == 2
    assert seen["shelves"][0][1]["hidden"] == 8
    assert [k for k, _ in seen["hands"]] == [0, 1]
    assert isinstance(seen["hands"][0][1], list)
    assert seen["hands"][1][1]["hidden"] == 2
    assert seen["rooms"][0][1][1]["gems"]["hidden"] == 2
    assert seen["niches"] == [None, None]
    assert seen["drawers"][0][0][1]["known"] == []


def test_marks_work_in_zones_of_zones() -> None:
    s = new()
    s.peeked[0][5][1] = chance.knows_place(0)
    card = s.drawers[0][5][1]
    assert s.view(0)["drawers"][0][0][1]["known"] == [[1, card]]
    assert s.view(1)["drawers"][0][0][1]["known"] == []
    assert {s.determinize(0, random.Random(n)).drawers[0][5][1] for n in range(30)} == {card}
    assert len({s.determinize(1, random.Random(n)).drawers[0][5][1] for n in range(30)}) > 5


@pytest.mark.parametrize("zone", ["rooms", "rows", "shelves", "drawers", "niches", "alcoves"])
def test_undo_notices_what_is_shown_out_of_a_nested_zone(zone: str) -> None:
    before = new()
    after = before.clone()
    match zone:
        case "niches":
            after.shown.append(after.niches[0])
            after.niches[0] = None
        case "alcoves":
            after.shown += after.alcoves.pop(7)
        case _:
            after.shown.append(HIDDEN_FROM_0[zone](after).pop())
    assert undo_blocker(before, after) == SOMETHING_WAS_SHOWN
    assert undo_blocker(before, before.clone()) is None


def test_records_in_nested_containers_are_counted_among_what_is_unseen() -> None:
    s = new()
    unseen = views.count_unseen(s, 0)
    assert all(unseen["gem", gem] == 1 for gem in s.rooms[1][1].gems + s.rows[1][0].gems + s.shelves[4] + s.hands[1])
    assert not any(unseen["gem", gem] for gem in s.hands[0] + s.rows[1][1].gems)


def test_nested_states_can_be_written_and_read() -> None:
    s = new()
    assert vaults.GAME.from_json(s.to_json()) == s
    assert codec.misfit(s) == ""


def only(leak: str) -> vaults.Game:
    return replace(vaults.GAME, options=(GameOption("leak", leak, choices=(leak,)),))


def test_the_laws_hold_for_nested_secrets() -> None:
    run = Fuzz(only(""), seed=1)
    assert run.run(seconds=20, games=8) is None
    assert run.coverage.positions > 50


@pytest.mark.parametrize("leak", LEAKS)
def test_law_6_sees_a_leak_out_of_a_nested_container(leak: str) -> None:
    failure = Fuzz(only(leak), seed=1).run(seconds=20, games=4)
    assert failure is not None
    assert failure.law == 6


# --- refused at import


@pytest.mark.parametrize(
    ("hint", "spec", "why"),
    [
        ("list[tuple[int, CardId]]", secret(pool="gem"), "hides cards in"),
        ("tuple[tuple[CardId, ...], ...]", secret(pool="gem"), "hides cards in"),
        ("dict[CardId, int]", secret(pool="gem"), "hides cards in"),
        ("list[int]", secret(pool="gem"), "hides cards in"),
        ("list[CardId]", secret("seta", pool="gem"), "no such field"),
        ("list[CardId]", secret("key", pool="gem"), "a dict by seat"),
        ("dict[str, list[CardId]]", secret("key", pool="gem"), "a dict by seat"),
        ("list[CardId]", secret("seat"), "say of which pool"),
        ("dict[int, list[CardId]]", secret("key"), "say of which pool"),
        ("list[list[CardId]]", secret(pool="gem", marks="flat"), "has its marks in 'flat'"),
        ("list[CardId]", secret(pool="gem", marks="nowhere"), "has its marks in 'nowhere'"),
        ("list[CardId]", secret(pool="gem", marks="flat"), "that is a secret"),
        ("CardId", secret(pool="gem", marks="hidden"), "only the cards of a list"),
        ("int", secret(marks="flat"), "no pool"),
        ("int", secret(backs=False), "no pool"),
        ("dict[list[int], int]", secret(), "keys of a dict"),
        ("tuple[Chest, ...]", secret(), "clones would share it"),
        ("list[set[CardId]]", secret(pool="gem"), "cannot hold"),
    ],
)
def test_what_cannot_be_looked_into_does_not_even_import(hint: str, spec: object, why: str) -> None:
    fields = {"zone": hint, "seat": "int", "flat": "list[int]", "hidden": "int"}
    with pytest.raises(TypeError, match=why):
        type(Record)("Row", (Record,), {"__annotations__": fields, "__module__": "vaults.rows", "zone": spec, "hidden": secret()})
