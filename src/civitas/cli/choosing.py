"""A question as a menu: entries to pick, whatever shape the choice has.  Nothing here knows a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas import words
from civitas.kernel.asking import Decision
from civitas.kernel.options import Amounts, OneOf, Space, Subset
from civitas.kernel.payment import Payment
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

FEW = 12  # options of a space that are listed rather than put together


class Wording:
    """What the things of a question are called for the seat that is asked."""

    def __init__(self, game: Game, s: Any, seat: int, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.language = language
        self.names = names

    def question(self, pending: Decision) -> str:
        """What is asked, and by which rule."""
        said = words.question(self.game.id, pending.what, pending.about, self.language, self.names)
        return said[:1].upper() + said[1:] + (f"  [{pending.rule}]" if pending.rule else "")

    def option(self, option: Option) -> str:
        return words.option(self.game.id, self.s, self.seat, option, self.language, self.names)

    def explain(self, option: Option) -> list[str]:
        """What is printed on the things an option speaks of."""
        hook = self.game.screen.explain
        if hook is None:
            return []
        _, args = words.name_option(self.game.id, self.s, self.seat, option)
        say = words.speaker(self.game.id, self.language)
        found = [hook(kind, value, self.language, say) for kind, value in words.refs(self.game.id, args)]
        return [text for text in dict.fromkeys(found) if text]

    def opening(self, space: Space) -> str:
        """A space as an entry of a list: ``Give up cards ...``"""
        verb = getattr(space, "verb", type(space).__name__)
        return f"{words.say(self.game.id, f'open-{verb}', {}, self.language)} ..."

    def choice(self, space: Space, path: tuple[Any, ...], value: Any) -> str:
        """What a choice in the middle of a space is called: the game says it, or it is read out."""
        worded = words.name_choice(self.game.id, self.s, self.seat, space, path, value)
        if worded is not None:
            return words.say(self.game.id, *worded, self.language, self.names)
        if isinstance(space, Payment):
            return self.amount(space, path, value)
        return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def amount(self, payment: Payment, path: tuple[Any, ...], n: int) -> str:
        """So many of the next kind; or, to begin with, one of the bills, by a way to pay it."""
        if not path:
            while choices := payment.choices((n, *path)):
                path = (*path, choices[0])
            return self.option(payment.option((n, *path)))
        kind = payment.bills[path[0]].kinds[len(path) - 1]
        return f"{n:>2} / {payment.held[kind]:<2} {self.option((payment.verb, path[0], tuple([int(i == kind) for i in range(len(payment.held))])))}"

    def one_of(self, space: Space, at: int) -> str:
        """One of the things that are counted, as the space names it; else called what the option would be called if it were all."""
        named = space.word_item(at)
        if named is not None:
            return words.say(self.game.id, *named, self.language, self.names)
        return self.option(space.option(tuple([int(n == at) for n in range(len(bounds_of(space)))])))

    def done(self, space: Space, amounts: tuple[int, ...]) -> str:
        """The entry that ends counting: how many are wanted, or what is chosen."""
        if isinstance(space, Amounts):
            return self.say("term-done", n=sum(amounts), range=self.range(space.lo, space.hi))
        return self.say("term-done-so", option=self.option(space.option(amounts)))

    def say(self, message: str, **args: Any) -> str:
        return words.fill(message, args, self.language)

    def range(self, lo: int, hi: int) -> str:
        return str(lo) if lo == hi else self.say("term-range", lo=lo, hi=hi)


class Menu:
    """Entries by number.  A pick gives the option that was chosen, another menu, or None: then look at the entries again."""

    def __init__(self, wording: Wording, above: Menu | None = None) -> None:
        self.wording = wording
        self.above = above  # where Escape leads

    def labels(self) -> list[str]:
        raise NotImplementedError

    def pick(self, n: int) -> Option | Menu | None:
        raise NotImplementedError

    def change(self, n: int, by: int) -> None:
        """One more or one less of an entry that is counted."""

    def option_at(self, n: int) -> Option | None:
        """The option that picking this entry would choose, if it is settled."""
        return None


def menu(wording: Wording, listed: list[Option] | Space, above: Menu | None = None) -> Menu:
    """The menu for a list or a space."""
    if isinstance(listed, Subset):
        return Several(wording, listed, above)
    if isinstance(listed, Space) and bounds_of(listed):
        few = write_out(listed)
        return OneOfThese(wording, few, above) if few else Counted(wording, listed, above)
    if isinstance(listed, Space) and not isinstance(listed, OneOf):
        return Walk(wording, listed, above)
    return OneOfThese(wording, listed, above)


def bounds_of(space: Space) -> list[int]:
    """How many of each there can be, where a space asks for nothing but that."""
    found = getattr(space, "bounds", None)
    return list(found) if isinstance(found, (list, tuple)) else []


def write_out(space: Space) -> list[Option]:
    """The options of a space of amounts that are soon read; none, where there are more."""
    return [] if isinstance(space, Amounts) or space.count() > FEW else list(space)


class OneOfThese(Menu):
    """A list; a space in it is one entry that opens a further menu.  What is grave stands last."""

    def __init__(self, wording: Wording, listed: list[Option] | OneOf, above: Menu | None = None) -> None:
        super().__init__(wording, above)
        entries: list[Option | Space] = []
        for part in listed.parts if isinstance(listed, OneOf) else (listed,):
            entries += [part] if isinstance(part, Space) else part
        heavy = wording.game.texts.grave
        self.entries = sorted(entries, key=lambda entry: isinstance(entry, tuple) and entry[0] in heavy)

    def labels(self) -> list[str]:
        say = self.wording
        return [say.opening(entry) if isinstance(entry, Space) else say.option(entry) for entry in self.entries]

    def pick(self, n: int) -> Option | Menu | None:
        entry = self.entries[n]
        return menu(self.wording, entry, self) if isinstance(entry, Space) else entry

    def option_at(self, n: int) -> Option | None:
        entry = self.entries[n]
        return None if isinstance(entry, Space) else entry


class Several(Menu):
    """Some of these: a pick takes one or puts it back, the first entry ends it."""

    def __init__(self, wording: Wording, space: Subset, above: Menu | None = None) -> None:
        super().__init__(wording, above)
        self.space = space
        self.taken: set[int] = set()

    def labels(self) -> list[str]:
        say, space = self.wording, self.space
        done = say.say("term-done", n=len(self.taken), range=say.range(space.lo, space.hi))
        return [done, *(f"[{'x' if n in self.taken else ' '}] {say.option((space.verb, (item,)))}" for n, item in enumerate(space.items))]

    def pick(self, n: int) -> Option | Menu | None:
        if n == 0:
            return self.option_at(0)
        self.taken ^= {n - 1}
        return None

    def change(self, n: int, by: int) -> None:
        if n:
            self.taken = self.taken | {n - 1} if by > 0 else self.taken - {n - 1}

    def option_at(self, n: int) -> Option | None:
        return (self.space.verb, tuple(self.space.items[at] for at in sorted(self.taken))) if n == 0 else None


class Counted(Menu):
    """How many of each: a pick takes one more, and begins again after the most; the first entry ends it, and says what is chosen."""

    def __init__(self, wording: Wording, space: Space, above: Menu | None = None) -> None:
        super().__init__(wording, above)
        self.space = space
        self.bounds = bounds_of(space)
        self.shown = [at for at, bound in enumerate(self.bounds) if bound]
        self.amounts = [0] * len(self.bounds)

    def labels(self) -> list[str]:
        counts = [f"{self.amounts[at]:>2} / {self.bounds[at]:<2} {self.wording.one_of(self.space, at)}" for at in self.shown]
        return [self.wording.done(self.space, tuple(self.amounts)), *counts]

    def pick(self, n: int) -> Option | Menu | None:
        if n == 0:
            return self.option_at(0)
        at = self.shown[n - 1]
        self.amounts[at] = (self.amounts[at] + 1) % (self.bounds[at] + 1)
        return None

    def change(self, n: int, by: int) -> None:
        if n:
            at = self.shown[n - 1]
            self.amounts[at] = max(0, min(self.bounds[at], self.amounts[at] + by))

    def option_at(self, n: int) -> Option | None:
        return self.space.option(tuple(self.amounts)) if n == 0 else None


class Walk(Menu):
    """Any other space, choice by choice; what leaves no choice is taken on the way."""

    def __init__(self, wording: Wording, space: Space, above: Menu | None = None, path: tuple[Any, ...] = ()) -> None:
        super().__init__(wording, above)
        self.space = space
        self.path = self.settle(path)

    def settle(self, path: tuple[Any, ...]) -> tuple[Any, ...]:
        while len(choices := self.space.choices(path)) == 1:
            path = (*path, choices[0])
        return path

    def labels(self) -> list[str]:
        choices = self.space.choices(self.path)
        if not choices:  # there was but one
            return [self.wording.option(self.space.option(self.path))]
        return [self.wording.choice(self.space, self.path, value) for value in choices]

    def then(self, n: int) -> tuple[Any, ...]:
        choices = self.space.choices(self.path)
        return self.settle((*self.path, choices[n])) if choices else self.path

    def pick(self, n: int) -> Option | Menu | None:
        path = self.then(n)
        return Walk(self.wording, self.space, self, path) if self.space.choices(path) else self.space.option(path)

    def option_at(self, n: int) -> Option | None:
        path = self.then(n)
        return None if self.space.choices(path) else self.space.option(path)
