"""The great questions of Sid Meier's Civilization, each reached and answered by clicking."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from civitas.games.sid_meiers_civilization.tables import TECH_IDS

from . import smc_dialog_stops
from .conftest import PHONE, ROOT
from .scenes import Stage
from .smc_stops import tour, won

Look = Callable[..., Page]
ROWS_IN_LINE = """() => [...document.querySelectorAll(".techtable tbody tr, .hownear tbody tr")].filter((row) => {
  const [head, cell] = [row.querySelector("th"), row.querySelector("td")];
  return getComputedStyle(head).borderTopWidth !== getComputedStyle(cell).borderTopWidth;
}).map((row) => row.textContent)"""
# Where the drawing of a marker has its sign: in the middle.
OFF_CENTRE = """(art) => {
  const whole = document.querySelector(art).getBoundingClientRect();
  const sign = [...document.querySelectorAll(`${art} svg svg`)].at(-1).getBoundingClientRect();
  return Math.abs(sign.x + sign.width / 2 - whole.x - whole.width / 2);
}"""
CUT_STRIPS = """() => [...document.querySelectorAll(".strips .pl1")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.ariaLabel)"""


@pytest.fixture
def look(open_page: Callable[..., Page], address: str, database: Path) -> Look:
    """A position of a tour, from the seat that is asked."""

    def sit(kind: str, *size: dict[str, int], **kept: object) -> Page:
        return Stage(open_page(*size), address, database).sit(tour().stop(kind), **{"scenes": "none"} | kept)

    return sit


def version(page: Page) -> int:
    return int(page.locator(".tablepage").get_attribute("data-version") or 0)


def goes_on(page: Page, before: int) -> None:
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) > version", arg=before)
    assert page.locator(".trouble").count() == 0


def dialog(page: Page) -> Locator:
    return page.locator(".over .dlg")


def test_every_sign_is_carried() -> None:
    """What a dialog draws is among the shapes of the board, or of every page: a missing one would take the whole board down."""
    board = ROOT / "web" / "src" / "games" / "sid_meiers_civilization"
    parts = ROOT / "web" / "src" / "parts"
    carried = {*json.loads((board / "icons.json").read_text()), *json.loads((parts / "icons.json").read_text())}
    carried |= set(re.findall(r"^  ([\w-]+): `", (parts / "glyphs.ts").read_text(encoding="utf-8"), re.MULTILINE))
    wanted = {"locked-chest", "shop", "light-bulb", "walking-boot"}  # computed
    wanted |= {"pikeman", "musket", "machine-gun", "catapult", "cannon", "missile-launcher", "mounted-knight", "cavalry", "tank"}
    for source in board.glob("*.tsx"):
        text = source.read_text(encoding="utf-8")
        wanted |= set(re.findall(r'<Icon name="([\w-]+)"', text)) | set(re.findall(r'glyph\("([\w-]+)"\)', text))
    assert wanted - carried == set()


def test_a_unit_is_played_in_the_battle_room(look: Look) -> None:
    page = look("battle with fronts")
    room = page.locator(".smc-room .battle")
    expect(room.locator(".fronts .front")).not_to_have_count(0)
    expect(room.locator(".ifended .odds")).to_be_visible()
    chances = [int(text.strip("%")) for text in room.locator(".plays .play b").all_inner_texts()]
    beside = [int(text.strip("%")) for text in page.locator(".asking .ch .cost").all_inner_texts()]
    assert sorted(beside, reverse=True) == chances  # the list that a phone shows has them too
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 100 for chance in chances)
    before = version(page)
    attack = room.locator(".plays .play", has_text="attacks front").first
    attack.click()
    expect(room.locator(".front.on .blow b")).to_be_visible()  # the blow before it falls
    room.locator(".plays > .btn.act").click()
    goes_on(page, before)


def test_a_card_of_the_hand_offers_its_fronts(look: Look) -> None:
    page = look("battle with fronts")
    page.locator(".uhand .unitcard.legal").first.click()
    ways = page.locator(".placemenu .ch")
    assert ways.count() > 1
    before = version(page)
    ways.first.click()
    page.keyboard.press("Enter")
    goes_on(page, before)


def test_a_battle_turn_is_ended_in_the_room(look: Look) -> None:
    page = look("battle-close")
    room = page.locator(".smc-room .battle")
    expect(room.locator(".stakes p")).to_have_count(2)
    before = version(page)
    room.get_by_role("button", name="End the battle turn").click()
    room.locator(".plays .btn.act").click()
    goes_on(page, before)


def test_a_battle_is_told_with_sums_that_add_up(look: Look) -> None:
    """SMC-13.8: what is left in front and the bonus of the better side."""
    page = look("loot-city", scenes="all")
    sides = page.locator(".scene .reckoned section")
    expect(sides).to_have_count(2)
    expect(sides.first).to_be_visible()
    for side in sides.all():
        rows = side.locator(".reckoning > div").all()
        lines = {row.locator("dt").inner_text(): int(row.locator("dd").inner_text().replace("−", "-")) for row in rows}
        units, total = lines["Units in front"], lines["Sum"]
        bonus = sum(n for name, n in lines.items() if name.startswith("Combat bonus"))
        assert units + bonus == total, lines


def test_a_battle_steps_aside_for_the_map(look: Look) -> None:
    page = look("battle with fronts")
    page.locator(".smc-room .aside").click()
    expect(page.locator(".smc-room")).to_have_count(0)
    page.locator(".smc-back").click()
    expect(page.locator(".smc-room .battle")).to_be_visible()


def test_a_tech_is_looked_at_and_sealed(look: Look) -> None:
    page = look("late research")
    over = dialog(page)
    expect(over.locator(".pyramid .ptech.free").first).to_be_visible()
    cell = over.locator(".techcell.legal").first
    cell.click()
    name = cell.locator(".face span").inner_text().replace("\u00ad", "")
    expect(over.locator(".techdetail h3")).to_contain_text(name)
    expect(over.locator(".pyramid .ptech.sel")).to_have_count(1)
    expect(over.locator(".techdetail .full")).not_to_be_empty()
    before = version(page)
    over.locator("footer .btn.act").click()
    goes_on(page, before)


def test_a_tech_that_is_too_dear_says_why(look: Look) -> None:
    page = look("late research")
    page.locator(".over .techcell.off").first.click(force=True)  # it says why instead
    expect(page.locator(".look .why").first).to_contain_text("trade")


def test_what_was_announced_can_be_answered(look: Look) -> None:
    page = look("respond-to-event with an answer")
    over = dialog(page)
    expect(over.locator(".stack .layer").first).to_be_visible()
    expect(over.locator(".future.good").first).to_contain_text("cancelled")
    before = version(page)
    over.locator("footer .btn.act").first.click()
    over.locator("footer .btn.act").first.click()  # once to look, once to do
    goes_on(page, before)


def test_a_city_action_is_passed_for_the_turn(look: Look) -> None:
    page = look("respond-to-action")
    before = version(page)
    expect(dialog(page).locator(".future", has_text="not asked about city actions")).to_be_visible()
    dialog(page).get_by_role("button", name=re.compile("do not ask")).click()
    goes_on(page, before)


def test_the_watch_switch(look: Look) -> None:
    page = look("watch")
    box = page.locator(".smc-aside.watch")
    expect(box.locator(".switch")).to_have_count(3)
    expect(box.locator("footer .btn.act")).to_be_disabled()
    box.get_by_role("radio", name=re.compile("^Watch Asked")).click()
    expect(box.get_by_role("radio", checked=True)).to_have_count(1)
    before = version(page)
    box.locator("footer .btn.act").click()
    goes_on(page, before)


def test_an_offer_is_put_together_within_the_limits(look: Look) -> None:
    page = look("propose")
    over = dialog(page)
    send = over.locator("footer .btn.act")
    expect(send).to_be_disabled()
    over.get_by_role("button", name="+ Trade").first.click()
    expect(over.locator(".effect").first).to_contain_text("→")
    expect(send).to_be_enabled()
    page.wait_for_timeout(300)  # the engine is asked whether it will do
    before = version(page)
    send.click()
    goes_on(page, before)


def test_an_offer_that_was_begun_can_be_left(look: Look) -> None:
    page = look("propose")
    before = version(page)
    dialog(page).get_by_role("button", name="Cancel").click()
    goes_on(page, before)
    expect(page.locator("#question")).to_have_text("Trade: do you make an offer?")


def test_hidden_things_are_handed_over_in_a_dialog(open_page: Callable[..., Page], address: str, database: Path) -> None:
    """SMC-7.4.5: nothing is said of what nobody gives."""
    page = Stage(open_page(), address, database).sit(smc_dialog_stops.handing_over())
    tokens = dialog(page).get_by_role("radio")
    expect(tokens).to_have_text([f"Hand over – hut tokens: {name}" for name in ("Wheat", "Silk", "Spy")])
    tokens.nth(1).click()
    before = version(page)
    dialog(page).get_by_role("button", name="Hand over").click()
    goes_on(page, before)


def test_an_offer_is_accepted_by_two_clicks(look: Look) -> None:
    page = look("bargain")
    over = dialog(page)
    before = version(page)
    over.get_by_role("button", name="Accept").click()
    assert version(page) == before
    expect(over.locator(".warn")).to_be_visible()
    over.get_by_role("button", name="Accept").click()
    goes_on(page, before)


def test_an_offer_is_refused_and_countered(look: Look) -> None:
    page = look("bargain")
    before = version(page)
    dialog(page).get_by_role("button", name="Refuse and counter").click()
    goes_on(page, before)


def test_a_hand_too_large_is_discarded_down(look: Look) -> None:
    page = look("discard-events")
    over = dialog(page)
    expect(over.locator(".ctrack li.mine")).to_have_count(1)
    button = over.locator("footer .btn.act")
    expect(button).to_be_disabled()
    cards = over.locator(".evpick")
    for at in range(cards.count()):
        if button.is_disabled():
            cards.nth(at).click()
    before = version(page)
    button.click()
    goes_on(page, before)


def test_a_great_person_finds_a_square_or_waits(look: Look) -> None:
    page = look("place-person", scenes="all")
    box = page.locator(".smc-aside.person")
    expect(box.locator("h2")).not_to_be_empty()
    row = page.locator(".asking .ch", has_text="Place the").first
    gains = row.locator(".cost").inner_text()
    assert re.search(r"[+−]\d", gains)  # what the square gives more with it
    row.click()
    expect(box.locator(".would")).to_contain_text(re.search(r"[+−]\d", gains)[0])  # type: ignore[index]
    expect(page.locator(".scene")).to_have_count(0)  # the question says it all
    box.get_by_role("button", name="Keep in reserve").click()
    before = version(page)
    box.get_by_role("button", name="Do it").click()
    goes_on(page, before)


def test_the_sheets_show_what_is_left(look: Look) -> None:
    page = look("cities")
    for name, part in (("Market", ".market .wondercard"), ("Culture track", ".ctrack li"), ("Technologies", ".techtable .techtag")):
        page.locator(".sheetbuttons").get_by_role("button", name=name).click()
        expect(page.locator("dialog[open]").locator(part).first).to_be_visible()
        assert page.evaluate(ROWS_IN_LINE) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for card in page.locator(".dock .ec").all():  # a card shows its words, or a picture as large as the room for them
        assert card.locator(".tx").is_visible() or card.locator(".vg").bounding_box()["height"] > 50  # type: ignore[index]


def test_every_technology_can_be_read_long_before_it_is_researched(look: Look) -> None:
    page = look("cities")
    page.locator(".sheetbuttons").get_by_role("button", name="Technologies").click()
    listed = page.locator("dialog[open] span.techcell")
    expect(listed).to_have_count(len(TECH_IDS))
    mine = re.search(r"\d+", page.locator(".smc .dock").get_by_text(re.compile(r"^\d+ techs?$")).inner_text())
    assert mine is not None
    expect(page.locator("dialog[open] span.techcell.known")).to_have_count(int(mine[0]))
    listed.filter(has_text="Space Flight").hover()
    expect(page.locator(".inspector")).to_contain_text("You win the game at once.")
    listed.filter(has_text="Navigation").hover()
    expect(page.locator(".inspector")).to_contain_text("may be crossed")


@pytest.mark.parametrize("kind", ["culture", "technology", "economy", "military"])
def test_each_victory_has_its_picture(kind: str, open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(won(kind), 0)
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    picture = page.locator(f".smc-room.victory .v-{kind}")
    expect(picture.locator("h2")).to_be_visible()
    assert picture.locator(".hownear tbody tr").count() == 4


def test_everything_can_be_read_in_the_inspector(look: Look) -> None:
    page = look("late research")
    page.locator(".over .ptech[data-refs]").first.hover()
    expect(page.locator(".inspector h3")).not_to_be_empty()
    expect(page.locator(".inspector .full")).not_to_be_empty()
    expect(page.locator(".inspector .rule").first).to_be_visible()


def test_a_wonder_is_drawn_whole_in_the_inspector(look: Look) -> None:
    page = look("cities")
    page.locator('.sheet .it[data-thing^="item-build-"]', has_text="Colossus").hover()
    expect(page.locator(".inspector h3")).to_contain_text("Colossus")
    assert page.evaluate(OFF_CENTRE, ".inspector .art.drawn") < 3


def test_a_battle_on_a_phone(look: Look) -> None:
    page = look("battle with fronts", PHONE)
    before = version(page)
    page.locator(".plays .play").first.click()
    page.locator(".plays > .btn.act").click()
    goes_on(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_log_keeps_its_end_in_sight(look: Look) -> None:
    """A longer question leaves it less room: what was told last stays there."""
    page = look("cities", {"width": 1366, "height": 1400})
    log = page.locator(".logging .log")
    left = "log => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)"
    expect(log).to_be_visible()
    page.set_viewport_size({"width": 1366, "height": 735})
    assert page.evaluate(CUT_STRIPS) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_function(f"() => Math.abs(({left})(document.querySelector('.logging .log'))) < 4")
    assert log.evaluate("log => log.scrollTop") > 0
