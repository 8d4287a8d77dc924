"""Printed facts: the data tables that lie beside a game's code.

A name is a string for each language, or its forms where sentences need more than one: ``lt: {nom: Bronza, gen: Bronzos, acc: Bronzą}``.
Whoever reads a table finds the nominative; sentences ask for another form by it (``civitas.words.forms``).
"""

from __future__ import annotations

import json
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


def load_weights(package: str) -> dict[str, dict[str, float]]:
    """The weights of a game's sense, ``data/weights.yaml``: by name, the newest last; a group of them is flattened with dots.

    >>> load_weights("civitas.games.civilization_1980")["greedy-1"]["nation.africa"]
    0.0
    """
    return {name: flatten(table["weights"]) for name, table in load(package, "weights").items()}


@cache
def load_value(package: str, players: int) -> dict[str, Any]:
    """The value that was learned for a game, ``data/value-<players>.json``: that for so many players, or the nearest, more rather than fewer.

    >>> load_value("civitas.games.through_the_ages", 3)["players"]
    4
    """
    folder = files(package).joinpath("data")
    known = [int(file.name[6:-5]) for file in folder.iterdir() if file.name.startswith("value-") and file.name.endswith(".json")]
    nearest = min(known, key=lambda number: (number < players, abs(number - players)))
    found: dict[str, Any] = json.loads(folder.joinpath(f"value-{nearest}.json").read_text(encoding="utf-8"))
    return found


def flatten(table: dict[str, Any], before: str = "") -> dict[str, float]:
    """Names with dots for a table of tables.

    >>> flatten({"city": 14, "card": {"law": 40}})
    {'city': 14.0, 'card.law': 40.0}
    """
    found: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            found |= flatten(value, f"{before}{name}.")
        else:
            found[f"{before}{name}"] = float(value)
    return found
