"""Files of JSON lines that are added to: the first says what they are, each other one is a thing that is done."""

from __future__ import annotations

import errno
import json
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class LinesFile(ABC):
    """Each line is kept as soon as it is there. It can be gone on with; a last line that was cut off is dropped."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        """Open it, or make it; raises what `read` raises, and OSError. What is refused stays as it is."""
        self.path, self.header = path, header
        text = _text_of(path) if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if text:
            self.read(*(whole or text).splitlines())
        self._file = path.open("r+" if text else "w", encoding="utf-8", newline="\n")
        self._file.seek(len(whole.encode()))
        self._file.truncate()
        if not text:
            self.write(header)

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


def _text_of(path: Path) -> str:
    """What a file has; raises OSError where there is a device or a folder, which nothing can be added to."""
    if not path.is_file():
        raise OSError(errno.EINVAL, "not a file that can be added to", str(path))
    return path.read_text(encoding="utf-8", errors="replace")
