"""What is reported of simulated games of Super: the figures of games played slowly, one by one."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

import folsom
from folsom.cli.super import report as super_report
from tests.support.simulations import OF_ALL_GAMES, Report, Samples, assert_alike, page_of, simulated

Capture = pytest.CaptureFixture[str]
OF_SUPER = {"rounds_per_game", "no_winner_rate", "by_order", "ended_by"}
ENDINGS = ["last_standing", "locomotive", "nobody"]
GAMES = ("--games", "2000", "--seed", "7")


# --- the figures -----------------------------------------------------------------------------------


def test_json_has_the_promised_keys(capsys: Capture) -> None:
    report = simulated(capsys, "super", *GAMES)
    assert set(report) == OF_ALL_GAMES | OF_SUPER
    assert list(report["ended_by"]) == ENDINGS
    assert all(set(place) == {"win_rate", "mean_rank"} for place in report["by_order"])
    assert report["options"] == {"reflex": "off", "horse": "off"}


@pytest.mark.parametrize("players", range(3, 8))
def test_somebody_wins_each_game_or_nobody(capsys: Capture, players: int) -> None:
    report = simulated(capsys, "super", "--players", str(players), *GAMES)
    assert len(report["by_order"]) == players
    wins = sum(place["win_rate"] for place in report["by_order"])
    assert wins + report["no_winner_rate"] == pytest.approx(1)
    assert 0 < report["no_winner_rate"] < 0.2


@pytest.mark.parametrize("players", range(3, 8))
def test_every_game_ends_in_one_way_within_as_many_rounds_as_there_are_cars(capsys: Capture, players: int) -> None:
    report = simulated(capsys, "super", "--players", str(players), *GAMES)
    assert sum(report["ended_by"].values()) == pytest.approx(1)
    assert report["ended_by"]["nobody"] == report["no_winner_rate"]
    assert 1 < report["rounds_per_game"] < players + 1


@pytest.mark.parametrize("players", range(3, 8))
def test_ranks_are_those_of_a_whole_table_or_better_where_they_are_shared(capsys: Capture, players: int) -> None:
    report = simulated(capsys, "super", "--players", str(players), *GAMES)
    ranks = [place["mean_rank"] for place in report["by_order"]]
    assert all(1 < rank < players for rank in ranks)
    assert players * players / 2 < sum(ranks) < players * (players + 1) / 2
    assert all(place["mean_rank"] <= players - (players - 1) * place["win_rate"] for place in report["by_order"])


def test_order_is_counted_from_the_first_player_not_from_a_seat(capsys: Capture) -> None:
    """Whoever starts farthest back wins least, at whichever seat."""
    for seat in ("1", "4"):
        report = simulated(capsys, "super", "--first-player", seat, *GAMES)
        rates = [place["win_rate"] for place in report["by_order"]]
        assert rates[0] == min(rates) < 0.12


def test_extensions_are_played_and_reported(capsys: Capture) -> None:
    base = simulated(capsys, "super", *GAMES)
    extended = simulated(capsys, "super", *GAMES, "--option", "reflex=on", "--option", "horse=on")
    assert extended["options"] == {"reflex": "on", "horse": "on"}
    assert extended["ended_by"]["locomotive"] > 4 * base["ended_by"]["locomotive"]


# --- the same games, slowly ------------------------------------------------------------------------


def slow_games(games: int, **table: Any) -> tuple[Samples, list[Samples]]:
    """The figures of random games played through the public contract, and read from results."""
    rng = random.Random(1899)
    of_all: Samples = defaultdict(list)
    by_order: list[Samples] = [defaultdict(list) for _ in range(table["players"])]
    for _ in range(games):
        game = played_out(folsom.Super(seed=rng.getrandbits(64), **table), rng)
        of_all["rounds_per_game"].append(len(game.rounds))
        for ending in ENDINGS:
            of_all[ending].append(game.result.ended_by == ending)
        note_places(game, by_order)
    return of_all, by_order


def played_out(game: folsom.Super, rng: random.Random) -> folsom.Super:
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.choices(seat)))
    return game


def note_places(game: folsom.Super, by_order: list[Samples]) -> None:
    result, first = game.result, game.rounds[0].first
    assert first is not None
    for place, samples in enumerate(by_order):
        seat = (first + place) % game.players
        samples["win_rate"].append(seat in result.winners)
        samples["mean_rank"].append(result.ranks[seat])


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("games", "table"),
    [(300, {"players": 3}), (150, {"players": 7}), (200, {"players": 4, "reflex": "on", "horse": "on"})],
)
def test_figures_are_those_of_games_played_slowly(capsys: Capture, games: int, table: Report) -> None:
    options = [f"--option={name}={value}" for name, value in table.items() if name != "players"]
    words = ("--players", str(table["players"]), "--games", "20k", "--seed", "1899", *options)
    fast = simulated(capsys, "super", *words)
    of_all, by_order = slow_games(games, **table)
    for figure, sample in of_all.items():
        assert_alike(sample, (fast | fast["ended_by"])[figure], fast["games"], figure)
    for place, (samples, row) in enumerate(zip(by_order, fast["by_order"], strict=True)):
        for figure, sample in samples.items():
            assert_alike(sample, row[figure], fast["games"], f"{figure} of place {place}")


# --- the page --------------------------------------------------------------------------------------


def test_the_page_has_a_row_for_each_place(capsys: Capture) -> None:
    report = simulated(capsys, "super", "--players", "7", *GAMES, "--option", "horse=on")
    page = page_of(capsys, "super", "--players", "7", *GAMES, "--option", "horse=on")
    rows = {line.split()[0]: line.split()[1:] for line in page.splitlines() if line.strip()}
    assert "\n  horse=on\n" in page
    assert "reflex" not in page
    assert rows["7th"][0] == f"{report['by_order'][6]['win_rate']:.2%}"
    assert rows["7th"][2] == f"{report['by_order'][6]['mean_rank']:.3f}"
    assert f"nobody left           {report['no_winner_rate']:.2%} of the games" in page


def test_wins_have_the_standard_error_of_their_rate() -> None:
    (_, row) = super_report.order([{"win_rate": 0.36, "mean_rank": 2.5}], 10_001)
    assert row.split() == ["1st", "36.00%", "0.48%", "2.500"]


def test_the_page_of_one_game_has_no_standard_error(capsys: Capture) -> None:
    assert "  -  " in page_of(capsys, "Super", "--games", "1", "--seed", "5")
