"""Artefacts: the entry points of a module, built for a target, with the description that bindings are made from.

An artefact is a library and a JSON file beside it. Both are named by the module, the target and the key of the sources:
stale code never matches.
"""

from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from folsom.kernel.aot.abi import Signature, signature_of
from folsom.kernel.aot.linking import link
from folsom.kernel.aot.targets import Target
from folsom.kernel.cache import cache_root, source_key
from folsom.kernel.compiler import entry_points_in


@dataclass(frozen=True)
class Artefact:
    """A built module of entry points."""

    library: Path
    signatures: tuple[Signature, ...]

    @property
    def description(self) -> Path:
        """The file that describes its entry points."""
        return self.library.with_suffix(".json")


def native_folder() -> Path:
    """Where libraries for this machine are kept."""
    return cache_root() / "native"


def artefact_path(module: ModuleType, target: Target, folder: Path) -> Path:
    """Where the library of a module is, or will be."""
    name = module.__name__.removeprefix("folsom.").removesuffix(".entry_points")
    return folder / f"{name}-{target.name}-{source_key(Path(str(module.__file__)))}{target.suffix}"


def build(module: ModuleType, target: Target, folder: Path) -> Artefact:
    """Build a module's entry points for a target, unless they are there already."""
    from folsom.kernel.aot.code_generation import object_code

    dispatchers = entry_points_in(module)
    signatures = tuple(signature_of(each.py_func) for each in dispatchers)
    artefact = Artefact(artefact_path(module, target, folder), signatures)
    if artefact.library.exists() and artefact.description.exists():
        return artefact
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        code, library = Path(work) / "code.o", Path(work) / artefact.library.name
        code.write_bytes(object_code(dispatchers, target))
        link(code, target, [signature.symbol for signature in signatures], library)
        library.with_suffix(".json").write_text(_description(module, target, signatures))
        library.replace(artefact.library)
        library.with_suffix(".json").replace(artefact.description)
    return artefact


def _description(module: ModuleType, target: Target, signatures: tuple[Signature, ...]) -> str:
    described = {
        "module": module.__name__,
        "target": target.name,
        "key": source_key(Path(str(module.__file__))),
        "entry_points": [signature.as_dict() for signature in signatures],
    }
    return json.dumps(described, indent=1)
