"""The browser is put away before other tests run, in whatever order they are named."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import Browser

from .conftest import ROOT

OPENED = "tests/web/test_alone.py::test_a_browser_opens_pages"
LOOPING = "tests/server/test_lobby.py::test_an_invitation_opens_one_seat_once"


def test_a_browser_opens_pages(browser: Browser) -> None:
    page = browser.new_page()
    assert page.evaluate("1 + 1") == 2
    page.close()


def test_tests_that_run_a_loop_may_come_after_the_browser() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", OPENED, LOOPING]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
