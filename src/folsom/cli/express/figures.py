"""What `folsom simulate express` reports of its games."""

from __future__ import annotations

from typing import Any

from folsom.cli.sampling import standard_error
from folsom.express import statistics
from folsom.express.components import CHARACTER_NAMES

SUMS = statistics.SUMS


def figures(sums: list[int], players: int) -> dict[str, Any]:
    """Means and rates over all games, and over each character's seats."""
    games = sums[statistics.GAMES]
    rows = {name: statistics.FIRST_ROW + statistics.ROW * number for number, name in enumerate(CHARACTER_NAMES)}
    return {
        "decisions_per_game": sums[statistics.DECISIONS] / games,
        "money_mean": sums[statistics.MONEY] / (games * players),
        "neutral_left_mean": sums[statistics.NEUTRAL_LEFT] / games,
        "shared_gunslinger_rate": sums[statistics.SHARED_GUNSLINGER] / games,
        "by_character": {
            name: _character_figures(sums[row : row + statistics.ROW])
            for name, row in rows.items()
            if sums[row + statistics.C_SEATS]
        },
    }


def _character_figures(row: list[int]) -> dict[str, Any]:
    seats = row[statistics.C_SEATS]
    return {
        "seats": seats,
        "money_mean": row[statistics.C_MONEY] / seats,
        "money_se": standard_error(seats, row[statistics.C_MONEY], row[statistics.C_MONEY_SQUARED]),
        "gunslinger_rate": row[statistics.C_GUNSLINGER] / seats,
        "win_rate": row[statistics.C_WIN_SHARES] / (statistics.WIN_SHARES * seats),
        "bullets_received_mean": row[statistics.C_BULLETS_RECEIVED] / seats,
        "shots_mean": row[statistics.C_SHOTS] / seats,
    }
