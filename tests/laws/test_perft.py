"""Perft: positions and options to a depth are what they were, from the beginning and from the middle of games."""

from __future__ import annotations

import pytest

from civitas import game
from civitas.laws.perft import perft

# game, players, options, after so many decisions: (positions, options, over) by depth, and the digest.
# Where these change, golden records (tests/laws/test_golden.py) change too: the rules have a new version.
EXPECTED = [
    ("through_the_ages", 2, {}, 0, [(1, 6, 0), (6, 15, 0), (11, 64, 0), (49, 120, 1)], "25d107b30d8986f2"),
    ("through_the_ages", 3, {}, 150, [(1, 19, 0), (6, 62, 0), (30, 181, 0), (122, 437, 0)], "7a97c5e5069f4bb4"),
    ("through_the_ages", 4, {}, 260, [(1, 8, 0), (6, 61, 0), (32, 278, 0), (166, 1061, 0)], "4d99e4079ad0a94a"),
    ("through_the_ages", 2, {"mode": "shorter"}, 90, [(1, 2, 0), (2, 4, 0), (4, 29, 1), (15, 139, 1)], "bb6dd8dc95abf286"),
    ("through_the_ages", 3, {"mode": "peaceful"}, 220, [(1, 2, 0), (2, 23, 0), (10, 74, 1)], "eb3a329d277ff840"),
    ("civilization_1980", 2, {}, 0, [(1, 3, 0), (3, 6, 0), (6, 12, 0), (12, 98, 0)], "47765e0e619d0640"),
    ("civilization_1980", 4, {}, 300, [(1, 138, 0), (6, 405, 0), (36, 1706, 0), (212, 8913, 0)], "cfcb6904ce943aa2"),
    ("civilization_1980", 7, {}, 700, [(1, 2, 0), (2, 7, 0), (7, 17, 0)], "dfba6deca8ae20eb"),
    ("civilization_1980", 5, {"trade_mode": "floor"}, 500, [(1, 61, 0), (6, 366, 0), (36, 2136, 0), (211, 12211, 0)], "e66e270285542ade"),
    ("civilization_1980", 3, {"variant": "nomads_and_seafarers"}, 60, [(1, 7, 0), (6, 236, 0), (32, 636, 0), (168, 2506, 0)], "7189b1dcbca94a28"),
    ("civilization_1980", 6, {}, 1300, [(1, 61, 0), (6, 66, 0), (36, 1092, 0)], "67baf294ba694fc9"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "players", "options", "after", "counts", "digest"), EXPECTED)
def test_positions_and_options_are_what_they_were(id, players, options, after, counts, digest):
    found = list(perft(game(id), players, 1, len(counts) - 1, options, after))
    assert [(at.positions, at.options, at.over) for at in found] == counts
    assert found[-1].digest[:16] == digest


def test_another_rule_gives_another_digest():
    """A technology that costs one science less: some positions have other options."""
    from civitas.games.through_the_ages import tables

    before = list(perft(game("through_the_ages"), 3, 1, 2, None, 150))
    printed = tables.SCIENCE_COST.copy()
    tables.SCIENCE_COST[:] = [max(0, n - 1) for n in printed]
    try:
        after = list(perft(game("through_the_ages"), 3, 1, 2, None, 150))
    finally:
        tables.SCIENCE_COST[:] = printed
    assert [at.digest for at in before] != [at.digest for at in after]
