"""A server that is killed again and again while people play: nothing that it has acknowledged is lost.

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

from bench.server.lives import Life
from bench.server.load import tell
from bench.server.running import NO_LIMITS, Died, asking, started
from bench.server.witness import Lost, Witness

SETTINGS = NO_LIMITS | {"FOLSOM_WORKERS": "1", "FOLSOM_SLEEP_AFTER": "1"}
MOST_ANSWERS = 80  # until a kill, at least one
LATEST = 0.03  # seconds after that answer
ANSWERS = ("choices", "taken_back", "seat_changes", "tables")
LOOK_EVERY = 0.002  # seconds
PATIENCE = 60.0  # seconds without any answer
INTERRUPTED = 130


class Ordeal:
    """People at tables, and one server after the other on the same data."""

    def __init__(
        self, folder: Path, database: str | None, tables: int, seed: int, settings: dict[str, str] | None = None
    ) -> None:
        self._folder, self._database, self._settings = folder, database, SETTINGS | (settings or {})
        self._dice = random.Random(seed)
        self._witness = Witness(database or f"sqlite:///{folder / 'folsom.db'}", folder)
        self.tally = Counter[str]()
        self.start_seconds: list[float] = []
        self.lives = [
            Life(number, number % 3 == 1, random.Random(self._dice.random()), self.tally) for number in range(tables)
        ]

    async def live(self, ended_by: Signals | None, answers: int | None = None) -> int:
        """Start a server, check all, and go on until it is ended by a signal, or all games are over: its exit code.

        The signal comes soon after so many answers, by default any number of them.
        """
        began = time.perf_counter()
        server = await started(self._folder, self._database, self._settings)
        self.start_seconds.append(time.perf_counter() - began)
        try:
            async with asking(server) as http, asyncio.TaskGroup() as group:
                watch = group.create_task(self._watch())
                lives = [
                    group.create_task(life.live(server, self._witness, http, begin_anew=ended_by is not None))
                    for life in self.lives
                ]
                if ended_by is not None:
                    await self._moment(answers or self._dice.randint(1, MOST_ANSWERS))
                    await server.end(ended_by)
                await asyncio.wait(lives)
                watch.cancel()
        except ExceptionGroup as group_of_errors:
            raise group_of_errors.exceptions[0] from None
        finally:
            code = await server.end(SIGKILL)
        return code

    async def _moment(self, answers: int) -> None:
        """Some moment while people play, soon after so many answers."""
        until = self._answers + answers
        while self._answers < until:
            await asyncio.sleep(LOOK_EVERY)
        await asyncio.sleep(self._dice.uniform(0, LATEST))

    async def _watch(self) -> None:
        """Games go on: someone is answered now and then."""
        before = -1
        while before < self._answers:
            before = self._answers
            await asyncio.sleep(PATIENCE)
        waiting = [life.table for life in self.lives if life.table is not None]
        raise Lost(f"Nobody was answered for {PATIENCE:.0f} seconds at the tables {waiting}.")

    @property
    def _answers(self) -> int:
        return sum(self.tally[name] for name in ANSWERS)

    async def close(self) -> None:
        """Look no more; an error in the log would have been one too many."""
        await self._witness.close()
        errors = [line for line in _log_lines(self._folder / "log") if line.get("level") in {"error", "critical"}]
        if errors:
            raise Lost(f"The log tells of {len(errors)} errors, first of: {errors[0]}")

    @property
    def report(self) -> dict[str, Any]:
        """What was counted, and how long a start takes."""
        return {**dict(sorted(self.tally.items())), "median_start_seconds": round(median(self.start_seconds), 2)}


def _log_lines(log: Path) -> Iterable[dict[str, Any]]:
    """The lines of a log; the last one before a kill may be cut."""
    for line in log.read_text().splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


async def endured(ordeal: Ordeal, kills: int) -> None:
    """So many kills, and then every game to its end; raises `Lost` if anything is lost."""
    for number in range(1, kills + 1):
        await ordeal.live(SIGKILL)
        tell(f"kill {number} of {kills}: {ordeal.tally['choices']} choices, {ordeal.tally['games_over']} games over")
    tell("playing all games to their end …")
    await ordeal.live(None)
    await ordeal.close()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server.kill", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6, help="played at a time")
    parser.add_argument("--database", help="postgresql://…, empty; by default SQLite in a folder of its own")
    parser.add_argument("--seed", type=int, default=1899)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _run(asked: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        ordeal = Ordeal(Path(folder), asked.database, asked.tables, asked.seed)
        try:
            asyncio.run(endured(ordeal, asked.kills))
        except KeyboardInterrupt:
            tell("interrupted; until then nothing was lost")
            return INTERRUPTED
        except (Lost, Died, httpx.HTTPError) as lost:
            tell(f"LOST: {lost}")
            return 1
    _show(ordeal.report, as_json=asked.json)
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
