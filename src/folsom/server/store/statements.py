"""Statements with the values for many rows, and how SQLite's own driver runs them.

SQLAlchemy prepares a statement once; after that its part in a short transaction would be half of the time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect
from sqlalchemy.sql import Delete, Insert, Update

Statement = Insert | Update | Delete
Values = dict[str, Any]
Together = dict[Statement, list[Values]]  # the rows for each statement; all of them name the same columns


class PreparedStatement:
    """A statement in SQL, and how a row of values becomes its parameters."""

    def __init__(self, statement: Statement, names: list[str], dialect: Dialect) -> None:
        made: Any = statement.compile(dialect=dialect, column_keys=names)
        self.sql, self._constants = str(made), made.params
        self._order: list[tuple[str, Callable[[Any], Any] | None]] = [
            (name, made.binds[name].type.dialect_impl(dialect).bind_processor(dialect)) for name in made.positiontup
        ]

    def row(self, values: Values) -> tuple[Any, ...]:
        """The parameters in their order, as the driver takes them."""
        known = self._constants | values
        return tuple([known[name] if turn is None else turn(known[name]) for name, turn in self._order])


class StatementRunner:
    """Runs statements on a SQLite connection of the standard library."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared: dict[tuple[Statement, tuple[str, ...]], PreparedStatement] = {}

    def store(self, together: Together, connection: sqlite3.Connection) -> None:
        """Run all of it in one transaction, or nothing."""
        try:
            for statement, rows in together.items():
                prepared = self._statement(statement, tuple(rows[0]))
                connection.executemany(prepared.sql, map(prepared.row, rows)).close()
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def _statement(self, statement: Statement, names: tuple[str, ...]) -> PreparedStatement:
        if (statement, names) not in self._prepared:
            self._prepared[statement, names] = PreparedStatement(statement, list(names), self._dialect)
        return self._prepared[statement, names]
