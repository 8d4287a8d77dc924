"""The account of a battle that the page shows: each die says what it did, and the lines add up, after the round as well as in it."""

from __future__ import annotations

from typing import Any

from civitas.games.clash_of_cultures.page_battle import battle

from .table import asked, attack, city, deal, know, put, table, throw


def fought() -> Any:
    """An elephant may turn one of two dice into a shield; both sides have no cards."""
    s = table()
    city(s, 1, "D5", "temple")
    put(s, 0, "D5", infantry=3)
    put(s, 1, "D5", infantry=2, elephant=1)
    throw(s, "3e", "5c", "1l", "6i", "3e", "2e")
    return attack(s, 0, 1, "D5", "D4")


def test_nothing_is_reckoned_before_the_elephant_has_chosen():  # COC-6.3.3.3
    s = fought()
    assert asked(s) == "elephant-die"
    assert battle(s, 1)["value"] == [0, 0]


def test_a_die_that_became_a_shield_is_told_as_one_when_the_round_is_over():  # COC-6.3.3.3, COC-6.3.4
    s = fought()
    listed = s.legal(s.to_act[0])
    s.play(next(option for option in listed if option[1] == 2))
    while asked(s) == "casualty":
        s.play(s.legal(s.to_act[0])[0])
    assert asked(s) == "retreat"
    told = battle(s, 0)
    assert [die["does"] for die in told["dice"][1]] == ["clash", "", "shield"]
    assert told["account"][1] == [("dice", -1, 9), ("clash", 1, 1)]
    assert sum(n for _, _, n in told["account"][1]) == told["value"][1]


def test_before_the_roll_it_is_told_how_many_dice_each_side_rolls():  # COC-6.3.3
    s = table()
    know(s, 0, "tactics")
    deal(s, 0, tactic="high_morale")
    city(s, 1, "D5", "fortress")
    put(s, 0, "D5", infantry=2, cavalry=1)
    put(s, 1, "D5", infantry=2)
    attack(s, 0, 1, "D5", "D4")
    assert asked(s) == "tactic"
    told = battle(s, 0)
    assert told["dice"] == [[], []]
    assert told["rolls"] == [3, 3]  # a die for each unit, and one for the fortress
