"""The table as plain prompts, for pipes, dumb terminals and whoever likes them."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from civitas import words
from civitas.cli.asking import IN_COLUMNS, Asking, Keyboard
from civitas.cli.common import Screen, in_columns, sections
from civitas.cli.rules import lay_out
from civitas.cli.sitting import Sitting
from civitas.drawing import Either
from civitas.kernel.history import UndoRefused
from civitas.rulebook import look_up

with contextlib.suppress(ImportError):
    import readline as readline  # input() then edits lines, and remembers them

SMALL = 25  # lines: a larger table is drawn anew only when something else is asked, or by t
COMMANDS = {"help": "?", "table": "t", "log": "l", "undo": "u", "redo": "y", "rules": "r", "save": "s", "quit": "q", "exit": "q"}


class Quit(Exception):
    """The person leaves the table."""


class TakenBack(Exception):
    """The position is another one now: ask again."""


class Prompts:
    """Questions and answers, line by line."""

    def __init__(self, out: Screen, table: Sitting) -> None:
        self.out = out
        self.table = table
        self.game = table.game
        self.language = table.language
        self.keyboard = Keyboard(out, self.command)
        self.looking = -1  # the seat that looks at the screen
        self.drawn = ""  # the question at which the table was last drawn
        self.height = 0  # its lines
        self.told = 0  # lines of the log above it

    @property
    def state(self) -> Any:
        return self.table.state

    def say(self, message: str, **args: Any) -> None:
        self.out.say(self.table.say(message, **args))

    def play(self) -> None:
        """Until the game is over, or the person leaves."""
        while self.play_on():
            pass  # the end was taken back

    def play_on(self) -> bool:
        """To the end of the game; whether that is taken back."""
        while (seat := self.table.next_seat()) is not None:
            try:
                if self.table.who[seat] is None:
                    self.ask(seat)
                else:
                    with self.thinking(seat):
                        choice = self.table.bot_choice(seat)
                    self.table.decide(choice, seat)
            except TakenBack:
                continue
            if self.table.trouble:
                self.out.say(self.table.trouble)
                self.table.trouble = ""
        try:
            self.close()
        except TakenBack:
            return True
        return False

    def ask(self, seat: int) -> None:
        """The next decision of a person: what happened, the table, the question."""
        self.hand_over(seat)
        moves = self.table.history.moves
        others_moved = bool(moves) and moves[-1].seat != seat
        self.tell(seat)
        if not self.drawn or (others_moved and (self.height <= SMALL or self.state.pending.what != self.drawn)):
            self.draw(seat)
        option = Asking(self.game, self.state, seat, self.keyboard, self.language, self.table.names).answer()
        self.table.decide(option, seat)

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard: cover what the last one saw."""
        if self.table.people > 1 and seat != self.looking:
            if self.out.is_terminal:
                self.out.clear()
            self.out.say(self.table.say("term-to-decide", name=self.table.name(seat)), "bold")
            self.keyboard.raw(f"{self.table.say('term-cover')} ")
            self.drawn = ""
        self.looking = seat

    def room(self, seat: int) -> int:
        """The lines of the screen that the question leaves free."""
        listed = self.state.legal(seat) if self.state.pending else []
        return self.out.height - 5 - min(IN_COLUMNS, len(listed) if isinstance(listed, list) else IN_COLUMNS)

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked; on a screen as much as leaves room for the table."""
        lines = [f"  {line}" for line in self.table.news(seat)]
        if self.out.is_terminal:
            room, shown = max(2, self.room(seat) // 4), 0
            while shown < len(lines) and sum(len(self.out.render_lines(Text(line))) for line in lines[-shown - 1 :]) <= room:
                shown += 1
            if shown < len(lines):
                self.out.say(f"  {self.table.say('term-more-before', n=len(lines) - shown)}", "dim italic")
            self.told = int(shown < len(lines))
            lines = lines[len(lines) - shown :]
            self.told += sum(len(self.out.render_lines(Text(line))) for line in lines)
        for line in lines:
            self.out.say(line, "dim")

    def draw(self, seat: int) -> None:
        """The table; on a screen the parts of it that find room above the question."""
        parts = [part for _, part in self.sections(seat)]
        heights = [len(self.out.render_lines(part)) for part in parts]
        if self.out.is_terminal:
            room, fits = self.room(seat) - self.told - 1, 0
            while fits < len(parts) and sum(heights[: fits + 1]) + fits <= room:
                fits += 1
            parts = parts[:fits]
        for part in parts:
            self.out.say()
            self.out.print(part)
        if not parts:
            self.out.say()
            self.say("term-table-by-t")
        self.drawn, self.height = self.state.pending.what, sum(heights[: len(parts)]) + len(parts) - 1

    def sections(self, seat: int) -> list[tuple[str, Any]]:
        return sections(self.game, self.state, seat, self.language, self.table.names)

    def thinking(self, seat: int) -> contextlib.AbstractContextManager[Any]:
        """Where a screen can show it: who is thinking."""
        if not self.out.is_terminal:
            return contextlib.nullcontext()
        return self.out.status(self.table.say("term-thinking", name=self.table.with_bot(seat)))

    def close(self) -> None:
        """The end: what happened last, and who won.  The record can still be copied."""
        table = self.table
        if table.people == 1 and self.looking >= 0:
            self.tell(self.looking)
        self.out.say()
        self.out.print(final(*table.results(), self.language))
        table.close()
        if (kept := table.kept_in) is not None:
            self.say("term-kept-over", file=str(kept))
        if table.people:
            with contextlib.suppress(EOFError):
                while (text := self.keyboard.raw(f"{table.say('term-at-the-end')} > ")) and self.command(text):
                    pass

    # --- commands at the prompt

    def command(self, text: str) -> bool:
        """Do what a command says; False if it is none."""
        word, _, rest = text.partition(" ")
        seat, rest = self.looking, rest.strip()
        match COMMANDS.get(word.casefold(), word):
            case "?":
                self.out.page(in_columns(self.table.say("term-help")))
            case "t":
                self.show(seat, rest)
            case "l":
                self.log(seat, rest)
            case "u":
                self.take_back(seat)
            case "y":
                self.do_again(seat)
            case "r":
                self.rules(rest)
            case "s":
                self.save(rest)
            case "q":
                raise Quit
            case _:
                return False
        return True

    def show(self, seat: int, wanted: str) -> None:
        """The whole table, or the part of it that is named."""
        parts = self.sections(seat)
        found = [part for title, part in parts if wanted.casefold() in title.casefold()]
        if not found:
            self.say("term-no-part", parts=", ".join(title for title, _ in parts))
            return
        self.out.page(Group(*found))

    def log(self, seat: int, number: str) -> None:
        lines = self.table.lines(seat)
        self.out.page("\n".join(f"  {line}" for line in (lines[-int(number) :] if number.isdecimal() and int(number) else lines)))

    def take_back(self, seat: int) -> None:
        try:
            self.table.take_back(seat)
        except UndoRefused as refused:
            self.out.say(words.refusal(self.game.id, refused.refusal, self.language, self.table.names))
            return
        self.say("term-taken-back")
        raise TakenBack

    def do_again(self, seat: int) -> None:
        try:
            self.table.do_again(seat)
        except UndoRefused as refused:
            self.out.say(words.refusal(self.game.id, refused.refusal, self.language, self.table.names))
            return
        raise TakenBack

    def rules(self, wanted: str) -> None:
        wanted = wanted or (self.state.pending.rule if self.state.pending else "")
        try:
            found = look_up(self.game.id, wanted, self.language) if wanted else []
        except ValueError as problem:
            self.out.say(f"{problem}.".capitalize())
            return
        if found:
            self.out.page(lay_out(self.out, found))
        else:
            self.say("term-no-rule-found", words=wanted) if wanted else self.say("term-no-rule-here")

    def save(self, name: str) -> None:
        """A copy of the record; nothing else is overwritten without a question."""
        path = Path(name or f"{self.game.id}.civ").expanduser()
        try:
            if path.exists():
                if not self.table.is_a_record(path):
                    self.say("term-not-a-save", file=str(path))
                    return
                if self.table.is_another_game(path) and not self.keyboard.confirm(self.table.say("term-overwrite", file=str(path)), self.language):
                    self.say("term-not-saved")
                    return
            self.table.save(path)
        except OSError as problem:
            self.say("term-cannot-write", file=str(path), why=str(problem.strerror))
            return
        self.say("term-saved", file=str(path))


def final(headings: list[str], rows: list[tuple[str, ...]], language: str) -> Group:
    """Who won: a row a player; a column each, where the rows would be too long."""
    wide, narrow = Table(box=None, pad_edge=False), Table(box=None, pad_edge=False)
    for n, heading in enumerate(headings):
        wide.add_column(heading, justify="left" if n == 1 else "right")
    for row in rows:
        wide.add_row(*row)
    narrow.add_column("", overflow="fold")
    for place, name, *_ in rows:
        narrow.add_column(f"{place}  {name}", justify="right", overflow="fold")
    for n, heading in enumerate(headings[2:], 2):
        narrow.add_row(heading, *[row[n] for row in rows])
    return Group(Text(words.fill("term-over", {}, language), "bold"), Either(wide, narrow))
