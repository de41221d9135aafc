"""The examples of the page taken apart, so that tests can edit them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from folsom import RecordError, read
from tests.support.random_games import AnyGame
from tools import sample_records
from tools.notation_page import example_of

PAGE = sample_records.PAGE.read_text()


def refused(text: str | bytes) -> RecordError:
    """The error with which a record is answered."""
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def assert_round_trip(game: AnyGame) -> None:
    """What is written of a game is read as the same game, byte for byte."""
    text = game.record()
    again = read(text)
    assert type(again) is type(game)
    assert again.record() == text
    assert again.save() == game.save()


class RecordLine(NamedTuple):
    """A line of an example, most often a choice, and where it stands."""

    text: str
    line: int

    @property
    def number(self) -> int:
        return int(self.text.partition(".")[0])

    @property
    def name(self) -> str:
        return self.text.partition(". ")[2].partition(":")[0]

    @property
    def words(self) -> str:
        return self.text.partition(": ")[2].removesuffix(" (forced)")

    @property
    def forced(self) -> bool:
        return self.text.endswith(" (forced)")

    @property
    def start(self) -> str:
        """All that stands before the words, but for the space."""
        return f"{self.number}. {self.name}:"

    @property
    def behind_number(self) -> int:
        """The column where the name begins."""
        return len(f"{self.number}. ") + 1

    @property
    def behind_name(self) -> int:
        """The column where the words begin."""
        return len(f"{self.start} ") + 1


@dataclass(frozen=True)
class Example:
    """A record that the page shows."""

    text: str

    def edited(self, old: str, new: str) -> str:
        """The record with its first *old* replaced by *new*."""
        assert old in self.text
        return self.text.replace(old, new, 1)

    def lines_like(self, pattern: str) -> list[RecordLine]:
        """The lines that begin so."""
        lines = enumerate(self.text.splitlines(), 1)
        return [RecordLine(text, line) for line, text in lines if re.match(pattern, text)]

    def header(self, title: str) -> list[str]:
        """What a header lists."""
        (line,) = self.lines_like(f"{title}: ")
        return line.words.split(", ")

    @property
    def moves(self) -> list[RecordLine]:
        return self.lines_like(r"\d+\. ")

    @property
    def rounds(self) -> list[RecordLine]:
        return self.lines_like("Round ")

    @property
    def result(self) -> RecordLine:
        (line,) = self.lines_like("Result: ")
        return line

    @property
    def names(self) -> list[str]:
        return self.header("Seats")


EXAMPLES = {game: Example(example_of(PAGE, game)) for game in sample_records.PAGE_EXAMPLES}
EXPRESS, SUPER = EXAMPLES["express"], EXAMPLES["super"]

Wrong = tuple[str, str, tuple[int, int], str, str]
"""What is replaced, by what, where the error is, its reason, one of what is allowed."""


def assert_answered(example: Example, wrong: Wrong) -> None:
    """The edited example is refused so."""
    old, new, place, reason, allowed = wrong
    error = refused(example.edited(old, new))
    assert (error.line, error.column) == place
    assert reason in error.reason
    assert allowed in error.allowed or not allowed
    assert str(error).startswith(f"line {error.line}, column {error.column}: {error.reason}")
