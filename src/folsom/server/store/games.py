"""Statements for acts, snapshots and chat."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select

from folsom.server.store.reading import AnyRow, Query
from folsom.server.store.rows import ActRow, ChatRow, SnapshotRow
from folsom.server.store.schema import acts, chat, snapshots
from folsom.server.store.writer import Write

CHAT_LINES_KEPT = 100  # for each table

_ADD_ACT = insert(acts)
_ADD_SNAPSHOT = insert(snapshots)
_DROP_SNAPSHOT = delete(snapshots).where(snapshots.c.table_id == bindparam("table"))
_ADD_LINE = insert(chat)

_SAID_HERE = chat.c.table_id == bindparam("table")
_LATEST_FIRST = select(chat.c.id).where(_SAID_HERE).order_by(chat.c.id.desc())
_DROP_OLD_LINES = delete(chat).where(
    _SAID_HERE, chat.c.id <= _LATEST_FIRST.limit(1).offset(CHAT_LINES_KEPT).scalar_subquery()
)

ACTS: Query = (
    select(acts.c.number, acts.c.seat, acts.c.code, acts.c.by, acts.c.at, acts.c.keeps)
    .where(acts.c.table_id == bindparam("table"), acts.c.number >= bindparam("since"))
    .order_by(acts.c.number)
)
SNAPSHOT: Query = select(snapshots.c.acts, snapshots.c.data).where(snapshots.c.table_id == bindparam("table"))
LAST_LINES: Query = (
    select(chat.c.guest, chat.c.name, chat.c.text, chat.c.at)
    .where(_SAID_HERE)
    .order_by(chat.c.id.desc())
    .limit(bindparam("limit"))
)


def acted(table: str, act: ActRow) -> list[Write]:
    """Add an act; its number is unique at its table."""
    return [Write(_ADD_ACT, {"table_id": table, **asdict(act)})]


def snapshot_kept(table: str, snapshot: SnapshotRow | None) -> list[Write]:
    """Replace a table's snapshot; does nothing without one."""
    if snapshot is None:
        return []
    added = Write(_ADD_SNAPSHOT, {"table_id": table, **asdict(snapshot)})
    return [Write(_DROP_SNAPSHOT, {"table": table}), added]


def said(table: str, line: ChatRow) -> list[Write]:
    """Add a line of chat, and drop the oldest if there are too many."""
    return [Write(_ADD_LINE, {"table_id": table, **asdict(line)}), Write(_DROP_OLD_LINES, {"table": table})]


def act_of(row: AnyRow) -> ActRow:
    """The act in a row."""
    return ActRow(*row)


def snapshot_of(row: AnyRow) -> SnapshotRow:
    """The snapshot in a row."""
    return SnapshotRow(*row)


def line_of(row: AnyRow) -> ChatRow:
    """The line of chat in a row."""
    return ChatRow(*row)
