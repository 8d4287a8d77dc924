"""How sentences are set: what belongs together stays on one line.

A number stays with what it counts, a dash with what stands before it.  The page sets its sentences alike, in ``web/src/words.ts``.
"""

from __future__ import annotations

import re

PLAIN = ("en",)  # there a line may begin with a unit or with a dash
APART = re.compile(r"(?<=\d) (?=[^\W\d_])| (?=[–—] )")


def typeset(text: str, language: str) -> str:
    """The sentence with its blanks that do not break.

    >>> typeset("12 žetonų – 3 miestai", "lt"), typeset("12 tokens", "en")
    ('12\\xa0žetonų\\xa0– 3\\xa0miestai', '12 tokens')
    """
    return text if language in PLAIN else APART.sub("\u00a0", text)
