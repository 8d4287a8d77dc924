"""Whose seat it is: after a rematch, and when somebody does not come back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE
from .positions import write
from .scenes import Stage, tour


def held(game: str, *seats: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"game": game, "seat": seat["seat"], "token": seat["token"]} for seat in seats]


def begin_again(page: Page, word: str) -> str:
    """Ask for the rematch at the end of a game; which game it is."""
    page.locator("dialog").get_by_role("button", name=word).click()
    page.wait_for_function("old => location.pathname !== old && location.pathname.startsWith('/games/')", arg=page.evaluate("location.pathname"))
    return str(page.evaluate("location.pathname.split('/')[2]"))


def test_a_rematch_gives_everybody_their_seat(open_page: Callable[..., Page], address: str, database: Path) -> None:
    at = write(database, tour("ages").stop("over"))
    ann, bob, cid = (Stage(open_page(), address, database) for _ in range(3))
    ann.visit(f"/games/{at['id']}", seats=held(at["id"], at["seats"][0]))
    bob.visit(f"/games/{at['id']}", seats=held(at["id"], at["seats"][1]))
    cid.visit("/credits", seats=held(at["id"], at["seats"][2]))
    again = begin_again(ann.page, "Rematch")
    assert begin_again(bob.page, "Join the rematch") == again
    for page in (ann.page, bob.page):
        expect(page.locator(".my h2")).to_contain_text("you")
        page.reload()  # the browser remembers
        expect(page.locator(".my h2")).to_contain_text("you")
    cid.page.goto(address)  # who was not there finds it in the lobby, as their own
    cid.page.locator(f'.mine a[href="/games/{again}"]').click()
    expect(cid.page.locator(".my h2")).to_contain_text("Cid, you")
    names = [page.locator(".my h2").inner_text() for page in (ann.page, bob.page)]
    assert names == ["Ann, you", "Bob, you"]


def test_a_rematch_of_people_at_one_screen_seats_them_all(open_page: Callable[..., Page], address: str, database: Path) -> None:
    at = write(database, tour("ages").stop("over"))
    stage = Stage(open_page(), address, database)
    page = stage.visit(f"/games/{at['id']}", seats=held(at["id"], *at["seats"]))
    again = begin_again(page, "Rematch")
    kept = page.evaluate("JSON.parse(localStorage.getItem('civitas.seats')).value")
    assert sorted(seat["seat"] for seat in kept if seat["game"] == again) == [0, 1, 2]


def test_whoever_asks_for_a_seat_is_told_so_and_the_host_lets_them_in(open_page: Callable[..., Page], address: str) -> None:
    host, guest = open_page(), open_page(PHONE)
    host.goto(f"{address}/new/through_the_ages")
    host.get_by_label("Your name").first.fill("Aurelia")
    host.get_by_role("button", name="Anyone").click()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_url("**/games/*")
    guest.goto(address)
    guest.locator(".open").filter(has_text="Aurelia").get_by_role("button", name="Join").click()
    expect(guest.get_by_text("You have asked for a seat.")).to_be_visible()
    expect(host.locator(".stage header")).to_contain_text("1 seat is free")  # nobody was let in yet
    host.get_by_role("button", name="Send away").click()
    expect(host.get_by_role("button", name="New link")).to_be_visible()
    guest.goto(address)
    guest.locator(".open").filter(has_text="Aurelia").get_by_role("button", name="Join").click()
    host.get_by_role("button", name="Let in").click()
    for page in (host, guest):
        expect(page.locator(".tta")).to_be_visible()
