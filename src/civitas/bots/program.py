"""Bots that are programs in any language: one line of JSON a message, over their standard input and output.

To the program go ``game`` (once), ``choose`` (answer with one line), ``wrong`` (the last answer was refused; answer again) and
``over``.  docs/writing-a-bot.md has the messages.  Whatever a program does, the game goes on: a choice that is refused twice, a
line that cannot be read, a crash, and too much time or memory all lead to a choice at random in its place, and a program that
crashed or went beyond its limits is not asked again in this game.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

from civitas.kernel.codec import tuples
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from . import Bot, SeatView

PROTOCOL = 1
SECONDS = 10.0  # for one answer
MEGABYTES = 1024  # of memory in use
LINE = 1 << 20  # bytes of one answer
SAMPLES = 16  # options of a space that are shown
TRIES = 2  # answers to one question


class Silenced(Exception):
    """The program will not be asked again: why.

    >>> str(Silenced("it took more than 10 seconds"))
    'it took more than 10 seconds'
    """


def question(game: Game, seat_view: SeatView, rng: Any) -> dict[str, Any]:
    """What a program is asked: what it sees, and its options, each as it is answered, by ids, and whether anybody sensible would take it.

    >>> import civitas, random
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> asked = question(game, SeatView(s, s.to_act[0]), random.Random(1))
    >>> asked["type"], asked["what"], asked["options"][0]["named"][0] == asked["options"][0]["option"][0]
    ('choose', 'action', True)
    """
    seen = add_names(game, seat_view.view())
    seen.pop("options")
    legal = seat_view.legal
    asked = {"type": "choose", "seat": seat_view.seat, "what": seat_view.what, "view": seen}
    if isinstance(legal, Space):
        samples = list(dict.fromkeys(legal.sample(rng) for _ in range(SAMPLES)))
        return {**asked, "space": legal.plain(), "options": [write_option(game, option, seat_view) for option in samples]}
    return {**asked, "space": None, "options": [write_option(game, option, seat_view) for option in legal]}


def write_option(game: Game, option: Option, seat_view: SeatView) -> dict[str, Any]:
    """An option as it is sent back, by ids, and whether it is one that only a desperate player would choose.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> write_option(game, ("end",), SeatView(s, s.to_act[0]))
    {'option': ('end',), 'named': ('end',), 'unlikely': False}
    """
    return {"option": option, "named": game.notation.encode(option), "unlikely": option in seat_view.unlikely}


def add_names(game: Game, seen: dict[str, Any]) -> dict[str, Any]:
    """A view with ``names`` beside its numbers: the ids of every kind of thing, in the order of their numbers.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> view = add_names(game, s.view(0))
    >>> view["names"]["card"][view["players"][0]["government"]]
    'despotism'
    """
    return {**seen, "names": {**game.notation.tables, **game.notation.counted}}


def read_answer(line: bytes, legal: list[Option] | Space, offered: list[Option]) -> Option:
    """The option that an answer means: ``{"option": [...]}``, or ``{"index": n}`` of those shown; ValueError if it means none.

    >>> read_answer(b'{"index": 0}', [("end",)], [("end",)]), read_answer(b'{"option": ["end"]}', [("end",)], [])
    (('end',), ('end',))
    >>> read_answer(b'{"option": ["win"]}', [("end",)], [])
    Traceback (most recent call last):
    ValueError: ['win'] is not among the options
    """
    try:
        said = json.loads(line)
    except ValueError:
        raise ValueError("that is no line of JSON") from None
    if not isinstance(said, dict):
        raise ValueError("an answer is an object with option or index")
    if type(said.get("index")) is int:
        if not 0 <= said["index"] < len(offered):
            raise ValueError(f"there are {len(offered)} options, and {said['index']} is none of them")
        return offered[said["index"]]
    given = said.get("option")
    option = tuples(given) if isinstance(given, list) else ()
    found = legal.canonical(option) if isinstance(legal, Space) and option else option if option in legal else None
    if not found:
        raise ValueError(f"{given!r} is not among the options")
    return found


class ProgramBot(Bot):
    """A bot that is a program: any executable file that answers lines with lines.

    >>> import civitas
    >>> ProgramBot(civitas.game("through_the_ages"), path=Path("/bin/cat")).name
    'cat'
    """

    def __init__(self, game: Game, seed: int | str = 0, *, path: Path, seconds: float = SECONDS, megabytes: int = MEGABYTES) -> None:
        self.name = path.name
        super().__init__(game, seed)
        self.path = path
        self.seconds = seconds
        self.megabytes = megabytes
        self.process: subprocess.Popen[bytes] | None = None
        self.silenced = ""  # why it is not asked any more
        self.faults: Counter[str] = Counter()  # what went wrong, and how often
        self.rest = b""

    def choose(self, seat_view: SeatView) -> Option:
        if not self.silenced:
            try:
                return self.converse(seat_view)
            except Silenced as problem:
                self.silenced = str(problem)
                self.faults[self.silenced] += 1
                self.close()
            except ValueError as problem:
                self.faults[str(problem)] += 1
        return seat_view.draw(self.rng)

    def converse(self, seat_view: SeatView) -> Option:
        """Ask, and once more if the answer is wrong."""
        if self.process is None:
            self.begin(seat_view)
        asked = question(self.game, seat_view, self.rng)
        self.send(asked)
        offered = [row["option"] for row in asked["options"]]
        for left in range(TRIES - 1, -1, -1):
            line = self.receive()
            try:
                return read_answer(line, seat_view.legal, offered)
            except ValueError as problem:
                if not left:
                    raise
                self.faults[str(problem)] += 1
                self.send({"type": "wrong", "why": str(problem)})
        raise ValueError("no answer")

    # --- the process

    def begin(self, seat_view: SeatView) -> None:
        try:
            self.process = subprocess.Popen([self.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        except OSError as problem:
            raise Silenced(f"{self.path.name} cannot be started: {problem.strerror or problem}") from None
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        os.set_blocking(self.process.stdin.fileno(), False)
        game = self.game
        self.send({"type": "game", "protocol": PROTOCOL, "game": game.id, "rules": game.rules_version, "seat": seat_view.seat})

    def send(self, message: dict[str, Any]) -> None:
        process = self.running()
        assert process.stdin is not None
        left = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        until = time.monotonic() + self.seconds
        while left:
            try:
                left = left[os.write(process.stdin.fileno(), left) :]
            except BlockingIOError:
                self.check_limits(process, until)
                time.sleep(0.001)
            except OSError:
                raise Silenced(f"{self.path.name} ended") from None

    def receive(self) -> bytes:
        """The next line; Silenced if it does not come in time."""
        process = self.running()
        assert process.stdout is not None
        until = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                self.check_limits(process, until)
                if waiting.select(0.05):
                    read = os.read(process.stdout.fileno(), 65536)
                    if not read:
                        raise Silenced(f"{self.path.name} ended")
                    self.rest += read
                if len(self.rest) > LINE:
                    raise Silenced(f"{self.path.name} says more than {LINE} bytes in a line")
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            raise Silenced(f"{self.path.name} has ended")
        return self.process

    def check_limits(self, process: subprocess.Popen[bytes], until: float) -> None:
        if time.monotonic() > until:
            raise Silenced(f"{self.path.name} took more than {self.seconds:g} seconds")
        if memory_in_use(process.pid) > self.megabytes:
            raise Silenced(f"{self.path.name} took more than {self.megabytes} MB")

    def close(self) -> None:
        """Say that it is over, and end the program if it does not end by itself."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            os.write(process.stdin.fileno(), b'{"type":"over"}\n')
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(0.0 if self.silenced else 0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()


def memory_in_use(pid: int) -> float:
    """Megabytes that a process has in memory; 0 where the system does not tell.

    >>> memory_in_use(os.getpid()) >= 0
    True
    """
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, IndexError):
        return 0.0
