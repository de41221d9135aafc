"""The standings of a contest: the figures of each contestant, and of each pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from folsom import __version__
from folsom.arena.contest import MATCH, Contest
from folsom.arena.estimate import INTERVALS, Estimate, Numbers, mean_of, share_of
from folsom.arena.playing import Played
from folsom.arena.ratings import RATINGS, rankings_of, ratings
from folsom.arena.results import Block
from folsom.arena.times import Times

MILLISECOND = 1e-3
MEDIAN, NEARLY_ALL = 0.5, 0.95


@dataclass(frozen=True)
class ContestStanding:
    """The figures of one contestant; means are per seat, so by chance all have the same win share."""

    name: str
    clones: int  # seats at each table of a match
    games: int
    wins: Estimate
    money: Estimate
    rank: Estimate
    rating: Estimate
    ahead: dict[str, Estimate]  # of each other contestant: how often, a tie counts half
    times: Times
    money_counts: dict[int, int]
    rank_counts: dict[int, int]

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        figures = {"win_share": self.wins, "money": self.money, "rank": self.rank, "rating": self.rating}
        return {
            "name": self.name,
            "clones": self.clones,
            "games": self.games,
            **{name: estimate.as_dict() for name, estimate in figures.items()},
            "ahead_of": {other: estimate.as_dict() for other, estimate in self.ahead.items()},
            "rank_counts": {str(rank): count for rank, count in self.rank_counts.items()},
            "choices": self.times.choices,
            "milliseconds": _milliseconds(self.times),
        }


def _milliseconds(times: Times) -> dict[str, float | None]:
    """The CPU time per choice, in milliseconds."""
    seconds = {
        "mean": times.mean,
        "median": times.quantile(MEDIAN),
        "p95": times.quantile(NEARLY_ALL),
        "longest": times.longest,
    }
    return {name: None if figure is None else round(figure / MILLISECOND, 4) for name, figure in seconds.items()}


@dataclass(frozen=True)
class Standings:
    """The standings after some blocks, at least one."""

    contest: Contest
    blocks: int
    games: int
    nobody: float  # the share of games that nobody won
    contestants: list[ContestStanding]  # those that have played, in the order of their names

    @property
    def chance(self) -> float:
        """The win share of a contestant that is no better than the others."""
        return 1 / self.contest.seats

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            **self.contest.as_dict(),
            "version": __version__,
            "blocks": self.blocks,
            "games": self.games,
            "chance": self.chance,
            "nobody_won": self.nobody,
            "intervals": INTERVALS,
            "ratings": RATINGS,
            "contestants": [standing.as_dict() for standing in self.contestants],
        }


def standings(contest: Contest, blocks: Sequence[Block]) -> Standings:
    """The standings after these blocks."""
    in_order = sorted(blocks, key=lambda block: block[0].fixture.block)
    games = [game for block in in_order for game in block]
    sums = _Sums(in_order, len(contest.contestants))
    rated = ratings(rankings_of([[_ranking(game) for game in block] for block in in_order], sums.contestants), 0)
    everyone = [_standing(contest, number, sums, rated[number], games) for number in range(sums.contestants)]
    nobody = sum(not game.winners for game in games) / len(games)
    return Standings(contest, len(in_order), len(games), nobody, [one for one in everyone if one is not None])


def _ranking(game: Played) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return game.fixture.seats, game.ranks


class _Sums:
    """Sums over each block, for contestants and for pairs."""

    def __init__(self, blocks: Sequence[Block], contestants: int) -> None:
        self.contestants = contestants
        one_each = len(blocks), contestants
        self.seats, self.wins, self.money, self.ranks = (np.zeros(one_each) for _ in range(4))
        self.meetings, self.ahead = (np.zeros((*one_each, contestants)) for _ in range(2))
        for number, block in enumerate(blocks):
            for game in block:
                self._add(number, game)

    def _add(self, block: int, game: Played) -> None:
        for seat, one in enumerate(game.fixture.seats):
            self.seats[block, one] += 1
            self.wins[block, one] += 1 / len(game.winners) if seat in game.winners else 0
            self.money[block, one] += game.money[seat]
            self.ranks[block, one] += game.ranks[seat]
            for other_seat, other in enumerate(game.fixture.seats):
                if other != one:
                    self.meetings[block, one, other] += 1
                    self.ahead[block, one, other] += _ahead(game.ranks[seat], game.ranks[other_seat])


def _ahead(rank: int, other: int) -> float:
    """1 for a better rank, 0.5 for a tie, else 0."""
    return 0.5 if rank == other else float(rank < other)


def _standing(
    contest: Contest, number: int, sums: _Sums, rating: Estimate, games: Sequence[Played]
) -> ContestStanding | None:
    """One contestant's figures; None if it hasn't played yet."""
    seats = sums.seats[:, number]
    wins, money, rank = (
        share_of(sums.wins[:, number], seats),
        mean_of(sums.money[:, number], seats),
        mean_of(sums.ranks[:, number], seats),
    )
    if wins is None or money is None or rank is None:
        return None
    name = contest.contestants[number]
    own = [(game, seat) for game in games for seat, one in enumerate(game.fixture.seats) if one == number]
    return ContestStanding(
        name=name,
        clones=contest.names.count(name) if contest.kind == MATCH else 1,
        games=sum(number in game.fixture.seats for game in games),
        wins=wins,
        money=money,
        rank=rank,
        rating=rating,
        ahead=_pairings(contest, sums.ahead[:, number], sums.meetings[:, number]),
        times=Times.of_all(game.times[number] for game in games if number in game.times),
        money_counts=dict(sorted(Counter(game.money[seat] for game, seat in own).items())),
        rank_counts=dict(sorted(Counter(game.ranks[seat] for game, seat in own).items())),
    )


def _pairings(contest: Contest, ahead: Numbers, meetings: Numbers) -> dict[str, Estimate]:
    """How often a contestant finished ahead of each other one that it has met."""
    shares = {name: share_of(ahead[:, other], meetings[:, other]) for other, name in enumerate(contest.contestants)}
    return {name: share for name, share in shares.items() if share is not None}
