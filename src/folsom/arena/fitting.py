"""Fitting what a round's start is worth in Express: marks of the seats, and who won in the end.

The chance to win is a softmax over the seats of a weighted sum of their marks (a conditional logit), so the best
weights are those under which what happened was likeliest; Newton's method finds them. Each table has weights of its
own, as near to those of all tables of its kind as its games allow.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from folsom.bots import Player
from folsom.bots.express.marking import marks_of
from folsom.bots.express.weights import LATER_ROUNDS, Rows
from folsom.bots.express.worth import MARK_NAMES, TABLE_NAMES
from folsom.games import Express

PENALTY = 1.0  # on the squares of weights: what was never seen stays at nought
PULL = 30.0  # likewise, of a table's weights towards those of its kind
STEPS = 30
CLOSE_ENOUGH = 1e-7
PLAYERS = range(3, 7)
KINDS = ("base", "expert", "teams")
# As many of each kind: base and expert by number of players, and two teams
TABLES: tuple[tuple[str, int], ...] = (
    *(("base", players) for players in PLAYERS),
    *(("expert", players) for players in PLAYERS),
    *(("teams", 2) for _ in PLAYERS),
)

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Sample:
    """The marks of each seat where a round began, and each seat's share of the victory."""

    kind: str  # of table, one of KINDS
    round_number: int  # one of LATER_ROUNDS
    marks: list[list[float]]
    shares: list[float]

    @property
    def table(self) -> str:
        """The table, as the weights name it."""
        return f"{self.kind} {len(self.shares)}"

    def as_dict(self) -> dict[str, Any]:
        """For a file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The sample whose `as_dict` this is; raises ValueError where it can't be one."""
        marks = [[float(mark) for mark in row] for row in data["marks"]]
        shares = [float(share) for share in data["shares"]]
        if len(marks) != len(shares) or {len(row) for row in marks} != {len(MARK_NAMES)}:
            raise ValueError(f"there must be {len(MARK_NAMES)} marks and a share of the victory for each seat")
        found = cls(data["kind"], data["round_number"], marks, shares)
        if found.table not in TABLE_NAMES or found.round_number not in LATER_ROUNDS:
            raise ValueError(f"there is no round {found.round_number} of a table {found.table!r}")
        return found


def samples(kind: str, players: int, player: Player, seed: int) -> list[Sample]:
    """The samples of one game that a player plays against itself."""
    game, dice = Express(players, seed=seed, expert=kind != "base"), random.Random(seed)
    begun = list(_round_starts(game, player, dice))
    winners = game.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [Sample(kind, number, marks, shares) for number, marks in begun]


def _round_starts(game: Express, player: Player, dice: random.Random) -> Iterator[tuple[int, list[list[float]]]]:
    """Each round after the first, and the seats' marks when it begins; the game is played to its end."""
    number = 1
    while not game.over:
        if game.position.round_number != number:
            number = game.position.round_number
            yield number, marks_of(game)
        seat = game.to_act[0]
        game.play(seat, player.choose(game.view(seat), game.choices(seat), dice))


# --- fitting -----------------------------------------------------------------------------------


def fitted(found: Sequence[Sample]) -> Rows:
    """The weights that make these samples likeliest, for each table and each round."""
    rows: Rows = {table: [] for table in TABLE_NAMES}
    for kind in KINDS:
        for number in LATER_ROUNDS:
            by_table = _by_table(found, kind, number)
            common = _weights(list(by_table.values()), np.zeros(len(MARK_NAMES)), PENALTY)
            for table in tables_of(kind):
                own = [by_table[table]] if table in by_table else []
                rows[table].append(_weights(own, common, PULL).tolist())
    return rows


def tables_of(kind: str) -> list[str]:
    """The tables of a kind, as the weights name them."""
    return [table for table in TABLE_NAMES if table.startswith(kind)]


def likelihood(found: Sequence[Sample], rows: Rows) -> dict[str, list[float | None]]:
    """How likely the winners were, as the geometric mean of a sample, for each kind of table and each round.

    None where there is no sample.
    """
    return {
        kind: [
            _likelihood(
                [(*arrays, np.array(rows[table][row])) for table, arrays in _by_table(found, kind, number).items()]
            )
            for row, number in enumerate(LATER_ROUNDS)
        ]
        for kind in KINDS
    }


def _by_table(found: Sequence[Sample], kind: str, number: int) -> dict[str, tuple[Array, Array]]:
    """The marks and shares of the tables of a kind in a round, where there are any."""
    chosen = [sample for sample in found if (sample.kind, sample.round_number) == (kind, number)]
    by_table = {table: [sample for sample in chosen if sample.table == table] for table in tables_of(kind)}
    return {
        table: (np.array([sample.marks for sample in alike]), np.array([sample.shares for sample in alike]))
        for table, alike in by_table.items()
        if alike
    }


def _chances(marks: Array, weights: Array) -> Array:
    hopes = marks @ weights
    odds = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _weights(arrays: Sequence[tuple[Array, Array]], home: Array, pull: float) -> Array:
    """The likeliest weights, where a pull towards *home* is counted in."""
    weights = home.copy()
    for _ in range(STEPS):
        slope, bend = pull * (home - weights), pull * np.eye(len(weights))
        for marks, shares in arrays:
            chances = _chances(marks, weights)
            mean = np.einsum("np,npm->nm", chances, marks)
            slope += np.einsum("np,npm->m", shares - chances, marks)
            bend += np.einsum("np,npm,npk->mk", chances, marks, marks) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return weights


def _likelihood(arrays: Sequence[tuple[Array, Array, Array]]) -> float | None:
    """Of marks and shares by weights."""
    if not arrays:
        return None
    total = sum(float((shares * np.log(_chances(marks, weights))).sum()) for marks, shares, weights in arrays)
    return float(np.exp(total / sum(len(shares) for _, shares, _ in arrays)))
