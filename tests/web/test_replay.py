"""Looking back: by itself, turn by turn, with a link that says it was copied; and a finished game is played on from any position."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from .positions import write
from .scenes import Stage, at_war, tour


def looking_back(open_page: Callable[..., Page], address: str, database: Path, at: int = 0) -> Page:
    made = write(database, tour("ages").stop("over"))
    seat = made["seats"][0]
    stage = Stage(open_page(), address, database)
    page = stage.visit(f"/games/{made['id']}/at/{at}", seats=[{"game": made["id"], "seat": seat["seat"], "token": seat["token"]}])
    page.wait_for_selector(".stepper")
    return page


def position(page: Page) -> int:
    return int(page.locator(".stepper .num").inner_text().split("/")[0])


def test_a_replay_plays_by_itself_and_stops_when_asked(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = looking_back(open_page, address, database)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="5×").click()
    expect(page.locator(".stepper .num")).to_have_text(re.compile(r"^[4-9] /"))
    page.get_by_role("button", name="Pause").click()
    stands = position(page)
    page.wait_for_timeout(700)
    assert position(page) == stands
    page.keyboard.press("Space")  # and with a key
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_replay_goes_from_turn_to_turn_and_from_round_to_round(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = looking_back(open_page, address, database)
    seen = [position(page)]
    for _ in range(3):
        page.get_by_role("button", name="Next turn").click()
        seen.append(position(page))
    assert seen == sorted(set(seen))
    assert seen[-1] > 3  # a turn is more than a decision
    page.get_by_role("button", name="Previous turn").click()
    assert position(page) == seen[-2]
    page.keyboard.press("ArrowDown")
    assert position(page) == seen[-1]
    rounds = [0]
    for _ in range(2):
        page.get_by_role("button", name="Next round").click()
        rounds.append(position(page))
    assert rounds[1] < rounds[2] - 6  # everybody has had a turn
    page.keyboard.press("PageUp")
    assert position(page) == rounds[1]
    page.get_by_role("button", name="Previous round").click()
    assert position(page) < rounds[1]


def test_the_score_of_everybody_is_a_curve_beside_the_replay(open_page: Callable[..., Page], address: str, database: Path) -> None:
    scores = tour("ages").stop("over").state.scores
    page = looking_back(open_page, address, database, 40)
    curve = page.locator(".curve")
    chance = curve.locator("polyline").first.get_attribute("points")
    curve.get_by_role("button", name="Score", exact=True).click()
    assert curve.locator("polyline").first.get_attribute("points") != chance
    assert curve.locator("line.begins").count() >= 3  # where the ages began
    page.locator(".stepper input[type=range]").press("End")
    expect(curve.locator(".worth .who").first).to_have_text(re.compile(rf"\b{scores[0]}$"))


def test_a_copied_link_is_confirmed_and_one_that_could_not_be_is_shown(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = looking_back(open_page, address, database, 7)
    page.locator(".stepper").get_by_role("button", name="Link").click()
    expect(page.locator(".stepper").get_by_role("status")).to_have_text("Link copied.")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".stepper").get_by_role("status")).to_be_empty()  # that one was not
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as where a page does not come by https
    page.locator(".stepper").get_by_role("button", name="Link").click()
    expect(page.locator(".stepper").get_by_label("Link to share")).to_have_value(re.compile(r"/games/[^/]+/at/8$"))
    expect(page.locator(".stepper").get_by_role("status")).to_be_empty()
    assert page.evaluate("getSelection().toString()").endswith("/at/8")  # one key copies it


def test_a_finished_game_is_played_on_against_bots(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = looking_back(open_page, address, database, 12)
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/games/" in url and url.split("/at/")[0] != old.split("/at/")[0])
    expect(page.locator(".my h2")).to_contain_text("you")
    page.wait_for_selector(".asking #question")


def test_the_list_of_turns_follows_the_position_and_the_last_action_is_lit(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = looking_back(open_page, address, database, 40)
    here = page.locator(".log li.hi").first
    expect(here).to_be_in_viewport()
    position = int(here.get_attribute("data-position") or 0)
    assert 30 < position <= 40
    page.locator(f".log li.goes:not([data-position='{position}']) .jump").last.click()  # a click goes there
    expect(page.locator(".stepper .num")).not_to_have_text(re.compile("^40 /"))
    page.locator(".flags .flag").first.click()  # an event, and other lines speak of events too
    expect(page.locator(".log li.hi")).to_have_count(1)
    expect(page.locator(".log li.hi")).to_be_in_viewport()
    expect(page.locator(".curve .worth .who")).to_have_count(3)


def test_the_end_says_how_it_went_in_a_few_graphs_and_where_the_points_came_from(
    open_page: Callable[..., Page], address: str, database: Path
) -> None:
    stop = tour("ages").stop("over")
    page = Stage(open_page(), address, database).sit(stop, 0)
    graphs = page.locator(".graphs")
    expect(graphs.get_by_role("button", name="Chance to win")).to_have_attribute("aria-pressed", "true")
    expect(graphs.get_by_role("button")).to_have_count(5)
    expect(graphs.get_by_label("Other numbers").locator("option")).not_to_have_count(0)
    rows = page.locator(".sources tbody tr").all()
    points = [[int(n) for n in row.locator(".num").all_inner_texts()] for row in rows]
    assert [sum(column) for column in zip(*points, strict=True)] == stop.state.scores  # nothing is left out
    expect(page.locator(".places li")).to_have_count(3)
    page.locator(".chapter button").last.hover()  # three are told of one event: it is read once
    expect(page.locator(".inspector h3")).to_have_text(page.locator(".chapter b.serif").last.inner_text())
    chapters = page.locator(".chapter")
    assert 0 < chapters.count() <= 5
    expect(chapters.locator(".moved").first).to_contain_text("% →")  # what it did to somebody's chance
    expect(chapters.locator(".scenery svg").first).to_be_visible()
    chapters.first.get_by_role("button").click()
    expect(page.locator(".stepper")).to_be_visible()


# How far the number of a piece lies from the middle of its piece, in widths of the piece.
OFF = """() => [...document.querySelectorAll(".chapter .scenery .stack")].map((piece) => {
  const middle = (one) => one.getBoundingClientRect().x + one.getBoundingClientRect().width / 2;
  const shape = piece.querySelector("g");
  return Math.abs(middle(piece.querySelector("text")) - middle(shape)) / shape.getBoundingClientRect().width;
})"""


def test_numbers_stand_on_their_pieces_in_the_pictures_of_the_end(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("nations").stop("over"), 0)
    expect(page.locator(".chapter .scenery .stack").first).to_be_attached()
    assert max(page.evaluate(OFF)) < 0.1


def test_a_bot_says_what_it_would_have_done_and_one_tries_it(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = looking_back(open_page, address, database, 120)
    ask = page.get_by_role("button", name="What would the bot have done?")
    ask.click()
    thoughts = page.locator(".hindsight")
    expect(thoughts.locator(".played")).to_have_text(re.compile(r"\w+: \w+"))
    expect(thoughts.locator("li").first).to_be_visible()
    first = thoughts.locator(".played").inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(thoughts.locator(".played")).not_to_have_text(first)  # it follows the position
    page.get_by_role("button", name="One step back").click()
    expect(thoughts.locator(".played")).to_have_text(first)
    thoughts.get_by_role("button", name="Try it from here").first.click()
    page.wait_for_url(re.compile(r"/games/[^/]+$"))
    expect(page.locator(".my h2")).to_contain_text("you")
    expect(page.locator(".stepper")).to_have_count(0)


def test_while_a_game_runs_a_bot_judges_no_decision_of_others(open_page: Callable[..., Page], address: str, database: Path) -> None:
    stop = tour("ages").stop("tactics")
    me = stop.state.to_act[0]
    page = Stage(open_page(), address, database).sit(stop, me, path="/at/3", hindsight=True)
    said = page.locator(".hindsight")
    for _ in range(12):
        expect(said.locator(".played, .mut").first).to_be_visible()
        expect(said.locator(".played, .mut").first).not_to_have_text("The bot thinks.")
        mine = said.locator(".played").count() > 0
        assert mine == (said.locator("li").count() > 0 or said.get_by_text("No ideas").count() > 0)
        if mine:
            expect(said.locator(".played")).to_contain_text(["Ann", "Bob", "Cid"][me])
        page.get_by_role("button", name="One step on").click()
        page.wait_for_timeout(500)


# How far the log is from its newest line.
TO_THE_END = "() => { const log = document.querySelector('.log'); return log.scrollHeight - log.scrollTop - log.clientHeight; }"


def test_whoever_comes_back_from_an_earlier_position_finds_the_newest_line(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(at_war(), path="/at/20")
    expect(page.locator(".log .hi").first).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_function(f"({TO_THE_END})() < 3")


def test_what_befalls_several_is_told_a_line_for_each(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("nations").stop("return-cards"))
    draws = page.locator(".log li", has_text="draws a card of stack").last
    expect(draws.locator(".run")).to_have_count(4)  # one for each nation
    tops = draws.locator(".run").evaluate_all("all => all.map((one) => one.getBoundingClientRect().y)")
    assert tops == sorted(set(tops))


def test_the_end_calls_people_by_their_nations(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = Stage(open_page(), address, database).sit(tour("nations").stop("over"))
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".tale .places li").first).to_contain_text(re.compile("Thrace|Asia|Babylon|Assyria"))
    expect(dialog.get_by_role("heading").first).to_have_text(re.compile("^(Thrace|Asia|Babylon|Assyria) wins$"))
    expect(dialog.locator(".ending tbody tr").first).to_contain_text(re.compile("(Ann|Bob|Cid|Dan)"))  # and who that was
