"""Chance: the same on every machine for ever; fair; scripted for tests."""

from __future__ import annotations

from collections import Counter

import pytest
import toys

from civitas.kernel import chance
from civitas.kernel.chance import HELD, luck_of, roll, script_luck, shuffle, take_mark


def table(luck: tuple[int, ...]) -> toys.Table:
    s = toys.Table([])
    s.luck = luck
    return s


def test_these_numbers_never_change():
    """Every stored game hangs on them: if this fails, no record can be replayed."""
    assert luck_of("marches", 7) == (398043241346463967, 863964270266903253, 1057892841466403708, 0)
    s = table(luck_of("marches", 7))
    assert [roll(s, 6) for _ in range(12)] == ROLLS
    cards = list(range(12))
    shuffle(s, cards)
    assert cards == SHUFFLED
    assert s.luck == (*luck_of("marches", 7)[:3], 14)


def test_another_seed_gives_other_luck():
    assert len({luck_of("a", 1), luck_of("a", 2), luck_of("b", 1), luck_of("a", "1")}) == 4


def test_luck_fits_into_words_that_stay_fast():
    assert all(0 <= word < 1 << 60 for seed in range(200) for word in (*luck_of(seed), *chance._words(luck_of(seed), 64)))


def test_dice_are_fair():
    s = table(luck_of("fair"))
    seen = Counter(roll(s, 6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 20.5  # chi square, 5 degrees of freedom: 1 in 1000


def test_shuffles_are_fair():
    s = table(luck_of("shuffles"))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        shuffle(s, cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 20.5


def test_every_draw_is_a_new_one_and_clones_part():
    s = table(luck_of(1))
    twin = s.clone()
    assert [roll(s, 1000) for _ in range(5)] == [roll(twin, 1000) for _ in range(5)]
    roll(s, 6)
    assert s.luck != twin.luck


def test_luck_is_used_only_where_something_is_mixed():
    s = table(luck_of(1))
    shuffle(s, [])
    shuffle(s, [3])
    assert s.luck[3] == 0
    shuffle(s, list(range(9)))
    assert s.luck[3] == 1
    shuffle(s, list(range(100)))
    assert s.luck[3] == 1 + 13


def test_scripted_luck_rolls_what_the_test_wants():
    s = table(script_luck(3, 0, 5))
    assert [roll(s, 6), roll(s, 6), roll(s, 6)] == [3, 0, 5]
    with pytest.raises(ValueError, match="the script has no roll below 6"):
        roll(s, 6)
    with pytest.raises(ValueError, match="the script has no roll below 3"):
        roll(table(script_luck(3)), 3)


def test_scripted_shuffles_leave_cards_as_they_lie_but_nobody_knows_that():
    s, cards, marks = table(script_luck()), [1, 2, 3], [1, 2 << HELD, 0]
    shuffle(s, cards, marks)
    assert cards == [1, 2, 3]
    assert marks == [1 << HELD, 2 << HELD, 0]


def test_marks_go_with_the_cards():
    s = table(luck_of(5))
    cards, marks = list(range(40)), [1 << (n % 3) for n in range(40)]
    shuffle(s, cards, marks)
    assert cards != list(range(40))
    assert marks == [1 << (card % 3) << HELD for card in cards]


def test_who_did_not_see_which_card_left_no_longer_knows_what_is_there():
    marks = [1 << HELD | 2 << HELD, 4, 0]
    assert take_mark(marks, 2, 1) == 1 << HELD  # seat 0 saw it
    assert marks == [1 << HELD, 4]  # seat 1 has to forget; seat 2 knows a place, and still does
    assert take_mark(marks, 1, 0) == 4 << HELD
    assert marks == [0]


ROLLS = [2, 3, 2, 3, 4, 5, 5, 5, 2, 0, 0, 2]
SHUFFLED = [5, 7, 11, 9, 3, 4, 1, 10, 2, 6, 0, 8]
