"""Events of Age A (TTA-8, TTA-13.6)."""

from __future__ import annotations

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.tables import RELIGION, WARRIORS
from games.through_the_ages.scenes import asked, card, choices, event, in_play, play, scene, units


def test_development_of_agriculture_gives_everybody_2_food():
    s = event(scene(3, age=1), "development_of_agriculture")
    assert [food(p) for p in s.players] == [2, 2, 2]
    assert s.past_events == [card("development_of_agriculture")]


def test_development_of_crafts_gives_everybody_2_resources():
    s = event(scene(3, age=1), "development_of_crafts")
    assert [resources(p) for p in s.players] == [2, 2, 2]


def test_development_of_markets_is_chosen_clockwise_from_the_current_player():
    s = event(scene(3, age=1), "development_of_markets", seat=1)
    seats = []
    for option in (("choose-food",), ("choose-resources",), ("choose-food",)):
        seats.append(asked(s))
        play(s, option)
    assert seats == [(1, "market"), (2, "market"), (0, "market")]  # TTA-8.2
    assert [(food(p), resources(p)) for p in s.players] == [(2, 0), (2, 0), (0, 2)]


def test_development_of_politics_the_current_player_draws_first():
    s = scene(3, age=1)
    top = s.military_deck[::-1]
    event(s, "development_of_politics", seat=2)
    assert s.players[2].military == top[:3]  # TTA-8.10
    assert s.players[0].military == top[3:6]
    assert s.players[1].military == top[6:9]


def test_development_of_religion_may_be_declined():
    s = event(scene(2, age=1), "development_of_religion")
    assert choices(s) == [("build-free", RELIGION), ("decline",)]
    play(s, ("build-free", RELIGION), ("decline",))
    assert [p.workers[RELIGION] for p in s.players] == [1, 0]
    assert [p.unused for p in s.players] == [0, 1]
    assert s.players[0].happiness == 1
    assert s.players[0].ca == 4  # TTA-13.6.15: no action is paid


def test_development_of_religion_needs_an_unused_worker():
    s = scene(2, age=1)
    s.players[0].unused = 0
    event(s, "development_of_religion")
    assert asked(s) == (1, "free-building")  # TTA-13.6.2


def test_development_of_religion_respects_the_urban_limit():
    s = scene(2, age=1)
    units(s, 0, religion=2)
    event(s, "development_of_religion")
    assert asked(s) == (1, "free-building")


def test_development_of_warfare_builds_warriors_for_free():
    s = event(scene(2, age=1), "development_of_warfare")
    play(s, ("build-free", WARRIORS), ("build-free", WARRIORS))
    assert [p.strength for p in s.players] == [2, 2]


def test_development_of_science_gives_everybody_2_science():
    s = event(scene(2, age=1), "development_of_science")
    assert [p.science for p in s.players] == [2, 2]


def test_development_of_settlement_gives_free_population():
    s = scene(2, age=1)
    s.players[1].yellow = 0
    event(s, "development_of_settlement")
    assert [(p.yellow, p.unused) for p in s.players] == [(17, 2), (0, 1)]  # TTA-12.5.2: nothing from an empty bank


def test_development_of_trade_routes_gives_food_before_resources():
    s = scene(2, age=1)
    s.players[0].blue = 1
    event(s, "development_of_trade_routes")
    assert (food(s.players[0]), resources(s.players[0])) == (1, 0)  # TTA-8.12
    assert (food(s.players[1]), resources(s.players[1])) == (1, 1)
    assert [p.science for p in s.players] == [1, 1]


# --- Development of Civilization ---------------------------------------------------------------------------------------------


def test_development_of_civilization_offers_one_cheaper_thing_or_nothing():
    s = scene(2, age=1)
    p = s.players[0]
    p.science = 2
    p.hand = [card("irrigation"), card("alchemy"), card("moses")]
    p.blue, p.tokens[0], p.tokens[4] = 13, 1, 2
    event(s, "development_of_civilization")
    assert asked(s) == (0, "civil-development")
    assert choices(s) == [
        ("decline",),
        ("population",),
        ("build", card("agriculture")),
        ("build", card("bronze")),
        ("build", card("philosophy")),
        ("build", card("religion")),
        ("develop", card("irrigation")),
    ]
    assert s.why_not(("develop", card("alchemy"))).rule == "TTA-6.8.1"
    assert s.why_not(("build", WARRIORS)).message == "only-farms-mines-and-urban-buildings"  # TTA-13.6.1
    play(s, ("develop", card("irrigation")))
    assert p.science == 0
    assert card("irrigation") in p.technologies
    assert p.ca == 4  # TTA-8.6
    assert asked(s) == (-1, "")  # the other one can do nothing: they are not asked


def test_development_of_civilization_population_costs_1_food_less():
    s = scene(2, age=1)
    s.players[0].blue, s.players[0].tokens[0] = 15, 1
    play(event(s, "development_of_civilization"), ("population",))
    assert (food(s.players[0]), s.players[0].unused, s.players[0].yellow) == (0, 2, 17)


def test_development_of_civilization_moses_makes_population_free():
    s = scene(2, age=1)
    in_play(s, 0, leader="moses")
    event(s, "development_of_civilization")
    assert ("population",) in choices(s)
    play(s, ("population",))
    assert s.players[0].unused == 2  # 2 - 1 - 1 food (TTA-13.6.15)


def test_development_of_civilization_a_building_costs_1_resource_less():
    s = scene(2, age=1)
    s.players[1].blue, s.players[1].tokens[4] = 15, 1
    event(s, "development_of_civilization")
    assert asked(s) == (1, "civil-development")
    play(s, ("build", card("bronze")))
    assert (resources(s.players[1]), s.players[1].workers[card("bronze")]) == (0, 3)


def test_development_of_civilization_a_revolution_uses_up_all_civil_actions():
    s = scene(2, age=1)
    p = s.players[1]
    p.hand, p.science = [card("monarchy")], 1
    event(s, "development_of_civilization")
    assert choices(s) == [("decline",), ("revolution", card("monarchy"))]
    play(s, ("revolution", card("monarchy")))
    assert (p.government, p.science, p.ca, p.ca_total) == (card("monarchy"), 0, 0, 5)  # TTA-6.10.2


def test_development_of_civilization_no_revolution_when_an_action_is_spent():
    s = scene(2, age=1)
    p = s.players[1]
    p.hand, p.science, p.ca = [card("monarchy")], 1, 3
    assert asked(event(s, "development_of_civilization")) == (-1, "")  # ruling R25


def test_development_of_civilization_newton_triggers_on_another_players_turn():
    s = scene(2, age=1)
    p = in_play(s, 1, leader="isaac_newton")
    p.hand, p.science, p.ca = [card("irrigation")], 2, 3
    play(event(s, "development_of_civilization"), ("develop", card("irrigation")))
    assert p.ca == 4  # TTA-13.6.15


def test_development_of_civilization_robespierres_revolution_uses_up_all_military_actions():
    s = scene(2, age=2)
    p = in_play(s, 1, leader="maximilien_robespierre")
    p.hand, p.science, p.ca = [card("monarchy")], 1, 1
    play(event(s, "development_of_civilization"), ("revolution", card("monarchy")))
    assert (p.government, p.ma, p.ca, p.culture) == (card("monarchy"), 0, 2, 3)  # TTA-6.10.8: one more civil action, available
