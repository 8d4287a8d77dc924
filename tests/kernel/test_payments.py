"""Paying with substitutes: a miniature of COC-4.1.8, played under all laws."""

import itertools
import math
import random
import time

import pytest
import shop
from shop.prices import KINDS, substitutes

from civitas.kernel.payment import Bill, Payment, bill
from civitas.laws.fuzz import Fuzz


def by_trying(price, covers, held):
    """All amounts that can be assigned to the parts of the price, unit by unit."""

    def assigned(units, need):
        if not units:
            return True
        for part in range(KINDS):
            if covers[units[0]] >> part & 1 and need[part]:
                need[part] -= 1
                fits = assigned(units[1:], need)
                need[part] += 1
                if fits:
                    return True
        return False

    total = sum(price)
    found = set()
    for amounts in itertools.product(*[range(min(n, total) + 1) for n in held]):
        if sum(amounts) == total and assigned([kind for kind, n in enumerate(amounts) for _ in range(n)], list(price)):
            found.add(amounts)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_way_and_no_other(seed):
    rng = random.Random(seed)
    for _ in range(60):
        price = (*[rng.choice((0, 0, 0, 1, 2)) for _ in range(KINDS - 1)], 0)
        names = ("idea_as_food", "any_as_mood", "tokens_alike", "mood_as_any", "captives")
        covers = substitutes(**{name: rng.random() < 0.5 for name in names})
        held = [rng.randrange(4) for _ in range(KINDS)]
        if not sum(price):
            continue
        wanted = by_trying(price, covers, held)
        owed = Bill(price, covers)
        assert owed.payable(held) == bool(wanted)
        if not wanted:
            with pytest.raises(ValueError, match="cannot pay"):
                Payment("pay", [(0, owed)], held)
            continue
        space = Payment("pay", [(0, owed)], held)
        listed = [option[2] for option in space]
        assert sorted(listed) == sorted(wanted)
        assert space.count() == len(wanted)
        assert [space[i] for i in range(len(listed))] == list(space)
        assert all(space.canonical(option) == option for option in space)
        assert all(space.sample(rng)[2] in wanted for _ in range(5))
        assert (space.only() is not None) == (len(wanted) == 1)
        assert not space.contains(("pay", 0, tuple(n + 1 for n in listed[0])))


def test_an_alternative_price_is_a_bill_of_its_own():  # COC-5.3.21: an infantry for food and ore, or with Draft for a mood token
    infantry, draft = bill((1, 0, 1, 0, 0, 0, 0, 0), substitutes()), bill((0, 0, 0, 0, 0, 1, 0, 0), substitutes())
    space = Payment("pay", [(0, infantry), (1, draft)], [1, 0, 1, 0, 1, 1, 0, 0])
    assert list(space) == [
        ("pay", 0, (1, 0, 1, 0, 0, 0, 0, 0)),
        ("pay", 0, (1, 0, 0, 0, 1, 0, 0, 0)),
        ("pay", 0, (0, 0, 1, 0, 1, 0, 0, 0)),
        ("pay", 1, (0, 0, 0, 0, 0, 1, 0, 0)),
    ]


def test_a_wonder_is_counted_exactly_and_at_once():  # 60 to 150 ms a look while completions were walked
    wonder, held = bill((3, 6, 3, 0, 0, 0, 5, 0), substitutes()), [7, 7, 7, 0, 7, 0, 9, 0]
    space = Payment("pay", [(0, wonder)], held)
    start = time.process_time()
    assert space.count() == len(space) == len(set(space)) == 4 * 7 * 4 - 33  # of food, wood and ore, without those that take more than 7 gold
    assert space.sample(random.Random(1)) in space
    assert time.process_time() - start < 1
    assert Payment("pay", [(0, bill((0, 0, 0, 0, 0, 6, 0, 0), substitutes(any_as_mood=True)))], [7, 7, 7, 7, 7, 9, 0, 0]).count() == math.comb(11, 5)


def test_a_page_gets_prices_and_what_may_stand_for_what():
    space = Payment("pay", [(0, bill((2, 0, 0, 0, 0, 0, 0, 0), substitutes(idea_as_food=True)))], [5, 0, 0, 4, 3, 0, 0, 0])
    assert space.plain() == {
        "space": "payment",
        "verb": "pay",
        "bounds": [5, 0, 0, 4, 3, 0, 0, 0],
        "bills": [{"how": 0, "price": [2, 0, 0, 0, 0, 0, 0, 0], "kinds": [0, 3, 4], "covers": [1, 1, 1]}],
    }


@pytest.mark.parametrize(
    "mangled", [("pay", 0), ("pay", "0", (1,) * KINDS), ("pay", 7, (0,) * KINDS), ("pay", 0, [2] + [0] * 7), ("pay", 0, (2.0,) * KINDS)]
)
def test_nonsense_is_refused(mangled):
    space = Payment("pay", [(0, bill((2, 0, 0, 0, 0, 0, 0, 0), substitutes()))], [3] * KINDS)
    assert space.canonical(mangled) is None


def test_the_laws_hold():
    run = Fuzz(shop.GAME, seed=1)
    assert run.run(seconds=6) is None
    assert run.coverage.positions > 50
