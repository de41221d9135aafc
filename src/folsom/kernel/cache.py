"""Where compiled rules are kept between processes.

The folder's name is a hash of every rule source and of every version that shapes
the machine code, so that no edit can be answered with old code.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path

from folsom.kernel.mode import BMI2_ALLOWED, MODE

GAMES = ("express", "superexpress")
KEPT_DAYS = 30


def rule_sources() -> list[Path]:
    """Every source file that compiled code can depend on: the kernel, and all that the doors import."""
    package = Path(__file__).parent.parent
    found = set((package / "kernel").glob("*.py"))
    reached = [package / game / "doors.py" for game in GAMES if (package / game / "doors.py").exists()]
    while reached:
        path = reached.pop()
        if path not in found:
            found.add(path)
            reached += _imported_by(path, package)
    return sorted(found)


def _imported_by(path: Path, package: Path) -> list[Path]:
    names = re.findall(r"^from folsom\.([\w.]+) import", path.read_text(encoding="utf-8"), re.MULTILINE)
    paths = (package.joinpath(*name.split(".")).with_suffix(".py") for name in names)
    return [imported for imported in paths if imported.exists()]


@cache
def cache_key() -> str:
    """The hash of all rule sources, versions and compile-time switches."""
    digest = hashlib.sha256()
    for name in ("numba", "llvmlite", "numpy"):
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(f"{platform.python_version()} {MODE.value} {BMI2_ALLOWED}\n".encode())
    for path in rule_sources():
        digest.update(f"{path.parent.name}/{path.name}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """`FOLSOM_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("FOLSOM_CACHE"):
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "folsom"


@cache
def cache_folder() -> Path:
    """The writable folder for this key; a temporary one where the user's can't be written."""
    folder = cache_root() / "rules" / cache_key()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"folsom-rules-{os.getuid()}" / cache_key()
        folder.mkdir(parents=True, exist_ok=True)
    _forget_old(folder)
    return folder


def _forget_old(folder: Path) -> None:
    """Remove the folders of other keys that nobody has used for a month."""
    os.utime(folder)
    oldest = time.time() - KEPT_DAYS * 86_400
    for other in folder.parent.iterdir():
        if other != folder and other.stat().st_mtime < oldest:
            shutil.rmtree(other, ignore_errors=True)
