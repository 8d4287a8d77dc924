"""What the bots buy, and when: cards that open the next epoch, from sets that are kept until then (CIV80-13, 14.3)."""

from __future__ import annotations

from civitas.games.civilization_1980 import GAME
from civitas.games.civilization_1980.purchase import prices
from civitas.games.civilization_1980.sense_buying import meets, next_entry, opened, opening, wishes
from civitas.games.civilization_1980.state import Player, State
from civitas.games.civilization_1980.tables import CIV, CIV_CARDS, CIV_IDS, COST
from civitas.games.civilization_1980.weights import Weights
from games.civilization_1980.table import deal, own, table

W = Weights(GAME.sense.build("greedy-2").weights)


def before(s: State, epoch: int, early: int = 0) -> Player:
    """Whose marker stands before an epoch, or *early* spaces further back."""
    p = s.players[0]
    p.space = s.rules.epoch_start[p.nation][epoch] - 1 - early
    return p


def spent(p: Player, mask: int) -> int:
    return sum(prices(p.cards)[card] for card in range(CIV_CARDS) if mask >> card & 1)


def named(mask: int) -> set[str]:
    return {CIV_IDS[card] for card in range(CIV_CARDS) if mask >> card & 1}


def test_the_cheapest_cards_of_three_groups_open_the_late_bronze_age() -> None:
    s = table(2)
    p = before(s, 3)
    assert next_entry(s, p, p.cards) == 3
    assert opening(s, p, 74) == 0
    found = opening(s, p, 75)
    assert named(found) == {"mysticism", "cloth_making"} or named(found) == {"mysticism", "pottery"}
    assert meets(found, 3)


def test_credits_count_when_the_seventh_card_is_looked_for() -> None:
    s = table(2)
    p = before(s, 4)
    own(s, 0, "mysticism", "cloth_making", "drama", "music", "architecture", "metalworking")
    each = prices(p.cards)
    cheapest = min(each[card] for card in range(CIV_CARDS) if not p.cards >> card & 1)
    assert opening(s, p, cheapest - 1) == 0
    found = opening(s, p, cheapest)
    assert found.bit_count() == 1
    assert each[found.bit_length() - 1] == cheapest


def test_a_thousand_points_are_reached_at_the_lowest_price() -> None:
    s = table(2)
    p = before(s, 5)
    own(s, 0, *CIV_IDS[:7], "law")
    points = sum(COST[card] for card in range(CIV_CARDS) if p.cards >> card & 1)
    found = opening(s, p, 900)
    price = spent(p, found)
    assert points + sum(COST[CIV[name]] for name in named(found)) >= 1000
    assert opening(s, p, price - 1) == 0
    assert opening(s, p, price).bit_count() + 8 <= 11


def test_when_all_epochs_are_open_nothing_more_is_looked_for() -> None:
    s = table(2)
    p = own(s, 0, *CIV_IDS[5:])
    p.space = 14
    assert next_entry(s, p, p.cards) == 0
    assert opening(s, p, 500) == 0


def test_a_set_is_spent_when_an_epoch_asks_for_cards() -> None:
    s = table(2)
    deal(s, 0, "grain", "grain", "grain", "grain", "cloth", "cloth")
    p = before(s, 3)
    assert meets(wishes(W, s, p), 3)


def test_sets_that_grow_are_kept_longer_than_the_first_greedy_kept_them() -> None:
    """Four Spice are 112 points, five 175; all of it goes for a seventh card when that opens an epoch."""
    s = table(2)
    deal(s, 0, "spice", "spice", "spice", "spice", "cloth", "cloth")
    p = own(s, 0, "mysticism", "cloth_making", "drama", "music", "architecture", "pottery")
    before(s, 4, 4)
    first = Weights(GAME.sense.build("greedy-1").weights)
    assert spent(p, wishes(W, s, p)) < spent(p, wishes(first, s, p))
    before(s, 4)
    assert (p.cards | wishes(W, s, p)).bit_count() >= 7


def test_it_is_worth_less_the_earlier_it_comes_and_nothing_when_it_falls_short() -> None:
    s = table(2)
    found = opening(s, before(s, 3), 75)
    now, soon = opened(W, s, before(s, 3), found), opened(W, s, before(s, 3, 2), found)
    assert now == W.buy_entry
    assert 0 < soon < now
    assert opened(W, s, before(s, 3), 1 << CIV["pottery"]) == 0


def test_the_first_greedy_looks_for_no_epoch() -> None:
    assert GAME.sense.build("greedy-1").weights["buy_entry"] == 0


def test_at_a_large_table_all_is_as_the_first_greedy_had_it() -> None:
    """Games of seven that keep their sets take too long."""
    first = GAME.sense.build("greedy-1").weights
    assert W.at(table(4)) is W
    many = W.at(table(5))
    assert (many.buy_keeping, many.buy_entry, many.trade_rival) == (first["buy_keeping"], first["buy_entry"], first["trade_rival"])
    assert (many.move_margin, many.move_seed_corn, many.buy_slack) == (first["move_margin"], first["move_seed_corn"], first["buy_slack"])
    assert Weights(first).at(table(7)).many is None
