"""What can be set about a server, by argument or by a ``CIVITAS_...`` variable of the environment."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, fields
from pathlib import Path

DEFAULT_DATABASE = "civitas.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Settings:
    """How this server behaves; the defaults suit one person or a small group on one machine."""

    database: str = DEFAULT_DATABASE  # a file for SQLite, postgresql://user@host/name, or either as SQLAlchemy names it
    origins: tuple[str, ...] = ()  # pages of other hosts that may use this server, e.g. https://play.example
    hosts: tuple[str, ...] = ()  # names under which this server is reached, beside its addresses and localhost; *: any
    proxies: tuple[str, ...] = ()  # addresses of proxies that say truly who asks
    monitors: tuple[str, ...] = ()  # addresses that may read /metrics, beside this machine
    workers: int = 1  # server processes on the same database
    inside: str = ""  # the address of this machine at which processes on other machines reach its own; "": there are none
    bot_processes: int = 0  # 0: one less than there are cores
    think: float = 0.6  # seconds of bots' moves that are shown at once
    bot_pause: float = 0.3  # between two turns of bots while somebody watches
    floor_pause: float = 0.8  # between two moves of bots while people may speak too
    stand_in: str = ""  # who plays for somebody whose clock ran out; "": the usual bot
    body_limit: int = 64 * 1024  # bytes of a request or a socket frame
    limits: float = 1.0  # rate limits are multiplied by this; 0: none
    open_for: float = 86400.0  # seconds after which a listed table is called off that has not begun; one by invitation after thirty times that
    live_tables: int = 500  # kept in memory
    address: str = "http://localhost:8000"  # where people reach this server: it stands in letters
    smtp: str = ""  # smtp://user:password@host:587 or smtps://...; "": no letters are sent
    mail_from: str = ""  # who sends them
    private_webhooks: bool = False  # whether webhooks may lead into a private network: for tests, or a house of one's own
    plugins: tuple[str, ...] = ()  # modules with further games
    bots: tuple[str, ...] = ()  # further bots: module:Class, or files
    page_folder: str = ""  # a page built elsewhere, with boards of further games; "": the one of this package

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it; ValueError if it is of no kind that is known here."""
        scheme, colon, rest = self.database.partition("://")
        if not colon:
            return f"sqlite+aiosqlite:///{self.database}"
        if (driver := DRIVERS.get(scheme.partition("+")[0])) is None:
            raise ValueError(f"there is no database of the kind {scheme}: name a file for SQLite, or postgresql://user@host/name")
        return f"{driver}://{rest}"

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def file(self) -> Path | None:
        """The file in which SQLite keeps the games."""
        name = self.url.partition(":///")[2].partition("?")[0]
        return Path(name).absolute() if self.sqlite and name and name != ":memory:" else None

    @property
    def shown_database(self) -> str:
        """The database as it may be told: without its password."""
        return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", self.database)

    @classmethod
    def of_environment(cls, **given: object) -> Settings:
        """The settings of the environment; *given* ones that are not None go first."""
        found: dict[str, object] = {}
        for field in fields(cls):
            text = os.environ.get(f"CIVITAS_{field.name.upper()}")
            if text is not None:
                found[field.name] = _read(text, getattr(cls, field.name), field.name)
        found.update({name: value for name, value in given.items() if value is not None})
        settings = cls(**found)  # type: ignore[arg-type]
        if settings.workers > 1 and settings.sqlite:
            raise ValueError("several workers need PostgreSQL: SQLite has one writer")
        return settings


def _read(text: str, default: object, name: str) -> object:
    if isinstance(default, tuple):
        return tuple(part for part in text.replace(",", " ").split() if part)
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes")
    try:
        return type(default)(text)  # type: ignore[call-arg]
    except ValueError:
        raise ValueError(f"CIVITAS_{name.upper()} should be a number, not {text!r}") from None
