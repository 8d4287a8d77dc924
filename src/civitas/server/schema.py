"""The tables of the database: games, seats, the log of each game, a checkpoint of each, chat."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={  # SQLite can only change constraints that have names
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("rules", Integer, nullable=False),  # the rules version its log is written under
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # never leaves the server while the game runs
    Column("pace", String(16), nullable=False),
    Column("status", String(16), nullable=False),  # open, running, over, cancelled
    Column("listed", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the host's token
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deadline", Float),
    Column("summary", Text, nullable=False),  # what a list of games shows: whose turn, scores
    Column("rematch", String(32)),
    Index(None, "status", "listed"),
    Index(None, "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # free, person, bot
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("stand_in", String(32)),
    Column("stand_in_why", String(8)),
    Column("token", String(64)),  # hash of the seat's token
    Column("invite", String(64)),  # hash of the invitation
    Column("asks", Boolean, nullable=False, server_default=false()),  # joined a listed table, and the host has not let them in yet
    PrimaryKeyConstraint("game", "seat"),
    Index(None, "token"),
)

log = Table(
    "log",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("key", String(96), nullable=False),
    Column("kind", String(8), nullable=False),  # start, play, undo, redo, rules
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
    UniqueConstraint("game", "key"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("game"),
)

beats = Table(
    "beats",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Float, nullable=False),  # when the server was last alive
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("key", String(96), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "key"),
    Index(None, "game", "id"),
)
