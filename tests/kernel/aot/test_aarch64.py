"""An aarch64 does what x86-64 does: recorded calls leave the same bytes on an emulated processor."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from folsom import GAMES
from folsom.kernel.aot.abi import Kind, Signature
from folsom.kernel.aot.targets import host_targets
from tests.kernel.aot.driver import packed_calls, signatures_of

ROOT = Path(__file__).parents[3]
QEMU = shutil.which("qemu-aarch64")
FEWEST = 100

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(QEMU is None, reason="there is no qemu-aarch64 here (Debian's qemu-user)"),
]


def _run(*words: str | Path, **settings: str) -> str:
    command, environment = [sys.executable, "-m", *words], {**os.environ, **settings}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the rules and bots of all games inside."""
    path = tmp_path_factory.mktemp("aarch64") / "driver"
    _run("tests.kernel.aot.driver", "aarch64", path, *GAMES, FOLSOM_RULES="compiled", FOLSOM_BMI2="off")
    _run("folsom", "build", "--target", host_targets()[0].name, "--without-envs")
    return path


def _size(signature: Signature, arguments: list[str]) -> int:
    pairs = zip(signature.parameters, arguments, strict=True)
    return sum(len(zlib.decompress(base64.b64decode(given))) for of, given in pairs if of.kind is Kind.ARRAY)


@pytest.mark.parametrize("game", GAMES)
def test_recorded_calls_leave_the_same_bytes_on_another_processor(game: str, program: Path) -> None:
    lines = _run("tests.kernel.aot.recorded_calls", game, FOLSOM_RULES="native").splitlines()
    signatures = signatures_of(GAMES)
    data = b"".join(packed_calls(lines, signatures))
    made = subprocess.run([str(QEMU), program], input=data, capture_output=True, check=True).stdout
    known, at, differ = {each.symbol: each for each in signatures}, 0, list[str]()
    for call in map(json.loads, lines):
        signature = known[call["symbol"]]
        end = at + 8 + _size(signature, call["arguments"])
        returned = struct.unpack("<d" if signature.result is Kind.FLOAT else "<q", made[at : at + 8])[0]
        same = call["result"] in {None, str(float(returned))}
        if hashlib.sha256(made[at + 8 : end]).hexdigest() != call["digest"] or not same:
            differ.append(call["symbol"])
        at = end
    assert (differ, at) == ([], len(made))
    assert len(lines) >= FEWEST
