"""A table as a PettingZoo environment."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from civitas.bots import in_turn
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

ACTIONS = 1024  # no list of choices is longer
FEATURES = 4096  # places for the numbers of a view


class TableEnv(AECEnv):  # type: ignore[misc]
    """One seat acts at a time; rewards come at the end, from 1 for the first to -1 for the last.

    >>> from civitas.kernel.registry import game
    >>> env = TableEnv(game("through_the_ages"), 2, {})
    >>> env.reset(seed=1)
    >>> before = env.observe(env.agent_selection)["action_mask"]
    >>> env.step(0)
    >>> int(before[0]), env.terminations
    (1, {'seat_0': False, 'seat_1': False})
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game.id}_v{game.rules_version}"}
        self.render_mode = "ansi"
        self.game = game
        self.players = players
        self.options = options
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        seen = spaces.Box(-np.inf, np.inf, (FEATURES,), np.float32)
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._listed: list[Option] | Space = []
        self._path: tuple[Any, ...] = ()  # how far a set choice is walked

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same."""
        self.state = self.game.new(self.players, seed, self.options)
        self.state.chronicle = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(-1)

    def step(self, action: int | None) -> None:
        """Take the choice at that place of the list."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._choices):
            raise ValueError(f"{agent} has {len(self._choices)} choices, and {action!r} is none of them")
        self._cumulative_rewards[agent] = 0.0
        seat = self._seat
        choice = self._choices[int(action)]
        if isinstance(self._listed, Space):
            self._path = (*self._path, choice)
            if further := self._listed.choices(self._path):  # a set choice, item by item
                self._offer(further)
                return
            choice = self._listed.option(self._path)
        self.state.play(choice, seat)
        if self.state.over:
            self._end()
        else:
            self._ask(seat)
        self._accumulate_rewards()

    def _ask(self, last: int) -> None:
        """Whose turn it is next: on an open floor everybody gets a word in."""
        waiting = self.state.to_act
        self._seat = in_turn(last, waiting)[0]
        self.agent_selection = self.possible_agents[self._seat]
        self._listed = self.state.legal(self._seat)
        self._path = ()
        self._offer(self._listed.choices(()) if isinstance(self._listed, Space) else self._listed)

    def _offer(self, choices: list[Any]) -> None:
        if len(choices) > ACTIONS:
            raise ValueError(f"{len(choices)} choices are more than an environment can number ({ACTIONS})")
        self._choices = choices
        self.infos[self.agent_selection] = {"what": self.state.pending.what, "options": choices}

    def _end(self) -> None:
        places = [seat for group in self.state.ranking for seat in group]
        ranks = {seat: sum(len(better) for better in self.state.ranking[:i]) for i, group in enumerate(self.state.ranking) for seat in group}
        for seat in places:
            agent = self.possible_agents[seat]
            self.rewards[agent] = 1.0 - 2.0 * ranks[seat] / max(1, self.players - 1)
            self.terminations[agent] = True
            self.infos[agent] = {"score": self.state.scores[seat]}
        self._choices = []

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat sees, and which actions it has."""
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask[: len(self._choices)] = 1
        return {"observation": features(self.state.view(self.possible_agents.index(agent))), "action_mask": mask}

    def render(self) -> str:
        return str(self.state.where)

    def close(self) -> None:
        """Nothing is open."""


def features(view: dict[str, Any]) -> Any:
    """Every number and word of a view at a place of its own, as far as there are places.

    >>> one, two = features({"gold": 3}), features({"gold": 4})
    >>> float(one.sum()), float(two.sum()), int(one.argmax()) == int(two.argmax())
    (3.0, 4.0, True)
    """
    found = np.zeros(FEATURES, np.float32)
    _gather(view, 0, found)
    return found


def _gather(value: Any, path: int, found: Any) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            if key != "options":  # these are the action's
                _gather(item, crc32(str(key).encode(), path), found)
    elif isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            _gather(item, crc32(b"%d" % i, path), found)
    elif isinstance(value, (bool, int, float)):
        found[path % FEATURES] += value
    elif isinstance(value, str):
        found[crc32(value.encode(), path) % FEATURES] += 1
