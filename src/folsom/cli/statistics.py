"""What `folsom simulate` reports of a game: the sums of its rules, as figures for programs and lines for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from folsom.cli.columns import aligned
from folsom.cli.game_names import AnyGame
from folsom.games import plugin_of
from folsom.kernel.plain.entry_points import A_SEAT, FIRST_SEAT, GAMES


class GameStatistics(NamedTuple):
    """What a game's part `statistics` provides."""

    sums: int  # how many numbers `simulate_many` adds up
    figures: Callable[[list[int], int], dict[str, Any]]  # the sums as figures, for this number of players
    lines: Callable[[dict[str, Any]], list[str]]  # the report for people


def statistics_of(game: type[AnyGame]) -> GameStatistics:
    """A game's own statistics, or plain ones: how often each seat wins, and its mean rank."""
    own: GameStatistics | None = plugin_of(game).load("statistics")
    if own is not None:
        return own
    return GameStatistics(FIRST_SEAT + A_SEAT * game.players_range[-1], _figures, _lines)


def _figures(sums: list[int], players: int) -> dict[str, Any]:
    games = sums[GAMES]
    rows = (sums[FIRST_SEAT + A_SEAT * seat :] for seat in range(players))
    return {"by_seat": [{"first_rate": row[0] / games, "mean_rank": row[1] / games} for row in rows]}


def _lines(report: dict[str, Any]) -> list[str]:
    rows = [
        [f"seat {number}", f"{figures['first_rate']:.2%}", f"{figures['mean_rank']:.3f}"]
        for number, figures in enumerate(report["by_seat"], start=1)
    ]
    return ["", *aligned([["", "first", "mean rank"], *rows])]
