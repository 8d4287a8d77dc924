"""How sentences are set: what belongs together stays on one line.

A number stays with what it counts, a dash with what stands before it.  The page sets its sentences alike, in ``web/src/words.ts``.
"""

from __future__ import annotations

import re

ENDED = re.compile(r"(?<=[!?])\.(?=\s|$)")  # after a name that ends a sentence itself: The Citizens Are Revolting!
PLAIN = ("en",)  # there a line may begin with a unit or with a dash
APART = re.compile(r"(?<=\d) (?=[^\W\d_])| (?=[–—] )")


def typeset(text: str, language: str) -> str:
    """The sentence with its blanks that do not break, and one mark at its end.

    >>> typeset("12 žetonų – 3 miestai", "lt"), typeset("Egypt plays The Citizens Are Revolting!.", "en")
    ('12\\xa0žetonų\\xa0– 3\\xa0miestai', 'Egypt plays The Citizens Are Revolting!')
    """
    text = ENDED.sub("", text)
    return text if language in PLAIN else APART.sub("\u00a0", text)
