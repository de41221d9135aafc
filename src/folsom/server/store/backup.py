"""Backs up a database while it is in use, and restores a backup to an empty one.

A backup has the database's own format: a SQLite file, or a pg_dump archive.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from folsom.server.store import backup_postgresql, backup_sqlite
from folsom.server.store.engine import BadDatabase, address_of

FORMATS = {"sqlite": backup_sqlite, "postgresql": backup_postgresql}
OWNER_ONLY_MODE = 0o600  # the server's key is in it


async def back_up(url: str, file: Path) -> None:
    """Copy the database, as it is at one moment, to a new file; raises BadDatabase if that fails."""
    address = address_of(url)
    if file.exists():
        raise BadDatabase(f"The file {file} exists already. Name another file for the backup.")
    with _whole_or_nothing(file) as part:
        await FORMATS[address.get_backend_name()].dump(address, part)


async def restore(file: Path, url: str) -> None:
    """Restore a backup to a new or empty database; raises BadDatabase if that fails."""
    address = address_of(url)
    name, form = _format_of(file)
    if name != address.get_backend_name():
        raise BadDatabase(f"{file} is a backup of a {name} database. Restore it to a database of that kind.")
    await form.restore(file, address)


@contextmanager
def _whole_or_nothing(file: Path) -> Iterator[Path]:
    """A path to write to. The file appears once all of it is on disk, or not at all."""
    try:
        with TemporaryDirectory(dir=file.parent, prefix=f".{file.name}.") as folder:
            part = Path(folder) / file.name
            yield part
            part.chmod(OWNER_ONLY_MODE)
            with part.open("rb+") as written:
                os.fsync(written.fileno())
            part.replace(file)
    except OSError as error:
        raise BadDatabase(f"Can't write the backup to {file}: {error.strerror or error}.") from error


def _format_of(file: Path) -> tuple[str, ModuleType]:
    """The kind of database that this backup is of, and the module that handles it."""
    try:
        with file.open("rb") as opened:
            head = opened.read(max(len(form.HEAD) for form in FORMATS.values()))
    except OSError as error:
        raise BadDatabase(f"Can't read the backup {file}: {error.strerror or error}.") from error
    for name, form in FORMATS.items():
        if head.startswith(form.HEAD):
            return name, form
    raise BadDatabase(f"{file} isn't a backup of Folsom.")
