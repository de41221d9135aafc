"""Guests, tables, what is done at them, and ratings.

The first step, for an empty database.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _settings_and_guests()
    _tables()
    _seats()
    _acts()
    _snapshots_and_chat()
    _ratings()


def _settings_and_guests() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="settings_key"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("phrase", sa.LargeBinary),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="guests_key"),
        sa.UniqueConstraint("phrase", name="guests_one_phrase"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String),
        sa.Column("spec", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("previous", sa.String),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name="tables_status"),
        sa.CheckConstraint("previous != id", name="tables_previous"),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="tables_host_of_guests"),
        sa.ForeignKeyConstraint(["previous"], ["tables.id"], name="tables_previous_of_tables"),
        sa.UniqueConstraint("previous", name="tables_one_previous"),
    )
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index("tables_by_status_deadline", "tables", ["status", "deadline"])
    op.create_index("tables_by_public_status_created", "tables", ["public", "status", "created"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("consents", sa.Boolean, nullable=False),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name="seats_kind"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="seats_table_id_of_tables"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="seats_guest_of_guests"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_guest", "seats", ["guest"])


def _acts() -> None:
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.CheckConstraint("number >= 0", name="acts_number"),
        sa.PrimaryKeyConstraint("table_id", "number", name="acts_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="acts_table_id_of_tables"),
        sqlite_with_rowid=False,
    )


def _snapshots_and_chat() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("acts", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="snapshots_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="snapshots_table_id_of_tables"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="chat_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="chat_table_id_of_tables"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="chat_guest_of_guests"),
    )
    op.create_index("chat_by_table_id_id", "chat", ["table_id", "id"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("shown", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", name="ratings_key"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="ratings_guest_of_guests"),
        sa.UniqueConstraint("game", "shown", "guest", name="ratings_one_game_shown_guest"),
    )
