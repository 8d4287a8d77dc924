"""Asking a person at the keyboard for one option: a numbered list, or an option space item by item."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from civitas import words
from civitas.cli.choosing import Wording, bounds_of, write_out
from civitas.cli.common import Screen
from civitas.kernel.options import Amounts, OneOf, Space, Subset
from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.kernel.saves import RecordError, read_items, read_option

WORD = re.compile(r"[\w']+")
IN_COLUMNS = 12  # more options than this stand side by side where there is room


def begins(said: str, wanted: str) -> bool:
    """Whether a word of a label is meant; a number must be the whole number."""
    return said == wanted if wanted.isdecimal() else said.startswith(wanted)


class Keyboard:
    """Reads lines for one seat; commands such as undo or save are done on the way, by *command*."""

    def __init__(self, out: Screen, command: Callable[[str], bool]) -> None:
        self.out = out
        self.command = command

    def line(self, prompt: str) -> str:
        """The next line that is no command."""
        while True:
            text = self.raw(prompt)
            if text and not self.command(text):
                return text

    def raw(self, prompt: str) -> str:
        """A line as it comes; EOFError when there are no more."""
        self.out.file.flush()
        text = input(prompt).strip()
        if not sys.stdin.isatty():  # nobody saw it being typed
            self.out.say(text)
        return text

    def confirm(self, question: str, language: str) -> bool:
        """Whether the person says yes."""
        answer = self.raw(f"{question} > ").casefold()
        return answer.startswith(("y", words.fill("term-yes", {}, language)))


class Asking:
    """One question to one seat."""

    def __init__(self, game: Game, s: Any, seat: int, keyboard: Keyboard, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.keyboard = keyboard
        self.out = keyboard.out
        self.language = language
        self.names = names
        self.wording = Wording(game, s, seat, language, names)
        self.grave = game.texts.grave

    def answer(self) -> Option:
        """What the person chooses; only legal options come out of here."""
        listed = self.s.legal(self.seat)
        self.out.say()
        self.out.say(self.wording.question(self.s.pending), "bold")
        while True:
            option = self.of_space(listed) if isinstance(listed, Space) else self.of_list(listed)
            if option[0] not in self.grave or self.keyboard.confirm(self.wording.say("term-sure", option=self.wording.option(option)), self.language):
                return option

    def tell(self, message: str, **args: Any) -> None:
        self.out.say(self.wording.say(message, **args))

    def line(self, *wanted: str) -> str:
        """What is typed at a prompt that says what is *wanted*."""
        return self.keyboard.line(f"{', '.join((*wanted, self.wording.say('term-for-help')))} > ")

    # --- a list

    def of_list(self, listed: list[Option]) -> Option:
        """By number or by words; what is grave comes last, and only by its word."""
        light = [option for option in listed if option[0] not in self.grave] or listed
        heavy = {str(option[0]): option for option in listed if option not in light}
        labels = [self.wording.option(option) for option in light]
        self.show(labels, heavy=heavy)
        while True:
            text = self.line("1" if len(light) == 1 else f"1-{len(light)}")
            if text.isdecimal():
                if 1 <= int(text) <= len(light):
                    return light[int(text) - 1]
                self.tell("term-options", n=len(light))
            elif text.startswith("/"):
                self.show(labels, text[1:])
            elif text.casefold() in heavy:
                return heavy[text.casefold()]
            elif (option := self.find_option(text, light, labels)) is not None:
                return tuple(option)

    def find_option(self, text: str, options: Sequence[Any], labels: Sequence[str]) -> Any:
        """What is typed as a record writes it (``=take 4``), or the one option that these words name; else says why not."""
        if text.startswith("="):
            return self.read_written(text[1:])
        wanted = text.casefold().split()
        named = [n for n, label in enumerate(labels) if all(any(begins(said, word) for said in WORD.findall(label.casefold())) for word in wanted)]
        if len(named) == 1:
            return options[named[0]]
        self.show(labels, text) if named else self.tell("term-no-option")
        return None

    def read_written(self, text: str) -> Option | None:
        """An option in the words of a record (``build bronze``, or with numbers), if it may be chosen; else says why not."""
        option: Option = ()
        with suppress(RecordError):
            option = tuple(read_items(text, 1)[0])
            option = read_option(self.game.notation, text)
        why = self.s.why_not(option, self.seat)
        if why is None:
            listed: Any = self.s.legal(self.seat)
            return listed.canonical(option) if isinstance(listed, Space) else listed[listed.index(option)]
        self.out.say(words.refusal(self.game.id, why, self.language, self.names))
        return None

    def show(self, labels: Sequence[str], sought: str = "", heavy: Mapping[str, Option] | None = None) -> None:
        """The options by number; only those in which all the words *sought* occur.  Below them the *heavy* ones, by their words."""
        width, wanted = len(str(len(labels))), sought.casefold().split()
        found = [(n, label) for n, label in enumerate(labels, 1) if all(word in label.casefold() for word in wanted)]
        lines = [Text(f"{n:>{width}}  {label}") for n, label in found]
        if self.out.is_terminal:
            self.out.page(Columns(lines, padding=(0, 3), column_first=True) if len(lines) > IN_COLUMNS else Group(*lines), beside=6)
        else:
            for line in lines:
                self.out.print(line, soft_wrap=True)
        if not lines:
            self.tell("term-no-option")
        for word, option in (heavy or {}).items():
            self.out.say(self.wording.say("term-by-word", word=word, option=self.wording.option(option)), "dim")

    # --- a space

    def of_space(self, space: Space) -> Option:
        """Choose out of a space; where the whole is refused, from the beginning again."""
        while True:
            if isinstance(space, OneOf):
                option: Option | None = self.of_parts(space)
            elif isinstance(space, Subset):
                option = self.of_items(space)
            elif bounds_of(space):
                few = write_out(space)
                option = self.of_list(few) if few else self.of_amounts(space)
            else:
                option = self.of_tree(space)
            if option is not None:
                return option

    def of_parts(self, space: OneOf) -> Option:
        """The options of the lists, and each space as one entry that opens a further question."""
        entries: list[Option | Space] = []
        for part in space.parts:
            entries += [part] if isinstance(part, Space) else part
        labels = [self.wording.opening(entry) if isinstance(entry, Space) else self.wording.option(entry) for entry in entries]
        self.show(labels)
        while True:
            text = self.line(f"1-{len(entries)}")
            if text.isdecimal() and 1 <= int(text) <= len(entries):
                entry = entries[int(text) - 1]
            elif text.isdecimal():
                self.tell("term-options", n=len(entries))
                continue
            elif text.startswith("/"):
                self.show(labels, text[1:])
                continue
            elif (entry := self.find_option(text, entries, labels)) is None:
                continue
            return self.of_space(entry) if isinstance(entry, Space) else entry

    def of_items(self, space: Subset) -> Option | None:
        """Several of a list, by their numbers."""
        self.show([self.item(space, (item,)) for item in space.items])
        some = self.wording.say("term-some", many=self.wording.range(space.lo, space.hi))
        text = self.line(some, *([self.wording.say("term-none")] if space.lo == 0 else []))
        numbers = [] if text == "-" else text.replace(",", " ").split()
        if not all(n.isdecimal() and 1 <= int(n) <= len(space.items) for n in numbers):
            return self.read_other(text)
        picked = sorted({int(n) - 1 for n in numbers})
        return self.check(space, (space.verb, tuple(space.items[i] for i in picked)))

    def of_amounts(self, space: Space) -> Option | None:
        """How many of each: all numbers on one line, or one after another."""
        bounds = bounds_of(space)
        shown = [at for at, bound in enumerate(bounds) if bound]
        for n, at in enumerate(shown, 1):
            self.out.say(f"{n:>2}  {self.wording.one_of(space, at)} ({self.wording.range(0, bounds[at])})")
        lo, hi = (space.lo, space.hi) if isinstance(space, Amounts) else (0, sum(bounds))
        text = self.line(self.wording.say("term-each", total=self.wording.range(lo, hi)))
        numbers = text.replace(",", " ").split()
        if not all(n.isdecimal() for n in numbers):
            return self.read_other(text)
        if len(numbers) > len(shown):
            self.tell("term-options", n=len(shown))
            return None
        chosen = self.spread(bounds, [int(n) for n in numbers])
        while len(chosen) < len(bounds):
            possible = space.choices(tuple(chosen)) if self.leads(space, chosen) else []
            if not possible:
                break
            if len(possible) == 1:
                chosen.append(possible[0])
                continue
            more = self.keyboard.line(f"{shown.index(len(chosen)) + 1} ({self.wording.range(min(possible), max(possible))}) > ")
            if not more.isdecimal() or int(more) not in possible:
                self.tell("term-can-be", lo=min(possible), hi=max(possible))
                continue
            chosen.append(int(more))
        return self.check(space, space.option((*chosen, *[0] * (len(bounds) - len(chosen)))))

    @staticmethod
    def spread(bounds: Sequence[int], numbers: Sequence[int]) -> list[int]:
        """These numbers at the places where there is something to count, and nothing at those between them."""
        chosen: list[int] = []
        left = list(numbers)
        for bound in bounds:
            if bound and not left:
                break
            chosen.append(left.pop(0) if bound else 0)
        return chosen

    @staticmethod
    def leads(space: Space, path: Sequence[Any]) -> bool:
        """Whether these first choices can be made one after another."""
        return all(value in space.choices(tuple(path[:i])) for i, value in enumerate(path))

    def of_tree(self, space: Space) -> Option:
        """Any other space, choice by choice."""
        path: tuple[Any, ...] = ()
        while choices := space.choices(path):
            if len(choices) == 1:
                path = (*path, choices[0])
                continue
            self.show([self.wording.choice(space, path, value) for value in choices])
            text = self.line(f"1-{len(choices)}", *([self.wording.say("term-back")] if path else []))
            if text == "b" and path:
                path = path[:-1]
                while path and len(space.choices(path[:-1])) == 1:
                    path = path[:-1]
            elif text.isdecimal() and 1 <= int(text) <= len(choices):
                path = (*path, choices[int(text) - 1])
            elif text.startswith("=") and (option := self.read_written(text[1:])) is not None:
                return option
            else:
                self.tell("term-options", n=len(choices))
        return space.option(path)

    def read_other(self, text: str) -> Option | None:
        """What is typed where numbers are wanted."""
        if text.startswith("="):
            return self.read_written(text[1:])
        self.tell("term-numbers")
        return None

    def item(self, space: Any, part: tuple[Any, ...]) -> str:
        """A part of a space, called what the option would be called if it were all."""
        return self.wording.option((space.verb, part))

    def check(self, space: Space, option: Option) -> Option | None:
        found = space.canonical(option)
        if found is None:
            why = self.s.why_not(option, self.seat)
            if why is not None:
                self.out.say(words.refusal(self.game.id, why, self.language, self.names))
        return found
