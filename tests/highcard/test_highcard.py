"""A third game takes one file and one line: this toy game has all that games have, and no other file names it.

The line is in `highcard-1.0.dist-info/entry_points.txt`, as a package installs it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MOST_LINES = 300


def run_registered(*words: str, **environment: str) -> None:
    """Run tests in a process in which the game is registered."""
    with_game = {**os.environ, "PYTHONPATH": str(HERE), **environment}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words]
    done = subprocess.run(command, cwd=ROOT, env=with_game, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_it_is_small() -> None:
    assert len((HERE / "highcard.py").read_text().splitlines()) <= MOST_LINES


def test_one_line_registers_it_and_no_other_file_names_it() -> None:
    registering = (HERE / "highcard-1.0.dist-info" / "entry_points.txt").read_text().splitlines()
    assert registering == ["[folsom.games]", "highcard = highcard:PLUGIN"]
    sources = [path for folder in ("src/folsom", "web/src") for path in (ROOT / folder).rglob("*.[pts]*")]
    assert [path for path in sources if path.is_file() and b"highcard" in path.read_bytes().lower()] == []


@pytest.mark.parametrize("rules", ["compiled", "interpreted"])
def test_it_conforms(rules: str) -> None:
    run_registered("tests/conformance", "-k", "highcard", FOLSOM_RULES=rules)


def test_tables_tell_of_it_as_of_other_games() -> None:
    run_registered("tests/server/tables/test_recent.py", "tests/server/tables/test_going_back.py", "-k", "highcard")


def test_it_gets_all_that_games_get() -> None:
    run_registered("tests/highcard/registered.py")


def test_a_package_whose_game_can_not_be_used_is_left_out_with_a_warning(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[folsom.games]\nbroken = nowhere:PLUGIN\n")
    command = [sys.executable, "-c", "import folsom; print(*folsom.GAMES)"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["express", "super"]
    assert "left out the game nowhere:PLUGIN: No module named 'nowhere'" in done.stderr
