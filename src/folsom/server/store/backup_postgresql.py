"""Backups of PostgreSQL, made with its own programs."""

from __future__ import annotations

import asyncio
import os
import shutil
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path

from sqlalchemy import URL, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from folsom.server.store.engine import STATEMENT_SECONDS, BadDatabase

HEAD = b"PGDMP"
DEBIAN_PROGRAMS = Path("/usr/lib/postgresql")


async def dump(address: URL, to: Path) -> None:
    """Write an archive while others use the database."""
    await _run("pg_dump", address, "--format=custom", f"--file={to}")


async def restore(file: Path, address: URL) -> None:
    """Fill an empty database from an archive, all or nothing."""
    if b"alembic_version" not in await _run("pg_restore", address, "--list", str(file)):
        raise BadDatabase(f"{file} isn't a backup of Folsom.")
    await _check_empty(address)
    all_or_nothing = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges")
    await _run("pg_restore", address, *all_or_nothing, f"--dbname={address.database}", str(file))


async def _check_empty(address: URL) -> None:
    engine = create_async_engine(address)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"The database {address.database} doesn't respond.") from error
    finally:
        await engine.dispose()
    if found:
        raise BadDatabase(f"The database {address.database} isn't empty: it has a table '{min(found)}'. Name another.")


async def _run(program: str, address: URL, *arguments: str) -> bytes:
    """Run a program, and return what it prints; raises BadDatabase if it fails."""
    command, env = (_found(program), *arguments), os.environ | _environment_for(address)
    process = await asyncio.create_subprocess_exec(*command, env=env, stdin=DEVNULL, stdout=PIPE, stderr=PIPE)
    printed, errors = await process.communicate()
    if process.returncode:
        said = errors.decode(errors="replace").strip().splitlines() or ["unknown error"]
        raise BadDatabase(f"{said[0].removeprefix(f'{program}: error: ').removesuffix('.')}.")
    return printed


def _found(program: str) -> str:
    """The path of a program: in PATH, or the newest version where Debian keeps it."""
    kept = sorted(DEBIAN_PROGRAMS.glob(f"*/bin/{program}"), key=lambda path: float(path.parts[-3]))
    found = shutil.which(program) or (str(kept[-1]) if kept else None)
    if found is None:
        raise BadDatabase(
            f"PostgreSQL's program {program} isn't installed. On Debian it's in the package postgresql-client."
        )
    return found


def _environment_for(address: URL) -> dict[str, str]:
    """Environment variables that tell a program about the database; other users could read its command line."""
    facts = {
        "PGHOST": address.host,
        "PGPORT": address.port,
        "PGUSER": address.username,
        "PGPASSWORD": address.password,
        "PGDATABASE": address.database,
        "PGSSLMODE": address.query.get("ssl"),
        "PGCONNECT_TIMEOUT": STATEMENT_SECONDS,
    }
    return {name: str(fact) for name, fact in facts.items() if fact is not None}
