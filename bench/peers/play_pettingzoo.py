"""PettingZoo: classic games behind the AEC interface, with observations and action masks."""

import random

import numpy
from clock import rates, tell
from pettingzoo.classic import chess_v6, connect_four_v3

for name, module in (("connect four", connect_four_v3), ("chess", chess_v6)):
    env = module.raw_env() if name == "chess" else module.env()

    def play(seed: int, env=env) -> int:
        draw, n = random.Random(seed).random, 0
        env.reset(seed=seed)
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = numpy.flatnonzero(observation["action_mask"])
            env.step(int(actions[int(draw() * len(actions))]))
            n += 1
        return n

    tell(f"PettingZoo {name}", **rates(play))
