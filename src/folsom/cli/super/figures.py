"""What `folsom simulate super` reports of its games."""

from __future__ import annotations

from typing import Any

from folsom.super import statistics
from folsom.super.result import LAST_STANDING, LOCOMOTIVE, NOBODY

SUMS = statistics.SUMS
ENDINGS = {
    LAST_STANDING: statistics.BY_LAST_STANDING,
    LOCOMOTIVE: statistics.BY_LOCOMOTIVE,
    NOBODY: statistics.BY_NOBODY,
}


def figures(sums: list[int], players: int) -> dict[str, Any]:
    """Means and rates over all games, and over each place in the first round's order; endings are rates, too."""
    games = sums[statistics.GAMES]
    return {
        "rounds_per_game": sums[statistics.ROUNDS] / games,
        "no_winner_rate": sums[statistics.BY_NOBODY] / games,
        "by_order": [_place_figures(sums, place) for place in range(players)],
        "ended_by": {ending: sums[number] / games for ending, number in ENDINGS.items()},
    }


def _place_figures(sums: list[int], place: int) -> dict[str, float]:
    games, row = sums[statistics.GAMES], statistics.FIRST_ROW + statistics.ROW * place
    return {"win_rate": sums[row + statistics.O_WINS] / games, "mean_rank": sums[row + statistics.O_RANKS] / games}
