"""Notation: how a game's options are written down, by the ids of its data tables and never by their numbers.

A number is a place in a table, and a table that gets a card more moves all that come after; an id stays.  So numbers
live in memory only: records and the server's log are written through the notation of their game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from .records import Args, Option

PLAIN = ("number", "seat", "word", "numbers")  # kinds that are written as they stand

Remark = Callable[[Any, int, Option], str]  # (state, seat, option): what its numbers stand for in this position


class Notation:
    """The kinds of what each verb takes: a line for every form of an option, the kinds in the order of its parts.

    *tables* give a kind its ids (``card``; ``cards`` are several in brackets); *counted* kinds are amounts by place in a table, written as
    ids and how many of each; ``number``, ``seat``, ``word`` and ``numbers`` (in brackets) are written as they stand.  Nothing is ``none``.
    A part is called by its kind, or as it says before a colon: ``bid:number``.  Those are the names that its words know.

    >>> notation = Notation('''
    ...     play card
    ...     play card word
    ...     defend cards cards
    ...     pay goods
    ... ''', {"card": ["moses", "homer"]}, counted={"goods": ["salt", "oil", "wine"]})
    >>> notation.encode(("play", 1)), notation.encode(("defend", (0, 0), ())), notation.encode(("pay", (2, 0, 1)))
    (('play', 'homer'), ('defend', ('moses', 'moses'), ()), ('pay', ('salt', 2, 'wine', 1)))
    >>> notation.decode(("pay", ("salt", 2, "wine", 1))), notation.decode(("play", "moses", "food"))
    (('pay', (2, 0, 1)), ('play', 0, 'food'))
    >>> notation.decode(("play", "noah"))
    Traceback (most recent call last):
    ValueError: there is no card 'noah'
    >>> notation.fault(("play", 7)), notation.fault(("sing",)), notation.fault(("play", 1))
    ('7 is no card', 'sing of 0 parts is not declared', '')
    >>> Notation("swap card for:card", {"card": ["moses", "homer"]}).name_parts(("swap", 0, 1))
    {'card': 0, 'for': 1}
    """

    def __init__(
        self,
        forms: str = "",
        tables: dict[str, Sequence[str]] | None = None,
        counted: dict[str, Sequence[str]] | None = None,
        remark: Remark | None = None,
    ) -> None:
        self.tables = {kind: list(ids) for kind, ids in (tables or {}).items()}
        self.counted = {kind: list(ids) for kind, ids in (counted or {}).items()}
        self.remark = remark
        self.forms: dict[tuple[str, int], list[str]] = {}
        self.names: dict[tuple[str, int], list[str]] = {}
        self.places: dict[str, dict[str, int]] = {}
        for kind, ids in {**self.tables, **self.counted}.items():
            self.places[kind] = {id: place for place, id in enumerate(ids)}
            if len(self.places[kind]) != len(ids):
                raise ValueError(f"two of a kind have one id: {kind} {next(id for id in ids if ids.count(id) > 1)}")
        for line in forms.split("\n"):
            if words := line.split():
                self._declare(words[0], words[1:])

    def _declare(self, verb: str, parts: list[str]) -> None:
        kinds = [part.rpartition(":")[2] for part in parts]
        if (verb, len(kinds)) in self.forms:
            raise ValueError(f"{verb} of {len(kinds)} parts is declared twice")
        for kind in kinds:
            if kind not in PLAIN and kind not in self.places and kind.removesuffix("s") not in self.tables:
                raise ValueError(f"{verb} takes a {kind}, and there is no such kind")
        self.forms[verb, len(kinds)] = kinds
        self.names[verb, len(kinds)] = [part.partition(":")[0] for part in parts]

    @property
    def verbs(self) -> list[str]:
        """All verbs, once each."""
        return list(dict.fromkeys(verb for verb, _ in self.forms))

    @cached_property
    def digest(self) -> str:
        """What all ids and their order come to: numbers of other tables mean other things."""
        return hashlib.blake2b(json.dumps([self.tables, self.counted], sort_keys=True).encode(), digest_size=8).hexdigest()

    def encode(self, option: Option) -> Option:
        """The option with ids for numbers; a form nobody declared as it stands."""
        kinds = self.forms.get((option[0], len(option) - 1)) if option else None
        return option if kinds is None else (option[0], *[self._encode(kind, item) for kind, item in zip(kinds, option[1:], strict=True)])

    def decode(self, option: Option) -> Option:
        """The option with numbers for ids; ValueError in one sentence where it names what there is not."""
        kinds = self.forms.get((option[0], len(option) - 1)) if option else None
        return option if kinds is None else (option[0], *[self._decode(kind, item) for kind, item in zip(kinds, option[1:], strict=True)])

    def name_parts(self, option: Option) -> Args:
        """What follows the verb, by name; in a form that nobody declared, by number."""
        names = self.names.get((option[0], len(option) - 1)) or [str(n) for n in range(1, len(option))]
        return dict(zip(names, option[1:], strict=True))

    def _encode(self, kind: str, item: Any) -> Any:
        if kind in PLAIN:
            return item
        if kind in self.counted:
            ids = self.counted[kind]
            if not isinstance(item, tuple) or len(item) != len(ids):
                return item
            return tuple([part for id, n in zip(ids, item, strict=True) if n for part in (id, n)])
        if kind not in self.tables:
            several = isinstance(item, tuple)  # one alone is the form of older rules
            return tuple([self._encode(kind[:-1], each) for each in item]) if several else self._encode(kind[:-1], item)
        ids = self.tables[kind]
        return ids[item] if type(item) is int and 0 <= item < len(ids) else item

    def _decode(self, kind: str, item: Any) -> Any:
        if kind in PLAIN:
            return item
        if kind in self.counted:
            return self._decode_counts(kind, item) if isinstance(item, tuple) else item
        if kind not in self.tables:
            several = isinstance(item, tuple)  # one alone is the form of older rules
            return tuple([self._decode(kind[:-1], each) for each in item]) if several else self._decode(kind[:-1], item)
        if isinstance(item, str):
            if item not in self.places[kind]:
                raise ValueError(f"there is no {kind} {item!r}")
            return self.places[kind][item]
        if type(item) is int and 0 <= item < len(self.tables[kind]):
            raise ValueError(f"a {kind} is written by its id, not as {item}")
        return item

    def _decode_counts(self, kind: str, item: tuple[Any, ...]) -> tuple[Any, ...]:
        counts = [0] * len(self.counted[kind])
        if len(item) % 2:
            raise ValueError(f"{kind} are written as ids, and how many of each")
        for id, n in zip(item[::2], item[1::2], strict=True):
            if id not in self.places[kind]:
                raise ValueError(f"there is nothing called {id!r} among {kind}")
            counts[self.places[kind][id]] = n
        return tuple(counts)

    def fault(self, option: Option) -> str:
        """What is wrong with this notation if a game offers such an option; "" if nothing.

        A game without any forms writes numbers, and nothing is wrong with that.
        """
        if not self.forms:
            return ""
        kinds = self.forms.get((option[0], len(option) - 1))
        if kinds is None:
            return f"{option[0]} of {len(option) - 1} parts is not declared"
        for kind, item in zip(kinds, option[1:], strict=True):
            if item is not None and not self._fits(kind, item):
                return f"{item!r} is no {kind}"
        return ""

    def _fits(self, kind: str, item: Any) -> bool:
        if kind == "word":
            return isinstance(item, str)
        if kind in ("number", "seat"):
            return type(item) is int
        if kind == "numbers":
            return isinstance(item, tuple) and all([type(n) is int for n in item])
        if kind in self.counted:
            return isinstance(item, tuple) and len(item) == len(self.counted[kind]) and all([type(n) is int for n in item])
        if kind not in self.tables:
            return isinstance(item, tuple) and all([self._fits(kind[:-1], each) for each in item])
        return type(item) is int and 0 <= item < len(self.tables[kind])


NUMBERS = Notation()  # of a game that declares none: everything as it stands
