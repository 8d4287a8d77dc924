"""The tables of the database: games, seats, the log of each game, a checkpoint of each, chat; people with an account and what is theirs."""

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
    true,
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
    Column("overheard", Boolean, nullable=False, server_default=true()),  # whether spectators read the talk
    Column("host", String(64), nullable=False),  # hash of the host's token
    Column("owner", String(32), ForeignKey("people.id", ondelete="SET NULL")),  # the account of the host
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deadline", Float),
    Column("clock", Text),  # the rules of its clock, where they are not those of its pace
    Column("clocks", Text),  # what the clock of each seat shows
    Column("summary", Text, nullable=False),  # what a list of games shows: whose turn, scores
    Column("rematch", String(32)),
    Column("proposal", Text),  # what somebody asks the table to agree on
    Column("rated", Boolean, nullable=False, server_default=true()),  # whether its result counts: a game that was played on from another does not
    Column("closed", Float),  # when whoever runs the server closed it
    Index(None, "status", "listed"),
    Index(None, "deadline"),
    Index(None, "owner"),
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
    Column("orders", Text),  # what is done for its player unasked
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),  # the account of its player; guests have none
    PrimaryKeyConstraint("game", "seat"),
    Index(None, "token"),
    Index(None, "person"),
)

log = Table(
    "log",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("key", String(96), nullable=False),
    Column("kind", String(8), nullable=False),  # start, play, undo, redo, rules, rewind
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

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),  # when a server ran again
)

shares = Table(  # in which games are dealt to processes, by how their ids begin (PostgreSQL)
    "shares",
    metadata,
    Column("share", String(1), primary_key=True),
    Column("fence", BigInteger, nullable=False),  # how often it was taken: every write names it
    Column("process", String(32)),  # who took it last
)

processes = Table(  # of the service; those are alive that hold the lock of their number
    "processes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("id", String(32), nullable=False),
    Column("hand", String(108), nullable=False),  # where it takes connections over from others on its machine
    Column("address", String(200), nullable=False),  # where it answers what others hand on
    Column("since", Float, nullable=False),
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
    Column("phrase", String(32)),  # one that every language has: everybody reads it in their own
    Column("hearer", Integer),  # the seat it was said to alone
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),  # the account of whoever said it
    Column("removed", Float),  # when whoever runs the server took it away
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "key"),
    Index(None, "game", "id"),
)

jottings = Table(  # what a player writes down for themselves
    "jottings",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

reports = Table(  # what somebody found wrong with what was said at a table
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("chat", BigInteger().with_variant(Integer, "sqlite"), nullable=False),
    Column("by", Integer, nullable=False),  # the seat of whoever reports
    Column("why", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    UniqueConstraint("game", "chat", "by"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),  # as it is shown
    Column("login", String(64), nullable=False),  # the name, folded: two that look alike are one
    Column("password", String(200), nullable=False),  # argon2id
    Column("mail", String(254)),
    Column("mail_checked", Boolean, nullable=False, server_default=false()),
    Column("operator", Boolean, nullable=False, server_default=false()),
    Column("shown", Boolean, nullable=False, server_default=false()),  # whether others see their results
    Column("created", Float, nullable=False),
    Column("settings", Text, nullable=False),  # language, zone, what they want to be told
    UniqueConstraint("login"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the cookie, or of a program's token
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # device, program
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "person"),
)

latchkeys = Table(  # what a device of an account opens seats with: they end with its session
    "latchkeys",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),  # none: the host's
    Index(None, "game"),
    Index(None, "session"),
)

results = Table(  # what finished games came to; the newest row of somebody in a title is their rating
    "results",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(48), nullable=False),  # the id of an account, or bot:NAME
    Column("title", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("before", Float, nullable=False),  # mu before this game
    PrimaryKeyConstraint("game", "seat"),
    Index(None, "who", "title", "at"),
)

passkeys = Table(  # what somebody signs in with instead of a password
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as the authenticator names it, base64url
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),  # the public one, base64url
    Column("count", BigInteger, nullable=False),  # how often it was used, if the authenticator says so
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),
    Index(None, "person"),
)

challenges = Table(  # what a passkey has to sign, once
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE")),  # who makes a passkey; none: whoever signs in
    Column("until", Float, nullable=False),
)

blocks = Table(  # whom somebody does not want to meet
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

secrets = Table(  # what the server keeps to itself, as long as it lives
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

ways = Table(  # how somebody is reached besides by mail
    "ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE")),  # none: the browser of a guest
    Column("kind", String(8), nullable=False),  # webhook, push
    Column("address", Text, nullable=False),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE")),  # of which alone it is told; none: of all
    Column("keys", Text),  # of a browser: what is sent to it is sealed with them
    Column("settings", Text),  # of a browser: its language and zone, and the quiet hours of a guest
    Column("session", String(64), ForeignKey("sessions.token", ondelete="CASCADE")),  # of a browser: its device
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("off", Boolean, nullable=False),  # it failed too often
    Column("answer", Integer),  # the last status; 0: none came
    Column("tried", Float),
    Index(None, "person"),
)

told = Table(  # the seats that the browser of a guest is told of
    "told",
    metadata,
    Column("way", String(32), ForeignKey("ways.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("way", "game", "seat"),
    Index(None, "game"),
)

notices = Table(  # what somebody is to be told, while it is so
    "notices",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # turn, begins, over, stand-in
    Column("way", String(32), nullable=False),  # mail, or the id of one of the ways
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE")),  # none: a guest
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("sent", Float),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("game", "seat", "kind", "way"),
    Index(None, "sent", "due"),
)

letters = Table(  # links that were sent by mail
    "letters",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # reset, mail
    Column("mail", String(254)),
    Column("until", Float, nullable=False),
    Index(None, "person"),
)
