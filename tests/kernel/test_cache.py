"""The cache of compiled rules: an edit is always seen, and a warm start compiles nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.express import entry_points
from folsom.kernel import Mode, cache
from folsom.kernel.progress import WHY

DAY = 86_400
ENTRY_POINTS = Path(entry_points.__file__)

# One small entry point, so that a cold compile is quick: what a bandit with no loot has at the end.
PRIZE = """
from folsom.express import entry_points
from folsom.express.state import State
from folsom.kernel import many, words, write
states, moneys, ranks = many(State, 1), words(6), words(6)
write(states, 0, "players", 3)
write(states, 0, "bandits", 3)
entry_points.outcome_many(states, moneys, ranks)
print(moneys[0])
"""


class Copy:
    """A copy of the package that runs by itself, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "folsom"
        self._cache = folder / "cache"
        shutil.copytree(Path(folsom.__file__).parent, self.package, ignore=shutil.ignore_patterns("__pycache__"))

    def edit(self, name: str, before: str, after: str) -> None:
        """Change the text of one source."""
        source = self.package / name
        assert before in source.read_text()
        source.write_text(source.read_text().replace(before, after))

    def prize(self) -> tuple[int, str]:
        """What a bandit with no loot has at the end, and what was said on the way."""
        environment = {**os.environ, "FOLSOM_CACHE": str(self._cache), "FOLSOM_RULES": "compiled"}
        environment["PYTHONPATH"] = str(self.package.parent)
        command = [sys.executable, "-c", PRIZE]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return int(run.stdout), run.stderr


@pytest.mark.compiled_only
def test_an_edited_rule_is_compiled_again_and_an_unchanged_one_is_not(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    cold, warm = copy.prize(), copy.prize()
    copy.edit("express/scoring.py", "GUNSLINGER_PRIZE = 1000", "GUNSLINGER_PRIZE = 7000")
    edited = copy.prize()
    assert [cold[0], warm[0], edited[0]] == [1000, 1000, 7000]
    assert [WHY in said for _, said in (cold, warm, edited)] == [True, False, True]
    assert warm[1] == ""


LOADED = """
import sys
import folsom.express.entry_points
print(*(module.__file__ for name, module in sys.modules.items() if name.startswith("folsom.")))
"""


def test_the_key_covers_every_source_that_compiled_code_is_made_from() -> None:
    command = [sys.executable, "-c", LOADED]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = {Path(name) for name in run.stdout.split()}
    sentences = {path for path in loaded if path.parent.name == "locale"}
    assert all("folsom.kernel" not in path.read_text() for path in sentences), "what is compiled needs the kernel"
    rules = {path for path in loaded - sentences if path.name != "__init__.py"}
    assert rules <= set(cache.rule_sources(ENTRY_POINTS))


def test_the_key_of_one_game_covers_nothing_of_another_nor_what_only_python_runs() -> None:
    names = {path.relative_to(cache.PACKAGE).parts[0] for path in cache.rule_sources(ENTRY_POINTS)}
    assert names == {"express", "kernel"}
    assert {"house.py", "batch.py"}.isdisjoint(path.name for path in cache.rule_sources(ENTRY_POINTS))


SWITCHES: dict[str, list[Any]] = {"MODE": list(Mode), "BMI2_ALLOWED": [True, False]}


@pytest.mark.parametrize("switch", SWITCHES)
def test_the_key_tells_ways_to_run_apart(switch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = set()
    for value in SWITCHES[switch]:
        monkeypatch.setattr(cache, switch, value)
        keys.add(cache.cache_key.__wrapped__(ENTRY_POINTS))
    assert len(keys) == len(SWITCHES[switch])


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy"])
def test_the_key_tells_versions_apart(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.cache_key.__wrapped__(ENTRY_POINTS)
    monkeypatch.setattr(cache, "version", lambda name: "0" if name == package else version(name))
    assert cache.cache_key.__wrapped__(ENTRY_POINTS) != before


def test_the_cache_is_where_the_user_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLSOM_CACHE", str(tmp_path / "chosen"))
    assert cache.cache_folder.__wrapped__(ENTRY_POINTS).is_relative_to(tmp_path / "chosen")
    monkeypatch.delenv("FOLSOM_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.cache_root() == tmp_path / "xdg" / "folsom"


def test_where_the_user_s_cache_can_t_be_written_a_temporary_one_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FOLSOM_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    folder = cache.cache_folder.__wrapped__(ENTRY_POINTS)
    assert folder.is_relative_to(tmp_path / "temporary")
    assert folder.is_dir()


def test_folders_that_nobody_has_used_for_a_month_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLSOM_CACHE", str(tmp_path))
    old, recent = tmp_path / "rules" / "old", tmp_path / "rules" / "recent"
    for folder, days in ((old, 31), (recent, 29)):
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - days * DAY,) * 2)
    mine = cache.cache_folder.__wrapped__(ENTRY_POINTS)
    assert [folder.exists() for folder in (old, recent, mine)] == [False, True, True]
