"""Nothing is lost by a click too many: what destroys has its own switch, other people's things lie with them, one more Enter does nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civitas.games.through_the_ages.state import State
from games.through_the_ages.scenes import card, event, hand, play, politics, scene, tokens, units
from games.through_the_ages.table import acting, unused

from .conftest import PHONE
from .positions import made, write
from .scenes import TTA, Stage, tour


@pytest.fixture
def stage(open_page: Callable[..., Page], address: str, database: Path) -> Stage:
    return Stage(open_page(), address, database)


def position(stage: Stage) -> int:
    return int(stage.page.evaluate("fetch(`/api${location.pathname}`).then(r => r.json()).then(t => t.position)"))


def only_destroying() -> State:
    """Philosophy can be destroyed, and there is no worker to build another."""
    s = acting(scene(2))
    unused(s, 0, 0)
    s.relist()
    assert {option[0] for option in s.legal(0) if card("philosophy") in option} == {"destroy"}
    return s


def tile(page: Page, slug: str) -> Locator:
    return page.locator(f'.my [data-thing="{slug}"]')


def test_a_double_click_on_a_building_never_destroys_it(stage: Stage) -> None:
    page = stage.sit(made(TTA, only_destroying()), 0)
    before = position(stage)
    tile(page, "philosophy").dblclick(force=True)
    tile(page, "philosophy").dblclick(force=True)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert position(stage) == before
    expect(page.locator(".asking .ch", has_text="Destroy")).to_have_count(0)  # not in the list either
    expect(page.locator(".pick")).to_have_count(0)


def test_destroying_has_its_own_switch_and_is_asked_about_twice(stage: Stage) -> None:
    page = stage.sit(made(TTA, only_destroying()), 0)
    before = position(stage)
    tile(page, "philosophy").click(force=True)
    menu = page.locator(".placemenu")
    expect(menu.locator(".why")).to_contain_text("worker")  # why nothing can be built
    menu.get_by_role("switch").click()
    menu.locator(".ch", has_text="Destroy").click()
    menu.locator(".do .btn.act").click()
    expect(page.locator(".pick [role=alert]")).to_be_visible()
    assert position(stage) == before
    menu.locator(".do .btn.act").click()
    page.wait_for_function("version => Number(document.querySelector('.tablepage').dataset.version) > version", arg=1)
    assert position(stage) == before + 1


def test_building_comes_before_destroying_in_the_list(stage: Stage) -> None:
    s = acting(scene(2))
    unused(s, 0, 1)
    tokens(s, 0, bronze=5)
    s.relist()
    page = stage.sit(made(TTA, s), 0)
    page.locator(".asking").get_by_role("switch").check()
    words = page.locator(".choices .ch[data-option]").evaluate_all("all => all.map(one => JSON.parse(one.dataset.option)[0])")
    assert "destroy" in words
    assert words.index("build") < words.index("destroy")
    assert set(words[words.index("destroy") :]) <= {"destroy", "disband"}


def terror() -> State:
    """TTA-13.6.12: whoever has least culture chooses a building of each of the others."""
    s = scene(3)
    for p, culture in zip(s.players, (5, 1, 5), strict=True):
        p.culture = culture
    units(s, 2, religion=1)
    return event(s, "terrorism", 0)


def test_another_players_buildings_are_chosen_on_that_players_panel(stage: Stage) -> None:
    s = terror()
    chooser, victim = s.to_act[0], s.pending.about["seat"]
    page = stage.sit(made(TTA, s), chooser)
    expect(page.locator(f'[data-region="tableau-{victim}"] .named.legal').first).to_be_visible()
    expect(page.locator(".my .legal")).to_have_count(0)
    page.locator(f'[data-region="tableau-{victim}"] .named.legal').first.click()
    expect(page.locator(".pick .what")).to_contain_text("Destroy")
    expect(page.locator(".prompt .said")).to_contain_text("Terrorism")  # the event's text stands with the question


def test_on_a_phone_the_tab_of_the_player_whose_building_is_chosen_is_open(open_page: Callable[..., Page], address: str, database: Path) -> None:
    s = terror()
    chooser, victim = s.to_act[0], s.pending.about["seat"]
    page = Stage(open_page(PHONE), address, database).sit(made(TTA, s), chooser)
    expect(page.locator(f".seattabs [data-thing=seat-{victim}]")).to_have_attribute("aria-pressed", "true")
    page.locator(".my .tt.legal").first.click()
    expect(page.locator(".pick .what")).to_contain_text("Destroy")


def test_enter_twice_after_a_political_pass_does_not_end_the_turn(stage: Stage) -> None:
    page = stage.sit(tour("ages").stop("politics"))
    seat = tour("ages").stop("politics").state.to_act[0]
    page.locator(".choices .ch[data-option='[\"abstain\"]']").focus()
    before = position(stage)
    page.keyboard.press("Enter")
    expect(page.locator(".pick")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".choices .ch[data-option='[\"end\"]']")).to_be_visible()
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert position(stage) == before + 1
    table: dict[str, Any] = page.evaluate("fetch(`/api${location.pathname}`).then(r => r.json())")
    assert table["to_act"] == [seat]


def test_what_hands_the_turn_over_says_so(stage: Stage) -> None:
    s = acting(scene(2))
    page = stage.sit(made(TTA, s), 0)
    page.locator(".choices .ch[data-option='[\"end\"]']").click()
    expect(page.locator(".pick")).to_contain_text("unused")  # actions are left
    tour_stop = tour("ages").stop("action")
    page = stage.sit(tour_stop)
    page.locator(".choices .ch[data-option='[\"end\"]']").click()
    expect(page.locator(".pick .over-to")).to_contain_text("hands over to")


def test_a_pact_shows_its_text_and_the_numbers_of_both_sides(stage: Stage) -> None:
    s = scene(3)
    hand(s, 0, "military_pact")
    play(politics(s), ("offer", card("military_pact"), 1, "A"))
    page = stage.sit(made(TTA, s), 1)
    dialog = page.locator(".over .dlg")
    expect(dialog.locator(".tc.big .tx")).to_be_visible()
    assert dialog.locator("thead th .who").evaluate_all("all => all.map(one => one.lastChild.data.trim())") == ["you", "Ann"]
    expect(dialog.locator("td.up").first).to_contain_text("→")
    dialog.get_by_role("button", name="Accept").click()
    expect(page.locator(".pick")).to_be_visible()  # looked at first
    expect(dialog).to_be_visible()


def test_a_war_is_declared_with_its_text_and_both_strengths_in_sight(stage: Stage) -> None:
    s = scene(3)
    hand(s, 0, "war_over_culture")
    units(s, 1, warriors=5)
    s.players[0].ma = 3
    page = stage.sit(made(TTA, politics(s)), 0)
    page.locator(".choices .ch[data-option^='[\"war\"']").first.click()
    expect(page.locator(".pick .said")).to_contain_text("War over Culture")
    strength = page.locator(".pick .sides tr", has_text="Strength").locator("td")
    assert [int(n) for n in strength.all_inner_texts()] == [s.players[0].strength, s.players[1].strength]


def test_the_host_seats_a_bot_for_whoever_is_away(open_page: Callable[..., Page], address: str, database: Path, table_of: Callable[..., Any]) -> None:
    table = table_of("through_the_ages", "Ann", "Bob")
    away = table.table()["to_act"][0]
    here = Stage(open_page(), address, database)
    held = [{"game": table.id, "seat": 1 - away, "token": table.seats[1 - away]["token"]}]
    page = here.visit(f"/games/{table.id}", seats=held)
    page.get_by_role("button", name="Ask the host").click()  # who is not the host can ask
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".logging .log")).to_contain_text("Could a bot play")
    page = here.visit(f"/games/{table.id}", seats=[*held, {"game": table.id, "seat": None, "token": table.host, "host": True}])
    page.locator(".away").get_by_role("button", name="Let a bot play").click()
    assert table.table()["players"][away]["stand_in"] is None  # it is asked about
    page.locator(".away .confirm .btn.danger").click()
    expect(page.locator("#question")).to_be_visible()  # the bot has played, and it is my turn
    assert table.table()["players"][away]["stand_in_why"] == "host"
    back = Stage(open_page(), address, database)
    back.visit(f"/games/{table.id}", seats=[{"game": table.id, "seat": away, "token": table.seats[away]["token"]}])
    expect(back.page.locator(".my h2")).to_be_visible()
    back.page.wait_for_function("fetch(`/api${location.pathname}`).then(r => r.json()).then(t => t.players.every(p => !p.stand_in))")


def test_leaving_a_table_is_asked_about_and_leaves_a_bot(stage: Stage) -> None:
    at = write(stage.database, tour("ages").stop("politics"))
    page = stage.visit(f"/games/{at['id']}", seats=[{"game": at["id"], "seat": 0, "token": at["seats"][0]["token"]}])
    page.locator(".menu > summary").click()
    page.locator(".menu").get_by_role("button", name="Seats").click()
    page.locator("dialog").get_by_role("button", name="Leave").click()
    page.locator("dialog .confirm .btn.danger").click()
    expect(page.locator(".lobby")).to_be_visible()
    table = page.evaluate(f"fetch('/api/games/{at['id']}').then(r => r.json())")
    assert table["players"][0]["stand_in"]
