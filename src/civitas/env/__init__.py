"""The games for learning machines: PettingZoo and Gymnasium environments with action masks, and OpenSpiel.

    import civitas
    env = civitas.env.aec("through_the_ages", players=3)

An action is a number out of a fixed set (``actions.py``): ``env.actions.names`` says what each means, and an option takes one or more
of them.  The observation is a row of numbers with names, ``env.names``, of what the seat may know and nothing else: the game's own
features, made in compiled code (``games/<game>/features.py``), then what is asked and what of the answer is already said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.kernel.registry import game


def aec(
    title: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    reward: str = "rank",
    resign: bool = False,
    steps: int = 0,
) -> Any:
    """A PettingZoo AEC environment of a game; ValueError in one sentence on a wrong game, number of players or option.

    *reward*: ``rank`` at the end, ``score`` or ``margin`` as they come; *resign*: whether options that end the game for a seat are
    offered; *steps*: after so many the game is cut off.

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
    return TableEnv(found, found.min_players if players is None else players, dict(options or {}), reward=reward, resign=resign, steps=steps)


def gym(
    title: str,
    seat: int = 0,
    opponents: str | Sequence[str] = "random",
    options: dict[str, Any] | None = None,
    *,
    players: int | None = None,
    reward: str = "rank",
    resign: bool = False,
    steps: int = 0,
) -> Any:
    """A Gymnasium environment: you play one *seat*, bots the others (one name for all, or one a seat).

    >>> env = gym("through_the_ages", opponents="random", options={"mode": "first_game"})
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, over, cut, info = env.step(int(seen["action_mask"].argmax()))
    >>> over, cut
    (False, False)
    """
    table = aec(title, players, options, reward=reward, resign=resign, steps=steps)
    names = [opponents] * table.players if isinstance(opponents, str) else list(opponents)
    if not 0 <= seat < table.players:
        raise ValueError(f"there are {table.players} seats, and {seat} is none of them")
    if len(names) != table.players - 1 and not isinstance(opponents, str):
        raise ValueError(f"there are {table.players - 1} opponents, not {len(names)}")
    from .single import SeatEnv

    rivals = {other: names[n] for n, other in enumerate(other for other in range(table.players) if other != seat)}
    return SeatEnv(table, seat, rivals)


def vector(title: str, number: int, processes: int = 0, **options: Any) -> Any:
    """*number* environments of ``gym(title, ...)`` that step together, spread over so many processes (0: in this one).

    >>> env = vector("through_the_ages", 2, opponents="random", options={"mode": "first_game"})
    >>> env.reset(seed=1)[0]["action_mask"].shape[0]
    2
    """
    gym(title, **options)  # complains now rather than in a process of its own
    from .many import SeatVector

    return SeatVector({"title": title, **options}, number, processes)
