"""The steps lead to the schema, whole or not at all, and never touch what they don't know."""

import asyncio
import re
import subprocess
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from folsom.server.codes import CODE_PATTERN
from folsom.server.store.backup_postgresql import _found
from folsom.server.store.engine import BadDatabase, engine_of
from folsom.server.store.migrating import STEPS
from folsom.server.store.schema import METADATA
from folsom.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store.samples import guest, opened, table, with_store


async def on(url: str, *statements: str) -> None:
    engine = engine_of(url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def make_from_steps(url: str) -> None:
    await (await Store.open(url)).close()


async def make_from_metadata(url: str) -> None:
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.create_all)
    await engine.dispose()


async def differences(url: str) -> list[object]:
    def compared(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine = engine_of(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(compared)
    await engine.dispose()
    return found


async def sqlite_schema(url: str) -> list[list[str]]:
    """The lines of each definition; constraints may come in any order, and columns of later steps in one line."""
    engine = engine_of(url)
    query = text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name != 'alembic_version' ORDER BY name")
    async with engine.connect() as connection:
        written = [re.split(r"\n|, (?=\w+ [A-Z]+)", row[0]) for row in await connection.execute(query)]
    await engine.dispose()
    return [sorted(line.strip(", \t") for line in lines) for lines in written]


def postgresql_schema(url: str) -> list[str]:
    command = [_found("pg_dump"), "--schema-only", "--exclude-table=alembic_version", url]
    dumped = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    return [row for row in dumped.splitlines() if row and not row.startswith(("--", "\\"))]


def test_the_steps_lead_to_the_schema(database: str) -> None:
    asyncio.run(make_from_steps(database))
    assert asyncio.run(differences(database)) == []


def test_the_steps_write_the_same_definitions_as_the_schema_on_sqlite(tmp_path: Path) -> None:
    migrated, made = f"sqlite:///{tmp_path}/migrated.db", f"sqlite:///{tmp_path}/made.db"
    asyncio.run(make_from_steps(migrated))
    asyncio.run(make_from_metadata(made))
    assert asyncio.run(sqlite_schema(migrated)) == asyncio.run(sqlite_schema(made)) != []


def test_the_steps_write_the_same_definitions_as_the_schema_on_postgresql(postgres: Postgres) -> None:
    migrated, made = postgres.make_database(), postgres.make_database()
    asyncio.run(make_from_steps(migrated))
    asyncio.run(make_from_metadata(made))
    assert postgresql_schema(migrated) == postgresql_schema(made) != []


def test_opening_again_changes_nothing(database: str) -> None:
    async def add(store: Store) -> None:
        await store.add_guest(guest("Ann"))

    async def look(store: Store) -> None:
        assert await store.guest("ann") == guest("Ann")

    with_store(database, add)
    with_store(database, look)


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await store.add_guest(guest("Ann"))
        newest = max(path.stem[1:5] for path in (STEPS / "versions").glob("v*.py"))
        await on(database, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(
            BadDatabase, match=r"made by a newer version of Folsom: its schema is 9999, and .* up to \d{4}\."
        ):
            await Store.open(database)
        await on(database, f"UPDATE alembic_version SET version_num = '{newest}'")
        async with opened(database) as store:
            assert await store.guest("ann") == guest("Ann")

    asyncio.run(run())


def test_the_database_of_another_program_is_left_alone(database: str) -> None:
    async def run() -> None:
        await on(database, "CREATE TABLE guests (room INTEGER)", "INSERT INTO guests VALUES (7)")
        with pytest.raises(BadDatabase, match="belongs to another program: it has a table 'guests'"):
            await Store.open(database)
        await on(database, "UPDATE guests SET room = 8 WHERE room = 7")

    asyncio.run(run())


def test_tables_that_were_open_before_codes_get_one(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            for name, status in (("one", "open"), ("two", "open"), ("three", "playing"), ("four", "over")):
                await store.add_table(table(name, status=status))
        await on(database, "DROP INDEX tables_by_code", "ALTER TABLE tables DROP COLUMN code")
        await on(database, "ALTER TABLE tables DROP COLUMN progress")
        await on(database, "ALTER TABLE tables DROP COLUMN undone", "ALTER TABLE acts DROP COLUMN keeps")
        await on(database, "UPDATE alembic_version SET version_num = '0001'")
        async with opened(database) as store:
            codes = [(await store.table(name) or table("none")).code for name in ("one", "two", "three", "four")]
            assert codes[2:] == [None, None]
            assert len({code for code in codes[:2] if code is not None and CODE_PATTERN.fullmatch(code)}) == 2
            assert await store.table_with_code(codes[0] or "") == "one"

    asyncio.run(run())


def test_a_step_that_fails_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that break off in the middle, as when the process is killed: the next start begins anew."""

    def broken(connection: object, record: object, *rest: object) -> None:
        raise OSError("killed")

    async def run() -> None:
        with monkeypatch.context() as patched:
            patched.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", broken)
            with pytest.raises(BadDatabase, match="killed"):
                await Store.open(database)
        engine = engine_of(database)
        async with engine.connect() as connection:
            assert await connection.run_sync(lambda plain: inspect(plain).get_table_names()) == []
        await engine.dispose()
        async with opened(database) as store:
            assert await store.healthy()

    asyncio.run(run())


def test_every_step_has_a_number_of_its_own_in_its_name() -> None:
    steps = sorted(path.stem for path in (STEPS / "versions").glob("v*.py"))
    assert [name[:6] for name in steps] == [f"v{number:04}_" for number in range(1, len(steps) + 1)]
