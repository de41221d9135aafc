"""The database's tables. A change here needs a step in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_of_%(referred_table_name)s",
        "uq": "%(table_name)s_one_%(column_0_N_name)s",
        "ck": "%(table_name)s_%(constraint_name)s",
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
    }
)

settings = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("phrase", LargeBinary, unique=True),
    Column("created", Double, nullable=False),
)

# A rematch names the table before it, which is how the next table is found. No table has two rematches.
# Only open tables have a code.
tables = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", ForeignKey("guests.id"), index=True),
    Column("spec", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("waiting", Integer, nullable=False),
    Column("deadline", Double),
    Column("winners", Integer, nullable=False),
    Column("previous", ForeignKey("tables.id"), unique=True),
    Column("code", String),
    Column("undone", Boolean, nullable=False, server_default=false()),
    Column("progress", LargeBinary),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    CheckConstraint("previous != id", name="previous"),
    Index(None, "code", unique=True),
    Index(None, "status", "deadline"),
    Index(None, "public", "status", "created"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("away", Boolean, nullable=False),
    Column("consents", Boolean, nullable=False),
    CheckConstraint("kind IN ('open', 'person', 'bot')", name="kind"),
    sqlite_with_rowid=False,
)

acts = Table(
    "acts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer),
    Column("by", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("keeps", Integer),
    CheckConstraint("number >= 0", name="number"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("acts", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "table_id", "id"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Double, nullable=False),
    UniqueConstraint("game", "shown", "guest"),
)
