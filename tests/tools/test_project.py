"""The project's own files agree: versions, tested Pythons, hooks and templates."""

import re
import tomllib
from typing import Any

import pytest
import yaml

import folsom
from tools.repository import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))


def read_yaml(path: str) -> Any:
    """A YAML file of the repository."""
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_one_version_stands_everywhere() -> None:
    changes = re.findall(r"^## \[?(\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {PROJECT["version"], read_yaml("CITATION.cff")["version"], changes[0]} == {folsom.__version__}


def test_every_python_that_is_promised_is_tested_by_the_one_command() -> None:
    job = read_yaml(".github/workflows/test.yml")["jobs"]["test"]
    promised = [found[1] for line in PROJECT["classifiers"] if (found := re.search(r":: (3\.\d+)$", line))]
    assert job["strategy"]["matrix"]["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    assert "make --no-print-directory" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_hooks_take_the_tools_that_are_pinned() -> None:
    (local,) = read_yaml(".pre-commit-config.yaml")["repos"]
    entries = {hook["id"]: hook["entry"] for hook in local["hooks"]}
    assert local["repo"] == "local"
    assert entries.pop("quick") == "make quick"
    assert {entry.split()[0] for entry in entries.values()} == {
        f".venv/bin/{tool}" for tool in ("ruff", "mypy", "lint-imports")
    }
    assert {hook["language"] for hook in local["hooks"]} == {"system"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_for_issues_asks_for_something_and_has_no_id_twice(path: Any) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    ids = [field["id"] for field in form["body"]]
    assert form["name"]
    assert form["description"]
    assert len(set(ids)) == len(ids)
    assert any(field.get("validations", {}).get("required") for field in form["body"])
