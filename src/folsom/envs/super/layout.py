"""What an observation of Super says, part by part.

Seats are counted from the viewer: itself first, then clockwise.
"""

from folsom.envs.layout import LayoutPart, ObservationLayout
from folsom.super.components import (
    CARD_NAMES,
    CARDS_PLAYED,
    CHARACTER_NAMES,
    LOOT_VALUES,
    MIN_PLAYERS,
    SEATS,
)
from folsom.super.table import OPTIONS
from folsom.super.view import PHASE_NAMES

CARS = SEATS + 2
FROM_ME = ("mine", *(f"+{place}" for place in range(1, SEATS)))
CAR_PLACES = ("locomotive", *(f"car {place}" for place in range(1, CARS)))
LOOT_NAMES = tuple(f"${value}" for value in LOOT_VALUES)
MARKS = ("in play", "to plan", "has planned", "stunned", "faces the caboose", "on a roof")
OPTION_NAMES = tuple(f"{option.name} {option.set_by}" for option in sorted(OPTIONS, key=lambda option: option.flag))

PARTS = (
    LayoutPart("players", "How many play.", tuple(str(count) for count in range(MIN_PLAYERS, SEATS + 1))),
    LayoutPart("options", "Which extensions are played with.", OPTION_NAMES),
    LayoutPart("phase", "What is being asked.", PHASE_NAMES),
    LayoutPart(
        "cars", "How many cars there are, the locomotive counted.", tuple(str(count + 1) for count in range(CARS))
    ),
    LayoutPart("round", "How many rounds are over.", ("",), unit=CARS, most=CARS),
    LayoutPart("first", "Whose cards come first.", FROM_ME),
    LayoutPart("marks", "How each bandit is.", MARKS, FROM_ME),
    LayoutPart("spots", "The car that each bandit is in or on.", CAR_PLACES, FROM_ME),
    LayoutPart("rows", "How many in the same row stand nearer the locomotive.", tuple(map(str, range(SEATS))), FROM_ME),
    LayoutPart("fallen", "When each bandit fell, counted.", ("",), FROM_ME, unit=SEATS, most=SEATS),
    LayoutPart("characters", "Who each bandit is.", CHARACTER_NAMES, FROM_ME),
    LayoutPart("loot", "The car cards that each has won.", LOOT_NAMES, FROM_ME),
    LayoutPart("unseen", "The car cards whose value nobody has seen.", LOOT_NAMES),
    LayoutPart(
        "plan", "The viewer's own plan, once it's made.", CARD_NAMES, tuple(str(n + 1) for n in range(CARDS_PLAYED))
    ),
)
LAYOUT = ObservationLayout(PARTS)
