"""Two reports of `folsom bench --json`, side by side.

python bench/compare.py before.json after.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

Report = dict[str, Any]
LARGE = 1000  # from here decimals say nothing


def compared(before: Report, after: Report) -> list[str]:
    """A line for each measure that both reports have: the best runs, and the change."""
    old, new = before["measures"], after["measures"]
    both = [key for key in new if key in old and old[key]["best"] and new[key]["best"]]
    return [f"{'best runs':<32}{'before':>14}{'after':>14}{'change':>10}"] + [_line(old[key], new[key]) for key in both]


def _line(old: Report, new: Report) -> str:
    change = new["best"] / old["best"] - 1
    figures = "".join(f"{each['best']:>14,.{_decimals(each['best'])}f}" for each in (old, new))
    return f"{new['about']:<32}{figures}{change:>+10.1%}  {new['unit']}"


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
