"""`folsom simulate` run in this process, and what its reports of all games have in common."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from folsom.cli import main

Report = dict[str, Any]
Samples = dict[str, list[float]]
TIMES = {"cpu_seconds", "games_per_cpu_second"}
OF_ALL_GAMES = {"game", "players", "seed", "interrupted", "characters", "first_player", "options", "games", *TIMES}


def simulated(capsys: pytest.CaptureFixture[str], game: str, *words: str, code: int = 0) -> Report:
    """The report for programs."""
    assert main(["simulate", game, "--json", *words]) == code
    report: Report = json.loads(capsys.readouterr().out)
    return report


def page_of(capsys: pytest.CaptureFixture[str], game: str, *words: str) -> str:
    """The report for people, which fits their screens."""
    assert main(["simulate", game, *words]) == 0
    page = capsys.readouterr().out
    assert all(len(line) <= 80 for line in page.splitlines())
    return page


def without_times(report: Report) -> Report:
    """All that a seed decides."""
    return {name: figure for name, figure in report.items() if name not in TIMES}


def assert_alike(slow: Sequence[float], fast: float, fast_count: int, what: str) -> None:
    """The mean of the slow games is within a few standard errors of the fast one."""
    error = stdev(slow) * sqrt(1 / len(slow) + 1 / fast_count)
    assert abs(mean(slow) - fast) <= 4 * error, what
