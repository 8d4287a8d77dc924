"""The connections under the application: how many an address may hold, how long a request may take to come, how much may wait to be read.

uvicorn answers whoever asks and waits for whoever is slow.  Here nobody is waited for without end: what is late is cut
off at once (aborted, because a polite close waits for a client that never reads).
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from .guard import asker
from .log import note
from .settings import Settings

REQUEST_WITHIN = 10.0  # seconds from its first byte (or from connecting) to its last
READ_WITHIN = 20.0  # seconds in which a client takes what was written to it
CLOSE_WITHIN = 3.0  # seconds for a goodbye
UNREAD = 64 * 1024  # bytes that may wait for a client which only asks for more
EACH = 250  # connections of one address
SPARE = 100  # open files that are not for clients
FRAME_LIMIT = 64 * 1024
PIECES = 64  # in which a message may come: nobody's client sends more, and empty ones would come for ever

handing_over: Callable[[asyncio.Transport, bytes, int], bool] | None = None  # to another process, if that one keeps what is asked for (inside.py)


class Door:
    """Counts who is in.  Whoever has asked for something stays; of those who only stand in the door the first goes when all places are taken."""

    def __init__(self, settings: Settings) -> None:
        self.each = round(EACH * settings.limits)  # 0: no limit
        self.trusted = set(settings.proxies)  # one address, many people: the proxy counts them
        self.most = max(SPARE, open_files() - SPARE)
        self.inside: Counter[str] = Counter()
        self.silent: OrderedDict[asyncio.Transport, None] = OrderedDict()  # have not asked for anything yet, the first first

    def enter(self, address: str, transport: asyncio.Transport) -> bool:
        if self.each and self.inside[asker(address)] >= self.each and address not in self.trusted:
            note("door", problem="too many connections", address=address)
            return False
        if self.inside.total() >= self.most and self.silent:
            self.silent.popitem(last=False)[0].abort()
        self.inside[asker(address)] += 1
        self.silent[transport] = None
        return True

    def note_request(self, transport: asyncio.Transport) -> None:
        self.silent.pop(transport, None)

    def leave(self, address: str, transport: asyncio.Transport) -> None:
        self.silent.pop(transport, None)
        who = asker(address)
        self.inside[who] -= 1
        if self.inside[who] <= 0:
            del self.inside[who]


def open_files() -> int:
    """How many files this process may have open, after asking for as many as there are."""
    try:
        import resource
    except ImportError:  # no such limit there
        return 1 << 20
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


@cache
def door() -> Door:
    """The door of this process."""
    return Door(Settings.of_environment())


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves, wherever a connection comes from."""
    return {
        "http": "civitas.server.wire:Requests",
        "ws": "civitas.server.wire:Sockets",
        "ws_max_size": FRAME_LIMIT,
        "ws_per_message_deflate": False,  # what it saves on the line it costs in time and memory; a proxy may do it
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
    }


class Timer:
    """Something that happens later, unless it is called off."""

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, work: Any) -> None:
        if self.handle is None:
            self.handle = asyncio.get_running_loop().call_later(seconds, work)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Requests(H11Protocol):
    """HTTP: a request comes whole and in time, and its answer is read."""

    address = ""
    counted = upgraded = False
    guarded = True  # whether its address is counted at the door
    first, hops = b"", 0  # what had come before another process handed it over, and how often it was

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.coming, self.unread = Timer(), Timer()
        self.address = self.client[0] if self.client else ""
        if self.guarded:
            if not door().enter(self.address, transport):
                transport.abort()
                return
            self.counted = True
        self.coming.start(REQUEST_WITHIN, transport.abort)
        if self.first:
            first, self.first = self.first, b""
            self.data_received(first)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.coming.stop()
        self.unread.stop()
        if self.counted:
            door().leave(self.address, self.transport)

    def data_received(self, data: bytes) -> None:
        if handing_over is not None and self.guarded and self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            hops, self.hops = self.hops, 0
            if handing_over(self.transport, data, hops):
                return
        super().data_received(data)
        if not self.upgraded:
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """A request that has begun to come must come whole."""
        begun = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        if begun or self.conn.their_state is h11.SEND_BODY:
            self.coming.start(REQUEST_WITHIN, self.transport.abort)
        elif self.conn.their_state is not h11.IDLE or self.cycle is not None:
            self.coming.stop()
            door().note_request(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.coming.stop()
        door().note_request(self.transport)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()


class Sockets(WebSocketsSansIOProtocol):
    """A live line: what is sent is read, and what is over is over."""

    guarded = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.coming, self.unread, self.closing = Timer(), Timer(), Timer()
        self.address = self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.coming.stop()
        self.unread.stop()
        self.closing.stop()
        if self.guarded:
            door().leave(self.address, self.transport)  # counted when it came in as a request

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        self._watch(event)

    def handle_bytes(self, event: Frame) -> None:
        super().handle_bytes(event)
        self._watch(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self.transport.abort()
            return
        super().handle_cont(event)
        self._watch(event)

    def _watch(self, event: Frame) -> None:
        """A message that has begun to come must come whole."""
        if event.fin:
            self.coming.stop()
        else:
            self.coming.start(REQUEST_WITHIN, self.transport.abort)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:  # pongs that nobody reads
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and message.get("text") is not None and self._plainly_open():
            text = message["text"].encode()
            self.transport.write(frame_head(len(text)) + text)
            return
        await super().send(message)
        if message["type"] == "websocket.close":
            self.closing.start(CLOSE_WITHIN, self.transport.abort)

    def _plainly_open(self) -> bool:
        """Whether a text can be written as it is: nothing is extended, nothing waits, nobody has said goodbye."""
        return self.conn.state is State.OPEN and not self.conn.extensions and self.writable.is_set() and not self.disconnected

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.closing.start(CLOSE_WITHIN, self.transport.abort)


def frame_head(length: int) -> bytes:
    """What comes before the text of a whole, unmasked frame (RFC 6455, 5.2).

    >>> frame_head(125).hex(), frame_head(126).hex(), frame_head(65535).hex(), frame_head(65536).hex()
    ('817d', '817e007e', '817effff', '817f0000000000010000')
    """
    if length < 126:
        return bytes((0x81, length))
    return struct.pack("!BBH", 0x81, 126, length) if length < 65536 else struct.pack("!BBQ", 0x81, 127, length)


class InnerRequests(Requests):
    """From another process of the service, which has counted who asks."""

    guarded = False


class InnerSockets(Sockets):
    guarded = False
