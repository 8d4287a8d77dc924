"""``civitas admin``: for whoever runs a server, also while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from civitas.cli.command import app
from civitas.cli.common import Bad, screen

if TYPE_CHECKING:
    from civitas.server.settings import Settings

HELP = "Look after the games of a server: copies, records, tidying up, and whether every stored game still plays."
admin = typer.Typer(help=HELP, no_args_is_help=True)
app.add_typer(admin, name="admin")

Database = Annotated[str | None, typer.Option("--database", help="As for serve.", show_default="civitas.db")]


def run(work: Any) -> Any:
    """What a coroutine gives; Bad, in one sentence, if the database cannot be used."""
    from civitas.server.problems import Problem
    from civitas.server.store import Unusable

    try:
        return asyncio.run(work) if asyncio.iscoroutine(work) else work()
    except (Unusable, ValueError, OSError, Problem) as problem:
        raise Bad(str(problem)) from None


def settings_of(database: str | None) -> Settings:
    try:
        from civitas.server.settings import Settings
    except ImportError as problem:
        raise Bad(f"the web table needs {problem.name}: pip install civitas[server]") from None
    try:
        return Settings.of_environment(database=database)
    except ValueError as problem:
        raise Bad(str(problem)) from None


@admin.command("backup")
def backup(to: Annotated[Path, typer.Argument(help="The file to write.")], database: Database = None) -> None:
    """Copy all games as they are now, also while the server runs."""
    from civitas.server import admin as work

    settings = settings_of(database)
    screen().say(f"{run(lambda: work.backup(settings, to))} games are in {to}")


@admin.command("restore")
def restore(
    copy: Annotated[Path, typer.Argument(help="A file that backup wrote.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the games that are there.")] = False,
) -> None:
    """Put a copy in the place of the games; the server must not run."""
    from civitas.server import admin as work

    settings = settings_of(database)
    screen().say(f"{run(lambda: work.restore(settings, copy, force))} games are in {settings.shown_database}")


@admin.command("export")
def export(folder: Annotated[Path, typer.Argument(help="Where the records go.")], database: Database = None) -> None:
    """Write the record of every finished game, as civitas replay opens it."""
    from civitas.server import admin as work

    settings = settings_of(database)
    screen().say(f"{len(run(gather(work.export(settings, folder))))} records were written to {folder}")


@admin.command("prune")
def prune(
    days: Annotated[float, typer.Option("--days", min=0, help="How long nothing has happened at them.")] = 30,
    finished: Annotated[bool, typer.Option("--finished", help="Finished games too, not only those that were called off.")] = False,
    database: Database = None,
) -> None:
    """Forget games that were called off long ago."""
    from civitas.server import admin as work

    settings = settings_of(database)
    screen().say(f"{run(work.prune(settings, days, finished))} games were forgotten")


@admin.command("reports")
def reports(
    close: Annotated[int | None, typer.Option("--close", help="The number of a report that was looked at.")] = None, database: Database = None
) -> None:
    """What players reported, with what was said; or close a report."""
    from civitas.server import admin as work

    settings = settings_of(database)
    out = screen()
    if close is not None:
        run(work.close_report(settings, close))
        out.say(f"report {close} is closed")
        return
    found = run(work.reports(settings))
    for one in found:
        out.say(f"{one['id']}: game {one['game']}, {one['name']} (player {one['seat'] + 1}) said: {one['text']}")
        out.say(f"   reported by player {one['by'] + 1}{': ' if one['why'] else ''}{one['why']}")
    out.say(f"{len(found)} reports are open")


@admin.command("operator")
def operator(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    database: Database = None,
    off: Annotated[bool, typer.Option("--off", help="They are one no longer.")] = False,
) -> None:
    """Let somebody look after the tables in their browser (/operator): reports, closed games, games that cannot be opened."""
    from civitas.server import admin as work

    run(work.name_operator(settings_of(database), name, not off))
    screen().say(f"{name} is {'no longer ' if off else ''}an operator")


@admin.command("reset-link")
def reset_link(name: Annotated[str, typer.Argument(help="The name of the account.")], database: Database = None) -> None:
    """A link with which somebody who has lost their password sets a new one, once, within a day."""
    from civitas.server import admin as work

    settings = settings_of(database)
    screen().say(run(work.reset_link(settings, name)))


@admin.command("replay-all")
def replay_all(database: Database = None) -> None:
    """Play every stored game again under the rules installed here; exit code 1 if one does not play as it did."""
    from civitas.server import admin as work

    settings = settings_of(database)
    found = run(gather(work.replay_all(settings)))
    faulty = [one for one in found if one.fault]
    out = screen()
    for one in faulty:
        out.say(f"{one.game} ({one.title}, {one.decisions} decisions): {one.fault}")
    for title, (old, new) in sorted({(one.title, one.carried) for one in found if one.carried}):
        number = sum(one.title == title and one.carried == (old, new) for one in found)
        out.say(f"{number} games of {title} go on under rules version {new}: they are carried over from version {old} with their next move")
    out.say(f"{len(found) - len(faulty)} of {len(found)} games play as they did")
    if faulty:
        raise typer.Exit(1)


async def gather(found: AsyncIterator[Any]) -> list[Any]:
    return [one async for one in found]
