"""Piles: cards and who knows them in one place, and the one declaration that says whose they are."""

from __future__ import annotations

import random

import pytest

from civitas.kernel import codec
from civitas.kernel.chance import luck_of
from civitas.kernel.flow import BaseState
from civitas.kernel.history import SOMETHING_WAS_SHOWN, undo_blocker
from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import face_up, namespace_of, secret
from civitas.kernel.records import Record

BOTH = 0b11


class Holder(Record):
    """A hand."""

    seat: int
    hand: Pile = secret("seat", pool="card", default=Pile())


class Piles(BaseState):
    """Piles in every place where a zone can be."""

    players: list[Holder]
    deck: Pile = secret(pool="card", default=Pile())
    decks: dict[int, Pile] = secret(pool="card", default={})
    open: Pile = face_up(default=Pile())
    spare: Pile | None = secret(pool="card", default=None)

    def seats(self) -> int:
        return 2

    def count_scores(self) -> list[int]:
        return [0, 0]

    def back(self, pool: str, card: int) -> str:
        return "red" if card % 2 else "blue"


def dealt() -> Piles:
    s = Piles([Holder(0), Holder(1)])
    s.luck = luck_of("piles")
    s.deck.put_all([8, 9, 10, 11])
    s.decks = {3: Pile([12, 13, 14], [0, 0, 0]), 5: Pile()}
    for player, cards in zip(s.players, ([0, 1, 2], [3, 4, 5]), strict=True):
        player.hand.put_all(cards)
    s.open.put_all([20, 21], BOTH)
    return s


def everything(s: Piles) -> list[int]:
    return sorted(card for pile in (*[p.hand for p in s.players], s.deck, *s.decks.values(), s.open) for card in pile.cards)


def test_a_pile_is_seen_as_the_zone_it_is() -> None:
    seen = dealt().view(0)
    assert seen["players"][0]["hand"] == [0, 1, 2]
    assert seen["players"][1]["hand"] == {"hidden": 3, "backs": ["blue", "red", "red"], "known": [], "holds": []}
    assert seen["deck"] == {"hidden": 4, "backs": ["blue", "red", "blue", "red"], "known": [], "holds": []}
    assert seen["decks"][0] == [3, {"hidden": 3, "backs": ["blue", "red", "blue"], "known": [], "holds": []}]
    assert (seen["open"], seen["spare"]) == ([20, 21], None)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_possible_world_deals_piles_anew(seat: int | None) -> None:
    s = dealt()
    worlds = [s.determinize(seat, random.Random(n)) for n in range(40)]
    assert all(world.view(seat) == s.view(seat) and everything(world) == everything(s) for world in worlds)
    assert len({tuple(world.deck.cards) for world in worlds}) > 10
    assert len({tuple(world.decks[3].cards) for world in worlds}) > 10
    assert s == dealt()


def test_what_is_known_moves_with_the_card() -> None:
    s = dealt()
    s.deck.show(3, 1 << 0)
    assert s.view(0)["deck"]["known"] == [[3, 11]]
    s.deck.draw(s.players[1].hand, 1 << 1)
    assert s.view(0)["players"][1]["hand"]["holds"] == [11]
    assert s.view(None)["players"][1]["hand"] == {"hidden": 4, "backs": ["blue", "red", "red", "red"]}
    assert all(11 in s.determinize(0, random.Random(n)).players[1].hand.cards for n in range(20))
    s.players[1].hand.give(3, s.deck)
    assert s.view(0)["players"][1]["hand"]["holds"] == []  # any of them may be gone


def test_a_card_is_buried_under_all_others_and_nobody_knows_it() -> None:
    s = dealt()
    s.deck.bury(5)
    assert s.deck.cards == [5, 8, 9, 10, 11]
    assert s.deck.marks == [0] * 5
    s.deck.bury(6, 1 << 1)
    assert s.view(1)["deck"]["known"] == [[0, 6]]
    s.deck.put(7)
    assert (s.deck.cards[-1], s.deck.marks[-1]) == (7, 0)


def test_all_of_a_pile_goes_on_top_of_another_as_it_lies() -> None:
    s = dealt()
    s.deck.show(0, 1 << 0)
    top = s.decks[3].cards.copy()
    s.decks[3].take_all(s.deck)
    assert (s.decks[3].cards, s.deck.cards, s.deck.marks) == ([*top, 8, 9, 10, 11], [], [])
    assert s.view(0)["decks"][0][1]["known"] == [[len(top), 8]]


def test_after_a_shuffle_one_knows_what_but_not_where() -> None:
    s = dealt()
    s.deck.show_all(1 << 0)
    s.deck.shuffle(s)
    seen = s.view(0)["deck"]
    assert (seen["known"], seen["holds"]) == ([], [8, 9, 10, 11])


def test_undo_does_not_go_past_a_card_that_left_its_pile_face_up_or_was_looked_at() -> None:
    before, after = dealt(), dealt()
    card, _ = after.decks[3].take(0, BOTH)
    after.open.put(card, BOTH)
    assert undo_blocker(before, after) == SOMETHING_WAS_SHOWN
    looked = dealt()
    looked.deck.show(0, 1 << 1)
    assert undo_blocker(before, looked) == SOMETHING_WAS_SHOWN
    assert undo_blocker(before, dealt()) is None


def test_piles_are_cloned_written_and_read() -> None:
    s = dealt()
    twin = s.clone()
    twin.deck.put(30)
    twin.decks[5].bury(31)
    assert s == dealt()
    assert codec.from_plain(namespace_of(Piles), codec.to_plain(s)) == s
    assert codec.misfit(s) == ""
    assert Holder(0).hand is not Holder(1).hand  # a default is made anew


@pytest.mark.parametrize(
    ("spec", "why"),
    [(Pile(), "holds cards: say secret"), (secret(default=Pile()), "say of which pool"), (secret(pool="card", marks="seen"), "has its marks in")],
)
def test_a_pile_says_who_sees_it_or_is_refused_at_import(spec: object, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        type(Record)("Table", (Record,), {"__annotations__": {"deck": "Pile", "seen": "list[int]"}, "__module__": "test_piles.tables", "deck": spec})
