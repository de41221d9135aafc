"""Where compiled rules are kept between processes.

Each file of entry points has a folder named by a hash of every source that they are made from and of
every version that shapes the machine code, so an edit never runs old code.
"""

from __future__ import annotations

import getpass
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

PACKAGE = Path(__file__).parent.parent
KEPT_DAYS = 30
SENTENCES = "folsom.locale"  # events name its sentences, but nothing in it is compiled
IMPORT = re.compile(r"^\s*from ([\w.]+) import (?:\(([\w,\s]*)\)|([\w, ]*))", re.MULTILINE)


def rule_sources(entry_points: Path) -> list[Path]:
    """Every source file that the entry points of a file can depend on: all that it imports, directly or not."""
    found: set[Path] = set()
    reached = [entry_points]
    while reached:
        path = reached.pop()
        if path not in found:
            found.add(path)
            reached += _imported_by(path)
    return sorted(found)


def _imported_by(path: Path) -> list[Path]:
    """The files of the modules that a source imports, by name or from a package.

    Only Folsom's own and those of the source's own package count: other packages have no rules, nor has `locale`.
    """
    paths = []
    for module, listed, named in IMPORT.findall(path.read_text(encoding="utf-8")):
        if module.startswith(SENTENCES):
            continue
        for root in {PACKAGE.parent, root_of(path)}:
            place = root.joinpath(*module.split("."))
            inner = (place / f"{name.strip()}.py" for name in (listed or named).split(","))
            paths += [place.with_suffix(".py"), place / "__init__.py", *inner]
    return [imported for imported in paths if imported.exists()]


def root_of(path: Path) -> Path:
    """The folder that a source's top package, or the source itself, is imported from."""
    return next(folder for folder in path.parents if not (folder / "__init__.py").exists())


@cache
def source_key(entry_points: Path) -> str:
    """The hash of all sources of a file of entry points."""
    digest = hashlib.sha256()
    for path in rule_sources(entry_points):
        digest.update(f"{path.relative_to(root_of(path)).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


@cache
def cache_key(entry_points: Path) -> str:
    """The hash of all sources of a file of entry points, of the versions and of the compile-time switches."""
    digest = hashlib.sha256()
    for name in ("numba", "llvmlite", "numpy"):
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(f"{platform.python_version()} {MODE.value} {BMI2_ALLOWED}\n".encode())
    digest.update(source_key(entry_points).encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """`FOLSOM_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("FOLSOM_CACHE"):
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "folsom"


@cache
def cache_folder(entry_points: Path) -> Path:
    """The writable folder for a file of entry points; a temporary one if the user's isn't writable."""
    folder = cache_root() / "rules" / cache_key(entry_points)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"folsom-rules-{_user()}" / cache_key(entry_points)
        folder.mkdir(parents=True, exist_ok=True)
    _forget_old(folder)
    return folder


def _user() -> str:
    """A name for the user's own folder: the user's number, or a word on systems without one, such as Windows."""
    return str(os.getuid()) if hasattr(os, "getuid") else getpass.getuser()


def _forget_old(folder: Path) -> None:
    """Remove the folders of other keys that haven't been used for a month."""
    os.utime(folder)
    oldest = time.time() - KEPT_DAYS * 86_400
    for other in folder.parent.iterdir():
        if other != folder and other.stat().st_mtime < oldest:
            shutil.rmtree(other, ignore_errors=True)
