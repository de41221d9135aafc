"""Copies of a database: made while it is in use, and put where there is none yet.

A backup has the database's own form: a SQLite file, or an archive of pg_dump.
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

FORMS = {"sqlite": backup_sqlite, "postgresql": backup_postgresql}
OWNER_ONLY = 0o600  # the server's key is in it


async def back_up(url: str, file: Path) -> None:
    """Copy the database, as it is at one moment, to a new file; BadDatabase says why it can't be done."""
    address = address_of(url)
    if file.exists():
        raise BadDatabase(f"There is a file {file} already; a backup needs a name of its own.")
    with _whole_or_nothing(file) as part:
        await FORMS[address.get_backend_name()].dump(address, part)


async def restore(file: Path, url: str) -> None:
    """Put a backup where there is no database yet, or an empty one; BadDatabase says why it can't be done."""
    address = address_of(url)
    name, form = _form_of(file)
    if name != address.get_backend_name():
        raise BadDatabase(f"{file} was made of a database of the kind {name}; restore it into one of that kind.")
    await form.restore(file, address)


@contextmanager
def _whole_or_nothing(file: Path) -> Iterator[Path]:
    """A place to write to: the file is there once all of it is on the disk, and otherwise never."""
    try:
        with TemporaryDirectory(dir=file.parent, prefix=f".{file.name}.") as folder:
            part = Path(folder) / file.name
            yield part
            part.chmod(OWNER_ONLY)
            with part.open("rb+") as written:
                os.fsync(written.fileno())
            part.replace(file)
    except OSError as error:
        raise BadDatabase(f"The backup can't be written to {file}: {error.strerror or error}.") from error


def _form_of(file: Path) -> tuple[str, ModuleType]:
    """What kind of database a file is the backup of."""
    try:
        with file.open("rb") as opened:
            head = opened.read(max(len(form.HEAD) for form in FORMS.values()))
    except OSError as error:
        raise BadDatabase(f"The backup {file} can't be read: {error.strerror or error}.") from error
    for name, form in FORMS.items():
        if head.startswith(form.HEAD):
            return name, form
    raise BadDatabase(f"{file} isn't a backup of Folsom.")
