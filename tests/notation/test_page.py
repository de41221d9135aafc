"""The samples are whole games, and what the page says of records is true."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

from folsom import GAMES, read
from tests.notation.example import EXAMPLES, PAGE, SUPER, Example, refused
from tools import notation_page, sample_records

PATHS = [sample_records.path_of(name) for name in sample_records.SAMPLES]
by_example = pytest.mark.parametrize(("game", "example"), EXAMPLES.items(), ids=list(EXAMPLES))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_sample_record_is_a_whole_game(path: Path) -> None:
    game = read(path.read_bytes())
    assert game.over
    assert game.record() == path.read_text()


def test_every_sample_is_written_by_the_command() -> None:
    assert sorted(sample_records.EXAMPLES.glob("*.folsom")) == sorted(PATHS)
    for name, table in sample_records.SAMPLES.items():
        game, asked = read(sample_records.path_of(name).read_bytes()), table.begin()
        assert (type(game), game.seed, game.table) == (type(asked), asked.seed, asked.table)


def test_there_are_samples_of_every_game() -> None:
    assert {table.game for table in sample_records.SAMPLES.values()} == set(GAMES) == set(sample_records.PAGE_EXAMPLES)


def test_the_example_program_tells_what_each_seat_owned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = sample_records.EXAMPLES / "replay_a_record.py"
    monkeypatch.setattr(sys, "argv", [str(path)])
    runpy.run_path(str(path), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    game = read(sample_records.path_of("four_bandits").read_bytes())
    loot = [(each.name, each.purses + each.jewels + each.strongboxes) for each in game.result.accounts]
    assert [line.partition(": ")[0] for line in lines[:-1]] == [each.card for each in game.rounds]
    assert re.fullmatch(r"[\w ']+: Tuco \$\d+, Belle \$\d+, Django \$\d+, Cheyenne \$\d+", lines[0])
    assert lines[-2].partition(": ")[2] == ", ".join(f"{name} ${value}" for name, value in loot)
    assert lines[-1] == game.result.why


@by_example
def test_an_example_of_the_page_is_true(game: str, example: Example) -> None:
    read_again = read(example.text)
    assert read_again.record() == example.text
    assert len(read_again.rounds) == 2
    assert not read_again.over
    asked = sample_records.PAGE_EXAMPLES[game].table.begin()
    assert (type(read_again), read_again.seed, read_again.table) == (type(asked), asked.seed, asked.table)


def test_the_example_of_super_has_a_changed_plan_and_an_extension() -> None:  # S3.1, S6.1
    first_round = [move.name for move in SUPER.moves if move.line < SUPER.rounds[1].line]
    assert sorted(set(first_round)) == sorted(SUPER.names)
    assert len(first_round) > len(SUPER.names)
    assert re.search("card: Reflex", SUPER.text)


@by_example
def test_the_error_of_the_page_is_true(game: str, example: Example) -> None:
    choice = notation_page.refused_choice(game, example.text)
    words = notation_page.IMPOSSIBLE[game]
    error = refused(example.edited(f"\n{choice}\n", f"\n{choice._replace(words=words)}\n"))
    assert example.text.splitlines()[error.line - 1] == str(choice)
    assert f"were {notation_page.CALLED[game]} {choice.number} `{words}`:\n\n```\n{error}\n```" in PAGE


def test_the_lines_that_the_page_quotes_are_in_its_examples() -> None:
    """After a wanted change: `python -m tools.sample_records`, and review the diff."""
    assert notation_page.with_quotations(PAGE, sample_records.whole_games()) == PAGE
    quoted = re.findall(r"^`((?:Round )?\d+[.:,] .*?)` (?:stands|is)", PAGE, re.MULTILINE)
    assert len(quoted) == 2 * len(EXAMPLES)
    assert all(any(f"\n{line}\n" in example.text for example in EXAMPLES.values()) for line in quoted)


def test_the_results_of_the_page_are_those_of_samples() -> None:
    results = re.findall(r"^Result: 1\..*$", PAGE, re.MULTILINE)
    wholes = list(sample_records.whole_games().values())
    assert [whole.splitlines()[-1] for whole in wholes] == results


def test_the_page_has_every_header_and_option() -> None:
    for example in EXAMPLES.values():
        for title in re.findall(r"^(.*?):", example.text.partition("\n\n")[0], re.MULTILINE):
            assert f"\n| `{title}` |" in PAGE or f"`{title}: on`" in PAGE
    for option in (option for kind in GAMES.values() for option in kind.options):
        other = option.values[1].replace("_", " ")
        assert f"`{option.name.replace('_', ' ').capitalize()}: {other}`" in PAGE


def test_the_page_says_how_many_can_play() -> None:
    for kind in GAMES.values():
        assert f"{kind.players_range[0]} to {kind.players_range[-1]} in {kind.name}" in PAGE
