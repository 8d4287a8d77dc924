"""Inside the service: whoever asks a process for a game that another one keeps is served by that one.

On one machine the connection itself is handed over, with what has come on it: PostgreSQL knows who keeps the game, the kernel passes
the socket on, and nothing stands between the client and its table.  Where that cannot be (another machine, a request in
the middle of others) the request is handed on, and its answer back.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import socket
import struct
import sys
import time
from collections.abc import MutableMapping
from typing import Any

import httpx
import uvicorn
import websockets
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from . import wire
from .guard import MISDIRECTED, UNSAFE
from .leases import PATIENCE, Leases, Moved, Process
from .log import note
from .problems import Problem
from .settings import Settings
from .store import Store, shared_secret

GAME = re.compile(r"/api/games/([A-Za-z0-9_-]{22})(?:/|$)")
REQUEST = re.compile(rb"(?:GET|HEAD|POST|PUT|DELETE|OPTIONS) /api/games/([A-Za-z0-9_-]{22})[/? ]")
CREATION = re.compile(rb"POST /api/games[? ]")
SECRET, CLIENT, SCHEME = "x-civitas-inside", "x-civitas-client", "x-civitas-scheme"
HOPS = 4  # how often a connection is handed over before a request: who keeps a game may change meanwhile
MESSAGE = 200 * 1024  # bytes that are handed over with a connection
HOP_BY_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", b"proxy-connection"}
OWN = {SECRET.encode(), CLIENT.encode(), SCHEME.encode()}


class Inside:
    """The doors between the processes of a service."""

    def __init__(self, settings: Settings, store: Store, app: ASGIApp) -> None:
        assert isinstance(store.leases, Leases)
        self.settings, self.store, self.leases = settings, store, store.leases
        self.secret = ""
        self.adopting = uvicorn.Config(app, lifespan="off", log_config=None, **wire.options(settings))
        inner = wire.options(settings) | {"http": wire.InnerRequests, "ws": wire.InnerSockets, "proxy_headers": False}
        self.answering = uvicorn.Config(Inner(self, app), lifespan="off", log_config=None, **inner)
        self.state = ServerState()
        self.hand: socket.socket | None = None
        self.server: asyncio.Server | None = None
        self.arms: dict[str, socket.socket] = {}  # to other processes
        self.given_by: set[socket.socket] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.http = httpx.AsyncClient(timeout=httpx.Timeout(60, connect=2), trust_env=False, limits=httpx.Limits(max_connections=None))
        self.turn = 0

    async def open(self) -> None:
        """Listen; before it is told that we are there."""
        self.adopting.load()
        self.answering.load()
        self.secret = await shared_secret(self.store, "inside", secrets.token_urlsafe(32))
        loop = asyncio.get_running_loop()
        host = self.settings.inside or "127.0.0.1"
        made = lambda: self.answering.http_protocol_class(config=self.answering, server_state=self.state, app_state={})  # type: ignore[call-arg] # noqa: E731
        self.server = await loop.create_server(made, host, 0)
        port = self.server.sockets[0].getsockname()[1]
        self.leases.address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        if sys.platform == "linux":
            self.hand = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            name = f"civitas-{secrets.token_hex(12)}"
            self.hand.bind(f"\0{name}")  # no file: it ends with its process
            self.hand.listen(16)
            self.hand.setblocking(False)
            loop.add_reader(self.hand, self._greet)
            self.leases.hand = name
        wire.handing_over = self.give

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        if wire.handing_over == self.give:
            wire.handing_over = None
        for one in (self.hand, *self.given_by):
            if one is not None:
                loop.remove_reader(one)
                one.close()
        for arm in self.arms.values():
            arm.close()
        if self.server is not None:
            self.server.close()
        for connection in list(self.state.connections):
            connection.shutdown()
        await asyncio.sleep(0)
        for connection in list(self.state.connections):
            connection.transport.abort()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()

    # --- handing a connection over

    def give(self, transport: asyncio.Transport, data: bytes, hops: int) -> bool:
        """Let another process have this connection, if what was asked for is kept there; whether it has it now."""
        found = REQUEST.match(data)
        if found is not None:
            to = self.leases.elsewhere(found[1].decode())
        elif hops == 0 and CREATION.match(data) is not None:
            to = self._next()  # new games are spread evenly
        else:
            return False
        if to is None or not to.hand or hops >= HOPS or len(data) > MESSAGE or transport.get_write_buffer_size():
            return False
        if transport.get_extra_info("sslcontext") is not None:
            return False
        try:
            arm = self._arm(to)
            transport.pause_reading()
            socket.send_fds(arm, [bytes([hops + 1]), data], [transport.get_extra_info("socket").fileno()])
        except (OSError, ValueError, RuntimeError) as problem:
            note("hand-over", problem=repr(problem))
            if (gone := self.arms.pop(to.hand, None)) is not None and not isinstance(problem, BlockingIOError):
                gone.close()
            with contextlib.suppress(RuntimeError):
                transport.resume_reading()
            return False
        transport.abort()  # the other process has a handle of its own: the client notices nothing
        return True

    def _next(self) -> Process | None:
        """The process that gets the next new game; None if it is this one."""
        ready = [process for process in self.leases.live if process.id in self.leases.owners.values()]
        self.turn += 1
        process = ready[self.turn % len(ready)] if ready else None
        return None if process is None or process.id == self.leases.me else process

    def _arm(self, to: Process) -> socket.socket:
        if (arm := self.arms.get(to.hand)) is None:
            arm = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            try:
                arm.setblocking(False)
                arm.connect(f"\0{to.hand}")
            except OSError:
                arm.close()
                raise
            here = {process.hand for process in self.leases.live}
            for name in [name for name in self.arms if name not in here]:
                self.arms.pop(name).close()
            self.arms[to.hand] = arm
        return arm

    def _greet(self) -> None:
        """Another process wants to hand over connections: one of the same user, nobody else."""
        assert self.hand is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                giver, _ = self.hand.accept()
                _pid, user, _group = struct.unpack("3i", giver.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
                if user != os.geteuid():
                    giver.close()
                    continue
                giver.setblocking(False)
                self.given_by.add(giver)
                asyncio.get_running_loop().add_reader(giver, self._receive, giver)

    def _receive(self, giver: socket.socket) -> None:
        try:
            while True:
                data, handles, _flags, _ = socket.recv_fds(giver, MESSAGE + 1, 1)
                if not data and not handles:
                    break
                for handle in handles:
                    self._adopt(socket.socket(fileno=handle), data)
        except BlockingIOError:
            return
        except OSError as problem:
            note("hand-over", problem=repr(problem))
        asyncio.get_running_loop().remove_reader(giver)
        self.given_by.discard(giver)
        giver.close()

    def _adopt(self, client: socket.socket, data: bytes) -> None:
        client.setblocking(False)
        config = self.adopting
        protocol = config.http_protocol_class(config=config, server_state=self.state, app_state={})  # type: ignore[call-arg]
        assert isinstance(protocol, wire.Requests)
        protocol.first, protocol.hops = data[1:], data[0]
        task = asyncio.create_task(self._serve(protocol, client))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, protocol: wire.Requests, client: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, client)
        except OSError:
            client.close()

    # --- handing a request on

    async def hand_on(self, scope: Scope, body: bytes, send: Send, game: str, process: Process) -> bool:
        """Ask the process that keeps the game, and answer what it answers; False if the game has come to us meanwhile."""
        headers = [(name, value) for name, value in scope["headers"] if name not in HOP_BY_HOP | OWN | {b"content-length"}]
        headers += [(name.encode(), value.encode()) for name, value in self._vouch(scope)]
        to: Process | None = process
        until = time.monotonic() + PATIENCE
        while to is not None and time.monotonic() < until:
            request = self.http.build_request(scope["method"], f"http://{to.address}{target_of(scope)}", headers=headers, content=body)
            try:
                answer = await self.http.send(request, stream=True)
            except httpx.ConnectError:
                to = await self._look_again(game, to)
                continue
            except httpx.HTTPError as problem:
                note("hand-on", game=game, problem=repr(problem))
                break
            if answer.status_code == MISDIRECTED:
                await answer.aclose()
                to = await self._look_again(game, to)
                continue
            try:
                kept = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP_BY_HOP]
                await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
                async for part in answer.aiter_raw():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b""})
            finally:
                await answer.aclose()
            return True
        if to is None:
            return False
        raise Problem("unavailable", "store-away")

    def _vouch(self, scope: Scope) -> list[tuple[str, str]]:
        """That this comes from inside, and who asks."""
        client = scope["client"][0] if scope.get("client") else ""
        return [(SECRET, self.secret), (CLIENT, client), (SCHEME, scope["scheme"])]

    async def _look_again(self, game: str, was: Process) -> Process | None:
        """Who keeps a game that the process does not keep of which we thought so."""
        self.leases.forget(game, was)
        return await self.leases.find(game)

    async def hand_on_line(self, scope: Scope, receive: Receive, send: Send, game: str, to: Process) -> None:
        """A live line through this process: frames go both ways until one side ends it."""
        await receive()  # that somebody wants to connect
        passed = {b"accept-language", b"cookie", b"user-agent"}
        headers = self._vouch(scope) + [(name.decode(), value.decode("latin-1")) for name, value in scope["headers"] if name in passed]
        try:
            line = await websockets.connect(
                f"ws://{to.address}{target_of(scope)}", additional_headers=headers, compression=None, max_size=None, ping_interval=None, proxy=None
            )
        except (OSError, websockets.InvalidHandshake, TimeoutError):  # whoever comes again finds who keeps it now
            self.leases.forget(game, to)
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept"})

        async def there() -> None:
            while (event := await receive())["type"] == "websocket.receive":
                text = event.get("text")
                await line.send(event["bytes"] if text is None else text)

        async def back() -> None:
            with contextlib.suppress(websockets.ConnectionClosed):
                async for frame in line:
                    await send({"type": "websocket.send", **({"text": frame} if isinstance(frame, str) else {"bytes": frame})})
            await send({"type": "websocket.close", "code": line.close_code or 1013, "reason": line.close_reason or ""})

        tasks = [asyncio.create_task(there()), asyncio.create_task(back())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await line.close()


class Elsewhere:
    """Around the application: what is asked of a game that another process keeps is handed on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside: Inside | None = getattr(scope["app"].state, "inside", None) if scope["type"] in ("http", "websocket") else None
        found = GAME.match(scope["path"]) if inside is not None and not scope.get("civitas.inside") else None
        if inside is None or found is None:
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._line(inside, scope, receive, send, found[1])
            return
        body = await read_whole(receive) if scope["method"] in UNSAFE else b""  # small: the guard has looked at it
        for _ in range(HOPS):
            to = await inside.leases.find(found[1])
            if to is not None and await inside.hand_on(scope, body, send, found[1], to):
                return
            with contextlib.suppress(Moved):
                await self.app(scope, replay_body(body, receive), send)
                return
        raise Problem("unavailable", "store-away")

    async def _line(self, inside: Inside, scope: Scope, receive: Receive, send: Send, game: str) -> None:
        try:
            to = await inside.leases.find(game)
        except Problem:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        if to is None:
            await self.app(scope, receive, send)
        else:
            await inside.hand_on_line(scope, receive, send, game, to)


def target_of(scope: Scope) -> str:
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    return (raw + (b"?" + scope["query_string"] if scope["query_string"] else b"")).decode("latin-1")


async def read_whole(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        event = await receive()
        body += event.get("body", b"")
        more = event.get("more_body", False)
    return body


def replay_body(body: bytes, receive: Receive) -> Receive:
    """A request that was read comes once more."""
    coming = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> MutableMapping[str, Any]:
        return coming.pop() if coming else await receive()

    return receiving


class Inner:
    """The application as other processes reach it: they say who asks."""

    def __init__(self, inside: Inside, app: ASGIApp) -> None:
        self.inside, self.app = inside, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not secrets.compare_digest(headers.get(SECRET, "").encode(), self.inside.secret.encode()):
            await self._turn_away(scope, receive, send, 403)
            return
        found = GAME.match(scope["path"])
        if found is not None and not self.inside.leases.holds(found[1]):
            await self._turn_away(scope, receive, send, MISDIRECTED)
            return
        kept = [pair for pair in scope["headers"] if pair[0] not in OWN]
        known = {"headers": kept, "client": (headers.get(CLIENT, ""), 0), "scheme": headers.get(SCHEME, scope["scheme"]), "civitas.inside": True}
        await self.app({**scope, **known}, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, status: int) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            await send({"type": "http.response.start", "status": status, "headers": []})
            await send({"type": "http.response.body", "body": b""})
