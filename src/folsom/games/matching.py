"""The legal choices that match what a caller passed: a choice, words, or a number."""

from __future__ import annotations

from typing import Any

from folsom.games.choices import Choice
from folsom.kernel.options import is_whole
from folsom.kernel.position import Position


def matching_codes(
    position: Position[Any, Any, Any], seat: int, choice: Choice | str | int, legal: list[int]
) -> list[int]:
    """The numbers of the legal choices that match."""
    if isinstance(choice, str):
        return _said(position, seat, _plain(choice), legal)
    if isinstance(choice, Choice):
        said = (choice.seat, choice.text)
        return [code for code in legal if code == choice.code and said == (seat, position.words(seat, code))]
    return [choice] if is_whole(choice) and choice in legal else []


def _said(position: Position[Any, Any, Any], seat: int, said: str, legal: list[int]) -> list[int]:
    """The legal choices that these words can mean: exact words first, then their aliases."""
    exact = [code for code in legal if _plain(position.words(seat, code)) == said]
    return exact or [code for code in legal if said in map(_plain, position.aliases(seat, code))]


def _plain(words: str) -> str:
    """Words normalised for comparison: case, extra spaces, commas and a final full stop don't matter."""
    return " ".join(words.casefold().replace(",", " ").split()).rstrip(". ")
