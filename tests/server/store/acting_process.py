"""A process that stores acts at several tables, and prints each once it is acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from folsom.server.store.rows import SnapshotRow
from folsom.server.store.store import Store
from tests.server.store.samples import act, opened, table

TABLES = tuple(f"t{number}" for number in range(5))
SNAPSHOT_EVERY = 4


async def act_on(store: Store, name: str) -> None:
    """Go on where the table's acts end."""
    if await store.table(name) is None:
        await store.add_table(table(name))
    number = len(await store.acts(name))
    while True:
        snapshot = SnapshotRow(number + 1, bytes(3000)) if number % SNAPSHOT_EVERY == 0 else None
        await store.act(name, act(number), number, deadline=float(number), snapshot=snapshot)
        print(name, number, flush=True)
        number += 1


async def main(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(*(act_on(store, name) for name in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
