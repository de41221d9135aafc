"""How the characters of a game take what happens to them: what a bot shows, by emotes. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Occasion:
    """What a bandit may react to: an event that everybody sees, the fact that names the bandit, and a mood."""

    event: str
    bandit: str
    mood: str


@dataclass(frozen=True)
class Temper:
    """A character's temper: which emotes it has for a mood, and how often it shows one, in percent."""

    emotes: Mapping[str, tuple[str, ...]]
    percent: int


@dataclass(frozen=True)
class Tempers:
    """The tempers of a game's characters by name, what they react to, and the event that begins a round."""

    occasions: tuple[Occasion, ...]
    characters: Mapping[str, Temper]
    new_round: str
