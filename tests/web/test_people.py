"""What people can do about themselves and each other in the browser: passkeys, being told, talking apart, blocking, and looking after the tables."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import subprocess
import sys
import urllib.request
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from .conftest import violations

PASSWORD = "a tower by the river"


def local(address: str) -> str:
    """The same server by a name: passkeys are for names, not for addresses."""
    return address.replace("127.0.0.1", "localhost")


def register(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/me")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.locator(".entry button[type=submit]").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def with_authenticator(page: Page) -> None:
    """A phone that knows its owner, as the browser's own tools imitate one."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, "automaticPresenceSimulation": True}})


def test_a_passkey_is_made_signs_in_and_is_removed(open_page: Callable[..., Page], address: str) -> None:
    page, here = open_page(), local(address)
    with_authenticator(page)
    register(page, here, "Kęstutis")
    keys = page.get_by_role("list", name="Passkeys")
    page.get_by_text("Make a passkey").first.click()
    page.locator("details[open]").get_by_label("Your password now").fill(PASSWORD)
    page.locator("details[open]").get_by_role("button", name="Make a passkey").click()
    expect(keys.get_by_role("listitem")).to_have_count(1)
    page.locator(".devices li", has_text="this one").get_by_role("button").first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Signed in as Kęstutis")).to_be_visible()
    expect(keys.get_by_text("last used")).to_be_visible()
    assert not violations(page)
    keys.get_by_role("button", name="Remove").click()
    expect(keys.get_by_role("listitem")).to_have_count(0)


LISTEN = """() => {  // there is no push service on this machine: the browser's own part of it is played here
  const key = Uint8Array.from(atob(%s), (c) => c.charCodeAt(0)).buffer, auth = new Uint8Array(16).fill(7).buffer;
  let one = null;
  PushManager.prototype.subscribe = async (wish) => {
    const options = { applicationServerKey: new Uint8Array(wish.applicationServerKey).buffer };
    const getKey = (name) => (name === "auth" ? auth : key);
    one = { endpoint: "http://127.0.0.1:9/ear", options, getKey, unsubscribe: async () => ((one = null), true) };
    return one;
  };
  PushManager.prototype.getSubscription = async () => one;
}"""


def listening(context: BrowserContext) -> None:
    """This browser can be told things, and says yes."""
    from base64 import b64encode

    from cryptography.hazmat.primitives.asymmetric import ec

    from civitas.server.sealing import point

    key = b64encode(point(ec.generate_private_key(ec.SECP256R1()).public_key())).decode()
    context.grant_permissions(["notifications"])
    context.add_init_script(f"({LISTEN % json.dumps(key)})()")


def ways(database: Path) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(database)) as opened:
        return opened.execute("SELECT kind, person IS NOT NULL, address FROM ways WHERE kind = 'push'").fetchall()


def test_a_guest_lets_this_browser_be_told_and_no_more(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page, here = open_page(), local(address)
    listening(page.context)
    page.goto(f"{here}/new/through_the_ages")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".tablepage")).to_be_visible()
    page.goto(f"{here}/me")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("This browser tells you when a game waits for you.")).to_be_visible()
    assert ways(database) == [("push", 0, "http://127.0.0.1:9/ear")]
    with contextlib.closing(sqlite3.connect(database)) as opened:
        assert opened.execute("SELECT count(*) FROM told").fetchone() == (1,)
    page.get_by_label("Quiet hours").check()
    expect(page.locator("input[type=time]")).to_have_count(2)
    assert not violations(page)
    page.get_by_role("button", name="Tell me no more here").click()
    expect(page.get_by_role("button", name="Tell me in this browser")).to_be_visible()
    assert ways(database) == []


def test_what_is_told_is_shown_and_opens_the_table(open_page: Callable[..., Page], address: str) -> None:
    """The worker that runs while no page is open: it shows what came."""
    page, here = open_page(), local(address)
    listening(page.context)
    session = page.context.new_cdp_session(page)
    found: dict[str, str] = {}
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.update({one["scopeURL"]: one["registrationId"] for one in event["registrations"]}),
    )
    session.send("ServiceWorker.enable")
    page.goto(f"{here}/me")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("This browser tells you when a game waits for you.")).to_be_visible()
    told = {"heading": "Through the Ages", "text": "It is your turn", "link": "/rules/through_the_ages", "game": "x" * 22}
    session.send("ServiceWorker.deliverPushMessage", {"origin": here, "registrationId": found[f"{here}/"], "data": json.dumps(told)})
    shown = page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (let n = 0; n < 200; n++) {
            const found = await worker.getNotifications();
            if (found.length) return found.map((one) => [one.title, one.body, one.tag, one.data.link]);
            await new Promise((later) => setTimeout(later, 50));
          }
          return [];
        }"""
    )
    assert shown == [["Through the Ages", "It is your turn", "x" * 22, "/rules/through_the_ages"]]
    page.get_by_role("button", name="Tell me no more here").click()


def test_an_account_is_told_in_its_browsers(open_page: Callable[..., Page], address: str, database: Path) -> None:
    page, here = open_page(), local(address)
    listening(page.context)
    register(page, here, "Ona")
    box = page.get_by_label("it is my turn: Browser")
    expect(box).to_be_disabled()
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(box).to_be_checked()
    assert ways(database) == [("push", 1, "http://127.0.0.1:9/ear")]
    expect(page.get_by_role("list", name="Browsers that tell me").get_by_role("listitem")).to_have_count(1)
    assert not violations(page)
    page.get_by_role("button", name="Tell me no more here").click()
    expect(box).to_be_disabled()
    assert ways(database) == []


def test_two_talk_apart_where_the_rules_allow_it_and_one_blocks_the_other(open_page: Callable[..., Page], address: str) -> None:
    ann, bob, here = open_page(), open_page(), local(address)
    register(ann, here, "Ann B")
    register(bob, here, "Bob B")
    ann.goto(f"{here}/new/clash_of_cultures#friends")
    ann.get_by_text("Everything else").click()
    ann.get_by_label("Spectators read what is said").uncheck()
    ann.get_by_role("button", name="Start the game").click()
    bob.goto(ann.locator("input[id^=link-]").first.input_value())
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        expect(page.locator(".tablepage")).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
    ann.get_by_label("To whom").select_option("Bob B")
    ann.get_by_label("Say something").fill("wood for your wheat?")
    ann.get_by_role("button", name="Send").click()
    expect(bob.get_by_text("wood for your wheat?")).to_be_visible()
    expect(bob.get_by_text("to you alone")).to_be_visible()
    expect(ann.get_by_text("to Bob B alone")).to_be_visible()
    watcher = open_page()
    watcher.goto(ann.url)
    expect(watcher.locator(".tablepage")).to_be_visible()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_text("only players read what is said")).to_be_visible()
    bob.locator(".aboutsaid summary").click()
    bob.get_by_role("button", name="Block Ann B").click()
    bob.locator(".confirm .danger").click()
    expect(bob.get_by_text("wood for your wheat?")).to_have_count(0)
    expect(bob.get_by_text("Ann B is blocked.")).to_be_visible()
    assert not violations(bob)
    bob.goto(f"{here}/me")
    bob.get_by_role("button", name="Block no more").click()
    expect(bob.get_by_role("heading", name="Blocked")).to_have_count(0)


def test_an_operator_closes_a_game_reads_a_report_and_opens_it_again(
    open_page: Callable[..., Page], address: str, database: Path, table_of: Callable[..., Any]
) -> None:
    page, player = open_page(), open_page()
    table = table_of("through_the_ages", "Ann", "Eve")
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {table.tokens()[1]}"}
    words = json.dumps({"text": "ugly words", "key": uuid.uuid4().hex}).encode()
    said = urllib.request.Request(f"{address}/api/games/{table.id}/chat", words, headers)
    with urllib.request.urlopen(said) as answer:
        chat = json.load(answer)["id"]
    headers["Authorization"] = f"Bearer {table.tokens()[0]}"
    report = urllib.request.Request(f"{address}/api/games/{table.id}/report", json.dumps({"chat": chat, "why": "rude"}).encode(), headers)
    urllib.request.urlopen(report).close()
    register(page, address, "Olga")
    subprocess.run([sys.executable, "-m", "civitas", "admin", "operator", "Olga", "--database", str(database)], check=True, capture_output=True)
    page.reload()
    page.get_by_role("link", name="Looking after the tables").click()
    expect(page.get_by_text("ugly words")).to_be_visible()
    assert not violations(page)
    page.get_by_label("Link or number of a game").fill(f"{address}/games/{table.id}")
    page.get_by_role("button", name="Close the game").last.click()
    expect(page.get_by_text(table.id)).to_be_visible()
    player.goto(address)
    held = [{"game": table.id, "seat": 0, "token": table.tokens()[0]}]
    player.evaluate("held => localStorage.setItem('civitas.seats', JSON.stringify({value: held}))", held)
    player.goto(f"{address}/games/{table.id}")
    expect(player.get_by_text("This game was closed by whoever runs the server.")).to_be_visible()
    player.goto(address)  # and the lobby does not say that it waits for somebody
    expect(player.locator(".gm.other")).to_contain_text("This game was closed by whoever runs the server.")
    expect(player.locator(".gm.other")).not_to_contain_text("Waiting for")
    player.goto(f"{address}/games/{table.id}")
    page.get_by_role("button", name="Open again").click()
    expect(page.get_by_text("No game is closed.")).to_be_visible()
    expect(player.get_by_text("This game was closed by whoever runs the server.")).to_have_count(0)
    page.get_by_role("button", name="Take the words away").click()
    page.locator(".confirm .danger").click()
    expect(page.get_by_text("Nothing was reported.")).to_be_visible()
