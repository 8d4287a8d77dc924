"""What is worked out from hidden cards and disclosed is no leak; the same told without a word to the kernel is one."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.flow import DONE, Ask, BaseState, Next, Step, advance
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId, Option, Record
from civitas.kernel.registry import Game, register
from civitas.laws.case import Broken
from civitas.laws.hidden_choice import check_hidden_choice
from civitas.laws.secrecy import Outcome, check_flow


class Counter(Record):
    """A hand."""

    seat: int
    hand: list[CardId] = secret("seat", pool="number", default=[])


class Counting(BaseState):
    """Hands of numbers, and a pile that nobody sees."""

    players: list[Counter]
    candid: bool = True
    rest: list[CardId] = secret(pool="number", default=[])
    buried: list[CardId] = secret(pool="number", default=[])

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        return [0 for _ in self.players]


class Bury(Step):
    """Seat 0 buries a card face down, and says what the others add up to."""

    def begin(self, s: Counting) -> Next:
        return Ask(0, "bury", self.cards, then=self.buried, rule="SUM-1")

    def cards(self, s: Counting, seat: int) -> list[Option]:
        return [("bury", card) for card in sorted(s.players[seat].hand)]

    def buried(self, s: Counting, option: Option) -> Next:
        s.players[0].hand.remove(option[1])
        s.buried.append(option[1])
        s.tell("left-in-hand", total=sum(s.players[0].hand))
        if s.candid:
            s.disclose()
        return DONE


GAME = register(
    Game(id="counting", title="Counting", min_players=2, max_players=2, rules_version=1, state=Counting, setup=lambda *_: None, prefix="SUM")
)


def outcome(candid: bool) -> Outcome:
    s = Counting([Counter(0, [3, 5, 8]), Counter(1, [1])], candid, [2, 4, 6, 7])
    s.stack.append(Bury())
    advance(s)
    return Outcome(s, 0, ("bury", 5))


@pytest.mark.parametrize("seed", range(10))
def test_a_sum_that_is_disclosed_is_no_leak_of_the_card_chosen(seed: int) -> None:
    here = outcome(candid=True)
    assert here.discloses(1)
    check_hidden_choice(here, 1, random.Random(seed), GAME)
    check_flow(here, 1, random.Random(seed), loose=True)


def test_a_sum_that_is_told_without_disclosing_it_is_a_leak() -> None:
    here = outcome(candid=False)
    with pytest.raises(Broken, match="chronicle tells seat 1"):
        for seed in range(20):
            check_hidden_choice(here, 1, random.Random(seed), GAME)
