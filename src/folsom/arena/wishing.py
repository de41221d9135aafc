"""Learning which cards strong players play in Express: the situations of their turns, and what they chose.

The chance of a choice is its wish over the sum of all wishes of the turn (a conditional logit with a weight for each
situation), so the best wishes are those under which what was chosen was likeliest.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from folsom.bots import Player
from folsom.bots.express.situations import situations_of
from folsom.bots.express.wishes import EVERY, LEAST, MOST, USUAL, Rows, as_rows, laid_out
from folsom.games import Express

PENALTY = 1.0  # on the squares of the wishes' logarithms: what was never seen is wished for as usual
STEPS, STRIDE = 400, 0.7
NO_CHOICE = -1

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Turn:
    """The situation of each choice of a turn, and which of them was made."""

    situations: list[int]
    chosen: int

    def as_dict(self) -> dict[str, Any]:
        """For a file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The turn whose `as_dict` this is; raises ValueError where it can't be one."""
        situations = [int(situation) for situation in data["situations"]]
        if not all(0 <= situation < EVERY for situation in situations):
            raise ValueError(f"situations are numbered from 0 to {EVERY - 1}")
        if data["chosen"] not in range(len(situations)):
            raise ValueError(f"there is no choice {data['chosen']} among {len(situations)}")
        return cls(situations, data["chosen"])


def turns(table: str, players: int, player: Player, seed: int) -> list[Turn]:
    """The turns of one game that a player plays against itself, but for those with one choice alone."""
    game, dice = Express(players, seed=seed, expert=table != "base"), random.Random(seed)
    found = []
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        choice = player.choose(view, game.choices(seat), dice)
        if view.phase == "scheming":
            situations = situations_of(game, dice)
            found.append(Turn(list(situations.values()), list(situations).index(choice.code)))
        game.play(seat, choice)
    return [turn for turn in found if len(turn.situations) > 1]


# --- learning ----------------------------------------------------------------------------------


def learnt(found: Sequence[Turn]) -> Rows:
    """The wishes that make these choices likeliest."""
    offered, chosen = _arrays(found)
    logs = np.zeros(EVERY)
    for _ in range(STEPS):
        chances = _chances(offered, logs)
        slope, bend = -PENALTY * logs, np.full(EVERY, PENALTY)
        there = offered != NO_CHOICE
        np.add.at(slope, offered[np.arange(len(chosen)), chosen], 1.0)
        np.add.at(slope, offered[there], -chances[there])
        np.add.at(bend, offered[there], (chances * (1 - chances))[there])
        logs += STRIDE * slope / bend
    wishes = np.clip(np.round(USUAL * np.exp(logs)), LEAST, MOST).astype(int)
    return as_rows(wishes.tolist())


def likelihood(found: Sequence[Turn], rows: Rows) -> float | None:
    """How likely the choices were, as the geometric mean of a turn; None where there is no turn."""
    if not found:
        return None
    offered, chosen = _arrays(found)
    logs = np.log(np.array(laid_out(rows), dtype=float))
    chances = _chances(offered, logs)[np.arange(len(chosen)), chosen]
    return float(np.exp(np.log(chances).mean()))


def _arrays(found: Sequence[Turn]) -> tuple[Numbers, Numbers]:
    """The situations of each turn, as many columns as there are choices at most, and the columns that were chosen."""
    offered = np.full((len(found), max(len(turn.situations) for turn in found)), NO_CHOICE)
    for row, turn in zip(offered, found, strict=True):
        row[: len(turn.situations)] = turn.situations
    return offered, np.array([turn.chosen for turn in found])


def _chances(offered: Numbers, logs: Floats) -> Floats:
    odds = np.where(offered != NO_CHOICE, np.exp(logs[offered]), 0.0)
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))
