"""A backup is the database at one moment, and comes back as it was."""

import asyncio
import shutil
import stat
from pathlib import Path

import pytest
from sqlalchemy import select

from folsom.server.store.backup import back_up, restore
from folsom.server.store.engine import BadDatabase, engine_of
from folsom.server.store.rows import SnapshotRow
from folsom.server.store.schema import METADATA
from folsom.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store.samples import act, free, guest, line, opened, person, rating, table, with_store

FEW = 5  # acts before and after the copy is made


async def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    engine = engine_of(url)
    async with engine.connect() as connection:
        found = {
            name: sorted(map(tuple, (await connection.execute(select(rows))).all()), key=repr)
            for name, rows in METADATA.tables.items()
        }
    await engine.dispose()
    return found


async def fill(store: Store) -> None:
    """Something in every table of the database."""
    await store.keep_setting("key", b"\0\xff")
    await store.add_guest(guest("Ann", b"phrase"))
    await store.add_table(table("t", person(0, "Ann"), free(1), host="ann"))
    await store.say("t", line("Grüße 🐎"))
    await store.end("t", act(0), 9.5, 1, SnapshotRow(1, b"\0"), [rating("Ann", 25)])
    await store.add_rematch("t", table("u", free(0), free(1)))


def test_a_backup_comes_back_as_it_was(database: str, elsewhere: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await fill(store)
        await back_up(database, tmp_path / "copy")
        await restore(tmp_path / "copy", elsewhere)
        assert stat.filemode((tmp_path / "copy").stat().st_mode) == "-rw-------"
        found = await contents(elsewhere)
        assert found == await contents(database)
        assert all(found.values())
        async with opened(elsewhere) as store:
            await store.say("t", line("and it goes on"))
            assert len(await store.chat("t", 9)) == 2

    asyncio.run(run())


def test_a_backup_made_while_acts_are_stored_has_all_of_them_up_to_one(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    names = [f"t{number}" for number in range(4)]
    stored: list[int] = []

    async def write(store: Store, stop: asyncio.Event) -> None:
        while not stop.is_set():
            number = len(stored)
            await asyncio.gather(*(store.act(name, act(number), number, None) for name in names))
            stored.append(number)

    async def reached(number: int) -> None:
        while len(stored) < number:
            await asyncio.sleep(0.001)

    async def copy(store: Store) -> int:
        stop = asyncio.Event()
        writing = asyncio.create_task(write(store, stop))
        await reached(FEW)
        before = len(stored)
        await back_up(database, tmp_path / "copy")
        await reached(len(stored) + FEW)
        stop.set()
        await writing
        return before

    async def run() -> None:
        async with opened(database) as store:
            await asyncio.gather(*(store.add_table(table(name)) for name in names))
            before = await copy(store)
        await restore(tmp_path / "copy", elsewhere)
        async with opened(elsewhere) as store:
            for name in names:
                acts, at = await store.acts(name), await store.table(name)
                assert before <= len(acts) < len(stored)
                assert acts == [act(number) for number in range(len(acts))]
                assert at is not None
                assert at.waiting == acts[-1].number

    asyncio.run(run())


def test_a_database_that_is_there_is_never_overwritten(database: str, elsewhere: str, tmp_path: Path) -> None:
    async def run() -> None:
        for url, name in ((database, "Ann"), (elsewhere, "Bob")):
            async with opened(url) as store:
                await store.add_guest(guest(name))
        await back_up(database, tmp_path / "copy")
        before = await contents(elsewhere)
        with pytest.raises(BadDatabase, match=r"exists already|isn't empty"):
            await restore(tmp_path / "copy", elsewhere)
        assert await contents(elsewhere) == before

    asyncio.run(run())


def test_a_backup_never_overwrites_a_file(database: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ann")
    with_store(database, fill)
    with pytest.raises(BadDatabase, match=r"The file .*letter exists already\. Name another file for the backup"):
        asyncio.run(back_up(database, file))
    assert file.read_text() == "Dear Ann"


def test_a_backup_to_no_folder_is_refused(database: str, tmp_path: Path) -> None:
    with_store(database, fill)
    with pytest.raises(BadDatabase, match=r"Can't write the backup to .*: No such file or directory"):
        asyncio.run(back_up(database, tmp_path / "none" / "copy"))


def test_what_is_no_backup_is_refused_and_leaves_nothing(database: str, elsewhere: str, tmp_path: Path) -> None:
    with_store(database, fill)
    letter, damaged = tmp_path / "letter", tmp_path / "damaged"
    letter.write_text("Dear Ann")
    asyncio.run(back_up(database, tmp_path / "copy"))
    whole = (tmp_path / "copy").read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    for file in (letter, damaged, tmp_path / "none"):
        with pytest.raises(BadDatabase):
            asyncio.run(restore(file, elsewhere))
    asyncio.run(restore(tmp_path / "copy", elsewhere))
    assert asyncio.run(contents(elsewhere)) == asyncio.run(contents(database))


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"The database .*none\.db doesn't exist\."):
        asyncio.run(back_up(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy"))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_one_kind_does_not_go_into_the_other(postgres: Postgres, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    with_store(url, fill)
    asyncio.run(back_up(url, tmp_path / "copy"))
    with pytest.raises(BadDatabase, match=r"is a backup of a sqlite database\. Restore it to a database of that kind"):
        asyncio.run(restore(tmp_path / "copy", postgres.make_database()))


def test_without_the_programs_of_postgresql_it_says_what_to_install(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr("folsom.server.store.backup_postgresql.DEBIAN_PROGRAMS", tmp_path)
    with pytest.raises(BadDatabase, match=r"program pg_dump isn't installed\. On Debian it's in the package"):
        asyncio.run(back_up(postgres.make_database(), tmp_path / "copy"))
    assert list(tmp_path.iterdir()) == []


def test_a_journal_without_its_database_is_not_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    with_store(url, fill)
    asyncio.run(back_up(url, tmp_path / "copy"))
    (tmp_path / "y.db-wal").write_bytes(b"journal")
    with pytest.raises(BadDatabase, match=r"The database .*y\.db exists already"):
        asyncio.run(restore(tmp_path / "copy", f"sqlite:///{tmp_path}/y.db"))
