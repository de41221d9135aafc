"""Bringing a database to the newest schema."""

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


async def migrate(line: DatabaseConnection) -> None:
    """Carry out the steps that the database lacks, all or none."""
    try:
        await line.run(_migrate)
    except DatabaseLocked as held:
        raise BadDatabase(str(held)) from None
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"The database can't be opened: {_reason(error)}.") from error


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins none for a change of schema
    _check_version(connection)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    command.upgrade(config, "head")


def _check_version(connection: Connection) -> None:
    """A database of a newer program, or of another one, is left alone."""
    known = {step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise BadDatabase(
            f"The database is newer than this program: its schema is {', '.join(found)}, and {max(known)} is the "
            "newest known here. Install the newer program, or restore a backup from before."
        )
    taken = METADATA.tables.keys() & set(inspect(connection).get_table_names())
    if taken and not found:
        raise BadDatabase(f"The database is another program's: it has a table '{min(taken)}'. Name an empty one.")


def _reason(error: DBAPIError | OSError) -> str:
    """What the database says, in one line."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().splitlines()[0].removesuffix(".").rpartition(">: ")[2] if said.strip() else "it doesn't answer"
