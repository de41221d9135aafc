"""What handlers ask for by name: `guest`, `maybe_guest`, `address`, `language`, and the server's services."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from folsom.locale import known, preferred
from folsom.server.guests import Guests
from folsom.server.metrics import Metrics
from folsom.server.refusals import Refused
from folsom.server.routes.rates import Rates
from folsom.server.routes.security import Connection, address_of, token_of
from folsom.server.services import Services
from folsom.server.settings import Settings
from folsom.server.sockets import Sockets
from folsom.server.store.rows import GuestRow
from folsom.server.store.store import Store
from folsom.server.tables.registry import TableRegistry

LANGUAGE = "language"


def language_of(connection: Connection) -> str:
    """The client's language: from the URL, the cookie or the browser, in that order; otherwise English."""
    asked = connection.query_params.get(LANGUAGE), connection.cookies.get(LANGUAGE)
    chosen = next((found for found in map(known, filter(None, asked)) if found is not None), None)
    return chosen or preferred(connection.headers.get("accept-language", ""))


def services_of(connection: Connection) -> Services:
    """The services of the server that a connection belongs to."""
    services: Services = connection.app.state.services
    return services


def check_rates(connection: Connection) -> None:
    """Refuse a client that asks too often."""
    services, token = services_of(connection), token_of(connection)
    claim = None if token is None else services.guests.claimed(token)
    services.rates.request(claim[0] if claim else None, address_of(connection, services.settings))


def _connection(scope: Scope) -> Connection:
    return ASGIConnection(scope)


async def _maybe_guest(scope: Scope, guests: NamedDependency[Guests]) -> GuestRow | None:
    """The guest who asks, or None if there is no valid token."""
    token = token_of(_connection(scope))
    if token is None:
        return None
    try:
        return await guests.guest_of(token)
    except Refused as refused:
        if refused.code not in {"not-a-guest", "token-void"}:
            raise
        return None


async def _guest(scope: Scope, guests: NamedDependency[Guests]) -> GuestRow:
    """The guest who asks; refused without a valid token."""
    token = token_of(_connection(scope))
    if token is None:
        raise Refused("not-a-guest")
    return await guests.guest_of(token)


def _address(scope: Scope, settings: NamedDependency[Settings]) -> str:
    return address_of(_connection(scope), settings)


def _language(scope: Scope) -> str:
    return language_of(_connection(scope))


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def _settings(state: State) -> Settings:
    return _services(state).settings


def _store(state: State) -> Store:
    return _services(state).store


def _guests(state: State) -> Guests:
    return _services(state).guests


def _rates(state: State) -> Rates:
    return _services(state).rates


def _metrics(state: State) -> Metrics:
    return _services(state).metrics


def _sockets(state: State) -> Sockets:
    return _services(state).sockets


def _registry(state: State) -> TableRegistry:
    registry = _services(state).registry
    assert registry is not None, "a server with table routes has tables"
    return registry


DEPENDENCIES = {
    "guest": Provide(_guest),
    "maybe_guest": Provide(_maybe_guest),
    "address": Provide(_address, sync_to_thread=False),
    "language": Provide(_language, sync_to_thread=False),
    "services": Provide(_services, sync_to_thread=False),
    "settings": Provide(_settings, sync_to_thread=False),
    "store": Provide(_store, sync_to_thread=False),
    "guests": Provide(_guests, sync_to_thread=False),
    "rates": Provide(_rates, sync_to_thread=False),
    "metrics": Provide(_metrics, sync_to_thread=False),
    "sockets": Provide(_sockets, sync_to_thread=False),
    "registry": Provide(_registry, sync_to_thread=False),
}
