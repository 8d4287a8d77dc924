"""Set-up, events, barbarians, pirates, status phase, scoring and variants (COC-2, 3, 7.3 to 7.5, 10 to 12)."""

import pytest

from civitas.games.clash_of_cultures import GAME
from civitas.games.clash_of_cultures.events.barbarians import Appear, March, spawn_spaces
from civitas.games.clash_of_cultures.events.drawing import DrawEvent
from civitas.games.clash_of_cultures.events.pirates import PiratesAppear
from civitas.games.clash_of_cultures.events.symbols import Symbol
from civitas.games.clash_of_cultures.hexes import SPACE_IDS
from civitas.games.clash_of_cultures.regions import REGION
from civitas.games.clash_of_cultures.scoring import score, standing
from civitas.games.clash_of_cultures.setup import lay_region
from civitas.games.clash_of_cultures.status_phase import ChangeGovernment, StatusPhase, who_decides
from civitas.games.clash_of_cultures.tables import ADVANCE, EXHAUSTED_LAND, GOLD_MINE, OBJECTIVE, UNIT
from civitas.games.clash_of_cultures.turn import Round
from civitas.games.clash_of_cultures.variants import RandomEnd, WonderEnd
from civitas.kernel.chance import script_luck

from .table import aim, asked, at, begin, build, city, goods, held, home, know, land, listed, paint, put, table, throw, turn, units


def names(spaces):
    return {SPACE_IDS[space] for space in spaces}


# --- set-up


def placed(players, **options):
    s = GAME.new(players, 1, options)
    while s.pending.what == "starting-settler":
        s.play(s.legal()[0])
    return s


def test_ex_90_four_players_with_the_expansion():  # COC-2, COC-2.4, COC-2.6
    s = placed(4)
    assert len(s.hidden) == len(s.unexplored) == 14
    assert s.revealed.bit_count() == 4
    assert len(s.event_deck) == 58
    assert len(s.action_deck) == 38
    assert len(s.objective_deck) == 34
    assert len(s.wonder_deck) == 8
    assert len({p.civilization for p in s.players}) == 4
    for p in s.players:
        assert p.advances == 1 << ADVANCE["farming"] | 1 << ADVANCE["mining"]
        assert p.track == 3
        assert p.goods == [2, 0, 0, 0, 0, 0, 0]
        assert s.mood[p.home] == 2
        assert len(p.hand) == len(p.objectives) == 1
        assert len(p.leaders) == 3
        settlers = [space for space, stack in enumerate(s.stacks[p.seat]) if stack]
        assert len(settlers) == 1
        assert settlers[0] in s.board.near[p.home]


@pytest.mark.parametrize(("players", "hidden"), [(2, 8), (3, 12), (4, 14)])
def test_the_base_game_leaves_the_expansion_out(players, hidden):  # COC-0.3, COC-2.7
    s = placed(players, expansion=False)
    assert len(s.hidden) == hidden
    assert len(s.event_deck) == 38
    assert len(s.objective_deck) == 32 - players
    assert all(p.civilization == -1 and not p.leaders for p in s.players)


def test_cards_are_dealt_when_all_settlers_stand_and_the_first_player_is_drawn_last():
    """COC-2.11: civilizations, regions, settlers in seat order, decks, cards, first player."""
    s = GAME.new(players=3, seed=4)
    asked = []
    while s.pending.what == "starting-settler":
        assert s.players[0].civilization >= 0
        assert len(s.hidden) == len(s.unexplored)
        assert not s.action_deck
        assert [len(p.hand) + len(p.objectives) for p in s.players] == [0, 0, 0]
        asked.append(s.to_act[0])
        s.play(s.legal()[0])
    assert asked == sorted(asked)
    assert [(len(p.hand), len(p.objectives)) for p in s.players] == [(1, 1)] * 3
    told = [event.message for event in s.chronicle]
    assert told.index("first-player") > max(at for at, message in enumerate(told) if message in ("draws-action-card", "draws-objective"))


def test_the_short_game_starts_with_two_settlers():  # COC-12.3, COC-2.12
    s = placed(2, short_game=True)
    assert all(sum(s.stacks[p.seat]) == 2 for p in s.players)


def test_alternate_history_deals_leaders_of_all_civilizations():  # COC-12.7
    s = placed(4, alternate_history=True)
    assert len({leader for p in s.players for leader in p.leaders}) == 12


def test_options_that_do_not_go_together():  # COC-12.9
    with pytest.raises(ValueError, match="short game"):
        GAME.new(2, 1, {"short_game": True, "game_end": "random"})
    with pytest.raises(ValueError, match="leaders"):
        GAME.new(2, 1, {"expansion": False, "random_leaders": True})


# --- events


def test_ex_10_the_third_advance_draws_an_event_and_fills_the_track():  # COC-5.1.5, COC-7.3.2, COC-7.3.1, COC-7.4.1
    s = table()
    s.players[0].track = 0
    s.event_deck.cards = [9]  # You gain 1 food; barbarians appear
    s.event_deck.marks = [0]
    goods(s, 0, food=0)
    begin(s, DrawEvent(0))
    while s.stack:
        s.play(s.legal()[0])
    assert s.players[0].track == 3
    assert held(s, 0, "food") == (1,)
    assert s.event_discards == [9]


def test_a_gold_mine_gives_two_gold():  # COC-7.5.1
    s = table()
    begin(s, Symbol(0, GOLD_MINE))
    assert held(s, 0, "gold") == (2,)


def test_exhausted_land_lies_on_empty_land_beside_a_city():  # COC-7.5.2
    s = table()
    land(s, C3="barren", D3="sea")
    put(s, 0, "C2", settler=1)
    begin(s, Symbol(0, EXHAUSTED_LAND))
    assert names(listed(s, "exhaust")) == {"D1", "E2", "E3"}
    s.play(("exhaust", at("E3")))
    assert s.exhausted == [at("E3")]


def test_without_events_only_symbols_count():  # COC-12.1, COC-12.10
    s = table(no_events=True)
    s.event_deck.cards, s.event_deck.marks = [34], [0]  # Migration with a gold mine
    begin(s, DrawEvent(0))
    assert held(s, 0, "gold") == (2,)
    assert s.event_discards == [34]
    assert not s.stack


def test_optional_events_are_announced_before_the_draw():  # COC-12.2
    s = table(optional_events=True)
    begin(s, DrawEvent(0))
    assert asked(s) == "event-text"
    assert s.stack[-1].card == -1


# --- barbarians


def test_ex_66_barbarians_settle_at_two_and_grow_anywhere():  # COC-7.5.3, COC-7.5.7
    s = table()
    city(s, "barbarians", "B6")
    begin(s, Appear(0))
    assert asked(s) == "barbarian-city"
    s.play(("barbarian-city", at("D4")))
    assert units(s, "barbarians", "D4") == {"infantry": 1}
    assert names(listed(s, "reinforce")) == {"B6", "D4"}
    s.play(("reinforce", at("D4")))
    assert asked(s) == "reinforcement"
    s.play(("with", UNIT["elephant"]))
    assert units(s, "barbarians", "D4") == {"infantry": 1, "elephant": 1}


def test_ex_68_no_barbarian_in_range_only_a_settlement():  # COC-7.5.4
    s = table()
    put(s, "barbarians", "D5", infantry=1)
    begin(s, March(0))
    s.play(("barbarian-city", at("D4")))
    assert not s.stack
    assert sum(s.stacks[4]) == 2 << 5


def test_ex_92_where_barbarians_appear_on_the_map_of_two():  # COC-7.5.3
    s = table()
    for slot in s.board.unexplored:
        for space in s.board.cells[slot]:
            s.terrain[space] = -1
    s.revealed = sum(1 << slot for slot in s.board.homes)
    lay_region(s, s.board.slot_ids.index("slot_03"), REGION["region_20"], 0)
    assert names(spawn_spaces(s, 0)) == {"C4", "E4", "D4"} - {"D3"}


def test_barbarians_keep_away_from_the_cities_of_others():  # COC-7.5.3
    s = table()
    city(s, 1, "C5")
    assert at("D4") not in spawn_spaces(s, 0)
    assert at("C4") not in spawn_spaces(s, 0)


def test_an_army_marches_towards_the_nearest_city():  # COC-7.5.4, COC-4.5.2, COC-7.5.8, COC-14.1
    s = table()
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=2)
    put(s, 0, "D3", infantry=1)
    throw(s, "6i", "6i", "1l")
    begin(s, March(0))
    assert not s.stack  # one army, one way, one reinforcement: nothing was asked
    assert units(s, 0, "D3") == {}
    assert units(s, "barbarians", "D3") == {"infantry": 2}
    assert units(s, "barbarians", "D4") == {"infantry": 1}


def test_armies_march_once_and_into_an_empty_city():  # COC-7.5.9
    s = table()
    put(s, "barbarians", "D3", infantry=1)
    city(s, 0, "B3")
    begin(s, March(0))
    if asked(s) == "march":
        s.play(("march", at("D3"), at("D2")))
    assert s.city[at("D2")] == 4
    assert units(s, 0, "B3") == {"settler": 1}


def test_ex_70_pirates_plunder_whoever_lives_beside_them():  # COC-7.5.6
    s = table(2, "rome", "greece")
    land(s, D3="sea", D6="sea", B4="sea")
    goods(s, 0, food=1, ore=0)
    goods(s, 1, food=0, gold=1)
    begin(s, PiratesAppear(0))
    s.play(("pirate-at", at("D6")))
    assert names(listed(s, "pirate-at")) == {"D3"} or asked(s) != "pirate-at"
    assert units(s, "pirates", "D3") == {"ship": 1}
    assert held(s, 0, "food") == (0,)
    assert held(s, 1, "gold") == (0,)


def test_who_has_nothing_loses_mood_to_pirates():  # COC-7.5.10
    s = table(2, "rome", "greece")
    land(s, D3="sea")
    goods(s, 0, food=0)
    begin(s, PiratesAppear(0))
    assert units(s, "pirates", "D3") == {"ship": 2}
    assert s.mood[at("D2")] == 1


# --- status phase


def status(s):
    begin(s, StatusPhase())
    while asked(s) in ("objectives", "advance"):
        s.play(s.legal()[0])
    return s


def test_each_player_takes_a_free_advance_and_two_cards():  # COC-11.2, COC-11.3, COC-11.1, COC-11.9
    s = table()
    hands = [(len(p.hand), len(p.objectives)) for p in s.players]
    status(s)
    assert [p.advances.bit_count() for p in s.players] == [3, 3]
    assert [(len(p.hand), len(p.objectives)) for p in s.players] == [(a + 1, o + 1) for a, o in hands]


def test_a_city_of_size_one_may_be_given_up():  # COC-11.4
    s = table()
    city(s, 0, "D4", "temple")
    status(s)
    assert asked(s) == "destroy-city"
    assert s.why_not(("destroy", at("D4"))).rule == "COC-11.4"
    put(s, 0, "D2", infantry=1)
    s.play(("destroy", at("D2")))
    assert s.city[at("D2")] == -1
    assert units(s, 0, "D2") == {"infantry": 1}
    assert held(s, 0, "gold") == (1,)


def test_ex_72_government_cubes_move_together():  # COC-11.5
    s = table()
    know(s, 0, "philosophy", "draft", "voting", "free_economy")
    begin(s, ChangeGovernment(0))
    first = ADVANCE["nationalism"]
    assert [option[1] for option in s.legal()[1:]] == [(first, first + 1), (first, first + 2), (first, first + 3)]
    s.play(("government", (first, first + 3)))
    assert s.players[0].advances >> first & 0b1111 == 0b1001
    s = table()
    know(s, 0, "philosophy", "voting", "free_economy")
    begin(s, ChangeGovernment(0))
    assert not s.stack


def test_ex_73_most_tokens_decide_and_ties_go_clockwise():  # COC-11.6
    s = table(3)
    for seat, n in ((0, 3), (1, 5), (2, 5)):
        goods(s, seat, mood=n)
    assert who_decides(s) == 1
    goods(s, 0, mood=5)
    assert who_decides(s) == 0


def test_ex_93_the_great_lighthouse_decides():  # COC-11.6
    s = table(3)
    goods(s, 0, mood=5)
    build(s, 2, "great_lighthouse", home(s, 2))
    assert who_decides(s) == 2


def test_ex_100_a_change_of_government_may_cost_tokens():  # COC-11.5
    s = table()
    know(s, 0, "draft", "voting")
    begin(s, ChangeGovernment(0))
    assert asked(s) == "change-government"
    s = table(change_government_cost="mood_and_culture")
    know(s, 0, "draft", "voting")
    begin(s, ChangeGovernment(0))
    assert not s.stack
    begin(s, ChangeGovernment(0, forced=True))
    assert s.players[0].advances >> ADVANCE["nationalism"] & 1
    s = table(change_government_cost="mood_and_culture")
    know(s, 0, "draft", "voting")
    goods(s, 0, mood=1, culture=1)
    begin(s, ChangeGovernment(0))
    s.play(s.legal()[1])
    assert held(s, 0, "mood", "culture") == (0, 0)


def test_the_game_ends_where_a_player_has_no_city():  # COC-3.3, COC-11.8
    s = table()
    s.players[1].cities.remove(s.players[1].home)
    s.city[s.players[1].home] = -1
    status(s)
    assert not s.stack
    assert [p.advances.bit_count() for p in s.players] == [2, 2]


# --- scoring


def test_ex_74_points_row_by_row():  # COC-10.2
    s = table()
    for space in ("D3", "C3"):
        city(s, 0, space, "temple", "academy", "market")
    city(s, 0, "E3")
    paint(s, "D7", "temple", 0)
    p = know(s, 0, *list(ADVANCE)[:21])
    p.completed, p.completed_as = [0, 1, 2], [0, 2, 4]
    p.trophies = 1
    build(s, 0, "great_arena", "D3")
    build(s, 1, "great_wall", "C3")
    assert score(s, 0) == 71


def test_the_great_pyramid_breaks_a_tie():  # COC-10.3
    s = table()
    assert standing(s) == [(0, 1)]
    build(s, 1, "great_pyramid", home(s, 0))
    s.players[0].event_halves = 10
    assert score(s, 0) == score(s, 1)
    assert standing(s) == [(1,), (0,)]


def test_rows_break_a_tie():  # COC-10.3, COC-10.5
    s = table()
    city(s, 0, "D3")
    s.players[1].event_halves = 2
    assert standing(s) == [(0,), (1,)]


# --- variants


def test_a_random_end_rolls_in_the_last_five_rounds():  # COC-12.4
    s = table(game_end="random")
    s.age, s.round = 6, 2
    s.luck = script_luck(0)
    begin(s, RandomEnd())
    assert s.ending
    s = table(game_end="random")
    s.age, s.round = 6, 1
    begin(s, RandomEnd())
    assert not s.ending


def test_a_random_end_leaves_the_round_before_as_the_one_just_finished():  # COC-12.9, COC-7.2.11, COC-OBJ-magnificent_culture, COC-7.2.6
    s = table(game_end="random")
    card = aim(s, 0, "magnificent_culture")
    s.age, s.round = 6, 2
    s.built_wonders, s.founder_round = [0], [1]  # of round 6.1
    s.luck = script_luck(0)  # the roll of 6.2 ends the game
    begin(s, Round())
    assert s.ending
    assert not s.stack
    begin(s, StatusPhase())
    assert ("complete", card, OBJECTIVE["magnificent_culture"]) in s.legal()
    assert s.founder_round == [1]


def test_a_wonder_ends_the_game_after_its_round():  # COC-12.4
    s = table(game_end="wonders")
    s.age, s.round, s.built_wonders = 7, 1, [0]
    begin(s, WonderEnd())
    assert s.ending


def test_a_turn_has_three_actions_less_the_markers():  # COC-3.4, COC-3.10, COC-3.6
    s = table()
    s.players[0].assassinated = True
    s.players[0].lost_actions = 1
    turn(s, 0)
    assert s.players[0].actions == 1
    s.play(("forfeit",))
    assert s.why_not(("forfeit",)).rule == "COC-3.5"
    s.play(("end-turn",))
    turn(s, 0)
    assert s.players[0].actions == 3
    assert s.why_not(("end-turn",)).rule == "COC-3.9"


def test_everybody_has_a_turn_from_the_first_player_on():  # COC-3.2, COC-3.1
    s = table(3)
    s.first = 2
    begin(s, Round())
    order = []
    while s.stack:
        order.append(s.to_act[0])
        s.play(("forfeit",))
        s.play(("end-turn",))
    assert order == [2, 0, 1]
