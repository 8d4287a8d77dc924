"""Many seats at once: environments that step together, spread over processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space


class SeatVector(VectorEnv):  # type: ignore[type-arg, unused-ignore]
    """*number* environments of ``gym(...)``, in *processes* processes (0: in this one).

    Actions are an array of one action each; observations are arrays with a row for each.  A game that is over begins anew in the same step:
    the row is that of the new game, and ``infos["final_obs"]`` and ``infos["final_info"]`` hold the end of the old one.

    >>> env = SeatVector({"title": "through_the_ages", "options": {"mode": "first_game"}}, 3)
    >>> seen, infos = env.reset(seed=1)
    >>> seen["observation"].shape[0], env.action_masks().shape[0]
    (3, 3)
    >>> seen, rewards, over, cut, infos = env.step(env.action_masks().argmax(axis=1))
    >>> rewards.shape, bool(over.any())
    ((3,), False)
    >>> env.close()
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, made: dict[str, Any], number: int, processes: int = 0) -> None:
        from . import gym

        self.num_envs = number
        example = gym(**made)
        self.single_observation_space = example.observation_space
        self.single_action_space: spaces.Discrete = example.action_space  # type: ignore[type-arg, unused-ignore]
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        parts = [part for part in np.array_split(np.arange(number), max(1, processes)) if len(part)]
        self.parts = [(int(part[0]), int(part[-1]) + 1) for part in parts]
        self.here: _Seats | None = None
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        if not processes:
            self.here = _Seats(made, number)
            return
        context = multiprocessing.get_context("spawn")
        for first, after in self.parts:
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, made, after - first), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games; environment number *n* gets *seed* + *n*."""
        seeds = [None if seed is None else seed + n for n in range(self.num_envs)] if seed is None or isinstance(seed, int) else list(seed)
        answers = self._call("reset", [(seeds[first:after],) for first, after in self.parts])
        self.seen = _stack([seen for seen, _ in answers])
        return self.seen, {"what": [what for _, part in answers for what in part]}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every environment."""
        taken = [int(action) for action in actions]
        answers = self._call("step", [(taken[first:after],) for first, after in self.parts])
        self.seen = _stack([answer[0] for answer in answers])
        rewards, over, cut = [np.concatenate([answer[part] for answer in answers]) for part in (1, 2, 3)]
        ends = {first + at: end for (first, _), answer in zip(self.parts, answers, strict=True) for at, end in answer[4].items()}
        infos: dict[str, Any] = {"what": [what for answer in answers for what in answer[5]]}
        if ends:
            infos["final_obs"] = np.array([ends[n][0] if n in ends else None for n in range(self.num_envs)], object)
            infos["final_info"] = np.array([ends[n][1] if n in ends else None for n in range(self.num_envs)], object)
            infos["_final_obs"] = infos["_final_info"] = np.array([n in ends for n in range(self.num_envs)])
        return self.seen, rewards, over, cut, infos

    def action_masks(self) -> Any:
        """Which actions are allowed in each environment: sb3-contrib asks for it by this name."""
        return self.seen["action_mask"].astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self.pipes:
            pipe.send(None)
            pipe.close()
        for worker in self.workers:
            worker.join(10)
            if worker.is_alive():
                worker.terminate()
        self.pipes, self.workers = [], []

    def _call(self, what: str, arguments: list[tuple[Any, ...]]) -> list[Any]:
        if self.here is not None:
            return [getattr(self.here, what)(*arguments[0])]
        for pipe, given in zip(self.pipes, arguments, strict=True):
            pipe.send((what, given))
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


class _Seats:
    """The environments of one process."""

    def __init__(self, made: dict[str, Any], number: int) -> None:
        from . import gym

        self.envs = [gym(**made) for _ in range(number)]

    def reset(self, seeds: list[int | None]) -> tuple[Any, list[str]]:
        begun = [env.reset(seed=seed) for env, seed in zip(self.envs, seeds, strict=True)]
        return _rows([seen for seen, _ in begun]), [info.get("what", "") for _, info in begun]

    def step(self, actions: list[int]) -> tuple[Any, ...]:
        seen, rewards, over, cut, ends, asked = [], [], [], [], {}, []
        for at, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            now, reward, ended, stopped, info = env.step(action)
            if ended or stopped:
                ends[at] = (now, info)
                now, info = env.reset()
            seen.append(now)
            rewards.append(reward)
            over.append(ended)
            cut.append(stopped)
            asked.append(info.get("what", ""))
        return _rows(seen), np.array(rewards, np.float64), np.array(over), np.array(cut), ends, asked


def _rows(seen: list[dict[str, Any]]) -> dict[str, Any]:
    return {key: np.stack([each[key] for each in seen]) for key in seen[0]}


def _stack(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return parts[0] if len(parts) == 1 else {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}


def _work(pipe: Any, made: dict[str, Any], number: int) -> None:
    """What a process does: it steps its environments until it is told to end."""
    seats = _Seats(made, number)
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        if asked is None:
            return
        try:
            pipe.send(getattr(seats, asked[0])(*asked[1]))
        except Exception as problem:
            pipe.send(problem)
