"""Wars: declaration, resolution, and every card won by either side (TTA-4.3, TTA-5.4, TTA-13.8)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.tables import CONSTRUCTION, LAW, NONE, WARFARE
from civitas.games.through_the_ages.turn import Turn
from civitas.games.through_the_ages.wars import ResolveWar
from games.through_the_ages.scenes import asked, begin, card, choices, hand, in_play, pact, play, politics, scene, strength, tokens


def war(s, name, seat=0, enemy=1):
    """The war that *seat* declared on *enemy* is resolved."""
    s.players[seat].war, s.players[seat].enemy = card(name), enemy
    return begin(s, ResolveWar(seat))


def strong(*numbers, age=3):
    s = scene(len(numbers), age=age)
    strength(s, *numbers)
    return s


def declared(s, name, rival=1):
    """The rule and the message that forbid it, or None."""
    hand(s, 0, name)
    s.players[0].ma = s.players[0].ma_total = 6
    why = politics(s).why_not(("war", card(name), rival))
    return (why.rule, why.message) if why else None


# --- declaring --------------------------------------------------------------------------------------------------------------------


def test_a_war_lies_in_the_declarers_area_until_their_next_turn():
    s = strong(1, 9)
    assert declared(s, "war_over_culture") is None  # TTA-5.4.1: strength does not matter
    play(s, ("war", card("war_over_culture"), 1))
    p = s.players[0]
    assert (p.war, p.enemy, p.military, p.ma) == (card("war_over_culture"), 1, [], 3)
    assert (asked(s), s.players[1].culture) == ((-1, ""), 0)  # TTA-11.9.1: no effect yet


def test_no_war_in_the_last_round():
    s = strong(1, 1)
    s.last_round = 5
    assert declared(s, "war_over_culture") == ("TTA-5.4.1", "no-wars-in-the-last-round")
    s = strong(1, 1, age=4)
    s.last_round = 6
    assert declared(s, "war_over_culture") is None


def test_ex_77_a_war_on_gandhi_costs_twice():
    s = strong(1, 1)
    in_play(s, 1, leader="mahatma_gandhi")
    assert declared(s, "war_over_culture") is None
    s.players[0].ma = 5
    assert politics(s).why_not(("war", card("war_over_culture"), 1)).message == "not-enough-military-actions"
    s.players[0].ma = 6
    politics(s)
    play(s, ("war", card("war_over_culture"), 1))
    assert s.players[0].ma == 0


def test_gandhi_declares_no_wars_but_his_declared_ones_go_on():
    s = strong(9, 1)
    in_play(s, 0, leader="mahatma_gandhi")
    assert declared(s, "war_over_culture") == ("TTA-13.1.19", "your-leader-forbids-attacks")
    s.players[1].culture = 20
    war(s, "war_over_culture")
    assert s.players[0].culture == 13


def test_nobody_can_declare_war_on_side_b_of_loss_of_sovereignty():
    s = strong(1, 1, 1)
    pact(s, 2, 1, "loss_of_sovereignty")
    assert declared(s, "war_over_culture") == ("TTA-5.4.1", "a-pact-protects-the-rival-from-wars")
    assert s.why_not(("war", card("war_over_culture"), 2)) is None  # side A is not protected from third players


@pytest.mark.parametrize("name", ["peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"])
def test_a_pact_that_forbids_attacks_forbids_declaring_war(name):
    s = strong(1, 1, 1)
    pact(s, 0, 1, name)
    assert declared(s, "war_over_territory") == ("TTA-5.3.1", "a-pact-forbids-attacks")


def test_declaring_war_ends_a_military_pact():
    s = strong(1, 1, 1)
    pact(s, 1, 0, "military_pact")
    assert s.players[0].strength == 4
    declared(s, "war_over_culture")
    play(s, ("war", card("war_over_culture"), 1))
    assert (s.players[1].pact, s.players[0].strength) == (NONE, 1)  # TTA-5.4.2


def test_only_one_war_can_be_declared_in_a_turn_and_several_on_one_player():
    s = strong(3, 2, 1)
    s.players[2].war, s.players[2].enemy = card("war_over_culture"), 1
    declared(s, "war_over_culture")
    play(s, ("war", card("war_over_culture"), 1))
    assert asked(s) == (-1, "")  # the phase is over
    assert [p.enemy for p in s.players] == [1, -1, 1]  # TTA-5.4.3


# --- resolving --------------------------------------------------------------------------------------------------------------------


def test_ex_78_war_over_culture_takes_five_and_the_advantage():
    s = strong(20, 12)
    s.players[1].culture = 9
    war(s, "war_over_culture")
    assert [p.culture for p in s.players] == [9, 0]  # TTA-13.8.3
    assert (s.players[0].war, s.players[0].enemy, s.discards.cards) == (NONE, -1, [card("war_over_culture")])  # TTA-4.3.1
    s = strong(12, 20)
    s.players[0].culture = 30
    war(s, "war_over_culture")
    assert [p.culture for p in s.players] == [17, 13]
    s = strong(12, 12)
    s.players[0].culture = s.players[1].culture = 30
    war(s, "war_over_culture")
    assert [p.culture for p in s.players] == [30, 30]
    assert s.players[0].war == NONE


def test_nothing_can_be_added_when_a_war_is_resolved():
    s = strong(12, 11)
    hand(s, 1, "military_bonus_iii", "military_bonus_iii")
    s.players[1].culture = 50
    war(s, "war_over_culture")
    assert (asked(s), s.players[0].culture, len(s.players[1].military)) == ((-1, ""), 6, 2)  # TTA-4.3.2


def test_the_age_ends_before_the_war_of_the_same_turn():
    s = strong(12, 12, 1, age=2)
    pact(s, 1, 0, "open_borders_agreement")  # would give the declarer 2
    s.players[0].war, s.players[0].enemy = card("war_over_culture"), 1
    s.players[1].culture = 20
    s.civil_deck = [card("coal")]
    begin(s, Turn(0))
    assert (s.age, s.players[1].pact, s.players[0].war) == (3, NONE, NONE)
    assert [p.culture for p in s.players] == [0, 20, 0]  # TTA-4.2.6: the pact is antiquated, nobody wins


def test_open_borders_help_the_declarer_when_the_war_is_resolved():
    s = strong(12, 12, 1)
    pact(s, 1, 0, "open_borders_agreement")
    s.players[1].culture = 20
    war(s, "war_over_culture")
    assert [p.culture for p in s.players] == [7, 13, 0]  # TTA-4.3.1, ruling R9


def test_ex_82_a_later_peace_treaty_does_not_stop_a_declared_war():
    s = strong(20, 12, 1)
    s.players[1].culture = 50
    pact(s, 1, 0, "peace_treaty")
    war(s, "war_over_culture")
    assert s.players[0].culture == 13  # TTA-5.5.5


def test_a_later_military_pact_counts_for_both_at_resolution():
    s = strong(20, 12, 1)
    s.players[1].culture = 50
    pact(s, 1, 0, "military_pact")
    war(s, "war_over_culture")
    assert s.players[0].culture == 13  # TTA-5.4.4
    assert s.players[1].pact == card("military_pact")


def test_war_over_territory_takes_one_token_and_one_for_each_full_five():
    s = strong(12, 1, age=2)
    war(s, "war_over_territory")
    assert [p.yellow for p in s.players] == [21, 15]  # TTA-13.8.2: advantage 11, 1 + 2
    s = strong(1, 5, age=2)
    war(s, "war_over_territory")
    assert [p.yellow for p in s.players] == [17, 19]


def test_war_over_territory_takes_no_more_than_the_bank_holds():
    s = strong(30, 1, age=2)
    s.players[1].yellow = 2
    war(s, "war_over_territory")
    assert [p.yellow for p in s.players] == [20, 0]


# --- War over Technology -----------------------------------------------------------------------------------------------------------


def technology_war(ours=12, theirs=0, **loser):
    s = strong(ours, theirs, age=2)
    in_play(s, 1, **loser)
    s.players[1].science = 3
    s.players[1].strength = theirs
    return s


def test_ex_80_war_over_technology_cards_at_their_price_and_the_rest_as_science():
    s = technology_war(ours=11, specials=["code_of_laws", "warfare"])
    war(s, "war_over_technology")
    assert (asked(s), s.pending.about) == ((0, "steal"), {"seat": 1, "budget": 11})
    assert set(choices(s)) == {("steal", card("code_of_laws")), ("steal", card("warfare")), ("stop",)}
    play(s, ("steal", card("code_of_laws")))
    assert set(choices(s)) == {("steal", card("warfare")), ("stop",)}  # 5 left
    play(s, ("steal", card("warfare")))
    assert asked(s) == (-1, "")
    winner, loser = s.players
    assert (winner.specials[LAW], winner.specials[WARFARE], winner.science, loser.science) == (card("code_of_laws"), card("warfare"), 0, 3)
    assert (winner.ca, winner.ca_total, winner.ma_total) == (5, 5, 3)  # TTA-13.8.4: new tokens available
    assert (loser.specials, loser.ca_total, loser.ma_total) == ([NONE] * 4, 4, 2)


def test_ex_80_one_card_and_what_science_there_is():
    s = technology_war(ours=11, specials=["code_of_laws", "warfare"])
    war(s, "war_over_technology")
    play(s, ("steal", card("code_of_laws")), ("stop",))
    assert (s.players[0].science, s.players[1].science, s.players[1].specials[WARFARE]) == (3, 0, card("warfare"))


def test_ex_80_only_science():
    s = technology_war(ours=11, specials=["code_of_laws", "warfare"])
    play(war(s, "war_over_technology"), ("stop",))
    assert (s.players[0].science, s.players[1].science) == (3, 0)


def test_ex_80_a_card_in_hand_cannot_be_stolen():
    s = technology_war(ours=11, specials=["code_of_laws", "warfare"])
    s.players[0].hand = [card("code_of_laws")]
    war(s, "war_over_technology")
    assert choices(s) == [("steal", card("warfare")), ("stop",)]  # TTA-13.8.1


def test_without_anything_to_steal_the_science_is_taken_unasked():
    s = strong(12, 1, age=2)
    s.players[1].science = 20
    war(s, "war_over_technology")
    assert [p.science for p in s.players] == [11, 9]


def test_the_target_may_win_and_steal():
    s = strong(1, 12, age=2)
    in_play(s, 0, specials=["masonry"])
    war(s, "war_over_technology")
    assert asked(s) == (1, "steal")  # TTA-4.3.1, TTA-4.3.3: the choice is the victor's
    play(s, ("steal", card("masonry")))
    assert s.players[1].specials[CONSTRUCTION] == card("masonry")


def test_of_two_of_a_type_the_victor_keeps_the_higher():
    s = technology_war(specials=["strategy"])
    in_play(s, 0, specials=["warfare"])
    war(s, "war_over_technology")
    play(s, ("steal", card("strategy")))
    assert (s.players[0].specials[WARFARE], s.removed) == (card("strategy"), [card("warfare")])
    assert s.players[0].ma_total == 4


def test_a_lower_one_may_be_stolen_only_to_take_it_away():
    s = technology_war(specials=["warfare"])
    in_play(s, 0, specials=["strategy"])
    play(war(s, "war_over_technology"), ("steal", card("warfare")))
    assert (s.players[0].specials[WARFARE], s.players[1].specials[WARFARE], s.removed) == (card("strategy"), NONE, [card("warfare")])


def test_blue_tokens_follow_a_stolen_justice_system_and_the_loser_names_them():
    s = technology_war(specials=["justice_system"])
    s.players[1].blue = 16
    tokens(s, 1, bronze=8, agriculture=7)
    war(s, "war_over_technology")
    play(s, ("steal", card("justice_system")))
    assert (asked(s), s.players[1].blue) == ((1, "lose-token"), 0)
    play(s, ("lose-token", card("bronze")), ("lose-token", card("agriculture")))
    assert (s.players[0].blue, s.players[1].blue_owned) == (19, 13)


def test_stealing_is_not_developing():
    s = technology_war(specials=["warfare"])
    in_play(s, 0, leader="albert_einstein")
    play(war(s, "war_over_technology"), ("steal", card("warfare")))
    assert s.players[0].culture == 0  # TTA-13.1.11


def test_governments_cannot_be_stolen():
    s = technology_war(ours=30, government="monarchy")
    war(s, "war_over_technology")
    assert asked(s) == (-1, "")
