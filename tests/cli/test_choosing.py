"""How a question is walked through in the terminal."""

from __future__ import annotations

import shop

from civitas.cli.choosing import Menu, Wording, menu


def pay_with(*held: int) -> Menu:
    """What is asked of who buys infantry and holds so much."""
    s = shop.GAME.new(players=2, seed=1)
    s.players[0].held = list(held)
    s.relist()
    s.play(("buy", 3))
    assert s.decision().what == "pay"
    return menu(Wording(shop.GAME, s, 0, "en", ["Ann", "Bob"]), s.legal())


def test_a_payment_is_asked_kind_by_kind_and_says_which_kind_and_how_many_there_are():
    bills = pay_with(3, 2, 2, 1, 1, 3, 2, 1)
    assert [label[:6] for label in bills.labels()] == ["Pay: 0", "Pay: 1"]  # two bills, each by a way to pay it
    food = bills.pick(0)
    assert isinstance(food, Menu)
    assert food.labels() == [f" {n} / 3  Pay: 0, 1 0 0 0 0 0 0 0" for n in (1, 0)]
    ore = food.pick(0)
    assert isinstance(ore, Menu)
    assert ore.labels() == [f" {n} / 2  Pay: 0, 0 0 1 0 0 0 0 0" for n in (1, 0)]
    assert ore.pick(0) == ("pay", 0, (1, 0, 1, 0, 0, 0, 0, 0))
