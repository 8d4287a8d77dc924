"""The forms of names that sentences ask for: ``{ CASE($card, "acc") }``, and in Hungarian ``{ ARTICLE($card) } { $card }``.

A name of the data tables has its forms there, by language (``kernel.facts``); any other, a player's above all, is the same in every
case.  The page has these two functions as well, in ``web/src/words.ts``.  ``{ SOME("huts: ", $huts, "events: ", $events) }`` is for sentences
of the server alone: it leaves out what is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from civitas.kernel.facts import name_forms
from civitas.kernel.registry import game as game_called

VOWELS = "aáeéiíoóöőuúüű"


def functions(game: str, language: str, none: str = "none") -> dict[str, Callable[..., Any]]:
    """What the messages of a game may call in a language; *none*: how an empty list was written.

    >>> functions("through_the_ages", "lt")["CASE"]("Bronza", "acc"), functions("", "lt")["CASE"]("Eglė", "acc")
    ('Bronzą', 'Eglė')
    """
    forms = forms_of(game, language)
    return {"CASE": lambda name, case: forms.get(str(name), {}).get(case, name), "ARTICLE": article, "SOME": lambda *said: some(said, none)}


def forms_of(game: str, language: str) -> dict[str, dict[str, str]]:
    """The forms of a game's names in a language, by their nominatives; the table itself ("") has none.

    >>> forms_of("civilization_1980", "pl")["Sól"]["gen"], forms_of("", "pl")
    ('Soli', {})
    """
    return name_forms(game_called(game).package, language) if game else {}


def article(what: Any) -> str:
    """The Hungarian article by the first sound: *az Agora*, *a Bronz*; *az 1.* (egy), *az 5.* (öt), *a 12.*

    >>> [article(what) for what in ("Agora", "Bronz", 1, 5, 12, 1000)]
    ['az', 'a', 'az', 'az', 'a', 'az']
    """
    word = str(what).lstrip("„»(").casefold()
    digits = word[: len(word) - len(word.lstrip("0123456789"))]
    sounded = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) if digits else word[:1] in VOWELS
    return "az" if sounded and word else "a"


def some(said: Sequence[Any], none: str) -> str:
    """Labels and lists by turns, without the empty lists.

    >>> some(("huts: ", "none", "events: ", "Drought and Plague"), "none"), some(("huts: ", "none"), "none")
    ('events: Drought and Plague', 'none')
    """
    pairs = zip(said[::2], said[1::2], strict=True)
    return "; ".join(f"{label}{things}" for label, things in pairs if str(things) != none) or none
