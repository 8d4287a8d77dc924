"""Who may come in and how much they may ask: origins, sizes, rates, and the headers every answer carries."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import language
from .leases import Moved
from .log import note
from .problems import Problem
from .settings import Settings

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
MISDIRECTED = 421  # told to another process of the service: the game is kept elsewhere
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}

# What is limited: how many at once, and how many a second after that.
RATES: dict[str, tuple[float, float]] = {
    "create": (20, 0.2),
    "join": (20, 0.5),
    "read": (240, 80),
    "work": (60, 15),  # previews, graphs: they cost the server something
    "move": (60, 20),
    "chat": (5, 0.5),
    "socket": (40, 5),
    "frame": (60, 20),
    "sign-in": (10, 0.1),  # by address
    "password": (10, 0.02),  # by name: whoever guesses, from wherever
    "letter": (3, 0.005),
}


BY_ADDRESS = {"create", "join", "read", "socket", "sign-in", "password", "letter"}  # of whatever game: all processes count them together
LINES = 200  # live lines of one address at once, also of those that come through a proxy


@lru_cache(4096)
def asker(address: str) -> str:
    """Whom limits count as one: an address, or of IPv6 the network of 64 bits, for whoever has one address there has them all.

    >>> asker("192.0.2.7"), asker("::ffff:192.0.2.7"), asker("2001:db8:1:2:3:4:5:6"), asker("testclient")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', 'testclient')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def asker_of(connection: HTTPConnection) -> str:
    return asker(connection.client.host) if connection.client else ""


class Limits:
    """Leaky buckets by what is done and by whom; and how many lines are open."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.lines: Counter[str] = Counter()
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.spent: Counter[tuple[str, str]] = Counter()  # since other processes were told (gossip.py)
        self.moved: set[str] = set()  # whose lines have changed since then
        self.held_elsewhere: dict[str, dict[str, int]] = {}  # by process: how many lines an address holds there

    @contextlib.contextmanager
    def one_line(self, who: str) -> Iterator[None]:
        """Count a line while it is open; Problem if it is one too many."""
        if self.factor and self.lines[who] + sum(held.get(who, 0) for held in self.held_elsewhere.values()) >= LINES * self.factor:
            raise Problem("too-many", "too-many-requests", {"seconds": 10}, retry_after=10)
        self.lines[who] += 1
        self.moved.add(who)
        try:
            yield
        finally:
            self.lines[who] -= 1
            self.moved.add(who)
            if not self.lines[who]:
                del self.lines[who]

    def check(self, what: str, who: str) -> None:
        """Count one; Problem if it is one too many."""
        if not self.factor:
            return
        most, rate = (number * self.factor for number in RATES[what])
        level = self._level(what, who, rate)
        if level + 1 > most:
            wait = max(1, round((level + 1 - most) / rate + 0.5))
            raise Problem("too-many", "too-many-requests", {"seconds": wait}, retry_after=wait)
        self.add(what, who, 1)
        if what in BY_ADDRESS:
            self.spent[what, who] += 1

    def add(self, what: str, who: str, times: int) -> None:
        """So much was asked for, here or at another process."""
        if not self.factor:
            return
        level = self._level(what, who, RATES[what][1] * self.factor)
        self.buckets[what, who] = (level + times, time.monotonic())
        while len(self.buckets) > 20_000:
            self.buckets.popitem(last=False)

    def _level(self, what: str, who: str, rate: float) -> float:
        """How full the bucket is now; it is the last to be forgotten."""
        now = time.monotonic()
        level, then = self.buckets.pop((what, who), (0.0, now))
        level = max(0.0, level - (now - then) * rate)
        self.buckets[what, who] = (level, now)
        return level


class Guard:
    """Around the whole application: origin, size, headers, one line of log for each request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self.hosts = {name.lower() for name in settings.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not (self._is_known(scope) and self._welcome(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        else:
            await self.app(scope, receive, send)

    def _is_known(self, scope: Scope) -> bool:
        """Whether we are called by a name of ours: a foreign name that leads here is how other pages reach into a network."""
        host: str = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
        name = host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]
        if not name or name in self.hosts or "*" in self.hosts:
            return True
        with contextlib.suppress(ValueError):
            return bool(ipaddress.ip_address(name.strip("[]")))
        return name == "localhost" or name.endswith(".localhost") or name.removesuffix(".local") == socket.gethostname().lower()

    def _welcome(self, scope: Scope) -> bool:
        """Whether the page that asks is ours; a client that is no page sends no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self.origins:
            return True
        return bool(urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1").lower())

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        if head := scope["method"] == "HEAD":  # as GET, without the body
            scope = {**scope, "method": "GET"}

        async def sending(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                known = {name for name, _ in event["headers"]}
                event["headers"] = [*event["headers"], *[pair for pair in ENCODED if pair[0] not in known]]
                if scope["path"].startswith("/api/") and b"cache-control" not in known:
                    event["headers"].append((b"cache-control", b"no-store"))
            elif head:
                event = {**event, "body": b""}
            await send(event)

        try:
            if not self._is_known(scope):
                raise Problem("forbidden", "unknown-host")
            if scope["method"] in UNSAFE and not self._welcome(scope):
                raise Problem("forbidden", "page-of-another-host")
            await self.app(scope, await self._read(scope, receive) if scope["method"] in UNSAFE else receive, sending)
        except Moved as problem:
            status = MISDIRECTED if scope.get("civitas.inside") else problem.status
            await answer(problem, language.wanted_language(HTTPConnection(scope)), sending, status)
        except Problem as problem:
            await answer(problem, language.wanted_language(HTTPConnection(scope)), sending)
        if scope["path"].startswith("/api/"):
            note("http", method=scope["method"], path=scope["path"], status=status, ms=round((time.perf_counter() - began) * 1000, 1))

    async def _read(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, which is small, or a Problem; then it is handed on."""
        limit = self.settings.body_limit
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        body = b""
        more = not (declared.isdigit() and int(declared) > limit)
        while more and len(body) <= limit:
            event = await receive()
            if event["type"] == "http.disconnect":
                break
            body += event.get("body", b"")
            more = event.get("more_body", False)
        if more or len(body) > limit or not declared.isdigit() or int(declared) > limit:
            raise Problem("too-large", "too-large", {"bytes": limit})
        handed = False

        async def receiving() -> MutableMapping[str, Any]:
            nonlocal handed
            if handed:
                return await receive()
            handed = True
            return {"type": "http.request", "body": body, "more_body": False}

        return receiving


async def answer(problem: Problem, spoken: str, send: Send, status: int | None = None) -> None:
    """The answer to a request that got no further."""
    body = msgspec.json.encode(problem.body(spoken))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status or problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
