"""Rules that meet: leaders and limits, allied pirates, reactions and their order, what is owed and what is only allowed."""

from civitas.games.clash_of_cultures.armies import FOUGHT, flags_at
from civitas.games.clash_of_cultures.cards.card import EVENT_TEXTS
from civitas.games.clash_of_cultures.effects import ONCE, refresh
from civitas.games.clash_of_cultures.groups import CLASS_IDS
from civitas.games.clash_of_cultures.hexes import SPACE_IDS
from civitas.games.clash_of_cultures.recruiting import Needs
from civitas.games.clash_of_cultures.tables import ADVANCE, BARBARIANS, ELEPHANT, EVENT, GOOD, GREAT_ARENA, INFANTRY, LEADER_CARD, UNIT, WONDER

from .table import (
    aim,
    asked,
    at,
    attack,
    begin,
    city,
    clash_at_sea,
    deal,
    goods,
    held,
    home,
    know,
    land,
    lead,
    listed,
    put,
    settle,
    table,
    throw,
    turn,
    units,
    verbs,
)
from .test_movement import act, move

# --- leaders and the army limit


def test_a_new_leader_finds_no_room_where_xerxes_held_a_fifth_unit():  # COC-LDR-xerxes, COC-4.7.1, COC-8.2.2
    s = table(2, "persia", "greece")
    lead(s, 0, "xerxes", home(s, 0))
    put(s, 0, home(s, 0), infantry=4)
    goods(s, 0, mood=1, culture=1, food=0)
    turn(s)
    assert at(home(s, 0)) not in listed(s, "recruit")  # without him the space holds four


def test_a_new_leader_takes_the_place_of_xerxes_among_four():  # COC-LDR-xerxes, COC-8.2.2
    s = table(2, "persia", "greece")
    lead(s, 0, "xerxes", home(s, 0))
    put(s, 0, home(s, 0), infantry=3)
    goods(s, 0, mood=1, culture=1, food=0)
    settle(turn(s), ("recruit", at(home(s, 0))))
    settle(s, ("choose-leader", LEADER_CARD["cyrus"]))
    assert units(s, 0, home(s, 0)) == {"infantry": 3, "leader": 1}
    assert s.players[0].leader == LEADER_CARD["cyrus"]


def test_xerxes_joins_four_units_and_no_other_leader_does():  # COC-LDR-xerxes
    s = table(2, "persia", "greece")
    put(s, 0, home(s, 0), infantry=4)
    goods(s, 0, mood=1, culture=1, food=0)
    settle(turn(s), ("recruit", at(home(s, 0))))
    assert s.players[0].leader == LEADER_CARD["xerxes"]  # the only one who may come: not asked
    assert units(s, 0, home(s, 0)) == {"infantry": 4, "leader": 1}


def test_the_successor_of_vercingetorix_sends_nobody_to_other_spaces():  # COC-LDR-vercingetorix, COC-5.3.26
    s = table(2, "celts", "greece")
    lead(s, 0, "vercingetorix", home(s, 0))
    put(s, 0, home(s, 0), infantry=2)
    p = goods(s, 0, food=2, ore=2, mood=1, culture=1)
    needs = Needs(s, p, at(home(s, 0)), 5)
    assert needs.able((0, 1, 0, 0, 0, 1, 0))  # the leader in his place, and one more
    assert not needs.able((0, 2, 0, 0, 0, 1, 0))
    assert needs.able((0, 2, 0, 0, 0, 0, 0))


def test_guillotine_may_put_xerxes_beside_four_units():  # COC-EVT-43, COC-LDR-xerxes
    s = table(2, "persia", "greece")
    put(s, 0, home(s, 0), infantry=4)
    begin(s, EVENT_TEXTS[EVENT["event_43_guillotine"]].resolve(s, 0, EVENT["event_43_guillotine"]))
    assert listed(s, "succeed") == [(LEADER_CARD["xerxes"], at(home(s, 0)))]


def test_erik_lands_no_more_than_four_army_units_on_an_enemy():  # COC-5.4.21, COC-LDR-erik
    s = table(2, "vikings", "greece")
    land(s, D4="sea")
    know(s, 0, "tactics", "fishing", "warships")
    lead(s, 0, "erik", "D4")
    put(s, 0, "D4", ship=2, infantry=4)
    put(s, 1, "D5", infantry=1)
    assert at("D5") not in listed(turn(s), "new-colonies")
    s = table(2, "vikings", "greece")
    land(s, D4="sea")
    know(s, 0, "tactics", "fishing", "warships")
    lead(s, 0, "erik", "D4")
    put(s, 0, "D4", ship=2, infantry=3, settler=1)
    put(s, 1, "D5", infantry=1)
    assert at("D5") in listed(turn(s), "new-colonies")


def test_mayan_settlers_whom_erik_lands_on_mountains_may_walk_on():  # COC-SPA-terracing, COC-LDR-erik, COC-12.7
    s = table(2, "maya", "greece", alternate_history=True)
    land(s, D4="sea", D5="mountain")
    know(s, 0, "tactics", "irrigation")
    lead(s, 0, "erik", "D4")
    put(s, 0, "D4", ship=2, infantry=1, settler=1)
    settle(turn(s), ("new-colonies", at("D5")), ("move-units",))
    move_from = [option[1] for option in s.legal() if option[0] == "move"]
    assert at("D5") in move_from
    s.play(("move", at("D5"), at("D6")))
    assert CLASS_IDS[max([unit for option in s.legal() for unit in option[1]])] == "leader"  # he too, but no infantry
    assert not any([UNIT["infantry"] == unit >> 2 for option in s.legal() for unit in option[1]])


# --- units that change their shape


def test_a_longship_that_fought_does_not_walk_on_as_infantry():  # COC-8.7.5, COC-5.4.5a
    s = table(2, "vikings", "greece")
    land(s, D4="sea", D5="sea")
    know(s, 0, "tactics", "fishing", "warships")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D5", ship=1)
    throw(s, "5c", "1l")
    move(act(turn(s)), "D4", "D5", ship=1)
    act(s)
    s.play(("convert", at("D5"), at("E5")))
    settle(s, next(option for option in s.legal() if option[0] == "land" and option[3] == 1))
    assert flags_at(s, at("E5"), INFANTRY)[0] & FOUGHT
    s.play(("stop-moving",)) if asked(s) == "move" else None
    assert "move-units" not in verbs(s)


def test_the_imperial_army_gives_nobody_a_second_walk():  # COC-SPA-imperial_army, COC-5.4.5b
    s = table(2, "china", "greece")
    land(s, D4="mountain")
    know(s, 0, "tactics", "draft", "nationalism")
    put(s, 0, "D3", settler=1)
    move(act(turn(s)), "D3", "D4", settler=1)
    s.play(("stop-moving",)) if asked(s) == "move" else None
    settle(s, ("imperial-army",))
    assert units(s, 0, "D4") == {"infantry": 1}
    assert "move-units" not in verbs(s)


# --- allied pirates


def test_passengers_of_ships_lost_against_pirates_find_no_place_with_them():  # COC-8.6.8
    s = table(2, "carthage", "greece")
    land(s, D4="sea", D5="sea")
    know(s, 0, "fishing", "navigation")
    put(s, 0, "D4", ship=1, settler=1)
    put(s, "pirates", "D4", ship=1)
    throw(s, "1l", "5c")
    clash_at_sea(s, 0, "pirates", "D4")
    assert units(s, 0, "D4") == {}
    assert units(s, "pirates", "D4") == {"ship": 1}


def test_who_sailed_with_pirates_needs_a_place_on_own_ships_when_they_are_attacked():  # COC-8.6.8
    s = table(2, "carthage", "greece")
    land(s, D4="sea", D5="sea")
    know(s, 0, "fishing", "navigation")
    put(s, 0, "D4", ship=1, settler=3)
    put(s, "pirates", "D4", ship=1)
    throw(s, "5c", "1l")
    clash_at_sea(s, 0, "pirates", "D4")
    settle(s, *[("take-mood",)] if asked(s) == "pirate-token" else [])
    assert units(s, 0, "D4") == {"ship": 1, "settler": 2}


# --- reactions in their order


def test_the_idea_of_philosophy_pays_for_free_education():  # COC-14.3, COC-14.4, COC-5.1.9
    s = table()
    know(s, 0, "writing", "philosophy", "free_education")
    goods(s, 0, food=1, idea=1)
    settle(turn(s), ("advance", ADVANCE["math"]))
    assert asked(s) == "free-education"
    settle(s, ("pay", 0, (0, 0, 0, 1, 0, 0, 0, 0)))
    assert held(s, 0, "food", "idea", "mood") == (0, 0, 1)


def test_free_education_comes_first_where_the_idea_of_philosophy_would_be_lost():  # COC-14.3, COC-4.1.2
    s = table()
    know(s, 0, "writing", "philosophy", "free_education")
    goods(s, 0, food=0, idea=7, gold=2)
    settle(turn(s), ("advance", ADVANCE["math"]), ("pay", 0, (0, 0, 0, 0, 2, 0, 0, 0)))
    assert asked(s) == "free-education"
    settle(s, ("pay", 0, (0, 0, 0, 1, 0, 0, 0, 0)))
    assert held(s, 0, "idea", "gold", "mood") == (7, 0, 1)


def test_synergies_reckon_with_the_idea_that_the_first_advance_brings():  # COC-7.8.23
    s = table()
    know(s, 0, "writing", "philosophy")
    card = deal(s, 0, civil="synergies")
    goods(s, 0, food=2, idea=1)
    settle(turn(s), ("play", card))  # Math is the only one after which another can be paid
    settle(s, ("pay", 0, (2, 0, 0, 0, 0, 0, 0, 0)))
    settle(s, ("gain", ADVANCE["astronomy"]))
    assert s.players[0].advances >> ADVANCE["astronomy"] & 1
    assert held(s, 0, "food", "idea") == (0, 1)


def test_synergies_begin_with_philosophy_itself():  # COC-7.8.23, COC-ADV-philosophy
    s = table()
    know(s, 0, "writing")
    card = deal(s, 0, civil="synergies")
    goods(s, 0, food=2, idea=1)
    settle(turn(s), ("play", card), ("pay", 0, (2, 0, 0, 0, 0, 0, 0, 0)))
    assert s.players[0].advances >> ADVANCE["philosophy"] & 1  # no other first advance leaves enough for a second
    assert listed(s, "gain") == [ADVANCE["public_education"], ADVANCE["free_education"]]


def test_synergies_reckon_with_peace_and_poetry_that_theaters_bring():  # COC-7.8.23, COC-8.1.5
    s = table(2, "india", "greece")
    know(s, 0, "arts")
    card = deal(s, 0, civil="synergies")
    goods(s, 0, food=2)
    settle(turn(s), ("play", card))  # Theaters for the food; its mood token pays for the next
    settle(s, ("gain", ADVANCE["monuments"]))
    assert s.players[0].advances >> ADVANCE["theaters"] & 1
    assert s.players[0].advances >> ADVANCE["monuments"] & 1
    assert held(s, 0, "food", "mood") == (0, 0)


def test_embalming_counts_the_tokens_after_all_other_effects():  # COC-6.4.8, COC-8.5.6
    s = table(2, "egypt", "greece", alternate_history=True)
    know(s, 0, "tactics", "myths", "rituals")
    lead(s, 0, "sun_tzu", "D4")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    goods(s, 0, culture=4)
    throw(s, "5c", "5c", "1l")
    attack(s, 0, 1, "D4", "D5")
    assert held(s, 0, "mood", "culture") == (1, 5)  # Sun Tzu's token makes five: no other


# --- what may be, and what must


def test_nobody_gives_captives_to_an_uprising_against_their_will():  # COC-EVT-39, COC-SPA-human_sacrifice
    s = table(2, "aztecs", "greece")
    know(s, 0, "tactics", "myths", "rituals")
    s.players[0].captives = [BARBARIANS * 8 + INFANTRY] * 2
    begin(s, EVENT_TEXTS[EVENT["event_39_uprising"]].resolve(s, 0, EVENT["event_39_uprising"]))
    assert listed(s, "uprising") == [0, 1, 2]
    settle(s, ("uprising", 0))
    assert len(s.players[0].captives) == 2
    assert s.players[0].event_halves == 0


def test_a_collect_takes_no_more_captives_than_there_is_room_for():  # COC-8.5.16
    s = table(2, "aztecs", "greece")
    know(s, 0, "tactics", "draft", "nationalism")
    here = home(s, 0)
    near = list(s.board.near[at(here)])

    for space in near[:2]:
        city(s, "barbarians", SPACE_IDS[space])
        put(s, "barbarians", SPACE_IDS[space], infantry=1)
    s.players[0].captives = [BARBARIANS * 8 + INFANTRY] * 3
    settle(turn(s), ("collect", at(here)))
    assert max([option[2].count(7) for option in s.legal()]) == 1
    assert s.why_not(("harvest", tuple(near[:2]), (7, 7))).rule == "COC-8.5.16"


def test_one_barbarian_is_taken_once_whatever_a_card_allows():  # COC-8.5.16, COC-7.8.3
    s = table(2, "aztecs", "greece")
    know(s, 0, "tactics", "draft", "nationalism")
    here = home(s, 0)
    space = s.board.near[at(here)][0]
    city(s, "barbarians", SPACE_IDS[space])
    put(s, "barbarians", SPACE_IDS[space], infantry=1)
    card = deal(s, 0, civil="production_focus")
    settle(turn(s), ("play", card), ("collect", at(here)))
    assert max([option[2].count(7) for option in s.legal()]) == 1


# --- Scavenger


def test_settlers_that_raiders_kept_from_trading_are_no_prey_of_scavengers():  # COC-OBJ-scavenger, COC-SPA-raiders
    s = table(2, "huns", "greece")
    know(s, 0, "tactics")
    know(s, 1, "bartering", "trade_routes")
    city(s, 0, "D4")
    put(s, 1, "E4", settler=1)
    put(s, 0, "E4", infantry=1)
    aim(s, 0, "scavenger")
    attack(s, 0, 1, "E4", "D4")
    assert s.fights[-1].route == 0


def test_settlers_whose_army_fell_with_them_could_have_traded_among_raiders():  # COC-OBJ-scavenger, COC-SPA-raiders
    s = table(2, "huns", "greece")
    know(s, 0, "tactics")
    know(s, 1, "bartering", "trade_routes")
    city(s, 0, "D4")
    put(s, 1, "E4", settler=1, infantry=1)
    put(s, 0, "E4", infantry=2)
    throw(s, "5c", "5c", "1l")
    attack(s, 0, 1, "E4", "D4")
    assert s.fights[-1].route == 2


# --- once a round, once a battle


def test_the_tactician_cancels_one_hit_a_round_also_without_fireworks():  # COC-LDR-qin_shi_huang, COC-6.3.9
    s = table(2, "china", "greece")
    know(s, 0, "tactics", "math", "metallurgy")  # Fireworks, which cannot be paid
    lead(s, 0, "qin_shi_huang", "D4")
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=3)
    goods(s, 0, culture=4, food=0)
    throw(s, "5c", "5c", "4c", "2e", "2e", "2e")
    attack(s, 1, 0, "D4", "D5")  # two hits
    assert asked(s) == "tactician"
    settle(s, ("pay", 0, (0, 0, 0, 0, 0, 0, 2, 0)))
    assert asked(s) != "tactician"
    assert held(s, 0, "culture") == (2,)


def test_fireworks_and_the_tactician_cancel_a_hit_each():  # COC-SPA-fireworks, COC-LDR-qin_shi_huang
    s = table(2, "china", "greece")
    know(s, 0, "tactics", "math", "metallurgy")
    lead(s, 0, "qin_shi_huang", "D4")
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=3)
    goods(s, 0, culture=2, ore=1, wood=1, food=0)
    throw(s, "5c", "5c", "4c", "2e", "2e", "2e")
    attack(s, 1, 0, "D4", "D5")
    assert asked(s) == "fireworks"
    settle(s, ("pay", 0, (0, 1, 1, 0, 0, 0, 0, 0)))
    assert asked(s) == "tactician"
    settle(s, ("pay", 0, (0, 0, 0, 0, 0, 0, 2, 0)))
    assert units(s, 0, "D4") == {"infantry": 2, "leader": 1}


# --- Alexander's cards


def test_idol_leaves_enough_to_hire_somebody():  # COC-LDR-alexander, COC-CIV-mercenaries
    s = table(2, "greece", "rome")
    lead(s, 0, "alexander", home(s, 0))
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=1)
    card = deal(s, 0, civil="mercenaries")
    goods(s, 0, culture=1, food=0)
    turn(s)
    assert card in listed(s, "play")
    assert card not in listed(s, "play-idol")
    assert s.why_not(("play-idol", card)).rule == "COC-4.1.1"
    goods(s, 0, culture=2)
    settle(turn(s), ("play-idol", card))
    assert held(s, 0, "culture") == (0,)


def test_idol_may_use_up_the_city_that_was_to_be_developed():  # COC-LDR-alexander, COC-5.8.4
    s = table(2, "greece", "rome")
    know(s, 0, "tactics", "draft", "nationalism", "forced_labor", "myths")
    lead(s, 0, "alexander", home(s, 0))
    city(s, 0, home(s, 0), mood="angry")
    city(s, 0, "D4", "temple", mood="angry")  # as large as two cities allow
    card = deal(s, 0, civil="city_development")
    goods(s, 0, culture=2, mood=1)
    twin = s.clone()
    settle(turn(s), ("forced-labor",))
    assert card in listed(s, "play-idol")  # City States can count the building for the other city
    turn(twin).players[0].once |= ONCE["city_states"]
    settle(twin, ("forced-labor",))
    assert card in listed(twin, "play")
    assert card not in listed(twin, "play-idol")  # the city that can grow would be activated twice although angry
    assert twin.why_not(("play-idol", card)).rule == "COC-CIV-city_development"


# --- Teach Us!


def captured_city():
    """A city of the opponent was just taken; the player holds Teach Us! and another card."""
    s = table()
    know(s, 0, "tactics")
    know(s, 1, "myths")
    city(s, 1, "D4")
    put(s, 0, "D3", infantry=2)
    card, other = deal(s, 0, civil="teach_us"), deal(s, 0, civil="leadership")
    goods(s, 0, culture=1)
    move(act(turn(s)), "D3", "D4", infantry=1)
    return s, card, other


def test_teach_us_stands_between_two_moves():  # COC-7.1.8
    s, card, _ = captured_city()
    assert asked(s) == "move"
    settle(s, ("play", card, 1))
    assert s.players[0].advances >> ADVANCE["myths"] & 1
    assert asked(s) == "move"


def test_teach_us_is_too_late_after_another_move():  # COC-7.1.8
    s, card, _ = captured_city()
    move(s, "D3", "C3", infantry=1)
    assert (card, 1) not in listed(s, "play")
    assert s.players[0].hand.cards.count(card) == 1


def test_teach_us_is_too_late_after_the_move_action():  # COC-7.1.8, COC-14.13
    s, card, other = captured_city()
    settle(s, ("stop-moving",))
    assert other in listed(s, "play")
    assert (card, 1) not in listed(s, "play")
    assert s.why_not(("play", card, 1)).rule == "COC-7.1.8"


def test_teach_us_follows_a_landing_at_once_or_never():  # COC-7.1.8, COC-LDR-erik
    s = table(2, "vikings", "greece")
    land(s, D4="sea")
    know(s, 0, "tactics")
    know(s, 1, "myths")
    city(s, 1, "D5")
    lead(s, 0, "erik", "D4")
    put(s, 0, "D4", ship=1)
    card, other = deal(s, 0, civil="teach_us"), deal(s, 0, civil="leadership")
    goods(s, 0, culture=1)
    settle(turn(s), ("new-colonies", at("D5")))
    assert (card, 1) in listed(s, "play")
    settle(s, ("play", other))
    assert (card, 1) not in listed(s, "play")


# --- captives, and tokens that serve for two things


def test_which_captive_is_given_up_is_asked_where_they_differ():  # COC-8.5.1, COC-SPA-human_sacrifice
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths", "rituals")
    s.players[0].captives = [BARBARIANS * 8 + INFANTRY, 1 * 8 + INFANTRY, 1 * 8 + INFANTRY]
    turn(s).play(("release-captive", GOOD["culture"]))
    assert asked(s) == "give-captive"
    assert s.legal() == [("give-captive", BARBARIANS, INFANTRY), ("give-captive", 1, INFANTRY)]
    s.play(("give-captive", 1, INFANTRY))
    assert s.players[0].captives == [BARBARIANS * 8 + INFANTRY, 1 * 8 + INFANTRY]
    assert held(s, 0, "culture") == (1,)
    assert asked(s) == "turn"


def test_a_payment_goes_on_after_its_captives_are_named():  # COC-8.5.1, COC-SPA-human_sacrifice
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths", "rituals", "arts", "sports")
    s.players[0].captives = [BARBARIANS * 8 + INFANTRY, 1 * 8 + INFANTRY]
    there = city(s, 0, "D4", mood="angry")
    goods(s, 0, food=0, mood=0, culture=0)
    turn(s).play(("sports", there, 1))
    assert asked(s) == "give-captive"
    s.play(("give-captive", 1, INFANTRY))
    assert s.players[0].captives == [BARBARIANS * 8 + INFANTRY]
    assert s.mood[there] == 1


def test_a_recruit_goes_on_after_its_captives_are_named():  # COC-8.5.1, COC-5.3.18
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths", "rituals", "tactics", "draft")
    s.players[0].captives = [BARBARIANS * 8 + INFANTRY, 1 * 8 + INFANTRY]
    goods(s, 0, food=0, mood=0, culture=0)
    turn(s).play(("recruit", at(home(s, 0))))
    s.play(next(option for option in s.legal() if option[1][INFANTRY] == sum(option[1]) == 1))
    assert asked(s) == "give-captive"
    s.play(("give-captive", BARBARIANS, INFANTRY))
    assert s.players[0].captives == [1 * 8 + INFANTRY]
    assert units(s, 0, home(s, 0))["infantry"] == 1


def test_which_barbarian_becomes_a_captive_is_asked():  # COC-SPA-tribute_empire
    s = table(2, "aztecs", "rome")
    know(s, 0, "tactics", "writing", "philosophy", "voting")
    land(s, D4="mountain")
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=1, elephant=1)
    turn(s).play(("collect", at(home(s, 0))))
    s.play(("harvest", (at("D4"),), (GOOD["captive"],)))
    assert asked(s) == "tribute-captive"
    s.play(("take-captive", ELEPHANT))
    assert s.players[0].captives == [BARBARIANS * 8 + ELEPHANT]
    assert units(s, "barbarians", "D4") == {"infantry": 1}


def built_by_darius(**tokens):
    """Darius, the Great Arena, a happy city with room for a wonder, everything but tokens to pay for it."""
    s = table(2, "persia", "greece")
    know(s, 0, "engineering", "irrigation")
    for space in ("C3", "D3", "D5"):
        city(s, 0, space)
    there = city(s, 0, "D4", mood="happy")
    s.players[0].wonder_cards.put(WONDER["great_gardens"])
    s.wonder_at[GREAT_ARENA] = at("C3")
    s.builder[GREAT_ARENA] = 0
    refresh(s, s.players[0])
    lead(s, 0, "darius", "D4")
    goods(s, 0, food=5, ore=5, wood=5, **tokens)
    return turn(s), there


def test_mood_pays_for_darius_beside_the_culture_of_the_wonder():  # COC-LDR-darius, COC-9.6
    s, there = built_by_darius(culture=5, mood=2)
    assert WONDER["great_gardens"] in listed(s, "architect-wonder")
    settle(s, ("architect-wonder", WONDER["great_gardens"]))
    assert s.wonder_at[WONDER["great_gardens"]] == there
    assert held(s, 0, "culture", "mood") == (0, 0)


def test_tokens_for_darius_are_chosen_with_those_of_the_wonder():  # COC-LDR-darius, COC-9.6, COC-4.1.8
    s, _ = built_by_darius(culture=6, mood=2)
    s.play(("architect-wonder", WONDER["great_gardens"]))
    assert sorted((option[2][GOOD["mood"]], option[2][GOOD["culture"]]) for option in s.legal()) == [(1, 6), (2, 5)]


def test_mood_never_pays_for_the_culture_of_the_wonder():  # COC-9.6
    s, _ = built_by_darius(culture=4, mood=7)
    assert "architect-wonder" not in verbs(s)
