"""The README: its Python runs, and it names the game's owners without being theirs."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_of_the_readme_does_what_it_says() -> None:
    found = doctest.DocTestParser().get_doctest(README.read_text(), {}, README.name, str(README), 0)
    told: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(found, out=told.append)
    assert outcome.attempted >= 5
    assert outcome.failed == 0, "".join(told)


def test_the_readme_says_that_the_project_is_independent() -> None:
    text = " ".join(README.read_text().split())
    assert "independent implementation of the rules" in text
    assert "not affiliated with" in text
