"""Whatever can be pressed does something, and nothing of it goes wrong: every button, link and switch, around the boards and on them.

``make scenes`` presses all of them; ``make test`` those of the pages that everybody sees first.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .scenes import SCENES, Stage

ALL = os.environ.get("CIVITAS_SCENES") == "all"
FIRST = ["looking back"]
AROUND = [
    *FIRST,
    "lobby, no games yet",
    "lobby",
    "new game of Through the Ages",
    "join",
    "gathering",
    "menu",
    "seats",
    "since your last turn, Through the Ages",
    "how to play Through the Ages",
    "hot seat",
    "spectator of Civilization",
    "a finished game",
    "end of Through the Ages",
]
# Whatever can be pressed and is not a piece of the board; what lies under an open dialog cannot be.
PRESSED = """() => {
  const modal = document.querySelector("dialog[open]");
  const found = [...(modal ?? document).querySelectorAll("button, a[href], summary")];
  const works = (one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const around = (one) => !one.closest("[data-thing], [data-region=log], .boardroom, [download]") && one.target !== "_blank";
  const chosen = (one) => one.getAttribute("aria-pressed") === "true" || one.getAttribute("aria-selected") === "true"; // it is so already
  const free = (one) => { // seen, and nothing that was opened lies over it
    one.scrollIntoView({block: "nearest"});
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 4 && box.height > 4 && (!top?.closest(".menu .panel") || one.closest(".menu"));
  };
  return found.filter((one) => works(one) && around(one) && !chosen(one) && free(one)).map((one, i) => {
    one.dataset.pressed = i;
    return (one.getAttribute("aria-label") || one.textContent || "").trim().slice(0, 60);
  });
}"""
# All that a person could notice: the page itself, where it is, what is open, and what is chosen.
NOTICED = """() => JSON.stringify([location.href, document.body.innerHTML.replace(/ data-pressed="\\d+"/g, ""),
  document.documentElement.dataset.theme, document.documentElement.lang,
  [...document.querySelectorAll("details, dialog")].map((one) => one.open), Object.entries(localStorage)])"""
NOTHING_TO_SEE = {"CIVITAS", "Copy"}  # whoever is in the lobby stays there; the link was copied when it was made


@pytest.mark.parametrize("name", AROUND if ALL else FIRST)
def test_everything_that_can_be_pressed_does_something(name: str, open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = open_page()
    stage = Stage(page, address, database)
    dead: list[str] = []
    for n, label in enumerate(pressed(page, stage, name)):
        if n:
            pressed(page, stage, name)
        before = page.evaluate(NOTICED)
        page.locator(f"[data-pressed='{n}']").click()
        if not noticed(page, before) and label not in NOTHING_TO_SEE:
            dead.append(label)
    assert dead == []


# Whatever can be pressed on a board and in its list; places of a map, which have a hit area of their own, too.
THINGS = """() => [...document.querySelectorAll(
    ".boardroom button, .boardroom [role=button], .boardroom [data-thing][aria-disabled], .asking button")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled && one.getBoundingClientRect().width > 4)
  .filter((one) => !["aria-pressed", "aria-selected"].some((state) => one.getAttribute(state) === "true"))
  .map((one, i) => {
    one.dataset.pressed = i;
    return (one.dataset.name || one.getAttribute("aria-label") || one.textContent || "").trim().slice(0, 60);
  })"""
BOARDS = {"ages: tactics": 150, "nations: choosing": 54, "seven nations: ships": 150, "worlds: city-management": 100, "cultures: busy-turn": 100}
UNMOVED = {"Zoom out", "The whole map"}  # all of it is seen already


@pytest.mark.parametrize("name", BOARDS if ALL else ["nations: choosing"])
def test_everything_on_a_board_answers_a_click(name: str, open_page: Callable[..., Page], address: str, database: Path) -> None:
    """One click each, on whatever lies there: it is looked at, or says why not; and no click decides anything by itself."""
    page = open_page()
    stage = Stage(page, address, database)
    expect(SCENES[name](stage)).to_be_visible()
    page.wait_for_timeout(1000)
    labels: list[str] = page.evaluate(THINGS)
    assert len(labels) > BOARDS[name] / 3, labels
    dead, version = [], page.locator(".tablepage").get_attribute("data-version")
    for n, label in enumerate(labels):
        one = page.locator(f"[data-pressed='{n}']")
        if not one.count() or not one.is_visible():
            continue  # gone with what was pressed before
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        before = page.evaluate(NOTICED)
        one.evaluate("one => one.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))")
        if not noticed(page, before) and label not in UNMOVED:
            dead.append(label)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
    assert dead == []
    assert page.locator(".tablepage").get_attribute("data-version") == version


def pressed(page: Page, stage: Stage, name: str) -> list[str]:
    """The scene, and what can be pressed in it."""
    expect(SCENES[name](stage)).to_be_visible()
    before: list[str] = []
    for _ in range(40):  # until all of it is drawn
        page.wait_for_timeout(250)
        found: list[str] = page.evaluate(PRESSED)
        if found and found == before:
            break
        before = found
    return before


def noticed(page: Page, before: Any) -> bool:
    for _ in range(20):
        try:
            if page.evaluate(NOTICED) != before:
                return True
        except Exception:  # it has gone to another page
            return True
        page.wait_for_timeout(100)
    return False
