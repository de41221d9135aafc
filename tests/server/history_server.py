"""FinishedTable games for tests of what there was, and a server that knows them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from folsom.server.app import make_app
from folsom.server.routes.history import HistoryRoutes
from folsom.server.routes.tables import TableRoutes
from folsom.server.services import Services, guest_services
from folsom.server.settings import Settings
from folsom.server.store.rows import GuestRow
from folsom.server.wire.bodies import GameName
from tests.server.finished_tables import FinishedTable, finished_table

GAMES: dict[GameName, dict[str, str]] = {"express": {"expert": "on"}, "super": {"reflex": "on"}}
PLAYERS, SEED = 3, 7
by_game = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: GameName) -> FinishedTable:
    """A game with choices that were taken back."""
    table = finished_table(name, PLAYERS, seed=SEED, **GAMES[name])
    assert any(act.code is None for act in table.acts)
    return table


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[AsyncClient, Services]]:
    """A server with these doors, and its services."""
    app = make_app(replace(Settings(), data=folder), open_services=guest_services, routes=[HistoryRoutes, TableRoutes])
    transport = ASGITransport(app)  # type: ignore[arg-type]  # both are ASGI, in types of their own
    async with app.lifespan(), AsyncClient(transport=transport, base_url="http://folsom") as client:
        yield client, app.state.services


def visit(folder: Path, use: Callable[[AsyncClient, Services], Awaitable[None]]) -> None:
    """Ask a server."""

    async def run() -> None:
        async with server(folder) as (client, services):
            await use(client, services)

    asyncio.run(run())


def signed(services: Services, guest: GuestRow) -> dict[str, str]:
    """The headers of a guest."""
    return {"Authorization": f"Bearer {services.guests.token_for(guest)}"}


async def signed_in(services: Services, guest: GuestRow) -> dict[str, str]:
    """The headers of a guest who is kept from now on."""
    await services.store.add_guest(guest)
    return signed(services, guest)


def refusal(answer: Any) -> tuple[int, str]:
    """The status and the word of a refusal."""
    return answer.status_code, answer.json()["error"]["code"]
