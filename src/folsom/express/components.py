"""What is in the box (X1): bandits, cars, loot, action cards and round cards, by number."""

from folsom.kernel import table
from folsom.kernel.sizes import must_fit

MOST_CHARACTERS, TOKEN_BITS = 63, 31  # since they are bits of a word
SEATS = 6
TEAM_PLAYERS = 2  # two bandits each (X11.1)
SMALL_TABLE = 4  # the most players of the longer round cards (X1.5)
BANDITS = 6  # the most in one game
ROUNDS = 5

# Characters (X2.2) and their powers (X7): a character that isn't named here has none
CHARACTER_NAMES = ("Ghost", "Doc", "Tuco", "Cheyenne", "Belle", "Django")
CHARACTERS = len(CHARACTER_NAMES)
(
    NO_POWER,
    HIDES_FIRST_CARD,
    HOLDS_SEVEN_CARDS,
    FIRES_THROUGH_ROOF,
    TAKES_PUNCHED_PURSE,
    SPARED_BESIDE_OTHERS,
    PUSHES_WHOM_IT_HITS,
) = range(7)
POWERS = 7
_POWER_OF_NAME = {
    "Ghost": HIDES_FIRST_CARD,
    "Doc": HOLDS_SEVEN_CARDS,
    "Tuco": FIRES_THROUGH_ROOF,
    "Cheyenne": TAKES_PUNCHED_PURSE,
    "Belle": SPARED_BESIDE_OTHERS,
    "Django": PUSHES_WHOM_IT_HITS,
}
POWER_OF = table(_POWER_OF_NAME.get(name, NO_POWER) for name in CHARACTER_NAMES)

# Levels and cars (X1.1); the locomotive is car 0 of every train
INSIDE, ROOF = range(2)
LOCOMOTIVE, BAGGAGE, SECOND_CLASS, FIRST_CLASS, DINING, SALOON, MAIL = range(7)
CAR_NAMES = ("Locomotive", "Baggage", "Second class", "First class", "Dining", "Saloon", "Mail")
CARS = len(CAR_NAMES)
SPOTS = 2 * CARS
PLACES = SPOTS + BANDITS  # where loot can be: the spots, then the bandits' cards
CAR_PURSES = table((0, 1, 1, 0, 3, 3, 4))
CAR_JEWELS = table((0, 0, 1, 3, 0, 1, 1))

# Loot (X1.2): each token is an object of its own, known by its number
PURSE_VALUES = (250,) * 8 + (300, 300, 350, 350, 400, 400, 450, 450, 500, 500)
PURSES = len(PURSE_VALUES)
JEWELS, STRONGBOXES = 6, 2
FIRST_JEWEL = PURSES
FIRST_STRONGBOX = PURSES + JEWELS
TOKENS = PURSES + JEWELS + STRONGBOXES
JEWEL_VALUE, STRONGBOX_VALUE = 500, 1000
LOOT_VALUE = table((*PURSE_VALUES, *[JEWEL_VALUE] * JEWELS, *[STRONGBOX_VALUE] * STRONGBOXES))
ALL_PURSES = (1 << PURSES) - 1
STARTING_PURSES = (1 << 8) - 1
ALL_JEWELS = ((1 << JEWELS) - 1) << FIRST_JEWEL
ALL_STRONGBOXES = ((1 << STRONGBOXES) - 1) << FIRST_STRONGBOX
SECOND_STRONGBOX = 1 << (FIRST_STRONGBOX + 1)

# How loot looks to a bandit that doesn't hold it (X5.7, X5.10): purses by value only where known
UNKNOWN_PURSE = 0
PURSE_KINDS = (250, 300, 350, 400, 450, 500)
FIRST_KNOWN = 1
JEWEL = FIRST_KNOWN + len(PURSE_KINDS)
STRONGBOX = JEWEL + 1
LOOT_KINDS = STRONGBOX + 1
PURSES_WORTH = table(
    sum(1 << token for token, value in enumerate(PURSE_VALUES) if value == worth) for worth in PURSE_KINDS
)
PURSE_KIND = table(PURSE_KINDS.index(value) for value in PURSE_VALUES)  # of each purse
NO_DEARER = table(
    sum(1 << token for token, value in enumerate(PURSE_VALUES) if value <= worth) for worth in PURSE_VALUES
)
KIND_TOKENS = table((0, *PURSES_WORTH, ALL_JEWELS, ALL_STRONGBOXES))
KIND_VALUE = table((0, *PURSE_KINDS, JEWEL_VALUE, STRONGBOX_VALUE))

# Action cards (X1.3). A seat's cards are one set: bits 0-10 action cards, then bullets, which are
# alike. Bits 6 and up are the second copies, or the second bandit's cards in the team game (X11.3).
MOVE, FLOOR, FIRE, ROB, PUNCH, MARSHAL = range(6)
ACTION_NAMES = ("Move", "Floor", "Fire", "Rob", "Punch", "Marshal")
KINDS = 6
FACES = 11
ALL_ACTIONS = (1 << FACES) - 1
SOLO_DECK = (1 << 10) - 1
TEAM_DECK = (1 << 11) - 1
FIRST_COPIES = (1 << KINDS) - 1
SECOND_COPIES = (1 << 4) - 1
FIRST_BULLET = FACES
ALL_BULLETS = (1 << 60) - (1 << FIRST_BULLET)
BULLETS = 6
NEUTRAL_BULLETS = 13
HAND, DOCS_HAND = 6, 7
# A team's cards by their faces: the action, and which of its bandits does it; the Marshal is anyone's (X11.3)
TEAM_CARDS = tuple((ACTION_NAMES[face % KINDS], None if face == MARSHAL else face // KINDS) for face in range(FACES))
CARDS_DRAWN = 3

# Round cards (X1.5)
STANDARD, TUNNEL, SPEEDING_UP, SWITCHING = range(4)
SYMBOL_LETTERS = "STDR"
SYMBOL_NAMES = ("Standard", "Tunnel", "Speeding-up", "Switching")
(
    NO_EVENT,
    ANGRY_MARSHAL,
    SWIVEL_ARM,
    BRAKING,
    TAKE_IT_ALL,
    REBELLION,
    MARSHALS_REVENGE,
    PICKPOCKETING,
    HOSTAGE,
) = range(9)
EVENT_NAMES = (
    "None",
    "Angry marshal",
    "Swivel arm",
    "Braking",
    "Take it all",
    "Passengers' rebellion",
    "Marshal's revenge",
    "Pickpocketing",
    "Hostage",
)
ROUND_CARD_NAMES = (
    "Angry Marshal",
    "Swivel arm",
    "Braking",
    "Take it all",
    "Passengers' rebellion",
    "Tunnel",
    "Bridge",
)
STATION_NAMES = ("Marshal's revenge", "Pickpocketing", "Hostage")
CARD_EVENTS = (ANGRY_MARSHAL, SWIVEL_ARM, BRAKING, TAKE_IT_ALL, REBELLION, NO_EVENT, NO_EVENT)
STATION_EVENTS = (MARSHALS_REVENGE, PICKPOCKETING, HOSTAGE)
SYMBOLS_UP_TO_4 = ("SSTR", "STSS", "SSSS", "STDS", "SSTSS", "STSTS", "SDS")
SYMBOLS_5_AND_6 = ("SSR", "STS", "STSS", "SDR", "STSR", "STST", "SD")
SYMBOLS_STATION = ("SSTS",) * 3
CARD_KINDS = len(ROUND_CARD_NAMES)
FIRST_STATION = 2 * CARD_KINDS
ROUND_CARDS = FIRST_STATION + len(STATION_NAMES)
CARD_SYMBOLS = (*SYMBOLS_UP_TO_4, *SYMBOLS_5_AND_6, *SYMBOLS_STATION)
ROUND_CARD_EVENT = table((*CARD_EVENTS, *CARD_EVENTS, *STATION_EVENTS))
ALL_CARD_NAMES = (*ROUND_CARD_NAMES, *ROUND_CARD_NAMES, *STATION_NAMES)

# The order of planning turns (X4.1, X4.4), one table: [card, players, turn]
TURNS_MAX = 24


def planning_turns(symbols: str, players: int) -> list[tuple[int, int]]:
    """Each turn's seat, counted clockwise from the first player, and its symbol (X4.1, X4.4)."""
    turns = []
    for letter in symbols:
        symbol = SYMBOL_LETTERS.index(letter)
        for place in range(players):
            seat = -place % players if symbol == SWITCHING else place
            turns += [(seat, symbol)] * (2 if symbol == SPEEDING_UP else 1)
    return turns


def _played_with(card: int, players: int) -> bool:
    return card >= FIRST_STATION or (card < CARD_KINDS) == (players <= SMALL_TABLE)


def _turn_rows() -> list[list[tuple[int, int]]]:
    """One row for each card and number of players, empty if the card isn't for that many."""
    return [
        planning_turns(symbols, players) if players >= TEAM_PLAYERS and _played_with(card, players) else []
        for card, symbols in enumerate(CARD_SYMBOLS)
        for players in range(SEATS + 1)
    ]


def _column(part: int) -> list[int]:
    return table(turn[part] for row in _turn_rows() for turn in [*row, *[(0, 0)] * (TURNS_MAX - len(row))])


TURN_COUNT = table(len(row) for row in _turn_rows())
TURN_SEAT = _column(0)
TURN_SYMBOL = _column(1)

# What the records have room for
must_fit("bandits", BANDITS, CHARACTERS)
must_fit("characters", CHARACTERS, MOST_CHARACTERS)
must_fit("cars printed with purses", len(CAR_PURSES), CARS)
must_fit("cars printed with jewels", len(CAR_JEWELS), CARS)
must_fit("tokens", TOKENS, TOKEN_BITS)
must_fit("actions", len(ACTION_NAMES), KINDS)
must_fit("turns of a round", max(map(len, _turn_rows())), TURNS_MAX)
