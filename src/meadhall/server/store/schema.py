"""The tables of the database. Migrations under `migrations/` make them; a test says that the two agree."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),
    Column("password", String(255)),
    Column("created", Float, nullable=False),
    Column("likeness", String(64), nullable=False, server_default=""),  # the same for names that look the same
    Index("people_by_likeness", "likeness"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(64), nullable=False, server_default=""),  # browser and system, in a few words
    Index("sessions_by_person", "person"),
)

HALL_TABLES = Table(
    "hall_tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),  # options, clock, quick windows, invitation: settled when the table is made
    Column("seats", Text, nullable=False),  # who sits where
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("request", String(64)),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(32)),
    Column("practice", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("origin", String(32), nullable=False, server_default=""),  # a keyed hash of where its maker came from
    # The rest follows from the log; it is written a little later, for lists and for waking tables up.
    Column("moved", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("waiting", String(64), nullable=False),
    Column("clocks", Text, nullable=False),
    Column("due", Float),
    UniqueConstraint("host", "request", name="one_table_a_request"),
    Index("tables_by_phase", "phase", "listed", "moved"),
    Index("tables_by_due", "due"),
    Index("tables_by_origin", "origin", "phase"),
    Index("tables_by_host", "host", "phase"),
)

PLACES = Table(
    "places",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("hall_tables.id"), primary_key=True),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("hall_tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nth", Integer, primary_key=True, autoincrement=False),  # of two halls that go on from one row, one fails
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("heard", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("events", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("hall_tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
    Column("digest", String(64), nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("hall_tables.id"), primary_key=True),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    Column("room", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Index("chat_by_person", "person"),
)

SAGAS = Table(
    "sagas",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Column("size", Integer, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),
    Index("sagas_by_person", "person"),
    Index("sagas_by_seen", "seen"),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("source", String(32), primary_key=True),  # a finished table or a saga
    Column("open", Boolean, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)

DECKS = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("code", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("decks_by_person", "person"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
