"""The documents agree with the rules, the code and each other."""

import re
from pathlib import Path

import pytest

from folsom.cli import SUMMARIES
from folsom.express import components
from folsom.express.table import OPTIONS
from tests import rules_page, terminal_picture
from tests.rules_page import PAGE, ROOT, RULE_ID, RULE_IDS

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
GLOSSARY = ROOT / "docs" / "glossary.md"

by_document = pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading, without its head."""
    _, _, after = text.partition(f"\n| {heading} |")
    table, _, _ = after.partition("\n\n")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


# --- the rules -------------------------------------------------------------------------------


def test_every_rule_has_its_entry_on_the_page_once() -> None:
    assert sorted(rules_page.rules_told(PAGE.read_text())) == sorted(RULE_IDS)


def test_every_rule_is_carried_out_somewhere() -> None:
    done = {citation.rule for citation in rules_page.citations_in_code()}
    assert [rule for rule in RULE_IDS if rule not in done] == []


def test_every_rule_is_proved_by_a_test() -> None:
    proved = {citation.rule for citation in rules_page.citations_in_tests()}
    assert [rule for rule in RULE_IDS if rule not in proved] == []


def test_the_links_from_rules_to_code_and_tests_are_fresh() -> None:
    page = PAGE.read_text()
    assert page == rules_page.with_links(page), "run `make docs`"


def test_no_rule_is_named_that_does_not_exist() -> None:
    paths = [*DOCUMENTS, *(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("test_*.py")]
    named = {(rule, path.name) for path in paths for rule in RULE_ID.findall(path.read_text())}
    assert [(rule, name) for rule, name in sorted(named) if rule not in RULE_IDS] == []


def test_the_page_lists_the_loot_of_every_car() -> None:
    printed = rows(PAGE.read_text(), "car")
    cars = zip(components.CAR_NAMES, components.CAR_PURSES, components.CAR_JEWELS, strict=True)
    assert printed == [[name, str(purses), str(jewels)] for name, purses, jewels in cars][1:]


def test_the_page_lists_every_round_card() -> None:
    columns = (
        components.ROUND_CARD_NAMES,
        map(" ".join, components.SYMBOLS_UP_TO_4),
        map(" ".join, components.SYMBOLS_5_AND_6),
        (components.EVENT_NAMES[event] for event in components.CARD_EVENTS),
    )
    assert rows(PAGE.read_text(), "card") == [list(card) for card in zip(*columns, strict=True)]


def test_the_page_lists_every_option_with_its_values_and_the_default_first() -> None:
    printed = [row[:2] for row in rows(PAGE.read_text(), "option")]
    assert printed == [[f"`{o.name}`", ", ".join(f"`{value}`" for value in o.values)] for o in OPTIONS]


# --- links, commands and words ---------------------------------------------------------------


def anchor(heading: str) -> str:
    """The name under which a heading can be linked to."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(document: Path) -> list[str]:
    """All headings of a document that can be linked to."""
    return [anchor(heading) for heading in re.findall(r"^#+ (.+)$", document.read_text(), re.MULTILINE)]


@by_document
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)\s]+)\)", document.read_text()):
        file, _, section = target.partition("#")
        path = document.parent / file if file else document
        assert path.exists(), target
        assert not section or section in anchors(path), target


@by_document
def test_every_command_that_is_named_exists(document: Path) -> None:
    text, makefile = document.read_text(), (ROOT / "Makefile").read_text()
    for target in re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE):
        assert f"\n{target}:" in makefile, target
    for command in re.findall(r"`folsom ([a-z]+)", text):
        assert command in SUMMARIES, command


def test_the_picture_of_the_readme_is_what_the_terminal_shows() -> None:
    shown = terminal_picture.picture(terminal_picture.screen(terminal_picture.game_to_show()))
    assert terminal_picture.PICTURE.read_text() == shown, "run `make docs`"


def test_the_architecture_shows_every_room_and_every_file_of_the_rules() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    package = ROOT / "src" / "folsom"
    rooms = [path.name for path in package.iterdir() if (path / "__init__.py").exists()]
    files = [path.stem for path in [*package.glob("*.py"), *(package / "express").glob("*.py")]]
    named = [*rooms, *(file for file in files if not file.startswith("__"))]
    assert [name for name in sorted(named) if not re.search(rf"\b{name}\b", text)] == []


def test_the_glossary_has_each_word_once_and_in_order() -> None:
    sections = GLOSSARY.read_text().split("\n## ")[1:]
    lists = [[row[0] for row in rows(section, "word")] for section in sections]
    for listed in lists:
        assert listed == sorted(listed, key=str.casefold)
    every = [word for listed in lists for word in listed]
    assert len(set(every)) == len(every)
