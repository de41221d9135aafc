"""What isn't installed is named with the extra that brings it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from folsom.envs import MissingExtra
from folsom.envs.extras import import_extra


def test_a_package_that_is_missing_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra, match=r"package no_such_package; .*pip install 'folsom\[envs\]'"):
        import_extra("no_such_package.inner", "envs")


def test_a_package_that_is_there_is_given() -> None:
    assert import_extra("json.decoder", "envs").JSONDecoder


def test_what_a_package_itself_misses_is_no_fault_of_the_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"json\.nowhere"):
        import_extra("json.nowhere", "envs")


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_an_environment_whose_package_is_missing_names_the_extra(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    for module in [name for name in sys.modules if name.startswith(f"folsom.envs.{package}")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf"package {package}; .*pip install 'folsom\[envs\]'"):
        import_module(f"folsom.envs.{package}")
