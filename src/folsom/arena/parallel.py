"""Jobs run by several processes, with results in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


@contextmanager
def ignored_interrupts() -> Iterator[None]:
    """Processes started within this context ignore Ctrl-C, which is for their parent."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_order(work: Callable[[Job], Done], jobs: Sequence[Job], processes: int) -> Generator[Done]:
    """The result of each job, in the order of the jobs; raises BrokenProcessPool if a process dies.

    A single process is this one. More start after the first job is done here, so that code is compiled only once. They
    end when the generator is closed.
    """
    here = jobs if processes == 1 else jobs[:1]
    yield from map(work, here)
    if len(here) == len(jobs):
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    try:
        with ignored_interrupts():
            done = pool.map(work, jobs[len(here) :])
        yield from done
    finally:
        pool.shutdown(cancel_futures=True)
