"""What happened is shown: scenes, a playback that never stands in the way, the log as a table of contents, threats."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .conftest import AXE, LAPTOP, PATIENCE, PHONE, Seats
from .positions import write
from .scenes import CIV, COC, SMC, TTA, at_war, tour
from .stories import Before, onlooker, search, seated

Sit = Callable[..., tuple[Page, Seats, Before]]


@pytest.fixture
def sit(open_page: Callable[..., Page], address: str, database: Path) -> Sit:
    """Before a scene: a seat that looks on, and the table."""

    def sat(title: str, kind: str, viewport: dict[str, int] = LAPTOP, seat: int | None = None, **more: Any) -> tuple[Page, Seats, Before]:
        before = search(title).first(kind)
        table = seated(address, database, before, write)
        page = open_page(viewport, **more)
        table.sit(page, onlooker(before) if seat is None else seat)
        expect(page.locator(".boardroom > .tta, .boardroom > .civ")).to_be_visible()
        return page, table, before

    return sat


def go_on(table: Seats, before: Before) -> None:
    for seat, option in before.decisions:
        table.play(seat, option)


def shown(page: Page, kind: str) -> Any:
    found = page.locator(f'.scene[data-scene="{kind}"]')
    expect(found).to_be_visible()
    return found


def turn_to(scene: Locator, words: str) -> None:
    """Through all that waits to be read, from the first, to the scene that has these words."""
    turn_until(scene, lambda: words in scene.inner_text())


def turn_until(scene: Locator, reached: Callable[[], bool]) -> None:
    """Through all that waits to be read, from the first, to the scene that is looked for."""
    back, on = (scene.get_by_role("button", name=name, exact=True) for name in ("Previous", "Next"))
    until = time.monotonic() + PATIENCE / 1000
    while not passes(back, on, reached):  # more may come meanwhile, and be shown at once
        assert time.monotonic() < until, scene.inner_text()


def passes(back: Locator, on: Locator, reached: Callable[[], bool]) -> bool:
    """From the first to the last of what is there, as slowly as it is drawn."""
    for button in (back, on):
        while not (button is on and reached()) and button.count() and button.is_enabled():
            button.evaluate("button => button.click()")
            button.page.wait_for_timeout(300)
    return reached()


# --- scenes


def test_an_event_shows_its_text_the_ranking_and_everybody_before_and_after(sit: Sit) -> None:
    page, table, before = sit(TTA, "ranked")
    go_on(table, before)
    scene = shown(page, "event")
    expect(scene.locator("h2")).to_have_text(before.scene["ref"]["name"])
    expect(scene.locator(".says")).not_to_be_empty()
    expect(scene.locator(".ranks li")).to_have_count(len(before.scene["facts"]["ranks"]))
    rows = scene.locator(".everybody tbody tr")
    expect(rows).to_have_count(4)
    for seat, (was, now) in enumerate(zip(before.scene["before"], before.scene["after"], strict=True)):
        for name in was:
            if was[name] != now[name]:
                expect(rows.nth(seat)).to_contain_text(f"{was[name]} → {now[name]}")
    page.keyboard.press("Enter")
    expect(page.locator(".scene")).to_have_count(0)


@pytest.mark.parametrize("kind", ["aggression", "auction", "pact", "age", "famine"])
def test_what_nobody_should_miss_stops_the_table(kind: str, sit: Sit) -> None:
    page, table, before = sit(TTA, kind)
    go_on(table, before)
    scene = shown(page, kind)
    expect(scene.locator(".everybody tbody tr")).to_have_count(4)
    if kind == "aggression":  # both strengths, item by item, and the sum
        expect(scene.locator(".versus2 .side")).to_have_count(2)
        for side in before.scene["sides"]:
            expect(scene.locator(".versus2 .total b", has_text=re.compile(f"^{side['total']}$")).first).to_be_visible()
    if kind == "auction":
        expect(scene.locator(".ranks li")).to_have_count(len(before.scene["facts"]["bids"]))


def test_a_war_is_shown_to_both_sides_when_it_is_declared(open_page: Callable[..., Page], address: str, database: Path) -> None:
    peace = tour("ages").stop("war-or-peace")
    war = next(option for option in peace.state.legal() if option[0] == "war")
    before = Before(peace, [(peace.state.to_act[0], war)], {"seats": [war[2]]})
    table = seated(address, database, before, write)
    page = open_page()
    table.sit(page, war[2])
    go_on(table, before)
    scene = shown(page, "declaration")
    expect(scene.locator(".versus2 .side")).to_have_count(2)
    expect(page.locator(".threat", has_text="War over").first).to_be_visible()


def test_a_fight_is_shown_step_by_step_on_the_map(sit: Sit) -> None:
    """CIV80-8.5."""
    page, table, before = sit(CIV, "long fight")
    go_on(table, before)
    scene = shown(page, "fight")
    page.wait_for_function("n => Number(document.querySelector('.tablepage').dataset.version) >= n", arg=table.table()["version"])
    page.wait_for_timeout(500)  # other fights of the same moment are told, too
    rounds = before.scene["facts"]["rounds"]
    rows = scene.locator(".rounds tbody tr")
    turn_until(scene, lambda: rows.count() == len(rounds) + 1)
    expect(rows).to_have_count(len(rounds) + 1)
    for i, step in enumerate(rounds, 1):
        expect(rows.nth(i)).to_contain_text(re.compile(r"\s*".join(str(n) for n in step["left"])))
    for side, left in zip(before.scene["sides"], rounds[-1]["left"], strict=True):
        expect(scene.locator(".versus2")).to_contain_text(f"{side['total']} → {left}")


def test_a_calamity_says_what_was_saved_by_which_card(sit: Sit) -> None:
    page, table, before = sit(CIV, "saved")
    go_on(table, before)
    scene = shown(page, "calamity")
    saved = before.scene["saved"][0]
    page.wait_for_function("n => Number(document.querySelector('.tablepage').dataset.version) >= n", arg=table.table()["version"])
    page.wait_for_timeout(500)  # what came with it is told, too
    turn_to(scene, saved["name"])
    expect(scene.locator(".saved")).to_contain_text(saved["name"])
    expect(scene.locator(".saved")).to_contain_text(f"{saved['was']} → {saved['now']}")
    expect(scene.locator("header .says")).not_to_be_empty()


def test_a_scene_that_the_server_tells_late_is_still_shown(sit: Sit) -> None:
    page, table, before = sit(CIV, "saved")

    def late(route: Route) -> None:
        time.sleep(2)  # longer than the board waits
        route.continue_()

    page.route("**/story?*", late)
    go_on(table, before)
    shown(page, "calamity")


def test_scenes_that_nobody_has_read_wait_for_their_turn(sit: Sit) -> None:
    """One comes after the other, and none takes the place of another."""
    page, table, before = sit(CIV, "several")
    go_on(table, before)
    version = table.table()["version"]
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) >= version", arg=version)
    told = [line for line in table.table(table.seats[onlooker(before)]["token"])["lines"]["new"] if line["scene"]]
    news = {line["n"] for line in told if line["position"] >= before.scene["position"]}
    assert len(news) > 1
    expect(page.locator(".scene footer .lab").nth(1)).to_contain_text(re.compile(f"of ({len(news)}|{len(news) + 1})$"))  # one may be under way


def test_a_calamity_says_who_traded_it(sit: Sit) -> None:
    """CIV80-11.7."""
    page, table, before = sit(CIV, "traded")
    go_on(table, before)
    page.wait_for_function("n => Number(document.querySelector('.tablepage').dataset.version) >= n", arg=table.table()["version"])
    page.wait_for_timeout(500)  # what came with it is told, too
    scene = shown(page, "calamity")
    turn_to(scene, "got it in trade from")
    expect(scene.locator(".came")).to_contain_text("got it in trade from")


def test_only_the_scenes_that_are_wanted_are_shown(sit: Sit) -> None:
    page, table, before = sit(TTA, "ranked")
    page.evaluate("localStorage.setItem('civitas.scenes', JSON.stringify({value: 'none'}))")
    page.reload()
    expect(page.locator(".boardroom > .tta")).to_be_visible()
    go_on(table, before)
    version = table.table()["version"]
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) >= version", arg=version)
    page.wait_for_timeout(400)
    expect(page.locator(".scene")).to_have_count(0)


def test_a_scene_never_stands_in_the_way(sit: Sit) -> None:
    """A click beside it, or a key, ends it and does what it does."""
    page, table, before = sit(TTA, "ranked")
    go_on(table, before)
    page.wait_for_function("n => Number(document.querySelector('.tablepage').dataset.version) >= n", arg=table.table()["version"])
    page.wait_for_timeout(500)  # what came with it is told, too
    shown(page, "event")
    card = page.locator(".cr .tc").first
    click_corner(page, card)
    expect(page.locator(".scene")).to_have_count(0)
    expect(card).to_be_focused()


def click_corner(page: Page, thing: Locator) -> None:
    """With the mouse, as a hand does: whether it can be chosen or not."""
    box = thing.bounding_box()
    assert box
    page.mouse.click(box["x"] + 8, box["y"] + 8)


def test_a_scene_can_be_looked_up_on_the_board(sit: Sit) -> None:
    page, table, before = sit(TTA, "aggression")
    go_on(table, before)
    shown(page, "aggression").get_by_role("button", name="Look at the board").click()
    expect(page.locator(".stepper .num")).to_contain_text(f"{before.scene['position']} /")
    page.keyboard.press("Escape")
    expect(page.locator(".stepper")).to_have_count(0)


# --- playback


class Held:
    """A line on which what the server says is held back, and then comes at once: somebody was away for a while."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[str] | None = None
        page.route_web_socket(re.compile("/live$"), self.open)

    def open(self, line: Any) -> None:
        self.line = line
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(said.replace('"changes":true', '"changes":false')))  # whole tables can be made one
        server.on_message(self.hear)

    def hear(self, said: str) -> None:
        if self.waiting is None:
            self.line.send(said)
        else:
            self.waiting.append(said)

    def hold(self) -> None:
        self.waiting = []

    def release(self) -> None:
        tables = [said for said in self.waiting or [] if json.loads(said).get("op") == "table"]
        whole = [json.loads(said) for said in tables]
        last = whole[-1]
        lines = [each["table"]["lines"] for each in whole]
        last["table"]["lines"] = {**lines[-1], "from": lines[0]["from"], "new": [line for each in lines for line in each["new"]]}
        self.waiting = None
        self.line.send(json.dumps(last))


@pytest.fixture
def away(open_page: Callable[..., Page], address: str, database: Path) -> Callable[..., tuple[Page, Held, Before]]:
    """Somebody looks away while another moves, and hears of it all at once."""

    def left(title: str, motion: str = "no-preference", viewport: dict[str, int] = LAPTOP) -> tuple[Page, Held, Before]:
        before = search(title).first("run")
        table = seated(address, database, before, write)
        page = open_page(viewport)
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        held = Held(page)
        table.sit(page, onlooker(before))
        expect(page.locator(".boardroom > :is(.tta, .smc, .coc), .boardroom > .civ .map .pieces").first).to_be_attached()
        page.evaluate(NOTE)
        held.hold()
        go_on(table, before)
        page.wait_for_timeout(400)  # what is said comes, and is held
        return page, held, before

    return left


# Every step of the playback, and every arrow that was drawn, with the time.
NOTE = """() => {
  window.steps = [];
  window.arrows = 0;
  new MutationObserver(() => {
    const bar = document.querySelector(".playback .lab")?.textContent;
    if (bar && window.steps.at(-1)?.[0] !== bar) window.steps.push([bar, performance.now()]);
    window.arrows = Math.max(window.arrows, document.querySelectorAll(".trails .arrow").length);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


@pytest.mark.parametrize("title", [TTA, CIV, SMC, COC])
def test_what_others_did_is_played_on_the_board(title: str, away: Callable[..., tuple[Page, Held, Before]]) -> None:
    page, held, before = away(title)
    held.release()
    page.wait_for_function("n => window.steps.length === n", arg=len(before.decisions))
    expect(page.locator(".playback")).to_have_count(0)
    steps = page.evaluate("window.steps")
    assert [step for step, _ in steps] == [f"{n} of {len(steps)}" for n in range(1, len(steps) + 1)]
    assert steps[-1][1] - steps[0][1] > 75 * (len(steps) - 1)  # about 150 ms an action; a busy machine draws some of them late
    if title in (CIV, SMC):
        assert page.evaluate("window.arrows") > 0
    expect(page.locator(".tablepage")).to_have_attribute("data-version", re.compile(r"\d+"))


def test_no_playback_where_no_motion_is_wished(away: Callable[..., tuple[Page, Held, Before]]) -> None:
    page, held, _ = away(CIV, "reduce")
    held.release()
    page.wait_for_timeout(800)
    assert page.evaluate("window.steps") == []


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_key_or_a_click_ends_the_playback_and_acts(how: str, away: Callable[..., tuple[Page, Held, Before]]) -> None:
    page, held, before = away(TTA)
    held.release()
    expect(page.locator(".playback")).to_be_visible()
    if how == "key":
        page.keyboard.press("?")
        expect(page.locator("dialog .rules")).to_be_visible()  # the key has done what it does
    else:
        card = page.locator(".cr .tc").first
        click_corner(page, card)
        expect(card).to_be_focused()
    expect(page.locator(".playback")).to_have_count(0)
    assert len(page.evaluate("window.steps")) < len(before.decisions)


def test_the_board_is_in_reach_while_it_is_played(away: Callable[..., tuple[Page, Held, Before]]) -> None:
    """Nothing lies over the board but a narrow bar."""
    page, held, _ = away(TTA)
    held.release()
    bar = page.locator(".playback").bounding_box()
    board = page.locator(".boardroom").bounding_box()
    assert bar
    assert board
    assert bar["height"] < board["height"] / 8


def test_what_happened_can_be_played_again(sit: Sit) -> None:
    page, table, before = sit(TTA, "aggression")
    go_on(table, before)
    shown(page, "aggression").get_by_role("button", name="Play again").click()
    expect(page.locator(".playback")).to_be_visible()
    page.locator(".playback").get_by_role("button", name="Skip").click()
    expect(page.locator(".playback")).to_have_count(0)
    shown(page, "aggression")


# --- since my last turn


def test_since_my_last_turn_holds_what_my_own_decision_set_off(open_page: Callable[..., Page], address: str, database: Path) -> None:
    stop = at_war()
    table = seated(address, database, Before(stop, [], {}), write)
    page = open_page()
    table.sit(page, stop.state.to_act[0])
    page.keyboard.press("s")
    told = page.locator("dialog .since .log")
    expect(told).to_contain_text("produces")  # the end of my own turn
    expect(told.locator("h3.round")).not_to_have_count(0)
    expect(page.locator("dialog .meant", has_text="War over").first).to_be_visible()
    everything = told.locator("li").count()
    page.get_by_role("button", name="Only mine").click()
    assert told.locator("li").count() < everything
    page.get_by_role("button", name="Play it on the board").click()
    expect(page.locator(".playback")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".playback")).to_have_count(0)


# --- the log


@pytest.mark.parametrize(("title", "turn"), [(TTA, "Ann"), (CIV, "Move: ")])
def test_the_log_is_a_table_of_contents(title: str, turn: str, sit: Sit) -> None:
    """Rounds, turns, one entry for each action; a click or Enter goes to that position."""
    page, _table, _before = sit(title, "run")
    log = page.locator(".logging .log")
    expect(log.locator("h3.round").first).to_contain_text("Round")
    expect(log.locator("h3.turn", has_text=turn).first).to_be_attached()
    positions = [int(n) for n in log.locator("li").evaluate_all("all => all.map((one) => one.dataset.position)")]
    assert positions == sorted(positions)
    entry = log.locator("li.goes").nth(-2)
    at = entry.get_attribute("data-position")
    entry.click(position={"x": 4, "y": 4})
    expect(page.locator(".stepper .num")).to_contain_text(f"{at} /")
    expect(log.locator("li.hi").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stepper")).to_have_count(0)
    jump = log.locator("li.goes .jump").nth(-3)
    jump.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".stepper")).to_be_visible()


# --- threats


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_threats_are_always_in_sight_and_open_their_rule(
    viewport: dict[str, int], open_page: Callable[..., Page], address: str, database: Path
) -> None:
    stop = at_war()
    table = seated(address, database, Before(stop, [], {}), write)
    page = open_page(viewport)
    table.sit(page, stop.state.to_act[0])
    strip = page.locator(".threats")
    expect(strip).to_be_in_viewport()
    expect(strip.locator(".threat", has_text="War over").first).to_be_visible()
    expect(strip.locator(".threat.note", has_text="cards left").or_(strip.locator(".threat.note", has_text="Last round")).first).to_be_attached()
    strip.locator(".threat").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .rules article.hi")).to_contain_text("TTA-4.3.1")


def test_a_nation_hears_what_threatens_it(sit: Sit) -> None:
    page, table, before = sit(CIV, "long fight")
    go_on(table, before)
    expect(page.locator(".threats")).to_be_visible()
    held = table.table(table.seats[onlooker(before)]["token"])["threats"]
    expect(page.locator(".threats .threat")).to_have_count(len(held))


# --- for everybody


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(
    ("title", "kind", "scene"),
    [(TTA, "aggression", "aggression"), (TTA, "ranked", "event"), (CIV, "saved", "calamity"), (CIV, "long fight", "fight")],
)
def test_axe_finds_nothing_in_a_scene(title: str, kind: str, scene: str, viewport: dict[str, int], sit: Sit) -> None:
    page, table, before = sit(title, kind, viewport)
    go_on(table, before)
    shown(page, scene)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert page.evaluate(AXES) == []


AXES = """async () => {
  const {violations} = await axe.run({include: [".scene", ".threats", ".logging"]});
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)}`));
}"""
CUT = """() => [...document.querySelectorAll(".scene *, .threats *, .logging h3, .logging h4")].filter((one) => {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own || !one.getClientRects().length || one.closest(".vh, svg")) return false;
  const style = getComputedStyle(one);
  if (style.clipPath !== "none") return false; // said, not seen
  return parseFloat(style.fontSize) < 9.4 || (style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.className + ": " + one.textContent.slice(0, 60))"""


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "lt", "pl", "hu", "ru"])
def test_a_scene_reads_whole_in_every_language(
    language: str, viewport: dict[str, int], open_page: Callable[..., Page], address: str, database: Path
) -> None:
    for title, kind in ((TTA, "aggression"), (CIV, "saved")):
        before = search(title).first(kind)
        table = seated(address, database, before, write)
        page = open_page(viewport)
        page.goto(address)
        page.evaluate("language => localStorage.setItem('civitas.language', JSON.stringify({value: language}))", language)
        table.sit(page, onlooker(before))
        go_on(table, before)
        expect(page.locator(".scene h2")).to_be_visible()
        assert page.evaluate(CUT) == []
        assert "{" not in page.locator(".scene").inner_text()
        assert not re.search(r"\b(scene|page|heading|threat)-\w", page.locator(".tablepage").inner_text())
        if viewport is PHONE:
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            targets = page.locator(".scene footer .btn:visible, .threat:visible")
            assert targets.evaluate_all("all => all.filter((one) => one.offsetHeight < 44).length") == 0
        page.close()
