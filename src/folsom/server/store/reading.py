"""Reading, beside the writer."""

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
_SIGN_OF_LIFE: Query = select(literal(1))


class Reader:
    """Answers from what is stored; a database that doesn't answer is refused `not-stored`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self, query: Query, **values: Any) -> Sequence[AnyRow]:
        """Every row of the answer."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query, values)).all()
        except (DBAPIError, OSError) as error:
            raise Refused("not-stored") from error

    async def one(self, make: Callable[[AnyRow], T], query: Query, **values: Any) -> T | None:
        """What is made of the answer's only row; None without one."""
        rows = await self.all(query, **values)
        return make(rows[0]) if rows else None

    async def many(self, make: Callable[[AnyRow], T], query: Query, **values: Any) -> list[T]:
        """What is made of each row."""
        return [make(row) for row in await self.all(query, **values)]

    async def answers(self) -> bool:
        """Whether the database is there."""
        try:
            return bool(await self.all(_SIGN_OF_LIFE))
        except Refused:
            return False
