"""The pages of rules in `docs/`: the rules in English, each with the code that does it and the tests that prove it.

These are found, not written: a function names the rules it carries out in its docstring, a test those it proves in
the comment on its `def` line. `python -m tools.rules_page` writes the pages again.

The rules themselves are in `src/folsom/locale`, in every language; there a comment that begins with `docs` is for the
readers of `docs/`, and a fence with a name is a drawing.
"""

from __future__ import annotations

import ast
import io
import os
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from folsom.locale import FALLBACK, text_of
from tools.repository import ROOT

TESTS = ROOT / "tests"


class Book(NamedTuple):
    """The rules of one game: the letter of their ids, their file in each language, their code, how many a section."""

    letter: str
    file: str
    code: Path
    rules_in_section: dict[int, int]

    @property
    def rules(self) -> list[str]:
        """The ids of all rules, in order."""
        counts = self.rules_in_section.items()
        return [f"{self.letter}{section}.{n}" for section, count in counts for n in range(1, count + 1)]

    @property
    def page(self) -> Path:
        """Where they are told with their code and tests."""
        return ROOT / "docs" / self.file

    def text(self, language: str = FALLBACK) -> str:
        """The rules in a language, as they were written."""
        return text_of(language, self.file)


EXPRESS = Book(
    letter="X",
    file="rules-express.md",
    code=ROOT / "src" / "folsom" / "express",
    rules_in_section={1: 5, 2: 6, 3: 2, 4: 6, 5: 10, 6: 2, 7: 6, 8: 8, 9: 5, 10: 5, 11: 6},
)
SUPER = Book(
    letter="S",
    file="rules-super.md",
    code=ROOT / "src" / "folsom" / "super",
    rules_in_section={1: 5, 2: 3, 3: 7, 4: 1, 5: 4, 6: 3},
)
BOOKS = (EXPRESS, SUPER)
RULE_ID = re.compile(r"\b([XS]\d+\.\d+)[a-z]?\b")  # S4.1d is a part of S4.1
FOR_DOCS = re.compile(r"<!-- docs\n(.*?)\n-->", re.DOTALL)
DRAWING = re.compile(r"^```([\w-]+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Citation(NamedTuple):
    """A place that names a rule."""

    rule: str
    path: Path
    name: str


class Region(NamedTuple):
    """A function or class: the lines it takes, and where its body begins."""

    name: str
    node: ast.FunctionDef | ast.ClassDef


def regions(node: ast.AST, prefix: str = "") -> Iterator[Region]:
    """Every function and class of a tree, named with the class it is in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield Region(prefix + child.name, child)
            yield from regions(child, f"{prefix}{child.name}.")


def comments(source: str) -> Iterator[tuple[int, str]]:
    """The comments of a source, by line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def is_outside(line: int, found: list[Region]) -> bool:
    """Whether a line is in no function or class."""
    return not any(region.node.lineno <= line <= (region.node.end_lineno or 0) for region in found)


def citations_in_code(book: Book) -> Iterator[Citation]:
    """The functions and classes whose docstrings name a rule; tables that a comment names it for, by their module."""
    for path in sorted(book.code.glob("*.py")):
        source = path.read_text()
        found = list(regions(ast.parse(source)))
        for line, comment in comments(source):
            if is_outside(line, found):
                yield from (Citation(rule, path, path.stem) for rule in RULE_ID.findall(comment))
        for name, node in found:
            yield from (Citation(rule, path, name) for rule in RULE_ID.findall(ast.get_docstring(node) or ""))


@cache
def citations_in_tests() -> list[Citation]:
    """The tests that name a rule in a comment on their `def` line."""
    return [citation for path in sorted(TESTS.rglob("test_*.py")) for citation in citations_in_file(path)]


def citations_in_file(path: Path) -> Iterator[Citation]:
    """Those of one file of tests."""
    source = path.read_text()
    said = dict(comments(source))
    for name, node in regions(ast.parse(source)):
        if name.startswith("test_"):
            header = " ".join(said.get(line, "") for line in range(node.lineno, node.body[0].lineno))
            yield from (Citation(rule, path, name) for rule in RULE_ID.findall(header))


def link(citation: Citation, page: Path) -> str:
    """A link from a page: code by its name, a test by the sentence that its name is."""
    words = citation.name.removeprefix("test_").replace("_", " ")
    text = words if citation.name.startswith("test_") else f"`{citation.name}`"
    return f"[{text}]({os.path.relpath(citation.path, page.parent)})"


def rule_of(block: str) -> str | None:
    """The rule that a paragraph begins to tell, if it does."""
    said = re.match(r"\*\*([XS]\d+\.\d+)\b", block)
    return said[1] if said else None


def rules_told(page: str) -> list[str]:
    """The rules that have an entry on a page, in order."""
    return [rule for block in page.split("\n\n") if (rule := rule_of(block))]


def drawings(book: Book) -> dict[str, str]:
    """What is drawn in the rules, by name."""
    return dict(DRAWING.findall(book.text()))


def links_of(book: Book) -> dict[str, str]:
    """For each rule the line that says what does it, and what proves it."""
    code, tests = list(citations_in_code(book)), citations_in_tests()

    def linked(citations: list[Citation], rule: str) -> str:
        return " · ".join(dict.fromkeys(link(citation, book.page) for citation in citations if citation.rule == rule))

    return {rule: f"<sub>code: {linked(code, rule)}<br>tests: {linked(tests, rule)}</sub>" for rule in book.rules}


def page_of(book: Book) -> str:
    """The page: the English rules for the readers of `docs/`, with a line of links at the end of each rule."""
    text = DRAWING.sub(r"```\n\2```", FOR_DOCS.sub(r"\1", book.text()))
    return f"{_note(book)}\n{with_links(text, links_of(book))}"


def _note(book: Book) -> str:
    return f"<!-- made by `make docs` from src/folsom/locale/{FALLBACK}/{book.file}: change it there -->"


def with_links(text: str, links: dict[str, str]) -> str:
    """The text with a line of links at the end of each rule."""
    linked: list[str] = []
    open_rule: str | None = None
    for block in [*text.rstrip("\n").split("\n\n"), ""]:
        if open_rule and (rule_of(block) or block.startswith("#") or not block):
            linked.append(links[open_rule])
            open_rule = None
        linked.append(block)
        open_rule = rule_of(block) or open_rule
    return "\n\n".join(linked).rstrip("\n") + "\n"


def main() -> None:
    """Write the pages again."""
    for book in BOOKS:
        book.page.write_text(page_of(book))


if __name__ == "__main__":
    main()
