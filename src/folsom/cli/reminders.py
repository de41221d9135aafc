"""The rules of a game in a few words: what `help` and `rules WORD` show."""

from __future__ import annotations

from dataclasses import dataclass

LOOK = {"look": "show the table again"}
LOG = {"log, log all": "what happened in this round and the last, or in the whole game"}
LEAVE = {
    "save FILE": "write the game to a file too; it's saved automatically after every choice",
    "record FILE": "write a record of the whole game, once it's over",
    "quit": "leave; continue with folsom resume",
}


@dataclass(frozen=True)
class Reminders:
    """The course of a game, the commands, the cards, and all other topics."""

    course: str
    commands: dict[str, str]
    cards: dict[str, str]
    other_topics: dict[str, str]

    @property
    def topics(self) -> list[str]:
        """All topics, cards first."""
        return [*self.cards, *self.other_topics]

    def about(self, word: str) -> str | None:
        """What the rules say about something, or None."""
        wanted = _key(word)
        for name, text in {**self.cards, **self.other_topics}.items():
            if wanted in {_key(name), f"{_key(name)}s"}:
                return f"{name}: {text}"
        return None


def _key(word: str) -> str:
    """A key that ignores how people spell a word: schemin and scheming are alike."""
    return word.casefold().replace("'", "").replace("ing", "in").strip()
