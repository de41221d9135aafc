"""The documents agree with the rules, the code and each other."""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from folsom.cli import SUMMARIES
from folsom.cli.simulation import Simulation
from folsom.express import components
from folsom.games import GAMES, Super
from folsom.super import components as super_components
from tests.support.scenes.express import rulebook as express_rulebook
from tests.support.scenes.super import rulebook as super_rulebook
from tests.support.scenes.super.train import looks_like
from tools import environments_page, rules_page, terminal_pictures
from tools.repository import ROOT
from tools.rules_page import BOOKS, EXPRESS, RULE_ID, SUPER, Book

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
GLOSSARY = ROOT / "docs" / "glossary.md"

PACKAGE = ROOT / "src" / "folsom"

by_document = pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
by_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.code.name)


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading, without its head."""
    _, _, after = text.partition(f"\n| {heading} |")
    table, _, _ = after.partition("\n\n")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


# --- the rules -------------------------------------------------------------------------------


def test_every_game_has_a_page_of_rules() -> None:
    assert [book.code.name for book in BOOKS] == list(GAMES)


@by_book
def test_every_rule_has_its_entry_on_the_page_once_and_in_order(book: Book) -> None:
    assert rules_page.rules_told(book.page.read_text()) == book.rules


@by_book
def test_every_rule_is_carried_out_somewhere(book: Book) -> None:
    done = {citation.rule for citation in rules_page.citations_in_code(book)}
    assert [rule for rule in book.rules if rule not in done] == []


@by_book
def test_every_rule_is_proved_by_a_test(book: Book) -> None:
    proved = {citation.rule for citation in rules_page.citations_in_tests()}
    assert [rule for rule in book.rules if rule not in proved] == []


@by_book
def test_the_page_of_rules_is_fresh_with_its_links_to_code_and_tests(book: Book) -> None:
    assert book.page.read_text() == rules_page.page_of(book), "run `make docs`"


def test_the_page_of_environments_has_the_tables_that_the_code_gives() -> None:
    assert environments_page.PAGE.read_text() == environments_page.page(), "run `make docs`"


def test_no_rule_is_named_that_does_not_exist() -> None:
    paths = [*DOCUMENTS, *(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("test_*.py")]
    named = {(rule, path.name) for path in paths for rule in RULE_ID.findall(path.read_text())}
    known = {rule for book in BOOKS for rule in book.rules}
    assert [(rule, name) for rule, name in sorted(named) if rule not in known] == []


def test_the_page_of_express_lists_the_loot_of_every_car() -> None:
    printed = rows(EXPRESS.page.read_text(), "car")
    cars = zip(components.CAR_NAMES, components.CAR_PURSES, components.CAR_JEWELS, strict=True)
    assert printed == [[name, str(purses), str(jewels)] for name, purses, jewels in cars][1:]


def test_the_page_of_express_lists_every_round_card() -> None:
    columns = (
        components.ROUND_CARD_NAMES,
        map(" ".join, components.SYMBOLS_UP_TO_4),
        map(" ".join, components.SYMBOLS_5_AND_6),
        (components.EVENT_NAMES[event] for event in components.CARD_EVENTS),
    )
    assert rows(EXPRESS.page.read_text(), "card") == [list(card) for card in zip(*columns, strict=True)]


def test_the_page_of_super_names_every_bandit_and_every_loot() -> None:
    page = " ".join(SUPER.page.read_text().split())
    *bandits, last = super_components.CHARACTER_NAMES
    *values, most = super_components.LOOT_VALUES
    assert f": {', '.join(bandits)} or {last}." in page
    assert f": one each of ${', $'.join(map(str, values))} and ${most}." in page


def test_the_page_of_super_counts_the_plans() -> None:
    counted = {row[0][0]: row[1] for row in rows(SUPER.page.read_text(), "cards")}
    every = range(1 << super_components.EXTENSIONS)
    cards = (str(len(super_components.cards_in_play(extensions))) for extensions in every)
    plans = (str(len(super_components.legal_plans(extensions))) for extensions in every)
    assert counted == dict(zip(cards, plans, strict=True))


def test_the_cards_on_the_page_of_super_lead_to_the_trains_below_them() -> None:
    drawn = super_rulebook.drawn_rules()
    assert {card for rule in drawn for card in rule.cards.values()} >= set(super_components.CARD_NAMES)
    assert all(super_rulebook.is_as_drawn(rule) for rule in drawn)


@pytest.mark.parametrize("name", express_rulebook.drawn_rules())
def test_the_trains_on_the_page_of_express_show_what_the_rules_say(name: str) -> None:
    assert express_rulebook.is_as_drawn(express_rulebook.drawn_rules()[name])


def test_the_pile_on_the_page_of_express_is_the_one_that_its_turns_make() -> None:
    drawn, made = express_rulebook.pile_drawn(), express_rulebook.pile_made()
    assert drawn == made


def test_the_first_train_on_the_page_of_super_is_how_a_game_begins() -> None:
    drawn = re.search(super_rulebook.TRAIN, SUPER.page.read_text())
    game = Super(characters=["Tuco", "Belle", "Doc", "Mei", "Ghost"], first_player=0, seed=0)
    assert drawn is not None
    assert looks_like(game.view(), drawn[0])


@by_book
def test_the_page_lists_every_option_with_its_values_and_the_default_first(book: Book) -> None:
    options = GAMES[book.code.name].options
    printed = [row[:2] for row in rows(book.page.read_text(), "option")]
    assert printed == [[f"`{o.name}`", ", ".join(f"`{value}`" for value in o.values)] for o in options]


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
    for command in re.findall(r"(?:`|^)folsom ([a-z]+)", text, re.MULTILINE):
        assert command in SUMMARIES, command
    for game in re.findall(r"\bfolsom (?:play|simulate|bench|compile) ([a-z]+)", text):
        assert game in GAMES, game


def fields(report: Any, path: str = "") -> Iterator[str]:
    """The paths to all figures of a report, with NAME for any character and [i] for any place in a row."""
    if isinstance(report, dict):
        parts = (("NAME" if key in components.CHARACTER_NAMES else key, value) for key, value in report.items())
        yield from (field for part, value in parts for field in fields(value, f"{path}.{part}".lstrip(".")))
    elif isinstance(report, list):
        yield from (field for value in report for field in fields(value, f"{path}[i]"))
    else:
        yield path


@pytest.mark.parametrize("name", GAMES)
def test_the_page_for_research_explains_all_that_a_simulation_reports(name: str) -> None:
    game, text = GAMES[name], (ROOT / "docs" / "research.md").read_text()
    simulation = Simulation(game, game.make_table(), seed=1)
    simulation.play(2)
    explained = [row[0].strip("`") for row in rows(text, f"field, {game.name}")]
    common = [field for field in ("games", "cpu_seconds", "games_per_cpu_second") if f"`{field}`" in text]
    assert [*common, *explained] == list(dict.fromkeys(fields(simulation.figures())))


def test_the_picture_of_the_readme_is_what_the_terminal_shows() -> None:
    shown = terminal_pictures.picture(terminal_pictures.screen(terminal_pictures.game_to_show()))
    assert terminal_pictures.PICTURE.read_text() == shown, "run `make docs`"


def test_the_architecture_shows_every_room_and_every_file_of_the_kernel_and_the_rules() -> None:
    _, picture, *_ = (ROOT / "docs" / "architecture.md").read_text().split("```")
    rooms = [path.parent.name for path in PACKAGE.glob("*/__init__.py")]
    folders = (PACKAGE, PACKAGE / "kernel", *(book.code for book in BOOKS))
    files = {path.stem for folder in folders for path in folder.glob("[!_]*.py")}
    assert [name for name in sorted({*rooms, *files}) if not re.search(rf"\b{name}\b", picture)] == []


def test_the_architecture_gives_every_part_of_the_server_its_duty() -> None:
    table = rows((ROOT / "docs" / "architecture.md").read_text(), "in `server/`")
    folders = [f"{path.parent.name}/" for path in (PACKAGE / "server").glob("*/__init__.py")]
    files = [path.stem for path in (PACKAGE / "server").glob("[!_]*.py")]
    assert sorted(re.findall(r"`([^`]+)`", " ".join(row[0] for row in table))) == sorted([*folders, *files])


def test_every_path_that_a_recipe_names_exists() -> None:
    named = re.findall(r"`([^`\s]+/[^`\s]*)`", (ROOT / "docs" / "recipes.md").read_text())
    assert len(named) > 30
    assert [path for path in named if not any(ROOT.glob(path.rstrip("/")))] == []


def test_decisions_are_numbered_without_gaps_and_dated() -> None:
    text = (ROOT / "docs" / "decisions.md").read_text()
    entries = re.findall(r"^(?:- \*\*D(\d+)\*\* \((.*?)\)|\| D(\d+) \| (.*?) \|)", text, re.MULTILINE)
    numbers = [int(in_list or in_table) for in_list, _, in_table, _ in entries]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert all(date.fromisoformat(listed or tabled) for _, listed, _, tabled in entries)
    assert {int(named) for named in re.findall(r"\bD(\d+)\b", text)} <= set(numbers)
    assert len(re.findall(r"^(?:- |\| D)", text, re.MULTILINE)) == len(numbers)


def test_the_glossary_has_each_word_once_and_in_order() -> None:
    sections = GLOSSARY.read_text().split("\n## ")[1:]
    lists = [[row[0] for row in rows(section, "word")] for section in sections]
    for listed in lists:
        assert listed == sorted(listed, key=str.casefold)
    every = [word for listed in lists for word in listed]
    assert len(set(every)) == len(every)
