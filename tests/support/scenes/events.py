"""What has happened in a scene: its events by name, with their facts in words, and the sentences of its log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import folsom


class SceneEvents(ABC):
    """A scene whose events can be asked for by name, with their facts in words."""

    @property
    @abstractmethod
    def game(self) -> folsom.Game[Any, Any]:
        """The game of the scene."""

    @property
    @abstractmethod
    def names(self) -> Mapping[str, Any]:
        """For each fact that is a number of something, the names of these things."""

    @abstractmethod
    def seat(self, name: str) -> int:
        """The seat that plays a bandit."""

    def viewer(self, name: str | None) -> int | None:
        """The eye of a bandit's player, or a spectator's."""
        return None if name is None else self.seat(name)

    def events(self, name: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The facts of all events of one name, in words, as a bandit's player or a spectator sees them."""
        seen = self.game.events(self.viewer(viewer))
        return [self.in_words(event.facts) for event in seen if event.name == name]

    def happened(self, event: str, **facts: Any) -> int:
        """How often an event of this name, with these facts, has happened."""
        return sum(all(seen[fact] == value for fact, value in facts.items()) for seen in self.events(event))

    def tells(self, *sentences: str) -> bool:
        """Whether the log, as a spectator reads it, has these sentences in this order; if not, it is told."""
        story = [event.text for event in self.game.events() if event.text]
        rest = iter(story)
        for sentence in sentences:
            if sentence not in rest:
                raise AssertionError(f"{sentence!r} is missing, or out of order, in {story}")
        return True

    def in_words(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with names in the place of numbers."""
        names = self.names
        return {fact: names[fact][value] if fact in names else value for fact, value in facts.items()}
