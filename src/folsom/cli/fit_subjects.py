"""What `folsom fit` can fit: what its games show, how that is fitted and written, and how it is checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from folsom.arena import wishing
from folsom.arena.fitting import Sample, fitted, likelihood, samples
from folsom.arena.samples import K
from folsom.arena.wishing import Turn, learnt, turns
from folsom.bots import Player
from folsom.bots.express import weights, wishes
from folsom.bots.express.weights import LATER_ROUNDS
from folsom.cli.columns import aligned, written


@dataclass(frozen=True)
class Subject(Generic[K]):
    """One of the things that can be fitted."""

    kind: type[K]  # of what a game shows
    player: str  # who usually plays
    happened: str  # what the fit makes likely
    shown: Callable[[str, int, Player, int], list[K]]  # by a game at a table, with its players, the bot and the seed
    text: Callable[[Sequence[K]], str]  # the file that is fitted
    report: Callable[[Sequence[K], Sequence[K]], list[str]]  # what was seen and what wasn't: lines


# --- what a round's start is worth -----------------------------------------------------------------


def _worth_text(found: Sequence[Sample]) -> str:
    return weights.as_text(fitted(found))


def _worth_report(seen: Sequence[Sample], unseen: Sequence[Sample]) -> list[str]:
    in_use = weights.shipped()
    chance = {table: [[0.0] * len(row) for row in rows] for table, rows in in_use.items()}
    shown = {"by chance": chance, "by these weights": fitted(seen), "by those in use": in_use}
    rows = [
        [kind, name, *(written("{:.3f}", likely) for likely in by_kind[kind])]
        for name, by_kind in ((name, likelihood(unseen, rows)) for name, rows in shown.items())
        for kind in by_kind
    ]
    return aligned([["table", "weights", *(f"round {number}" for number in LATER_ROUNDS)], *sorted(rows)])


# --- which cards to prefer ------------------------------------------------------------------------


def _wishes_text(found: Sequence[Turn]) -> str:
    return wishes.as_text(learnt(found))


def _wishes_report(seen: Sequence[Turn], unseen: Sequence[Turn]) -> list[str]:
    chance = wishes.as_rows([wishes.USUAL] * wishes.EVERY)
    shown = {"by chance": chance, "by these wishes": learnt(seen), "by those in use": wishes.shipped()}
    return aligned(
        [["wishes", "a turn"]]
        + [[name, written("{:.3f}", wishing.likelihood(unseen, rows))] for name, rows in shown.items()]
    )


USUAL_SUBJECT = "weights"
SUBJECTS: dict[str, Subject[Any]] = {
    "weights": Subject(Sample, "search:300", "the winner", samples, _worth_text, _worth_report),
    "wishes": Subject(Turn, "search:3000:rollout=keen", "the choice", turns, _wishes_text, _wishes_report),
}
