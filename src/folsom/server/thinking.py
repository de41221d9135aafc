"""Where bots think: in a pool of niced processes, so that the server never waits.

A bot that fails or is late is replaced by a simpler one for that choice, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, NamedTuple

from folsom.bots import LEVELS, player_named
from folsom.games import GAMES, Choice, View
from folsom.server.metrics import Metrics
from folsom.server.settings import Settings

GREEDY = "greedy"
THOROUGH = "search:8000"  # of which levels are made, with as much to spend as anything that they do needs
NICENESS = 10
IN_ALL = 10.0  # seconds, with the wait for one's turn
GRACE = 3.0  # seconds beyond what a bot may spend
GREEDY_SECONDS = 2.0
WARM_UP_SECONDS = 600.0  # on a machine where nothing is compiled yet
WARM_UP_SEED = 1899

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """A choice to be made: by a bot of this name, from what its seat sees."""

    game: str
    bot: str
    view: View[Any]
    choices: tuple[Choice, ...]
    seed: int


# --- in the processes of the pool ------------------------------------------------------------


def chosen(job: Job) -> int:
    """The number of the choice that the bot makes."""
    player = player_named(job.bot, job.game)
    return player.choose(job.view, job.choices, random.Random(job.seed)).code


def warm_up() -> None:
    """Let a bot of every kind make a choice, so that the first one at a table isn't slow."""
    for name, game in GAMES.items():
        opening = game.of(game.make_table(), seed=WARM_UP_SEED)
        seat = opening.to_act[0]
        for bot in (GREEDY, THOROUGH):
            chosen(Job(name, bot, opening.view(seat), tuple(opening.choices(seat)), WARM_UP_SEED))


def _begin_work() -> None:
    """What a process of the pool does first: give way to the server, leave ctrl-C to it, and end with it."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in a process that was started by another"
    wait([parent.sentinel])
    os._exit(1)


# --- in the server ---------------------------------------------------------------------------


class Thinking:
    """The pool: as many choices at a time as it has processes; others wait for their turn."""

    def __init__(self, settings: Settings, measures: Metrics | None = None) -> None:
        self._workers, self._measures = settings.workers, measures or Metrics()
        self._turns = asyncio.Semaphore(settings.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._warming: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        """Whether bots can think at once."""
        warming = self._warming
        return warming is not None and warming.done() and not warming.cancelled() and warming.exception() is None

    async def open(self) -> None:
        """Start the processes, and wait until they are warm."""
        await asyncio.shield(self._begin())

    def _begin(self) -> asyncio.Task[None]:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, context, _begin_work)
        self._warming = asyncio.create_task(self._warm_up(self._pool))
        self._warming.add_done_callback(_said_if_failed)
        return self._warming

    async def _warm_up(self, pool: ProcessPoolExecutor) -> None:
        """One process first, so that what isn't compiled yet is compiled once; then the others."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(WARM_UP_SECONDS):
            await loop.run_in_executor(pool, warm_up)
            await asyncio.gather(*(loop.run_in_executor(pool, warm_up) for _ in range(self._workers)))

    def close(self) -> None:
        """End the processes, whatever they think of."""
        if self._warming is not None:
            self._warming.cancel()
        if self._pool is not None:
            _end(self._pool)
            self._pool = None

    # --- choices -----------------------------------------------------------------------------

    async def choose(self, game: str, view: View[Any], choices: Sequence[Choice], level: str, seed: int) -> int:
        """The number of the choice of a bot of this level, or else of a simpler one; it never fails."""
        for bot, seconds in ((level, _seconds_for(game, level)), (GREEDY, GREEDY_SECONDS)):
            try:
                return await self._measured(Job(game, bot, view, tuple(choices), seed), seconds)
            except Exception as error:
                self._say_that_it_failed(game, bot, error)
        return random.Random(seed).choice(choices).code

    async def _measured(self, job: Job, seconds: float) -> int:
        async with asyncio.timeout(IN_ALL):
            await self._until_warm()
            async with self._turns:
                began = time.perf_counter()
                code = await self._thought(job, seconds)
        self._measures.bot_seconds.labels(job.bot).observe(time.perf_counter() - began)
        if code not in [choice.code for choice in job.choices]:
            raise ValueError(f"the choice {code} isn't legal")
        return code

    async def _until_warm(self) -> None:
        if self._pool is None or self._warming is None or (self._warming.done() and not self.ready):
            self._begin()
        assert self._warming is not None, "it has just begun"
        await asyncio.shield(self._warming)

    async def _thought(self, job: Job, seconds: float) -> int:
        pool = self._pool
        assert pool is not None, "choices are made once it is warm"
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, chosen, job)
            return await asyncio.wait_for(thought, seconds)
        except (TimeoutError, BrokenProcessPool):
            self._begin_again(pool)
            raise

    def _begin_again(self, pool: ProcessPoolExecutor) -> None:
        """Other processes for those of which one hangs or has died."""
        if pool is self._pool:
            log.warning("the bots' processes are started again")
            _end(pool)
            self._begin()

    def _say_that_it_failed(self, game: str, bot: str, error: Exception) -> None:
        why = "late" if isinstance(error, TimeoutError) else "failed"
        log.warning("the bot %s of %s has %s: %s; a simpler one chooses", bot, game, why, repr(error))
        self._measures.bot_failures.labels(bot, why).inc()


def _seconds_for(game: str, level: str) -> float:
    """How long a choice of this level may take."""
    budget = LEVELS[game][level].budget.milliseconds if level in LEVELS[game] else None
    return GRACE + (budget or 0.0) / 1000


def _said_if_failed(warming: asyncio.Task[None]) -> None:
    if not warming.cancelled() and warming.exception() is not None:
        log.warning("the bots' processes couldn't be started: %r", warming.exception())


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes now: its own shutdown would wait for one that hangs."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
