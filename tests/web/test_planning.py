"""Civilization's movement planned on the map (CIV80-7.5.5), and sets chosen on it: what a person drags, clicks and types is what is played."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import civitas
from civitas.bots import SeatView
from civitas.games.civilization_1980.atlas import AREA_IDS, ZONE_AREA
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.state import State
from games.civilization_1980.planning import parts_of
from games.civilization_1980.table import begin, put, ship, table

from .conftest import LAPTOP, PHONE, violations
from .positions import Stop, Tour, made
from .scenes import CIV, Stage
from .test_keyboard import moved_on, name_of_focused, tab_to, version, walk_to

# A point of a place that belongs to it, where it is on the screen.
POINT = """(id) => {
  const place = document.querySelector(`.map [data-thing="${id}"]`);
  const [x, y] = place.dataset.at.split(",").map(Number);
  const {x: left, y: top} = new DOMPoint(x, y).matrixTransform(place.getScreenCTM());
  return [left, top];
}"""
MIDDLE = """(id) => {
  const {x, y, width, height} = document.querySelector(`.map [data-piece="${id}"]`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# Whether the map has been drawn as it stays: the same for several frames.
STILL = """() => new Promise((done) => {
  let [seen, times] = ["", 0];
  const look = () => {
    const now = document.querySelector(".map").getAttribute("viewBox") + document.querySelector(".pieces").innerHTML.length;
    times = now === seen ? times + 1 : 0;
    seen = now;
    if (times > 6) done(true); else requestAnimationFrame(look);
  };
  look();
})"""


@pytest.fixture
def stage(open_page: Callable[..., Page], address: str, database: Path) -> Stage:
    return Stage(open_page(LAPTOP), address, database)


def drag(page: Page, piece: str, place: str) -> None:
    """One gesture."""
    page.wait_for_selector(f'.map [data-piece="{piece}"]', state="attached")
    (x, y), (to_x, to_y) = page.evaluate(MIDDLE, piece), page.evaluate(POINT, place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


def click(page: Page, place: str) -> None:
    x, y = page.evaluate(POINT, place)
    page.mouse.click(x, y)


def looked_at(page: Page) -> None:
    """Cards about what happened lie over a corner of the map."""
    page.wait_for_selector(".map .place")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function(STILL)
    if page.locator(".scene").count():
        page.locator(".scene footer .btn.act").click()


def tokens_of(page: Page, stage: Stage) -> list[int]:
    """Where my tokens are, as the server has it."""
    answer = page.request.get(page.url.replace("/games/", "/api/games/"))
    found: list[int] = answer.json()["view"]["players"][0]["tokens"]
    return found


def crete() -> State:
    """Crete with two ships, a stack here and there, and nobody near."""
    s = table(2)
    put(s, 0, knossos=4, phaistos=2, rhodes=3, athens=3, corinth=2)
    put(s, 1, memphis=2)
    ship(s, 0, "knossos.w", "rhodes.w")
    return s


def moving(s: State) -> Stop:
    return made(CIV, begin(s, MoveTurn(0)))


def at(name: str) -> int:
    return AREA_IDS.index(name)


def stack(name: str) -> str:
    return f"tokens-{at(name)}-0"


def plan_is(page: Page, *entries: str) -> None:
    expect(page.locator(".entry .what b")).to_have_text(list(entries))


def test_groups_are_planned_in_any_order_changed_and_dropped(stage: Stage) -> None:
    page = stage.sit(moving(crete()))
    looked_at(page)
    before = tokens_of(page, stage)
    drag(page, stack("corinth"), "athens")  # a later area first
    plan_is(page, "Corinth 2 → Athens")
    drag(page, stack("athens"), "delphi")
    plan_is(page, "Corinth 2 → Athens", "Athens 2 → Delphi")  # as many as have room there: a suggestion
    page.keyboard.press("1")
    plan_is(page, "Corinth 2 → Athens", "Athens 1 → Delphi")
    drag(page, stack("athens"), "delphi")  # one more is added to a move
    expect(page.locator(".entry .what b").nth(1)).to_have_text("Athens 2 → Delphi")
    page.locator('.entry [aria-label^="−"]').nth(1).click()
    expect(page.locator(".entry .what b").nth(1)).to_have_text("Athens 1 → Delphi")
    page.get_by_role("button", name="Drop Corinth 2 → Athens").click()
    plan_is(page, "Athens 1 → Delphi")
    assert tokens_of(page, stage) == before  # nothing counts before it is handed in
    page.reload()
    plan_is(page, "Athens 1 → Delphi")  # and it is not lost
    page.get_by_role("button", name="End movement").click()
    expect(page.locator(".asking.formed")).to_have_count(0)
    after = tokens_of(page, stage)
    assert (after[at("athens")], after[at("delphi")], after[at("corinth")]) == (2, 1, 2)


def press(page: Page, piece: str) -> None:
    """A click on the piece itself, as slow as a person's: the page is drawn anew between its halves."""
    x, y = page.evaluate(MIDDLE, piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(120)
    page.mouse.up()


def test_a_stack_is_picked_by_a_click_on_it_and_goes_to_another_stack_that_is_clicked(stage: Stage) -> None:
    page = stage.sit(moving(crete()))
    looked_at(page)
    press(page, stack("corinth"))
    expect(page.locator("#question, .asking h2").first).to_have_text("Corinth: 2")
    press(page, stack("corinth"))  # and is put back by another
    expect(page.locator(".asking h2").first).to_have_text("Your move")
    press(page, stack("corinth"))
    press(page, stack("athens"))  # where others stand is a place to go to, not another stack to pick
    plan_is(page, "Corinth 2 → Athens")


def test_nobody_is_told_a_number_that_was_not_chosen(stage: Stage) -> None:
    """Where no number was said each place takes what suits it: the wheel shows none, and the list how many."""
    page = stage.sit(moving(crete()))
    looked_at(page)
    page.locator('.chips [data-thing^="from-"]', has_text="Athens 3").click()
    expect(page.locator("#question, .asking h2").first).to_have_text("Athens: 3")
    expect(page.locator('.count-wheel [aria-pressed="true"]')).to_have_count(0)
    expect(page.locator(".ch.goal", has_text="Delphi")).to_contain_text("+1")  # what is too many in Athens
    page.keyboard.press("3")
    expect(page.locator('.count-wheel [aria-pressed="true"]')).to_have_text("3")
    expect(page.locator(".ch.goal", has_text="Delphi")).to_contain_text("+3")


def test_the_second_ship_sails_before_the_first_and_a_ferry_is_one_gesture(stage: Stage) -> None:
    page = stage.sit(moving(crete()))
    looked_at(page)
    drag(page, stack("rhodes"), "miletus")
    expect(page.locator(".entry")).to_have_count(1)
    drag(page, stack("knossos"), "thera")
    expect(page.locator(".entry")).to_have_count(2)
    expect(page.locator(".entry .how").first).to_contain_text("ship at Rhodes")
    expect(page.locator(".entry .how").last).to_contain_text("ship at Knossos")
    expect(page.locator(".arrow.water")).to_have_count(2)
    page.get_by_role("button", name="End movement").click()
    expect(page.locator(".asking.formed")).to_have_count(0)
    after = tokens_of(page, stage)
    assert after[at("miletus")] > 0
    assert after[at("thera")] > 0


def test_a_ship_picks_up_more_on_its_way(stage: Stage) -> None:
    s = table(2)
    put(s, 0, knossos=2, phaistos=2)
    put(s, 1, memphis=2)
    ship(s, 0, "knossos.w")
    page = stage.sit(moving(s))
    looked_at(page)
    for at_, home in enumerate(("knossos", "phaistos"), 1):  # the same ship, in the same trip
        drag(page, stack(home), "sparta")
        expect(page.locator(".entry")).to_have_count(at_)
        page.keyboard.press("2")
        expect(page.locator(".entry .what b").last).to_contain_text(" 2 → ")
    page.get_by_role("button", name="End movement").click()
    expect(page.locator(".asking.formed")).to_have_count(0)
    assert tokens_of(page, stage)[at("sparta")] == 4


def test_badges_say_what_a_plan_leads_to(stage: Stage) -> None:
    s = table(2)
    put(s, 0, athens=4, corinth=6)
    put(s, 1, delphi=2)
    page = stage.sit(moving(s))
    looked_at(page)
    expect(page.locator(".badges")).to_contain_text("over")
    drag(page, stack("corinth"), "athens")
    page.keyboard.press("2")
    expect(page.locator(".badges")).to_contain_text("6: city possible")
    expect(page.locator(".leads")).to_contain_text("City possible")
    drag(page, stack("corinth"), "delphi")
    expect(page.locator(".badges")).to_contain_text("conflict")
    expect(page.locator(".leads")).to_contain_text("Conflict: Delphi")


def test_what_cannot_be_planned_is_refused_with_its_rule(stage: Stage) -> None:
    page = stage.sit(moving(crete()))
    looked_at(page)
    click(page, "nineveh")
    expect(page.locator(".look .why")).to_contain_text("CIV80-7.2.1")
    expect(page.locator(".entry")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_movement_is_planned_with_taps(size: dict[str, int], open_page: Callable[..., Page], address: str, database: Path) -> None:
    stage = Stage(open_page(size, has_touch=True), address, database)
    page = stage.sit(moving(crete()))
    looked_at(page)
    page.locator(".chips [data-thing]", has_text="Corinth").click()
    page.locator(".count-wheel").get_by_role("button", name="1", exact=True).click()
    page.locator(".goal", has_text="Athens").click()
    plan_is(page, "Corinth 1 → Athens")
    assert not violations(page)
    page.get_by_role("button", name="End movement").click()
    expect(page.locator(".asking.formed")).to_have_count(0)
    assert tokens_of(page, stage)[at("athens")] == 4


def test_a_movement_is_planned_with_keys_alone(stage: Stage) -> None:
    page = stage.sit(moving(crete()))
    looked_at(page)
    tab_to(page, "map")
    walk_to(page, "map", "corinth")
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_contain_text("Moving from Corinth")
    page.keyboard.press("1")
    walk_to(page, "map", "athens")
    page.keyboard.press("Enter")
    plan_is(page, "Corinth 1 → Athens")
    walk_to(page, "map", "rhodes")
    page.keyboard.press(" ")
    walk_to(page, "map", "miletus")
    page.keyboard.press(" ")
    expect(page.locator(".entry")).to_have_count(2)
    page.keyboard.press("Delete")
    plan_is(page, "Corinth 1 → Athens")
    walk_to(page, "map", "nineveh")
    expect(page.locator(".ring path").first).to_be_visible()
    assert name_of_focused(page) in page.locator(".hint").inner_text()  # what a pointer is told
    page.keyboard.press("Enter")
    expect(page.locator(".look .why")).to_contain_text("CIV80-7.2.1")  # as the engine says
    page.keyboard.press("Enter")  # and the rule itself
    expect(page.locator("dialog .rules article.hi")).to_contain_text("CIV80-7.2.1")
    page.keyboard.press("Escape")
    expect(page.locator('.map [data-thing="nineveh"]')).to_be_focused()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-plan-end]')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".asking.formed")).to_have_count(0)
    assert tokens_of(page, stage)[at("athens")] == 4


# --- how many gestures a real movement takes


@cache
def plans(number: int, seed: int) -> list[tuple[State, list[Any]]]:
    """Movements of greedy bots with many tokens, as they would be dragged: the position, and (from, to, tokens) of each group."""
    game = civitas.game(CIV)
    s, bot = game.new(4, seed), civitas.bot("greedy", game, seed)
    found: list[tuple[State, list[Any]]] = []
    while not s.over and len(found) < number:
        step = s.stack[-1]
        if not isinstance(step, MoveTurn):
            seat = s.to_act[0]
            s.play(bot.choose(SeatView(s, seat)), seat)
            continue
        before, seat, options = s.clone(), step.seat, []
        while isinstance(s.stack[-1], MoveTurn) and s.stack[-1].seat == seat:
            options.append(bot.choose(SeatView(s, seat)))
            s.play(options[-1], seat)
        groups = list(groups_of(parts_of(before, seat, options)))
        if sum(before.players[seat].tokens) >= 20 and len(groups) >= 3:
            found.append((before, groups))
    return found


def groups_of(parts: list[Any]) -> Iterator[tuple[int, int, int]]:
    """Who goes where: on foot, or from where they come aboard to where they land, first in, first out."""
    for part in parts:
        if part[0] == "move":
            yield part[1], part[2], part[3]
            continue
        aboard: list[list[int]] = []
        for zone, out, taken in part[2]:
            while out:
                n = min(out, aboard[0][1])
                yield aboard[0][0], ZONE_AREA[zone], n
                out -= n
                aboard[0][1] -= n
                if not aboard[0][1]:
                    aboard.pop(0)
            if taken:
                aboard.append([ZONE_AREA[zone], taken])


STANDING = """(seat) => Object.fromEntries([...document.querySelectorAll(`.pieces [data-piece^="tokens-"]`)]
  .map((piece) => [piece.dataset.piece.split("-"), Number(piece.textContent)])
  .filter(([[, , whose]]) => Number(whose) === seat).map(([[, area], n]) => [area, n]))"""


def standing(page: Page, seat: int) -> dict[int, int]:
    """The stacks of a seat as the map draws them: the position after the plan, as the engine previews it."""
    return {int(area): n for area, n in page.evaluate(STANDING, seat).items()}


def drag_all(page: Page, seat: int, groups: list[Any]) -> int:
    """Drag every group, and type its number where another was suggested; how many gestures it took."""
    gestures = 0
    for a, b, n in groups:
        drag(page, f"tokens-{a}-{seat}", AREA_IDS[b])
        gestures += 1
        entry = page.locator(f'.entry[data-group="{a}-{b}"]')
        expect(entry).to_be_visible()
        name = entry.locator(".what b").inner_text().rpartition(" → ")[0]
        if int(name.rpartition(" ")[2]) != n:
            page.keyboard.press(str(n))
            gestures += 1
            expect(entry.locator(".what b")).to_contain_text(f" {n} → ")
    return gestures


def test_real_movements_take_at_most_two_gestures_a_group_and_twelve_in_the_middle(stage: Stage) -> None:
    counts = []
    for before, groups in plans(11, 3):
        seat = before.stack[-1].seat
        page = stage.sit(made(CIV, before.clone()), seat)
        looked_at(page)
        expect(page.locator(".asking.formed")).to_be_visible()
        merged: dict[tuple[int, int], int] = {}
        for a, b, n in groups:
            merged[a, b] = merged.get((a, b), 0) + n
        gestures = drag_all(page, seat, [(a, b, n) for (a, b), n in merged.items()])
        assert gestures <= 2 * len(merged)
        wanted = list(before.players[seat].tokens)
        for (a, b), n in merged.items():
            wanted[a] -= n
            wanted[b] += n
        page.wait_for_function(STILL)
        assert standing(page, seat) == {area: n for area, n in enumerate(wanted) if n}
        now = version(page)
        page.get_by_role("button", name="End movement").click()
        counts.append(gestures + 1)
        moved_on(page, now)
    print(f"gestures of {len(counts)} movements: {counts}, median {statistics.median(counts)}")
    assert statistics.median(counts) <= 12


# --- sets on the map


@cache
def tour() -> Tour:
    return Tour(CIV, 4, lambda s: [] if s.over else [s.pending.what])


@pytest.mark.parametrize("what", ["build-cities", "lose-units", "growth", "secede"])
def test_a_set_is_chosen_on_the_map_with_a_running_sum(what: str, stage: Stage) -> None:
    page = stage.sit(tour().stop(what))
    looked_at(page)
    act = page.locator(".asking.formed .foot .btn.act")
    expect(act).to_be_enabled()  # something sensible is filled in
    assert not violations(page)
    full = int(page.locator(".running .big").inner_text())
    page.locator(".running .btn").click()
    expect(page.locator(".running .big")).to_have_text("0")
    place = page.locator('.map .place[aria-disabled="false"]').first
    click(page, str(place.get_attribute("data-thing")))
    expect(page.locator(".running .big")).not_to_have_text("0")
    expect(page.locator(".badges .mb")).to_have_count(1)
    expect(page.locator(".setrow.on")).to_have_count(1)
    page.get_by_role("button", name="Fill in").click()
    expect(page.locator(".running .big")).to_have_text(str(full))
    now = version(page)
    expect(act).to_be_enabled()
    act.click()
    moved_on(page, now)


def test_a_set_is_chosen_with_keys(stage: Stage) -> None:
    page = stage.sit(tour().stop("lose-units"))
    looked_at(page)
    page.locator(".running .btn").click()
    tab_to(page, "map")
    place = page.locator('.map .place[aria-disabled="false"]').first.get_attribute("data-thing")
    walk_to(page, "map", str(place))
    page.keyboard.press("Enter")
    expect(page.locator(".running .big")).not_to_have_text("0")
    page.keyboard.press("-")
    expect(page.locator(".running .big")).to_have_text("0")


# --- trade and what happened


def test_accepting_a_deal_is_asked_for_twice(stage: Stage) -> None:
    from .scenes import countered

    stop = countered()
    page = stage.sit(stop, stop.state.stack[-1].offers[0].seat)
    before = page.locator(".tablepage").get_attribute("data-version")
    accept = page.locator('.offers [data-thing$="-accept"]').first
    accept.click()
    expect(page.locator(".offers .confirm")).to_contain_text("nobody can take it back")
    page.locator(".offers .confirm").get_by_role("button", name="Cancel").click()
    expect(page.locator(".offers .confirm")).to_have_count(0)
    assert page.locator(".tablepage").get_attribute("data-version") == before
    accept.click()
    page.locator(".offers .confirm").get_by_role("button", name="Accept").click()
    page.wait_for_function("version => document.querySelector('.tablepage').dataset.version !== version", arg=before)


def test_a_calamity_says_who_passed_it_on_and_what_a_card_saved(stage: Stage) -> None:
    page = stage.sit(tour().stop("lose-units"))
    card = page.locator('.scene[data-scene="calamity"]')
    expect(card).to_be_visible()
    expect(card.locator(".came")).to_contain_text(re.compile("drew it|got it in trade"))
    assert not violations(page)
