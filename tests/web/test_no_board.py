"""A title whose board is not drawn yet can be looked at and played from its list."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import QUICK, ROOT, Seats, answering, drive, violations


@pytest.fixture(scope="module")
def bazaar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that also has the small game of the server's tests, which no folder of the page knows."""
    database = tmp_path_factory.mktemp("bazaar") / "table.db"
    said = database.with_suffix(".log")
    path = os.pathsep.join([str(Path(ROOT) / "tests" / "server"), os.environ.get("PYTHONPATH", "")])
    env = os.environ | QUICK | {"CIVITAS_PLUGINS": "bazaar", "PYTHONPATH": path}
    with said.open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "civitas", "serve", "--port", "0", "--database", str(database)], stdout=log, stderr=subprocess.STDOUT, env=env
        )
    try:
        yield answering(said, server)
    finally:
        server.terminate()
        server.wait(15)


def test_a_title_without_a_board_shows_its_state_and_its_list(bazaar: str, open_page: Callable[..., Page]) -> None:
    table = Seats(bazaar, "bazaar", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}], {})
    page = open_page()
    table.sit(page)
    expect(page.locator(".plain .tbl").first).to_contain_text("Ann")
    expect(page.locator(".plain .facts").first).to_contain_text("round")
    expect(page.get_by_text("Loading")).to_have_count(0)
    assert not violations(page)
    assert drive(page, 3)["made"] == 3
