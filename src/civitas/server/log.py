"""The server's own log: one line of JSON an event, never a token, a card or a word of chat."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("civitas.table")


def note(kind: str, *, level: int = logging.INFO, **facts: Any) -> None:
    """Write a line: time, kind, and plain facts."""
    if LOGGER.isEnabledFor(level):
        line = {"at": round(time.time(), 3), "kind": kind, **{name: value for name, value in facts.items() if value is not None}}
        LOGGER.log(level, json.dumps(line, ensure_ascii=False, default=str))


def to_stderr(level: int = logging.INFO) -> None:
    """Let the lines out, once."""
    if not LOGGER.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(logging.Formatter("%(message)s"))
        LOGGER.addHandler(handler)
        LOGGER.setLevel(level)
        LOGGER.propagate = False
