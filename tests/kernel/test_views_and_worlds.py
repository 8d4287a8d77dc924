"""Sight: views, marks, possible worlds, checkpoints."""

from __future__ import annotations

import json
import random
from collections import Counter

import marches
import pytest
import toys
from toys import A, B, Chat, Player, Table, table

from civitas.kernel import codec, views, worlds
from civitas.kernel.chance import knows_held, knows_place
from civitas.kernel.chronicle import Event, readable
from civitas.kernel.views import Secret, count_unseen_of


def dealt() -> Table:
    """Two hands of four, a deck of four, and two cards face up; odd cards have red backs, even ones blue."""
    s = Table([Player(0, [0, 1, 2, 3], [0] * 4), Player(1, [4, 5, 6, 7], [0] * 4)], deck=[8, 9, 10, 11], deck_seen=[0] * 4, open=[12, 13])
    s.luck = (1, 2, 3, 0)
    return s


def many_worlds(s: Table, seat: int | None, n: int = 60) -> list[Table]:
    return [s.determinize(seat, random.Random(i)) for i in range(n)]


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others():
    seen = dealt().view(0)
    assert seen["players"][0]["hand"] == [0, 1, 2, 3]
    assert seen["players"][1]["hand"] == {"hidden": 4, "backs": ["blue", "blue", "red", "red"], "known": [], "holds": []}
    assert seen["deck"]["backs"] == ["blue", "red", "blue", "red"]  # a deck has an order, a hand has none
    assert seen["open"] == [12, 13]
    assert "luck" not in seen or seen["luck"] == {"hidden": 4}


def test_a_spectator_sees_no_hand():
    seen = dealt().view(None)
    assert all(isinstance(player["hand"], dict) for player in seen["players"])
    assert seen["seat"] is None
    assert seen["options"] == []


def test_a_view_tells_who_is_asked_what_and_only_ones_own_options():
    s = table(Chat("given"))
    mine, other = s.view(0), s.view(1)
    assert mine["options"] == [A, B]
    assert other["options"] == []
    assert other["to_act"] == [0]
    assert other["pending"] == {"what": "word", "about": {"word": "a", "number": 1}, "rule": "TOY-1"}


def test_sealed_answers_are_seen_only_by_who_gave_them():
    s = table(Chat("sealed"))
    s.play(B, 1)
    assert s.view(1)["pending"]["mine"] == B
    assert s.view(0)["pending"]["mine"] is None
    assert s.view(0)["pending"]["answered"] == [1]
    assert "'b'" not in json.dumps(s.view(0)["pending"])


def test_a_view_is_ready_for_json():
    json.dumps(table(Chat("sealed")).view(0))
    json.dumps(marches.GAME.new(4, 1).view(None))


def test_a_marked_card_is_known_by_its_place_in_a_deck():
    s = dealt()
    s.deck_seen[3] = knows_place(1)
    assert s.view(1)["deck"]["known"] == [[3, 11]]
    assert s.view(0)["deck"]["known"] == []
    assert s.view(None)["deck"] == {"hidden": 4, "backs": ["blue", "red", "blue", "red"]}
    assert all(world.deck[3] == 11 for world in many_worlds(s, 1))
    assert any(world.deck[3] != 11 for world in many_worlds(s, 0))


def test_a_card_known_to_be_in_a_zone_stays_in_it_but_not_in_its_place():
    s = dealt()
    s.deck_seen[1] = knows_held(0)
    seen = s.view(0)
    assert seen["deck"]["holds"] == [9]
    found = many_worlds(s, 0)
    assert all(9 in world.deck for world in found)
    assert {world.deck.index(9) for world in found} == {1, 3}  # where there is a red back
    assert all(world.view(0) == seen for world in found)
    assert any(9 not in world.deck for world in many_worlds(s, 1))


def test_what_is_known_of_a_hand_has_no_place():
    s = dealt()
    s.players[1].seen[2] = knows_place(0)
    assert s.view(0)["players"][1]["hand"]["holds"] == [6]
    assert s.view(0)["players"][1]["hand"]["known"] == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_possible_world_looks_the_same_and_keeps_every_card(seat):
    s = dealt()
    for world in many_worlds(s, seat):
        assert world.view(seat) == s.view(seat)
        assert sorted(world.players[0].hand + world.players[1].hand + world.deck) == list(range(12))
        assert world.luck != s.luck
    assert s == dealt()


def test_cards_are_dealt_anew_only_within_their_backs():
    for world in many_worlds(dealt(), 0):
        assert [card % 2 for card in world.deck] == [0, 1, 0, 1]
        assert [card % 2 for card in world.players[1].hand] == [0, 1, 0, 1]


def test_every_way_to_deal_comes_up():
    seen = Counter(tuple(world.deck[:1]) for world in many_worlds(dealt(), 0, 400))
    assert set(seen) == {(4,), (6,), (8,), (10,)}
    assert min(seen.values()) > 60


def test_cards_that_are_told_to_stay_stay():
    s = dealt()
    for i in range(40):
        world = worlds.determinize(s, 0, random.Random(i), {("card", 9), ("card", 4)})
        assert world.deck[1] == 9
        assert world.players[1].hand[0] == 4


def test_sealed_answers_of_others_are_drawn_anew():
    s = table(Chat("sealed"))
    s.play(B, 1)
    assert {world.pending.answers[1] for world in many_worlds(s, 0)} == {A, B}
    assert {world.pending.answers[1] for world in many_worlds(s, 1)} == {B}


def test_the_same_whims_give_the_same_world():
    assert dealt().determinize(0, random.Random(4)) == dealt().determinize(0, random.Random(4))


def test_hidden_lists_of_zones_are_dealt_anew():
    s = marches.GAME.new(3, 5)
    world = s.determinize(0, random.Random(1))
    assert [len(pile) for pile in world.tactics] == [len(pile) for pile in s.tactics]
    assert world.tactics != s.tactics
    assert s.view(0)["tactics"] == [{"hidden": len(pile)} for pile in s.tactics]


def test_what_else_is_secret_is_put_right_by_the_game():
    s = marches.GAME.new(2, 5)
    s.play(("covet", 4), 0)
    s.play(("covet", 11), 1)
    assert s.view(0)["players"][1]["goal"] is None
    assert s.view(1)["players"][1]["goal"] == 11
    assert len({world.players[1].goal for world in many_worlds(s, 0)}) > 2
    assert {world.players[0].goal for world in many_worlds(s, 0)} == {4}


def test_what_a_seat_cannot_see_is_counted():
    s = dealt()
    s.players[1].plan = 5
    hidden = views.count_unseen(s, 0)
    assert hidden["card", 4] == hidden["card", 8] == hidden["Player.plan", 1] == 1  # the plan of seat 1
    assert hidden["card", 0] == 0
    s.deck_seen[0] = knows_held(0)
    known = views.count_unseen(s, 0)
    assert +(hidden - known) == Counter({("card?", 8): 1})
    s.deck_seen[0] = knows_place(0)
    assert +(known - views.count_unseen(s, 0)) == Counter({("card!", 8): 1})


def test_a_checkpoint_is_read_back():
    s = table(Chat("sealed"), Chat("twice"))
    s.play(A, 0)
    read = codec.from_plain("toys", json.loads(json.dumps(codec.to_plain(s))))
    assert read == s
    assert read.fingerprint() == s.fingerprint()
    assert read.where == s.where
    read.play(B, 1)
    assert read.heard == [A, B]


def test_a_fingerprint_is_short_and_of_the_whole_state():
    s, twin = dealt(), dealt()
    assert s.fingerprint() == twin.fingerprint()
    assert len(s.fingerprint()) == 16
    twin.luck = (1, 2, 3, 1)
    assert s.fingerprint() != twin.fingerprint()
    twin = dealt()
    twin.cache["x"] = 1
    twin.chronicle = []
    assert s.fingerprint() == twin.fingerprint()


def test_this_fingerprint_never_changes():
    """A record notes where it leads: if this fails, every record that was ever saved seems to be damaged."""
    assert marches.GAME.new(3, "for ever").fingerprint() == "820d2649b8750e20"


def test_events_are_read_by_those_they_are_told_to():
    events = [Event("a"), Event("b", {"seat": 1}, 0b10), Event("c", {}, 0b01), Event("d", {}, 0)]
    assert [event.message for event in readable(events, 0)] == ["a", "c"]
    assert [event.message for event in readable(events, 1)] == ["a", "b"]
    assert [event.message for event in readable(events, -1)] == ["a"]


def test_toys_are_plain():
    assert codec.misfit(toys.TOY.new(2, 1)) == ""


def test_a_secret_that_is_told_is_not_made_up_for_by_one_of_another_seat() -> None:
    bought, still_to_buy = Secret("Purchase.chosen", "", 2, 4, None), Secret("Purchase.chosen", "", 1, 0, None)
    assert count_unseen_of([bought], 0) - count_unseen_of([still_to_buy], 0) == {("Purchase.chosen", 2): 1}
    assert count_unseen_of([bought], 2) == {}
