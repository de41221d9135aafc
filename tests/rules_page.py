"""The lines of `docs/rules-express.md` that say which code does a rule and which tests prove it.

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
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules-express.md"
CODE = ROOT / "src" / "folsom" / "express"
TESTS = ROOT / "tests"

RULES_IN_SECTION = {1: 5, 2: 6, 3: 2, 4: 6, 5: 10, 6: 2, 7: 6, 8: 8, 9: 5, 10: 5, 11: 6}
RULE_IDS = tuple(f"X{section}.{n}" for section, count in RULES_IN_SECTION.items() for n in range(1, count + 1))
RULE_ID = re.compile(r"\bX\d+\.\d+\b")
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


def citations_in_code() -> Iterator[Citation]:
    """The functions and classes whose docstrings name a rule; tables that a comment names it for, by their module."""
    for path in sorted(CODE.glob("*.py")):
        source = path.read_text()
        found = list(regions(ast.parse(source)))
        for line, comment in comments(source):
            if is_outside(line, found):
                yield from (Citation(rule, path, path.stem) for rule in RULE_ID.findall(comment))
        for name, node in found:
            yield from (Citation(rule, path, name) for rule in RULE_ID.findall(ast.get_docstring(node) or ""))


def citations_in_tests() -> Iterator[Citation]:
    """The tests that name a rule in a comment on their `def` line."""
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text()
        said = dict(comments(source))
        for name, node in regions(ast.parse(source)):
            if name.startswith("test_"):
                header = " ".join(said.get(line, "") for line in range(node.lineno, node.body[0].lineno))
                yield from (Citation(rule, path, name) for rule in RULE_ID.findall(header))


def link(citation: Citation) -> str:
    """A link from the page: code by its name, a test by the sentence that its name is."""
    words = citation.name.removeprefix("test_").replace("_", " ")
    text = words if citation.name.startswith("test_") else f"`{citation.name}`"
    return f"[{text}]({os.path.relpath(citation.path, PAGE.parent)})"


def links_line(rule: str, code: list[Citation], tests: list[Citation]) -> str:
    """What does a rule, and what proves it."""
    does = " · ".join(dict.fromkeys(link(citation) for citation in code if citation.rule == rule))
    proves = " · ".join(dict.fromkeys(link(citation) for citation in tests if citation.rule == rule))
    return f"{LINKS}code: {does}<br>tests: {proves}</sub>"


def rule_of(block: str) -> str | None:
    """The rule that a paragraph begins to tell, if it does."""
    said = re.match(r"\*\*(X\d+\.\d+)\b", block)
    return said[1] if said else None


def rules_told(page: str) -> list[str]:
    """The rules that have an entry on a page, in order."""
    return [rule for block in page.split("\n\n") if (rule := rule_of(block))]


def with_links(page: str) -> str:
    """The page with a fresh line of links at the end of each rule."""
    code, tests = list(citations_in_code()), list(citations_in_tests())
    fresh: list[str] = []
    open_rule: str | None = None
    for block in [*page.rstrip("\n").split("\n\n"), ""]:
        if block.startswith(LINKS):
            continue
        if open_rule and (rule_of(block) or block.startswith("#") or not block):
            fresh.append(links_line(open_rule, code, tests))
            open_rule = None
        fresh.append(block)
        open_rule = rule_of(block) or open_rule
    return "\n\n".join(fresh).rstrip("\n") + "\n"


def main() -> None:
    """Write the lines of links anew."""
    PAGE.write_text(with_links(PAGE.read_text()))


if __name__ == "__main__":
    main()
