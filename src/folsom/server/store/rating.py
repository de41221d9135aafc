"""Statements for ratings. Guests are ranked by the shown rating: the mean minus three deviations."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select

from folsom.server.store.reading import AnyRow, Query
from folsom.server.store.rows import RatingRow
from folsom.server.store.schema import guests, ratings
from folsom.server.store.writer import Write

SHOWN_DEVIATIONS = 3  # below the mean

_COLUMNS = (ratings.c.guest, ratings.c.game, ratings.c.mean, ratings.c.deviation, ratings.c.games)
_THIS_ONE = and_(ratings.c.guest == bindparam("of_guest"), ratings.c.game == bindparam("in_game"))
_DROP = delete(ratings).where(_THIS_ONE)
_ADD = insert(ratings)

_OTHERS = ratings.alias("others")
_IS_BEFORE = or_(
    _OTHERS.c.shown > ratings.c.shown, and_(_OTHERS.c.shown == ratings.c.shown, _OTHERS.c.guest < ratings.c.guest)
)

ONE: Query = select(*_COLUMNS).where(_THIS_ONE)
PLACE: Query = select(
    1 + select(func.count()).where(_OTHERS.c.game == ratings.c.game, _IS_BEFORE).scalar_subquery()
).where(_THIS_ONE)
BEST: Query = (
    select(guests.c.name, *_COLUMNS)
    .join_from(ratings, guests)
    .where(ratings.c.game == bindparam("in_game"))
    .order_by(ratings.c.shown.desc(), ratings.c.guest)
    .limit(bindparam("limit"))
)


def rated(rows: Iterable[RatingRow]) -> list[Write]:
    """Replace the ratings of guests."""
    return [write for row in rows for write in _rated(row)]


def _rated(row: RatingRow) -> list[Write]:
    shown = row.mean - SHOWN_DEVIATIONS * row.deviation
    dropped = Write(_DROP, {"of_guest": row.guest, "in_game": row.game})
    return [dropped, Write(_ADD, {**asdict(row), "shown": shown})]


def rating_of(row: AnyRow) -> RatingRow:
    """The rating in a row."""
    return RatingRow(*row)


def named_rating_of(row: AnyRow) -> tuple[str, RatingRow]:
    """The name and the rating in a row."""
    return row[0], RatingRow(*row[1:])
