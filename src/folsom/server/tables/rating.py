"""Ratings by Plackett and Luce: what a game changes in the ratings of those who played it."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from folsom.server.store.rows import RatingRow, SeatRow

MODEL = PlackettLuce()


def unrated(guest: str, game: str) -> RatingRow:
    """The rating of one who has played none."""
    return RatingRow(guest, game, MODEL.mu, MODEL.sigma, 0)


def is_rated(seats: Sequence[SeatRow], *, public: bool) -> bool:
    """Whether a table's game counts: a public one, of people only, each with one seat."""
    guests = {row.guest for row in seats}
    return public and None not in guests and len(guests) == len(seats)


def after_game(before: Sequence[RatingRow], ranks: Sequence[int]) -> list[RatingRow]:
    """The ratings of those who played, by seat, after a game in which they had these places."""
    teams = [[MODEL.rating(mu=row.mean, sigma=row.deviation)] for row in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        RatingRow(row.guest, row.game, team[0].mu, team[0].sigma, row.games + 1)
        for row, team in zip(before, after, strict=True)
    ]
