"""The moments that make these games: an auction, a defence, a trade with a counter-offer, a battle for a city."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civitas.games.civilization_1980.tables import CIV_IDS, COMMODITIES
from civitas.games.through_the_ages.page import board
from civitas.games.through_the_ages.tables import COLONIZATION_BONUS, ROWS

from .positions import Tour, made
from .scenes import CIV, Stage, countered, tour


@pytest.fixture
def stage(open_page: Callable[..., Page], address: str, database: Path) -> Stage:
    return Stage(open_page(), address, database)


def asked(what: str) -> Callable[[Any], bool]:
    return lambda s: s.pending is not None and s.pending.what == what


def test_an_auction_for_a_territory(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    for name in ("Cid", "Dan", "Eve", "Fay", "Gus", "Hal"):  # not every game has a territory that somebody wants; names deal the cards
        table = table_of("through_the_ages", "Ann", "Bob", name)
        s = table.until(database, lambda s: s.over or asked("bid")(s), bot="greedy")
        if not s.over:
            break
    bidder = s.to_act[0]
    page = open_page()
    table.sit(page, bidder)
    before = table.table()["version"]
    dialog = page.locator(".over .dlg")
    expect(dialog).to_be_visible()
    if dialog.locator(".count").count():  # the dialog and the list look at the same bid
        if dialog.get_by_role("button", name="Bid more").is_enabled():
            dialog.get_by_role("button", name="Bid more").click()
            expect(page.locator('.choices .ch[aria-pressed="true"]')).to_have_text(dialog.locator("footer .btn.act").inner_text())
        word = "bids"
        dialog.locator("footer .btn.act").click()
    else:
        word = "passes"
        page.locator(".choices .ch[data-option]").first.click()
        page.keyboard.press("Enter")
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) > version", arg=before)
    told = table.table(table.seats[bidder]["token"])["lines"]["new"][-4:]
    assert f"log-{word}" in [line["message"]["id"] for line in told]


def test_a_defence_is_put_together_in_its_dialog(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    def can_hold(s: Any) -> bool:
        return asked("defend")(s) and bool(board(s, s.to_act[0])["defence"]["possible"])

    for name in ("Cid", "Dan", "Eve", "Fay", "Gus", "Hal"):  # not every attack can be withstood
        table = table_of("through_the_ages", "Ann", "Bob", name)
        s = table.until(database, lambda s: s.over or can_hold(s), bot="greedy")
        if not s.over:
            break
    defender = s.to_act[0]
    page = open_page()
    table.sit(page, defender)
    dialog, button = page.locator(".over .dlg"), page.locator(".over .dlg footer .btn.act")
    expect(button).to_be_disabled()
    uses = dialog.locator(".uses fieldset")
    dearest = sorted(range(uses.count()), key=lambda i: -uses.nth(i).locator("input").count())  # bonus cards can be shown, too
    for i in dearest:
        if button.is_disabled():
            uses.nth(i).locator("input").first.check()
    expect(dialog.locator(".chip.gain")).to_be_visible()
    expect(button).to_be_enabled()
    page.wait_for_timeout(300)  # the engine is asked whether the set will do
    button.click()
    expect(dialog).to_have_count(0)
    told = [line["message"]["id"] for line in table.table(table.seats[defender]["token"])["lines"]["new"]]
    assert any(id.startswith("log-defends") for id in told)


def test_a_trade_on_the_floor_with_a_counter_offer(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of("civilization_1980", "Ann", "Bob", "Cid", trade_mode="floor")

    def tradable(s: Any, seat: int) -> bool:
        return sum(card < COMMODITIES for card in s.players[seat].hand) >= 3

    def both_can(s: Any) -> bool:
        return asked("floor")(s) and sum(tradable(s, seat) for seat in range(3)) >= 2 and not s.stack[-1].offers

    s = table.until(database, both_can, bot="greedy")
    one, two = [seat for seat in s.stack[-1].traders if tradable(s, seat)][:2]
    pages = {seat: open_page() for seat in (one, two)}
    for seat, page in pages.items():
        table.sit(page, seat)
        expect(page.locator(".composer")).to_be_visible()

    def give_three(page: Page) -> None:
        for _ in range(3):
            page.locator(".composer .td:not(.cal) .count button:not([disabled])", has_text="+").first.click()
        button = page.locator(".composer .do .btn.act")
        expect(button).to_be_enabled()
        page.wait_for_timeout(300)
        button.click()

    give_three(pages[one])  # to all, whatever they want
    expect(pages[two].locator(".offer")).to_have_count(1)
    expect(pages[two].locator(".offer .true").first).to_be_visible()
    assert "(" not in pages[two].locator(".offer .dline").first.inner_text()  # what is given stays hidden from the other side
    pages[two].locator(".offer").get_by_role("button", name="Counter").click()  # on the offer itself
    expect(pages[two].locator(".composer select option:checked")).to_have_text("Counter offer 1")
    give_three(pages[two])
    expect(pages[one].locator(".counter")).to_have_count(1)
    row = pages[one].locator(".traders tr", has_text=pages[one].locator(".counter .who").inner_text())
    expect(row.locator("td")).to_have_text([re.compile(r"\w+"), str(len(s.players[two].hand)), "0", "1", re.compile(r"\d+"), ""])
    pages[two].get_by_placeholder("Say something to all").fill("A good deal!")  # the chat stands beside the log
    pages[two].keyboard.press("Enter")
    nation = pages[one].locator(".counter .who").inner_text().split()[-1]
    expect(pages[one].locator(".chatting .log li")).to_have_text(re.compile(rf"{nation} (Ann|Bob|Cid)\s+A good deal!"))  # called as on the board
    expect(pages[one].locator("[data-region=log]")).to_be_visible()
    pages[one].locator(".counter").get_by_role("button", name="Accept").click()
    expect(pages[one].locator(".counter .confirm")).to_be_visible()  # a trade cannot be taken back: it is asked about
    expect(pages[one].locator(".counter")).to_have_count(1)
    pages[one].locator(".counter .confirm .btn.danger").click()
    expect(pages[one].locator(".offer")).to_have_count(0)
    expect(pages[one].locator("[data-region=log]")).to_contain_text("You receive from")


def test_a_battle_for_a_city_is_told_to_all(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of("civilization_1980", "Ann", "Bob", "Cid", "Dan")
    fights = {"fight", "fights", "city-stormed", "attack-fails"}
    table.until(database, lambda s: any(event.message in fights for event in s.chronicle or ()), bot="greedy", most=6000)
    page = open_page()
    table.sit(page, 0)
    expect(page.locator(".logging .log")).to_contain_text("fight", ignore_case=True)
    expect(page.locator(".map .pieces g").first).to_be_attached()


def test_whoever_is_asked_without_a_choice_is_told_why(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    """CIV80-14.1: everybody with a card is asked, so that nobody can tell who holds a calamity."""

    def without(s: Any) -> list[int]:
        return [seat for seat in s.to_act if s.legal(seat).plain()["hi"] == 0] if asked("return-cards")(s) else []

    table = table_of("civilization_1980", "Ann", "Bob", "Cid", "Dan")
    s = table.until(database, lambda s: bool(without(s)), bot="greedy")
    seat, before = without(s)[0], table.table()["version"]
    page = open_page()
    table.sit(page, seat)
    expect(page.locator(".asking .space")).to_contain_text("There is nothing to choose.")
    page.locator(".asking .space .btn.act").click()
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) > version", arg=before)


def test_a_good_way_to_pay_is_filled_in_and_changed_in_the_hand(stage: Stage) -> None:
    page = stage.sit(tour("nations").stop("paying"))
    first = page.locator(".till .way").first
    expect(first.locator(".chip").first).to_contain_text("6 Ochre")
    ochre, sum = page.locator(".hnd [data-thing=ochre]"), page.locator(".running .big")
    expect(ochre).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".setrow", has_text="Ochre").locator("output")).to_have_text("6/6")
    do_it = page.locator(".asking .foot .btn.act")
    expect(do_it).to_be_enabled()
    paid = int(sum.inner_text())
    ochre.click()  # all of it is taken: a click takes it out
    expect(ochre).to_have_attribute("aria-pressed", "false")
    expect(sum).to_have_text(str(paid - 6 * 6 * 3 if paid >= 108 else 0))
    expect(do_it).to_be_disabled()
    expect(do_it).to_contain_text("to go")
    for n in range(1, 7):
        ochre.click()
        expect(page.locator(".setrow", has_text="Ochre").locator("output")).to_have_text(f"{n}/6")
    expect(sum).to_have_text(str(paid))
    do_it.click()
    expect(ochre).to_have_count(0)


def overflowing(s: Any) -> Iterator[str]:
    """Whoever is asked first holds more than they may keep."""
    if asked("return-cards")(s) and s.legal(s.to_act[0]).plain()["lo"] > 0:
        yield "too many"


def test_what_is_returned_is_chosen_in_the_hand(stage: Stage) -> None:
    page = stage.sit(Tour("civilization_1980", 4, overflowing).stop("too many"))
    asked = page.locator(".hnd .sr.legal")
    expect(asked.first).to_be_visible()
    do_it = page.locator(".asking .foot .btn.act")
    expect(do_it).to_be_enabled()  # a sensible set is filled in
    page.locator(".running .btn").click()
    expect(page.locator(".running .big")).to_have_text("0")
    asked.first.click()
    expect(page.locator(".running .big")).to_have_text("1")
    expect(asked.first).to_have_attribute("aria-pressed", "true")


def forceful(s: Any) -> Iterator[str]:
    """Whoever won a territory could send this or that."""
    if asked("send")(s):
        space = s.legal(s.to_act[0])
        if sum(space.bounds) > 2 and max(space.numbers) > 1 and space.bonus:
            yield "forces"


def test_another_force_is_put_together_on_the_board(stage: Stage) -> None:
    stop = Tour("through_the_ages", 4, forceful).stop("forces")
    page = stage.sit(stop)
    banner = page.locator(".force")
    expect(banner).to_be_visible()
    send = banner.get_by_role("button", name="Send this force")
    expect(send).to_be_enabled()  # the cheapest force is filled in
    banner.get_by_role("button", name="Clear").click()
    expect(send).to_be_disabled()
    me, space = stop.state.to_act[0], stop.state.legal(stop.state.to_act[0])
    sent = [0] * len(space.bounds)
    names = [ROWS[card]["names"]["en"] for group in space.groups for card in group]
    for at in range(len(space.units)):  # every unit, one click each
        tile = page.locator(f'.my [data-name="{names[at]}"]')
        for _ in range(space.bounds[at]):
            tile.click()
            sent[at] += 1
            expect(banner.locator(".huge")).to_have_text(str(worth(space, sent)))
        expect(tile).to_have_attribute("aria-pressed", "true" if space.bounds[at] else "false")
    first = len(space.units)
    card = page.locator(f'.hands [data-name="{names[first]}"]').first
    card.click()
    sent[first] += 1
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(banner.locator(".huge")).to_have_text(str(worth(space, sent)))
    expect(page.locator(".running .big")).to_have_text(str(worth(space, sent)))  # the list beside it says the same
    if not send.is_enabled():
        pytest.fail("all units and a card are worth the bid")
    expect(page.locator(".asking .fx dt").first).to_be_visible()  # and what it would change
    send.click()
    expect(banner).to_have_count(0)
    left = stop.state.clone()
    left.play(space.option(tuple(sent)), me)
    expect(page.locator(".my [data-thing=num-strength] b")).to_have_text(str(left.players[me].strength))


def worth(space: Any, sent: list[int]) -> int:
    """TTA-9.4, by the engine: a whole path reaches just what it is worth."""
    cards = sum(n * COLONIZATION_BONUS[card] for card, n in zip(space.bonus, sent[len(space.units) :], strict=False))
    return int(space.strength(sent[: len(space.units)]) + cards + space.extra)


def test_cards_are_discarded_by_clicking_them_in_the_hand(stage: Stage) -> None:
    stop = tour("ages").stop("discard")
    n = stop.state.pending.about["number"]
    page = stage.sit(stop)
    cards = page.locator(".hands .fanned").nth(1).locator(".tc")
    expect(cards.first).to_have_class(re.compile("legal"))
    do_it = page.locator(".asking .foot .btn.act")
    expect(do_it).to_be_disabled()
    for i in range(n):
        cards.nth(i).click()
        expect(cards.nth(i)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".running .big")).to_have_text(str(i + 1))
    held = cards.count()
    do_it.click()
    page.wait_for_function("([was, n]) => document.querySelectorAll('.hands .fanned:last-child .tc').length !== was", arg=[held, n])


def test_two_clocks_show_the_same_time(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).watch(countered())
    clocks = page.locator(".chip", has_text=re.compile(r"^\s*\d+:\d\d\s*$"))
    expect(clocks).to_have_count(2)
    for _ in range(6):
        assert len(set(clocks.all_inner_texts())) == 1
        page.wait_for_timeout(350)


def test_civilization_cards_are_chosen_in_any_order_and_put_back(stage: Stage) -> None:
    """CIV80-24.2: the engine wants them in the order of their table; whoever buys does not."""
    before = tour("nations").stop("buy").state.clone()
    seat = before.to_act[0]
    before.players[seat].treasury += 120  # enough for two cards
    before.relist()
    early, late = affordable_together(before)
    page = stage.sit(made(CIV, before), seat)
    for _ in range(2):  # one click looks, the second does
        thing_of(page, late).click()
    expect(page.locator(".till tbody tr")).to_have_count(3)
    thing_of(page, early).click()
    expect(page.locator(".till tbody tr")).to_have_count(4)
    assert chosen_now(page) == [early, late]
    thing_of(page, late).click()
    expect(page.locator(".till tbody tr")).to_have_count(3)
    assert chosen_now(page) == [early]
    assert page.locator(".trouble").count() == 0


def affordable_together(s: Any) -> tuple[int, int]:
    """Two cards in the order of their table that can be bought together."""
    seat = s.to_act[0]
    for option in s.legal(seat):
        then = s.clone()
        if option[0] != "buy":
            continue
        then.play(option, seat)
        if more := [other[1] for other in then.legal(seat) if other[0] == "buy"]:
            return option[1], more[-1]
    raise AssertionError("nobody can buy two cards")


def thing_of(page: Page, card: int) -> Locator:
    return page.locator(f'.cards10 [data-thing="{CIV_IDS[card]}"]')


def chosen_now(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        """async () => {
            const [held] = JSON.parse(localStorage.getItem("civitas.seats")).value;
            const answer = await fetch(`/api/games/${held.game}`, {headers: {Authorization: `Bearer ${held.token}`}});
            return (await answer.json()).board.purchase.chosen;
        }"""
    )
    return found


def test_whoever_looks_at_the_map_finds_back_to_the_question(stage: Stage) -> None:
    page = stage.sit(countered())
    tabs = page.locator(".dock [role=tab]")
    expect(tabs.locator(".due")).to_have_count(0)  # it is in sight
    tabs.filter(has_text="Map").click()
    expect(tabs.filter(has_text="Trade").locator(".due")).to_be_visible()
    expect(tabs.filter(has_text="Trade")).to_contain_text("the question is here")
