"""The event log: what happened, in order, with what changed.

An event is one word: its kind, four small facts, and a sum. A wide event has a set in a second word. What the
kinds of a game are, and who may see what of them, is its own table of `Kind`s.
"""

from typing import NamedTuple

from folsom.kernel.compiler import rule
from folsom.kernel.records import Record, int64

LOG_WORDS = 2048
FACT_BITS = 8
SUM_AT = 5 * FACT_BITS
NO_ONE = 255


class Log(Record):
    """The events of one step, while it is on."""

    on: int = int64()
    end: int = int64()
    words: list[int] = int64(LOG_WORDS)


@rule
def write_down(log: Log, word: int) -> None:
    """Add one word to the log."""
    log.words[log.end & LOG_WORDS - 1] = word
    log.end += 1


@rule
def event_word(kind: int, a: int, b: int, c: int, d: int) -> int:
    """An event and its four facts in one word."""
    return kind | a << 8 | b << 16 | c << 24 | d << 32


@rule
def note(log: Log, kind: int, a: int, b: int, c: int, d: int, total: int) -> None:
    """Write one event down, if anyone listens."""
    if log.on:
        write_down(log, event_word(kind, a, b, c, d) | total << SUM_AT)


@rule
def note_wide(log: Log, kind: int, a: int, b: int, c: int, d: int, members: int) -> None:
    """Write an event down that has a set in its second word, if anyone listens."""
    if log.on:
        write_down(log, event_word(kind, a, b, c, d))
        write_down(log, members)


@rule
def note_choice(log: Log, kind: int, seat: int, choice: int, forced: int, round_number: int, question: int) -> None:
    """Write a choice down, with its round and what was asked, so that it can be put in words later."""
    note(log, kind, seat, choice, forced | round_number << 1, question, 0)


class Kind(NamedTuple):
    """The name of an event and of its facts, and which facts only some viewers may see."""

    name: str
    facts: tuple[str, ...]
    data: str = ""  # the name of its sum or set
    secret: tuple[str, ...] = ()  # the facts that only `seen_by` may see
    seen_by: tuple[str, ...] = ()  # facts that name the seats that may
    when: str = ""  # secret only when this fact is true; always, if empty
    inner: tuple[str, ...] = ()  # facts that are shown to no one
    wide: bool = False
    private: bool = False  # the others aren't even told that it happened


QUESTION = "question"


def choice_kind(name: str, private: bool = False) -> Kind:
    """The kind of a choice that a seat makes: what it chose is its own secret."""
    secret, inner = ("choice", "forced"), (QUESTION,)
    return Kind(name, ("seat", "choice", "forced"), QUESTION, secret, ("seat",), inner=inner, private=private)
