"""The rules of a game in a few words: what `help` and `rules WORD` show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from folsom.cli.language import money, say
from folsom.locale import FALLBACK
from folsom.locale.speech import capital, speech

ALWAYS = ("command-look", "command-hand", "command-log", "command-rules")
LEAVE = ("command-save", "command-record", "command-quit")


@dataclass(frozen=True)
class Topic:
    """Something that `rules` explains: the ids of its name and its explanation, and the explanation's variables."""

    name: str
    about: str
    words: dict[str, int] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """Its name."""
        return say(self.name)

    @property
    def text(self) -> str:
        """What the rules say about it."""
        return capital(say(self.about, **_amounts(self.words)))

    def is_called(self, word: str) -> bool:
        """Whether a word names it, in the language of the terminal or in English."""
        names = {_key(self.title), _key(speech(FALLBACK).say(self.name))}
        return bool({_key(word), _key(word).removesuffix("s")} & names)


def topic(name: str) -> Topic:
    """A topic whose explanation has the id of its name and `.about`."""
    return Topic(name, f"{name}.about")


@dataclass(frozen=True)
class Reminders:
    """What a game can explain: its course, its commands by id, its cards, and all other topics."""

    course: Topic
    commands: tuple[str, ...]
    cards: tuple[Topic, ...]
    other_topics: tuple[Topic, ...]
    example: str  # the id of a topic's name

    @property
    def topics(self) -> list[Topic]:
        """All topics, cards first."""
        return [*self.cards, *self.other_topics]

    def about(self, word: str) -> str | None:
        """What the rules say about something, or None."""
        return next((f"{each.title}: {each.text}" for each in self.topics if each.is_called(word)), None)

    def explained(self) -> list[tuple[str, str]]:
        """What can be typed, and what it does."""
        example = say(self.example)
        return [(say(name), say(f"{name}.about", example=example)) for name in self.commands]


def _amounts(words: dict[str, int]) -> dict[str, Any]:
    return {name: money(value) for name, value in words.items()}


def _key(word: str) -> str:
    """A key that ignores how people spell a word: schemin and scheming are alike."""
    return word.casefold().replace("'", "").replace("!", "").replace("ing", "in").strip()
