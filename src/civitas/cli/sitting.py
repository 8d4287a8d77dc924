"""A game at this keyboard, whatever it is shown on: who sits where, what was said, what is kept."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from civitas import words
from civitas.bots import Bot, ask, in_turn
from civitas.cli.common import in_points, name_seats
from civitas.cli.keeping import Journal
from civitas.kernel.chronicle import readable
from civitas.kernel.history import History
from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.kernel.saves import HEADER, GameRecord, RecordError

BOT = " (bot)"


class Sitting:
    """The table: every decision goes through here, and into the journal."""

    def __init__(self, history: History, who: Sequence[Bot | None], called: Sequence[str], language: str, keep: Path | None = None) -> None:
        """*keep*: the file in which the game is kept; one on the shelf, if None."""
        self.history = history
        self.game = history.game
        self.who = list(who)
        self.called = [(called[seat] if seat < len(called) else "") if bot is None else "" for seat, bot in enumerate(self.who)]
        self.language = language
        self.journal: Journal | None = Journal(keep, history, self.recorded_names())
        self.trouble = ""  # why the game cannot be kept
        self.naming = self.named_so_far()
        self.read = [0] * len(self.who)  # how much of the chronicle each seat has been shown

    # --- who

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def people(self) -> int:
        return self.who.count(None)

    @property
    def names(self) -> list[str]:
        """What the seats are called now: by their people, else as the game calls them, else by number."""
        return name_seats(self.game, self.state, self.called, self.language)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def with_bot(self, seat: int) -> str:
        """Who sits there: ``Thrace, greedy``."""
        bot = self.who[seat]
        return self.name(seat) if bot is None else f"{self.name(seat)}, {bot.name}"

    def recorded_names(self) -> list[str]:
        return [self.called[seat] if bot is None else f"{bot.name}{BOT}" for seat, bot in enumerate(self.who)]

    def named_so_far(self) -> list[tuple[int, list[str]]]:
        """From which line of the chronicle on the seats were called what: a move's own line still has the names before it.

        The set-up has numbers: it tells who becomes which nation.
        """
        moves = self.history.moves
        found = [(0, [name or words.fill("term-player", {"number": seat + 1}, self.language) for seat, name in enumerate(self.called)])]
        if self.game.texts.seat_name is None:
            return found
        told = len(self.state.chronicle or ()) - sum(len(move.events) for move in moves)
        for n, s in enumerate(self.history.positions()):
            names = name_seats(self.game, s, self.called, self.language)
            if n == 0:
                found.append((told, names))
            elif found[-1][1] != names:
                found.append((told + 1, names))
            if n == len(moves) or all(words.seat_names(self.game.id, s, self.called, self.language)):
                break
            told += len(moves[n - 1].events) if n else 0
        return found

    # --- what was said

    def lines(self, seat: int, since: int = 0) -> list[str]:
        """The chronicle for a seat (-1: for a spectator), each line with the names of its time."""
        events = self.state.chronicle or []
        starts = [start for start, _ in self.naming] + [sys.maxsize]
        found, at = [], 0
        for n in range(since, len(events)):
            while starts[at + 1] <= n:
                at += 1
            if readable([events[n]], seat):
                found.append(words.event(self.game.id, events[n], self.language, self.naming[at][1]))
        return found

    def count_lines(self, seat: int) -> int:
        """How long the chronicle is for a seat."""
        return len(readable(self.state.chronicle or [], seat))

    def news(self, seat: int) -> list[str]:
        """What happened since this seat last looked."""
        since = min(self.read[seat], len(self.state.chronicle or ()))
        self.read[seat] = len(self.state.chronicle or ())
        return self.lines(seat, since)

    # --- decisions

    def next_seat(self) -> int | None:
        """Who is waited for; None when the game is over."""
        waiting = self.state.to_act
        return in_turn(self.history.moves[-1].seat if self.history.moves else -1, waiting)[0] if waiting else None

    def bot_choice(self, seat: int) -> Option:
        bot = self.who[seat]
        assert bot is not None
        return ask(bot, self.state, seat)

    def decide(self, option: Option, seat: int) -> None:
        """Play it and keep it."""
        told = len(self.state.chronicle or ())
        self.history.play(option, seat)
        self.name_anew(told)
        self.keep(lambda journal: journal.add(lasting=self.who[seat] is None))

    def take_back(self, seat: int) -> None:
        """UndoRefused says why not."""
        self.history.undo(seat)
        told = len(self.state.chronicle or ())
        while self.naming[-1][0] > told:
            self.naming.pop()
        self.read[seat] = told
        self.keep(Journal.take_back)

    def do_again(self, seat: int) -> None:
        told = len(self.state.chronicle or ())
        self.history.redo(seat)
        self.name_anew(told)
        self.keep(lambda journal: journal.add(lasting=True))

    def name_anew(self, told: int) -> None:
        """After a move whose lines begin at *told*."""
        if (names := self.names) != self.naming[-1][1]:
            self.naming.append((told + 1, names))

    # --- what is kept

    def keep(self, note: Any) -> None:
        """Write in the journal; where that fails the game goes on, and *trouble* says why it is not kept."""
        if self.journal is None:
            return
        try:
            note(self.journal)
        except OSError as problem:
            where = self.journal.path
            self.journal, self.trouble = None, self.say("term-not-kept", file=str(problem.filename or where), why=str(problem.strerror or problem))

    def break_off(self) -> None:
        """Interrupted at any moment: what was decided before stays."""
        if self.journal is not None:
            self.journal.break_off()

    def close(self) -> None:
        self.keep(Journal.close)

    @property
    def kept_in(self) -> Path | None:
        """The file that holds the game, as soon as there is something in it."""
        return self.journal.path if self.journal is not None and self.journal.file is not None else None

    def is_another_game(self, path: Path) -> bool:
        """Whether there is a record of another game, or something else altogether."""
        try:
            there = GameRecord.load(path)
        except RecordError:
            return True
        mine = self.history
        return (there.game, there.seed, there.players, there.options) != (mine.game.id, mine.seed, mine.players, mine.options)

    def is_a_record(self, path: Path) -> bool:
        return path.read_text(encoding="utf-8", errors="replace").startswith(HEADER)

    def save(self, path: Path) -> None:
        """A copy; OSError if it cannot be written.  The old file stands until the new one is whole."""
        new = path.with_name(f".{path.name}.new")
        GameRecord.of(self.history, self.recorded_names()).save(new)
        new.replace(path)

    # --- the end

    def results(self) -> tuple[list[str], list[tuple[str, ...]]]:
        """The final table: headings and rows."""
        return results(self.game, self.state, [self.with_bot(seat) for seat in range(len(self.who))], self.language)

    def say(self, message: str, **args: Any) -> str:
        """The terminal's own words, or the game's for it."""
        return words.fill(message, args, self.language, self.game.id)


def results(game: Game, s: Any, called: Sequence[str], language: str) -> tuple[list[str], list[tuple[str, ...]]]:
    """The final table: headings and rows.  A game whose score is more than a number says so in ``Screen.results``."""
    told, rows, place = game.screen.results, [], 1
    headings = [message for message, _ in told(s, 0)] if told else ["term-score"]
    for level in s.ranking:
        for seat in level:
            figures = [n for _, n in told(s, seat)] if told else [s.scores[seat]]
            rows.append((str(place), called[seat], *[str(in_points(game, n)).replace(".5", "½") for n in figures]))
        place += len(level)
    return [words.fill(heading, {}, language, game.id) for heading in ("term-place", "term-player-heading", *headings)], rows
