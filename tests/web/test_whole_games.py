"""A whole game of each title, played through the page against bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import drive


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("through_the_ages", {"mode": "first_game"}),
        ("civilization_1980", {"variant": "farmers_and_citizens", "max_rounds": 12}),
        ("sid_meiers_civilization", {"turn_limit": 10}),
        ("clash_of_cultures", {"short_game": True, "expansion": False}),
    ],
)
def test_a_game_is_played_to_its_end_in_the_browser(
    title: str, options: dict[str, Any], open_page: Callable[..., Page], table_of: Callable[..., Any]
) -> None:
    page = open_page()
    table = table_of(title, "Ann", "random", **options)
    table.sit(page)
    for _ in range(60):  # in parts, so that a failure shows where it was
        played = drive(page, 60)
        if played["over"]:
            break
    assert played["over"], played
    expect(page.locator("dialog.dlg h2")).to_be_visible()
    assert table.table()["over"]
    page.wait_for_selector(".graphs .uplot")
    record = page.request.get(f"{table.address}/api/games/{table.id}/record")
    assert record.text().startswith("civitas record 2")
