"""WebAssembly does what native code does: recorded calls leave the same bytes, floats included."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from folsom import GAMES
from folsom.kernel.aot.targets import host_targets

ROOT = Path(__file__).parents[3]
NODE = Path(sys.executable).with_name("node")
FEWEST = {"calls": 100, "kinds": 8}

pytestmark = pytest.mark.compiled_only


def _run(*command: str | Path, **settings: str) -> str:
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def _folsom(*words: str) -> str:
    return _run(sys.executable, "-m", "folsom", *words)


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The rules and bots of all games in WebAssembly, and natively where the calls are recorded."""
    folder = tmp_path_factory.mktemp("wasm")
    _folsom("build", "--target", host_targets()[0].name, "--without-envs")
    _folsom("build", "--target", "wasm32", "--without-envs", "--folder", str(folder))
    return sorted(folder.glob("*.wasm"))


@pytest.mark.parametrize("game", GAMES)
def test_recorded_calls_leave_the_same_bytes_in_webassembly(game: str, modules: list[Path], tmp_path: Path) -> None:
    calls = tmp_path / "calls"
    calls.write_text(_run(sys.executable, "-m", "tests.kernel.aot.recorded_calls", game, FOLSOM_RULES="native"))
    found = json.loads(_run(NODE, Path(__file__).with_name("make_calls.mjs"), calls, *modules))
    assert found["differ"] == []
    assert found["made"] >= FEWEST["calls"]
    assert found["kinds"] >= FEWEST["kinds"]


def test_a_module_needs_nothing_from_outside_and_is_small(modules: list[Path]) -> None:
    imports = "WebAssembly.Module.imports(new WebAssembly.Module(require('fs').readFileSync(process.argv[1])))"
    for module in modules:
        assert json.loads(_run(NODE, "-p", f"JSON.stringify({imports})", str(module))) == []
        assert module.stat().st_size < 400_000
