"""The marks of the seats of a game: for fitting what they are worth, never for choosing."""

from __future__ import annotations

from folsom.bots.express import entry_points
from folsom.bots.express.worth import MARKS
from folsom.express.components import SEATS
from folsom.express.state import State
from folsom.games import Express
from folsom.kernel import floats, many


def marks_of(game: Express) -> list[list[float]]:
    """The marks of each seat, as the truth has them."""
    states, row, marks = many(State, 1), floats([0.0] * MARKS), floats([0.0] * (SEATS * MARKS))
    game.position.state.write(states, 0)
    entry_points.mark_seats(states, row, marks)
    return [[float(mark) for mark in marks[seat * MARKS : (seat + 1) * MARKS]] for seat in range(game.players)]
