"""The table on the whole screen, driven by keys and mouse."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.segment import Segment
from rich.text import Text
from textual.containers import ScrollableContainer
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

import civitas
from civitas import Record, words
from civitas.cli.choosing import Counted
from civitas.cli.common import sections
from civitas.cli.fullscreen import Ask, Cover, FullScreen, Line, Part, fit_titles
from civitas.cli.keeping import read
from civitas.cli.play import seat_players
from civitas.cli.sitting import Sitting
from civitas.kernel.history import History

SIZES = ((80, 24), (120, 40), (200, 50))
GAMES_HERE = sorted(id for id in civitas.games() if civitas.game(id).state.__module__.startswith("civitas."))
Script = Callable[[FullScreen, Pilot[None]], Awaitable[None]]


def sitting(id: str, players: int = 2, humans: int = 1, seed: int = 5, language: str = "en", called: Sequence[str] = ()) -> Sitting:
    history = History(civitas.game(id), players, seed)
    return Sitting(history, seat_players(history, humans, ["random"]), list(called), language)


def drive(table: Sitting, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Run the screen, and the script at it."""

    async def run() -> None:
        app = FullScreen(table)
        async with app.run_test(size=size) as pilot:
            await asked(app, pilot)
            await script(app, pilot)

    try:
        asyncio.run(run())
    finally:
        table.close()


async def asked(app: FullScreen, pilot: Pilot[None]) -> None:
    """Until a person is asked, or has to uncover the screen, or the game is over."""
    for _ in range(3000):
        await pilot.pause(0.01)
        if (app.menu is not None and app.found) or app.over or isinstance(app.screen, Cover):
            await pilot.pause()
            return
    raise AssertionError("nobody is asked anything")


async def until(pilot: Pilot[None], true: Callable[[], bool], what: str) -> None:
    """Until the screen has done it: a busy machine takes its time."""
    for _ in range(500):
        await pilot.pause(0.01)
        if true():
            return
    raise AssertionError(what)


def seen(app: FullScreen) -> list[str]:
    """The screen, line by line."""
    return ["".join(part.text for part in strip) for strip in app.screen._compositor.render_strips(app.size)]


def shows(app: FullScreen, text: str) -> bool:
    return text in "\n".join(seen(app))


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("id", GAMES_HERE)
def test_the_table_fits_the_screen(id: str, size: tuple[int, int], language: str) -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        lines = seen(app)
        assert len(lines) == size[1]
        assert words.fill("term-keys", {}, language) in lines[-1]
        board, part = app.query_one("#board"), app.query_one("#part", Static)
        for n, (_, drawn) in enumerate(app.parts()):
            app.show_part(n)
            await pilot.pause()
            assert part.size.width <= board.size.width
            options = app.console.options.update(width=part.size.width, height=None)
            assert all(Segment.get_line_length(line) <= part.size.width for line in app.console.render_lines(drawn, options, pad=False))
        assert app.height_of(app.parts()[0][1]) <= board.size.height, "the first part is seen whole"
        assert app.query_one("#choices", OptionList).size.height >= 2

    drive(sitting(id, civitas.game(id).max_players, language=language), look, size)


@pytest.mark.parametrize("id", GAMES_HERE)
def test_the_board_alone_has_the_whole_screen(id: str) -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        at = next(n for n, (title, _) in enumerate(app.parts()) if title == words.say(id, MAPS[id], {}))
        app.show_part(at)
        board = app.query_one("#board")
        await pilot.press("f4")
        await until(pilot, lambda: board.size.height == 24 - 3, "title, parts and keys stay")
        assert app.height_of(app.parts()[at][1]) <= board.size.height or id == "civilization_1980"
        moves = len(app.table.history.moves)
        await pilot.press("enter")
        await until(pilot, lambda: board.size.height < 24 - 3, "the choices are back")
        assert len(app.table.history.moves) == moves, "nothing is chosen that is not seen"
        await pilot.press("1")
        await until(pilot, lambda: app.query_one(Line).value == "1", "and the line to type in")

    drive(sitting(id), look)


MAPS = {id: "screen-row" if id == "through_the_ages" else "screen-map" for id in GAMES_HERE}


def test_what_follows_a_part_fills_the_screen_below_it() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        empty = [line for line in seen(app)[: app.query_one("#board").size.height] if not line[:80].strip()]
        assert len(empty) < 6, "the map begins where the players end"

    drive(sitting("sid_meiers_civilization", 4), look, (120, 40))


def test_parts_that_find_room_stand_side_by_side() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        assert any("a   b   c" in line and "production" in line for line in seen(app)), "the cities beside the map"

    drive(sitting("sid_meiers_civilization", 4), look, (200, 50))


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("id", GAMES_HERE)
def test_the_signs_of_the_board_are_explained_beside_them(id: str, language: str) -> None:
    """Nobody has to guess what ``Th#``, ``A2s`` or ``[3x1]`` means."""
    table = sitting(id, language=language)
    table.close()
    console = Console(width=80, legacy_windows=False)
    drawn = {}
    for title, part in sections(table.game, table.state, 0, language, table.names):
        with console.capture() as said:
            console.print(part)
        drawn[title] = " ".join(said.get().split())
    for message, part in LEGENDS[id].items():
        sign = words.say(id, message, {"regions": 3}, language).split()[0]
        title = words.say(id, part, {}, language) if part else table.name(0)
        assert sign in drawn[title], f"{sign} stands in {title}"


LEGENDS = {
    "civilization_1980": {"screen-legend-places": "screen-places", "screen-legend-map": "screen-map", "screen-legend-ast": "screen-ast"},
    "clash_of_cultures": {"screen-legend": "screen-map", "screen-advances-legend": "screen-advances"},
    "sid_meiers_civilization": {"screen-legend": "screen-map", "screen-market-wonders": "screen-market"},
    "through_the_ages": {"screen-legend": "", "screen-legend-civilizations": "screen-civilizations"},
}


@pytest.mark.parametrize("id", ["civilization_1980", "clash_of_cultures", "sid_meiers_civilization"])
def test_people_who_share_a_keyboard_find_their_names_at_their_nations(id: str) -> None:
    table = sitting(id, humans=2, called=("Ona", "Jurgis"))
    table.close()
    first = next(part for title, part in sections(table.game, table.state, 0, "en", table.names))
    for width in (80, 200):
        console = Console(width=width, legacy_windows=False)
        with console.capture() as said:
            console.print(first)
        assert {"Ona", "Jurgis"} <= set(said.get().replace(",", " ").split()), f"{width} columns"


@pytest.mark.parametrize("language", words.languages())
def test_the_title_says_who_plays_whatever_the_width(language: str) -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        assert app.table.name(0) in seen(app)[0]

    drive(sitting("through_the_ages", language=language), look)


@pytest.mark.parametrize("language", words.languages())
def test_the_keys_are_named_on_one_line(language: str) -> None:
    assert len(words.fill("term-keys", {}, language)) <= 80


@pytest.mark.parametrize("language", ["en", "hu", "lt", "pl", "ru"])
def test_no_title_of_a_part_is_cut_off_at_the_edge(language: str) -> None:
    """Four civilizations of Through the Ages have the longest line of titles."""

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        titles, last = seen(app)[1].rstrip(), app.parts()[-1][0]
        assert titles.endswith(f"{last}{app.news()}")
        assert len(titles) <= 80

    drive(sitting("through_the_ages", players=4, language=language), script)


def test_no_title_of_a_part_loses_letters() -> None:
    titles = ["Map", "Cities", "Your hand", "Log +12"]
    assert fit_titles(titles, 80, 0) == [(0, " Map "), (1, " Cities "), (2, " Your hand "), (3, " Log +12 ")]
    assert fit_titles(titles, 29, 0) == [(0, " Map"), (1, "│Cities"), (2, "│Your hand"), (3, "│Log +12")]
    assert fit_titles(titles, 28, 0) == [(0, " Map"), (1, "│Cities"), (2, "│…"), (3, "│Log +12")]
    assert fit_titles(titles, 28, 2) == [(0, " …"), (1, "│Cities"), (2, "│Your hand"), (3, "│Log +12")]
    assert fit_titles(titles, 16, 0) == [(0, " Map"), (1, "│…"), (3, "│Log +12")]
    assert fit_titles(titles, 16, 3) == [(2, " …"), (3, "│Log +12")]


@pytest.mark.parametrize("language", words.languages())
def test_every_part_can_be_reached_whatever_the_width(language: str) -> None:
    """The one that is looked at has its whole title, and signs for those left out lead to the next ones."""

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        app.show_more(app.table.say("term-foreseen"), Text("more"))
        titles = [title for title, _ in app.parts()]
        for n, title in enumerate(titles):
            app.show_part(n)
            await pilot.pause(0.1)
            strip = list(app.query(Part))
            assert [part.n for part in strip if part.has_class("shown")] == [n]
            assert title.casefold() in seen(app)[1].casefold()
            assert {n - 1, n + 1} & set(range(len(titles))) <= {part.n for part in strip}

    drive(sitting("through_the_ages", players=4, language=language), script)


def test_words_that_name_nothing_are_answered_as_they_are_typed(pebbles: Any) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        assert any(app.table.say("term-line") in line for line in seen(app))
        await pilot.press(*"zzz")
        await until(pilot, lambda: app.table.say("term-no-option") in app.foreseen.plain, "nothing says that no option is like that")
        assert not app.found

    drive(sitting("pebbles"), script)


def test_choices_longer_than_a_line_get_the_lines_they_need() -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        assert app.menu is not None
        labels = ["x" * 100, "short"]
        app.menu.labels = lambda: labels  # type: ignore[method-assign]
        assert app.lines_of_menu() == 3

    drive(sitting("through_the_ages"), script)


def test_an_option_is_picked_by_number_by_arrows_by_words_and_by_mouse(pebbles: Any) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "enter")  # nothing is exchanged
        await asked(app, pilot)
        assert app.table.history.moves[0].option == ("exchange", ())
        second = app.menu.option_at(1) if app.menu else None
        await pilot.press("down", "enter")
        await asked(app, pilot)
        assert mine(app)[-1] == second
        assert app.menu is not None
        label = app.menu.labels()[0]
        third = app.menu.option_at(0)
        await pilot.press(*typed(label))
        assert len(app.found) < len(app.menu.labels()) or len(app.menu.labels()) == 1
        await pilot.press("enter")
        await asked(app, pilot)
        assert mine(app)[-1] == third
        fourth = app.menu.option_at(0) if app.menu else None
        await pilot.click("#choices", offset=(4, 0))
        await asked(app, pilot)
        assert mine(app)[-1] == fourth
        assert app.over
        assert shows(app, "The game is over")

    drive(sitting("pebbles"), play)


def typed(text: str) -> list[str]:
    return ["space" if sign == " " else sign for sign in text]


def mine(app: FullScreen) -> list[Any]:
    return [move.option for move in app.table.history.moves if move.seat == 0]


def test_several_are_ticked_and_too_many_are_refused_with_the_rule(pebbles: Any) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        for n in ("2", "3", "4"):
            await pilot.press(n, "enter")
        assert shows(app, "[x]")
        await pilot.press("1", "enter")
        await pilot.pause(0.2)
        assert shows(app, "[PEB-2.1]")
        assert not app.table.history.moves
        await pilot.press("4", "enter", "1", "enter")
        await asked(app, pilot)
        assert len(mine(app)[0][1]) == 2

    drive(sitting("pebbles"), play)


def test_a_decision_is_taken_back_and_done_again_on_the_shelf_too() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("2", "enter")
        await asked(app, pilot)
        table, moves = app.table, len(app.table.history.moves)
        assert mine(app)[-1][0] == "take"
        assert table.kept_in is not None
        await pilot.press("ctrl+z")
        await asked(app, pilot)
        assert len(table.history.moves) == moves - 1
        assert len(read(table.kept_in).decisions) == moves - 1
        await pilot.press("ctrl+y")
        await asked(app, pilot)
        assert len(table.history.moves) == moves
        assert len(read(table.kept_in).decisions) == moves

    drive(sitting("through_the_ages", seed=3), play)


def test_what_an_option_would_change_is_told_with_what_is_printed_on_it() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        for _ in range(300):
            await pilot.pause(0.02)
            if shows(app, "→"):
                break
        assert shows(app, "Civil actions")
        assert shows(app, ", leader: ") or shows(app, ", action: ") or shows(app, ", wonder: ")

    drive(sitting("through_the_ages", seed=3), look)


def test_rules_are_looked_up_beside_the_board(pebbles: Any) -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("f2")
        await pilot.pause()
        assert shows(app, "PEB-2.1")
        await pilot.press(*typed("r king"), "enter")
        await pilot.pause()
        assert shows(app, "PEB-3.3")
        await pilot.press(*typed("r xylophone"), "enter")
        await pilot.pause()
        assert shows(app, "No rule is found by 'xylophone'.")
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert shows(app, "this help")
        await pilot.press("ctrl+p", "ctrl+p")
        assert app.query_one("#line").value == "r king"  # type: ignore[attr-defined]

    drive(sitting("pebbles"), look)


def test_resigning_asks_first() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "enter")
        await asked(app, pilot)
        assert app.menu is not None
        assert app.menu.option_at(len(app.menu.labels()) - 1) == ("resign",)
        moves = len(app.table.history.moves)
        await pilot.press("up", "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ask)
        await pilot.press("n")
        await pilot.pause(0.1)
        assert len(app.table.history.moves) == moves
        await pilot.press("up", "enter")
        await pilot.pause(0.1)
        await pilot.press("y")
        await asked(app, pilot)
        assert ("resign",) in mine(app)

    drive(sitting("through_the_ages", seed=3), play)


def test_who_won_stays_to_be_seen_and_the_end_can_be_taken_back() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "enter")
        await asked(app, pilot)
        await pilot.press("up", "enter")
        await pilot.pause(0.1)
        await pilot.press("y")
        await until(pilot, lambda: app.over and shows(app, "place  player"), "the final table")
        assert shows(app, "Enter to leave"), "what can be done now"
        await pilot.press("f1")
        await until(pilot, lambda: shows(app, "choose that option"), "help")
        await pilot.press("escape")
        await until(pilot, lambda: shows(app, "place  player"), "the final table again")
        await pilot.press("f3", "escape")
        await until(pilot, lambda: shows(app, "place  player"), "the final table after the log")
        await pilot.press("ctrl+z")
        await until(pilot, lambda: app.menu is not None and bool(app.found), "it goes on")
        assert ("resign",) not in mine(app)
        assert not shows(app, "place  player")
        assert shows(app, "a number, words")
        await pilot.press("1", "enter")
        await asked(app, pilot)

    table = sitting("through_the_ages", seed=3)
    drive(table, play)
    assert table.kept_in is not None
    assert "resign" not in table.kept_in.read_text(encoding="utf-8")


def test_a_hand_is_covered_before_another_person_looks(pebbles: Any) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Cover)
        assert shows(app, "It is for Ann to decide.")
        await pilot.press("enter")
        await asked(app, pilot)
        first = hand(app, 0)
        assert shows(app, first)
        await pilot.press("1", "enter")
        await asked(app, pilot)
        assert isinstance(app.screen, Cover)
        assert shows(app, "It is for Bob to decide.")
        assert not shows(app, first)
        assert not shows(app, hand(app, 1))
        await pilot.press("enter")
        await asked(app, pilot)
        assert shows(app, hand(app, 1))
        assert not shows(app, first)

    drive(sitting("pebbles", humans=2, called=["Ann", "Bob"]), play)


def hand(app: FullScreen, seat: int) -> str:
    cards = app.table.state.players[seat].hand
    return " ".join("king" if card // 3 == 11 else str(card // 3 + 1) for card in cards)


def test_a_closed_window_ends_it_whatever_it_is_doing(hang_up: None) -> None:
    """Waiting for a terminal that is gone, the loop could hear no signal: the system's own way must stand."""

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_DFL

    drive(sitting("through_the_ages"), script)


def test_leaving_keeps_the_game(pebbles: Any, shelf: Path) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "enter")
        await asked(app, pilot)
        await pilot.press("ctrl+c")

    drive(sitting("pebbles"), play)
    (path,) = shelf.glob("*.civ")
    assert len(Record.load(path).decisions) == 2


def test_a_copy_is_saved_but_another_game_is_overwritten_only_after_a_question(
    pebbles: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Record.of(History(pebbles, 2, 9), []).save("evening.civ")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press(*typed("save evening"), "full_stop", *typed("civ"), "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ask)
        await pilot.press("escape")
        await pilot.pause(0.1)
        assert Record.load("evening.civ").seed == 9
        await pilot.press(*typed("save mine"), "full_stop", *typed("civ"), "enter")
        await pilot.pause(0.1)
        assert Record.load("mine.civ").seed == 5

    drive(sitting("pebbles"), play)


@pytest.mark.parametrize("id", GAMES_HERE)
def test_every_kind_of_choice_can_be_made(id: str) -> None:
    """Whatever is asked, picking entries at random leads on: lists, sets, amounts and long walks."""
    rng = random.Random(id)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        for _ in range(400):
            if app.over or len(mine(app)) >= 40:
                return
            assert app.menu is not None
            entries = len(app.menu.labels())
            assert entries == len(app.found)
            n = rng.randrange(entries)
            if app.menu.option_at(n) == ("resign",):
                continue
            if isinstance(app.menu, Counted) and n == 0:  # what was counted at random seldom adds up
                found = app.menu.space.path(app.menu.space.sample(rng))
                assert found is not None
                app.menu.amounts = list(found)
            app.pick(n)
            await pilot.pause(0.02)
            await asked(app, pilot)
        raise AssertionError(f"the game stands still at {app.table.state.where}")

    drive(sitting(id, 3), play, (120, 40))


def test_what_is_longer_than_its_place_is_read_whole() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        app.workers.cancel_group(app, "foresight")
        app.complain(" ".join(f"word{n}" for n in range(60)))
        await pilot.pause()
        assert shows(app, "… F5")
        assert not shows(app, "word59")
        await pilot.press("f5")
        await until(pilot, lambda: shows(app, "word59"), "all of it is a part of the board")

    drive(sitting("through_the_ages"), look)


def test_the_log_is_one_part_on_a_narrow_screen() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("f3")
        log = words.fill("term-log", {}, "en")
        await until(pilot, lambda: app.parts()[app.part][0] == log, "the log is shown")
        assert [title for title, _ in app.parts()].count(log) == 1

    drive(sitting("through_the_ages"), look)


def test_a_narrow_screen_says_how_much_others_have_added_to_the_log() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        moves = app.table.history.moves
        while not moves or moves[-1].seat == 0:
            assert not app.news()
            await pilot.press(*"1", "enter")
            await asked(app, pilot)
        own = max([n for n, move in enumerate(moves) if move.seat == 0], default=-1)
        added = sum([len(move.events) for move in moves[own + 1 :]])
        await until(pilot, lambda: seen(app)[1].rstrip().endswith(f"Log +{added}"), "the log has new lines")
        await pilot.press("f3")
        await until(pilot, lambda: seen(app)[1].rstrip().endswith("Log"), "they are read")
        await pilot.resize_terminal(120, 40)
        assert not app.news()

    drive(sitting("through_the_ages"), look)


def test_the_whole_log_is_read_from_its_end_on_a_wide_screen() -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        board = app.query_one("#board", ScrollableContainer)
        while len(app.table.lines(app.looking)) <= board.size.height:  # until it is longer than its place
            await pilot.press("enter")
            await asked(app, pilot)
        last = app.table.lines(app.looking)[-1]
        await pilot.press("f3")
        await until(pilot, lambda: board.scroll_y == board.max_scroll_y > 0, "the log begins at its beginning")
        assert any(last in line for line in seen(app))

    drive(sitting("through_the_ages", 3), script, (140, 24))


def test_the_log_stays_at_its_end_when_the_choices_take_its_lines() -> None:
    async def look(app: FullScreen, pilot: Pilot[None]) -> None:
        log = app.query_one("#log", RichLog)
        for _ in range(2):  # set-up has few choices, a turn has many
            await pilot.press("enter")
            await asked(app, pilot)
        assert log.max_scroll_y > 0
        await until(pilot, lambda: log.is_vertical_scroll_end, "what happened last is seen")

    drive(sitting("clash_of_cultures", 4, seed=11), look, (200, 50))
