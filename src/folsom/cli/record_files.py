"""Records from files or standard input."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from folsom.cli.failure import Failure

STANDARD_INPUT = "-"
BAD_DATA = 1


def bytes_of(name: str) -> bytes:
    """The bytes of a file, cut off just above the largest record; raises `Failure`."""
    from folsom.notation import MAX_SIZE

    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(MAX_SIZE + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MAX_SIZE + 1)
    except IsADirectoryError:
        raise Failure("this is a directory; name a record in it", BAD_DATA) from None
    except OSError as error:
        raise Failure(f"this can't be read: {error.strerror}", BAD_DATA) from None


def shown_name(name: str) -> str:
    """A file's name in printable form, whatever its bytes are."""
    return "standard input" if name == STANDARD_INPUT else os.fsencode(name).decode(errors="replace")


def counted(number: int, what: str) -> str:
    """A number with its noun: 1 move, 2 moves."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
