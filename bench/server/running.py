"""A server of our own for measuring: one process on one core, its data in a folder that is thrown away."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil

SERVER_CORE, CLIENT_CORE = 0, 1
READY_WITHIN = 300  # seconds, for a machine that has to compile first
NO_LIMITS = {
    "FOLSOM_PACE": "0",
    "FOLSOM_LOG": "json",
    "FOLSOM_SLEEP_AFTER": "86400",
    **dict.fromkeys(("FOLSOM_GUEST_REQUESTS", "FOLSOM_ADDRESS_REQUESTS", "FOLSOM_MESSAGES"), "1000000"),
    **dict.fromkeys(("FOLSOM_GUEST_BURST", "FOLSOM_ADDRESS_BURST", "FOLSOM_MESSAGE_BURST"), "1000000"),
    **dict.fromkeys(("FOLSOM_NEW_GUESTS", "FOLSOM_NEW_TABLES"), "1000000"),
    **dict.fromkeys(("FOLSOM_GUEST_SOCKETS", "FOLSOM_ADDRESS_SOCKETS"), "1000000"),
}


@dataclass(frozen=True)
class Server:
    """A running server, and its process."""

    port: int
    process: psutil.Process

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def cpu_seconds(self) -> float:
        """What it has spent so far, without the processes of its bots."""
        times = self.process.cpu_times()
        return float(times.user + times.system)

    @property
    def memory(self) -> int:
        """Bytes that it holds."""
        return int(self.process.memory_info().rss)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(database: str | None) -> AsyncIterator[Server]:
    """A server that is ready; its log is shown if it dies."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    with tempfile.TemporaryDirectory() as folder:
        port, log = _free_port(), Path(folder) / "log"
        with log.open("w") as lines:
            process = subprocess.Popen(_command(port, folder, database), env=os.environ | NO_LIMITS, stderr=lines)
        psutil.Process(process.pid).cpu_affinity([SERVER_CORE])
        try:
            await _until_ready(port, process, log)
            yield Server(port, psutil.Process(process.pid))
        finally:
            process.terminate()
            process.wait()


def _command(port: int, folder: str, database: str | None) -> list[str]:
    where = [] if database is None else ["--database", database]
    return [sys.executable, "-m", "folsom", "serve", "--port", str(port), "--data", folder, *where]


async def _until_ready(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        for _ in range(READY_WITHIN):
            if process.poll() is not None:
                sys.exit(f"the server has stopped:\n{log.read_text()}")
            try:
                if (await client.get("/health/ready")).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(1)
    sys.exit("the server wasn't ready in time")
