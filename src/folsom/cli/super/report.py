"""The figures of simulated games of Super, for people."""

from __future__ import annotations

from typing import Any

from folsom.cli.columns import aligned, listed, written
from folsom.cli.sampling import standard_error
from folsom.cli.statistics import GameStatistics
from folsom.cli.super.figures import SUMS, figures
from folsom.super.result import LAST_STANDING, LOCOMOTIVE, NOBODY

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
HEADINGS = ["", "wins", "+/-", "mean rank"]
LEGEND = """  Places are those of the first round: the 1st is its first player, who starts
  farthest back, and the others follow clockwise, each a car further ahead.
  +/- is the standard error of the wins. The later a bandit falls, the better
  the rank; bandits who fall together share it."""


def lines(report: dict[str, Any]) -> list[str]:
    """The figures over all games, and those of each place in the first round's order."""
    ended = {ending: f"{rate:.2%} of the games" for ending, rate in report["ended_by"].items()}
    rows = {
        "rounds a game": f"{report['rounds_per_game']:.2f}",
        "last one standing": ended[LAST_STANDING],
        "decided by loot": ended[LOCOMOTIVE],
        "nobody left": ended[NOBODY],
    }
    return [*listed(rows), "", *order(report["by_order"], report["games"]), "", LEGEND]


def order(by_order: list[dict[str, float]], games: int) -> list[str]:
    """One row per place."""
    rows = [_row(place, figures, games) for place, figures in zip(PLACES, by_order, strict=False)]
    return aligned([HEADINGS, *rows])


def _row(place: str, figures: dict[str, float], games: int) -> list[str]:
    rate, wins = figures["win_rate"], figures["win_rate"] * games
    error = standard_error(games, wins, wins)  # each win counts 1, squared too
    return [place, f"{rate:.2%}", written("{:.2%}", error), f"{figures['mean_rank']:.3f}"]


STATISTICS = GameStatistics(SUMS, figures, lines)
