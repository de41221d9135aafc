"""The event log: what happened, in order, and on request the state at some of the events.

An event is one word: its kind, and its facts. A wide event has a set in a second word. `kernel.events` says what
the words mean.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import local
from types import NoneType
from typing import Any

from folsom.kernel.compiler import rule
from folsom.kernel.mode import USES_NUMBA
from folsom.kernel.records import Record, int64, many, read, uint8, write
from folsom.kernel.state import GameState

LOG_WORDS = 2048
FRAME_BYTES = 16_384  # for the states of several events; room for more would make every log slow to clear
NO_ONE = 255


class Log(Record):
    """The events of one step, while it is on, and the state when some of them were noted."""

    on: int = int64()
    end: int = int64()
    frames_left: int = int64()  # how many more events to keep the state at
    frames_skipped: int = int64()  # how many events to let pass before that
    frames_end: int = int64()
    words: list[int] = int64(LOG_WORDS)
    frames: list[int] = uint8(FRAME_BYTES)  # the bytes of the states, one after the other


class OwnLog(local):
    """Each thread's own log for single steps: a log is large, and clearing a used one is quick."""

    def __init__(self) -> None:
        self.logs = many(Log, 1)
        write(self.logs, 0, "on", 1)


_own = OwnLog()


def listening_log() -> list[Log]:
    """An empty log that is on, to be read before this thread's next step."""
    write(_own.logs, 0, "end", 0)
    return _own.logs


def filming_log(frames: int, skipped: int) -> list[Log]:
    """Like `listening_log`, but it keeps the state at *frames* events, after the first *skipped* ones."""
    for name, number in (("frames_left", frames), ("frames_skipped", skipped), ("frames_end", 0)):
        write(_own.logs, 0, name, number)
    return listening_log()


def frames_in(logs: list[Log]) -> bytes:
    """The bytes of the states that were kept; the log keeps no more of them."""
    write(logs, 0, "frames_left", 0)
    return bytes(read(logs, 0, "frames")[: read(logs, 0, "frames_end")])


def words_in(logs: list[Log]) -> list[int]:
    """The words that were written into a log."""
    end, row = read(logs, 0, "end"), read(logs, 0, "words")
    return row[:end] if isinstance(row, list) else row[:end].tolist()


if not USES_NUMBA:

    def copy_bytes(record: Record, row: list[int], start: int) -> None:
        """Copy all bytes of a record to this place in a row of bytes."""
        data = record.pack()
        row[start : start + len(data)] = data

else:
    from folsom.kernel.intrinsics import copy_bytes


@rule
def write_down(log: Log, word: int) -> None:
    """Append one word to the log."""
    log.words[log.end & LOG_WORDS - 1] = word
    log.end += 1


def event_writer(state: type[GameState]) -> Callable[[Any, Log, int], None]:
    """The rule that adds an event's first word to the log of a game with this state, and keeps the state if asked."""
    size = state.dtype().itemsize
    if size > FRAME_BYTES:
        raise TypeError(f"a log can't keep a state of {size} bytes: it has room for {FRAME_BYTES}")

    def write_event(s, log, word):  # type: ignore[no-untyped-def]  # typed below: each game has its own state
        if log.frames_left > 0:
            if log.frames_skipped > 0:
                log.frames_skipped -= 1
            else:
                copy_bytes(s, log.frames, log.frames_end)
                log.frames_end += size
                log.frames_left -= 1
        write_down(log, word)

    write_event.__annotations__ = {"s": state, "log": Log, "word": int, "return": NoneType}
    return rule(shared=True)(write_event)
