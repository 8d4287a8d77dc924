"""``civitas serve``: the web table."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Annotated

import typer

from civitas.cli.command import app
from civitas.cli.ground import Bad, screen

FRAME_LIMIT = 64 * 1024


@app.command("serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 for any that is free.")] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", help="A file for SQLite, or postgresql://user@host/name.", show_default="civitas.db")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="A page of another host that may use this server; several times.")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Server processes (PostgreSQL only).", show_default="1")] = None,
    bots: Annotated[int | None, typer.Option("--bot-processes", min=1, help="Processes in which bots think.", show_default="cores - 1")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in a browser.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="One line of JSON for everything that happens.")] = False,
) -> None:
    """Open the table: play in a browser, with people and bots, or by program (see /docs)."""
    try:
        import uvicorn

        from civitas.server.settings import Settings
    except ImportError as problem:
        raise Bad(f"the web table needs {problem.name}: pip install civitas[server]") from None
    given = {"database": database, "origins": tuple(origin) if origin else None, "workers": workers, "bot_processes": bots}
    try:
        settings = Settings.of_environment(**given)
    except ValueError as problem:
        raise Bad(str(problem)) from None
    if settings.sqlite and not Path(settings.url.partition("///")[2]).absolute().parent.is_dir():
        raise Bad(f"there is no folder for {settings.database}")
    for name, value in given.items():  # for the workers, which read the environment
        if value is not None:
            os.environ[f"CIVITAS_{name.upper()}"] = " ".join(value) if isinstance(value, tuple) else str(value)
    at = free_port(host) if port == 0 else port
    if not can_listen(host, at):
        raise Bad(f"port {at} of {host} is taken or not ours: choose another with --port")
    os.environ["CIVITAS_VERBOSE"] = "1" if verbose else os.environ.get("CIVITAS_VERBOSE", "")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1') else host}:{at}"
    out = screen()
    out.say(f"The table is open at {address}", "bold")
    out.say(f"Games are kept in {settings.database}; the API is described at {address}/docs. Ctrl-C closes.")
    if browser:
        import webbrowser

        webbrowser.open(address)
    uvicorn.run(
        "civitas.server.app:create_app",
        factory=True,
        host=host,
        port=at,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as one:
        one.bind((host, 0))
        return int(one.getsockname()[1])


def can_listen(host: str, port: int) -> bool:
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((host, port))
    except OSError:
        return False
    return True
