"""What `folsom bench super` measures, and the targets."""

from __future__ import annotations

from functools import partial
from typing import Any

from folsom.cli.measures.batches import BATCH, PlayedBatch, step_nanoseconds
from folsom.cli.measures.common import common_measures
from folsom.cli.measures.games import random_games, random_games_without_bmi2
from folsom.cli.measures.measure import (
    BENCH_SEED,
    GAMES_A_SECOND,
    ITERATIONS_A_SECOND,
    NANOSECONDS,
    NS,
    ROUNDS_A_SECOND,
    Effort,
    Measure,
    cpu_seconds,
)
from folsom.cli.measures.searches import search_iterations
from folsom.games import JointPlans, Super
from folsom.kernel import many, words
from folsom.super.components import SEATS
from folsom.super.state import State

RESULTS = 1024  # of joint plans at once: a solver looks at each and forgets it


class PlayedSuperBatch(PlayedBatch):
    """Games of Super, in which all seats in play are to act."""

    game = Super
    places = SEATS

    def to_act(self, states: list[Any]) -> list[tuple[int, int]]:
        """The games that aren't over, each with the seats in play."""
        sets = words(BATCH)
        self._entry_points.legal_many(states, sets)
        return [(game, seat) for game in range(BATCH) for seat in range(SEATS) if sets[game] >> seat & 1]

    def place(self, game: int, seat: int) -> int:
        """The index of a seat's plan among those of a step."""
        return game * SEATS + seat


# --- every joint plan of a position ----------------------------------------------------------------


def joint_rounds(effort: Effort, players: int) -> list[float]:
    """Rounds per CPU second when every joint plan of the first round is resolved in bulk."""
    plans, results = Super(players, seed=BENCH_SEED).joint_plans(), many(State, RESULTS)
    plans.resolve(0, results)
    return [plans.count / cpu_seconds(partial(resolve_all, plans, results)) for _ in range(effort.batches)]


def resolve_all(plans: JointPlans, results: list[State]) -> None:
    """Resolve every joint plan, as many at once as fit in *results*."""
    for first in range(0, plans.count, len(results)):
        plans.resolve(first, results[: plans.count - first])


def round_nanoseconds(effort: Effort) -> list[float]:
    """The time of a whole round from Python: three players' joint plans, each resolved by its own call."""
    plans, result = Super(3, seed=BENCH_SEED).joint_plans(), many(State, 1)
    plans.resolve(0, result)
    each = partial(resolve_one_by_one, plans, result)
    return [cpu_seconds(each) / plans.count * NANOSECONDS for _ in range(effort.runs)]


def resolve_one_by_one(plans: JointPlans, result: list[State]) -> None:
    """Resolve every joint plan, each into the same place."""
    for number in range(plans.count):
        plans.resolve(number, result)


# --- the list --------------------------------------------------------------------------------------

GAMES = partial(random_games, game=Super)
WITHOUT_BMI2 = partial(random_games_without_bmi2, game=Super, players=3)
EXTENDED = partial(GAMES, players=3, reflex=True, horse=True)
STEP = partial(step_nanoseconds, kind=PlayedSuperBatch)
SEARCH = partial(search_iterations, game=Super, players=3, bot="search")
JOINT_3, JOINT_4 = (partial(joint_rounds, players=players) for players in (3, 4))

MEASURES = (
    Measure("games_3", "random games, 3 players", GAMES_A_SECOND, partial(GAMES, players=3), at_least=1_500_000),
    *(
        Measure(f"games_{number}", f"random games, {number} players", GAMES_A_SECOND, partial(GAMES, players=number))
        for number in Super.players_range[1:]
    ),
    Measure("games_3_extended", "3 players, Reflex and Horse", GAMES_A_SECOND, EXTENDED),
    Measure("games_3_without_bmi2", "3 players, BMI2 forced off", GAMES_A_SECOND, WITHOUT_BMI2),
    Measure("joint_3", "all joint plans, 3 players", ROUNDS_A_SECOND, JOINT_3, at_least=5_000_000),
    Measure("joint_4", "all joint plans, 4 players", ROUNDS_A_SECOND, JOINT_4, at_least=5_000_000),
    Measure("round_ns", "whole round from Python", NS, round_nanoseconds),
    Measure("step_ns", "round of a game, 1,024 at once", NS, STEP),
    Measure("search_3", "search to the end, 3 players", ITERATIONS_A_SECOND, SEARCH),
    *common_measures(PlayedSuperBatch),
)
