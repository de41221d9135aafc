"""How good the solution is: what a best response to the others' strategies gains over all remaining rounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from folsom.bots.super.endgames.loot_classes import PLAYERS, Matrix
from folsom.bots.super.endgames.position_numbers import count_of
from folsom.bots.super.endgames.solver import Solved, start_number


@dataclass(frozen=True)
class Certificate:
    """How far a solution is from exact; gains are shares of the first place, by place in the order of play."""

    duels: int  # positions of two, each with its classes of loot
    duel_gap: float  # the widest, between what one player can secure and what the other can hold them to
    three_player: int  # positions of three
    start_values: list[float]
    start_gains: list[float]  # of a best response from the start
    largest_gains: list[float]  # from any position of three
    mean_gain: float  # of the player who gains most, over all positions of three


def certificate_of(solved: dict[int, Solved]) -> Certificate:
    """The certificate of a whole solution."""
    duels = [found for number, found in solved.items() if count_of(number) < PLAYERS]
    three_player = [found for number, found in solved.items() if count_of(number) == PLAYERS]
    start, gains = solved[start_number()], _gains(three_player)
    return Certificate(
        duels=sum(len(found.values) for found in duels),
        duel_gap=float(max((found.best_responses.sum(axis=1) - 1.0).max() for found in duels)),
        three_player=len(gains),
        start_values=start.values[0].tolist(),
        start_gains=_gains([start])[0].tolist(),
        largest_gains=gains.max(axis=0).tolist(),
        mean_gain=float(gains.max(axis=1).mean()),
    )


def _gains(solved: Iterable[Solved]) -> Matrix:
    gains: Matrix = np.concatenate([found.best_responses - found.values for found in solved])
    return gains
