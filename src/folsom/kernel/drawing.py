"""Seats in a ring, and what is drawn at random before a game."""

from folsom.kernel.bits import bit
from folsom.kernel.chance import Chance, pick
from folsom.kernel.compiler import rule
from folsom.kernel.records import Bytes

CHANCE = 255  # in a state to be set up: not chosen, left to chance


@rule
def next_seat(seat: int, players: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < players else 0


@rule
def draw_lots(chance: Chance, row: Bytes, first: int, end: int, members: int) -> None:
    """Fill the places of a row that are left to chance, each with a member that no other place has."""
    left = members
    for place in range(first, end):
        if row[place] != CHANCE:
            left &= ~bit(row[place])
    for place in range(first, end):
        if row[place] == CHANCE:
            row[place] = pick(chance, left)
            left ^= bit(row[place])
