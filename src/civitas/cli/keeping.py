"""Where games are kept while they are played: a file a game, a line a decision, written as it is made.

Such a file is a record (see ``civitas.kernel.saves``) that grows; its end line comes when the game is left.
Where nobody could write it, because the power or the patience failed, all whole lines count.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

import platformdirs

from civitas.kernel.history import History
from civitas.kernel.saves import HEADER, GameRecord, RecordError, write_option

OVER = "the game is over"  # what stands before the end line of a game that was played to its end


class InUse(Exception):
    """This game is being played in another window."""


class Kept(NamedTuple):
    """A game on the shelf."""

    path: Path
    record: GameRecord
    when: float

    @property
    def over(self) -> bool:
        return OVER in self.record.comments.get(len(self.record.decisions), ())


def shelf() -> Path:
    """The user's folder for games."""
    return platformdirs.user_data_path("civitas", appauthor=False) / "games"


def list_kept() -> Iterator[Kept]:
    """The games on the shelf, the last one first."""
    found = [(path.stat().st_mtime, path) for path in shelf().glob("*.civ")] if shelf().is_dir() else []
    for when, path in sorted(found, reverse=True):
        with contextlib.suppress(RecordError):
            yield Kept(path, read(path), when)


def read(path: Path) -> GameRecord:
    """A record, even one that broke off; RecordError in one sentence if it is none."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise RecordError(f"the file {path} cannot be read: {problem.strerror or problem}") from None
    if text.startswith(HEADER.encode()) and not has_ended(text):
        sound, starts = whole(text)
        try:
            return GameRecord.parse(f"{text[:sound].decode()}end {len(starts)}\n")
        except (RecordError, UnicodeDecodeError) as problem:
            raise RecordError(f"{path}, {problem}") from None
    return GameRecord.load(path)


def has_ended(text: bytes) -> bool:
    """Whether the last line of a record is its end line."""
    return text.endswith(b"\n") and text.rstrip().rpartition(b"\n")[2].startswith(b"end ")


def whole(text: bytes) -> tuple[int, list[int]]:
    """How far whole decisions reach, and where each begins."""
    header = text.find(b"\n\n")
    end = at = header + 2
    starts: list[int] = []
    while header >= 0 and (newline := text.find(b"\n", at)) >= 0:
        if text[at : at + 1].isdigit():
            starts.append(at)
            end = newline + 1
        at = newline + 1
    return end, starts


class Journal:
    """The file of one game.  It comes into being with the first decision, and is ours alone as long as it is open."""

    def __init__(self, path: Path | None, history: History, names: list[str]) -> None:
        """Go on in *path* if it holds this very game; else a new file there, or (None) on the shelf."""
        self.path = path
        self.history = history
        self.names = names
        self.file: IO[bytes] | None = None
        self.starts: list[int] = []  # where each decision begins
        if path is not None and path.exists():
            self.take_up(path)

    def take_up(self, path: Path) -> None:
        """Open a file that holds the moves made so far: what stands behind the last of them goes."""
        file = path.open("r+b", buffering=0)
        if not lock(file):
            file.close()
            raise InUse(f"{path} is being played in another window")
        end, self.starts = whole(file.read())
        if len(self.starts) != len(self.history.moves):
            file.close()
            raise InUse(f"{path} has changed meanwhile")
        self.file = file
        self.cut(end)

    def begin(self) -> None:
        """A new file, with all that was decided so far."""
        if self.path is None:
            shelf().mkdir(parents=True, exist_ok=True)
            self.path = find_unused(shelf(), f"{self.history.game.id}-{time.strftime('%Y-%m-%d-%H%M')}")
        self.file = self.path.open("xb", buffering=0)
        lock(self.file)
        text = GameRecord.of(self.history, self.names).text().encode()
        end, self.starts = whole(text)
        self.file.write(text[:end])

    def add(self, lasting: bool) -> None:
        """The last decision; *lasting*, also where the power fails."""
        if self.file is None:
            self.begin()
        else:
            move = self.history.moves[-1]
            self.starts.append(self.file.tell())
            self.file.write(f"{move.seat} {write_option(self.history.game.notation, move.option)}\n".encode())
        if lasting and self.file is not None:
            os.fsync(self.file.fileno())

    def take_back(self) -> None:
        """The last decision goes; after the end of the game its file is opened again."""
        if self.file is None:
            return
        if self.file.closed and self.path is not None:
            self.file = self.path.open("r+b", buffering=0)
            lock(self.file)
        self.cut(self.starts.pop())

    def cut(self, end: int) -> None:
        assert self.file is not None
        self.file.seek(end)
        self.file.truncate()

    def close(self) -> None:
        """The end line, and whether the game is over."""
        if self.file is None or self.file.closed:
            return
        if len(self.starts) != len(self.history.moves):  # interrupted in the middle of a decision
            self.break_off()
            return
        s = self.history.state
        over = f"# {OVER}\n" if s.over else ""
        self.file.write(f"{over}end {len(self.history.moves)} {s.fingerprint()}\n".encode())
        self.file.close()

    def break_off(self) -> None:
        """No end line: whole decisions are read again, whatever was under way."""
        if self.file is not None:
            self.file.close()


def find_unused(folder: Path, name: str) -> Path:
    """A path of that name which is not taken."""
    path, n = folder / f"{name}.civ", 1
    while path.exists():
        n += 1
        path = folder / f"{name}-{n}.civ"
    return path


def lock(file: IO[bytes]) -> bool:
    """Whether this file is ours now; it is free again when it is closed, or we are gone."""
    try:
        import fcntl
    except ImportError:  # where files cannot be locked like this, two windows may write one game
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
