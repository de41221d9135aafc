"""Every measure of the bench measures what it says. No speed is asserted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from folsom import GAMES, Choice, Express, Super
from folsom.bots import BOTS, Budget
from folsom.bots.express import entry_points as express_bots
from folsom.cli.bench import MEASURES
from folsom.cli.express.measures import PlayedExpressBatch
from folsom.cli.failure import Failure
from folsom.cli.measures import games, starts
from folsom.cli.measures.batches import BATCH, PlayedBatch, played
from folsom.cli.measures.copies import SLOTS, copier
from folsom.cli.measures.measure import Effort
from folsom.cli.simulation import Simulation
from folsom.cli.super import measures as super_measures
from folsom.cli.super.measures import PlayedSuperBatch
from folsom.express.components import ROUNDS
from folsom.kernel import many, read, write
from folsom.kernel.log import Log
from folsom.super.state import State as SuperState

pytestmark = pytest.mark.compiled_only

TINY = Effort(runs=2, games=20, copies=100, batches=2, iterations=10, processes=0, cold_processes=0)
NOT_TINY = {"joint_4", "state_bytes", "log_percent", "cold_seconds", "warm_seconds"}
EACH = [
    (game, measure.key) for game, measures in MEASURES.items() for measure in measures if measure.key not in NOT_TINY
]
of_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
of_every_batch = pytest.mark.parametrize("kind", [PlayedExpressBatch, PlayedSuperBatch])


@pytest.mark.parametrize(("game", "key"), EACH)
def test_every_run_gives_a_figure(game: str, key: str) -> None:
    (measure,) = (measure for measure in MEASURES[game] if measure.key == key)
    runs = measure.runs(TINY)
    assert len(runs) == TINY.runs
    assert all(run > 0 for run in runs)


# --- whole games and the log -----------------------------------------------------------------------


@of_every_game
def test_the_log_is_compared_run_by_run(game: type[Any]) -> None:
    assert len(games.log_percent(TINY, game)) == TINY.runs


def test_a_slowdown_is_told_in_percent_of_the_best_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([2.0, 3.3, 1.0, 1.2, 5.0, 1.1, 4.0, 4.0, 4.0, 4.0])
    monkeypatch.setattr(games, "_seconds_of", lambda _simulation, _games: next(seconds))
    assert games._slowdown(Express, 1) == pytest.approx(10)


@of_every_game
def test_a_listening_simulation_plays_the_same_games_and_writes_them_down(game: type[Any]) -> None:
    silent, listening = (Simulation(game, game.make_table(), 5) for _ in range(2))
    listening.listen()
    for simulation in (silent, listening):
        simulation.play(10)
    assert list(silent._sums) == list(listening._sums)
    assert read(silent._logs, 0, "end") == 0
    assert read(listening._logs, 0, "end") > 10 * 20


# --- states ----------------------------------------------------------------------------------------


@of_every_game
def test_copies_go_from_slot_to_slot(game: type[Any]) -> None:
    state_type = game.position_type.state_type
    states = many(state_type, SLOTS)
    for slot in range(SLOTS):
        write(states, slot, "round_number", slot)
    copier(state_type)(states, 3)
    expected = list(range(SLOTS))
    for turn in range(3):
        expected[5 * turn + 1] = expected[3 * turn]
    assert [read(states, slot, "round_number") for slot in range(SLOTS)] == expected
    assert expected != list(range(SLOTS))


def test_no_copy_is_of_a_slot_on_itself() -> None:
    assert all((5 * turn + 1) % SLOTS != 3 * turn % SLOTS for turn in range(SLOTS))


# --- decisions -------------------------------------------------------------------------------------


@of_every_batch
def test_both_ways_through_the_batch_play_the_same_whole_games(kind: type[PlayedBatch]) -> None:
    batch, position = played(kind), kind.game.position_type
    stepped: Any = batch.starts
    stepped, decided = stepped.copy(), stepped.copy()
    batch.step(stepped, many(Log, 1))
    batch.decide(decided, many(Log, 1))
    assert all(read(stepped, game, "phase") == position.over_phase for game in range(BATCH))
    ends = [[position.state_type.twin(state) for state in states] for states in (stepped, decided)]
    assert ends[0] == ends[1]


@of_every_batch
def test_every_decision_of_the_batch_is_a_legal_choice_among_several(kind: type[PlayedBatch]) -> None:
    """In the first games of the batch, each played on its own."""
    batch, few = played(kind), 5
    positions = [kind.game.position_type(kind.game.position_type.state_type.twin(batch.starts[n])) for n in range(few)]
    for game, seat, choice in batch.decisions:
        if game < few:
            legal = positions[game].legal(seat)
            assert choice in legal
            assert len(legal) > 1
            positions[game].apply(seat, choice)
    assert all(position.over for position in positions)


def test_a_step_of_express_is_one_decision_and_one_of_super_is_a_round_of_several() -> None:
    of_express, of_super = played(PlayedExpressBatch), played(PlayedSuperBatch)
    assert of_express.game_steps == len(of_express.decisions)
    assert 2 * of_super.game_steps < len(of_super.decisions) <= 4 * of_super.game_steps


# --- searches --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "key", "players"), [("express", "search_4", 4), ("super", "search_3", 3)])
def test_a_search_makes_the_first_choice_in_so_many_iterations(
    monkeypatch: pytest.MonkeyPatch, game: str, key: str, players: int
) -> None:
    asked: list[tuple[int, int, Budget]] = []

    @dataclass(frozen=True)
    class Watched:
        rounds: int = 1
        temperature: float = 0.0

        def choose(self, view: Any, choices: Sequence[Choice], budget: Budget, rng: random.Random) -> Choice:
            assert len(choices) > 1
            asked.append((view.players, self.rounds, budget))
            return choices[0]

    monkeypatch.setitem(BOTS[game], "search", Watched)
    (measure,) = (measure for measure in MEASURES[game] if measure.key == key)
    assert measure.more_is_better
    assert len(measure.runs(TINY)) == TINY.runs
    rounds = ROUNDS if game == "express" else 1
    assert asked == [(players, rounds, Budget(iterations=TINY.iterations))] * (TINY.runs + 1)


def test_every_iteration_of_the_search_that_is_measured_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made, compiled = [], express_bots.search

    def searched(workspaces: Any, views: Any, states: Any, nodes: Any, iterations: int) -> None:
        made.append(iterations)
        compiled(workspaces, views, states, nodes, iterations)

    monkeypatch.setattr(express_bots, "search", searched)
    (measure,) = (measure for measure in MEASURES["express"] if measure.key == "search_4")
    effort = replace(TINY, iterations=20_000)
    measure.runs(effort)
    assert sum(made) == effort.iterations * (effort.runs + 1)


# --- joint plans -----------------------------------------------------------------------------------


class Resolved:
    """Joint plans that only note which of them were resolved."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.numbers: list[int] = []

    def resolve(self, first: int, results: list[SuperState]) -> None:
        self.numbers += range(first, first + len(results))


@pytest.mark.parametrize("room", [1, 7, 10, 30])
def test_every_joint_plan_is_resolved_once(room: int) -> None:
    plans: Any = Resolved(20)
    super_measures.resolve_all(plans, many(SuperState, room))
    assert plans.numbers == list(range(20))


def test_one_by_one_every_joint_plan_is_resolved_once_too() -> None:
    plans: Any = Resolved(20)
    super_measures.resolve_one_by_one(plans, many(SuperState, 1))
    assert plans.numbers == list(range(20))


@pytest.mark.parametrize("players", [3, 4])
def test_all_plans_of_all_seats_are_joint_plans(players: int) -> None:
    assert Super(players, seed=1).joint_plans().count == 24**players


# --- starts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_a_first_game_is_played_to_its_end(key: str) -> None:
    assert starts.first_game(key).over


def test_a_cold_start_finds_nothing_compiled() -> None:
    look = "import os, sys; sys.exit(len(os.listdir(os.environ['FOLSOM_CACHE'])))"
    assert starts.cold_start(["-c", look]) > 0


def test_a_failing_process_is_told() -> None:
    with pytest.raises(Failure, match="the reason"):
        starts.child(["-c", "import sys; sys.exit('the reason')"])


def test_starts_are_measured_in_processes_of_their_own() -> None:
    once = Effort(runs=0, games=0, copies=0, batches=0, iterations=0, processes=1, cold_processes=0)
    assert len(starts.version_seconds(once)) == 1
    assert len(starts.warm_seconds(once, Super)) == 1
    assert starts.cold_seconds(once, Super) == []
