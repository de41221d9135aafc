"""What is reported of simulated games of Express: the figures of games played slowly, one by one."""

from __future__ import annotations

import random
from collections import defaultdict
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

import folsom
from folsom.cli.express import report as express_report
from folsom.cli.number_arguments import MOST_GAMES
from folsom.cli.sampling import standard_error
from folsom.cli.simulation import Simulation
from folsom.express.components import CHARACTER_NAMES, NEUTRAL_BULLETS
from tests.support.simulations import OF_ALL_GAMES, Report, Samples, assert_alike, page_of, simulated

OF_CHARACTER = {
    "seats",
    "money_mean",
    "money_se",
    "gunslinger_rate",
    "win_rate",
    "bullets_received_mean",
    "shots_mean",
}
OF_EXPRESS = {
    "cars",
    "decisions_per_game",
    "money_mean",
    "neutral_left_mean",
    "shared_gunslinger_rate",
    "by_character",
}


def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "express", "--games", "200", "--seed", "1899")
    assert set(report) == OF_ALL_GAMES | OF_EXPRESS
    assert (report["game"], report["players"], report["seed"], report["games"]) == ("express", 4, 1899, 200)
    assert report["interrupted"] is False
    assert set(report["by_character"]) == set(CHARACTER_NAMES)
    assert all(set(figures) == OF_CHARACTER for figures in report["by_character"].values())
    assert report["cpu_seconds"] > 0
    assert report["games_per_cpu_second"] == pytest.approx(200 / report["cpu_seconds"], rel=0.01)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_characters_add_up_to_the_whole(capsys: pytest.CaptureFixture[str], players: int) -> None:
    report = simulated(capsys, "express", "--players", str(players), "--games", "300", "--seed", "7")
    rows = list(report["by_character"].values())
    bandits_a_seat = 2 if players == 2 else 1
    assert sum(row["seats"] for row in rows) == 300 * players * bandits_a_seat
    money = sum(row["seats"] * row["money_mean"] for row in rows)
    assert money == pytest.approx(300 * players * report["money_mean"])
    assert sum(row["seats"] * row["win_rate"] for row in rows) == pytest.approx(300 * bandits_a_seat)


def test_a_shared_gunslinger_makes_more_gunslingers_than_games(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "express", "--games", "300", "--seed", "7")
    gunslingers = sum(row["seats"] * row["gunslinger_rate"] for row in report["by_character"].values())
    shared = 300 * report["shared_gunslinger_rate"]
    assert 300 + shared <= gunslingers <= 300 + 3 * shared


def test_only_characters_that_play_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(
        capsys, "express", "--players", "3", "--characters", "belle, Doc ,Tuco", "--games", "20", "--seed", "1"
    )
    assert set(report["by_character"]) == {"Belle", "Doc", "Tuco"}
    assert all(row["seats"] == 20 for row in report["by_character"].values())
    assert report["characters"] == ["Belle", "Doc", "Tuco"]


def test_options_are_played_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    base = simulated(capsys, "express", "--games", "300", "--seed", "7")
    expert = simulated(
        capsys, "express", "--games", "300", "--seed", "7", "--option", "expert=on", "--option", "ghost=always"
    )
    assert base["options"]["expert"] == "off"
    assert (expert["options"]["expert"], expert["options"]["ghost"]) == ("on", "always")
    assert expert["decisions_per_game"] > base["decisions_per_game"] + 5


def test_money_has_the_standard_error_of_its_mean() -> None:
    money = [250, 1000, 1750, 250, 3000]
    error = standard_error(len(money), sum(money), sum(each * each for each in money))
    assert error == pytest.approx(stdev(money) / sqrt(len(money)))
    assert standard_error(1, 250, 250 * 250) is None


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


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("games", "table"),
    [(200, {"players": 4}), (100, {"players": 2}), (100, {"players": 3, "expert": "on", "known_purses": "off"})],
)
def test_figures_are_those_of_games_played_slowly(
    capsys: pytest.CaptureFixture[str], games: int, table: Report
) -> None:
    options = [f"--option={name}={value}" for name, value in table.items() if name != "players"]
    fast = simulated(
        capsys, "express", "--players", str(table["players"]), "--games", "20k", "--seed", "1899", *options
    )
    of_all, by_character = slow_games(games, **table)
    for figure, sample in of_all.items():
        assert_alike(sample, fast[figure], fast["games"], figure)
    assert set(by_character) == set(CHARACTER_NAMES)
    for name, samples in by_character.items():
        row = fast["by_character"][name]
        for figure, sample in samples.items():
            assert_alike(sample, row[figure], row["seats"], f"{figure} of {name}")


# --- the page --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["2", "6"])
def test_the_page_names_every_character(capsys: pytest.CaptureFixture[str], players: str) -> None:
    settings = ["--option", "neutral_shortage=deal_until_empty", "--characters", "Doc", "--first-player", "2"]
    page = page_of(capsys, "express", "--players", players, "--games", "5k", "--seed", "5", *settings)
    for words in (*CHARACTER_NAMES, "Express, ", "neutral_shortage=deal_until_empty"):
        assert words in page
    assert "tie_break" not in page


def test_the_page_fits_80_columns_after_the_most_games() -> None:
    simulation = Simulation(folsom.Express, folsom.Express.make_table(3), 5)
    simulation.play(10)
    simulation._sums = [number * (MOST_GAMES // 10) for number in simulation._sums]
    page = express_report.characters(simulation.figures()["by_character"])
    assert all(len(line) <= 80 for line in page)


def test_the_page_of_one_game_has_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    page = page_of(capsys, "Express", "--games", "1", "--seed", "5")
    assert "1 random game from" in page
    assert "  -  " in page
