"""A board can be read: nothing lies outside its panel, nothing is cut, no letter is smaller than 9.4 pixels."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civitas.games.civilization_1980.movement import MoveTurn
from games.civilization_1980.table import begin, deal, put, table

from .conftest import LAPTOP, PHONE
from .positions import PEOPLE, Stop, Tour, made
from .scenes import CIV, TTA, Stage, at_war, tour

SIZES = {"laptop": LAPTOP, "desktop": {"width": 1920, "height": 1080}, "large": {"width": 2560, "height": 1440}}

# Texts too small or cut off, and parts of the tableau that lie outside it.
ILLEGIBLE = """() => {
  const shown = (one) => one.getClientRects().length && getComputedStyle(one).visibility !== "hidden" && !one.closest(".vh, .fits, kbd, [hidden]");
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll(".tta *, .side *")].filter((one) => own(one) && shown(one) && !one.closest("svg"));
  const small = texts.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 9.4);
  const cut = texts.filter((one) => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
  const box = document.querySelector(".tta .tb").getBoundingClientRect();
  const below = (one) => one.getBoundingClientRect().bottom > box.bottom + 1.5;
  const outside = [...document.querySelectorAll(".tta .tb *")].filter((one) => shown(one) && !one.closest("svg") && below(one));
  const hands = document.querySelector(".tta .hands");
  const say = (what) => (one) => `${what}: ${one.className} ${one.textContent.slice(0, 40)}`;
  return [...small.map(say("small")), ...cut.map(say("cut")), ...outside.map(say("outside")),
    ...(hands.scrollWidth > hands.clientWidth ? ["the hand is wider than its place"] : []),
    ...(document.documentElement.scrollHeight > innerHeight ? ["the page scrolls"] : [])];
}"""


def notices(s: Any) -> Iterator[str]:
    """My turn late in the game, with a wonder begun and cards in hand."""
    if not s.over and s.pending.what == "action" and s.age == 3:
        p = s.players[s.to_act[0]]
        if p.wonder >= 0 and len(p.hand) > 2:
            yield "late"


@cache
def late() -> Stop:
    return Tour(TTA, 4, notices).stop("late")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_four_civilizations_late_in_the_game_are_legible(
    size: str, language: str, open_page: Callable[..., Page], address: str, database: Path
) -> None:
    stage = Stage(open_page(SIZES[size]), address, database)
    stage.always["language"] = language
    page = stage.sit(late())
    expect(page.locator(".tta .tc").first).to_be_visible()
    assert page.evaluate(ILLEGIBLE) == []


def test_a_large_screen_shows_other_tableaux_by_name(open_page: Callable[..., Page], address: str, database: Path) -> None:
    for size, wide in (("laptop", False), ("desktop", True)):
        page = Stage(open_page(SIZES[size]), address, database).sit(late())
        expect(page.locator(".op .lanes")).to_have_count(3 if wide else 0)
        assert (page.locator(".cr .tc .tx").first.is_visible() or page.locator(".cr .tc .fits").first.is_visible()) is wide


# Cards of the row that do not say in words what they do, and tiles of my civilization whose names are cut.
UNTOLD = """() => {
  const whole = (words) => {
    const [box, place] = [words.getBoundingClientRect(), words.closest(".fits").getBoundingClientRect()];
    return box.width > 20 && box.bottom <= place.bottom + 1 && box.right <= place.right + 1;
  };
  const untold = [...document.querySelectorAll(".cr .tc:has(.nm)")].filter((card) => ![...card.querySelectorAll(".tx")].some(whole));
  const low = (name, style) => Math.min(name.clientHeight, parseFloat(style.lineHeight)) < parseFloat(style.fontSize) * 1.05;
  const cut = [...document.querySelectorAll(".my .tt .nm")].filter((name) => low(name, getComputedStyle(name)));
  return [...untold, ...cut].map((one) => one.textContent);
}"""


@pytest.mark.parametrize("size", ["desktop", "large"])
def test_on_a_large_screen_every_card_says_in_a_sentence_what_it_does(
    size: str, open_page: Callable[..., Page], address: str, database: Path
) -> None:
    page = Stage(open_page(SIZES[size]), address, database).sit(late())
    expect(page.locator(".cr .tc", has_text="Coal")).to_contain_text("Each worker produces 3 resources a turn")
    expect(page.locator(".cr .tc", has_text="Cavalrymen")).to_contain_text("Each worker gives +3 strength. Cost: 5 resources.")
    page.wait_for_function(f"() => !({UNTOLD})().length")


def test_an_empty_hand_leaves_its_room_to_the_civilization(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(SIZES["desktop"]), address, database).sit(tour("ages").stop("action"))
    expect(page.locator(".hands")).to_be_visible()
    assert page.locator(".hands .tc").count() == 0
    box = page.locator(".hands").bounding_box()
    assert box
    assert box["height"] < 70


# Tiles of the civilization that stand beside another one, and those too small for a finger.
TILES = """() => {
  const boxes = [...document.querySelectorAll(".my .tt, .my .slot")].map((one) => one.getBoundingClientRect());
  return [boxes.length, new Set(boxes.map((box) => Math.round(box.x))).size, boxes.filter((box) => box.height < 44 || box.width < 44).length];
}"""


def test_on_a_phone_a_civilization_stands_in_two_columns(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE), address, database).sit(late())
    expect(page.locator(".my .tt").first).to_be_visible()
    tiles, columns, small = page.evaluate(TILES)
    assert (tiles > 6, columns, small) == (True, 2, 0)


def test_on_a_phone_every_civilization_has_a_tab(open_page: Callable[..., Page], address: str, database: Path) -> None:
    stop = tour("ages").stop("tactics")
    me = stop.state.to_act[0]
    other = (me + 1) % 3
    page = Stage(open_page(PHONE), address, database).sit(stop)
    mine, tab = page.locator(f".seattabs [data-thing=seat-{me}]"), page.locator(f".seattabs [data-thing=seat-{other}]")
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".my .tt.legal").first).to_be_visible()
    expect(tab).to_contain_text(str(stop.state.players[other].culture))
    tab.click()
    expect(page.locator(".my h2")).to_have_text(PEOPLE[other])
    expect(page.locator(".my .tt")).to_have_count(len(stop.state.players[other].technologies))
    expect(page.locator(".my .legal")).to_have_count(0)  # nothing of theirs is mine to use
    mine.click()
    expect(page.locator(".my .tt.legal").first).to_be_visible()


def test_cards_in_hand_are_as_wide_as_there_is_room_for(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("ages").stop("tactics"))
    cards = page.locator(".hands .fanned .tc")
    expect(cards.first).to_be_visible()
    hand, last = page.locator(".hands").bounding_box(), cards.last.bounding_box()
    assert hand
    assert last
    left = hand["x"] + hand["width"] - last["x"] - last["width"]
    assert left < 16 or last["width"] > 80, (last, left)


# Pieces that lie under a badge; by their boxes on the screen.
COVERED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 4;
  const badges = boxes(".map .badges > g");
  return [badges.length, boxes(".map .pieces > g").filter((piece) => badges.some((badge) => over(piece, badge))).length];
}"""


def test_what_a_plan_leads_to_covers_no_piece(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("seven nations").stop("ships"))
    expect(page.locator(".map .badges > g").first).to_be_visible()
    badges, covered = page.evaluate(COVERED)
    assert badges > 3
    assert covered == 0


def test_a_calamity_is_told_where_it_covers_fewer_of_the_places_that_are_asked_for(
    open_page: Callable[..., Page], address: str, database: Path
) -> None:
    page = Stage(open_page(), address, database).sit(tour("nations").stop("secede"))
    places = page.locator('.map [data-thing][aria-disabled="false"]')
    expect(page.locator(".sceneroom.aside")).to_be_visible()
    expect(places.first).to_be_attached()
    for _ in range(20):  # it steps aside as soon as the places are drawn
        page.wait_for_timeout(500)
        board, card = page.locator(".boardroom").bounding_box(), page.locator(".scene").bounding_box()
        assert board
        assert card
        middle = board["x"] + board["width"] / 2
        asked = places.evaluate_all("all => all.map((one) => one.getBoundingClientRect()).map((box) => box.x + box.width / 2)")
        assert asked
        left = sum(x < middle for x in asked)
        if (card["x"] > middle) == (left * 2 > len(asked)):
            break
    assert (card["x"] > middle) == (left * 2 > len(asked)), (left, len(asked), card)


def test_pieces_and_names_of_the_map_grow_with_the_screen(open_page: Callable[..., Page], address: str, database: Path) -> None:
    width = 14.0
    for size in SIZES.values():
        page = Stage(open_page(size), address, database).sit(tour("seven nations").stop("ships"))
        find = "document.querySelector('.map .pieces [data-piece^=tokens]')?.getBoundingClientRect().width"
        page.wait_for_function(f"least => {find} > least", arg=width * 1.15)
        width = page.evaluate(find)


# Names of places that lie over the edge of the board, by their boxes on the screen.
BEYOND = """() => {
  const left = (one) => one.getBoundingClientRect().x;
  const board = left(document.querySelector(".map > g"));
  return [...document.querySelectorAll(".map .names text.nm")].filter((name) => left(name) < board - 1).map((name) => name.textContent);
}"""


def test_no_name_of_a_place_lies_beyond_the_board(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("seven nations").stop("ships"))
    expect(page.locator(".map .names text.nm").first).to_be_attached()
    assert page.evaluate(BEYOND) == []


def test_a_full_hand_of_trade_cards_lies_in_sight(open_page: Callable[..., Page], address: str, database: Path) -> None:
    s = table(3)
    put(s, 0, knossos=4)
    deal(s, 0, "hides", "ochre", "iron", "papyrus", "salt", "grain", "cloth", "bronze", "spice", "gems", "gold", "piracy")
    page = Stage(open_page(), address, database).sit(made(CIV, begin(s, MoveTurn(0))))
    cards = page.locator(".dock .hnd li")
    expect(cards).to_have_count(12)
    row = page.locator(".dock .hnd ul").bounding_box()
    last = cards.last.bounding_box()
    assert row
    assert last
    assert last["x"] + last["width"] <= row["x"] + row["width"] + 1
    expect(cards.first.locator("[data-thing]")).to_have_attribute("aria-label", re.compile("Hides"))  # its name is still told


def test_nobody_leads_where_all_are_equal(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("ages").stop("action"))
    expect(page.locator(".st tbody tr")).to_have_count(3)
    expect(page.locator(".st .lead")).to_have_count(0)


def test_what_is_too_long_to_be_printed_is_told_in_signs(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(SIZES["desktop"]), address, database).sit(tour("ages").stop("politics"))
    homer = page.locator(".cr .tc", has_text="Homer")
    expect(homer.locator(".fits[data-unprinted]")).to_have_count(1)
    expect(homer.locator(".ft .dg").first).to_be_visible()
    moses = page.locator(".cr .tc", has_text="Moses")
    expect(moses.locator(".fits .tx")).to_be_visible()
    expect(moses.locator(".ft .dg").first).to_be_hidden()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_flags_of_turning_points_lie_within_their_panel(size: dict[str, int], open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(size), address, database).sit(at_war(), path="/at/20")
    panel = page.locator(".curve .flags").bounding_box()
    assert panel
    for flag in page.locator(".curve .flag").all():
        box = flag.bounding_box()
        assert box
        assert box["x"] >= panel["x"] - 1
        assert box["x"] + box["width"] <= panel["x"] + panel["width"] + 1
    assert page.locator(".curve .flag").count() > 2


def test_cities_that_come_over_are_no_loss(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("nations").stop("revolt"))
    expect(page.locator(".map .badges > g").first).to_contain_text("✓")
    expect(page.locator(".bars.bad")).to_have_count(0)


# Tiles of nations whose numbers reach beyond them, by their boxes on the screen; and what is empty between the map and the hand.
OVERFULL = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = (tile) => [...tile.querySelectorAll(".st6 > *")].filter((one) => one.getClientRects().length);
  const beyond = (tile) => shown(tile).some((one) => box(one).right > box(tile).right - 1 || box(one).x < box(tile).x + 1);
  const gap = box(document.querySelector(".civ .dock")).y - box(document.querySelector(".civ .mapw")).bottom;
  return [[...document.querySelectorAll(".nation .nat")].filter(beyond).length, Math.round(gap)];
}"""


def test_seven_nations_fit_a_phone_and_no_room_is_wasted_there(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE), address, database).sit(tour("seven nations").stop("ships"))
    expect(page.locator(".map .place").first).to_be_attached()
    overfull, gap = page.evaluate(OVERFULL)
    assert overfull == 0
    assert gap <= 12


def test_what_is_chosen_in_the_list_comes_into_sight_on_a_phone(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE), address, database).sit(tour("nations").stop("nation"))
    start = page.locator('.map .place[aria-label^="Susa"]')
    expect(start).not_to_be_in_viewport()
    page.locator(".choices .ch", has_text="Babylon").click()
    expect(start).to_be_in_viewport(ratio=0.3)


def test_cards_and_offers_of_civilization_grow_with_the_screen_and_stay_in_sight(
    open_page: Callable[..., Page], address: str, database: Path
) -> None:
    heights = []
    for size in SIZES.values():
        page = Stage(open_page(size), address, database).sit(tour("nations").stop("choosing"))
        card = page.locator(".cards10 .serif", has_text="Pottery").first.bounding_box()
        assert card
        heights.append(card["height"])
        hidden = "grid => grid.scrollHeight - grid.clientHeight"
        assert page.locator(".cards10 .grid").evaluate(hidden) <= 0  # all sixteen are seen
        mine, board = (page.locator(where).bounding_box() for where in (".nat.me", ".boardroom"))
        assert mine
        assert board
        assert mine["x"] + mine["width"] + 2 <= board["x"] + board["width"]  # the last one of the row, frame and all
    assert heights[1] > 1.1 * heights[0]
    assert heights[2] > 1.1 * heights[1]
