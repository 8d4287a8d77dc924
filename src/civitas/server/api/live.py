"""The live table: one socket a seat, or a spectator's.  Every change sends the table as that seat sees it now, or, to whoever
asked for that in its hello, the parts of it that have changed.

Nothing is queued: a client that is slow misses positions in between, never the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, ValidationError

from civitas import words
from civitas.server import frames, language, table_views
from civitas.server.clocks import is_zone
from civitas.server.guard import Limits, asker_of
from civitas.server.leases import Moved
from civitas.server.log import note
from civitas.server.problems import Problem
from civitas.server.table import Table
from civitas.server.tables import Tables
from civitas.server.talk import read_chat, show_chat, speak

from . import wishes

router = APIRouter(tags=["live"])
HELLO_WITHIN = 10.0
CLOSE = {"unauthorized": 4401, "forbidden": 4403, "not-found": 4404, "gone": 4404, "too-many": 4429, "unavailable": 1013}

FrameId = Annotated[int | str | None, Field(description="Comes back with the answer.")]


class Hello(wishes.Strict):
    op: Literal["hello"]
    token: wishes.Token | None = None
    language: Annotated[str, Field(max_length=16)] = words.FALLBACK
    after: wishes.Version | None = None
    zone: wishes.Zone | None = None
    changes: bool = False  # whether, after the first table, only what has changed is wanted


class PlayFrame(wishes.Play):
    op: Literal["play"]
    id: FrameId = None


class PlanFrame(wishes.Plan):
    op: Literal["plan"]
    id: FrameId = None


class TurnBackFrame(wishes.TurnBack):
    op: Literal["undo", "redo"]
    id: FrameId = None


class ChatFrame(wishes.Say):
    op: Literal["chat"]
    id: FrameId = None


class LanguageFrame(wishes.Strict):
    op: Literal["language"]
    language: Annotated[str, Field(max_length=16)]


FRAMES: dict[str, type[wishes.Strict]] = {
    "play": PlayFrame,
    "plan": PlanFrame,
    "undo": TurnBackFrame,
    "redo": TurnBackFrame,
    "chat": ChatFrame,
    "language": LanguageFrame,
}


@router.websocket("/api/games/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Hello first; then tables, chat and people come as they change, and play, undo, redo and chat are answered."""
    await socket.accept()
    spoken_to = language.wanted_language(socket)
    line: Line | None = None
    who = asker_of(socket)
    limits: Limits = socket.app.state.limits
    try:
        limits.check("socket", who)
        with limits.one_line(who):
            hello = await greet(socket)
            spoken_to = language.known_language(hello.language)
            line = Line(socket, id, hello)
            await line.open()
            await line.run()
    except Problem as problem:
        await refuse(socket, problem, CLOSE.get(problem.code, 4400), spoken_to)
    except TimeoutError:
        await refuse(socket, Problem("bad-input", "say-hello-first"), 4408, spoken_to)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        if line is not None:
            line.close()


async def refuse(socket: WebSocket, problem: Problem, code: int, spoken_to: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(json.dumps({"op": "error", "id": None, **problem.body(spoken_to)}))
        await socket.close(code, problem.message)


async def greet(socket: WebSocket) -> Hello:
    frame = await asyncio.wait_for(read(socket), HELLO_WITHIN)
    try:
        return Hello.model_validate(frame)
    except ValidationError as problem:
        raise Problem("bad-input", "hello-does-not-fit", {"fault": first_fault(problem)}) from None


async def read(socket: WebSocket) -> dict[str, Any]:
    """The next frame; Problem if it is not a JSON object."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    text = event.get("text")
    if text is None:
        raise Problem("bad-input", "frames-are-text")
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        raise Problem("bad-input", "frame-is-not-json") from None
    if not isinstance(frame, dict):
        raise Problem("bad-input", "frame-is-no-object")
    return frame


def first_fault(problem: ValidationError) -> str:
    fault = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in fault["loc"])
    return f"{where}: {fault['msg']}" if where else fault["msg"]


class Line:
    """One client on the line."""

    def __init__(self, socket: WebSocket, id: str, hello: Hello) -> None:
        self.socket = socket
        self.id = id
        self.token = hello.token
        self.language = language.known_language(hello.language)
        self.after = hello.after
        self.zone = hello.zone
        self.tables: Tables = socket.app.state.tables
        self.limits: Limits = socket.app.state.limits
        self.who = f"{id} {hello.token or asker_of(socket)}"
        self.ear = asyncio.Event()
        self.table: Table | None = None
        self.seat: int | None = None
        self.shown: Any = None  # what was sent last: of the table, the people, the chat
        self.changes = hello.changes
        self.parts: dict[str, frames.Part] | None = None  # the table as it was sent last; None: it is sent whole
        self.people: Any = None
        self.heard = 0

    async def open(self) -> None:
        self.table = await self.tables.table(self.id)
        self.seat = self.tables.seat_of(self.table, self.token)
        self.heard = self.table.last_chat
        self.table.listeners.add(self.ear)
        if self.seat is not None:
            self.table.present[self.seat] = self.table.present.get(self.seat, 0) + 1
            self.table.notify()
            if self.zone is not None and self.table.row["clocks"] is not None and is_zone(self.zone):
                await self.tables.whole(self.tables.time.know_zone(self.id, self.token, self.zone))
            if self.table.seats[self.seat].stand_in_why not in (None, "asked", "forfeit"):
                await self.tables.whole(self.tables.back(self.id, self.token, unasked=True))
        self.ear.set()

    def close(self) -> None:
        if self.table is not None and self.ear in self.table.listeners:
            self.table.listeners.discard(self.ear)
            if self.seat is not None:
                self.table.present[self.seat] -= 1
                self.table.notify()
            self.tables.forget()

    async def run(self) -> None:
        """Read and write until one of them ends."""
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            problem = None if task.cancelled() else task.exception()
            if isinstance(problem, Problem):
                await refuse(self.socket, problem, CLOSE.get(problem.code, 4400), self.language)
            elif problem is not None and not isinstance(problem, (WebSocketDisconnect, RuntimeError, TimeoutError)):
                raise problem

    # --- to the client

    async def _write(self) -> None:
        while True:
            await self.ear.wait()
            self.ear.clear()
            async with self.tables.holding(self.id) as table:
                if table is not self.table:  # it was given up, and came back: so does the client
                    raise Moved
                if self.tables.seat_of(table, self.token) != self.seat:  # sent away, and somebody else sits there
                    raise Problem("unauthorized", "link-opens-no-seat")
                row = table.row
                looks = (table.version, table.status, row["rematch"], row["deadline"], row["clocks"], row["proposal"], self.language)
                frame = await self.tables.work(table, self._table, table) if looks != self.shown else None
                people, spoken_up_to = table_views.players(table), table.last_chat
                self.shown, self.after = looks, table.version
            if frame is not None:
                await self._send(frame)
            elif people != self.people:
                if self.parts is not None:
                    self.parts["players"] = frames.named("players", people)
                await self._send(frames.encode({"op": "players", "players": people}))
            self.people = people
            if spoken_up_to > self.heard:
                for row in await read_chat(self.tables, table, self.seat, self.heard):
                    await self._send(frames.encode({"op": "chat", "message": show_chat(row)}))
                self.heard = spoken_up_to

    def _table(self, table: Table) -> bytes:
        was, now = self.parts, frames.parts_of(table, self.seat, self.language)
        new = table_views.lines(table, self.seat, self.language, self.after)
        if not self.changes:
            return frames.whole_frame(now, new)
        self.parts = now
        return frames.whole_frame(now, new) if was is None or self.after is None else frames.change_frame(self.after, was, now, new)

    async def _send(self, frame: bytes) -> None:
        """Each frame is written as a whole; whoever does not read what waits for them is cut off below (wire.py)."""
        await self.socket.send_text(frame.decode())

    # --- from the client

    async def _read(self) -> None:
        while True:
            frame: dict[str, Any] = {}
            try:
                frame = await read(self.socket)
                self.limits.check("frame", self.who)
                answer = await self._answer(frame)
            except Problem as problem:
                id = frame.get("id")
                answer = {"op": "error", "id": id if isinstance(id, (int, str)) else None, **problem.body(self.language)}
            if answer is not None:
                await self._send(encodable(answer))

    async def _answer(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        op = frame.get("op")
        if op == "ping":
            return {"op": "pong"}
        if not isinstance(op, str) or op not in FRAMES:
            raise Problem("bad-input", "no-such-op", {"ops": ", ".join(["ping", *FRAMES])}, where="op")
        try:
            wish: Any = FRAMES[op].model_validate(frame)
        except ValidationError as problem:
            raise Problem("bad-input", "frame-does-not-fit", {"fault": first_fault(problem)}) from None
        if op == "language":
            self.language = language.known_language(wish.language)
            self.after = self.shown = self.parts = None
            self.ear.set()
            return None
        if op == "chat":
            self.limits.check("chat", self.who)
            said = await self.tables.whole(speak(self.tables, self.id, self.token, wish.text, wish.key, wish.phrase, wish.to))
            return {"op": "done", "id": wish.id, "message": said}
        option = wish.option if op == "play" else wish.parts if op == "plan" else None
        version, position = await self.tables.act(self.id, self.token, op, wish.version, wish.key, option, self.language)
        return {"op": "done", "id": wish.id, "version": version, "position": position}


def encodable(answer: dict[str, Any]) -> bytes:
    """The frame; an id that cannot be written is left out."""
    try:
        return frames.encode(answer)
    except (UnicodeEncodeError, TypeError, OverflowError):
        note("frame", problem="an id that cannot be written")
        return frames.encode({**answer, "id": None})
