"""A process that is killed loses nothing of what it has acknowledged."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

from folsom.server.store.store import Store
from tests.server.store.acting_process import SNAPSHOT_EVERY, TABLES
from tests.server.store.samples import act, with_store

ROOT = Path(__file__).parents[3]
KILLS, MOST_LINES = 4, 60


def acknowledged_until_killed(url: str, lines: int) -> dict[str, int]:
    """Let a process act, kill it after so many lines: the last number of each table that it has told."""
    command = [sys.executable, "-m", "tests.server.store.acting_process", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        told += process.stdout.readlines()
    assert process.returncode == -9
    whole = (line.split() for line in told if line.endswith("\n"))
    return {name: int(number) for name, number in whole}


async def check(store: Store, told: dict[str, int]) -> None:
    for name in TABLES:
        acts, at = await store.acts(name), await store.table(name)
        assert acts == [act(number) for number in range(len(acts))]
        assert len(acts) > told.get(name, -1)
        if acts:
            assert at is not None
            last = acts[-1].number
            assert (at.waiting, at.deadline) == (last, float(last))
            snapshot = await store.snapshot(name)
            assert snapshot is not None
            assert snapshot.acts == last // SNAPSHOT_EVERY * SNAPSHOT_EVERY + 1


def test_every_acknowledged_act_is_there_after_a_kill_and_there_is_no_gap(database: str) -> None:
    lot = Random(database.partition(":")[0])
    told: dict[str, int] = {}
    for _ in range(KILLS):
        told |= acknowledged_until_killed(database, lot.randrange(1, MOST_LINES))
        with_store(database, partial(check, told=told))
    assert sum(told.values()) > 0
