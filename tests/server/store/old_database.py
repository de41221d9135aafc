"""A database as the program wrote it before schema 0003.

The rows were made with that program's own store: an open table, two in play and one that is over. They are kept in
`database_v0002.json`, bytes as `{"hex": …}`, with the commitments that the tables had.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, column, table

from folsom.server.store.engine import engine_of
from folsom.server.store.migrating import STEPS

FILE = Path(__file__).with_name("database_v0002.json")
OLD_SCHEMA = "0002"
OPEN, PLAYING, OVER, EXPRESS = (letter * 26 for letter in "opqe")


@cache
def old_rows() -> dict[str, list[dict[str, Any]]]:
    """All rows by table."""
    return {
        name: [{field: _value(value) for field, value in row.items()} for row in rows]
        for name, rows in json.loads(FILE.read_text(encoding="utf-8")).items()
        if name != "commitments"
    }


@cache
def old_commitments() -> dict[str, str]:
    """The commitments that the old program showed, by table."""
    rows = json.loads(FILE.read_text(encoding="utf-8"))["commitments"]
    return {row["table"]: row["commitment"] for row in rows}


def _value(value: Any) -> Any:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


async def make_old_database(url: str) -> None:
    """Fill an empty database as the old program left it."""
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.run_sync(_make)
    await engine.dispose()


def _make(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    command.upgrade(config, OLD_SCHEMA)
    for name, rows in old_rows().items():
        booleans = {"public", "away", "consents"}
        values = [{key: bool(value) if key in booleans else value for key, value in row.items()} for row in rows]
        connection.execute(table(name, *map(column, rows[0])).insert(), values)
