"""Entry points in a shared library that was built ahead of time, called through ctypes."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from folsom.kernel.aot.abi import Kind, Parameter, Signature, signature_of
from folsom.kernel.aot.artefacts import artefact_path, native_folder
from folsom.kernel.aot.targets import host_targets
from folsom.kernel.mode import BMI2_ALLOWED

C_TYPES = {Kind.WORD: ctypes.c_int64, Kind.FLOAT: ctypes.c_double}


class NoNativeCode(Exception):
    """There is no library of these entry points for this machine; the message says what to do."""


class NativeEntryPoint:
    """An entry point that calls a library, which is loaded when it's first called."""

    is_entry_point = True

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func, self.__doc__ = function, function.__doc__
        self._call: Callable[..., Any] | None = None

    def __call__(self, *args: Any) -> Any:
        """Call the library's function."""
        return (self._call or self.compile_declared())(*args)

    def compile_declared(self) -> Callable[..., Any]:
        """Load the library, if it isn't loaded yet, and return what calls it."""
        if self._call is None:
            self._call = caller_of(self.py_func, library_of(sys.modules[self.py_func.__module__]))
        return self._call


@cache
def library_of(module: ModuleType) -> ctypes.CDLL:
    """The library of a module's entry points, the best one for this machine."""
    path = next((path for path in _candidates(module) if path.exists()), None)
    if path is None:
        raise NoNativeCode(f"{module.__name__} isn't built for this machine; run 'folsom build', or unset FOLSOM_RULES")
    return ctypes.CDLL(str(path))


def _candidates(module: ModuleType) -> Iterator[Path]:
    for target in host_targets():
        if BMI2_ALLOWED or not target.has_bmi2:
            yield artefact_path(module, target, native_folder())


def caller_of(function: Callable[..., Any], library: ctypes.CDLL) -> Callable[..., Any]:
    """A Python function that takes an entry point's own arguments and calls the library with them."""
    signature = signature_of(function)
    foreign = getattr(library, signature.symbol)
    foreign.argtypes = [kind for parameter in signature.parameters for kind in _c_types(parameter)]
    foreign.restype = C_TYPES.get(signature.result, ctypes.c_int64)
    made: dict[str, Any] = {"foreign": foreign}
    exec(_source(function, signature), made)  # of the names of parameters alone
    caller: Callable[..., Any] = made["call"]
    return caller


def _c_types(parameter: Parameter) -> list[Any]:
    return [ctypes.c_void_p, ctypes.c_int64] if parameter.kind is Kind.ARRAY else [C_TYPES[parameter.kind]]


RETURNS = {Kind.WORD: "return {}", Kind.FLOAT: "return {}", Kind.FLAG: "return bool({})", Kind.NOTHING: "{}"}


def _source(function: Callable[..., Any], signature: Signature) -> str:
    """The source of the caller; the arrays of a bundle are its fields."""
    hints = get_type_hints(function, include_extras=True)
    names = [name for name in hints if name != "return"]
    values = [value for name in names for value in _values(name, hints[name])]
    passed = [word for each, value in zip(signature.parameters, values, strict=True) for word in _passed(each, value)]
    body = RETURNS[signature.result].format(f"foreign({', '.join(passed)})")
    return f"def call({', '.join(names)}):\n    {body}"


def _values(name: str, hint: Any) -> list[str]:
    if isinstance(hint, type) and issubclass(hint, tuple):
        return [f"{name}.{field}" for field in get_type_hints(hint)]
    return [name]


def _passed(parameter: Parameter, value: str) -> list[str]:
    return [f"{value}.ctypes.data", f"len({value})"] if parameter.kind is Kind.ARRAY else [value]
