"""The upper halves of action cards (COC-7.1, 7.8, Appendix A.2)."""

import pytest

from civitas.games.clash_of_cultures.state import Fight
from civitas.games.clash_of_cultures.tables import ADVANCE, BUILDING, OBJECTIVE_CARDS
from civitas.games.clash_of_cultures.turn import Turn

from .table import aim, asked, at, begin, city, deal, goods, held, home, know, listed, put, settle, table, throw, turn, units, verbs


def has(s, seat, name):
    return s.players[seat].advances >> ADVANCE[name] & 1 == 1


def victory(s, seat=0, **more):
    """A land battle of this turn that *seat* won."""
    s.fights.append(Fight(seat, 1 - seat, at("D4"), winner=seat, rounds=1, attackers=1, defenders=1, **more))


def hold(s, civil, **tokens):
    goods(s, 0, **tokens)
    return deal(s, 0, civil=civil)


# --- playing at all


def test_a_card_is_discarded_face_up_and_its_price_paid():
    """COC-CIV-leadership, COC-7.1.1, COC-7.1.2, COC-7.1.4."""
    s = table()
    card = hold(s, "leadership", culture=1)
    turn(s).play(("play", card))
    assert s.players[0].actions == 4
    assert held(s, 0, "culture") == (0,)
    assert s.action_discards == [card]


def test_a_card_cannot_be_played_without_its_price():
    """COC-CIV-leadership."""
    s = table()
    card = hold(s, "leadership")
    assert turn(s).why_not(("play", card)).rule == "COC-4.1.1"


def test_a_card_that_is_not_held_is_not_played():
    s = turn(table())
    assert s.why_not(("play", 0)).message == "no-such-card-in-hand"


def test_as_an_action_needs_an_action():
    """COC-CIV-new_ideas."""
    s = table()
    know(s, 0, "storage")
    card = hold(s, "new_ideas", food=2)
    turn(s)
    s.players[0].actions = 0
    s.relist()
    assert s.why_not(("play", card)).message == "no-action-is-left"


# --- advances


def test_advance_gains_one_without_the_track():
    """COC-CIV-advance."""
    s = table()
    card = hold(s, "advance", culture=1)
    settle(turn(s), ("play", card), ("gain", ADVANCE["myths"]))
    assert has(s, 0, "myths")
    assert s.players[0].track == 3
    assert held(s, 0, "mood") == (1,)
    assert s.players[0].actions == 3


def test_inspiration_copies_from_a_neighbour():
    """COC-CIV-inspiration."""
    s = table()
    know(s, 1, "myths", "rituals")
    card = hold(s, "inspiration")
    turn(s)
    assert s.why_not(("play", card, 1)).message == "no-unit-or-city-within-two-spaces"
    put(s, 1, "D4", settler=1)
    s.relist()
    settle(s, ("play", card, 1))
    assert has(s, 0, "myths")  # Rituals needs Myths first: one choice


def test_technology_trade_goes_both_ways():
    """COC-CIV-technology_trade."""
    s = table()
    know(s, 0, "tactics")
    know(s, 1, "myths")
    put(s, 1, "D4", settler=1)
    card = hold(s, "technology_trade")
    settle(turn(s), ("play", card, 1))
    assert has(s, 0, "myths")
    assert has(s, 1, "tactics")
    assert s.players[1].track == 3


def test_the_opponent_chooses_what_to_copy():
    s = table()
    know(s, 0, "tactics", "writing")
    know(s, 1, "myths")
    put(s, 1, "D4", settler=1)
    card = hold(s, "technology_trade")
    settle(turn(s), ("play", card, 1))
    assert s.to_act == (1,)
    assert asked(s) == "advance"
    assert "decline" not in verbs(s)


def test_new_ideas_buys_an_advance_and_gives_2_ideas():
    """COC-CIV-new_ideas."""
    s = table()
    card = hold(s, "new_ideas", food=2)
    settle(turn(s), ("play", card), ("gain", ADVANCE["storage"]))
    assert has(s, 0, "storage")
    assert held(s, 0, "idea") == (2,)
    assert s.players[0].track == 3
    assert s.players[0].actions == 2


def test_synergies_buys_two_of_a_category():
    """COC-CIV-synergies."""
    s = table()
    know(s, 0, "storage")
    card = hold(s, "synergies", food=4)
    turn(s).play(("play", card))
    assert ("gain", ADVANCE["myths"]) in s.legal()  # it opens the others
    settle(s, ("gain", ADVANCE["myths"]), ("gain", ADVANCE["rituals"]))
    assert has(s, 0, "rituals")
    assert held(s, 0, "food") == (0,)
    assert s.players[0].track == 3


def test_synergies_needs_the_price_of_both():
    """COC-CIV-synergies."""
    s = table()
    know(s, 0, "storage")
    card = hold(s, "synergies", food=3)
    assert turn(s).why_not(("play", card)).rule == "COC-7.8.23"


def test_synergies_counts_what_is_free():
    """COC-CIV-synergies."""
    s = table()
    know(s, 0, "math")
    card = hold(s, "synergies")
    turn(s).play(("play", card))
    assert {option[1] for option in s.legal()} == {ADVANCE["engineering"], ADVANCE["roads"]}


def test_teach_us_right_after_a_capture():
    """COC-CIV-teach_us."""
    s = table()
    know(s, 1, "myths")
    card = hold(s, "teach_us")
    turn(s)
    assert s.why_not(("play", card, 1)).rule == "COC-7.1.8"
    s.fights.append(Fight(0, 1, at("D4"), winner=0, size=1, owner=1, captured=True))
    s.fresh_capture = 0
    s.relist()
    s.play(("play", card, 1))
    assert has(s, 0, "myths")
    assert has(s, 1, "myths")


def test_ex_60_one_teach_us_for_one_city():
    """COC-CIV-teach_us, COC-7.1.5."""
    s = table()
    know(s, 1, "myths", "tactics")
    first, second = hold(s, "teach_us"), hold(s, "teach_us")
    turn(s)
    s.fights.append(Fight(0, 1, at("D4"), winner=0, size=1, owner=1, captured=True))
    s.fresh_capture = 0
    s.relist()
    settle(s, ("play", first, 1), ("gain", ADVANCE["myths"]))
    assert s.why_not(("play", second, 1)) is not None


# --- ideas, moods, units


def test_ideas_counts_academies():
    """COC-CIV-ideas."""
    s = table()
    city(s, 0, home(s, 0), "academy", mood="happy")
    city(s, 0, "D4", "academy")
    card = hold(s, "ideas")
    turn(s).play(("play", card))
    assert held(s, 0, "idea") == (2,)


def test_ideas_needs_an_academy():
    s = table()
    assert turn(s).why_not(("play", hold(s, "ideas"))).rule == "COC-CIV-ideas"


def test_great_ideas_after_a_victory_or_a_capture():
    """COC-CIV-great_ideas, COC-7.8.8."""
    s = table()
    card, other = hold(s, "great_ideas"), hold(s, "great_ideas")
    turn(s)
    assert s.why_not(("play", card)).rule == "COC-7.1.7"
    s.fights.append(Fight(0, 1, at("D4"), winner=0, size=1, owner=1, captured=True))
    s.relist()
    s.play(("play", card))
    assert held(s, 0, "idea") == (2,)
    assert s.why_not(("play", other)).rule == "COC-7.1.7"


def test_hero_general_needs_a_fought_battle():
    """COC-CIV-hero_general."""
    s = table()
    card = hold(s, "hero_general", mood=1)
    there = city(s, 0, "D4", mood="angry")
    turn(s)
    s.fights.append(Fight(0, 1, at("B4"), winner=0, size=1, owner=1, captured=True))
    s.relist()
    assert s.why_not(("play", card)).rule == "COC-7.1.7"
    victory(s)
    s.relist()
    s.play(("play", card))
    assert asked(s) == "cheer-again"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert s.mood[there] == 2
    assert held(s, 0, "mood") == (0,)


def test_militia_places_an_infantry():
    """COC-CIV-militia, COC-5.3.25."""
    s = table()
    put(s, 0, home(s, 0), infantry=4)
    there = city(s, 0, "D4")
    card = hold(s, "militia", culture=1)
    turn(s).play(("play", card))
    assert units(s, 0, "D4") == {"infantry": 1}
    assert s.city[there] == 0


def test_militia_needs_room():
    """COC-7.1.9, COC-4.7.3."""
    s = table()
    put(s, 0, home(s, 0), infantry=4)
    card = hold(s, "militia", culture=1)
    assert turn(s).why_not(("play", card)).rule == "COC-CIV-militia"


# --- the turn


def test_assassination_takes_an_action_of_the_next_turn():
    """COC-CIV-assassination."""
    s = table(3)
    card = hold(s, "assassination", culture=2)
    again = deal(s, 0, civil="assassination")
    turn(s).play(("play", card, 1))
    assert s.players[1].assassinated
    assert s.why_not(("play", again, 1)).rule == "COC-7.8.5"
    assert s.why_not(("play", again, 2)) is None
    turn(s, 1)
    assert s.players[1].actions == 2
    assert not s.players[1].assassinated


def test_negotiations_only_as_the_first_thing():
    """COC-CIV-negotiations, COC-7.8.4."""
    s = table()
    card = hold(s, "negotiations", culture=1)
    begin(s, Turn(0))
    assert asked(s) == "start-of-turn"
    s.play(("play", card, 1))
    p, other = s.players
    assert (p.truce, other.truce) == (2, 1)
    if asked(s) == "start-of-turn":
        s.play(("begin-turn",))
    settle(s, ("forfeit",), ("end-turn",))
    assert (p.truce, other.truce) == (0, 1)
    turn(s, 1)
    settle(s, ("forfeit",), ("end-turn",))
    assert other.truce == 0


def test_negotiations_are_too_late_in_the_turn():
    """COC-CIV-negotiations."""
    s = table()
    card = hold(s, "negotiations", culture=1)
    assert turn(s).why_not(("play", card, 1)).rule == "COC-3.4"


def test_ex_97_everybody_with_a_card_is_asked_at_the_start():
    """COC-CIV-ideas, COC-14.8."""
    s = table()
    deal(s, 0, civil="ideas")
    begin(s, Turn(0))
    assert s.legal() == [("begin-turn",)]
    s = begin(table(), Turn(0))
    assert asked(s) == "turn"


@pytest.mark.parametrize(("civil", "most", "same"), [("production_focus", 2, True), ("mass_production", 4, False)])
def test_the_next_collect_is_changed(civil, most, same):
    """COC-CIV-mass_production, COC-CIV-production_focus, COC-7.8.3."""
    s = table()
    card = hold(s, civil)
    here = at(home(s, 0))
    settle(turn(s), ("play", card), ("collect", here))
    assert max([len(option[1]) for option in s.legal()]) == most
    assert any([len(set(option[1])) < len(option[1]) for option in s.legal()]) == same
    s.play(next(option for option in s.legal() if len(option[1]) == most))
    s.players[0].goods = [0] * 7
    settle(s, ("collect", here))
    assert max([len(option[1]) for option in s.legal()]) == 2  # only one collect


def test_a_free_collect_may_follow():
    """COC-7.8.3: also Free Economy, when no action is left."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "free_economy")
    goods(s, 0, mood=1)
    card = deal(s, 0, civil="mass_production")
    turn(s)
    s.players[0].actions = 0
    s.relist()
    s.play(("play", card))
    assert verbs(s) == {"free-economy"}
    s.play(("free-economy", at(home(s, 0))))
    assert max([len(option[1]) for option in s.legal()]) == 4


def test_two_such_cards_are_not_combined():
    s = table()
    first, second = hold(s, "production_focus"), hold(s, "mass_production")
    turn(s).play(("play", first))
    assert s.why_not(("play", second)) is not None
    assert ("play", second) not in s.legal()


def test_a_collect_must_be_able_to_follow():
    """COC-CIV-mass_production."""
    s = table()
    card = hold(s, "mass_production")
    turn(s)
    s.players[0].actions = 0
    s.relist()
    assert s.why_not(("play", card)).message == "no-collect-can-follow"


# --- plots


def test_spy_sees_a_hand_and_swaps_a_card():
    """COC-CIV-spy, COC-7.8.6."""
    s = table()
    mine = deal(s, 0, civil="ideas")
    theirs = deal(s, 1, civil="militia")
    secret = aim(s, 1, "conqueror")
    card = hold(s, "spy", culture=1)
    turn(s).play(("play", card, 1))
    assert s.view(0)["players"][1]["objectives"] != s.view(None)["players"][1]["objectives"]
    assert ("swap-action", mine, theirs) in s.legal()
    assert "swap-objective" not in verbs(s)
    s.play(("swap-action", mine, theirs))
    assert s.players[0].hand.cards == [theirs]
    assert s.players[1].hand.cards == [mine]
    assert secret in s.players[1].objectives.cards


def test_spy_needs_somebody_with_cards():
    s = table()
    card = hold(s, "spy", culture=1)
    assert turn(s).why_not(("play", card, 1)).rule == "COC-CIV-spy"


def test_new_plans_keeps_one_of_two():
    """COC-CIV-new_plans, COC-7.8.7."""
    s = table()
    old = aim(s, 0, "conqueror")
    card = hold(s, "new_plans", culture=1)
    turn(s).play(("play", card))
    new = s.stack[-1].drawn[0]
    assert listed(s, "keep") == [(drawn, old) for drawn in s.stack[-1].drawn]
    s.play(("keep", new, old))
    assert s.players[0].objectives.cards == [new]
    assert len(s.objective_deck) == OBJECTIVE_CARDS - 1
    assert old in s.objective_deck.cards


def test_new_plans_may_keep_nothing():
    """COC-CIV-new_plans."""
    s = table()
    old = aim(s, 0, "conqueror")
    card = hold(s, "new_plans", culture=1)
    settle(turn(s), ("play", card), ("pass",))
    assert s.players[0].objectives.cards == [old]
    assert len(s.objective_deck) == OBJECTIVE_CARDS - 1


def test_city_development_builds_for_nothing():
    """COC-CIV-city_development, COC-9.10, COC-4.1.5."""
    s = table()
    city(s, 0, "D4")
    know(s, 0, "writing")
    card = hold(s, "city_development", culture=1)
    turn(s).play(("play", card))
    here = at(home(s, 0))
    s.play(("construct", here, BUILDING["academy"]))
    assert held(s, 0, "idea") == (2,)
    assert s.active[here] == 1


def test_explorer_reveals_and_or_settles():
    """COC-CIV-explorer, COC-7.8.24."""
    s = table()
    slot = s.board.slot_of[at("D3")]
    s.revealed &= ~(1 << slot)
    s.unexplored, s.hidden = [slot], [10]
    for space in s.board.cells[slot]:
        s.terrain[space] = -1
    card = hold(s, "explorer", culture=1)
    settle(turn(s), ("play", card), ("reveal", slot))
    if asked(s) == "orientation":
        s.play(s.legal()[0])
    assert s.revealed >> slot & 1
    assert asked(s) == "place-settler"
    s.play(("place-settler", at(home(s, 0))))
    assert units(s, 0, home(s, 0)) == {"settler": 1}


def test_explorer_does_at_least_one_of_the_two():
    """COC-CIV-explorer."""
    s = table()
    card = hold(s, "explorer", culture=1)
    turn(s).play(("play", card))  # nothing to reveal: the settler must be placed
    assert units(s, 0, home(s, 0)) == {"settler": 1}


def test_mercenaries_move_hired_armies():
    """COC-CIV-mercenaries, COC-7.8.1."""
    s = table()
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=2)
    card = hold(s, "mercenaries", food=1)
    turn(s).play(("play", card))
    s.play(("march", at("D5")))
    assert held(s, 0, "food") == (0,)
    assert units(s, "barbarians", "D5") == {"infantry": 2}
    assert units(s, "barbarians", "D4") == {"infantry": 1}  # the settlement is reinforced


def test_mercenaries_fight_whom_they_meet():
    """COC-CIV-mercenaries."""
    s = table()
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=1)
    there = city(s, 1, "D5")
    card = hold(s, "mercenaries", culture=1)
    settle(turn(s), ("play", card), ("march", there))
    while asked(s) not in ("turn", ""):
        s.play(s.legal()[0])
    assert s.city[there] == 4  # undefended: captured


def test_mercenaries_need_an_army_nearby():
    s = table()
    put(s, "barbarians", "D7", infantry=1)
    card = hold(s, "mercenaries", food=1)
    assert turn(s).why_not(("play", card)).rule == "COC-CIV-mercenaries"


def test_cultural_takeover_wins_a_settlement():
    """COC-CIV-cultural_takeover, COC-7.8.22."""
    s = table()
    there = city(s, "barbarians", "D3")
    put(s, "barbarians", "D3", infantry=2)
    card = hold(s, "cultural_takeover")
    throw(s, "6i")
    settle(turn(s), ("play", card), ("influence",))
    assert listed(s, "get") == [0, 1]
    s.play(("get", 1))
    assert s.city[there] == 0
    assert s.mood[there] == 1
    assert units(s, 0, "D3") == {"infantry": 1}
    assert not units(s, "barbarians", "D3")


def test_cultural_takeover_needs_an_influence_to_follow():
    """COC-7.8.2."""
    s = table()
    city(s, "barbarians", "D3")
    card = hold(s, "cultural_takeover")
    know(s, 0, "arts")
    turn(s)
    s.players[0].actions = 0
    s.relist()
    assert s.why_not(("play", card)).rule == "COC-CIV-cultural_takeover"  # no action, no token for Arts
    goods(s, 0, culture=1)
    s.relist()
    s.play(("play", card))
    assert verbs(s) == {"arts"}


def test_cultural_takeover_needs_a_settlement_in_reach():
    s = table()
    city(s, "barbarians", "D7")
    card = hold(s, "cultural_takeover")
    assert turn(s).why_not(("play", card)).rule == "COC-CIV-cultural_takeover"
