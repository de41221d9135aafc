"""Machine code for a target, from the rules that Numba has turned into LLVM's own language.

Numba writes code for the machine that it runs on. Here that code is made a stranger to it: without its processor,
without Python, and without reference counts, of which rules have none. LLVM then optimises it for the target.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from llvmlite import binding

from folsom.kernel.aot.abi import Kind, Parameter, Signature, signature_of
from folsom.kernel.aot.targets import Target
from folsom.kernel.numba_backend import RuleDispatcher, llvm_code

LLVM_TYPES = {Kind.WORD: "i64", Kind.FLOAT: "double"}
KEPT_RESULTS = {Kind.WORD: "i64", Kind.FLOAT: "double", Kind.FLAG: "i8", Kind.NOTHING: "ptr"}  # as Numba stores them
HOST_LINES = re.compile(r"^target (?:datalayout|triple) = .*\n", re.MULTILINE)
HOST_ATTRIBUTES = re.compile(r'"(?:target-cpu|target-features|tune-cpu|probe-stack)"="[^"]*"')
COMMON = re.compile(r"= common (?:local_unnamed_addr )?global")  # Numba's environments: nothing outside sets them
COUNTING = re.compile(r"^declare void @(NRT_\w+)\(ptr[^)]*\).*$", re.MULTILINE)  # references
NOT_COUNTING = r"define internal void @\1(ptr %counted) alwaysinline { ret void }"
BEST = 3  # LLVM's highest level


def object_code(entry_points: Iterable[RuleDispatcher], target: Target) -> bytes:
    """An object file with these entry points, each exported under its symbol."""
    machine = _machine(target)
    whole = binding.parse_assembly(_head(target))
    exported = set()
    for entry_point in entry_points:
        signature = signature_of(entry_point.py_func)
        whole.link_in(_module_of(entry_point, signature, target))
        exported.add(signature.symbol)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    _optimize(whole, machine)
    code: bytes = machine.emit_object(whole)
    return code


@cache
def _machine(target: Target) -> Any:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    found = binding.Target.from_triple(target.triple)
    return found.create_target_machine(
        cpu=target.cpu, features=target.features, opt=BEST, reloc=target.relocation, codemodel="default"
    )


def _head(target: Target) -> str:
    return f'target datalayout = "{_machine(target).target_data}"\ntarget triple = "{target.triple}"\n'


def _module_of(entry_point: RuleDispatcher, signature: Signature, target: Target) -> Any:
    """An entry point, everything that it calls, and the function that is called from outside."""
    text, name = llvm_code(entry_point)
    module = binding.parse_assembly(_head(target) + _for_any_machine(text))
    module.link_in(binding.parse_assembly(_head(target) + _caller(signature, name)))
    return module


def _for_any_machine(text: str) -> str:
    text = HOST_ATTRIBUTES.sub("", HOST_LINES.sub("", text))
    return COUNTING.sub(NOT_COUNTING, COMMON.sub("= internal global", text))


def _optimize(module: Any, machine: Any) -> None:
    options = binding.create_pipeline_tuning_options(speed_level=BEST)
    options.loop_vectorization = options.slp_vectorization = True
    passes = binding.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


# --- the function that is called from outside -------------------------------------------------------


def _caller(signature: Signature, name: str) -> str:
    """A function in C's terms that calls one in Numba's. Rules can't fail; one that does ends the process."""
    taken = ", ".join(word for parameter in signature.parameters for word in _taken(parameter))
    passed = ["ptr %result", "ptr %error", *(word for each in signature.parameters for word in _passed(each))]
    kept = KEPT_RESULTS[signature.result]
    returned = "double" if signature.result is Kind.FLOAT else "i64"
    return f"""
declare i32 @{name}({", ".join(word.split()[0] for word in passed)})
declare void @llvm.trap()

define {returned} @{signature.symbol}({taken}) {{
  %result = alloca {kept}
  %error = alloca ptr
  %status = call i32 @{name}({", ".join(passed)})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
  %kept = load {kept}, ptr %result
  {_RETURNS[signature.result]}
}}
"""


_RETURNS = {
    Kind.WORD: "ret i64 %kept",
    Kind.FLOAT: "ret double %kept",
    Kind.FLAG: "%wide = zext i8 %kept to i64\n  ret i64 %wide",
    Kind.NOTHING: "ret i64 0",
}


def _taken(parameter: Parameter) -> list[str]:
    """What is passed from outside."""
    if parameter.kind is Kind.ARRAY:
        return [f"ptr %given.{parameter.name}", f"i64 %given.{parameter.name}.count"]
    return [f"{LLVM_TYPES[parameter.kind]} %given.{parameter.name}"]


def _passed(parameter: Parameter) -> list[str]:
    """What Numba's function gets: of an array two owners, its length, its item's size, its data, shape and stride."""
    if parameter.kind is not Kind.ARRAY:
        return _taken(parameter)
    data, count = _taken(parameter)
    size = f"i64 {parameter.item_bytes}"
    return ["ptr null", "ptr null", count, size, data, count, size]
