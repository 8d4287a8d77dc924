"""What seats know of each other's cards, and what they must not (CIV80-11.21, 11.37, 18)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.games.civilization_1980.calamities.resolve import Calamities
from civitas.games.civilization_1980.hands import discard_openly, discard_unseen, draw, hand_value, swap, tradable
from civitas.games.civilization_1980.memory import count_known, giver_of
from civitas.games.civilization_1980.offers import covers, total_of
from civitas.games.civilization_1980.purchase import CivilizationCards, Purchase, total_price
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.surplus import SurplusCards
from civitas.games.civilization_1980.tables import CIV, COMMODITIES, KIND, KINDS, STACK
from civitas.games.civilization_1980.trade import Trade
from civitas.games.civilization_1980.worlds import open_offers
from civitas.kernel.chance import luck_of
from civitas.kernel.flow import current
from civitas.kernel.options import Space
from games.civilization_1980.table import begin, deal, table

HIDES, OCHRE, IRON, SALT, GRAIN, CLOTH, BRONZE = (KIND[name] for name in ("hides", "ochre", "iron", "salt", "grain", "cloth", "bronze"))
EPIDEMIC = KIND["epidemic"]


def hands(*names: str, **options: Any) -> State:
    s = table(len(names), **options)
    s.luck = luck_of(1)
    for seat, cards in enumerate(names):
        deal(s, seat, *cards.split())
    s.event = 9
    return s


def knows(s: State, viewer: int, owner: int) -> dict[int, int]:
    return {kind: n for kind, n in enumerate(count_known(s.players[owner], viewer)) if n}


def exchange(s: State, a: int, b: int, gives: tuple[int, ...], takes: tuple[int, ...]) -> None:
    swap(s, s.players[a], s.players[b], gives, gives[0], takes, takes[0])


def test_a_seat_knows_what_it_gave_and_the_table_what_was_named() -> None:
    """CIV80-11.37."""
    s = hands("hides salt salt", "grain grain grain", "iron iron iron")
    exchange(s, 0, 1, (HIDES, SALT, SALT), (GRAIN,) * 3)
    assert knows(s, 0, 1) == {HIDES: 1, SALT: 2}
    assert knows(s, 1, 0) == {GRAIN: 3}
    assert knows(s, 2, 1) == {HIDES: 1}
    assert knows(s, 2, 0) == {GRAIN: 1}


def test_what_a_seat_knows_is_in_its_view_and_in_no_other() -> None:
    s = hands("hides salt salt", "grain grain grain", "iron iron iron")
    exchange(s, 0, 1, (HIDES, SALT, SALT), (GRAIN,) * 3)
    assert s.view(0)["players"][1]["hand"]["holds"] == [HIDES, SALT, SALT]
    assert s.view(2)["players"][1]["hand"]["holds"] == [HIDES]
    assert s.view(None)["players"][1]["hand"] == {"hidden": 3, "backs": ["black"] * 3}


def test_cards_that_leave_unseen_are_counted_against_what_others_knew() -> None:
    s = hands("salt salt salt salt salt", "grain grain grain bronze bronze", "iron iron iron")
    exchange(s, 0, 1, (SALT,) * 5, (GRAIN,) * 3)
    assert knows(s, 0, 1) == {SALT: 5}
    exchange(s, 1, 2, (BRONZE, BRONZE, SALT), (IRON,) * 3)  # seat 0 sees three cards leave, named Bronze
    assert knows(s, 0, 1) == {SALT: 2, IRON: 1}
    assert knows(s, 2, 1) == {IRON: 3}
    assert knows(s, 0, 2) == {BRONZE: 1}


@pytest.mark.parametrize("second", ["salt", "cloth"])
def test_which_of_alike_cards_left_tells_nothing(second: str) -> None:
    """Seat 0 passed one Salt; seat 1 gives one Salt back to it: whether there is another is not known."""
    s = hands("hides iron salt", f"grain grain grain {second}", "iron iron iron")
    exchange(s, 0, 1, (HIDES, IRON, SALT), (GRAIN,) * 3)
    exchange(s, 1, 0, (HIDES, IRON, SALT), (GRAIN,) * 3)
    assert knows(s, 0, 1) == {GRAIN: 3}


def test_the_giver_of_a_calamity_stays_sure_of_it_whatever_its_holder_trades() -> None:
    s = hands("hides salt epidemic", "grain grain grain cloth cloth cloth", "iron iron iron")
    exchange(s, 0, 1, (HIDES, SALT, EPIDEMIC), (GRAIN,) * 3)
    exchange(s, 1, 2, (CLOTH,) * 3, (IRON,) * 3)
    assert knows(s, 0, 1) == {EPIDEMIC: 1, IRON: 1}
    assert EPIDEMIC not in knows(s, 2, 1)


def test_cards_handed_in_are_shown_and_cards_returned_are_not() -> None:
    s = hands("hides salt salt", "grain grain grain", "iron iron iron")
    exchange(s, 0, 1, (HIDES, SALT, SALT), (GRAIN,) * 3)
    discard_openly(s, s.players[1], [SALT])
    assert knows(s, 0, 1) == {HIDES: 1, SALT: 1}
    assert knows(s, 2, 1) == {HIDES: 1}
    discard_unseen(s, s.players[1], [HIDES])
    assert knows(s, 0, 1) == knows(s, 2, 1) == {}
    assert s.stacks[0].seen[-1] == 1 << 1
    assert s.stacks[2].seen[-1] == 0b111


def test_drawn_cards_are_known_to_the_drawer_alone_even_if_all_saw_them_go_under_the_stack() -> None:
    s = hands("salt", "grain", "iron")
    s.stacks[2].cards, s.stacks[2].seen = [], []
    discard_openly(s, s.players[0], [SALT])
    draw(s, s.players[1], 3)
    assert s.players[1].hand == [GRAIN, SALT]
    assert knows(s, 0, 1) == knows(s, 2, 1) == {}


# --- possible worlds


def worlds(s: State, seat: int | None, n: int = 25) -> list[State]:
    found = [s.determinize(seat, random.Random(i)) for i in range(n)]  # type: ignore[arg-type]
    assert all(world.view(seat) == s.view(seat) for world in found)
    return found


def contents(s: State) -> list[int]:
    cards = [card for stack in s.stacks for card in stack.cards] + [card for p in s.players for card in [*p.hand, *p.red]]
    return [cards.count(kind) for kind in range(KINDS)]


def test_a_possible_world_has_all_cards_and_each_stack_its_own_numbers() -> None:
    s = hands("hides salt salt cloth", "grain grain ochre epidemic", "iron iron bronze")
    for world in worlds(s, 0):
        assert contents(world) == contents(s)
        assert all(STACK[card] == stack.number for stack in world.stacks for card in stack.cards)
        assert world.players[0].hand == s.players[0].hand
        assert [len(p.hand) for p in world.players] == [4, 4, 3]


def test_worlds_differ_in_what_is_hidden() -> None:
    s = hands("hides salt salt cloth", "grain grain ochre epidemic", "iron iron bronze")
    assert len({tuple(sorted(world.players[1].hand)) for world in worlds(s, 0)}) > 5


def test_what_a_seat_passed_on_is_where_it_went_in_every_world() -> None:
    s = hands("hides salt epidemic", "grain grain grain cloth", "iron iron iron bronze")
    exchange(s, 0, 1, (HIDES, SALT, EPIDEMIC), (GRAIN,) * 3)
    for world in worlds(s, 0):
        p = world.players[1]
        assert {HIDES, SALT, EPIDEMIC} <= set(p.hand)
        assert giver_of(p, p.hand.index(EPIDEMIC)) == 0


def test_others_may_think_that_a_partner_passed_a_calamity() -> None:
    s = hands("hides salt epidemic", "grain grain grain cloth", "iron iron iron bronze")
    exchange(s, 0, 1, (HIDES, SALT, EPIDEMIC), (GRAIN,) * 3)
    seen = set()
    for world in worlds(s, 2, 80):
        for p in world.players[:2]:
            if EPIDEMIC in p.hand:
                seen.add((p.seat, giver_of(p, p.hand.index(EPIDEMIC))))
    assert {(1, 0), (1, -1)} <= seen
    assert seen <= {(1, 0), (1, -1), (0, 1), (0, -1)}


def test_red_calamities_stay_where_everybody_knows_them() -> None:
    s = hands("hides", "grain flood", "iron")
    for world in worlds(s, 0):
        assert world.players[1].red == [KIND["flood"]]
        assert [stack.cards.index(KIND[name]) for stack, name in ((world.stacks[1], "volcano_earthquake"), (world.stacks[3], "famine"))] == [9, 7]


def test_every_offer_is_covered_and_truly_declared_in_every_world() -> None:
    s = hands("hides salt salt cloth", "grain grain ochre epidemic", "iron iron bronze spice")
    begin(s, Trade())
    s.play(("pass",), 0)
    s.play(("offer", (OCHRE, GRAIN, EPIDEMIC), GRAIN, CLOTH), 1)
    s.play(("offer", (IRON, IRON, BRONZE), IRON, None), 2)
    others = set()
    for world in worlds(s, 0, 40):
        for offer in open_offers(world):
            assert covers(tradable(world.players[offer.seat]), offer.give)
            assert (len(offer.give), total_of(offer.give)) == (offer.count, offer.total)
            assert offer.named in offer.give
            others.add(offer.give)
    assert len(others) > 2  # not always what is really offered


def test_a_large_offer_is_not_believed_to_be_what_it_really_is() -> None:
    """CIV80-11.5, 18: seven commodities may be others with the same total."""
    s = hands("hides salt salt cloth", "ochre hides hides iron papyrus salt grain cloth", "iron iron bronze spice")
    begin(s, Trade())
    s.play(("pass",), 0)
    s.play(("offer", tuple(sorted(KIND[name] for name in ["ochre", "hides", "hides", "iron", "papyrus", "salt", "grain"])), GRAIN, None), 1)
    s.play(("pass",), 2)
    gives = {open_offers(world)[0].give for world in worlds(s, 0, 150)}
    assert len([give for give in gives if max(give) < COMMODITIES]) > 1  # without a calamity among them


def test_worlds_vary_where_offers_compete_for_the_same_cards() -> None:
    """CIV80-11.20: each offer is covered beside all others, and each may be something else."""
    s = hands("hides salt cloth", "ochre ochre iron salt", "hides hides salt iron", "ochre iron iron papyrus")
    begin(s, Trade())
    s.play(("pass",), 0)
    for seat, names in ((1, "ochre ochre salt"), (2, "hides hides salt"), (3, "ochre iron iron")):
        give = tuple(sorted(KIND[name] for name in names.split()))
        s.play(("offer", give, give[-1], None), seat)
    seen: dict[int, set[tuple[int, ...]]] = {}
    for world in worlds(s, 0, 60):
        for offer in open_offers(world):
            assert covers(tradable(world.players[offer.seat]), offer.give)
            assert (len(offer.give), total_of(offer.give)) == (offer.count, offer.total)
            seen.setdefault(offer.seat, set()).add(offer.give)
    assert all(len(gives) > 1 for gives in seen.values()), seen


def purchase_under_way(*chosen: str) -> tuple[State, int]:
    s = hands("hides", "cloth cloth cloth cloth salt salt salt", "iron iron bronze spice spice gems gems")
    s.event = 10
    s.players[2].treasury, s.players[2].stock = 50, s.players[2].stock - 50
    begin(s, CivilizationCards())
    while s.to_act[0] != 2:
        s.play(("pass",))
    for name in chosen:
        s.play(("buy", CIV[name]))
    return s, 2


@pytest.mark.parametrize("paying", [False, True])
def test_what_a_buyer_chose_unseen_may_be_anything_they_can_pay(paying: bool) -> None:
    """CIV80-13.5: nothing is said before it is paid."""
    s, buyer = purchase_under_way("pottery", "drama")
    if paying:
        s.play(("pay",))
    seen = set()
    for world in worlds(s, 0, 200):
        p, chosen = world.players[buyer], current(world, Purchase).chosen
        assert total_price(world, p, chosen) <= hand_value(p) + p.treasury
        assert chosen or not paying
        seen.add(chosen)
    assert len(seen) > 12
    assert 1 << CIV["pottery"] | 1 << CIV["drama"] in seen  # the truth is possible, too


def test_a_poor_buyer_who_pays_holds_something_else_in_some_worlds() -> None:
    """Few hands pay for anything: the cards for it are put together, and not taken from what is really held."""
    s = hands("hides", "salt salt salt salt salt", "ochre", "cloth")
    s.event = 10
    begin(s, CivilizationCards())
    while s.to_act[0] != 1:
        s.play(("pass",))
    s.play(("buy", CIV["mysticism"]))
    s.play(("pay",))
    held = {tuple(sorted(world.players[1].hand)) for world in worlds(s, 0, 60)}
    assert len(held) > 3


# --- the law of views, in random events


def play_at_random(s: State, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if s.over:
            return
        for seat in [None, *range(s.seats())]:
            view = s.view(seat)
            if seat is None:
                continue
            world = s.determinize(seat, rng)
            assert world.view(seat) == view
            assert world.to_act == s.to_act
            for other in world.to_act:
                assert world.legal(other), world.where
        seat = rng.choice(s.to_act)
        options = s.legal(seat)
        s.play(options.sample(rng) if isinstance(options, Space) else rng.choice(options), seat)


NAMES = (
    "hides salt salt epidemic cloth gold",
    "grain grain ochre piracy gems",
    "iron iron bronze spice spice",
    "papyrus papyrus salt civil_disorder grain",
)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mode", ["market", "floor"])
def test_views_are_the_same_in_all_worlds_while_trading(mode: str, seed: int) -> None:
    s = hands(*NAMES, trade_mode=mode, floor_messages=8)
    begin(s, Trade())
    play_at_random(s, random.Random(seed), 60)


@pytest.mark.parametrize("seed", range(4))
def test_views_are_the_same_in_all_worlds_after_the_trade(seed: int) -> None:
    rng = random.Random(seed)
    s = hands(*NAMES)
    exchange(s, 0, 1, (SALT, SALT, EPIDEMIC), (GRAIN, GRAIN, OCHRE))
    s.event = 10
    s.players[0].treasury, s.players[0].stock = 30, 26
    play_at_random(begin(s, CivilizationCards()), rng, 40)
    s.event = 11
    play_at_random(begin(s, Calamities()), rng, 40)
    s.event = 12
    play_at_random(begin(s, SurplusCards()), rng, 10)


def test_a_world_in_the_middle_of_anothers_purchase_can_go_on() -> None:
    s = hands("hides", "cloth cloth cloth cloth salt salt salt", "iron iron bronze spice spice gems gems")
    s.event = 10
    begin(s, CivilizationCards())
    s.play(s.legal()[0])
    s.play(("pay",))
    buyer = s.to_act[0]
    for seat in range(3):
        if seat != buyer:
            for world in worlds(s, seat, 20):
                world.play(world.legal(buyer).sample(random.Random(1)), buyer)
