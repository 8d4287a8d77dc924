"""The dialogs of Clash of Cultures, each reached and used by clicking what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civitas.games.clash_of_cultures.hexes import SPACE_IDS
from civitas.games.clash_of_cultures.tables import ADVANCE

from . import coc_dialog_stops as coc_stops
from .conftest import LAPTOP, PHONE
from .scenes import Stage

BESIDE_THE_MAP = """() => {
    const room = document.createElement("div");
    room.className = "sceneroom aside";
    document.querySelector(".coc .middle").append(room);
    return room.getBoundingClientRect().x;
}"""


@pytest.fixture
def stage(open_page: Callable[..., Page], address: str, database: Path) -> Stage:
    return Stage(open_page(LAPTOP), address, database)


def moved(page: Page, version: str | None) -> None:
    """The decision has been made."""
    expect(page.locator(".tablepage")).not_to_have_attribute("data-version", version or "")


def version(page: Page) -> str | None:
    return page.locator(".tablepage").get_attribute("data-version")


def test_a_tactic_is_laid_from_the_battle_and_odds_stand_beside_it(stage: Stage) -> None:
    page = stage.sit(coc_stops.laying())
    room = page.locator("[data-dialog=battle]")
    expect(room.locator(".bside")).to_have_count(2)
    expect(room.locator(".chances .odds")).to_have_count(1)  # no tactic
    for side in room.locator(".bside").all():  # what will be rolled: a die for each unit, and one for the fortress
        expect(side.locator(".tocome .die")).to_have_count(4)
    assert "%" in (room.locator(".chances .odds").get_attribute("aria-label") or "")
    cards = room.locator(".lowcard.legal")
    expect(room.locator(".lowcard.legal .wins")).to_have_count(cards.count())  # every card says what it is worth
    before = version(page)
    cards.first.click()
    expect(room.locator(".chances .on .odds")).to_have_count(1)  # and here in full while it is looked at
    cards.first.click()
    moved(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("lays a tactic face down")


def test_who_falls_is_clicked_and_every_number_can_be_checked(stage: Stage) -> None:
    page = stage.sit(coc_stops.falling())
    room = page.locator("[data-dialog=battle]")
    mine = room.locator(".bside").first
    expect(mine.locator(".die")).to_have_count(3)
    lines = mine.locator(".reckoning > div:not(.sum) dd").all_inner_texts()
    total = mine.locator(".reckoning .sum dd").inner_text()
    assert sum(int(line.replace("−", "-").replace("+", "")) for line in lines) == int(total.split(" = ")[0])
    expect(room.locator(".chances > div")).to_have_count(2)  # infantry or cavalry
    before = version(page)
    unit = room.locator('[data-thing="unit-0-3"]')  # cavalry
    unit.click()
    expect(page.locator(".choices .ch[aria-pressed=true] .ttl")).to_have_text("Cavalry")
    unit.click()
    moved(page, before)


def test_a_battle_steps_aside_for_a_look_at_the_map(stage: Stage) -> None:
    page = stage.sit(coc_stops.laying())
    page.locator("[data-dialog=battle] .away").click()
    expect(page.locator("[data-dialog=battle]")).to_have_count(0)
    page.locator(".over-back").click()
    expect(page.locator("[data-dialog=battle]")).to_be_visible()


def test_an_event_shows_what_is_done_what_follows_and_who_decides(stage: Stage) -> None:
    page = stage.sit(coc_stops.event())
    panel = page.locator("[data-dialog=event]")
    expect(panel.get_by_role("heading")).to_have_text("Population Boom")
    expect(panel.locator(".todo .done")).to_have_count(1)
    expect(panel.locator(".todo .now")).to_contain_text("Symbol")
    expect(panel.locator(".decides")).to_contain_text("Ann")
    expect(panel.locator(".crumbs .on")).to_contain_text("Population Boom")
    expect(page.locator(".asking .ch .cost")).to_have_text([re.compile(r"^falls 100 %$"), re.compile(r"^falls \d+ %$")])
    expect(page.locator(".map .route")).to_have_count(2)  # where the barbarians could march, on the map beside it
    assert panel.bounding_box()["x"] + panel.bounding_box()["width"] <= page.locator(".mapw").bounding_box()["x"]  # type: ignore[index]
    assert page.evaluate(BESIDE_THE_MAP) >= panel.bounding_box()["x"] + panel.bounding_box()["width"]  # type: ignore[index]  # a scene of something else
    panel.get_by_role("button", name="Fold the event").click()
    expect(panel.locator(".todo")).to_have_count(0)


def test_influence_shows_the_chance_by_culture_and_rolls(stage: Stage) -> None:
    page = stage.sit(coc_stops.influencing())
    form = page.locator("[data-dialog=influence]")
    roll = page.locator(".asking .foot .btn.act")
    expect(roll).to_be_disabled()
    expect(page.locator(".map .reach")).to_have_count(1)  # how far the range goes
    expect(page.locator(".hud.range")).to_contain_text("From D2, range 2")
    expect(page.locator(".map .badges text")).to_have_text("3: +1 culture")  # the distance, and what more range costs
    form.locator(".ch[data-option]").first.click()
    assert form.locator(".ch[data-option]").first.evaluate("row => row.scrollHeight <= row.clientHeight + 1")  # all of it is read
    expect(page.locator(".map .arrows .arrow, .map .arrows [marker-end], .map .arrows path:not(.reach)").first).to_be_attached()
    expect(form.locator(".bars5 > div").first).to_contain_text("33 %")
    before = version(page)
    expect(roll).to_be_enabled()
    roll.click()
    moved(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("to influence")


def test_an_objective_is_completed_on_its_card(stage: Stage) -> None:
    page = stage.sit(coc_stops.completing())
    room = page.locator("[data-dialog=objectives]")
    expect(room.locator(".half.open")).to_have_count(1)
    expect(room.locator(".half.open .met")).to_have_text("met 4 of 4")
    before = version(page)
    button = room.locator(".half.open .btn")
    button.click()
    button.click()
    moved(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("completes Happy Population")


def test_an_offer_is_put_together_and_sent(stage: Stage) -> None:
    page = stage.sit(coc_stops.offering())
    dialog = page.locator(".over .dlg")
    send = dialog.locator("footer .btn.act")
    expect(send).to_have_text("Offer it")
    expect(send).to_be_disabled()
    dialog.get_by_role("button", name="+ Food").first.click()
    dialog.get_by_role("button", name="+ Gold").last.click()
    expect(dialog.locator("footer")).to_contain_text("You give: 1 × Food. You get: 1 × Gold.")
    before = version(page)
    expect(send).to_be_enabled()
    page.wait_for_timeout(400)  # the engine is asked whether it will do
    send.click()
    moved(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("1 food for 1 gold")


def test_whoever_came_to_the_offer_by_mistake_leaves_it_again(stage: Stage) -> None:
    page = stage.sit(coc_stops.trading())
    dialog = page.locator(".over .dlg")
    page.locator("""[data-option='["offer",1]']""").click()
    page.keyboard.press("Enter")
    expect(dialog.locator("footer .btn.act")).to_be_disabled()
    dialog.get_by_role("button", name="Make no offer").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#question")).to_contain_text("What do you do?")


def test_where_all_of_them_must_be_given_all_of_them_are_ticked(stage: Stage) -> None:
    page = stage.sit(coc_stops.giving())
    boxes = page.locator(".asking .setrow input")
    expect(boxes.first).to_be_checked()
    assert all(box.is_checked() for box in boxes.all())
    before = version(page)
    page.locator(".asking .foot .btn.act").click()
    moved(page, before)


def test_cards_are_given_by_clicking_them_with_a_running_sum(stage: Stage) -> None:
    page = stage.sit(coc_stops.giving_two())
    cards = page.locator('[data-region="actions"] .ac.legal')
    button, total = page.locator(".asking .foot .btn.act"), page.locator(".running .big")
    assert cards.count() == 3
    expect(button).to_be_disabled()
    for n in (0, 1):
        cards.nth(n).click()
        expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
        expect(total).to_have_text(str(n + 1))
    cards.nth(0).click()  # rather not this one
    cards.nth(2).click()
    expect(page.locator(".asking .setrow.on")).to_have_count(2)
    before = version(page)
    button.click()
    moved(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("2 cards")


def test_mercenaries_are_hired_on_the_map(stage: Stage) -> None:
    stop = coc_stops.hiring()
    page = stage.sit(stop)
    spaces = stop.state.legal(0).items
    lit = page.locator(".map .place.lz")
    assert {thing.get_attribute("data-thing") for thing in lit.all()} == {SPACE_IDS[space] for space in spaces}
    lit.first.click()
    expect(page.locator(".map .place.lsel")).to_have_count(1)
    expect(page.locator(".running .big")).to_have_text("1")
    expect(page.locator(".asking .foot .btn.act")).to_be_enabled()
    before = version(page)
    page.locator(".asking .foot .btn.act").click()
    moved(page, before)


def test_taxes_show_what_they_bring_within_the_limits(stage: Stage) -> None:
    stop = coc_stops.taxing()
    page = stage.sit(stop)
    cities = len(stop.state.players[0].cities)
    expect(page.locator(".running .big")).to_have_text(str(cities))  # what I have least of is filled in
    expect(page.locator(".asking .purse .comes").first).to_contain_text("→")
    expect(page.locator('.asking [data-thing="more-0"]')).to_be_disabled()  # no more than a resource from each city
    page.locator(".asking .setrow").get_by_role("button", name="−", disabled=False).first.click()
    expect(page.locator(".running .dn")).to_be_visible()
    page.locator('.asking [data-thing="more-0"]').click()
    before = version(page)
    page.locator(".asking .foot .btn.act").click()
    moved(page, before)


def test_a_mood_is_raised_by_clicking_the_city(stage: Stage) -> None:
    page = stage.sit(coc_stops.cheering())
    button, lit = page.locator(".asking .foot .btn.act"), page.locator(".map .place.lz")
    expect(page.locator(".asking .pickrow").first).to_be_visible()
    assert lit.count() == page.locator(".asking .pickrow").count() > 1
    expect(button).to_be_disabled()
    lit.last.click()
    expect(page.locator(".map .place.lsel")).to_have_count(1)
    expect(page.locator(".asking .pickrow.on")).to_have_count(1)
    expect(page.locator(".map .badges .mb").first).to_be_visible()
    before = version(page)
    button.click()
    moved(page, before)


def test_an_offer_is_answered_with_both_sides_in_sight(stage: Stage) -> None:
    page = stage.sit(coc_stops.answering())
    dialog = page.locator(".over .dlg")
    expect(dialog.locator(".bundle").first).to_contain_text("2 × Food")
    expect(dialog.locator(".tbl tr").first).to_contain_text("→")
    before = version(page)
    dialog.get_by_role("button", name="Refuse").click()
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("refuses the offer")


@pytest.mark.parametrize(
    ("stop", "thing", "told"),
    [
        (coc_stops.fleeing, "[data-dialog=capture] .ch", "The battle on C7 is over"),
        (coc_stops.choosing_leader, "[data-dialog=leaders] .leadercard", ""),
        (coc_stops.trading_by_sea, "[data-dialog=routes] .ch", ""),
        (coc_stops.free_advance, "[data-dialog=advances] .adv.legal", "gains"),
    ],
    ids=["refuge", "leader", "route", "advance"],
)
def test_what_a_dialog_offers_is_clicked_once_to_look_and_once_more_to_do(stop: Any, thing: str, told: str, stage: Stage) -> None:
    page = stage.sit(stop())
    before = version(page)
    one = page.locator(thing).first
    one.click()
    expect(page.locator(".pick, .asking .ch[aria-pressed=true]").first).to_be_visible()
    one.click()
    moved(page, before)
    if told:
        expect(page.locator("[data-region=log]")).to_contain_text(told)


def test_the_advances_of_all_players_open_and_close_and_say_why_not(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    page.locator('[data-region=doors] [data-thing="advances"]').click()
    board = page.locator("[data-dialog=advances]")
    expect(board.locator(".adv")).to_have_count(48)
    expect(board.locator(f'[data-thing="advance-{ADVANCE["writing"]}"]')).to_have_class("adv have  ")
    cut = "all => all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent)"
    assert board.locator(".adv .tx").evaluate_all(cut) == []  # in a few words; the inspector has the whole text
    expect(board.locator(f'[data-thing="advance-{ADVANCE["myths"]}"]')).to_have_accessible_name(re.compile("Allows to build: Temple"))
    locked = board.locator(f'[data-thing="advance-{ADVANCE["navigation"]}"]')
    expect(locked.locator(".cubes svg")).to_have_count(0)
    board.locator(f'[data-thing="advance-{ADVANCE["dogma"]}"]').click(force=True)  # it says why not
    expect(page.locator(".look .why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)


def test_every_advance_has_a_sign_of_its_own(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    page.locator('[data-region=doors] [data-thing="advances"]').click()
    signs = page.locator("[data-dialog=advances] .adv .sign use").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    sheet = page.request.get(page.url.split("/games/")[0] + signs[0].partition("#")[0]).text()
    assert len(set(signs)) == len(signs) == 48
    assert all(f'id="{sign.partition("#")[2]}"' in sheet for sign in signs)


def test_the_civilizations_show_advances_leaders_and_wonders(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    page.locator('[data-region=doors] [data-thing="civilizations"]').click()
    sheets = page.locator("[data-dialog=civilizations] .civ")
    expect(sheets).to_have_count(5)  # four players, and the wonders
    expect(sheets.first.locator(".specials li").first).to_be_visible()
    expect(page.locator("[data-dialog=civilizations] .wondercard")).to_contain_text("Great Library")


def test_everything_that_is_named_can_be_inspected(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    inspected = page.evaluate(
        """async () => {
          const seen = new Set();
          for (const element of document.querySelectorAll('[data-refs]')) for (const [kind] of JSON.parse(element.dataset.refs)) seen.add(kind);
          return [...seen];
        }"""
    )
    assert {"space"} <= set(inspected)
    page.locator('[data-region=doors] [data-thing="advances"]').click()
    page.locator(f'[data-thing="advance-{ADVANCE["voting"]}"]').hover()
    expect(page.locator(".inspector")).to_contain_text("Voting")


def test_a_battle_fits_a_phone(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE, has_touch=True), address, database).sit(coc_stops.laying())
    expect(page.locator("[data-dialog=battle] .bside").first).to_be_visible()
    expect(page.locator("[data-dialog=battle] h2")).to_be_in_viewport()
    expect(page.locator(".asking")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_offer_stands_above_the_map_on_a_phone(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(PHONE, has_touch=True), address, database).sit(coc_stops.answering())
    expect(page.locator("[data-dialog=answer] .tbl tr").first).to_be_in_viewport()
    expect(page.locator(".over .dlg footer .btn.act")).to_be_in_viewport()


def test_odds_are_only_for_who_is_asked(stage: Stage) -> None:
    page = stage.sit(coc_stops.laying(), 1)
    expect(page.locator("[data-dialog=battle]")).to_be_visible()
    expect(page.locator("[data-dialog=battle] .chances")).to_have_count(0)


def test_the_guide_and_the_adviser_lead_through_the_first_turn(open_page: Callable[..., Page], table_of: Callable[..., Any]) -> None:
    """Each step points at a thing that is there; the idea it tells can be done at once."""
    page = open_page(LAPTOP, guided=True)
    game = table_of("clash_of_cultures", "Ann", "Bob")
    for _ in range(2):  # both place their first settlers
        acting = game.table()
        seat = acting["to_act"][0]
        option = game.table(game.seats[seat]["token"])["decision"]["options"][0]["option"]
        game.play(seat, option)
    game.sit(page, game.table()["to_act"][0])
    expect(page.locator("#question")).to_contain_text("You have 3 actions")  # nothing comes before the turn: it has begun
    coach = page.locator(".coach")
    for heading in ("The map", "What everybody has", "Three actions"):
        expect(coach.get_by_role("heading")).to_have_text(heading)
        expect(page.locator(".spot")).to_be_visible()
        coach.get_by_role("button", name="Next").click()
    expect(coach.get_by_role("heading")).to_have_text("Your first action")
    before = version(page)
    coach.get_by_role("button", name="Do it for me").click()
    moved(page, before)


def test_every_choice_of_a_battle_says_its_chance_in_the_list(stage: Stage) -> None:
    page = stage.sit(coc_stops.laying())
    rows, battle = page.locator(".asking .choices .ch"), coc_stops.laying().state
    expect(rows).to_have_count(len(battle.legal(0)))
    for row in rows.all():
        expect(row.locator(".cost")).to_have_text(re.compile(r"^Ann \d+ %$"))


def test_the_inspector_tells_of_a_space_that_is_pointed_at(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    page.locator('[data-region="map"] [data-thing="D5"]').hover()
    expect(page.locator(".inspector")).to_contain_text("2 Infantry, 1 Elephant")
    expect(page.locator(".inspector")).to_contain_text("Fortress")


def walk(page: Page, test: str, key: str = "ArrowDown", most: int = 60) -> None:
    """Press a key until the focus is where it should be."""
    for _ in range(most):
        if page.evaluate(f"() => (({test})(document.activeElement))"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"not reached with {key}: {test}")


def test_a_whole_turn_by_keys_alone(stage: Stage) -> None:
    """A planned movement, an advance that is paid for, a collect, and the end of the turn."""
    page = stage.sit(coc_stops.my_turn())

    def press(*keys: str) -> None:
        before = version(page)
        for key in keys:
            page.keyboard.press(key)
        moved(page, before)

    page.keyboard.press("c")
    walk(page, """e => e.dataset.thing === '["move-units"]'""")
    page.keyboard.press("Enter")
    expect(page.locator(".pick .do .btn.act")).to_be_visible()
    press("Enter")
    expect(page.locator(".chips")).to_be_visible()
    page.keyboard.press("c")
    walk(page, "e => e.dataset.thing?.startsWith('from-')", most=1)  # what can move comes first
    page.keyboard.press("Enter")
    expect(page.locator(".goal").first).to_be_visible()
    page.keyboard.press("c")
    walk(page, "e => e.classList.contains('goal')", most=1)
    page.keyboard.press("Enter")
    expect(page.locator(".plan .entry")).to_have_count(1)
    page.wait_for_timeout(400)  # the engine says what it leads to
    walk(page, "e => e.dataset.planEnd !== undefined", "Tab")
    press("Enter")
    expect(page.locator("#question")).to_contain_text("2 actions")
    page.keyboard.press("c")
    walk(page, "e => e.dataset.thing === 'fold-advance'")
    page.keyboard.press("Enter")
    walk(page, """e => e.dataset.option?.startsWith('["advance"')""", most=2)
    page.keyboard.press("Enter")
    expect(page.locator(".pick .do .btn.act")).to_be_visible()
    press("Enter")
    expect(page.locator(".payslot").first).to_be_visible()
    walk(page, "e => e.matches('.foot .btn.act')", "Tab")
    press("Enter")
    expect(page.locator("#question")).to_contain_text("one action")
    page.keyboard.press("c")
    walk(page, "e => e.closest('.acts')")
    walk(page, "e => e.dataset.thing?.startsWith('collect-')", "ArrowLeft", 2)
    press("Enter")
    walk(page, "e => e.matches('.foot .btn.act')", "Tab")
    press("Enter")
    expect(page.locator("#question")).to_contain_text("No action is left")
    page.keyboard.press("c")
    walk(page, """e => e.dataset.thing === '["end-turn"]'""")
    page.keyboard.press("Enter")
    expect(page.locator(".pick .do .btn.act")).to_be_visible()
    press("Enter")
    expect(page.locator("[data-region=log]")).to_contain_text("Ann ends the turn")


def test_a_wonder_is_gold_in_the_panel_of_its_city_too(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    golden = "e => getComputedStyle(e).fill"
    assert page.locator(".insp .wheel .wn").evaluate(golden) == page.locator(".map .wn").first.evaluate(golden) != "rgb(0, 0, 0)"


def test_an_attack_is_planned_with_its_odds_and_thought_over(stage: Stage) -> None:
    page = stage.sit(coc_stops.marching())
    page.locator('.chips [data-thing^="from-"]', has_text="D4").click()
    goal = page.locator(".goal", has_text="D5")
    expect(goal).to_contain_text(re.compile(r"Bob 2 Infantry, 1 Elephant, \d+ % with all of them"))
    assert goal.locator(".ttl").evaluate("name => name.scrollWidth <= name.clientWidth + 1")
    goal.click()
    entry = page.locator(".plan .entry")
    expect(entry).to_contain_text("2 Infantry, 1 Cavalry")  # the settler stays at home
    expect(page.locator(".prompt .lab")).to_contain_text("1 planned, 2 left")  # after the battle
    expect(page.locator(".choices details summary")).to_contain_text("Great Library")
    expect(entry).to_contain_text(re.compile(r"battle \d+ %"))
    expect(page.locator(".map .badges", has_text=re.compile(r"battle \d+ %"))).to_be_attached()
    expect(page.locator(".ahead .odds")).to_have_attribute("aria-label", re.compile(r"Ann \d+ %.*Bob \d+ %"))
    entry.locator('[data-thing^="change-"]').click()
    expect(entry).to_have_count(0)
    page.locator(".kinds .kind").last.locator(".btn", has_text="0").click()  # not all of them after all
    page.locator(".goal", has_text="D5").click()
    expect(entry).to_have_count(1)
    expect(page.locator(".ahead")).to_have_count(0)  # the odds were those of the whole army


def test_an_objective_says_when_it_can_be_completed(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    page.locator('[data-region="objectives"] .oc').first.click(force=True)
    why = page.locator(".look .why")
    expect(why).to_have_text(re.compile(r"Happy Population: at the end of an age\. Conqueror: at once\. COC-7\.2\.2"))


def test_every_sign_of_a_strip_has_words(stage: Stage) -> None:
    page = stage.sit(coc_stops.my_turn())
    bare = page.evaluate("[...document.querySelectorAll('.strip svg.i')].filter((sign) => !sign.closest('[data-tip], .h, .ld')).length")
    assert bare == 0
    page.locator(".strip.me .mxr").hover()
    expect(page.locator(".tipbox")).to_have_text(re.compile(r"^Advances: \d+ on the board, \d+ of the civilization$"))
