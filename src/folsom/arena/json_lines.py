"""Growing files of JSON lines: a header, then one line for each result."""

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


class JsonLinesFile(ABC):
    """Writes each line at once and can be resumed; an incomplete last line is dropped."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        """Open or create the file; raises what `read` raises, and OSError, for example if another process is using it.

        A file that is refused isn't changed.
        """
        self.path, self.header = path, header
        self._file = _locked(path)
        try:
            self._resume(path.read_text(encoding="utf-8", errors="replace"))
        except BaseException:
            self._file.close()
            raise

    def _resume(self, text: str) -> None:
        whole = text[: text.rfind("\n") + 1]
        if text:
            self.read(*(whole or text).splitlines())
        self._file.seek(len(whole.encode()))
        self._file.truncate()
        if not text:
            self.write(self.header)

    @abstractmethod
    def read(self, header: str, *lines: str) -> None:
        """Read the lines of the file, if its header fits."""

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


def _locked(path: Path) -> IO[str]:
    """The file, open at its start and locked until it is closed; created if it doesn't exist.

    Raises OSError, also for a device or a folder.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    file = path.open("r+" if path.exists() else "x", encoding="utf-8", newline="\n")
    if sys.platform != "win32":  # it has no such lock
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise OSError(errno.EAGAIN, "another command is using it", str(path)) from None
    return file
