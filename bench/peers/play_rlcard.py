"""RLCard: card games in Python, as reinforcement learning sees them."""

import random

import rlcard
from clock import rates, tell

for name in ("uno", "gin-rummy"):
    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int, env=env) -> int:
        draw, n = random.Random(seed).random, 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            n += 1
        return n

    tell(f"RLCard {name}", **rates(play))
