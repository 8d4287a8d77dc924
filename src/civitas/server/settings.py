"""What can be set about a server, by argument or by a ``CIVITAS_...`` variable of the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields

DEFAULT_DATABASE = "civitas.db"


@dataclass(frozen=True)
class Settings:
    """How this server behaves; the defaults suit one person or a small group on one machine."""

    database: str = DEFAULT_DATABASE  # a file for SQLite, or postgresql://user@host/name
    origins: tuple[str, ...] = ()  # pages of other hosts that may use this server, e.g. https://play.example
    workers: int = 1  # server processes on the same database
    bot_processes: int = 0  # 0: one less than there are cores
    think: float = 0.6  # seconds of bots' moves that are shown at once
    bot_pause: float = 0.3  # between two turns of bots while somebody watches
    floor_pause: float = 0.8  # between two moves of bots while people may speak too
    stand_in: str = ""  # who plays for somebody whose clock ran out; "": the strongest bot
    body_limit: int = 64 * 1024  # bytes of a request or a socket frame
    limits: float = 1.0  # rate limits are multiplied by this; 0: none
    live_tables: int = 500  # kept in memory
    plugins: tuple[str, ...] = ()  # modules with further games

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.database.partition("://")[2]
        return self.database if "://" in self.database else f"sqlite+aiosqlite:///{self.database}"

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

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
    try:
        return type(default)(text)  # type: ignore[call-arg]
    except ValueError:
        raise ValueError(f"CIVITAS_{name.upper()} should be a number, not {text!r}") from None
