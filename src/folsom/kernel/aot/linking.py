"""Turns object files into what can be loaded: a shared library, or a WebAssembly module.

The linker is zig's, from the package `ziglang`: it links for every target on any machine. Where it isn't installed, the
system's C compiler links for this machine.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from folsom.kernel.aot.targets import Target, host_targets

ZIG_TARGETS = {"x86_64": "x86_64-linux-gnu.2.17", "aarch64": "aarch64-linux-gnu.2.17"}  # with the oldest libc
STACK_BYTES = 256 * 1024  # in WebAssembly
LINES_SHOWN = 10  # of a linker's error


class CantLink(Exception):
    """Says in a sentence why nothing could be linked, and what to do."""


def link(code: Path, target: Target, symbols: Sequence[str], library: Path) -> None:
    """Link an object file into a library that exports these symbols."""
    command = _wasm_command(symbols) if target.is_wasm else _shared_command(target)
    done = subprocess.run([*command, str(code), "-o", str(library)], capture_output=True, text=True, check=False)
    if done.returncode:
        lines = "\n".join(done.stderr.splitlines()[-LINES_SHOWN:])
        raise CantLink(f"the linker failed for {target.name}:\n{lines}")


def _wasm_command(symbols: Sequence[str]) -> list[str]:
    exports = [f"--export={symbol}" for symbol in (*symbols, "__heap_base")]
    return [*_zig("wasm-ld"), "--no-entry", "-z", f"stack-size={STACK_BYTES}", "--stack-first", *exports]


def _shared_command(target: Target) -> list[str]:
    shared = ["-shared", "-s"]
    if find_spec("ziglang") is None and target in host_targets() and (compiler := shutil.which("cc")):
        return [compiler, *shared, "-lm"]
    return [*_zig("cc"), "-target", ZIG_TARGETS[target.triple.partition("-")[0]], *shared]


def _zig(tool: str) -> list[str]:
    if find_spec("ziglang") is None:
        raise CantLink(
            "linking for this target needs the package ziglang; install it with: pip install 'folsom[build]'"
        )
    return [sys.executable, "-m", "ziglang", tool]
