"""The page in another language: nothing English is left, whoever says it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import drive

LATIN = re.compile(r"[A-Za-z]{3,}")
# Ours, keys, rule ids, ages, and what languages are called by those who speak them.
ALIKE = re.compile(r"\b(CIVITAS|Civitas|Enter|Esc|[A-Z]+\d*-[\d.]+|[IVX]+|English|Lietuvių|Polski|Magyar|Through the Ages)\b")
STRANGERS = re.compile("Zoë|Yves|Xenia")  # whose tables other tests have listed in the lobby
# Everything that is shown or read aloud, as it is written in the document.
SHOWN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if ((node.parentElement ?? node).closest(".opens .open")) continue; // people of other games
    if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}"""


def speaking(page: Page, address: str, language: str) -> None:
    """Have this browser remember a language from the start, as its menu would."""
    kept = json.dumps(json.dumps({"value": language}))
    page.add_init_script(f"localStorage.setItem('civitas.language', {kept})")
    page.goto(address)


def english(page: Page) -> list[str]:
    """What is written in Latin letters on a page that should have none."""
    texts: list[str] = page.evaluate(SHOWN)
    return [text for text in texts if LATIN.search(ALIKE.sub("", STRANGERS.sub("", text)))]


def test_the_page_says_in_its_own_language_what_the_server_refuses(browser: Browser, table_of: Callable[..., Any]) -> None:
    """Whatever the browser asks for: the sentence comes from the page's catalogue by its id."""
    table = table_of("through_the_ages", "Ona", "random")
    context = browser.new_context(locale="en-GB")  # it will note the refusal on its console, which is no fault here
    page = context.new_page()
    speaking(page, table.address, "lt")
    page.goto(f"{table.address}/join/{table.id}#{'x' * 43}")
    page.get_by_role("button", name="Sėstis").click()
    expect(page.get_by_role("alert")).to_have_text("Šis kvietimas jau panaudotas arba yra ne šio žaidimo.")
    context.close()


@pytest.mark.parametrize("title", ["through_the_ages", "civilization_1980"])
def test_a_russian_table_has_no_english_left(title: str, open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    """In the lobby, at the first question, in the middle of the game, and looking back."""
    people = ["Анна", "Борис", "Вера"]
    table = table_of(title, *people)
    page = open_page()
    speaking(page, table.address, "ru")
    expect(page.get_by_role("button", name="Играть сейчас с ботами").first).to_be_visible()
    assert english(page) == []
    page.goto(f"{table.address}/new/{title}")
    page.get_by_text("Всё остальное").click()
    expect(page.get_by_role("button", name="Начать игру")).to_be_visible()
    assert english(page) == []
    table.sit(page, 0)
    if title == "civilization_1980":
        expect(page.locator("svg.map text.nm", has_text="Кносс")).to_be_visible()
        expect(page.locator("svg.map text.sea", has_text="Чёрное море")).to_be_visible()
    assert english(page) == []
    middle = {"through_the_ages": lambda s: s.round >= 3, "civilization_1980": lambda s: s.event == 9}[title]
    table.sit(page, table.until(database, middle, bot="greedy").to_act[0])
    expect(page.locator("#question")).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert english(page) == []
    page.goto(f"{table.address}/games/{table.id}/at/10")
    expect(page.get_by_text("Позиция 10 из")).to_be_visible()
    assert english(page) == []


def test_a_game_that_is_started_in_russian_seats_bots_with_russian_names(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    speaking(page, address, "ru")
    page.get_by_role("button", name="Играть сейчас с ботами").first.click()
    page.wait_for_selector(".asking")
    assert english(page) == []
    page.goto(address)
    expect(page.locator(".gm").first).to_be_visible()
    assert english(page) == []


def test_what_is_english_would_be_found(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("civilization_1980", "Анна", "Борис")
    page = open_page()
    speaking(page, table.address, "en")
    table.sit(page, 0)
    expect(page.locator("svg.map text.nm", has_text="Knossos")).to_be_visible()
    assert {"Knossos", "Black Sea", "Zoom in"} <= set(english(page))


def test_a_rule_book_is_read_in_the_readers_language(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    speaking(page, address, "lt")
    page.goto(f"{address}/rules/civilization_1980#CIV80-3.2")
    rule = page.locator('[id="rule-CIV80-3.2"]')
    expect(rule).to_be_in_viewport()
    expect(rule.locator("th").last).to_have_text("Misticizmas")
    expect(rule.locator("tbody tr")).to_have_count(5)
    page.locator('[id="rule-CIV80-3.4"] a', has_text="3.2").click()
    expect(page).to_have_url(f"{address}/rules/civilization_1980#CIV80-3.2")
    page.get_by_role("searchbox").fill("CIV80-14.8")
    expect(page.locator(".rules article")).to_have_count(1)


def test_a_formula_keeps_its_signs(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/rules/civilization_1980#CIV80-13.4")
    expect(page.locator('[id="rule-CIV80-13.4"]')).to_contain_text("n*n*value")
    page.get_by_role("searchbox").fill("n*n*value of the cards")
    expect(page.locator('[id="rule-CIV80-13.4"]')).to_be_visible()


def test_what_is_looked_for_is_marked_in_the_rule_book(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    speaking(page, address, "lt")
    page.goto(f"{address}/rules/civilization_1980")
    page.get_by_role("searchbox").fill("Misticizm")
    marks = page.locator(".rules mark")
    expect(marks.first).to_have_text("Misticizm")
    expect(marks.first).to_be_in_viewport()
    assert {text.casefold() for text in marks.all_inner_texts()} == {"misticizm"}
    assert marks.count() >= page.locator(".rules article").count() >= 2
    expect(page.get_by_role("status")).to_contain_text("taisykl")
    page.get_by_role("searchbox").fill("CIV80-3.2")
    expect(page.locator(".rules article .num mark")).to_have_text("CIV80-3.2")
    page.get_by_role("searchbox").fill("(a")  # signs are looked for as they stand
    expect(marks.first).to_have_text(re.compile(r"\(a", re.IGNORECASE))
    page.get_by_role("searchbox").fill("")
    expect(marks).to_have_count(0)


def test_a_search_begins_with_what_it_found_first(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/rules/through_the_ages#TTA-13.1.16")  # far down in the book
    expect(page.locator('[id="rule-TTA-13.1.16"]')).to_be_in_viewport()
    page.get_by_role("searchbox").fill("tactic")
    expect(page.locator(".rules mark").first).to_be_in_viewport()


def test_a_rule_that_only_programs_need_is_shown_when_it_is_asked_for(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/rules/civilization_1980#CIV80-7.5.2")
    expect(page.locator('[id="rule-CIV80-7.5.2"]')).to_contain_text("A ship under way")
    expect(page.locator('[id="rule-CIV80-7.5.2"]')).to_be_in_viewport()


def test_a_name_in_any_case_is_read_where_it_stands_in_the_log(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of("through_the_ages", "Eglė", "greedy")
    page = open_page()
    speaking(page, table.address, "lt")
    table.sit(page, 0)
    drive(page, 30)
    lines = page.locator("li, .then").filter(has_text=re.compile("(stato|tobulina) „"))
    expect(lines.first).to_be_visible()
    marked = [ref for line in lines.all() for ref in line.locator(".ref").all_inner_texts()]
    assert {"Bronzą", "Žemdirbystę", "Filosofiją", "Religiją", "Geležį", "Drėkinimą"} & set(marked), marked
    page.locator(".ref", has_text=re.compile("(Bronzą|Žemdirbystę|Filosofiją|Religiją|Geležį|Drėkinimą)")).first.click()
    expect(page.locator(".inspector")).to_be_visible()
