"""Actions: a verb in one place, as a class with what it offers, why it is refused, what it does and what it is called."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from .records import Message, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One verb.  *parts* names what follows it in an option, *words* those of them that are no numbers.

    A game (or a step of it) adds ``offer``, which lists, ``refusal``, which says why not, and ``do``, each with what they
    need to know there; a step that looks its verb up in a table hands over to them.

    >>> class Sail(Action):
    ...     verb = "sail"
    ...     parts = ("ship", "waters")
    ...     def refusal(self, s, option): ...
    >>> Sail().fits(("sail", 0, 17)), Sail().fits(("sail", "far")), Sail().name(("sail", 0, 17))
    (True, False, ('do-sail', {'ship': 0, 'waters': 17}))
    """

    verb: ClassVar[str] = ""
    parts: ClassVar[tuple[str, ...]] = ()
    words: ClassVar[tuple[str, ...]] = ()

    def fits(self, option: Option) -> bool:
        """Whether *option* has the right number of parts, words and numbers where they belong: what to look at before its rules."""
        return self.has_parts(option, self.parts)

    def has_parts(self, option: Option, parts: tuple[str, ...]) -> bool:
        """Whether these follow the verb."""
        if len(option) != len(parts) + 1:
            return False
        return all([type(part) is (str if name in self.words else int) for part, name in zip(option[1:], parts, strict=True)])

    def name(self, option: Option) -> Message:
        """What it is called by its verb and its parts."""
        return f"do-{self.verb}", dict(zip(self.parts, option[1:], strict=False))
