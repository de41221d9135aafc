"""Games of a contest, played by processes: what comes of them doesn't depend on how many there are."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from folsom.arena.contest import Contest, Fixture
from folsom.arena.playing import ContestStopped, Played, play, warm_up
from folsom.bots import Player

AHEAD = 2  # games that each worker is given at a time, so that it needn't wait for the next


def played(contest: Contest, fixtures: Iterable[Fixture], processes: int) -> Generator[Played]:
    """What comes of each game, as it is done; raises `ContestStopped` where one can't be played to its end.

    One process is this one; more are started anew, and ended when nobody asks for more games.
    """
    if processes > 1:
        yield from _played_elsewhere(contest, iter(fixtures), processes)
        return
    players = contest.players
    warm_up(contest, players)
    for fixture in fixtures:
        yield play(contest, players, fixture)


def _played_elsewhere(contest: Contest, fixtures: Iterator[Fixture], processes: int) -> Iterator[Played]:
    with _workers(contest, processes) as workers:
        busy = {worker.line: worker for worker in workers if worker.give(fixtures, AHEAD)}
        while busy:
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]  # only lines were waited for
                yield worker.take()
                worker.give(fixtures, 1)
                if not worker.at_work:
                    del busy[worker.line]


@contextmanager
def _workers(contest: Contest, processes: int) -> Iterator[list[_Worker]]:
    """Processes that wait for games; gone afterwards, whatever they are at."""
    with _ignored_interrupts():
        workers = [_Worker(contest) for _ in range(processes)]
    try:
        yield workers
    finally:
        for worker in workers:
            worker.end()


@contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """Processes that are started here never hear ctrl-C, which is for the one that started them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """A process that plays the games it is given, in order."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(far_end, contest), daemon=True)
        self._process.start()
        far_end.close()
        self.at_work: list[Fixture] = []

    def give(self, fixtures: Iterator[Fixture], count: int) -> bool:
        """Send it so many more games, if there are; whether it has something to do."""
        for fixture in islice(fixtures, count):
            self.at_work.append(fixture)
            self.line.send(fixture)
        return bool(self.at_work)

    def take(self) -> Played:
        """The game that it has played."""
        fixture = self.at_work[0]
        try:
            done = self.line.recv()
        except (EOFError, OSError):
            self._process.join()
            where = f"block {fixture.block + 1}, game {fixture.rotation + 1}"
            raise ContestStopped(f"a process died in {where}, with exit code {self._process.exitcode}") from None
        if isinstance(done, ContestStopped):
            raise done
        self.at_work.pop(0)
        assert isinstance(done, Played), "a worker sends nothing else"
        return done

    def end(self) -> None:
        """Make it stop now."""
        self._process.terminate()
        self._process.join()
        self.line.close()


def _work(line: Connection, contest: Contest) -> None:
    """What a worker does until nobody is at the other end."""
    players = contest.players
    warm_up(contest, players)
    with suppress(EOFError, BrokenPipeError):
        while True:
            line.send(_outcome(contest, players, line.recv()))


def _outcome(contest: Contest, players: list[Player], fixture: Fixture) -> Played | ContestStopped:
    try:
        return play(contest, players, fixture)
    except ContestStopped as stopped:
        return stopped
