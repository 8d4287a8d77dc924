"""How a question is walked through in the terminal."""

from __future__ import annotations

import pytest
import shop

import civitas
from civitas import words
from civitas.cli.choosing import Counted, Menu, OneOfThese, Wording, menu
from civitas.games.civilization_1980.atlas import AREA
from civitas.games.civilization_1980.calamities.units import Loss
from civitas.games.civilization_1980.spaces import AreaAmounts
from civitas.games.clash_of_cultures.bargains import THINGS, Bundles
from civitas.games.clash_of_cultures.collecting import Harvest, Pick
from civitas.games.sid_meiers_civilization.bargains import KINDS
from civitas.games.sid_meiers_civilization.bargains import Bundles as Offers
from civitas.games.sid_meiers_civilization.combat.battle import ATTACKER, Battle
from civitas.games.sid_meiers_civilization.tables import NONE


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


def counting(space: Bundles | Harvest) -> Menu:
    game = civitas.game("clash_of_cultures")
    return menu(Wording(game, game.new(players=2, seed=1), 0, "en", ["Ann", "Bob"]), space)


def test_what_is_counted_says_its_names_and_leaves_out_what_nobody_has():
    mine, theirs = (2, *[0] * (THINGS - 1)), (0, 8, *[0] * (THINGS - 2))
    bundle = counting(Bundles(mine, theirs))
    assert isinstance(bundle, Counted)
    assert [label[:8] for label in bundle.labels()[1:]] == [" 0 / 2  ", " 0 / 8  "]
    bundle.change(1, 1)
    bundle.change(2, 1)
    done, give, get = bundle.labels()
    assert give == " 1 / 2  You give: Food"
    assert get == " 1 / 8  You get: Ore"
    assert done == "Done: Give 1 food for 1 ore"
    assert bundle.pick(0) == ("bundle", (1, *[0] * (THINGS - 1)), (0, 1, *[0] * (THINGS - 2)))


def test_a_good_of_an_offer_is_named_once_and_not_as_a_whole_offer():
    game = civitas.game("sid_meiers_civilization")
    wording = Wording(game, game.new(players=2, seed=1), 0, "en", ["Ann", "Bob"])
    nothing = [0] * KINDS
    bundle = menu(wording, Offers((9, *nothing[1:]), (0, 0, 0, 0, 0, 0, 9, *nothing[7:])))
    assert bundle.labels() == ["Done: Give – for –", " 0 / 9  You give: trade", " 0 / 9  You get: hut tokens"]


def test_tokens_and_cities_that_are_lost_are_told_apart():
    game = civitas.game("civilization_1980")
    corinth, mycenae = AREA["corinth"], AREA["mycenae"]
    wording = Wording(game, game.new(players=2, seed=1), 0, "en", ["Ann", "Bob"])
    losses = Loss([corinth, mycenae], [2, 0], 6)
    assert [wording.one_of(losses, at) for at in (0, 1)] == ["Tokens of Corinth", "The city of Mycenae"]
    assert wording.one_of(AreaAmounts("grow", (corinth,), (2,), 1, 1), 0) == "Tokens of Corinth"


def test_wounds_are_healed_by_the_names_of_the_units():
    """Not by the numbers of their fronts."""
    game = civitas.game("sid_meiers_civilization")
    battle = Battle(attacker=0, defender=1, square=0, side=ATTACKER)
    battle.attack_fronts, battle.attack_wounds = [NONE, 2], [0, 2]
    worded = battle.wording(game.new(players=2, seed=1), 0, ("heal-wounds", (0, 2)))
    assert worded is not None
    unit = words.say(game.id, "do-front", {"unit": 2}).removeprefix("Open a front with ")
    assert words.say(game.id, *worded) == f"Heal: {unit} ×2"


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize(("game", "verb"), [("through_the_ages", "defend"), ("clash_of_cultures", "pay"), ("clash_of_cultures", "raise")])
def test_what_opens_a_further_menu_has_words_in_every_language(game: str, verb: str, language: str) -> None:
    assert words.has_message(game, f"open-{verb}", language)


def test_the_few_ways_of_a_space_are_listed_with_their_names():
    space = next(iter(civitas.game("clash_of_cultures").new(players=2, seed=1).board.spaces))
    harvest = counting(Harvest([Pick(space, 1 << 0 | 1 << 1, False, False)], 1, 0, False))
    assert isinstance(harvest, OneOfThese)
    assert sorted(label.partition(" from ")[0] for label in harvest.labels()) == ["1 food", "1 ore"]
