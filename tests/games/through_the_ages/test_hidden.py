"""Hidden information (TTA-16)."""

from __future__ import annotations

import random

import civitas
from civitas.games.through_the_ages.event_deck import renew_events
from civitas.games.through_the_ages.tables import IDS
from civitas.kernel.chronicle import readable
from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import FIELDS
from games.through_the_ages.scenes import card, hand, in_play, play, politics, scene
from games.through_the_ages.table import civil, ending, option

GAME = civitas.game("through_the_ages")


def test_military_hands_are_seen_by_their_owner():
    s = scene(3)
    hand(s, 0, "rats", "cold_war")
    assert s.view(0)["players"][0]["military"] == [card("rats"), card("cold_war")]
    assert s.view(1)["players"][0]["military"] == {"hidden": 2, "backs": ["I", "II"], "known": [], "holds": []}  # TTA-16.1
    assert s.view(None)["players"][0]["military"] == {"hidden": 2, "backs": ["I", "II"]}


def test_civil_hands_are_public():
    s = scene(2)
    civil(s, 0, "iron")
    assert s.view(1)["players"][0]["hand"] == [card("iron")]  # TTA-10.3


def test_who_prepared_an_event_remembers_it():
    s = scene(3)
    hand(s, 0, "cold_war")
    s.current_events = Pile([card("rats"), card("national_pride")], [0, 0])
    politics(s)
    play(s, option("prepare", "cold_war"))
    assert s.view(0)["future_events"]["known"] == [[0, card("cold_war")]]  # TTA-16.2
    assert s.view(1)["future_events"]["known"] == []
    for seed in range(5):
        assert s.determinize(0, random.Random(seed)).future_events.cards == [card("cold_war")]


def test_after_the_shuffle_they_know_only_that_it_is_there():
    s = GAME.new(players=3, seed=1)
    s.current_events = Pile([], [])
    s.future_events = Pile([card("cold_war"), card("rats"), card("crime_wave"), card("foray")], [1, 2, 1, 0])
    renew_events(s)
    assert [s.back("military", c) for c in s.current_events.cards] == ["II", "II", "I", "I"]  # the last one is the top
    seen = s.view(0)["current_events"]
    assert seen["known"] == []
    assert seen["holds"] == sorted([card("cold_war"), card("crime_wave")])
    world = s.determinize(0, random.Random(2))
    assert sorted(world.current_events.cards[:2]) == sorted([card("cold_war"), card("crime_wave")])


def test_joan_of_arc_sees_the_next_event():
    s = scene(2)
    in_play(s, 0, leader="joan_of_arc")
    s.current_events = Pile([card("foray"), card("rats")], [0, 0])
    politics(s)
    assert s.view(0)["current_events"]["known"] == [[1, card("rats")]]  # TTA-5.0.3
    assert s.view(1)["current_events"]["known"] == []


def test_face_down_discards_are_known_to_whoever_discarded():
    s = scene(2)
    hand(s, 0, "cold_war", "emigration", "refugees")
    ending(s)
    play(s, ("discard", (card("emigration"),)))
    assert s.view(0)["discards"]["known"] == [[0, card("emigration")]]
    assert s.view(1)["discards"]["known"] == []


def test_forced_discards_show_which_backs_left_but_not_in_which_order():
    s = scene(2, age=3)
    hand(s, 0, "foray", "cold_war", "legion", "emigration", "spy_ii")
    ending(s)
    play(s, ("discard", (card("legion"), card("foray"), card("emigration"))))  # one sealed choice (TTA-16.2)
    assert s.over
    told = [event for event in s.chronicle if event.message.startswith("discards")]
    assert [(event.message, event.args["number"]) for event in readable(told, 1)] == [("discards-cards", 3)]
    assert s.view(1)["box"]["backs"] == ["I", "I", "II"]
    assert s.view(1)["box"]["known"] == []


def test_a_known_card_may_be_the_one_that_was_discarded():
    s = scene(3)
    hand(s, 0, "scientific_cooperation", "cold_war", "emigration")
    s.players[0].known[0] = 0b111  # a refused pact (TTA-16.5)
    assert s.view(1)["players"][0]["military"]["holds"] == [card("scientific_cooperation")]
    ending(s)
    play(s, ("discard", (card("cold_war"),)))
    assert s.view(1)["players"][0]["military"]["holds"] == []


def test_the_decks_are_hidden_from_everybody():
    s = GAME.new(players=2, seed=1)
    for seat in (0, 1, None):
        seen = s.view(seat)
        assert set(seen["civil_deck"]) == {"hidden", "backs"}
        assert set(seen["box"]) <= {"hidden", "backs", "known", "holds"}
        assert "hidden" in seen["current_events"]


FACE_UP = {
    "Player": "technologies government specials leader wonder wonders ruined homer_under colonies tactic pact war hand fresh",
    "State": "row removed past_events tactics duplicates promised",
}


def test_what_lies_face_up_is_listed():
    """A field that should be secret and is not could not be found by re-dealing it: so every face-up field is named here."""
    for cls, fields in FIELDS.items():
        if cls.__module__.startswith("civitas.games.through_the_ages.state"):
            public = {f.name for f in fields if "CardId" in f.hint and f.owner is None}
            assert public == set(FACE_UP[cls.__name__].split())


def test_a_possible_world_keeps_the_backs():
    s = GAME.new(players=3, seed=3)
    rng = random.Random(1)
    for _ in range(300):
        if s.over:
            break
        s.play(rng.choice([o for o in list(s.legal()) if o[0] != "resign"]))
    world = s.determinize(0, random.Random(7))
    for seat in (1, 2):
        mine, theirs = s.players[seat].military, world.players[seat].military
        assert [s.back("military", c) for c in mine] == [s.back("military", c) for c in theirs]
    assert sorted(IDS[c] for c in world.civil_deck) == sorted(IDS[c] for c in s.civil_deck)
