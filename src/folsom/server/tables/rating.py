"""Plackett-Luce ratings: how a game changes the ratings of its players."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from folsom.server.store.rows import RatingRow, SeatRow
from folsom.server.store.store import Store

MODEL = PlackettLuce()


def unrated(guest: str, game: str) -> RatingRow:
    """The rating before the first game."""
    return RatingRow(guest, game, MODEL.mu, MODEL.sigma, 0)


def is_rated(seats: Sequence[SeatRow], *, public: bool, undone: bool) -> bool:
    """Whether a game is rated: its table is public, each seat is a different person's, and nobody went back in it."""
    guests = {row.guest for row in seats}
    return public and not undone and None not in guests and len(guests) == len(seats)


def after_game(before: Sequence[RatingRow], ranks: Sequence[int]) -> list[RatingRow]:
    """The players' ratings by seat, after a game that ended with these places."""
    teams = [[MODEL.rating(mu=row.mean, sigma=row.deviation)] for row in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        RatingRow(row.guest, row.game, team[0].mu, team[0].sigma, row.games + 1)
        for row, team in zip(before, after, strict=True)
    ]


async def ratings_after(store: Store, seats: Sequence[SeatRow], game: str, ranks: Sequence[int]) -> list[RatingRow]:
    """The new ratings of everyone at a rated table, read and computed; the caller stores them."""
    guests = [row.guest or "" for row in seats]
    before = [await store.rating(guest, game) or unrated(guest, game) for guest in guests]
    return after_game(before, ranks)
