"""What the rules of a game say in a few words, for those who play: `help` and `rules WORD`."""

from __future__ import annotations

from dataclasses import dataclass

LOOK = {"look": "show the table again"}
LOG = {"log, log all": "what happened in this round and the last, or in the whole game"}
LEAVE = {
    "save FILE": "write the game to a file as well; it is saved by itself at every choice",
    "record FILE": "write the whole game down as text, once it is over",
    "quit": "leave; folsom resume goes on",
}


@dataclass(frozen=True)
class Reminders:
    """The course of a game, what one can type, the cards, and all other matters that one can ask about."""

    course: str
    commands: dict[str, str]
    cards: dict[str, str]
    matters: dict[str, str]

    @property
    def topics(self) -> list[str]:
        """All that can be asked about."""
        return [*self.cards, *self.matters]

    def about(self, word: str) -> str | None:
        """What the rules say about something, or None."""
        wanted = _key(word)
        for name, text in {**self.cards, **self.matters}.items():
            if wanted in {_key(name), f"{_key(name)}s"}:
                return f"{name}: {text}"
        return None


def _key(word: str) -> str:
    """A word as people may type it: schemin and scheming, jewel and jewels are alike."""
    return word.casefold().replace("'", "").replace("ing", "in").strip()
