"""Two servers never write to one database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from folsom.server.store import engine, lock
from folsom.server.store.engine import BadDatabase, address_of
from folsom.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store.samples import guest, opened, refusal

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for another who stays."""
    monkeypatch.setattr(engine, "LOCK_WAIT_SECONDS", 1)


def test_a_second_server_is_refused_with_a_sentence_and_the_first_goes_on(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            with pytest.raises(BadDatabase) as refused:
                await Store.open(database)
            name = address_of(database).database
            assert str(refused.value) == (
                f"Another server uses the database {name}. Stop that one, or name another database."
            )
            await store.add_guest(guest("Ann"))
        async with opened(database) as store:
            assert await store.guest("ann") == guest("Ann")

    asyncio.run(run())


def test_a_file_is_the_same_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/real.db"):
            (tmp_path / "other.db").symlink_to(tmp_path / "real.db")
            with pytest.raises(BadDatabase, match=r"Another server uses the database .*other\.db"):
                await Store.open(f"sqlite:///{tmp_path}/other.db")

    asyncio.run(run())


def test_who_is_killed_holds_the_database_no_more(database: str) -> None:
    async def is_refused() -> bool:
        try:
            await (await Store.open(database)).close()
        except BadDatabase as refused:
            return "Another server" in str(refused)
        return False

    command = [sys.executable, "-m", "tests.server.store.acting_process", database]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        while_it_lived = asyncio.run(is_refused())
        process.kill()
    assert (while_it_lived, asyncio.run(is_refused())) == (True, False)


def test_who_has_lost_the_database_to_another_stores_nothing_until_it_is_free(postgres: Postgres) -> None:
    """A line that breaks lets go of the database; if another takes it first, nothing more is stored."""
    url = postgres.make_database()

    async def run() -> None:
        other = create_async_engine(address_of(url))
        async with opened(url) as store, other.connect() as rival:
            await rival.execute(text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"))
            await rival.execute(text(f"SELECT pg_advisory_lock({lock.LOCK_NUMBER})"))
            assert [await refusal(store.add_guest(guest(name))) for name in ("Ann", "Bob")] == ["not-stored"] * 2
            assert await store.guest("bob") is None
            await rival.execute(text("SELECT pg_advisory_unlock_all()"))
            assert await refusal(store.add_guest(guest("Cleo"))) is None
        await other.dispose()

    asyncio.run(run())
