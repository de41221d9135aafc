"""Foresight: where the plan leads as far as a viewer may know, from its view alone.

The rules carry the plan out in worlds imagined from the view (`forecast`); here the outcome gets names. It's the same
in every world that the view allows, since nothing but the view goes into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from folsom.express import entry_points
from folsom.express.choice_codes import HIDE, PLAY, ROWS
from folsom.express.choices import LEVEL_NAMES, LevelName
from folsom.express.components import CARS, SPOTS
from folsom.express.forecast import FIRST_FACE, HIDING, ROW, STATES, WORKS
from folsom.express.state import SCHEMING, State
from folsom.express.view_record import ExpressViewRecord
from folsom.express.words import bandit_name
from folsom.kernel import Chance, many, words
from folsom.kernel.chance import seed_chance
from folsom.kernel.log import Log

WORLDS = 1024  # imagined: what happens in one of a hundred worlds is missed in 1 of 30,000 forecasts
SEED = 1899  # the same for every view: what is foreseen depends on nothing else


@dataclass(frozen=True)
class SpotAhead:
    """A spot where a bandit may end: a car's number, from 0, the locomotive, and the level."""

    car: int
    level: LevelName


@dataclass(frozen=True)
class BanditAhead:
    """Where the plan takes a bandit: the only spot, or all that are possible; none if `hidden`.

    `hidden`: a card of this bandit's seat lies face down, or isn't shown any more, so nothing is foreseen.
    """

    bandit: str
    hidden: bool
    spots: tuple[SpotAhead, ...]


@dataclass(frozen=True)
class IdleCard:
    """A choice that would do nothing as things stand, and why, by `names.reasons`."""

    code: int
    reason: int


@dataclass(frozen=True)
class ExpressForesight:
    """Where the plan leads as it lies, and which cards of the viewer's hand would do nothing after it.

    Every choice that somebody will have counts as possible.
    """

    bandits: tuple[BanditAhead, ...]
    idle: tuple[IdleCard, ...]


def foresight_of(v: ExpressViewRecord, worlds: int = WORLDS) -> ExpressForesight | None:
    """What the viewer may foresee while everyone plans; None in any other phase."""
    if v.phase != SCHEMING:
        return None
    row = _forecast(v, worlds)
    return ExpressForesight(tuple(_bandits(v, row)), tuple(_idle(v, row)))


def _forecast(v: ExpressViewRecord, worlds: int) -> list[int]:
    views, states = many(ExpressViewRecord, 1), many(State, STATES)
    logs, dice, row = many(Log, 1), many(Chance, 1), words(ROW)
    v.write(views, 0)
    seed_chance(SEED).write(dice, 0)
    entry_points.foresee(views, states, logs, dice, worlds, row)
    return [int(number) for number in row]


def _bandits(v: ExpressViewRecord, row: list[int]) -> Iterator[BanditAhead]:
    for bandit in range(v.bandits):
        hidden = bool(row[HIDING] >> (bandit >> v.team) & 1)
        yield BanditAhead(bandit_name(v, bandit), hidden, () if hidden else tuple(_spots(row[bandit])))


def _spots(reached: int) -> Iterator[SpotAhead]:
    return (SpotAhead(spot % CARS, LEVEL_NAMES[spot // CARS]) for spot in range(SPOTS) if reached >> spot & 1)


def _idle(v: ExpressViewRecord, row: list[int]) -> Iterator[IdleCard]:
    """The cards that met nothing in any world; if there were several reasons, the first one."""
    for code, (first, face) in enumerate(ROWS):
        if v.legal >> code & 1 and first in (PLAY, HIDE):
            met = row[FIRST_FACE + face]
            if met and not met >> WORKS & 1:
                yield IdleCard(code, (met & -met).bit_length() - 1)
