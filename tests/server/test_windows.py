"""Without what only POSIX has, the server can be imported, and says what it can't do.

Windows has no fcntl, no uvloop and no niceness. A process without them stands for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.repository import ROOT

PATIENCE_SECONDS = 300
WITHOUT_POSIX = """
import os, sys
for module in ("fcntl", "uvloop", "resource", "pwd", "grp", "termios"):
    sys.modules[module] = None  # importing it raises ModuleNotFoundError
del os.nice
"""


def run_without_posix(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process that has only what Windows has too."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_POSIX + code],
        cwd=ROOT,
        env=os.environ | {"FOLSOM_RULES": "interpreted"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def test_the_server_can_be_imported_and_a_bots_process_set_up() -> None:
    done = run_without_posix(
        "import folsom.server.app, folsom.server.running\n"
        "from folsom.server.bot_pool import lower_priority\n"
        "lower_priority()\n"
        "print('imported')\n"
    )
    assert (done.stdout, done.stderr) == ("imported\n", "")


def test_a_server_with_sqlite_says_what_it_cannot_do_and_what_to_do_instead(tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--data", str(tmp_path)]
    done = run_without_posix(f"from folsom.cli import main\nsys.exit(main({command!r}))")
    assert done.returncode != 0
    assert done.stderr.startswith("folsom: The server can't use a SQLite database on this system: ")
    assert "--database postgresql://…, or run the server in WSL." in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("posix_only", ["fcntl", "uvloop"])
def test_the_process_really_lacks_it(posix_only: str) -> None:
    assert "ModuleNotFoundError" in run_without_posix(f"import {posix_only}").stderr
