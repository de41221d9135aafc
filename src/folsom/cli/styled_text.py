"""Styled text: spans, packed into lines, painted with colour or without."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from typing import NamedTuple, TextIO

Span = tuple[str, str]  # a text and the name of its style
Line = list[Span]

PLAIN = ""


class BanditStyle(NamedTuple):
    """A bandit's letter, and the styles of the pawn and of the name."""

    letter: str
    pawn: str
    name: str


# Pawns are dark or light letters on the bandit's colour, which is readable on every background.
BANDIT_STYLES = {
    "Ghost": BanditStyle("G", "30;48;5;230", "1"),
    "Doc": BanditStyle("D", "97;48;5;25", "1;94"),
    "Tuco": BanditStyle("T", "97;48;5;160", "1;91"),
    "Cheyenne": BanditStyle("C", "30;48;5;77", "1;32"),
    "Belle": BanditStyle("B", "97;48;5;133", "1;35"),
    "Django": BanditStyle("J", "30;48;5;220", "1;33"),
    "Mei": BanditStyle("M", "30;48;5;80", "1;36"),
}
STYLES = {
    **{f"pawn {name}": style.pawn for name, style in BANDIT_STYLES.items()},
    **{f"name {name}": style.name for name, style in BANDIT_STYLES.items()},
    "marshal": "30;48;5;214",
    "purse": "33",
    "jewel": "1;36",
    "strongbox": "1;33",
    "train": "38;5;245",
    "quiet": "2",
    "strong": "1",
    "now": "1;7",
}
RESET = "\x1b[0m"

# The signs of a screen that shows only ASCII
ASCII = str.maketrans(
    {
        **dict.fromkeys("╭╮╰╯┌┐└", "+"),
        **dict.fromkeys("│█", "|"),
        **dict.fromkeys("─·", "-"),
        **dict.fromkeys("◎◉•°", "o"),
        "═": "=",
        "◄": "<",
        "►": ">",
        "◢": "/",
        "★": "@",
        "♦": "%",
        "▣": "#",
        "\N{MULTIPLICATION SIGN}": "x",
        "…": "...",
        "▒": "?",
        "\N{NO-BREAK SPACE}": " ",
    }
)

BANDIT_NAMES = re.compile(rf"\b({'|'.join(BANDIT_STYLES)})\b", re.IGNORECASE)


def fit_for(stream: TextIO, text: str) -> str:
    """The text, with ASCII signs if the stream's encoding can't represent it."""
    encoding = stream.encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(ASCII).encode(encoding, "replace").decode(encoding)
    return text


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def padded(line: Line, width: int) -> Line:
    """The line, padded with spaces to this width."""
    return [*line, (" " * (width - width_of(line)), PLAIN)]


def centred(line: Line, width: int) -> Line:
    """The line in the middle of this width."""
    return padded([(" " * ((width - width_of(line)) // 2), PLAIN), *line], width)


def joined(parts: Iterable[Line], gap: str) -> Line:
    """Parts of a line, with a gap between them."""
    whole: Line = []
    for part in parts:
        whole += [(gap, PLAIN), *part] if whole else part
    return whole


def packed(parts: Iterable[Line], width: int, gap: str = " ") -> list[Line]:
    """Parts packed in order into as few lines of this width as possible."""
    lines: list[list[Line]] = []
    for part in parts:
        if lines and width_of(joined([*lines[-1], part], gap)) <= width:
            lines[-1].append(part)
        else:
            lines.append([part])
    return [joined(line, gap) for line in lines]


def painted(line: Line, colour: bool) -> str:
    """A line as a terminal takes it."""
    if not colour:
        return "".join(text for text, _ in line).rstrip()
    return "".join(f"\x1b[{STYLES[style]}m{text}{RESET}" if style else text for text, style in line)


def all_painted(lines: Iterable[Line], colour: bool) -> str:
    """Lines as a terminal takes them."""
    return "\n".join(painted(line, colour) for line in lines)


def named(text: str) -> Line:
    """A sentence, with the bandits' names in their styles."""
    return [
        (part, f"name {part.capitalize()}" if BANDIT_NAMES.fullmatch(part) else PLAIN)
        for part in BANDIT_NAMES.split(text)
        if part
    ]


def heading(text: str, width: int) -> Line:
    """A line that heads a section."""
    return [("── ", "quiet"), (text, "strong"), (" " + "─" * (width - len(text) - 4), "quiet")]


def headed(head: str, lines: Iterable[Line], style: str = "strong") -> list[Line]:
    """Lines to the right of their head, which is printed before the first line."""
    return [[(" " * len(head) if number else head, style), *line] for number, line in enumerate(lines)]


def told(text: str, width: int, lead: str = "", indent: int = 0) -> list[Line]:
    """Sentences wrapped to the right of the lead, which has the first columns to itself."""
    wrapped = textwrap.wrap(text, max(width - indent, 1)) or [""]
    leads = [lead] + [""] * (len(wrapped) - 1)
    return [[*padded(named(lead), indent), *named(line)] for lead, line in zip(leads, wrapped, strict=True)]
