"""Every event that a game declares is written down by one of its rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from folsom.kernel.events import NOTE
from tests.support.game_kit import Kit


def _called_in(kit: Kit) -> Iterator[str]:
    """The names of all functions that the modules of a game call."""
    for path in _sources(kit.position_type.__module__):
        calls = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
        yield from (call.func.id for call in calls if isinstance(call.func, ast.Name))


def _sources(module: str) -> list[Path]:
    """The files beside a module in its package, or its own, if it's in none."""
    package = module.rpartition(".")[0]
    if not package:
        return [Path(str(import_module(module).__file__))]
    return [path for folder in import_module(package).__path__ for path in Path(folder).glob("*.py")]


def test_every_declared_event_is_noted_by_a_rule(kit: Kit) -> None:
    called = set(_called_in(kit))
    unwritten = [kind.name for kind in kit.position_type.kinds if NOTE + kind.name.replace(" ", "_") not in called]
    assert unwritten == [], "no rule notes these events"


def test_every_event_and_every_fact_says_what_it_is(kit: Kit) -> None:
    assert [kind.name for kind in kit.position_type.kinds if not kind.says.endswith(".")] == []
    assert [name for kind in kit.position_type.kinds for name, told in kind.told.items() if not told.says] == []
