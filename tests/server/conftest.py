"""Fixtures: the settings of a table for tests, and a way to run something at it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # the small game and the helpers, here and in the bots' processes

from postgres import Postgres, new_database
from tabling import Tables, opened

from civitas.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """With CIVITAS_TEST_DATABASE=postgresql every test has a new database there: what SQLite lets pass may not pass there."""
    database = str(tmp_path / "t.db")
    if os.environ.get("CIVITAS_TEST_DATABASE") == "postgresql":
        database = new_database(request.getfixturevalue("postgres"))
    return Settings(database=database, limits=0, bot_processes=1, bot_pause=0, floor_pause=0.01, think=0.05, plugins=("bazaar",))


@pytest.fixture
def run(settings: Settings) -> Callable[..., Any]:
    """Run a coroutine function with an open table."""

    def runner(work: Callable[[Tables], Coroutine[Any, Any, Any]], changed: Settings | None = None) -> Any:
        async def main() -> Any:
            async with opened(changed or settings) as tables:
                return await asyncio.wait_for(work(tables), 60)

        return asyncio.run(main())

    return runner


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with Postgres() as server:
        yield server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The settings for each kind of database."""
    if request.param == "sqlite":
        return settings
    return replace(settings, database=new_database(request.getfixturevalue("postgres")))
