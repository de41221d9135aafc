"""The machines that entry points can be compiled for ahead of time."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path

WASM = "wasm32"


@dataclass(frozen=True)
class Target:
    """A kind of machine, as LLVM names it."""

    name: str
    triple: str
    cpu: str
    features: str = ""
    has_bmi2: bool = False  # whether rules may use the `pdep` instruction
    suffix: str = ".so"

    @property
    def is_wasm(self) -> bool:
        """Whether it is WebAssembly."""
        return self.name == WASM

    @property
    def relocation(self) -> str:
        """How code finds its data: a shared library may be loaded anywhere."""
        return "static" if self.is_wasm else "pic"


LINUX = "unknown-linux-gnu"
CPU_FLAGS = Path("/proc/cpuinfo")
WASM_FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # what all browsers since 2021 have

TARGETS = {
    target.name: target
    for target in (
        Target("x86-64-v2", f"x86_64-{LINUX}", "x86-64-v2"),
        Target("x86-64-v3", f"x86_64-{LINUX}", "x86-64-v3", has_bmi2=True),
        Target("aarch64", f"aarch64-{LINUX}", "generic"),
        Target(WASM, "wasm32-unknown-unknown", "generic", WASM_FEATURES, suffix=".wasm"),
    )
}


def host_targets() -> list[Target]:
    """The targets that this machine can run, the best one first."""
    if platform.system() != "Linux":
        return []
    if platform.machine() == "aarch64":
        return [TARGETS["aarch64"]]
    if platform.machine() != "x86_64":
        return []
    old = TARGETS["x86-64-v2"]
    return [TARGETS["x86-64-v3"], old] if _has_bmi2() else [old]


def _has_bmi2() -> bool:
    try:
        lines = CPU_FLAGS.read_text(encoding="ascii").splitlines()
    except OSError:
        return False
    return any("bmi2" in line.split() for line in lines if line.startswith("flags"))
