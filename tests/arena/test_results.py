"""Results files: what is done is kept, and gone on with; nothing else is written to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from folsom import __version__
from folsom.arena import BadResults, Contest, ResultsFile, seed_in
from folsom.arena.results import whole_blocks
from tests.arena.bots import bot_name
from tests.arena.contests import blocks_of, made_up, match

CONTEST = match(bot_name("First"), "random", "random", game="super")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file with three blocks."""
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, CONTEST) as file:
        for block in blocks_of(CONTEST, 3):
            file.keep(block)
    return path


def test_what_is_kept_is_read_again(kept: Path) -> None:
    with ResultsFile(kept, CONTEST) as file:
        assert list(file.blocks) == [0, 1, 2]
        for block, played in zip(file.blocks.values(), blocks_of(CONTEST, 3), strict=True):
            assert [game.as_dict() for game in block] == [game.as_dict() for game in played]
            assert [game.fixture for game in block] == [game.fixture for game in played]
            assert [sum(times.choices for times in game.times.values()) for game in block] == [
                sum(times.choices for times in game.times.values()) for game in played
            ]


def test_the_first_line_says_all_that_decides_what_is_played(kept: Path) -> None:
    header, *blocks = map(json.loads, kept.read_text().splitlines())
    assert header["version"] == __version__
    assert (header["kind"], header["game"], header["seed"]) == ("match", "super", 7)
    assert header["names"] == list(CONTEST.names)
    assert header["table"] == CONTEST.table
    assert [block["deal"] for block in blocks] == [CONTEST.deal(number) for number in range(3)]


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_last_line_that_was_cut_off_is_dropped(kept: Path, cut: int) -> None:
    whole = kept.read_text()
    kept.write_text(whole[:-cut])
    with ResultsFile(kept, CONTEST) as file:
        assert list(file.blocks) == [0, 1]
        file.keep(blocks_of(CONTEST, 3)[2])
    assert [json.loads(line).get("block") for line in kept.read_text().splitlines()] == [None, 0, 1, 2]


def test_two_never_add_to_one_file(kept: Path) -> None:
    blocks = blocks_of(CONTEST, 5)
    with ResultsFile(kept, CONTEST) as file:
        with pytest.raises(OSError, match="another command is using it"):
            ResultsFile(kept, CONTEST)
        file.keep(blocks[3])
    with ResultsFile(kept, CONTEST) as file:
        file.keep(blocks[4])
    with ResultsFile(kept, CONTEST) as file:
        assert list(file.blocks) == [0, 1, 2, 3, 4]


def test_a_file_that_is_refused_is_free_again(kept: Path) -> None:
    other = match("random", bot_name("First"), "random", game="super")
    with pytest.raises(BadResults):
        ResultsFile(kept, other)
    with ResultsFile(kept, CONTEST) as file:
        assert len(file.blocks) == 3


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.touch()
    with ResultsFile(path, CONTEST) as file:
        assert file.blocks == {}
    assert seed_in(path) == 7


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (match(bot_name("First"), "random", "random", game="super", seed=8), "seed 7"),
        (match("random", "random", "random", game="super"), "names ['tests.arena.bots:First', "),
        (match(bot_name("First"), "random", "random", game="super", reflex=True), "'reflex': 'off'"),
        (match(bot_name("First"), "random", "random"), "game 'super'"),
    ],
)
def test_results_of_another_contest_are_refused(kept: Path, other: Contest, named: str) -> None:
    before = kept.read_bytes()
    with pytest.raises(BadResults, match="another contest") as refused:
        ResultsFile(kept, other)
    assert named in str(refused.value)
    assert kept.read_bytes() == before


def test_results_of_another_version_are_refused(kept: Path) -> None:
    kept.write_text(kept.read_text().replace(f'"version":"{__version__}"', '"version":"0.0.1"'))
    with pytest.raises(BadResults, match=r"version '0\.0\.1'"):
        ResultsFile(kept, CONTEST)


def test_results_that_name_the_game_by_its_former_key_are_resumed(kept: Path) -> None:
    kept.write_text(kept.read_text().replace('"game":"super"', '"game":"superexpress"'))
    with ResultsFile(kept, CONTEST) as file:
        assert list(file.blocks) == [0, 1, 2]


@pytest.mark.parametrize("text", ["my notes", "my notes\n", "[1, 2]\n", '{"seed": 7}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadResults, match="isn't a results file"):
        ResultsFile(path, CONTEST)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ('"ranks":[', '"ranks":["x",'),
        ('"money":[', '"money":[null,'),
        ('"winners":[', '"winners":[99,'),
        ('"seats":[0', '"seats":[9'),
        ('"block":0', '"block":-5'),
    ],
)
def test_a_line_that_lies_is_named(kept: Path, true: str, false: str) -> None:
    text = kept.read_text()
    assert true in text
    kept.write_text(text.replace(true, false, 1))
    with pytest.raises(BadResults, match=r"line \d of .* is damaged: not a"):
        ResultsFile(kept, CONTEST)


def test_a_damaged_line_is_named(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    lines[2] = lines[2][:50]
    kept.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match=r"line 3 of .* is damaged"):
        ResultsFile(kept, CONTEST)


def test_blocks_are_whole_and_their_games_in_order() -> None:
    order = [(0, 1), (1, 0), (0, 0), (1, 1), (2, 0)]
    games = [made_up(block, rotation, (0, 1), (1, 2)) for block, rotation in order]
    done = list(whole_blocks(games, 2))
    assert [[(game.fixture.block, game.fixture.rotation) for game in block] for block in done] == [
        [(0, 0), (0, 1)],
        [(1, 0), (1, 1)],
    ]
