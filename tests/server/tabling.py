"""Clients and tables for tests, with the application in this process."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx

from civitas.server.app import create_app
from civitas.server.settings import Settings

GAME = "bazaar"


class Client:
    """Somebody with a token, or without one."""

    def __init__(self, http: httpx.AsyncClient, game: str = "", token: str | None = None) -> None:
        self.http, self.game, self.token = http, game, token
        self.heard: list[str] = []  # every byte that came

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str = "", /, **query: Any) -> httpx.Response:
        answer = await self.http.get(f"/api/games/{self.game}{path}", params=query, headers=self.headers)
        self.heard.append(answer.text)
        return answer

    async def post(self, where: str, /, **body: Any) -> httpx.Response:
        answer = await self.http.post(f"/api/games/{self.game}{where}", json=body, headers=self.headers)
        self.heard.append(answer.text)
        return answer

    async def table(self, **query: Any) -> dict[str, Any]:
        answer = await self.get("", **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def play(self, option: Any, version: int | None = None, key: str | None = None) -> httpx.Response:
        if version is None:
            version = (await self.table())["version"]
        return await self.post("/play", option=option, version=version, key=key or new_key())

    async def turn(self, kind: str, version: int | None = None, key: str | None = None) -> httpx.Response:
        return await self.post(f"/{kind}", version=(await self.table())["version"] if version is None else version, key=key or new_key())


def new_key() -> str:
    return uuid.uuid4().hex


class Tables:
    """Sets up games for tests."""

    def __init__(self, http: httpx.AsyncClient, app: Any) -> None:
        self.http, self.app = http, app

    async def new(self, *kinds: str, title: str = GAME, **wish: Any) -> list[Client]:
        """A game; a client for each seat of kind me, then the host."""
        seats = [{"kind": "bot", "bot": kind} if kind not in ("me", "invite") else {"kind": kind, "name": f"P{at}"} for at, kind in enumerate(kinds)]
        answer = await self.http.post("/api/games", json={"title": title, "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        clients = [Client(self.http, made["id"], seat["token"]) for seat in made["seats"] if seat["token"]]
        host = Client(self.http, made["id"], made["host"])
        host.made = made  # type: ignore[attr-defined]
        return [*clients, host]


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Tables]:
    app = create_app(replace(settings, hosts=(*settings.hosts, "table.test")))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as http:
            yield Tables(http, app)


async def play_out(clients: list[Client], choose: Callable[[dict[str, Any]], Any], most: int = 2000) -> dict[str, Any]:
    """Everybody plays until the game is over; the last table seen."""
    for _ in range(most):
        for client in clients:
            table = await client.table()
            if table["over"]:
                return table
            if table["decision"]:
                answer = await client.play(choose(table), table["version"])
                assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game does not end")


def first_choice(table: dict[str, Any]) -> Any:
    """The first option listed; of a space the smallest."""
    decision = table["decision"]
    if decision["space"] is not None:
        return space_choice(decision["space"])
    return decision["options"][0]["option"]


def space_choice(space: Any) -> Any:
    if space["space"] == "subset":
        return [space["verb"], space["items"][: space["lo"]]]
    raise AssertionError(space)
