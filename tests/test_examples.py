"""The examples run, in every mode, and say what they promise."""

import json
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import folsom
from folsom.cli import main

EXAMPLES = Path(__file__).parent.parent / "examples"
Run = Callable[..., list[str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs an example as a command with these arguments; the lines that it prints."""

    def run_example(name: str, *arguments: str) -> list[str]:
        path = EXAMPLES / name
        monkeypatch.setattr(sys, "argv", [str(path), *arguments])
        runpy.run_path(str(path), run_name="__main__")
        return capsys.readouterr().out.splitlines()

    return run_example


def test_a_first_game_is_told_from_the_first_round_to_the_reckoning(run: Run) -> None:
    lines = run("first_game.py")
    assert any(line.startswith("Round 1:") for line in lines)
    assert "The train has arrived." in lines
    assert lines[-4].startswith("1. ")


def test_a_first_game_is_told_by_one_seat(run: Run) -> None:
    dealt = [line for line in run("first_game.py") if " is dealt " in line]
    hidden = [line for line in dealt if re.search(r"is dealt \d cards\.", line)]
    assert len(dealt) == 5 * 4
    assert len(hidden) == 5 * 3


def test_many_games_are_counted_by_place(run: Run) -> None:
    lines = run("count_games.py", "200")
    won = [float(re.findall(r"([\d.]+)%", line)[0]) for line in lines]
    assert len(won) == 4
    assert sum(won) >= 99.9  # ties count for all who tie
    assert all(10 < share < 45 for share in won)


def test_a_bot_of_ones_own_plays_a_whole_game(run: Run) -> None:
    lines = run("own_bot.py", "1")
    name = re.fullmatch(r"The bot is (\w+)\.", lines[0])
    assert name is not None
    assert any(line.startswith(f"1. {name[1]} ") for line in lines)


@pytest.mark.parametrize(
    "words",
    [
        ["express", "own_bot:OwnBot:1", "random", "random", "--games", "3"],
        ["express", "own_bot:OwnBot:worlds=1", "random", "--games", "2"],
        ["super", "rule_of_thumb:RuleOfThumb", "random", "random", "--games", "30"],
    ],
)
def test_bots_of_ones_own_can_be_named_in_a_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.chdir(EXAMPLES)
    assert main(["match", *words, "--seed", "7", "--processes", "1", "--json"]) == 0
    own, others = json.loads(capsys.readouterr().out)["contestants"]
    assert own["win_share"]["mean"] > others["win_share"]["mean"]


def test_rules_of_thumb_beat_chance_in_super(run: Run) -> None:
    [line] = run("rule_of_thumb.py", "40")
    won = re.search(r"won (\d+) of 40 games", line)
    assert won is not None
    assert int(won[1]) >= 20


def test_the_best_reply_is_best_when_every_pair_of_plans_is_played(run: Run) -> None:
    game = runpy.run_path(str(EXAMPLES / "best_reply.py"))["duel"](1899)
    named, best = run("best_reply.py", "1899")
    me, other = game.to_act
    margins = {choice.text: margin(game, choice, game.choices(other)) for choice in game.choices(me)}
    said = re.fullmatch(r"Best: ([\w, ]+)\. Wins less losses over \w+'s 24 plans: ([+-]\d+)\.", best)
    assert named == f"{game.seat_name(me)} against {game.seat_name(other)}: 576 joint plans."
    assert said is not None
    assert margins[said[1]] == int(said[2]) == max(margins.values()) > 0


def margin(game: folsom.Super, mine: folsom.Choice, replies: list[folsom.Choice]) -> int:
    """How many replies a plan wins against at once, less those that it loses against."""
    total = 0
    for reply in replies:
        after = game.copy()
        after.play(mine.seat, mine)
        after.play(reply.seat, reply)
        mine_rides, theirs_rides = (after.view().seats[seat].in_play for seat in (mine.seat, reply.seat))
        total += (mine_rides and not theirs_rides) - (not mine_rides)
    return total


def test_openspiels_cfr_leaves_less_to_gain_than_random_plans_do(run: Run) -> None:
    lines = run("openspiel_super.py", "30")
    random, learned = (float(found) for line in lines for found in re.findall(r"NashConv .*: ([\d.]+)", line))
    assert lines[0] == "The last round of Tuco and Doc: 576 joint plans."
    assert learned < random / 3


def test_openspiels_search_plays_express(run: Run) -> None:
    [line] = run("openspiel_express.py", "1", "6")
    assert re.fullmatch(r"IS-MCTS, 6 simulations a move: won [\d.]+ of 1 games against two at random\.", line)


def test_a_small_learner_soon_wins_more_than_chance_would(run: Run) -> None:
    first, *_, last = [line for line in run("learn_super.py", "--generations", "8") if "±" in line]
    before, after = (float(re.findall(r"([\d.]+)% ±", line)[0]) for line in (first, last))
    assert 28 < before < 38
    assert after > before + 3


def test_every_example_has_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in tests] == []
