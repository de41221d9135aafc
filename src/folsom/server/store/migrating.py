"""Migrates a database to the newest schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from folsom.server.store.connection import DatabaseConnection
from folsom.server.store.engine import BadDatabase
from folsom.server.store.lock import DatabaseLocked
from folsom.server.store.schema import METADATA

STEPS = Path(__file__).with_name("migrations")


async def migrate(database: DatabaseConnection) -> None:
    """Run the steps that the database lacks, all or none of them."""
    try:
        await database.run(_migrate)
    except DatabaseLocked as locked:
        raise BadDatabase(str(locked)) from None
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"Can't open the database: {_reason(error)}.") from error


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver doesn't begin a transaction to change a schema
    _check_version(connection)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    command.upgrade(config, "head")


def _check_version(connection: Connection) -> None:
    """Leave a database of a newer version, or of another program, alone."""
    known = {step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise BadDatabase(
            f"The database was made by a newer version of Folsom: its schema is {', '.join(found)}, and this version "
            f"knows schemas up to {max(known)}. Install the newer version, or restore an older backup."
        )
    taken = METADATA.tables.keys() & set(inspect(connection).get_table_names())
    if taken and not found:
        raise BadDatabase(f"The database belongs to another program: it has a table '{min(taken)}'. Name an empty one.")


def _reason(error: DBAPIError | OSError) -> str:
    """The database's own message, in one line."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().splitlines()[0].removesuffix(".").rpartition(">: ")[2] if said.strip() else "it doesn't respond"
