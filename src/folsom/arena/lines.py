"""Files of JSON lines that are added to: the first says what they are, each other one is a thing that is done."""

from __future__ import annotations

import errno
import json
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

if sys.platform != "win32":
    import fcntl


class LinesFile(ABC):
    """Each line is kept as soon as it is there. It can be gone on with; a last line that was cut off is dropped."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        """Open it, or make it; raises what `read` raises, and OSError, also where another process has it open.

        What is refused stays as it is.
        """
        self.path, self.header = path, header
        self._file = _held(path)
        try:
            self._go_on(path.read_text(encoding="utf-8", errors="replace"))
        except BaseException:
            self._file.close()
            raise

    def _go_on(self, text: str) -> None:
        whole = text[: text.rfind("\n") + 1]
        if text:
            self.read(*(whole or text).splitlines())
        self._file.seek(len(whole.encode()))
        self._file.truncate()
        if not text:
            self.write(self.header)

    @abstractmethod
    def read(self, header: str, *lines: str) -> None:
        """Take in what the file has, if it is one of this kind."""

    def write(self, data: Any) -> None:
        """Add a line."""
        self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _held(path: Path) -> IO[str]:
    """A file that nobody else adds to until it is closed, at its start; made where there is none.

    Raises OSError: also for a device or a folder, which nothing can be added to.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file that can be added to", str(path))
    file = path.open("r+" if path.exists() else "x", encoding="utf-8", newline="\n")
    if sys.platform != "win32":  # which has no such lock
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise OSError(errno.EAGAIN, "another command is adding to it", str(path)) from None
    return file
