"""Entry points built ahead of time: how they're described, built, linked and found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from folsom.kernel import Record, int64, uint8
from folsom.kernel.aot.abi import Kind, Parameter, signature_of
from folsom.kernel.aot.artefacts import artefact_path
from folsom.kernel.aot.linking import CantLink, link
from folsom.kernel.aot.targets import TARGETS, host_targets
from folsom.kernel.records import ByteArray, FloatArray
from folsom.super import entry_points as super_entry_points


class Coach(Record):
    """Nine bytes, aligned to sixteen."""

    number: int = int64()
    seats: int = uint8()


class Depot(NamedTuple):
    """Arrays that are passed together."""

    coaches: list[Coach]
    numbers: list[int]


def shunt(coaches: list[Coach], depot: Depot, count: int, weight: float, marks: ByteArray, signals: FloatArray) -> bool:
    """Something of every kind."""
    return not (coaches or depot or count or weight or marks or signals)


def test_a_signature_says_everything_that_a_binding_needs() -> None:
    signature = signature_of(shunt)
    assert signature.symbol == "tests_kernel_aot_test_aot__shunt"
    assert signature.result is Kind.FLAG
    assert signature.parameters == (
        Parameter("coaches", Kind.ARRAY, 16, "Coach"),
        Parameter("depot_coaches", Kind.ARRAY, 16, "Coach"),
        Parameter("depot_numbers", Kind.ARRAY, 8),
        Parameter("count", Kind.WORD),
        Parameter("weight", Kind.FLOAT),
        Parameter("marks", Kind.ARRAY, 1),
        Parameter("signals", Kind.ARRAY, 4),
    )
    assert json.loads(json.dumps(signature.as_dict()))["parameters"][0]["kind"] == "array"


def test_what_no_binding_can_pass_is_refused() -> None:
    def wrong(name: str) -> None:
        """Rules take no text."""

    with pytest.raises(TypeError, match="an entry point can't take"):
        signature_of(wrong)


def test_an_edit_of_the_sources_and_another_target_have_other_names(tmp_path: Path) -> None:
    names = {artefact_path(super_entry_points, target, tmp_path).name for target in TARGETS.values()}
    assert len(names) == len(TARGETS)
    assert all(name.startswith("super-") for name in names)


def test_a_linker_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / "code.o").write_bytes(b"no code")
    with pytest.raises(CantLink, match="the linker failed for"):
        link(tmp_path / "code.o", host_targets()[0], [], tmp_path / "x.so")


def _run(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **settings}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)


def test_rules_that_were_not_built_are_asked_for_in_a_sentence(tmp_path: Path) -> None:
    tried = _run("-c", "import folsom; folsom.Super(4)", FOLSOM_RULES="native", FOLSOM_CACHE=str(tmp_path))
    assert "folsom.super.entry_points isn't built for this machine; run 'folsom build'" in tried.stderr


def test_the_command_refuses_an_unknown_target() -> None:
    tried = _run("-m", "folsom", "build", "--target", "abacus")
    assert tried.returncode == 2
    assert "invalid choice: 'abacus'" in tried.stderr
