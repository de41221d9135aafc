"""Foresight: where each plan would lead a viewer's bandit if nobody touched them, from the view alone.

The rules carry the plans out (`forecast`); here the outcome gets names. What the others plan is hidden, and plays no
part.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from folsom.kernel import many, words
from folsom.kernel.log import Log
from folsom.kernel.state import SPECTATOR
from folsom.super import entry_points
from folsom.super.components import CARDS_PLAYED, PLANS, TO_LOCOMOTIVE, legal_plans
from folsom.super.forecast import STATES, STEP, STEPS
from folsom.super.state import PLANNING, State
from folsom.super.view_record import SuperViewRecord

LevelName = Literal["inside", "roof"]
EndName = Literal["front", "rear"]
LEVEL_NAMES: tuple[LevelName, LevelName] = ("inside", "roof")


@dataclass(frozen=True)
class StepAhead:
    """Where a bandit is after a card; `off` is the end of the train that they leave it by.

    Who leaves the train has no `car` and no `level`. If another step follows, they ride back (S6.2).
    """

    car: int | None
    level: LevelName | None
    faces_locomotive: bool
    stunned: bool
    off: EndName | None


@dataclass(frozen=True)
class PathAhead:
    """Where a plan leads: a step for each card that is played, and whether the bandit is left on the car that goes."""

    code: int
    steps: tuple[StepAhead, ...]
    left_behind: bool


@dataclass(frozen=True)
class SuperForesight:
    """Where each plan would lead the viewer's bandit if nobody touched them."""

    paths: tuple[PathAhead, ...]


def foresight_of(v: SuperViewRecord) -> SuperForesight | None:
    """What the viewer may foresee while they plan; None for spectators and for those who are out."""
    if v.phase != PLANNING or v.seat == SPECTATOR or not v.aboard >> v.seat & 1:
        return None
    steps = _forecast(v)
    rows = (steps[first : first + STEPS] for first in range(0, len(steps), STEPS))
    return SuperForesight(tuple(map(_path, legal_plans(v.extensions), rows)))


def _forecast(v: SuperViewRecord) -> list[int]:
    views, states = many(SuperViewRecord, 1), many(State, STATES)
    logs, steps = many(Log, 1), words(PLANS * STEPS)
    v.write(views, 0)
    entry_points.foresee(views, states, logs, steps)
    return [int(word) for word in steps]


def _path(code: int, row: list[int]) -> PathAhead:
    steps, stays = tuple(_steps(row[:CARDS_PLAYED])), bool(row[CARDS_PLAYED])
    return PathAhead(code, steps, left_behind=not stays and steps[-1].off is None)


def _steps(row: list[int]) -> Iterator[StepAhead]:
    for word in row:
        step = STEP.unpack(word)
        if step["played"]:
            yield _on_train(step) if step["aboard"] else _off_train(step)


def _on_train(step: dict[str, int]) -> StepAhead:
    return StepAhead(step["car"], LEVEL_NAMES[step["level"]], not step["backward"], bool(step["stunned"]), None)


def _off_train(step: dict[str, int]) -> StepAhead:
    ahead = step["way"] == TO_LOCOMOTIVE
    return StepAhead(None, None, ahead, stunned=False, off="front" if ahead else "rear")
