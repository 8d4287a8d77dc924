"""OpenSpiel: games in C++, called from Python."""

import random

import pyspiel
from clock import cost, rates, tell

for name in ("backgammon", "hearts", "gin_rummy"):
    game = pyspiel.load_game(name)

    def start(seed: int, stop: int, game=game) -> tuple[int, object]:
        draw, n = random.Random(seed).random, 0
        state = game.new_initial_state()
        while n < stop and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                at, wanted = 0, draw()
                while at < len(weights) - 1 and wanted > weights[at]:
                    wanted -= weights[at]
                    at += 1
                state.apply_action(outcomes[at])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                n += 1
        return n, state

    _, middle = start(1, 20)
    speed = rates(lambda seed, start=start: start(seed, 100_000)[0])
    tell(f"OpenSpiel {name} (C++)", **speed, clone=cost(middle.clone), legal=cost(middle.legal_actions))
