"""A pool of low-priority processes in which bots think, so that the server never waits.

If a bot fails or takes too long, a simpler bot makes that choice, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from folsom.bots import BOTS, LEVELS, player_named
from folsom.bots.advice import Advice, advise, can_advise
from folsom.games import GAMES, Choice, View
from folsom.server.metrics import Metrics
from folsom.server.settings import Settings

FALLBACK_BOT = "greedy"
WARM_UP_BOT = "search:8000"  # the levels are based on it; this budget is enough to run all its code
NICENESS = 10
CHOICE_SECONDS = 10.0  # including the wait for a free process
GRACE_SECONDS = 3.0  # beyond a bot's budget
FALLBACK_SECONDS = 2.0
HINT_SECONDS = 6.0
WARM_UP_SECONDS = 600.0  # enough to compile everything first
WARM_UP_SEED = 1899
T = TypeVar("T")
FAILURES = {"late": "took too long", "failed": "failed"}

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """A choice that a bot has to make from its seat's view."""

    game: str
    bot: str
    view: View[Any]
    choices: tuple[Choice, ...]
    seed: int


# --- in the processes of the pool ------------------------------------------------------------


def chosen(job: Job) -> int:
    """The code of the bot's choice."""
    player = player_named(job.bot, job.game)
    return player.choose(job.view, job.choices, random.Random(job.seed)).code


def advised(job: Job) -> Advice:
    """What the bot would choose, and why."""
    player = player_named(job.bot, job.game)
    return advise(job.game, player, job.view, job.choices, random.Random(job.seed))


def warm_up() -> None:
    """Let each kind of bot make a choice, so that the first choice at a table isn't slow."""
    for name, game in GAMES.items():
        opening = game.of(game.make_table(), seed=WARM_UP_SEED)
        seat = opening.to_act[0]
        for bot in _bots_to_warm_up(name):
            chosen(Job(name, bot, opening.view(seat), tuple(opening.choices(seat)), WARM_UP_SEED))
        if can_advise(name):
            advised(Job(name, FALLBACK_BOT, opening.view(seat), tuple(opening.choices(seat)), WARM_UP_SEED))
        _ = opening.view(seat).foresight  # compiled here, so that the server has only to load it


def _bots_to_warm_up(game: str) -> list[str]:
    """The bot that steps in when another fails, and the one that the levels are based on."""
    return [bot for bot in (FALLBACK_BOT, WARM_UP_BOT) if bot.partition(":")[0] in BOTS[game]]


def _set_up_process() -> None:
    """Give way to the server, leave Ctrl+C to it, and end when it ends."""
    lower_priority()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def lower_priority() -> None:
    """Run at a lower priority than the server. Windows has no niceness, so this does nothing there."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a process of the pool runs this"
    wait([parent.sentinel])
    os._exit(1)


# --- in the server ---------------------------------------------------------------------------


class BotPool:
    """The pool. Each process makes one choice at a time; further choices wait."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self._workers, self._metrics = settings.workers, metrics or Metrics()
        self._free_workers, self._one_hint = asyncio.Semaphore(settings.workers), asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._warming: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        """Whether bots can choose without delay."""
        warming = self._warming
        return warming is not None and warming.done() and not warming.cancelled() and warming.exception() is None

    async def open(self) -> None:
        """Start the processes, and wait until they have warmed up."""
        await asyncio.shield(self._begin())

    def _begin(self) -> asyncio.Task[None]:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, context, _set_up_process)
        self._warming = asyncio.create_task(self._warm_up(self._pool))
        self._warming.add_done_callback(_log_failure)
        return self._warming

    async def _warm_up(self, pool: ProcessPoolExecutor) -> None:
        """Warm up one process first, so that the bots are compiled only once; then the others."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(WARM_UP_SECONDS):
            await loop.run_in_executor(pool, warm_up)
            await asyncio.gather(*(loop.run_in_executor(pool, warm_up) for _ in range(self._workers)))

    def close(self) -> None:
        """Kill the processes."""
        if self._warming is not None:
            self._warming.cancel()
        if self._pool is not None:
            _end(self._pool)
            self._pool = None

    # --- choices -----------------------------------------------------------------------------

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """The code that a bot of this level chooses, or a simpler bot if that one fails; never raises."""
        for bot, seconds in ((level, _seconds_for(game, level)), (FALLBACK_BOT, FALLBACK_SECONDS)):
            try:
                return await self._chosen(Job(game, bot, view, tuple(choices), seed), seconds)
            except Exception as error:
                self._report_failure(game, bot, error)
        return random.Random(seed).choice(choices).code

    async def advise(
        self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int
    ) -> Advice | None:
        """What a bot of this level would choose, and why; None if it fails or there's no time. Never raises.

        Only one hint at a time waits for a process: a game's choice waits for one hint at most.
        """
        try:
            async with asyncio.timeout(CHOICE_SECONDS), self._one_hint:
                return await self._measured(advised, Job(game, level, view, tuple(choices), seed), HINT_SECONDS)
        except Exception as error:
            self._report_failure(game, level, error)
            return None

    async def _chosen(self, job: Job, seconds: float) -> int:
        code = await self._measured(chosen, job, seconds)
        if code not in [choice.code for choice in job.choices]:
            raise ValueError(f"illegal choice {code}")
        return code

    async def _measured(self, work: Callable[[Job], T], job: Job, seconds: float) -> T:
        async with asyncio.timeout(CHOICE_SECONDS):
            await self._until_warm()
            async with self._free_workers:
                began = time.perf_counter()
                done = await self._thought(work, job, seconds)
        self._metrics.bot_seconds.labels(job.bot).observe(time.perf_counter() - began)
        return done

    async def _until_warm(self) -> None:
        if self._pool is None or self._warming is None or (self._warming.done() and not self.ready):
            self._begin()
        assert self._warming is not None, "it has just begun"
        await asyncio.shield(self._warming)

    async def _thought(self, work: Callable[[Job], T], job: Job, seconds: float) -> T:
        pool = self._pool
        assert pool is not None, "choices wait for the warm-up"
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work, job)
            return await asyncio.wait_for(thought, seconds)
        except (TimeoutError, BrokenProcessPool):
            self._begin_again(pool)
            raise

    def _begin_again(self, pool: ProcessPoolExecutor) -> None:
        """Replace the processes after one hangs or dies."""
        if pool is self._pool:
            log.warning("restarting the bots' processes")
            _end(pool)
            self._begin()

    def _report_failure(self, game: str, bot: str, error: Exception) -> None:
        why = "late" if isinstance(error, TimeoutError) else "failed"
        log.warning("bot %s of %s %s: %r", bot, game, FAILURES[why], error)
        self._metrics.bot_failures.labels(bot, why).inc()


def _seconds_for(game: str, level: str) -> float:
    """The time that a bot of this level may take."""
    budget = LEVELS[game][level].budget.milliseconds if level in LEVELS[game] else None
    return GRACE_SECONDS + (budget or 0.0) / 1000


def _log_failure(warming: asyncio.Task[None]) -> None:
    if not warming.cancelled() and warming.exception() is not None:
        log.warning("couldn't start the bots' processes: %r", warming.exception())


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill a pool's processes: the pool's own shutdown would wait for one that hangs."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
