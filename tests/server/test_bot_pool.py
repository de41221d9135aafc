"""Bots think elsewhere; whatever becomes of one, there is a choice in time."""

from __future__ import annotations

import asyncio
import logging
import os
from dataclasses import replace
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from folsom.bots import LEVELS, player_named
from folsom.bots.express import entry_points
from folsom.games import GAMES, Game
from folsom.kernel import MODE, Mode
from folsom.server import bot_pool
from folsom.server.bot_pool import BotPool, Job, chosen
from folsom.server.metrics import Metrics
from folsom.server.settings import Settings

PATIENCE = 120  # seconds: a process may have to load what was compiled
SEED = 7
SETTINGS = replace(Settings(), workers=1)


def opening(game: str) -> Game[Any, Any]:
    """A game at its first choice."""
    return GAMES[game].of(GAMES[game].make_table(), seed=SEED)


async def choice_of(pool: BotPool, game: str, level: str) -> int:
    """What a bot of this level chooses at the start."""
    table = opening(game)
    seat = table.to_act[0]
    return await pool.choose(game, table.view(seat), table.choices(seat), level, SEED)


def codes(game: str) -> list[int]:
    """What can be chosen at the start."""
    table = opening(game)
    return [choice.code for choice in table.choices(table.to_act[0])]


def processes_of(pool: BotPool) -> list[BaseProcess]:
    """The processes in which bots think."""
    assert pool._pool is not None
    return list(pool._pool._processes.values())


def failures(metrics: Metrics) -> dict[tuple[str, str], float]:
    """How often a bot failed, and how."""
    samples = [sample for metric in metrics.bot_failures.collect() for sample in metric.samples]
    counted = [sample for sample in samples if sample.name.endswith("_total")]
    return {(sample.labels["level"], sample.labels["why"]): sample.value for sample in counted}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_chooses_from_its_view_alone_and_the_same_seed_gives_the_same_choice(game: str) -> None:
    table = opening(game)
    seat = table.to_act[0]
    job = Job(game, "greedy", table.view(seat), tuple(table.choices(seat)), SEED)
    assert chosen(job) == chosen(job) in codes(game)


@pytest.mark.skipif(MODE is Mode.INTERPRETED, reason="bots that run as plain Python take minutes to get warm")
def test_warming_up_includes_nested_search(monkeypatch: pytest.MonkeyPatch) -> None:
    held, compiled = [], entry_points.search_nested

    def search_nested(*given: Any) -> int:
        held.append(compiled(*given))
        return held[-1]

    monkeypatch.setattr(entry_points, "search_nested", search_nested)
    bot_pool.warm_up()
    assert held


@pytest.mark.skipif(MODE is Mode.INTERPRETED, reason="bots that run as plain Python take minutes to get warm")
def test_a_pool_of_processes_chooses_and_outlives_bots_that_fail(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for seconds in (
        "GRACE_SECONDS",
        "CHOICE_SECONDS",
        "FALLBACK_SECONDS",
    ):  # however slow the machine is, only what hangs is late
        monkeypatch.setattr(bot_pool, seconds, PATIENCE)
    caplog.set_level(logging.WARNING, "folsom.server.bot_pool")

    async def test() -> None:
        metrics = Metrics()
        pool = BotPool(SETTINGS, metrics)
        assert not pool.ready
        async with asyncio.timeout(PATIENCE):
            await pool.open()
            assert pool.ready
            await _is_niced_and_the_server_never_waits(pool)
            for game in GAMES:
                assert await choice_of(pool, game, "drifter") in codes(game)
            assert failures(metrics) == {}
            for bot, why in (("Raising", "failed"), ("Lying", "failed"), ("Dying", "failed"), ("Hanging", "late")):
                name = f"tests.server.bad_bots:{bot}"
                monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 1.0 if why == "late" else PATIENCE)
                assert await choice_of(pool, "express", name) in codes("express")
                assert failures(metrics)[name, why] == 1
            monkeypatch.setattr(bot_pool, "GRACE_SECONDS", PATIENCE)
            assert "greedy" not in {level for level, _ in failures(metrics)}
            assert await choice_of(pool, "super", "drifter") in codes("super")
        assert "bot tests.server.bad_bots:Hanging of express took too long" in caplog.text
        processes = processes_of(pool)
        pool.close()
        for process in processes:
            process.join(PATIENCE)
        assert [process.is_alive() for process in processes] == [False]

    asyncio.run(test())


async def _is_niced_and_the_server_never_waits(pool: BotPool) -> None:
    niceness = [os.getpriority(os.PRIO_PROCESS, process.pid or 0) for process in processes_of(pool)]
    assert niceness == [min(19, os.nice(0) + bot_pool.NICENESS)]
    thought = asyncio.create_task(choice_of(pool, "express", "legend"))
    turns = 0
    while not thought.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 20


def test_without_a_process_that_thinks_a_choice_is_made_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: BotPool, job: Job, seconds: float) -> int:
        raise OSError("no more processes")

    monkeypatch.setattr(BotPool, "_measured", broken)

    async def test() -> None:
        metrics = Metrics()
        assert await choice_of(BotPool(SETTINGS, metrics), "express", "legend") in codes("express")
        assert failures(metrics) == {("legend", "failed"): 1, ("greedy", "failed"): 1}

    asyncio.run(test())


def test_a_level_has_as_long_as_it_may_spend_and_some_grace() -> None:
    assert bot_pool._seconds_for("express", "legend") == pytest.approx(bot_pool.GRACE_SECONDS + 0.8)
    assert all(player_named(level, game).name == level for game in GAMES for level in LEVELS[game])
