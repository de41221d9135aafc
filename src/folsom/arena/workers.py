"""Games of a contest, played by several processes; the number of processes doesn't change the results."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from folsom.arena.contest import Contest, Fixture
from folsom.arena.parallel import ignored_interrupts
from folsom.arena.playing import ContestStopped, Played, play, warm_up
from folsom.bots import Player

READY = None


def played(contest: Contest, fixtures: Iterable[Fixture], processes: int) -> Generator[Played]:
    """Each game as it finishes; raises `ContestStopped` if one can't be finished.

    A single process is this one. If there are more, they end when the generator is closed.
    """
    if processes > 1:
        yield from _played_elsewhere(contest, iter(fixtures), processes)
        return
    players = contest.players
    warm_up(contest, players)
    for fixture in fixtures:
        yield play(contest, players, fixture)


def _played_elsewhere(contest: Contest, fixtures: Iterator[Fixture], processes: int) -> Iterator[Played]:
    """Play in workers: one starts first, the others when it's ready, so that code is compiled only once."""
    workers = [_Worker(contest, fixtures)]
    try:
        while busy := [worker for worker in workers if worker.at_work]:
            heard = wait([worker.line for worker in busy])
            for worker in (worker for worker in busy if worker.line in heard):
                done = worker.take()
                if done is not None:
                    yield done
                    worker.give(fixtures)
                elif len(workers) < processes:
                    workers += [_Worker(contest, fixtures) for _ in range(processes - 1)]
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """A process that reports when it is ready, and plays the games that it is given, one at a time."""

    def __init__(self, contest: Contest, fixtures: Iterator[Fixture]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(far_end, contest), daemon=True)
        with ignored_interrupts():
            self._process.start()
        far_end.close()
        self.at_work: Fixture | None = None
        self.give(fixtures)

    def give(self, fixtures: Iterator[Fixture]) -> None:
        """Send the worker its next game, if there is one."""
        self.at_work = next(fixtures, None)
        with suppress(BrokenPipeError):  # a dead worker is noticed when its result is due
            if self.at_work is not None:
                self.line.send(self.at_work)

    def take(self) -> Played | None:
        """The game that the worker has played; None when it reports that it's ready."""
        try:
            done: Played | ContestStopped | None = self.line.recv()
        except (EOFError, OSError):
            raise self._died() from None
        if isinstance(done, ContestStopped):
            raise done
        return done

    def _died(self) -> ContestStopped:
        assert self.at_work is not None, "only busy workers are waited for"
        self._process.join()
        where = f"block {self.at_work.block + 1}, game {self.at_work.rotation + 1}"
        return ContestStopped(f"a process died in {where}, with exit code {self._process.exitcode}")

    def end(self) -> None:
        """Stop the worker now."""
        self._process.terminate()
        self._process.join()
        self.line.close()


def _work(line: Connection, contest: Contest) -> None:
    """A worker's loop, until the other end is closed."""
    players = contest.players
    warm_up(contest, players)
    with suppress(EOFError, BrokenPipeError):
        line.send(READY)
        while True:
            line.send(_outcome(contest, players, line.recv()))


def _outcome(contest: Contest, players: list[Player], fixture: Fixture) -> Played | ContestStopped:
    try:
        return play(contest, players, fixture)
    except ContestStopped as stopped:
        return stopped
