"""Section 9 and Appendix D: every culture event."""

import random

import pytest

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.events.event import TABLE, playable, why_not_play
from civitas.games.sid_meiers_civilization.state import FIGURES, FIRST_SCOUT, with_item
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    ANARCHY,
    CITY_MANAGEMENT,
    COIN_SHEET,
    DESERT,
    DISASTER_MARKERS,
    EVENT,
    EVENT_COPIES,
    EVENT_IDS,
    EVENT_IN_ANY_PART,
    EVENT_LEVEL,
    EVENT_PHASE,
    GRASSLAND,
    HUT,
    MARKER,
    MOVEMENT,
    NO_MARKER,
    NONE,
    PERSON_IDS,
    PHASE_IDS,
    START_OF_TURN,
)
from civitas.games.sid_meiers_civilization.tiles import BOARDS, CELL_TERRAIN, DISASTER_CELL, DISASTER_DESERT, FACEDOWN
from civitas.games.sid_meiers_civilization.worlds import could_be
from civitas.games.sid_meiers_civilization.yields import city_resources, culture_hand_size
from games.sid_meiers_civilization.cards import card, knows, learn, over, start, use, why
from games.sid_meiers_civilization.table import (
    govern,
    hold_events,
    hold_tokens,
    know,
    play,
    put_army,
    put_city,
    put_marker,
    put_scout,
    q,
    table,
    told,
)


def holding(event, players=2, **options):
    """Seat 0 holds this event."""
    s = table(players, **options)
    hold_events(s, 0, event)
    return s


def squares(s, verb):
    """The squares named by the options of a verb."""
    return {option[1] for option in s.legal() if option[0] == verb}


# --- the cards


def test_the_decks_are_those_of_the_book():
    assert sum(EVENT_COPIES) == 47
    assert [sum(n for n, at in zip(EVENT_COPIES, EVENT_LEVEL, strict=True) if at == level) for level in (1, 2, 3)] == [19, 17, 11]


def test_every_event_has_a_class():
    assert [event.kind for event in TABLE] == list(range(25))


def test_phases_and_parts():  # Appendix D
    at = {}
    for event, id in enumerate(EVENT_IDS):
        at.setdefault((PHASE_IDS[EVENT_PHASE[event]], EVENT_IN_ANY_PART[event]), set()).add(id)
    assert at["movement", True] == {"defection", "mass_defection", "wholesale_defection"}
    assert at["city_management", False] == {
        "disoriented", "lost", "out_of_position", "we_love_the_despot_day", "we_love_the_queen_day", "we_love_the_president_day",
    }  # fmt: skip
    assert len(at["start_of_turn", False]) == 10
    assert len(at["any_time", True]) == 6


@pytest.mark.parametrize("event", EVENT_IDS)
def test_an_event_is_played_in_its_phase_only(event):  # SMC-9.3
    s = holding(event)
    put_army(s, 0, "e4"), put_army(s, 1, "d4")
    put_marker(s, "e2", "temple"), put_marker(s, "b13", "temple")
    know(s, 1, "masonry"), know(s, 0, "pottery", "engineering", "writing")
    for phase in (START_OF_TURN, CITY_MANAGEMENT, MOVEMENT):
        listed = playable(s, 0, phase) == [card(event)]
        assert listed == (EVENT_PHASE[EVENT[event]] == phase), phase
        if not listed:
            assert why_not_play(s, 0, EVENT[event], phase) is not None


def test_an_event_of_somebody_else_is_not_played():  # SMC-9.1
    s = holding("drought")
    assert why_not_play(s, 1, EVENT["drought"], START_OF_TURN).rule == "SMC-9.1"


def test_a_played_event_lies_face_up_under_its_deck():  # SMC-9.4, SMC-9.5
    s = holding("we_love_the_queen_day")
    start(s, "we_love_the_queen_day")
    assert s.discards[1] == [EVENT["we_love_the_queen_day"]]
    assert not s.players[0].events.cards


# --- defections (9.7.3)


def test_defection_kills_one_figure_within_four_squares():  # SMC-E.defection, SMC-9.11
    s = holding("defection")
    put_army(s, 0, "e4"), put_army(s, 1, "e8"), put_scout(s, 1, "e9")
    start(s, "defection")
    assert squares(s, "kill") == {q("e4"), q("e8")}  # one's own figures too
    s.play(("kill", q("e8"), 1, 1, 0))
    assert s.figures[FIGURES] == NONE
    assert over(s)


def test_range_is_measured_from_cities_too():  # SMC-9.11
    s = holding("defection")
    put_army(s, 1, "f7"), put_army(s, 1, "f8")
    start(s, "defection")  # the only target is taken by itself
    assert s.figures[FIGURES : FIGURES + 2] == [NONE, q("f8")]


def test_a_killed_figure_gives_no_loot_and_is_built_again():  # SMC-9.7.3, SMC-1.7
    s = holding("defection")
    s.players[1].trade = 9
    put_army(s, 1, "e4")
    start(s, "defection")
    assert s.players[1].trade == 9
    assert s.players[0].trade == 3
    put_army(s, 1, "e4", 6)


def test_defection_kills_no_great_person():  # SMC-E.defection
    s = holding("defection")
    put_marker(s, "e2", "artist")
    put_army(s, 0, "e4")
    start(s, "defection")
    assert over(s)
    assert s.figures[0] == NONE


def test_mass_defection_kills_one_or_two_figures_or_a_great_person_within_six():  # SMC-E.mass_defection
    s = holding("mass_defection")
    put_army(s, 1, "e4", 2), put_scout(s, 1, "e4")
    put_marker(s, "e2", "artist")
    start(s, "mass_defection")
    at = q("e4")
    assert s.legal() == [("kill", at, 1, 1, 0), ("kill", at, 1, 0, 1), ("kill", at, 1, 2, 0), ("kill", at, 1, 1, 1), ("kill-person", q("e2"))]
    s.play(("kill", at, 1, 1, 1))
    assert [s.figures[FIGURES + n] for n in (0, 1, FIRST_SCOUT)] == [NONE, at, NONE]


def test_a_killed_great_person_leaves_the_game():  # SMC-9.7.3
    s = holding("mass_defection")
    put_marker(s, "e2", "builder")
    assert s.players[0].coins == 1
    start(s, "mass_defection")
    assert s.lost_people[PERSON_IDS.index("builder")] == 1
    assert (s.marker[q("e2")], s.players[0].coins) == (NO_MARKER, 0)


def test_mass_defection_does_not_reach_seven_squares():
    s = holding("mass_defection")
    put_army(s, 1, "f9"), put_army(s, 1, "f10")
    start(s, "mass_defection")
    assert s.figures[FIGURES] == NONE
    assert s.figures[FIGURES + 1] == q("f10")


def test_wholesale_defection_reaches_everywhere():  # SMC-E.wholesale_defection
    s = holding("wholesale_defection")
    put_army(s, 1, "a16", 2)
    put_marker(s, "b13", "general")
    start(s, "wholesale_defection")
    assert squares(s, "kill") == {q("a16")}
    assert squares(s, "kill-person") == {q("b13")}
    s.play(("kill", q("a16"), 1, 2, 0))
    assert not s.present[q("a16")]


def test_a_defection_without_a_victim_is_not_played():  # SMC-9.9
    s = holding("defection")
    put_army(s, 1, "a16")
    assert why_not_play(s, 0, EVENT["defection"], MOVEMENT).rule == "SMC-9.9"


# --- Disoriented, Lost, Out of Position (9.7.4)


@pytest.mark.parametrize(("event", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
def test_a_stack_is_led_up_to_so_many_squares(event, steps):  # SMC-E.disoriented, SMC-E.lost, SMC-E.out_of_position
    s = holding(event)
    put_army(s, 1, "e11", 2)
    start(s, event)
    ends = squares(s, "lead-to")
    assert max([abs(end // 16 - 10) + abs(end % 16 - 4) for end in ends]) == steps
    assert q("e11") not in ends  # SMC-9.12: at least one step
    s.play(("lead-to", q("e12")))
    assert s.figures[FIGURES : FIGURES + 2] == [q("e12")] * 2


def test_where_a_stack_is_not_led():  # SMC-9.7.4, SMC-9.12
    s = holding("lost")
    put_army(s, 1, "g4")
    put_army(s, 0, "g2")
    s.token = with_item(s.token, q("h4"), HUT)
    know(s, 1, "flight")  # whatever techs its owner has
    start(s, "lost")
    ends = squares(s, "lead-to")
    assert ends  # g3 and on
    for square in ("f4", "h4", "f3", "g2"):  # water, a hut, a city centre, figures of somebody else
        assert q(square) not in ends


def test_a_stack_is_not_led_onto_a_facedown_tile():
    s = table(2, revealed=False)
    hold_events(s, 0, "disoriented")
    put_army(s, 1, "e2")
    start(s, "disoriented")
    assert all(s.ground[option[1]] != FACEDOWN for option in s.legal())


def test_the_owners_stacking_limit_holds_at_the_end_and_own_figures_are_passed():  # SMC-9.7.4
    s = holding("disoriented")
    put_army(s, 1, "e11", 2)
    put_army(s, 1, "e12")
    start(s, "disoriented")
    s.play(("lead-away", q("e11")))
    ends = squares(s, "lead-to")
    assert q("e12") not in ends
    assert q("e13") in ends


def test_a_stack_without_a_legal_step_is_not_chosen():  # SMC-9.12
    s = holding("disoriented")
    put_army(s, 1, "a1")
    for near in BOARDS[2].orthogonal[q("a1")]:
        s.token = with_item(s.token, near, HUT)
    assert why_not_play(s, 0, EVENT["disoriented"], CITY_MANAGEMENT).rule == "SMC-9.9"


def test_own_figures_are_not_led_away():
    s = holding("disoriented")
    put_army(s, 0, "e11")
    assert why_not_play(s, 0, EVENT["disoriented"], CITY_MANAGEMENT).rule == "SMC-9.9"


def test_who_is_led_away_gathers_no_more_and_may_move():  # SMC-9.12
    s = holding("disoriented")
    scout = put_scout(s, 1, "e11")
    s.sent[2] = 3
    start(s, "disoriented")
    s.play(("lead-to", q("e12")))
    assert s.sent[2] == NONE
    assert not s.moved
    assert s.figures[scout] == q("e12")


# --- Drought and Deforestation (9.7.5)


def test_a_drought_makes_a_desert_of_anything_but_a_mountain():  # SMC-E.drought
    s = holding("drought")
    put_marker(s, "e2", "temple")
    s.token = with_item(s.token, q("e5"), HUT)
    start(s, "drought")
    listed = squares(s, "change-terrain")
    assert q("f4") in listed  # water
    assert q("e4") in listed
    for square in ("g4", "e2", "f3", "e5"):  # mountain, building, city centre, hut
        assert q(square) not in listed
    assert q("g2") not in listed  # a bare desert stays what it is (SMC-9.9)
    assert q("e7") in listed  # a desert with incense loses it
    s.play(("change-terrain", q("e4")))
    assert CELL_TERRAIN[s.ground[q("e4")]] == DESERT


def test_a_disaster_marker_hides_the_printed_icons():  # SMC-4.6
    s = holding("drought")
    s.ground = with_item(s.ground, q("e4"), s.ground[q("e7")])  # desert with incense
    assert city_resources(s, 0) == 0b110
    start(s, "drought")
    play(s, ("change-terrain", q("e4")))
    assert s.ground[q("e4")] == DISASTER_CELL[DESERT]


def test_deforestation_turns_forest_into_grassland():  # SMC-E.deforestation
    s = holding("deforestation")
    start(s, "deforestation")
    listed = squares(s, "change-terrain")
    assert q("e2") in listed
    assert all(CELL_TERRAIN[s.ground[square]] == 1 for square in listed)
    s.play(("change-terrain", q("e2")))
    assert CELL_TERRAIN[s.ground[q("e2")]] == GRASSLAND


def test_figures_do_not_matter_to_a_disaster():  # SMC-9.7.5
    s = holding("deforestation")
    put_army(s, 1, "e2")
    start(s, "deforestation")
    assert q("e2") in squares(s, "change-terrain")


def test_no_disaster_on_a_facedown_tile_or_a_great_person():  # SMC-9.7.5, SMC-4.3
    s = table(2, revealed=False)
    hold_events(s, 0, "drought")
    put_marker(s, "e2", "artist")
    start(s, "drought")
    listed = squares(s, "change-terrain")
    assert q("e2") not in listed
    assert all(s.ground[square] != FACEDOWN for square in listed)


def test_a_coin_under_a_disaster_is_gone():  # SMC-4.6, SMC-15.2
    s = table(4)
    hold_events(s, 3, "drought")
    s.ground = with_item(s.ground, q("b15"), s.ground[q("a16")])  # a coin in Germany's outskirts
    coins.recount(s, 3)
    assert s.players[3].coins == 1
    s.ground = with_item(s.ground, q("b15"), DISASTER_CELL[DESERT])
    coins.recount_all(s)
    assert s.players[3].coins == 0


def test_without_a_disaster_marker_the_event_is_not_played():  # SMC-25.1
    s = holding("drought")
    bare = [square for square in BOARDS[2].squares if s.marker[square] == NO_MARKER and square not in s.cities][:DISASTER_MARKERS]
    for square in bare[1:]:
        s.ground = with_item(s.ground, square, DISASTER_CELL[GRASSLAND])
    assert len([cell for cell in s.ground if cell >= DISASTER_DESERT]) == 11
    assert why_not_play(s, 0, EVENT["drought"], START_OF_TURN) is None
    s.ground = with_item(s.ground, bare[0], DISASTER_CELL[GRASSLAND])
    assert why_not_play(s, 0, EVENT["drought"], START_OF_TURN).rule == "SMC-9.9"


# --- buildings (9.7.7)


@pytest.mark.parametrize(("event", "reach"), [("sabotage", 4), ("catastrophe", 6)])
def test_a_building_within_range_is_destroyed(event, reach):  # SMC-E.sabotage, SMC-E.catastrophe
    s = holding(event)
    put_city(s, 1, "f8")
    put_marker(s, "e7", "temple"), put_marker(s, "g9", "market")
    s.cities[0] = NONE  # measured from an army alone
    put_army(s, 0, 16 * (6 - reach) + 4)
    start(s, event)
    assert over(s)  # the only one in range
    assert s.marker[q("e7")] == NO_MARKER
    assert s.marker[q("g9")] != NO_MARKER
    assert s.buildings[MARKER["temple"]] == 5


def test_walls_are_a_building_of_the_centre():  # SMC-9.7.7
    s = holding("sabotage")
    put_city(s, 1, "f7", walls=True)
    start(s, "sabotage")
    assert not s.walls >> 4 & 1


def test_sabotage_may_hit_ones_own_building_but_no_wonder():  # SMC-9.7.7, SMC-8.9.4
    s = holding("sabotage")
    put_marker(s, "e2", "temple"), put_marker(s, "g4", "stonehenge")
    start(s, "sabotage")
    assert s.marker[q("e2")] == NO_MARKER
    assert s.marker[q("g4")] != NO_MARKER


def test_disaster_destroys_one_or_two_buildings_of_others_anywhere():  # SMC-E.disaster, SMC-9.9
    s = holding("disaster")
    put_marker(s, "e2", "temple")
    put_marker(s, "b13", "market"), put_marker(s, "c13", "trading_post"), put_marker(s, "a13", "trading_post")
    start(s, "disaster")
    assert squares(s, "destroy") == {q("b13"), q("c13"), q("a13")}
    assert ("enough",) not in s.legal()  # never zero
    s.play(("destroy", q("b13")))
    assert ("destroy", q("b13")) not in s.legal()
    s.play(("destroy", q("c13")))
    assert [s.marker[q(square)] != NO_MARKER for square in ("e2", "b13", "c13", "a13")] == [True, False, False, True]


def test_disaster_may_stop_after_one():
    s = holding("disaster")
    put_marker(s, "b13", "market"), put_marker(s, "c13", "trading_post")
    start(s, "disaster")
    play(s, ("destroy", q("b13")), ("enough",))
    assert s.marker[q("c13")] != NO_MARKER


def test_a_destroyed_building_shows_the_ground_again():  # SMC-4.6
    s = holding("sabotage")
    put_marker(s, "g3", "temple")
    assert city_resources(s, 0) == 0b100
    start(s, "sabotage")
    assert city_resources(s, 0) == 0b110


# --- ideas (9.7.6)


def test_both_learn_from_each_other_first_the_cards_player():  # SMC-E.exchange_of_ideas, SMC-9.13
    s = holding("exchange_of_ideas")
    know(s, 1, "masonry", "chivalry")  # China knows Writing; America Currency
    start(s, "exchange_of_ideas")
    assert s.to_act == (0,)
    assert {option[0] for option in s.legal()} == {"learn"}
    assert len(s.legal()) == 2  # Masonry and Writing, not Chivalry
    s.play(learn("masonry"))
    assert knows(s, 0, "masonry")
    assert knows(s, 1, "currency")  # the only one that is left to learn


def test_the_other_player_chooses_too():
    s = holding("exchange_of_ideas")
    know(s, 0, "pottery")
    start(s, "exchange_of_ideas")
    assert s.to_act == (1,)  # America had only Writing to learn
    s.play(learn("pottery"))
    assert knows(s, 1, "pottery")
    assert not knows(s, 1, "currency")


@pytest.mark.parametrize(("event", "level"), [("exchange_of_ideas", 1), ("knowledge_shared", 2), ("think_tank", 3)])
def test_levels_are_the_printed_ones(event, level):  # SMC-9.13, SMC-E.knowledge_shared, SMC-E.think_tank
    s = table(2, ("america", "russia"))  # Communism, a level III tech, is Russia's start tech
    hold_events(s, 0, event)
    know(s, 0, "pottery", "writing", "masonry", "engineering", "irrigation")
    assert (why_not_play(s, 0, EVENT[event], START_OF_TURN) is None) == (level == 3)


def test_ideas_need_a_legal_place():  # SMC-9.7.6
    s = holding("knowledge_shared")
    s.players[1].techs = 0
    know(s, 1, "irrigation")
    assert why_not_play(s, 0, EVENT["knowledge_shared"], START_OF_TURN).rule == "SMC-9.9"
    know(s, 0, "pottery")
    assert why_not_play(s, 0, EVENT["knowledge_shared"], START_OF_TURN) is None


def test_a_side_that_cannot_learn_learns_nothing():  # SMC-9.7.6
    s = holding("exchange_of_ideas")
    know(s, 1, "currency")
    start(s, "exchange_of_ideas")
    assert over(s)
    assert knows(s, 0, "writing")
    assert s.players[1].techs.bit_count() == 2


# --- citizens (9.7.8)


@pytest.mark.parametrize("event", ["the_citizens_are_revolting", "the_citizens_are_revolting_2"])
def test_another_player_falls_into_anarchy_at_once(event):  # SMC-6.8.7, SMC-9.7.8
    # SMC-E.the_citizens_are_revolting, SMC-E.the_citizens_are_revolting_2
    s = holding(event, 4)
    govern(s, 1, "feudalism"), govern(s, 2, "anarchy")
    assert s.players[1].coins == 1
    start(s, event)
    assert s.legal() == [("choose-player", 1), ("choose-player", 3)]  # who is in Anarchy cannot be chosen
    s.play(("choose-player", 1))
    assert (s.players[1].government, s.players[1].coins) == (ANARCHY, 0)


def test_who_is_forced_out_of_monarchy_discards_at_once():  # SMC-9.2
    s = holding("the_citizens_are_revolting")
    govern(s, 1, "monarchy")
    hold_events(s, 1, "drought", "drought", "sabotage")
    assert culture_hand_size(s, 1) == 3
    start(s, "the_citizens_are_revolting")
    assert s.pending.what == "respond-to-event"
    s.play(("pass",))
    assert (s.pending.what, s.to_act) == ("discard-events", (1,))
    s.play(("discard-events", (EVENT["sabotage"],)))
    assert len(s.players[1].events) == 2
    assert over(s)


# --- days (9.7.9)


@pytest.mark.parametrize(("event", "production"), [("we_love_the_despot_day", 4), ("we_love_the_queen_day", 6), ("we_love_the_president_day", 8)])
def test_a_city_has_more_production_this_turn(event, production):  # SMC-9.7.9
    # SMC-E.we_love_the_despot_day, SMC-E.we_love_the_queen_day, SMC-E.we_love_the_president_day
    s = holding(event)
    put_city(s, 0, "g7")
    start(s, event)
    assert s.legal() == [("boost", 0), ("boost", 1)]
    s.play(("boost", 1))
    assert s.bonus[:3] == [0, production, 0]


def test_bonuses_add_up():  # SMC-8.2.4
    s = holding("we_love_the_despot_day")
    hold_events(s, 0, "we_love_the_queen_day")
    start(s, "we_love_the_despot_day")
    start(s, "we_love_the_queen_day")
    assert s.bonus[0] == 10


# --- gifts (9.7.1, 14.12)


def test_a_gift_from_afar_pays_and_gives_another_player_a_coin():  # SMC-E.a_gift_from_afar
    s = holding("a_gift_from_afar", 4)
    know(s, 0, "animal_husbandry")
    use(s, "animal_husbandry_wheat")
    assert s.legal() == [("pay-gift", EVENT["a_gift_from_afar"])]
    s.play(s.legal()[0])
    assert s.legal() == [("choose-player", 1), ("choose-player", 2), ("choose-player", 3)]
    s.play(("choose-player", 2))
    assert s.players[2].coin_tokens[COIN_SHEET] == 1
    assert s.players[2].coins == 1
    assert s.bonus[0] == 3


def test_everybody_knows_the_gift_of_who_can_pay_with_nothing_else():  # SMC-14.8
    s = holding("a_gift_from_afar", 4)
    know(s, 0, "animal_husbandry")
    use(s, "animal_husbandry_wheat")
    assert could_be(s)
    assert all(s.determinize(1, random.Random(seed)).players[0].events.cards == s.players[0].events.cards for seed in range(20))
    s.players[0].events.cards[0] = EVENT["drought"]
    assert not could_be(s)


@pytest.mark.parametrize(
    ("event", "paid", "unpaid"),
    [
        ("a_gift_from_afar", ("animal_husbandry_wheat", "monarchy_silk", "communism_spy"), ("currency_incense", "atomic_theory_actions")),
        ("a_generous_gift", ("animal_husbandry_wheat", "monarchy_silk", "communism_spy"), ("currency_incense", "atomic_theory_actions")),
        ("a_princely_gift", ("animal_husbandry_wheat", "monarchy_silk", "atomic_theory_actions"), ("currency_incense",)),
    ],
)
def test_a_gift_is_one_of_the_shown_resources(event, paid, unpaid):  # SMC-E.a_generous_gift, SMC-E.a_princely_gift
    from civitas.games.sid_meiers_civilization.abilities import can_pay

    s = holding(event)
    assert all(can_pay(s, 0, ABILITY[id]) for id in paid)
    assert not any(can_pay(s, 0, ABILITY[id]) for id in unpaid)


def test_a_gift_counts_as_one_resource_of_any_price():  # SMC-14.12
    s = holding("a_generous_gift")
    know(s, 0, "pottery")
    s.players[0].resources[0] = 1
    s.supply[0] -= 1
    use(s, "pottery_any2")
    play(s, ("pay", 0), ("pay-gift", EVENT["a_generous_gift"]))
    assert s.players[0].coin_tokens[1] == 1


def test_gifts_are_not_played_on_their_own():
    s = holding("a_generous_gift")
    assert why_not_play(s, 0, EVENT["a_generous_gift"], CITY_MANAGEMENT).rule == "SMC-9.7.1"


def test_a_cancelled_gift_is_lost_and_the_rest_comes_back():  # SMC-14.12
    s = holding("a_generous_gift")
    know(s, 0, "pottery")
    hold_tokens(s, 0, "hut_spy")
    hold_events(s, 1, "jousting_tourney")
    use(s, "pottery_any2")
    play(s, ("pay-hut", 3), ("pay-gift", EVENT["a_generous_gift"]))
    s.play(card("jousting_tourney"), 1)
    assert over(s)  # withdrawn: nothing else could be paid
    assert s.players[0].huts.cards == [3]
    assert s.players[0].coin_tokens[1] == 0
    assert not s.players[0].once
    assert not s.players[0].events.cards


def test_what_paid_for_saving_a_gift_is_missing_from_the_price():  # SMC-14.8, SMC-14.12, SMC-26: from a fuzzed game
    s = holding("a_generous_gift")
    know(s, 0, "pottery", "civil_service")
    hold_tokens(s, 0, "hut_spy")
    hold_events(s, 0, "drought")  # so that not everybody sees that nothing is left to pay with
    hold_events(s, 1, "jousting_tourney")
    use(s, "pottery_any2")
    s.play(("pay-gift", EVENT["a_generous_gift"]))
    s.play(card("jousting_tourney"), 1)
    s.play(("use", ABILITY["civil_service_spy"]), 0)
    s.play(("pay-hut", 3), 0)  # the gift works, and the token that should have been the second unit is gone
    assert s.legal(0) == [("withdraw",)]
    assert could_be(s)
    assert could_be(s.determinize(1, random.Random(1)))
    s.play(("withdraw",), 0)
    assert s.players[0].coin_tokens[1] == 0


def test_a_lost_gift_may_be_paid_for_otherwise():  # SMC-14.12
    s = holding("a_generous_gift")
    know(s, 0, "animal_husbandry")
    hold_tokens(s, 0, "hut_wheat")
    hold_events(s, 1, "jousting_tourney")
    use(s, "animal_husbandry_wheat")
    s.play(("pay-gift", EVENT["a_generous_gift"]))
    s.play(card("jousting_tourney"), 1)
    assert s.legal() == [("pay-hut", 0), ("withdraw",)]
    s.play(("pay-hut", 0))
    assert s.bonus[0] == 3


def test_a_coin_from_afar_may_win_the_game():  # SMC-15.5
    s = holding("a_gift_from_afar")
    know(s, 0, "animal_husbandry")
    s.players[1].coin_tokens[COIN_SHEET] = 14
    coins.recount(s, 1)
    use(s, "animal_husbandry_wheat")
    s.play(("pay-gift", EVENT["a_gift_from_afar"]))
    assert s.winners == 0b10
    assert s.bonus[0] == 0  # nothing further is resolved (SMC-22.5)


# --- whom an event targets (9.8), Bread and Circuses, United Nations


def test_bread_and_circuses_cancels_only_what_targets_its_player():  # SMC-9.7.2, SMC-E.bread_and_circuses
    s = holding("sabotage", 4)
    hold_events(s, 1, "bread_and_circuses"), hold_events(s, 2, "bread_and_circuses")
    put_city(s, 1, "f8")
    put_marker(s, "e7", "temple")
    put_army(s, 0, "d7")
    start(s, "sabotage")
    assert s.to_act == (1,)  # a target's level I back; seat 2 is no target
    s.play(card("bread_and_circuses"))
    assert s.marker[q("e7")] != NO_MARKER
    assert sorted(s.discards[0]) == sorted([EVENT["bread_and_circuses"], EVENT["sabotage"]])


def test_targets_of_each_kind():  # SMC-9.8
    s = table(4)
    put_army(s, 2, "e4")
    put_marker(s, "n2", "artist")
    put_city(s, 1, "f8")
    seen = {
        "defection": [("kill", q("e4"), 2, 1, 0)],
        "mass_defection": [("kill-person", q("n2"))],
        "lost": [("lead-away", q("e4")), ("lead-to", q("e5"))],
        "sabotage": [("destroy", q("e7"))],
        "drought": [("change-terrain", q("g7"))],
        "deforestation": [("change-terrain", q("h12"))],
        "exchange_of_ideas": [("choose-player", 3)],
        "the_citizens_are_revolting": [("choose-player", 3)],
        "a_gift_from_afar": [("choose-player", 1)],
        "we_love_the_queen_day": [("boost", 0)],
        "a_generous_gift": [],
        "jousting_tourney": [],
    }
    found = {id: TABLE[EVENT[id]].targets(s, 0, chosen) for id, chosen in seen.items()}
    assert found == {
        "defection": 4, "mass_defection": 2, "lost": 4, "sabotage": 2, "drought": 2, "deforestation": 0, "exchange_of_ideas": 8,
        "the_citizens_are_revolting": 8, "a_gift_from_afar": 2, "we_love_the_queen_day": 0, "a_generous_gift": 0, "jousting_tourney": 0,
    }  # fmt: skip


def united_nations(event, *players):
    """Seat 1 has the United Nations; seat 0 holds an event."""
    s = holding(event, *players)
    put_marker(s, "b13", "united_nations")
    return s


def test_the_united_nations_may_refuse_and_the_card_goes_back():  # SMC-9.10, SMC-W.united_nations
    s = united_nations("the_citizens_are_revolting")
    start(s, "the_citizens_are_revolting")
    assert (s.pending.what, s.to_act) == ("agree-to-event", (1,))
    s.play(("refuse",))
    assert over(s)  # taken back: there is nobody else to choose
    assert s.players[0].events.cards == [EVENT["the_citizens_are_revolting"]]
    assert s.players[1].government != ANARCHY


def test_the_united_nations_may_agree():  # SMC-9.10
    s = united_nations("the_citizens_are_revolting")
    start(s, "the_citizens_are_revolting")
    s.play(("agree",))
    assert s.players[1].government == ANARCHY


def test_other_targets_may_be_named_after_a_refusal():  # SMC-9.10
    s = holding("the_citizens_are_revolting", 4)
    put_marker(s, "n2", "united_nations")
    start(s, "the_citizens_are_revolting")
    play(s, ("choose-player", 1), ("refuse",))
    assert s.legal() == [("choose-player", 2), ("choose-player", 3), ("take-back",)]
    s.play(("choose-player", 2))
    assert s.players[2].government == ANARCHY


def test_figures_that_the_united_nations_refuse_are_no_target_any_more():  # SMC-9.10
    s = united_nations("mass_defection")
    put_army(s, 0, "f9"), put_army(s, 1, "f10", 2), put_army(s, 1, "f11")
    start(s, "mass_defection")
    play(s, ("kill", q("f10"), 1, 1, 0), ("refuse",))
    assert s.why_not(("kill", q("f10"), 1, 2, 0)).rule == "SMC-9.10"
    assert ("kill", q("f11"), 1, 1, 0) in s.legal()
    assert ("kill", q("f9"), 0, 1, 0) in s.legal()
    assert ("take-back",) in s.legal()


def test_of_two_buildings_the_united_nations_may_refuse_one():  # SMC-9.10, SMC-9.8
    s = united_nations("disaster")
    put_marker(s, "a13", "market"), put_marker(s, "c13", "temple")
    start(s, "disaster")
    play(s, ("destroy", q("a13")), ("destroy", q("c13")))
    assert s.legal() == [("agree",), ("refuse",), ("refuse-one", q("a13")), ("refuse-one", q("c13"))]
    s.play(("refuse-one", q("a13")))
    assert s.why_not(("destroy", q("a13"))).rule == "SMC-9.10"
    assert ("destroy", q("c13")) in s.legal()
    assert ("take-back",) in s.legal()
    s.play(("destroy", q("c13")))
    assert s.legal() == [("agree",), ("refuse",)]


def test_a_refused_card_is_known_to_all():  # section 24
    s = united_nations("the_citizens_are_revolting")
    start(s, "the_citizens_are_revolting")
    s.play(("refuse",))
    assert s.view(1)["players"][0]["events"]["holds"] == [EVENT["the_citizens_are_revolting"]]


def test_a_blockaded_united_nations_does_not_protect():  # SMC-17.1
    s = united_nations("the_citizens_are_revolting")
    put_scout(s, 0, "b13")
    start(s, "the_citizens_are_revolting")
    assert s.players[1].government == ANARCHY


def test_mass_media_does_not_help_against_the_united_nations():  # SMC-9.10
    s = united_nations("the_citizens_are_revolting")
    know(s, 0, "mass_media")
    start(s, "the_citizens_are_revolting")
    assert s.pending.what == "agree-to-event"


# --- the hand (9.2)


def test_ex_45_the_culture_hand():  # SMC-9.2
    s = table()
    assert culture_hand_size(s, 0) == 2
    know(s, 0, "pottery", "theology")
    assert culture_hand_size(s, 0) == 4
    know(s, 0, "civil_service")
    assert culture_hand_size(s, 0) == 5


def test_computers_enlarge_the_hand_by_coins():  # SMC-T.computers_hands
    s = table()
    p = know(s, 0, "computers")
    p.coin_tokens[COIN_SHEET] = 9
    coins.recount(s, 0)
    assert (p.coins, culture_hand_size(s, 0)) == (10, 4)


def test_a_lost_coin_may_cost_a_card():  # SMC-9.2
    s = holding("mass_defection")
    p = know(s, 1, "computers")
    put_marker(s, "b13", "builder")
    p.coin_tokens[COIN_SHEET] = 3
    coins.recount(s, 1)
    assert culture_hand_size(s, 1) == 3
    hold_events(s, 1, "drought", "drought", "sabotage")
    put_army(s, 0, "c12")
    start(s, "mass_defection")
    play(s, ("kill-person", q("b13")), ("pass",))
    assert (s.pending.what, s.to_act) == ("discard-events", (1,))


def test_discards_are_shown():  # SMC-9.14
    s = table()
    hold_events(s, 0, "drought", "drought", "sabotage")
    from civitas.games.sid_meiers_civilization.events.hand import DiscardDown
    from games.sid_meiers_civilization.table import begin

    begin(s, DiscardDown(0))
    assert why(s, ("discard-events", ())) == "SMC-9.2"
    s.play(("discard-events", (EVENT["drought"],)))
    assert told(s, "discards-events") == [{"seat": 0, "events": (EVENT["drought"],)}]
    assert s.discards[0] == [EVENT["drought"]]


def test_levels_are_public_and_faces_are_not():  # SMC-9.1
    s = holding("sabotage")
    seen = s.view(1)["players"][0]["events"]
    assert "I" in str(seen)
    assert EVENT_LEVEL[EVENT["sabotage"]] == 1


# --- what cannot be named with an event


@pytest.mark.parametrize(
    ("event", "target", "rule"),
    [
        ("defection", ("kill", 0, 1, 1, 0), "SMC-9.7.3"),
        ("defection", ("kill", 255, 3, 1, 0), "SMC-9.11"),
        ("defection", ("kill", 999, 3, 1, 0), "SMC-9.7.3"),
        ("lost", ("lead-away", 0), "SMC-9.12"),
        ("drought", ("change-terrain", 34), "SMC-9.7.5"),
        ("sabotage", ("destroy", 0), "SMC-9.7.7"),
        ("sabotage", ("destroy", 237), "SMC-9.11"),
        ("disaster", ("destroy", 16), "SMC-E.disaster"),
        ("exchange_of_ideas", ("choose-player", 0), "SMC-23.4"),
        ("exchange_of_ideas", ("choose-player", 3), "SMC-9.7.6"),
        ("the_citizens_are_revolting", ("choose-player", 2), "SMC-6.8.7"),
        ("we_love_the_queen_day", ("boost", 3), "SMC-8.2.4"),
    ],
)
def test_why_something_is_no_target_of_an_event(event, target, rule):
    s = holding(event, 4)
    put_army(s, 0, "c2"), put_army(s, 0, "c3"), put_army(s, 1, "e5"), put_army(s, 1, "g7"), put_army(s, 3, 255)
    put_city(s, 0, "f7")
    for square, marker in (("a2", "temple"), ("e7", "market"), ("n13", "temple"), ("n15", "market"), ("p2", "barracks")):
        put_marker(s, square, marker)
    govern(s, 2, "anarchy")
    s.players[3].techs = s.players[0].techs
    know(s, 1, "masonry"), know(s, 2, "pottery")
    start(s, event)
    assert why(s, target) == rule


@pytest.mark.parametrize("event", ["defection", "lost", "drought", "sabotage", "disaster", "exchange_of_ideas", "the_citizens_are_revolting"])
def test_whatever_has_the_form_of_a_target_is_refused_with_a_rule(event):  # SMC-9.9
    from civitas.games.sid_meiers_civilization.events.playing import NAMED

    s = holding(event, 4)
    put_army(s, 0, "c2"), put_army(s, 0, "c3"), put_army(s, 1, "e5"), put_army(s, 1, "g7")
    put_city(s, 0, "f7")
    for square, marker in (("a2", "temple"), ("e7", "market"), ("n13", "temple"), ("n15", "market"), ("p2", "barracks")):
        put_marker(s, square, marker)
    know(s, 1, "masonry"), know(s, 2, "pottery")
    start(s, event)
    for verb, names in NAMED.items():
        for number in (-1, 0, 1, 999):
            target = (verb, *[number] * len(names))
            assert target in s.legal() or why(s, target, 0).startswith("SMC-"), target
    assert why(s, ("enough",)) == "SMC-9.9"  # one at least is named


@pytest.mark.parametrize("event", ["defection", "drought", "exchange_of_ideas", "lost", "the_citizens_are_revolting"])
def test_enough_is_no_answer_before_anything_is_named(event):  # SMC-9.9: never zero
    s = table(4)
    hold_events(s, 0, event)
    put_army(s, 1, "e4"), put_army(s, 2, "d3"), put_marker(s, "e2", "temple"), put_marker(s, "d2", "market")
    know(s, 1, "masonry"), know(s, 2, "pottery")
    start(s, event)
    assert not over(s)
    assert s.why_not(("enough",)) is not None
