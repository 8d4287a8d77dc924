"""Somebody who knows nothing plays a first round: clicks only what is lit, reads only what is shown."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .conftest import LAPTOP, PHONE

MOST_CLICKS = 160
CURIOUS = 3  # lit things on the board that are tried before the button that ends the question

# What is lit, the most pressing first: the coach, a scene, the button that does it, ways with a thing, the board, the end, the list.
LIT = [
    ".coach footer .btn.act",
    ".scene footer .btn.act",
    ".over .dlg footer .btn.act:not([disabled])",
    ".placemenu .do .btn.act:not([disabled])",
    ".pick .do .btn.act:not([disabled])",
    ".smc-aside footer .btn.act:not([disabled])",
    ".smc-room .plays .btn.act:not([disabled])",
    ".composer .do .btn.act:not([disabled])",
    ".asking.formed .foot .btn.act:not([disabled])",
    ".asking .choices .space .do .btn.act:not([disabled])",
    ".turnform .ends.only",
    ".asking.formed .foot .do .btn:not(.act)",  # fill in what the table proposes
    ".placemenu .ch",
]
BOARD = ".boardroom :is(.tc, .tt, .slot, .btn, .place)[data-thing][aria-disabled=false]"
SOMETHING = "v => document.querySelector('.tablepage').dataset.version !== v || document.querySelector('.pick, .placemenu, .coach')"  # came of it
END = [".smc-aside .switch", ".sheet .it:not(.no)"]
END += [
    ".choices .stop .ch",
    ".composer .row .btn:not(.sm)",
    ".over .dlg .amount .btn:last-child:not([disabled])",
    ".over .dlg footer .btn:not([disabled])",
]
END += [".choices .ch[data-option]", ".choices .ch input:not(:checked)", ".turnform :is(.ch, .btn):not([disabled])"]


# What the bar says in the first round; somebody who has nothing left to decide may find a later one than the second when he is asked again.
FIRST = {"through_the_ages": "Round 1", "civilization_1980": "Round 1", "sid_meiers_civilization": "Turn 1", "clash_of_cultures": "Age 1, round 1"}


def version(page: Page) -> str:
    return page.locator(".tablepage").get_attribute("data-version") or ""


def first_seen(page: Page, known: set[str], *selectors: str) -> Locator | None:
    """What is seen of these first; of several one that is new, if there is one."""
    for selector in selectors:
        seen = [thing for thing in page.locator(selector).all() if thing.is_visible()]
        if seen:
            return next((thing for thing in seen if sign_of(thing) not in known), seen[-1])
    return None


def sign_of(thing: Locator) -> str:
    with contextlib.suppress(TimeoutError):
        return (
            thing.get_attribute("data-option", timeout=1000)
            or thing.get_attribute("data-thing", timeout=1000)
            or thing.text_content(timeout=1000)
            or ""
        )
    return ""


def click_what_is_lit(page: Page, tried: int, known: set[str]) -> bool:
    """One click; whether there was anything to click."""
    board = [BOARD] if tried < CURIOUS else []
    lit = first_seen(page, known, *LIT, *board, *END)
    if lit is None:
        return False
    if sign := sign_of(lit):
        known.add(sign)
    with contextlib.suppress(TimeoutError):  # it went away while the hand moved
        lit.click(timeout=4000)
    return True


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("title", FIRST)
def test_a_newcomer_plays_a_first_round(title: str, size: dict[str, int], open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    later = re.compile(rf"{FIRST[title][:-1]}(?!1\b)\d")
    page = open_page(size, guided=True)
    table_of(title, "Ann", "greedy").sit(page)
    page.wait_for_selector(".asking #question, .coach")
    assert not later.search(page.locator(".moment").inner_text())  # it begins in the first round, or with the set-up
    asked, tried, began = "", 0, version(page)
    known: set[str] = set()  # what was tried
    for _ in range(MOST_CLICKS):
        if later.search(page.locator(".moment").inner_text()):
            break
        question = page.locator("#question").inner_text() if page.locator("#question").count() else ""
        tried = tried + 1 if question == asked else 0
        asked = question
        before = version(page)
        if click_what_is_lit(page, tried, known):
            with contextlib.suppress(TimeoutError):
                page.wait_for_function(SOMETHING, arg=before, timeout=1500)
        else:
            page.wait_for_selector(", ".join([*LIT, BOARD, *END]))  # the others move
    expect(page.locator(".moment")).to_contain_text(later)
    assert version(page) != began
    assert page.locator(".trouble").count() == 0
