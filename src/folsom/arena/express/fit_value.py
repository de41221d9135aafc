"""Fitting the value of a round's start in Express: the features of the seats, and who won in the end.

The chance to win is a softmax over the seats of a weighted sum of their features (a conditional logit). The weights
maximise the likelihood of the winners, by Newton's method. Each table has its own weights, regularised towards those
of all tables of its kind.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from folsom.bots import Player
from folsom.bots.express.feature_names import FEATURE_NAMES
from folsom.bots.express.training import features_of
from folsom.bots.express.value_weights import LATER_ROUNDS, Rows
from folsom.bots.express.workspace import TABLE_NAMES
from folsom.games import Express

PENALTY = 1.0  # on the squares of weights, so that the weight of an unseen feature is 0
TABLE_PENALTY = 30.0  # on the squares of the differences between a table's weights and those of its kind
MOST_STEPS = 30
CONVERGED = 1e-7
PLAYERS = range(3, 7)
KINDS = ("base", "expert", "teams")
# How many tables each kind has: base and expert by number of players, and two teams
TABLES: tuple[tuple[str, int], ...] = (
    *(("base", players) for players in PLAYERS),
    *(("expert", players) for players in PLAYERS),
    *(("teams", 2) for _ in PLAYERS),
)

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Sample:
    """The features of each seat at the start of a round, and each seat's share of the victory."""

    kind: str  # of table, one of KINDS
    round_number: int  # one of LATER_ROUNDS
    features: list[list[float]]
    shares: list[float]

    @property
    def table(self) -> str:
        """The table's name in the weights."""
        return f"{self.kind} {len(self.shares)}"

    def as_dict(self) -> dict[str, Any]:
        """The sample as JSON data, for a file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The sample whose `as_dict` this is; raises ValueError if it can't be one."""
        features = [[float(feature) for feature in row] for row in data["features"]]
        shares = [float(share) for share in data["shares"]]
        if len(features) != len(shares) or {len(row) for row in features} != {len(FEATURE_NAMES)}:
            raise ValueError(f"every seat must have {len(FEATURE_NAMES)} features and a share of the victory")
        found = cls(data["kind"], data["round_number"], features, shares)
        if found.table not in TABLE_NAMES or found.round_number not in LATER_ROUNDS:
            raise ValueError(f"there is no round {found.round_number} of a table {found.table!r}")
        return found


def samples(kind: str, players: int, player: Player, seed: int) -> list[Sample]:
    """The samples of one game that a player plays against itself."""
    game, rng = Express(players, seed=seed, expert=kind != "base"), random.Random(seed)
    starts = list(_round_starts(game, player, rng))
    winners = game.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [Sample(kind, number, features, shares) for number, features in starts]


def _round_starts(game: Express, player: Player, rng: random.Random) -> Iterator[tuple[int, list[list[float]]]]:
    """Play a game to its end; yields each round after the first, and the seats' features when it starts."""
    number = 1
    while not game.over:
        if game.position.round_number != number:
            number = game.position.round_number
            yield number, features_of(game)
        seat = game.to_act[0]
        game.play(seat, player.choose(game.view(seat), game.choices(seat), rng))


# --- fitting -----------------------------------------------------------------------------------


def fitted_weights(found: Sequence[Sample]) -> Rows:
    """The weights under which these samples are likeliest, for each table and each round."""
    rows: Rows = {table: [] for table in TABLE_NAMES}
    for kind in KINDS:
        for number in LATER_ROUNDS:
            by_table = _by_table(found, kind, number)
            common = _weights(list(by_table.values()), np.zeros(len(FEATURE_NAMES)), PENALTY)
            for table in tables_of(kind):
                own = [by_table[table]] if table in by_table else []
                rows[table].append(_weights(own, common, TABLE_PENALTY).tolist())
    return rows


def tables_of(kind: str) -> list[str]:
    """The names in the weights of the tables of a kind."""
    return [table for table in TABLE_NAMES if table.startswith(kind)]


def likelihood(found: Sequence[Sample], rows: Rows) -> dict[str, list[float | None]]:
    """The likelihood of the winners as a geometric mean over samples, for each kind of table and each round.

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
    """The features and shares of each table of a kind in a round; tables without samples are left out."""
    chosen = [sample for sample in found if (sample.kind, sample.round_number) == (kind, number)]
    by_table = {table: [sample for sample in chosen if sample.table == table] for table in tables_of(kind)}
    return {
        table: (np.array([sample.features for sample in alike]), np.array([sample.shares for sample in alike]))
        for table, alike in by_table.items()
        if alike
    }


def _chances(features: Array, weights: Array) -> Array:
    logits = features @ weights
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _weights(arrays: Sequence[tuple[Array, Array]], centre: Array, penalty: float) -> Array:
    """The likeliest weights, with a penalty on the distance from *centre*."""
    weights = centre.copy()
    for _ in range(MOST_STEPS):
        gradient, hessian = penalty * (centre - weights), penalty * np.eye(len(weights))
        for features, shares in arrays:
            chances = _chances(features, weights)
            mean = np.einsum("np,npm->nm", chances, features)
            gradient += np.einsum("np,npm->m", shares - chances, features)
            hessian += np.einsum("np,npm,npk->mk", chances, features, features) - mean.T @ mean
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if np.abs(step).max() < CONVERGED:
            break
    return weights


def _likelihood(arrays: Sequence[tuple[Array, Array, Array]]) -> float | None:
    """The likelihood of these shares, given the features and weights."""
    if not arrays:
        return None
    total = sum(float((shares * np.log(_chances(features, weights))).sum()) for features, shares, weights in arrays)
    return float(np.exp(total / sum(len(shares) for _, shares, _ in arrays)))
