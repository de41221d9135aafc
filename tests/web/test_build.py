from __future__ import annotations

from pathlib import Path

import pytest

import hatch_build


def project(root: Path) -> Path:
    """A project with a page that was built before."""
    for name in ("web/src", "web/node_modules/svelte", "src/folsom/locale/en", "src/folsom/page"):
        (root / name).mkdir(parents=True)
    (root / "web/package.json").write_text("{}")
    (root / "web/src/main.ts").write_text("1")
    (root / "src/folsom/locale/en/page.ftl").write_text("hello = Hello")
    (root / "src/folsom/locale/en/rules-express.md").write_text("# Rules")
    (root / "src/folsom/page/stamp").write_text(hatch_build.fingerprint(root))
    return root


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What npm was asked to do."""
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_build, "_npm", lambda _, *arguments: asked.append(arguments))
    return asked


def test_an_unchanged_page_is_not_built_again(tmp_path: Path, built: list[tuple[str, ...]]) -> None:
    hatch_build.build_page(project(tmp_path))
    assert built == []


WORDS = ["src/folsom/locale/en/page.ftl", "src/folsom/locale/en/rules-express.md"]


@pytest.mark.parametrize("changed", ["web/src/main.ts", *WORDS, "web/package.json"])
def test_a_changed_source_or_word_builds_the_page_once(
    tmp_path: Path, built: list[tuple[str, ...]], changed: str
) -> None:
    root = project(tmp_path)
    (root / changed).write_text("other")
    hatch_build.build_page(root)
    hatch_build.build_page(root)
    assert built == list(hatch_build.COMMANDS)


def test_what_npm_has_installed_is_no_source(tmp_path: Path, built: list[tuple[str, ...]]) -> None:
    root = project(tmp_path)
    (root / "web/node_modules/svelte/index.js").write_text("1")
    hatch_build.build_page(root)
    assert built == []


def test_a_package_can_be_built_without_its_page(
    tmp_path: Path, built: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project(tmp_path)
    (root / "web/src/main.ts").write_text("other")
    monkeypatch.setenv(hatch_build.NO_PAGE, "1")
    hatch_build.build_page(root)
    assert built == []
