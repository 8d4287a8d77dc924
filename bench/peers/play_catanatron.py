"""catanatron: Settlers of Catan in Python, written for bots."""

import random

from catanatron import Color, Game, RandomPlayer
from clock import cost, rates, tell

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def start(seed: int, stop: int) -> tuple[int, Game]:
    draw, n = random.Random(seed).random, 0
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    while n < stop and game.winning_color() is None and game.state.num_turns < 1000:
        actions = game.state.playable_actions
        game.execute(actions[int(draw() * len(actions))])
        n += 1
    return n, game


_, middle = start(1, 200)
tell("catanatron", **rates(lambda seed: start(seed, 100_000)[0]), clone=cost(middle.copy))
