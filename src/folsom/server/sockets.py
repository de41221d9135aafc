"""The open sockets, so that a guest can be signed out of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from folsom.server.clients import REVOKED, Client
from folsom.server.metrics import Metrics


class Sockets:
    """All open sockets, each with its client."""

    def __init__(self, metrics: Metrics) -> None:
        self._clients: set[Client] = set()
        self._gauge = metrics.sockets

    def __len__(self) -> int:
        return len(self._clients)

    @contextmanager
    def opened(self, client: Client) -> Iterator[None]:
        """Count a client's socket as open inside this context."""
        self._clients.add(client)
        self._gauge.inc()
        try:
            yield
        finally:
            self._clients.remove(client)
            self._gauge.dec()

    def sign_out(self, guest_id: str) -> None:
        """Tell a guest's clients that their token is no longer valid, and close their sockets."""
        for client in [client for client in self._clients if client.guest_id == guest_id]:
            client.say_bye(REVOKED, "revoked")
