"""The lines of the rules pages that say which code does a rule and which tests prove it.

They are found, not written: a function names the rules it carries out in its docstring, a test those
it proves in the comment on its `def` line. `python -m tests.rules_page` writes the lines anew.
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

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"


class Book(NamedTuple):
    """The rules of one game: the letter of their ids, their page, their code, and how many there are by section."""

    letter: str
    page: Path
    code: Path
    rules_in_section: dict[int, int]

    @property
    def rules(self) -> list[str]:
        """The ids of all rules, in order."""
        counts = self.rules_in_section.items()
        return [f"{self.letter}{section}.{n}" for section, count in counts for n in range(1, count + 1)]


EXPRESS = Book(
    letter="X",
    page=ROOT / "docs" / "rules-express.md",
    code=ROOT / "src" / "folsom" / "express",
    rules_in_section={1: 5, 2: 6, 3: 2, 4: 6, 5: 10, 6: 2, 7: 6, 8: 8, 9: 5, 10: 5, 11: 6},
)
SUPER = Book(
    letter="S",
    page=ROOT / "docs" / "rules-super.md",
    code=ROOT / "src" / "folsom" / "superexpress",
    rules_in_section={1: 5, 2: 3, 3: 7, 4: 1, 5: 4, 6: 3},
)
BOOKS = (EXPRESS, SUPER)
RULE_ID = re.compile(r"\b([XS]\d+\.\d+)[a-z]?\b")  # S4.1d is a part of S4.1
LINKS = "<sub>"


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


def links_of(book: Book) -> dict[str, str]:
    """For each rule the line that says what does it, and what proves it."""
    code, tests = list(citations_in_code(book)), citations_in_tests()

    def linked(citations: list[Citation], rule: str) -> str:
        return " · ".join(dict.fromkeys(link(citation, book.page) for citation in citations if citation.rule == rule))

    return {rule: f"{LINKS}code: {linked(code, rule)}<br>tests: {linked(tests, rule)}</sub>" for rule in book.rules}


def with_links(page: str, links: dict[str, str]) -> str:
    """The page with a fresh line of links at the end of each rule."""
    fresh: list[str] = []
    open_rule: str | None = None
    for block in [*page.rstrip("\n").split("\n\n"), ""]:
        if block.startswith(LINKS):
            continue
        if open_rule and (rule_of(block) or block.startswith("#") or not block):
            fresh.append(links[open_rule])
            open_rule = None
        fresh.append(block)
        open_rule = rule_of(block) or open_rule
    return "\n\n".join(fresh).rstrip("\n") + "\n"


def main() -> None:
    """Write the lines of links anew."""
    for book in BOOKS:
        book.page.write_text(with_links(book.page.read_text(), links_of(book)))


if __name__ == "__main__":
    main()
