"""The culture track (8.12, 8.13), great people (10), civilizations (20), wonders (21)."""

import pytest

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.civilizations import explores, triumphs
from civitas.games.sid_meiers_civilization.culture_track import FreeAdvance
from civitas.games.sid_meiers_civilization.great_people import GainGreatPerson
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.state import FIRST_SCOUT
from civitas.games.sid_meiers_civilization.tables import (
    COIN_PANAMA,
    EVENT_LEVEL,
    FIRST_PERSON,
    GREAT_PERSON_SPACES,
    LAST_SPACE,
    MARKER,
    PERSON_IDS,
    SECTION,
    START_OF_TURN,
    TECH,
    TRACK_CULTURE,
    TRACK_TRADE,
    WONDER,
)
from civitas.games.sid_meiers_civilization.turn import begin_turn
from civitas.games.sid_meiers_civilization.yields import city_arts, city_production, city_trade, works
from games.sid_meiers_civilization.cards import knows, learn, manage, over, why
from games.sid_meiers_civilization.table import (
    begin,
    hold_events,
    know,
    play,
    put_army,
    put_city,
    put_marker,
    put_scout,
    q,
    table,
)


def part(s, seat=0):
    """The Start of Turn part of a seat begins; an event that cannot be played keeps it open."""
    if not s.players[seat].events.cards:
        hold_events(s, seat, "a_generous_gift")
    s.phase = START_OF_TURN
    return begin(s, StartOfTurnPart(seat))


def rich(culture=0, trade=0, space=0):
    """America on a space of the track, with so much to spend."""
    s = table()
    p = s.players[0]
    p.culture, p.trade, p.space = culture, trade, space
    return s


# --- the track (8.12, 8.13)


def test_ex_40_what_the_whole_track_costs_and_gives():  # culture_track.yaml
    assert sum(TRACK_CULTURE) == 105
    assert sum(TRACK_TRADE) == 63
    decks = [SECTION[space] for space in range(1, LAST_SPACE) if space not in GREAT_PERSON_SPACES]
    assert [decks.count(level) for level in (1, 2, 3)] == [5, 6, 5]
    assert len(GREAT_PERSON_SPACES) == 4


@pytest.mark.parametrize(("space", "culture", "trade"), [(0, 3, 0), (6, 3, 0), (7, 5, 3), (13, 5, 3), (14, 7, 6), (20, 7, 6)])
def test_the_price_is_that_of_the_space_entered(space, culture, trade):  # SMC-8.12.1
    s = rich(culture, trade, space)
    s.great_people = []
    manage(s)
    s.play(("advance",))
    p = s.players[0]
    assert (p.space, p.culture, p.trade) == (space + 1, 0, 0)


@pytest.mark.parametrize(("space", "culture", "trade"), [(0, 2, 27), (7, 4, 27), (7, 9, 2), (20, 7, 5)])
def test_who_cannot_pay_does_not_advance(space, culture, trade):  # SMC-8.12.1
    s = rich(culture, trade, space)
    manage(s)
    assert why(s, ("advance",)) == "SMC-8.12.1"


def test_a_step_takes_its_reward_before_the_next():  # SMC-8.12.2, SMC-8.13.2
    s = rich(9, 0, 1)
    manage(s)
    play(s, ("advance",), ("advance",))
    assert s.pending.what == "place-person"  # space 3
    assert len(s.players[0].events) == 1


@pytest.mark.parametrize(("space", "level"), [(0, 1), (7, 2), (14, 3)])
def test_an_event_space_draws_of_its_section(space, level):  # SMC-8.13.1
    s = rich(7, 6, space)
    manage(s)
    s.play(("advance",))
    assert [EVENT_LEVEL[event] for event in s.players[0].events.cards] == [level]


def test_a_deck_that_is_all_in_hands_yields_nothing():  # SMC-9.5
    s = rich(3)
    s.event_decks[0].clear()
    manage(s)
    s.play(("advance",))
    assert not s.players[0].events.cards


def test_discards_under_an_empty_deck_are_turned_over():  # SMC-9.5
    s = rich(3)
    s.discards[0] = s.event_decks[0].cards[:2]
    s.event_decks[0].clear()
    manage(s)
    s.play(("advance",))
    assert len(s.players[0].events) == 1
    assert s.discards[0] == []
    assert len(s.event_decks[0]) == 1


def test_a_deck_is_turned_as_soon_as_a_discard_is_on_top():  # SMC-9.5
    s = rich(3)
    top, below = s.event_decks[0].cards[0], s.event_decks[0].cards[-1]
    s.discards[0], s.event_decks[0].cards, s.event_decks[0].marks = [below], [top], [0]
    manage(s)
    s.play(("advance",))
    assert s.players[0].events.cards == [top]
    assert (s.event_decks[0].cards, s.discards[0]) == ([below], [])


def test_the_last_space_wins_at_once():  # SMC-8.13.3, SMC-22.1
    s = rich(7, 6, 20)
    manage(s)
    s.play(("advance",))
    assert over(s)
    assert (s.victory, s.winners) == (1, 1)


def test_markers_may_share_a_space_and_a_free_advance_costs_nothing():  # SMC-8.12.2
    s = rich(0, 0, 4)
    s.players[1].space = 5
    begin(s, FreeAdvance(0))
    assert s.players[0].space == s.players[1].space == 5
    assert len(s.players[0].events) == 1


def test_a_marker_on_the_last_space_stops_there():  # SMC-23.7
    s = table(2, advanced_tie_break=True)
    s.players[0].space = 21
    begin(s, FreeAdvance(0))
    assert s.players[0].space == 21
    s.players[0].culture, s.players[0].trade = 99, 27
    manage(s)
    assert why(s, ("advance",)) == "SMC-8.12.1"


# --- great people (10)


def test_a_great_person_is_drawn_shown_and_placed():  # SMC-10.1, SMC-10.2
    s = table()
    top = s.great_people[-1]
    begin(s, GainGreatPerson(0))
    squares = {option[2] for option in s.legal() if option[0] == "person"}
    assert squares == {q(square) for square in ("e2", "f2", "g2", "g3", "e4", "g4")}  # not on water
    s.play(("person", top, q("e2")))
    assert s.marker[q("e2")] == FIRST_PERSON + top
    assert not any(s.players[0].reserve)


def test_a_great_person_may_be_kept():  # SMC-10.3
    s = table()
    top = s.great_people[-1]
    begin(s, GainGreatPerson(0))
    s.play(("keep-person",))
    assert s.players[0].reserve[top] == 1


def test_no_great_person_on_water_or_a_blockaded_square_or_elsewhere():  # SMC-10.2, SMC-17.2
    s = table()
    put_army(s, 1, "e2")
    top = s.great_people[-1]
    begin(s, GainGreatPerson(0))
    assert why(s, ("person", top, q("f4"))) == "SMC-10.2"
    assert why(s, ("person", top, q("e2"))) == "SMC-17.2"
    assert why(s, ("person", top, q("a1"))) == why(s, ("person", top, q("f3"))) == "SMC-10.2"


def test_an_empty_pool_gives_nobody():  # SMC-10.1
    s = table()
    s.great_people = []
    begin(s, GainGreatPerson(0))
    assert over(s)


def test_a_great_person_replaces_an_own_marker():  # SMC-8.10.1
    s = table()
    put_marker(s, "e2", "temple")
    put_marker(s, "g4", "artist")
    top = s.great_people[-1]
    begin(s, GainGreatPerson(0))
    s.play(("person", top, q("e2")))
    assert s.buildings[MARKER["temple"]] == 5
    begin(s, GainGreatPerson(0))
    s.play(next(option for option in s.legal() if option[2:] == (q("g4"),)))
    assert s.players[0].reserve[PERSON_IDS.index("artist")] == 1


def test_people_of_the_reserve_are_placed_at_start_of_turn():  # SMC-10.3, SMC-6.2
    s = table()
    second = put_city(s, 0, "g7")
    s.players[0].reserve[2] = 1
    part(s)
    assert ("person", 2, q("h7")) in s.legal()
    assert why(s, ("person", 1, q("h7"))) == "SMC-10.3"
    assert why(s, ("person", 2, q("f4"))) == "SMC-10.2"
    s.play(("person", 2, q("h7")))
    assert s.marker[q("h7")] == FIRST_PERSON + 2
    assert s.realm[q("h7")] == second


@pytest.mark.parametrize(
    ("person", "production", "trade", "culture", "coin"),
    [
        ("artist", 0, 1, 2, 0),
        ("builder", 2, 0, 0, 1),
        ("general", 0, 0, 0, 0),
        ("humanitarian", 1, 1, 1, 1),
        ("industrialist", 0, 0, 2, 1),
        ("scientist", 1, 2, 0, 0),
    ],
)
def test_icons_of_great_people(person, production, trade, culture, coin):  # Appendix E
    s = table()
    before = (city_production(s, 0), city_trade(s, 0), city_arts(s, 0), s.players[0].coins)
    put_marker(s, "e4", person)  # on bare grassland
    after = (city_production(s, 0), city_trade(s, 0), city_arts(s, 0), s.players[0].coins)
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == (production, trade, culture, coin)


# --- buildings' icons


@pytest.mark.parametrize(
    ("building", "square", "icons"),
    [
        ("harbor", "f4", (1, 2, 0, 0)),
        ("trading_post", "g2", (0, 2, 1, 0)),
        ("workshop", "g4", (3, 0, 0, 0)),
        ("iron_mine", "g4", (4, 0, 0, 0)),
        ("library", "e4", (0, 1, 1, 0)),
        ("university", "e4", (0, 2, 2, 0)),
        ("granary", "e4", (1, 1, 0, 0)),
        ("aqueduct", "e4", (2, 2, 0, 0)),
        ("market", "e4", (1, 1, 1, 0)),
        ("bank", "e4", (1, 1, 1, 1)),
        ("temple", "e4", (0, 0, 2, 0)),
        ("cathedral", "e4", (0, 0, 3, 0)),
        ("barracks", "e4", (0, 2, 0, 0)),
        ("academy", "e4", (0, 2, 0, 0)),
    ],
)
def test_icons_of_buildings_replace_those_of_the_square(building, square, icons):  # Appendix B, SMC-8.6.5
    from civitas.games.sid_meiers_civilization.yields import coins_at, culture_at, production_at, trade_at

    s = table()
    put_marker(s, square, building)
    at = q(square)
    assert (production_at(s, at), trade_at(s, at), culture_at(s, at), coins_at(s, at)) == icons


# --- civilizations (20)


def test_china_gains_culture_for_exploring():  # SMC-20.2
    s = table()
    explores(s, 1), explores(s, 0)
    assert [p.culture for p in s.players] == [0, 3]


def test_only_rome_triumphs():  # SMC-20.5
    s = table(2, ("rome", "china"))
    assert triumphs(s, 1) is None
    begin(s, triumphs(s, 0))
    assert s.players[0].space == 1


def test_rome_may_win_by_a_triumph():  # SMC-22.5
    s = table(2, ("rome", "china"))
    s.players[0].space = 20
    begin(s, triumphs(s, 0))
    assert s.winners == 1


# --- wonders (21): Start of Turn


@pytest.mark.parametrize(("wonder", "culture", "trade"), [("stonehenge", 1, 0), ("colossus", 0, 3), ("louvre", 3, 0)])
def test_income_of_wonders(wonder, culture, trade):  # SMC-W.stonehenge, SMC-W.colossus, SMC-W.louvre
    s = table()
    put_marker(s, "e2", wonder)
    part(s)
    assert (s.players[0].culture, s.players[0].trade) == (culture, 3 + trade)


@pytest.mark.parametrize("wonder", ["stonehenge", "colossus", "louvre", "panama_canal", "sydney_opera_house"])
def test_a_blockaded_or_obsolete_wonder_gives_nothing(wonder):  # SMC-6.6, SMC-17.1, SMC-18.1
    for blockaded in (True, False):
        s = table()
        put_marker(s, "e2", wonder)
        if blockaded:
            put_scout(s, 1, "e2")
        else:
            s.obsolete = 1 << WONDER[wonder]
        assert not works(s, 0, WONDER[wonder])
        part(s)
        p = s.players[0]
        assert (p.culture, p.trade, p.coins, p.space) == (0, 3, 0, 0)


def test_the_colossus_stops_at_27():  # SMC-W.colossus
    s = table()
    put_marker(s, "e2", "colossus")
    s.players[0].trade = 26
    part(s)
    assert s.players[0].trade == 27


def test_panama_canal_collects_coins_without_end():  # SMC-W.panama_canal, SMC-17.5
    s = table()
    put_marker(s, "e2", "panama_canal")
    for _ in range(6):
        part(s)
    p = s.players[0]
    assert (p.coin_tokens[COIN_PANAMA], p.coins) == (6, 6)
    put_scout(s, 1, "e2")
    assert (p.coin_tokens[COIN_PANAMA], p.coins) == (6, 0)  # they stay on the card


def test_a_lost_canal_loses_its_coins():  # SMC-21.9
    from civitas.games.sid_meiers_civilization.board import destroy_marker

    s = table()
    put_marker(s, "e2", "panama_canal")
    part(s)
    destroy_marker(s, q("e2"))
    assert s.players[0].coin_tokens[COIN_PANAMA] == 0
    assert s.players[0].coins == 0


def test_sydney_opera_house_advances_with_the_reward_and_may_win():  # SMC-W.sydney_opera_house
    s = table()
    put_marker(s, "e2", "sydney_opera_house")
    s.phase = START_OF_TURN
    begin(s, StartOfTurnPart(0))
    assert s.players[0].space == 1
    assert len(s.players[0].events) == 1
    s.players[0].space = 20
    part(s)
    assert s.winners == 1


def test_hanging_gardens_give_a_figure_once_a_turn():  # SMC-W.hanging_gardens, SMC-21.2
    s = table()
    put_marker(s, "e2", "hanging_gardens")
    part(s)
    assert {("gardens", "army"), ("gardens", "scout")} <= set(s.legal())
    s.play(("gardens", "scout"))
    assert s.figures[FIRST_SCOUT] == q("e2")
    assert why(s, ("gardens", "army")) == "SMC-21.1"


def test_why_the_gardens_give_nothing():  # SMC-21.2, SMC-11.4
    s = table()
    part(s)
    assert why(s, ("gardens", "army")) == "SMC-W.hanging_gardens"
    put_marker(s, "e2", "hanging_gardens")
    put_army(s, 0, "e4", 6)
    s.relist()
    assert why(s, ("gardens", "army")) == "SMC-21.2"
    put_scout(s, 0, "e2")
    s.figures[0] = q("e2")
    s.present[q("e2")] += 1
    s.relist()
    assert why(s, ("gardens", "scout")) == "SMC-11.4"


def test_a_figure_of_the_gardens_gathers_from_the_next_turn():  # SMC-16.1
    s = table()
    put_marker(s, "e2", "hanging_gardens")
    part(s)
    s.play(("gardens", "scout"))
    assert s.fresh >> FIRST_SCOUT & 1


def test_statue_of_liberty_teaches_a_tech_of_any_other_player():  # SMC-W.statue_of_liberty, SMC-21.3
    s = table(4)
    put_marker(s, "a2", "statue_of_liberty")
    know(s, 2, "masonry", "flight")
    s.players[0].trade = 9
    part(s)
    s.play(("statue",))
    assert {option[1] for option in s.legal()} == {TECH[id] for id in ("writing", "masonry", "metalworking")}
    s.play(learn("masonry"))
    assert knows(s, 0, "masonry")
    assert s.players[0].trade == 9
    assert why(s, ("statue",)) == "SMC-21.1"


def test_why_the_statue_teaches_nothing():  # SMC-21.3
    s = table()
    part(s)
    assert why(s, ("statue",)) == "SMC-W.statue_of_liberty"
    put_marker(s, "e2", "statue_of_liberty")
    know(s, 0, "writing")
    s.relist()
    assert why(s, ("statue",)) == "SMC-21.3"


def test_once_a_turn_begins_anew_with_the_turn():  # SMC-1.6
    s = table()
    put_marker(s, "e2", "hanging_gardens")
    part(s)
    s.play(("gardens", "army"))
    begin_turn(s)
    part(s)
    assert ("gardens", "army") in s.legal()


@pytest.mark.parametrize(("wonder", "culture"), [("stonehenge", 1), ("oracle", 1), ("angkor_wat", 2), ("louvre", 2), ("united_nations", 3)])
def test_a_wonder_marker_gives_culture_also_when_obsolete(wonder, culture):  # SMC-8.9.5, SMC-18.1
    s = table()
    put_marker(s, "e4", wonder)
    assert city_arts(s, 0) == 1 + culture
    s.obsolete = 1 << WONDER[wonder]
    assert city_arts(s, 0) == 1 + culture
    put_scout(s, 1, "e4")
    assert city_arts(s, 0) == 1  # a blockade stops both


# --- coins (15)


def test_coins_are_counted_from_all_their_sources():  # SMC-15.1
    s = table()
    p = know(s, 0, "civil_service", "railroad", "computers")
    put_marker(s, "e2", "bank"), put_marker(s, "g4", "builder")
    p.coin_tokens[:5] = [1, 2, 3, 4, 1]
    assert coins.count(s, 0) == 3 + 2 + 11
    put_scout(s, 1, "e2")
    assert coins.count(s, 0) == 15


def test_fifteen_coins_win_at_once():  # SMC-15.5, SMC-22.1
    s = table()
    s.players[0].coin_tokens[4] = 14
    coins.recount(s, 0)
    assert not s.victory
    coins.add_token(s, 0, 1)
    assert (s.victory, s.winners) == (3, 1)
