"""Wonder cards and wonders (COC-9, 8.4)."""

from civitas.games.clash_of_cultures.advance import GainAdvance
from civitas.games.clash_of_cultures.constructing import BuildWonder
from civitas.games.clash_of_cultures.decks import draw_actions
from civitas.games.clash_of_cultures.effects import has
from civitas.games.clash_of_cultures.events.drawing import DrawEvent
from civitas.games.clash_of_cultures.scoring import WONDERS_ROW, count_rows, standing
from civitas.games.clash_of_cultures.status_phase import who_decides
from civitas.games.clash_of_cultures.tables import ADVANCE, BARBARIANS, EVENT, GOOD, WONDER
from civitas.games.clash_of_cultures.turn import Turn
from civitas.games.clash_of_cultures.wonders import DrawWonder

from .table import (
    aim,
    asked,
    at,
    attack,
    begin,
    build,
    city,
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


def wonder_in_hand(s, seat, name):
    s.wonder_deck.give(WONDER[name], s.players[seat].wonder_cards, 1 << seat)


def three_cities(s, seat=0):
    for space in ("D4", "B4"):
        city(s, seat, space)


# --- drawing


def test_the_top_card_goes_into_the_hand():
    """COC-9.1."""
    s = begin(table(), DrawWonder(0))
    assert s.players[0].wonder_cards.cards == [7]
    assert s.view(0)["players"][0]["wonder_cards"] != s.view(1)["players"][0]["wonder_cards"]  # nobody else sees which


def test_an_envoys_card_may_be_taken_instead():
    s = table()
    s.wonder_deck.take(s.wonder_deck.find(3), 3)
    s.display = [3]
    begin(s, DrawWonder(0))
    assert verbs(s) == {"draw", "take-display"}
    s.play(("take-display", 3))
    assert s.players[0].wonder_cards.cards == [3]
    assert not s.display


def test_nebuchadnezzar_takes_the_gardens_from_a_hand():
    """COC-8.4.1, COC-8.4.3."""
    s = table(2, "babylon", "greece")
    lead(s, 0, "nebuchadnezzar", home(s, 0))
    wonder_in_hand(s, 1, "great_gardens")
    begin(s, DrawWonder(0))
    assert s.players[0].wonder_cards.cards == [WONDER["great_gardens"]]
    assert s.players[1].wonder_cards.cards == [7]  # the replacement


def test_qin_takes_the_wall_from_the_deck_or_the_discards():
    s = table(2, "china", "greece")
    lead(s, 0, "qin_shi_huang", home(s, 0))
    begin(s, DrawWonder(0))
    assert s.players[0].wonder_cards.cards == [WONDER["great_wall"]]
    assert len(s.wonder_deck) == 7
    begin(s, DrawWonder(0))
    assert len(s.players[0].wonder_cards) == 2  # it is in hand: a normal draw
    s = table(2, "china", "greece")
    lead(s, 0, "qin_shi_huang", home(s, 0))
    s.wonder_deck.take(7, 3)
    s.wonder_discards = [7]
    begin(s, DrawWonder(0))
    assert s.players[0].wonder_cards.cards == [7]
    assert not s.wonder_discards


def test_a_built_wonder_is_not_searched():
    s = table(2, "china", "greece")
    lead(s, 0, "qin_shi_huang", home(s, 0))
    build(s, 1, "great_wall", home(s, 1))
    begin(s, DrawWonder(0))
    assert s.players[0].wonder_cards.cards == [6]


def test_public_wonders_lie_open():
    """COC-12.6."""
    s = begin(table(public_wonders=True), GainAdvance(0, ADVANCE["engineering"]))
    assert s.display == [7]
    assert not len(s.players[0].wonder_cards)


# --- building


def test_a_wonder_is_built_in_a_happy_city():
    s = table()
    three_cities(s)
    know(s, 0, "engineering", "arts", "monuments")
    wonder_in_hand(s, 0, "great_statue")
    goods(s, 0, food=3, wood=4, ore=5, culture=5)
    here = at(home(s, 0))
    turn(s)
    assert listed(s, "build-wonder") == [(here, WONDER["great_statue"])]
    s.play(("build-wonder", here, WONDER["great_statue"]))
    assert held(s, 0, "food", "wood", "ore", "culture") == (0, 0, 0, 0)
    assert len(s.players[0].objectives) == 1  # the Great Statue draws one
    if asked(s) == "instant-objective":
        s.play(("pass",))
    assert s.builder[WONDER["great_statue"]] == 0
    assert count_rows(s, 0)[WONDERS_ROW] == 8


def test_the_printed_advance_is_needed():
    s = table()
    three_cities(s)
    know(s, 0, "engineering")
    wonder_in_hand(s, 0, "great_statue")
    goods(s, 0, food=3, wood=4, ore=5, culture=5)
    assert turn(s).why_not(("build-wonder", at(home(s, 0)), WONDER["great_statue"])).rule == "COC-9.2"


# --- the eight


def test_the_great_statue_gives_an_action_for_an_objective_card():
    """COC-WON-great_statue, COC-7.2.7, COC-9.9."""
    s = table()
    build(s, 0, "great_statue", home(s, 0))
    card = aim(s, 0, "conqueror")
    aim(s, 0, "warmonger")
    turn(s).play(("great-statue", card))
    assert s.players[0].actions == 4
    assert len(s.objective_discards) == 1
    assert "great-statue" not in verbs(s)


def test_the_great_library_lends_an_advance_for_the_turn():
    """COC-WON-great_library."""
    s = table()
    build(s, 0, "great_library", home(s, 0))
    turn(s)
    assert ADVANCE["voting"] not in listed(s, "great-library")
    assert s.why_not(("great-library", ADVANCE["voting"])).message == "no-government-advance-is-named"
    assert s.why_not(("great-library", ADVANCE["farming"])).message == "an-advance-that-you-do-not-own"
    s.play(("great-library", ADVANCE["bartering"]))
    p = s.players[0]
    assert has(p, ADVANCE["bartering"])
    assert not p.advances >> ADVANCE["bartering"] & 1
    assert "great-library" not in verbs(s)
    goods(s, 0, food=2)
    s.relist()
    assert ("advance", ADVANCE["taxes"]) not in s.legal()  # no prerequisite (COC-9.8)
    settle(s, ("forfeit",), ("end-turn",))
    assert not has(p, ADVANCE["bartering"])


def test_the_great_library_speaks_before_trade_routes():
    """COC-WON-great_library."""
    s = table()
    build(s, 0, "great_library", home(s, 0))
    s.stack = []
    begin(s, Turn(0))
    assert asked(s) == "start-of-turn"
    assert "great-library" in verbs(s)


def test_the_great_lighthouse_places_a_ship_after_an_activation():
    """COC-WON-great_lighthouse, COC-14.5."""
    s = table()
    land(s, D3="sea", E3="sea")
    build(s, 0, "great_lighthouse", home(s, 0))
    here = at(home(s, 0))
    settle(turn(s), ("collect", here), ("harvest", (here,), (GOOD["food"],)))
    assert asked(s) == "lighthouse-ship"
    s.play(("place-ship", at("D3")))
    assert units(s, 0, "D3") == {"ship": 1}


def test_the_lighthouse_shines_for_the_city_that_counts_as_activated():
    """COC-WON-great_lighthouse, COC-8.5.25, ruling R-103."""
    for lit, asks in (("B4", True), ("D2", False)):
        s = table(2, "greece")
        know(s, 0, "philosophy", "voting")
        land(s, D3="sea")
        city(s, 0, "B4", "temple", mood="happy")
        here = at(home(s, 0))
        build(s, 0, "great_lighthouse", lit)
        settle(turn(s), ("collect", here), ("harvest", (here,), (GOOD["food"],)))
        if asked(s) == "lighthouse-ship":
            s.play(("no-ship",))
        settle(s, ("collect", here), ("count-as", at("B4")), ("harvest", (here,), (GOOD["food"],)))
        assert (asked(s) == "lighthouse-ship") is asks


def test_the_lighthouse_sends_a_ship_among_allied_pirates():
    """COC-WON-great_lighthouse, COC-8.6.3."""
    s = table(2, "carthage")
    know(s, 0, "navigation")
    land(s, D3="sea", E3="sea")
    put(s, "pirates", "D3", ship=1)
    put(s, "pirates", "E3", ship=1)
    put(s, 0, "D3", ship=1)
    build(s, 0, "great_lighthouse", home(s, 0))
    here = at(home(s, 0))
    settle(turn(s), ("collect", here), ("harvest", (here,), (GOOD["food"],)))
    assert listed(s, "place-ship") == [at("D3")]  # those of E3 are pirates still


def test_ex_93_the_lighthouse_decides_the_first_player():
    """COC-WON-great_lighthouse."""
    s = table()
    goods(s, 1, mood=5)
    assert who_decides(s) == 1
    build(s, 0, "great_lighthouse", home(s, 0))
    assert who_decides(s) == 0


def test_the_great_mausoleum_takes_the_top_discard():
    """COC-WON-great_mausoleum."""
    s = table()
    build(s, 0, "great_mausoleum", home(s, 0))
    s.action_deck.take(s.action_deck.find(5), 3)
    s.action_discards = [5]
    begin(s, draw_actions(s, 0))
    s.play(("take-discard",))
    assert s.players[0].hand.cards == [5]


def test_the_owner_of_the_mausoleum_discards_to_the_bottom():
    """COC-WON-great_mausoleum."""
    s = table()
    build(s, 0, "great_mausoleum", home(s, 0))
    know(s, 0, "writing")
    city(s, 0, home(s, 0), "academy", mood="happy")
    card = deal(s, 0, civil="ideas")
    s.action_discards = [40]
    turn(s).play(("play", card))
    assert s.action_discards == [card, 40]


def test_an_event_may_come_from_the_discards():
    s = table(expansion=False)
    build(s, 0, "great_mausoleum", home(s, 0))
    s.event_deck.cards.remove(EVENT["event_32_flood"])
    s.event_deck.marks.pop()
    s.event_discards = [EVENT["event_32_flood"]]
    s.players[0].track = 0
    begin(s, DrawEvent(0))
    s.play(("take-discard",))
    assert s.players[0].track == 3
    assert s.event_discards == [EVENT["event_32_flood"]]


def test_the_great_arena_makes_tokens_interchangeable():
    """COC-WON-great_arena."""
    s = table()
    build(s, 0, "great_arena", home(s, 0))
    know(s, 0, "arts", "sports")
    there = city(s, 0, "D4", mood="angry")
    goods(s, 0, mood=1)
    turn(s).play(("sports", there, 1))
    assert s.mood[there] == 1
    assert held(s, 0, "mood") == (0,)


def test_the_great_arena_does_not_pay_the_culture_of_a_wonder():
    """COC-WON-great_arena."""
    s = table()
    three_cities(s)
    city(s, 0, home(s, 0), mood="happy")
    build(s, 0, "great_arena", home(s, 0))
    know(s, 0, "engineering", "arts", "monuments")
    wonder_in_hand(s, 0, "great_statue")
    goods(s, 0, food=3, wood=4, ore=5, culture=4, mood=3)
    assert turn(s).why_not(("build-wonder", at(home(s, 0)), WONDER["great_statue"])).rule == "COC-4.1.1"


def test_the_great_arena_adds_1_after_the_roll():
    """COC-WON-great_arena."""
    s = table()
    build(s, 0, "great_arena", home(s, 0))
    goods(s, 0, culture=1)
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "4c", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "great-arena"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert not units(s, 1, "D4")  # 5 makes a hit


def test_ex_65_barbarians_lose_against_the_great_wall():
    """COC-WON-great_wall."""
    s = table()
    build(s, 0, "great_wall", home(s, 0))
    put(s, "barbarians", home(s, 0), infantry=3)
    attack(s, "barbarians", 0, home(s, 0), "D4")
    assert s.over
    assert not units(s, "barbarians", home(s, 0))
    assert held(s, 0, "gold") == (1,)


def test_the_great_wall_weakens_attackers_of_happy_cities_in_round_1():
    """COC-WON-great_wall."""
    s = table()
    build(s, 0, "great_wall", home(s, 0))
    put(s, 0, home(s, 0), infantry=1)
    put(s, 1, home(s, 0), infantry=1)
    throw(s, "5i", "1l")
    attack(s, 1, 0, home(s, 0), "D4")
    assert asked(s) == "retreat"
    assert units(s, 0, home(s, 0)) == {"infantry": 1}


def test_great_gardens_collect_anything_from_plains():
    """COC-WON-great_gardens."""
    s = table()
    build(s, 0, "great_gardens", home(s, 0))
    here = at(home(s, 0))
    turn(s).play(("collect", here))
    assert {("harvest", (here,), (GOOD[good],)) for good in ("food", "ore", "wood", "idea", "gold")} <= set(s.legal())


def test_the_great_pyramid_is_worth_5_to_its_builder_and_breaks_ties():
    """COC-WON-great_pyramid."""
    s = table()
    build(s, 0, "great_pyramid", home(s, 0))
    assert count_rows(s, 0)[WONDERS_ROW] == 10
    s.city[s.players[0].home] = 1
    assert (count_rows(s, 0)[WONDERS_ROW], count_rows(s, 1)[WONDERS_ROW]) == (10, 0)
    s.city[s.players[0].home] = 0
    s.players[1].event_halves = 10
    assert standing(s) == [(0,), (1,)]


def test_ex_94_points_of_a_wonder_are_shared_by_builder_and_owner():
    s = table(3)
    build(s, 0, "great_wall", home(s, 0))
    here = at(home(s, 0))
    s.city[here] = 2
    assert [count_rows(s, seat)[WONDERS_ROW] for seat in range(3)] == [4, 0, 4]
    s.city[here] = 0
    assert [count_rows(s, seat)[WONDERS_ROW] for seat in range(3)] == [8, 0, 0]
    s.city[here] = BARBARIANS
    assert [count_rows(s, seat)[WONDERS_ROW] for seat in range(3)] == [4, 0, 0]


def test_building_a_wonder_is_a_deed():
    s = table()
    three_cities(s)
    wonder_in_hand(s, 0, "great_arena")
    goods(s, 0, food=3, wood=4, ore=5, culture=5)
    begin(s, BuildWonder(0, at(home(s, 0)), WONDER["great_arena"]))
    assert [(deed.kind, deed.seat) for deed in s.deeds] == [("wonder", 0)]
    assert s.built_wonders == [0]
