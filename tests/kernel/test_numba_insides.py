"""The insides of Numba that the kernel relies on: after an upgrade, these tests say which of them has changed."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.compiled_only

DISPATCHER = ("_can_compile", "_compile_for_args", "_declared", "add_overload", "compile", "disable_compile")
LIBRARY = (
    *("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals"),
    *("_codegen", "_final_module", "_finalized"),
)


def _dispatcher() -> Any:
    from folsom.super import entry_points

    return entry_points.legal


@pytest.mark.parametrize("name", [*DISPATCHER, "targetctx", "overloads", "py_func", "_cache", "_compiler"])
def test_a_dispatcher_has_what_the_kernel_changes(name: str) -> None:
    assert hasattr(_dispatcher(), name)


def test_a_compiler_takes_other_flags() -> None:
    compiler = _dispatcher()._compiler
    assert callable(compiler._customize_flags)
    assert callable(compiler.compile)


@pytest.mark.parametrize("name", LIBRARY[:3])
def test_a_library_is_finished_in_these_steps(name: str) -> None:
    from numba.core.codegen import JITCodeLibrary

    assert callable(getattr(JITCodeLibrary, name))


@pytest.mark.parametrize("name", LIBRARY[3:])
def test_a_library_has_what_its_steps_need(name: str) -> None:
    codegen = _dispatcher().targetctx.codegen()
    assert hasattr(codegen.create_library("insides"), name)


def test_a_codegen_makes_the_libraries_that_it_is_told_to() -> None:
    from numba.core.codegen import JITCodeLibrary

    codegen = _dispatcher().targetctx.codegen()
    assert issubclass(codegen._library_class, JITCodeLibrary)
    assert callable(codegen._module_pass_manager)


def test_a_cache_asks_a_locator_for_its_folder_and_its_stamp() -> None:
    from numba.core import caching

    asked = ("get_cache_path", "get_source_stamp", "get_disambiguator", "from_function")
    assert all(callable(getattr(caching._CacheLocator, name)) for name in asked)
    assert isinstance(caching.CompileResultCacheImpl._locator_classes, list)
    assert hasattr(caching.FunctionCache, "_impl_class")


def test_a_rule_can_be_called_without_passing_its_error_on() -> None:
    assert callable(_dispatcher().targetctx.call_internal_no_propagate)


def test_passes_run_in_the_order_that_a_compiler_defines() -> None:
    from numba.core.compiler_machinery import PassManager

    manager = PassManager("insides")
    manager.finalize()
    assert hasattr(manager, "_analysis")
    assert callable(manager._runPass)
    assert hasattr(_dispatcher()._compiler, "pipeline_class")
