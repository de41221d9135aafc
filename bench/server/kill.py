"""Kill a server again and again while people play, and check that it loses nothing that it has acknowledged.

python -m bench.server.kill [--kills 50] [--tables 6] [--database URL] [--seed N] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from signal import SIGKILL, Signals
from statistics import median
from typing import Any

import httpx

from bench.server.kill_tables import TableLife
from bench.server.load import report_progress
from bench.server.server_process import NO_LIMITS, ServerDied, http_client, started
from bench.server.verification import DataLost, Verifier

SETTINGS = NO_LIMITS | {"FOLSOM_WORKERS": "1", "FOLSOM_SLEEP_AFTER": "1"}
RESPONSES_PER_KILL_MAX = 80
KILL_DELAY_SECONDS_MAX = 0.03  # after the last of them
RESPONSES = ("choices", "taken_back", "seat_changes", "tables")
POLL_SECONDS = 0.002
STALL_SECONDS = 60.0  # without any response
INTERRUPTED_EXIT_CODE = 130


class KillTest:
    """People at tables, and one server after another on the same data."""

    def __init__(self, folder: Path, database: str | None, tables: int, seed: int) -> None:
        self._folder, self._database = folder, database
        self._dice = random.Random(seed)
        self._witness = Verifier(database or f"sqlite:///{folder / 'folsom.db'}", folder)
        self.counts = Counter[str]()
        self.start_seconds: list[float] = []
        self.lives = [
            TableLife(number, number % 3 == 1, random.Random(self._dice.random()), self.counts)
            for number in range(tables)
        ]

    async def live(self, ended_by: Signals | None, answers: int | None = None) -> int:
        """Start a server, check everything, and play until a signal ends it or all games are over.

        The signal comes soon after this many *answers*, by default a random number. Returns the exit code.
        """
        began = time.perf_counter()
        server = await started(self._folder, self._database, SETTINGS)
        self.start_seconds.append(time.perf_counter() - began)
        try:
            async with http_client(server) as http, asyncio.TaskGroup() as group:
                watch = group.create_task(self._watch())
                lives = [
                    group.create_task(life.live(server, self._witness, http, starts_again=ended_by is not None))
                    for life in self.lives
                ]
                if ended_by is not None:
                    await self._moment(answers or self._dice.randint(1, RESPONSES_PER_KILL_MAX))
                    await server.end(ended_by)
                await asyncio.wait(lives)
                watch.cancel()
        except ExceptionGroup as group_of_errors:
            raise group_of_errors.exceptions[0] from None
        finally:
            code = await server.end(SIGKILL)
        return code

    async def _moment(self, answers: int) -> None:
        """Wait until soon after this many responses."""
        until = self._answers + answers
        while self._answers < until:
            await asyncio.sleep(POLL_SECONDS)
        await asyncio.sleep(self._dice.uniform(0, KILL_DELAY_SECONDS_MAX))

    async def _watch(self) -> None:
        """Raise if nobody gets a response for too long."""
        before = -1
        while before < self._answers:
            before = self._answers
            await asyncio.sleep(STALL_SECONDS)
        waiting = [life.table for life in self.lives if life.table is not None]
        raise DataLost(f"Nobody got a response for {STALL_SECONDS:.0f} seconds at the tables {waiting}.")

    @property
    def _answers(self) -> int:
        return sum(self.counts[name] for name in RESPONSES)

    async def close(self) -> None:
        """Stop, and raise if the log has errors."""
        await self._witness.close()
        errors = [line for line in _log_lines(self._folder / "log") if line.get("level") in {"error", "critical"}]
        if errors:
            raise DataLost(f"The log has {len(errors)} errors. The first: {errors[0]}")

    @property
    def report(self) -> dict[str, Any]:
        """What was counted, and how long a start took."""
        return {**dict(sorted(self.counts.items())), "median_start_seconds": round(median(self.start_seconds), 2)}


def _log_lines(log: Path) -> Iterable[dict[str, Any]]:
    """The lines of a log; the last one before a kill may be incomplete."""
    for line in log.read_text().splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


async def survive(kill_test: KillTest, kills: int) -> None:
    """Kill the server, then play every game to its end; raises `DataLost` if anything is lost."""
    for number in range(1, kills + 1):
        await kill_test.live(SIGKILL)
        choices, games = kill_test.counts["choices"], kill_test.counts["games_over"]
        report_progress(f"kill {number} of {kills}: {choices} choices, {games} games over")
    report_progress("playing all games to their end …")
    await kill_test.live(None)
    await kill_test.close()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server.kill", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6, help="tables in play at a time")
    parser.add_argument("--database", help="postgresql://…, empty (default: SQLite in a temporary folder)")
    parser.add_argument("--seed", type=int, default=1899)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _run(asked: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        kill_test = KillTest(Path(folder), asked.database, asked.tables, asked.seed)
        try:
            asyncio.run(survive(kill_test, asked.kills))
        except KeyboardInterrupt:
            report_progress("interrupted; until then nothing was lost")
            return INTERRUPTED_EXIT_CODE
        except (DataLost, ServerDied, httpx.HTTPError) as lost:
            report_progress(f"LOST: {lost}")
            return 1
    _show(kill_test.report, as_json=asked.json)
    return 0


def _show(report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report, indent=2))
        return
    print("Nothing was lost.")
    for name, figure in report.items():
        print(f"{name.replace('_', ' '):<28}{figure}")


if __name__ == "__main__":
    sys.exit(_run(_asked()))
