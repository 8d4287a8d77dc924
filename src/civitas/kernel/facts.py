"""Printed facts: the data tables that lie beside a game's code.

A name is a string for each language, or its forms where sentences need more than one: ``lt: {nom: Bronza, gen: Bronzos, acc: Bronzą}``.
Whoever reads a table finds the nominative; sentences ask for another form by it (``civitas.words.forms``).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def load(package: str, name: str) -> Any:
    """The table ``data/<name>.yaml`` of a game's package.

    >>> load("civitas.games.through_the_ages", "leaders")["leaders"][0]["names"]["en"]
    'Alexander the Great'
    """
    text = files(package).joinpath("data", f"{name}.yaml").read_text(encoding="utf-8")
    table = yaml.load(text, Loader=LOADER)  # noqa: S506 (safe loaders only)
    _note_forms(table, _FORMS.setdefault(package, {}))
    return table


def name_forms(package: str, language: str) -> dict[str, dict[str, str]]:
    """The forms of the names in a game's tables, by their nominatives.

    >>> name_forms("civitas.games.through_the_ages", "lt")["Bronza"]["acc"]
    'Bronzą'
    """
    return _FORMS.get(package, {}).get(language, {})


_FORMS: dict[str, dict[str, dict[str, dict[str, str]]]] = {}  # by package, language and nominative


def _note_forms(table: Any, found: dict[str, dict[str, dict[str, str]]]) -> None:
    """Leave the nominative wherever a name has forms, and keep these by it."""
    if isinstance(table, list):
        for row in table:
            _note_forms(row, found)
    elif isinstance(table, dict):
        names = table.get("names")
        if isinstance(names, dict):
            for language, forms in names.items():
                if isinstance(forms, dict):
                    names[language] = forms["nom"]
                    if found.setdefault(language, {}).setdefault(forms["nom"], forms) != forms:
                        raise ValueError(f"{forms['nom']} is declined in two ways in {language}")
        for inner in table.values():
            _note_forms(inner, found)
