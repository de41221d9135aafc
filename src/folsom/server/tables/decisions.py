"""What each seat has to decide, and the number that identifies the decision when a choice is sent.

A seat's numbers count that seat's decisions, and depend on nothing that it can't see.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from folsom.games import Choice, Game


class PendingDecision(Struct, frozen=True):
    """What a seat has to decide: whether the game waits for it, and its choices; none if its choice is foregone."""

    number: int
    waited_for: bool
    choices: tuple[Choice, ...]

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of the choices."""
        return tuple(choice.code for choice in self.choices)


PendingDecisions = tuple[PendingDecision, ...]  # by seat


def first_decisions(game: Game[Any, Any], numbers: tuple[int, ...] = ()) -> PendingDecisions:
    """Every seat's decision in a game. Without *numbers*, the decisions count from 0."""
    to_act, foregone = game.to_act, game.foregone
    known = numbers or (0,) * game.players
    return tuple(
        PendingDecision(number, seat in to_act, () if foregone else tuple(game.choices(seat)))
        for seat, number in enumerate(known)
    )


def next_decisions(before: PendingDecisions, game: Game[Any, Any], actor: int) -> PendingDecisions:
    """Every seat's decision after an act: a new one for the actor, and for seats whose choices or turn changed."""
    now = first_decisions(game, tuple(pending.number for pending in before))
    return tuple(_next(*pair, acted=seat == actor) for seat, pair in enumerate(zip(before, now, strict=True)))


def _next(before: PendingDecision, now: PendingDecision, *, acted: bool) -> PendingDecision:
    return before if now == before and not acted else replace(now, number=before.number + 1)


def renewed_decisions(before: PendingDecisions, game: Game[Any, Any]) -> PendingDecisions:
    """Every seat's decision in a game that went back: all are new, so that nothing thought or sent before counts."""
    return first_decisions(game, tuple(pending.number + 1 for pending in before))
