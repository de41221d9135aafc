"""The features of a seat, from which its chance to win is estimated; each is of the order of 1."""

from folsom.bots.express.feature_names import (
    ALONE,
    BEHIND_GUNSLINGER,
    BEHIND_MARSHAL,
    BEST_LOOT_HERE,
    BULLETS_RECEIVED,
    BULLETS_SPENT,
    BULLETS_SPENT_SQUARED,
    FEATURES,
    FIRST_CHARACTER,
    FROM_MARSHAL_INSIDE,
    FROM_MARSHAL_ON_ROOF,
    GUNSLINGER,
    INDOORS,
    JEWELS,
    LOOT_ABOVE_OR_BELOW,
    LOOT_BESIDE,
    LOOT_HERE,
    MONEY,
    NO_BULLET,
    STRONGBOXES,
    TURN_ORDER,
)
from folsom.bots.express.workspace import Workspace
from folsom.express.components import ALL_JEWELS, ALL_STRONGBOXES, BULLETS, INSIDE, LOOT_VALUE
from folsom.express.scoring import RANSOM, loot_value
from folsom.express.state import State, bandits_at, car_of, level_of, seat_of, spot
from folsom.kernel import bit, highest, lowest, rule, size

THOUSAND = 1000.0  # dollars


@rule
def best_value(tokens: int) -> int:
    """The value of the best of these tokens; 0 if there is none."""
    return LOOT_VALUE[highest(tokens)] if tokens else 0


@rule(floats=True)
def add_wealth(w: Workspace, s: State, bandit: int) -> None:
    """Add what a bandit owns."""
    features = w.features
    held = s.held[bandit]
    features[MONEY] += (loot_value(held) + RANSOM * s.ransoms[bandit]) / THOUSAND
    features[JEWELS] += size(held & ALL_JEWELS)
    features[STRONGBOXES] += size(held & ALL_STRONGBOXES)


@rule(floats=True)
def add_bullets(w: Workspace, s: State, bandit: int, gunslingers: int) -> None:
    """Add the bullets that a bandit has spent and received, and how near it is to the Gunslinger's prize."""
    features = w.features
    spent = (BULLETS - s.bullets[bandit]) / float(BULLETS)
    features[BULLETS_SPENT] += spent
    features[BULLETS_SPENT_SQUARED] += spent * spent
    if s.bullets[bandit] == 0:
        features[NO_BULLET] += 1.0
    if gunslingers >> bandit & 1:
        features[GUNSLINGER] += 1.0 / size(gunslingers)
    elif gunslingers:
        behind = (s.bullets[bandit] - s.bullets[lowest(gunslingers)]) / float(BULLETS)
        features[BEHIND_GUNSLINGER] += behind * behind
    received = s.shots_taken[bandit] + s.events_taken[bandit] + s.marshal_taken[bandit]
    features[BULLETS_RECEIVED] += received / float(BULLETS)


@rule(floats=True)
def add_neighbours(w: Workspace, s: State, bandit: int) -> None:
    """Add where a bandit stands: the loot around it, company, and the Marshal."""
    features = w.features
    car, level = car_of(s, bandit), level_of(s, bandit)
    here = s.loot[spot(car, level)]
    features[LOOT_HERE] += loot_value(here) / THOUSAND
    features[BEST_LOOT_HERE] += best_value(here) / THOUSAND
    features[LOOT_ABOVE_OR_BELOW] += loot_value(s.loot[spot(car, 1 - level)]) / THOUSAND
    if car > 0:
        features[LOOT_BESIDE] += loot_value(s.loot[spot(car - 1, level)]) / THOUSAND
    if car + 1 < s.cars:
        features[LOOT_BESIDE] += loot_value(s.loot[spot(car + 1, level)]) / THOUSAND
    if bandits_at(s, car, level) == bit(bandit):
        features[ALONE] += 1.0
    behind = (car - s.marshal) / float(s.cars)
    features[BEHIND_MARSHAL] += behind
    if level == INSIDE:
        features[INDOORS] += 1.0
        features[FROM_MARSHAL_INSIDE] += abs(behind)
    else:
        features[FROM_MARSHAL_ON_ROOF] += abs(behind)


@rule(shared=True, floats=True)
def extract_features(w: Workspace, s: State, seat: int, gunslingers: int) -> None:
    """Fill `w.features` for a seat: the sum over its bandits, and its turn in the round that begins."""
    features = w.features
    for feature in range(FEATURES):
        features[feature] = 0.0
    for bandit in range(s.bandits):
        if seat_of(s, bandit) == seat:
            add_wealth(w, s, bandit)
            add_bullets(w, s, bandit, gunslingers)
            add_neighbours(w, s, bandit)
            features[FIRST_CHARACTER + s.character[bandit]] += 1.0
    place = seat - s.first if seat >= s.first else seat - s.first + s.players
    features[TURN_ORDER] = place / float(s.players)
