"""Food and resources: gaining, paying, losing (TTA-12.6), and blue tokens (TTA-12.4)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from civitas.games.through_the_ages.board import (
    corruption,
    food,
    gain_food,
    gain_resources,
    lose_all_food,
    lose_food,
    lose_resources,
    pay_food,
    pay_resources,
    resources,
)
from civitas.games.through_the_ages.losses import LoseBlueTokens
from civitas.games.through_the_ages.tables import BRONZE, FARMS, MINES, NUMBER, VALUE
from games.through_the_ages.scenes import asked, begin, card, choices, in_play, pact, scene, tokens, units
from games.through_the_ages.table import acting, bank, do, may, option, refused, settle, wonder

IRON, COAL, OIL = MINES[1], MINES[2], MINES[3]


def mines(s, *names):
    """These mines are in play."""
    p = s.players[0]
    p.technologies = sorted({*p.technologies, *[NUMBER[name] for name in names]})
    return p


def test_ex_29_a_token_moves_down():
    s = scene(2)
    p = mines(s, "iron")
    tokens(s, 0, iron=1)
    pay_resources(p, 1)
    assert (p.tokens[BRONZE], p.tokens[IRON]) == (1, 0)  # TTA-12.6.3
    assert p.blue == 15


def test_ex_30_lowest_tokens_first_then_break_the_next():
    s = scene(2)
    p = mines(s, "iron")
    tokens(s, 0, bronze=2, iron=1)
    before = p.blue
    pay_resources(p, 3)
    assert (p.tokens[BRONZE], p.tokens[IRON]) == (1, 0)  # TTA-12.6.9
    assert resources(p) == 1
    assert p.blue == before + 2


def test_ex_32_overpaying_with_an_empty_bank():
    s = scene(2)
    p = mines(s, "coal")
    tokens(s, 0, coal=1)
    bank(s, 0, blue=0)
    pay_resources(p, 1)
    assert (p.tokens[BRONZE], p.tokens[COAL]) == (1, 0)  # TTA-12.6.5: paid 2 for a cost of 1
    assert p.blue == 0


def test_ex_33_gains_end_with_the_bank():
    s = scene(2)
    p = mines(s, "iron")
    bank(s, 0, blue=1)
    assert gain_resources(s, 0, 4) == 2  # TTA-12.6.2
    assert p.tokens[IRON] == 1
    assert gain_resources(s, 0, 4) == 0


def test_ex_34_corruption_takes_resources_then_food():
    from civitas.games.through_the_ages.production import suffer_corruption

    s = scene(2)
    p = tokens(s, 0, bronze=3, agriculture=4)
    bank(s, 0, blue=5)
    assert corruption(p) == 4  # TTA-12.4.4
    suffer_corruption(s, 0)
    assert (resources(p), food(p)) == (0, 3)  # TTA-7.9


@pytest.mark.parametrize(("blue", "loss"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6), (20, 0)])
def test_corruption_table(blue, loss):
    s = scene(2)
    assert corruption(bank(s, 0, blue=blue)) == loss


def test_ex_36_famine_costs_culture():
    from civitas.games.through_the_ages.production import consume

    for culture, left in ((10, 2), (5, 0)):
        s = scene(2)
        p = tokens(s, 0, agriculture=1)
        p.culture = culture
        bank(s, 0, yellow=5)  # eats 3
        consume(s, 0)
        assert food(p) == 0
        assert p.culture == left  # TTA-12.8.1


def test_ex_37_short_of_tokens_the_best_mines_produce_first():
    from civitas.games.through_the_ages.production import produce_resources

    s = scene(2)
    p = units(s, 0, iron=2, bronze=2)
    bank(s, 0, blue=2)
    produce_resources(s, 0)
    assert resources(p) == 4  # TTA-7.3
    assert p.tokens[BRONZE] == 0


def test_ex_38_the_railroad():
    from civitas.games.through_the_ages.production import produce_resources

    s = scene(2)
    p = units(s, 0, coal=2, iron=1, bronze=0)
    in_play(s, 0, wonders=["transcontinental_railroad"])
    produce_resources(s, 0)
    assert (p.tokens[COAL], p.tokens[IRON]) == (3, 1)  # TTA-13.2.4
    assert resources(p) == 11


def test_ex_40_all_tokens_on_farms_go_back():
    s = scene(2)
    p = units(s, 0, irrigation=1)
    tokens(s, 0, agriculture=2, irrigation=3, bronze=1)
    lose_all_food(s, 0)
    assert food(p) == 0
    assert p.blue == 15


def test_ex_41_trade_routes_let_food_pay():
    s = scene(3)
    tokens(s, 0, agriculture=3)
    pact(s, 0, 1, "trade_routes_agreement", side=0)
    in_play(s, 0, specials=["masonry"])
    p = units(s, 0, printing_press=0, warriors=1, knights=1, cavalrymen=0)
    p.unit_resources = 0
    acting(s)
    wonder(s, 0, "library_of_alexandria")  # its first stage costs 1
    assert refused(s, "stage", 1) == "TTA-6.5.1"
    do(s, "trade-routes")
    assert choices(s) == [("stage", 1)]
    do(s, "stage", 1)
    assert food(p) == 2  # TTA-13.9.2
    assert p.stages == 1
    assert not may(s, "trade-routes")  # once this turn


def test_trade_routes_side_b_eats_resources():
    s = scene(3)
    p = tokens(s, 1, agriculture=1, bronze=2)
    pact(s, 0, 1, "trade_routes_agreement", side=0)
    acting(s, 1)
    assert refused(s, "population") == "TTA-6.4.1"
    do(s, "trade-routes")
    assert choices(s) == [("population",)]
    do(s, "population")
    assert (food(p), resources(p)) == (0, 1)  # TTA-13.9.6
    assert p.unused == 2


def test_trade_routes_cannot_help_where_nothing_is_paid():
    s = scene(3)
    tokens(s, 0, agriculture=3, bronze=9)
    pact(s, 0, 1, "trade_routes_agreement", side=0)
    acting(s)
    do(s, "trade-routes")
    assert refused(s, "destroy", "bronze") == "TTA-6.1.5"
    assert refused(s, "end") == "TTA-6.1.5"
    do(s, "build", "bronze")
    p = s.players[0]
    assert (food(p), resources(p)) == (2, 8)


def test_losing_more_than_they_have_loses_everything():
    s = scene(2)
    p = tokens(s, 0, bronze=2, agriculture=1)
    assert lose_resources(s, 0, 5) == 2  # TTA-12.6.6
    assert lose_food(s, 0, 5) == 1
    assert p.blue == 16


def test_gain_takes_the_fewest_tokens_on_the_highest_cards():
    s = scene(2)
    p = mines(s, "iron", "coal", "oil")
    gain_resources(s, 0, 9)
    assert [p.tokens[mine] for mine in MINES] == [1, 0, 1, 1]  # 5 + 3 + 1 (TTA-12.6.9)


def test_food_goes_to_farms_and_resources_to_mines():
    s = scene(2)
    p = s.players[0]
    gain_food(s, 0, 2)
    gain_resources(s, 0, 3)
    assert (food(p), resources(p), p.blue) == (2, 3, 11)
    pay_food(p, 2)
    assert (food(p), p.blue) == (0, 13)


# --- TTA-12.6.9 against an exhaustive search ----------------------------------------------------------------------------


def reference_gain(values, tokens_in_bank, n):
    """Of all ways to place at most the tokens of the bank with sum <= n: greatest sum, fewest tokens, highest cards."""
    best = None
    for numbers in product(*[range(min(tokens_in_bank, n // value) + 1) for value in values]):
        total = sum(a * b for a, b in zip(numbers, values, strict=True))
        if total <= n and sum(numbers) <= tokens_in_bank:
            key = (total, -sum(numbers), tuple(reversed(numbers)))  # values ascend
            if best is None or key > best[0]:
                best = (key, numbers)
    return list(best[1])


def test_gains_are_those_of_an_exhaustive_search():
    for size in range(4):
        for extra in combinations(MINES[1:], size):
            cards = [BRONZE, *extra]
            for blue in range(5):
                for n in range(13):
                    s = scene(2)
                    p = mines(s, *[])
                    p.technologies = sorted({*p.technologies, *cards})
                    bank(s, 0, blue=blue)
                    gain_resources(s, 0, n)
                    assert [p.tokens[c] for c in cards] == reference_gain([VALUE[c] for c in cards], blue, n), (cards, blue, n)


def test_payments_are_exact_or_leave_the_bank_empty():
    for held in product(range(3), repeat=4):
        for blue in range(3):
            s = scene(2)
            p = mines(s, "iron", "coal", "oil")
            total = sum(n * VALUE[mine] for n, mine in zip(held, MINES, strict=True))
            for n in range(1, total + 1):
                for number, mine in zip(held, MINES, strict=True):
                    p.tokens[mine] = number
                p.blue = blue
                pay_resources(p, n)
                left = resources(p)
                assert left == total - n or (left < total - n and p.blue == 0), (held, blue, n)
                assert p.blue + sum(p.tokens) == blue + sum(held)


# --- Bill Gates ---------------------------------------------------------------------------------------------------------------


def test_gates_keeps_resources_on_labs():
    s = scene(2)
    p = units(s, 0, computers=1, alchemy=1)
    in_play(s, 0, leader="bill_gates")
    assert gain_resources(s, 0, 3) == 3
    assert p.tokens[card("computers")] == 1  # TTA-12.6.10: worth its level
    assert gain_resources(s, 0, 1) == 1
    assert p.tokens[BRONZE] == 1  # equal values: on mines before labs
    p.tokens[card("alchemy")] = 1
    pay_resources(p, 1)
    assert p.tokens[card("alchemy")] == 0  # and from labs before mines
    assert p.tokens[BRONZE] == 1


def test_after_gates_left_tokens_on_labs_can_be_spent_but_not_added():
    s = scene(2)
    p = units(s, 0, computers=1)
    in_play(s, 0, leader="bill_gates")
    gain_resources(s, 0, 3)
    in_play(s, 0, leader="charlie_chaplin")
    assert resources(p) == 3
    pay_resources(p, 2)
    assert (p.tokens[card("computers")], p.tokens[BRONZE]) == (0, 1)  # broken into change on mines
    gain_resources(s, 0, 3)
    assert p.tokens[card("computers")] == 0


# --- losing blue tokens ----------------------------------------------------------------------------------------------------------


def test_blue_tokens_are_lost_from_the_bank_first():
    s = scene(2)
    p = tokens(s, 0, bronze=2)
    begin(s, LoseBlueTokens(0, 3))
    assert (p.blue, p.blue_owned) == (11, 13)  # TTA-12.4.5
    assert s.over


def test_blue_tokens_beyond_the_bank_come_from_cards_of_their_choice():
    s = scene(2)
    p = tokens(s, 0, bronze=1, agriculture=2)
    bank(s, 0, blue=1)
    settle(s)
    begin(s, LoseBlueTokens(0, 3))
    assert asked(s) == (0, "lose-token")
    assert choices(s) == [option("lose-token", "agriculture"), option("lose-token", "bronze")]
    s.play(option("lose-token", "bronze"))
    assert s.over  # the last one can only come from Agriculture
    assert (food(p), resources(p), p.blue_owned) == (1, 0, 1)


def test_tokens_on_a_wonder_are_safe():
    s = scene(2)
    bank(s, 0, blue=1)
    p = wonder(s, 0, "pyramids", 1)
    begin(s, LoseBlueTokens(0, 2))
    assert (p.stages, p.blue) == (1, 0)  # TTA-12.4.6
    assert s.over


def test_food_and_resources_share_no_tokens():
    assert not set(FARMS) & set(MINES)
