"""Options that are nearly right: each is refused by the rule that stands against it."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization import setup
from civitas.games.sid_meiers_civilization.bargains import Negotiating
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.research import Research
from civitas.games.sid_meiers_civilization.setup import FirstGreatPerson, PlayerSetup
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.tables import CIV_IDS, RESEARCH, START_OF_TURN, WATER
from civitas.kernel.chance import luck_of
from civitas.kernel.flow import advance
from games.sid_meiers_civilization.cards import ability, card, manage, start, use, why
from games.sid_meiers_civilization.table import (
    begin,
    hold_events,
    hold_tokens,
    know,
    own,
    put_army,
    put_city,
    put_marker,
    put_scout,
    q,
    table,
)
from games.sid_meiers_civilization.test_combat import A1, I1, I2, M1, fight
from games.sid_meiers_civilization.test_founding import paint, plains
from games.sid_meiers_civilization.test_movement import moving
from games.sid_meiers_civilization.test_setup import fresh, home_square
from games.sid_meiers_civilization.test_windows import sabotage

ENOUGH = ("enough",)


# --- answers (section 26) --------------------------------------------------------------------------------------------------------------


def test_bread_and_circuses_is_refused_to_who_is_no_target():  # SMC-9.7.2
    s = sabotage(3)
    hold_events(s, 2, "bread_and_circuses", "lost")  # the level II back gets it asked
    start(s, "sabotage")
    assert why(s, card("bread_and_circuses"), 2) == "SMC-9.7.2"
    assert why(s, card("lost"), 2) == "SMC-26.1"
    assert why(s, card("jousting_tourney"), 2) == "SMC-9.1"  # not in hand


def test_a_spy_that_cannot_answer_says_what_is_missing():  # SMC-14.8, SMC-26.1
    s = sabotage(2)
    hold_events(s, 1, "lost")
    know(s, 1, "mass_media")
    hold_tokens(s, 1, "hut_wheat")
    start(s, "sabotage")
    assert s.why_not(ability("civil_service_spy"), 1).message == "the-tech-is-not-known"
    assert why(s, ability("mass_media_spy"), 1) == "SMC-26.1"  # that one cancels resource abilities
    s = sabotage(2)
    know(s, 1, "civil_service")
    hold_tokens(s, 1, "hut_wheat")
    start(s, "sabotage")
    assert s.why_not(ability("civil_service_spy"), 1).message == "the-resources-are-missing"


def test_jousting_tourney_does_not_answer_a_resource_ability():  # SMC-26.1, W2
    s = table()
    own(s, 0, incense=1)
    hold_events(s, 1, "jousting_tourney", "think_tank")
    use(s, "currency_incense")
    assert why(s, card("jousting_tourney"), 1) == "SMC-26.1"
    assert why(s, card("primetime_tv"), 1) == "SMC-9.1"


def test_a_city_action_is_answered_by_writing_alone():  # SMC-26.1, W3
    s = table()
    hold_tokens(s, 1, "hut_wheat")
    hold_events(s, 1, "primetime_tv")
    manage(s)
    s.play(("arts", 0), 0)
    assert why(s, card("primetime_tv"), 1) == "SMC-26.1"
    assert s.why_not(ability("writing_spy"), 1).message == "the-resources-are-missing"


def test_a_watcher_answers_with_movement_events_only():  # SMC-9.3, SMC-9.7.2, W5
    s = plains()
    hold_events(s, 1, "sabotage", "jousting_tourney")
    put_army(s, 0, "c9"), put_army(s, 1, "d12")
    begin(s, MovementPart(0))
    s.play(("watch",), 1)
    assert why(s, card("sabotage"), 1) == "SMC-9.3"
    assert why(s, card("jousting_tourney"), 1) == "SMC-9.7.2"
    assert why(s, card("defection"), 1) == "SMC-9.1"
    assert why(s, ability("communism_spy"), 1) == "SMC-14.8"
    assert why(s, ability("writing_spy"), 1) == "SMC-26.1"


# --- events out of their phase (SMC-9.3) -------------------------------------------------------------------------------------------------


def test_no_event_is_of_the_trade_phase():  # SMC-9.3
    s = table()
    hold_events(s, 0, "sabotage")
    s.first = 0
    begin(s, Negotiating())
    assert why(s, card("sabotage"), 0) == "SMC-9.3"
    assert why(s, card("drought"), 0) == "SMC-9.1"


def test_no_event_is_played_in_a_battle():  # SMC-9.3, SMC-13.5.1
    s = plains()
    hold_events(s, 1, "defection")
    s = fight([I1, A1], [I2, M1], s=s)
    assert why(s, card("defection"), 1) == "SMC-9.3"


# --- wounds and targets ------------------------------------------------------------------------------------------------------------------


def test_no_unit_gets_more_wounds_than_there_are_or_than_kill_it():  # SMC-13.7, SMC-T.mathematics_iron
    s = plains()
    know(s, 0, "mathematics")
    own(s, 0, iron=1)
    s = fight([I1, A1], [I2, M1], s=s)
    s.play(("front", I2), 1)
    s.play(ability("mathematics_iron"), 0)
    assert why(s, ("wound", 0, 3), 0) == "SMC-13.7"  # two kill it
    assert why(s, ("wound", 1, 1), 0) == "SMC-13.7"  # no such front
    assert why(s, ENOUGH, 0) == "SMC-9.9"  # one at least
    assert s.why_not(("wound", 0, 2), 0) is None


def test_a_disaster_destroys_one_building_at_least():  # SMC-9.9, SMC-E.disaster
    s = table()
    hold_events(s, 0, "disaster")
    put_city(s, 1, "f8")
    put_marker(s, "e7", "temple"), put_marker(s, "e8", "barracks")
    start(s, "disaster")
    assert s.why_not(ENOUGH).message == "one-at-least-is-named"
    s.play(("destroy", q("e7")))
    assert s.why_not(ENOUGH) is None
    assert why(s, ("destroy", q("e7"))) == "SMC-9.9"  # not the same one twice


# --- the last step (SMC-11.14b) ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["water", "stack"])
def test_the_last_step_is_refused_by_the_rule_of_the_square(what):  # SMC-11.4, SMC-11.5, SMC-11.14b
    s = plains()
    know(s, 0, "navigation")
    put_army(s, 0, "b9")
    if what == "water":
        paint(s, "d9", WATER)
    else:
        put_army(s, 0, "d9", 2)
    moving(s, "b9")
    s.play(("step", q("c9")))
    assert why(s, ("step", q("d9"))) == ("SMC-11.5" if what == "water" else "SMC-11.4")


def test_a_step_that_leads_nowhere_in_time_is_refused_as_such():  # SMC-11.14b
    s = plains()
    know(s, 0, "navigation", "horseback_riding")
    for square in ("c9", "d9", "c8", "c10"):
        paint(s, square, WATER)
    put_army(s, 0, "b9", 2)
    put_army(s, 0, "a9")
    moving(s, "a9")
    s.play(("step", q("b9")))
    assert why(s, ("step", q("c9"))) == "SMC-11.14b"  # one step is left: water, or back where no room is


# --- setup -------------------------------------------------------------------------------------------------------------------------------


def test_egypts_first_wonder_stands_where_a_wonder_may():  # SMC-3.2, SMC-8.9.3
    s = fresh(2, "egypt", "china")
    begin(s, PlayerSetup(0))
    s.play(("capital", home_square(s, 0, 1, 1)))
    assert why(s, ("put", home_square(s, 0, 0, 1))) == "SMC-8.9.3"  # water
    assert why(s, ("put", home_square(s, 0, 3, 3))) == "SMC-3.2"
    s.play(s.legal()[0])
    assert why(s, ("put", home_square(s, 0, 0, 1))) == "SMC-3.3"  # and figures where figures may
    assert why(s, ("put", home_square(s, 0, 3, 3))) == "SMC-3.3"


def test_americas_first_great_person_stands_where_a_great_person_may():  # SMC-3.9, SMC-10.2
    s = fresh(2, "america", "china")
    begin(s, PlayerSetup(0))
    s.play(("capital", home_square(s, 0, 1, 2)))
    while s.pending is not None:
        s.play(s.legal()[0])
    begin(s, FirstGreatPerson(0))
    paint(s, home_square(s, 0, 0, 2), WATER)
    s.relist()
    assert why(s, ("put", home_square(s, 0, 0, 2))) == "SMC-10.2"
    assert why(s, ("put", home_square(s, 0, 3, 0))) == "SMC-3.9"


def test_why_a_civilization_cannot_be_chosen():  # SMC-2.1, SMC-23.1
    options = {o.name: o.default for o in setup.OPTIONS} | {"chosen_civilizations": True, "training_game": True}
    s = setup.setup(2, luck_of("why"), options)
    advance(s)
    america, rome = CIV_IDS.index("america"), CIV_IDS.index("rome")
    assert why(s, ("civilization", rome)) == "SMC-23.1"
    s.play(("civilization", america))
    assert why(s, ("civilization", america)) == "SMC-2.1"
    assert not any(s.stack[-1].refusal(s, seat, option) for seat in s.to_act for option in s.legal(seat))  # law 4: what is listed is not refused


# --- what belongs to another part --------------------------------------------------------------------------------------------------------


def test_what_is_done_in_another_part_says_in_which():  # SMC-6.3, SMC-6.4, SMC-8.1.1, SMC-8.12.1, SMC-10.3, SMC-11.1
    s = plains()
    put_scout(s, 0, "d9"), put_army(s, 0, "c9")
    manage(s)
    assert why(s, ("found", q("d9"), "scout")) == "SMC-6.3"
    assert why(s, ("government", 0)) == "SMC-6.4"
    assert why(s, ("person", 0, q("d9"))) == "SMC-10.3"
    assert why(s, ("move", q("c9"), 1, 0)) == "SMC-11.1"
    assert why(s, ("gardens", "army")) == "SMC-6.1"
    begin(s, MovementPart(0))
    assert why(s, ("arts", 0)) == "SMC-8.1.1"
    assert why(s, ("advance",)) == "SMC-8.12.1"
    assert why(s, ("mint", 2)) == "SMC-8.1.3"


def test_an_ability_or_event_of_another_phase_is_told_so_in_every_phase():  # SMC-14.9, SMC-9.3
    s = plains()
    own(s, 0, incense=1)
    hold_events(s, 0, "lost")
    s.phase = START_OF_TURN
    begin(s, StartOfTurnPart(0))
    assert why(s, ability("currency_incense")) == "SMC-14.9"
    assert why(s, card("lost")) == "SMC-9.3"
    s.players[0].trade = 6
    s.phase = RESEARCH
    begin(s, Research())
    assert why(s, ability("currency_incense"), 0) == "SMC-14.9"
    assert why(s, card("lost"), 0) == "SMC-9.3"


def test_a_group_with_a_scout_does_not_attack_a_city():  # SMC-11.10, SMC-11.8
    s = plains()
    put_city(s, 1, "f9")
    put_army(s, 0, "d9"), put_scout(s, 0, "d9")
    moving(s, "d9", 1, 1)
    s.play(("step", q("e9")))
    assert why(s, ("step", q("f9"))) == "SMC-11.10"
    s = plains()
    put_city(s, 1, "f9")
    put_scout(s, 0, "d9")
    moving(s, "d9", 0, 1)
    s.play(("step", q("e9")))
    assert why(s, ("step", q("f9"))) == "SMC-11.8"
