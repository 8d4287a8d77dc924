"""Rules that hold for all cards: pairings, extra actions, civilization advances, events inside effects."""

from civitas.games.clash_of_cultures.constructing import Build
from civitas.games.clash_of_cultures.events.barbarians import March
from civitas.games.clash_of_cultures.status_phase import change_government
from civitas.games.clash_of_cultures.tables import (
    ADVANCE,
    BUILDING,
    CIVIL,
    CIVIL_OF,
    EVENT,
    SPECIAL,
    TACTIC,
    TACTIC_OF,
)

from .table import asked, at, begin, build, city, deal, goods, held, home, know, listed, put, settle, table, turn, units, verbs


def has_special(s, seat, name):
    return s.players[seat].specials >> SPECIAL[name] & 1 == 1


def test_the_halves_of_an_action_card_are_as_printed():
    """COC-7.1.6."""
    for number, civil, tactic in ((1, "advance", "peltasts"), (4, "inspiration", "peltasts"), (35, "teach_us", "defensive_formation")):
        assert CIVIL_OF[number - 1] == CIVIL[civil]
        assert TACTIC_OF[number - 1] == TACTIC[tactic]


def test_extra_actions_add_to_those_of_the_turn():
    """COC-5.8.5."""
    s = table()
    know(s, 0, "tactics", "draft", "nationalism", "absolute_power")
    goods(s, 0, mood=2, culture=1)
    card = deal(s, 0, civil="leadership")
    settle(turn(s), ("absolute-power",), ("play", card))
    assert s.players[0].actions == 5


def test_what_has_no_mark_can_be_repeated():
    """COC-5.8.2, COC-5.8.7: Civil Liberties is an action and can be used again; Taxes once only."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "civil_liberties", "bartering", "taxes")
    settle(turn(s), ("civil-liberties",), ("civil-liberties",))
    assert s.players[0].actions == 1
    assert held(s, 0, "mood") == (6,)
    settle(s, ("taxes",), ("gain-goods", (1, 0, 0, 0, 0, 0, 0, 0)))
    assert s.players[0].actions == 0
    assert "civil-liberties" not in verbs(s)


def test_civilization_advances_are_not_copied():
    """COC-8.1.2: Inspiration sees the player board only."""
    s = table(2, "greece", "rome")
    know(s, 1, "engineering")
    put(s, 1, "D4", settler=1)
    card = deal(s, 0, civil="inspiration")
    settle(turn(s), ("play", card, 1))
    assert s.players[0].advances >> ADVANCE["engineering"] & 1
    assert s.players[0].specials == 0


def test_a_change_of_government_keeps_what_any_government_brought():
    """COC-8.1.3, COC-8.1.6."""
    s = table(2, "rome", "babylon")
    know(s, 0, "writing", "philosophy", "voting", "tactics", "draft")
    change_government(s, s.players[0], (ADVANCE["nationalism"],))
    assert has_special(s, 0, "provinces")
    know(s, 1, "myths", "state_religion", "dogma", "tactics", "draft")
    assert has_special(s, 1, "ziggurats")
    change_government(s, s.players[1], (ADVANCE["nationalism"],))
    assert not has_special(s, 1, "ziggurats")  # it follows Dogma


def test_an_advance_that_is_only_used_triggers_nothing():
    """COC-8.1.4."""
    s = table(2, "rome", "greece")
    build(s, 0, "great_library", home(s, 0))
    turn(s).play(("great-library", ADVANCE["engineering"]))
    assert not has_special(s, 0, "aqueduct")
    assert len(s.players[0].wonder_cards) == 0


def test_a_civilization_advance_works_at_once():
    """COC-8.1.5: Study rewards the recruit that follows in the same turn."""
    s = table(2, "greece", "rome")
    know(s, 0, "writing")
    city(s, 0, home(s, 0), "academy", mood="happy")
    goods(s, 0, food=2, idea=2)
    settle(turn(s), ("advance", ADVANCE["public_education"]))
    s.play(("pay", 0, (0, 0, 0, 2, 0, 0, 0, 0)))
    s.play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (1, 0, 0, 0, 0, 0, 0)))
    assert held(s, 0, "idea") == (1,)


def test_an_event_inside_an_effect_comes_at_once():
    """COC-5.1.12: Dogma's advance takes the last cube."""
    s = table(expansion=False)
    know(s, 0, "myths", "state_religion", "dogma")
    s.event_deck.cards.remove(EVENT["event_32_flood"])
    s.event_deck.cards.append(EVENT["event_32_flood"])
    s.players[0].track = 1
    goods(s, 0, wood=1, ore=1)
    begin(s, Build(0, at(home(s, 0)), BUILDING["temple"]))
    settle(s, ("take-culture",), ("gain", ADVANCE["devotion"]))
    assert s.over
    assert s.players[0].track == 3
    assert s.event_discards == [EVENT["event_32_flood"]]


def test_hunnic_tribes_choose_the_way_of_barbarians():
    """COC-SPA-hunnic_tribes, COC-8.5.18."""
    s = table(2, "huns", "rome")
    know(s, 0, "writing", "philosophy", "voting")
    goods(s, 0, gold=1)
    put(s, "barbarians", "D4", infantry=1)
    begin(s, March(0))
    assert asked(s) == "hunnic-tribes"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert {goal for _, goal in listed(s, "march")} == set(s.board.near[at("D4")])
    s.play(("march", at("D4"), at("D5")))
    assert units(s, "barbarians", "D5") == {"infantry": 1}
    assert held(s, 0, "gold") == (0,)


