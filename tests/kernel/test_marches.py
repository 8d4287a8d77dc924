"""Rulings of the miniature game: a position of one's own, one decision, a look."""

from __future__ import annotations

from typing import Any

import marches
import pytest
from marches.battle import Battle, Casualties, Famine, Siege
from marches.market import Auction, Council, TradeSession
from marches.play import Turn
from marches.state import State
from marches.tables import FORT, HASTE, TOWN

from civitas.kernel.chance import knows_held, knows_place, script_luck
from civitas.kernel.flow import Step, advance

HOME, NEXT = 0, 6


def at(step: Step | None = None, players: int = 2, luck: tuple[int, ...] = script_luck(), **hands: list[int]) -> State:
    """A table at which just this step is to be done; hands as ``hand0=[...]``."""
    s: Any = marches.GAME.new(players, 1)
    s.luck, s.stack, s.pending = luck, [], None
    for name, cards in hands.items():
        take(s, int(name[-1]), cards)
    if step is not None:
        s.stack = [step]
        advance(s)
    return s


def take(s: State, seat: int, cards: list[int]) -> None:
    """Give a seat just these cards; what it had goes to the bottom of the deck."""
    player = s.players[seat]
    for zone, marks in [(s.deck, s.deck_seen), *((p.hand, p.hand_seen) for p in s.players)]:
        for card in [card for card in zone if card in cards]:
            marks.pop(zone.index(card))
            zone.remove(card)
    s.row = [card for card in s.row if card not in cards]
    s.deck[:0] = player.hand
    s.deck_seen[:0] = [0] * len(player.hand)
    player.hand, player.hand_seen = list(cards), [0] * len(cards)


def acting(**hands: list[int]) -> State:
    """Seat 0 is about to act, with ten gold."""
    s = at(**hands)
    s.players[0].gold, s.players[0].actions = 10, 6
    s.stack = [Turn(0)]
    s.stack[0].stage = "choose"
    advance(s)
    return s


def refused(s: State, *option: Any) -> str:
    why = s.why_not(option)
    assert why is not None
    return why.rule


def test_goals_are_sealed_and_shown_at_the_end():
    """MAR-1.3, MAR-9.2"""
    s = marches.GAME.new(2, 1, {"rounds": 1, "trade": False})
    s.play(("covet", 4), 1)
    assert s.view(0)["players"][1]["goal"] is None
    s.play(("covet", 11), 0)
    s.owner[4], culture = 1, s.players[1].culture
    while s.round == 1 and not s.over:
        s.owner[4] = 1
        s.play(("vote", "nay") if s.pending.what == "festival" else s.legal()[0])
    assert s.players[1].shown_goal == 4
    assert s.players[1].culture >= culture + 5


def test_a_round_is_turns_auction_trade_and_council():
    """MAR-2.1"""
    s, asked = marches.GAME.new(2, 1, {"rounds": 1}), []
    while not s.over:
        asked.append(s.pending.what)
        s.play(s.legal()[0])
    order = list(dict.fromkeys(asked))
    assert order.index("action") < order.index("trade") < order.index("festival")


def test_a_redrawn_card_is_known_only_to_who_put_it_there():
    """MAR-3.1, MAR-3.2"""
    s = at(Turn(0), hand0=[1, 9])
    s.play(("redraw", (1, 9)))
    assert s.deck[:2] == [9, 1]
    assert s.view(0)["deck"]["known"] == [[0, 9], [1, 1]]
    assert s.view(1)["deck"]["known"] == []


def test_what_forbids_an_action_is_told():
    """MAR-3.3, MAR-3.4.1, MAR-3.4.2, MAR-3.4.3, MAR-3.5.1, MAR-3.5.2, MAR-3.6.1, MAR-3.6.2, MAR-3.7, MAR-3.8.1, MAR-3.8.2, MAR-3.9"""
    s = acting(hand0=[1, 2])
    s.players[0].gold = 2
    s.relist()
    assert refused(s, "build", 29, TOWN) == "MAR-3.4.1"
    assert refused(s, "build", HOME, TOWN) == "MAR-3.4.2"
    assert refused(s, "build", HOME, FORT) == "MAR-3.4.3"
    assert refused(s, "raise", 29, 0) == "MAR-3.5.1"
    assert refused(s, "move", 29, 28) == "MAR-3.6.1"
    assert refused(s, "move", HOME, 13) == "MAR-3.6.2"
    assert refused(s, "play", 3) == "MAR-3.7"
    assert refused(s, "buy", 7) == "MAR-3.8.1"
    assert refused(s, "buy", 4) == "MAR-3.4.3"
    s.units[0][HOME * 3] = 12
    s.players[0].hand += [10, 11, 12, 13, 14, 15]
    s.players[0].ambush, tactic = 0, s.players[0].tactics[0]
    s.relist()
    assert refused(s, "raise", HOME, 0) == "MAR-3.5.2"
    assert refused(s, "buy", 0) == "MAR-3.8.2"
    assert refused(s, "ambush", tactic) == "MAR-3.9"
    assert refused(s, "dance",) == "MAR-3.3"


def test_an_empty_area_is_taken_and_burnt():
    """MAR-3.6.3"""
    s = acting()
    s.owner[1], s.players[1].buildings[1 * 4 + TOWN], s.hoards[1] = 1, 1, 4
    s.units[1] = [0] * 90
    s.play(("move", HOME, 1))
    assert s.owner[1] == 0
    assert s.players[1].buildings[1 * 4 + TOWN] == 0
    assert s.players[0].gold == 14
    assert s.hoards == {}


def test_everybody_remembers_what_was_bought():
    """MAR-3.8.1"""
    s = acting()
    card = s.row[0]
    s.play(("buy", 0))
    assert card in s.view(1)["players"][0]["hand"]["holds"]


def test_no_more_than_six_cards_are_kept():
    """MAR-3.10"""
    s = acting(hand0=[0, 1, 2, 3, 8, 9, 10, 11])
    s.play(("pass",))
    assert s.pending.what == "discard"
    s.play(("discard", (3, 11)))
    assert sorted(s.players[0].hand) == [0, 1, 2, 8, 9, 10]


def test_in_a_famine_everybody_loses_two():
    """MAR-4.5"""
    s = at()
    s.units = [[0] * 90, [0] * 90]
    s.units[0][:3], s.units[1][:3] = [2, 1, 0], [3, 0, 0]
    s.stack = [Famine()]
    advance(s)
    assert list(s.legal()) == [("starve", (1, 1, 0)), ("starve", (2, 0, 0))]
    s.play(("starve", (1, 1, 0)))
    assert s.over  # seat 1 had nothing to choose
    assert s.units[1][:3] == [1, 0, 0]


def test_a_spy_sees_two_cards_and_remembers_them():
    """MAR-4.7"""
    s = acting(hand0=[6])
    top = s.deck[-2:]
    s.play(("play", 6))
    n = len(s.deck)
    assert s.view(0)["deck"]["known"] == [[n - 2, top[0]], [n - 1, top[1]]]
    assert s.view(1)["deck"]["known"] == []
    assert s.deck_seen[-1] == knows_place(0)


def test_an_envoy_knows_that_its_card_is_in_the_deck_but_not_where():
    """MAR-4.8"""
    s = acting(hand0=[7, 33])
    s.play(("play", 7))
    s.play(("bury", 33))
    assert s.view(0)["deck"]["holds"] == [33]
    assert s.deck_seen[s.deck.index(33)] == knows_held(0)


def battle(kind: type[Battle] = Battle, ours: int = 4, theirs: int = 4, luck: tuple[int, ...] = script_luck(0, 0, 0, 0), **hands: list[int]) -> State:
    """Seat 0 attacks seat 1 with infantry."""
    s = at(**hands)
    s.luck = luck
    s.units = [[0] * 90, [0] * 90]
    s.units[0][NEXT * 3], s.units[1][NEXT * 3] = ours, theirs
    for player in s.players:
        player.leaders, player.answers = [], 0
    s.stack = [Turn(0), kind(0, 1, NEXT, HOME)]
    s.stack[0].stage = "after_battle"
    s.players[0].actions = 1
    advance(s)
    return s


def test_everybody_is_asked_whether_it_interrupts():
    """MAR-5.1"""
    s = battle(hand0=[1], hand1=[HASTE])
    assert s.legal(0) == [("pass",)]
    s.play(("pass",), 0)
    assert s.legal(1) == [("pass",), ("react", HASTE)]
    s.play(("react", HASTE), 1)
    assert s.stack[1].zeal == 2


def test_tactics_are_sealed_and_the_ambush_is_sprung():
    """MAR-5.2, MAR-5.3, MAR-5.4, MAR-5.5"""
    s = battle(hand0=[1], hand1=[2])
    s.players[0].tactics, s.players[1].tactics, s.players[1].ambush = [3], [6], 2
    s.play(("pass",), 0)
    s.play(("pass",), 1)
    s.play(("tactic", 3), 0)
    assert s.view(1)["pending"]["mine"] is None
    s.play(("tactic", 6), 1)
    assert s.players[1].ambush is None
    assert set(s.tactics_used) == {2, 3, 6}
    assert (s.stack[1].hits, s.units[0][NEXT * 3], s.units[1][NEXT * 3]) == ((2, 2), 2, 2)
    s.play(("retreat", True), 0)
    assert s.units[0][HOME * 3] == 2


def test_walls_do_one_hit_more():
    """MAR-5.6"""
    s = battle(Siege, ours=5, hand0=[1], hand1=[2])
    for seat in (0, 1, 0, 1):
        s.play(("pass",), seat)
    assert s.units[0][NEXT * 3] == 3


def test_the_owner_chooses_casualties_one_by_one():
    """MAR-5.4"""
    s = at()
    s.units[0][NEXT * 3 : NEXT * 3 + 3] = [1, 1, 0]
    s.stack = [Casualties(0, NEXT, 2)]
    advance(s)
    assert s.legal() == [("lose", 0), ("lose", 1)]
    s.play(("lose", 1))
    assert s.over  # the last one needs no asking


def test_who_can_only_pass_is_not_asked_to_bid():
    """MAR-6.1, MAR-6.2"""
    s = at()
    s.players[0].gold, s.players[1].gold, s.round = 0, 3, 0
    s.stack = [Auction()]
    advance(s)
    assert s.to_act == (1,)
    assert refused(s, "bid", 4) == "MAR-3.4.3"
    leader = s.stack[0].leader
    s.play(("bid", 2))
    assert leader in s.players[1].leaders
    assert s.players[1].gold == 1


def test_givers_remember_what_they_gave():
    """MAR-7.1, MAR-7.3"""
    s = at(TradeSession(), hand0=[1], hand1=[2])
    s.play(("offer", 1), 0)
    assert s.view(1)["stack"][-1]["offers"][0]["card"] is None
    s.play(("accept", 0, 2), 1)
    assert s.players[0].hand == [2]
    assert s.view(0)["players"][1]["hand"]["holds"] == [1]
    assert s.view(1)["players"][0]["hand"]["holds"] == [2]
    s.play(("offer", 1), 1)
    assert s.view(0)["players"][1]["hand"]["holds"] == []
    s.play(("silence",), 0)
    assert s.over
    assert s.players[1].hand == [1]


@pytest.mark.parametrize(("votes", "gold"), [(("aye", "aye", "nay"), 4), (("aye", "nay", "nay"), 5)])
def test_a_festival_needs_more_ayes_than_nays(votes, gold):
    """MAR-8.1, MAR-8.2"""
    s = at(Council(), players=3)
    for player in s.players:
        player.gold = 5
    for seat, vote in enumerate(votes):
        s.play(("vote", vote), seat)
    assert [player.gold for player in s.players] == [gold] * 3


def test_who_is_level_is_told_apart_by_gold():
    """MAR-9.3"""
    s = at(players=3)
    for player, gold in zip(s.players, (3, 5, 3), strict=True):
        player.leaders, player.answers, player.gold = [], 0, gold
    assert s.ranking == [(1,), (0, 2)]


def test_the_table():
    """MAR-1.1, MAR-1.2"""
    s = marches.GAME.new(4, 1)
    assert [len(player.hand) for player in s.players] == [4] * 4
    assert [len(player.leaders) for player in s.players] == [2] * 4
    assert len(s.row) == 5
    assert [sum(units) for units in s.units] == [7] * 4
