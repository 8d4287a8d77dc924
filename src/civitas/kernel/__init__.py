"""What every game stands on: records, flow, options, chance, codec, views, worlds, chronicle, history, registry."""

from __future__ import annotations


def form() -> str:
    """Which form runs: "compiled" or "interpreted".

    >>> form() in ("compiled", "interpreted")
    True
    """
    from . import flow  # not at the top: a wheel is built where nothing else is installed

    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
