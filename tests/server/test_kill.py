"""SIGKILL at random moments: nothing acknowledged is lost.  At length: make kill."""

from __future__ import annotations

import asyncio

import kill


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path):
    database = str(tmp_path / "t.db")
    result = asyncio.run(kill.run(database, kills=8, seed=1, tables=4))
    kill.whole(database)
    assert result.kills == 8
    assert result.moves >= 8
