"""Pacts: offers, answers, both sides of every card, cancelling (TTA-5.5, TTA-5.6, TTA-13.9)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.production import food_production, produce_food, produce_resources, resource_production
from civitas.games.through_the_ages.ratings import pacts_of
from civitas.games.through_the_ages.tables import NONE
from games.through_the_ages.scenes import asked, card, choices, event, hand, in_play, pact, play, politics, scene, tokens


def offered(name, partner=1, side="A", players=3):
    s = scene(players)
    hand(s, 0, name)
    politics(s)
    return play(s, ("offer", card(name), partner, side))


# --- offering -----------------------------------------------------------------------------------------------------------------------


def test_the_partner_accepts_or_refuses_at_once():
    s = offered("trade_routes_agreement", partner=2, side="B")
    assert (asked(s), choices(s)) == ((2, "pact"), [("accept",), ("refuse",)])  # TTA-5.5.2
    assert s.pending.about == {"seat": 0, "card": card("trade_routes_agreement"), "side": "A"}
    play(s, ("accept",))
    p = s.players[0]
    assert (p.pact, p.partner, p.side, p.military) == (card("trade_routes_agreement"), 2, 1, [])
    assert pacts_of(s, 2) == [(card("trade_routes_agreement"), 0, 0)]
    assert asked(s) == (-1, "")  # the political action is used up


def test_a_refused_pact_returns_to_the_hand_and_stays_known_to_all():
    s = offered("peace_treaty")
    play(s, ("refuse",))
    assert (s.players[0].military, s.players[0].pact) == ([card("peace_treaty")], NONE)  # TTA-5.5.3
    assert s.view(2)["players"][0]["military"]["holds"] == [card("peace_treaty")]  # TTA-5.5.7
    assert asked(s) == (-1, "")


def test_the_same_card_may_be_offered_again_later():
    s = offered("peace_treaty")
    play(s, ("refuse",))
    politics(s)
    assert ("offer", card("peace_treaty"), 1, "A") in choices(s)


def test_equal_pacts_are_offered_without_a_side():
    s = scene(3)
    hand(s, 0, "peace_treaty", "international_trade_agreement")
    politics(s)
    offers = [option[1:] for option in choices(s) if option[0] == "offer"]
    treaty, trade = card("peace_treaty"), card("international_trade_agreement")
    assert sorted(offers) == sorted([(treaty, 1, "A"), (treaty, 2, "A"), *[(trade, seat, side) for seat in (1, 2) for side in "AB"]])
    assert (s.why_not(("offer", treaty, 1, "B")).rule, s.why_not(("offer", treaty, 1, "B")).message) == ("TTA-5.5.1", "pact-has-no-sides")
    assert s.why_not(("offer", card("military_pact"), 1, "A")).message == "card-is-not-in-your-hand"
    assert s.why_not(("offer", treaty, 0, "A")).message == "no-such-rival"


def test_offering_costs_no_military_action():
    s = offered("peace_treaty")
    assert s.players[0].ma == 2  # TTA-5.5.6


def test_ex_81_a_new_pact_replaces_the_one_in_the_own_area_only():
    s = scene(4)
    pact(s, 0, 1, "military_pact")
    pact(s, 3, 0, "open_borders_agreement")
    hand(s, 0, "peace_treaty")
    politics(s)
    play(s, ("offer", card("peace_treaty"), 2, "A"))
    assert s.players[0].pact == card("military_pact")
    play(s, ("accept",))
    assert (s.players[0].pact, s.players[0].partner) == (card("peace_treaty"), 2)
    assert s.players[3].pact == card("open_borders_agreement")  # TTA-5.5.4, TTA-11.8.1
    assert (s.players[0].strength, s.players[1].strength) == (1, 1)  # the military pact is gone for both
    assert (s.players[0].culture_rating, s.players[2].culture_rating) == (1, 1)


def test_ex_81_refused_the_old_pact_stays():
    s = scene(4)
    pact(s, 0, 1, "military_pact")
    hand(s, 0, "peace_treaty")
    politics(s)
    play(s, ("offer", card("peace_treaty"), 2, "A"), ("refuse",))
    assert (s.players[0].pact, s.players[0].military) == (card("military_pact"), [card("peace_treaty")])


def test_two_players_left_make_no_pacts_but_may_cancel_one():
    s = scene(3)
    pact(s, 1, 0, "peace_treaty")
    hand(s, 0, "military_pact")
    s.players[2].playing, s.in_game = False, 2
    politics(s)
    assert [option for option in choices(s) if option[0] in ("offer", "cancel")] == [("cancel", 1)]
    why = s.why_not(("offer", card("military_pact"), 1, "A"))
    assert (why.rule, why.message) == ("TTA-5.5.8", "no-pacts-between-two-players")


# --- cancelling -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_either_party_may_cancel_a_pact_in_whoevers_area(seat):
    s = scene(3)
    pact(s, 0, 1, "military_pact")
    politics(s, seat)
    play(s, ("cancel", 0))
    assert (s.players[0].pact, [p.strength for p in s.players]) == (NONE, [1, 1, 1])  # TTA-5.6.1, TTA-13.9.5
    assert s.box.cards[-1] == card("military_pact")  # TTA-10.8


def test_a_third_player_cannot_cancel_it():
    s = scene(3)
    pact(s, 0, 1, "military_pact")
    politics(s, 2)
    assert (s.why_not(("cancel", 0)).rule, s.why_not(("cancel", 0)).message) == ("TTA-5.6.1", "no-pact-of-yours-there")


# --- card by card, both sides -----------------------------------------------------------------------------------------------------------


def both(name, owner_side):
    """Seat 0 owns the pact and takes that side; seat 1 has the other."""
    s = scene(3)
    pact(s, 0, 1, name, owner_side)
    return s, s.players[owner_side], s.players[1 - owner_side]  # A, B


@pytest.mark.parametrize("side", [0, 1])
def test_open_borders_gives_both_a_military_action(side):
    s, a, b = both("open_borders_agreement", side)
    assert [(p.ma, p.ma_total) for p in (a, b)] == [(3, 3), (3, 3)]  # TTA-13.9.7: available at once
    politics(s)
    play(s, ("cancel", 0))
    assert [(p.ma, p.ma_total) for p in (a, b)] == [(2, 2), (2, 2)]


@pytest.mark.parametrize("side", [0, 1])
def test_acceptance_of_supremacy_moves_a_resource_of_production(side):
    s, a, b = both("acceptance_of_supremacy", side)
    for p in (a, b):
        produce_resources(s, p.seat)
    assert (resources(a), resources(b)) == (3, 1)
    assert (resource_production(s, a), resource_production(s, b)) == (3, 1)


@pytest.mark.parametrize("side", [0, 1])
def test_international_trade_agreement_a_resource_for_a_and_food_for_b(side):
    s, a, b = both("international_trade_agreement", side)
    for p in (a, b):
        produce_food(s, p.seat)
        produce_resources(s, p.seat)
    assert [(food(p), resources(p)) for p in (a, b)] == [(2, 3), (3, 2)]
    assert [food_production(s, p) for p in (a, b)] == [2, 3]


@pytest.mark.parametrize("side", [0, 1])
def test_promise_of_military_protection_culture_for_a_strength_for_b(side):
    _, a, b = both("promise_of_military_protection", side)
    assert [(p.strength, p.culture_rating) for p in (a, b)] == [(1, 1), (5, 0)]  # a rating is never below 0


@pytest.mark.parametrize("side", [0, 1])
def test_loss_of_sovereignty_culture_moves_from_b_to_a(side):
    s = scene(3)
    in_play(s, 0, wonders=["taj_mahal"])
    in_play(s, 1, wonders=["eiffel_tower"])
    before = [p.culture_rating for p in s.players]
    pact(s, 0, 1, "loss_of_sovereignty", side)
    change = [p.culture_rating - was for p, was in zip(s.players, before, strict=True)]
    assert change == ([2, -2, 0] if side == 0 else [-2, 2, 0])


def test_military_pact_and_peace_treaty_are_equal_for_both():
    _, a, b = both("military_pact", 0)
    assert (a.strength, b.strength) == (4, 4)
    _, a, b = both("peace_treaty", 0)
    assert (a.culture_rating, b.culture_rating) == (1, 1)


def test_international_tourism_counts_the_partners_completed_wonders_also_ruins():
    s = scene(3)
    in_play(s, 0, wonders=["pyramids", "ocean_liner_service"], ruined=["pyramids"])
    in_play(s, 1, wonder="hollywood")
    pact(s, 0, 1, "international_tourism")
    assert [p.culture_rating for p in s.players] == [2, 2, 0]  # 2 for the ruin; 2 wonders of the partner


def test_ex_57_scientific_cooperation_two_less_and_the_partner_pays_one():
    """EX-57, through Development of Civilization, which takes another one off."""
    s = scene(3, age=1)
    pact(s, 2, 0, "scientific_cooperation")
    p, partner = s.players[0], s.players[2]
    p.hand, p.science, partner.science = [card("code_of_laws")], 3, 1
    event(s, "development_of_civilization")
    play(s, ("develop", card("code_of_laws")))
    assert (p.science, partner.science) == (0, 0)
    s = scene(3, age=1)
    pact(s, 2, 0, "scientific_cooperation")
    s.players[0].hand, s.players[0].science = [card("code_of_laws")], 9
    assert asked(event(s, "development_of_civilization")) == (-1, "")  # TTA-13.9.1: the partner cannot pay


def test_trade_routes_do_not_help_on_another_players_turn():
    s = scene(3, age=1)
    pact(s, 1, 0, "trade_routes_agreement", 1)
    tokens(s, 0, agriculture=1)
    event(s, "development_of_civilization", seat=2)
    assert choices(s) == [("decline",), ("population",)]  # TTA-13.9.6: nothing can be built with the food
