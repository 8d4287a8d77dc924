"""What a page is told beyond the view: warnings, marks, and the facts of a purchase and of a threatened city."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots import SeatView
from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.page import board, candidates, marks, warnings
from civitas.games.civilization_1980.page_proposal import proposal
from civitas.games.civilization_1980.purchase import CivilizationCards
from civitas.games.civilization_1980.ships import Shipbuilding
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import CIV
from civitas.kernel.chronicle import Event
from civitas.kernel.records import Args, Message
from games.civilization_1980.table import a, assaulted, begin, city, deal, put, rich, stock, table


def troubles(before: State, after: State) -> list[Message]:
    return warnings(before, after, 0)


def test_tokens_above_the_limit_and_a_coming_conflict_are_foretold() -> None:
    before, after = table(2), table(2)
    put(before, 0, knossos=1, phaistos=1)
    put(after, 0, knossos=1, phaistos=5)
    limit = board(after, 0)["limits"][a("phaistos")]
    assert troubles(before, after) == [("warn-surplus", {"tokens": 5 - limit})]
    for s in (before, after):
        put(s, 1, phaistos=1)
    assert ("warn-conflict", {"area": a("phaistos")}) in troubles(before, after)
    assert troubles(after, after) == []  # only what the choice itself brings about


def test_a_city_site_that_is_full_enough_is_no_surplus() -> None:
    before, after = table(2), table(2)
    put(after, 0, knossos=6)  # CIV80-9.1: six on a site become a city
    assert troubles(before, after) == []


def test_cities_without_support_or_tax_are_foretold() -> None:
    before, after = table(2), table(2)
    for s, n in ((before, 2), (after, 1)):
        put(s, 0, phaistos=n)
        city(s, 0, "knossos")
    assert troubles(before, after) == [("warn-support", {"tokens": 1})]  # CIV80-16.1: two tokens for the city
    stock(after, 0, 1)
    assert ("warn-revolt", {"cities": 1}) in troubles(before, after)  # CIV80-4.2


def test_who_gives_their_last_tokens_for_a_ship_is_warned() -> None:
    """CIV80-16.4: without tokens and cities nobody comes back."""
    s = table(2)
    put(s, 0, knossos=2)
    begin(s, Shipbuilding())
    after = s.clone()
    after.play(next(option for option in s.legal() if option[0] == "ship"), 0)
    assert ("warn-nobody", {}) in troubles(s, after)
    city(s, 0, "knossos"), city(after, 0, "knossos")
    assert ("warn-nobody", {}) not in troubles(s, after)


@pytest.mark.parametrize(
    ("message", "args", "marked"), [("round-begins", {"round": 5}, True), ("round-begins", {"round": 6}, False), ("steps-back", {"seat": 0}, True)]
)
def test_rounds_and_steps_back_are_marked_on_the_graphs(message: str, args: Args, marked: bool) -> None:
    assert marks(Event(message, args)) is marked


def shop() -> State:
    """Seat 0 with three salt, two hides and ten in the treasury."""
    s = table(2)
    deal(s, 0, "salt", "salt", "salt", "hides", "hides")
    rich(s, 0, 10)
    s.event = 10
    return begin(s, CivilizationCards())


def test_a_buyer_is_told_what_they_have_and_what_each_card_lacks() -> None:
    s = shop()
    told = board(s, 0)["purchase"]
    assert (told["chosen"], told["price"], told["budget"]) == ([], 0, 27 + 4 + 10)
    for card, missing in enumerate(told["short"]):
        assert (missing == 0) is (s.why_not(("buy", card), 0) is None or missing == 0)
    assert told["short"][CIV["mysticism"]] == max(0, 30 - 41)
    assert told["short"][CIV["philosophy"]] == 240 - 41
    assert board(s, 1)["purchase"] is None


def test_what_is_chosen_and_what_only_comes_earlier_in_the_table_is_not_told_as_refused() -> None:
    s = shop()
    rich(s, 0, 100)
    assert ("buy", CIV["mysticism"]) in candidates(s, 0)
    s.play(("buy", CIV["pottery"]), 0)
    told, left = board(s, 0)["purchase"], {option[1] for option in candidates(s, 0)}
    assert told["chosen"] == [CIV["pottery"]]
    assert CIV["mysticism"] in told["late"]
    assert not left & {*told["chosen"], *told["late"]}


def test_ways_to_pay_are_legal_and_say_what_is_left() -> None:
    s = shop()
    s.play(("buy", CIV["mysticism"]), 0)
    s.play(("pay",), 0)
    ways = board(s, 0)["purchase"]["payments"]
    assert ways[0]["spares"] == "most"
    for way in ways:
        verb, amounts = way["option"]
        assert s.why_not((verb, tuple(amounts)), 0) is None
        after = s.clone()
        after.play((verb, tuple(amounts)), 0)
        assert after.players[0].treasury == 10 - way["treasury"]
        assert board(after, 0)["hand_value"] == way["left"]
        assert way["worth"] + way["treasury"] - way["lost"] == 30


def test_who_cannot_defend_a_city_is_told_why() -> None:
    s = begin(assaulted(), Conflicts())
    assert board(s, 1)["assault"] == {"area": a("athens"), "enemy": 0, "tokens": 7, "needed": 7, "stock": 5}  # six would be needed (CIV80-8.6)
    assert board(s, 0)["assault"] is None


def test_a_set_that_is_filled_in_first_is_legal() -> None:
    """Losses, cities, growth, seceders, revolts and orders: whatever the page proposes could be played."""
    game = civitas.game("civilization_1980")
    seen: set[str] = set()
    for seed in range(2):
        s, bot = game.new(5, seed), civitas.bot("greedy", game, seed)
        while not s.over and s.round < 16:
            for seat in s.to_act:
                option = proposal(s, seat)
                if option is not None:
                    assert s.why_not(option, seat) is None, (s.pending.what, option)
                    seen.add(s.pending.what)
            seat = s.to_act[0]
            s.play(bot.choose(SeatView(s, seat)), seat)
    assert {"build-cities", "growth", "lose-units", "lose-to-epidemic", "order-losses", "secede"} <= seen
