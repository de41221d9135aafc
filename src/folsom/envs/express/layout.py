"""What an observation of Express says, part by part.

Seats and bandits are counted from the viewer: itself first, then clockwise. In the game of teams a seat
has two bandits, one after the other.
"""

from folsom.envs.layout import LayoutPart, ObservationLayout
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    BANDITS,
    BULLETS,
    CARS,
    CHARACTER_NAMES,
    FACES,
    FIRST_STATION,
    KINDS,
    NEUTRAL_BULLETS,
    PURSE_KINDS,
    PURSES,
    ROUNDS,
    SEATS,
    TEAM_CARDS,
    TEAM_PLAYERS,
    TURNS_MAX,
)
from folsom.express.table import OPTIONS
from folsom.express.view import PHASE_NAMES

FROM_ME = ("mine", *(f"+{place}" for place in range(1, SEATS)))
CAR_PLACES = ("locomotive", *(f"car {place}" for place in range(1, CARS)))
SPOT_NAMES = (*(f"inside {car}" for car in CAR_PLACES), *(f"roof of {car}" for car in CAR_PLACES))
PURSE_NAMES = tuple(f"${value} purses" for value in PURSE_KINDS)
LOOT_NAMES = ("unknown purses", *PURSE_NAMES, "jewels", "strongboxes")
FACE_NAMES = tuple(action if mate is None or not mate else f"{action} of the second" for action, mate in TEAM_CARDS)
CARD_NAMES = (*FACE_NAMES, "bullets")
ROUND_CARDS = tuple(
    name if number >= FIRST_STATION else f"{name} ({'up to 4' if number < FIRST_STATION // 2 else '5 and 6'})"
    for number, name in enumerate(ALL_CARD_NAMES)
)
OPTION_NAMES = tuple(f"{option.name} {option.set_by}" for option in sorted(OPTIONS, key=lambda option: option.flag))
TURNS = ("made", "in all", "resolved")
MOST_BULLETS = BULLETS * (BANDITS - 1) + NEUTRAL_BULLETS
MOST_CARDS = FACES + MOST_BULLETS
SIZES = ("hand", "deck", "discard", "bullets on top of the deck", "bullets drawn from there", "others drawn since")
RECORD = ("bullets left", "shots taken", "bullets of events", "bullets of the Marshal", "ransoms", "lost a purse")

PARTS = (
    LayoutPart("players", "How many play.", tuple(str(count) for count in range(TEAM_PLAYERS, SEATS + 1))),
    LayoutPart("options", "Which options are set.", OPTION_NAMES),
    LayoutPart(
        "cars", "How many cars there are, the locomotive counted.", tuple(str(count + 1) for count in range(CARS))
    ),
    LayoutPart("round", "Which round it is.", tuple(str(number + 1) for number in range(ROUNDS))),
    LayoutPart("card", "The round card that lies face up.", ROUND_CARDS),
    LayoutPart("cards seen", "The round cards turned up so far, this one too.", ROUND_CARDS),
    LayoutPart("phase", "What is being asked.", PHASE_NAMES),
    LayoutPart("turn", "The turns of Schemin', and the cards resolved.", TURNS, unit=TURNS_MAX, most=TURNS_MAX),
    LayoutPart("first", "Who is the first player.", FROM_ME),
    LayoutPart("to act", "Whose choice it is.", FROM_ME),
    LayoutPart("waited for", "All who have a choice to make, where several have.", FROM_ME),
    LayoutPart("acting", "In Stealin': the bandit who acts.", FROM_ME),
    LayoutPart("action", "In Stealin': with which card.", ACTION_NAMES),
    LayoutPart("target", "In Stealin': who it punches.", FROM_ME),
    LayoutPart("marshal", "The Marshal's car.", CAR_PLACES),
    LayoutPart("spots", "Where each bandit is.", SPOT_NAMES, FROM_ME),
    LayoutPart("characters", "Who each bandit is.", CHARACTER_NAMES, FROM_ME),
    LayoutPart("records", "What befell each bandit.", RECORD, FROM_ME, unit=BULLETS, most=MOST_BULLETS),
    LayoutPart("held", "The loot on each bandit's card.", LOOT_NAMES, FROM_ME, unit=4, most=PURSES),
    LayoutPart("lying", "The loot on each spot.", LOOT_NAMES, SPOT_NAMES, unit=4, most=PURSES),
    LayoutPart("strongbox aside", "Whether the second strongbox is out of the game.", ("",)),
    LayoutPart(
        "neutral bullets", "Those left, and those out of the game.", ("left", "gone"), unit=13, most=NEUTRAL_BULLETS
    ),
    LayoutPart("hand", "The viewer's hand.", CARD_NAMES, unit=2, most=MOST_BULLETS),
    LayoutPart("discard", "The viewer's discard.", CARD_NAMES, unit=2, most=MOST_BULLETS),
    LayoutPart("open discards", "What lies face up of each discard.", CARD_NAMES, FROM_ME, unit=2, most=MOST_BULLETS),
    LayoutPart("sizes", "How many cards each seat has where.", SIZES, FROM_ME, unit=10, most=MOST_CARDS),
    LayoutPart("placed", "The viewer's second bandit goes to the caboose.", ("",)),
    LayoutPart("pile owners", "Whose each card of the pile is.", FROM_ME, tuple(str(n + 1) for n in range(TURNS_MAX))),
    LayoutPart(
        "pile cards",
        "What each card of the pile is, as far as it is seen.",
        (*ACTION_NAMES, "of the second", "hidden", "face down"),
        tuple(str(n + 1) for n in range(TURNS_MAX)),
    ),
    LayoutPart(
        "traced",
        "Purses that one was told of and can't see any more, counted wherever each may be.",
        PURSE_NAMES,
        (*SPOT_NAMES, *(f"card of {bandit}" for bandit in FROM_ME)),
        most=PURSES,
    ),
)
LAYOUT = ObservationLayout(PARTS)
PILE_SECOND, PILE_HIDDEN, PILE_FACE_DOWN = range(KINDS, KINDS + 3)
