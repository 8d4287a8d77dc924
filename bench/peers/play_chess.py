"""python-chess: chess in pure Python, bitboards in ints."""

import random

import chess
from clock import cost, rates, tell


def play(seed: int, stop: int = 100_000) -> int:
    draw, n = random.Random(seed).random, 0
    board = chess.Board()
    while n < stop and not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(draw() * len(moves))])
        n += 1
    return n


board = chess.Board()
for _ in range(30):
    board.push(next(iter(board.legal_moves)))
tell("python-chess", **rates(play), clone=cost(board.copy), legal=cost(lambda: list(board.legal_moves)))
