"""Option spaces with one option, and games that deal their hidden cards themselves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.kernel import worlds
from civitas.kernel.chance import knows_held
from civitas.kernel.flow import Ask, AskAny, BaseState, Next, Step, advance
from civitas.kernel.history import count_unseen_by_seat, shows_more
from civitas.kernel.options import NOT_YOUR_TURN, Amounts, Subset
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId, Option, Record
from civitas.kernel.worlds import deal_fitting


class Shelf(BaseState):
    """Two zones of one pool: odd cards lie left, even ones right, and everybody knows it."""

    left: list[CardId] = secret(pool="books", default=[])
    right: list[CardId] = secret(pool="books", default=[])

    def seats(self) -> int:
        return 1

    def count_scores(self) -> list[int]:
        return [0]

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        for zone in (self.left, self.right):
            if ("books", zone[0]) not in stay:
                rng.shuffle(zone)
        return True


def test_a_space_knows_its_only_option():
    assert Amounts("lose", (2, 1), 3, 3).only() == ("lose", (2, 1))
    assert Amounts("lose", (2, 1), 2, 2).only() is None
    assert Subset("keep", (4, 7), 2, 2).only() == ("keep", (4, 7))
    assert Subset("keep", (), 0, 0).only() == ("keep", ())


def test_a_game_may_deal_its_hidden_cards_itself():
    s = Shelf([1, 3, 5, 7, 9], [2, 4, 6, 8])
    worlds = [s.determinize(0, random.Random(i)) for i in range(20)]
    assert all(sorted(w.left) == s.left and sorted(w.right) == s.right for w in worlds)
    assert any(w.left != s.left for w in worlds)


class Purse(Record):
    """A seat's coins: their numbers are what they are worth."""

    seat: int
    coins: list[CardId] = secret("seat", pool="coins", marks="seen", default=[])
    seen: list[int] = secret(default=[])


class Bidding(BaseState):
    """Seat 1 has bid, and everybody knows that the bid is covered."""

    purses: list[Purse]
    bid: int
    bank: list[CardId] = secret(pool="coins", default=[])

    def seats(self) -> int:
        return len(self.purses)

    def count_scores(self) -> list[int]:
        return [0] * len(self.purses)

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        return deal_fitting(self, seat, rng, stay, is_covered)


def is_covered(s: Bidding) -> bool:
    return sum(s.purses[1].coins) >= s.bid


@pytest.mark.parametrize("bid", [10, 54])  # covered by most hands; by few among hundreds of thousands
def test_a_world_can_be_asked_to_fit_what_everybody_knows(bid: int) -> None:
    s = Bidding([Purse(0, [1, 2, 3], [0] * 3), Purse(1, [20, 19, 8, 7], [0] * 4)], bid, [4, 5, 6, *range(9, 19)])
    found = [s.determinize(0, random.Random(n)) for n in range(60)]
    assert all(is_covered(world) and world.view(0) == s.view(0) for world in found)
    assert all(sorted(world.purses[1].coins + world.bank) == list(range(4, 21)) for world in found)
    assert len({frozenset(world.purses[1].coins) for world in found}) > 8


def test_a_world_that_is_hard_to_fit_keeps_what_the_viewer_knows() -> None:
    s = Bidding([Purse(0, [1], [0]), Purse(1, [20, 19, 8, 7], [0, 0, knows_held(0), 0])], 54, [2, 3, 4, 5, 6, *range(9, 19)])
    for n in range(40):
        world = s.determinize(0, random.Random(n))
        assert is_covered(world)
        assert 8 in world.purses[1].coins
        assert world.view(0) == s.view(0)
    world = worlds.determinize(s, 0, random.Random(1), {("coins", 7)})
    assert 7 in world.purses[1].coins  # what is asked to stay stays


class Talk(Step):
    """Two seats are waited for; a third may speak up."""

    heard: list[int] = []

    def begin(self, s: Shelf) -> Next:
        return AskAny((0, 1), "word", self.words, then=self.hear, also=(2,))

    def words(self, s: Shelf, seat: int) -> list[Option]:
        return [("say", seat)]

    def hear(self, s: Shelf, seat: int, option: Option) -> Next:
        self.heard.append(seat)
        return self.begin(s)


def test_on_an_open_floor_seats_that_nobody_waits_for_may_speak_up():
    s = Shelf([1], [2])
    s.stack.append(Talk())
    advance(s)
    assert s.to_act == (0, 1)
    assert s.legal(2) == [("say", 2)]
    s.play(("say", 2), 2)
    assert s.stack[-1].heard == [2]
    assert s.why_not(("say", 3), 3) is NOT_YOUR_TURN


class Sum(Step):
    """The sum of a hidden zone is asked for, and may be told."""

    def begin(self, s: Shelf) -> Next:
        return Ask(0, "tell", (("tell",), ("keep",)), then=self.told)

    def told(self, s: Shelf, option: Option) -> Next:
        if option[0] == "tell":
            s.tell("sum", total=sum(s.left))
            s.disclose()
        return self.begin(s)


def test_what_is_worked_out_from_hidden_cards_and_told_counts_as_shown():
    s = Shelf([1, 3], [2])
    s.stack.append(Sum())
    advance(s)
    before = count_unseen_by_seat(s)
    s.play(("keep",))
    assert not shows_more(before, count_unseen_by_seat(s))
    s.play(("tell",))
    assert shows_more(before, count_unseen_by_seat(s))
