"""The README and the page for research: their Python runs; and the README is not the owners' of the games."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README, RESEARCH = ROOT / "README.md", ROOT / "docs" / "research.md"
ENVIRONMENTS = ROOT / "docs" / "environments.md"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", [README, RESEARCH], ids=lambda page: page.stem)
def test_the_python_of_a_page_does_what_it_says(page: Path) -> None:
    found = doctest.DocTestParser().get_doctest(page.read_text(), {}, page.name, str(page), 0)
    told: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(found, out=told.append)
    assert outcome.attempted >= 5
    assert outcome.failed == 0, "".join(told)


def test_the_readme_uses_both_games() -> None:
    text = README.read_text()
    assert ">>> game = folsom.Express(" in text
    assert ">>> game = folsom.Super(" in text


def test_the_readme_says_first_what_this_is() -> None:
    _, first, *_ = README.read_text().split("\n\n")
    assert first.startswith("Play Colt Express and Colt Super Express")


def test_the_readme_says_that_the_project_is_independent() -> None:
    text = " ".join(README.read_text().split())
    assert "independent implementation of the rules" in text
    assert "not affiliated with" in text


@pytest.mark.compiled_only
def test_the_python_of_the_page_of_environments_runs() -> None:
    told: dict[str, object] = {}
    for block in BLOCK.findall(ENVIRONMENTS.read_text()):
        exec(block, told)
    assert "game" in told
