"""Gaining advances, and what each advance does by itself (COC-5.1, 14.4, Appendix A.1)."""

import pytest

from civitas.games.clash_of_cultures.advance import BuyAdvance, ChooseAdvance, GainAdvance
from civitas.games.clash_of_cultures.constructing import Build
from civitas.games.clash_of_cultures.effects import ONCE
from civitas.games.clash_of_cultures.state import LABOR_FORCED
from civitas.games.clash_of_cultures.status_phase import FreeAdvance
from civitas.games.clash_of_cultures.tables import (
    ADVANCE,
    BUILDING,
    EVENT,
    GOOD,
    IN_CATEGORY,
    OBJECTIVE_CARDS,
    SCIENCE,
    SPECIAL,
    WONDER,
)

from .table import aim, asked, at, begin, city, deal, goods, held, home, know, listed, settle, table, throw, turn, verbs


def advance(name):
    return ("advance", ADVANCE[name])


def has(s, seat, name):
    return s.players[seat].advances >> ADVANCE[name] & 1 == 1


def draw_next(s, event):
    """This event card lies on top of the deck."""
    s.event_deck.cards.remove(EVENT[event])
    s.event_deck.cards.append(EVENT[event])


# --- what may be gained


def test_ex_6_myths_costs_2_food_and_gives_a_mood_token():
    """COC-ADV-myths, COC-5.1.1, COC-5.1.4."""
    s = table()
    goods(s, 0, food=2)
    turn(s).play(advance("myths"))
    assert held(s, 0, "food", "mood") == (0, 1)
    assert s.players[0].track == 2
    assert s.players[0].actions == 2


def test_the_leading_advance_comes_first():
    """COC-ADV-myths, COC-ADV-rituals."""
    s = turn(table())
    goods(s, 0, food=2)
    s.relist()
    why = s.why_not(advance("rituals"))
    assert (why.rule, why.args) == ("COC-5.1.2", {"advance": ADVANCE["myths"]})


def test_ex_9_voting_needs_philosophy():
    """COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    goods(s, 0, food=2)
    turn(s)
    assert advance("voting") not in s.legal()
    assert s.why_not(advance("voting")).rule == "COC-5.1.2"
    know(s, 0, "writing", "philosophy")
    s.relist()
    assert advance("voting") in s.legal()


def test_one_government_only():
    """COC-ADV-draft, COC-ADV-nationalism, COC-ADV-philosophy, COC-ADV-tactics, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy", "tactics", "draft", "voting")
    goods(s, 0, food=2)
    turn(s)
    assert s.why_not(advance("nationalism")).rule == "COC-5.1.3"
    assert advance("separation_of_power") in s.legal()


def test_an_advance_is_owned_once_and_must_be_paid():
    """COC-ADV-farming, COC-ADV-storage."""
    s = turn(table())
    assert s.why_not(advance("farming")).message == "advance-owned"
    assert s.why_not(advance("storage")).rule == "COC-4.1.1"


def test_ideas_and_gold_replace_food():
    """COC-ADV-storage, COC-4.1.3, COC-4.1.8."""
    s = table()
    goods(s, 0, food=1, idea=1, gold=1)
    turn(s).play(advance("storage"))
    assert asked(s) == "pay"
    ways = {option[2][:5] for option in s.legal()}
    assert ways == {(1, 0, 0, 1, 0), (1, 0, 0, 0, 1), (0, 0, 0, 1, 1)}


def test_a_single_way_to_pay_is_not_asked():
    """COC-ADV-storage."""
    s = table()
    goods(s, 0, food=1, idea=1)
    turn(s).play(advance("storage"))
    assert asked(s) == "turn"
    assert held(s, 0, "food", "idea") == (0, 0)


# --- the event track


def test_ex_10_writing_with_the_last_cube():
    """COC-ADV-writing, COC-7.3.1, COC-7.3.2, COC-7.3.4, COC-14.4."""
    s = table(expansion=False)
    goods(s, 0, food=2)
    s.players[0].track = 1
    draw_next(s, "event_10_good_year")
    s.city[at("D4")] = -1
    turn(s).play(advance("writing"))
    while asked(s) != "turn":  # barbarians appear first
        s.play(s.legal()[0])
    assert held(s, 0, "culture", "food") == (1, 1)
    assert (len(s.players[0].hand), len(s.players[0].objectives)) == (1, 1)
    assert s.players[0].track == 3
    assert s.event_discards == [EVENT["event_10_good_year"]]


def test_a_cube_from_the_supply_leaves_the_track_alone():
    """COC-ADV-myths, COC-5.1.6."""
    s = table()
    begin(s, GainAdvance(0, ADVANCE["myths"], track=False))
    assert s.players[0].track == 3
    assert held(s, 0, "mood") == (1,)


def test_the_status_phase_gives_an_advance_by_the_track():
    """COC-ADV-myths."""
    s = begin(table(), FreeAdvance(0, True))
    assert asked(s) == "advance"
    assert "decline" not in verbs(s)
    s.play(("gain", ADVANCE["myths"]))
    assert s.players[0].track == 2


def test_no_cube_moves_if_nothing_can_be_gained():
    """COC-5.1.11."""
    s = table()
    s.players[0].advances = (1 << 48) - 1 & ~(IN_CATEGORY[9] | IN_CATEGORY[10])
    begin(s, FreeAdvance(0, True))
    assert s.over
    assert s.players[0].track == 3


def test_anarchy_gives_its_cubes_back_to_governments():
    """COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy")
    s.players[0].anarchy = 2
    begin(s, GainAdvance(0, ADVANCE["voting"]))
    assert (s.players[0].anarchy, s.players[0].track) == (1, 3)


def test_a_civilization_advance_comes_with_what_it_requires():
    """COC-ADV-engineering, COC-ADV-voting, COC-5.1.10, COC-8.1.1, COC-8.1.2."""
    s = table(2, "rome", "greece")
    begin(s, GainAdvance(0, ADVANCE["engineering"]))
    assert s.players[0].specials >> SPECIAL["aqueduct"] & 1
    begin(s, GainAdvance(0, ADVANCE["voting"]))
    assert s.players[0].specials >> SPECIAL["provinces"] & 1  # any government
    assert s.players[0].track == 1


# --- prices


def test_priesthood_makes_one_science_advance_a_turn_free():
    """COC-ADV-astronomy, COC-ADV-math, COC-ADV-myths, COC-ADV-priesthood."""
    s = table()
    know(s, 0, "myths", "priesthood")
    turn(s).play(advance("math"))
    assert has(s, 0, "math")
    assert s.players[0].once & ONCE["priesthood"]
    assert advance("astronomy") not in s.legal()


def test_priesthood_need_not_be_used():
    """COC-ADV-astronomy, COC-ADV-math, COC-ADV-myths, COC-ADV-priesthood."""
    s = table()
    know(s, 0, "myths", "priesthood")
    goods(s, 0, food=2)
    turn(s).play(advance("math"))
    assert {option[1] for option in s.legal()} == {0, 16}
    s.play(next(option for option in s.legal() if option[1] == 0))
    assert held(s, 0, "food") == (0,)
    assert advance("astronomy") in s.legal()


@pytest.mark.parametrize(("owned", "free"), [("math", ("engineering", "roads")), ("astronomy", ("navigation", "cartography"))])
def test_math_and_astronomy_make_others_free(owned, free):
    # COC-ADV-astronomy, COC-ADV-cartography, COC-ADV-engineering, COC-ADV-fishing, COC-ADV-math, COC-ADV-navigation, COC-ADV-roads,
    # COC-ADV-sanitation, COC-ADV-warships
    # COC-5.1.8
    s = table()
    know(s, 0, "math", "fishing", owned)
    turn(s)
    assert {advance(name) for name in free} <= set(s.legal())
    assert advance("warships") not in s.legal()
    assert advance("sanitation") not in s.legal()
    s.play(advance(free[0]))
    assert s.players[0].actions == 2  # the action is used all the same


# --- what comes with an advance


def test_ex_12_philosophy_gives_an_idea_for_every_science_advance():
    """COC-ADV-math, COC-ADV-philosophy, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy")
    begin(s, FreeAdvance(0, True))
    s.play(("gain", ADVANCE["math"]))
    assert held(s, 0, "culture", "idea") == (1, 1)


def test_philosophy_gives_an_idea_at_once():
    """COC-ADV-philosophy, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing")
    begin(s, GainAdvance(0, ADVANCE["philosophy"]))
    assert held(s, 0, "idea", "mood") == (1, 1)


def test_free_education_sells_a_mood_token_for_an_idea():
    """COC-ADV-free_education, COC-ADV-writing, COC-5.1.9."""
    s = table()
    know(s, 0, "writing", "free_education")
    goods(s, 0, idea=3)
    begin(s, BuyAdvance(0, ADVANCE["public_education"]))
    assert asked(s) == "free-education"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert held(s, 0, "idea", "mood") == (0, 2)
    assert s.players[0].once & ONCE["free_education"]


def test_free_education_needs_an_idea_or_gold_in_the_price():
    """COC-ADV-free_education, COC-ADV-storage, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "free_education", "storage")
    goods(s, 0, food=2, idea=1)
    begin(s, BuyAdvance(0, ADVANCE["public_education"]))
    s.play(("pay", 0, (2, 0, 0, 0, 0, 0, 0, 0)))
    assert s.over
    assert held(s, 0, "idea") == (1,)


def test_free_education_is_not_for_its_own_purchase():
    """COC-ADV-free_education, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing")
    goods(s, 0, idea=3)
    begin(s, BuyAdvance(0, ADVANCE["free_education"]))
    assert s.over
    assert held(s, 0, "idea") == (1,)


def test_engineering_and_monuments_draw_a_wonder_card():
    """COC-ADV-arts, COC-ADV-engineering, COC-ADV-monuments."""
    s = table()
    begin(s, GainAdvance(0, ADVANCE["engineering"]))
    know(s, 0, "arts")
    begin(s, GainAdvance(0, ADVANCE["monuments"]))
    assert len(s.players[0].wonder_cards) == 2
    assert len(s.wonder_deck) == 6


def test_no_wonder_card_is_left():
    """COC-ADV-engineering."""
    s = table()
    s.wonder_deck.clear()
    begin(s, GainAdvance(0, ADVANCE["engineering"]))
    assert s.over
    assert not len(s.players[0].wonder_cards)


def test_dogma_lowers_the_limit_of_ideas():
    """COC-ADV-dogma, COC-ADV-myths."""
    s = table()
    know(s, 0, "myths", "state_religion")
    goods(s, 0, idea=5)
    begin(s, GainAdvance(0, ADVANCE["dogma"]))
    assert held(s, 0, "idea") == (2,)


def test_dogma_turns_a_temple_into_an_advance():
    """COC-ADV-conversion, COC-ADV-devotion, COC-ADV-dogma, COC-ADV-fanaticism, COC-ADV-myths."""
    s = table()
    know(s, 0, "myths", "state_religion", "dogma")
    goods(s, 0, food=1, wood=1, ore=1)
    begin(s, Build(0, at(home(s, 0)), BUILDING["temple"]))
    s.play(next(option for option in s.legal() if option[1] == 0))
    s.play(("take-mood",))
    assert asked(s) == "advance"
    assert "decline" in verbs(s)
    assert set(listed(s, "gain")) == {ADVANCE["devotion"], ADVANCE["conversion"], ADVANCE["fanaticism"]}
    s.play(("gain", ADVANCE["conversion"]))
    assert s.players[0].track == 2


# --- entries of the menu


def test_bartering_discards_a_card_for_gold_or_culture():
    """COC-ADV-bartering, COC-4.1.6, COC-3.8."""
    s = table()
    know(s, 0, "bartering")
    card = deal(s, 0, civil="ideas")
    turn(s).play(("barter-action", card))
    assert listed(s, "take") == [GOOD["gold"], GOOD["culture"]]
    s.play(("take", GOOD["gold"]))
    assert held(s, 0, "gold") == (1,)
    assert s.action_discards == [card]
    deal(s, 0)
    s.relist()
    assert "barter-action" not in verbs(s)


def test_bartering_takes_objective_and_wonder_cards_too():
    """COC-ADV-bartering."""
    s = table()
    know(s, 0, "bartering")
    card = aim(s, 0, "conqueror")
    s.wonder_deck.draw(s.players[0].wonder_cards, 1)
    turn(s)
    assert {"barter-objective", "barter-wonder"} <= verbs(s)
    s.play(("barter-objective", card))
    assert len(s.objective_discards) == 1
    assert len(s.objective_deck) == OBJECTIVE_CARDS - 1


def test_bartering_may_be_for_action_cards_only():
    """COC-ADV-bartering."""
    s = table(bartering_card_types="action")
    know(s, 0, "bartering")
    card = aim(s, 0, "conqueror")
    turn(s)
    assert s.why_not(("barter-objective", card)).message == "only-action-cards-are-bartered"


def test_taxes_give_a_resource_for_each_city():
    """COC-ADV-bartering, COC-ADV-taxes."""
    s = table()
    know(s, 0, "bartering", "taxes")
    city(s, 0, "D4")
    goods(s, 0, mood=1)
    turn(s).play(("taxes",))
    s.play(("gain-goods", (1, 0, 1, 0, 0, 0, 0, 0)))
    assert held(s, 0, "food", "wood", "mood") == (1, 1, 0)
    assert s.players[0].actions == 2
    assert s.why_not(("taxes",)).message == "once-per-turn"


def test_taxes_give_gold_with_currency():
    """COC-ADV-bartering, COC-ADV-currency, COC-ADV-taxes."""
    s = table()
    know(s, 0, "bartering", "taxes", "currency")
    goods(s, 0, mood=1)
    turn(s).play(("taxes",))
    s.play(("gain-goods", (0, 0, 0, 0, 1, 0, 0, 0)))
    assert held(s, 0, "gold") == (1,)


def test_arts_pay_for_an_influence():
    """COC-ADV-arts."""
    s = table()
    know(s, 0, "arts")
    goods(s, 0, culture=1)
    turn(s)
    assert "arts" not in verbs(s)  # nothing to influence
    city(s, 1, "D4", "temple")
    city(s, 0, "D3")
    s.relist()
    throw(s, "6i")
    s.play(("arts",))  # one source, one target, one building
    assert held(s, 0, "culture") == (0,)
    assert s.players[0].influenced == 1
    assert s.players[0].actions == 3
    assert "arts" not in verbs(s)


def test_sports_raise_a_mood_for_culture():
    """COC-ADV-arts, COC-ADV-sports, COC-4.2.3, COC-5.8.1."""
    s = table()
    know(s, 0, "arts", "sports")
    there = city(s, 0, "D4", mood="angry")
    goods(s, 0, culture=3)
    turn(s)
    assert listed(s, "sports") == [(there, 1), (there, 2)]
    s.play(("sports", there, 2))
    assert s.mood[there] == 2
    assert held(s, 0, "culture") == (1,)


def test_theaters_exchange_a_token_once():
    """COC-ADV-arts, COC-ADV-theaters."""
    s = table()
    know(s, 0, "arts", "theaters")
    goods(s, 0, culture=2)
    turn(s).play(("theaters", GOOD["mood"]))
    assert held(s, 0, "culture", "mood") == (1, 1)
    assert "theaters" not in verbs(s)


def test_voting_buys_happiness_any_number_of_times():
    """COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting")
    there = city(s, 0, "D4", mood="angry")
    goods(s, 0, mood=4)
    turn(s)
    settle(s, ("voting",), ("raise", (there,)), ("voting",))  # the second time there is one way
    assert s.mood[there] == 2
    assert held(s, 0, "mood") == (0,)
    assert s.players[0].actions == 3


def test_voting_needs_a_token_beyond_the_price():
    """COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting")
    city(s, 0, "D4", mood="angry")
    goods(s, 0, mood=1)
    assert turn(s).why_not(("voting",)).rule == "COC-5.6.1"


def test_civil_liberties_give_3_mood_tokens():
    """COC-ADV-civil_liberties, COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "civil_liberties")
    turn(s).play(("civil-liberties",))
    assert held(s, 0, "mood") == (3,)
    assert s.players[0].actions == 2


def test_free_economy_is_the_only_collect():
    """COC-ADV-free_economy, COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "free_economy")
    goods(s, 0, mood=2)
    turn(s)
    here = at(home(s, 0))
    settle(s, ("free-economy", here), ("harvest", (here,), (GOOD["food"],)))
    assert held(s, 0, "mood", "food") == (1, 1)
    assert s.players[0].actions == 3
    assert s.why_not(("collect", here)).rule == "COC-5.8.3"
    assert s.why_not(("free-economy", here)).rule == "COC-5.8.3"


def test_free_economy_is_no_second_collect():
    """COC-ADV-free_economy, COC-ADV-philosophy, COC-ADV-voting, COC-ADV-writing."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "free_economy")
    goods(s, 0, mood=1)
    here = at(home(s, 0))
    settle(turn(s), ("collect", here), ("harvest", (here,), (GOOD["food"],)))
    assert "free-economy" not in verbs(s)


def test_absolute_power_buys_an_action_once():
    """COC-ADV-absolute_power, COC-ADV-draft, COC-ADV-nationalism, COC-ADV-tactics."""
    s = table()
    know(s, 0, "tactics", "draft", "nationalism", "absolute_power")
    goods(s, 0, mood=4)
    turn(s).play(("absolute-power",))
    assert s.players[0].actions == 4
    assert held(s, 0, "mood") == (2,)
    assert s.why_not(("absolute-power",)).message == "once-per-turn"


def test_forced_labor_makes_angry_cities_neutral_for_the_turn():
    """COC-ADV-draft, COC-ADV-forced_labor, COC-ADV-nationalism, COC-ADV-tactics, COC-5.8.4, COC-5.8.6."""
    s = table()
    know(s, 0, "tactics", "draft", "nationalism", "forced_labor")
    there = city(s, 0, "D4", "fortress", mood="angry")
    goods(s, 0, mood=1)
    turn(s).play(("forced-labor",))
    assert s.players[0].turn_marks & LABOR_FORCED
    assert s.mood[there] == 0
    s.play(("collect", there))
    assert max([len(option[1]) for option in s.legal()]) == 2


# --- choosing


def test_only_what_is_offered_can_be_chosen():
    """COC-ADV-astronomy, COC-ADV-myths, COC-5.1.7."""
    s = table()
    begin(s, ChooseAdvance(0, IN_CATEGORY[SCIENCE], track=False))
    assert s.why_not(("gain", ADVANCE["myths"])).message == "advance-not-offered"
    assert s.why_not(("gain", ADVANCE["astronomy"])).rule == "COC-5.1.2"
    s.play(("decline",))
    assert s.over


def test_a_wonder_card_that_was_bartered_lies_open():
    """COC-ADV-bartering."""
    s = table()
    know(s, 0, "bartering")
    s.wonder_deck.draw(s.players[0].wonder_cards, 1)
    wonder = s.players[0].wonder_cards.cards[0]
    settle(turn(s), ("barter-wonder", wonder), ("take", GOOD["culture"]))
    assert s.wonder_discards == [wonder]
    assert wonder in range(len(WONDER))
