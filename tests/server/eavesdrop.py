"""Everything that each seat and a spectator are sent over a whole game, and whether they may know it.

Every seat and a spectator have an open socket and ask for all there is.  Three things are held against what comes:

* *possible worlds*: the table is given a world that agrees with all a reader knows, and the reader asks the same again:
  every answer is the same, byte by byte;
* *cards*: a card is named to a reader only if it has been before its eyes, by a reading of the position that is written
  down here and owes nothing to how views are made;
* *the past*: a position that is looked up later shows what was sent when it was on the table.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tabling import Client, Tables, new_key

import civitas.bots
from civitas.kernel.chance import HELD
from civitas.kernel.options import Space
from civitas.kernel.registry import game as game_called
from civitas.server import table_views
from civitas.server.table import Table

PATIENCE = 300.0  # seconds: only a hanging server is given up
MINDLESS = 0.15  # of all moves are made without a thought, so that the strange ones happen too
POSITION = ("view", "board", "numbers", "number_names", "moment", "to_act", "over", "scores")


@dataclass(frozen=True)
class Lore:
    """What is hidden in a title, as its rules say: zones by record, with the marks of those who know the cards in them."""

    zones: dict[str, dict[str, str]]
    open: dict[str, tuple[str, ...]]  # where cards lie that everybody sees
    names: Callable[[], list[str]]  # what cards are called in English; several may have one name
    public: tuple[str, ...] = ()  # what else is called like that, and is no secret
    wishes: bool = False  # whoever chooses is shown names of cards that are nobody's


def tta_names() -> list[str]:
    from civitas.games.through_the_ages.tables import ROWS

    return [row["names"]["en"] for row in ROWS]


def civ_names() -> list[str]:
    from civitas.games.civilization_1980.tables import KIND_NAMES

    return [names["en"] for names in KIND_NAMES]


PILE = "Pile"  # the marks lie beside the cards

LORE = {
    "through_the_ages": Lore(
        {
            "Player": {"military": "known"},
            "State": {
                "civil_deck": "",
                "unseen": "",
                "military_deck": "",
                "discards": PILE,
                "box": PILE,
                "current_events": PILE,
                "future_events": PILE,
                "promised_unseen": "",
            },
        },
        {
            "State": ("row", "removed", "past_events", "tactics", "duplicates", "promised"),
            "Player": (
                *("specials", "technologies", "government", "leader", "wonder", "wonders", "ruined", "homer_under"),
                *("colonies", "tactic", "pact", "war", "hand"),
            ),
            "Step": ("card",),
        },
        tta_names,
    ),
    "civilization_1980": Lore(
        {"Player": {"hand": "seen"}, "Stack": {"cards": "seen"}, "Offer": {"give": ""}},
        {"Player": ("red",), "Offer": ("named", "wants"), "Step": ("kind", "card", "calamity")},
        civ_names,
        public=("Cloth Making",),
        wishes=True,
    ),
}


# --- a socket in this process


class Wire:
    """A client's socket, straight into the application."""

    def __init__(self, tables: Tables, game: str, token: str | None) -> None:
        self.app, self.game, self.token = tables.app, game, token
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.frames: list[tuple[str, Any]] = []  # everything that came, and what it says
        self.news = asyncio.Event()
        self.table: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.task: asyncio.Task[None] | None = None
        self.closed: int | None = None

    async def open(self, **more: Any) -> None:
        self._call(**more)
        await self.until(lambda: bool(self.table))

    async def refused(self) -> int:
        """With which code it is closed before anything of the table was sent."""
        self._call()
        await self.until(lambda: self.closed is not None or bool(self.table))
        assert not self.table, "it was let in"
        assert self.closed is not None
        assert self.task is not None
        await asyncio.wait_for(self.task, PATIENCE)
        return self.closed

    def _call(self, **more: Any) -> None:
        path = f"/api/games/{self.game}/live"
        scope = {"type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": path, "raw_path": path.encode(), "root_path": ""}
        scope |= {"query_string": b"", "headers": [(b"host", b"table.test")], "subprotocols": [], "client": ("127.0.0.1", 1), "server": None}
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(scope, self.inbox.get, self._sent))
        self.send(op="hello", token=self.token, **more)

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self.task is not None
        await asyncio.wait_for(self.task, PATIENCE)

    def send(self, **frame: Any) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    async def _sent(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            frame = msgspec.json.decode(event["text"])
            self.frames.append((event["text"], frame))
            if frame["op"] == "table":
                self.table = frame["table"]
                new = self.table["lines"]
                self.lines[new["from"] :] = new["new"]
                assert len(self.lines) == new["total"]
        elif event["type"] == "websocket.close":
            self.closed = event["code"]
        self.news.set()

    async def until(self, come: Callable[[], bool]) -> None:
        async def wait() -> None:
            while not come():
                self.news.clear()
                await self.news.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    async def answer(self, id: str) -> dict[str, Any]:
        """The answer to the frame of that id."""
        found: list[dict[str, Any]] = []

        def come() -> bool:
            found.extend(frame for _, frame in self.frames[-6:] if frame.get("id") == id)
            return bool(found)

        await self.until(come)
        return found[0]


# --- what a reader may know


def records(plain: Any) -> Iterator[dict[str, Any]]:
    """All records in a position."""
    if isinstance(plain, dict):
        if "is" in plain:
            yield plain
        for value in plain.values():
            yield from records(value)
    elif isinstance(plain, list):
        for item in plain:
            yield from records(item)


def cards_of(value: Any) -> list[int]:
    """A card, or several; a place where none lies has a number below 0 or nothing."""
    found = list(value) if isinstance(value, (list, tuple)) else [value]
    return [card for card in found if isinstance(card, int) and card >= 0]


def seen_by(title: str, position: list[dict[str, Any]], reader: int | None, seats: int) -> set[int]:
    """The cards that lie before a reader's eyes: open ones, its own, and those it is known to know."""
    lore, found = LORE[title], set()
    mark = (1 << seats) - 1 if reader is None else 1 << reader  # a spectator has seen what everybody else has
    for record in position:
        kind = record["is"]
        zones = lore.zones.get(kind, {})
        for name in lore.open.get(kind, lore.open["Step"] if kind not in lore.zones else ()):
            found.update(cards_of(record.get(name)))
        for name, marks in zones.items():
            zone = record[name]
            cards, known = (zone["cards"], zone["marks"]) if marks == PILE else (zone, record[marks] if marks else [])
            if reader is not None and record.get("seat") == reader:
                found.update(cards)
            elif marks:
                need = mark & ~(1 << record["seat"]) if "seat" in record else mark
                found.update(card for card, m in zip(cards, known, strict=True) if need in (m & need, m >> HELD & need))
    return found


def named_in(title: str, heard: Any, at_a_choice: bool = False) -> Iterator[tuple[int | str, str]]:
    """The cards that stand in an answer: by name in sentences, by number in what these speak of and in the zones of a view."""
    lore = LORE[title]
    if isinstance(heard, dict):
        choosing = at_a_choice or {"options", "samples"} <= heard.keys()
        if "text" in heard and isinstance(heard["text"], str) and not (choosing and lore.wishes):
            yield from ((name, heard["text"]) for name in pattern(title).findall(heard["text"]))
        if "refs" in heard and not (choosing and lore.wishes):
            yield from ((ref["value"], heard["text"]) for ref in heard["refs"] if ref["kind"] == "card")
        for name in lore.zones.get(heard.get("is", ""), ()):
            zone = heard[name]
            shown = [card for _, card in zone.get("known", ())] + zone.get("holds", []) if isinstance(zone, dict) else cards_of(zone)
            yield from ((card, f"{heard['is']}.{name}") for card in shown)
        for value in heard.values():
            if type(value) in (dict, list):
                yield from named_in(title, value, choosing)
    else:
        for item in heard:
            if type(item) in (dict, list):
                yield from named_in(title, item, at_a_choice)


PATTERNS: dict[str, re.Pattern[str]] = {}


def pattern(title: str) -> re.Pattern[str]:
    if title not in PATTERNS:
        names = sorted({*LORE[title].names(), *LORE[title].public}, key=len, reverse=True)
        PATTERNS[title] = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")
    return PATTERNS[title]


# --- those who listen


@dataclass
class Reader:
    """A seat, or a spectator (None): its socket, its requests, all it ever got, and what it may know by now."""

    seat: int | None
    client: Client
    wire: Wire
    may_know: set[int] = field(default_factory=set)
    shown: dict[int, dict[str, Any]] = field(default_factory=dict)  # by position, as it came
    checked: int = 0  # frames


class Listeners:
    """All readers of one game, while it is played."""

    def __init__(self, tables: Tables, title: str, readers: list[Reader], secrets: list[str], rng: random.Random) -> None:
        self.tables, self.title, self.readers, self.secrets, self.rng = tables, title, readers, secrets, rng
        self.answers = 0  # that were compared
        self.claims = 0  # of previews
        self.named: set[int | str] = set()

    @property
    def table(self) -> Table:
        """The true table; nothing moves while nobody is answered."""
        found: Table = self.tables.app.state.tables.tables[self.readers[0].client.game]
        return found

    def remember(self) -> None:
        """What lies on the table now has been seen."""
        s = self.table.state
        position = list(records(s.to_json()["state"]))
        for reader in self.readers:
            reader.may_know |= seen_by(self.title, position, reader.seat, s.seats())

    async def arrived(self) -> None:
        """Wait until everybody has this version."""
        version = self.table.version
        for reader in self.readers:
            await reader.wire.until(lambda reader=reader: reader.wire.table["version"] == version)  # type: ignore[misc]
            table = reader.wire.table
            reader.shown = {n: seen for n, seen in reader.shown.items() if n < table["position"]}
            reader.shown[table["position"]] = {name: table[name] for name in POSITION}

    def check_heard(self) -> None:
        """No frame and no answer names a card that its reader has not seen, or holds a token or the seed."""
        names = LORE[self.title].names()
        for reader in self.readers:
            may_hear = reader.may_know | {names[card] for card in reader.may_know} | {*LORE[self.title].public}
            heard = [*reader.wire.frames[reader.checked :], *[(text, msgspec.json.decode(text)) for text in reader.client.heard]]
            reader.checked = len(reader.wire.frames)
            reader.client.heard.clear()
            for text, frame in heard:
                for secret in self.secrets:
                    assert secret not in text, f"{self.where(reader)} was sent a token or the seed"
                for card, where in named_in(self.title, frame):
                    assert card in may_hear, f"{self.where(reader)} was told of {card}: {where}"
                    self.named.add(card)

    def where(self, reader: Reader) -> str:
        who = "a spectator" if reader.seat is None else f"seat {reader.seat}"
        return f"{self.title}, version {self.table.version}, {self.table.state.where}: {who}"

    # --- possible worlds

    async def compare(self, reader: Reader) -> None:
        """Ask for everything, at the true table and in a world the reader may believe in."""
        table, true = self.table, self.table.state
        world = true.determinize(reader.seat, self.rng)
        questions = self.questions(reader)
        here = [await ask(reader.client) for ask in questions]
        table.history.state = world  # type: ignore[union-attr]
        table.cache.clear()
        try:
            there = [await ask(reader.client) for ask in questions]
        finally:
            table.history.state = true  # type: ignore[union-attr]
            table.cache.clear()
        for one, other in zip(here, there, strict=True):
            if "/previews" in one[0]:
                self.compare_claims(reader, msgspec.json.decode(one[1]), msgspec.json.decode(other[1]))
            else:
                assert one == other, f"{self.where(reader)} can tell worlds apart by {one[0]}: {parting(one[1], other[1])}"
            self.answers += 1

    def questions(self, reader: Reader) -> list[Any]:
        """Requests of all kinds, the forbidden ones too."""
        table, rng, n = self.table, self.rng, self.table.position
        seats = range(len(table.seats))
        other = rng.choice([seat for seat in seats if seat != reader.seat])
        paths = ["", "/lines", "/chat", "/record", f"/at/{n}", f"/at/{n}?seat={other}", f"/at/{n}?seat=all"]
        asked: list[Any] = [getting(path, table.version - 1, rng.choice(table_views.words.languages())) for path in paths]
        options = some_options(table.state, rng)
        asked += [posting("/why-not", options=options), posting("/walk", path=[]), posting("/mine", tokens=[reader.client.token or "x" * 43])]
        if reader.seat is None or table.why_not_undo(reader.seat) is not None:
            asked.append(posting("/undo", version=table.version, key=new_key()))
        asked.append(posting("/play", version=0, key=new_key(), option=rng.choice(options)))
        if reader.seat in table.state.to_act:
            own = table.state.legal(reader.seat)
            mine = [own.sample(rng) for _ in range(3)] if isinstance(own, Space) else rng.sample(own, min(3, len(own)))
            asked.append(posting("/previews", options=mine))
        return asked

    def compare_claims(self, reader: Reader, here: Any, there: Any) -> None:
        """What a preview is sure of is the same in every world; chance decides only what it is unsure of."""
        assert [p["option"] for p in here["previews"]] == [p["option"] for p in there["previews"]], self.where(reader)
        for one, other in zip(here["previews"], there["previews"], strict=True):
            unsure = {*one["unsure"], *other["unsure"]}
            claims = [{c["name"]: c["after"] for c in p["changes"] if c["name"] not in unsure} for p in (one, other)]
            assert claims[0] == claims[1], f"{self.where(reader)} can tell worlds apart by the preview of {one['option']}"
            self.claims += len(claims[0])

    async def check_past(self, reader: Reader) -> None:
        """A position that is looked up shows what was sent when it was on the table, and nobody else's choice is named."""
        for n in {self.rng.choice(list(reader.shown)), max(reader.shown)}:
            past = (await reader.client.get(f"/at/{n}")).json()
            for name in POSITION:
                assert past[name] == reader.shown[n][name], f"{self.where(reader)} sees other {name} in position {n} than then"
            if past["move"] is not None and past["move"]["seat"] != reader.seat:
                assert past["move"]["label"] is None, f"{self.where(reader)} is told what was chosen at {n}"
        graph = (await reader.client.get("/graph")).json()
        for i, n in enumerate(graph["positions"]):
            if n in reader.shown:
                for name in reader.shown[n]["numbers"][0]:
                    told = [seat[name] for seat in reader.shown[n]["numbers"]]
                    assert [series[i] for series in graph["series"][name]] == told, f"{self.where(reader)}: the graph of {name} at {n}"
        whole = (await reader.client.get("/lines")).json()
        assert whole["new"] == reader.wire.lines, f"{self.where(reader)}: lines"


def getting(path: str, after: int, language: str) -> Any:
    async def ask(client: Client) -> tuple[str, str, int]:
        answer = await client.get(path, language=language) if "?" in path else await client.get(path, language=language, after=after)
        return path, answer.text, answer.status_code

    return ask


def posting(path: str, /, **body: Any) -> Any:
    async def ask(client: Client) -> tuple[str, str, int]:
        if path == "/mine":
            answer = await client.http.post("/api/mine", json=body)
            client.heard.append(answer.text)
        else:
            answer = await client.post(path, **body)
        return path, answer.text, answer.status_code

    return ask


def some_options(s: Any, rng: random.Random) -> list[Any]:
    """Options of all seats that are asked, so that refusals are asked for too."""
    found: list[Any] = [("fly", 3)]
    for seat in s.to_act:
        listed = s.legal(seat)
        found += [listed.sample(rng), listed.sample(rng)] if isinstance(listed, Space) else rng.sample(listed, min(3, len(listed)))
    return found


def parting(one: str, other: str) -> str:
    """Where two answers part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 80) : at + 60]!r} or {other[max(0, at - 80) : at + 60]!r}"


# --- a whole game


async def listen(tables: Tables, title: str, players: int, options: dict[str, Any], every: int, most: int = 10_000) -> Listeners:
    """Play a game to its end (or so many decisions); check what was sent of every version, and every so many ask for everything."""
    rng = random.Random(f"{title} {options}")
    *people, host = await tables.new(*["me"] * players, title=title, options=options, shuffle=False)
    game = people[0].game
    clients = [*people, Client(tables.http, game)]
    readers = [Reader(seat, client, Wire(tables, game, client.token)) for seat, client in zip([*range(players), None], clients, strict=True)]
    listeners = Listeners(tables, title, readers, [], rng)
    for reader in readers:
        await reader.wire.open()
    tokens = [client.token for client in (*people, host)]
    luck = listeners.table.state.luck[:3]  # the seed as the game keeps it
    listeners.secrets = [listeners.table.row["seed"], *map(str, luck), *map(str, tokens), *[str(seat.token) for seat in listeners.table.seats]]
    bots = [civitas.bots.bot("greedy", game_called(title), seat) for seat in range(players)]
    listeners.remember()
    await listeners.arrived()
    decisions = 0
    while not listeners.table.state.over and decisions < most:
        listeners.check_heard()
        if decisions % every == 0:
            reader = readers[decisions // every % len(readers)]
            await listeners.compare(reader)
            await listeners.check_past(reader)
            reader.wire.send(op="chat", id="said", text=f"at {decisions}", key=new_key())
        await move(listeners, bots)
        decisions += 1
    if listeners.table.state.over:
        for reader in readers:
            assert reader.wire.table["over"]
            assert (await reader.client.get("/record")).status_code == 200
    for reader in readers:
        await reader.wire.close()
    return listeners


async def move(listeners: Listeners, bots: list[Any]) -> None:
    """Somebody plays, or takes back and plays again; everybody hears of it."""
    rng, s = listeners.rng, listeners.table.state
    seat = rng.choice(s.to_act)
    seat_view = civitas.bots.SeatView(s, seat)
    option = seat_view.draw(rng) if rng.random() < MINDLESS else bots[seat].choose(seat_view)
    await act(listeners, seat, op="play", option=option)
    if rng.random() < 0.1 and listeners.table.why_not_undo(seat) is None:
        await act(listeners, seat, op="undo")
        await act(listeners, seat, op="redo")


async def act(listeners: Listeners, seat: int, **frame: Any) -> None:
    wire, id = listeners.readers[seat].wire, new_key()
    wire.send(**frame, id=id, version=listeners.table.version, key=id)
    answer = await wire.answer(id)
    assert answer["op"] == "done", answer
    listeners.remember()
    await listeners.arrived()
