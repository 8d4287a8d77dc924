"""What the bots of Clash of Cultures think of some positions."""

from civitas.bots import bot
from civitas.games.clash_of_cultures.bargains import Bargain
from civitas.kernel.registry import game

from .table import begin, goods, table
from .test_cities import bundle


def answer(name, **held):
    """What a bot with these goods says to two food for a wood."""
    s = table()
    goods(s, 0, food=2)
    goods(s, 1, **held)
    begin(s, Bargain(0, 1))
    s.play(("bundle", bundle(food=2), bundle(wood=1)))
    return bot(name, game("clash_of_cultures")).sense.candidates(s, 1, 1)[0]


def test_food_that_cannot_be_kept_is_worth_nothing():  # COC-4.1.1: two, without Storage
    assert answer("greedy", food=2, wood=1) == ("refuse",)
    assert answer("greedy", food=0, wood=1) == ("accept",)


def test_the_first_greedy_still_takes_it():
    """It is what others are measured against, mistakes and all."""
    assert answer("greedy-1", food=2, wood=1) == ("accept",)
