"""What games came to, and how good that makes everybody: a rating for each title, of people with an account and of bots.

A rating is a skill and how uncertain it is (the model of Plackett and Luce, by OpenSkill).  Guests play as somebody unknown; a hot seat,
a game that was called off, one that went back to an earlier position and one that was played on from another count for nobody.
"""

from __future__ import annotations

import logging
import time
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from civitas.arena.figures import MU, SIGMA, rate

from . import schema, table_views
from .log import note
from .problems import Problem
from .standing import stands_of
from .store import Row, Store
from .table import Table

MIDDLE, SCALE = 1500, 40  # how a skill is written: 25 is 1500, and one more is 40 more
SHOWN = 100  # games of a history


def who_of(seat: Any) -> str:
    """By which name the result of a seat is kept; "": of nobody."""
    if seat.kind == "bot":
        return f"bot:{seat.bot}"
    return seat.person or ""


async def rate_game(store: Store, table: Table) -> None:
    """Note what a finished game came to, once."""
    seats, ranking = table.seats, table.state.ranking
    known = [who_of(seat) for seat in seats]
    people = [seat.person for seat in seats if seat.person]
    if not table.row["rated"] or table.notes or not people or len(set(people)) != len(people) or len(seats) < 2:
        return
    place_of = {seat: 1 + sum(map(len, ranking[:at])) for at, level in enumerate(ranking) for seat in level}
    places = [place_of[seat.seat] for seat in seats]
    scores = table_views.scores(table, table.state)
    try:
        async with store.writing() as connection:
            before = [await skill(connection, who, table.title) for who in known]
            after = rate(before, places)
            rows = [
                {"game": table.id, "seat": at, "who": who, "title": table.title, "at": time.time(), "players": len(seats), "place": places[at]}
                | {"score": float(scores[at]), "mu": after[at][0], "sigma": after[at][1], "before": before[at][0]}
                for at, who in enumerate(known)
                if who
            ]
            await connection.execute(insert(schema.results), rows)
        note("rated", game=table.id)
    except IntegrityError:
        pass  # it was noted before
    except Problem as problem:
        note("rated", game=table.id, problem=problem.message, level=logging.WARNING)


async def skill(connection: AsyncConnection, who: str, title: str) -> tuple[float, float]:
    """What is thought of somebody now."""
    c = schema.results.c
    newest = select(c.mu, c.sigma).where(c.who == who, c.title == title).order_by(c.at.desc()).limit(1)
    row = (await connection.execute(newest)).first() if who else None
    return (MU, SIGMA) if row is None else (row.mu, row.sigma)


def to_scale(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - MU))


async def results_of(store: Store, who: str) -> dict[str, Any]:
    """The ratings and the last games of somebody."""
    c, g, s = schema.results.c, schema.games.c, schema.seats.c
    sums = select(c.title, func.count().label("games"), func.sum(c.place).label("places")).where(c.who == who).group_by(c.title)
    wins = select(c.title, func.count().label("won")).where(c.who == who, c.place == 1).group_by(c.title)
    async with store.reading() as connection:
        rows = (await connection.execute(select(schema.results).where(c.who == who).order_by(c.at.desc()).limit(SHOWN))).mappings().all()
        played = (await connection.execute(sums)).all()  # after the games, so that each of them is counted
        won = {row.title: row.won for row in await connection.execute(wins)}
        skills = {row.title: await skill(connection, who, row.title) for row in played}
        ids = [row["game"] for row in rows]
        seats = (await connection.execute(select(s.game, s.seat, s.name, s.kind).where(s.game.in_(ids)).order_by(s.game, s.seat))).all()
        stands = {row.id: row.summary for row in await connection.execute(select(g.id, g.summary).where(g.id.in_(ids)))}
    return {
        "ratings": [
            {"title": row.title, "rating": to_scale(skills[row.title][0]), "sure": round(SCALE * skills[row.title][1]), "games": row.games}
            | {"won": won.get(row.title, 0), "place": round(row.places / row.games, 1)}
            for row in sorted(played, key=lambda row: -row.games)
        ],
        "games": [show(dict(row), [seat for seat in seats if seat.game == row["game"]], stands.get(row["game"], "{}")) for row in rows],
    }


def show(row: Row, seats: list[Any], summary: str) -> dict[str, Any]:
    score_of = dict(enumerate(stands_of(summary).scores or []))
    return {
        **{name: row[name] for name in ("game", "title", "at", "players", "place", "score")},
        "rating": to_scale(row["mu"]),
        "sure": round(SCALE * row["sigma"]),
        "change": to_scale(row["mu"]) - to_scale(row["before"]),
        "others": [{"name": one.name, "score": score_of.get(one.seat), "bot": one.kind == "bot"} for one in seats if one.seat != row["seat"]],
    }
