"""The figures of simulated games of Express, for people."""

from __future__ import annotations

from typing import Any

from folsom.cli.columns import aligned, listed, written
from folsom.cli.express.figures import SUMS, figures
from folsom.cli.statistics import GameStatistics

COLUMNS = {  # of the table of characters: heading, and how a figure is written
    "seats": ("seats", "{:,}"),
    "money_mean": ("money", "${:,.2f}"),
    "money_se": ("+/-", "{:.2f}"),
    "win_rate": ("wins", "{:.2%}"),
    "gunslinger_rate": ("Gunslinger", "{:.2%}"),
    "bullets_received_mean": ("bullets", "{:.3f}"),
    "shots_mean": ("shots", "{:.3f}"),
}
LEGEND = """  +/- is the standard error of the money. Bullets are those received, of any
  kind; shots are those fired that hit. A shared victory counts in equal parts."""


def lines(report: dict[str, Any]) -> list[str]:
    """The figures over all games, and those of each character."""
    rows = {
        "decisions a game": f"{report['decisions_per_game']:.2f}",
        "money of a seat": f"${report['money_mean']:,.2f}",
        "neutral bullets left": f"{report['neutral_left_mean']:.3f}",
        "Gunslinger shared in": f"{report['shared_gunslinger_rate']:.2%} of the games",
    }
    return [*listed(rows), "", *characters(report["by_character"]), "", LEGEND]


def characters(by_character: dict[str, Any]) -> list[str]:
    """One row per character."""
    table = [["", *(heading for heading, _ in COLUMNS.values())]]
    for name, row in by_character.items():
        table.append([name, *(written(form, row[key]) for key, (_, form) in COLUMNS.items())])
    return aligned(table)


STATISTICS = GameStatistics(SUMS, figures, lines)
