"""`make quick` finds the tests of what changed."""

import subprocess
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import pytest

from tools.quick import changed_files, find_tests, needs_code, steps
from tools.repository import ROOT

TREE = {
    "tests/conftest.py": "",
    "tests/test_docs.py": "",
    "tests/test_readme.py": "",
    "tests/test_examples.py": "",
    "tests/support/scene.py": "",
    "tests/express/test_fire.py": "from tests.support.scene import Scene\n",
    "tests/express/test_golden.py": "from tools import golden\n",
    "tests/locale/test_words.py": "",
    "tests/server/test_house.py": "",
    "tests/server/test_app.py": "from folsom.server.wire import (\n    other,\n    house,\n)\n",
    "tests/server/store/conftest.py": "",
    "tests/server/store/test_schema.py": "",
    "tests/server/store/test_writing.py": "from folsom.server.store.schema import TABLES\n",
    "tests/server/store/test_other.py": "",
}


@pytest.fixture
def found(tmp_path: Path) -> Callable[[str], set[str]]:
    """The tests of a changed file, in a small tree."""
    for name, text in TREE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return lambda changed: find_tests(PurePosixPath(changed), tmp_path)


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/folsom/express/fire.py", {"tests/express/test_fire.py", "tests/express/test_golden.py"}),
        ("src/folsom/express/deep/down.py", {"tests/express/test_fire.py", "tests/express/test_golden.py"}),
        ("src/folsom/locale/nb/page.ftl", {"tests/locale/test_words.py"}),
        (
            "src/folsom/server/store/schema.py",
            {"tests/server/store/test_schema.py", "tests/server/store/test_writing.py"},
        ),
        (
            "src/folsom/server/store/unknown.py",
            {f"tests/server/store/test_{name}.py" for name in ("schema", "writing", "other")},
        ),
        ("src/folsom/server/wire/house.py", {"tests/server/test_app.py", "tests/server/test_house.py"}),
        (
            "src/folsom/__init__.py",
            {"tests/test_docs.py", "tests/test_readme.py", "tests/test_examples.py"},
        ),
        ("tests/express/test_fire.py", {"tests/express/test_fire.py"}),
        ("tests/express/test_removed.py", set()),
        ("tests/support/scene.py", {"tests/express/test_fire.py"}),
        (
            "tests/server/store/conftest.py",
            {f"tests/server/store/test_{name}.py" for name in ("schema", "writing", "other")},
        ),
        ("tools/golden.py", {"tests/express/test_golden.py"}),
        ("docs/bots.md", {"tests/test_docs.py", "tests/test_readme.py", "tests/tools/test_site.py"}),
        ("README.md", {"tests/test_docs.py", "tests/test_readme.py", "tests/tools/test_site.py"}),
        ("examples/own_bot.py", {"tests/test_examples.py"}),
        ("web/src/main.ts", set()),
        ("Makefile", set()),
    ],
)
def test_a_change_has_the_tests_that_mirror_it_or_import_it(
    found: Callable[[str], set[str]], changed: str, tests: set[str]
) -> None:
    assert found(changed) == tests


def test_every_module_of_the_package_has_tests() -> None:
    modules = [path.relative_to(ROOT) for path in (ROOT / "src" / "folsom").rglob("*.py")]
    assert [module for module in modules if not find_tests(PurePosixPath(module.as_posix()))] == []


def test_rules_run_interpreted_and_what_plays_whole_games_compiled() -> None:
    changed = [PurePosixPath("tests/express/test_fire.py"), PurePosixPath("tests/bots/test_levels.py")]
    tested = {step.rules: step.command[-1] for step in steps(changed) if step.command[0] == "pytest"}
    assert tested == {"interpreted": "tests/express/test_fire.py", "compiled": "tests/bots/test_levels.py"}
    assert not needs_code("tests/conformance/test_purity.py")


def test_a_change_of_the_page_is_checked_by_its_own_tools() -> None:
    assert [step.words for step in steps([PurePosixPath("web/src/main.ts")])][-1] == "the page"


def test_format_lint_types_and_imports_are_checked_whatever_changed() -> None:
    assert [step.words for step in steps([])] == ["ruff", "ruff", "mypy", "lint-imports"]


def git(folder: Path, *words: str) -> None:
    """Run git there."""
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.com", *words], cwd=folder, check=True)


def test_a_change_is_what_differs_from_main_committed_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.quick.ROOT", tmp_path)
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("same", "edited", "moved on"):
        (tmp_path / name).write_text("before")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "First")
    git(tmp_path, "switch", "-qc", "topic")
    (tmp_path / "moved on").write_text("after")
    git(tmp_path, "commit", "-qam", "Second")
    (tmp_path / "edited").write_text("after")
    (tmp_path / "not added").write_text("new")
    assert [str(path) for path in changed_files()] == ["edited", "moved on", "not added"]
    assert [str(path) for path in changed_files("HEAD")] == ["edited", "not added"]
