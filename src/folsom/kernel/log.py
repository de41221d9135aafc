"""The event log: what happened, in order, and on request the state at one of the events.

An event is one word: its kind, and its facts. A wide event has a set in a second word. `kernel.events` says what
the words mean.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import local
from types import NoneType
from typing import Any

from folsom.kernel.compiler import rule
from folsom.kernel.mode import MODE, Mode
from folsom.kernel.records import Record, int64, many, read, uint8, write
from folsom.kernel.state import GameState

LOG_WORDS = 2048
FRAME_BYTES = 2048  # at least as many as any game's state has
NO_ONE = 255


class Log(Record):
    """The events of one step, while it is on, and the state when one of them was noted."""

    on: int = int64()
    end: int = int64()
    frame_of: int = int64()  # which word to keep the state at, counted from 1; 0 for none
    words: list[int] = int64(LOG_WORDS)
    frame: list[int] = uint8(FRAME_BYTES)  # the state's bytes


class OwnLog(local):
    """Each thread's own log for single steps: a log is large, and clearing a used one is quick."""

    def __init__(self) -> None:
        self.logs = many(Log, 1)
        write(self.logs, 0, "on", 1)


_own = OwnLog()


def listening_log(frame_of: int = 0) -> list[Log]:
    """An empty log that is on, to be read before this thread's next step; *frame_of* says when to keep the state."""
    write(_own.logs, 0, "end", 0)
    write(_own.logs, 0, "frame_of", frame_of)
    return _own.logs


def words_in(logs: list[Log]) -> list[int]:
    """The words that were written into a log."""
    end, row = read(logs, 0, "end"), read(logs, 0, "words")
    return row[:end] if isinstance(row, list) else row[:end].tolist()


if MODE is Mode.INTERPRETED:

    def copy_bytes(record: Record, row: list[int]) -> None:
        """Copy all bytes of a record to the beginning of a row of bytes."""
        data = record.pack()
        row[: len(data)] = data

else:
    from folsom.kernel.intrinsics import copy_bytes


@rule
def write_down(log: Log, word: int) -> None:
    """Append one word to the log."""
    log.words[log.end & LOG_WORDS - 1] = word
    log.end += 1


def event_writer(state: type[GameState]) -> Callable[[Any, Log, int], None]:
    """The rule that adds an event's first word to the log of a game with this state, and keeps the state if asked."""

    def write_event(s, log, word):  # type: ignore[no-untyped-def]  # typed below: each game has its own state
        if log.frame_of == log.end + 1:
            copy_bytes(s, log.frame)
        write_down(log, word)

    write_event.__annotations__ = {"s": state, "log": Log, "word": int, "return": NoneType}
    return rule(shared=True)(write_event)
