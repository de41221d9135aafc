"""A whole server in this process, at a free port, with bots that think at once; and people with browsers."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from folsom.server.app import make_app
from folsom.server.metrics import Metrics
from folsom.server.running import config_of, listening_at
from folsom.server.services import Services, guest_services
from folsom.server.settings import Settings
from folsom.server.tables.registry import TableRegistry
from tests.server.tables.harness import RandomBots

PATIENCE = 60.0
LITTLE = 16 * 1024  # bytes that wait in the system for a client that doesn't read
UNBOUND = {"guest_requests": 10_000.0, "guest_burst": 10_000, "address_requests": 10_000.0, "address_burst": 10_000}


@asynccontextmanager
async def quick_services(settings: Settings, metrics: Metrics) -> AsyncIterator[Services]:
    """All services, but for the processes in which bots think."""
    async with guest_services(settings, metrics) as services:
        services.registry = TableRegistry(services.store, RandomBots(), settings, metrics=metrics)
        await services.registry.open()
        try:
            yield services
        finally:
            await services.close_tables()


@dataclass
class Browser:
    """Someone's browser: it has a cookie once it is known."""

    http: httpx.AsyncClient
    port: int
    me: str = ""

    async def post(self, path: str, body: Any = None) -> Any:
        """What the server answers."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def socket(self, table: str, query: str = "", **options: Any) -> connect:
        """A socket to a table."""
        headers = {"Origin": f"http://127.0.0.1:{self.port}", **options.pop("headers", {})}
        if "folsom" in self.http.cookies:
            headers["Cookie"] = f"folsom={self.http.cookies['folsom']}"
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}"
        return connect(url, additional_headers=headers, compression=None, proxy=None, **options)


@dataclass
class LiveServer:
    """A server that runs, and its services."""

    port: int
    services: Services

    @asynccontextmanager
    async def browser(self, name: str | None = None) -> AsyncIterator[Browser]:
        """Someone's browser; with a name, they are a guest already."""
        url = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE, trust_env=False) as http:
            browser = Browser(http, self.port)
            if name is not None:
                browser.me = (await browser.post("/api/guests", {"name": name}))["id"]
            yield browser


def with_live_server(
    test: Callable[[LiveServer], Awaitable[None]], folder: Path, patience: float = PATIENCE, **settings: Any
) -> None:
    """Run a test against a server."""
    settled = replace(Settings(data=folder, pace=(0.0, 0.0)), **{**UNBOUND, **settings})
    with ThreadPoolExecutor(max_workers=1) as thread:  # in this one a browser's loop may be running
        thread.submit(lambda: asyncio.run(_serving(test, patience, settled))).result()


async def _serving(test: Callable[[LiveServer], Awaitable[None]], patience: float, settings: Settings) -> None:
    app = make_app(settings, open_services=quick_services)
    server = uvicorn.Server(config_of(app, settings))
    with listening_at("127.0.0.1", [0]) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
        running = asyncio.create_task(server._serve(sockets=[listener]))
        async with asyncio.timeout(patience):
            while not server.started:
                await asyncio.sleep(0.005)
            try:
                await test(LiveServer(listener.getsockname()[1], app.state.services))
            finally:
                server.should_exit = True
                await running
                logging.getLogger("uvicorn.access").propagate = True  # as it was before the framework turned it off


async def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] == kind:
            return message


async def asked(line: ClientConnection, message: Any) -> dict[str, Any]:
    """The answer to a message: done, refused, or pong."""
    await line.send(message if isinstance(message, str | bytes) else json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(await line.recv())
        if answer["type"] in {"done", "refused", "pong"}:
            return answer
