"""Section 14: the pyramid, research, learning."""

import pytest

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.board import send_scout
from civitas.games.sid_meiers_civilization.learning import LearnFrom, learn
from civitas.games.sid_meiers_civilization.pyramid import fits, learnable, row_of, rows, why_not_fit
from civitas.games.sid_meiers_civilization.research import Research, researchable, why_not_research
from civitas.games.sid_meiers_civilization.tables import ARTILLERY, COIN_SHEET, LEVEL_MASK, TECH, TECH_IDS, TECH_LEVEL, UNIT_TYPE
from civitas.games.sid_meiers_civilization.tiles import BOARDS, IS_WATER
from civitas.games.sid_meiers_civilization.yields import trade_needed
from games.sid_meiers_civilization.cards import knows, over, research, why
from games.sid_meiers_civilization.cards import learn as learned
from games.sid_meiers_civilization.table import begin, centre, know, play, put_army, put_city, put_marker, put_scout, table, told

ONE = [id for id in TECH_IDS if TECH_LEVEL[TECH[id]] == 1]
NOTHING = ("research-nothing",)


def pyramid(*sizes, civ="america"):
    """A player with so many techs in each row."""
    s = table(2, (civ, "china"))
    p = s.players[0]
    p.techs = 0
    for level, n in enumerate(sizes, 1):
        ids = [id for id in TECH_IDS if TECH_LEVEL[TECH[id]] == level]
        know(s, 0, *ids[:n])
    return s


# --- the pyramid (14.5)


@pytest.mark.parametrize(
    ("sizes", "legal"),
    [
        ((0, 0, 0, 0), {1}),
        ((1, 0, 0, 0), {1}),
        ((2, 0, 0, 0), {1, 2}),
        ((3, 2, 0, 0), {1, 3}),  # EX-57
        ((4, 2, 1, 0), {1, 2}),  # EX-57
        ((3, 1, 0, 0), {1, 2}),
        ((4, 3, 2, 0), {1, 4}),
        ((5, 4, 3, 2), {1, 5}),  # EX-58
        ((5, 4, 3, 1), {1, 4}),
        ((10, 2, 0, 0), {2, 3}),
    ],
)
def test_ex_57_a_tech_needs_two_neighbours_with_a_gap_above(sizes, legal):  # SMC-14.5
    p = pyramid(*sizes).players[0]
    assert {TECH_LEVEL[tech] for tech in range(37) if fits(p, tech)} == legal
    assert all((why_not_fit(p, tech) is None) == fits(p, tech) for tech in range(37))


def test_ex_58_space_flight_is_the_fifteenth_tech():  # SMC-14.5
    s = pyramid(5, 4, 3, 2)
    s.players[0].trade = 26
    assert s.players[0].techs.bit_count() == 14
    assert why_not_research(s, 0, TECH["space_flight"]) is None
    s.players[0].trade = 25
    assert why_not_research(s, 0, TECH["space_flight"]).rule == "SMC-14.1"


def test_ex_8_egypts_start_tech_lies_in_row_one():  # SMC-3.4, SMC-14.5
    s = table(2, ("egypt", "china"))
    egypt, china = s.players
    assert rows(egypt) == [1, 0, 0, 0, 0]
    assert row_of(egypt, TECH["construction"]) == 1
    know(s, 0, "pottery")
    assert fits(egypt, TECH["irrigation"])
    egypt.trade = china.trade = 11
    assert why_not_research(s, 0, TECH["irrigation"]) is None
    assert why_not_research(s, 1, TECH["construction"]).rule == "SMC-14.5"
    know(s, 1, "pottery")
    assert why_not_research(s, 1, TECH["construction"]) is None
    china.trade = 10
    assert why_not_research(s, 1, TECH["construction"]).rule == "SMC-14.1"
    assert row_of(china, TECH["construction"]) == 2


def test_russias_communism_lies_in_row_one_too():  # SMC-3.4
    s = table(2, ("russia", "china"))
    know(s, 0, "pottery", "irrigation")
    assert rows(s.players[0]) == [2, 1, 0, 0, 0]


# --- what may be researched (14.1)


def test_what_each_level_needs():  # SMC-14.1
    s = table()
    assert [trade_needed(s, 0, TECH[id]) for id in ("pottery", "irrigation", "biology", "flight", "space_flight")] == [6, 11, 16, 21, 26]


def test_ex_60_porcelain_tower_lowers_the_threshold_not_the_payment():  # SMC-21.5, SMC-W.porcelain_tower
    s = table()
    put_marker(s, "e2", "porcelain_tower")
    p = know(s, 0, "pottery")
    p.trade = 7
    p.coin_tokens[4] = 1
    coins.recount(s, 0)
    assert trade_needed(s, 0, TECH["irrigation"]) == 6
    begin(s, Research())
    s.play(research("irrigation"), 0)
    if not over(s):
        s.play(NOTHING, 1)
    assert p.trade == 1


def test_ex_92_a_blockaded_porcelain_tower_does_not_help():  # SMC-17.1
    s = table()
    put_marker(s, "e2", "porcelain_tower")
    put_army(s, 1, "e2")
    assert trade_needed(s, 0, TECH["irrigation"]) == 11


def test_why_a_tech_is_not_researched():  # SMC-14.1, SMC-14.5
    s = table()
    s.players[0].trade = 6
    begin(s, Research())
    assert why(s, research("currency"), 0) == "SMC-14.1"  # known
    assert why(s, research("irrigation"), 0) == "SMC-14.5"
    assert why(s, ("research", 99), 0) == "SMC-14.1"
    assert research("pottery") in s.legal(0)


# --- the phase (14.2, 14.3, 14.11)


def one_research(trade, coin_tokens, tech="sailing"):
    """America with two level I techs researches."""
    s = table()
    p = know(s, 0, "pottery")
    p.trade, p.coin_tokens[4] = trade, coin_tokens
    s.players[1].trade = 0
    coins.recount(s, 0)
    begin(s, Research())
    s.play(research(tech), 0)
    return s


def test_ex_53_all_trade_is_spent():  # SMC-14.1, SMC-14.3
    s = one_research(18, 0)
    assert knows(s, 0, "sailing")
    assert s.players[0].trade == 0


def test_ex_54_as_much_as_there_are_coins_is_kept():  # SMC-14.3
    assert one_research(18, 4).players[0].trade == 4


def test_ex_56_coins_never_create_trade():  # SMC-14.3
    assert one_research(12, 14).players[0].trade == 12


def test_coins_are_counted_before_the_techs_own():
    s = one_research(18, 2, "civil_service")
    assert s.players[0].trade == 2
    assert s.players[0].coins == 3


def test_nothing_is_chosen_and_nothing_spent():  # SMC-14.11
    s = table()
    s.players[0].trade = 9
    s.players[1].trade = 0
    begin(s, Research())
    s.play(NOTHING, 0)
    assert s.players[0].trade == 9
    assert over(s)


def test_research_is_secret_until_all_have_chosen():  # SMC-14.2
    s = table()
    for p in s.players:
        p.trade = 6
    begin(s, Research())
    s.play(research("pottery"), 0)
    assert "pottery" not in str(s.view(1)) or s.view(1)["pending"]["answered"] == [0]
    assert not knows(s, 0, "pottery")
    assert not told(s, "researches")
    s.play(research("pottery"), 1)
    assert knows(s, 0, "pottery")
    assert knows(s, 1, "pottery")


def test_who_has_nothing_to_choose_is_not_asked():
    s = table()
    s.players[0].trade, s.players[1].trade = 6, 5
    begin(s, Research())
    assert s.to_act == (0,)


def test_ex_61_the_earlier_in_order_of_play_wins_the_space_race():  # SMC-22.2
    s = pyramid(5, 4, 3, 2)
    s.players[1].techs = s.players[0].techs
    for p in s.players:
        p.civ, p.trade = 0, 26
    s.first = 1
    begin(s, Research())
    s.play(research("space_flight"), 0)
    s.play(research("space_flight"), 1)
    assert s.winners == 0b10
    assert not knows(s, 0, "space_flight")


def test_an_earlier_players_fifteenth_coin_wins_before_space_flight():  # SMC-22.7
    s = pyramid(5, 4, 3, 2)
    p, rival = s.players
    p.civ, p.trade = 0, 26
    know(s, 1, "pottery").trade = 11
    rival.coin_tokens[4] = 14
    coins.recount(s, 1)
    s.first = 1
    begin(s, Research())
    s.play(research("space_flight"), 0)
    s.play(research("civil_service"), 1)
    assert s.winners == 0b10


# --- learning (14.4, 14.7, 14.14)


def test_two_reach_fifteen_coins_by_one_tech_and_who_learned_it_wins():  # SMC-22.3, SMC-14.11
    s = table()
    put_city(s, 1, "f8")
    put_marker(s, "e7", "market"), put_marker(s, next(n for n in BOARDS[2].around[centre(s, 1)] if not IS_WATER[s.ground[n]]), "market")
    send_scout(s, put_scout(s, 0, "e7"), 0)  # America gathers one Market of China's, the other is China's own
    for seat in (0, 1):
        s.players[seat].coin_tokens[COIN_SHEET] += 14 - s.players[seat].coins
        coins.recount(s, seat)
    know(s, 1, "currency", "pottery", "navigation", "chivalry", "irrigation")
    s.players[1].trade = 27
    begin(s, Research())
    play(s, research("banking"))
    assert s.ended()
    assert s.winners == 1 << 1


def test_learning_for_nothing_needs_a_place_and_costs_nothing():  # SMC-14.4
    s = table()
    s.players[0].trade = 9
    begin(s, LearnFrom(0, LEVEL_MASK[2]))
    assert over(s)
    know(s, 0, "pottery")
    begin(s, LearnFrom(0, LEVEL_MASK[2]))
    assert why(s, learned("masonry")) == "SMC-14.4"
    assert why(s, learned("biology")) == "SMC-14.5"
    assert why(s, learned("pottery")) == "SMC-14.1"
    s.play(learned("irrigation"))
    assert s.players[0].trade == 9
    assert knows(s, 0, "irrigation")


def test_learning_may_be_declined_where_it_is_optional():
    s = table()
    begin(s, LearnFrom(0, LEVEL_MASK[1], True))
    s.play(("learn-nothing",))
    assert s.players[0].techs.bit_count() == 1


def test_what_can_be_learned_from_somebody():
    s = table()
    assert learnable(s.players[0], s.players[1].techs) == 1 << TECH["writing"]
    assert learnable(s.players[0], s.players[0].techs) == 0


def test_ex_62_germany_gets_a_unit_and_a_resource():  # SMC-14.7, SMC-14.14
    s = table(2, ("germany", "china"))
    p = know(s, 0, "pottery")
    p.trade, s.players[1].trade = 11, 0
    begin(s, Research())
    s.play(research("mathematics"), 0)
    assert p.units[ARTILLERY] == 2
    assert s.legal() == [("take-resource", resource) for resource in range(4)]
    s.play(("take-resource", 3))
    assert p.resources[3] == 1
    assert over(s)


def test_germany_gets_its_bonus_for_learned_techs_and_lower_ranks_too():  # SMC-20.4, R-27
    s = table(2, ("germany", "china"))
    know(s, 0, "railroad")
    step = learn(s, 0, TECH["chivalry"])
    assert type(step).__name__ == "TakeResource"
    assert UNIT_TYPE[s.players[0].forces.cards[-1]] == 2


def test_either_part_of_germanys_bonus_may_be_impossible():  # SMC-14.14
    s = table(2, ("germany", "china"))
    s.decks[ARTILLERY].clear()
    s.supply = [0, 0, 0, 0]
    assert learn(s, 0, TECH["mathematics"]) is None
    assert s.players[0].units[ARTILLERY] == 1


def test_flight_brings_germany_an_aircraft():  # SMC-14.14
    s = table(2, ("germany", "china"))
    learn(s, 0, TECH["flight"])
    assert s.players[0].units[3] == 1


def test_others_get_nothing():  # SMC-20.4
    s = table()
    assert learn(s, 0, TECH["mathematics"]) is None
    assert s.players[0].units[ARTILLERY] == 1


def test_a_tech_without_a_unit_gives_germany_nothing():
    s = table(2, ("germany", "china"))
    assert learn(s, 0, TECH["writing"]) is None


def test_researchable_is_what_the_list_says():
    s = table()
    s.players[0].trade = 27
    assert researchable(s, 0) == [TECH[id] for id in ONE if id != "currency"]
