"""What is added up over many games, for `folsom simulate`."""

from folsom.kernel import rule
from folsom.kernel.drawing import next_seat
from folsom.super.components import SEATS
from folsom.super.scoring import rank
from folsom.super.state import LAST_STANDING, NOBODY_LEFT, State

# The sums of all games, then a row for each place in the first round's order
GAMES, ROUNDS, BY_LAST_STANDING, BY_LOCOMOTIVE, BY_NOBODY = range(5)
FIRST_ROW = 5
O_WINS, O_RANKS = range(2)
ROW = 2
SUMS = FIRST_ROW + ROW * SEATS


@rule
def count_game(s: State, first: int, sums: list[int]) -> None:
    """Add one finished game to the sums; *first* began the first round. Nobody wins if nobody is left (S4.1c)."""
    sums[GAMES] += 1
    sums[ROUNDS] += s.round_number + 1
    sums[BY_LAST_STANDING + s.ended_by - LAST_STANDING] += 1
    seat = first
    for place in range(s.players):
        row, reached = FIRST_ROW + ROW * place, rank(s, seat)
        sums[row + O_WINS] += 1 if reached == 1 and s.ended_by != NOBODY_LEFT else 0
        sums[row + O_RANKS] += reached
        seat = next_seat(seat, s.players)
