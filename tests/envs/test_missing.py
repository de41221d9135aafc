"""What isn't installed is named with the extra that brings it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from folsom.envs import MissingExtra
from folsom.envs.missing import needed


def test_a_package_that_is_missing_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra, match=r"package no_such_package; .*pip install 'folsom\[envs\]'"):
        needed("no_such_package.inner", "envs")


def test_a_package_that_is_there_is_given() -> None:
    assert needed("json.decoder", "envs").JSONDecoder


def test_what_a_package_itself_misses_is_no_fault_of_the_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"json\.nowhere"):
        needed("json.nowhere", "envs")


@pytest.mark.parametrize("entry_point", ["gymnasium", "pettingzoo"])
def test_a_door_whose_package_is_missing_says_which_extra_brings_it(
    monkeypatch: pytest.MonkeyPatch, entry_point: str
) -> None:
    for module in [name for name in sys.modules if name.startswith(f"folsom.envs.{entry_point}")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, entry_point, None)
    with pytest.raises(MissingExtra, match=rf"package {entry_point}; .*pip install 'folsom\[envs\]'"):
        import_module(f"folsom.envs.{entry_point}")
