"""The documentation's site is whole: it builds without a warning, and needs nothing from elsewhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tools.repository import ROOT
from tools.site_hooks import PAGES, site_target

PACKAGES = ("games", "notation", "bots", "arena", "envs")
FETCHED = re.compile(r'<(?:script|img|iframe)[^>]*\ssrc="(https?:[^"]*)|<link[^>]*\shref="(https?:[^"]*)')


def built(folder: Path) -> subprocess.CompletedProcess[str]:
    """The site, in a folder."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def missing_names(site: Path) -> Iterator[str]:
    """The public names that the reference leaves out."""
    for package in PACKAGES:
        page = (site / "reference" / f"{package}.html").read_text(encoding="utf-8")
        module = import_module(f"folsom.{package}")
        for name in module.__all__:
            paths = {f"folsom.{package}.{name}", f"{getattr(getattr(module, name), '__module__', package)}.{name}"}
            if not any(f'id="{path}"' in page for path in paths):
                yield f"{package}.{name}"


def fetched(site: Path) -> Iterator[str]:
    """What pages would load from elsewhere."""
    for page in site.rglob("*.html"):
        yield from ("".join(found) for found in FETCHED.findall(page.read_text(encoding="utf-8")))


def test_the_site_builds_strictly_with_every_public_name_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    building = built(tmp_path)
    assert building.returncode == 0, building.stderr
    assert list(missing_names(tmp_path)) == []
    assert list(fetched(tmp_path)) == []


@pytest.mark.parametrize(
    ("page", "target", "expected"),
    [
        ("glossary.md", "bots.md#levels", "bots.md#levels"),
        ("reference/index.md", "games.md", "reference/games.md"),
        ("glossary.md", "../CONTRIBUTING.md", "contributing.md"),
        ("index.md", "docs/bots.md", "bots.md"),
        ("index.md", "docs/pictures/express.webp", "pictures/express.webp"),
        ("index.md", "LICENSE", "source/LICENSE.txt"),
        ("bots.md", "../examples/own_bot.py", "source/examples/own_bot.py.txt"),
        ("index.md", "src/folsom", None),
    ],
)
def test_a_link_leads_to_where_the_site_has_what_it_means(page: str, target: str, expected: str | None) -> None:
    assert site_target(target, page) == expected


@pytest.mark.parametrize("document", PAGES.values())
def test_the_pages_from_outside_the_folder_exist(document: str) -> None:
    assert (ROOT / document).is_file()
