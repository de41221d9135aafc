"""`@rule` and `@entry_point`: what they take, and what they refuse."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from folsom.express import entry_points
from folsom.kernel import MODE, Chance, Mode, compile_entry_point, compile_entry_points, many, rule, words
from folsom.kernel.compiler import compiled_type, signature_of
from tests.kernel.from_python import callable_from_python, of_two


def _annotated(number: int, chances: list[Chance]) -> bool:
    return number > 0


@pytest.mark.compiled_only
def test_the_signature_is_what_the_annotations_say() -> None:
    from numba import types

    signature = signature_of(_annotated)
    assert (signature.return_type, signature.args[0]) == (types.boolean, types.int64)
    assert signature.args[1].dtype == compiled_type(Chance)


class _Bundle(NamedTuple):
    words: list[int]
    chances: list[Chance]


@rule
def _last_of(bundle: _Bundle) -> int:
    return bundle.words[len(bundle.words) - 1] + len(bundle.chances)


def test_a_named_tuple_bundles_arrays_into_one_argument() -> None:
    numbers = words(3)
    numbers[2] = 40

    def call(bundle: _Bundle) -> int:
        return _last_of(bundle)

    assert callable_from_python(call)(_Bundle(numbers, many(Chance, 2))) == 42


@pytest.mark.compiled_only
@pytest.mark.parametrize("hint", [complex, str, dict[str, int]])
def test_a_rule_takes_numbers_records_and_rows_alone(hint: object) -> None:
    with pytest.raises(TypeError, match="a rule can't take or return"):
        compiled_type(hint)


@pytest.mark.compiled_only
def test_a_rule_that_would_compute_with_floats_is_refused() -> None:
    @rule
    def mean(a: int, b: int) -> int:
        return int((a + b) / 2)

    with pytest.raises(Exception, match="mean computes with floats"):
        of_two(mean)(1, 2)


def test_what_is_written_with_floats_may_compute_with_them() -> None:
    @rule(floats=True)
    def mean(a: int, b: int) -> float:
        return (a + b) / 2

    @rule(floats=True)
    def tenfold(a: int, b: int) -> int:
        return int(mean(a, b) * 10.0)

    assert of_two(tenfold)(1, 2) == 15


@pytest.mark.compiled_only
def test_an_entry_point_is_compiled_for_its_declared_types_and_no_others() -> None:
    compile_entry_points(entry_points)
    with pytest.raises(TypeError, match="No matching definition"):
        entry_points.legal(many(Chance, 1), 0, 0)  # type: ignore[arg-type]


def test_interpreted_rules_are_the_functions_themselves() -> None:
    def twice(a: int) -> int:
        return 2 * a

    assert (rule(twice) is twice) == (MODE is Mode.INTERPRETED)
    assert (rule(shared=True)(twice) is twice) == (MODE is Mode.INTERPRETED)


@pytest.mark.compiled_only
def test_an_entry_point_can_be_compiled_before_its_first_call() -> None:
    ready = """
from folsom.express.entry_points import legal
from folsom.kernel import compile_entry_point
assert not legal.overloads
compile_entry_point(legal)
assert legal.overloads
"""
    subprocess.run([sys.executable, "-c", ready], check=True)


def test_a_plain_function_needs_no_compiling() -> None:
    compile_entry_point(len)


def test_every_entry_point_is_ready_after_compiling() -> None:
    ready = compile_entry_points(entry_points)
    assert ready == (
        0 if MODE is Mode.INTERPRETED else sum("@entry_point" in line for line in _source(entry_points.__name__))
    )


def _source(module: str) -> list[str]:
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).read_text().splitlines()


def test_an_unknown_way_to_run_the_rules_is_refused_with_those_there_are() -> None:
    environment = {**os.environ, "FOLSOM_RULES": "guessed"}
    command = [sys.executable, "-c", "import folsom.kernel"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "FOLSOM_RULES is 'guessed'; it can be: compiled, checked, native, interpreted" in run.stderr
