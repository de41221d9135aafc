"""The actions of Express: its choices, with bandits counted from the seat that acts.

An action's number is that of the choice, and as stable; only the bandits that can be aimed at are turned, so that
"the next bandit clockwise" is the same action for every seat.
"""

from folsom.envs.express.layout import FACE_NAMES, FROM_ME
from folsom.express.choice_codes import (
    AIM,
    CHOICES,
    CLIMB,
    DISCARD,
    DRAW,
    GO,
    HIDE,
    KEEP,
    LEAVE,
    PLACE,
    PLAY,
    POCKET,
    TAKE,
)
from folsom.express.components import BANDITS, CARS, PURSE_KINDS
from folsom.kernel import bit, rule

ACTIONS = CHOICES
AIMED = ((1 << BANDITS) - 1) << AIM

_KINDS = (
    (DRAW, ("draw",)),
    (PLAY, tuple(f"play {face}" for face in FACE_NAMES)),
    (HIDE, tuple(f"play {face} face down" for face in FACE_NAMES)),
    (GO, ("to the locomotive", *(f"to car {car}" for car in range(1, CARS)))),
    (AIM, ("aim at oneself", *(f"aim at bandit {place}" for place in FROM_ME[1:]))),
    (
        TAKE,
        (
            "take an unknown purse",
            *(f"take a ${value} purse" for value in PURSE_KINDS),
            "take a jewel",
            "take a strongbox",
        ),
    ),
    (LEAVE, ("leave the purse",)),
    (POCKET, ("pocket the purse",)),
    (DISCARD, tuple(f"discard {face}" for face in FACE_NAMES)),
    (KEEP, ("keep the rest",)),
    (PLACE, ("place the first bandit in the caboose", "place the second bandit in the caboose")),
    (CLIMB, ("climb to the roof", "go down inside")),
)
NAMES = tuple(name for _, names in _KINDS for name in names)


@rule
def turned(bandits: int, by: int, count: int) -> int:
    """A set of bandits, renumbered so that counting starts *by* places further on."""
    return (bandits >> by | bandits << count - by) & bit(count) - 1


@rule
def actions_of(choices: int, first_own: int, bandits: int) -> int:
    """The actions that stand for a set of choices of the seat whose first bandit is *first_own*."""
    aimed = turned((choices & AIMED) >> AIM, first_own, bandits)
    return choices & ~AIMED | aimed << AIM


@rule
def choice_of(action: int, first_own: int, bandits: int) -> int:
    """The choice that an action stands for."""
    if not AIM <= action < AIM + bandits:
        return action
    target = action - AIM + first_own
    return AIM + (target - bandits if target >= bandits else target)
