"""Who signs out everywhere is signed out of every open socket."""

from __future__ import annotations

import asyncio

from folsom.server.clients import REVOKED, Client, Closing
from folsom.server.metrics import Metrics
from folsom.server.sockets import Sockets
from folsom.server.store.rows import GuestRow


def client_of(name: str) -> Client:
    return Client(GuestRow(name, name, 0, None, 0.0), "en")


def test_all_sockets_of_a_guest_are_closed_and_no_others() -> None:
    async def closings() -> list[Closing | None]:
        sockets = Sockets(Metrics())
        here, there, other, unknown = client_of("Belle"), client_of("Belle"), client_of("Doc"), Client(None, "en")
        with sockets.opened(here), sockets.opened(there), sockets.opened(other), sockets.opened(unknown):
            sockets.sign_out("Belle")
        return [client.closing for client in (here, there, other, unknown)]

    assert asyncio.run(closings()) == [Closing(REVOKED, "revoked"), Closing(REVOKED, "revoked"), None, None]


def test_open_sockets_are_counted() -> None:
    metrics = Metrics()
    sockets = Sockets(metrics)
    with sockets.opened(client_of("Belle")):
        assert len(sockets) == 1
        assert b"folsom_sockets 1.0" in metrics.page()
    assert len(sockets) == 0
    assert b"folsom_sockets 0.0" in metrics.page()
