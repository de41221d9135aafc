"""Check a change while you work on it: format, lint, types, and the tests of what changed (`make quick`).

A change is all that differs from the merge base with the main branch, committed or not. `tests/` mirrors `src/folsom/`,
so a file's tests stand in the same place there, or in the nearest folder above. Rules, and whatever else doesn't need
machine code, run as plain Python: nothing is compiled for them. `make test` still has the last word.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.repository import ROOT

TRUNKS = ("origin/main", "main", "HEAD")  # what a change is compared with: the first that there is
CODE = PurePosixPath("src/folsom")
TESTS = PurePosixPath("tests")
# Whose tests play whole games or search, which takes compiled rules.
COMPILED = ("arena", "bots", "cli", "envs", "lessons", "server", "web", "test_examples.py", "test_readme.py")
DOCUMENTS = ("tests/test_docs.py", "tests/test_readme.py", "tests/tools/test_site.py")
EXAMPLES = ("tests/test_examples.py",)
CHECKS = (
    ("ruff", "format", "--check", "--quiet"),
    ("ruff", "check", "--quiet"),
    ("mypy", "--no-error-summary"),
    ("lint-imports", "--no-logo"),
)
PYTEST = ("pytest", "-q")


# --- what changed ----------------------------------------------------------------------------


def _git(*words: str) -> list[str]:
    answer = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return answer.stdout.splitlines() if answer.returncode == 0 else []


def changed_files(since: str | None = None) -> list[PurePosixPath]:
    """The files that differ from a commit, by default from the merge base with the main branch; also new ones."""
    trunk = since or next(name for name in TRUNKS if _git("rev-parse", "--verify", "--quiet", name))
    (base,) = _git("merge-base", trunk, "HEAD")
    named = [*_git("diff", "--name-only", base), *_git("ls-files", "--others", "--exclude-standard")]
    return [PurePosixPath(name) for name in sorted(set(named))]


# --- its tests -------------------------------------------------------------------------------


def find_tests(changed: PurePosixPath, root: Path = ROOT) -> set[str]:
    """The test files for one changed file."""
    if changed.is_relative_to(CODE):
        return _for_code(changed, root)
    if changed.suffix == ".py" and changed.parts[0] in {"tests", "tools"}:
        return _for_helper(changed, root)
    if changed.parts[0] == "examples":
        return set(EXAMPLES)
    return set(DOCUMENTS) if changed.suffix == ".md" or changed.parts[0] == "docs" else set()


def _for_code(changed: PurePosixPath, root: Path) -> set[str]:
    """All tests in the mirrored folder; where they need machine code, those about this module, if there are any."""
    folder = _mirror(changed.relative_to(CODE).parent, root)
    every = _tests_in(folder, root)
    about = {test for test in every if _is_about(changed, root / test)}
    return about if about and needs_code(str(folder)) else every


def _mirror(package: PurePosixPath, root: Path) -> PurePosixPath:
    """The folder of tests of a package, or of the nearest one above that has tests."""
    folders = (TESTS / folder for folder in (package, *package.parents))
    return next(folder for folder in folders if _tests_in(folder, root))


def _tests_in(folder: PurePosixPath, root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in (root / folder).glob("test_*.py")}


def _is_about(changed: PurePosixPath, test: Path) -> bool:
    return test.name == f"test_{changed.stem}.py" or _imports(changed.relative_to("src"), test)


def _for_helper(changed: PurePosixPath, root: Path) -> set[str]:
    """A test file itself, a folder's for its conftest, or whichever import a helper or a tool."""
    if changed.name == "conftest.py":
        return _tests_in(changed.parent, root)
    if changed.name.startswith("test_"):
        return {str(changed)} & _tests_in(changed.parent, root)
    tests = (root / TESTS).rglob("test_*.py")
    return {path.relative_to(root).as_posix() for path in tests if _imports(changed, path)}


def _imports(module: PurePosixPath, test: Path) -> bool:
    """Whether a test imports a module, by its full name or from its package."""
    *package, name = module.with_suffix("").parts
    whole, among = ".".join([*package, name]), rf"from {'.'.join(package)} import \(?[\w\s,]*?\b{name}\b"
    return bool(re.search(rf"\b{re.escape(whole)}\b|{among}", test.read_text(encoding="utf-8")))


def needs_code(test: str) -> bool:
    """Whether a test, or a folder of them, takes compiled rules."""
    return any(part in COMPILED for part in PurePosixPath(test).parts[1:2])


# --- running ---------------------------------------------------------------------------------


class Step(NamedTuple):
    """A command to run, how rules run in it, and what it is about."""

    words: str
    command: tuple[str, ...]
    rules: str = "interpreted"

    def run(self) -> int:
        """Run it with the tools of the environment that this Python is of; its exit code."""
        print(f"{self.words} …", flush=True)
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "FOLSOM_RULES": self.rules, "PATH": path}
        return subprocess.run(self.command, cwd=ROOT, env=environment, check=False).returncode


def steps(changed: Sequence[PurePosixPath]) -> Iterator[Step]:
    """What there is to run for a change."""
    yield from (Step(check[0], check) for check in CHECKS)
    tests = sorted({test for file in changed for test in find_tests(file)})
    plain = tuple(test for test in tests if not needs_code(test))
    compiled = tuple(test for test in tests if needs_code(test))
    if plain:
        yield Step(f"{len(plain)} test files, rules interpreted", (*PYTEST, "-m", "not compiled_only", *plain))
    if compiled:
        yield Step(f"{len(compiled)} test files, rules compiled", (*PYTEST, *compiled), "compiled")
    if any(file.parts[0] == "web" for file in changed):
        yield Step("the page", ("make", "--no-print-directory", "test-page"))


def main() -> int:
    """Run all of it, up to the first step that fails; its exit code."""
    return next((code for step in steps(changed_files(*sys.argv[1:])) if (code := step.run())), 0)


if __name__ == "__main__":
    sys.exit(main())
