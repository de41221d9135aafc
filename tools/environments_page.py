"""The tables of `docs/environments.md` that are read off the code.

`python -m tools.environments_page` writes them again.
"""

from __future__ import annotations

import re

from folsom.envs import ENCODINGS, REWARDS, LayoutPart
from folsom.envs.rewards import ABOUT
from tools.repository import ROOT

PAGE = ROOT / "docs" / "environments.md"
ACTION_COLUMNS = 3


def observation(name: str) -> list[str]:
    """A row for each part of a game's vector."""
    layout = ENCODINGS[name].layout
    rows = [_part(part) for part in layout.parts.values()]
    return [
        f"| part, of {layout.size} numbers | from | rows and columns | unit | what it says |",
        "|---|--:|---|--:|---|",
        *rows,
    ]


def _part(part: LayoutPart) -> str:
    columns = ", ".join(part.columns) if any(part.columns) else "one number"
    shape = f"{len(part.rows)} of {len(part.columns)}" if len(part.rows) > 1 else str(len(part.columns))
    return f"| `{part.name}` | {part.start} | {shape} | {part.unit} | {part.says} Columns: {columns}. |"


def actions(name: str) -> list[str]:
    """Every action with its number."""
    cells = [f"{number} {words}" for number, words in enumerate(ENCODINGS[name].action_names)]
    cells += [""] * (-len(cells) % ACTION_COLUMNS)
    height = len(cells) // ACTION_COLUMNS
    rows = [f"| {' | '.join(cells[row::height])} |" for row in range(height)]
    return ["|" + " |" * ACTION_COLUMNS, "|" + "---|" * ACTION_COLUMNS, *rows]


def rewards() -> list[str]:
    """Every reward."""
    return [
        "| reward | |",
        "|---|---|",
        *(f"| `{name}` | {about} |" for name, about in zip(REWARDS, ABOUT, strict=True)),
    ]


def tables() -> dict[str, list[str]]:
    """Every table that is read off the code, by the name of its place."""
    games = {f"{name} observation": observation(name) for name in ENCODINGS}
    return games | {f"{name} actions": actions(name) for name in ENCODINGS} | {"rewards": rewards()}


def page() -> str:
    """The page, with new tables."""
    text = PAGE.read_text(encoding="utf-8")
    for name, lines in tables().items():
        made = "\n".join([f"<!-- {name} -->", "", *lines, ""])
        text = re.sub(rf"<!-- {name} -->\n(?:\n(?:\|.*\n)+)?", lambda _, made=made: made, text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
