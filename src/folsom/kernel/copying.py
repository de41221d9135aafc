"""Rules that copy the fields two records share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from folsom.kernel.compiler import rule
from folsom.kernel.records import Record

S = TypeVar("S", bound=Record)
T = TypeVar("T", bound=Record)


def copier(source: type[S], target: type[T], names: Sequence[str]) -> Callable[[S, T], None]:
    """A rule that copies the fields of these names, single numbers and rows alike, from one record to another."""
    if any(source.fields[name].length != target.fields[name].length for name in names):
        raise TypeError(f"{source.__name__} and {target.__name__} have rows of different lengths")
    lines = [line for name in names for line in _copied(name, source.fields[name].length)]
    made: dict[str, Any] = {"__name__": source.__module__}
    exec("\n".join(["def copy_fields(source, target):", *lines]), made)  # of field names alone
    made["copy_fields"].__annotations__ = {"source": source, "target": target, "return": type(None)}
    return rule(made["copy_fields"])


def _copied(name: str, length: int) -> list[str]:
    if not length:
        return [f"    target.{name} = source.{name}"]
    return [f"    for place in range({length}):", f"        target.{name}[place] = source.{name}[place]"]
