"""Nothing secret leaves the server: all traffic of each seat and of a spectator, held against what they may know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import msgspec
import pytest
from bazaar import HAND
from tabling import Client, Tables, new_key

from civitas.kernel.options import Space
from civitas.kernel.registry import games
from civitas.server import table_views
from civitas.server.lobby import new_game, new_seat
from civitas.server.table import Seat, Table

CARD = re.compile(r"(?<![\d.])5\d\d\d(?![\d.])")  # the cards of the small game have numbers that nothing else has
POSITIONS = 700  # that are looked at, of each title


def cards_in(text: str) -> set[int]:
    return {int(card) for card in CARD.findall(text)}


async def everything(client: Client, others: list[int], rng: random.Random) -> None:
    """Ask for all there is, the forbidden too."""
    table = await client.table()
    n = table["position"]
    for path in (
        "/lines",
        "/graph",
        "/chat",
        f"/at/{n}",
        f"/at/{rng.randint(0, n)}",
        f"/at/{n}?seat=all",
        *(f"/at/{n}?seat={o}" for o in others),
        "/record",
    ):
        await client.get(path)
    options = [choice["option"] for choice in (table["decision"] or {"options": []})["options"]]
    await client.post("/previews", options=options[:60])
    await client.post("/walk", path=[])
    await client.turn(rng.choice(["undo", "redo"]))


def test_all_traffic_of_each_seat_over_whole_games(run):
    """Every card number a client ever received is one it held, or one that lay face up, by then."""

    async def work(tables: Tables):
        rng = random.Random(3)
        for _ in range(2):
            ann, bob, _host = await tables.new("me", "random", "me", options={"days": 3})
            eve = Client(tables.http, ann.game)
            all_tables = tables.app.state.tables
            people = {0: ann, 2: bob, None: eve}
            may_know: dict[int | None, set[int]] = {seat: set() for seat in people}

            def learn(table: Table, may_know: dict[int | None, set[int]] = may_know) -> None:
                for n in range(max(0, table.position - 12), table.position + 1):  # bots may have moved on several times
                    s = table.history.at(n)  # type: ignore[union-attr]
                    for seat, known in may_know.items():
                        known.update(s.shown)
                        if seat is not None:
                            known.update(s.players[seat].hand)

            over = False
            while not over:
                for seat, client in people.items():
                    shown = await client.table()
                    if shown["decision"]:
                        await client.post("/why-not", options=[["bid", 4999 - card] for card in range(3)])
                        choice = rng.choice(shown["decision"]["options"] or shown["decision"]["samples"])
                        await client.play(choice["option"], shown["version"])
                    if rng.random() < 0.3 and not shown["over"]:
                        await everything(client, [o for o in range(3) if o != seat], rng)
                    async with all_tables.holding(ann.game) as table:
                        learn(table)  # what was heard so far was heard before this
                        over = table.state.over
                    heard = set().union(*map(cards_in, client.heard))
                    if any('"over":true' in text for text in client.heard):
                        break  # a finished game hides nothing
                    assert heard <= may_know[seat], (seat, heard - may_know[seat])
                    client.heard.clear()
            assert len(may_know[0]) > HAND

    run(work)


def test_the_socket_tells_no_more_than_the_table(run):
    """A frame is the table as its seat sees it, and nothing else."""

    async def work(tables: Tables):
        from civitas.server.api.live import Hello, Line

        ann, _bob, _host = await tables.new("me", "me")
        frames: list[str] = []

        class Socket:
            app, client = tables.app, None

            async def send_text(self, text: str) -> None:
                frames.append(text)

        line = Line(Socket(), ann.game, Hello(op="hello", token=ann.token))  # type: ignore[arg-type]
        await line.open()
        writing = asyncio.create_task(line._write())
        await asyncio.sleep(0.3)
        writing.cancel()
        line.close()
        assert json.loads(frames[0])["table"] == await ann.table() | {"players": json.loads(frames[0])["table"]["players"]}

    run(work)


# --- the leak law, on all titles: re-deal what a seat cannot see, and everything it is shown stays the same


def seated(title: str, players: int, seed: int) -> Table:
    row = {**new_game(title, games()[title].settings(None), "none", False, True, "", 0.0), "seed": str(seed)}
    names = ("seat", "kind", "name")
    table = Table(row["id"], row, [Seat(**{n: new_seat("", at, kind="person", name=f"P{at}")[n] for n in names}) for at in range(players)])
    table.start(0.0)
    table.row["status"] = "running"
    return table


def shown_to(table: Table, seat: int | None) -> bytes:
    table.cache.clear()
    after = table.version - 1 if table.version > 1 else None
    everything: dict[str, Any] = {"table": table_views.show_table(table, seat, "en", after), "summary": table_views.summary_of(table)}
    return msgspec.json.encode(everything)


def asked_why(table: Table, seat: int, rng: random.Random) -> bytes:
    """Refusals too tell nothing: options of all seats, put by one."""
    s = table.state
    options = []
    for other in s.to_act:
        listed = s.legal(other)
        options += [listed.sample(rng)] if isinstance(listed, Space) else rng.sample(listed, min(3, len(listed)))
    return msgspec.json.encode([options, table_views.why_not(table, seat, options, "en")]) if seat in s.to_act else b""


@pytest.mark.parametrize("title", sorted({"bazaar", *(id for id, game in games().items() if game.state.__module__.startswith("civitas."))}))
def test_what_is_shown_does_not_depend_on_what_is_hidden(title):
    game = games()[title]
    checks = seed = 0
    while checks < POSITIONS:
        seed += 1
        rng = random.Random(f"{title} {seed}")
        table = seated(title, rng.randint(game.min_players, min(4, game.max_players)), seed)
        while not table.state.over and checks < POSITIONS:
            s = table.state
            seat = rng.choice([None, *range(s.seats())])
            world = s.determinize(-1 if seat is None else seat, rng)
            before = shown_to(table, seat)
            table.history.state = world  # type: ignore[union-attr]
            after = shown_to(table, seat)
            table.history.state = s  # type: ignore[union-attr]
            assert before == after, f"{title} {seed}: {table.state.where} shows seat {seat} something"
            checks += 1
            mover = rng.choice(s.to_act)
            listed = s.legal(mover)
            option = listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed)
            table.play(mover, option, new_key(), 0.0)
            if rng.random() < 0.1 and table.why_not_undo(mover) is None:
                table.undo(mover, new_key(), 0.0)
