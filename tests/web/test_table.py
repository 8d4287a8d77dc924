"""What a person does at the table besides choosing."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import LAPTOP, PHONE, drive
from .positions import Stop
from .scenes import Stage, at_war, tour

TITLES = ["through_the_ages", "civilization_1980"]


def first_choice(page: Page) -> Any:
    return page.locator(".choices .ch[data-option]").first


def test_a_game_starts_within_a_minute_without_an_account(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(address)
    page.get_by_placeholder("Your name").first.fill("Ann")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_selector(".asking #question, .asking h2")
    expect(page.locator(".bar h1")).to_have_text("Through the Ages")
    page.goto(address)
    expect(page.locator(".gm")).to_have_count(1)


def test_one_click_looks_and_the_second_does(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "Ann", "random")
    table.sit(page)
    page.wait_for_selector("#question")
    position = table.table()["position"]
    first_choice(page).click()
    expect(page.locator(".pick")).to_be_visible()
    expect(page.locator(".pick .fx dt").first).to_be_visible()  # what it would change, from the engine
    assert table.table()["position"] == position
    page.keyboard.press("Enter")
    expect(page.locator(".pick")).to_have_count(0)
    assert table.table()["position"] > position


def test_undo_and_redo_and_why_it_stops(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("through_the_ages", "Ann", "Bob")
    first = table.table()["to_act"][0]
    page, other = open_page(), open_page()
    table.sit(other, first)
    table.sit(page, 1 - first)
    while table.table()["to_act"] == [first]:
        drive(other, 1)
    page.wait_for_selector("#question")  # the second player has two civil actions in the first turn
    start = table.table()["position"]
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    page.locator('.choices .ch[data-option^=\'["take"\']').first.click()  # which cards there are is luck
    page.keyboard.press("Enter")
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert table.table()["position"] == start + 1
    page.keyboard.press("z")
    expect(redo).to_have_attribute("aria-disabled", "false")
    assert table.table()["position"] == start
    page.keyboard.press("y")
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert table.table()["position"] == start + 1
    page.keyboard.press("z")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(page.locator(".undo .tip").first).to_contain_text("TABLE-8")  # here it stops: another seat has acted


def test_a_dropped_line_is_taken_up_again(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live$"), through)
    table = table_of("through_the_ages", "Ann", "random")
    table.sit(page)
    page.wait_for_selector("#question")
    opened = len(lines)
    lines[-1].close(code=1012)
    assert drive(page, 3)["made"] == 3  # what was sent into the gap is sent again
    expect(page.locator(".chip.care")).to_have_count(0)
    assert len(lines) > opened


def test_whoever_has_no_network_is_told_so_at_once(open_page: Callable[..., Page], table_of: Callable[..., Any], faults: list[str]) -> None:
    page = open_page()
    table_of("through_the_ages", "Ann", "random").sit(page)
    page.wait_for_selector("#question")
    page.evaluate("""() => addEventListener("offline", () => {
        const began = performance.now();
        const look = () => (document.querySelector(".chip.care") ? (window.told = performance.now() - began) : requestAnimationFrame(look));
        look();
    })""")
    page.context.set_offline(True)
    expect(page.locator(".chip.care")).to_be_visible()
    assert page.evaluate("window.told") < 2000
    page.context.set_offline(False)
    expect(page.locator(".chip.care")).to_have_count(0)
    faults[:] = [said for said in faults if "ERR_INTERNET_DISCONNECTED" not in said]  # what the page asked for meanwhile


def test_an_answer_that_does_not_come_is_missed(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    """The line looks open, but nothing comes through."""
    page = open_page()
    deaf: list[bool] = []

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: None if deaf else server.send(said))

    page.route_web_socket(re.compile("/live$"), through)
    table_of("through_the_ages", "Ann", "random").sit(page)
    page.locator(".choices .ch[data-option]").first.click()
    deaf.append(True)
    page.locator(".pick .do .btn.act").click()
    expect(page.locator(".chip.care")).to_be_visible()


# Notes what a finger may be on its way to, and whether it moves: letters that change their shape may move it a little.
MOVING = """() => {
  const seen = new Map();
  window.moved = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".asking button, dialog button, dialog a.btn, .scene button, .telling [role=tab]")) {
      const box = one.getBoundingClientRect();
      if (box.width < 3 || !one.checkVisibility({visibilityProperty: true})) continue;
      const was = seen.get(one);
      const far = was && Math.abs(was.x - box.x) + Math.abs(was.y - box.y) > 24;
      if (far) moved.add(one.textContent.trim().slice(0, 40) || one.getAttribute("aria-label"));
      seen.set(one, box);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
ARRIVING: dict[str, tuple[Callable[[], Stop], str, str]] = {
    "the list of choices": (at_war, "", ".asking .ch"),
    "cards that are bought": (lambda: tour("nations").stop("choosing"), "", ".asking .ch"),
    "a calamity": (lambda: tour("nations").stop("secede"), "", ".scene .btn.act"),
    "the end": (lambda: tour("ages").stop("over"), "", "dialog .graphs canvas"),
    "looking back": (at_war, "/at/20", ".curve svg"),
}


@pytest.mark.parametrize("what", ARRIVING)
def test_nothing_moves_under_the_pointer_while_parts_arrive(what: str, open_page: Callable[..., Page], address: str, database: Path) -> None:
    """Over a slow line: whoever aims at a button hits that button."""
    page = open_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', {MOVING})")
    stop, path, last = ARRIVING[what]
    for parts in ("**/api/**", "**/*.js"):
        page.route(parts, slowly)
    stage = Stage(page, address, database)
    expect(stage.sit(stop(), path=path).locator(last).first).to_be_visible()
    page.wait_for_timeout(1500)
    assert page.evaluate("[...moved]") == []


def slowly(route: Route) -> None:
    time.sleep(0.2)
    route.continue_()


def test_hot_seat_hands_the_screen_over(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "Ann", "Bob")
    table.sit(page)
    names, seen = ["Ann", "Bob"], []
    for _ in range(3):
        name = names[table.table()["to_act"][0]]
        take_over = page.get_by_role("button", name=f"I am {name}")
        if seen or name == "Bob":
            expect(take_over).to_be_visible()
            take_over.click()
        expect(page.locator(".my h2")).to_contain_text(name)
        seen.append(name)
        while table.table()["to_act"] == [names.index(name)]:
            drive(page, 1)
    assert seen[0] != seen[1]


def test_the_language_changes_without_a_reload(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "Ann", "random")
    table.sit(page)
    page.wait_for_selector("#question")
    page.evaluate("window.same = true")
    before = page.locator("#question").inner_text()
    page.locator(".menu > summary").click()
    page.locator(".menu select").select_option("lt")
    page.wait_for_function("before => document.querySelector('#question').innerText !== before", arg=before)
    assert page.evaluate("document.documentElement.lang") == "lt"
    assert page.evaluate("window.same") is True


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_board_fits_its_screen(title: str, size: dict[str, int], open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page(size, has_touch=size is PHONE)
    table = table_of(title, "Ann", "random", "random")
    table.sit(page)
    drive(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    if size is LAPTOP:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the laptop page scrolls"


def test_a_rule_is_read_beside_the_game(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("civilization_1980", "Ann", "random")
    table.sit(page)
    page.locator(".prompt .rule").click()
    expect(page.locator("dialog .rules article.hi")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_looking_back_has_a_link_to_every_position(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "Ann", "random")
    table.sit(page)
    drive(page, 3)
    page.goto(f"{table.address}/games/{table.id}/at/1")
    expect(page.locator(".stepper")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".stepper .num")).to_contain_text("0 /")
    assert page.url.endswith("/at/0")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".stepper")).to_have_count(0)


def test_names_and_chat_are_text_and_nothing_else(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "<img src=x onerror=alert(1)>", "random")
    table.sit(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something to all").fill("<script>window.hacked = 1</script>'; DROP TABLE games;--")
    page.keyboard.press("Enter")
    expect(page.locator(".log li")).to_contain_text("DROP TABLE")
    assert page.evaluate("window.hacked") is None
    assert page.locator("img").count() == 0


@pytest.mark.parametrize("title", TITLES)
def test_the_first_help_is_offered_once_and_what_happened_since_always(
    title: str, open_page: Callable[..., Page], table_of: Callable[..., Any]
) -> None:
    page = open_page()
    table = table_of(title, "Ann", "Bob")
    table.sit(page, table.table()["to_act"][0])
    drive(page, 1)
    page.get_by_role("button", name="How to play").click()
    expect(page.locator("dialog .learn li")).to_have_count(6)
    page.get_by_role("button", name="Let us play").click()
    expect(page.get_by_role("button", name="How to play")).to_have_count(0)  # the bar offers it once, the menu always
    page.get_by_role("button", name="Since your last turn").first.click()
    expect(page.locator("dialog .forme")).to_be_visible()


def test_languages_call_themselves_by_their_own_names(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(address)
    offered = page.locator("select", has=page.locator('option[value="lt"]')).first.locator("option")
    expect(offered).to_have_count(5)
    assert sorted(offered.all_inner_texts()) == sorted(["English", "Lietuvių", "Polski", "Magyar", "Русский"])
