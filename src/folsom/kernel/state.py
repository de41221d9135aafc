"""What the state of every game has, so that a house can be built on it."""

from folsom.kernel.chance import Chance
from folsom.kernel.records import Record

START = -1  # in the place of a choice: set the table up
SPECTATOR = -1  # in the place of a seat: whoever only watches


class GameState(Record):
    """The truth of one game: each game's `State` gives these fields their storage, and adds its own."""

    chance: Chance
    players: int
    round_number: int
    phase: int
