"""The value of a position of Express to each seat: features, weights and values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

import pytest

import folsom
from folsom.bots import express
from folsom.bots.express.feature_names import FEATURE_NAMES
from folsom.bots.express.training import features_of
from folsom.bots.express.value_weights import FILE, LATER_ROUNDS, WEIGHTS, Rows, flat, from_json, shipped, to_json
from folsom.bots.express.workspace import TABLE_NAMES
from folsom.express.components import ALL_PURSES, CHARACTER_NAMES, ROUNDS
from folsom.express.position import Position
from folsom.games import ExpressView
from tests.bots.express.thinking import estimated
from tests.support.random_games import count, played_out, random_games
from tests.support.scenes.express.scene import Scene

PLAYERS = range(3, 7)


def features(scene: Scene, who: str) -> dict[str, float]:
    """The features of a bandit's player that aren't zero, by name."""
    row = features_of(scene.game)[scene.seat(who)]
    return {name: feature for name, feature in zip(FEATURE_NAMES, row, strict=True) if feature}


def round_start(drawing: str | None = None, **table: Any) -> Scene:
    """A scene where a round begins."""
    return Scene(drawing, **{"hands": {}, **table})


# --- features ----------------------------------------------------------------------------------------


def test_the_features_of_a_bandit_inside_are_what_is_drawn() -> None:
    scene = round_start(
        """
        roof   |   | box |       |                |
        inside | M | B   | jewel | T purse purse500 | D
        """,
        seats="Doc Tuco Belle",
        first="Doc",
        Tuco="box purse300",
        fired={"Tuco": "Doc x3", "Belle": "Tuco"},
        met={"Tuco": 2},
        suffered={"Tuco": 1},
    )
    assert features(scene, "Tuco") == pytest.approx(
        {
            "money": 1.3,
            "strongboxes": 1,
            "bullets spent": 3 / 6,
            "bullets spent, squared": 1 / 4,
            "Gunslinger": 1,
            "bullets received": 4 / 6,
            "loot here": 0.75,
            "best loot here": 0.5,
            "loot beside": 0.5,
            "alone": 1,
            "indoors": 1,
            "behind the Marshal": 3 / 5,
            "from the Marshal, inside": 3 / 5,
            "turn order": 1 / 3,
            "Tuco": 1,
        }
    )


def test_the_features_of_a_bandit_on_a_roof_are_what_is_drawn() -> None:
    scene = round_start(
        """
        roof   | jewel | B box purse | purse |
        inside | M     | jewel       | T     | D
        """,
        seats="Doc Tuco Belle",
        first="Tuco",
        fired={"Doc": "Tuco x3"},
    )
    assert features(scene, "Belle") == pytest.approx(
        {
            "behind the Gunslinger, squared": 1 / 4,
            "loot here": 1.25,
            "best loot here": 1,
            "loot beside": 0.75,
            "loot above or below": 0.5,
            "alone": 1,
            "behind the Marshal": 1 / 4,
            "from the Marshal, on the roof": 1 / 4,
            "turn order": 1 / 3,
            "Belle": 1,
        }
    )
    assert features(scene, "Tuco")["bullets received"] == pytest.approx(3 / 6)


def test_jewels_and_strongboxes_are_counted_one_by_one() -> None:
    scene = round_start(seats="Tuco Doc Belle", Doc="jewel x2 box purse300")
    assert {name: features(scene, "Doc")[name] for name in ("money", "jewels", "strongboxes")} == pytest.approx(
        {"money": 2.3, "jewels": 2, "strongboxes": 1}
    )


def test_who_has_fired_all_bullets_has_none_left() -> None:
    scene = round_start(seats="Tuco Doc Belle", fired={"Tuco": "Belle x6", "Doc": "Belle x5"})
    assert [features(scene, name).get("no bullet left", 0) for name in ("Tuco", "Doc", "Belle")] == [1, 0, 0]
    behind = [features(scene, name).get("behind the Gunslinger, squared", 0) for name in ("Tuco", "Doc", "Belle")]
    assert behind == pytest.approx([0, 1 / 36, 1])


def test_those_on_one_spot_arent_alone() -> None:
    scene = round_start("""
        roof   |   |   | T |
        inside | M |   | J | D B
    """)
    assert [features(scene, name).get("alone", 0) for name in ("Tuco", "Django", "Doc", "Belle")] == [1, 1, 0, 0]


def test_before_the_marshal_is_less_than_nothing_behind_him() -> None:
    scene = round_start("""
        roof   | T |   |   |
        inside |   | M | B | D
    """)
    found = [
        (features(scene, name).get("behind the Marshal"), features(scene, name).get("from the Marshal, on the roof"))
        for name in ("Tuco", "Belle", "Doc")
    ]
    assert found == [(-1 / 4, 1 / 4), (1 / 4, None), (2 / 4, None)]


def test_who_stands_at_an_end_of_the_train_has_loot_on_one_side_only() -> None:
    scene = round_start("""
        roof   | jewel | T   | purse |
        inside | M     | box |       | D B jewel
    """)
    assert features(scene, "Doc")["loot here"] == 0.5
    assert "loot beside" not in features(scene, "Doc")


def test_those_who_share_the_gunslingers_prize_share_the_feature() -> None:  # X9.2
    scene = round_start(seats="Tuco Doc Belle", fired={"Tuco": "Belle", "Doc": "Belle"})
    assert [features(scene, name).get("Gunslinger", 0) for name in ("Tuco", "Doc", "Belle")] == [1 / 2, 1 / 2, 0]


def test_a_ransom_is_money() -> None:  # X8.8
    scene = round_start(seats="Tuco Doc Belle")
    scene.state.ransoms[scene.bandit("Doc")] = 2
    assert features(scene, "Doc")["money"] == 0.5


def test_the_first_player_is_the_first_in_turn_order() -> None:
    scene = round_start(seats="Tuco Doc Belle Django", first="Belle")
    order = [features(scene, name).get("turn order", 0) for name in ("Belle", "Django", "Tuco", "Doc")]
    assert order == [0, 1 / 4, 2 / 4, 3 / 4]


def test_a_team_has_the_features_of_both_its_bandits() -> None:  # X11.4
    scene = round_start(
        """
        roof   |   |       | C jewel |   |
        inside | M | jewel |         | T | J D
        """,
        teams="Tuco Cheyenne, Django Doc",
        Tuco="purse",
        Cheyenne="jewel",
        fired={"Tuco": "Doc x2", "Cheyenne": "Django"},
        met={"Cheyenne": 1},
        suffered={"Tuco": 2},
    )
    assert features(scene, "Tuco") == pytest.approx(
        {
            "money": 0.75,
            "jewels": 1,
            "bullets spent": 3 / 6,
            "bullets spent, squared": (2 / 6) ** 2 + (1 / 6) ** 2,
            "bullets received": 3 / 6,
            "loot here": 0.5,
            "best loot here": 0.5,
            "alone": 2,
            "indoors": 1,
            "behind the Marshal": 3 / 5 + 2 / 5,
            "from the Marshal, inside": 3 / 5,
            "from the Marshal, on the roof": 2 / 5,
            "Tuco": 1,
            "Cheyenne": 1,
        }
    )


# --- values ------------------------------------------------------------------------------------------


def without_purses(game: folsom.Express) -> folsom.Express:
    """The same end, in which all that is owned is seen by all."""
    s = game.position.state
    s.held = [tokens & ~ALL_PURSES for tokens in s.held]
    s.loot = [tokens & ~ALL_PURSES for tokens in s.loot]
    return folsom.Express.at(Position(s))


def test_at_the_end_those_who_won_share_the_victory() -> None:  # X9.3
    for played, rng in random_games(folsom.Express, count(12, 3)):
        game = without_purses(played_out(played, rng))
        won = game.result.winners
        assert estimated(game.view(0)) == [1 / len(won) if seat in won else 0 for seat in range(game.players)]


def test_a_victory_that_is_shared_is_divided() -> None:  # X9.3
    scene = Scene(seats="Tuco Doc Belle", round_card="Hostage", Tuco="jewel", Doc="jewel", Belle="purse")
    scene.end_round()
    assert estimated(scene.view("Belle")) == [1 / 2, 1 / 2, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_estimated_values_add_up_to_one(players: int) -> None:
    values = estimated(folsom.Express(players, seed=players).view(0))
    assert len(values) == players
    assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("round_number", [2, 3, 4])
def test_money_is_worth_something(round_number: int) -> None:
    poor, rich = (
        estimated(round_start(seats="Tuco Doc Belle", round_number=round_number, Tuco=held).view("Doc"))
        for held in ("jewel", "jewel box")
    )
    assert rich[0] > poor[0]
    assert rich[1] < poor[1]


def test_a_value_is_a_softmax_of_weighted_features() -> None:
    scene = round_start(
        """
        roof   |   | B | purse |
        inside | M |   | T     | D
        """,
        round_number=3,
        Tuco="jewel x2",
        Doc="box",
        fired={"Tuco": "Doc x2"},
    )
    weights = shipped()["base 3"][1]
    odds = [
        exp(sum(weight * each for weight, each in zip(weights, row, strict=True))) for row in features_of(scene.game)
    ]
    assert estimated(scene.view("Doc")) == pytest.approx([each / sum(odds) for each in odds])


def test_before_the_first_round_all_values_are_equal() -> None:
    scene = round_start(seats="Tuco Doc Belle", round_number=1, Tuco="box")
    assert estimated(scene.view("Doc")) == pytest.approx([1 / 3] * 3)


# --- weights -----------------------------------------------------------------------------------------


def test_the_file_has_a_row_for_each_table_and_round_and_names_the_features_in_order() -> None:
    data = json.loads(files(express).joinpath(FILE).read_text(encoding="utf-8"))
    assert list(data) == ["features", *TABLE_NAMES]
    assert data["features"] == list(FEATURE_NAMES)
    assert data["features"][-len(CHARACTER_NAMES) :] == list(CHARACTER_NAMES)
    for table in TABLE_NAMES:
        assert [len(row) for row in data[table]] == [len(FEATURE_NAMES)] * (ROUNDS - 1)


def test_the_file_is_as_it_is_written() -> None:
    assert files(express).joinpath(FILE).read_text(encoding="utf-8") == to_json(shipped())


def test_weights_are_rounded_when_they_are_written() -> None:
    rows = {table: [[1 / 3] * len(FEATURE_NAMES)] * (ROUNDS - 1) for table in TABLE_NAMES}
    assert json.loads(to_json(rows))["teams 2"][0][0] == 0.333


def test_the_weights_in_use_are_those_that_are_shipped() -> None:
    assert list(WEIGHTS) == list(flat(shipped()))


def changed(rows: Rows, table: str, row: int) -> Rows:
    """The same weights, but for one row, in which only money counts."""
    money = [[5.0, *[0.0] * (len(FEATURE_NAMES) - 1)]]
    return {**rows, table: [*rows[table][:row], *money, *rows[table][row + 1 :]]}


@cache
def starts() -> Mapping[tuple[str, int], ExpressView]:
    """Doc's view of the start of each round after the first, at each table."""
    seats = {
        players: " ".join(("Tuco", "Doc", "Belle", "Django", "Ghost", "Cheyenne")[:players]) for players in PLAYERS
    }
    tables: dict[str, dict[str, Any]] = {
        **{f"base {players}": {"seats": seats[players]} for players in PLAYERS},
        **{f"expert {players}": {"seats": seats[players], "expert": True} for players in PLAYERS},
        "teams 2": {"teams": "Tuco Cheyenne, Django Doc"},
    }
    cards = {1: "Tunnel", 2: "Bridge", 3: "Braking", 4: "Hostage"}
    return {
        (table, number): round_start(round_card=card, round_number=number + 1, Tuco="jewel x2", **options).view("Doc")
        for table, options in tables.items()
        for number, card in cards.items()
    }


@cache
def as_shipped() -> Mapping[tuple[str, int], list[float]]:
    """The values by the shipped weights at each start."""
    return {where: estimated(view) for where, view in starts().items()}


@pytest.mark.parametrize("table", TABLE_NAMES)
@pytest.mark.parametrize("row", range(ROUNDS - 1))
def test_a_row_of_weights_counts_for_its_table_and_round_alone(table: str, row: int) -> None:
    other = flat(changed(shipped(), table, row))
    moved = [where for where, view in starts().items() if estimated(view, other) != as_shipped()[where]]
    assert moved == [(table, row + 1)]


def test_weights_without_a_row_for_a_round_are_refused() -> None:
    rows = {**shipped(), "expert 5": shipped()["expert 5"][:-1]}
    with pytest.raises(AssertionError, match="a row for each round"):
        flat(rows)


# --- files of other features ---------------------------------------------------------------------------


def file_with(features: list[str], **tables: list[list[float]]) -> str:
    """A file of weights for these features, with rows of 1, 2, 3 … for every table but those given."""
    row = [float(number) for number in range(1, len(features) + 1)]
    rows = {table: [row] * len(LATER_ROUNDS) for table in TABLE_NAMES}
    return json.dumps({"features": features, **rows, **tables})


def test_a_file_with_an_unknown_and_a_missing_feature_loads() -> None:
    *kept, missing = FEATURE_NAMES
    with pytest.warns(UserWarning, match="^weights are ignored: unknown feature 'Mei'$") as warned:
        rows = from_json(file_with(["Mei", *kept]))
    assert len(warned) == 1
    weights = dict(zip(FEATURE_NAMES, rows["base 4"][0], strict=True))
    assert [weights[name] for name in kept] == list(range(2, len(kept) + 2))
    assert weights[missing] == 0
    assert len(flat(rows)) == len(TABLE_NAMES) * ROUNDS * len(FEATURE_NAMES)


def test_features_are_found_by_name_in_any_order() -> None:
    rows = from_json(file_with(list(reversed(FEATURE_NAMES))))
    assert rows["teams 2"][0] == list(range(len(FEATURE_NAMES), 0, -1))


def test_a_table_without_weights_counts_nothing_and_an_unknown_one_is_ignored() -> None:
    data = json.loads(file_with(list(FEATURE_NAMES), **{"base 9": []}))
    del data["expert 6"]
    with pytest.warns(UserWarning, match="^weights are ignored: unknown table 'base 9'$"):
        rows = from_json(json.dumps(data))
    assert list(rows) == list(TABLE_NAMES)
    assert rows["expert 6"] == [[0.0] * len(FEATURE_NAMES)] * len(LATER_ROUNDS)
