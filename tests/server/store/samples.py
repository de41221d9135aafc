"""Rows to keep, and how a store is used in a test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from folsom.server.refusals import Refused
from folsom.server.store.rows import ActRow, ChatRow, GuestRow, RatingRow, SeatRow, TableRow
from folsom.server.store.store import Store
from folsom.server.store.writer import WriteObserver


@asynccontextmanager
async def opened(url: str, observer: WriteObserver | None = None) -> AsyncIterator[Store]:
    """A store that is closed in the end."""
    store = await Store.open(url, observer=observer)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, use: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, use it, close it."""

    async def run() -> None:
        async with opened(url) as store:
            await use(store)

    asyncio.run(run())


async def refusal(doing: Coroutine[Any, Any, Any]) -> str | None:
    """The word for which something is refused; None if it is done."""
    try:
        await doing
    except Refused as refused:
        return refused.code
    return None


def guest(name: str, phrase: bytes | None = None) -> GuestRow:
    return GuestRow(id=name.lower(), name=name, epoch=0, phrase=phrase, created=1.5)


def table(table_id: str, *seats: SeatRow, **facts: Any) -> TableRow:
    usual: dict[str, Any] = {
        "game": "express",
        "status": "open",
        "public": True,
        "host": None,
        "spec": b"{}",
        "created": 2.5,
    }
    return TableRow(id=table_id, secret=table_id.encode() * 4, seats=seats, **usual | facts)


def person(seat: int, name: str) -> SeatRow:
    return SeatRow(seat, "person", name.lower(), name)


def bot(seat: int) -> SeatRow:
    return SeatRow(seat, "bot", name="Bot", level="rustler")


def free(seat: int) -> SeatRow:
    return SeatRow(seat, "open")


def act(number: int, code: int | None = 7) -> ActRow:
    return ActRow(number, number % 3, code, "person", 100.25 + number)


def line(text: str, name: str = "Ann") -> ChatRow:
    return ChatRow(name.lower(), name, text, 3.5)


def rating(name: str, mean: float, deviation: float = 1.0, game: str = "express") -> RatingRow:
    return RatingRow(name.lower(), game, mean, deviation, games=1)
