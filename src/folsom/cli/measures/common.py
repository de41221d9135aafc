"""The measures with the same targets in every game."""

from __future__ import annotations

from functools import partial

from folsom.cli.measures.batches import PlayedBatch, decision_nanoseconds
from folsom.cli.measures.games import copy_nanoseconds, log_percent, state_bytes
from folsom.cli.measures.measure import BYTES, NS, PER_CENT, SECONDS, Measure
from folsom.cli.measures.starts import cold_seconds, warm_seconds


def common_measures(batch: type[PlayedBatch]) -> tuple[Measure, ...]:
    """Measures of a state, a decision, the log, and starting a game."""
    game = batch.game
    decision, log = partial(decision_nanoseconds, kind=batch), partial(log_percent, game=game)
    cold, warm = (partial(start, game=game) for start in (cold_seconds, warm_seconds))
    return (
        Measure("state_bytes", "size of a state", BYTES, partial(state_bytes, game=game), at_most=512),
        Measure("copy_ns", "copy of a state, compiled", NS, partial(copy_nanoseconds, game=game), at_most=20),
        Measure("decision_ns", "decision from Python", NS, decision, at_most=2_000),
        Measure("log_percent", "cost of the log", PER_CENT, log, at_most=10),
        Measure("cold_seconds", "first game, all to compile", SECONDS, cold, at_most=20),
        Measure("warm_seconds", "start of a game, all compiled", SECONDS, warm, at_most=1.5),
    )
