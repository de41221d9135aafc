"""A store whose writes fail when a test says so, before or after they are durable."""

from __future__ import annotations

from typing import Any

from folsom.server.refusals import Refused
from folsom.server.store.store import Store
from folsom.server.tables.table import Table


class FailingStore:
    """A store of which the writes in `failing` fail: *before* anything is stored, or *after* it is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails: str | None = None
        self.failing = {"act", "go_back", "begin", "seat"}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def act(self, *facts: Any) -> None:
        """Store an act, or fail."""
        await self._store_or_fail("act", *facts)

    async def go_back(self, *facts: Any) -> None:
        """Store an undo of a person who plays alone, or fail."""
        await self._store_or_fail("go_back", *facts)

    async def begin(self, *facts: Any) -> None:
        """Store the start, or fail."""
        await self._store_or_fail("begin", *facts)

    async def seat(self, *facts: Any) -> None:
        """Store the seats, or fail."""
        await self._store_or_fail("seat", *facts)

    async def _store_or_fail(self, write: str, *facts: Any) -> None:
        fails = self.fails if write in self.failing else None
        if fails != "before":
            await getattr(self._store, write)(*facts)
        if fails is not None:
            raise Refused("not-stored")


def fail_writes(table: Table, store: Store) -> FailingStore:
    """Give a table a store that can be told to fail."""
    failing = FailingStore(store)
    table._session._store = failing  # type: ignore[assignment]  # it has the same methods
    return failing
