"""What a position is worth to each seat: its share of the victory, or the chance of it that its marks promise.

The chance is a softmax over the seats of a weighted sum of marks; the weights were fitted to who won games that
bots played among themselves.
"""

from math import exp

from folsom.express.components import (
    ALL_JEWELS,
    ALL_STRONGBOXES,
    BULLETS,
    CHARACTER_NAMES,
    INSIDE,
    LOOT_VALUE,
    ROUNDS,
    SEATS,
)
from folsom.express.scoring import RANSOM, gunslingers, loot_value
from folsom.express.state import EXPERT, OVER, State, bandits_at, car_of, has, level_of, seat_of, spot
from folsom.express.statistics import best_score, winners
from folsom.kernel import bit, highest, lowest, rule, size

# The marks of a seat, each about as large as one
(
    MONEY,
    JEWELS,
    STRONGBOXES,
    BULLETS_SPENT,
    BULLETS_SPENT_SQUARED,
    NO_BULLET,
    GUNSLINGER,
    BEHIND_GUNSLINGER,
    BULLETS_RECEIVED,
    LOOT_HERE,
    DEAREST_HERE,
    LOOT_BESIDE,
    LOOT_ABOVE_OR_BELOW,
    ALONE,
    INDOORS,
    BEHIND_MARSHAL,
    FROM_MARSHAL_INSIDE,
    FROM_MARSHAL_ON_ROOF,
    TURN_ORDER,
    FIRST_CHARACTER,
) = range(20)
MARK_NAMES = (
    *("money", "jewels", "strongboxes", "bullets spent", "bullets spent, squared", "no bullet left", "Gunslinger"),
    *("behind the Gunslinger, squared", "bullets received", "loot here", "dearest loot here", "loot beside"),
    *("loot above or below", "alone", "indoors", "behind the Marshal", "from the Marshal, inside"),
    *("from the Marshal, on the roof", "turn order", *CHARACTER_NAMES),
)
MARKS = len(MARK_NAMES)
THOUSAND = 1000.0

# A row of weights for each table and each round that begins: the base game and experts by number of players, and teams
FEWEST, MOST = 3, SEATS  # players, each for themselves
EXPERTS = MOST - FEWEST + 1
TEAMS = 2 * EXPERTS
TABLE_NAMES = (
    *(f"base {players}" for players in range(FEWEST, MOST + 1)),
    *(f"expert {players}" for players in range(FEWEST, MOST + 1)),
    "teams 2",
)


@rule
def dearest(tokens: int) -> int:
    """What the dearest of these tokens is worth, 0 if there is none."""
    return LOOT_VALUE[highest(tokens)] if tokens else 0


@rule(floats=True)
def mark_wealth(s: State, bandit: int, marks: list[float]) -> None:
    """What a bandit owns."""
    held = s.held[bandit]
    marks[MONEY] += (loot_value(held) + RANSOM * s.ransoms[bandit]) / THOUSAND
    marks[JEWELS] += size(held & ALL_JEWELS)
    marks[STRONGBOXES] += size(held & ALL_STRONGBOXES)


@rule(floats=True)
def mark_bullets(s: State, bandit: int, prized: int, marks: list[float]) -> None:
    """The bullets that a bandit has spent and received, and how near it is to the Gunslinger's fame."""
    spent = (BULLETS - s.bullets[bandit]) / float(BULLETS)
    marks[BULLETS_SPENT] += spent
    marks[BULLETS_SPENT_SQUARED] += spent * spent
    if s.bullets[bandit] == 0:
        marks[NO_BULLET] += 1.0
    if prized >> bandit & 1:
        marks[GUNSLINGER] += 1.0 / size(prized)
    elif prized:
        behind = (s.bullets[bandit] - s.bullets[lowest(prized)]) / float(BULLETS)
        marks[BEHIND_GUNSLINGER] += behind * behind
    received = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
    marks[BULLETS_RECEIVED] += received / float(BULLETS)


@rule(floats=True)
def mark_place(s: State, bandit: int, marks: list[float]) -> None:
    """Where a bandit stands: the loot around it, company, and the Marshal."""
    car, level = car_of(s, bandit), level_of(s, bandit)
    here = s.loot[spot(car, level)]
    marks[LOOT_HERE] += loot_value(here) / THOUSAND
    marks[DEAREST_HERE] += dearest(here) / THOUSAND
    marks[LOOT_ABOVE_OR_BELOW] += loot_value(s.loot[spot(car, 1 - level)]) / THOUSAND
    if car > 0:
        marks[LOOT_BESIDE] += loot_value(s.loot[spot(car - 1, level)]) / THOUSAND
    if car + 1 < s.cars:
        marks[LOOT_BESIDE] += loot_value(s.loot[spot(car + 1, level)]) / THOUSAND
    if bandits_at(s, car, level) == bit(bandit):
        marks[ALONE] += 1.0
    behind = (car - s.marshal) / float(s.cars)
    marks[BEHIND_MARSHAL] += behind
    if level == INSIDE:
        marks[INDOORS] += 1.0
        marks[FROM_MARSHAL_INSIDE] += abs(behind)
    else:
        marks[FROM_MARSHAL_ON_ROOF] += abs(behind)


@rule(shared=True, floats=True)
def mark(s: State, seat: int, prized: int, marks: list[float]) -> None:
    """Write down the marks of a seat: of all its bandits together, and its turn in the round that begins."""
    for number in range(MARKS):
        marks[number] = 0.0
    for bandit in range(s.bandits):
        if seat_of(s, bandit) == seat:
            mark_wealth(s, bandit, marks)
            mark_bullets(s, bandit, prized, marks)
            mark_place(s, bandit, marks)
            marks[FIRST_CHARACTER + s.character[bandit]] += 1.0
    place = seat - s.first if seat >= s.first else seat - s.first + s.players
    marks[TURN_ORDER] = place / float(s.players)


@rule
def table_of(s: State) -> int:
    """The number of this table among those that have weights."""
    if s.team:
        return TEAMS
    return s.players - FEWEST + (EXPERTS if has(s, EXPERT) else 0)


@rule
def weights_at(s: State) -> int:
    """Where the weights of this table and round begin."""
    return (table_of(s) * ROUNDS + s.round_number) * MARKS


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
