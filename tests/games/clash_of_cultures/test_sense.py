"""What the bots of Clash of Cultures think of some positions."""

from civitas.bots import bot
from civitas.games.clash_of_cultures.bargains import Bargain
from civitas.games.clash_of_cultures.cities import drop_city
from civitas.games.clash_of_cultures.sense_worth import turns_left
from civitas.games.clash_of_cultures.state import Fight
from civitas.kernel.registry import game

from .table import begin, goods, table, turn
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


def left(s):
    """The whole turns that seat 0 thinks it still has after this one."""
    return int(turns_left(s, s.players[0]) - s.players[0].actions / 3)


def test_a_game_in_which_somebody_has_no_city_is_over_with_the_age():  # COC-11.8
    s = turn(table(3))
    assert (s.age, s.round, left(s)) == (1, 1, 17)
    drop_city(s, s.players[2].home)
    assert left(s) == 2


def test_a_last_city_that_was_captured_in_this_turn_does_not_count_yet():  # so that nobody shies from taking it
    s = turn(table(3))
    drop_city(s, s.players[2].home)
    s.fights = [Fight(0, 2, s.players[2].home, winner=0, owner=2, captured=True)]
    assert left(s) == 17


def test_a_short_game_is_known_to_be_short():  # COC-12.3
    assert left(turn(table(2, short_game=True))) == 11
