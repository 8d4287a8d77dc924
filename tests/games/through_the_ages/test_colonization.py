"""Colonization: auction, force, territories (TTA-9)."""

from __future__ import annotations

import random

import pytest

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.colonization import Settlement, forces
from civitas.games.through_the_ages.tables import EVENT, KIND, TERRITORY, WARRIORS, of_kind
from civitas.kernel.piles import Pile
from games.through_the_ages.scenes import asked, begin, card, choices, event, hand, in_play, play, scene, strength, tokens, told, units


def auction(*warriors, seat=0, name="developed_territory_i"):
    """A territory is revealed by *seat*."""
    s = scene(len(warriors), age=1)
    strength(s, *warriors)
    return event(s, name, seat)


def send(warriors, bonus=(), discards=()):
    return ("send", (WARRIORS,) * warriors, tuple(card(name) for name in bonus), tuple(card(name) for name in discards))


# --- the auction ---------------------------------------------------------------------------------------------------------------


def test_bidding_goes_clockwise_from_the_current_player_until_one_is_left():
    s = auction(2, 3, 4, seat=1)
    assert asked(s) == (1, "bid")  # TTA-9.1
    play(s, ("bid", 1))
    assert asked(s) == (2, "bid")
    play(s, ("bid", 2))
    assert asked(s) == (0, "bid")
    play(s, ("pass",))
    assert asked(s) == (1, "bid")  # TTA-9.9: whoever was outbid is asked again in turn
    play(s, ("bid", 3), ("pass",))
    assert asked(s) == (1, "send")
    play(s, send(3))
    assert s.players[1].colonies == [card("developed_territory_i")]
    assert [(p.ca, p.ma) for p in s.players] == [(4, 2)] * 3  # TTA-9.8


def test_a_bid_must_exceed_the_last_one_and_may_not_exceed_the_largest_force():
    s = auction(3, 3)
    assert choices(s) == [("pass",), ("bid", 1), ("bid", 2), ("bid", 3)]
    play(s, ("bid", 2))
    assert choices(s) == [("pass",), ("bid", 3)]
    assert (s.why_not(("bid", 2)).rule, s.why_not(("bid", 2)).message) == ("TTA-9.2", "bid-must-exceed-the-last-one")
    assert s.why_not(("bid", 4)).message == "bid-exceeds-your-largest-force"


def test_nobody_bids_and_the_territory_goes_to_the_past_events():
    s = auction(1, 1)
    play(s, ("pass",), ("pass",))
    assert (asked(s), s.past_events) == ((-1, ""), [card("developed_territory_i")])  # TTA-9.3
    assert s.discards.cards == []


def test_the_last_player_may_still_bid_when_all_others_passed():
    s = auction(1, 1)
    play(s, ("pass",))
    assert asked(s) == (1, "bid")  # TTA-9.9
    play(s, ("bid", 1), send(1))
    assert s.players[1].colonies == [card("developed_territory_i")]


def test_a_player_without_a_unit_passes_automatically():
    s = auction(0, 2, 0)
    assert asked(s) == (1, "bid")  # TTA-9.11
    play(s, ("bid", 1))
    assert asked(s) == (1, "send")


def test_a_player_whose_hand_cannot_help_is_still_asked():
    s = auction(5, 1)
    play(s, ("bid", 3))
    assert (asked(s), choices(s)) == ((1, "bid"), [("pass",)])  # TTA-16.4


def test_what_somebody_could_bid_is_shown_to_nobody_else():
    s = auction(3, 3)
    hand(s, 0, "military_bonus_i")
    s.relist()
    assert len(s.view(0)["options"]) == 1 + 4
    assert s.view(1)["options"] == s.view(None)["options"] == []  # TTA-16.3


@pytest.mark.parametrize("viewer", [1, -1])
def test_in_every_possible_world_the_leader_of_the_auction_can_pay_their_bid(viewer):
    s = scene(2, age=1)
    strength(s, 1, 1)
    hand(s, 0, "military_bonus_i", "military_bonus_i", "rats")
    event(s, "developed_territory_i")
    play(s, ("bid", 3))
    rng = random.Random(3)
    for _ in range(20):
        world = s.determinize(viewer, rng)
        world.play(("pass",))
        world.play(world.legal(0).sample(rng))
        assert world.players[0].colonies == [card("developed_territory_i")]


def test_in_every_possible_world_only_events_and_territories_lie_in_the_event_decks():
    s = scene(2, age=2)
    s.future_events = Pile([card("cold_war"), card("vast_territory_ii"), card("rats")], [0, 2, 0])
    s.current_events = Pile([card("terrorism"), card("foray")], [0, 0])
    hand(s, 0, "military_bonus_ii", "annex_ii", "foray")
    rng = random.Random(3)
    decks = set()
    for _ in range(30):
        world = s.determinize(1, rng)
        assert all(KIND[number] in (EVENT, TERRITORY) for number in world.future_events.cards + world.current_events.cards)
        assert world.future_events.cards[1] == card("vast_territory_ii")  # they prepared it
        decks.add(tuple(world.future_events.cards))
    assert len(decks) > 5


def test_nobody_has_a_unit_and_nobody_is_asked():
    s = auction(0, 0)
    assert (asked(s), s.past_events) == ((-1, ""), [card("developed_territory_i")])
    assert told(s, "nobody-colonizes") == [(card("developed_territory_i"),)]


# --- the force ------------------------------------------------------------------------------------------------------------------


def explorer():
    """EX-96: Phalanx, 2 Warriors, 1 Knights, 1 Swordsmen, Cartography, one bonus card II."""
    s = scene(2)
    units(s, 0, warriors=2, knights=1, swordsmen=1)
    in_play(s, 0, tactic="phalanx", specials=["cartography"])
    hand(s, 0, "military_bonus_ii")
    return s


def worth(s, seat, option):
    """The largest bid for which this force can be sent."""
    return max([bid for bid in range(60) if option in forces(s.players[seat], bid)], default=0)


def test_ex_96_a_force_counts_units_armies_ships_and_bonus_cards():
    s = explorer()
    knights, bonus = card("knights"), card("military_bonus_ii")
    assert worth(s, 0, ("send", (WARRIORS, WARRIORS, knights), (bonus,), ())) == 4 + 3 + 2 + 2  # TTA-9.4
    assert worth(s, 0, ("send", (knights,), (bonus,), ())) == 6
    assert worth(s, 0, ("send", (), (bonus,), ())) == 0  # TTA-9.5: at least one unit
    assert forces(s.players[0], 0).largest() == 1 + 1 + 2 + 2 + 3 + 2 + 2


def test_ex_97_cook_adds_up_to_two_discards():
    s = explorer()
    in_play(s, 0, leader="james_cook")
    hand(s, 0, "rats", "crusades", "crusades")
    knights, bonus = card("knights"), card("military_bonus_ii")
    force = (WARRIORS, WARRIORS, knights)
    assert worth(s, 0, ("send", force, (bonus,), (card("crusades"), card("crusades")))) == 13
    assert worth(s, 0, ("send", force, (), (card("military_bonus_ii"), card("rats")))) == 11  # a bonus card may be a discard
    assert ("send", force, (bonus,), (bonus,)) not in forces(s.players[0], 0)  # but not both (TTA-9.10)
    assert ("send", force, (), (card("crusades"), card("crusades"), card("rats"))) not in forces(s.players[0], 0)
    assert forces(s.players[0], 0).largest() == 15


def test_ex_69_alexander_does_not_help_to_colonize():
    s = scene(2)
    units(s, 0, warriors=3)
    in_play(s, 0, leader="alexander_the_great")
    assert s.players[0].strength == 6
    assert forces(s.players[0], 0).largest() == 3  # TTA-9.5


def test_genghis_khans_infantry_rides_in_the_force():
    s = scene(2)
    units(s, 0, warriors=3)
    in_play(s, 0, leader="genghis_khan", tactic="heavy_cavalry")
    assert forces(s.players[0], 0).largest() == 3 + 4  # TTA-9.5


def test_air_forces_join_the_armies_of_the_force():
    s = scene(2, age=3)
    units(s, 0, warriors=0, riflemen=1, cavalrymen=2, air_forces=1)
    in_play(s, 0, tactic="conquistadors")
    assert forces(s.players[0], 0).largest() == 3 + 6 + 5 + 5 * 2


def test_units_are_sacrificed_and_bonus_cards_discarded():
    s = scene(2, age=1)
    strength(s, 3, 1)
    hand(s, 0, "military_bonus_i", "military_bonus_i")
    event(s, "historic_territory_i")
    play(s, ("bid", 4), ("pass",))
    assert not s.legal(0).contains(send(3))  # 3 is less than 4
    play(s, send(2, bonus=["military_bonus_i", "military_bonus_i"]))
    p = s.players[0]
    assert (p.workers[WARRIORS], p.yellow, p.strength) == (1, 20, 1)  # TTA-9.6: to the yellow bank
    assert (p.military, sorted(s.discards.cards)) == ([], [card("military_bonus_i")] * 2)
    assert (p.happiness, p.culture) == (1, 6)


def test_more_than_the_bid_may_be_sent():
    s = auction(4, 1)
    play(s, ("bid", 2), ("pass",), send(4))
    assert s.players[0].workers[WARRIORS] == 0


def test_why_a_force_will_not_do():
    s = explorer()
    in_play(s, 0, leader="james_cook")
    hand(s, 0, "crusades", "foray", "rats")
    s.players[1].workers[WARRIORS] = 0
    event(s, "historic_territory_i")
    play(s, ("bid", 8))
    knights, bonus = card("knights"), card("military_bonus_ii")
    three = (card("crusades"), card("foray"), card("rats"))
    why = {
        ("send", (knights,), (), ()): "the-force-is-weaker-than-the-bid",
        ("send", (), (bonus,), ()): "a-force-needs-a-unit",
        ("send", (knights, knights), (), ()): "you-do-not-have-those-cards",
        ("send", (knights,), (bonus,), three): "so-many-cards-cannot-be-discarded-with-the-force",
    }
    assert {option: s.why_not(option).message for option in why} == why
    dialog = ("send", (0, 0, 1, 1, 0, 1, 1, 0))  # numbers for three units, one bonus card, four discards
    assert s.why_not(dialog) is None
    play(s, dialog)
    assert (s.players[0].workers[knights], s.players[0].military) == (0, [card("rats")])


def test_every_force_of_the_space_reaches_the_bid():
    s = explorer()
    in_play(s, 0, leader="james_cook")
    hand(s, 0, "rats")
    for bid in (1, 7, 12, forces(s.players[0], 0).largest()):
        listed = list(forces(s.players[0], bid))
        assert listed
        assert all(worth(s, 0, option) >= bid for option in listed[:40])


def test_cooks_discards_stay_secret():
    s = scene(2, age=1)
    strength(s, 1, 1)
    in_play(s, 0, leader="james_cook")
    hand(s, 0, "rats", "military_bonus_i")
    event(s, "historic_territory_i")
    play(s, ("bid", 3), ("pass",), send(1, bonus=["military_bonus_i"], discards=["rats"]))
    assert s.view(1)["discards"]["known"] == [[0, card("military_bonus_i")]]  # TTA-10.5


# --- territories ----------------------------------------------------------------------------------------------------------------

GAINS = {
    "developed_territory": lambda p: p.science,
    "historic_territory": lambda p: p.culture,
    "inhabited_territory": lambda p: p.unused - 1,
    "strategic_territory": lambda p: len(p.military),
    "vast_territory": food,
    "wealthy_territory": resources,
}


@pytest.mark.parametrize(
    ("name", "gain", "yellow", "blue", "strong", "happy"),
    [
        ("developed_territory_i", 3, 1, 1, 0, 0),
        ("historic_territory_i", 6, 0, 0, 0, 1),
        ("inhabited_territory_i", 1, 2, 0, 0, 0),
        ("strategic_territory_i", 3, 0, 0, 2, 0),
        ("vast_territory_i", 3, 3, -1, 0, 0),
        ("wealthy_territory_i", 5, 0, 3, 0, 0),
        ("developed_territory_ii", 5, 2, 2, 0, 0),
        ("historic_territory_ii", 11, 0, 0, 0, 2),
        ("inhabited_territory_ii", 2, 3, 0, 0, 0),
        ("strategic_territory_ii", 5, 0, 0, 4, 0),
        ("vast_territory_ii", 4, 4, -1, 0, 0),
        ("wealthy_territory_ii", 9, 0, 4, 0, 0),
    ],
)
def test_a_colony_gives_its_permanent_and_its_immediate_effect(name, gain, yellow, blue, strong, happy):
    s = scene(2)
    begin(s, Settlement(0, card(name)))
    p = s.players[0]
    assert p.colonies == [card(name)]
    assert GAINS[name.rpartition("_")[0]](p) == gain
    assert (p.yellow_owned, p.blue_owned) == (25 + yellow, 16 + blue)
    assert (p.strength, p.happiness) == (1 + strong, happy)


def test_every_territory_is_tested():
    assert len(of_kind(TERRITORY)) == 12


def test_ex_98_the_permanent_effect_comes_first():
    s = scene(2)
    tokens(s, 0, bronze=15)
    assert s.players[0].blue == 1
    begin(s, Settlement(0, card("vast_territory_i")))
    assert (s.players[0].yellow, s.players[0].blue, food(s.players[0])) == (21, 0, 0)  # TTA-9.7


def test_vast_territory_with_an_empty_blue_bank_takes_a_token_the_owner_names():
    s = scene(2)
    tokens(s, 0, bronze=10, agriculture=6)
    begin(s, Settlement(0, card("vast_territory_i")))
    assert asked(s) == (0, "lose-token")
    play(s, ("lose-token", card("bronze")))
    assert (resources(s.players[0]), food(s.players[0])) == (9, 6)


def test_inhabited_territory_new_tokens_come_before_the_population():
    s = scene(2)
    s.players[0].yellow = 0
    begin(s, Settlement(0, card("inhabited_territory_ii")))
    assert (s.players[0].yellow, s.players[0].unused) == (1, 3)


def test_strategic_territory_in_age_iv_brings_no_cards():
    s = scene(2, age=4)
    begin(s, Settlement(0, card("strategic_territory_ii")))
    assert (s.players[0].military, s.players[0].strength) == ([], 5)
