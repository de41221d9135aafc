"""Runs `folsom serve` as a process on a free port, and ends it with any signal."""

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
READY_SECONDS = 300.0  # enough to compile everything first
OPEN_LINE = re.compile(r"Folsom is open at http://(\S+) ")
NO_LIMITS = {
    "FOLSOM_PACE": "0",
    "FOLSOM_LOG": "json",
    "FOLSOM_SLEEP_AFTER": "86400",
    **dict.fromkeys(("FOLSOM_GUEST_REQUESTS", "FOLSOM_ADDRESS_REQUESTS", "FOLSOM_MESSAGES"), "1000000"),
    **dict.fromkeys(("FOLSOM_GUEST_BURST", "FOLSOM_ADDRESS_BURST", "FOLSOM_MESSAGE_BURST"), "1000000"),
    **dict.fromkeys(("FOLSOM_NEW_GUESTS", "FOLSOM_NEW_TABLES"), "1000000"),
    **dict.fromkeys(("FOLSOM_GUEST_SOCKETS", "FOLSOM_ADDRESS_SOCKETS"), "1000000"),
}


class ServerDied(Exception):
    """A server has ended unexpectedly; the text has its log."""


@dataclass
class Server:
    """An open server; `is_ending` once it was sent a signal."""

    address: str
    process: Popen[str]
    log: Path
    is_ending: bool = field(default=False, init=False)

    @property
    def cpu_seconds(self) -> float:
        """Its CPU time so far, without the bots' processes."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    @property
    def memory(self) -> int:
        """Its resident memory in bytes."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def check_alive(self) -> None:
        """Raise if it has ended without a signal from us."""
        if self.process.poll() is not None and not self.is_ending:
            raise ServerDied(f"the server has stopped:\n{self.log.read_text()}")

    async def end(self, by: Signals) -> int:
        """End it with a signal; returns its exit code."""
        self.is_ending = True
        self.process.send_signal(by)
        return await asyncio.to_thread(_ended, self.process)


async def started(folder: Path, database: str | None, settings: Mapping[str, str]) -> Server:
    """A server with its data in this folder, once it is open; its bots may still be warming up."""
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
    """Wait until it has ended; returns its exit code."""
    code = process.wait()
    assert process.stdout is not None
    process.stdout.close()
    return code


def _address(process: Popen[str], log: Path) -> str:
    """The address that it prints when it opens; if it has to compile first, that takes a minute."""
    assert process.stdout is not None
    found = OPEN_LINE.match(process.stdout.readline())
    if found is None:
        raise ServerDied(f"the server doesn't open:\n{log.read_text()}")
    return found.group(1)


def http_client(server: Server) -> httpx.AsyncClient:
    """A client for many guests: it keeps no cookies, since each request has a token."""
    http = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


@asynccontextmanager
async def running(database: str | None) -> AsyncIterator[Server]:
    """A ready server on one core, bots included; this process runs on the other core. Its data is temporary."""
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
    async with http_client(server) as http, asyncio.timeout(READY_SECONDS):
        while (await http.get("/health/ready")).status_code != httpx.codes.OK:
            server.check_alive()
            await asyncio.sleep(1)
