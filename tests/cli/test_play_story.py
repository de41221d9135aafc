"""`folsom play`: the story that one is told, how a game ends, and what is saved."""

from __future__ import annotations

import errno
import random
import re
from pathlib import Path
from typing import NoReturn

import pytest

import folsom
from folsom.cli import saved
from folsom.cli.express.story import UNSAID, passages, tell
from folsom.cli.styled_text import painted
from tests.cli.tables import ALONE, FRIENDS, TO_THE_END
from tests.support.terminal import Command

# --- the story -------------------------------------------------------------------------------


def test_one_is_told_what_happened_since_and_nothing_twice(command: Command) -> None:
    command.run(ALONE, *TO_THE_END)
    told = [line for line in command.text.splitlines() if line.startswith("── ")]
    headings = [line.strip("─ ") for line in told]
    rounds = [line for line in headings if line.startswith("Round")]
    assert [line[:12] for line in rounds] == [f"Round {n} of 5" for n in range(1, 6)]
    assert headings.count("Stealin'") == 5
    assert command.game.chosen == sum(not move.forced for move in command.game.game.moves)
    assert headings[-1] == "The train has arrived"


def test_the_story_of_a_card_stands_beside_it(command: Command) -> None:
    command.run(ALONE, *TO_THE_END)
    cards = re.findall(r"^  (\w+): (\w+) +(.+)$", command.text, re.MULTILINE)
    moves = [(name, text) for name, card, text in cards if card == "Move"]
    assert moves
    assert all(text.startswith(f"{name} moves to ") for name, text in moves)
    assert not re.search(r"^  \w+: \w+ *$", command.text, re.MULTILINE)
    assert any(text.startswith("No effect: no") for _, card, text in cards if card in {"Fire", "Rob", "Punch"})


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_story_has_every_sentence_in_order(players: int) -> None:
    game, dice = folsom.Express(players=players, seed=1, expert=True), random.Random(1)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.choices(seat)))
    whole = passages(game.events(0))
    assert [event for passage in whole for event in passage.events] == game.events(0)
    assert all(passage.closed for passage in whole)
    text = " ".join(painted(line, colour=False).strip() for line in tell(whole, game.view(0), 500))
    place = 0
    for event in game.events(0):
        if event.text and event.name not in UNSAID | {"no effect", "round began"}:
            place = text.index(event.text, place) + len(event.text)


def test_people_at_one_keyboard_are_told_the_same_and_the_end_together(command: Command) -> None:
    command.run(FRIENDS, *TO_THE_END)
    assert command.text.count("── Round 1 of 5") == 2
    assert command.text.count("── Round 5 of 5") == 2
    assert command.text.count("── The train has arrived") == 1


def test_hidden_cards_of_others_are_not_told(command: Command) -> None:
    command.run(ALONE, *TO_THE_END)
    hidden = re.findall(r"(\w+) plays\s+(\w+(?: card)?)\s+face\s+down", command.text)
    assert hidden
    assert all((card == "a card") == (name != "Tuco") for name, card in hidden)


# --- the end ---------------------------------------------------------------------------------


def test_at_the_end_the_score_says_who_won_and_how_to_get_the_record(command: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.folsom"
    assert command.run(ALONE, *TO_THE_END, f"record {record}", "undo", "hand", "look", "quit") == 0
    game = command.game.game
    ending = " ".join(command.text.partition("── The train has arrived")[2].split())
    assert game.result.why in ending
    for account in game.result.accounts:
        assert f"{account.rank}. {account.name} ${account.money:,}" in ending
    assert "Type record FILE" in ending
    assert folsom.read(record.read_text()).result == game.result
    assert "Undone" not in ending


def test_the_same_seed_and_choices_give_the_same_game(command: Command) -> None:
    command.run(ALONE, *TO_THE_END)
    first = command.text
    command.run(ALONE, *TO_THE_END)
    assert command.text == first


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_bots_can_be_watched(command: Command, players: int) -> None:
    assert command.run(f"play --seed 1 --seats {','.join(['random'] * players)}") == 0
    assert command.text.startswith("Express. Watch ")
    assert command.text.count("★Marshal") == 5
    assert "The train has arrived" in command.text


# --- saving ----------------------------------------------------------------------------------


def full_disk(*_: object) -> NoReturn:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_once_and_the_game_goes_on(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", full_disk)
    assert command.run(ALONE, 2, 2, "quit") == 0
    assert command.text.count("The game can't be saved ([Errno 28] No space left on device)") == 1
    assert "Turn 3 of" in command.text
    assert command.text.endswith("The game couldn't be saved.\n")
    assert list(command.folder.glob("games/*")) == list(command.folder.glob("games/.*")) == []


def test_a_data_folder_that_cannot_be_made_is_told_once(command: Command) -> None:
    command.folder.write_text("a file is in the way")
    assert command.run(ALONE, 2, "quit") == 0
    assert command.text.count("The game can't be saved") == 1
    assert command.text.endswith("The game couldn't be saved.\n")


def test_a_save_that_fails_leaves_the_old_one_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    saved.write_whole(file, "old")
    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        saved.write_whole(file, "new")
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
    assert file.read_text() == "old"


def test_the_data_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOLSOM_DATA", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shared"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert saved.data_folder() == tmp_path / "own"
    monkeypatch.delenv("FOLSOM_DATA")
    assert saved.data_folder() == tmp_path / "shared" / "folsom"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert saved.data_folder() == tmp_path / "home" / ".local" / "share" / "folsom"
