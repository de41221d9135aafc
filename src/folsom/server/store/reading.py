"""Reads from the database, independently of the writer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Row, Select, literal, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.refusals import Refused

T = TypeVar("T")
AnyRow: TypeAlias = Row[*tuple[Any, ...]]
Query: TypeAlias = Select[*tuple[Any, ...]]
_PING: Query = select(literal(1))


class Reader:
    """Runs queries. If the database doesn't respond, it refuses with `not-stored`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self, query: Query, **values: Any) -> Sequence[AnyRow]:
        """All rows of the result."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query, values)).all()
        except (DBAPIError, OSError) as error:
            raise Refused("not-stored") from error

    async def one(self, make: Callable[[AnyRow], T], query: Query, **values: Any) -> T | None:
        """The object made from the first row, or None."""
        rows = await self.all(query, **values)
        return make(rows[0]) if rows else None

    async def many(self, make: Callable[[AnyRow], T], query: Query, **values: Any) -> list[T]:
        """The objects made from all rows."""
        return [make(row) for row in await self.all(query, **values)]

    async def answers(self) -> bool:
        """Whether the database responds."""
        try:
            return bool(await self.all(_PING))
        except Refused:
            return False
