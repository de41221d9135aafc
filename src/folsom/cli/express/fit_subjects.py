"""What `folsom fit` can fit: what a game shows of it, and how it is fitted, written and checked."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from folsom.arena.express import fit_prior
from folsom.arena.express.fit_prior import Turn, fitted_prior, turns
from folsom.arena.express.fit_value import Sample, fitted_weights, likelihood, samples
from folsom.arena.samples import K
from folsom.bots import Player
from folsom.bots.express import policy_prior, value_weights
from folsom.bots.express.lookahead import SITUATIONS
from folsom.bots.express.value_weights import LATER_ROUNDS
from folsom.cli.columns import aligned, written


@dataclass(frozen=True)
class Subject(Generic[K]):
    """One of the things that can be fitted."""

    kind: type[K]  # of what a game shows
    player: str  # the default
    happened: str  # what the fit makes likely
    shown: Callable[[str, int, Player, int], list[K]]  # by a game: table, number of players, player and seed
    text: Callable[[Sequence[K]], str]  # the fitted file
    report: Callable[[Sequence[K], Sequence[K]], list[str]]  # lines; takes the data to fit, and the data to check on


# --- the value of a round's start ----------------------------------------------------------------


def _value_text(found: Sequence[Sample]) -> str:
    return value_weights.to_json(fitted_weights(found))


def _value_report(seen: Sequence[Sample], unseen: Sequence[Sample]) -> list[str]:
    in_use = value_weights.shipped()
    chance = {table: [[0.0] * len(row) for row in rows] for table, rows in in_use.items()}
    shown = {"by chance": chance, "these weights": fitted_weights(seen), "those in use": in_use}
    rows = [
        [kind, name, *(written("{:.3f}", likely) for likely in by_kind[kind])]
        for name, by_kind in ((name, likelihood(unseen, rows)) for name, rows in shown.items())
        for kind in by_kind
    ]
    return aligned([["table", "weights", *(f"round {number}" for number in LATER_ROUNDS)], *sorted(rows)])


# --- the policy prior ----------------------------------------------------------------------------


def _prior_text(found: Sequence[Turn]) -> str:
    return policy_prior.to_json(fitted_prior(found))


def _prior_report(seen: Sequence[Turn], unseen: Sequence[Turn]) -> list[str]:
    chance = policy_prior.to_rows([policy_prior.NEUTRAL] * SITUATIONS)
    shown = {"by chance": chance, "this prior": fitted_prior(seen), "the one in use": policy_prior.shipped()}
    return aligned(
        [["prior", "a turn"]]
        + [[name, written("{:.3f}", fit_prior.likelihood(unseen, rows))] for name, rows in shown.items()]
    )


DEFAULT_SUBJECT = "value"
SUBJECTS: dict[str, Subject[Any]] = {
    "value": Subject(Sample, "search:300", "the winner", samples, _value_text, _value_report),
    "prior": Subject(Turn, "search:3000:rollout=heuristic", "the choice", turns, _prior_text, _prior_report),
}
OLD_NAMES = {"weights": "value", "wishes": "prior"}


def subject_named(name: str) -> str:
    """The subject of this name; says so if the name is outdated."""
    if name in OLD_NAMES:
        print(f"folsom fit: {name!r} is called {OLD_NAMES[name]!r} now", file=sys.stderr)
    return OLD_NAMES.get(name, name)
