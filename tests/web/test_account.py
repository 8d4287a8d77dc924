"""An account in the browser: made in a minute, and my games are there on another device until I sign out."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import PHONE

PASSWORD = "a tower by the river"


def enter(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.locator(".entry button[type=submit]").click()


def test_my_games_are_on_every_device_until_i_sign_out(open_page: Callable[..., Page], address: str) -> None:
    laptop = open_page()
    laptop.goto(f"{address}/me")
    laptop.get_by_role("button", name="Make an account").click()
    enter(laptop, "Agnė")
    expect(laptop.get_by_role("heading", name="Signed in as Agnė")).to_be_visible()
    laptop.goto(f"{address}/new/through_the_ages")
    laptop.get_by_role("button", name="Start the game").click()
    expect(laptop.locator(".tablepage")).to_be_visible()
    phone = open_page(viewport=PHONE)
    phone.goto(f"{address}/me")
    enter(phone, "agnė")
    expect(phone.locator(".devices li")).to_have_count(2)
    phone.goto(laptop.url)
    expect(phone.get_by_text("Agnė, you").first).to_be_visible()  # not a spectator
    phone.goto(f"{address}/me")
    phone.locator(".devices li", has_text="this one").get_by_role("button").click()
    expect(phone.get_by_role("button", name="Make an account")).to_be_visible()
    phone.goto(laptop.url)
    expect(phone.locator(".tablepage")).to_be_visible()
    expect(phone.get_by_text("Agnė, you")).to_have_count(0)
