"""The pages before a table: what waits for me, three questions for a new game, and the waiting room."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from .conftest import LAPTOP, PHONE
from .positions import write
from .scenes import tour


def test_a_first_game_is_one_click_away_and_is_the_one_for_beginners(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(address)
    page.get_by_role("button", name="Play a first game now").click()
    page.wait_for_url("**/games/*")
    id = page.url.rpartition("/")[2]
    assert page.request.get(f"{address}/api/games/{id}").json()["options"] == {"mode": "first_game"}


def test_settings_that_do_not_apply_are_not_asked_for_and_none_is_for_programs(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/civilization_1980")
    page.get_by_text("Everything else").click()
    expect(page.locator("#option-trade_rounds")).to_be_visible()
    for hidden in ("floor_messages", "trade_seconds", "farmers_end_space", "ast_override"):
        expect(page.locator(f"#option-{hidden}")).to_have_count(0)
    page.locator("#option-trade_mode").select_option("floor")
    expect(page.locator("#option-trade_seconds")).to_be_visible()
    expect(page.locator("#option-trade_rounds")).to_have_count(0)
    expect(page.locator(".rest summary")).to_contain_text("Trade: Floor")  # what differs is written out
    page.get_by_role("button", name="Second game").click()
    expect(page.locator("#option-farmers_end_space")).to_be_visible()


def test_a_game_for_four_is_not_started_with_five(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/civilization_1980")
    more = page.get_by_role("group", name="Steady").get_by_role("button", name="more")
    for _ in range(2):
        more.click()
    expect(page.locator(".who-sits .who")).to_have_count(5)
    page.get_by_role("button", name="First steps").click()
    expect(page.get_by_role("alert")).to_have_text("This game is for 4 players at most.")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("group", name="Steady").get_by_role("button", name="less").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/games/*")


def test_my_usual_game_is_remembered_and_starts_from_the_lobby(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/through_the_ages")
    page.get_by_role("button", name="Shorter").click()
    page.get_by_role("button", name="Save as my usual").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/games/*")
    first = page.url
    page.goto(address)
    page.get_by_role("button", name="My usual").click()
    page.wait_for_url("**/games/*")
    assert page.url != first
    assert page.request.get(f"{address}/api/games/{page.url.rpartition('/')[2]}").json()["options"] == {"mode": "shorter"}


def test_a_link_is_there_at_once_and_whoever_follows_it_reads_what_is_played(address: str, open_page: Callable[..., Page]) -> None:
    host, friend = open_page(LAPTOP), open_page(PHONE)
    host.goto(f"{address}/new/civilization_1980#friends")
    host.get_by_label("Your name").first.fill("Ann")
    host.get_by_role("button", name="Start the game").click()
    link = host.get_by_label("Link to share")
    expect(link).to_have_value(re.compile("/join/"))
    friend.goto(link.input_value())
    expect(friend.get_by_role("heading", name="Civilization")).to_be_visible()
    expect(friend.get_by_text("Waiting for you: Ann.")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".asking")
    host.wait_for_selector(".asking")


def test_whoever_types_a_name_while_the_titles_arrive_goes_on_typing(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    waiting: list[Route] = []
    page.route("**/api/titles*", lambda route: waiting.append(route))
    page.route("**/api/titles*", lambda route: route.continue_(), times=1)  # which languages there are
    page.goto(f"{address}/new/civilization_1980#friends")
    name = page.get_by_label("Your name")
    name.click()
    page.keyboard.type("An")
    assert waiting
    for route in waiting:
        route.continue_()
    page.get_by_role("button", name="Start the game").wait_for()
    page.keyboard.type("n")
    expect(name).to_have_value("Ann")


def test_several_play_at_one_screen_under_their_names(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/through_the_ages#here")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/games/*")
    players = page.request.get(f"{address}/api/games/{page.url.rpartition('/')[2]}").json()["players"]
    assert sorted(player["name"] for player in players) == ["Ann", "Bob"]
    page.goto(address)
    expect(page.locator(".gm.my b").first).to_have_text("What do you do?")  # a game says what it asks


def test_a_title_that_is_not_there_is_not_a_blank_page(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/chess")
    expect(page.get_by_role("link", name="Lobby")).to_be_visible()


def test_a_listed_game_can_be_watched_and_whoever_watches_is_told_so(address: str, open_page: Callable[..., Page], database: Path) -> None:
    stop = tour("ages").stop("politics")
    listed = write(database, stop._replace(game=stop.game | {"listed": True}), names=("Zoë", "Yves", "Xenia"))
    private = write(database, stop)
    page = open_page()
    page.goto(address)
    expect(page.locator(f'.live a[href="/games/{private["id"]}"]')).to_have_count(0)
    page.locator(f'.live a[href="/games/{listed["id"]}"]').click()
    expect(page.locator(".bar .live")).to_have_text("Watching live")
    expect(page.locator(".watching")).to_contain_text("Hidden cards stay hidden from you")
    expect(page.locator(".choices")).to_have_count(0)
    expect(page.locator(".hands")).to_contain_text("all see it")
    expect(page.locator(".hands")).not_to_contain_text("only you")  # for that is not the one who watches


def test_a_link_is_a_code_for_cameras_and_the_host_starts_with_bots(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(f"{address}/new/through_the_ages#friends")
    page.get_by_role("group", name="Friends").get_by_role("button", name="more").click()
    page.get_by_role("button", name="Start the game").click()
    code = page.get_by_role("img", name="The link as a code for a camera")
    expect(code).to_have_count(1)  # of one seat at a time
    drawn = code.locator("path").last.get_attribute("d")
    page.get_by_role("button", name="Code").last.click()
    expect(code).to_have_count(1)
    assert code.locator("path").last.get_attribute("d") != drawn
    page.get_by_role("button", name=re.compile("^Start now with [23] bots")).click()
    expect(page.locator(".tta")).to_be_visible()


def test_the_standing_says_what_is_counted_and_what_is_over_stands_below(address: str, database: Path, open_page: Callable[..., Page]) -> None:
    page = open_page()
    held = []
    for stop in (tour("ages").stop("politics"), tour("nations").stop("buy"), tour("ages").stop("over")):
        at = write(database, stop)
        held += [{"game": at["id"], "seat": seat["seat"], "token": seat["token"]} for seat in at["seats"]]
    page.goto(address)
    page.evaluate("held => localStorage.setItem('civitas.seats', JSON.stringify({value: held}))", held)
    page.goto(address)
    expect(page.locator(".gm.my .standing .lab").filter(has_text="culture")).to_be_visible()
    expect(page.locator(".gm.my .standing .lab").filter(has_text="space on the A.S.T.")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished 1")).to_be_visible()  # there is room for it where few are under way
    expect(page.locator(".gm.other")).to_contain_text("Won by")


def test_the_form_of_a_new_game_fits_a_laptop(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page(LAPTOP)
    page.goto(f"{address}/new/civilization_1980")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= LAPTOP["height"]
    picture = page.locator(".titles > .picture").bounding_box()
    assert picture
    assert picture["y"] + picture["height"] >= LAPTOP["height"] - 1  # down to the edge
