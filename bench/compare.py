"""Two reports of `folsom bench --json`, side by side.

python bench/compare.py before.json after.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from folsom.games import current_key

Report = dict[str, Any]
LARGE = 1000  # from here decimals say nothing
NAME = 46  # columns


def compared(before: Report, after: Report) -> list[str]:
    """A line for each measure that both reports have: the best runs, and the change."""
    old, new = _by_name(before), _by_name(after)
    both = [name for name in new if name in old and old[name]["best"] and new[name]["best"]]
    heading = f"{'best runs':<{NAME}}{'before':>12}{'after':>12}{'change':>9}"
    return [heading, *(_line(name, old[name], new[name]) for name in both)]


def _by_name(report: Report) -> dict[str, Report]:
    """Each measure, named by its game and what it is."""
    measures = [(current_key(game), each) for game, group in report["measures"].items() for each in group.values()]
    return {f"{game}: {each['about']}": each for game, each in measures}


def _line(name: str, old: Report, new: Report) -> str:
    change = new["best"] / old["best"] - 1
    figures = "".join(f"{each['best']:>12,.{_decimals(each['best'])}f}" for each in (old, new))
    return f"{name:<{NAME}}{figures}{change:>+9.1%}  {new['unit']}"


def _decimals(figure: float) -> int:
    return 0 if figure == int(figure) or figure >= LARGE else 2


def _read(name: str) -> Report:
    report: Report = json.loads(Path(name).read_text())
    return report


if __name__ == "__main__":
    match sys.argv[1:]:
        case [before, after]:
            print("\n".join(compared(_read(before), _read(after))))
        case _:
            sys.exit("usage: python bench/compare.py before.json after.json")
