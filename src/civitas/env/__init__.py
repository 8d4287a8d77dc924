"""The games for learning machines: PettingZoo environments with action masks.

    import civitas
    env = civitas.env.aec("through_the_ages", players=3)

An action is the place of a choice in the list that is asked now; the mask says how long that list is, and
``infos[agent]["options"]`` says what the choices are.  A set choice is walked item by item, so every list stays short.
The observation is what the seat sees and nothing else: every number of its view, put at a place that follows from the
number's name.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.registry import game


def aec(title: str, players: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """A PettingZoo AEC environment of a game; ValueError in one sentence on a wrong game, number of players or option.

    >>> env = aec("through_the_ages", players=2)
    >>> env.reset(seed=1)
    >>> env.agent_selection in env.possible_agents, len(env.infos[env.agent_selection]["options"]) > 0
    (True, True)
    """
    found = game(title)
    found.new(players, 0, options)  # complains now rather than at the first reset
    try:
        from .table import TableEnv
    except ImportError as missing:
        raise ValueError(f"environments need PettingZoo: pip install 'civitas[env]' ({missing})") from None
    return TableEnv(found, found.min_players if players is None else players, dict(options or {}))
