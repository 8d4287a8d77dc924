"""The socket: the same table, live; nothing that comes in can break it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from serving import Server
from tabling import first_choice, new_key


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("live")
    with Server(str(folder / "t.db"), bot_pause=0, floor_pause=0.01, think=0.05) as one:
        yield one


def new_game(server: Server, *kinds: str, **wish):
    seats = [{"kind": kind, "name": f"P{at}"} for at, kind in enumerate(kinds)]
    return httpx.post(f"{server.address}/api/games", json={"title": "bazaar", "seats": seats, **wish}).json()


class Line:
    """A client on the line."""

    def __init__(self, socket, lines: list) -> None:
        self.socket = socket
        self.table: dict = {}
        self.lines = lines

    async def frame(self, *ops: str) -> dict:
        """The next frame of one of these kinds; tables are noted on the way."""
        while True:
            frame = json.loads(await asyncio.wait_for(self.socket.recv(), 10))
            if frame["op"] == "change":
                assert frame["from"] == self.table["version"]
                assert frame.keys() <= {"op", "from", "table", "view", "board"}
                self.table |= frame["table"]
                for part in ("view", "board"):
                    self.table[part] = {**(self.table[part] or {}), **frame[part]} if part in frame else self.table[part]
            if frame["op"] == "players":
                self.table["players"] = frame["players"]
            if frame["op"] == "table":
                self.table = frame["table"]
            if frame["op"] in ("table", "change"):
                told = self.table["lines"]
                self.lines = self.lines[: told["from"]] + told["new"]
                assert len(self.lines) == told["total"]
            if not ops or frame["op"] in ops:
                return frame

    async def send(self, **frame) -> None:
        await self.socket.send(json.dumps(frame))

    async def play(self, option, **more) -> dict:
        await self.send(**{"op": "play", "id": 1, "option": option, "version": self.table["version"], "key": new_key(), **more})
        return await self.frame("done", "error")

    async def until(self, fits) -> None:
        while not fits(self.table):
            await self.frame("table", "change")


@contextlib.asynccontextmanager
async def line(server: Server, game: str, token: str | None = None, lines: list | None = None, **hello):
    async with websockets.connect(server.live(game), max_size=None) as socket:
        one = Line(socket, lines or [])
        await one.send(op="hello", token=token, **hello)
        await one.frame("table")
        yield one


def tokens(made: dict) -> list[str]:
    return [seat["token"] for seat in made["seats"] if seat["token"]]


def go(work) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_move_reaches_the_other_seats_and_the_watchers(server):
    made = new_game(server, "me", "me")

    async def work():
        a, b = tokens(made)
        async with line(server, made["id"], a) as ann, line(server, made["id"], b) as bob, line(server, made["id"]) as eve:
            done = await ann.play(first_choice(ann.table))
            assert (done["op"], done["id"], done["version"], done["position"]) == ("done", 1, 2, 1)
            await bob.until(lambda t: t["version"] == 2)
            await eve.until(lambda t: t["version"] == 2)
            assert eve.table["decision"] is None
            assert bob.table["view"]["pending"]["answered"] == [0]
            assert bob.table["players"][0]["here"]
            assert not eve.table["players"][0]["thinking"]

    go(work)


def test_changes_add_up_to_the_table(server):
    """Whoever asks for changes only has, after each move, choice taken back and change of language, the table that others are sent whole."""

    async def work(title: str, moves: int):
        made, rng = new_game(server, "me", "me", title=title), random.Random(5)
        async with contextlib.AsyncExitStack() as stack, httpx.AsyncClient(base_url=server.address) as http:
            seats = [(await stack.enter_async_context(line(server, made["id"], token, changes=True)), token) for token in tokens(made)]
            spoken = dict.fromkeys(tokens(made), "en")
            for turn in range(moves):
                one, token = next(((seat, token) for seat, token in seats if seat.table["decision"]), (None, ""))
                if one is None:
                    break
                listed = one.table["decision"]["options"] or one.table["decision"]["samples"]
                done = await one.play(rng.choice(listed)["option"])
                await one.until(lambda t, at=done["version"]: t["version"] == at)
                if turn % 3 == 2 and one.table["undo"]["allowed"]:
                    await one.send(op="undo", id=2, version=one.table["version"], key=new_key())
                    done = await one.frame("done")
                if turn % 7 == 6:
                    spoken[token] = "lt" if spoken[token] == "en" else "en"
                    await one.send(op="language", language=spoken[token])
                    await one.frame("table")
                for seat, opens in seats:
                    await seat.until(lambda t, at=done["version"]: t["version"] == at)
                    headers = {"authorization": f"Bearer {opens}"}
                    whole = (await http.get(f"/api/games/{made['id']}?language={spoken[opens]}", headers=headers)).json()
                    assert seat.lines == whole.pop("lines")["new"]
                    assert {name: seat.table[name] for name in whole} == whole, turn

    go(lambda: work("bazaar", 60))
    go(lambda: work("through_the_ages", 25))


def test_a_whole_game_with_dropped_lines_and_repeated_moves(server):
    """Every third move the line is cut before the answer; the move is sent again with its key, and the lines stay whole."""
    made = new_game(server, "me", "me", options={"days": 2})

    async def work():
        known: dict[str, tuple[int, list]] = {t: (0, []) for t in tokens(made)}
        cuts = 0
        for turn in range(200):
            for token in known:
                version, lines = known[token]
                async with line(server, made["id"], token, lines, after=version or None) as one:
                    known[token] = (one.table["version"], one.lines)
                    if one.table["over"]:
                        whole = httpx.get(f"{server.address}/api/games/{made['id']}/lines", headers={"authorization": f"Bearer {token}"}).json()
                        assert one.lines == whole["new"]
                        assert cuts
                        return
                    if one.table["decision"] is None:
                        continue
                    frame = {"op": "play", "option": first_choice(one.table), "version": one.table["version"], "key": new_key()}
                    await one.send(**frame)
                    if turn % 3 == 0:
                        await one.socket.close()
                        cuts += 1
                        async with line(server, made["id"], token) as again:
                            await again.send(**frame)
                            done = await again.frame("done", "error")
                            assert done["op"] == "done", done
                            assert done["version"] == frame["version"] + 1
                    else:
                        assert (await one.frame("done", "error"))["op"] == "done"
        raise AssertionError("the game does not end")

    go(work)


def test_undo_over_the_line(server):
    made = new_game(server, "me", "me")

    async def work():
        a, b = tokens(made)
        async with line(server, made["id"], a) as ann, line(server, made["id"], b) as bob:
            for one in (ann, bob):
                await one.play(first_choice(one.table))
            await ann.until(lambda t: t["version"] == 3)
            await bob.until(lambda t: t["version"] == 3)
            mover, other = (ann, bob) if ann.table["decision"] else (bob, ann)
            count = len(other.lines)
            await mover.play(["buy"])
            await other.until(lambda t: t["version"] == 4)
            assert len(other.lines) == count + 1
            await mover.until(lambda t: t["version"] == 4)
            await mover.send(op="undo", id="u", version=4, key=new_key())
            assert (await mover.frame("done", "error"))["version"] == 5
            await other.until(lambda t: t["version"] == 5)
            assert len(other.lines) == count
            await other.send(op="undo", version=5, key=new_key())
            assert (await other.frame("error"))["error"]["refusal"]["rule"] in ("TABLE-7", "TABLE-8")

    go(work)


def test_chat_people_and_language_come_over_the_line(server):
    made = new_game(server, "me", "me")

    async def work():
        a, b = tokens(made)
        async with line(server, made["id"], a) as ann:
            async with line(server, made["id"], b) as bob:
                assert (await ann.frame("players"))["players"][1]["here"]
                await bob.send(op="chat", id=5, text="<i>sveiki</i>", key=new_key())
                assert (await ann.frame("chat"))["message"]["text"] == "<i>sveiki</i>"
                assert (await bob.frame("done"))["id"] == 5
                await bob.send(op="language", language="lt")
                await bob.frame("table")
                assert bob.table["lines"]["from"] == 0
                await bob.send(op="ping")
                await bob.frame("pong")
            assert not (await ann.frame("players"))["players"][1]["here"]

    go(work)


BAD = [
    "{",
    "[]",
    "3",
    '"hello"',
    "null",
    "{}",
    '{"op": 3}',
    '{"op": "fly"}',
    '{"op": "play"}',
    '{"op": "play", "option": [], "version": 1, "key": "12345678"}',
    '{"op": "play", "option": [[]], "version": 1, "key": "12345678"}',
    '{"op": "play", "option": {"a": 1}, "version": 1, "key": "12345678"}',
    '{"op": "play", "option": ["bid", {"a": 1}], "version": 1, "key": "12345678"}',
    '{"op": "play", "option": ["bid", 1.5], "version": 1, "key": "12345678"}',
    '{"op": "play", "option": ["bid", NaN], "version": 1, "key": "12345678"}',
    '{"op": "play", "option": ["bid", "\\ud800"], "version": 1, "key": "12345678"}',
    '{"op": "play", "option": ["bid", 1], "version": "x", "key": "12345678"}',
    '{"op": "play", "option": ["bid", 1], "version": 99999999999999999999, "key": "12345678"}',
    '{"op": "play", "option": ["bid", 1], "version": 1, "key": "short"}',
    '{"op": "play", "option": ["bid", 1], "version": 1, "key": "12345678", "seat": 1}',
    '{"op": "undo", "id": "\\ud800", "version": 1, "key": "12345678"}',
    '{"op": "chat", "text": "", "key": "12345678"}',
    '{"op": "chat", "text": " \\u0000 ", "key": "12345678"}',
    '{"op": "language", "language": 3}',
    "[" * 20000,
]


def test_bad_frames_are_answered_and_the_line_stays_open(server):
    made = new_game(server, "me", "me")

    async def work():
        async with line(server, made["id"], tokens(made)[0]) as ann:
            for frame in BAD:
                await ann.socket.send(frame)
                answer = await ann.frame("error")
                assert answer["error"]["code"] in ("bad-input", "refused"), (frame, answer)
                assert answer["error"]["text"].endswith(".")
            await ann.socket.send(b"\x00\x01")
            assert (await ann.frame("error"))["error"]["code"] == "bad-input"
            assert (await ann.play(first_choice(ann.table)))["op"] == "done"

    go(work)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"op": "hello", "token": "' + "x" * 43 + '"}', 4401),
        ('{"op": "hello", "token": "\'; drop table games"}', 4400),
        ('{"op": "play"}', 4400),
        ("{", 4400),
    ],
)
def test_a_bad_hello_ends_the_line_with_a_code(server, hello, code):
    made = new_game(server, "me", "me")

    async def work():
        async with websockets.connect(server.live(made["id"])) as socket:
            await socket.send(hello)
            assert json.loads(await socket.recv())["op"] == "error"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd.code == code

    go(work)


def test_an_unknown_game_ends_the_line(server):
    async def work():
        for game in ("A" * 22, "'; drop table games; --"):
            async with websockets.connect(server.live(game.replace(" ", "%20"))) as socket:
                await socket.send('{"op": "hello"}')
                assert json.loads(await socket.recv())["error"]["code"] == "not-found"

    go(work)


def test_a_foreign_origin_is_not_let_in(server):
    made = new_game(server, "me", "me")

    async def work():
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(server.live(made["id"]), origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403
        async with websockets.connect(server.live(made["id"]), origin=server.address):
            pass

    go(work)
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}):
        answer = httpx.post(f"{server.address}/api/mine", json={"tokens": []}, headers=headers)
        assert answer.status_code == 403


def test_a_frame_of_two_megabytes_ends_only_its_own_line(server):
    made = new_game(server, "me", "me")

    async def work():
        a, b = tokens(made)
        async with line(server, made["id"], b) as bob:
            async with line(server, made["id"], a) as ann:
                await ann.socket.send("x" * 2_000_000)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await ann.frame()
                assert closed.value.rcvd.code == 1009
            assert (await bob.play(first_choice(bob.table)))["op"] == "done"

    go(work)


def test_the_server_says_goodbye(tmp_path):
    server = Server(str(tmp_path / "t.db"))
    with server:
        made = new_game(server, "me", "bot")

        async def work():
            async with line(server, made["id"], tokens(made)[0]) as ann:
                stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await ann.frame()
                assert closed.value.rcvd.code == 1012
                code, complaints = await stopping
                assert complaints == ""
                assert code in (0, -15, 143)

        go(work)
