"""The board without a mouse: everything on it has a name, Tab goes from region to region, arrows walk inside, Enter chooses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import LAPTOP, PHONE, violations
from .test_table import TITLES

# What a sighted player looks at on the boards; each has to be a thing with a name in a region.
DRAWN = ".tc:not(.empty), .tt, .slot, .named, .stt, .nt .gh, .mx td.w, .mx td.t, .bank, .place"
DRAWN += ", .tkb, .ec, .rt, .td1, .pym, .vic > *, .st1 > *, .smc .mil > *"
DRAWN += ", .ar:not(.hd), .cc, .sr, .cv, .dline .dcl, .st6 > *, .nat .who, .ar2, .hn > *"

# Names as a screen reader would take them: the label, otherwise the text that is not hidden from it.
NAMES = """(things) => {
  const text = (node) => node.nodeType === 3 ? node.data : node.ariaHidden === "true" ? "" : [...node.childNodes].map(text).join("");
  const found = things ? [...document.querySelectorAll(things)] : [document.activeElement];
  return found.map((thing) => [thing.dataset.thing ?? "", (thing.getAttribute("aria-label") ?? text(thing)).trim()]);
}"""

UNNAMED = """(drawn) => {
  const seen = [...document.querySelector("main").querySelectorAll(drawn)].filter((one) => one.getClientRects().length);
  const thing = (one) => one.closest("[data-thing]") ?? one.querySelector("[data-thing]");
  return [seen.length, seen.filter((one) => !thing(one)?.closest("[data-region], .over")).map((one) => one.outerHTML.slice(0, 160))];
}"""

# Each region by its name: how it is called, how many stops for Tab and how many things it has.
STOPS = """() => Object.fromEntries([...document.querySelectorAll("[data-region]")].map((region) => {
  const count = (things) => region.querySelectorAll(things).length;
  return [region.dataset.region, [region.getAttribute("aria-label"), count('[data-thing][tabindex="0"]'), count("[data-thing]")]];
}))"""

CIVILIZATION = {"nation-0", "nation-1", "nation-2", "tabs"}
SCENES = {  # who is asked what, and the regions of the board then
    "a turn": ("through_the_ages", "action", {"row", "standings", "tableau", "hands", "choices"}),
    "moving": ("civilization_1980", "land-moves", {*CIVILIZATION, "map", "choices"}),
    "trading": ("civilization_1980", "market-counter", {*CIVILIZATION, "hand", "offers"}),
    "buying": ("civilization_1980", "buy", {*CIVILIZATION, "hand", "cards", "choices"}),
    "managing cities": ("sid_meiers_civilization", "city-management", {"players", "map", "pyramid", "resources", "forces", "cities", "choices"}),
    "moving figures": ("sid_meiers_civilization", "movement", {"players", "map", "pyramid", "resources", "forces", "choices"}),
}

# From every thing of a region every arrow is pressed once; those that cannot be reached from the first one are left.
UNREACHED = """(region) => {
  const things = [...document.querySelectorAll(`[data-region="${region}"] [data-thing]`)];
  const ways = new Map(things.map((thing) => [thing, ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => {
    thing.focus();
    thing.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
    return document.activeElement;
  })]));
  const reached = new Set([things[0]]);
  for (const thing of reached) for (const next of ways.get(thing)) reached.add(next);
  return [things.length, things.filter((thing) => !reached.has(thing)).map((thing) => thing.dataset.thing)];
}"""


IN_SIGHT = """() => {
  const [x, y] = document.activeElement.dataset.at.split(",").map(Number);
  const box = document.activeElement.ownerSVGElement.viewBox.baseVal;
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}"""


def age(s: Any) -> int:
    """Rounds, or turns, whatever the title calls them."""
    return int(s.round if hasattr(s, "round") else s.turn)


def asked(what: str) -> Callable[[Any], bool]:
    return lambda s: s.pending is not None and s.pending.what == what


def focused(page: Page) -> str:
    """The name in the region of what has the focus."""
    return str(page.evaluate("document.activeElement.dataset.thing ?? ''"))


def name_of_focused(page: Page) -> str:
    return str(page.evaluate(NAMES, None)[0][1])


def tab_to(page: Page, region: str) -> None:
    """Press Tab until the focus is in that region: a stop for each region, so not many."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-region]')?.dataset.region") == region:
            return
    raise AssertionError(f"Tab does not come to {region}")


def walk_to(page: Page, region: str, wanted: str) -> None:
    """Walk with arrows to a thing: by the way found beforehand, then with real keys."""
    keys = page.evaluate(
        """([region, wanted]) => {
          const here = document.activeElement;
          const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
          const ways = new Map([[here, []]]);
          for (const [thing, way] of ways) {
            if (thing.dataset.thing === wanted) { here.focus(); return way; }
            for (const key of keys) {
              thing.focus();
              thing.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
              if (!ways.has(document.activeElement)) ways.set(document.activeElement, [...way, key]);
            }
          }
          return null;
        }""",
        [region, wanted],
    )
    assert keys is not None, f"no arrow leads to {wanted}"
    for key in keys:
        page.keyboard.press(key)
    assert focused(page) == wanted


def moved_on(page: Page, version: int) -> None:
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) > version", arg=version)


def version(page: Page) -> int:
    return int(page.locator(".tablepage").get_attribute("data-version") or 0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_everything_on_a_board_is_a_thing_with_a_name_and_one_stop_of_tab_is_in_each_region(
    scene: str, size: dict[str, int], open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path
) -> None:
    title, what, regions = SCENES[scene]
    table = table_of(title, "Ann", "Bob", "Cid")
    s = table.until(database, lambda s: age(s) >= 5 and asked(what)(s), bot="greedy")
    page = open_page(size)
    table.sit(page, s.to_act[0])
    page.wait_for_selector(".tta, .map .place, .offers, .cv")
    drawn, bare = page.evaluate(UNNAMED, DRAWN)
    assert drawn > 12  # a phone shows two figures of each nation
    assert bare == []
    names = page.evaluate(NAMES, "[data-thing]")
    assert [thing for thing, name in names if not name] == []
    stops = page.evaluate(STOPS)
    assert all(label and stop == 1 for label, stop, things in stops.values() if things), stops
    assert regions <= set(stops)
    assert not violations(page)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7])  # each with a map of its own
def test_every_place_of_the_map_is_reached_with_arrows(players: int, open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("civilization_1980", *["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"][:players])
    page = open_page()
    table.sit(page, 0)
    page.wait_for_selector(".map .place")
    places, unreached = page.evaluate(UNREACHED, "map")
    board = table.table()["board"]
    assert places == sum(board["in_play"]) + sum(board["waters"])
    assert unreached == []


def test_the_map_moves_with_the_keys(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("civilization_1980", "Ann", "Bob", "Cid", "Dan")
    page = open_page(PHONE)  # only a part of the map is in sight
    table.sit(page, 0)
    page.wait_for_selector(".map .place")
    tab_to(page, "map")
    seen = {focused(page)}
    for key in ["ArrowRight"] * 8 + ["ArrowDown"] * 6 + ["ArrowLeft"] * 10 + ["ArrowUp"] * 8:
        page.keyboard.press(key)
        seen.add(focused(page))
        page.wait_for_function(IN_SIGHT)
    assert len(seen) > 15


def test_cards_are_taken_and_the_turn_is_ended_with_keys_alone(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of("through_the_ages", "Ann", "Bob")
    s = table.until(database, lambda s: asked("action")(s) and s.round >= 3 and len(s.legal(s.to_act[0])) > 4, bot="greedy")
    seat = s.to_act[0]
    page = open_page()
    table.sit(page, seat)
    page.wait_for_selector(".tc.legal")

    def do(region: str, things: str) -> None:
        before = version(page)
        tab_to(page, region)
        wanted = page.locator(f'[data-region="{region}"] {things}').first.get_attribute("data-thing")
        walk_to(page, region, str(wanted))
        page.keyboard.press("Enter")
        expect(page.locator(".pick, .choices .btn.quiet")).to_have_count(1)
        if not page.locator(".pick").count():  # it can be done in several ways: they are in the list
            page.keyboard.press("c")
            page.keyboard.press("Enter")
            expect(page.locator(".pick")).to_have_count(1)
        page.keyboard.press("Enter")
        moved_on(page, before)

    row, refused = '[aria-disabled="false"]', page.locator('.cr .tc[aria-disabled="true"]')
    if refused.count():
        tab_to(page, "row")
        walk_to(page, "row", str(refused.first.get_attribute("data-thing")))
        page.keyboard.press(" ")
        expect(page.locator(".look .why .rule")).to_contain_text("TTA-")
    do("row", row)
    expect(page.locator("[data-region] [data-thing]:focus")).to_have_count(1)  # it is not lost with the card
    end = ".ch[data-option='[\"end\"]']"
    while page.locator(f".my {row}").count() and table.table()["to_act"] == [seat] and page.locator(end).count():
        do("tableau", row)
    do("choices", end)


@pytest.mark.parametrize("title", TITLES)
def test_the_focus_stays_when_others_move(title: str, open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(title, "Ann", "Bob", "Cid")
    s = table.until(database, lambda s: s.round >= 2 and s.pending is not None and len(s.to_act) == 1, bot="greedy")
    page = open_page()
    table.sit(page, (s.to_act[0] + 1) % 3)  # not the one who moves
    page.wait_for_selector(".tta, .map .place")
    region = "map" if title == "civilization_1980" else "tableau"
    tab_to(page, region)
    page.keyboard.press("ArrowDown")
    before, thing = version(page), focused(page)
    table.play(s.to_act[0], s.legal(s.to_act[0])[0])
    moved_on(page, before)
    expect(page.locator(f'[data-region="{region}"] [data-thing="{thing}"]')).to_be_focused()
    assert page.evaluate("document.activeElement.matches(':focus-visible')")


def test_home_and_end_and_what_hovering_shows(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("through_the_ages", "Ann", "Bob")
    page = open_page()
    table.sit(page, table.table()["to_act"][0])
    page.wait_for_selector(".tc")
    tab_to(page, "row")
    page.keyboard.press("End")
    assert focused(page) == "space-13"
    page.keyboard.press("Home")
    assert focused(page) == "space-1"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "space-2"
    expect(page.locator(".look")).to_contain_text(name_of_focused(page))
    title = page.locator('[data-thing="space-2"]').get_attribute("title") or ""
    expect(page.locator(".look")).to_contain_text(title)
    page.keyboard.press("Shift+Tab")
    tab_to(page, "row")
    assert focused(page) == "space-2"  # Tab comes back to where one was


def test_a_region_that_is_gone_leaves_the_focus_to_another(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("through_the_ages", "Ann", "Bob")
    page = open_page()
    table.sit(page, 0)
    tab_to(page, "row")
    page.evaluate("""document.querySelector('[data-region="row"]').remove()""")
    expect(page.locator("[data-region] [data-thing]:focus")).to_have_count(1)
