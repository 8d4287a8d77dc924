"""Every page, dialog and great question: axe-core finds nothing, and in every language every text is whole and alone in its place.

That takes its time, so ``make scenes`` asks it of every scene in every language, and ``make test`` of some of them: of one in four, always the
same ones, and of those with a board of their own kind, in the languages with the longest words.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from civitas import words

from .conftest import AXE, HERE, LAPTOP, LEFT_THE_GUIDE, PATIENCE, PHONE
from .scenes import SCENES, Stage

FIND = """async ([rules, parts]) => {
  const found = await axe.run(parts ? {include: parts} : document, {resultTypes: ["violations"], ...(rules ? {runOnly: rules} : {})});
  return found.violations.flatMap((v) => v.nodes.map((node) => `${v.impact} ${v.id}: ${v.help} (${node.html.slice(0, 160)})`));
}"""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []"
# What only a resting mouse reads is read by nobody on a phone or with the keys: signs have tips, things have the inspector.
NATIVE = "[...document.querySelectorAll('body [title], body svg title')].map(e => `only for a mouse: ${e.getAttribute('title') ?? e.textContent}`)"
MEASURE = (HERE / "measure.js").read_text(encoding="utf-8").split("\n", 1)[1].rstrip().rstrip(";")
# The language is chosen in the bar or in the menu, which may be folded.
SPEAK = """language => {
  const choice = [...document.querySelectorAll("select")].find((select) => select.querySelector(`option[value="${language}"]`));
  choice.value = language;
  choice.dispatchEvent(new Event("change", {bubbles: true}));
}"""
# A board takes long to look through: it is examined as a whole where it differs, and otherwise what is new around it.
BOARDS = {"looking back", "ages: tactics", "ages: defend", "nations: paying", "floor: countered", "seven nations: ships"}
BOARDS |= {"worlds: a plan", "worlds: city-management"}
BOARDS |= {"culture dialogs: a battle, who falls", "culture dialogs: all advances"}
AROUND = [".bar", ".side", ".over", ".smc-room", ".smc-aside", ".coc-room", ".coc-event"]
ALL = os.environ.get("CIVITAS_SCENES") == "all"
LONG_WORDS = ("en", "ru")
SIZES = {"laptop": LAPTOP, "phone": PHONE, "desktop": {"width": 1920, "height": 1080}, "large": {"width": 2560, "height": 1440}}
FIRST = {"lobby", "lobby, no games yet", "new game of Civilization", "gathering", "end of Civilization"}  # what everybody sees


def chosen() -> list[str]:
    """The scenes that are looked at: all, or those that are always looked at and one in four of the others."""
    return [name for name in SCENES if ALL or name in BOARDS | FIRST or zlib.crc32(name.encode()) % 4 == 0]


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(viewport=LAPTOP, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    opened.add_init_script(LEFT_THE_GUIDE)
    opened.set_default_timeout(PATIENCE)
    yield opened
    opened.close()


def parts_of(page: Page, scene: str) -> list[str] | None:
    """What is to be examined; None for all of the page."""
    if scene in BOARDS or not page.locator(".tablepage").count() or page.locator("dialog[open]").count():
        return None
    return [part for part in AROUND if page.locator(part).count()]


def findings(page: Page, theme: str, rules: list[str] | None, parts: list[str] | None) -> list[str]:
    """What axe-core has to say; only with these rules, and only of these parts, if they are given."""
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    found: list[str] = page.evaluate(FIND, [rules, parts])
    return found


@pytest.fixture(scope="module", params=chosen())
def shown(request: pytest.FixtureRequest, context: BrowserContext, address: str, database: Path) -> Iterator[tuple[str, Page]]:
    """A scene, brought about once for all that is asked of it."""
    page = context.new_page()
    expect(SCENES[request.param](Stage(page, address, database))).to_be_visible()
    yield request.param, page
    page.close()


def test_axe_finds_nothing(shown: tuple[str, Page]) -> None:
    """All rules on each size that looks different; in the other theme only the colours are others."""
    scene, page = shown
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not a script tag: the page's own policy forbids those
    parts = parts_of(page, scene)
    found: dict[str, Any] = {}
    alike = parts is not None and ".over" not in parts  # a list is a list, beside the board or under it
    for size, viewport in ({"laptop": LAPTOP} if alike else {"laptop": LAPTOP, "phone": PHONE}).items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        found[f"{size}, light"] = findings(page, "light", None, parts)
        found[f"{size}, dark"] = findings(page, "dark", ["color-contrast"], parts)
    assert {where: said for where, said in found.items() if said} == {}


def test_every_text_is_whole_and_alone_in_its_place(shown: tuple[str, Page]) -> None:
    """Four sizes, five languages (a part of it without ``make scenes``): nothing below 9.4 pixels, cut with no way to read it, or over another."""
    _, page = shown
    found = {}
    for language in words.languages() if ALL else LONG_WORDS:
        speak(page, language)
        for size, viewport in (SIZES if ALL else {"laptop": LAPTOP, "phone": PHONE}).items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            found[f"{size}, {language}"] = measured(page) + page.evaluate(SIDEWAYS) + page.evaluate(NATIVE)
    assert {where: said for where, said in found.items() if said} == {}


def speak(page: Page, language: str) -> None:
    """The page in another language, when all of it is."""
    if page.locator("html").get_attribute("lang") == language:
        return
    if page.locator(".tablepage").count():
        with page.expect_response(re.compile(rf"/facts\?language={language}")):
            page.evaluate(SPEAK, language)
    else:
        page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def measured(page: Page) -> list[str]:
    """What is wrong with texts; a machine that is busy may still be drawing, so what is found must be found again."""
    for _ in range(8):
        found: list[str] = page.evaluate(MEASURE)
        if not found:
            break
        page.wait_for_timeout(150)
    return found
