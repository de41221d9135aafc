"""Servers of our own: `folsom serve` in a process, at any free port, that can be ended in every way."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from signal import SIGTERM, Signals
from subprocess import PIPE, Popen

import httpx
import psutil

SERVER_CORE, CLIENT_CORE = 0, 1
READY_WITHIN = 300.0  # seconds, for a machine that has to compile first
OPEN = re.compile(r"Folsom is open at http://(\S+) ")
NO_LIMITS = {
    "FOLSOM_PACE": "0",
    "FOLSOM_LOG": "json",
    "FOLSOM_SLEEP_AFTER": "86400",
    **dict.fromkeys(("FOLSOM_GUEST_REQUESTS", "FOLSOM_ADDRESS_REQUESTS", "FOLSOM_MESSAGES"), "1000000"),
    **dict.fromkeys(("FOLSOM_GUEST_BURST", "FOLSOM_ADDRESS_BURST", "FOLSOM_MESSAGE_BURST"), "1000000"),
    **dict.fromkeys(("FOLSOM_NEW_GUESTS", "FOLSOM_NEW_TABLES"), "1000000"),
    **dict.fromkeys(("FOLSOM_GUEST_SOCKETS", "FOLSOM_ADDRESS_SOCKETS"), "1000000"),
}


class Died(Exception):
    """A server that has ended by itself; the text has its log."""


@dataclass
class Server:
    """A server that is open; `is_ending` once we have ended it."""

    address: str
    process: Popen[str]
    log: Path
    is_ending: bool = field(default=False, init=False)

    @property
    def cpu_seconds(self) -> float:
        """What it has spent so far, without the processes of its bots."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    @property
    def memory(self) -> int:
        """Bytes that it holds."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def check_alive(self) -> None:
        """Raise if it has died, and not by our hand."""
        if self.process.poll() is not None and not self.is_ending:
            raise Died(f"the server has stopped:\n{self.log.read_text()}")

    async def end(self, by: Signals) -> int:
        """End it by a signal: its exit code."""
        self.is_ending = True
        self.process.send_signal(by)
        return await asyncio.to_thread(_ended, self.process)


async def started(folder: Path, database: str | None, settings: Mapping[str, str]) -> Server:
    """A server whose data are in this folder, once it is open; its bots may still be cold."""
    log = folder / "log"
    with log.open("a") as lines:
        process = Popen(_command(folder, database), env=os.environ | settings, stdout=PIPE, stderr=lines, text=True)
    try:
        return Server(await asyncio.to_thread(_address, process, log), process, log)
    except BaseException:
        process.kill()
        _ended(process)
        raise


def _command(folder: Path, database: str | None) -> list[str]:
    where = [] if database is None else ["--database", database]
    return [sys.executable, "-m", "folsom", "serve", "--port", "0", "--data", str(folder), *where]


def _ended(process: Popen[str]) -> int:
    """Wait until it has ended: its exit code."""
    code = process.wait()
    assert process.stdout is not None
    process.stdout.close()
    return code


def _address(process: Popen[str], log: Path) -> str:
    """Where it listens, as it says when it opens; on a machine that has to compile first this takes a minute."""
    assert process.stdout is not None
    found = OPEN.match(process.stdout.readline())
    if found is None:
        raise Died(f"the server doesn't open:\n{log.read_text()}")
    return found.group(1)


def asking(server: Server) -> httpx.AsyncClient:
    """A client for many guests: it keeps no cookie, since each request says who asks."""
    http = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


@asynccontextmanager
async def running(database: str | None) -> AsyncIterator[Server]:
    """A server on one core that is ready, bots too; we are on the other core. Its data are thrown away."""
    os.sched_setaffinity(0, {SERVER_CORE})  # which the server inherits
    with tempfile.TemporaryDirectory() as folder:
        server = await started(Path(folder), database, NO_LIMITS)
        os.sched_setaffinity(0, {CLIENT_CORE})
        try:
            await _until_ready(server)
            yield server
        finally:
            await server.end(SIGTERM)


async def _until_ready(server: Server) -> None:
    async with asking(server) as http, asyncio.timeout(READY_WITHIN):
        while (await http.get("/health/ready")).status_code != httpx.codes.OK:
            server.check_alive()
            await asyncio.sleep(1)
