"""What an extra of the package needs, for pip: `python -m tools.extra NAME` prints it on a line."""

from __future__ import annotations

import re
import sys
import tomllib

from tools.repository import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OWN = re.compile(r"folsom\[([\w,]+)\]")


def needs(extra: str) -> list[str]:
    """The packages of an extra, and of those that it names."""
    found = []
    for line in PROJECT["optional-dependencies"][extra]:
        own = OWN.fullmatch(line)
        found += [need for name in own[1].split(",") for need in needs(name)] if own else [line]
    return found


if __name__ == "__main__":
    print(*(need.replace(" ", "") for need in [*PROJECT["dependencies"], *needs(sys.argv[1])]))
