"""How many decisions a CPU second the environments make: the batch, with and without observations, beside PettingZoo.

Run it: `python -m bench.envs [--game express] [--players 4] [--games 1024] [--json]`. All actions are random; picking
them is counted. Figures are CPU time on one core; the best of several runs is the least disturbed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from folsom.envs import EnvBatch, batch
from folsom.envs.pettingzoo import express_v0, super_v0

RUNS = 7
BATCH_DECISIONS = 1_000_000
SINGLE_DECISIONS = 3_000
AGENTS = {"express": express_v0, "super": super_v0}
TARGETS = {"masks": 10_000_000, "masks and observations": 2_000_000}


def decisions_a_step(games: EnvBatch) -> int:
    """How many are asked at once."""
    return int(games.masks.reshape(-1, games.actions).any(axis=1).sum())


def rate_of_batch(games: EnvBatch) -> float:
    """Decisions a CPU second, games starting again as they end."""
    made, steps = 0, BATCH_DECISIONS // games.count
    began = time.process_time()
    for _ in range(steps):
        games.step(games.sample())
    spent = time.process_time() - began
    made = steps * (games.count if games.masks.ndim == 2 else decisions_a_step(games))  # noqa: PLR2004
    return made / spent


def rate_of_agents(env: Any) -> float:
    """Decisions a CPU second of a PettingZoo environment, stepped as its documentation has it."""
    made, began = 0, time.process_time()
    while made < SINGLE_DECISIONS:
        env.reset(seed=made)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            made += not over
    return made / (time.process_time() - began)


def measured(args: argparse.Namespace) -> Iterator[tuple[str, list[float]]]:
    """Each way with its rates."""
    table = (args.game, args.games, args.players)
    ways: dict[str, Callable[[], float]] = {}
    for name, observe in (("masks", False), ("masks and observations", True)):
        games = batch(*table, observe=observe, seed=1899)
        ways[name] = lambda games=games: rate_of_batch(games)  # type: ignore[misc]  # each has its own
    env = AGENTS[args.game].env(players=args.players)
    ways["PettingZoo"] = lambda: rate_of_agents(env)
    for name, way in ways.items():
        way()
        yield name, [way() for _ in range(RUNS)]


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="Decisions a CPU second of the environments.")
    parser.add_argument("--game", choices=AGENTS, default="express")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1024, help="in the batch")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rates = {name: {"median": statistics.median(runs), "best": max(runs)} for name, runs in measured(args)}
    if args.json:
        print(json.dumps(rates))
        return
    for name, rate in rates.items():
        target = f"  (target: {TARGETS[name]:,})" if args.game == "express" and name in TARGETS else ""
        print(f"{name:>24}  median {rate['median']:>12,.0f}  best {rate['best']:>12,.0f}{target}")


if __name__ == "__main__":
    main()
