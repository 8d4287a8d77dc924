"""Option spaces: whatever way one asks, they speak of the same options."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.kernel.flow import match_option
from civitas.kernel.options import Amounts, Fold, OneOf, Refusal, Space, Subset, Weighed
from civitas.kernel.playout import pick

small = st.integers(0, 3)


class Evens(Fold):
    """The numbers chosen add up to an even one; *values*: of items that are taken or left."""

    def __init__(self, values: list[int] | None = None) -> None:
        self.values = values

    def start(self) -> int:
        return 0

    def step(self, state: int, at: int, n: int) -> int:
        return (state + (n if self.values is None else n * self.values[at])) % 2

    def accepts(self, state: int) -> bool:
        return state == 0


def evens(items: tuple[int, ...]) -> bool:
    return sum(items) % 2 == 0


constraints = st.sampled_from([None, evens])


def agree(space: Space, expected: set[tuple]) -> None:
    """Iteration, count, contains, sample, walking and indexing name the same options."""
    listed = list(space)
    assert set(listed) == expected
    assert len(listed) == len(expected) == space.count() == len(space)
    rng = random.Random(1)
    assert all(option in space and space.canonical(option) == option for option in listed)
    assert {space.sample(rng) for _ in range(20)} <= expected
    assert [space[i] for i in range(len(listed))] == listed
    assert space[-1] == listed[-1]
    assert space.only() == (listed[0] if len(listed) == 1 else None)
    with pytest.raises(IndexError):
        space[len(listed)]
    for junk in (None, 3, (), ("x",), ("lose", 3), ("lose", None), ("lose", (9, 9, 9, 9)), ["lose", listed[0][-1]]):
        assert junk not in space


@given(st.lists(small, min_size=1, max_size=4), small, st.integers(0, 8), constraints)
def test_amounts(bounds, lo, hi, fits):
    expected = {("lose", n) for n in product(*(range(b + 1) for b in bounds)) if lo <= sum(n) <= hi and (fits is None or fits(n))}
    if not expected:
        with pytest.raises(ValueError, match="nothing fits"):
            Amounts("lose", tuple(bounds), lo, hi, fits and Evens())
        return
    agree(Amounts("lose", tuple(bounds), lo, hi, fits and Evens()), expected)


@given(st.lists(st.integers(0, 9), max_size=5, unique=True), small, st.integers(0, 6), constraints)
def test_subsets(items, lo, hi, fits):
    whole = [tuple(item for item, take in zip(items, taken, strict=True) if take) for taken in product((True, False), repeat=len(items))]
    expected = {("lose", some) for some in whole if lo <= len(some) <= hi and (fits is None or fits(some))}
    if not expected:
        with pytest.raises(ValueError, match="nothing fits"):
            Subset("lose", tuple(items), lo, hi, fits and Evens(items))
        return
    agree(Subset("lose", tuple(items), lo, hi, fits and Evens(items)), expected)


@given(st.lists(small, min_size=1, max_size=3), st.lists(st.integers(0, 9), min_size=1, max_size=4, unique=True))
def test_one_of(bounds, items):
    amounts, subset = Amounts("lose", tuple(bounds), 0, 9), Subset("keep", tuple(items), 1, 2)
    agree(OneOf([("pass",), ("wait", 1)], amounts, [], subset), {("pass",), ("wait", 1), *amounts, *subset})


def test_a_space_within_a_space():
    inner = OneOf([("pass",)], Subset("keep", (1, 2), 1, 1))
    agree(OneOf(inner, [("stop",)]), {("pass",), ("keep", (1,)), ("keep", (2,)), ("stop",)})


def test_there_is_no_space_of_no_options():
    with pytest.raises(ValueError, match="nothing fits"):
        OneOf([])
    with pytest.raises(ValueError, match="nothing fits"):
        OneOf()


def test_a_subset_may_be_named_in_any_order_and_is_kept_in_its_own():
    space = Subset("keep", (5, 3, 8), 2, 2)
    assert space.canonical(("keep", (8, 5))) == ("keep", (5, 8))
    assert space.canonical(("keep", (8, 8))) is None
    assert space.canonical(("keep", (8, 4))) is None


def test_equal_is_not_the_same():
    assert repr(Amounts("lose", (1, 1), 1, 2).canonical(("lose", (True, 0)))) == "('lose', (1, 0))"


def test_what_was_drawn_is_taken_as_it_is_and_all_else_is_looked_at():
    space = Subset("keep", (1, 2, 3), 2, 2)
    drawn = pick(None, space, random.Random(1))
    assert match_option(space, drawn) is drawn
    same = ("keep", tuple(reversed(drawn[1])))
    assert match_option(space, same) == drawn
    assert match_option(space, same) is not same
    assert match_option(space, ("keep", (1, 4))) is None
    assert match_option(Subset("keep", (4, 5), 2, 2), drawn) is None  # drawn, but from another space


def test_a_listed_option_is_found_by_itself_or_by_its_like():
    listed = [("build", 0), ("build", 1)]
    assert match_option(listed, listed[1]) is listed[1]
    assert match_option(listed, ("build", True)) is listed[1]
    assert match_option(listed, ("build", 2)) is None


def test_huge_spaces_are_never_written_out():
    space = OneOf([("pass",)], Subset("keep", tuple(range(200)), 0, 200), Amounts("pay", (50,) * 40, 0, 2000))
    assert space.count() == 1 + 2**200 + 51**40
    option = space.sample(random.Random(3))
    assert option in space
    assert next(iter(space)) == ("pass",)


def quickly(work, seconds=1.0):
    """What *work* gives, in a time that no walk through the options would take."""
    start = time.process_time()
    found = work()
    assert time.process_time() - start < seconds
    return found


def test_huge_spaces_answer_at_once():
    space = Subset("keep", tuple(range(40)), 5, 30)
    assert quickly(lambda: bool(space))
    assert quickly(lambda: len(space)) == space.count() == sum(math.comb(40, k) for k in range(5, 31))
    assert quickly(lambda: space[-1]) == ("keep", tuple(range(35, 40)))
    assert quickly(lambda: random.Random(1).choice(space)) in space
    assert quickly(lambda: space[space.count() // 2]) in space


def test_twenty_items_with_a_condition_are_made_and_drawn_at_once():  # a second to make, and ten for one sample, while all was walked
    weights = tuple(range(1, 21))
    space = quickly(lambda: Subset("buy", weights, 0, 20, Weighed(weights, 100, 105)))
    assert quickly(lambda: space.count()) == sum(_subsets_that_weigh(weights)[100:106])
    rng = random.Random(1)
    drawn = quickly(lambda: [space.sample(rng) for _ in range(100)], 2.0)
    assert all(100 <= sum(items) <= 105 for _, items in drawn)


def _subsets_that_weigh(weights):
    ways = [1] + [0] * sum(weights)
    for weight in weights:
        ways = [n + (ways[i - weight] if i >= weight else 0) for i, n in enumerate(ways)]
    return ways


@pytest.mark.parametrize(
    "space",
    [
        Amounts("lose", (3, 1, 2, 2), 2, 5),
        Subset("keep", tuple(range(7)), 2, 4),
        Subset("buy", (1, 2, 3, 4, 5, 6), 0, 6, Weighed((1, 2, 3, 4, 5, 6), 6, 9)),
        Amounts("lose", (2, 2, 2), 0, 6, Evens()),
    ],
    ids=["amounts", "subset", "weighed", "folded"],
)
def test_every_option_is_as_likely_as_any_other(space):
    """Chi squared with k - 1 degrees of freedom stays within six standard deviations of its mean; a walk choice by choice goes far beyond."""
    n, k, rng = 40_000, space.count(), random.Random(7)
    seen = Counter(space.sample(rng) for _ in range(n))
    squares = sum((seen[option] - n / k) ** 2 / (n / k) for option in space)
    assert squares < k - 1 + 6 * math.sqrt(2 * (k - 1))


def test_a_part_of_a_choice_is_as_likely_as_the_others():
    rng = random.Random(1)
    space = OneOf([("pass",)], Subset("keep", tuple(range(30)), 0, 30))
    assert 400 < sum(space.sample(rng) == ("pass",) for _ in range(1000)) < 600


def test_len_says_so_where_it_cannot_count_so_far():
    with pytest.raises(OverflowError, match="ask count"):
        len(Subset("keep", tuple(range(70)), 0, 70))


class Doors(Space):
    """A space of one's own that says nothing of beginnings that go on alike."""

    def choices(self, path):
        return [0, 1] if len(path) < 60 else []

    def option(self, path):
        return ("doors", path)


class Alike(Doors):
    """The same, with a key."""

    def key(self, path):
        return len(path)


def test_what_cannot_be_counted_is_refused_and_not_walked_for_ever():
    with pytest.raises(OverflowError, match="key"):
        quickly(Doors().count, 20.0)
    assert quickly(Alike().count) == 2**60
    assert Alike().sample(random.Random(1))[0] == "doors"


def test_bots_can_walk_a_space_item_by_item():
    space = Amounts("lose", (2, 2, 2), 3, 3)
    path: tuple[int, ...] = ()
    while choices := space.choices(path):
        path = (*path, choices[-1])
    assert space.option(path) == ("lose", (2, 1, 0))


def test_a_page_can_show_a_space_as_one_dialog():
    assert Subset("keep", (1, 2), 1, 5).plain() == {"space": "subset", "verb": "keep", "items": [1, 2], "lo": 1, "hi": 2}
    assert Amounts("pay", (2, 1), 0, 3).plain() == {"space": "amounts", "verb": "pay", "bounds": [2, 1], "lo": 0, "hi": 3}
    assert OneOf([("pass",)], Subset("keep", (1,), 0, 1)).plain()["parts"][0] == [("pass",)]


def test_a_space_of_ones_own_needs_four_methods():
    class Bare(Space):
        """Says nothing."""

    for call in (lambda s: s.choices(()), lambda s: s.option(()), lambda s: s.path(1), lambda s: s.plain()):
        with pytest.raises(TypeError):
            call(Bare())


def test_refusals_print_the_rule():
    assert str(Refusal("TOY-1", "too-far")) == "too far [TOY-1]"
    assert Refusal("TOY-1", "too-far", area=1) == Refusal("TOY-1", "too-far", area=1) != Refusal("TOY-1", "too-far", area=2)


def test_what_is_bought_together_is_weighed():
    assert list(Subset("buy", (1, 2, 3), 0, 3, Weighed((1, 2, 3), 0, 3))) == [
        ("buy", (1, 2)),
        ("buy", (1,)),
        ("buy", (2,)),
        ("buy", (3,)),
        ("buy", ()),
    ]


@pytest.mark.parametrize(
    "space",
    [
        Amounts("lose", (2, 0, 1), 1, 2),
        Amounts("lose", (2, 0, 1), 1, 3, Evens()),
        Subset("keep", (2, 3, 5), 1, 2),
        Subset("keep", (2, 2, 3), 0, 3, Evens([2, 2, 3])),
    ],
)
def test_what_is_matched_as_a_whole_is_what_the_walk_finds(space):
    parts = [-1, 0, 1, 2, 3, 5, 1.0, 0.5, True, "1", None, (1,)]
    asked = [(space.verb, some) for n in range(4) for some in product(parts, repeat=n)]
    asked += [(space.verb,), (space.verb, [1, 0, 0]), ("other", (1, 0, 0))]
    found = [(option, space.canonical(option), Space.canonical(space, option)) for option in asked]
    assert [(option, whole) for option, whole, _ in found] == [(option, walked) for option, _, walked in found]
    assert [repr(whole) for _, whole, _ in found] == [repr(walked) for _, _, walked in found]  # 1.0 and True are written as the numbers they equal
    assert any(whole for _, whole, _ in found)
