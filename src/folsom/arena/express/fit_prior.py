"""Fitting the policy prior of Express: the situations of strong players' turns, and what they chose.

The chance of a choice is its prior over the sum of all priors of the turn (a conditional logit with a weight for each
situation). The prior maximises the likelihood of what was chosen.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from folsom.bots import Player
from folsom.bots.express.lookahead import SITUATIONS
from folsom.bots.express.policy_prior import LEAST, MOST, NEUTRAL, Rows, flat, to_rows
from folsom.bots.express.training import situations_of
from folsom.games import Express

PENALTY = 1.0  # on the squares of the prior's logarithms, so that an unseen situation is neutral
STEPS, STEP_SIZE = 400, 0.7
NO_CHOICE = -1

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Turn:
    """The situation of each choice of a turn, and which of them was made."""

    situations: list[int]
    chosen: int

    def as_dict(self) -> dict[str, Any]:
        """The turn as JSON data, for a file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The turn whose `as_dict` this is; raises ValueError if it can't be one."""
        situations = [int(situation) for situation in data["situations"]]
        if not all(0 <= situation < SITUATIONS for situation in situations):
            raise ValueError(f"situations are numbered from 0 to {SITUATIONS - 1}")
        if data["chosen"] not in range(len(situations)):
            raise ValueError(f"there is no choice {data['chosen']} among {len(situations)}")
        return cls(situations, data["chosen"])


def turns(table: str, players: int, player: Player, seed: int) -> list[Turn]:
    """The turns with at least two choices, from one game that a player plays against itself."""
    game, rng = Express(players, seed=seed, expert=table != "base"), random.Random(seed)
    found = []
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        choice = player.choose(view, game.choices(seat), rng)
        if view.phase == "scheming":
            situations = situations_of(game, rng)
            found.append(Turn(list(situations.values()), list(situations).index(choice.code)))
        game.play(seat, choice)
    return [turn for turn in found if len(turn.situations) > 1]


# --- fitting -----------------------------------------------------------------------------------


def fitted_prior(found: Sequence[Turn]) -> Rows:
    """The prior under which these choices are likeliest."""
    offered, chosen = _arrays(found)
    logs = np.zeros(SITUATIONS)
    for _ in range(STEPS):
        chances = _chances(offered, logs)
        gradient, curvature = -PENALTY * logs, np.full(SITUATIONS, PENALTY)
        there = offered != NO_CHOICE
        np.add.at(gradient, offered[np.arange(len(chosen)), chosen], 1.0)
        np.add.at(gradient, offered[there], -chances[there])
        np.add.at(curvature, offered[there], (chances * (1 - chances))[there])
        logs += STEP_SIZE * gradient / curvature
    prior = np.clip(np.round(NEUTRAL * np.exp(logs)), LEAST, MOST).astype(int)
    return to_rows(prior.tolist())


def likelihood(found: Sequence[Turn], rows: Rows) -> float | None:
    """The likelihood of the choices as a geometric mean over turns; None if there is no turn."""
    if not found:
        return None
    offered, chosen = _arrays(found)
    logs = np.log(np.array(flat(rows), dtype=float))
    chances = _chances(offered, logs)[np.arange(len(chosen)), chosen]
    return float(np.exp(np.log(chances).mean()))


def _arrays(found: Sequence[Turn]) -> tuple[Numbers, Numbers]:
    """The situations of each turn, padded to the most choices that a turn has, and the columns that were chosen."""
    offered = np.full((len(found), max(len(turn.situations) for turn in found)), NO_CHOICE)
    for row, turn in zip(offered, found, strict=True):
        row[: len(turn.situations)] = turn.situations
    return offered, np.array([turn.chosen for turn in found])


def _chances(offered: Numbers, logs: Floats) -> Floats:
    odds = np.where(offered != NO_CHOICE, np.exp(logs[offered]), 0.0)
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))
