"""What doesn't play doesn't load the compiler."""

import os
import subprocess
import sys

import folsom

HEAVY = ("numba", "llvmlite", "numpy")
MODULES = "print(*sorted({name.partition('.')[0] for name in sys.modules}))"


def _run(program: str, mode: str) -> list[str]:
    environment = {**os.environ, "FOLSOM_RULES": mode}
    command = [sys.executable, "-c", f"import sys\n{program}\n{MODULES}"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


VERSION = """
from folsom.cli import main
try:
    main(["--version"])
except SystemExit as end:
    assert not end.code
"""


def test_the_version_is_said_without_the_compiler() -> None:
    version, modules = _run(VERSION, "compiled")
    assert version == f"folsom {folsom.__version__}"
    assert not {*HEAVY} & {*modules.split()}


def test_interpreted_rules_are_imported_without_the_compiler() -> None:
    (modules,) = _run("import folsom.express.entry_points", "interpreted")
    assert not {"numba", "llvmlite"} & {*modules.split()}


def test_compiled_rules_do_load_the_compiler() -> None:
    """So that the tests above look for the right names."""
    (modules,) = _run("import folsom.express.entry_points", "compiled")
    assert {"numba", "llvmlite"} <= {*modules.split()}
