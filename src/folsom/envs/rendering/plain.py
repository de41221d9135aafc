"""The picture of a game that doesn't define its own: the seats, and who is to act."""

from __future__ import annotations

from typing import Any

from folsom.envs.rendering.scene import SeatLine, TablePicture
from folsom.games import GAMES, View


def plain_scene(view: View[Any]) -> TablePicture:
    """A table as a viewer sees it: the round, the phase, and one line per seat."""
    title = f"{GAMES[view.game].name}: round {view.round_number}, {view.phase}"
    return TablePicture(title, 0, (), tuple(_line(view, seat) for seat in range(view.players)))


def _line(view: View[Any], seat: int) -> SeatLine:
    asked = seat in view.to_act
    return SeatLine((f"seat {seat + 1}",), asked, "to choose" if asked else "")
