"""Choices that a game refuses: the error is returned, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from folsom import IllegalChoice
from tests.support.random_games import AnyGame


def refused(game: AnyGame, seat: int, choice: Any) -> IllegalChoice:
    """The error of a choice that can't be made; the game is what it was, to the byte."""
    before = game.save()
    with pytest.raises(IllegalChoice) as refusal:
        game.play(seat, choice)
    assert game.save() == before
    return refusal.value


def assert_no_undo(game: AnyGame, seat: int) -> None:
    """A seat that has nothing to take back is told so; the game is what it was, to the byte."""
    before = game.save()
    assert not game.may_undo(seat)
    with pytest.raises(IllegalChoice, match="has no choice to undo"):
        game.undo(seat)
    assert game.save() == before
