"""One word per thing: no class name has two meanings, and the words that were given up stay away."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "folsom"
PAGE = ROOT / "web" / "src"
GAMES = ("express", "super")

# Names that stand in more than one place on purpose, each with its reason.
SHARED = {
    "Position": "the base in the kernel, and each game's own position",
    "raw_env": "PettingZoo's word for an environment without wrappers: one in each environment's module",
}
TYPE = re.compile(r"^(?:export )?(?:abstract )?(?:interface|class|type) ([A-Z]\w*)", re.M)

# Words of the code's former private language, as parts of an identifier, and what is said instead.
GIVEN_UP = {
    "gaze": "viewer",
    "glance": "view record",
    "glimpse": "events_for, or view_record_of",
    "eye": "viewer, or view",
    "sight": "view",
    "barred": "why_not",
    "soundness": "validation",
    "reckoning": "scoring",
    "surroundings": "services",
    "superexpress": "super",
}
ALLOWED = {
    "np.eye": "numpy's identity matrix",
    "in_sight": "the line of sight, a rule of Express",
}


def _role(path: Path, top: Path) -> str:
    """The package of a module, the same for both games."""
    parts = path.relative_to(top).with_suffix("").parts
    return "/".join("<game>" if part in GAMES else part for part in parts)


def _python_classes() -> Iterator[tuple[str, Path, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, path, _role(path, PACKAGE)


def _page_types() -> Iterator[tuple[str, Path, str]]:
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if path != PAGE / "wire.ts":  # made from Python's
            for name in TYPE.findall(path.read_text(encoding="utf-8")):
                yield name, path, _role(path, PAGE)


@pytest.mark.parametrize("found", [_python_classes, _page_types])
def test_a_class_name_has_one_meaning(found: Callable[[], Iterator[tuple[str, Path, str]]]) -> None:
    homes: dict[str, dict[str, Path]] = defaultdict(dict)
    for name, path, role in found():
        homes[name][role] = path
    twice = {name: [str(path.relative_to(ROOT)) for path in places.values()] for name, places in homes.items()}
    doubled = {name: places for name, places in twice.items() if len(places) > 1 and name not in SHARED}
    assert doubled == {}, "give each its own name, or say in SHARED why they share one"


def test_names_that_are_shared_on_purpose_still_are() -> None:
    counts: dict[str, int] = defaultdict(int)
    for found in (_python_classes, _page_types):
        for name, _, _ in found():
            counts[name] += 1
    assert [name for name in SHARED if counts[name] < 2] == []


def _identifiers(path: Path) -> Iterator[str]:
    text, before = path.read_text(encoding="utf-8"), ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            yield f"{before}.{token.string}" if before in {"np"} else token.string
        if token.type != tokenize.OP or token.string != ".":
            before = token.string


def test_words_that_were_given_up_are_no_identifiers() -> None:
    found = set()
    for path in [*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]:
        for name in {path.stem, *_identifiers(path)} - set(ALLOWED):
            words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
            found |= {(word.lower(), name, str(path.relative_to(ROOT))) for word in words if word.lower() in GIVEN_UP}
    found = {(word, name, path) for word, name, path in found if not name.startswith("test_")}
    said = [f"{path}: {name} (say {GIVEN_UP[word]})" for word, name, path in sorted(found)]
    assert said == []
