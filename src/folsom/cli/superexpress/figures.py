"""What `folsom simulate superexpress` reports of its games."""

from __future__ import annotations

from typing import Any

from folsom.superexpress import tally
from folsom.superexpress.result import LAST_STANDING, LOCOMOTIVE, NOBODY

SUMS = tally.SUMS
ENDINGS = {LAST_STANDING: tally.BY_LAST_STANDING, LOCOMOTIVE: tally.BY_LOCOMOTIVE, NOBODY: tally.BY_NOBODY}


def figures(sums: list[int], players: int) -> dict[str, Any]:
    """Means and rates over all games, and over each place in the first round's order; endings are rates, too."""
    games = sums[tally.GAMES]
    return {
        "rounds_per_game": sums[tally.ROUNDS] / games,
        "no_winner_rate": sums[tally.BY_NOBODY] / games,
        "by_order": [_place_figures(sums, place) for place in range(players)],
        "ended_by": {ending: sums[number] / games for ending, number in ENDINGS.items()},
    }


def _place_figures(sums: list[int], place: int) -> dict[str, float]:
    games, row = sums[tally.GAMES], tally.FIRST_ROW + tally.ROW * place
    return {"win_rate": sums[row + tally.O_WINS] / games, "mean_rank": sums[row + tally.O_RANKS] / games}
