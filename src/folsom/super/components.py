"""What is in the box (S1): bandits, cards, car cards, and the plans that the cards can make."""

from functools import cache
from itertools import permutations

from folsom.kernel import table
from folsom.kernel.sizes import must_fit

MIN_PLAYERS, SEATS = 3, 7
CHARACTER_NAMES = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco")
CHARACTERS = len(CHARACTER_NAMES)

# Levels, and ways to face (S1.4)
INSIDE, ROOF = range(2)
TO_LOCOMOTIVE, TO_CABOOSE = range(2)

# The train (S1.2): the locomotive is car 0. Car cards are numbered by the value of their loot, least first.
LOCOMOTIVE = 0
MORE_CARS = 2  # than bandits, the locomotive among them (S1.2)
CAR_CARDS = 8
LOOT_VALUES = (301, 312, 323, 345, 356, 367, 378, 389)
LOOT_VALUE = table(LOOT_VALUES)
ALL_CAR_CARDS = (1 << CAR_CARDS) - 1

# Cards (S1.5), those of the extensions last (S6)
TURN, FLOOR, MOVE, FIRE, REFLEX, HORSE = range(6)
CARD_NAMES = ("Turn", "Floor", "Move", "Fire", "Reflex", "Horse")
BASE_CARDS = 4
CARDS_PLAYED = 3

# Extensions (S6), a set
REFLEX_IN_PLAY, HORSE_IN_PLAY = range(2)
EXTENSIONS = 2

# Plans (S3.1): three different cards in order. A plan's number is its place here: those of the base cards come
# first, then those with Reflex but not Horse.
PLANS_IN_ORDER = tuple(
    sorted(permutations(range(len(CARD_NAMES)), CARDS_PLAYED), key=lambda plan: (max(*plan, FIRE), plan))
)
PLANS = len(PLANS_IN_ORDER)
PLAN_CARD = table(card for plan in PLANS_IN_ORDER for card in plan)


def cards_in_play(extensions: int) -> list[int]:
    """The cards that everyone has (S1.5, S6)."""
    extra = [BASE_CARDS + place for place in range(EXTENSIONS) if extensions >> place & 1]
    return [*range(BASE_CARDS), *extra]


@cache
def legal_plans(extensions: int) -> list[int]:
    """The numbers of the plans that these extensions allow (S3.1, S6.3)."""
    cards = cards_in_play(extensions)
    return [number for number, plan in enumerate(PLANS_IN_ORDER) if set(plan) <= set(cards)]


# For each set of extensions how many plans there are, and a row with their numbers
PLAN_COUNT = table(len(legal_plans(extensions)) for extensions in range(1 << EXTENSIONS))
PLAN_ROW = table(
    plan for extensions in range(1 << EXTENSIONS) for plan in [*legal_plans(extensions), *[0] * PLANS][:PLANS]
)

# How much the records have room for
must_fit("seats", SEATS, CHARACTERS)
must_fit("car cards", CAR_CARDS, len(LOOT_VALUES))
must_fit("bits of a set of car cards", CAR_CARDS, 15)
must_fit("plans in a byte", PLANS, 255)
