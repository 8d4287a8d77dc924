"""What happened: headings of the log, since my last turn, threats, steps and scenes, all counted by the engine."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import civitas
from civitas.bots import SeatView
from civitas.games.through_the_ages.page_story import strength_parts
from civitas.server import story, table_views
from civitas.server.lobby import new_game, new_seat
from civitas.server.table import Table
from civitas.server.tokens import hash_token

TTA, CIV = "through_the_ages", "civilization_1980"
PEOPLE = ("Ann", "Bob", "Cid", "Dan")


def begun(title: str, players: int, seed: int, **options: Any) -> Table:
    game = civitas.game(title)
    row = new_game(title, game.settings(options), "none", False, True, hash_token("nobody"), time.time()) | {"seed": str(seed)}
    table = Table.read(row, [new_seat(row["id"], at, kind="person", name=PEOPLE[at]) for at in range(players)], [], None)
    table.start(time.time())
    return table


def play_on(table: Table, until: Callable[[Table], bool], most: int = 2500) -> Table:
    player = civitas.bot("greedy", table.game, 1)
    for n in range(most):
        if until(table) or table.state.over:
            return table
        seat = table.state.to_act[0]
        option = player.choose(SeatView(table.state, seat))
        while option[0] == "resign":
            option = player.choose(SeatView(table.state, seat))
        table.cache.clear()
        table.play(seat, option, f"{n}:{table.version}", time.time())
    return table


@cache
def whole(title: str, players: int, seed: int) -> Table:
    """A game, or a good part of it, played by a bot."""
    return play_on(begun(title, players, seed), lambda table: False, most=900)


def scenes(title: str, kind: str, players: int = 4, seeds: int = 6) -> list[dict[str, Any]]:
    for seed in range(seeds):
        table = whole(title, players, seed)
        if found := [scene for scene in story.story(table, 0, 0, False, "en")["scenes"] if scene["kind"] == kind]:
            return found
    raise AssertionError(f"no {kind} in {seeds} games")


# --- since my last turn


def test_since_my_last_turn_begins_with_the_decision_that_ended_it() -> None:
    """Not with my last click, and what my own decision set off is told."""
    table = play_on(begun(TTA, 3, 1), lambda table: table.state.round == 3 and table.state.current == 0 and table.state.to_act == (0,))
    since = table_views.since(table, 0)
    ended = table.history.moves[since["position"]]  # the next decision after it
    assert ended.seat == 0
    told = [line.event.message for line in table.readable(0)[since["line"] :]]
    assert told.index("produces-food") < told.index("turn-begins")
    begins = [line.event.args["seat"] for line in table.readable(0)[since["line"] :] if line.event.message == "turn-begins"]
    assert begins == [1, 2, 0]


def test_an_answer_in_the_turn_of_another_is_no_turn_of_mine() -> None:
    for seed in range(8):
        table = begun(TTA, 3, seed)
        play_on(table, lambda table: asked_in_anothers_turn(table.state))
        if not table.state.over:
            break
    seat = table.state.to_act[0]
    before = table_views.since(table, seat)
    table.play(seat, first(table, seat), "answer", time.time())
    assert table_views.since(table, seat) == before


def asked_in_anothers_turn(s: Any) -> bool:
    return not s.over and s.pending.what in ("bid", "defend", "pact") and s.current not in s.to_act


def first(table: Table, seat: int) -> Any:
    return civitas.bot("greedy", table.game, 2).choose(SeatView(table.state, seat))


def test_in_civilization_my_movement_is_my_turn() -> None:
    """CIV80-7.1: what the others moved, the conflicts, the trade, up to my next movement."""

    def moving_again(table: Table) -> bool:
        s = table.state
        return not s.over and s.round == 3 and type(s.stack[-1]).__name__ == "MoveTurn" and s.stack[-1].seat == 1

    table = play_on(begun(CIV, 4, 2), moving_again)
    since = table_views.since(table, 1)
    told = [(line.event.message, line.event.args) for line in table.readable(1)[since["line"] :]]
    assert told[-1] == ("movement-begins", {"seat": 1})
    assert [args for message, args in told if message == "round-begins"] == [{"round": 3}]
    assert table.history.moves[since["position"]].seat == 1


# --- the log


@pytest.mark.parametrize("title", [TTA, CIV])
def test_every_line_stands_under_a_round_and_a_turn(title: str) -> None:
    table = whole(title, 4, 1)
    shown = table_views.lines(table, 0, "en")["new"]
    rounds = [line["chapter"]["heading"]["args"]["round"] for line in shown if line["chapter"] and line["chapter"]["level"] == "round"]
    assert rounds == list(range(1, len(rounds) + 1))
    levels = {line["chapter"]["level"] for line in shown if line["chapter"]}
    assert levels == {"round", "turn"}


# --- threats


def test_a_war_on_me_is_a_threat_with_both_strengths() -> None:
    table = begun(TTA, 3, 1)
    s = table.state
    s.players[1].war, s.players[1].enemy = card("war_over_culture"), 0
    s.players[1].strength, s.players[0].strength = 9, 4
    threats = table_views.threats(table, s, 0, "en")
    assert (threats[0]["level"], threats[0]["rule"], threats[0]["message"]["text"]) == ("loss", "TTA-4.3.1", "War over Culture: Bob 9, you 4")
    s.players[0].strength = 12
    assert table_views.threats(table, s, 0, "en")[0]["level"] == "note"  # nothing to fear as things are
    assert all(threat["rule"] != "TTA-4.3.1" for threat in table_views.threats(table, s, 2, "en"))


def card(id: str) -> int:
    from civitas.games.through_the_ages.tables import NUMBER

    return NUMBER[id]


def test_the_end_of_the_age_is_always_told() -> None:
    table = play_on(begun(TTA, 3, 1), lambda table: table.state.age == 1)
    [left] = [threat for threat in table_views.threats(table, table.state, 0, "en") if threat["rule"] == "TTA-4.2.2"]
    assert left["message"]["args"] == {"age": "I", "left": len(table.state.civil_deck)}


def test_a_city_without_support_is_a_threat() -> None:
    table = play_on(begun(CIV, 4, 1), lambda table: any(len(p.cities) > 1 for p in table.state.players))
    s = table.state
    p = next(p for p in s.players if len(p.cities) > 1)
    p.stock += sum(p.tokens)
    p.tokens = [0] * len(p.tokens)
    assert "CIV80-16.1" in [threat["rule"] for threat in table_views.threats(table, s, p.seat, "en")]


def test_a_calamity_in_my_hand_threatens_me_and_nobody_else_hears_of_it() -> None:
    from civitas.games.civilization_1980.tables import COMMODITIES

    table = play_on(begun(CIV, 4, 1), lambda table: any(card >= COMMODITIES for p in table.state.players for card in p.hand))
    s = table.state
    holder = next(p for p in s.players if any(card >= COMMODITIES for card in p.hand))
    held = {card for card in holder.hand if card >= COMMODITIES}

    def told(seat: int) -> set[int]:
        return {ref["value"] for threat in table_views.threats(table, s, seat, "en") for ref in threat["message"]["refs"] if ref["kind"] == "card"}

    assert held <= told(holder.seat)
    for other in s.players:
        if other is not holder:
            assert told(other.seat) <= {*other.hand, *other.red}


# --- steps


@pytest.mark.parametrize("title", [TTA, CIV])
def test_the_steps_lead_through_what_the_seat_saw(title: str) -> None:
    table = whole(title, 4, 1)
    after = table.position - 40
    told = story.story(table, 1, after, True, "en")
    seen = told["start"]
    for step in told["steps"]:
        seen = changed(seen, step["change"])
        then = table_views.past(table, step["position"], 1, 1, "en")
        assert seen == {name: then[name] for name in ("view", "board", "numbers")}
    assert [step["position"] for step in told["steps"]] == list(range(after + 1, table.position + 1))


def changed(before: Any, change: dict[str, Any]) -> Any:
    if "to" in change:
        return change["to"]
    after = dict(before) if isinstance(before, dict) else list(before)
    for name, inner in change["in"].items():
        after[name] = changed(before[name], inner)
    return after if isinstance(before, (dict, list)) else tuple(after)


# --- scenes


@pytest.mark.parametrize("seed", range(2))
def test_the_parts_of_a_strength_add_up(seed: int) -> None:
    """TTA-12.9."""
    for s in whole(TTA, 4, seed).history.positions():
        for p in s.players:
            assert sum(worth for _, _, _, worth in strength_parts(s, p)) == p.strength


def test_an_event_shows_everybody_before_and_after() -> None:
    for scene in scenes(TTA, "event"):
        text = [line["message"]["text"] for line in scene["lines"]]
        gained: dict[int, int] = {}
        for line in scene["lines"]:
            id, args = line["message"]["id"], line["message"]["args"]
            if id in ("log-scores-culture", "log-loses-culture"):
                gained[args["seat"]] = gained.get(args["seat"], 0) + (args["number"] if id == "log-scores-culture" else -args["number"])
        for seat in range(4):
            assert scene["after"][seat]["culture"] - scene["before"][seat]["culture"] == gained.get(seat, 0), text
        assert scene["ref"]["name"]
        assert scene["from"] is not None


def test_an_aggression_shows_both_strengths_item_by_item() -> None:
    for scene in scenes(TTA, "aggression"):
        assert len(scene["sides"]) == 2
        for side in scene["sides"]:
            assert sum(part["worth"] for part in side["parts"]) == side["total"]
        assert scene["sides"][0]["total"] > scene["sides"][1]["total"]  # TTA-5.3.1
        assert len(scene["lines"]) > 1


def test_a_new_age_takes_two_yellow_tokens_of_everybody() -> None:
    """TTA-4.2.2."""
    late = [scene for scene in scenes(TTA, "age") if scene["facts"]["age"] in ("II", "III")]
    assert late
    for scene in late:
        for before, after in zip(scene["before"], scene["after"], strict=True):
            assert before["yellow_bank"] - after["yellow_bank"] == min(2, before["yellow_bank"])


def test_a_fight_is_told_step_by_step() -> None:
    """CIV80-8.5: from what stood there to what is left, one step after another."""
    for scene in scenes(CIV, "fight"):
        left = {side["seat"]: side["total"] for side in scene["sides"]}
        for step in scene["facts"].get("rounds", ()):
            for seat in step["by"]:
                left[seat] -= 1
            assert list(left.values()) == list(step["left"])
        fought = [line["message"]["args"] for line in scene["lines"] if line["message"]["id"] == "log-fights"]
        after = {args["seat"]: args["after"] for args in fought}
        assert {seat: left[seat] for seat in after} == after


def test_a_calamity_says_who_passed_it_on() -> None:
    """CIV80-11.7."""
    found = scenes(CIV, "calamity")
    traded = [scene for scene in found if scene["from"] is not None]
    assert traded
    for scene in found:
        assert scene["ref"]["ref"]["kind"] == "card"
        assert scene["seats"]
    for scene in traded:
        assert scene["from"] not in scene["seats"][:1]


def test_a_scene_under_way_is_told_from_its_beginning() -> None:
    table = whole(CIV, 4, 1)
    long = [scene for scene in story.story(table, 0, 0, False, "en")["scenes"] if scene["last"] > scene["position"]]
    assert long
    for scene in long[:5]:
        again = story.story(table, 0, scene["position"], False, "en")["scenes"][0]
        assert (again["kind"], again["position"], again["before"]) == (scene["kind"], scene["position"], scene["before"])


@pytest.mark.parametrize("title", [TTA, CIV])
def test_scenes_tell_everybody_the_same_but_for_their_own_lines(title: str) -> None:
    table = whole(title, 4, 1)
    told = []
    for seat in (0, 1, None):
        seen = story.story(table, seat, 0, False, "en")["scenes"]
        for scene in seen:
            for line in scene["lines"]:
                assert seat is not None or all(line["message"]["id"] != private for private in ("log-draws", "log-receives", "log-prepares-card"))
        own = [scene for scene in seen if scene["kind"] == "swap"]
        assert {each for scene in own for each in scene["seats"]} <= {seat}  # what one got is one's own
        told.append([{name: value for name, value in scene.items() if name not in ("lines", "mine")} for scene in seen if scene not in own])
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("title", [TTA, CIV])
def test_every_step_a_scene_lasts_for_is_a_step_of_the_game(title: str) -> None:
    from civitas.kernel.record_fields import namespace_of, record_class

    game = civitas.game(title)
    for scene in game.page.scenes:
        for step in scene.lasts:
            assert record_class(namespace_of(game.state), step).__name__ == step
