"""Simulations: their figures are those of games played slowly, one by one, and depend on seed and number alone."""

from __future__ import annotations

import io
import json
import os
import random
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

import folsom
from folsom.cli import main, simulate
from folsom.cli.progress_bar import PATIENCE, ProgressBar, in_words
from folsom.express.components import CHARACTER_NAMES, NEUTRAL_BULLETS
from folsom.express.table import make_table

Report = dict[str, Any]
Samples = dict[str, list[float]]
OF_CHARACTER = {
    "seats",
    "money_mean",
    "money_se",
    "gunslinger_rate",
    "win_rate",
    "bullets_received_mean",
    "shots_mean",
}
OF_ALL = {
    "games",
    "cpu_seconds",
    "games_per_cpu_second",
    "decisions_per_game",
    "money_mean",
    "neutral_left_mean",
    "shared_gunslinger_rate",
    "by_character",
}
OF_TABLE = {"game", "players", "seed", "interrupted", "characters", "cars", "first_player", "options"}
TIMES = {"cpu_seconds", "games_per_cpu_second"}


def simulated(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Report:
    assert main(["simulate", "express", "--json", *words]) == code
    report: Report = json.loads(capsys.readouterr().out)
    return report


def without_times(report: Report) -> Report:
    return {name: figure for name, figure in report.items() if name not in TIMES}


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
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


# --- the figures -----------------------------------------------------------------------------------


def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--games", "200", "--seed", "1899")
    assert set(report) == OF_ALL | OF_TABLE
    assert (report["game"], report["players"], report["seed"], report["games"]) == ("express", 4, 1899, 200)
    assert report["interrupted"] is False
    assert set(report["by_character"]) == set(CHARACTER_NAMES)
    assert all(set(figures) == OF_CHARACTER for figures in report["by_character"].values())
    assert report["cpu_seconds"] > 0
    assert report["games_per_cpu_second"] == pytest.approx(200 / report["cpu_seconds"], rel=0.01)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_characters_add_up_to_the_whole(capsys: pytest.CaptureFixture[str], players: int) -> None:
    report = simulated(capsys, "--players", str(players), "--games", "300", "--seed", "7")
    rows = list(report["by_character"].values())
    bandits_a_seat = 2 if players == 2 else 1
    assert sum(row["seats"] for row in rows) == 300 * players * bandits_a_seat
    money = sum(row["seats"] * row["money_mean"] for row in rows)
    assert money == pytest.approx(300 * players * report["money_mean"])
    assert sum(row["seats"] * row["win_rate"] for row in rows) == pytest.approx(300 * bandits_a_seat)


def test_a_shared_gunslinger_makes_more_gunslingers_than_games(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--games", "300", "--seed", "7")
    gunslingers = sum(row["seats"] * row["gunslinger_rate"] for row in report["by_character"].values())
    shared = 300 * report["shared_gunslinger_rate"]
    assert 300 + shared <= gunslingers <= 300 + 3 * shared


def test_only_characters_that_play_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "3", "--characters", "belle, Doc ,Tuco", "--games", "20", "--seed", "1")
    assert set(report["by_character"]) == {"Belle", "Doc", "Tuco"}
    assert all(row["seats"] == 20 for row in report["by_character"].values())
    assert report["characters"] == ["Belle", "Doc", "Tuco"]


def test_options_are_played_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    base = simulated(capsys, "--games", "300", "--seed", "7")
    expert = simulated(capsys, "--games", "300", "--seed", "7", "--option", "expert=on", "--option", "ghost=always")
    assert base["options"]["expert"] == "off"
    assert (expert["options"]["expert"], expert["options"]["ghost"]) == ("on", "always")
    assert expert["decisions_per_game"] > base["decisions_per_game"] + 5


def test_programs_count_the_first_player_from_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--games", "5", "--seed", "7")["first_player"] is None
    assert simulated(capsys, "--games", "5", "--seed", "7", "--first-player", "4")["first_player"] == 3


def test_money_has_the_standard_error_of_its_mean() -> None:
    money = [250, 1000, 1750, 250, 3000]
    error = simulate._standard_error(len(money), sum(money), sum(each * each for each in money))
    assert error == pytest.approx(stdev(money) / sqrt(len(money)))
    assert simulate._standard_error(1, 250, 250 * 250) is None


# --- the same games, slowly ------------------------------------------------------------------------


def slow_games(games: int, **table: Any) -> tuple[Samples, dict[str, Samples]]:
    """The figures of random games played through the public contract, and read from results and events."""
    rng = random.Random(1899)
    of_all: Samples = defaultdict(list)
    by_character: dict[str, Samples] = defaultdict(lambda: defaultdict(list))
    for _ in range(games):
        game = folsom.Express(seed=rng.getrandbits(64), **table)
        of_all["decisions_per_game"].append(played_out(game, rng))
        note_game(game, of_all)
        note_bandits(game, by_character)
    return of_all, by_character


def played_out(game: folsom.Express, rng: random.Random) -> int:
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.choices(seat)))
        decisions += 1
    return decisions


def note_game(game: folsom.Express, of_all: Samples) -> None:
    names = [event.name for event in game.events()]
    left = 0 if "neutrals gone" in names else NEUTRAL_BULLETS - names.count("neutral bullet")
    of_all["neutral_left_mean"].append(left)
    of_all["money_mean"].append(mean(game.result.money))
    of_all["shared_gunslinger_rate"].append(len(game.result.gunslingers) > 1)


def note_bandits(game: folsom.Express, by_character: dict[str, Samples]) -> None:
    received, shots = bullets(game)
    bandits = [(seat, bandit.name) for seat, seen in enumerate(game.view().seats) for bandit in seen.bandits]
    for number, (seat, name) in enumerate(bandits):
        row = by_character[name]
        row["gunslinger_rate"].append(name in game.result.gunslingers)
        row["win_rate"].append((game.result.ranks[seat] == 1) / len(game.result.winners))
        row["bullets_received_mean"].append(received[number])
        row["shots_mean"].append(shots[number])
        if game.players > 2:
            row["money_mean"].append(game.result.money[seat])


def bullets(game: folsom.Express) -> tuple[dict[int, int], dict[int, int]]:
    """The bullets that each bandit received, and those that each one fired, as the events tell."""
    received: dict[int, int] = defaultdict(int)
    shots: dict[int, int] = defaultdict(int)
    for event in game.events():
        if event.name == "hit":
            received[event.facts["target"]] += 1
            shots[event.facts["bandit"]] += 1
        elif event.name == "neutral bullet":
            received[event.facts["bandit"]] += 1
    return received, shots


def assert_alike(slow: Samples, fast: Report, fast_count: int) -> None:
    """Each mean of the slow games is within a few standard errors of the fast one."""
    for name, sample in slow.items():
        error = stdev(sample) * sqrt(1 / len(sample) + 1 / fast_count)
        assert abs(mean(sample) - fast[name]) <= 4 * error, name


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("games", "table"),
    [(200, {"players": 4}), (100, {"players": 2}), (100, {"players": 3, "expert": "on", "known_purses": "off"})],
)
def test_figures_are_those_of_games_played_slowly(
    capsys: pytest.CaptureFixture[str], games: int, table: Report
) -> None:
    options = [f"--option={name}={value}" for name, value in table.items() if name != "players"]
    fast = simulated(capsys, "--players", str(table["players"]), "--games", "20k", "--seed", "1899", *options)
    of_all, by_character = slow_games(games, **table)
    assert_alike(of_all, fast, fast["games"])
    assert set(by_character) == set(CHARACTER_NAMES)
    for name, samples in by_character.items():
        assert_alike(samples, fast["by_character"][name], fast["by_character"][name]["seats"])


# --- seeds, parts and interruptions ----------------------------------------------------------------


def test_the_same_seed_gives_the_same_figures_in_parts_of_any_size(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--games", "100", "--seed", "3", "--players", "5")
    whole = simulated(capsys, *words)
    for size in (1, 7, 64):
        monkeypatch.setattr(simulate, "_next_part", lambda _part, _seconds, size=size: size)
        assert without_times(simulated(capsys, *words)) == without_times(whole)


def test_another_seed_gives_other_figures(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (simulated(capsys, "--games", "50", "--seed", seed) for seed in ("3", "4"))
    assert one["money_mean"] != other["money_mean"]


def test_a_seed_left_to_chance_is_reported_and_can_be_given_again(capsys: pytest.CaptureFixture[str]) -> None:
    first, other = (simulated(capsys, "--games", "50") for _ in range(2))
    again = simulated(capsys, "--games", "50", "--seed", str(first["seed"]))
    assert without_times(again) == without_times(first)
    assert other["seed"] != first["seed"]


def test_seeds_may_have_256_bits(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--games", "5", "--seed", str(2**256 - 1))["seed"] == 2**256 - 1


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
    play, parts = simulate.Simulation.play, []

    def interrupted(simulation: simulate.Simulation, count: int) -> None:
        parts.extend([count] if count == 10 else [])
        if len(parts) == 3:
            signal.raise_signal(signal.SIGINT)
        play(simulation, count)

    monkeypatch.setattr(simulate, "_next_part", lambda _part, _seconds: 10)
    monkeypatch.setattr(simulate.Simulation, "play", interrupted)


@pytest.mark.usefixtures("_interrupted_part")
def test_interrupted_it_reports_the_games_it_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = simulated(capsys, "--games", "2000", "--seed", "5", code=130)
    assert (report["games"], report["interrupted"]) == (32, True)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    monkeypatch.undo()
    alone = simulated(capsys, "--games", "32", "--seed", "5")
    assert without_times(report) == without_times(alone) | {"interrupted": True}


@pytest.mark.usefixtures("_interrupted_part")
def test_interrupted_the_page_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "express", "--games", "2000", "--seed", "5"]) == 130
    said = capsys.readouterr()
    assert "32 random games" in said.out
    assert "interrupted" in said.out
    assert said.err == ""


def test_interpreted_rules_give_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "3", "--games", "8", "--seed", "11"]
    command = [sys.executable, "-m", "folsom", "simulate", "express", "--json", *words]
    environment = os.environ | {"FOLSOM_RULES": "interpreted"}
    interpreted = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert without_times(json.loads(interpreted.stdout)) == without_times(simulated(capsys, *words))


@pytest.mark.compiled_only
def test_figures_are_the_same_without_bmi2(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "6", "--games", "500", "--seed", "11", "--option", "expert=on"]
    command = [sys.executable, "-m", "folsom", "simulate", "express", "--json", *words]
    environment = os.environ | {"FOLSOM_BMI2": "off"}
    without = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert without_times(json.loads(without.stdout)) == without_times(simulated(capsys, *words))


# --- words in, words out ---------------------------------------------------------------------------


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
    assert simulate._games(written) == games


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess' to simulate; there is express"),
        ([], "GAME"),
        (["express", "--games", "0"], "from 1 to 10,000,000,000 games can be played, not 0"),
        (["express", "--games", "-5"], "from 1 to 10,000,000,000 games can be played, not -5"),
        (["express", "--games", "1e11"], "from 1 to 10,000,000,000 games can be played, not 1e11"),
        (["express", "--games", "1.5"], "'1.5' isn't a number of games"),
        (["express", "--games", "1,5"], "'1,5' isn't a number of games"),
        (["express", "--games", "many"], "'many' isn't a number of games"),
        (["express", "--games", "1e-3"], "'1e-3' isn't a number of games"),
        (["express", "--seed", "-1"], "a seed is a whole number from 0 to 2**256 - 1, not -1"),
        (["express", "--seed", str(2**256)], "a seed is a whole number from 0 to 2**256 - 1"),
        (["express", "--seed", "lucky"], "'lucky' isn't a whole number"),
        (["express", "--players", "7"], "Express is for 2 to 6 players, not 7"),
        (["express", "--players", "1_000_000_000", "--cars", "Mail"], "Express is for 2 to 6 players"),
        (["express", "--players", "four"], "'four' isn't a whole number"),
        (["express", "--option", "expert"], "'expert' isn't NAME=VALUE, such as expert=on"),
        (["express", "--option", "expert=perhaps"], "expert can be off or on, not 'perhaps'"),
        (["express", "--option", "dynamite=on"], "there is no option 'dynamite'; there are expert"),
        (["express", "--players", "2", "--option", "expert=off"], "two players always play the expert variant"),
        (["express", "--characters", "Zorro"], "there is no character 'Zorro'; there are Ghost"),
        (["express", "--characters", "Doc,Doc"], "Doc is chosen twice"),
        (["express", "--characters", "Doc,?,?,?,?"], "4 characters are needed, not 5"),
        (["express", "--cars", "Locomotive"], "there is no car 'Locomotive'"),
        (["express", "--first-player", "0"], "--first-player is a seat from 1 to 4, not 0"),
        (["express", "--first-player", "5"], "--first-player is a seat from 1 to 4, not 5"),
        (["express", "--players", "2", "--first-player", "3"], "--first-player is a seat from 1 to 2, not 3"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert sentence in complaint(capsys, *words)


@pytest.mark.parametrize("players", ["2", "6"])
def test_the_page_fits_80_columns_and_names_everyone(capsys: pytest.CaptureFixture[str], players: str) -> None:
    settings = ["--option", "neutral_shortage=deal_until_empty", "--characters", "Doc", "--first-player", "2"]
    assert main(["simulate", "express", "--players", players, "--games", "5k", "--seed", "5", *settings]) == 0
    page = capsys.readouterr().out
    assert all(len(line) <= 80 for line in page.splitlines())
    for words in (*CHARACTER_NAMES, "5,000 random games", "seed 5", "neutral_shortage=deal_until_empty"):
        assert words in page
    assert "\n  first player: seat 2\n" in page
    assert "tie_break" not in page


def test_the_page_fits_80_columns_after_the_most_games() -> None:
    simulation = simulate.Simulation(make_table(3), 5)
    simulation.play(10)
    simulation._sums = [number * (simulate.MOST_GAMES // 10) for number in simulation._sums]
    page = simulate._characters(simulation.figures()["by_character"])
    assert all(len(line) <= 80 for line in page)


def test_the_page_of_one_game_has_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "Express", "--games", "1", "--seed", "5"]) == 0
    page = capsys.readouterr().out
    assert "1 random game from" in page
    assert "  -  " in page


# --- the bar ---------------------------------------------------------------------------------------


class Screen(io.StringIO):
    """A terminal that remembers all that was written."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that passes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_terminal_sees_a_bar_that_vanishes() -> None:
    screen, clock = Screen(), Clock()
    with ProgressBar(screen, 200, "playing", clock) as bar:
        clock.now = 10.0
        bar.show(50, f"50 games, {bar.time_left(50)}")
        drawn = screen.getvalue()
        bar.show(200, "all")
    assert drawn == "\r[######..................]  25 %  50 games, 30 s left"
    shown, blank, end = screen.getvalue().split("\r")[-3:]
    assert shown.rstrip() == "[########################] 100 %  all"
    assert (blank.strip(), end) == ("", "")
    assert len(blank) >= len(shown.rstrip())


def test_a_shorter_line_covers_a_longer_one() -> None:
    screen = Screen()
    with ProgressBar(screen, 2, "measuring") as bar:
        bar.show(0, "a long note")
        bar.show(1, "short")
    long, short, _, _ = screen.getvalue().split("\r")[1:]
    assert len(short) == len(long)


def test_the_bar_stays_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    screen = Screen()
    with ProgressBar(screen, 2, "measuring") as bar:
        bar.show(1, "a note that is far too long for so narrow a terminal")
    assert max(map(len, screen.getvalue().split("\r"))) == 39


def test_elsewhere_a_long_run_says_one_line_and_a_short_one_nothing() -> None:
    stream, clock = io.StringIO(), Clock()
    with ProgressBar(stream, 3, "playing 3 games", clock) as bar:
        bar.show(1, "one")
        assert stream.getvalue() == ""
        clock.now = PATIENCE + 1
        bar.show(2, "two")
        bar.show(3, "three")
    assert stream.getvalue() == "folsom: playing 3 games …\n"


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.2, "1 s"), (45, "45 s"), (100, "2 min"), (3600, "60 min"), (7000, "2 h")]
)
def test_time_is_told_as_people_do(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
