"""E8: trade card acquisition (CIV80-10)."""

from __future__ import annotations

from civitas.games.civilization_1980.acquisition import TradeCardAcquisition
from civitas.games.civilization_1980.atlas import AREA_IDS, SITE
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND, STACK
from games.civilization_1980.table import begin, city, rich, table

SITES = [name for area, name in enumerate(AREA_IDS) if SITE[area]]


def with_cities(*numbers: int, nations: tuple[str, ...] = ("asia", "egypt", "crete")) -> State:
    s = table(len(numbers), nations=nations)
    at = 0
    for seat, n in enumerate(numbers):
        city(s, seat, *SITES[at : at + n])
        at += n
    return s


def test_ex_70_fewest_cities_draw_first_ties_in_ast_order() -> None:
    s = with_cities(3, 1, 3)  # Asia 3, Egypt 1, Crete 3
    s.stacks[0].cards[:3] = [KIND["hides"], KIND["ochre"], KIND["hides"]]
    tops = s.stacks[0].cards[:3]
    begin(s, TradeCardAcquisition())
    assert [sorted(STACK[card] for card in p.hand) for p in s.players] == [[1, 2, 3], [1], [1, 2, 3]]
    assert s.players[1].hand == [tops[0]]  # Egypt drew first, then Crete, then Asia
    assert tops[1] in s.players[2].hand
    assert tops[2] in s.players[0].hand


def test_an_empty_stack_gives_nothing() -> None:
    """CIV80-10.1: no substitute."""
    s = with_cities(3, 0)
    s.stacks[1].cards, s.stacks[1].seen = [], []
    begin(s, TradeCardAcquisition())
    assert sorted(STACK[card] for card in s.players[0].hand) == [1, 3]


def test_ex_72_forty_tokens_buy_two_cards_of_the_ninth_stack() -> None:
    """CIV80-10.2, CIV80-10.6: one at a time; the tokens go to stock."""
    s = with_cities(0, 0)
    p = rich(s, 0, 40)
    before = p.stock
    begin(s, TradeCardAcquisition())
    assert s.legal() == [("gold",), ("stop",)]
    s.play(("gold",))
    assert p.hand == [KIND["gold"]]
    s.play(("gold",))
    assert s.over
    assert (p.treasury, p.stock) == (4, before + 36)


def test_buying_may_stop() -> None:
    s = with_cities(0, 0)
    rich(s, 0, 40)
    begin(s, TradeCardAcquisition())
    s.play(("stop",))
    assert s.over


def test_an_empty_ninth_stack_sells_nothing() -> None:
    """CIV80-10.6"""
    s = with_cities(0, 0)
    rich(s, 0, 40)
    s.stacks[8].cards, s.stacks[8].seen = [], []
    assert begin(s, TradeCardAcquisition()).over


def test_bought_piracy_is_held_like_any_drawn_calamity() -> None:
    """CIV80-10.2, CIV80-10.5"""
    s = with_cities(0, 0)
    p = rich(s, 0, 18)
    s.stacks[8].cards, s.stacks[8].seen = [KIND["piracy"]], [0]
    begin(s, TradeCardAcquisition())
    s.play(("gold",))
    assert (p.hand, p.seen) == ([KIND["piracy"]], [0])


def test_red_calamities_are_laid_open_and_announced() -> None:
    """CIV80-10.3, CIV80-10.7: several calamities may come in one event."""
    s = with_cities(4, 0)
    for number in (2, 3, 4):
        stack = s.stacks[number - 1]
        stack.cards.insert(0, stack.cards.pop())
        stack.seen.insert(0, stack.seen.pop())
    begin(s, TradeCardAcquisition())
    p = s.players[0]
    assert p.red == [KIND["volcano_earthquake"], KIND["flood"], KIND["famine"]]
    assert len(p.hand) == 1
    assert s.view(1)["players"][0]["red"] == p.red


def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    """CIV80-10.3, 18"""
    s = with_cities(5, 1)
    begin(s, TradeCardAcquisition())
    assert s.view(0)["players"][0]["hand"] == s.players[0].hand
    seen = s.view(1)["players"][0]["hand"]
    assert seen["hidden"] == 5
    assert not seen.get("known")
    assert not seen.get("holds")
    drawn = [event for event in s.chronicle or [] if event.message == "draws"]
    assert all(event.to == 1 << event.args["seat"] for event in drawn)
