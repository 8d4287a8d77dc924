"""Setup and the map (SMC-2, SMC-3, SMC-4)."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization import setup
from civitas.games.sid_meiers_civilization.board import place_city
from civitas.games.sid_meiers_civilization.exploration import lay_tile, place_tokens
from civitas.games.sid_meiers_civilization.setup import FirstGreatPerson, PlayerSetup, lay_out
from civitas.games.sid_meiers_civilization.state import capital_of, with_item
from civitas.games.sid_meiers_civilization.tables import (
    CIV_IDS,
    DESPOTISM,
    GOVERNMENT,
    INFANTRY,
    NONE,
    RESOURCE_IDS,
    TECH,
    WONDER_AGE,
)
from civitas.games.sid_meiers_civilization.tiles import BOARDS, CENTRAL, IS_WATER, NEUTRAL_TILES, ROTATED, SUGGESTED
from civitas.games.sid_meiers_civilization.yields import (
    city_culture,
    city_resources,
    city_trade,
    coins_at,
    icons_of_production,
    outskirts,
)
from civitas.kernel.chance import luck_of
from civitas.kernel.flow import advance
from games.sid_meiers_civilization.table import begin, play, table


def fresh(players: int, *civs: str, **options: object):
    """A table that is laid out, before any player has set up."""
    settings = {o.name: o.default for o in setup.OPTIONS} | options
    s = setup.empty_table(setup.rules_of(settings), players)
    s.luck = luck_of("setup", players)
    s.chronicle = []
    for p, civ in zip(s.players, civs or CIV_IDS, strict=False):
        p.civ = CIV_IDS.index(civ)
    lay_out(s)
    return s


def home_square(s, seat: int, row: int, col: int) -> int:
    """A square of the home tile, drawn with its arrow up."""
    board = BOARDS[len(s.players)]
    slot = board.home_slot[seat]
    return board.squares_of(slot)[ROTATED[board.arrow[slot]].index(4 * row + col)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_1_the_market_holds_a_token_of_each_resource_for_every_player(players):  # SMC-2.4
    assert fresh(players).supply == [players] * 4


def test_ex_2_america_on_its_suggested_square_starts_with_three_trade():  # SMC-3.6
    s = fresh(2, "america", "china")
    square = home_square(s, 0, 1, 2)
    assert square == home_square(s, 0, *divmod(SUGGESTED[0], 4))
    begin(s, PlayerSetup(0))
    s.play(("capital", square))
    while s.pending is not None:
        s.play(s.legal()[0])
    assert s.players[0].trade == 3


YIELDS = """
america 1 1 3 5 0 0 incense iron
america 1 2 3 5 0 0 incense silk
america 2 1 4 4 0 0 incense silk
america 2 2 4 5 0 0 silk wheat
china 1 1 3 5 0 0 iron
china 1 2 3 5 0 0 wheat
china 2 1 2 7 1 0 iron
china 2 2 3 5 0 0 silk
egypt 1 1 4 5 0 0 wheat
egypt 1 2 5 4 0 0 incense
egypt 2 1 6 2 0 0 silk wheat
egypt 2 2 4 5 0 0 silk
germany 1 1 3 4 0 0 iron silk
germany 1 2 3 5 0 0 iron
germany 2 1 2 6 0 1 iron
germany 2 2 3 5 0 0 wheat
rome 1 1 3 5 0 0 incense
rome 1 2 2 6 0 0 incense iron silk
rome 2 1 3 6 0 0 wheat
rome 2 2 3 6 0 0 iron
russia 1 1 4 4 0 0
russia 1 2 3 6 0 0
russia 2 1 3 4 0 0 wheat
russia 2 2 3 4 0 0 iron
"""


@pytest.mark.parametrize("line", YIELDS.split("\n")[1:-1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_3_yields_of_every_capital_square(line, players):  # SMC-3.1, SMC-4.2
    civ, row, col, trade, production, culture, coin, *resources = line.split()
    others = [other for other in CIV_IDS if other != civ]
    for seat in range(players):
        civs = others[:seat] + [civ] + others[seat : players - 1]
        s = fresh(players, *civs)
        city = capital_of(seat)
        place_city(s, city, home_square(s, seat, int(row), int(col)))
        coins = sum(coins_at(s, square) for square in outskirts(s, city))
        found = [city_trade(s, city), icons_of_production(s, city), city_culture(s, city), coins]
        assert found == [int(trade), int(production), int(culture), int(coin)]
        assert city_resources(s, city) == sum(1 << RESOURCE_IDS.index(id) for id in resources)


def test_ex_4_a_printed_coin_in_the_outskirts_counts_from_the_start():  # SMC-3.7
    s = fresh(2, "germany", "china")
    begin(s, PlayerSetup(0))
    s.play(("capital", home_square(s, 0, 2, 1)))
    while s.pending is not None:
        s.play(s.legal()[0])
    assert s.players[0].coins == 1


def test_ex_5_germany_has_three_infantry_and_the_deck_nine():  # SMC-2.3.1, SMC-3.2, SMC-2.3
    s = fresh(4, "germany", "china", "rome", "russia")
    begin(s, PlayerSetup(0))
    s.play(s.legal()[0])
    assert s.players[0].units == [3, 1, 1, 0]
    assert len(s.decks[INFANTRY].cards) == 15 - 4 - 2


def test_ex_6_stacks_of_the_first_figures():  # SMC-3.3, SMC-11.4
    s = fresh(2, "russia", "america")
    begin(s, PlayerSetup(0))
    s.play(s.legal()[0])
    square = s.legal()[0]
    play(s, square, square, square)  # two armies and a scout in one square
    assert s.pending is None
    begin(s, PlayerSetup(1))
    s.play(s.legal()[0])
    square = s.legal()[0]
    play(s, square, square)  # an army and a scout: two
    assert setup.figure_refusal(s, 1, square[1]).rule == "SMC-11.4"


def test_ex_8_a_start_tech_lies_in_row_one_for_its_owner():  # SMC-3.4, SMC-14.5
    from civitas.games.sid_meiers_civilization.pyramid import fits, rows

    s = table(3, civs=("egypt", "china", "america"))
    egypt, china = s.players[0], s.players[1]
    assert rows(egypt) == [1, 0, 0, 0, 0]
    egypt.techs |= 1 << TECH["pottery"]
    assert fits(egypt, TECH["sailing"])
    china.techs |= 1 << TECH["construction"]
    assert rows(china) == [1, 1, 0, 0, 0]  # for everybody else it is of level II


@pytest.mark.parametrize(("players", "squares", "removed"), [(2, 128, 8), (3, 160, 7), (4, 256, 2)])
def test_ex_9_squares_and_removed_tiles(players, squares, removed):  # SMC-2.5
    s = fresh(players)
    assert len(BOARDS[players].squares) == squares
    assert len(s.unused_tiles) == removed
    assert len(s.facedown) + removed == len(NEUTRAL_TILES)


def test_ex_12_all_neutral_tiles_need_twenty_huts_and_eight_villages():  # SMC-12.2.1
    s = fresh(4)
    for tile in NEUTRAL_TILES:
        slot = s.facedown_slots[0]
        for square in BOARDS[4].squares_of(slot):
            s.token = with_item(s.token, square, 0)
        lay_tile(s, slot, tile, 0)
        place_tokens(s, slot)
    assert s.hut_pool == []
    assert len(s.village_pool) == 2


def test_egypt_takes_an_ancient_wonder_and_a_medieval_one_fills_the_market():  # SMC-2.3.3, SMC-3.2
    s = fresh(2, "china", "egypt")
    begin(s, PlayerSetup(0))
    assert sorted(WONDER_AGE[card] for card in s.market) == [0, 0, 0, 1]  # before anybody sets up
    begin(s, PlayerSetup(1))
    s.play(s.legal()[0])
    assert s.decision().what == "first-wonder"
    wonder = s.first_wonder
    square = s.legal()[0][1]
    s.play(("put", square))
    assert s.wonders[wonder] == square
    assert WONDER_AGE[wonder] == 0
    assert s.first_wonder == NONE
    assert len(s.wonder_deck) == 7


def test_egypts_wonder_replaces_the_icons_of_its_square_before_the_dial_is_set():  # SMC-3.6, SMC-4.6
    s = fresh(2, "egypt", "china")
    begin(s, PlayerSetup(0))
    s.play(("capital", home_square(s, 0, 1, 1)))
    desert = home_square(s, 0, 2, 0)
    s.play(("put", desert))
    while s.pending is not None:
        s.play(s.legal()[0])
    assert s.players[0].trade == 4 - 1


def test_no_wonder_on_water():  # SMC-3.2, SMC-8.9.3
    s = fresh(2, "egypt", "china")
    begin(s, PlayerSetup(0))
    s.play(("capital", home_square(s, 0, 1, 1)))
    water = home_square(s, 0, 0, 1)
    assert IS_WATER[s.ground[water]]
    assert ("put", water) not in s.legal()
    assert s.why_not(("put", water)).message == "not-on-water"


def test_a_capital_stands_on_a_central_square():  # SMC-3.1
    s = fresh(2)
    begin(s, PlayerSetup(0))
    board = BOARDS[2]
    squares = board.squares_of(board.home_slot[0])
    assert [option[1] for option in s.legal()] == [squares[place] for place in CENTRAL]
    assert s.why_not(("capital", squares[0])).rule == "SMC-3.1"


def test_china_starts_walled():  # SMC-3.2
    s = fresh(2, "china", "rome")
    begin(s, PlayerSetup(0))
    s.play(s.legal()[0])
    assert s.walls == 1


@pytest.mark.parametrize(("civ", "government"), [("rome", "republic"), ("russia", "communism"), ("america", "despotism")])
def test_start_governments(civ, government):  # SMC-3.5
    s = fresh(2, civ, "china")
    begin(s, PlayerSetup(0))
    while s.pending is not None:
        s.play(s.legal()[0])
    p = s.players[0]
    assert p.government == GOVERNMENT[government]
    assert p.unlocked >> DESPOTISM & 1
    assert p.unlocked >> GOVERNMENT[government] & 1


def test_americas_great_person_comes_last_and_does_not_change_the_trade_dial():  # SMC-3.6, SMC-3.9
    s = fresh(2, "america", "china")
    begin(s, PlayerSetup(0))
    s.play(("capital", home_square(s, 0, 1, 2)))
    while s.pending is not None:
        s.play(s.legal()[0])
    s.great_people = [1]  # a builder: one coin
    begin(s, FirstGreatPerson(0))
    s.play(s.legal()[0])
    assert (s.players[0].trade, s.players[0].coins) == (3, 1)
    assert s.pending is None
    assert sum(s.players[0].reserve) == 0


def test_the_first_player_sets_up_first():  # SMC-3.9, section 3, SMC-2.8, SMC-5.2
    for seed in range(6):
        s = setup.setup(4, luck_of("order", seed), {o.name: o.default for o in setup.OPTIONS})
        s.chronicle = []
        advance(s)
        assert s.to_act == (s.first,)


def test_nobody_shares_a_civilization_and_all_occur():  # SMC-2.1
    seen = set()
    for seed in range(20):
        s = setup.setup(4, luck_of("civs", seed), {o.name: o.default for o in setup.OPTIONS})
        s.chronicle = []
        advance(s)
        civs = [p.civ for p in s.players]
        assert len(set(civs)) == 4
        seen.update(civs)
    assert seen == set(range(6))


def test_chosen_civilizations_are_chosen_seat_by_seat():  # SMC-23.2
    s = setup.setup(2, luck_of("chosen"), {o.name: o.default for o in setup.OPTIONS} | {"chosen_civilizations": True})
    s.chronicle = []
    advance(s)
    assert len(s.legal(0)) == 6
    s.play(("civilization", 4))
    assert s.why_not(("civilization", 4)).rule == "SMC-2.1"
    s.play(("civilization", 2))
    assert [p.civ for p in s.players] == [4, 2]
    assert s.decision().what == "capital"


def test_a_training_game_is_without_egypt_rome_and_wonders():  # SMC-23.1
    for seed in range(10):
        s = setup.setup(4, luck_of("training", seed), {o.name: o.default for o in setup.OPTIONS} | {"training_game": True})
        s.chronicle = []
        advance(s)
        assert sorted(CIV_IDS[p.civ] for p in s.players) == ["america", "china", "germany", "russia"]
        assert s.market == [NONE] * 4


def test_the_setup_scout_may_gather_in_turn_one():  # SMC-16.8, SMC-3.10
    s = setup.setup(2, luck_of("scouts"), {o.name: o.default for o in setup.OPTIONS})
    s.chronicle = []
    advance(s)
    while s.turn == 0:
        s.play(s.legal()[0])
    assert (s.turn, s.phase, s.fresh) == (1, 1, 0)
    assert type(s.stack[0]).__name__ == "Turns"


def test_everybody_has_the_same_pieces():  # SMC-1.4, SMC-2.2, SMC-3.8
    from civitas.games.sid_meiers_civilization.board import armies_of, scouts_of

    s = fresh(3, "america", "russia", "china")
    assert [len(armies_of(s, seat)) for seat in range(3)] == [6, 7, 6]
    assert [len(scouts_of(seat)) for seat in range(3)] == [2, 2, 2]
    assert [len(s.cities), len(s.figures)] == [9, 27]


def test_the_market_and_the_pools():  # SMC-2.3.2, SMC-2.3.4, SMC-2.3.5, SMC-2.6, SMC-2.7
    s = fresh(4, "america", "china", "germany", "rome")
    assert [n for n in s.buildings if n] == [10, 6, 6, 6, 6, 5, 5, 5]
    assert [len(deck.cards) for deck in s.event_decks] == [19, 17, 11]
    assert (len(s.great_people), len(s.hut_pool), len(s.village_pool)) == (18, 20, 10)
    assert [p.space for p in s.players] == [0, 0, 0, 0]
    assert [len(s.decks[type].cards) + len(s.players) * (type != 3) for type in range(4)] == [15, 15, 15, 8]
    assert len(s.wonder_deck) == 8


def test_shuffles_follow_the_seed():  # SMC-30.1, SMC-30.2, SMC-30.3
    def look(seed):
        s = setup.setup(3, luck_of("same", seed), {o.name: o.default for o in setup.OPTIONS})
        s.chronicle = []
        advance(s)
        return s

    assert look(1) == look(1)
    assert look(1) != look(2)


def test_range_counts_squares_without_diagonals():  # SMC-4.8
    from civitas.games.sid_meiers_civilization.tiles import distance

    assert [distance(0, 1), distance(0, 17), distance(3, 50)] == [1, 2, 4]


def test_a_square_holds_one_marker_and_figures_of_one_player():  # SMC-4.4, SMC-1.3
    from civitas.games.sid_meiers_civilization.invariants import check
    from games.sid_meiers_civilization.table import put_army, q

    s = table(2)
    put_army(s, 0, "c9")
    check(s)
    put_army(s, 1, "c9")
    with pytest.raises(AssertionError, match="share a square"):
        check(s)
    assert q("c9") == 130
