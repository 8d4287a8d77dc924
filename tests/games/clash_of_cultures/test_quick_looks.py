"""What the menu finds out quickly is what the rules say at length."""

import random
from itertools import product

import pytest

import civitas
from civitas.games.clash_of_cultures import armies, effects, sense_worth
from civitas.games.clash_of_cultures.activation import best_mood, why_not_activate
from civitas.games.clash_of_cultures.advance import gain_mask, gain_refusal, gainable
from civitas.games.clash_of_cultures.cards.civil import are_near, first_halves, followers, has_pair, pays_both
from civitas.games.clash_of_cultures.cities import building_count, building_supply, has_colour, has_other_colour, within
from civitas.games.clash_of_cultures.collecting import Harvest, Pick
from civitas.games.clash_of_cultures.constructing import list_supplied
from civitas.games.clash_of_cultures.influence import attempts, influence_refusal
from civitas.games.clash_of_cultures.menu import BY_VERB, MAIN, MENU, list_menu
from civitas.games.clash_of_cultures.moving import ALL_ORDERS
from civitas.games.clash_of_cultures.payment import (
    ADVANCE_PRICE,
    BUILD_PRICE,
    EFFECT_PRICE,
    holdings,
    make_deal,
    only_way,
    payable,
    pays_plain,
    price_of,
)
from civitas.games.clash_of_cultures.recruiting import Levy, Needs, recruit_limit
from civitas.games.clash_of_cultures.tables import (
    ACTION_CARDS,
    ADVANCE_COST,
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    FOOD,
    GOODS,
    IN_CATEGORY,
    LEADER,
    WONDER,
)
from civitas.games.clash_of_cultures.ways import list_moves, walks_somewhere
from civitas.kernel.payment import Payment
from civitas.kernel.playout import play_out

from .table import city, goods, know, table, turn

SENSE = civitas.game("clash_of_cultures").sense.build()


@pytest.fixture(scope="module")
def menus():
    """Positions in which somebody's turn is, from games of every size."""
    found = []
    for seed in range(9):
        s = civitas.game("clash_of_cultures").new(players=2 + seed % 3, seed=seed)
        while not s.over and len(found) < 30 * (seed + 1):
            play_out(s, seed + len(found), 7)
            if not s.over and s.pending.what == "turn":
                found.append(s.clone())
    return [(s, s.players[s.current]) for s in found]


def test_moments_are_numbered_as_they_are_named():
    assert [getattr(effects, name.upper()) for name in effects.MOMENT_NAMES] == list(range(len(effects.MOMENT_NAMES)))


def test_both_forms_find_the_same_spaces(menus, monkeypatch):
    looks = (
        lambda s, p: armies.list_occupied(s.stacks[p.seat]),
        lambda s, p: armies.on_map(s, p.seat),
        lambda s, p: armies.leader_space(s, p.seat),
    )
    for compiled in (False, True):
        monkeypatch.setattr(armies, "COMPILED", compiled)
        for s, p in menus:
            stacks = s.stacks[p.seat]
            led = [space for space, stack in enumerate(stacks) if stack >> armies.BITS * LEADER]
            assert [look(s, p) for look in looks] == [[space for space, n in enumerate(stacks) if n], sum(stacks), *(led or [-1])]


def test_buildings_that_are_left_are_counted_together_as_one_by_one(menus):
    for s, p in menus:
        kinds = tuple(range(BUILDINGS))
        assert list_supplied(s, p.seat, kinds) == [kind for kind in kinds if building_supply(s, p.seat, kind)]


def test_colours_of_buildings_are_found_together_as_one_by_one():
    s, rng = table(), random.Random(5)
    for _ in range(500):
        colours = [rng.choice((0, 0, 1, 2, 3, 4)) for _ in range(BUILDINGS)]
        s.buildings[0] = packed = sum(colour << 4 * kind for kind, colour in enumerate(colours))
        assert building_count(s, 0) == sum(colour > 0 for colour in colours)
        for seat in range(-1, 4):
            assert has_other_colour(packed, seat) == any(colour not in (0, seat + 1) for colour in colours)
            assert seat < 0 or has_colour(packed, seat) == (seat + 1 in colours)


def test_effects_that_answer_are_those_that_are_enrolled(menus):
    books = (effects.BY_ADVANCE, effects.BY_SPECIAL, effects.BY_WONDER)
    for _, p in menus:
        for moment, name in enumerate(effects.MOMENT_NAMES):
            held = [book[n] for book, mask in zip(books, (p.effects, p.specials, p.wonders), strict=True) for n in sorted(book) if mask >> n & 1]
            held += [effects.BY_LEADER[p.leader]] if p.leader in effects.BY_LEADER else []
            held += [effects.BY_EVENT[card] for card in p.kept if card in effects.BY_EVENT]
            wanted = [each for each in held if getattr(type(each), name) is not getattr(effects.Effect, name)]
            assert sorted(map(id, effects.answering(p, moment))) == sorted(map(id, wanted))


# --- harvests


def shapes():
    """Spaces by how many goods they give and whether they are sea or far."""
    kinds = ((1, False, False), (2, False, False), (2, False, True), (1, True, False))
    for spaces in product(kinds, repeat=3):
        for limit, far, focus in ((1, 0, False), (2, 1, False), (4, 2, False), (2, 1, True)):
            if far or not any(is_far for _, _, is_far in spaces):  # far spaces are looked at only where they may be used
                yield spaces, limit, far, focus


def harvest(spaces, limit, far, focus):
    return Harvest([Pick(10 + i, (1 << n) - 1, is_far, sea) for i, (n, sea, is_far) in enumerate(spaces)], limit, far, focus)


def allowed(spaces, limit, far, focus):
    """All harvests by the rule (COC-5.3.5, 5.3.6, 5.3.9): tried out one by one."""
    pairs = [(10 + i, good) for i, (n, _, _) in enumerate(spaces) for good in range(n)]
    for amounts in product(range(limit + 1), repeat=len(pairs)):
        taken = [pair for n, pair in zip(amounts, pairs, strict=True) for _ in range(n)]
        places = [space for space, _ in taken]
        seas = {space for space in places if spaces[space - 10][1]}
        fars = {space for space in places if spaces[space - 10][2]}
        once = focus or len(set(places)) == len(places)
        if 1 <= len(taken) <= limit and once and len(seas) <= 1 and len(fars) <= far:
            yield ("harvest", tuple(places), tuple([good for _, good in taken]))


def test_harvests_are_counted_listed_and_found_as_the_rule_says():
    for shape in shapes():
        space = harvest(*shape)
        listed = list(space)
        assert sorted(listed) == sorted(allowed(*shape)), shape
        assert space.count() == len(listed)
        assert [space.nth(n) for n in range(len(listed))] == listed
        assert all(option in space for option in listed)


# --- prices


def test_a_price_is_paid_at_once_only_where_there_is_one_way():
    """COC-4.1.8: and then it is that way."""
    rng, seen = random.Random(3), set()
    prices = (price_of(food=1, ore=1), price_of(culture=2), price_of(food=1, wood=1, ore=1), price_of(mood=1), ADVANCE_COST)
    for _ in range(1500):
        s = table()
        p = s.players[0]
        p.goods = [rng.choice((0, 0, 1, 2, 3)) for _ in range(GOODS)]
        price = rng.choice(prices)
        purpose = ADVANCE_PRICE if price is ADVANCE_COST else rng.choice((EFFECT_PRICE, BUILD_PRICE))
        deal = make_deal(s, p, purpose, price)
        if purpose != ADVANCE_PRICE:
            assert pays_plain(p.goods, price) == payable(s, p, deal)
        only = only_way(p, purpose, price)
        if only:
            assert list(Payment("pay", deal.bills(), holdings(p))) == [("pay", 0, only)]
        seen.add(bool(only))
    assert seen == {True, False}


# --- in play


def test_what_may_be_gained_is_what_is_not_refused(menus):
    """COC-5.1.2, 5.1.3."""
    for _, p in menus:
        wanted = [advance for advance in range(ADVANCES) if gain_refusal(p, advance) is None]
        assert gainable(p) == wanted
        assert gain_mask(p) == sum(1 << advance for advance in wanted)


def test_a_pair_is_found_where_one_could_be_paid(menus):
    """COC-7.8.23."""
    for s, p in menus:
        before, p.goods = p.goods, [7] * GOODS
        assert has_pair(p) == any(first_halves(s, p, category) for category in range(CATEGORIES))
        p.goods = before


def test_first_advances_of_a_pair_are_those_after_which_a_second_can_be_paid(menus):
    """COC-7.8.23."""
    for s, p in menus:
        for category in range(CATEGORIES):
            wanted = [first for first in gainable(p, IN_CATEGORY[category]) if any(pays_both(s, p, first, then) for then in followers(p, first))]
            assert first_halves(s, p, category) == wanted


def test_upper_halves_are_offered_where_they_are_not_refused(menus):
    """COC-7.1.8, 7.1.9."""
    play, seen = BY_VERB["play"], set()
    for s, p in menus:
        held = p.hand.cards
        for card in range(ACTION_CARDS):
            p.hand.cards = [card]
            listed: list[tuple] = []
            play.offer(s, p, listed)
            forms = [("play", card), *[("play", card, seat) for seat in range(len(s.players))]]
            assert sorted(listed) == sorted(form for form in forms if play.refusal(s, p, form) is None)
            seen.add(bool(listed))
        p.hand.cards = held
    assert seen == {True, False}


def test_a_city_recruits_if_some_unit_can_be_chosen(menus):
    """COC-5.3.18, 5.3.26."""
    for s, p in menus:
        listed: list[tuple] = []
        BY_VERB["recruit"].offer(s, p, listed)
        for space in p.cities:
            able = why_not_activate(s, p, space) is None and Levy(
                Needs(s, p, space, recruit_limit(s, p, space, best_mood(s, p, space)))
            ).begins_later(0)
            assert (("recruit", space) in listed) == able


def test_an_influence_is_offered_if_some_attempt_is_listed(menus):
    """COC-5.7.14."""
    for s, p in menus:
        for tokens in (0, 1):
            if not p.influenced:
                assert (influence_refusal(s, p, tokens) is None) == bool(attempts(s, p, tokens))


def test_who_walks_somewhere_has_a_move(menus):
    for s, p in menus:
        assert not walks_somewhere(s, p) or list_moves(s, p, ALL_ORDERS)


def test_neighbours_are_within_two_spaces(menus):
    for s, p in menus:
        for q in s.players:
            if q.seat != p.seat:
                places = [[*x.cities, *[space for space, stack in enumerate(s.stacks[x.seat]) if stack]] for x in (p, q)]
                assert are_near(s, p.seat, q.seat) == any(within(s, a, b, 2) for a in places[0] for b in places[1])


def test_no_verb_that_is_left_out_would_have_been_listed(menus):
    """What the menu does not ask, because something is missing for it, lists nothing."""
    for s, p in menus:
        whole: list[tuple] = []
        for action in MENU:
            if action.when & MAIN and (p.actions > 0 or not action.uses_action):
                action.offer(s, p, whole)
        if not p.turn_marks:
            assert list_menu(s, p, MAIN) == whole


# --- the bot


def ready_for_the_pyramid():
    s = table(2)
    for space in ("D4", "B4"):
        city(s, 0, space)
    know(s, 0, "engineering", "myths", "rituals")
    s.wonder_deck.give(WONDER["great_pyramid"], s.players[0].wonder_cards, 1)
    goods(s, 0, food=2, wood=3, ore=7, culture=5)
    return turn(s, 0)


def test_the_bot_builds_a_wonder_that_it_can_pay():
    s = ready_for_the_pyramid()
    options = s.legal(0)
    advised = SENSE.advice(s, 0, options)
    assert options[advised.index(max(advised))][0] == "build-wonder"


def test_what_a_wonder_still_needs_is_worth_more_the_nearer_it_is():
    s = ready_for_the_pyramid()
    p = s.players[0]
    near = sense_worth.progress(s, p, WONDER["great_pyramid"])
    p.goods[FOOD] -= 1
    assert near > sense_worth.progress(s, p, WONDER["great_pyramid"])
    assert near == pytest.approx(1.0)


def test_the_bot_does_not_give_up_an_action_that_brings_something():
    s = turn(table(2), 0)
    options = s.legal(0)
    advised = SENSE.advice(s, 0, options)
    assert options[advised.index(max(advised))][0] != "forfeit"


def test_the_bot_still_builds_in_the_last_turn_although_goods_lose_their_worth():
    s = table(2)
    city(s, 0, "D4")
    know(s, 0, "writing")
    goods(s, 0, food=2, ore=7, wood=7, idea=1)
    s.age, s.round = 6, 3
    options = turn(s, 0).legal(0)
    advised = SENSE.advice(s, 0, options)
    assert options[advised.index(max(advised))][0] == "construct"
