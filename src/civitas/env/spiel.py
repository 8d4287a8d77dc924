"""The titles as games of OpenSpiel: ``pyspiel.load_game("civitas_through_the_ages(players=2)")`` after ``civitas.env.spiel.register()``.

Actions and observations are those of the environment (``actions.py``, ``table.py``): a fixed set of actions, of which an option takes one or
more, and named features.  Chance is the game's own: a first chance node starts it from a seed, and everything later follows from the
luck in the state (``SAMPLED_STOCHASTIC``).  Parameters: ``players``, ``seed`` (-1: another one each time), ``options`` as
``mode:first_game;...``, and ``resign``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from civitas.kernel.registry import Game, GameOption, games

from .table import TableEnv

try:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
except ImportError:  # pip install 'civitas[openspiel]'
    pyspiel = None

GameBase: Any = object if pyspiel is None else pyspiel.Game
StateBase: Any = object if pyspiel is None else pyspiel.State
PREFIX = "civitas_"


def register() -> list[str]:
    """Make every title known to OpenSpiel; their names there.

    >>> "civitas_through_the_ages" in (register() if pyspiel else [PREFIX + title for title in games()])
    True
    """
    if pyspiel is None:
        raise ValueError("this needs OpenSpiel: pip install 'civitas[openspiel]'")
    found = []
    known = set(pyspiel.registered_names())
    for title in games().values():
        if title.features is None:
            continue
        if PREFIX + title.id not in known:
            kind = _type_of(title)
            pyspiel.register_game(kind, _maker(kind, title))
        found.append(PREFIX + title.id)
    return found


def _type_of(title: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + title.id,
        long_name=title.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_players,
        min_num_players=title.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": title.min_players, "seed": -1, "options": "", "resign": False},
    )


def _maker(kind: Any, title: Game) -> Callable[[Any], Any]:
    def make(params: Any) -> Any:
        return _TableGame(kind, title, dict(params or {}))

    make.__dict__["itself"] = make  # OpenSpiel lets go of it after Python has ended: it must not be the last to hold it
    return make


def read_options(title: Game, text: str) -> dict[str, Any]:
    """Options of a title as a parameter can say them: ``mode:first_game;rounds:3``.

    >>> read_options(games()["through_the_ages"], "mode:first_game")
    {'mode': 'first_game'}
    """
    declared: dict[str, GameOption] = {option.name: option for option in title.options}
    found: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        kind = declared[name].type if name in declared else str
        found[name] = value == "true" if kind is bool else kind(value)
    return title.settings(found)


class _TableGame(GameBase):  # type: ignore[misc]
    """A title with these parameters."""

    def __init__(self, kind: Any, title: Game, params: dict[str, Any]) -> None:
        self.title = title
        self.players = int(params.get("players", title.min_players))
        self.options = read_options(title, str(params.get("options", "")))
        self.resign = bool(params.get("resign", False))
        self.luck = random.Random(None if params.get("seed", -1) == -1 else params["seed"])
        self.empty = TableEnv(title, self.players, self.options, resign=self.resign)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.empty.actions.names),
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=title.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> Any:
        return _TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"there are no parameters of the observation: {params}")
        return _Observer(self.empty)


class _Holder:
    """A table that is copied as a whole when OpenSpiel copies a state."""

    def __init__(self, env: TableEnv) -> None:
        self.env = env

    def __deepcopy__(self, memo: Any) -> _Holder:
        return _Holder(self.env.copy())


class _TableState(StateBase):  # type: ignore[misc]
    """A position, and what of an answer is already said."""

    def __init__(self, game: _TableGame) -> None:
        super().__init__(game)
        self.begun = False
        self.held = _Holder(TableEnv(game.title, game.players, game.options, resign=game.resign))
        self.seed = game.luck.getrandbits(60)

    @property
    def table(self) -> TableEnv:
        return self.held.env

    def current_player(self) -> int:
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.state.over else self.table.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions() if player == self.table.acting else []

    def _apply_action(self, action: int) -> None:
        if not self.begun:
            self.begun = True
            self.table.reset(seed=self.seed)
        else:
            self.table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.table.actions.names[action]

    def is_terminal(self) -> bool:
        return bool(self.begun and self.table.state.over)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.players
        return [self.table.rewards[agent] for agent in self.table.possible_agents]

    def __str__(self) -> str:
        return self.table.render() if self.begun else "before the deal"


class _Observer:
    """What a seat sees, as OpenSpiel asks for it: ``tensor``, ``dict`` by part, and a string."""

    def __init__(self, env: TableEnv) -> None:
        self.features = len(env.names)
        self.actions = len(env.actions.names)
        self.tensor = np.zeros(self.features + self.actions, np.float32)
        self.dict = {"observation": self.tensor[: self.features], "action_mask": self.tensor[self.features :]}

    def set_from(self, state: _TableState, player: int) -> None:
        """Fill the tensor with what *player* sees."""
        self.tensor.fill(0)
        if state.begun:
            self.tensor[:] = state.table.information_state(state.table.possible_agents[player])

    def string_from(self, state: _TableState, player: int) -> str:
        """What *player* sees, in JSON, with what it has said of its answer."""
        if not state.begun:
            return "before the deal"
        table = state.table
        said = [table.names[at] for at, _ in table.said] if player == table.acting else []
        return json.dumps([table.state.view(player), said], sort_keys=True)
