"""Set-up and the choice of nations (CIV80-3), for every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.games.civilization_1980 import GAME
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND, MYSTICISM, NATION, NATION_IDS
from games.civilization_1980.table import a, z


def started(players: int, seed: int = 1, **options: Any) -> State:
    """A new game after the nations were chosen at random."""
    s: State = GAME.new(players, seed, options)
    rng = random.Random(seed)
    while s.pending is not None and s.pending.what == "nation":
        s.play(rng.choice(list(s.legal())))
    return s


@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_starts_with_one_token_on_the_start_area(players: int) -> None:
    """CIV80-3.6; EX-32: after the first expansion it is two."""
    s = started(players)
    check(s)
    for p in s.players:
        start = dict(s.rules.starts)[p.nation]
        assert p.tokens[start] == 2
        assert (p.treasury, p.cities, p.hand, p.space) == (0, [], [], 0)
    assert [s.players[seat].nation for seat in s.order] == sorted(p.nation for p in s.players)


@pytest.mark.parametrize(("players", "tokens", "mysticism"), [(2, 56, 1), (3, 56, 1), (4, 56, 2), (5, 56, 2), (6, 56, 3), (7, 48, 3)])
def test_pieces_and_mysticism_by_number_of_players(players: int, tokens: int, mysticism: int) -> None:
    """CIV80-3.1, CIV80-3.2"""
    s = GAME.new(players, 1)
    assert s.rules.tokens == tokens
    assert s.supply[MYSTICISM] == mysticism


def test_two_players_choose_among_three_nations_in_the_drawn_order() -> None:
    """CIV80-3.2, CIV80-3.5"""
    s = GAME.new(2, 1)
    assert [NATION_IDS[o[1]] for o in s.legal()] == ["thrace", "crete", "asia"]
    first = s.to_act[0]
    s.play(("nation", NATION["crete"]))
    assert s.to_act == (1 - first,)
    assert [NATION_IDS[o[1]] for o in s.legal()] == ["thrace", "asia"]
    assert s.why_not(("nation", NATION["crete"])).rule == "CIV80-3.5"
    assert s.why_not(("nation", NATION["egypt"])).rule == "CIV80-3.2"


def test_both_seats_come_first_in_some_game() -> None:
    """CIV80-3.5: the order is drawn."""
    assert {GAME.new(2, seed).to_act[0] for seed in range(12)} == {0, 1}


@pytest.mark.parametrize(
    ("players", "nation", "area"),
    [(3, "illyria", "germania"), (3, "thrace", "scythia"), (4, "assyria", "media"), (5, "egypt", "hieraconpolis")],
)
def test_start_areas(players: int, nation: str, area: str) -> None:
    """CIV80-3.2"""
    assert dict(GAME.new(players, 1).rules.starts)[NATION[nation]] == a(area)


def test_ex_73_each_stack_holds_its_own_value_with_the_calamity_at_the_bottom() -> None:
    """CIV80-3.3; EX-73: the first card of the ninth stack is Gold."""
    s = GAME.new(7, 5)
    assert [len(stack.cards) for stack in s.stacks] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert s.stacks[8].cards == [KIND["gold"]] * 3 + [KIND["piracy"]]
    assert s.stacks[1].cards[-1] == KIND["volcano_earthquake"]
    assert set(s.stacks[0].cards) == {KIND["hides"], KIND["ochre"]}


def test_only_the_first_two_stacks_depend_on_luck() -> None:
    """CIV80-3.5"""
    one, other = GAME.new(4, 1), GAME.new(4, 2)
    assert [stack.cards for stack in one.stacks[2:]] == [stack.cards for stack in other.stacks[2:]]
    assert one.stacks[0].cards != other.stacks[0].cards


def test_options_that_do_not_go_together_are_refused() -> None:
    """CIV80-17.4"""
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.new(5, 1, {"variant": "nomads_and_seafarers"})
    with pytest.raises(ValueError, match="only with the full game"):
        GAME.new(2, 1, {"variant": "farmers_and_citizens", "short_game_mark": 2})
    with pytest.raises(ValueError, match="not JSON"):
        GAME.new(2, 1, {"ast_override": "{"})
    with pytest.raises(ValueError, match="not a row"):
        GAME.new(2, 1, {"ast_override": '{"rome": {}}'})
    with pytest.raises(ValueError, match="ascending"):
        GAME.new(2, 1, {"ast_override": '{"egypt": {"epoch_start": {"2": 9}}}'})
    with pytest.raises(ValueError, match="no less"):
        GAME.new(2, 1, {"ast_override": '{"egypt": {"exit_points": 100}}'})


@pytest.mark.parametrize(
    "row",
    ['{"required": [1]}', '{"epoch_start": 3}', '{"exit_points": null}', '{"exit_points": Infinity}', '{"required": {"15": null}}']
    + ['{"required": {"x": 1}}', '{"epoch_start": {"2": 5.7}}', '{"exit_points": true}', '{"exit_points": 100000}', '{"required": {"15": -1}}'],
)
def test_a_correction_of_the_succession_table_has_whole_numbers_only(row: str) -> None:
    """CIV80-14.11: whatever a table writes, it is told in a sentence what is wrong."""
    with pytest.raises(ValueError, match="whole numbers"):
        GAME.new(2, 1, {"ast_override": f'{{"crete": {row}}}'})


def test_a_correction_without_end_is_no_json() -> None:
    """CIV80-14.11"""
    with pytest.raises(ValueError, match="not JSON"):
        GAME.new(2, 1, {"ast_override": "[" * 100_000})


def test_the_succession_table_is_merged_from_preset_and_override() -> None:
    """CIV80-14.11"""
    egypt = NATION["egypt"]
    plain = GAME.new(2, 1).rules
    last_only = GAME.new(2, 1, {"ast_thresholds": "last_space_only"}).rules
    changed = GAME.new(2, 1, {"ast_override": '{"egypt": {"required": {"15": 900}, "exit_points": 950}}'}).rules
    assert plain.required[egypt][14] > 0
    assert last_only.required[egypt][14] == 0
    assert last_only.required[egypt][15] == plain.required[egypt][15]
    assert (changed.required[egypt][14], changed.required[egypt][15], changed.required[egypt][16]) == (0, 900, 950)
    even = GAME.new(2, 1, {"ast_thresholds": "even_1200"}).rules
    assert {row[16] for row in even.required} == {1200}


def test_zones_and_areas_have_stable_names() -> None:
    assert (a("corsica"), z("adriatic_sea")) == (0, 0)
