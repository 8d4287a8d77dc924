"""What the page tells of a game: odds in which nothing hidden shows, an account that adds up, threats, headings, scenes."""

from __future__ import annotations

import random
from typing import Any

from civitas.games.clash_of_cultures.page_battle import battle
from civitas.games.clash_of_cultures.page_board import board
from civitas.games.clash_of_cultures.page_dialogs import dialogs
from civitas.games.clash_of_cultures.page_event import event
from civitas.games.clash_of_cultures.page_forecast import moving
from civitas.games.clash_of_cultures.page_influence import influence
from civitas.games.clash_of_cultures.page_odds import odds_of_attack
from civitas.games.clash_of_cultures.page_story import SCENES, chapter, marks, sources, threats, warnings
from civitas.games.clash_of_cultures.tables import ADVANCE, BARBARIANS, EVENT
from civitas.kernel.chance import luck_of
from civitas.kernel.chronicle import Event

from .table import at, attack, begin, build, city, deal, goods, home, know, put, table, throw, turn


def fight(**more: Any) -> Any:
    """Two infantry attack two of a city with a fortress; round 1 is rolled, and the attacker chooses who falls."""
    s = table(2)
    city(s, 1, "D4", "fortress")
    put(s, 0, "D4", infantry=2, cavalry=1)
    put(s, 1, "D4", infantry=2)
    throw(s, "6i", "5c", "4e", "6i", "5i", "1l")
    return attack(s, 0, 1, "D4", "D3", **more)


def test_the_lines_of_an_account_add_up_to_the_combat_value() -> None:
    s = fight()
    found = battle(s, 0)
    assert found is not None
    assert s.pending.what == "casualty"
    for side in (0, 1):
        assert sum(line[2] for line in found["account"][side]) == found["value"][side] > 0
    assert [die["does"] for die in found["dice"][0]] == ["clash", "clash", ""]  # infantry and cavalry stand there, no elephant
    assert ("clash", 3, 2) in found["account"][0]  # cavalry adds 2


def test_hits_are_those_of_the_other_side_less_what_the_fortress_blocks() -> None:
    found = battle(fight(), 0)
    assert found is not None
    assert found["made"] == [found["value"][1] // 5, found["value"][0] // 5]
    assert found["hits"][1] == found["made"][1] - 1


def test_whoever_is_asked_gets_odds_for_each_choice_and_nobody_else() -> None:
    s = fight()
    mine, theirs, nobodys = battle(s, 0), battle(s, 1), battle(s, None)
    assert mine is not None
    assert theirs is not None
    assert nobodys is not None
    assert [tuple(each["option"]) for each in mine["odds"]] == s.legal(0)
    assert all(each["attacker"] + each["defender"] + each["nobody"] == 100 for each in mine["odds"])
    assert theirs["odds"] == nobodys["odds"] == []


def laying() -> Any:
    """The attacker has laid a tactic, the defender is asked."""
    s = table(2)
    city(s, 1, "D4")
    put(s, 0, "D4", infantry=3)
    put(s, 1, "D4", infantry=3)
    for seat in (0, 1):
        know(s, seat, "tactics")
        for _ in range(2):
            deal(s, seat)
    deal(s, 0, tactic="high_morale")
    s.luck = luck_of(5)
    attack(s, 0, 1, "D4", "D3")
    card = next(option for option in s.legal(0) if option[0] == "tactic")
    s.play(card, 0)
    return s


def test_odds_tell_nothing_of_a_tactic_that_lies_face_down() -> None:
    """The same to the eyes of the defender: the same odds, whatever was really laid and held."""
    s = laying()
    assert s.pending.what == "tactic"
    seen = battle(s, 1)
    assert seen is not None
    assert seen["laid"] == [1, 0]
    assert seen["shown"] == [-1, -1]
    for n in range(4):
        other = s.determinize(1, random.Random(100 + n))
        assert other.view(1) == s.view(1)
        assert battle(other, 1) == seen


def test_threats_are_the_same_in_every_world_that_a_seat_could_be_in() -> None:
    s = table(3)
    city(s, 0, "D4")
    know(s, 1, "tactics")
    put(s, 1, "D3", infantry=4)
    for seat in range(3):
        deal(s, seat)
    turn(s, 0)
    told = threats(s, 0)
    assert told[0].message[0] == "threat-army"
    for n in range(3):
        assert threats(s.determinize(0, random.Random(n)), 0) == told


def test_an_open_city_falls_for_sure_and_a_defended_one_less_often() -> None:
    s = table(2)
    city(s, 0, "D4")
    put(s, "barbarians", "D3", infantry=3)
    open_city = odds_of_attack(s, BARBARIANS, 0, at("D4"), at("D3"))
    put(s, 0, "D4", infantry=3)
    held = odds_of_attack(s, BARBARIANS, 0, at("D4"), at("D3"))
    assert open_city.attacker == 100
    assert held.attacker < 60
    assert s.stacks[BARBARIANS][at("D3")]  # nothing was moved on the table itself


def test_a_move_says_how_an_attack_with_the_whole_army_would_end_and_of_no_other() -> None:
    s = table(2)
    know(s, 0, "tactics")
    put(s, 0, "D4", settler=1, infantry=3, cavalry=1)
    put(s, 0, "E5", ship=1)
    city(s, 1, "D5", "fortress")
    put(s, 1, "D5", infantry=1)
    turn(s, 0).play(("move-units",), 0)
    told = {tuple(move["option"]): move["odds"] for move in moving(s, 0)["moves"]}  # type: ignore[index]
    attack_on_city = told.pop(("move", at("D4"), at("D5")))
    assert attack_on_city["n"] == 4
    assert attack_on_city["attacker"] > 50
    assert set(told.values()) == {None}
    assert moving(s, 1) is None
    s.players[1].hand.cards = []  # what the other one holds makes no difference: nobody plays cards in it
    assert {tuple(move["option"]): move["odds"] for move in moving(s, 0)["moves"]}[("move", at("D4"), at("D5"))] == attack_on_city  # type: ignore[index]


def test_the_worst_threat_comes_first() -> None:
    s = table(2)
    city(s, 0, "D4")
    city(s, 0, "E6")
    put(s, 0, "D4", infantry=4)
    put(s, "barbarians", "D3", infantry=3)
    put(s, "barbarians", "E5", infantry=3)
    s.players[0].track = 1
    told = threats(turn(s, 0), 0)
    odds = [threat.message[1]["odds"] for threat in told if "odds" in threat.message[1]]
    assert odds == sorted(odds, reverse=True)
    assert odds[0] == 100
    assert told[0].level == "loss"
    assert "threat-event" in [threat.message[0] for threat in told]


def test_armies_that_cannot_leave_are_no_threat() -> None:
    """Without Tactics no army moves."""
    s = table(2)
    city(s, 0, "D4")
    put(s, 1, "D3", infantry=4)
    assert threats(turn(s, 0), 0) == []


def test_a_last_cube_and_an_open_city_are_warned_of() -> None:
    s = table(2)
    goods(s, 0, food=5)
    s.players[0].track = 1
    turn(s, 0)
    after = s.clone()
    after.play(("advance", ADVANCE["fishing"]), 0)
    while after.pending.what == "pay":
        after.play(after.legal(0).sample(random.Random(1)), 0)
    assert ("warn-event", {}) in warnings(s, after, 0)
    left = s.clone()
    left.play(("forfeit",), 0)
    assert ("warn-actions-left", {"actions": 3}) in warnings(s, left, 0)


def test_influence_shows_the_chance_by_the_culture_one_adds() -> None:
    """COC-5.7.3: five is needed; of twelve faces two show each number."""
    s = table(2)
    goods(s, 0, culture=3)
    city(s, 0, "D4", "academy")
    city(s, 1, "D5", "temple")
    turn(s, 0)
    s.play(("influence",), 0)
    found = influence(s, 0)
    assert found is not None
    one = next(each for each in found["attempts"] if each["target"] == at("D5") and each["source"] == at("D4"))
    assert one["price"] == 0
    assert one["chances"] == [33, 50, 67, 83]
    assert influence(s, 1) is None


def test_an_event_says_what_is_done_and_what_follows() -> None:
    from civitas.games.clash_of_cultures.events.drawing import DrawEvent

    s = table(2)
    card = EVENT["event_28_population_boom"]
    s.event_deck.give(card, s.event_deck)
    s.players[0].track = 0
    begin(s, DrawEvent(0))
    found = event(s, 1)
    assert found is not None
    assert found["card"] == card
    names = [name for name, _ in found["steps"]]
    assert (names[0], names[-1]) == ("shown", "track")
    assert [state for _, state in found["steps"]].count("now") == 1
    assert found["marches"] == []


def test_where_barbarians_could_march_the_chance_is_told_that_the_city_falls() -> None:  # COC-7.5.4
    from civitas.games.clash_of_cultures.events.drawing import DrawEvent

    s = table(2)
    for space in ("D4", "D6"):
        city(s, 0, space)
    put(s, 0, "D4", infantry=4)
    put(s, "barbarians", "D5", infantry=2)
    s.event_deck.give(EVENT["event_28_population_boom"], s.event_deck)
    s.players[0].track = 0
    begin(s, DrawEvent(0))
    assert s.pending.what == "march"
    marches = {goal: falls for start, goal, falls in event(s, 0)["marches"] if start == at("D5")}  # type: ignore[index]
    assert marches[at("D6")] == 100
    assert marches[at("D4")] < 20


def test_headings_and_turning_points() -> None:
    begins = Event("round-begins", {"age": 2, "round": 3})
    whose = Event("turn-begins", {"seat": 1, "actions": 3})
    assert chapter(begins).level == "round"  # type: ignore[union-attr]
    assert chapter(whose).seat == 1  # type: ignore[union-attr]
    assert chapter(Event("gains", {})) is None
    assert marks(Event("captures", {}))
    assert not marks(Event("gains", {}))


def test_the_sources_of_all_points_are_the_score() -> None:
    s = table(2)
    build(s, 0, "great_wall", home(s, 0))
    halves = [sum(each.n for each in sources(s, []) if each.seat == seat) for seat in (0, 1)]
    assert halves == s.count_scores()
    assert dialogs(s, None)["rows"][0][3] == 8  # COC-9.4: four points


def test_each_scene_has_a_kind_of_its_own_and_opens_with_messages_that_are_told() -> None:
    kinds = [scene.kind for scene in SCENES]
    assert len(set(kinds)) == len(kinds)
    assert {"battle", "capture", "event", "wonder", "objective", "influence", "status"} == set(kinds)


def test_the_range_of_influence_is_every_space_that_is_no_farther() -> None:
    """COC-5.7.1: the size of the city."""
    s = table(2)
    city(s, 0, "D4", "temple")
    city(s, 1, "D5", "temple")
    goods(s, 0, culture=3)
    assert board(turn(s, 0), 0)["influence"] == {"targets": 1, "chance": 33}
    s.play(("influence",), 0)
    found = influence(s, 0)
    assert found is not None
    (_, far, reach) = next(source for source in found["sources"] if source[0] == at("D4"))
    assert far == 2
    assert {at("D4"), at("D5"), at("D6")} <= set(reach)
    assert at("D7") not in reach


def test_what_uses_an_action_is_told_apart_from_what_is_free() -> None:
    """COC-5.8.1: Sports, Civil Liberties and New Ideas are actions; Leadership, Voting and an offer are not."""
    s = table(2)
    know(s, 0, "arts", "sports", "philosophy", "voting", "civil_liberties")
    city(s, 0, home(s, 0), mood="neutral")
    goods(s, 0, food=7, mood=3, culture=3)
    as_action, free = deal(s, 0, civil="new_ideas"), deal(s, 0, civil="leadership")
    acting = board(turn(s), 0)["acting"]
    assert {"sports", "civil-liberties", "advance", "happiness"} <= {option[0] for option in acting}
    assert ("play", as_action) in acting
    assert ("play", free) not in acting
    assert not {"voting", "offer"} & {option[0] for option in acting}
    assert {("play", free), ("voting",), ("offer", 1)} <= set(s.legal())
    assert board(s, 1)["acting"] == []
