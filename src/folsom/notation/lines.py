"""The text of a record cut into lines, and the error that points into it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

COMMENT = ";"
MAX_SIZE = 1_000_000  # of a record; the longest game is a small part of it
SHOWN = 60  # how much of a bad text an error quotes


class RecordError(ValueError):
    """A record that can't be read: the line and column, counted from 1, the reason, and what is allowed there."""

    def __init__(self, line: int, column: int, reason: str, allowed: Iterable[object] = ()) -> None:
        self.line, self.column, self.reason = line, column, reason
        self.allowed = tuple(map(str, allowed))
        super().__init__(f"line {line}, column {column}: {self.sentence}")

    @property
    def sentence(self) -> str:
        """The reason, and what is allowed."""
        return f"{self.reason}; allowed: {', '.join(self.allowed)}" if self.allowed else self.reason


class BrokenPromise(RecordError):
    """A commitment that doesn't fit the secret."""


class WrongResult(RecordError):
    """A result that doesn't follow from the moves."""


@dataclass(frozen=True)
class RecordLine:
    """A line of text without its comment."""

    number: int
    text: str

    @property
    def key(self) -> str:
        """The text before the colon."""
        return self.text.partition(":")[0]

    @property
    def value(self) -> str:
        """The text after the colon."""
        return self.text.partition(":")[2].strip()

    @property
    def value_column(self) -> int:
        """Where the value begins."""
        return len(self.text) - len(self.value)

    def error(
        self, column: int, reason: str, allowed: Iterable[object] = (), kind: type[RecordError] = RecordError
    ) -> RecordError:
        """The error for this place; the column counts from 0, as in Python."""
        return kind(self.number, column + 1, reason, allowed)

    def value_error(self, reason: str, allowed: Iterable[object] = ()) -> RecordError:
        """The error for the value."""
        return self.error(self.value_column, reason, allowed)

    def differs(self, start: int, expected: str, reason: str, kind: type[RecordError] = RecordError) -> RecordError:
        """The error at the point where the text from *start* on differs from what is expected."""
        said = self.text[start:]
        pairs = enumerate(zip(said, expected, strict=False))
        same = next((place for place, (sign, other) in pairs if sign != other), min(len(said), len(expected)))
        return self.error(start + same, reason, [expected], kind)


def told_lines(text: str | bytes) -> Iterator[RecordLine]:
    """Every line except pure comments; an empty line has no text."""
    if len(text) > MAX_SIZE:
        raise RecordError(1, 1, f"this is too long for a record: the limit is {MAX_SIZE} characters")
    decoded = _decoded(text) if isinstance(text, bytes) else text
    for number, row in enumerate(re.split(r"\r\n|\n|\r", decoded.removeprefix("\ufeff")), 1):
        told = row.partition(COMMENT)[0].rstrip()
        if told or not row.strip():
            yield RecordLine(number, told)


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode().split("\n")
        raise RecordError(len(before), len(before[-1]) + 1, "this is not UTF-8 text") from None


def plain(text: str) -> str:
    """A text normalised for comparison: case and extra spaces don't matter."""
    return " ".join(text.casefold().split())


def same(text: str, other: str) -> bool:
    """Whether two texts say the same; spaces beside a comma or a colon don't matter either."""
    said, heard = (re.sub(" ?([,:]) ?", r"\1", plain(words)) for words in (text, other))
    return said == heard


def shown(text: str) -> str:
    """A text for an error: shortened, and without control characters."""
    words = " ".join(text.split())
    cut = words if len(words) <= SHOWN else f"{words[:SHOWN]}..."
    return "".join(sign if sign.isprintable() else "?" for sign in cut)


def quoted(text: str) -> str:
    """A text for an error, in quotes."""
    return f"'{shown(text)}'"
