"""Who and what takes part in a game, by number: all that sentences about it need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Cast:
    """The names behind the numbers in facts, as views use them; everyone may see them, and they never change."""

    bandits: tuple[str, ...]
    crews: tuple[tuple[str, ...], ...]  # the bandits of each seat
    cars: tuple[str, ...]
    cards: tuple[tuple[str, ...], ...]  # the faces of each seat's cards
    names: Mapping[str, Sequence[str]]  # of the game: actions, reasons and so on
    numbers: Mapping[str, int]  # of the game: amounts and so on
    words: Mapping[str, str] = field(default_factory=dict)  # a game's own Fluent messages, by language
