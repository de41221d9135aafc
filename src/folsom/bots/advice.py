"""Advice: what a player would choose, and why, from what its seat may know.

The player chooses as it would in a game. Then every choice is tried in the same imagined worlds, and the reason is what
the chosen one does more often there than the best of the others. A difference that may be chance is called close. Half
of the worlds say which other choice is best, and the other half compare the two, so that luck counts for neither.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from folsom.bots.bot import Player
from folsom.games import PLUGINS, Choice, View

# What a choice may bring by the end of the round
GAIN, KEEP = "gain", "keep"  # more money than before; no less
ABOARD, CAR = "aboard", "car"  # still on the train; the car that goes
WIN = "win"  # the whole game

WORLDS = 600
CLEAR_ERRORS = 2.0  # a difference of fewer standard errors may be chance
LEAST_POINTS = 2  # of a hundred games: fewer are no reason, however sure they are
TELLING_SHARE = 0.1  # of the worlds: a smaller difference is no reason
TENTHS, HUNDREDTHS = 10, 100


@dataclass
class Trial:
    """What became of one choice in a number of worlds: its value in each, and how often it brought what."""

    values: list[float] = field(default_factory=list)
    brought: Counter[str] = field(default_factory=Counter)

    def add(self, value: float, brought: Mapping[str, bool]) -> None:
        """Add one more world."""
        self.values.append(value)
        self.brought.update({what: int(did) for what, did in brought.items()})

    @property
    def value(self) -> float:
        """The mean value."""
        return fmean(self.values)

    @property
    def early_value(self) -> float:
        """The mean value in the first half of the worlds."""
        return fmean(self.values[: len(self.values) // 2])

    @property
    def late_values(self) -> list[float]:
        """The values in the second half of the worlds."""
        return self.values[len(self.values) // 2 :]


@dataclass(frozen=True)
class Advice:
    """What a player would choose, and why: it brings `why` in `mine` of `of` imagined rounds, `other` in `others`.

    `other` is the best other choice by the same worlds, None if there is no other. If `close`, the worlds don't show
    that it's worse.
    """

    code: int
    other: int | None
    why: str
    mine: int
    others: int
    of: int
    close: bool


def can_advise(game: str) -> bool:
    """Whether the choices of a game can be tried out."""
    return PLUGINS[game].trials is not None


def advise(
    game: str, player: Player, view: View[Any], choices: Sequence[Choice], rng: random.Random, worlds: int = WORLDS
) -> Advice:
    """The player's choice, with the reason that imagined worlds give."""
    code = player.choose(view, choices, rng).code
    return judged(code, PLUGINS[game].load("trials")(view, worlds, rng))


def judged(code: int, trials: Mapping[int, Trial]) -> Advice:
    """A choice compared with the best of the others."""
    mine, rest = trials[code], [each for each in trials if each != code]
    if not rest:
        return Advice(code, None, WIN, *_shares(WIN, mine, mine), close=False)
    other = max(rest, key=lambda each: trials[each].early_value)
    why = _reason(mine, trials[other])
    here, there, of = _shares(why, mine, trials[other])
    close = _is_close(mine, trials[other]) or (why == WIN and here - there < LEAST_POINTS)
    return Advice(code, other, why, here, there, of, close=close)


def _reason(mine: Trial, other: Trial) -> str:
    """What one choice brings clearly more often than the other; if nothing, the game."""
    least = TELLING_SHARE * len(mine.values)
    more = {what: mine.brought[what] - other.brought[what] for what in mine.brought}
    telling = [what for what in more if more[what] >= least]
    return max(telling, key=lambda what: more[what]) if telling else WIN


def _is_close(mine: Trial, other: Trial) -> bool:
    """Whether the difference in value may be chance. Both were tried in the same worlds."""
    differences = [here - there for here, there in zip(mine.late_values, other.late_values, strict=True)]
    return fmean(differences) <= CLEAR_ERRORS * stdev(differences) / sqrt(len(differences))


def _shares(why: str, mine: Trial, other: Trial) -> tuple[int, int, int]:
    """How often either brings it, in tenths if that tells them apart, else in hundredths; and of how many."""
    shares = [each.value if why == WIN else each.brought[why] / len(each.values) for each in (mine, other)]
    tenths = [round(share * TENTHS) for share in shares]
    of = TENTHS if why != WIN and tenths[0] != tenths[1] else HUNDREDTHS
    here, there = (round(share * of) for share in shares)
    return here, there, of
