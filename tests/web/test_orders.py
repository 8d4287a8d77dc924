"""Standing orders and clocks as people meet them: every button is pressed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import AXE, LAPTOP, PHONE

SEATS = [{"kind": "me", "name": "Agnė"}, {"kind": "me", "name": "Jonas"}]


def made(page: Page, address: str, title: str = "civilization_1980", **wish: Any) -> dict[str, Any]:
    return page.request.post(f"{address}/api/games", data={"title": title, "seats": SEATS, **wish}).json()


def sit(page: Page, address: str, game: dict[str, Any], seat: int) -> None:
    """Let this browser hold the seat, and look at its orders."""
    page.goto(address)
    held = json.dumps({"value": [{"game": game["id"], "token": game["seats"][seat]["token"], "seat": seat}]})
    page.evaluate("held => localStorage.setItem('civitas.seats', held)", held)
    page.goto(f"{address}/games/{game['id']}/orders")


def test_orders_are_given_and_suspended_and_the_table_keeps_them(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    game = made(page, address, pace="day")
    sit(page, address, game, 0)
    switch = page.get_by_label("Market: decline counter-offers")
    switch.check()
    page.reload()
    expect(page.get_by_label("Market: decline counter-offers")).to_be_checked()
    expect(page.get_by_label("Ships: build none")).not_to_be_checked()
    page.get_by_role("button", name="Suspend all").click()
    expect(page.get_by_label("Market: decline counter-offers")).not_to_be_checked()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/games/{game['id']}")
    page.get_by_label("Menu").click()
    page.get_by_role("link", name="Standing orders and clock").click()
    expect(page.get_by_role("heading", name="Standing orders")).to_be_visible()


def test_a_pause_is_asked_for_agreed_to_and_ended(address: str, open_page: Callable[..., Page]) -> None:
    one, other = open_page(), open_page()
    game = made(one, address, pace="day")
    sit(one, address, game, 0)
    sit(other, address, game, 1)
    one.get_by_role("button", name="Ask for a pause").click()
    expect(other.get_by_text("Agnė asks for a pause.")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(one.get_by_text("all clocks stand still")).to_be_visible()
    one.get_by_role("button", name="Play on").click()
    expect(other.get_by_role("button", name="Ask for a pause")).to_be_visible()
    one.get_by_role("button", name="Ask for a pause").click()
    other.get_by_role("button", name="Rather not").click()
    expect(one.get_by_role("button", name="Ask for a pause")).to_be_visible()


def test_the_table_goes_back_together_and_the_others_are_asked_at_the_table(address: str, open_page: Callable[..., Page]) -> None:
    one, other = open_page(), open_page()
    game = made(one, address, "through_the_ages")
    id, tokens = game["id"], [seat["token"] for seat in game["seats"]]
    table = one.request.get(f"{address}/api/games/{id}").json()
    first = table["to_act"][0]
    bearer = {"authorization": f"Bearer {tokens[first]}"}
    asked = one.request.get(f"{address}/api/games/{id}", headers=bearer).json()
    move = {"option": asked["decision"]["options"][0]["option"], "version": asked["version"], "key": "a-key-of-mine"}
    assert one.request.post(f"{address}/api/games/{id}/play", data=move, headers=bearer).ok
    sit(one, address, game, first)
    one.get_by_role("button", name="One decision back").click()
    expect(one.get_by_role("button", name="Withdraw")).to_be_visible()
    sit(other, address, game, 1 - first)
    other.goto(f"{address}/games/{id}")
    expect(other.get_by_text("proposes to go back from decision 1 to 0")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(other.get_by_text("proposes to go back")).to_have_count(0)
    assert one.request.get(f"{address}/api/games/{id}").json()["position"] == 0
    one.get_by_role("button", name="End the game here").click()
    one.get_by_role("group").get_by_role("button", name="End the game here").click()
    expect(other.get_by_text("proposes to end the game here")).to_be_visible()


def test_a_seat_is_given_to_somebody_else(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    game = made(page, address)
    page.goto(address)
    held = [{"game": game["id"], "token": game["seats"][0]["token"], "seat": 0}]
    held.append({"game": game["id"], "token": game["host"], "seat": None, "host": True})
    page.evaluate("held => localStorage.setItem('civitas.seats', JSON.stringify({value: held}))", held)
    page.goto(f"{address}/games/{game['id']}/orders")
    name = page.request.get(f"{address}/api/games/{game['id']}").json()["players"][1]["name"]
    page.get_by_role("button", name=f"Give {name}").click()
    page.get_by_role("group").get_by_role("button", name=f"Give {name}").click()
    expect(page.get_by_text("A bot plays until this link is used")).to_be_visible()
    assert f"/join/{game['id']}#" in page.locator("code.link").inner_text()


def test_days_away_are_noted_and_given_back(address: str, open_page: Callable[..., Page]) -> None:
    one, other = open_page(), open_page()
    game = made(one, address, pace="day")
    sit(one, address, game, 0)
    expect(one.get_by_text("Days left: 14 of 14.")).to_be_visible()
    one.get_by_role("button", name="In this game").click()
    sit(other, address, game, 1)
    expect(other.locator(".clocklist li", has_text="Agnė")).to_contain_text("away until")
    one.get_by_role("button", name="I am here again").click()
    expect(other.locator(".clocklist li", has_text="Agnė")).not_to_contain_text("away")
    one.get_by_role("button", name="In all my games").click()
    expect(one.get_by_text("Noted in 1 games.")).to_be_visible()


def test_a_clock_is_chosen_with_the_new_game(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/through_the_ages")
    page.get_by_text("Everything else").click()
    page.get_by_label("Pace").select_option("day")
    page.get_by_label("When time is up").select_option("once")
    page.get_by_label("Time for a turn").select_option(str(2 * 86400))
    page.get_by_label("Runs only between").check()
    page.get_by_label("Days one may be away").fill("5")
    page.get_by_label("Days one may be away").blur()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/games/*")
    rules = page.request.get(f"{address}/api/games/{page.url.rpartition('/')[2]}").json()["clock"]["rules"]
    assert (rules["turn"], rules["timeout"], rules["window"], rules["vacation"]) == (2 * 86400, "once", [480, 1320], 5)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_wider_than_the_page(address: str, open_page: Callable[..., Page], viewport: dict[str, int], language: str) -> None:
    page = open_page(viewport)
    game = made(page, address, pace="week", clock={"window": [480, 1320]})
    page.goto(address)
    page.evaluate("l => localStorage.setItem('civitas.language', JSON.stringify({value: l}))", language)
    sit(page, address, game, 0)
    page.locator(".standing-order").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_without_a_clock_and_without_a_seat_the_page_says_so(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    game = made(page, address)
    page.goto(f"{address}/games/{game['id']}/orders")
    expect(page.get_by_text("This game has no clock: nobody is hurried.")).to_be_visible()
    expect(page.get_by_text("Standing orders are for those who sit at the table.")).to_be_visible()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(address: str, open_page: Callable[..., Page], viewport: dict[str, int], theme: str) -> None:
    page = open_page(viewport)
    game = made(page, address, pace="day", clock={"window": [480, 1320]})
    page.goto(address)
    page.evaluate("t => localStorage.setItem('civitas.theme', JSON.stringify({value: t}))", theme)
    other = {"authorization": f"Bearer {game['seats'][1]['token']}"}
    assert page.request.post(f"{address}/api/games/{game['id']}/pause", data={}, headers=other).ok
    assert page.request.post(f"{address}/api/games/{game['id']}/proposal", data={"kind": "end"}, headers=other).ok
    sit(page, address, game, 0)
    page.locator(".standing-order").first.wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not a script tag: the page's own policy forbids those
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
