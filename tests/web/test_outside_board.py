"""Games and their boards that live elsewhere, built with the page, shown and played; the parts that boards share, each at work."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import documents

from .conftest import QUICK, ROOT, Seats, answering, violations

SKIRMISH = Path(__file__).parent / "skirmish" / "board"
BUILDER = Path(ROOT) / "web" / "build_page.py"


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(BUILDER), *arguments], capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has Pebbles, with the page that its package carries."""
    place = documents.install_pebbles(tmp_path_factory.mktemp("pebbles"))
    documents.write_out("adding-a-board.md", place)
    built = build("--board", f"pebbles={place / 'pebbles' / 'board'}", "--board", f"skirmish={SKIRMISH}", "--out", str(place / "pebbles" / "built"))
    assert built.returncode == 0, built.stderr
    said = place / "said.log"
    path = [str(place), str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    env = os.environ | QUICK | {"PYTHONPATH": os.pathsep.join(path), "CIVITAS_PLUGINS": "skirmish"}
    with said.open("w") as log:
        command = [sys.executable, "-m", "civitas", "serve", "--port", "0", "--database", str(place / "table.db"), "--page", "pebbles"]
        server = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=env)
    try:
        yield answering(said, server)
    finally:
        server.terminate()
        server.wait(15)


def test_the_board_of_a_game_that_lives_elsewhere_is_shown_and_played_on(pebbles: str, open_page: Callable[..., Page]) -> None:
    table = Seats(pebbles, "pebbles", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}], {})
    page = open_page()
    table.sit(page)
    expect(page.locator(".pebbles [data-region=hand] [data-thing]")).to_have_count(5)
    assert not violations(page)
    assert not (BUILDER.parent / "src" / "games" / "pebbles").exists()


def skirmish(address: str, page: Page) -> Page:
    """The first question of the small game that uses every part."""
    Seats(address, "skirmish", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}], {}).sit(page, 0)
    expect(page.locator(".skirmish .map")).to_be_visible()
    return page


def march(page: Page) -> None:
    """Two groups planned by source and target, one changed with a digit; then handed in."""
    page.locator("[data-thing=square-5]").click()
    page.locator("[data-thing=to-6]").click()
    page.locator("[data-thing=square-0]").click()
    page.get_by_role("group", name="How many").get_by_role("button", name="2", exact=True).click()
    page.locator("[data-thing=square-1]").click()
    expect(page.locator(".entry .what b")).to_have_text(["Square 6 2 → Square 7", "Square 1 2 → Square 2"])
    expect(page.locator(".map .arrow")).to_have_count(2)
    page.keyboard.press("3")
    expect(page.locator(".entry .what b").last).to_have_text("Square 1 3 → Square 2")
    expect(page.locator(".leads")).to_contain_text("2")
    page.get_by_role("button", name="End the march").click()


def test_source_then_target_makes_a_plan_in_any_order(pebbles: str, open_page: Callable[..., Page]) -> None:
    page = skirmish(pebbles, open_page())
    page.locator("[data-thing=square-0]").click()
    page.locator("[data-thing=square-15]").click()  # too far: taken out again, and the rule is told
    expect(page.locator(".plan .trouble")).to_contain_text("SKI-1")
    expect(page.locator(".entry")).to_have_count(0)
    assert not violations(page)
    march(page)
    expect(page.locator("#question")).to_have_text("How do you pay them?")


def test_a_price_is_paid_unit_by_unit_with_what_may_stand_for_it(pebbles: str, open_page: Callable[..., Page]) -> None:
    page = skirmish(pebbles, open_page())
    march(page)
    left = page.locator(".purse dd b")
    expect(left).to_have_text(["2 → 0", "2 → 1", "2"])  # own kinds first
    expect(page.locator(".payment .lab")).to_contain_text("8 ways")
    page.locator("[data-thing=slot-2-2]").click()  # gold for the ore
    expect(left).to_have_text(["2 → 0", "2", "2 → 1"])
    page.locator("[data-thing=slot-0-2]").click()
    expect(left).to_have_text(["2 → 1", "2", "2 → 0"])
    page.locator("[data-thing=slot-1-2]").click()  # both gold are used: one of them moves over
    expect(page.locator("[data-thing=slot-0-0]")).to_have_attribute("aria-checked", "true")
    page.locator("[data-thing=slot-2-1]").click()
    expect(left).to_have_text(["2 → 1", "2 → 1", "2 → 1"])
    assert not violations(page)
    page.get_by_role("group", name="Which price").get_by_role("button").last.click()
    expect(left).to_have_text(["2 → 0", "2"])
    page.get_by_role("button", name="Pay the soldiers").click()
    expect(page.locator("#question")).to_have_text("Who falls?")


def test_who_falls_is_toggled_in_the_fight_and_in_the_list(pebbles: str, open_page: Callable[..., Page]) -> None:
    page = skirmish(pebbles, open_page())
    march(page)
    page.get_by_role("button", name="Pay the soldiers").click()
    troops = page.locator(".battle .troops button")
    expect(troops).to_have_count(2)
    expect(page.locator(".asking .btn.act")).to_be_disabled()
    troops.first.click()
    troops.last.click()
    expect(page.locator(".setrow output")).to_have_text(["1/3", "1/2"])
    assert not violations(page)
    page.locator(".asking .btn.act").click()
    expect(page.locator(".ending")).to_be_visible()


def test_a_board_that_lives_elsewhere_is_put_into_the_format_of_the_house(tmp_path: Path) -> None:
    documents.write_out("adding-a-board.md", tmp_path)
    emblem = tmp_path / "pebbles" / "board" / "emblem.ts"
    right = emblem.read_text(encoding="utf-8")
    emblem.write_text(right.replace(" ", "   "), encoding="utf-8")
    board = f"pebbles={tmp_path / 'pebbles' / 'board'}"
    assert build("--check", "--board", board).returncode != 0
    formatted = build("--format", "--check", "--board", board)
    assert formatted.returncode == 0, formatted.stderr
    assert emblem.read_text(encoding="utf-8") == right


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ("pebbles", "a board is given as TITLE=FOLDER, not as pebbles"),
        ("../x=y", "a board is given as TITLE=FOLDER, not as ../x=y"),
        ("pebbles=nowhere", "there is no board.tsx in nowhere"),
        (f"through_the_ages={BUILDER.parent / 'src' / 'games' / 'through_the_ages'}", "there is a board of through_the_ages already"),
    ],
)
def test_a_board_that_cannot_be_built_is_refused_in_a_sentence(board: str, says: str) -> None:
    refused = build("--board", board)
    assert refused.returncode == 1
    assert refused.stderr.startswith(says)


def test_a_page_is_never_built_over_something_else(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear to somebody")
    assert "holds something else than a page" in build("--out", str(tmp_path)).stderr
    assert (tmp_path / "letters.txt").is_file()
