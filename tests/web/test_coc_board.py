"""The board of Clash of Cultures: what can be done is clicked on the map and beside it, with prices, and said why where it cannot."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civitas.games.clash_of_cultures.hexes import SPACE_IDS
from civitas.games.clash_of_cultures.tables import ADVANCE_NAMES, BUILDING_IDS, SEA

from .coc_dialog_stops import my_turn
from .coc_stops import cultures, stopped
from .conftest import LAPTOP, PHONE, violations
from .positions import Stop, write
from .scenes import Stage
from .test_keyboard import NAMES, STOPS, UNREACHED

BESIDE_THE_HUB = """all => all.map((pill) => {
    const wheel = pill.previousElementSibling.querySelector("circle").getBoundingClientRect();
    return (pill.querySelector("rect").getBoundingClientRect().left - wheel.left - wheel.width / 2) / wheel.width;
})"""


class Sat:
    """Somebody who sits at a position: their page, and what the server says of the table."""

    def __init__(self, page: Page, address: str, database: Path, stop: Stop) -> None:
        self.page, self.address, self.state = page, address, stop.state
        self.seat = stop.state.to_act[0]
        at = write(database, stop)
        self.id, self.token = at["id"], at["seats"][self.seat]["token"]
        held = [{"game": self.id, "seat": self.seat, "token": self.token}]
        Stage(page, address, database).visit(f"/games/{self.id}", seats=held, guided={"clash_of_cultures": "left"})
        expect(page.locator(".coc .map .place").first).to_be_visible()
        expect(page.locator("#question")).to_be_visible()

    def table(self) -> dict[str, Any]:
        request = urllib.request.Request(f"{self.address}/api/games/{self.id}", headers={"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def mine(self) -> dict[str, Any]:
        found: dict[str, Any] = self.table()["view"]["players"][self.seat]
        return found

    def asks(self) -> str | None:
        decision = self.table()["decision"]
        return decision and decision["what"]

    def space(self, space: int) -> Any:
        return self.page.locator(f'[data-region="map"] [data-thing="{SPACE_IDS[space]}"]')

    def settle(self, version: int) -> None:
        """Wait until the page shows a later position."""
        self.page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) > version", arg=version)


@pytest.fixture
def sit(open_page: Callable[..., Page], address: str, database: Path) -> Callable[..., Sat]:
    return lambda kind, viewport=LAPTOP, **more: Sat(open_page(viewport, **more), address, database, stopped(kind))


def test_every_space_of_the_map_has_a_name_that_says_what_is_there(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-turn")
    s = sat.state
    names = sat.page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('[data-region="map"] [data-thing]')]
        .map((place) => [place.dataset.thing, place.getAttribute("aria-label")]))""")
    assert set(names) == {SPACE_IDS[space] for space in s.board.spaces}
    for space in s.board.spaces:
        named = names[SPACE_IDS[space]]
        assert named.startswith(SPACE_IDS[space])
        assert ("unexplored" in named) == (s.terrain[space] < 0)
        assert bool(re.search(r"; (a )?city\b", named)) == (s.city[space] >= 0), named
    sizes = sat.page.locator(".map .pill text").all_inner_texts()  # and they are seen, with the mood beside them
    assert len(sizes) == sum(len(p.cities) for p in s.players)
    beside = sat.page.locator(".map .pill").evaluate_all(BESIDE_THE_HUB)
    assert min(beside) > 0.06  # however large it is written, the first piece is seen
    dock = sat.page.locator(".dock")
    assert dock.evaluate("dock => dock.scrollWidth <= dock.clientWidth + 1")  # all that I hold is in sight
    expect(dock.locator(".oc .pg").first).to_contain_text(re.compile(r"\d+ of \d+|at once"))


def test_a_city_is_clicked_collects_and_gains_what_was_shown(sit: Callable[..., Sat]) -> None:
    sat = sit("turn-collect")
    city = next(option[1] for option in sat.state.legal() if option[0] == "collect")
    sat.space(city).click()
    panel = sat.page.locator(".insp")
    expect(panel.locator("h3")).to_have_text(SPACE_IDS[city])
    before = sat.mine()["goods"]
    panel.get_by_role("button", name="Collect").click()
    if sat.asks() == "harvest":
        expect(sat.page.locator(".pickrow").first).to_be_visible()
        shown = sat.page.locator(".purse .comes dd b")
        gains = [shown.nth(i).inner_text() for i in range(shown.count())]
        assert gains
        assert all(re.fullmatch(r"\d+ → \d+", gain) for gain in gains)
        sat.page.locator(".foot .btn.act").click()
        expect(sat.page.locator(".pickrow")).to_have_count(0)
        after = sat.mine()["goods"]
        for gain in gains:
            was, now = map(int, gain.split(" → "))
            assert any(b == was and a >= now for b, a in zip(before, after, strict=True)), (gains, before, after)
    for _ in range(100):  # the click is answered by the server
        if sum(sat.mine()["goods"]) > sum(before):
            break
        sat.page.wait_for_timeout(100)
    assert sum(sat.mine()["goods"]) > sum(before)


def test_what_uses_an_action_stands_above_what_is_free(sit: Callable[..., Sat]) -> None:
    """COC-5.8.1: Sports is an action, an offer is none."""
    at = sit("busy-turn")
    told = "all => all.map((row) => row.className === 'grp' ? row.textContent : row.dataset.option ?? '')"
    rows = at.page.locator(".turnform > *").evaluate_all(told)
    free = rows.index("Free, no action")
    assert any(row.startswith('["sports"') for row in rows[:free])
    assert any(row.startswith('["offer"') for row in rows[free:])
    assert not any(row.startswith('["sports"') for row in rows[free:])


def test_what_is_collected_is_changed_on_the_map(sit: Callable[..., Sat]) -> None:
    sat = sit("harvest")
    taken = sat.page.locator('[data-region="map"] .place.lsel')
    before = taken.count()
    assert before >= 1
    taken.first.click()
    chosen = sat.page.locator(".pickrow.on").count()
    marks = sat.page.locator(".map .badges text", has_text="+")
    barred = sat.table()["board"]["collect"]["barred"]
    expect(sat.page.locator(".map .badges text", has_text="✕")).to_have_count(len(barred))
    assert chosen in (before - 1, before)  # left, or another good of it
    expect(marks).to_have_count(chosen)
    sat.page.locator(".presets .btn, .pickrow .seg button").first.click()
    assert sat.page.locator(".pickrow.on").count() >= 1
    expect(sat.page.locator(".foot .btn.act")).to_be_enabled()


def test_a_building_is_built_for_its_price(sit: Callable[..., Sat]) -> None:
    sat = sit("turn-construct")
    _, city, kind = next(option for option in sat.state.legal() if option[0] == "construct")
    sat.space(city).click()
    sat.page.locator(".insp").get_by_role("button", name="Construct").click()
    row = sat.page.locator(f".builds .ch[data-option='{json.dumps(['construct', city, kind], separators=(',', ':'))}']")
    expect(row.locator(".price .nw")).not_to_have_count(0)
    row.click()
    expect(sat.page.locator(".pick .do .btn.act")).to_be_visible()
    version = sat.table()["version"]
    sat.page.locator(".pick .do .btn.act").click()
    sat.settle(version)
    for _ in range(4):
        what = sat.asks()
        if what not in ("pay", "port-space", "temple-token", "activation"):
            break
        version = sat.table()["version"]
        if what == "pay":
            expect(sat.page.locator(".payslot").first).to_be_visible()
            sat.page.locator(".foot .btn.act").click()
        elif what == "port-space":
            seas = sat.page.locator('[data-region="map"] .place.lz')
            assert seas.count() >= 1
            seas.first.click()
            sat.page.locator(".pick .do .btn.act").click()
        else:
            sat.page.locator(".choices .ch[data-option]").first.click()
            sat.page.locator(".pick .do .btn.act").click()
        sat.settle(version)
    built = next(found for found in sat.table()["board"]["cities"] if found["space"] == city)
    assert kind in [piece for piece, _ in built["pieces"]], BUILDING_IDS[kind]


def test_what_cannot_be_built_says_why_with_its_rule(sit: Callable[..., Sat]) -> None:
    sat = sit("turn-construct")
    city = sat.state.players[sat.seat].cities[0]
    sat.space(city).click()
    sat.page.locator(".insp").get_by_role("button", name="Construct").click()
    no = sat.page.locator(".builds .ch.no .why")
    expect(no.first).to_contain_text(re.compile("COC-"))
    own = next(found for found in sat.table()["board"]["mine"] if found["space"] == city)
    assert no.count() >= len([each for each in own["buildings"] if each["why"]]) - 1


def test_recruits_are_counted_and_paid(sit: Callable[..., Sat]) -> None:
    sat = sit("levy")
    city = sat.state.pending.about["city"]
    page = sat.page
    expect(page.locator("#question")).to_contain_text(SPACE_IDS[city])
    expect(page.locator(".foot .btn.act")).to_be_disabled()
    more = page.locator('.pickrow [data-thing^="more-"]:not([disabled])')
    more.first.click()
    expect(page.locator(".foot .btn.act")).to_be_enabled()
    version = sat.table()["version"]
    page.locator(".foot .btn.act").click()
    sat.settle(version)
    if sat.asks() == "pay":
        version = sat.table()["version"]
        page.locator(".foot .btn.act").click()
        sat.settle(version)
    assert sat.asks() not in ("levy", "pay")


def test_a_price_is_paid_slot_by_slot(sit: Callable[..., Sat]) -> None:
    sat = sit("ways-to-pay")
    page = sat.page
    slots = page.locator(".payslot")
    expect(slots.first).to_be_visible()
    about = sat.state.pending.about
    assert about["purpose"] == "advance"
    expect(page.locator(".prompt .lab b")).to_have_text(ADVANCE_NAMES[about["subject"]]["en"])  # what it is for
    assert len(set(page.locator(".purse dt svg").evaluate_all("all => all.map((sign) => getComputedStyle(sign).color)"))) > 1  # each in its colour
    price = slots.count()
    other = page.locator('.payslot [role="radio"][aria-checked="false"]:not([aria-disabled="true"])').first
    other.click()
    expect(page.locator(".purse .goes")).not_to_have_count(0)
    before = sat.mine()
    version = sat.table()["version"]
    page.locator(".foot .btn.act").click()
    sat.settle(version)
    after = sat.mine()
    assert sum(before["goods"]) - sum(after["goods"]) <= price
    assert sat.table()["version"] > version


def test_moves_are_planned_on_the_map_and_made_at_once(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-move")
    page = sat.page
    moves = [
        option
        for option in sat.state.legal()
        if option[0] == "move" and sat.state.terrain[option[1]] != SEA and 0 <= sat.state.terrain[option[2]] < SEA
    ]
    peaceful = [
        (start, goal) for _, start, goal in moves if not any(stacks[goal] for owner, stacks in enumerate(sat.state.stacks) if owner != sat.seat)
    ]
    start, goal = next((a, b) for a, b in peaceful if sat.state.city[b] in (-1, sat.seat))
    sat.space(start).click()
    expect(page.locator(".goal").first).to_be_visible()
    sat.space(goal).click()
    entry = page.locator(".plan .entry")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text(f"{SPACE_IDS[start]} → {SPACE_IDS[goal]}")
    expect(page.locator(".map .arrow:not(.trails *)")).to_have_count(1)
    entry.locator('[data-thing^="change-"]').click()  # it is in hand again
    expect(entry).to_have_count(0)
    expect(page.locator(".goal").first).to_be_visible()
    sat.space(goal).click()
    expect(entry).to_have_count(1)
    entry.locator('[data-thing^="drop-"]').click()
    expect(entry).to_have_count(0)
    sat.space(start).click()
    sat.space(goal).click()
    expect(entry).to_have_count(1)
    page.wait_for_timeout(400)  # the engine says what it leads to
    version = sat.table()["version"]
    page.locator("[data-plan-end]").click()
    sat.settle(version)
    units = [found for found in sat.table()["board"]["units"] if found[0] == goal and found[1] == sat.seat]
    assert units
    assert sum(units[0][2]) >= 1
    assert sat.asks() != "move"


def test_a_group_is_dragged(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-move")
    page = sat.page
    start, goal = next(
        (option[1], option[2])
        for option in sat.state.legal()
        if option[0] == "move" and 0 <= sat.state.terrain[option[2]] < SEA and sat.state.city[option[2]] in (-1, sat.seat)
    )
    ends = []
    for space in (start, goal):
        box = sat.space(space).bounding_box()
        ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.mouse.move(*ends[0])
    page.mouse.down()
    page.mouse.move((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2, steps=4)
    page.mouse.move(*ends[1], steps=4)
    page.mouse.up()
    expect(page.locator(".plan .entry")).to_have_count(1)


def test_moods_are_raised_for_their_price(sit: Callable[..., Sat]) -> None:
    sat = sit("increase-happiness")
    page = sat.page
    expect(page.locator(".foot .btn.act")).to_be_disabled()
    page.locator('.pickrow [data-thing^="more-"]:not([disabled])').first.click()
    version = sat.table()["version"]
    page.locator(".foot .btn.act").click()
    sat.settle(version)
    if sat.asks() in ("pay", "pay-for-happiness"):
        version = sat.table()["version"]
        page.locator(".foot .btn.act").click()
        sat.settle(version)
    before, after = (
        sum(sat.state.mood[city] for city in sat.state.players[sat.seat].cities),
        sum(c["mood"] for c in sat.table()["board"]["cities"] if c["owner"] == sat.seat),
    )
    assert after > before


def test_a_region_is_laid_as_it_looks(sit: Callable[..., Sat]) -> None:
    sat = sit("orientation")
    ways = sat.page.locator(".orients .ch")
    assert ways.count() == len(sat.state.legal())
    expect(ways.first.locator(".region .land")).to_have_count(1)
    unknown = sat.page.locator(".mapw .m-fog").count()
    ways.first.hover()  # and how it would lie on the map
    expect(sat.page.locator(".mapw .m-fog")).to_have_count(unknown - 1)
    expect(sat.page.locator(".map .turning")).to_have_count(1)
    sat.page.locator("#question").hover()
    expect(sat.page.locator(".mapw .m-fog")).to_have_count(unknown)
    ways.last.click()
    version = sat.table()["version"]
    sat.page.locator(".foot .btn.act").click()
    sat.settle(version)
    assert sat.asks() != "orientation"


def test_an_empty_space_says_why_nothing_can_be_done_there(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-turn")
    s = sat.state
    legal = {option[1] for option in s.legal() if option[0] == "found"}
    space = next(x for x in s.board.spaces if s.terrain[x] in (0, 1, 2) and s.city[x] < 0 and x not in legal)
    sat.space(space).click(force=True)
    expect(sat.page.locator(".look .why .rule").first).to_contain_text("COC-")


def test_an_advance_is_bought_by_the_keys_alone(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-turn")
    page = sat.page
    fold = page.locator('[data-thing="fold-advance"]')
    fold.focus()
    page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    option = page.evaluate("() => document.activeElement.dataset.option")
    assert option
    assert json.loads(option)[0] == "advance"
    page.keyboard.press("Enter")
    expect(page.locator(".pick .do .btn.act")).to_be_visible()
    version = sat.table()["version"]
    page.keyboard.press("Enter")
    sat.settle(version)
    assert sat.table()["version"] > version
    expect(page.locator("[data-dialog=advances]")).to_have_count(0)  # the map is there again
    expect(page.locator('[data-thing="fold-advance"][aria-disabled="true"][aria-expanded="true"]')).to_have_count(0)


def test_a_plan_that_ends_in_unknown_land_is_made(sit: Callable[..., Sat]) -> None:
    """What is left of the action is asked afterwards, however the region can lie."""
    sat = sit("busy-move")
    page = sat.page
    start, goal = next(option[1:] for option in sat.state.legal() if option[0] == "move" and sat.state.terrain[option[2]] < 0)
    sat.space(start).click()
    sat.space(goal).click()
    expect(page.locator(".plan .entry")).to_have_count(1)
    version = sat.table()["version"]
    page.get_by_role("button", name="Move", exact=True).click()
    sat.settle(version)
    expect(page.locator("#question")).not_to_have_text("Your move plan")
    assert sat.asks() in ("orientation", "move")


def test_a_move_is_planned_by_the_keys_alone(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-move")
    page = sat.page
    page.locator('.chips [data-thing^="from-"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".goal").first).to_be_visible()
    page.locator(".goal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plan .entry")).to_have_count(1)
    page.keyboard.press("Delete")
    expect(page.locator(".plan .entry")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_thing_has_a_name_and_every_space_is_reached_with_arrows(size: dict[str, int], sit: Callable[..., Sat]) -> None:
    sat = sit("busy-turn", size)
    names = sat.page.evaluate(NAMES, "[data-thing]")
    assert [thing for thing, name in names if not name] == []
    stops = sat.page.evaluate(STOPS)
    assert all(label and stop == 1 for label, stop, things in stops.values() if things), stops
    assert {"players", "map", "doors", "actions", "objectives", "choices"} <= set(stops)
    places, unreached = sat.page.evaluate(UNREACHED, "map")
    assert places == len(sat.state.board.spaces)
    assert unreached == []


def test_on_a_phone_everything_is_in_reach(sit: Callable[..., Sat]) -> None:
    sat = sit("busy-turn", PHONE, has_touch=True)
    page = sat.page
    tabs = page.locator(".coc .phonebar .seats > button")
    expect(tabs).to_have_count(len(sat.state.players))
    tabs.nth((sat.seat + 1) % 3).click()
    expect(page.locator(".phonebar .strip")).to_be_in_viewport()  # what that player has
    tabs.nth((sat.seat + 1) % 3).click()
    expect(page.locator(".phonebar .strip")).to_have_count(0)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate("""() => [...document.querySelectorAll(".asking .ch, .asking .btn, .phonebar .seats > button, .zoomer .btn")]
        .map((one) => [one.textContent.slice(0, 30), one.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height < 43.5).map(([name, box]) => [name, box.height])""")
    assert small == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["busy-turn", "busy-move", "harvest", "levy", "ways-to-pay", "orientation", "increase-happiness"])
def test_nothing_bars_anybody(kind: str, theme: str, sit: Callable[..., Sat]) -> None:
    sat = sit(kind)
    sat.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert violations(sat.page) == []


def test_the_overview_of_a_phone_never_covers_what_is_asked_about(sit: Callable[..., Sat]) -> None:
    page = sit("orientation", PHONE, has_touch=True).page
    expect(page.locator(".overview.low")).to_be_visible()
    small = page.locator(".overview").bounding_box()
    assert small
    for space in page.locator('[data-region="map"] .place.lsel').all():
        box = space.bounding_box()
        assert box
        assert box["y"] + box["height"] <= small["y"] or box["x"] >= small["x"] + small["width"]
    both = [way.bounding_box() for way in page.locator(".orients .ch").all()]
    foot = page.locator(".asking .foot").bounding_box()
    assert foot
    assert all(box and box["y"] + box["height"] <= foot["y"] + 1 for box in both)  # both ways are in sight


def test_who_holds_no_card_has_the_whole_height_for_the_map(sit: Callable[..., Sat]) -> None:
    page = sit("starting-settler").page
    expect(page.locator(".coc .dock")).to_have_count(0)
    assert page.locator(".mapw").evaluate("map => map.getBoundingClientRect().bottom > innerHeight - 20")


def test_the_city_that_recruits_is_marked_on_the_map(sit: Callable[..., Sat]) -> None:
    sat = sit("levy")
    expect(sat.page.locator('[data-region="map"] .place.lsel')).to_have_attribute("data-thing", SPACE_IDS[sat.state.pending.about["city"]])


def test_what_grows_on_the_land_has_its_colours(open_page: Callable[..., Page], address: str, database: Path) -> None:
    """Trees, peaks, fields and clouds are drawn once and used often: a rule that speaks of where they are used would not reach them."""
    page = Stage(open_page(), address, database).sit(cultures().stop("busy-turn"))
    painted = "e => [getComputedStyle(e).fill, getComputedStyle(e).stroke]"
    found = page.evaluate(f"() => [...document.querySelectorAll('g[id^=m-] > *')].map({painted})")
    assert len(found) > 20
    assert not [paint for paint in found if paint == ["rgb(0, 0, 0)", "none"]]


def test_in_longer_languages_names_and_cards_keep_their_room(open_page: Callable[..., Page], address: str, database: Path) -> None:
    stage = Stage(open_page(), address, database)
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    stage.always["language"] = "lt"
    assert stage.sit(my_turn()).locator(".strip .h b").evaluate_all(cut) == []
    stage.always["language"] = "ru"
    page = stage.sit(stopped("busy-turn"))
    expect(page.locator(".dock.tight")).to_be_visible()
    assert page.locator(".dock .ac").evaluate_all(cut) == []  # or no line of their text would be left
