"""Plain prompts on a small terminal, and what a terminal player stumbled over."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import civitas
import documents
from civitas import words
from civitas.bots import SeatView, bot
from civitas.cli.common import choose_language, name_seats, sections
from civitas.cli.keeping import list_kept, lock, read
from civitas.cli.play import seat_players
from civitas.cli.sitting import Sitting
from civitas.kernel.history import History

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
TTA, CIV, SMC, COC = "through_the_ages", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures"


class Terminal:
    """A terminal of 80 columns and 24 lines."""

    def __init__(self, installed: Path, *args: str, columns: int = 80, lines: int = 24, **env: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        path = os.pathsep.join((str(Path(documents.__file__).parents[1] / "src"), str(installed)))
        known = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        surroundings = known | {"PYTHONPATH": path, "TERM": "xterm"} | env
        self.game = subprocess.Popen(
            [sys.executable, "-m", "civitas", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=surroundings,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)

    def until(self, *wanted: str) -> str:
        """What it shows until one of these comes at the end."""
        seen = ""
        while not any(ESCAPES.sub("", seen).endswith(end) for end in wanted):
            assert select.select([self.ours], [], [], 60)[0], seen
            seen += os.read(self.ours, 65536).decode()
        return ESCAPES.sub("", seen)

    def until_shown(self, wanted: str) -> None:
        """Until these words are somewhere on the screen."""
        seen, end = "", time.monotonic() + 60
        while wanted not in ESCAPES.sub("", seen):
            assert time.monotonic() < end, seen
            if select.select([self.ours], [], [], 1)[0]:
                seen += os.read(self.ours, 65536).decode(errors="replace")

    def drain(self) -> None:
        """Read what it says until it is gone."""
        with contextlib.suppress(OSError):
            while select.select([self.ours], [], [], 60)[0] and os.read(self.ours, 65536):
                pass
        os.close(self.ours)

    def type(self, text: str) -> None:
        os.write(self.ours, f"{text}\n".encode())

    def close(self) -> None:
        self.game.kill()
        self.game.wait()
        os.close(self.ours)


@pytest.mark.parametrize(("game", "answers"), {TTA: ("1", "1", "1"), CIV: ("1", "2", "1"), SMC: ("1", "1"), COC: ("1", "1")}.items())
def test_a_prompt_is_not_higher_than_the_screen_and_no_line_wider(installed: Path, game: str, answers: tuple[str, ...]) -> None:
    most = str(civitas.game(game).max_players)
    terminal = Terminal(installed, "play", game, "--plain", "--seed", "3", "--players", most, "--bots", "random")
    try:
        for answer in answers:
            end = ""
            while not end.endswith("for help > "):
                end = terminal.until("for help > ", "--- Enter, q --- ")
                drawn = end.rpartition("thinking")[2]
                assert drawn.count("\n") <= 24, drawn
                assert max(cell_len(line) for line in drawn.split("\n")) <= 80, drawn
                if end.endswith("--- "):
                    terminal.type("")
            terminal.type(answer)
    finally:
        terminal.close()


def test_what_is_longer_than_the_screen_is_shown_a_screen_at_a_time(installed: Path) -> None:
    terminal = Terminal(installed, "play", TTA, "--plain", "--seed", "3", "--bots", "random")
    try:
        terminal.until("for help > ")
        for command in ("r wonder", "t", "rules wonder"):
            terminal.type(command)
            shown = terminal.until("--- Enter, q --- ")
            assert 20 <= shown.count("\n") <= 25
            terminal.type("q")
            terminal.until("for help > ")
    finally:
        terminal.close()


@pytest.mark.parametrize("way", ["SIGINT", "SIGTERM", "SIGKILL", "closed window"])
def test_a_game_on_the_whole_screen_is_free_again_however_it_ends(hang_up: None, installed: Path, tmp_path: Path, way: str) -> None:
    terminal = Terminal(installed, "play", TTA, "--seed", "3", "--bots", "random", XDG_DATA_HOME=str(tmp_path))
    try:
        terminal.until_shown("Take")
        os.write(terminal.ours, b"2\r")
        terminal.until_shown("civil action is left")  # one of two: the answer was heard
    finally:
        if way == "closed window":
            os.close(terminal.ours)
        else:
            terminal.game.send_signal(getattr(signal, way))
    try:
        if way != "closed window":
            terminal.drain()
        terminal.game.wait(timeout=60)
    finally:
        terminal.game.kill()
    [kept] = (tmp_path / "civitas" / "games").glob("*.civ")
    assert [seat for seat, _ in read(kept).decisions].count(0) == 1
    with kept.open("rb") as file:
        assert lock(file), "nobody else can go on with it"


def test_the_log_stands_above_the_table(run: Any) -> None:
    result = run("play", TTA, "--seed", "3", "--bots", "greedy", stdin="1\n")
    second = result.stdout.partition("1-9")[2]
    assert second.index("produces") < second.index("Card row" if "Card row" in second else "Age I, round 2") < second.index("Which political action?")


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", [TTA, CIV, SMC, COC])
def test_no_heading_and_no_card_is_cut_at_80_columns(game: str, language: str) -> None:
    title, player = civitas.game(game), bot("random", civitas.game(game), 1)
    s = title.new(title.max_players, 3)
    out = Console(width=80, file=io.StringIO())
    for n in range(200):
        if s.over:
            break
        seat = s.to_act[0]
        s.play(player.choose(SeatView(s, seat)), seat)
        if n % 66 == 0:
            for _, part in sections(title, s, 0, language, name_seats(title, s, (), language)):
                for line in out.render_lines(part, pad=False):
                    text = "".join(piece.text for piece in line)
                    assert "…" not in text
                    assert cell_len(text) <= 80


def test_resigning_is_no_number_and_asks_first(run: Any) -> None:
    politics = "1\n"  # the first turn ends, the second begins with politics
    result = run("play", TTA, "--seed", "3", "--bots", "random", stdin=f"{politics}2\nresign\nn\nresign\ny\n")
    after = result.stdout.partition("Which political action?")[2]
    assert "There are options 1 to 1." in after
    assert after.count("Resign from the game: are you sure?") == 2
    assert "The game is over" in after
    declined = after.split("are you sure?")[1]
    assert "resigns" not in declined


def test_resigning_is_taken_back_after_the_end_too(run: Any, shelf: Path) -> None:
    result = run("play", TTA, "--seed", "3", "--bots", "random", stdin="1\nresign\ny\nu\n1\n")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Taken back." in result.stdout
    assert "What do you do?" in result.stdout.partition("Taken back.")[2], "the game goes on"
    [path] = shelf.glob("*.civ")
    assert "resign" not in path.read_text(encoding="utf-8")
    assert not next(list_kept()).over


def test_a_player_is_called_by_their_nation_everywhere(run: Any) -> None:
    result = run("play", CIV, "--seed", "3", "--players", "4", "--bots", "random", stdin="1\n2\n1\n1\n1\n")
    told = result.stdout
    assert re.search(r"Player 1 chooses Thrace\.", told)
    assert "Thrace starts in Odessus." in told
    assert "Seat" not in told
    after = told.partition("Round 1 begins.")[2]
    assert not re.search(r"Player \d", after)


def test_the_names_of_a_game_that_goes_on_are_those_of_their_time(run: Any) -> None:
    run("play", CIV, "--seed", "3", "--players", "4", "--bots", "random", stdin="1\n2\n")
    again = run("play", "--resume", stdin="l\n")
    assert "Player 1 chooses Thrace." in again.stdout
    assert "Thrace starts in Odessus." in again.stdout
    assert "Census: Thrace has 2 on the board." in again.stdout


def test_two_nations_never_have_the_same_letters() -> None:
    from civitas.games.civilization_1980.chart import all_letters

    assert len(set(all_letters())) == 9


def test_the_end_of_civilization_shows_points_beside_the_space() -> None:
    history = History(civitas.game(CIV), 2, 4, {"max_rounds": 6} if any(o.name == "max_rounds" for o in civitas.game(CIV).options) else {})
    table = Sitting(history, seat_players(history, 0, ["random"]), [], "en")
    table.journal = None
    rng = random.Random(1)
    while (seat := table.next_seat()) is not None:
        history.play(SeatView(table.state, seat).draw(rng), seat)
    headings, rows = table.results()
    assert headings[2:] == ["A.S.T.", "points"]
    first = next(seat for seat in range(2) if table.state.ranking[0] == (seat,))
    assert rows[0][2:] == (str(table.state.players[first].space), str(table.state.totals[first]))


def test_one_step_is_left() -> None:
    assert "1 step left" in words.question(CIV, "ship-under-way", {"zone": 0, "tokens": 2, "steps": 1})
    assert "2 steps left" in words.question(CIV, "ship-under-way", {"zone": 0, "tokens": 2, "steps": 2})


def test_letters_that_a_terminal_lacks_are_no_traceback(installed: Path, tmp_path: Path) -> None:
    for args in (("play", CIV, "--language", "hu", "--seed", "3"), ("rules", CIV, "--language", "ru")):
        surroundings = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
        done = documents.python("-m", "civitas", *args, path=installed, stdin="", cwd=tmp_path, **surroundings)
        assert (done.returncode, done.stderr) == (0, "")
        assert args[0] == "rules" or "2 jatekos" in done.stdout, "without their accents, not as question marks"


@pytest.mark.parametrize(
    ("surroundings", "spoken"),
    [
        ({"LANG": "lt_LT.UTF-8"}, "lt"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "tlh_XX"}, "en"),
        ({"LANG": "plt_MG"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_surroundings(surroundings: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert choose_language(None) == spoken
    assert choose_language("lt") == "lt"


def test_where_colours_are_not_wanted_plain_prompts_serve(installed: Path) -> None:
    for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        terminal = Terminal(installed, "play", "pebbles", **env)
        try:
            assert "Pebbles, 2 players." in terminal.until("for help > ")
        finally:
            terminal.close()


def test_the_whole_screen_opens_on_a_terminal_and_closes_when_it_is_told_to(installed: Path, shelf: Path) -> None:
    terminal = Terminal(installed, "play", "pebbles")
    try:
        seen = ""
        while "Enter choose" not in seen:
            assert select.select([terminal.ours], [], [], 60)[0], seen
            seen += os.read(terminal.ours, 65536).decode(errors="replace")
        assert "\x1b[?1049h" in seen
        terminal.game.terminate()
        while "\x1b[?1049l" not in seen:  # the screen is given back
            assert select.select([terminal.ours], [], [], 60)[0], seen
            seen += os.read(terminal.ours, 65536).decode(errors="replace")
        assert terminal.game.wait(timeout=30) == 0
    finally:
        terminal.close()


def test_the_cards_of_a_nation_stand_in_a_column_beside_its_name() -> None:
    history = History(civitas.game(CIV), 2, 4)
    history.state.players[0].cards = (1 << 8) - 1
    console = Console(width=80, legacy_windows=False)
    with console.capture() as said:
        console.print(sections(history.game, history.state, 0, "en", ["Ona", "Jurgis"])[0][1])
    lines = said.get().rstrip().splitlines()
    first = next(n for n, line in enumerate(lines) if "Pottery" in line)
    assert len(lines) > first + 1, "so many that they take a second line"
    assert all(line.startswith("      ") for line in lines[first + 1 :])
