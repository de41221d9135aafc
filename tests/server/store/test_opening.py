"""A database that can't be used is refused with a sentence, and no secret is in it."""

import asyncio
import os
from pathlib import Path

import pytest

from folsom.server.store.engine import PRAGMAS, BadDatabase, engine_of, writer_connection
from folsom.server.store.store import Store
from tests.server.postgres import Postgres


def complaint(url: str) -> str:
    with pytest.raises(BadDatabase) as caught:
        asyncio.run(Store.open(url))
    sentence = str(caught.value)
    assert sentence.endswith((".", "…"))
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "Can't read the database URL. Write sqlite:///FILE or postgresql://…"),
        ("folsom.db", "Can't read the database URL. Write sqlite:///FILE or postgresql://…"),
        ("postgresql://host:port/x", "Can't read the database URL. Write sqlite:///FILE or postgresql://…"),
        ("mysql://host/x", "Folsom can't use a 'mysql' database. Use sqlite:///FILE or postgresql://…"),
        ("sqlite://", "A SQLite URL names a file and nothing else. Write sqlite:///folder/folsom.db."),
        ("sqlite:///:memory:", "A SQLite URL names a file and nothing else. Write sqlite:///folder/folsom.db."),
        ("sqlite:///x.db?mode=ro", "A SQLite URL names a file and nothing else. Write sqlite:///folder/folsom.db."),
        (
            "postgresql://u:secret@host",
            "The PostgreSQL URL names no database. Write postgresql://user:password@host/database.",
        ),
    ],
)
def test_a_url_that_means_no_database_is_refused(url: str, sentence: str) -> None:
    assert complaint(url) == sentence


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert complaint(f"sqlite:///{tmp_path}/none/x.db") == f"The database's folder {tmp_path}/none doesn't exist."


def test_a_file_that_is_no_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, this is not a database at all. " * 100)
    assert complaint(f"sqlite:///{file}") == "Can't open the database: file is not a database."
    assert file.read_text().startswith("Dear Ann")


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    assert complaint(f"sqlite:///{tmp_path}") == "Can't open the database: unable to open database file."


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert complaint(f"sqlite:///{tmp_path}/x.db") == "Can't open the database: unable to open database file."


def test_a_server_that_is_not_there_is_refused(unused_port: int) -> None:
    sentence = complaint(f"postgresql://ann:secret@127.0.0.1:{unused_port}/x")
    assert sentence.startswith("Can't open the database: ")
    assert "secret" not in sentence


def test_a_database_that_its_server_does_not_have_is_refused(postgres: Postgres) -> None:
    sentence = complaint(f"postgresql://postgres@127.0.0.1:{postgres.port}/nowhere")
    assert sentence == 'Can\'t open the database: database "nowhere" does not exist.'


def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    """WAL, synchronous FULL and foreign keys hold where the writer writes."""
    found: list[object] = []

    async def run() -> None:
        engine = engine_of(f"sqlite:///{tmp_path}/x.db")
        line = writer_connection(engine)
        names = [pragma.split(" = ")[0] for pragma in PRAGMAS]
        await line.run(lambda wire: found.extend(wire.exec_driver_sql(name).scalar() for name in names))
        await line.close()
        await engine.dispose()

    asyncio.run(run())
    assert found == ["wal", 2, 8000, 1, 5000]
