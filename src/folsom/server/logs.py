"""Logs: one JSON object per line for programs, or plain lines for people; never a token, a phrase or a key.

Code logs as usual, and passes facts with `extra={"facts": {...}}`.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, TextIO

from folsom.server.phrases import CONSONANTS, VOWELS, WORDS

QUIET_LOGGERS = ("uvicorn", "uvicorn.error", "alembic", "sqlalchemy", "aiosqlite", "asyncio")
ACCESS_LOGGER = "uvicorn.access"
_PROQUINT = f"(?:[{CONSONANTS}][{VOWELS}]){{2}}[{CONSONANTS}]"
SECRETS = (  # what no log may contain, and what replaces it
    (re.compile(r"[a-z2-7]{26}\.\d+\.\d+\.[\w-]{43}"), "<token>"),
    (re.compile(rf"\b(?:{_PROQUINT}[\s_-]*){{{WORDS}}}\b", re.IGNORECASE), "<phrase>"),
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "<secret>"),
    (re.compile(r"(://[^\s:/@]*):[^\s/@]+@"), r"\1:…@"),
    (re.compile(r"\b([a-z2-7]{8})[a-z2-7]{18}\b"), r"\1…"),  # ids are shortened: a table's id is its link
)


def without_secrets(text: str) -> str:
    """The text without tokens, phrases, keys and passwords, and with shortened ids."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """A log record as a line of JSON: time, level, logger, message, facts, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.casefold(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(said, ensure_ascii=False, default=str))


class TextLines(logging.Formatter):
    """A log record for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The lines."""
        facts = getattr(record, "facts", {})
        said = "".join(f" {name}={value}" for name, value in facts.items())
        line, *traceback = super().format(record).split("\n")
        return without_secrets("\n".join([line + said, *traceback]))


def set_up_logs(kind: str, stream: TextIO, *, access: bool = False) -> None:
    """Log to a stream as json or text; by default as text on a terminal."""
    handler = logging.StreamHandler(stream)
    is_text = kind == "text" or (kind == "" and stream.isatty())
    handler.setFormatter(TextLines() if is_text else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in QUIET_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger(ACCESS_LOGGER).setLevel(logging.INFO if access else logging.WARNING)
