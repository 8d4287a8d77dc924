"""The record of a game on paper: readable text, one decision a line.

    civitas record 2
    game: through_the_ages
    rules: 1
    players: 2
    seed: 7
    options: {}
    names: ["Ann", "Bob"]

    0 take 4  # moses
    1 prepare foray_ii
    0 send (warriors warriors) () ()
    end 3 53b5b0a1c9d2f4e8

A line is a seat, a verb and what it takes: ids of the game's tables, words, numbers, lists in brackets, by the game's
``notation``.  What stands behind a # is for the reader.  The last line counts the decisions and gives the fingerprint
of the position after them, so that a file that was cut off or changed is known as such.
Records of the first form (``civitas record 1``) hold the numbers of cards instead of their ids, and are still read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from .flow import IllegalChoice
from .history import History
from .notation import NUMBERS, Notation
from .records import Option
from .registry import game as game_called

HEADER = "civitas record 2"
NUMBERED = "civitas record 1"  # the first form: places in tables instead of ids
KEYS: dict[str, tuple[type, ...]] = {"game": (str,), "rules": (int,), "players": (int,), "seed": (int, str), "options": (dict,), "names": (list,)}
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_.:/'+-]*\Z")
TOKEN = re.compile(r'\s*(\(|\)|"(?:[^"\\]|\\.)*"|#.*|[^\s()"#]+)')
CONSTANTS: dict[str, Any] = {"none": None, "true": True, "false": False}
NOT_WORDS = {*CONSTANTS, "nan", "inf"}


class RecordError(ValueError):
    """What is wrong with a record, in one sentence.

    >>> GameRecord.parse("chess")
    Traceback (most recent call last):
    civitas.kernel.saves.RecordError: line 1: this is not a Civitas record: ...
    >>> GameRecord.load("nowhere.civ")
    Traceback (most recent call last):
    civitas.kernel.saves.RecordError: the file nowhere.civ cannot be read: No such file or directory
    """


@dataclass
class GameRecord:
    """A game as a list of decisions.

    >>> r = GameRecord("through_the_ages", 1, 2, 7, {}, [], [(0, ("take", 4))])
    >>> GameRecord.parse(r.text()) == r
    True
    >>> from tempfile import TemporaryDirectory
    >>> from civitas import game
    >>> played = History(game("through_the_ages"), players=2, seed=7)
    >>> played.play(played.state.legal()[0])
    >>> r = GameRecord.of(played, ["Ann", "Bob"])
    >>> with TemporaryDirectory() as folder:
    ...     r.save(Path(folder, "evening.civ"))
    ...     GameRecord.load(Path(folder, "evening.civ")) == r
    True
    >>> r.check() == r.replay() == r.history().state == played.state, len(list(r.states())), r.migrate() is r
    (True, 2, True)
    """

    game: str
    rules: int
    players: int
    seed: int | str
    options: dict[str, Any]
    names: list[str]
    decisions: list[tuple[int, Option]]
    fingerprint: str = ""  # of the position after the last decision; "" if nobody noted it
    comments: dict[int, list[str]] = field(default_factory=dict)  # lines before decision n; -1: in the header
    notes: dict[int, str] = field(default_factory=dict)  # behind decision n
    lines: list[int] = field(default_factory=list, compare=False, repr=False)  # where each decision stands in the file

    @classmethod
    def of(cls, history: History, names: list[str] | None = None) -> GameRecord:
        """The record of a game that is or was played."""
        decisions = [(move.seat, move.option) for move in history.moves]
        game, s = history.game, history.state
        record = cls(game.id, game.rules_version, history.players, history.seed, history.options, names or [], decisions, s.fingerprint())
        if (remark := game.notation.remark) is not None:
            for n, (before, (seat, option)) in enumerate(zip(history.positions(), decisions, strict=False)):
                if said := remark(before, seat, option):
                    record.notes[n] = said
        return record

    # --- text

    def text(self) -> str:
        out = [HEADER, f"game: {self.game}", *(f"{key}: {json.dumps(getattr(self, key), ensure_ascii=False)}" for key in [*KEYS][1:])]
        out += [f"# {line}" for line in self.comments.get(-1, ())]
        out.append("")
        notation = notation_of(self.game)
        for n, (seat, option) in enumerate(self.decisions):
            out += [f"# {line}" for line in self.comments.get(n, ())]
            note = f"  # {self.notes[n]}" if n in self.notes else ""
            out.append(f"{seat} {write_option(notation, option)}{note}")
        out += [f"# {line}" for line in self.comments.get(len(self.decisions), ())]
        out.append(f"end {len(self.decisions)} {self.fingerprint}".rstrip())
        return "\n".join(out) + "\n"

    @classmethod
    def parse(cls, text: str) -> GameRecord:
        """The record that *text* writes down; RecordError in one sentence that names the line."""
        lines = text.split("\n")
        form = lines[0].rstrip("\r")
        if form not in (HEADER, NUMBERED):
            raise RecordError(f"line 1: this is not a Civitas record: it should begin with {HEADER!r}")
        header: dict[str, Any] = {}
        record = cls("", 0, 0, 0, {}, [], [])
        at, ended = 1, False
        while at < len(lines) and (line := lines[at].strip()):
            if line.startswith("#"):
                record.comments.setdefault(-1, []).append(_comment(line))
            else:
                key, value = _header_line(line, at + 1)
                header[key] = value
            at += 1
        record._take_header(header, at + 1)
        notation = notation_of(record.game) if form == HEADER else NUMBERS
        for number, raw in enumerate(lines[at:], at + 1):
            line = raw.strip()
            if not line:
                continue
            if ended:
                raise RecordError(f"line {number}: there is something after the end line")
            if line.startswith("#"):
                record.comments.setdefault(len(record.decisions), []).append(_comment(line))
            elif line.split()[0] == "end":
                record._take_end(line, number)
                ended = True
            else:
                record._take_decision(line, number, notation)
        if not ended:
            raise RecordError(f"line {len(lines)}: the record breaks off, there is no end line")
        return record

    def _take_header(self, header: dict[str, Any], number: int) -> None:
        missing = [key for key in KEYS if key not in header]
        if missing:
            raise RecordError(f"line {number}: the header does not say {', '.join(missing)}")
        if not all(type(header[key]) in kinds for key, kinds in KEYS.items()) or not all(isinstance(name, str) for name in header["names"]):
            raise RecordError(f"line {number}: the header holds a value of the wrong kind")
        for key, value in header.items():
            setattr(self, key, value)

    def _take_decision(self, line: str, number: int, notation: Notation) -> None:
        items, note = read_items(line, number)
        if len(items) < 2 or type(items[0]) is not int or not isinstance(items[1], str):
            raise RecordError(f"line {number}: a decision is a seat, a verb and what it takes, not {line!r}")
        if note is not None:
            self.notes[len(self.decisions)] = note
        try:
            self.decisions.append((items[0], notation.decode(tuple(items[1:]))))
        except ValueError as problem:
            raise RecordError(f"line {number}: {problem}") from None
        self.lines.append(number)

    def _take_end(self, line: str, number: int) -> None:
        words = line.split()
        if len(words) not in (2, 3) or not words[1].isdecimal():
            raise RecordError(f"line {number}: the end line gives the number of decisions and a fingerprint, not {line!r}")
        if int(words[1]) != len(self.decisions):
            raise RecordError(f"line {number}: the end line counts {words[1]} decisions, but there are {len(self.decisions)}")
        self.fingerprint = words[2] if len(words) == 3 else ""

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> GameRecord:
        """Read a record; RecordError in one sentence if the file is not one."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except OSError as problem:
            raise RecordError(f"the file {path} cannot be read: {problem.strerror or problem}") from None
        except UnicodeDecodeError:
            raise RecordError(f"the file {path} is not a Civitas record: it is not text") from None
        except RecordError as problem:
            raise RecordError(f"{path}, {problem}") from None

    # --- play

    def migrate(self) -> GameRecord:
        """This record under the rules of today, by way of the game's migrations."""
        record, game = self, self._game()
        while record.rules != game.rules_version:
            if record.rules > game.rules_version or record.rules not in game.migrations:
                raise RecordError(f"rules version {record.rules} of {game.id} cannot be replayed by version {game.rules_version}")
            record = game.migrations[record.rules](record)
        return record

    def history(self) -> History:
        """The game played again, move by move."""
        record = self.migrate()
        history: History = record._begin(partial(History, self._game()))
        for n in range(len(record.decisions)):
            record._play(n, history)
        return history

    def states(self) -> Iterator[Any]:
        """The position before the first decision and after each, every one a state of its own."""
        record = self.migrate()
        s = record._begin(self._game().new)
        s.chronicle = None
        yield s.clone()
        for n in range(len(record.decisions)):
            record._play(n, s)
            yield s.clone()

    def _begin(self, begin: Callable[..., Any]) -> Any:
        try:
            return begin(self.players, self.seed, self.options)
        except ValueError as problem:
            raise RecordError(f"the header does not fit: {problem}") from None

    def _play(self, n: int, where: Any) -> None:
        seat, option = self.decisions[n]
        try:
            where.play(option, seat)
        except IllegalChoice as problem:
            raise RecordError(f"{self._place(n)}: {problem}") from None

    def replay(self) -> Any:
        """The position after the last decision."""
        for s in self.states():
            last = s
        return last

    def check(self) -> Any:
        """Replay, and compare the fingerprint that was noted."""
        last = self.replay()
        if self.fingerprint and last.fingerprint() != self.fingerprint and self._game().rules_version == self.rules:
            raise RecordError(f"the record leads to position {last.fingerprint()}, but it notes {self.fingerprint}")
        return last

    def _game(self) -> Any:
        try:
            return game_called(self.game)
        except ValueError as problem:
            raise RecordError(str(problem)) from None

    def _place(self, n: int) -> str:
        return f"line {self.lines[n]}" if n < len(self.lines) else f"decision {n + 1}"


def _comment(line: str) -> str:
    return line[1:].removeprefix(" ")


def _header_line(line: str, number: int) -> tuple[str, Any]:
    key, colon, value = line.partition(":")
    if not colon or key not in KEYS:
        raise RecordError(f"line {number}: the header says {', '.join(KEYS)}; this is none of them: {line!r}")
    try:
        return key, value.strip() if key == "game" else json.loads(value)
    except json.JSONDecodeError:
        raise RecordError(f"line {number}: {value.strip()!r} is no value for {key}") from None


def notation_of(game: str) -> Notation:
    """How a game's options are written; of a game that is not there, as they stand.

    >>> notation_of("through_the_ages").verbs[:2], notation_of("chess").verbs
    (['end', 'take'], [])
    """
    try:
        return game_called(game).notation
    except ValueError:
        return NUMBERS


def write_option(notation: Notation, option: Option) -> str:
    """An option as a record writes it.

    >>> write_option(notation_of("through_the_ages"), ("defend", (154,), ()))
    'defend (military_bonus_i) ()'
    """
    return " ".join([write_item(item) for item in notation.encode(option)])


def read_option(notation: Notation, text: str) -> Option:
    """The option that a text means; RecordError in one sentence if it means none.

    >>> read_option(notation_of("through_the_ages"), "defend (military_bonus_i) ()")
    ('defend', (154,), ())
    """
    items, _ = read_items(text, 1)
    try:
        return notation.decode(tuple(items))
    except ValueError as problem:
        raise RecordError(str(problem)) from None


def write_item(item: Any) -> str:
    """One part of an option as a record writes it.

    >>> write_item(("salt", 3, None, "two words"))
    '(salt 3 none "two words")'
    """
    if isinstance(item, tuple):
        return f"({' '.join(write_item(part) for part in item)})"
    if item is None or isinstance(item, bool):
        return str(item).lower()
    if isinstance(item, str):
        return item if WORD.match(item) and item.lower() not in NOT_WORDS else json.dumps(item)
    return repr(item)


def read_items(line: str, number: int) -> tuple[list[Any], str | None]:
    """The parts of a line, and the note behind them.

    >>> read_items("0 offer (salt 3) none  # a bluff", 1)
    ([0, 'offer', ('salt', 3), None], 'a bluff')
    """
    open_lists: list[list[Any]] = [[]]
    at = 0
    while at < len(line):
        token = TOKEN.match(line, at)
        if token is None:
            if not line[at:].strip():
                break
            raise RecordError(f"line {number}: {line[at:].strip()!r} cannot be read")
        word, at = token[1], token.end()
        if word.startswith("#"):
            if len(open_lists) > 1:
                break
            return open_lists[0], _comment(word)
        if word == "(":
            open_lists.append([])
        elif word == ")":
            if len(open_lists) == 1:
                raise RecordError(f"line {number}: there is a bracket too many")
            inner = tuple(open_lists.pop())
            open_lists[-1].append(inner)
        else:
            open_lists[-1].append(_read_word(word, number))
    if len(open_lists) > 1:
        raise RecordError(f"line {number}: a bracket is not closed")
    return open_lists[0], None


def _read_word(word: str, number: int) -> Any:
    if word in CONSTANTS:
        return CONSTANTS[word]
    if WORD.match(word) and word.lower() not in NOT_WORDS:
        return word
    try:
        return json.loads(word) if word[0] == '"' or re.fullmatch(r"-?\d+", word) else float(word)
    except ValueError:
        raise RecordError(f"line {number}: {word!r} is neither a word nor a number") from None
