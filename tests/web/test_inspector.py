"""One inspector everywhere: pointing, holding and the keys read a card whole, wherever it is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civitas.games.civilization_1980.tables import CIV_IDS
from games.through_the_ages.scenes import hand, politics, scene, strength
from games.through_the_ages.table import acting, row, wonder

from .conftest import PHONE
from .positions import made
from .scenes import CIV, TTA, Stage, at_war, countered, tour

HOLD = """(thing) => {
  const box = thing.getBoundingClientRect();
  const at = {bubbles: true, pointerType: "touch", clientX: box.x + 9, clientY: box.y + 9};
  thing.dispatchEvent(new PointerEvent("pointerdown", at));
  setTimeout(() => { thing.dispatchEvent(new PointerEvent("pointerup", at)); thing.click(); }, 700);
}"""


@pytest.fixture
def stage(open_page: Callable[..., Page], address: str, database: Path) -> Stage:
    return Stage(open_page(), address, database)


def at_the_row(stage: Stage) -> Page:
    s = acting(row(scene(2), at1="iron", at13="taj_mahal"))
    return stage.sit(made(TTA, s), 0)


def printed(page: Page, kind: str, number: int) -> dict[str, Any]:
    """A card of Civilization, from the server's own faces."""
    faces = page.evaluate(f"fetch('/api/titles/{CIV}/facts?language=en').then(r => r.json()).then(f => f.faces)")
    found: dict[str, Any] = faces[kind][number]
    return found


def whole_text(page: Page, slug: str) -> str:
    """What is printed on a card, from the server's own faces."""
    faces = page.evaluate("fetch('/api/titles/through_the_ages/facts?language=en').then(r => r.json()).then(f => f.faces.cards)")
    return str(next(face["text"] for face in faces if face["slug"] == slug))


def test_pointing_at_a_card_shows_its_text_its_price_and_what_it_would_change(stage: Stage) -> None:
    page = at_the_row(stage)
    page.locator('[data-thing="space-13"]').hover()
    inspector = page.locator(".inspector")
    expect(inspector.locator("h3")).to_have_text("Taj Mahal")
    expect(inspector.locator(".full")).to_have_text(whole_text(page, "taj_mahal"))
    expect(inspector.locator(".fx2")).to_contain_text("you have 4")
    page.locator('[data-thing="space-1"]').hover()
    expect(inspector.locator("h3")).to_have_text("Iron")
    expect(inspector.locator(".would .fx")).to_contain_text("Civil actions")
    expect(inspector.locator(".rule").first).to_contain_text("TTA-")


def test_the_keys_fill_it_too_and_a_pin_keeps_it(stage: Stage) -> None:
    page = at_the_row(stage)
    page.locator('[data-thing="space-1"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(page.locator(".inspector h3")).to_have_text("Taj Mahal")
    page.get_by_role("button", name="Keep it open").click()
    page.locator('[data-thing="space-1"]').hover()
    page.wait_for_timeout(500)
    expect(page.locator(".inspector h3")).to_have_text("Taj Mahal")
    page.keyboard.press("Escape")
    expect(page.locator(".inspector")).to_have_count(0)


def test_holding_a_card_on_a_phone_reads_it_and_does_nothing_else(open_page: Callable[..., Page], address: str, database: Path) -> None:
    stage = Stage(open_page(PHONE, has_touch=True), address, database)
    page = at_the_row(stage)
    page.locator('[data-thing="space-1"]').evaluate(HOLD)
    expect(page.locator(".inspector.held h3")).to_have_text("Iron")
    page.wait_for_timeout(600)
    expect(page.locator(".pick")).to_have_count(0)
    page.locator(".inspector.held").get_by_role("button", name="Close").click()
    expect(page.locator(".inspector")).to_have_count(0)


def test_a_number_that_is_tapped_says_what_it_is(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE, has_touch=True), address, database).sit(tour("ages").stop("action"))
    number = page.locator(".my .stt").first
    number.tap()
    expect(page.locator(".look")).to_contain_text(number.get_attribute("aria-label") or "?")


def test_a_log_line_and_a_choice_open_the_card_they_name(stage: Stage) -> None:
    page = stage.sit(at_war())
    name = page.locator(".logging .log .ref").last
    name.hover()
    expect(page.locator(".inspector h3").first).to_have_text(name.inner_text())
    page = stage.sit(tour("ages").stop("action"))
    choice = page.locator(".choices .ch[data-option^='[\"take\"']").first
    choice.hover()
    expect(page.locator(".inspector h3").first).to_be_visible()
    choice.click()
    expect(page.locator(".pick .said b").first).to_be_visible()  # the text stands in the preview, too


def test_a_card_named_in_a_dialog_is_read_over_the_dialog(stage: Stage) -> None:
    page = stage.sit(at_war())
    page.keyboard.press("s")
    name = page.locator("dialog .since .log .ref").first
    name.hover()
    expect(page.locator(".inspector:popover-open h3").first).to_have_text(name.inner_text())


def test_an_unaffordable_wonder_says_why_not(stage: Stage) -> None:
    s = scene(2)
    wonder(s, 0, "pyramids")
    page = stage.sit(made(TTA, acting(s)), 0)
    page.locator('.my [data-thing="pyramids"]').hover(force=True)
    expect(page.locator(".inspector .why")).to_contain_text("resources")
    told, why = (page.locator(f".inspector {part}").first.bounding_box() for part in (".full", ".why"))
    assert told
    assert why
    assert told["x"] == why["x"], "the reason stands under the text, not beside it"
    expect(page.locator(".choices .ch.no", has_text="Pyramids")).to_contain_text("too few resources")


def test_an_attack_that_cannot_be_says_why_not(stage: Stage) -> None:
    s = scene(2)
    hand(s, 0, "raid_i")
    strength(s, 1, 9)
    page = stage.sit(made(TTA, politics(s)), 0)
    page.locator('.hands [data-thing="military-0"]').hover(force=True)
    expect(page.locator(".inspector .why")).to_contain_text("TTA-5.3.1")


def test_no_thing_on_the_board_hides_its_words_in_a_native_tooltip(stage: Stage) -> None:
    page = at_the_row(stage)
    assert page.locator(".tta [data-refs][title]").count() == 0


def test_a_civilization_card_says_what_it_does_costs_and_gives_towards_others(stage: Stage) -> None:
    page = stage.sit(tour("nations").stop("choosing"))
    page.locator('.cards10 [data-thing="agriculture"]').hover()
    inspector = page.locator(".inspector")
    expect(inspector.locator("h3")).to_have_text("Agriculture")
    expect(inspector.locator(".full")).to_have_text(printed(page, "cards", CIV_IDS.index("agriculture"))["text"])
    expect(inspector.locator(".fx2")).to_contain_text("Credit towards")
    expect(inspector.locator(".fx2")).to_contain_text("Democracy")
    expect(inspector.locator(".hint .rule")).to_have_text("CIV80-13.2")


def test_a_card_that_cannot_be_bought_says_why_not(stage: Stage) -> None:
    page = stage.sit(tour("nations").stop("buy"))
    page.locator('.cards10 [data-thing="philosophy"]').hover()
    expect(page.locator(".inspector .fx2")).to_contain_text("Law")  # CIV80-13.8
    expect(page.locator(".inspector .why")).to_contain_text("CIV80-13")


def test_trade_cards_and_calamities_are_read_in_the_hand(stage: Stage) -> None:
    cursed = tour("nations").stop("cursed")
    page = stage.sit(cursed)
    hand = cursed.state.players[cursed.state.to_act[0]].hand
    for kind, what in ((min(hand), "commodity of stack"), (max(hand), "calamity")):
        face = printed(page, "trade", kind)
        page.locator(f'.hnd [data-thing="{face["id"]}"]').hover()
        expect(page.locator(".inspector h3")).to_have_text(face["name"])
        expect(page.locator(".inspector header")).to_contain_text(what)
        expect(page.locator(".inspector .full")).not_to_be_empty()


def test_what_came_in_a_swap_is_told_with_its_cards(stage: Stage) -> None:
    page = stage.sit(countered())
    page.get_by_role("button", name="Accept").click()
    page.locator(".confirm").get_by_role("button", name="Accept").click()  # it cannot be taken back
    scene = page.locator('.scene[data-scene="swap"]')
    expect(scene).to_contain_text("You receive from")
    expect(scene.locator(".said b").first).to_be_visible()


def test_civilization_cards_are_listed_by_group_and_the_end_is_pinned_on_top(stage: Stage) -> None:
    page = stage.sit(tour("nations").stop("shopping"))
    expect(page.locator(".choices .stop")).to_have_count(1)
    headings = page.locator(".choices > [role=group]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    order = ["Crafts", "Sciences", "Arts", "Civics", "Not now"]
    assert len(headings) > 2
    assert headings == sorted(headings, key=order.index)


def test_nothing_on_the_map_board_hides_its_words_in_a_native_tooltip(stage: Stage) -> None:
    page = stage.sit(tour("nations").stop("shopping"))
    assert page.locator(".civ .cc[data-refs]").count() > 0
    assert page.locator(".civ [data-refs][title]").count() == 0
    assert page.locator(".civ .cc[title]").count() == 0


def test_in_a_narrow_window_it_never_lies_over_the_choice_it_is_about(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = at_the_row(Stage(open_page(PHONE), address, database))
    choice = page.locator(".choices .ch[data-option^='[\"take\"']").first
    choice.hover()
    expect(page.locator(".inspector h3")).to_have_text("Iron")
    box, over = choice.bounding_box(), page.locator(".inspector").bounding_box()
    assert box is not None
    assert over is not None
    assert over["y"] + over["height"] <= box["y"]


def test_on_a_phone_do_it_is_in_sight_whatever_there_is_to_read(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = at_the_row(Stage(open_page(PHONE, has_touch=True), address, database))
    page.locator(".choices .stop .ch").tap()
    button = page.locator(".pick .do .btn.act").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= PHONE["height"]


def test_whoever_cannot_offer_yet_reads_why_and_finds_how_to_say_nothing(stage: Stage) -> None:
    page = stage.sit(tour("nations").stop("cursed"))
    composer = page.locator(".composer")
    expect(composer).to_contain_text("At least 3 cards")  # CIV80-11.4
    expect(composer.locator(".do .btn.act")).to_be_disabled()
    asked = page.locator(".asking h2").inner_text()
    composer.get_by_role("button", name="Pass", exact=True).click()
    composer.get_by_role("button", name="Do it · Pass").click()
    expect(page.locator(".asking h2")).not_to_have_text(asked)  # it was heard, and whatever comes next is asked


def test_on_a_narrow_screen_what_is_glimpsed_is_never_in_the_way(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE), address, database).sit(tour("ages").stop("action"))
    choice = page.locator(".asking .choices .ch[data-refs]").first
    choice.hover()
    glimpse = page.locator(".inspector")
    expect(glimpse).to_be_visible()
    covered = glimpse.bounding_box()
    assert covered
    x, y = covered["x"] + covered["width"] / 2, covered["y"] + covered["height"] / 2
    assert page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('.inspector')", [x, y])  # a click goes through it
    choice.click()
    page.locator(".pick .do .btn.act").hover(timeout=3000)  # it is not in the way of the button either
    expect(glimpse).to_have_count(0)
    page.locator(".pick .do").get_by_role("button", name="Cancel").click()
    choice.click(button="right")  # held, it stays and can be scrolled and closed
    expect(page.locator(".inspector.held")).to_be_visible()
    page.locator(".inspector").get_by_role("button", name="Close").click()
    expect(glimpse).to_have_count(0)
