"""Who plays each seat: people, levels, bots by name, and bots of one's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from folsom.bots import BOTS, LEVELS
from folsom.cli import main
from folsom.cli.terminal_game import INTERRUPTED
from folsom.locale.speech import speech
from folsom.locale.things import level_about
from tests.support.terminal import Command

OWN_BOTS = """
class First:
    def choose(self, view, choices, budget, rng):
        return choices[0]

class Tired:
    def choose(self, view, choices, budget, rng):
        raise KeyboardInterrupt

class Clumsy:
    def choose(self, view, choices, budget, rng):
        return 1 // 0

class Cheat:
    def choose(self, view, choices, budget, rng):
        return "all the money"
"""


@pytest.fixture
def ranch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A module of one's own bots in the current folder."""
    module = tmp_path / "ranch.py"
    module.write_text(OWN_BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield module
    sys.modules.pop(module.stem, None)


# --- people and levels -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ("--players 3", ["human", "colt", "colt"]),
        ("--players 2", ["human", "colt"]),
        ("--humans 2", ["human", "human", "colt", "colt"]),
        ("--humans 4", ["human", "human", "human", "human"]),
        ("--characters Tuco,Belle,Doc,Ghost,Django", ["human", "colt", "colt", "colt", "colt"]),
        ("--characters Belle", ["human", "colt", "colt", "colt"]),
        ("--level 1", ["human", "calf", "calf", "calf"]),
        ("--level 6 --players 3", ["human", "bronco", "bronco"]),
        ("--level Pony --players 3", ["human", "pony", "pony"]),
        ("--seats foal,human,bronco", ["foal", "human", "bronco"]),
        ("--seats HUMAN,Foal,Random", ["human", "foal", "random"]),
        ("--seats random:5,human,random:2000+100ms", ["random:5", "human", "random:2000+100ms"]),
    ],
)
@pytest.mark.usefixtures("levels")
def test_seats_are_people_first_then_bots_of_one_level_unless_they_are_named(
    command: Command, arguments: str, players: list[str]
) -> None:
    assert command.run(f"play {arguments} --seed 1") == 0
    assert command.game.players == players


@pytest.mark.parametrize("game", BOTS)
def test_without_levels_the_last_bot_of_the_list_plays(
    command: Command, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setitem(LEVELS, game, {})
    assert command.run(f"play {game} --humans 3 --players 3 --level colt") == 2
    assert "has no level 'colt'" in command.complaint.getvalue()
    assert command.run(f"play {game} --humans 2 --players 3 --first-player 1") == 0
    assert command.game.players == ["human", "human", list(BOTS[game])[-1]]


@pytest.mark.usefixtures("levels")
def test_a_table_is_welcomed_with_who_plays_what(command: Command) -> None:
    command.run("play --seats human,random,bronco --characters Tuco,Belle,Django --first-player 1")
    assert command.text.startswith("Express. You are Tuco against Belle (random) and Django (bronco). ")
    command.run("play --seats random,random,bronco --characters Tuco,Belle,Django")
    assert command.text.startswith("Express. Watch Tuco (random), Belle (random), and Django (bronco).")


def test_the_help_lists_the_levels_in_their_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    text = capsys.readouterr().out
    of_express, of_super = text.partition("levels for --level")[2].split("\nSuper:\n")[:2]
    for key, listed in (("express", of_express), ("super", of_super)):
        for place, name in enumerate(LEVELS[key], 1):
            assert f"  {place}  {name:9}  {level_about(speech('en'), key, name)}\n" in listed


# --- what can't be -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--seats human,wizard,random", "there is no bot 'wizard'; known bots are random, "),
        ("--seats human,wizard,random", "; for a person, write human"),
        ("--seats human,,random", "there is no bot ''; known bots are random, "),
        ("--seats human,random:fast,random", "in 'random:fast', 'fast' isn't a budget"),
        ("--seats human,random:colour=red,random", "there is no parameter 'colour'"),
        ("--seats human,random:2000,100ms", "'100ms' instead of a player; commas separate seats"),
        ("--seats human,random:100ms,2000", "'2000' instead of a player; commas separate seats"),
        ("--seats human,nowhere_to_be_found:Bot,random", "there is no bot 'nowhere_to_be_found:Bot'; known bots are"),
        (
            "--seats human,ranch:Nobody,random",
            "can't load bot 'ranch:Nobody': module 'ranch' has no attribute 'Nobody'",
        ),
        ("--seats human,random,random --players 4", "--seats names 3 seats, but --players says 4"),
        ("--seats human,random,random --humans 1", "--seats already names the player of each seat: leave --humans out"),
        ("--seats human,random,random --level 1", "--seats already names the player of each seat: leave --level out"),
        ("--humans 5", "--humans can be 0 to 4"),
        ("--level 0", "Express has no level '0'; its levels: 1 calf, 2 foal, 3 colt, 4 pony, 5 horse, 6 bronco"),
        ("--level 7", "Express has no level '7'"),
        ("--level mule", "Express has no level 'mule'"),
    ],
)
@pytest.mark.usefixtures("levels", "ranch")
def test_who_cannot_play_is_answered_before_anything_is_set_up(command: Command, arguments: str, reason: str) -> None:
    assert command.run(f"play {arguments}") == 2
    assert reason in command.complaint.getvalue()
    assert "Traceback" not in command.complaint.getvalue()
    assert command.text == ""
    assert not command.saved


# --- bots of one's own -------------------------------------------------------------------------

OWN_TABLE = "play --seats ranch:{0},human,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"


@pytest.mark.usefixtures("ranch")
def test_a_bot_of_ones_own_sits_at_the_table(command: Command) -> None:
    assert command.run(OWN_TABLE.format("First"), 2) == 0
    assert "Tuco (ranch:First)" in command.text
    assert command.game.players == ["ranch:First", "human", "random"]
    assert [move.text for move in command.game.game.moves][:1] == ["draw"]


@pytest.mark.usefixtures("ranch")
def test_at_a_terminal_one_is_told_who_is_thinking(command: Command) -> None:
    command.run_at_terminal(OWN_TABLE.format("First"))
    assert "Tuco is thinking …\r\x1b[K" in command.text
    command.run(OWN_TABLE.format("First"))
    assert "thinking" not in command.text


@pytest.mark.usefixtures("ranch")
def test_ctrl_c_while_a_bot_thinks_leaves_with_the_game_saved(command: Command) -> None:
    assert command.run(OWN_TABLE.format("Tired")) == INTERRUPTED
    assert command.text.endswith("The game is saved. To continue, run: folsom resume\n")
    assert command.game.game.moves == []
    assert command.complaint.getvalue() == ""


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Clumsy", "the bot 'ranch:Clumsy' failed: ZeroDivisionError: integer division or modulo by zero"),
        ("Cheat", "the bot 'ranch:Cheat' gave 'all the money', which isn't one of its choices"),
    ],
)
@pytest.mark.usefixtures("ranch")
def test_a_bot_that_fails_is_named_and_the_game_is_saved(command: Command, bot: str, reason: str) -> None:
    assert command.run(OWN_TABLE.format(bot)) == 1
    assert command.complaint.getvalue() == f"folsom: {reason}\n"
    assert command.text.endswith("The game is saved. To continue, run: folsom resume\n")
    assert command.game.game.moves == []


def test_a_save_whose_bot_is_gone_is_told_and_not_changed(command: Command, ranch: Path) -> None:
    command.run(OWN_TABLE.format("First"), 2)
    (file,) = command.saved
    before = file.read_bytes()
    ranch.unlink()
    sys.modules.pop(ranch.stem)
    invalidate_caches()
    assert command.run("resume") == 1
    reason = "there is no bot 'ranch:First'; known bots are random, "
    assert f"folsom: {file} can't be resumed: {reason}" in command.complaint.getvalue()
    assert file.read_bytes() == before


@pytest.mark.usefixtures("ranch")
def test_a_saved_game_goes_on_with_the_same_bots(command: Command) -> None:
    command.run(OWN_TABLE.format("First"), 2)
    command.run("resume", 2)
    assert command.text.startswith("Express. You are Belle against Tuco (ranch:First) and Doc (random).")
    assert command.game.players == ["ranch:First", "human", "random"]


def test_the_bots_of_old_saves_are_still_there() -> None:
    for game in BOTS:
        assert {"random", "greedy"} <= BOTS[game].keys()
