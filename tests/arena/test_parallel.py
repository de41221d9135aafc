"""Work that is shared out to processes."""

from __future__ import annotations

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from operator import neg

import pytest

from folsom.arena.parallel import in_order


def process_of(_: int) -> int:
    """Who does a job."""
    return os.getpid()


def hears_interrupts(_: int) -> bool:
    """Whether whoever does a job would be ended by ctrl-C."""
    return signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def die_elsewhere(starter: int) -> None:
    """End the process at once, unless it is the one that has started all others."""
    if os.getpid() != starter:
        os._exit(3)


@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_done_comes_in_the_order_of_the_jobs(processes: int) -> None:
    assert list(in_order(neg, range(30), processes)) == [-job for job in range(30)]
    assert list(in_order(neg, [], processes)) == []


def test_the_first_job_is_done_here_and_the_others_elsewhere() -> None:
    here, *elsewhere = in_order(process_of, range(6), 2)
    assert here == os.getpid()
    assert os.getpid() not in elsewhere


def test_with_one_process_all_is_done_here() -> None:
    assert set(in_order(process_of, range(6), 1)) == {os.getpid()}


def test_ctrl_c_is_heard_here_alone() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert list(in_order(hears_interrupts, range(4), 2)) == [True, False, False, False]
    assert signal.getsignal(signal.SIGINT) is before


def test_nobody_has_to_ask_for_all_of_it() -> None:
    with closing(in_order(neg, range(2000), 2)) as done:
        assert [next(done), next(done)] == [0, -1]


def test_a_process_that_dies_is_found_out() -> None:
    with pytest.raises(BrokenProcessPool):
        list(in_order(die_elsewhere, [os.getpid()] * 4, 2))
