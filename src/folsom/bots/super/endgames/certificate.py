"""How good the solution is: what a best answer would gain, over all rounds to come, against the others' mixes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from folsom.bots.super.endgames.ledger import PLAYERS, Matrix
from folsom.bots.super.endgames.numbers import count_of
from folsom.bots.super.endgames.solver import Solved, start_number


@dataclass(frozen=True)
class Certificate:
    """Gains are shares of the first place, by place in the order of play."""

    duels: int  # positions, each with its classes of loot
    duel_gap: float  # between what one can be sure of and what the other can hold them to, the widest
    threes: int
    start_worths: list[float]  # what the start is worth
    start_gains: list[float]  # what a best answer gains from the start on
    largest_gains: list[float]  # from any position of three on
    mean_gain: float  # of whoever gains most, over all positions of three


def certificate_of(solved: dict[int, Solved]) -> Certificate:
    """The certificate of a whole solution."""
    duels = [found for number, found in solved.items() if count_of(number) < PLAYERS]
    threes = [found for number, found in solved.items() if count_of(number) == PLAYERS]
    start, gains = solved[start_number()], _gains(threes)
    return Certificate(
        duels=sum(len(found.means) for found in duels),
        duel_gap=float(max((found.answers.sum(axis=1) - 1.0).max() for found in duels)),
        threes=len(gains),
        start_worths=start.means[0].tolist(),
        start_gains=_gains([start])[0].tolist(),
        largest_gains=gains.max(axis=0).tolist(),
        mean_gain=float(gains.max(axis=1).mean()),
    )


def _gains(solved: Iterable[Solved]) -> Matrix:
    gains: Matrix = np.concatenate([found.answers - found.means for found in solved])
    return gains
