"""Examples in docstrings, shown as code on the documentation site (an extension of Griffe, which reads the sources)."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any

import griffe

EXAMPLE = re.compile(r"^[ \t]*>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class Examples(griffe.Extension):
    """A doctest is put between fences."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{dedent(found[0])}\n```", obj.docstring.value)
