"""Names and messages as people type them."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 40


def clean(name: str, otherwise: str, longest: int = NAME_LENGTH) -> str:
    """A name or a message as it is shown: one line of printable characters.

    >>> clean(" Ann\\u202e\\n the  Great ", "Guest"), clean("\\x00", "Guest")
    ('Ann the Great', 'Guest')
    """
    printable = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())[:longest].strip() or otherwise


def clean_lines(text: str) -> str:
    """What somebody writes for themselves: as it is, without what no screen shows and not every database keeps.

    >>> clean_lines("buy\\n\\twheat\\x00")
    'buy\\n\\twheat'
    """
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cs"))
