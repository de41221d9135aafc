"""Queries for sorted lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, ColumnElement, Label, and_, bindparam, case, exists, or_, select

from folsom.server.store.reading import Query
from folsom.server.store.schema import seats, tables
from folsom.server.store.tables import whole

WAITS_FOR_ME, UNFINISHED, FINISHED = range(3)

DEADLINES: Query = (
    select(tables.c.id, tables.c.deadline)
    .where(tables.c.status == "playing", tables.c.deadline <= bindparam("until"))
    .order_by(tables.c.deadline, tables.c.id)
)

DESERTED: Query = (
    select(tables.c.id)
    .where(tables.c.status == "open", tables.c.deadline <= bindparam("now"))
    .order_by(tables.c.deadline, tables.c.id)
)


def _has_free_seat() -> ColumnElement[bool]:
    return exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open").correlate(tables)


def _public() -> Query:
    """Open tables with a free seat, then those in play; newest first."""
    played = (tables.c.status == "playing").label("played")
    inviting = and_(tables.c.status == "open", _has_free_seat())
    shown = select(tables.c.id, played).where(tables.c.public, or_(inviting, tables.c.status == "playing"))
    return _page(shown, played)


def _page(shown: Query, rank: Label[Any]) -> Query:
    """The first of these tables, sorted by rank, then newest first."""
    first = shown.order_by(rank, tables.c.created.desc(), tables.c.id).limit(bindparam("limit")).subquery()
    return whole(first.c[rank.name], tables.c.created.desc(), among=first)


def _waits_for_me() -> ColumnElement[bool]:
    to_act = tables.c.waiting.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == bindparam("guest"), to_act)
    return and_(tables.c.status == "playing", mine.correlate(tables))


def _urgency() -> ColumnElement[int]:
    """How urgent a table is for the guest; the smallest number comes first."""
    return case((_waits_for_me(), WAITS_FOR_ME), (tables.c.status != "over", UNFINISHED), else_=FINISHED)


def _mine(*conditions: ColumnElement[bool]) -> Query:
    """The tables where the guest sits or is host."""
    sits = select(seats.c.table_id).where(seats.c.guest == bindparam("guest"))
    hosts = select(tables.c.id).where(tables.c.host == bindparam("guest"))
    urgency = _urgency().label("urgency")
    return _page(select(tables.c.id, urgency).where(tables.c.id.in_(sits.union(hosts)), *conditions), urgency)


def _after_that() -> ColumnElement[bool]:
    """Whether a table comes after the one with this urgency, time and id."""
    created: BindParameter[float] = bindparam("that_created")
    urgency: BindParameter[int] = bindparam("that_urgency")
    older = or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id > bindparam("that_id")))
    return or_(_urgency() > urgency, and_(_urgency() == urgency, older))


PUBLIC = _public()
MINE = _mine()
MINE_AFTER = _mine(_after_that())
PLACE_IN_MINE: Query = select(
    _urgency().label("that_urgency"), tables.c.created.label("that_created"), tables.c.id.label("that_id")
).where(tables.c.id == bindparam("table"))
