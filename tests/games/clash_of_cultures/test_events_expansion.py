"""Great persons and the events of the expansion (COC-7.7, 7.8, COC-EVT-18 to 26, 39 to 48, 55 to 58)."""

import pytest

from civitas.games.clash_of_cultures.cards.card import PERSONS_PLAYED
from civitas.games.clash_of_cultures.decks import draw_objective
from civitas.games.clash_of_cultures.scoring import EVENTS_ROW, count_rows
from civitas.games.clash_of_cultures.state import WARLORD
from civitas.games.clash_of_cultures.tables import ADVANCE, BUILDING, GOOD, LEADER_CARD, SPECIAL, WONDER

from .table import aim, asked, at, attack, city, deal, goods, held, home, know, lead, listed, put, settle, table, throw, turn, units, verbs
from .test_events import card, strike


def pay(s):
    """The first way to pay."""
    s.play(next(option for option in s.legal() if option[0] == "pay"))


def person(s, number, seat=0):
    """A great person in hand, played in a turn."""
    s.event_deck.take(s.event_deck.find(card(number)), 0)
    s.players[seat].persons.append(card(number))
    turn(s, seat)
    s.play(("play-person", card(number)))
    return s


# --- the offer


def test_the_drawer_pays_1_the_others_2():
    """COC-EVT-21, COC-7.7.1, COC-7.7.5."""
    s = table(3)
    goods(s, 0, culture=1), goods(s, 1, culture=1), goods(s, 2, culture=2)
    strike(s, 21)
    assert s.to_act == (0,)
    s.play(("decline",))
    assert s.to_act == (2,)  # seat 1 cannot pay two
    pay(s)
    assert s.players[2].persons == [card(21)]
    assert held(s, 2, "culture") == (0,)
    assert not s.event_discards


def test_nobody_pays():
    """COC-EVT-21."""
    s = strike(table(), 21)
    assert s.over
    assert s.event_discards == [card(21)]


# --- playing them


@pytest.mark.parametrize(
    ("number", "leading"),
    [(18, "fishing"), (19, "arts"), (20, "myths"), (21, "writing"), (22, "math"), (24, "tactics"), (25, "bartering"), (56, "arts")],
)
def test_a_person_may_give_an_advance_from_the_supply(number, leading):
    """COC-EVT-18, COC-EVT-19, COC-EVT-20, COC-EVT-21, COC-EVT-22, COC-EVT-24, COC-EVT-25, COC-EVT-56, COC-7.7.2, COC-7.7.4."""
    s = table()
    city(s, 0, "D4", mood="angry")
    goods(s, 0, mood=1)
    person(s, number)
    assert asked(s) == "advance"
    assert listed(s, "gain") == [ADVANCE[leading]]
    assert "decline" in verbs(s)
    s.play(("gain", ADVANCE[leading]))
    assert s.players[0].track == 3
    assert s.players[0].actions == 2
    assert card(number) in s.event_discards


def test_the_great_explorer_founds_a_city_in_new_land():
    """COC-EVT-18."""
    s = table()
    slot = s.board.slot_of[at("D3")]
    s.revealed &= ~(1 << slot)
    s.unexplored, s.hidden = [slot], [s.rules.players + 8]
    for space in s.board.cells[slot]:
        s.terrain[space] = -1
    goods(s, 0, food=2)
    settle(person(s, 18), ("decline",), ("reveal", slot))
    if asked(s) == "orientation":
        s.play(s.legal()[0])
    if asked(s) == "found-there":
        pay(s)
        if asked(s) == "site":
            s.play(s.legal()[0])
        assert len(s.players[0].cities) == 2
        assert held(s, 0, "food") == (0,)


def test_the_great_artist_makes_a_city_happy():
    """COC-EVT-19."""
    s = table()
    there = city(s, 0, "D4", mood="angry")
    settle(person(s, 19), ("decline",))
    assert s.mood[there] == 2


@pytest.mark.parametrize(("number", "known", "building"), [(20, "myths", "temple"), (26, "writing", "academy")])
def test_prophet_and_engineer_build_without_an_activation(number, known, building):
    """COC-EVT-20, COC-EVT-26."""
    s = table()
    know(s, 0, known)
    city(s, 0, "D4")
    goods(s, 0, food=1, wood=1, ore=1)
    settle(person(s, number), ("decline",))
    here = at(home(s, 0))
    assert ("construct", here, BUILDING[building]) in s.legal()
    assert ("pass",) in s.legal()
    s.play(("construct", here, BUILDING[building]))
    if asked(s) == "temple-token":
        s.play(("take-mood",))
    assert s.active[here] == 0
    assert held(s, 0, "food", "wood", "ore") == (0, 0, 0)


def test_the_philosopher_gives_2_ideas():
    """COC-EVT-21."""
    s = settle(person(table(), 21), ("decline",))
    assert held(s, 0, "idea") == (2,)


def test_the_scientist_gives_an_idea_and_a_card():
    """COC-EVT-22."""
    s = settle(person(table(), 22), ("decline",))
    assert held(s, 0, "idea") == (1,)
    assert len(s.players[0].hand) == 1


def test_the_statesman_gives_a_government_advance_and_2_cards():
    """COC-EVT-23."""
    s = table()
    know(s, 0, "writing", "philosophy", "tactics", "draft")
    person(s, 23)
    assert listed(s, "gain") == [ADVANCE["voting"], ADVANCE["nationalism"]]
    s.play(("gain", ADVANCE["voting"]))
    assert len(s.players[0].hand) == 2
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "tactics", "draft")
    person(s, 23)
    assert set(listed(s, "gain")) == {ADVANCE[id] for id in ("separation_of_power", "civil_liberties", "free_economy")}


def test_the_warlord_moves_and_strikes_with_2_more():
    """COC-EVT-24."""
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=1)
    put(s, 1, "D4", infantry=1)
    settle(person(s, 24), ("decline",))
    throw(s, "3e", "1l")
    assert asked(s) == "move"
    assert s.players[0].turn_marks & WARLORD
    s.play(("move", at("D3"), at("D4")))
    assert units(s, 1, "D4") == {}  # 3 + 2 is a hit
    assert not s.players[0].turn_marks & WARLORD


def test_the_merchant_collects_trade_routes():
    """COC-EVT-25."""
    s = table()
    know(s, 0, "bartering", "trade_routes", "storage")
    city(s, 1, "D4")
    put(s, 0, "D3", settler=1)
    settle(person(s, 25), ("decline",))
    while asked(s) != "turn":
        s.play(s.legal()[-1])
    assert held(s, 0, "food") == (1,)


def test_the_athlete_exchanges_tokens():
    """COC-EVT-56."""
    s = table()
    goods(s, 0, culture=3, mood=1)
    settle(person(s, 56), ("decline",), ("exchange-tokens", GOOD["culture"], 2))
    assert held(s, 0, "culture", "mood") == (1, 3)


def test_the_architect_makes_a_wonder_cheaper():
    """COC-EVT-55, COC-7.7.3."""
    s = table()
    for space in ("D4", "B4"):
        city(s, 0, space)
    know(s, 0, "engineering")
    s.wonder_deck.give(WONDER["great_statue"], s.players[0].wonder_cards, 1)
    goods(s, 0, food=3, wood=4, ore=5, culture=2)
    s.players[0].kept = [card(55)]
    turn(s).play(("build-wonder", at(home(s, 0)), WONDER["great_statue"]))
    assert held(s, 0, "culture") == (0,)
    assert s.players[0].kept == []
    assert card(55) in s.event_discards


def test_the_diplomat_makes_attacks_dear():
    """COC-EVT-57, COC-7.7.3, COC-7.8.9."""
    s = table(3)
    goods(s, 0, culture=1)
    strike(s, 57)
    pay(s)
    s.play(("befriend", 1))
    assert s.players[0].kept == [card(57)]
    assert s.players[0].partner == 1
    know(s, 1, "tactics")
    put(s, 1, "D3", infantry=1)
    city(s, 0, "D4")
    s.stack = []
    turn(s, 1)
    if ("move-units",) in s.legal():
        s.play(("move-units",))
    assert ("move", at("D3"), at("D4")) not in s.legal()  # no culture tokens to pay
    goods(s, 1, culture=2)
    s.relist()
    assert ("move", at("D3"), at("D4")) in s.legal()


def test_the_diplomat_can_be_dismissed():
    s = table()
    s.players[0].kept, s.players[0].partner = [card(57)], 1
    turn(s).play(("dismiss-diplomat",))
    assert s.players[0].partner == -1
    assert s.players[0].kept == []
    assert s.players[0].actions == 2


def test_the_seer_assigns_objectives_secretly():
    """COC-EVT-58, COC-7.8.18."""
    s = table()
    person(s, 58)
    mine, theirs = s.stack[-1].drawn
    settle(s, ("assign", mine, 0))
    if asked(s) == "great-seer":
        s.play(("assign", theirs, 1))
    assert not len(s.players[1].objectives)
    assert s.view(1)["players"][1]["assigned"] != s.view(0)["players"][1]["assigned"]
    draw_objective(s, 1)
    assert s.players[1].objectives.cards == [theirs]
    assert not len(s.players[1].assigned)


def test_every_person_can_be_played():
    assert set(PERSONS_PLAYED) == {card(n) for n in (*range(18, 27), 56, 58)}


# --- the expansion


def test_uprising_turns_tokens_into_points():
    """COC-EVT-39, COC-7.8.13."""
    s = table()
    goods(s, 0, mood=2, culture=3)
    strike(s, 39)
    assert listed(s, "uprising") == [1, 2, 3, 4]
    settle(s, ("uprising", 3), ("pay", 0, (0, 0, 0, 0, 0, 2, 1, 0)))
    assert held(s, 0, "mood", "culture") == (0, 2)
    assert count_rows(s, 0)[EVENTS_ROW] == 3
    assert s.players[0].kept == [card(39)]


def test_an_envoy_brings_gifts_and_a_wonder_card():
    """COC-EVT-40, COC-7.8.19."""
    s = table(3)
    settle(strike(s, 40), ("favour", 2))
    assert held(s, 0, "idea", "culture") == (1, 1)
    assert held(s, 2, "culture") == (1,)
    assert len(s.display) == 1
    settle(strike(s, 40), ("favour", 1))
    assert len(s.display) == 1  # one card lies there already


def test_the_eclipse_ends_the_next_land_battle():
    """COC-EVT-41, COC-7.8.10."""
    s = table()
    strike(s, 41)
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=2)
    throw(s, "1l", "1l", "1l", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert units(s, 0, "D3") == {"infantry": 2}
    assert count_rows(s, 1)[EVENTS_ROW] == 2
    assert s.players[1].kept == [card(41)]
    assert not s.lasting


def test_the_trojan_horse_forbids_a_tactic():
    """COC-EVT-42."""
    s = table()
    strike(s, 42)
    know(s, 1, "tactics")
    deal(s, 1, tactic="high_morale")
    goods(s, 0, wood=1, culture=1)
    put(s, 0, "D7", infantry=1)
    put(s, 1, "D7", infantry=1)
    throw(s, "1l", "1l")
    attack(s, 0, 1, "D7", "D5")
    assert asked(s) == "trojan-horse"
    pay(s)
    assert asked(s) == "retreat"  # nobody was asked for a tactic
    assert s.players[0].kept == [card(42)]
    assert count_rows(s, 0)[EVENTS_ROW] == 2


def test_the_guillotine_ends_recruiting_of_leaders():
    """COC-EVT-43."""
    s = table(2, "rome", "greece")
    lead(s, 0, "sulla", home(s, 0))
    strike(s, 43)
    assert s.players[0].leader == -1
    assert units(s, 0, home(s, 0)) == {}
    s.play(("take-points",))
    assert count_rows(s, 0)[EVENTS_ROW] == 4
    assert s.players[0].leaders_barred
    assert not s.players[0].leaders


def test_the_guillotine_may_bring_a_successor():
    """COC-EVT-43."""
    s = table(2, "rome", "greece")
    strike(s, 43)
    s.play(("succeed", LEADER_CARD["caesar"], at(home(s, 0))))
    assert s.players[0].leader == LEADER_CARD["caesar"]
    assert units(s, 0, home(s, 0)) == {"leader": 1}
    assert not s.players[0].leaders


def test_without_a_leader_left_the_guillotine_gives_points():
    """COC-EVT-43, COC-7.8.12."""
    s = strike(table(), 43)
    assert s.over
    assert count_rows(s, 0)[EVENTS_ROW] == 4


def test_anarchy_takes_the_government():
    """COC-EVT-44, COC-8.1.3, COC-7.8.11."""
    s = table(2, "rome", "greece")
    know(s, 0, "writing", "philosophy", "voting", "free_economy")
    assert s.players[0].specials >> SPECIAL["provinces"] & 1
    strike(s, 44)
    assert s.players[0].anarchy == 2
    assert not s.players[0].specials >> SPECIAL["provinces"] & 1
    assert count_rows(s, 0)[EVENTS_ROW] == 4


def test_scientific_trade():
    """COC-EVT-45."""
    s = table()
    for seat in (0, 1):
        city(s, seat, home(s, seat), "academy", "observatory", mood="happy")
    strike(s, 45)
    assert held(s, 0, "idea") == (2,)
    assert held(s, 1, "idea") == (1,)


def test_flourishing_trade():
    """COC-EVT-46."""
    s = table()
    for space in ("D4", "B4", "F4", "E5"):
        city(s, 1, space, "market")
    strike(s, 46)
    assert held(s, 0, "gold") == (1,)
    assert held(s, 1, "gold") == (3,)


def test_an_era_of_stability():
    """COC-EVT-47."""
    s = table()
    city(s, 1, home(s, 1), "temple", mood="happy")
    city(s, 1, "D5", "obelisk")
    strike(s, 47)
    s.play(("gain-goods", (0, 0, 0, 0, 0, 1, 0, 0)))
    s.play(("gain-goods", (0, 0, 0, 0, 0, 0, 2, 0)))
    assert held(s, 0, "mood") == (1,)
    assert held(s, 1, "culture") == (2,)


def test_a_reformation_changes_a_temples_colour():
    """COC-EVT-48, COC-7.8.14."""
    s = table(3)
    city(s, 0, home(s, 0), "temple", mood="happy")
    city(s, 0, "D4", "temple")
    settle(strike(s, 48), ("reformer", 2))
    assert s.to_act == (2,)
    s.play(("reform", at("D4")))
    assert s.buildings[at("D4")] >> 4 * BUILDING["temple"] & 15 == 3


def test_without_a_temple_another_player_is_reformed():
    """COC-EVT-48."""
    s = table(3)
    city(s, 1, home(s, 1), "temple", mood="happy")
    strike(s, 48)
    assert s.to_act == (1,)
    assert asked(s) == "reformation"


def test_hidden_hands_stay_hidden_in_pandemics():
    """COC-EVT-49."""
    s = table()
    city(s, 0, "D4"), city(s, 0, "B4")
    aim(s, 0, "conqueror")
    strike(s, 49)
    assert asked(s) == "pandemics"  # asked although there is one thing to lose
