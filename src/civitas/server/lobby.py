"""The lobby: setting up a table, taking a seat, playing again."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import asdict
from typing import Any

from civitas import words
from civitas.kernel.records import Option
from civitas.kernel.registry import Game, games
from civitas.kernel.registry import game as game_called

from . import agreements, table_views
from .clocks import PACES, Pace
from .log import note
from .problems import Problem
from .standing import object_of, say_moment, say_question, stands_of
from .store import Entry, Row, to_text
from .table import Table, status_of
from .tables import Tables
from .text import clean
from .tokens import hash_token, secret_token

BOT_NAMES = ("oracle", "sibyl", "augur", "pythia", "magus", "herald", "scribe")  # bot-name-<name> in the catalogues
FREE: dict[str, Any] = {"kind": "free", "name": "", "token": None, "invite": None, "asks": False, "orders": None, "person": None}


def find_title(id: str) -> Game:
    try:
        return game_called(id)
    except ValueError:
        raise Problem("not-found", "no-such-title", {"title": id, "titles": ", ".join(games())}) from None


def guest(seat: int, language: str) -> str:
    """What somebody is called who gives no name."""
    return words.fill("guest-name", {"number": seat + 1}, language)


def bot_name(number: int, language: str) -> str:
    """What the next bot at a table is called, after so many others."""
    return words.fill(f"bot-name-{BOT_NAMES[number % len(BOT_NAMES)]}", {}, language)


def new_game(
    title: str,
    options: dict[str, Any],
    pace: str,
    listed: bool,
    watch: bool,
    host: str,
    now: float,
    clock: str | None = None,
    overheard: bool = True,
) -> Row:
    """The row of a game that has not begun."""
    return {
        "id": secrets.token_urlsafe(16),
        "title": title,
        "rules": game_called(title).rules_version,
        "options": to_text(options),
        "seed": str(secrets.randbits(128)),
        "pace": pace,
        "status": "open",
        "listed": listed,
        "watch": watch,
        "host": host,
        "owner": None,
        "created": now,
        "changed": now,
        "version": 0,
        "deadline": None,
        "clock": clock,
        "clocks": None,
        "summary": "{}",
        "rematch": None,
        "proposal": None,
        "rated": True,
        "overheard": overheard,
        "closed": None,
    }


def new_seat(game: str, seat: int, **values: Any) -> Row:
    empty: Row = {"kind": "free", "name": "", "bot": None, "stand_in": None, "stand_in_why": None, "token": None, "invite": None, "asks": False}
    empty |= {"orders": None, "person": None}
    return {"game": game, "seat": seat, **empty, **values}


def write_clock(pace: str, changed: dict[str, Any] | None) -> str | None:
    """The rules of the clock of a new table as they are stored; None: those of its pace, or none."""
    usual = PACES[pace]
    if usual is None or not changed:
        return None
    rules = Pace(**{**asdict(usual), **changed})
    if fault := rules.check():
        raise Problem("bad-input", "clock-does-not-fit", {"fault": fault}, where="clock")
    return to_text(rules)


async def create(
    tables: Tables,
    title: str,
    wishes: list[dict[str, Any]],
    options: dict[str, Any],
    pace: str,
    listed: bool,
    watch: bool,
    shuffle: bool,
    language: str,
    address: str = "",
    clock: dict[str, Any] | None = None,
    person: str | None = None,
    overheard: bool = True,
) -> dict[str, Any]:
    """A new table; its host's token, and the token or the invitation of each seat."""
    game = find_title(title)
    if not game.min_players <= len(wishes) <= game.max_players:
        least, most = game.min_players, game.max_players
        raise Problem("bad-input", "number-of-players", {"title": game.title, "least": least, "most": most, "number": len(wishes)}, where="seats")
    try:
        settings = game.settings(options)
    except ValueError as problem:
        raise Problem("bad-input", "options-do-not-fit", {"fault": str(problem)}, where="options") from None
    if pace not in PACES:
        raise Problem("bad-input", "no-such-pace", {"pace": pace, "paces": ", ".join(PACES)}, where="pace")
    own_clock = write_clock(pace, clock)
    if listed and await tables.strangers.waiting(address, person, host=True) >= tables.strangers.most:
        raise Problem("forbidden", "too-many-open-tables", {"number": tables.strangers.most})
    if shuffle:
        secrets.SystemRandom().shuffle(wishes)
    host = secret_token()
    row = new_game(title, settings, pace, listed, watch, hash_token(host), time.time(), own_clock, overheard)
    row |= {"id": tables.leases.new_id(), "owner": person}
    seats, given, bots = [], [], 0
    for at, wish in enumerate(wishes):
        kind = wish["kind"]
        if kind == "bot":
            bot = tables.bots.choose_bot(title, wish.get("bot"))
            seats.append(new_seat(row["id"], at, kind="bot", bot=bot, name=clean(wish.get("name") or "", bot_name(bots, language))))
            bots += 1
            given.append({"seat": at, "kind": "bot", "token": None, "invite": None})
            continue
        token = secret_token()
        if kind == "me":
            name = clean(wish.get("name") or "", guest(at, language))
            seats.append(new_seat(row["id"], at, kind="person", name=name, token=hash_token(token), person=person))
            given.append({"seat": at, "kind": "me", "token": token, "invite": None})
        else:
            seats.append(new_seat(row["id"], at, name=clean(wish.get("name") or "", ""), invite=hash_token(token)))
            given.append({"seat": at, "kind": "invite", "token": None, "invite": token})
    await tables.store.create(row, seats)
    if listed:
        tables.strangers.meet(address, row["host"])
    note("create", game=row["id"], title=title, players=len(seats))
    async with tables.holding(row["id"]) as table:
        await tables.start_if_full(table)
    return {"id": row["id"], "host": host, "seats": given}


async def take(
    tables: Tables, id: str, name: str, invite: str | None, language: str, address: str = "", person: str | None = None
) -> tuple[int, str]:
    """Sit down: on the seat of an invitation, or, if the host lets one, on the first free one of a listed table; the seat and its token."""
    if invite is None and await tables.strangers.waiting(address, person, host=False) >= tables.strangers.most:
        raise Problem("forbidden", "too-many-seats-asked", {"number": tables.strangers.most})
    async with tables.holding(id) as table:
        if table.status == "cancelled":
            raise Problem("gone", "called-off")
        tables.require_open(table)
        if person is not None and table.row["owner"] is not None and await tables.store.blocks(table.row["owner"], person):
            raise Problem("forbidden", "table-refuses")
        if invite is not None:
            given = hash_token(invite)
            at = next((seat for seat in table.seats if seat.invite is not None and secrets.compare_digest(seat.invite, given)), None)
            if at is None:
                raise Problem("forbidden", "invitation-used")
        else:
            if not table.row["listed"] or table.status != "open":
                raise Problem("forbidden", "not-open-to-everybody")
            at = next((seat for seat in table.seats if seat.kind == "free"), None)
            given = None
        if at is None or at.kind != "free":
            raise Problem("taken", "every-seat-is-taken")
        token = secret_token()
        values = {"kind": "person", "name": clean(name, guest(at.seat, language)), "token": hash_token(token), "invite": None, "asks": invite is None}
        values |= {"stand_in": None, "stand_in_why": None, "person": person}
        if not await tables.store.take_seat({"game": id, "seat": at.seat, **values}, given):
            table.dirty = True
            raise Problem("taken", "seat-just-taken")
        for field, value in values.items():
            setattr(at, field, value)
        if at.asks:
            tables.strangers.meet(address, hash_token(token))
        tables.announce_seats(table)
        note("seat", game=id, seat=at.seat)
        await tables.start_if_full(table)
        await tables.time.wind_up(table)
        return at.seat, token


async def seat_bot(tables: Tables, id: str, token: str | None, seat: int, bot: str | None, language: str) -> None:
    """The host gives a free seat to a bot."""
    async with tables.holding(id) as table:
        at = free_seat(tables, table, token, seat)
        chosen = tables.bots.choose_bot(table.title, bot)
        name = bot_name(sum(1 for other in table.seats if other.kind == "bot"), language)
        await tables.change_seat(table, at, kind="bot", bot=chosen, name=at.name or name, invite=None)
        await tables.start_if_full(table)


async def invite_again(tables: Tables, id: str, token: str | None, seat: int) -> str:
    """The host gets a new invitation for a free seat; the old one is void."""
    async with tables.holding(id) as table:
        at = free_seat(tables, table, token, seat)
        invite = secret_token()
        await tables.change_seat(table, at, invite=hash_token(invite))
        return invite


def free_seat(tables: Tables, table: Table, token: str | None, seat: int) -> Any:
    tables.require_host(table, token)
    if not 0 <= seat < len(table.seats):
        raise Problem("not-found", "no-such-seat")
    if table.seats[seat].kind != "free" or table.status != "open":
        raise Problem("taken", "seat-is-not-free")
    return table.seats[seat]


async def let_in(tables: Tables, id: str, token: str | None, seat: int) -> None:
    """The host lets somebody in who joined."""
    async with tables.holding(id) as table:
        at = find_gathering(tables, table, token, seat)
        if at.asks:
            await tables.change_seat(table, at, asks=False)
            await tables.start_if_full(table)


async def send_away(tables: Tables, id: str, token: str | None, seat: int) -> None:
    """The host frees a seat that somebody has taken."""
    async with tables.holding(id) as table:
        at = find_gathering(tables, table, token, seat)
        if at.kind == "person":
            await tables.change_seat(table, at, **FREE)


async def replace_player(tables: Tables, id: str, token: str | None, seat: int) -> str:
    """The host gives the seat of somebody who will not come back to whoever has the new invitation; until then a bot plays it."""
    async with tables.holding(id) as table:
        tables.require_host(table, token)
        if not 0 <= seat < len(table.seats):
            raise Problem("not-found", "no-such-seat")
        at = table.seats[seat]
        if table.status != "running" or at.kind == "bot":
            raise Problem("refused", "nobody-to-replace")
        if table.present.get(seat, 0) > 0:
            raise Problem("refused", "they-are-here", {"name": at.name})
        invite = secret_token()
        bot = tables.bots.choose_bot(table.title, None)
        gone = {"kind": "free", "token": None, "person": None, "orders": None, "invite": hash_token(invite), "stand_in": bot, "stand_in_why": "host"}
        await agreements.keep_proposal(tables, table, None)  # their word is not that of whoever comes
        await tables.change_seat(table, at, **gone)
        note("replace", game=id, seat=seat)
        return invite


async def leave(tables: Tables, id: str, token: str | None) -> None:
    """Somebody gets up again before the game begins."""
    async with tables.holding(id) as table:
        at = table.seats[tables.own_seat(table, token)]
        if table.status != "open":
            raise Problem("refused", "begun-nobody-leaves")
        await tables.change_seat(table, at, **FREE)


def find_gathering(tables: Tables, table: Table, token: str | None, seat: int) -> Any:
    """A seat of a game that has not begun, for its host."""
    tables.require_host(table, token)
    if not 0 <= seat < len(table.seats):
        raise Problem("not-found", "no-such-seat")
    if table.status != "open":
        raise Problem("refused", "begun-nobody-leaves")
    return table.seats[seat]


async def cancel(tables: Tables, id: str, token: str | None) -> None:
    """The host calls a game off that has not begun."""
    async with tables.holding(id) as table:
        tables.require_host(table, token)
        if table.status == "cancelled":
            return
        if table.status != "open":
            raise Problem("refused", "begun-already")
        ended = {"status": "cancelled", "changed": time.time()}
        await tables.store.change_game({"id": id, **ended})
        table.row.update(ended)
        tables.announce_seats(table)


async def rematch(tables: Tables, id: str, token: str | None) -> str:
    """The same people and bots again, each one seat further; tokens open the same person's seat in the new game too."""
    async with tables.holding(id) as table:
        tables.own_seat(table, token)
        if table.status != "over":
            raise Problem("refused", "not-over-yet")
        if table.row["rematch"] is None:
            row = table.row
            new = new_game(table.title, table.settings, row["pace"], False, row["watch"], row["host"], time.time(), row["clock"], row["overheard"])
            new["id"] = tables.leases.new_id()
            people = table.seats[1:] + table.seats[:1]
            new["owner"] = row["owner"]
            kept = ("kind", "name", "bot", "token", "person")
            seats = [new_seat(new["id"], at, **{name: getattr(old, name) for name in kept}) for at, old in enumerate(people)]
            row["rematch"] = await tables.store.create_rematch(id, new, seats)
            tables.announce_seats(table)
            note("rematch", game=id, new=row["rematch"])
        again = str(table.row["rematch"])
    async with tables.holding(again) as table:
        await tables.start_if_full(table)
    return again


async def play_on(
    tables: Tables, id: str, token: str | None, position: int, at: int, name: str, language: str, person: str | None = None
) -> dict[str, Any]:
    """A game of one's own from a *position* of a finished one, with bots on the other seats; the finished one stays as it is."""

    def read(old: Table, seat: int | None) -> tuple[Row, list[tuple[int, Option]]]:
        if old.status != "over" or old.history is None:
            raise Problem("refused", "not-over-yet")  # whoever knows the luck of a running game knows what comes
        if not 0 <= position < len(old.history.moves):
            raise Problem("bad-input", "no-such-position", where="position")
        if not 0 <= at < len(old.seats):
            raise Problem("not-found", "no-such-seat")
        return old.row | {"players": len(old.seats)}, [(move.seat, move.option) for move in old.history.moves[:position]]

    old, decisions = await tables.look(id, token, read)
    host, key, bot = secret_token(), secret_token(), tables.bots.choose_bot(old["title"], None)
    row = new_game(old["title"], json.loads(old["options"]), "none", False, False, hash_token(host), time.time())
    row |= {"id": tables.leases.new_id(), "seed": old["seed"], "owner": person, "rated": False}
    others = [seat for seat in range(old["players"]) if seat != at]
    seats = [new_seat(row["id"], seat, kind="bot", bot=bot, name=bot_name(n, language)) for n, seat in enumerate(others)]
    seats.append(new_seat(row["id"], at, kind="person", name=clean(name, guest(at, language)), token=hash_token(key), person=person))
    await tables.store.create(row, sorted(seats, key=lambda seat: seat["seat"]))
    async with tables.holding(row["id"]) as table:

        def work() -> Entry:
            now = time.time()
            begun = table.start(now)
            assert table.history is not None
            for seat, option in decisions:
                table.history.play(option, seat)
            return table.entry([begun, table.renew(now)], now, table_views.summary_of(table))

        await tables.write(table, work, long=True)
    note("play on", game=row["id"], title=old["title"], position=position)
    return {"id": row["id"], "host": host, "seat": at, "token": key}


def summary(tables: Tables, row: Row, seats: list[Row], language: str) -> dict[str, Any]:
    """A game as a list of games shows it."""
    table = tables.tables.get(row["id"])
    stands, title = stands_of(row["summary"]), row["title"]
    names = [seat["name"] for seat in seats]
    return {
        "status": status_of(row),
        **{name: row[name] for name in ("id", "title", "pace", "listed", "created", "changed", "version", "deadline", "rematch")},
        "players": [seat_summary(seat, table) for seat in seats],
        "options": object_of(row["options"]),
        "position": stands.position,
        "to_act": stands.to_act,
        "what": stands.what,
        "asked": say_question(title, stands, language, names),
        "moment": say_moment(title, stands, language, names),
        "scores": stands.scores,
        "ranking": stands.ranking,
    }


def seat_summary(seat: Row, table: Table | None) -> dict[str, Any]:
    if table is not None:
        return table_views.player(table, table.seats[seat["seat"]])
    shown = {name: seat[name] for name in ("seat", "kind", "name", "bot", "stand_in", "stand_in_why", "asks")}
    return {**shown, "here": False, "thinking": False}


async def mine(tables: Tables, tokens: list[str], language: str) -> list[dict[str, Any]]:
    """The games of these tokens, the ones that changed last first."""
    index = {hash_token(token): at for at, token in enumerate(tokens)}
    lent = await tables.store.find_latchkeys(list(index))  # by game and seat: which of these tokens an account was lent for it
    found = []
    for row, seats in await tables.store.games_of(list(index), [game for game, _ in lent]):
        shown = summary(tables, row, seats, language)
        host = row["host"] if row["host"] in index else lent.get((row["id"], None))
        opened = [(seat["seat"], seat["token"] if seat["token"] in index else lent.get((row["id"], seat["seat"]))) for seat in seats]
        held: list[tuple[int | None, int | None]] = [(seat, index[token]) for seat, token in opened if token is not None]
        for seat, at in held or [(None, None if host is None else index[host])]:
            my_turn = seat is not None and shown["status"] == "running" and seat in shown["to_act"] and not seats[seat]["stand_in"]
            found.append({**shown, "seat": seat, "token_index": at, "my_turn": my_turn, "host": host is not None})
    return found
