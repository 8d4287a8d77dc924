"""Tactics: the lower halves of action cards (COC-6.3, Appendix A.3)."""

import random

import pytest

import civitas
from civitas.games.clash_of_cultures.invariants import shows
from civitas.games.clash_of_cultures.tables import TACTIC, TACTIC_OF
from civitas.laws.hidden_choice import check_hidden_choice
from civitas.laws.secrecy import Outcome

from .table import asked, at, attack, city, clash_at_sea, deal, goods, held, home, know, land, lead, listed, put, settle, table, throw, units, verbs

NONE = ("no-tactic",)


def field(attackers=1, defenders=1, space="D4", **more):
    """Both sides know Tactics and stand on a space."""
    s = table(2, **more)
    for seat in (0, 1):
        know(s, seat, "tactics")
    put(s, 0, space, infantry=attackers)
    put(s, 1, space, infantry=defenders)
    return s


def lay(s, seat, tactic):
    card = deal(s, seat, tactic=tactic)
    return ("tactic", card)


def fight(s, attack_card=None, defence_card=None, dice=(), space="D4"):
    """A battle from D3 in which these are played in round 1."""
    mine = lay(s, 0, attack_card) if attack_card else None
    theirs = lay(s, 1, defence_card) if defence_card else None
    throw(s, *dice)
    attack(s, 0, 1, space, "D3")
    if mine:
        s.play(mine)
    if theirs:
        s.play(theirs)
    return s


# --- playing


def test_ex_99_the_defender_sees_whether_a_card_lies_there():
    s = field()
    mine, theirs = lay(s, 0, "high_morale"), lay(s, 1, "high_morale")
    attack(s, 0, 1, "D4", "D3")
    assert s.to_act == (0,)
    s.play(mine)
    assert s.to_act == (1,)
    assert s.decision().prompt[1]["laid"] == 1
    assert theirs in s.legal()
    assert s.view(1)["stack"] != s.view(0)["stack"]  # but not which
    s = field()
    lay(s, 0, "high_morale"), lay(s, 1, "high_morale")
    attack(s, 0, 1, "D4", "D3")
    s.play(NONE)
    assert s.decision().prompt[1]["laid"] == 0


def test_no_tactic_without_tactics():
    """COC-7.1.3."""
    s = table()
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    deal(s, 0, tactic="high_morale")
    throw(s, "1l", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "retreat"


@pytest.mark.parametrize(
    ("tactic", "role", "in_city", "able"),
    [
        ("flanking", "attacker", False, True),
        ("flanking", "defender", False, False),
        ("defensive_formation", "attacker", False, False),
        ("defensive_formation", "defender", False, True),
        ("for_the_people", "defender", False, False),
        ("for_the_people", "defender", True, True),
        ("siege", "attacker", False, False),
        ("siege", "attacker", True, True),
        ("high_ground", "attacker", True, False),
        ("high_ground", "attacker", False, True),
        ("high_ground", "defender", True, True),
        ("improved_defenses", "defender", True, True),
        ("wedge_formation", "defender", False, False),
    ],
)
def test_a_card_fits_by_role_and_location(tactic, role, in_city, able):
    # COC-TAC-defensive_formation, COC-TAC-flanking, COC-TAC-for_the_people, COC-TAC-high_ground, COC-TAC-improved_defenses, COC-TAC-siege,
    # COC-TAC-wedge_formation
    s = field(space=("D7" if in_city else "D4"))
    seat = 0 if role == "attacker" else 1
    card = lay(s, seat, tactic)
    attack(s, 0, 1, "D7" if in_city else "D4", "D5")
    assert (card in s.legal()) == able


def test_at_sea_only_cards_with_ships():
    s = table()
    land(s, D4="sea", D5="sea")
    for seat in (0, 1):
        know(s, seat, "tactics")
        put(s, seat, "D4", ship=1)
    archers, morale = lay(s, 0, "archers"), lay(s, 0, "high_morale")
    clash_at_sea(s, 0, 1, "D4", "D5")
    assert morale in s.legal()
    assert archers not in s.legal()


def test_a_fortress_alone_may_play_a_card():
    s = table()
    for seat in (0, 1):
        know(s, seat, "tactics")
    city(s, 1, "D7", "fortress", mood="happy")
    put(s, 0, "D7", infantry=1)
    morale, archers = lay(s, 1, "high_morale"), lay(s, 1, "archers")
    attack(s, 0, 1, "D7", "D5")
    assert s.to_act == (1,)
    assert morale in s.legal()
    assert archers not in s.legal()


def test_cards_are_discarded_after_the_round_the_defenders_on_top():
    """COC-6.3.11."""
    s = fight(field(), "high_morale", "high_ground", ("1l", "1l"))
    assert [TACTIC_OF[card] for card in s.action_discards] == [TACTIC["high_morale"], TACTIC["high_ground"]]


# --- the sixteen


def test_archers_kill_before_the_roll():
    """COC-TAC-archers."""
    s = fight(field(1, 2), "archers", None, ("5c", "1l", "1l"))
    assert units(s, 1, "D4") == {"infantry": 1}
    s = fight(field(1, 2), "archers", None, ("4c", "1l", "1l", "1l"))
    assert units(s, 1, "D4") == {"infantry": 2}


@pytest.mark.parametrize(("mine", "theirs"), [("flanking", None), (None, "defensive_formation")])
def test_an_extra_die(mine, theirs):
    """COC-TAC-defensive_formation, COC-TAC-flanking."""
    s = fight(field(), mine, theirs, ("1l", "1l", "1l"))
    assert asked(s) == "retreat"  # all three dice were used


def test_for_the_people_adds_a_die_in_a_city():
    """COC-TAC-for_the_people."""
    s = field(space="D7")
    s = fight(s, None, "for_the_people", ("1l", "1l", "1l"), space="D7")
    assert asked(s) == "retreat"


def test_encircled_strikes_again():
    """COC-TAC-encircled, COC-6.3.10."""
    s = fight(field(1, 2), "encircled", None, ("5c", "1l", "1l", "6i"))
    assert not units(s, 1, "D4")
    s = fight(field(1, 2), "encircled", None, ("5c", "1l", "1l", "4c"))
    assert units(s, 1, "D4") == {"infantry": 1}


def test_encircled_needs_as_many_enemies_removed():
    """COC-TAC-encircled."""
    s = fight(field(2, 2), "encircled", None, ("1l", "1l", "6i", "1l"))
    assert units(s, 0, "D4") == {"infantry": 1}
    assert units(s, 1, "D4") == {"infantry": 2}


def test_ex_64_wedge_formation_and_heavy_resistance():
    """COC-TAC-heavy_resistance, COC-TAC-wedge_formation."""
    s = fight(field(4, 3), "wedge_formation", "heavy_resistance", ("1l", "1l", "1l", "2c", "1l", "1l", "1l"))
    assert s.stack[-2].value == [1 + 1 + 1 + 2 + 3 - 4, 3]


def test_high_ground_silences_the_enemy():
    """COC-TAC-high_ground."""
    s = fight(field(2, 2), "high_ground", None, ("1l", "1l", "3i", "3i"))
    assert s.stack[-2].value[1] == 6


def test_high_morale_adds_2():
    """COC-TAC-high_morale."""
    s = fight(field(), "high_morale", None, ("3e", "1l"))
    assert not units(s, 1, "D4")


def test_improved_defenses_cancels_a_hit():
    """COC-TAC-improved_defenses."""
    s = field(space="D7")
    s = fight(s, None, "improved_defenses", ("5c", "1l"), space="D7")
    assert units(s, 1, "D7") == {"infantry": 1}


def test_martyr_takes_one_of_each_side_and_silences_the_tactic():
    """COC-TAC-martyr."""
    s = fight(field(2, 3), "martyr", "high_morale", ("1l", "1l", "1l"))
    assert units(s, 0, "D4") == {"infantry": 1}
    assert units(s, 1, "D4") == {"infantry": 2}
    assert s.stack[-2].value == [1, 2]


def test_a_leader_given_up_as_martyr_is_no_trophy():
    """COC-TAC-martyr, COC-8.2.8."""
    s = table(2, "rome", "greece")
    know(s, 0, "tactics")
    lead(s, 0, "sulla", "D4")
    put(s, 1, "D4", infantry=1)
    card = lay(s, 0, "martyr")
    attack(s, 0, 1, "D4", "D3")
    s.play(card)
    assert s.players[1].trophies == 0
    assert s.fights[-1].winner == -1


def test_peltasts_cancel_a_hit():
    """COC-TAC-peltasts."""
    s = fight(field(1, 2), None, "peltasts", ("2c", "6i", "5c", "1l", "1l"))
    assert units(s, 1, "D4") == {"infantry": 2}
    s = fight(field(1, 2), None, "peltasts", ("2c", "4c", "5c", "1l", "1l"))
    assert units(s, 1, "D4") == {"infantry": 1}


def test_scout_takes_the_card():
    """COC-TAC-scout, COC-6.3.2, COC-6.3.7."""
    s = fight(field(), "scout", "high_morale", ("1l", "1l"))
    assert s.stack[-2].value == [1, 1]
    assert [TACTIC_OF[card] for card in s.players[0].hand.cards] == [TACTIC["high_morale"]]


@pytest.mark.parametrize("seed", range(5))
def test_a_tactic_that_a_scout_takes_was_shown_to_all(seed):
    """COC-6.3.2, COC-TAC-scout: spectators too, who read its name (law 6; from a fuzzed game)."""
    s = field()
    mine, theirs = lay(s, 0, "scout"), lay(s, 1, "high_morale")
    lay(s, 1, "high_ground")
    throw(s, *["1l"] * 40)
    attack(s, 0, 1, "D4", "D3")
    s.play(mine)
    assert not shows(s, 0, mine)
    assert shows(s, 1, theirs)
    check_hidden_choice(Outcome(s, 1, theirs), None, random.Random(seed), civitas.game("clash_of_cultures"))


def test_scout_comes_before_martyr():
    """COC-TAC-martyr, COC-TAC-scout."""
    s = fight(field(2, 2), "martyr", "scout", ("1l", "1l", "1l", "1l"))
    assert units(s, 0, "D4") == {"infantry": 2}
    assert units(s, 1, "D4") == {"infantry": 2}


def test_siege_wants_2_food():
    """COC-TAC-siege."""
    s = field(1, 1, space="D7")
    goods(s, 1, food=2)
    s = fight(s, "siege", None, ("1l", "3i"), space="D7")
    assert asked(s) == "siege"
    s.play(("decline",))
    assert s.stack[-2].value == [2, 3]  # no clash for the defender
    s = field(1, 1, space="D7")
    goods(s, 1, food=2)
    s = fight(s, "siege", None, ("1l", "3i"), space="D7")
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert s.stack[-2].value == [2, 4]
    assert held(s, 1, "food") == (0,)


def test_surprise_draws_a_card_for_a_kill():
    """COC-TAC-surprise."""
    s = fight(field(1, 2), "surprise", None, ("4c", "1l", "1l"))
    assert units(s, 1, "D4") == {"infantry": 1}
    assert len(s.players[0].hand) == 1


def test_tactical_retreat_leaves_the_field():
    """COC-TAC-tactical_retreat, COC-6.4.10."""
    s = field(1, 2)
    put(s, 1, "D4", settler=1)
    card = lay(s, 1, "tactical_retreat")
    put(s, 0, "D5", infantry=1)
    attack(s, 0, 1, "D4", "D3")
    s.play(card)
    assert at("D5") not in listed(s, "retreat-to")  # an enemy is there
    s.play(("retreat-to", at("E5")))
    assert units(s, 1, "E5") == {"infantry": 2, "settler": 1}
    assert s.fights[-1].winner == 0


def test_tactical_retreat_gives_up_a_city():
    """COC-TAC-tactical_retreat."""
    s = field(1, 1, space="D7")
    card = lay(s, 1, "tactical_retreat")
    attack(s, 0, 1, "D7", "D5")
    settle(s, card, ("retreat-to", at("D6")))
    while asked(s):
        s.play(s.legal()[0])
    assert s.city[at("D7")] == 0


def test_tactical_retreat_needs_a_place():
    """COC-TAC-tactical_retreat."""
    s = field(1, 1)
    for space in s.board.near[at("D4")]:
        s.terrain[space] = 4
    card = lay(s, 1, "tactical_retreat")
    attack(s, 0, 1, "D4", "D3")
    assert card not in s.legal()
    assert verbs(s) == {"no-tactic"}


def test_home_is_where_the_first_city_stands():
    s = table()
    assert home(s, 0) == "D2"
    assert home(s, 1) == "D7"
