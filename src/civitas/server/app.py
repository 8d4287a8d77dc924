"""The application: everything put together."""

from __future__ import annotations

import contextlib
import gc
import importlib
import logging
import os
import re
import signal
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

import civitas
from civitas.kernel.registry import games

from . import reference
from .api import catalogue, keys, live, operators, pace, past, people, play, seats, talk
from .bot_driver import able, end_with_parent
from .gossip import Gossip
from .guard import Guard, Limits
from .inside import Elsewhere, Inside
from .language import wanted_language
from .leases import Moved
from .log import to_stderr
from .people import People
from .problems import Problem, printable
from .settings import Settings
from .store import Store
from .tables import Tables

# When cyclic garbage is looked for.  Moves leave none: the young are looked through in a few milliseconds, all there is very seldom,
# because a look through a thousand tables takes half a second.
SELDOM = (10_000, 4, 400)
DESCRIPTION = (
    "Play civilization board games from any language: get a view, the decision and its options, answer with the version you saw and a key "
    "of your own, follow what happens after a version. The token of a seat goes into the authorization header."
)
LIVE = """<p><code>WS /api/games/{id}/live</code>: the first frame is
<code>{"op": "hello", "token": ..., "language": "en", "after": version}</code>. Then come <code>table</code>, <code>players</code>,
<code>chat</code>, <code>done</code> and <code>error</code> frames; send <code>play</code>, <code>undo</code>, <code>redo</code>,
<code>chat</code>, <code>language</code>, <code>ping</code>.</p>"""
NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Civitas</title></head><body><main><h1>Civitas</h1>
<p>The table runs, but its page is not built here: run <code>make page</code>, or install the wheel.</p>
<p>Programs can play: <a href="/docs">the API</a>.</p></main></body></html>"""
ROUTERS = tuple(part.router for part in (catalogue, seats, play, talk, pace, past, people, keys, operators, live)) + (talk.blocking,)
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")


def create_app(settings: Settings | None = None) -> FastAPI:
    """The table as an ASGI application."""
    chosen = settings or Settings.of_environment()
    if os.environ.get("CIVITAS_VERBOSE"):
        to_stderr()
    for module in chosen.plugins:
        importlib.import_module(module)
    for name in chosen.bots:
        civitas.bots.admit(name)
        able.cache_clear()

    games()  # now, not when somebody waits

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        end_with_parent(os.kill, os.getpid(), signal.SIGTERM)  # a worker without its supervisor would keep the port
        before = gc.get_threshold()
        gc.freeze()  # what was imported stays, and need not be looked through
        gc.set_threshold(*SELDOM)
        store = Store(chosen)
        await store.open()
        tables = Tables(chosen, store)
        app.state.tables = tables
        app.state.people = People(tables, tables.mail)
        if not chosen.sqlite:
            app.state.inside = Inside(chosen, store, app)
            await app.state.inside.open()
        await tables.open()
        app.state.gossip = Gossip(tables, app.state.limits)
        app.state.gossip.open()
        try:
            yield
        finally:
            await tables.close()
            if not chosen.sqlite:
                await app.state.inside.close()
            await store.close()
            gc.set_threshold(*before)
            gc.unfreeze()

    app = FastAPI(title="Civitas", version=civitas.__version__, description=DESCRIPTION, lifespan=life, docs_url=None, redoc_url=None)
    app.state.settings = chosen
    app.state.limits = Limits(chosen.limits)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    if chosen.origins:
        headers = ["authorization", "content-type"]
        app.add_middleware(CORSMiddleware, allow_origins=chosen.origins, allow_methods=["GET", "POST"], allow_headers=headers)
    app.add_middleware(Elsewhere)
    app.add_middleware(Guard, settings=chosen)
    app.add_exception_handler(Problem, show_problem)
    app.add_exception_handler(Moved, let_through)
    app.add_exception_handler(RequestValidationError, show_misfit)
    app.add_exception_handler(HTTPException, show_http)
    app.add_exception_handler(Exception, show_fault)
    for router in ROUTERS:
        app.include_router(router)

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> PlainTextResponse:
        """Whether games can be reached: 200, or a Problem of 503."""
        await request.app.state.tables.store.count()
        return PlainTextResponse("ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> PlainTextResponse:
        who = request.client.host if request.client else ""
        if who not in ("127.0.0.1", "::1", *chosen.monitors):
            raise Problem("forbidden", "only-monitors")
        return PlainTextResponse(
            await metrics_of(request.app.state.tables, request.app.state.gossip.others()), media_type="text/plain; version=0.0.4"
        )

    @app.get("/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(reference.page(app.openapi(), LIVE))

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(405, "Method Not Allowed") if operations(request) else Problem("not-found", "no-such-operation")
        return page_file(path, Path(chosen.page_folder) if chosen.page_folder else page_folder())

    return app


async def metrics_of(tables: Tables, others: dict[str, dict[str, Any]]) -> str:
    """How the server does, as Prometheus reads it, each of its processes by itself if it has several; nothing about anybody."""
    told = {tables.leases.me: tables.own_figures(), **others}
    several = len(told) > 1
    text = []
    lines = [
        ("games", "gauge", "Games that are stored."),
        ("tables", "gauge", "Games that are kept in memory."),
        ("aside", "gauge", "Games that cannot be opened and were set aside."),
        ("lines", "gauge", "Open sockets."),
        ("bots_moving", "gauge", "Games in which bots move now."),
        ("moves_total", "counter", "Moves of people since the start, each on the disk."),
    ]
    for name, kind, meaning in lines:
        text.append(f"# HELP civitas_{name} {meaning}\n# TYPE civitas_{name} {kind}")
        if name == "games":  # of the whole service
            text.append(f"civitas_games {await tables.store.count()}")
            continue
        for process, found in told.items():
            where = f'{{process="{process[:8]}"}}' if several else ""
            text.append(f"civitas_{name}{where} {found['moves']['count'] if name == 'moves_total' else found[name]}")
    text.append("# HELP civitas_move_seconds From the arrival of a move to its commit, of the last thousand.\n# TYPE civitas_move_seconds summary")
    for process, found in told.items():
        where = f',process="{process[:8]}"' if several else ""
        for quantile, name in (("0.5", "p50_ms"), ("0.99", "p99_ms")):
            if found["moves"][name] is not None:
                text.append(f'civitas_move_seconds{{quantile="{quantile}"{where}}} {found["moves"][name] / 1000:.5f}')
    return "\n".join(text) + "\n"


# --- the page


def page_folder() -> Path:
    return Path(str(files("civitas.server").joinpath("page")))


def page_file(path: str, folder: Path) -> Response:
    """A file of the built page; its index for every address the page knows itself."""
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
    wanted = folder / path if path and "\x00" not in path else index
    with contextlib.suppress(OSError, ValueError):
        if wanted.is_file() and wanted.resolve().is_relative_to(folder.resolve()):
            lasting = "public, max-age=31536000, immutable" if HASHED.search(wanted.name) else "no-cache"
            return FileResponse(wanted, headers={"cache-control": lasting})
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("There is no such file.", 404)
    return FileResponse(index, headers={"cache-control": "no-cache"})


# --- what went wrong, as the client is told


def show(request: Request, problem: Problem) -> JSONResponse:
    headers = {"retry-after": str(problem.extra["retry_after"])} if problem.code == "too-many" else {}
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return JSONResponse(problem.body(wanted_language(request)), problem.status, headers)


async def show_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return show(request, problem)


async def let_through(_request: Request, problem: Exception) -> Response:
    """It is asked elsewhere (inside.py)."""
    raise problem


async def show_misfit(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    fault = problem.errors()[0]
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    if fault["type"] == "json_invalid":
        return show(request, Problem("bad-input", "not-json", where=printable(where)))
    told = str(fault["msg"]).removeprefix("Value error, ")
    kind = "not-found" if fault["loc"][:1] == ("path",) else "bad-input"
    whole = f"{where}: {told}" if where else told
    return show(request, Problem(kind, "input-does-not-fit", {"fault": whole[:300]}, where=printable(where)[:300]))


async def show_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        answer = show(request, Problem("not-allowed", "no-such-method", {"method": request.method}))
        answer.headers["allow"] = ", ".join(sorted(operations(request) or {"GET"}))
        return answer
    code = "not-found" if problem.status_code == 404 else "bad-input"
    return show(request, Problem(code, "not-understood", {"fault": problem.detail}))


def operations(request: Request) -> set[str]:
    """The methods of all operations at this address: the framework names those of the first only."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, Route)]
    fitting = [route for route in routes if route.path_regex.match(request.url.path)]
    return {method for route in fitting for method in route.methods or ()}


async def show_fault(request: Request, problem: Exception) -> Response:
    logging.getLogger("civitas.server").error("%s %s", request.method, request.url.path, exc_info=problem)
    return show(request, Problem("broken", "server-fault"))
