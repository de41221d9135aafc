"""What each seat is asked, and the number by which an answer names it.

A seat's numbers count how often that seat was asked anew, and depend on nothing that it can't see.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from folsom.games import Choice, Game


class Question(Struct, frozen=True):
    """What a seat is asked: whether the game waits for it, and what it may choose."""

    number: int
    waited_for: bool
    choices: tuple[Choice, ...]

    @property
    def codes(self) -> tuple[int, ...]:
        """The numbers of the choices."""
        return tuple(choice.code for choice in self.choices)


Questions = tuple[Question, ...]  # by seat


def first_questions(game: Game[Any, Any], numbers: tuple[int, ...] = ()) -> Questions:
    """What each seat of a game is asked, by numbers that are known from before or start at 0."""
    to_act = game.to_act
    known = numbers or (0,) * game.players
    return tuple(Question(number, seat in to_act, tuple(game.choices(seat))) for seat, number in enumerate(known))


def next_questions(before: Questions, game: Game[Any, Any], actor: int) -> Questions:
    """What each seat is asked after an act: anew who has acted, and whose choices or turn have changed."""
    now = first_questions(game, tuple(asked.number for asked in before))
    return tuple(_next(*pair, acted=seat == actor) for seat, pair in enumerate(zip(before, now, strict=True)))


def _next(asked: Question, now: Question, *, acted: bool) -> Question:
    return asked if now == asked and not acted else replace(now, number=asked.number + 1)
