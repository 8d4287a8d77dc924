"""A first game is guided on the real table, and an adviser can be switched on: three good ideas and what they change."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import LAPTOP, PHONE, violations


def coach(page: Page) -> Any:
    return page.locator(".coach")


def test_the_guide_opens_by_itself_and_points_at_real_things(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page(guided=True)
    table = table_of("through_the_ages", "Ann", "Bob")
    table.sit(page, table.table()["to_act"][0])
    expect(coach(page).get_by_role("heading")).to_have_text("The card row")
    spot, row = (page.locator(at).bounding_box() for at in (".spot", "[data-region=row]"))
    assert spot
    assert row
    assert abs(spot["x"] + 4 - row["x"]) < 2
    assert abs(spot["width"] - 8 - row["width"]) < 3
    coach(page).get_by_role("button", name="Next").click()
    expect(coach(page).get_by_role("heading")).to_have_text("Workers and what they make")
    coach(page).get_by_role("button", name="Back").click()
    expect(coach(page).get_by_role("heading")).to_have_text("The card row")
    coach(page).get_by_role("button", name="Next").click()
    coach(page).get_by_role("button", name="Next").click()
    coach(page).get_by_role("button", name="Next").click()
    expect(coach(page).get_by_role("heading")).to_have_text("Your first action")
    version = page.locator(".tablepage").get_attribute("data-version")
    coach(page).get_by_role("button", name="Do it for me").click()
    expect(page.locator(".tablepage")).not_to_have_attribute("data-version", version or "")
    expect(coach(page).get_by_role("heading")).to_have_text("If you end the turn now")
    page.reload()  # what was read stays read
    expect(coach(page).get_by_role("heading")).to_have_text("If you end the turn now")
    expect(page.locator(".choices .ch[data-option]")).to_have_count(1)  # the one action of the first turn is spent
    coach(page).get_by_role("button", name="Next").click()
    expect(coach(page).get_by_role("heading")).to_have_text("End the turn")  # nobody is told that there are actions left


def test_the_guide_can_be_left_and_taken_up_again(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page(guided=True)
    table = table_of("civilization_1980", "Ann", "Bob")
    table.sit(page, table.table()["to_act"][0])
    expect(coach(page).get_by_role("heading")).to_have_text("Choose a nation")
    page.locator(".choices .ch[data-option]").first.click()  # it stands in nobody's way
    expect(page.locator(".pick")).to_be_visible()
    coach(page).get_by_role("button", name="Leave the guide").click()
    expect(coach(page)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".asking #question")
    page.wait_for_timeout(800)
    expect(coach(page)).to_have_count(0)
    page.locator("summary", has=page.locator("svg")).first.click()
    page.get_by_role("button", name="Guided first turns").click()
    expect(coach(page)).to_be_visible()


@pytest.mark.parametrize(
    ("title", "size"),
    [("through_the_ages", LAPTOP), ("civilization_1980", PHONE), ("sid_meiers_civilization", LAPTOP), ("clash_of_cultures", PHONE)],
)
def test_a_newcomer_who_follows_the_guide_and_the_adviser_plays_on(
    title: str, size: dict[str, int], open_page: Callable[..., Page], table_of: Callable[..., Any]
) -> None:
    """Only what is lit or offered is clicked: steps of the guide, and the adviser's first idea."""
    page = open_page(size, guided=True, has_touch=size is PHONE)
    page.add_init_script("localStorage.setItem('civitas.advised', JSON.stringify({value: true}))")
    table = table_of(title, "Ann", "random")
    table.sit(page)
    page.wait_for_selector(".asking #question")
    read: list[str] = []
    for _ in range(60):
        page.wait_for_selector(".coach, .adviser li, .asking.formed .btn.act")
        card = coach(page)
        if card.count() and card.is_visible():
            read.append(card.get_by_role("heading").inner_text())
            box = card.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size["width"] + 1
            card.locator("footer .btn.act").click()
        elif page.locator(".asking.formed [data-plan-end]").count():
            page.locator("[data-plan-end]").click()
        elif page.locator(".adviser li .btn.act").count():
            page.locator(".adviser li .btn.act").first.click()
        page.wait_for_timeout(250)
        if len(set(read)) >= 4 and int(page.locator(".tablepage").get_attribute("data-version") or 0) >= 5:
            break
    assert len(set(read)) >= 4, read
    assert not violations(page)


def test_the_adviser_gives_legal_ideas_to_whoever_is_asked_and_to_nobody_else(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "Ann", "Bob")
    acting = table.table()["to_act"][0]
    tokens = {seat["seat"]: seat["token"] for seat in table.seats}

    def ask(seat: int | None) -> Any:
        headers = {} if seat is None else {"Authorization": f"Bearer {tokens[seat]}"}
        return page.request.get(f"{table.address}/api/games/{table.id}/ideas", headers=headers)

    ideas = ask(acting).json()["ideas"]
    assert 1 <= len(ideas) <= 3
    assert ideas[0]["gain"] > 0
    legal = [json.dumps(choice["option"]) for choice in table.table(tokens[acting])["decision"]["options"]]
    assert all(json.dumps(idea["option"]) in legal for idea in ideas)
    assert ask(1 - acting).json()["ideas"] == []
    assert ask(None).status == 401


def test_an_idea_is_shown_on_the_board_and_done(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    page = open_page()
    table = table_of("through_the_ages", "Ann", "Bob")
    table.sit(page, table.table()["to_act"][0])
    page.locator("summary", has=page.locator("svg")).first.click()
    page.get_by_role("button", name="Adviser on").click()
    first = page.locator(".adviser li").first
    expect(first).to_contain_text("better than a middling choice")  # why
    first.get_by_role("button", name="Show it").click()
    expect(page.locator(".pick")).to_be_visible()
    version = page.locator(".tablepage").get_attribute("data-version")
    first.get_by_role("button", name="Do it").click()
    expect(page.locator(".tablepage")).not_to_have_attribute("data-version", version or "")
    page.locator(".adviser").get_by_role("button", name="Hide").click()
    expect(page.locator(".adviser")).to_have_count(0)
