"""What a position is worth to each seat: its share of the victory, or the chance of it that its marks promise.

The chance is a softmax over the seats of a weighted sum of marks; the weights were fitted to who won games that
bots played among themselves.
"""

from math import exp

from folsom.express.components import BULLETS, CHARACTER_NAMES, INSIDE, ROUNDS
from folsom.express.reckoning import RANSOM, gunslingers, loot_value
from folsom.express.state import EXPERT, OVER, State, car_of, has, level_of, seat_of, spot
from folsom.express.tally import best_score, winners
from folsom.kernel import rule, size

# The marks of a seat, each about as large as one
(
    MONEY,
    BULLETS_SPENT,
    GUNSLINGER,
    BULLETS_RECEIVED,
    LOOT_HERE,
    LOOT_BESIDE,
    INDOORS,
    FROM_MARSHAL,
    TURN_ORDER,
    FIRST_CHARACTER,
) = range(10)
MARK_NAMES = (
    *("money", "bullets spent", "Gunslinger", "bullets received", "loot here", "loot beside", "indoors"),
    *("from the Marshal", "turn order", *CHARACTER_NAMES),
)
MARKS = len(MARK_NAMES)
THOUSAND = 1000.0

# A row of weights for each kind of table and each round that begins
BASE, EXPERTS, TEAMS = range(3)
TABLE_NAMES = ("base", "expert", "teams")


@rule(floats=True)
def mark_wealth(s: State, bandit: int, prized: int, marks: list[float]) -> None:
    """What a bandit owns, the bullets it has spent and received, and its share of the Gunslinger's fame."""
    marks[MONEY] += (loot_value(s.held[bandit]) + RANSOM * s.ransoms[bandit]) / THOUSAND
    marks[BULLETS_SPENT] += (BULLETS - s.bullets[bandit]) / float(BULLETS)
    if prized >> bandit & 1:
        marks[GUNSLINGER] += 1.0 / size(prized)
    received = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
    marks[BULLETS_RECEIVED] += received / float(BULLETS)


@rule(floats=True)
def mark_place(s: State, bandit: int, marks: list[float]) -> None:
    """Where a bandit stands: the loot around it, and the Marshal."""
    car, level = car_of(s, bandit), level_of(s, bandit)
    marks[LOOT_HERE] += loot_value(s.loot[spot(car, level)]) / THOUSAND
    if car > 0:
        marks[LOOT_BESIDE] += loot_value(s.loot[spot(car - 1, level)]) / THOUSAND
    if car + 1 < s.cars:
        marks[LOOT_BESIDE] += loot_value(s.loot[spot(car + 1, level)]) / THOUSAND
    if level == INSIDE:
        marks[INDOORS] += 1.0
        marks[FROM_MARSHAL] += abs(car - s.marshal) / float(s.cars)


@rule(shared=True, floats=True)
def mark(s: State, seat: int, prized: int, marks: list[float]) -> None:
    """Write down the marks of a seat: of all its bandits together, and its turn in the round that begins."""
    for number in range(MARKS):
        marks[number] = 0.0
    for bandit in range(s.bandits):
        if seat_of(s, bandit) == seat:
            mark_wealth(s, bandit, prized, marks)
            mark_place(s, bandit, marks)
            marks[FIRST_CHARACTER + s.character[bandit]] += 1.0
    place = seat - s.first if seat >= s.first else seat - s.first + s.players
    marks[TURN_ORDER] = place / float(s.players)


@rule
def weights_at(s: State) -> int:
    """Where the weights of this table and round begin."""
    table = TEAMS if s.team else EXPERTS if has(s, EXPERT) else BASE
    return (table * ROUNDS + s.round_number) * MARKS


@rule(shared=True, floats=True)
def promise_shares(s: State, weights: list[float], marks: list[float], shares: list[float]) -> None:
    """Each seat's chance to win, by its marks, where a round begins."""
    prized, start, total = gunslingers(s), weights_at(s), 0.0
    for seat in range(s.players):
        mark(s, seat, prized, marks)
        hope = 0.0
        for number in range(MARKS):
            hope += weights[start + number] * marks[number]
        shares[seat] = exp(hope)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


@rule(shared=True, floats=True)
def win_shares(s: State, shares: list[float]) -> None:
    """Each seat's share of the victory, at the end of the game (X9.3)."""
    prized = gunslingers(s)
    won = winners(s, prized, best_score(s, prized))
    for seat in range(s.players):
        shares[seat] = 1.0 / size(won) if won >> seat & 1 else 0.0


@rule(floats=True)
def weigh(s: State, weights: list[float], marks: list[float], shares: list[float]) -> None:
    """What an imagined game is worth to each seat, at its end or where a round begins."""
    if s.phase == OVER:
        win_shares(s, shares)
    else:
        promise_shares(s, weights, marks, shares)
