"""The only module that knows how Numba dispatches, compiles and caches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from numba.core import caching
from numba.core.registry import CPUDispatcher

from folsom.kernel import progress
from folsom.kernel.cache import cache_folder, cache_key
from folsom.kernel.compiler import signature_of
from folsom.kernel.mode import MODE, Mode

P = ParamSpec("P")
T = TypeVar("T")


class RuleLocator(caching._CacheLocator):  # type: ignore[misc,name-defined]  # numba is untyped
    """Puts every door's machine code into the folder of today's key."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._place = f"{function.__module__}.{function.__qualname__}"

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return cache_key()

    def get_disambiguator(self) -> str:
        return self._place

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> RuleLocator:
        return cls(py_func)


class RuleCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]  # numba is untyped
    """Numba's cache format in our folder."""

    _locator_classes = [RuleLocator]


class RuleCache(caching.FunctionCache):  # type: ignore[misc]  # numba is untyped
    """The cache of one door."""

    _impl_class = RuleCacheImpl


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]  # numba is untyped
    """Compiles the declared signature when first needed, and never another."""

    def compile_declared(self) -> None:
        """Compile or load the declared signature, once."""
        if self._can_compile:
            self.compile(self._declared())
            self.disable_compile()

    def _declared(self) -> Any:
        return signature_of(self.py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        self.compile_declared()
        return super().get_call_template(args, kws)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        if not self._can_compile:
            raise TypeError(f"{self.py_func.__qualname__} takes {self._declared().args}, not {args}")
        self.compile_declared()
        (declared,) = self.overloads.values()
        return declared.entry_point


def compiled(function: Callable[P, T], *, inline: bool, cached: bool) -> Callable[P, T]:
    """A dispatcher for *function*."""
    options = {
        "nopython": True,
        "forceinline": inline,
        "no_cpython_wrapper": not cached,
        "no_cfunc_wrapper": True,
        "boundscheck": MODE is Mode.CHECKED,
        "nogil": True,
    }
    dispatcher = RuleDispatcher(function, targetoptions=options)
    dispatcher._compiler.compile = progress.shown(dispatcher._compiler.compile)
    if cached:
        dispatcher._cache = RuleCache(function)
    return cast("Callable[P, T]", dispatcher)
