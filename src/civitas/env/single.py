"""One seat of a table as a Gymnasium environment: bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from civitas.bots import ask, bot

from .table import TableEnv


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """You act whenever your seat does; between two of your actions the bots have acted.

    An action that the mask does not allow ends the episode with a reward of -1: a learner that ignores the mask should learn it.

    >>> from civitas.kernel.registry import game
    >>> env = SeatEnv(TableEnv(game("through_the_ages"), 2, {}), 0, {1: "random"})
    >>> seen, info = env.reset(seed=1)
    >>> env.action_masks().nonzero()[0].tolist() == env.table.legal_actions()
    True
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, table: TableEnv, seat: int, rivals: dict[int, str]) -> None:
        self.table = table
        self.seat = seat
        self.agent = table.possible_agents[seat]
        self.rivals = rivals
        self.render_mode = "ansi"
        self.observation_space: spaces.Dict = table.observation_space(self.agent)
        self.action_space: spaces.Discrete = table.action_space(self.agent)  # type: ignore[assignment, type-arg, unused-ignore]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        begun = int(self.np_random.integers(1 << 31))
        self.table.reset(seed=begun)
        self.players = {seat: bot(name, self.table.game, f"{begun} {seat}") for seat, name in self.rivals.items()}
        self.paid = 0.0
        self._let_others()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.table.allows(int(action)):
            return self._observe(), -1.0, True, False, {**self._info(), "refused": int(action)}
        self.paid = 0.0
        self._act(int(action))
        self._let_others()
        over = bool(self.table.state.over)
        cut = not over and self.table.taken >= self.table.steps
        return self._observe(), self.paid, over, cut, self._info()

    def action_masks(self) -> Any:
        """Which actions are allowed: sb3-contrib asks for it by this name."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> str:
        return self.table.render()

    def _act(self, action: int) -> None:
        self.table.step(action)
        self.paid += self.table.rewards.get(self.agent, 0.0)

    def _let_others(self) -> None:
        """Bots act until it is our turn: a bot answers at once what is walked step by step here."""
        table = self.table
        while not table.state.over and table.taken < table.steps and table.acting != self.seat:
            seat = table.acting
            table.play(ask(self.players[seat], table.state, seat))
            self.paid += table.rewards.get(self.agent, 0.0)

    def _observe(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.table.observe(self.agent)
        return seen

    def _info(self) -> dict[str, Any]:
        return dict(self.table.infos.get(self.agent, {}))
