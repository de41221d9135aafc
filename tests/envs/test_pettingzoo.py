"""PettingZoo: its own tests pass, agents get what they should, and bad use changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from folsom import GAMES, Express, Super
from folsom.envs.pettingzoo import express_v0, super_v0
from tests.support.random_games import random_table

SEED_OF_A_LONG_GAME = 0
Make = Callable[..., Any]
SIZES = [(express_v0, players) for players in Express.players_range]
SIZES += [(super_v0, players) for players in Super.players_range]
every_size = pytest.mark.parametrize(("module", "players"), SIZES)
either = pytest.mark.parametrize("module", [express_v0, super_v0])

# PettingZoo has a list of its own environments that may have a mask in the observation, and warns about all others.
masks_are_wanted = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    # of an agent whose game has ended
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def marked(test: Any) -> Any:
    for mark in masks_are_wanted:
        test = mark(test)
    return test


# --- PettingZoo's own tests ----------------------------------------------------------------------


@marked
@every_size
def test_pettingzoos_test_of_the_api_passes_with_every_number_of_players(module: Any, players: int) -> None:
    api_test(module.env(players=players), num_cycles=60)


@marked
@either
def test_it_passes_with_options_a_history_and_every_reward(module: Any) -> None:
    rng = random.Random(7)
    for reward in ("win", "money", "lead", "rank"):
        table = random_table(GAMES[module.raw_env.game_name], rng)
        api_test(module.env(reward=reward, history=8, **table), num_cycles=30)


@pytest.mark.parametrize("players", Super.players_range)
def test_the_test_of_parallel_environments_passes(players: int) -> None:
    parallel_api_test(super_v0.parallel_env(players=players, history=4), num_cycles=30)


@either
def test_the_test_of_seeds_passes(module: Any) -> None:
    seed_test(module.env, num_cycles=60)


def test_the_test_of_seeds_passes_where_agents_act_at_once() -> None:
    parallel_seed_test(super_v0.parallel_env, num_cycles=20)


def test_the_test_of_cut_off_games_passes() -> None:
    def seeded(make: Make) -> Make:
        """PettingZoo's test gives no seed, and some games end before they are cut off."""

        def made(**settings: Any) -> Any:
            env = make(players=7, **settings)
            env.reset(seed=SEED_OF_A_LONG_GAME)
            for agent in env.possible_agents:
                env.action_space(agent).seed(1)
            return env

        return made

    max_cycles_test(SimpleNamespace(parallel_env=seeded(super_v0.parallel_env), env=seeded(super_v0.env)))


@either
def test_the_test_of_pictures_passes(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, custom_tests={"ansi": lambda text: "inside" in text and "roof" in text})
    assert "inside" in capsys.readouterr().out  # where people look on


@either
def test_the_benchmark_runs(module: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=count().__next__))  # a second a cycle
    monkeypatch.setattr(benchmark, "random", random.Random(1))
    benchmark.performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


# --- the registry --------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="this version of PettingZoo has no registry")
@pytest.mark.parametrize(
    ("kind", "name"), [("aec", "folsom/express_v0"), ("aec", "folsom/super_v0"), ("parallel", "folsom/super_v0")]
)
def test_environments_are_made_by_name(kind: Any, name: str) -> None:
    env = pettingzoo.make(kind, name, players=3)
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert f"folsom/{env.metadata['name']}" == name
