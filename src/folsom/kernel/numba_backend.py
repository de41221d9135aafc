"""The only module that knows how Numba dispatches, compiles and caches."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from inspect import Parameter, Signature
from pathlib import Path
from typing import Any, ClassVar, ParamSpec, TypeVar, cast

from llvmlite import ir
from numba.core import caching, cgutils, sigutils, typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from folsom.kernel import progress
from folsom.kernel.cache import cache_folder, cache_key
from folsom.kernel.compiler import compiled_type, room_of, signature_of
from folsom.kernel.mode import MODE, Mode

INLINE_ONLY = 0

P = ParamSpec("P")
T = TypeVar("T")


class RuleLocator(caching._CacheLocator):  # type: ignore[misc]  # numba is untyped
    """Puts every entry point's machine code into the folder of today's key."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._file = Path(function.__code__.co_filename)
        self._place = f"{function.__module__}.{function.__qualname__}"

    def get_cache_path(self) -> str:
        return str(cache_folder(self._file))

    def get_source_stamp(self) -> str:
        return cache_key(self._file)

    def get_disambiguator(self) -> str:
        return self._place

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> RuleLocator:
        return cls(py_func)


class RuleCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]  # numba is untyped
    """Numba's cache format in our folder."""

    _locator_classes = [RuleLocator]


class RuleCache(caching.FunctionCache):  # type: ignore[misc]  # numba is untyped
    """The cache of one entry point."""

    _impl_class = RuleCacheImpl


class RulePasses(PassManager):  # type: ignore[misc]  # numba is untyped
    """Runs the passes one after the other, without the events and checks that Numba adds to each of them."""

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: N802  # numba's name
        pss.analysis = self._analysis
        for step in (pss.run_initialization, pss.run_pass, pss.run_finalizer):
            step(internal_state)


class RuleCompiler(CompilerBase):  # type: ignore[misc]  # numba is untyped
    """Numba's passes without those that rules don't need: for closures, `with`, literal types and overloads.

    Passes take half of the time before machine code is generated; this saves a tenth of that time.
    """

    passes: ClassVar[tuple[Any, ...]] = (
        untyped_passes.TranslateByteCode,
        untyped_passes.FixupArgs,
        untyped_passes.IRProcessing,
        untyped_passes.ReconstructSSA,
        typed_passes.NopythonTypeInference,
        typed_passes.PreLowerStripPhis,
        typed_passes.IRLegalization,
        typed_passes.AnnotateTypes,
        typed_passes.NativeLowering,
        typed_passes.NoPythonBackend,
    )

    def define_pipelines(self) -> list[Any]:
        manager = RulePasses("rule")
        for each in self.passes:
            manager.add_pass(each, each.name())
        manager.finalize()
        return [manager]


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]  # numba is untyped
    """The code of a rule, with what it calls inlined: it becomes machine code inside its entry point.

    What Numba compiles for its own use along the way is handled as Numba does it.
    """

    rules: ClassVar[list[str]] = []  # those being compiled now

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self._is_rule = name in self.rules

    def _optimize_final_module(self) -> None:
        if not self._is_rule:
            super()._optimize_final_module()
            return
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False, opt=INLINE_ONLY)
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        if not self._is_rule:
            super()._finalize_final_module()
            return
        self._finalize_dynamic_globals()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]  # numba is untyped
    """The code of an entry point, optimised once.

    Numba optimises twice, and prunes reference counts in between: rules have none.
    """

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Turn off garbage collection: it would scan all of Numba's objects again and again, and free little."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _without_machine_code(flags: Any) -> Any:
    flags.no_compile = True
    return flags


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]  # numba is untyped
    """Compiles the declared signature when first needed, and never another."""

    def __init__(self, function: Callable[..., Any], targetoptions: dict[str, bool], *, floats: bool) -> None:
        super().__init__(function, targetoptions=targetoptions)
        self._floats = floats

    def compile_declared(self) -> None:
        """Compile or load the declared signature, once."""
        if self._can_compile:
            with self._library(), _uncollected():
                self.compile(self._declared())
            self.disable_compile()
            if not self._floats:
                self._refuse_floats()

    def compile(self, sig: Any) -> Any:
        """Compile a rule: without a cache, and without timers that would also count all the rules that it calls."""
        if self.is_entry_point:
            return super().compile(sig)
        args, return_type = sigutils.normalize_signature(sig)
        self.add_overload(self._compiler.compile(args, return_type))
        return self.py_func

    @contextmanager
    def _library(self) -> Iterator[None]:
        """Choose the library: rules are optimised inside the entry point that calls them, not on their own."""
        codegen = self.targetctx.codegen()
        before = codegen._library_class
        codegen._library_class = EntryLibrary if self.is_entry_point else InnerLibrary
        InnerLibrary.rules.append(self.py_func.__qualname__)
        try:
            yield
        finally:
            codegen._library_class = before
            InnerLibrary.rules.pop()

    @property
    def is_entry_point(self) -> bool:
        """Whether Python calls it."""
        return isinstance(self._cache, RuleCache)

    def _refuse_floats(self) -> None:
        """Mixed signed and unsigned numbers become floats in Numba: in rules that is always a mistake."""
        (result,) = self.overloads.values()
        if not isinstance(result.type_annotation, str):
            floats = [name for name, kind in result.type_annotation.typemap.items() if kind is types.float64]
            if floats:
                raise TypeError(f"{self.py_func.__qualname__} computes with floats: {floats}")

    def add_overload(self, result: Any) -> None:
        """A rule has no machine code of its own: compiled callers find it by its Python function."""
        if self.is_entry_point:
            super().add_overload(result)
            return
        self.overloads[tuple(result.signature.args)] = result._replace(entry_point=self.py_func)
        self.targetctx.insert_user_function(self.py_func, result.fndesc, [result.library])

    def _declared(self) -> Any:
        return signature_of(self.py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        self.compile_declared()
        return super().get_call_template(args, kws)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        self.compile_declared()
        (declared,) = self.overloads.values()
        return declared.entry_point


def compiled(function: Callable[P, T], *, inline: bool, cached: bool, floats: bool) -> Callable[P, T]:
    """A dispatcher for *function*."""
    options = {
        "nopython": True,
        "forceinline": inline,
        "no_cpython_wrapper": not cached,
        "no_cfunc_wrapper": True,
        "boundscheck": MODE is Mode.CHECKED,
        "nogil": True,
        "no_rewrites": True,  # they look for what rules don't have: arrays in expressions, static branches
    }
    dispatcher = RuleDispatcher(function, options, floats=floats)
    dispatcher._compiler.pipeline_class = RuleCompiler
    dispatcher._compiler.compile = progress.shown(dispatcher._compiler.compile, room_of(function))
    if cached:
        dispatcher._cache = RuleCache(function)
    else:
        dispatcher._compiler._customize_flags = _without_machine_code
    return cast("Callable[P, T]", dispatcher)


# --- ahead of time -------------------------------------------------------------------------------


def llvm_code(entry_point: RuleDispatcher) -> tuple[str, str]:
    """The code of an entry point with all its rules, in LLVM's language and not optimised; and its function's name."""
    options = entry_point.targetoptions | {"no_cpython_wrapper": True}
    compiling = RuleDispatcher(entry_point.py_func, options, floats=True)
    compiling._compiler.pipeline_class = RuleCompiler
    compiling._compiler._customize_flags = _without_machine_code
    with global_compiler_lock, compiling._library(), _uncollected():
        made = compiling._compiler.compile(*sigutils.normalize_signature(compiling._declared()))
        made.library.finalize()
    return made.library.get_llvm_str(), made.fndesc.llvm_func_name


# --- notes ---------------------------------------------------------------------------------------

INT64 = ir.IntType(64)


SAVES_REGISTERS = "preserve_mostcc"  # LLVM's calling convention for what is rarely called


def called(context: Any, builder: Any, dispatcher: Any, args: list[Any]) -> None:
    """Emit a call of a rule that returns nothing and can't fail, so that rules lose no time where they don't call it.

    The function that is called saves the registers. Otherwise every rule with such a call would save them.
    """
    dispatcher.compile_declared()
    (made,) = dispatcher.overloads.values()
    context.active_code_library.add_linking_library(made.library)
    name = f"saving.{made.fndesc.mangled_name}"
    saving = builder.module.globals.get(name) or _saving_registers(context, builder.module, name, made, args)
    builder.call(saving, args, cconv=SAVES_REGISTERS)


def _saving_registers(context: Any, module: Any, name: str, made: Any, args: list[Any]) -> Any:
    """A function that saves the registers and calls a rule."""
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [arg.type for arg in args]), name)
    function.linkage, function.calling_convention = "linkonce_odr", SAVES_REGISTERS
    for attribute in ("noinline", "cold"):
        function.attributes.add(attribute)
    builder = ir.IRBuilder(function.append_basic_block())
    context.call_internal_no_propagate(builder, made.fndesc, made.signature, list(function.args))
    builder.ret_void()
    return function


def note_intrinsic(
    hints: Mapping[str, Any], number: int, places: Mapping[str, int], wide: str, write_event: Any, write_down: Any
) -> Callable[..., None]:
    """A function for compiled rules that logs an event, if the log is on.

    It is made of instructions and not of Python: a rule of its own for each event would take a tenth longer to compile.
    *places* are the bits that the facts of the event's word begin at.
    """
    taken = [compiled_type(hint) for hint in hints.values()]
    log_type = taken[1]

    def note(typing: Any, *args: Any, **kws: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            s, log, *facts = args
            values = dict(zip(list(hints)[2:], facts, strict=True))
            on = builder.load(cgutils.get_record_member(builder, log, log_type.offset("on"), INT64))
            with builder.if_then(builder.icmp_signed("!=", on, INT64(0)), likely=False):
                word: Any = INT64(number)
                for name, start in places.items():
                    word = builder.or_(word, builder.shl(values[name], INT64(start)))
                called(context, builder, write_event, [s, log, word])
                if wide:
                    called(context, builder, write_down, [log, values[wide]])
            return context.get_dummy_value()

        return types.void(*taken), generate

    named = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ["typing", *hints]]
    note.__signature__ = Signature(named)  # type: ignore[attr-defined]  # what numba binds arguments by
    made: Callable[..., None] = intrinsic(note)
    return made
