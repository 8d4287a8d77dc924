"""A real server, a real browser: what a person sees is what is tested."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import civitas
from civitas.bots import SeatView
from civitas.kernel.registry import games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FLAGS += ["--disable-background-networking", "--disable-component-update"]
# Somebody who has played before: no guide opens by itself.
LEFT_THE_GUIDE = f"""if (!localStorage.getItem("civitas.guided"))
  localStorage.setItem("civitas.guided", JSON.stringify({{value: {json.dumps(dict.fromkeys(games(), "left"))}}}))"""
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
DRIVER = (HERE / "driver.js").read_text(encoding="utf-8").strip().split("\n", 2)[2].rstrip(";")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

QUICK = {"PYTHONUNBUFFERED": "1", "CIVITAS_LIMITS": "0", "CIVITAS_BOT_PAUSE": "0", "CIVITAS_FLOOR_PAUSE": "0.05"}  # no waiting for effect
QUICK |= {"CIVITAS_PRIVATE_WEBHOOKS": "1"}  # whom a test lets be told is on this machine
FIXED = {"CIVITAS_PLUGINS": "fixed_luck", "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])}  # the same game each time
PATIENCE = int(os.environ.get("CIVITAS_PATIENCE", "60000"))  # milliseconds: other processes may have the machine
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("table") / "table.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    with served(database) as address:
        yield address


@contextlib.contextmanager
def served(database: Path) -> Iterator[str]:
    """A server of our own on a free port of this machine, with a database of its own."""
    said = database.with_suffix(".log")
    command = [sys.executable, "-m", "civitas", "serve", "--port", "0", "--database", str(database)]
    with said.open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=os.environ | QUICK | FIXED)
    try:
        yield answering(said, server)
    finally:
        server.terminate()
        server.wait(15)


def answering(said: Path, server: subprocess.Popen[bytes]) -> str:
    """Where the server is, as soon as it answers."""
    for _ in range(600):
        assert server.poll() is None, said.read_text()
        if found := re.search(r"http://[^\s]+:(\d+)", said.read_text()):
            address = f"http://127.0.0.1:{found[1]}"
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/api/health"):
                return address
        time.sleep(0.1)
    raise AssertionError(f"the server did not start: {said.read_text()}")


@pytest.fixture(scope="package")  # while it is open its loop runs in this thread, and nobody else could run one
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**chromium())
        yield opened
        opened.close()


def chromium() -> dict[str, Any]:
    """How the browser of this machine is launched."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "there is no chromium: make test installs it"
    return {"executable_path": found, "args": FLAGS}


@pytest.fixture
def faults() -> list[str]:
    """What the page complained about."""
    return []


@pytest.fixture
def open_page(browser: Browser, faults: list[str]) -> Iterator[Callable[..., Page]]:
    """Pages that notice every error of their own."""
    contexts: list[BrowserContext] = []

    def opened(viewport: dict[str, int] = LAPTOP, guided: bool = False, **more: Any) -> Page:
        context = browser.new_context(viewport=viewport, locale="en-GB", reduced_motion="reduce", **more)  # type: ignore[arg-type]
        contexts.append(context)
        if not guided:
            context.add_init_script(LEFT_THE_GUIDE)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" and not forgiven(said.text) else None)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults, faults


def forgiven(said: str) -> bool:
    """A line that was cut, and a move that came too late, are not the page's fault."""
    return "WebSocket" in said or "409" in said


class Seats:
    """A table made through the API, and the seats this browser holds."""

    def __init__(self, address: str, title: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> None:
        wanted = {"title": title, "seats": seats, "options": options, "pace": "none", "listed": False, "watch": True, "shuffle": False}
        request = urllib.request.Request(f"{address}/api/games", json.dumps(wanted).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        self.address, self.id, self.seats = address, made["id"], made["seats"]
        self.host = made["host"]

    def tokens(self) -> list[str]:
        return [seat["token"] for seat in self.seats if seat.get("token")]

    def sit(self, page: Page, *seats: int) -> None:
        """Sit down on these seats in this browser, and look at the table."""
        held = [{"game": self.id, "seat": s["seat"], "token": s["token"]} for s in self.seats if s.get("token") and (not seats or s["seat"] in seats)]
        page.goto(self.address)
        page.evaluate("held => localStorage.setItem('civitas.seats', JSON.stringify({value: held}))", held)
        page.goto(f"{self.address}/games/{self.id}")
        page.wait_for_selector(".asking")

    def play(self, seat: int, option: Any) -> None:
        """Answer for a seat of ours without the page."""
        said = {"option": option, "version": self.table()["version"], "key": uuid.uuid4().hex}
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.seats[seat]['token']}"}
        request = urllib.request.Request(f"{self.address}/api/games/{self.id}/play?table=false", json.dumps(said).encode(), headers)
        with urllib.request.urlopen(request):
            pass

    def until(self, database: Path, reached: Callable[[Any], bool], bot: str = "random", most: int = 3000) -> Any:
        """Play on, all seats being ours, to the first position of a kind; the state there.  Luck is read from the server's own database."""
        with contextlib.closing(sqlite3.connect(database)) as opened:
            title, seed, options = opened.execute("SELECT title, seed, options FROM games WHERE id = ?", (self.id,)).fetchone()
        game = civitas.game(title)
        s = game.new(len(self.seats), int(seed), json.loads(options))
        player = civitas.bot(bot, game, 1)
        for _ in range(most):
            if reached(s):
                return s
            assert not s.over, "the game ended before"
            seat = s.to_act[0]
            option = player.choose(SeatView(s, seat))
            while option[0] == "resign":
                option = player.choose(SeatView(s, seat))
            self.play(seat, option)
            s.play(option, seat)
        raise AssertionError("not reached")

    def table(self, token: str | None = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api/games/{self.id}", headers=headers)) as answer:
            found: dict[str, Any] = json.load(answer)
        return found


@pytest.fixture
def table_of(address: str) -> Callable[..., Seats]:
    def made(title: str, *seats: str, **options: Any) -> Seats:
        """``table_of("through_the_ages", "Ann", "random", mode="peaceful")``: people by name, bots by kind."""
        kinds = [{"kind": "bot", "bot": seat} if seat in ("random", "greedy") else {"kind": "me", "name": seat} for seat in seats]
        return Seats(address, title, kinds, options)

    return made


def drive(page: Page, decisions: int) -> dict[str, Any]:
    """Let the hasty person play; how far it got."""
    found: dict[str, Any] = page.evaluate(DRIVER, decisions)
    return found


def violations(page: Page) -> list[str]:
    """Serious and critical findings of axe-core."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not a script tag: the page's own policy forbids those
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:160]})" for v in found if v["impact"] in ("serious", "critical")]
