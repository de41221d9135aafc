"""What is added up over many games, for `folsom simulate`."""

from folsom.express.components import BANDITS, BULLETS
from folsom.express.reckoning import bandit_money, gunslingers, money, rank
from folsom.express.state import State, seat_of
from folsom.kernel import rule, size

# The sums of all games, then a row for each character
GAMES, DECISIONS, MONEY, NEUTRAL_LEFT, SHARED_GUNSLINGER = range(5)
FIRST_ROW = 8
C_SEATS, C_MONEY, C_MONEY_SQUARED, C_GUNSLINGER, C_WIN_SHARES, C_BULLETS_RECEIVED, C_SHOTS = range(7)
ROW = 8
SUMS = FIRST_ROW + ROW * BANDITS
WIN_SHARES = 60  # a victory is divided among those who share it


@rule
def winners(s: State) -> int:
    """How many share the victory (X9.3)."""
    count = 0
    for seat in range(s.players):
        if rank(s, seat) == 1:
            count += 1
    return count


@rule
def tally_bandit(s: State, bandit: int, prized: int, shared_by: int, sums: list[int]) -> None:
    """Add one bandit's game to the row of its character."""
    row = FIRST_ROW + ROW * s.character[bandit]
    owned = bandit_money(s, bandit)
    sums[row + C_SEATS] += 1
    sums[row + C_MONEY] += owned
    sums[row + C_MONEY_SQUARED] += owned * owned
    sums[row + C_GUNSLINGER] += prized >> bandit & 1
    if rank(s, seat_of(s, bandit)) == 1:
        sums[row + C_WIN_SHARES] += WIN_SHARES // shared_by
    taken = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
    sums[row + C_BULLETS_RECEIVED] += taken
    sums[row + C_SHOTS] += BULLETS - s.bullets[bandit]


@rule(shared=True)
def tally_game(s: State, decisions: int, sums: list[int]) -> None:
    """Add one finished game to the sums."""
    prized, shared_by = gunslingers(s), winners(s)
    sums[GAMES] += 1
    sums[DECISIONS] += decisions
    sums[NEUTRAL_LEFT] += s.neutral
    if size(prized) > 1:
        sums[SHARED_GUNSLINGER] += 1
    for seat in range(s.players):
        sums[MONEY] += money(s, seat)
    for bandit in range(s.bandits):
        tally_bandit(s, bandit, prized, shared_by, sums)
