"""What is added up over many games, for `folsom simulate`."""

from folsom.express.components import BULLETS, CHARACTERS
from folsom.express.scoring import bandit_money, gunslingers, score
from folsom.express.state import State, seat_of
from folsom.kernel import bit, rule, size

# The sums of all games, then a row for each character
GAMES, DECISIONS, MONEY, NEUTRAL_LEFT, SHARED_GUNSLINGER = range(5)
FIRST_ROW = 8
C_SEATS, C_MONEY, C_MONEY_SQUARED, C_GUNSLINGER, C_WIN_SHARES, C_BULLETS_RECEIVED, C_SHOTS = range(7)
ROW = 8
SUMS = FIRST_ROW + ROW * CHARACTERS
WIN_SHARES = 60  # a shared victory is divided evenly


@rule
def best_score(s: State, prized: int) -> int:
    """The winners' score (X9.3)."""
    best = score(s, 0, prized)
    for seat in range(1, s.players):
        best = max(best, score(s, seat, prized))
    return best


@rule
def winners(s: State, prized: int, best: int) -> int:
    """The seats that share the victory (X9.3)."""
    won = 0
    for seat in range(s.players):
        won |= bit(seat) if score(s, seat, prized) == best else 0
    return won


@rule
def count_bandit(s: State, bandit: int, prized: int, share: int, sums: list[int]) -> None:
    """Add one bandit's game, and its share of the victory, to the row of its character."""
    row = FIRST_ROW + ROW * s.character[bandit]
    owned = bandit_money(s, bandit, prized)
    sums[MONEY] += owned
    sums[row + C_SEATS] += 1
    sums[row + C_MONEY] += owned
    sums[row + C_MONEY_SQUARED] += owned * owned
    sums[row + C_GUNSLINGER] += prized >> bandit & 1
    sums[row + C_WIN_SHARES] += share
    taken = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
    sums[row + C_BULLETS_RECEIVED] += taken
    sums[row + C_SHOTS] += BULLETS - s.bullets[bandit]


@rule(shared=True)
def count_game(s: State, decisions: int, sums: list[int]) -> None:
    """Add one finished game to the sums."""
    prized = gunslingers(s)
    won = winners(s, prized, best_score(s, prized))
    share = WIN_SHARES // size(won)
    sums[GAMES] += 1
    sums[DECISIONS] += decisions
    sums[NEUTRAL_LEFT] += s.neutral
    if size(prized) > 1:
        sums[SHARED_GUNSLINGER] += 1
    for bandit in range(s.bandits):
        count_bandit(s, bandit, prized, share if won >> seat_of(s, bandit) & 1 else 0, sums)
