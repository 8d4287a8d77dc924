"""What the terminal shows: prices of what can be done, the advances board, cards with their texts, a battle with its dice."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from civitas import words
from civitas.games.clash_of_cultures import screen
from civitas.games.clash_of_cultures.cards.schemes import Develop
from civitas.games.clash_of_cultures.tables import ADVANCE, BUILDING, CIVIL_OF, TACTIC_OF
from civitas.games.clash_of_cultures.texts import option

from .table import aim, at, attack, begin, city, deal, goods, home, know, land, put, table, throw, turn

GAME = "clash_of_cultures"


def shown(s: Any, part: str, width: int = 80) -> str:
    """One part of the screen of seat 0, as it is printed."""
    parts = dict(screen.table(s, 0, "en", words.speaker(GAME, "en"), ["Ann", "Bob"]))
    console = Console(width=width, force_terminal=False)
    with console.capture() as said:
        console.print(parts[part])
    return said.get()


def test_options_say_what_they_cost_now() -> None:
    """COC-5.1.1, 5.3.12; Math gives Engineering without food."""
    s = table(2)
    goods(s, 0, food=4, ore=2, wood=2)
    know(s, 0, "math", "writing")
    turn(s, 0)
    where = home(s, 0)
    assert words.option(GAME, s, 0, ("advance", ADVANCE["storage"])) == "Advance: Storage (2 food)"
    assert words.option(GAME, s, 0, ("advance", ADVANCE["engineering"])) == "Advance: Engineering"
    assert words.option(GAME, s, 0, ("construct", at(where), BUILDING["academy"])) == f"Build an Academy in {where} (1 food, 1 ore, 1 wood)"


def test_what_a_card_builds_has_no_price() -> None:
    """COC-CIV-city_development."""
    s = table(2)
    know(s, 0, "writing")
    goods(s, 0, food=1)
    city(s, 0, "D4")
    begin(s, Develop(0))
    assert s.pending.what == "city-development"
    assert words.option(GAME, s, 0, ("construct", at("D4"), BUILDING["academy"])) == "Build an Academy in D4"


def test_the_advances_board_says_who_has_what_and_what_the_others_cost() -> None:
    s = table(2)
    know(s, 1, "tactics")
    said = shown(turn(s, 0), "advances")
    assert "Farming AB" in said
    assert "Storage 2" in said
    assert "Tactics 2 B" in said
    assert all(len(line) <= 80 for line in said.splitlines())


def test_a_card_in_hand_is_read_in_full_and_an_objective_says_how_far_it_is() -> None:
    s = table(2)
    aim(s, 0, "happy_population")
    said = " ".join(shown(turn(s, 0), "your hand").split())
    assert "Happy Population: You have at least 4 happy cities. 1/4" in said


def test_a_battle_shows_units_dice_and_odds() -> None:
    s = table(2)
    land(s, D4="plains")
    city(s, 1, "D4")
    put(s, 0, "D4", infantry=2, cavalry=1)
    put(s, 1, "D4", infantry=2)
    throw(s, "6i", "5c", "4e", "6i", "5i")
    said = shown(attack(s, 0, 1, "D4", "D3"), "battle")
    assert "2 Infantry, 1 Cavalry" in said
    assert "6 Infantry, 5 Cavalry, 4" in said
    assert "attacker" in said
    assert "%" in said


def test_a_city_has_its_size_and_mood_on_the_map() -> None:
    s = table(2)
    city(s, 0, "D4", "academy", mood="happy")
    put(s, 0, "D4", infantry=2, settler=1)
    assert "D4p A2+ A2s" in shown(s, "map")


def test_cards_with_the_same_upper_half_are_told_apart_by_the_lower_one() -> None:
    s = table(2)
    goods(s, 0, culture=2)
    first = deal(s, 0, civil="leadership")
    assert option(turn(s), 0, ("play", first)) == ("do-play", {"civil": CIVIL_OF[first]})
    twin = next(card for card in s.action_deck.cards if CIVIL_OF[card] == CIVIL_OF[first] and TACTIC_OF[card] != TACTIC_OF[first])
    s.action_deck.give(twin, s.players[0].hand, 1)
    assert option(s, 0, ("play", twin)) == ("do-play-card", {"action_card": twin})
    against = deal(s, 0, civil="assassination")
    assert option(s, 0, ("play", against, 1)) == ("do-play-against", {"civil": CIVIL_OF[against], "rival": 1})
