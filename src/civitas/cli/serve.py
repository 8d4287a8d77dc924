"""``civitas serve``: the web table."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import threading
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from civitas import bots
from civitas.bots.finding import is_path
from civitas.cli.command import app
from civitas.cli.common import Bad, plainly, screen
from civitas.kernel.registry import games

if TYPE_CHECKING:
    from civitas.server.settings import Settings

EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::1", "::")  # addresses are names anyway


@app.command("serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 for any that is free.")] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", help="A file for SQLite, or postgresql://user@host/name.", show_default="civitas.db")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="A page of another host that may use this server; several times.")] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="A name under which this server is reached, beside localhost and its addresses; several times.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="The address of a proxy in front, whose word on who asks is taken; several times.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Server processes (PostgreSQL only).", show_default="1")] = None,
    processes: Annotated[int | None, typer.Option("--bot-processes", min=1, help="Processes in which bots think.", show_default="cores - 1")] = None,
    own: Annotated[
        list[str] | None, typer.Option("--bots", metavar="BOT", help="A bot of your own, module:Class or ./file; several times.", show_default=False)
    ] = None,
    page: Annotated[
        str | None,
        typer.Option("--page", metavar="FOLDER", help="A page built with further boards (web/build_page.py --out), or a title that carries one."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in a browser.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="One line of JSON for everything that happens.")] = False,
) -> None:
    """Open the table: play in a browser, with people and bots, or by program (see /docs)."""
    try:
        import uvicorn

        from civitas.server import wire
        from civitas.server.settings import Settings
    except ImportError as problem:
        raise Bad(f"the web table needs {problem.name}: pip install civitas[server]") from None
    names = [*(name or ()), *([] if host in EVERYWHERE else [host]), *os.environ.get("CIVITAS_HOSTS", "").replace(",", " ").split()]
    lists = {"origins": origin, "hosts": names, "proxies": proxy, "bots": own_bots(own)}
    given: dict[str, object] = {"database": database, "workers": workers, "bot_processes": processes, "page_folder": page and find_page(page)}
    given |= {key: tuple(value) for key, value in lists.items() if value}
    try:
        settings = Settings.of_environment(**given)
        if settings.file is not None and not settings.file.parent.is_dir():
            raise Bad(f"there is no folder for {settings.database}")
        at = free_port(host) if port == 0 else port
        require_port(host, at)
        asyncio.run(try_database(settings))
    except ValueError as problem:
        raise Bad(str(problem)) from None
    for key, value in given.items():  # for the workers, which read the environment
        if value is not None:
            os.environ[f"CIVITAS_{key.upper()}"] = " ".join(value) if isinstance(value, tuple) else str(value)
    os.environ["CIVITAS_VERBOSE"] = "1" if verbose else os.environ.get("CIVITAS_VERBOSE", "")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1') else host}:{at}"
    closed = threading.Event()
    threading.Thread(target=welcome, args=(closed, host, at, address, settings.shown_database, browser), name="welcome", daemon=True).start()
    try:
        uvicorn.run(
            "civitas.server.app:create_app",
            factory=True,
            host=host,
            port=at,
            workers=settings.workers,
            timeout_graceful_shutdown=3,
            **wire.options(settings),
        )
    finally:
        closed.set()


def welcome(closed: threading.Event, host: str, port: int, address: str, games_kept: str, browser: bool) -> None:
    """Once somebody answers there, and not before, the table is said to be open, and shown."""
    while not answers(host, port):
        if closed.wait(0.05):
            return
    out = screen()
    out.say(f"The table is open at {address}", "bold")
    out.say(f"Games are kept in {games_kept}; the API is described at {address}/docs. Ctrl-C closes.")
    if browser:
        import webbrowser

        webbrowser.open(address)


def answers(host: str, port: int) -> bool:
    """Whether a server can be reached that listens at this address."""
    try:
        socket.create_connection(({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port), timeout=1).close()
    except OSError:
        return False
    return True


def own_bots(said: list[str] | None) -> list[str]:
    """Bots from elsewhere, as the workers will find them; Bad if one is none."""
    found = [name.strip() for text in said or () for name in text.split(",") if name.strip()]
    with plainly():
        for name in found:
            bots.maker(name)
    return [str(Path(name).absolute()) if is_path(name) and Path(name).is_file() else name for name in found]


def find_page(said: str) -> str:
    """The folder of that name, or the folder ``built`` in the package of that title; Bad if there is no page in it."""
    folder = Path(str(files(games()[said].package)), "built") if said in games() else Path(said)
    if not (folder / "index.html").is_file():
        raise Bad(f"there is no page in {folder}")
    return str(folder.absolute())


async def try_database(settings: Settings) -> None:
    """Open it and close it; Bad, in one sentence, if it cannot be used."""
    from civitas.server.store import Store, Unusable

    store = Store(settings)
    try:
        await store.open()
    except Unusable as problem:
        raise Bad(str(problem)) from None
    await store.close()


def free_port(host: str) -> int:
    with listening(host, 0) as one:
        return int(one.getsockname()[1])


def require_port(host: str, port: int) -> None:
    listening(host, port).close()


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address; Bad if there is none to be had."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise Bad(f"{host} is no address: try 127.0.0.1, or 0.0.0.0 for the whole network") from None
    one = socket.socket(family, kind, proto)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind(address)
    except OSError as problem:
        one.close()
        if problem.errno == errno.EADDRNOTAVAIL:
            raise Bad(f"{host} is not an address of this machine: try 127.0.0.1, or 0.0.0.0 for the whole network") from None
        raise Bad(f"port {port} of {host} is taken or not ours: choose another with --port") from None
    return one
