"""What the state of every game has, so that a `Position` can hold it."""

from folsom.kernel.chance import Chance
from folsom.kernel.records import Record

START = -1  # in place of a choice: set the table up
SPECTATOR = -1  # in place of a seat: a viewer without a seat


class GameState(Record):
    """The full state of one game: each game's `State` gives these fields their storage, and adds its own."""

    chance: Chance
    players: int
    round_number: int
    phase: int
