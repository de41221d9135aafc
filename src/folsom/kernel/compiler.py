"""`@rule` and `@entry_point`: typed Python functions, compiled by Numba or run as they are.

A *rule* is called by other rules only. It is compiled when a compiled caller first
needs it, with the one signature that its annotations declare, inlined into the
caller and without a wrapper for Python.

An *entry point* is what Python calls. Its machine code, with all the rules inside, is kept
in the cache folder, so that a warm process compiles nothing.

Rules of a game compute with whole numbers only; a float in one is an error. Bots and
environments, which need floats, write `floats=True`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from types import ModuleType, NoneType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ParamSpec,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from folsom.kernel.mode import MODE, USES_NUMBA, Mode
from folsom.kernel.records import Record

if TYPE_CHECKING:
    from numba.core.typing import Signature

P = ParamSpec("P")
T = TypeVar("T")

RULES_WRITTEN: Counter[str] = Counter()  # by package


@overload
def rule(function: Callable[P, T], /) -> Callable[P, T]: ...
@overload
def rule(*, shared: bool = False, floats: bool = False) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def rule(function: Any = None, /, *, shared: bool = False, floats: bool = False) -> Any:
    """Declare a function of the rules; a *shared* one is called, not inlined, because it is large."""
    if function is None:
        return lambda written: _written(written, inline=not shared, cached=False, floats=floats)
    return _written(function, inline=True, cached=False, floats=floats)


@overload
def entry_point(function: Callable[P, T], /) -> Callable[P, T]: ...
@overload
def entry_point(*, floats: bool) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def entry_point(function: Any = None, /, *, floats: bool = False) -> Any:
    """Declare a function that Python calls: records are passed as `(array, index)`, never alone."""
    if function is None:
        return lambda written: _written(written, inline=False, cached=True, floats=floats)
    return _written(function, inline=False, cached=True, floats=floats)


def _written(function: Callable[P, T], *, inline: bool, cached: bool, floats: bool) -> Callable[P, T]:
    if MODE is Mode.NATIVE and cached:
        from folsom.kernel.aot.native import NativeEntryPoint

        return cast("Callable[P, T]", NativeEntryPoint(function))
    if not USES_NUMBA:
        return function
    from folsom.kernel.numba_backend import compiled

    RULES_WRITTEN[room_of(function)] += 1
    return compiled(function, inline=inline, cached=cached, floats=floats)


def room_of(function: Callable[..., Any]) -> str:
    """The package that a function is written in."""
    return function.__module__.rpartition(".")[0]


def signature_of(function: Callable[..., Any]) -> Signature:
    """The Numba signature that the annotations declare."""
    from numba.core.typing import signature

    hints = get_type_hints(function, include_extras=True)
    result = hints.pop("return")
    return signature(compiled_type(result), *(compiled_type(hint) for hint in hints.values()))


@cache
def compiled_type(hint: Any) -> Any:
    """The Numba type of an annotation: int, float, bool, None, a Record, a list of those, or a narrow row.

    A NamedTuple bundles some of them, such as the arrays of one search tree: they are passed as one argument.
    """
    import numpy as np
    from numba import types
    from numba.np.numpy_support import from_dtype

    scalars = {int: types.int64, float: types.float64, bool: types.boolean, NoneType: types.none}
    if hint in scalars:
        return scalars[hint]
    if get_origin(hint) is Annotated:
        code, *layout = hint.__metadata__
        return types.Array(from_dtype(np.dtype(code)), 1, *layout or "A")  # a record's row has its own type
    if get_origin(hint) is list:
        return types.Array(compiled_type(get_args(hint)[0]), 1, "C")
    if isinstance(hint, type) and issubclass(hint, Record):
        return from_dtype(hint.dtype())
    if isinstance(hint, type) and issubclass(hint, tuple):
        return types.NamedTuple([compiled_type(each) for each in get_type_hints(hint).values()], hint)
    raise TypeError(f"a rule can't take or return {hint!r}")


def compile_entry_point(function: Callable[..., Any]) -> None:
    """Compile or load an entry point now, not at its first call."""
    declared: Any = function
    if getattr(declared, "is_entry_point", False):
        declared.compile_declared()


def compile_entry_points(module: ModuleType) -> int:
    """Compile or load every entry point of a module; return how many there are."""
    entry_points = entry_points_in(module)
    for each in entry_points:
        each.compile_declared()
    return len(entry_points)


def entry_points_in(module: ModuleType) -> list[Any]:
    """The entry points of a module that aren't plain functions."""
    return [value for value in vars(module).values() if getattr(value, "is_entry_point", False)]
