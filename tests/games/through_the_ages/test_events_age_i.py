"""Events of Age I, and the comparisons all events share (TTA-8, TTA-13.6)."""

from __future__ import annotations

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.ranking import (
    by_culture,
    by_strength,
    strongest,
    two_strongest,
    two_weakest,
    weakest,
)
from civitas.games.through_the_ages.ratings import discontent
from civitas.games.through_the_ages.tables import AGRICULTURE, BRONZE, PHILOSOPHY, WARRIORS
from games.through_the_ages.scenes import asked, card, choices, event, in_play, pact, play, scene, strength, tokens, units

# --- comparisons -------------------------------------------------------------------------------------------------------------


def test_ex_84_of_equals_the_one_nearer_clockwise_to_the_current_player_counts_as_stronger():
    s = scene(4)
    strength(s, 5, 5, 7, 5)
    assert by_strength(s, 1) == [2, 1, 3, 0]  # TTA-8.3, TTA-8.8: strict
    assert strongest(s, 1) == 2
    assert two_strongest(s, 1) == [2, 1]
    assert weakest(s, 1) == 0
    assert two_weakest(s, 1) == [3, 0]


def test_the_culture_ranking_has_the_same_ties():
    s = scene(3)
    assert by_culture(s, 2) == [2, 0, 1]


def test_with_two_players_in_the_game_the_two_strongest_is_one():
    s = scene(3)
    strength(s, 3, 2, 1)
    s.players[2].playing, s.in_game = False, 2
    assert (two_strongest(s, 0), two_weakest(s, 0)) == ([0], [1])  # TTA-8.4


# --- card by card -------------------------------------------------------------------------------------------------------------


def test_barbarians_hit_a_culture_leader_among_the_two_weakest():
    s = scene(3, age=1)
    strength(s, 5, 3, 1)
    s.players[1].culture = 10
    event(s, "barbarians")
    assert [(p.unused, p.yellow) for p in s.players] == [(1, 18), (0, 19), (1, 18)]


def test_barbarians_spare_a_strong_culture_leader():
    s = scene(3, age=1)
    strength(s, 5, 3, 1)
    s.players[0].culture = 10
    event(s, "barbarians")
    assert [p.unused for p in s.players] == [1, 1, 1]


def test_ex_85_barbarians_with_two_players_hit_only_the_weaker_culture_leader():
    s = scene(2, age=1)
    strength(s, 5, 3)
    s.players[0].culture = 10
    event(s, "barbarians")
    assert [p.unused for p in s.players] == [1, 1]
    s = scene(2, age=1)
    strength(s, 5, 3)
    s.players[1].culture = 10
    event(s, "barbarians")
    assert [p.unused for p in s.players] == [1, 0]


def test_border_conflict_the_weakest_destroys_first_then_the_strongest_gains():
    s = scene(3, age=1)
    strength(s, 5, 3, 1)
    event(s, "border_conflict")
    assert asked(s) == (2, "destroy-own")
    assert choices(s) == [
        ("destroy-own", AGRICULTURE),
        ("destroy-own", BRONZE),
        ("destroy-own", PHILOSOPHY),
    ]  # no unit (TTA-13.6.17); one option for two workers (TTA-17.9)
    assert resources(s.players[0]) == 0
    play(s, ("destroy-own", PHILOSOPHY))
    assert (s.players[2].workers[PHILOSOPHY], s.players[2].unused, s.players[2].science_rating) == (0, 2, 0)
    assert resources(s.players[0]) == 3


def test_border_conflict_without_a_building_the_strongest_still_gains():
    s = scene(2, age=1)
    strength(s, 5, 1)
    units(s, 1, agriculture=0, bronze=0, philosophy=0)
    event(s, "border_conflict")
    assert resources(s.players[0]) == 3  # TTA-8.9


def test_crusades():
    s = scene(3, age=1)
    strength(s, 1, 5, 2)
    s.players[0].culture = 3
    event(s, "crusades")
    assert [p.culture for p in s.players] == [0, 4, 0]  # TTA-13.6.13; never below 0 (TTA-0.7)


def test_cultural_influence_scores_the_culture_rating():
    s = scene(2, age=1)
    units(s, 1, religion=2)
    event(s, "cultural_influence")
    assert [p.culture for p in s.players] == [0, 2]


def test_foray_the_two_strongest_choose_clockwise_from_the_current_player():
    s = scene(4, age=1)
    strength(s, 9, 1, 5, 2)
    event(s, "foray", seat=1)
    assert asked(s) == (2, "gain-mix")
    assert choices(s) == [("gain-mix", 0, 3), ("gain-mix", 1, 2), ("gain-mix", 2, 1), ("gain-mix", 3, 0)]
    play(s, ("gain-mix", 1, 2))
    assert asked(s) == (0, "gain-mix")
    play(s, ("gain-mix", 3, 0))
    assert [(food(p), resources(p)) for p in s.players] == [(3, 0), (0, 0), (1, 2), (0, 0)]


def test_foray_food_comes_first_when_blue_tokens_are_short():
    s = scene(2, age=1)
    strength(s, 2, 1)
    s.players[0].blue = 2
    play(event(s, "foray"), ("gain-mix", 2, 1))
    assert (food(s.players[0]), resources(s.players[0])) == (2, 0)  # TTA-8.12


def test_good_harvest_produces_food_without_consumption():
    s = scene(2, age=1)
    units(s, 1, agriculture=1, irrigation=2)
    s.players[1].yellow = 5
    event(s, "good_harvest")
    assert [food(p) for p in s.players] == [2, 5]


def test_good_harvest_includes_the_trade_agreement():
    s = scene(3, age=2)
    pact(s, 0, 1, "international_trade_agreement")
    event(s, "good_harvest")
    assert [food(p) for p in s.players] == [2, 3, 2]  # TTA-13.6.4: side B


def test_ex_86_immigration_goes_to_all_with_the_most_happy_faces():
    s = scene(3, age=1)
    units(s, 0, religion=3)
    units(s, 1, religion=3)
    units(s, 2, religion=1)
    event(s, "immigration")
    assert [p.unused for p in s.players] == [2, 2, 1]  # TTA-8.5


def test_immigration_when_nobody_has_a_happy_face_everybody_gains():
    s = event(scene(3, age=1), "immigration")
    assert [p.unused for p in s.players] == [2, 2, 2]  # TTA-8.11


def test_new_deposits_produces_resources_with_the_railroad():
    s = scene(2, age=1)
    units(s, 0, bronze=0, iron=1, coal=2)
    in_play(s, 0, wonders=["transcontinental_railroad"])
    event(s, "new_deposits")
    assert [resources(p) for p in s.players] == [11, 2]  # EX-38: Coal 3 tokens, Iron 1


def test_pestilence_asks_only_who_has_no_unused_worker():
    s = scene(3, age=1)
    s.players[1].unused = 0
    event(s, "pestilence")
    assert s.players[0].unused == 0
    assert asked(s) == (1, "lose-worker")
    assert s.players[2].unused == 1  # each completely before the next (TTA-8.10)
    play(s, ("lose-worker", PHILOSOPHY))
    assert (s.players[1].workers[PHILOSOPHY], s.players[1].science_rating, s.players[1].yellow) == (0, 0, 19)
    assert s.players[2].unused == 0


def test_ex_28_population_lost_without_an_unused_worker_is_chosen_by_its_owner():
    s = scene(2, age=1)
    s.players[0].unused = 0
    event(s, "pestilence")
    assert choices(s) == [("lose-worker", tech) for tech in (AGRICULTURE, BRONZE, PHILOSOPHY, WARRIORS)]
    play(s, ("lose-worker", WARRIORS))
    assert (s.players[0].strength, s.players[0].yellow) == (0, 19)  # TTA-12.5.3


def test_raiders_the_weakest_choose_the_mix_they_lose():
    s = scene(3, age=1)
    strength(s, 5, 1, 2)
    tokens(s, 1, agriculture=1, bronze=3)
    tokens(s, 2, bronze=1)
    event(s, "raiders")
    assert asked(s) == (1, "lose-mix")
    assert choices(s) == [("lose-mix", 0, 2), ("lose-mix", 1, 1)]  # TTA-8.12, TTA-13.6.3
    play(s, ("lose-mix", 1, 1))
    assert [(food(p), resources(p)) for p in s.players] == [(0, 0), (0, 2), (0, 0)]  # seat 2 lost all it had, unasked


def test_ex_40_rats_eat_all_food():
    s = scene(2, age=1)
    units(s, 0, irrigation=1)
    tokens(s, 0, agriculture=2, irrigation=3, bronze=1)
    event(s, "rats")
    assert (food(s.players[0]), resources(s.players[0]), s.players[0].blue) == (0, 1, 15)


def test_ex_88_rebellion_spends_two_civil_actions_per_discontent_worker():
    s = scene(2, age=1)
    s.players[1].yellow = 12
    assert discontent(s.players[1]) == 2
    event(s, "rebellion")
    assert [p.ca for p in s.players] == [4, 0]  # TTA-13.6.5
    assert s.players[1].ca_total == 4


def test_rebellion_spends_only_what_is_available():
    s = scene(2, age=1)
    s.players[0].yellow, s.players[0].ca = 12, 1
    event(s, "rebellion")
    assert s.players[0].ca == 0  # ruling R21


def test_reign_of_terror_hits_the_weakest():
    s = scene(3, age=1)
    strength(s, 2, 1, 1)
    event(s, "reign_of_terror", seat=1)
    assert [p.unused for p in s.players] == [1, 1, 0]  # the tie hits the farther one (TTA-8.3)


def test_scientific_breakthrough_scores_the_science_rating():
    s = scene(2, age=1)
    units(s, 1, alchemy=2)
    event(s, "scientific_breakthrough")
    assert [p.science for p in s.players] == [1, 5]


def test_uncertain_borders_moves_a_yellow_token_from_bank_to_bank():
    s = scene(3, age=1)
    strength(s, 1, 5, 2)
    event(s, "uncertain_borders")
    assert [p.yellow for p in s.players] == [17, 19, 18]
    assert [p.yellow_owned for p in s.players] == [24, 26, 25]


def test_uncertain_borders_takes_nothing_from_an_empty_bank():
    s = scene(2, age=1)
    strength(s, 5, 1)
    s.players[1].yellow = 0
    event(s, "uncertain_borders")
    assert [p.yellow for p in s.players] == [18, 0]


def test_every_event_card_has_its_effect():
    from civitas.games.through_the_ages.events import EVENTS
    from civitas.games.through_the_ages.tables import EVENT, of_kind

    assert [number for number in of_kind(EVENT) if EVENTS[number] is None] == []
    assert EVENTS[card("rats")] is not None
