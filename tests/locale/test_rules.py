"""The rules in every language: the same rules, sections, tables, drawings and numbers as in English."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from folsom.locale import FALLBACK, LANGUAGES, text_of
from tools.rules_page import BOOKS, DRAWING, FOR_DOCS, RULE_ID, Book, rule_of, rules_told

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"\$?\d+(?:\.\d+)?")
SIGNALS = re.compile(r"\b[STDR](?: [STDR])+\b")

by_language = pytest.mark.parametrize("language", OTHERS)
by_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.code.name)


class Shape(NamedTuple):
    """What a part of the rules has that doesn't depend on the language."""

    kind: str  # a heading by its depth, or the lines of a table, or another
    rule: str | None
    named: list[str]  # other rules
    numbers: list[str]
    code: list[str]
    signals: list[str]


def blocks(book: Book, language: str) -> list[str]:
    """The parts of the rules that players read."""
    text = DRAWING.sub(r"```\1\n```", FOR_DOCS.sub("", book.text(language)))
    return [block.strip("\n") for block in text.split("\n\n") if block.strip()]


def shape(block: str) -> Shape:
    return Shape(
        kind=kind(block),
        rule=rule_of(block),
        named=sorted(RULE_ID.findall(block)),
        numbers=sorted(NUMBER.findall(re.sub(r"\]\(#[^)]*\)", "]", block))),
        code=CODE.findall(block) if not block.startswith("```") else [block],
        signals=SIGNALS.findall(block),
    )


def kind(block: str) -> str:
    if block.startswith("#"):
        return block.partition(" ")[0]
    if block.startswith("|"):
        return " ".join(str(line.count("|")) for line in block.splitlines())
    if block.startswith("- "):
        return f"list of {len(re.findall(r'^- ', block, re.MULTILINE))}"
    return "drawing" if block.startswith("```") else "words"


@by_book
@by_language
def test_a_language_has_every_rule_once_and_in_order(book: Book, language: str) -> None:
    assert rules_told(book.text(language)) == book.rules


@by_book
@by_language
def test_a_language_has_the_sections_tables_drawings_and_numbers_of_english(book: Book, language: str) -> None:
    told, english = blocks(book, language), blocks(book, FALLBACK)
    assert [kind(block) for block in told] == [kind(block) for block in english]
    for block, model in zip(told, english, strict=True):
        assert shape(block) == shape(model), block


@by_book
@by_language
def test_a_language_says_everything_in_its_own_words(book: Book, language: str) -> None:
    english = {block for block in blocks(book, FALLBACK) if kind(block) not in ("drawing", "###")}
    assert [block for block in blocks(book, language) if block in english] == []


def names(language: str) -> dict[str, str]:
    """What things are called in the games, by id: cards, cars and round cards."""
    return dict(re.findall(r"^((?:card|car|round)-[a-z-]+) = (.+)$", text_of(language, "games.ftl"), re.MULTILINE))


def heads(book: Book, language: str) -> list[str]:
    """Headings, and the first cell of each row."""
    lines = "\n".join(blocks(book, language)).splitlines()
    return [line.strip("#| ").split(" | ")[0] for line in lines if line.startswith(("###", "| "))]


@by_book
@by_language
def test_things_are_called_in_the_rules_what_the_page_calls_them(book: Book, language: str) -> None:
    english, here = names(FALLBACK), names(language)
    ids = {name: id_ for id_, name in english.items()}
    pairs = zip(heads(book, FALLBACK), heads(book, language), strict=True)
    called = {head: other for head, other in pairs if head in ids}
    assert len(called) > 3
    assert called == {head: here[ids[head]] for head in called}


@by_book
@by_language
def test_links_in_a_language_lead_to_the_same_sections(book: Book, language: str) -> None:
    def led_to(text: str) -> list[str]:
        return re.findall(r"\]\(#(\d+)", FOR_DOCS.sub("", text))

    assert led_to(book.text(language)) == led_to(book.text())
