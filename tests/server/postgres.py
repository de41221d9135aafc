"""Debian's PostgreSQL for tests: a server of its own, in a temporary folder, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

BINARIES = Path("/usr/lib/postgresql")
HOST = "127.0.0.1"
START_SECONDS = 60
# Tests kill processes, not the machine: nothing needs to wait for the disk.
HASTE = "-c fsync=off -c full_page_writes=off -c max_wal_senders=0 -c wal_level=minimal"
SMALL = "-c shared_buffers=16MB -c max_connections=60 -c unix_socket_directories="


class NoPostgres(Exception):
    """Why there is none to be had."""


class Postgres:
    """A running server: each database that it makes is a new one."""

    def __init__(self, folder: Path, port: int, care: str) -> None:
        self.folder, self.port, self._care = folder, port, care
        self._numbers = count(1)

    def make_database(self) -> str:
        """The URL of an empty database."""
        name = f"folsom_{next(self._numbers)}"
        _run("createdb", f"--host={HOST}", f"--port={self.port}", "--username=postgres", name)
        return f"postgresql://postgres@{HOST}:{self.port}/{name}"

    def start(self) -> None:
        """Serve, and return once it answers."""
        options = f"-h {HOST} -p {self.port} {self._care} {SMALL}"
        log = self.folder / "log"
        _run("pg_ctl", "start", "-w", "-t", str(START_SECONDS), "-D", str(self._data), "-l", str(log), "-o", options)

    def stop(self) -> None:
        """Serve no more, whoever is connected."""
        _run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self._data))

    def initialise(self) -> None:
        """Make the folder of an empty server."""
        _run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "-D", str(self._data))

    @property
    def _data(self) -> Path:
        return self.folder / "data"


@contextmanager
def running_postgres(care: str = HASTE) -> Iterator[Postgres]:
    """A server for as long as this lasts, with these options; NoPostgres says why there can't be one."""
    folder = Path(tempfile.mkdtemp(prefix="folsom-postgres-"))
    server = Postgres(folder, free_port(), care)
    try:
        _give_away(folder)
        server.initialise()
        server.start()
        yield server
    finally:
        with suppress(NoPostgres):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of this process; without one they are skipped with the reason."""
    if not _binaries():
        pytest.skip("PostgreSQL isn't installed (on Debian: apt-get install postgresql)")
    with running_postgres() as server:
        yield server


def _binaries() -> Path | None:
    """The folder of the newest version's programs."""
    versions = [path for path in BINARIES.glob("*/bin") if (path / "initdb").exists()]
    return max(versions, key=lambda path: float(path.parent.name), default=None)


def _run(program: str, *arguments: str) -> None:
    """Run one of its programs, as its own user: it refuses to be run by root."""
    folder = _binaries()
    if folder is None:
        raise NoPostgres(f"There is no PostgreSQL in {BINARIES}.")
    command = [*_as_its_user(), str(folder / program), *arguments]
    done = subprocess.run(command, cwd="/", capture_output=True, stdin=subprocess.DEVNULL, timeout=120, check=False)
    if done.returncode:
        raise NoPostgres(f"{program}: {done.stderr.decode(errors='replace').strip()}")


def _as_its_user() -> list[str]:
    if os.getuid():
        return []
    user = pwd.getpwnam("postgres")
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", "--"]


def _give_away(folder: Path) -> None:
    """The folder belongs to whoever runs the server."""
    if not os.getuid():
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)


def free_port() -> int:
    with socket.socket() as entry_point:
        entry_point.bind((HOST, 0))
        return int(entry_point.getsockname()[1])
