"""What `folsom simulate express` reports of its games."""

from __future__ import annotations

from typing import Any

from folsom.cli.sampling import standard_error
from folsom.express import tally
from folsom.express.components import CHARACTER_NAMES

SUMS = tally.SUMS


def figures(sums: list[int], players: int) -> dict[str, Any]:
    """Means and rates over all games, and over each character's seats."""
    games = sums[tally.GAMES]
    rows = {name: tally.FIRST_ROW + tally.ROW * number for number, name in enumerate(CHARACTER_NAMES)}
    return {
        "decisions_per_game": sums[tally.DECISIONS] / games,
        "money_mean": sums[tally.MONEY] / (games * players),
        "neutral_left_mean": sums[tally.NEUTRAL_LEFT] / games,
        "shared_gunslinger_rate": sums[tally.SHARED_GUNSLINGER] / games,
        "by_character": {
            name: _character_figures(sums[row : row + tally.ROW])
            for name, row in rows.items()
            if sums[row + tally.C_SEATS]
        },
    }


def _character_figures(row: list[int]) -> dict[str, Any]:
    seats = row[tally.C_SEATS]
    return {
        "seats": seats,
        "money_mean": row[tally.C_MONEY] / seats,
        "money_se": standard_error(seats, row[tally.C_MONEY], row[tally.C_MONEY_SQUARED]),
        "gunslinger_rate": row[tally.C_GUNSLINGER] / seats,
        "win_rate": row[tally.C_WIN_SHARES] / (tally.WIN_SHARES * seats),
        "bullets_received_mean": row[tally.C_BULLETS_RECEIVED] / seats,
        "shots_mean": row[tally.C_SHOTS] / seats,
    }
