"""Option spaces: whatever way one asks, they speak of the same options."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.kernel.options import Amounts, OneOf, Refusal, Space, Subset

small = st.integers(0, 3)


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
            Amounts("lose", tuple(bounds), lo, hi, fits)
        return
    agree(Amounts("lose", tuple(bounds), lo, hi, fits), expected)


@given(st.lists(st.integers(0, 9), max_size=5, unique=True), small, st.integers(0, 6), constraints)
def test_subsets(items, lo, hi, fits):
    whole = [tuple(item for item, take in zip(items, taken, strict=True) if take) for taken in product((True, False), repeat=len(items))]
    expected = {("lose", some) for some in whole if lo <= len(some) <= hi and (fits is None or fits(some))}
    if not expected:
        with pytest.raises(ValueError, match="nothing fits"):
            Subset("lose", tuple(items), lo, hi, fits)
        return
    agree(Subset("lose", tuple(items), lo, hi, fits), expected)


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


def test_huge_spaces_are_never_written_out():
    space = OneOf([("pass",)], Subset("keep", tuple(range(200)), 0, 200), Amounts("pay", (50,) * 40, 0, 2000))
    assert space.count() == 1 + 2**200 + 51**40
    option = space.sample(random.Random(3))
    assert option in space
    assert next(iter(space)) == ("pass",)


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
    assert Refusal("TOY-1", "too-far", (1,)) == Refusal("TOY-1", "too-far", (1,))


class Cheap(Subset):
    """Only what costs three together."""

    def leads_on(self, path):
        return sum(item for item, take in zip(self.items, path, strict=False) if take) <= 3


def test_a_subset_of_a_game_says_itself_what_leads_on():
    assert list(Cheap("buy", (1, 2, 3), 0, 3)) == [("buy", (1, 2)), ("buy", (1,)), ("buy", (2,)), ("buy", (3,)), ("buy", ())]
