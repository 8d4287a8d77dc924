"""Printed facts: the data tables that lie beside a game's code."""

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
    return yaml.load(text, Loader=LOADER)  # noqa: S506 (safe loaders only)
