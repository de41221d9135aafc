"""Simulations of every game: their figures depend on seed and number alone, and ctrl-C leaves what was played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

import folsom
from folsom.cli import main, simulate
from folsom.cli.number_arguments import number_of_games
from folsom.cli.simulation import Simulation
from tests.support.simulations import OF_ALL_GAMES, Report, page_of, simulated, without_times

Capture = pytest.CaptureFixture[str]
of_every_game = pytest.mark.parametrize("game", folsom.GAMES)


def simulated_elsewhere(*words: str, **environment: str) -> Report:
    """The report of a process of its own, where rules are set up otherwise."""
    command = [sys.executable, "-m", "folsom", "simulate", "--json", *words]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    report: Report = json.loads(done.stdout)
    return report


def complaint(capsys: Capture, *words: str) -> str:
    """What is said about bad input, where the exit code is 2."""
    try:
        code: object = main(["simulate", *words])
    except SystemExit as left:
        code = left.code
    assert code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err


# --- what every report has -------------------------------------------------------------------------


@of_every_game
def test_every_report_says_what_was_played_and_how_fast(capsys: Capture, game: str) -> None:
    report = simulated(capsys, game, "--games", "200", "--seed", "1899")
    assert set(report) >= OF_ALL_GAMES
    assert (report["game"], report["players"], report["seed"], report["games"]) == (game, 4, 1899, 200)
    assert report["interrupted"] is False
    assert report["cpu_seconds"] > 0
    assert report["games_per_cpu_second"] == pytest.approx(200 / report["cpu_seconds"], rel=0.01)


@of_every_game
def test_programs_count_the_first_player_from_0(capsys: Capture, game: str) -> None:
    assert simulated(capsys, game, "--games", "5", "--seed", "7")["first_player"] is None
    assert simulated(capsys, game, "--games", "5", "--seed", "7", "--first-player", "4")["first_player"] == 3


@of_every_game
def test_the_page_says_what_was_chosen_and_no_more(capsys: Capture, game: str) -> None:
    chosen = ["--characters", "Doc", "--first-player", "2", "--players", "6"]
    page = page_of(capsys, game, "--games", "5k", "--seed", "5", *chosen)
    assert page.startswith(f"{folsom.GAMES[game].name}, 6 players: 5,000 random games from seed 5\n")
    assert "\n  characters: Doc, ?, ?, ?, ?, ?\n  first player: seat 2\n" in page
    assert "cars" not in page
    assert not any(f"{option.name}=" in page for option in folsom.GAMES[game].options)


# --- seeds, parts and interruptions ----------------------------------------------------------------


@of_every_game
def test_the_same_seed_gives_the_same_figures_in_parts_of_any_size(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    words = (game, "--games", "100", "--seed", "3", "--players", "5")
    whole = simulated(capsys, *words)
    for size in (1, 7, 64):
        monkeypatch.setattr(simulate, "_next_part", lambda _part, _seconds, size=size: size)
        assert without_times(simulated(capsys, *words)) == without_times(whole)


@pytest.mark.parametrize(("game", "figure"), [("express", "money_mean"), ("super", "by_order")])
def test_another_seed_gives_other_figures(capsys: Capture, game: str, figure: str) -> None:
    one, other = (simulated(capsys, game, "--games", "50", "--seed", seed) for seed in ("3", "4"))
    assert one[figure] != other[figure]


@of_every_game
def test_a_seed_left_to_chance_is_reported_and_can_be_given_again(capsys: Capture, game: str) -> None:
    first, other = (simulated(capsys, game, "--games", "50") for _ in range(2))
    again = simulated(capsys, game, "--games", "50", "--seed", str(first["seed"]))
    assert without_times(again) == without_times(first)
    assert other["seed"] != first["seed"]


def test_seeds_may_have_256_bits(capsys: Capture) -> None:
    assert simulated(capsys, "express", "--games", "5", "--seed", str(2**256 - 1))["seed"] == 2**256 - 1


def test_parts_grow_to_a_tenth_of_a_second() -> None:
    assert simulate._next_part(1, 0.0) == 4
    assert simulate._next_part(1000, 0.01) == 4000
    assert simulate._next_part(1000, 0.05) == 2000
    assert simulate._next_part(1000, 0.2) == 500
    assert simulate._next_part(1, 10.0) == 1


@pytest.fixture
def _interrupts_heard() -> Iterator[None]:
    """Ctrl-C raises, as in a terminal: where the tests run in the background it may be ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def _interrupted_part(_interrupts_heard: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes in the middle of the third part, of ten games each."""
    play, parts = Simulation.play, []

    def interrupted(simulation: Simulation, count: int) -> None:
        parts.extend([count] if count == 10 else [])
        if len(parts) == 3:
            signal.raise_signal(signal.SIGINT)
        play(simulation, count)

    monkeypatch.setattr(simulate, "_next_part", lambda _part, _seconds: 10)
    monkeypatch.setattr(Simulation, "play", interrupted)


@of_every_game
@pytest.mark.usefixtures("_interrupted_part")
def test_interrupted_it_reports_the_games_it_has(capsys: Capture, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    report = simulated(capsys, game, "--games", "2000", "--seed", "5", code=130)
    assert (report["games"], report["interrupted"]) == (32, True)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    monkeypatch.undo()
    alone = simulated(capsys, game, "--games", "32", "--seed", "5")
    assert without_times(report) == without_times(alone) | {"interrupted": True}


@of_every_game
@pytest.mark.usefixtures("_interrupted_part")
def test_interrupted_the_page_says_so(capsys: Capture, game: str) -> None:
    assert main(["simulate", game, "--games", "2000", "--seed", "5"]) == 130
    said = capsys.readouterr()
    assert "32 random games" in said.out
    assert "interrupted" in said.out
    assert said.err == ""


@pytest.mark.parametrize(("game", "options"), [("express", []), ("super", ["reflex=on", "horse=on"])])
def test_interpreted_rules_give_the_same_figures(capsys: Capture, game: str, options: list[str]) -> None:
    words = [game, "--players", "3", "--games", "8", "--seed", "11", *(f"--option={option}" for option in options)]
    interpreted = simulated_elsewhere(*words, FOLSOM_RULES="interpreted")
    assert without_times(interpreted) == without_times(simulated(capsys, *words))


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "option"), [("express", "expert=on"), ("super", "horse=on")])
def test_figures_are_the_same_without_bmi2(capsys: Capture, game: str, option: str) -> None:
    words = [game, "--players", "6", "--games", "500", "--seed", "11", "--option", option]
    without = simulated_elsewhere(*words, FOLSOM_BMI2="off")
    assert without_times(without) == without_times(simulated(capsys, *words))


# --- words in --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "games"),
    [
        ("1", 1),
        ("5000", 5000),
        ("100_000", 100_000),
        ("100,000", 100_000),
        ("1e6", 10**6),
        ("1E+6", 10**6),
        ("2.5e3", 2500),
        ("100k", 100_000),
        ("2.5M", 2_500_000),
        ("1e10", 10**10),
    ],
)
def test_games_are_counted_in_many_ways(written: str, games: int) -> None:
    assert number_of_games(written) == games


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'; there are express, super"),
        ([], "GAME"),
        (["express", "--games", "0"], "from 1 to 10,000,000,000 games can be played, not 0"),
        (["express", "--games", "-5"], "from 1 to 10,000,000,000 games can be played, not -5"),
        (["express", "--games", "1e11"], "from 1 to 10,000,000,000 games can be played, not 1e11"),
        (["express", "--games", "1.5"], "'1.5' isn't a number of games"),
        (["express", "--games", "1,5"], "'1,5' isn't a number of games"),
        (["express", "--games", "many"], "'many' isn't a number of games"),
        (["express", "--games", "1e-3"], "'1e-3' isn't a number of games"),
        (["super", "--seed", "-1"], "a seed is a whole number from 0 to 2**256 - 1, not -1"),
        (["super", "--seed", str(2**256)], "a seed is a whole number from 0 to 2**256 - 1"),
        (["super", "--seed", "lucky"], "'lucky' isn't a whole number"),
        (["super", "--players", "8"], "Super is for 3 to 7 players, not 8"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    assert sentence in complaint(capsys, *words)
