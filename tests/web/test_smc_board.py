"""Sid Meier's Civilization on the page: everything legal is done on the map and in the city sheet, by mouse, finger and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civitas.games.sid_meiers_civilization.page_odds import attack_odds

from . import smc_dialog_stops
from .conftest import LAPTOP, PHONE, violations
from .positions import Stop
from .scenes import Stage
from .smc_stops import tour
from .test_keyboard import focused, moved_on, tab_to, version, walk_to

SMC = "sid_meiers_civilization"
HEIGHTS = """(things) => [...document.querySelectorAll(things)].filter((one) => one.getClientRects().length)
  .map((one) => [one.dataset.thing ?? one.textContent, one.getBoundingClientRect().height]).filter(([, height]) => height < 43.5)"""

# Buttons that something else lies over.
COVERING = """(buttons) => [...document.querySelectorAll(buttons)].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.textContent)"""
# The name of a square by the letter above its column and the number before its row.
NAMED = """(thing) => {
  const box = document.querySelector(`.map [data-thing="${thing}"]`).getBoundingClientRect();
  const edges = [...document.querySelectorAll(".map .edges text")].map((one) => [one.textContent, one.getBoundingClientRect()]);
  const column = edges.find(([text, { x, width }]) => /[a-z]/.test(text) && Math.abs(x + width / 2 - box.x - box.width / 2) < 3);
  const row = edges.find(([text, { y, height }]) => /[0-9]/.test(text) && Math.abs(y + height / 2 - box.y - box.height / 2) < 6);
  return `${column?.[0]}${row?.[0]}`;
}"""

UNDER = "([x, y, thing]) => document.elementFromPoint(x, y)?.closest('[data-thing]')?.dataset.thing === thing"
IN_VIEW = """(thing) => {
  const { x, y, width, height } = document.querySelector(`.map [data-thing="${thing}"]`).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-thing]")?.dataset.thing === thing;
}"""


def asked(what: str, turn: int = 1, more: Callable[[Any], bool] = lambda s: True) -> Callable[[Any], bool]:
    return lambda s: s.pending is not None and s.pending.what == what and s.turn >= turn and more(s)


def sitting(open_page: Callable[..., Page], table: Any, seat: int, *size: dict[str, int]) -> Page:
    page = open_page(*size)
    table.sit(page, seat)
    page.wait_for_selector(".smc .map .place")
    return page


def square(page: Page, number: int) -> Locator:
    return page.locator(f'.map [data-thing="sq-{number}"]')


def picked(told: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Figures as a click picks them up, all armies of a square or else all scouts, and a way on which they meet nobody."""
    moves = told["board"]["moves"]
    for place in sorted({group["square"] for group in moves}):
        shapes = [tuple(shape) for group in moves if group["square"] == place for shape in group["shapes"]]
        armies = max(a for a, _ in shapes)
        shape = (armies, 0) if armies else (0, max(b for _, b in shapes))
        for group in moves:
            quiet = [way for way in group["ways"] if not way["meets"]]
            if group["square"] == place and list(shape) in group["shapes"] and quiet:
                return group, quiet[0]
    raise AssertionError("nobody can move")


def middle_of(page: Page, number: int) -> tuple[float, float]:
    box = square(page, number).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, number: int) -> None:
    """A real click in the middle of a square; one that the map does not show is clicked where it is."""
    seen = page.evaluate(UNDER, [*middle_of(page, number), f"sq-{number}"])
    if seen:
        page.mouse.click(*middle_of(page, number))
    else:
        square(page, number).dispatch_event("click")


def places_of(s: Any) -> set[int]:
    """Where figures of the one who is asked stand."""
    first = 9 * s.to_act[0]
    return {place for place in s.figures[first : first + 9] if place >= 0}


def seat_table(table: Any, seat: int) -> Any:
    """What the server tells this seat."""
    return table.table(table.seats[seat]["token"])


def test_the_capital_is_founded_on_the_map(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of(SMC, "Ann", "Bob")
    seat = table.table()["to_act"][0]
    page = sitting(open_page, table, seat)
    legal = {f"sq-{choice['option'][1]}" for choice in seat_table(table, seat)["decision"]["options"]}
    lit = {thing.get_attribute("data-thing") for thing in page.locator(".map .place.lz").all()}
    assert lit == legal
    before, wanted = version(page), sorted(legal)[0]
    for sign in (".td1", ".st1 [data-thing^=events]", ".vic [data-thing^=win-economy]"):  # what the numbers of a strip mean
        page.locator(f".strips .pl1.me {sign}").hover()
        expect(page.locator(".tipbox")).to_have_text(str(page.locator(f".strips .pl1.me {sign}").get_attribute("aria-label")))
    place = page.locator(f'.map [data-thing="{wanted}"]')
    place.hover()
    expect(page.locator(".mapw .hint")).to_contain_text(re.compile(r"\(\d+ production, \d+ trade\)"))  # what the city would have
    place.click()
    expect(page.locator(".pick")).to_be_visible()
    expect(page.locator(".map .frames .planned")).to_have_count(1)  # what would be its outskirts
    place.click()
    moved_on(page, before)
    assert int(wanted[3:]) in seat_table(table, seat)["view"]["cities"]


def test_a_square_where_nothing_can_be_founded_says_why(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of(SMC, "Ann", "Bob")
    seat = table.table()["to_act"][0]
    page = sitting(open_page, table, seat)
    page.locator(".map .place:not(.lz)").first.dispatch_event("click")
    expect(page.locator(".look .why .rule")).to_contain_text("SMC-3.1")


def test_figures_are_moved_by_clicking_them_and_a_lit_square(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked("movement", 3), bot="greedy")
    seat = s.to_act[0]
    page = sitting(open_page, table, seat)
    group, way = picked(seat_table(table, seat))
    click(page, group["square"])
    lit = {int(str(place.get_attribute("data-thing"))[3:]) for place in page.locator(".map .place.lz").all()}
    assert lit == {way["to"] for way in group["ways"]} | {group["square"]}  # as the engine says, and where it stands, to put it back
    expect(page.locator(".map .steps-left text").first).to_be_visible()
    page.wait_for_function(IN_VIEW, arg=f"sq-{way['to']}")  # whoever was picked comes into view, with where they can go
    page.mouse.move(*middle_of(page, way["to"]))
    expect(page.locator(".map .arrows.ahead .arrow")).to_have_count(1)  # the way that a click would plan
    click(page, way["to"])
    expect(page.locator(".plan .entry")).to_have_count(1)
    expect(page.locator(".map .arrow .nb")).to_have_count(1)
    before = version(page)
    page.locator('[data-thing="only-move"]').click()
    moved_on(page, before)
    assert way["to"] in seat_table(table, seat)["view"]["figures"]


def test_a_plan_is_changed_and_dropped_before_it_is_handed_in(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked("movement", 4, lambda s: len(places_of(s)) > 1), bot="greedy")
    seat = s.to_act[0]
    page = sitting(open_page, table, seat)
    for n in (1, 2):
        page.locator('.chips [data-thing^="from-"]').first.click()
        page.locator(".ch.goal").last.click()
        expect(page.locator(".plan .entry")).to_have_count(n)
    page.locator('.plan .entry [data-thing^="drop-"]').first.click()
    expect(page.locator(".plan .entry")).to_have_count(1)
    page.reload()
    page.wait_for_selector(".smc .map .place")
    expect(page.locator(".plan .entry")).to_have_count(1)  # a reload forgets nothing
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".plan .entry")).to_have_count(0)
    before = version(page)
    page.locator("[data-plan-end]").click()
    moved_on(page, before)


QUIET = """() => [...document.querySelectorAll(".map .place.lz:not(.fight, .lsel)")]
  .map((one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest(".place.lz")) ?? null"""


def test_a_movement_takes_one_gesture_a_group_and_one_to_end_it(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    """Each stack is dragged where it goes, whole; all of them move with one button."""
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked("movement", 4, lambda s: len(places_of(s)) > 2), bot="greedy")
    seat = s.to_act[0]
    page = sitting(open_page, table, seat)
    groups = [int(str(chip.get_attribute("data-thing"))[5:]) for chip in page.locator('.chips [data-thing^="from-"]').all()]
    gestures = 0
    for place in groups[:3]:
        x, y = middle_of(page, place)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 9, y + 9, steps=3)
        page.wait_for_selector(".map .place.lsel")
        goal = page.evaluate(QUIET)
        page.mouse.move(*(goal or (x, y)), steps=4)
        page.mouse.up()
        gestures += 1 if goal else 0
        expect(page.locator(".plan .entry")).to_have_count(gestures)
    assert gestures >= 2
    before = version(page)
    page.locator("[data-plan-end]").click()
    moved_on(page, before)


def test_a_figure_that_cannot_go_there_says_why(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked("movement", 2), bot="greedy")
    page = sitting(open_page, table, s.to_act[0])
    page.locator('.chips [data-thing^="from-"]').first.click()
    page.locator(".map .place.far").last.dispatch_event("click")
    expect(page.locator(".look .why .rule")).to_contain_text("SMC-11")


def test_a_city_makes_something_by_clicking_what_and_where(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(SMC, "Ann", "Bob")

    def roomy(s: Any) -> bool:
        return len([o for o in s.legal(s.to_act[0]) if o[0] == "produce"]) > 0

    s = table.until(database, asked("city-management", 2, roomy), bot="greedy")
    seat = s.to_act[0]
    page = sitting(open_page, table, seat)
    told = seat_table(table, seat)["board"]
    city, items = next(iter(told["items"].items()))
    armies = [item for item in items if item["option"][0] in ("scout", "army") and not item["refused"]]
    kind = armies[0]["option"][0]
    page.locator(f'[data-thing="item-{kind}"]').click()
    lit = {int(str(place.get_attribute("data-thing"))[3:]) for place in page.locator(".map .place.lz").all()}
    assert lit == {item["option"][1] for item in armies if item["option"][0] == kind}
    wanted = max(lit)
    click(page, wanted)
    expect(page.locator(".pick.item .hd1 .cost")).to_contain_text(str(armies[0]["cost"]))
    page.keyboard.press("Escape")
    expect(page.locator(".pick.item")).to_have_count(0)
    before = version(page)
    page.locator(f'[data-thing="item-{kind}"]').focus()
    page.keyboard.press("Enter")  # once to look
    click(page, wanted)
    page.locator(f'[data-thing="item-{kind}"]').focus()
    page.keyboard.press("Enter")  # again to do it
    moved_on(page, before)
    view = seat_table(table, seat)["view"]
    assert view["acted"][int(city)] == 1 or wanted in view["figures"]


def test_what_a_city_lacks_may_come_from_trade_or_from_what_gives_production(asked_by_hand: Callable[[Stop], Page]) -> None:
    """SMC-8.2.2, SMC-8.2.4."""
    page = asked_by_hand(smc_dialog_stops.rushing())
    page.locator(".sheet .it.w:not(.no):has(.c small)").first.click()
    ways = page.locator(".pick.item .boosts .it")
    expect(ways).to_have_count(2)
    assert [re.sub(r"\s", "", text) for text in ways.locator(".gv").all_inner_texts()] == ["+5", "+6"]
    before = version(page)
    ways.first.click()
    page.locator(".pick .do .btn.act").click()
    moved_on(page, before)
    expect(page.locator("#question")).to_contain_text("pay for Construction")


def test_what_is_too_dear_says_so_with_its_rule(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked("city-management", 2, lambda s: any(o[0] == "produce" for o in s.legal(s.to_act[0]))), bot="greedy")
    page = sitting(open_page, table, s.to_act[0])
    dear = page.locator(".sheet .it.no").first
    dear.focus()
    dear.dispatch_event("click")
    expect(page.locator(".look .why .rule")).to_contain_text("SMC-8")


def test_a_movement_by_keys_alone(open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path) -> None:
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked("movement", 3), bot="greedy")
    seat = s.to_act[0]
    page = sitting(open_page, table, seat)
    group, way = picked(seat_table(table, seat))
    tab_to(page, "map")
    walk_to(page, "map", f"sq-{group['square']}")
    page.keyboard.press("Enter")
    expect(page.locator(".ch.goal").first).to_be_visible()
    tab_to(page, "map")
    walk_to(page, "map", f"sq-{way['to']}")
    page.keyboard.press("Enter")
    expect(page.locator(".plan .entry")).to_have_count(1)
    before = version(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("'planEnd' in document.activeElement.dataset"):
            break
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert way["to"] in seat_table(table, seat)["view"]["figures"]


def test_every_square_is_reached_with_arrows_and_has_a_name(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    table = table_of(SMC, "Ann", "Bob", "Cid")
    page = sitting(open_page, table, 0)
    tab_to(page, "map")
    assert focused(page).startswith("sq-")
    names = [place.get_attribute("aria-label") for place in page.locator(".map .place").all()]
    assert len(names) == len(table.table()["board"]["squares"])
    assert all(name and ":" in name for name in names)
    for place in page.locator(".map .place").all()[::17]:
        assert page.evaluate(NAMED, place.get_attribute("data-thing")) == str(place.get_attribute("aria-label")).split(":")[0]


@pytest.mark.parametrize("what", ["movement", "city-management"])
def test_a_phone_has_seat_tabs_a_folding_sheet_and_room_for_fingers(
    what: str, open_page: Callable[..., Page], table_of: Callable[..., Any], database: Path
) -> None:
    table = table_of(SMC, "Ann", "Bob")
    s = table.until(database, asked(what, 3), bot="greedy")
    page = sitting(open_page, table, s.to_act[0], PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(HEIGHTS, ".asking button, .seattabs button, .mapw button, .sheetbuttons button") == []
    assert page.evaluate(COVERING, ".sheetbuttons button") == []  # the sheet with the question lies over none of them
    page.locator('.seattabs [data-thing="seat-1"]').click()
    expect(page.locator(".onestrip .pl1")).to_have_count(1)
    page.locator(".asking .unfold").first.click()
    expect(page.locator(".asking.tall")).to_be_visible()
    assert not violations(page)


@pytest.fixture
def asked_by_hand(open_page: Callable[..., Page], address: str, database: Path) -> Callable[[Stop], Page]:
    def sit(stop: Stop) -> Page:
        return Stage(open_page(), address, database).sit(stop)

    return sit


def test_a_scout_is_sent_to_a_city_by_clicking_the_city(asked_by_hand: Callable[[Stop], Page]) -> None:
    """SMC-16.1: a dotted line leads from a scout to the city it gathers for."""
    stop = smc_dialog_stops.gathering()
    s, page = stop.state, asked_by_hand(stop)
    capital, second = s.cities[:2]
    scout = next(place for place in s.figures[7:9] if place >= 0)
    lines = page.locator(".map .gathering [data-piece]")
    expect(lines).to_have_count(2)
    expect(page.locator(f'.map [data-piece="gathers-{scout}-{capital}"]')).to_have_count(1)
    expect(square(page, scout)).to_have_class(re.compile("meant"))  # the one that is asked about
    assert {place.get_attribute("data-thing") for place in page.locator(".map .place.lz").all()} == {f"sq-{capital}", f"sq-{second}"}
    before = version(page)
    click(page, second)
    click(page, second)
    moved_on(page, before)
    expect(page.locator(f'.map [data-piece="gathers-{scout}-{second}"]')).to_have_count(1)


def test_a_city_is_managed_by_clicking_it(open_page: Callable[..., Page], address: str, database: Path) -> None:
    stop = tour().stop("cities")
    page = Stage(open_page(), address, database).sit(stop, scenes="none")
    own = [city for city in range(3 * stop.state.to_act[0], 3 * stop.state.to_act[0] + 3) if stop.state.cities[city] >= 0]
    assert len(own) > 1
    for city in reversed(own):
        click(page, stop.state.cities[city])
        expect(page.locator(f'.ctabs [data-thing="city-{city}"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("kind", sorted(smc_dialog_stops.BY_HAND))
def test_what_is_asked_seldom_is_answered_by_clicking(kind: str, asked_by_hand: Callable[[Stop], Page]) -> None:
    page = asked_by_hand(smc_dialog_stops.BY_HAND[kind]())
    expect(page.locator("#question")).not_to_be_empty()
    before = version(page)
    page.locator(".choices .ch[data-option]").last.click()
    page.locator(".pick .do .btn.act").click()
    moved_on(page, before)


def go(page: Page, start: int, goal: int) -> None:
    """A move put into the plan by the lists beside the map."""
    page.locator(f'.chips [data-thing="from-{start}"]').click()
    page.locator(f'.ch.goal[data-thing="to-{goal}"]').click()


LEADS_TO = {
    "blockade": r"^blockade: ",
    "figures": r"^battle: \d+% to win$",
    "scouts": "^kills scouts$",
    "hut": "^takes the hut$",
    "village": r"^fights for the village: \d+% to win$",
    "site": "^a city can be founded$",
}


@pytest.mark.parametrize("kind", sorted(LEADS_TO))
def test_a_planned_move_says_on_the_map_and_in_the_list_what_it_leads_to(kind: str, asked_by_hand: Callable[[Stop], Page]) -> None:
    """SMC-11.12, SMC-11.14e, SMC-6.7."""
    planned = smc_dialog_stops.campaign()
    start, goal = planned.moves[kind]
    page = asked_by_hand(planned.stop)
    page.locator(f'.chips [data-thing="from-{start}"]').click()
    said = re.compile(LEADS_TO[kind])
    expect(page.locator(f'.ch.goal[data-thing="to-{goal}"] .bdg')).to_have_text(said)
    expect(square(page, goal)).to_have_attribute("aria-label", re.compile(LEADS_TO[kind].strip("^$")))
    page.locator(f'.ch.goal[data-thing="to-{goal}"]').click()
    expect(page.locator(".plan .entry .bdg")).to_have_text(said)
    expect(page.locator(".map .badges text")).to_have_text(said)
    odds = "to win" in LEADS_TO[kind]
    expect(page.locator(".plan .lab.pad .rule")).to_have_count(int(odds))  # how the chance was found, with its rule
    page.locator('.plan .entry [data-thing^="drop-"]').click()
    expect(page.locator(".map .badges text")).to_have_count(0)


def test_the_chance_of_a_planned_attack_is_what_the_engine_says(asked_by_hand: Callable[[Stop], Page]) -> None:
    planned = smc_dialog_stops.campaign()
    start, goal = planned.moves["figures"]
    page = asked_by_hand(planned.stop)
    go(page, start, goal)
    chance = attack_odds(planned.stop.state, 0, start, goal, 1)
    assert chance is not None
    assert 0 < chance < 1
    expect(page.locator(".map .badges text")).to_contain_text(f": {round(100 * chance)}% to win")


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".map .badges .mb")].map((one) => one.getBoundingClientRect());
  const cut = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => cut(a, b))).length;
}"""


# Badges that stick out of the map: those of squares that are not in view do not count.
CUT = """() => {
  return [...document.querySelectorAll(".map .badges .mb")].filter((one) => {
    const { x, y, width, height } = one.getBBox(), { e, f, a } = one.transform.baseVal.consolidate().matrix;
    return e + a * x < 0 || f + a * y < 0;
  }).map((one) => one.textContent);
}"""
# Numbers of moves that a badge lies on.
COVERED = """() => {
  const boxes = [...document.querySelectorAll(".map .badges .mb")].map((one) => one.getBoundingClientRect());
  const hit = (at) => boxes.some((box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom);
  return [...document.querySelectorAll(".map .arrow .nb")].filter((one) => {
    const box = one.getBoundingClientRect();
    return hit({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }).length ? ["covered"] : [];
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE, {"width": 1920, "height": 1080}], ids=["laptop", "phone", "desktop"])
def test_badges_of_a_great_plan_do_not_lie_on_one_another(size: dict[str, int], open_page: Callable[..., Page], address: str, database: Path) -> None:
    planned = smc_dialog_stops.campaign()
    page = Stage(open_page(size), address, database).sit(planned.stop)
    for start, goal in planned.moves.values():
        go(page, start, goal)
    expect(page.locator(".plan .entry")).to_have_count(len(planned.moves))
    expect(page.locator(".map .badges .mb")).to_have_count(len(planned.moves) - 1)  # a plain move has none
    assert page.evaluate(OVERLAPS) == 0
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED) == []


def test_a_plan_says_how_full_a_square_will_be(asked_by_hand: Callable[[Stop], Page]) -> None:
    """SMC-11.4: armies and scouts count together."""
    planned = smc_dialog_stops.campaign()
    (start, goal), (alone, away) = planned.moves["stack"], planned.moves["hut"]
    page = asked_by_hand(planned.stop)
    page.locator(f'.chips [data-thing="from-{alone}"]').click()
    expect(page.locator(f'.ch.goal[data-thing="to-{away}"]')).not_to_contain_text("there")  # nobody of mine is there
    page.keyboard.press("Escape")
    page.locator(f'.chips [data-thing="from-{start}"]').click()
    expect(page.locator(f'.ch.goal[data-thing="to-{goal}"]')).to_contain_text("2 of 2 there")
    expect(square(page, goal)).to_have_attribute("aria-label", re.compile("2 of 2 there"))
    page.locator(f'.ch.goal[data-thing="to-{goal}"]').click()
    expect(page.locator(".plan .entry .how")).to_contain_text("2 of 2 there")
    go(page, alone, away)
    expect(page.locator(".plan .entry .how").nth(1)).to_contain_text("1 of 2 there")


def test_a_russian_army_attacks_a_city_or_is_given_up_in_it(asked_by_hand: Callable[[Stop], Page]) -> None:
    """SMC-20.6: two ways to one city; a click on the map attacks."""
    strait = smc_dialog_stops.strait()
    start, city = strait.moves["army"]
    page = asked_by_hand(strait.stop)
    page.locator(f'.chips [data-thing="from-{start}"]').click()
    expect(page.locator(f'.ch.goal[data-thing="to-{city}"] .bdg')).to_contain_text("attacks a city")
    click(page, city)
    expect(page.locator(".plan .entry .bdg")).to_contain_text("attacks a city")
    page.locator('.plan .entry [data-thing^="drop-"]').click()
    page.locator(f'.chips [data-thing="from-{start}"]').click()
    gift = page.locator(f'.ch.goal[data-thing="gift-{city}"]')
    expect(gift).not_to_contain_text("there")  # whoever is given up fills no square
    gift.click()
    expect(page.locator(".plan .entry .bdg")).to_have_text("given up: learns a tech")
    before = version(page)
    page.locator("[data-plan-end]").click()
    moved_on(page, before)
    expect(page.locator("#question")).to_contain_text(re.compile("tech", re.IGNORECASE))


def test_a_russian_scout_crosses_water_to_be_given_up(asked_by_hand: Callable[[Stop], Page]) -> None:
    """SMC-11.14b, SMC-20.6: it could not end its move on the water."""
    strait = smc_dialog_stops.strait()
    start, city = strait.moves["scout"]
    page = asked_by_hand(strait.stop)
    page.locator(f'.chips [data-thing="from-{start}"]').click()
    click(page, city)
    expect(page.locator(".map .badges text")).to_have_text("given up: learns a tech")
    before = version(page)
    page.locator('[data-thing="only-move"]').click()
    moved_on(page, before)
    expect(page.locator("#question")).to_contain_text(re.compile("tech", re.IGNORECASE))


def test_a_wide_screen_shows_what_is_left_in_the_market(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page({"width": 1920, "height": 1080}), address, database).sit(tour().stop("cities"), scenes="none")
    assert page.locator(".leftover li").count() == 8
    page.locator(".leftover li").first.hover()
    expect(page.locator(".inspector h3")).not_to_be_empty()


def test_what_is_asked_about_comes_into_view(open_page: Callable[..., Page], address: str, database: Path) -> None:
    """SMC-14.10.6: the building lies far from the capital, where a phone begins; the army on it hides no mark of its blockade (SMC-17.2)."""
    page = Stage(open_page(PHONE, has_touch=True), address, database).sit(smc_dialog_stops.razing(), scenes="none")
    meant = page.locator(".map .place.meant")
    page.wait_for_function(IN_VIEW, arg=meant.get_attribute("data-thing"))
    boxes = "() => ['.map .blkb', '.map [data-piece^=figures]'].map((one) => document.querySelector(one).getBoundingClientRect())"
    mark, army = page.evaluate(boxes)
    assert army["right"] <= mark["left"] or army["top"] >= mark["bottom"] or army["left"] >= mark["right"], (mark, army)
