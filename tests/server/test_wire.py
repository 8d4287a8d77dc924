"""Connections: nobody who is slow, silent or many shuts the others out, and nothing outlives the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from eavesdrop import Wire
from postgres import Postgres
from serving import Server
from tabling import Tables, first_choice, new_key

from civitas.server import tables as server_tables
from civitas.server import wire
from civitas.server.problems import Problem
from civitas.server.settings import Settings


def patient(come: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether it comes true in time."""
    until = time.monotonic() + seconds
    while not come():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("wire") / "t.db"), limits=1) as one:
        yield one


def connect(server: Server, sent: bytes = b"") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), 5)
    one.sendall(sent)
    return one


def is_shut(one: socket.socket) -> bool:
    """Whether the server has cut this connection off."""
    one.setblocking(False)
    try:
        return one.recv(1 << 16) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


HALVES = {
    "nothing": b"",
    "half a header": b"GET /api/titles HTTP/1.1\r\nhost: localhost\r\n",
    "half a body": b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{",
    "half a second request": b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api",
}


def test_a_request_that_does_not_come_whole_is_cut_off(server):
    with contextlib.ExitStack() as held:
        halves = {name: held.enter_context(connect(server, sent)) for name, sent in HALVES.items()}
        gone: set[str] = set()

        def look() -> bool:
            gone.update(name for name, one in halves.items() if name not in gone and is_shut(one))
            return len(gone) == len(halves)

        assert patient(look, wire.REQUEST_WITHIN + 8), gone
    assert httpx.get(f"{server.address}/api/health").status_code == 200


def test_an_address_holds_so_many_connections_and_no_more(server):
    with contextlib.ExitStack() as kept:
        held = [kept.enter_context(connect(server)) for _ in range(wire.EACH + 20)]
        assert patient(lambda: sum(is_shut(one) for one in held) >= 20, 5)
        assert sum(is_shut(one) for one in held) <= 25  # those that came first are not punished
    assert patient(lambda: _answers(server), 10)


def test_a_network_of_one_household_is_one_address():
    """Whoever has one address of the sixth version has 2**64 of them."""
    door = wire.Door(Settings(limits=0.01))  # two connections each
    lines = [asyncio.Transport() for _ in range(6)]
    assert [door.enter(f"2001:db8:1:2::{at}", line) for at, line in enumerate(lines[:3])] == [True, True, False]
    assert door.enter("2001:db8:1:3::1", lines[3])
    assert [door.enter(who, line) for who, line in zip(("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1"), lines[3:], strict=True)] == [True, True, False]
    door.leave("2001:db8:1:2::1", lines[1])
    assert door.enter("2001:db8:1:2::9", lines[2])


def _answers(server: Server) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{server.address}/api/health").status_code == 200
    return False


def test_half_sent_requests_do_not_shut_everybody_out(tmp_path):
    """Even where every one of them comes from another address (no limit for each) and files are few."""

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400))

    server = Server(str(tmp_path / "t.db"))
    popen = subprocess.Popen
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(subprocess, "Popen", lambda *args, **more: popen(*args, preexec_fn=few_files, **more))
        server.start()
    with contextlib.ExitStack() as held:
        held.push(server)
        for _ in range(600):
            held.enter_context(connect(server, HALVES["half a header"]))
        for _ in range(5):
            assert httpx.get(f"{server.address}/api/health", timeout=5).status_code == 200


def memory(pid: int) -> float:
    return int(next(line.split()[1] for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))) / 1024


def new_game(server: Server, *kinds: str, **wish: Any) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    return httpx.post(f"{server.address}/api/games", json={"title": "bazaar", "seats": seats, **wish}).json()


def test_pings_of_a_client_that_never_reads_end_its_line(server):
    made = new_game(server, "me", "me")
    assert server.process is not None
    before = memory(server.process.pid)

    async def flood() -> None:
        async with websockets.connect(server.live(made["id"]), ping_interval=None, compression=None) as line:
            raw = line.transport.get_extra_info("socket")
            line.transport.pause_reading()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
            until = time.monotonic() + 20
            while time.monotonic() < until and not line.transport.is_closing():
                line.transport.write(ping * 400)
                await asyncio.sleep(0.001)
            assert line.transport.is_closing()

    with contextlib.suppress(websockets.ConnectionClosed, OSError):
        asyncio.run(flood())
    assert memory(server.process.pid) - before < 20


PIECE = bytes([0x00, 0x80, 0, 0, 0, 0])  # an empty one: more is to come
BEGINNINGS = {
    "empty pieces without end": (bytes([0x01, 0x80, 0, 0, 0, 0]), PIECE * 1000),
    "bytes in pieces without end": (bytes([0x02, 0x81, 0, 0, 0, 0]) + b"x", PIECE * 1000),
    "a message that never ends": (bytes([0x01, 0x81, 0, 0, 0, 0]) + b"{", b""),
}


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_a_message_in_pieces_comes_whole_and_in_time(server, kind):
    made = new_game(server, "me", "me")
    first, more = BEGINNINGS[kind]

    async def drip() -> None:
        async with websockets.connect(server.live(made["id"]), compression=None, ping_interval=None) as line:
            await line.send(json.dumps({"op": "hello", "token": made["seats"][0]["token"]}))
            await line.recv()
            line.transport.write(first)
            until = time.monotonic() + wire.REQUEST_WITHIN + 8
            while not line.transport.is_closing():
                assert time.monotonic() < until
                if more:
                    line.transport.write(more)
                await asyncio.sleep(0.05)

    asyncio.run(drip())


def test_a_message_in_a_few_pieces_is_read(server):
    made = new_game(server, "me", "me")

    async def say() -> None:
        async with websockets.connect(server.live(made["id"]), compression=None) as line:
            await line.send([json.dumps({"op": "hello"})[:3], "", json.dumps({"op": "hello"})[3:]])
            assert json.loads(await line.recv())["op"] == "table"

    asyncio.run(say())


def test_who_says_no_hello_is_shown_out(server):
    made = new_game(server, "me", "me")

    async def silent() -> tuple[int, float]:
        async with websockets.connect(server.live(made["id"])) as line:
            began = time.monotonic()
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    await line.recv()
            return line.close_code, time.monotonic() - began

    code, seconds = asyncio.run(silent())
    assert code == 4408
    assert seconds < 15


# --- who asks, and by what name we are called


def test_a_foreign_name_that_leads_here_is_not_answered(server):
    for host, status in {
        "evil.example": 403,
        f"evil.example:{server.port}": 403,
        "localhost.evil.example": 403,
        "localhost": 200,
        f"127.0.0.1:{server.port}": 200,
        "[::1]:8000": 200,
        socket.gethostname(): 200,
    }.items():
        assert httpx.get(f"{server.address}/api/titles", headers={"host": host}, timeout=60).status_code == status, host

    async def live() -> int:
        made = new_game(server, "me", "me")
        name = f"ws://evil.example:{server.port}/api/games/{made['id']}/live"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(name, host="127.0.0.1", port=server.port)
        return refused.value.response.status_code

    assert asyncio.run(live()) == 403


def test_who_asks_is_not_believed_about_where_they_are(server):
    """Else anybody on this machine has as many addresses as they like."""
    wish = {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = [httpx.post(f"{server.address}/api/games", json=wish, headers={"x-forwarded-for": f"10.1.1.{n}"}) for n in range(30)]
    assert 429 in {answer.status_code for answer in made}


def test_head_is_answered_like_get_without_a_body(run):
    async def work(tables: Tables):
        for path in ("/", "/api/titles", "/api/games", "/docs"):
            get, head = await tables.http.get(path), await tables.http.head(path)
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-length"] == get.headers["content-length"]
        assert (await tables.http.head("/api/nothing")).status_code == 404

    run(work)


# --- retries, and lines that fail


def test_a_set_named_in_another_order_is_the_same_answer(run):
    async def work(tables: Tables):
        *people, _host = await tables.new("me", "me", options={"days": 1})
        while True:
            for one in people:
                table = await one.table()
                asked = table["decision"]
                if asked and asked["what"] == "discard":
                    cards = asked["space"]["items"][:2]
                    key = new_key()
                    backwards = ["discard", cards[::-1]]
                    first = await one.play(backwards, table["version"], key)
                    assert first.status_code == 200
                    for again in (backwards, ["discard", cards]):
                        answer = await one.play(again, table["version"], key)
                        assert (answer.status_code, answer.json().get("version")) == (200, first.json()["version"])
                    other = await one.play(["discard", cards[:1]], table["version"], key)
                    assert other.json()["error"]["code"] == "key-used"
                    return
                if asked:
                    await one.play(["leave"] if asked["what"] == "shop" else first_choice(table), table["version"])

    run(work)


def test_a_line_that_fails_at_once_leaves_no_listener(run, monkeypatch):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        table = tables.app.state.tables.tables[ann.game]
        table.seats[0].stand_in, table.seats[0].stand_in_why = "random", "clock"

        async def away(*args: Any, **more: Any) -> None:
            raise Problem("unavailable", "store-away")

        monkeypatch.setattr(server_tables.Tables, "back", away)
        line = Wire(tables, ann.game, ann.token)
        opening = asyncio.create_task(line.open())
        await line.until(lambda: bool(line.frames))
        assert line.frames[0][1]["error"]["code"] == "unavailable"
        assert line.task is not None
        await line.task
        opening.cancel()
        assert not table.listeners
        assert not any(table.present.values())

    run(work)


def test_an_address_keeps_so_many_lines_open_and_no_more(run, settings, monkeypatch):
    from civitas.server import guard

    monkeypatch.setattr(guard, "LINES", 2)

    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        first, second, third = (Wire(tables, ann.game, ann.token) for _ in range(3))
        await first.open()
        await second.open()
        opening = asyncio.create_task(third.open())
        await third.until(lambda: bool(third.frames))
        assert third.frames[0][1]["error"]["code"] == "too-many"
        opening.cancel()
        await first.close()
        fourth = Wire(tables, ann.game, ann.token)
        await fourth.open()
        assert fourth.table["version"] == 1

    run(work, replace(settings, limits=1))


# --- nothing outlives the server


def family(session: int) -> set[int]:
    """All processes of a session that are alive."""
    found = set()
    for path in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.add(int(path.name))
    return found


def test_bots_end_with_a_server_that_is_killed(tmp_path):
    with Server(str(tmp_path / "t.db"), bot_processes=2) as server:
        assert server.process is not None
        httpx.post(f"{server.address}/api/games", json={"title": "bazaar", "seats": [{"kind": "bot", "bot": "random"}] * 2, "options": {"days": 200}})
        session = server.process.pid
        assert patient(lambda: len(family(session)) > 2)
        os.kill(server.process.pid, signal.SIGKILL)  # the server alone
        server.process.wait()
        try:
            assert patient(lambda: not family(session), 10)
        finally:
            for left in family(session):
                os.kill(left, signal.SIGKILL)


def test_workers_end_with_a_service_that_is_killed_and_leave_its_port(tmp_path):
    with Postgres() as database, Server(database.address, workers=2) as server:
        assert server.process is not None
        session = server.process.pid
        assert patient(lambda: len(family(session)) > 3)
        os.kill(server.process.pid, signal.SIGKILL)  # the supervisor alone
        server.process.wait()
        try:
            assert patient(lambda: not family(session), 20)
            with socket.socket() as one:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                one.bind(("127.0.0.1", server.port))
        finally:
            for left in family(session):
                os.kill(left, signal.SIGKILL)
