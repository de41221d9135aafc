"""What a position of Express is worth to each seat: marks, weights and shares."""

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
from folsom.bots.express.marking import marks_of
from folsom.bots.express.weights import WEIGHTS, Rows, as_text, laid_out, shipped
from folsom.bots.express.worth import MARK_NAMES, TABLE_NAMES
from folsom.express.components import ALL_PURSES, CHARACTER_NAMES, ROUNDS
from folsom.express.position import Position
from folsom.games import ExpressView
from tests.bots.express.thinking import promised
from tests.support.random_games import count, played_out, random_games
from tests.support.scenes.express.scene import Scene

PLAYERS = range(3, 7)


def marks(scene: Scene, who: str) -> dict[str, float]:
    """The marks of a bandit's player by name, but for those that are nought."""
    row = marks_of(scene.game)[scene.seat(who)]
    return {name: mark for name, mark in zip(MARK_NAMES, row, strict=True) if mark}


def round_start(drawing: str | None = None, **table: Any) -> Scene:
    """A scene where a round begins."""
    return Scene(drawing, **{"hands": {}, **table})


# --- marks -------------------------------------------------------------------------------------------


def test_the_marks_of_a_bandit_inside_are_what_is_drawn() -> None:
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
    assert marks(scene, "Tuco") == pytest.approx(
        {
            "money": 1.3,
            "strongboxes": 1,
            "bullets spent": 3 / 6,
            "bullets spent, squared": 1 / 4,
            "Gunslinger": 1,
            "bullets received": 4 / 6,
            "loot here": 0.75,
            "dearest loot here": 0.5,
            "loot beside": 0.5,
            "alone": 1,
            "indoors": 1,
            "behind the Marshal": 3 / 5,
            "from the Marshal, inside": 3 / 5,
            "turn order": 1 / 3,
            "Tuco": 1,
        }
    )


def test_the_marks_of_a_bandit_on_a_roof_are_what_is_drawn() -> None:
    scene = round_start(
        """
        roof   | jewel | B box purse | purse |
        inside | M     | jewel       | T     | D
        """,
        seats="Doc Tuco Belle",
        first="Tuco",
        fired={"Doc": "Tuco x3"},
    )
    assert marks(scene, "Belle") == pytest.approx(
        {
            "behind the Gunslinger, squared": 1 / 4,
            "loot here": 1.25,
            "dearest loot here": 1,
            "loot beside": 0.75,
            "loot above or below": 0.5,
            "alone": 1,
            "behind the Marshal": 1 / 4,
            "from the Marshal, on the roof": 1 / 4,
            "turn order": 1 / 3,
            "Belle": 1,
        }
    )
    assert marks(scene, "Tuco")["bullets received"] == pytest.approx(3 / 6)


def test_jewels_and_strongboxes_are_counted_one_by_one() -> None:
    scene = round_start(seats="Tuco Doc Belle", Doc="jewel x2 box purse300")
    assert {name: marks(scene, "Doc")[name] for name in ("money", "jewels", "strongboxes")} == pytest.approx(
        {"money": 2.3, "jewels": 2, "strongboxes": 1}
    )


def test_who_has_fired_all_bullets_has_none_left() -> None:
    scene = round_start(seats="Tuco Doc Belle", fired={"Tuco": "Belle x6", "Doc": "Belle x5"})
    assert [marks(scene, name).get("no bullet left", 0) for name in ("Tuco", "Doc", "Belle")] == [1, 0, 0]
    behind = [marks(scene, name).get("behind the Gunslinger, squared", 0) for name in ("Tuco", "Doc", "Belle")]
    assert behind == pytest.approx([0, 1 / 36, 1])


def test_those_on_one_spot_arent_alone() -> None:
    scene = round_start("""
        roof   |   |   | T |
        inside | M |   | J | D B
    """)
    assert [marks(scene, name).get("alone", 0) for name in ("Tuco", "Django", "Doc", "Belle")] == [1, 1, 0, 0]


def test_before_the_marshal_is_less_than_nothing_behind_him() -> None:
    scene = round_start("""
        roof   | T |   |   |
        inside |   | M | B | D
    """)
    found = [
        (marks(scene, name).get("behind the Marshal"), marks(scene, name).get("from the Marshal, on the roof"))
        for name in ("Tuco", "Belle", "Doc")
    ]
    assert found == [(-1 / 4, 1 / 4), (1 / 4, None), (2 / 4, None)]


def test_who_stands_at_an_end_of_the_train_has_loot_on_one_side_only() -> None:
    scene = round_start("""
        roof   | jewel | T   | purse |
        inside | M     | box |       | D B jewel
    """)
    assert marks(scene, "Doc")["loot here"] == 0.5
    assert "loot beside" not in marks(scene, "Doc")


def test_those_who_share_the_gunslingers_prize_share_the_mark() -> None:  # X9.2
    scene = round_start(seats="Tuco Doc Belle", fired={"Tuco": "Belle", "Doc": "Belle"})
    assert [marks(scene, name).get("Gunslinger", 0) for name in ("Tuco", "Doc", "Belle")] == [1 / 2, 1 / 2, 0]


def test_a_ransom_is_money() -> None:  # X8.8
    scene = round_start(seats="Tuco Doc Belle")
    scene.state.ransoms[scene.bandit("Doc")] = 2
    assert marks(scene, "Doc")["money"] == 0.5


def test_the_first_player_is_the_first_in_turn_order() -> None:
    scene = round_start(seats="Tuco Doc Belle Django", first="Belle")
    order = [marks(scene, name).get("turn order", 0) for name in ("Belle", "Django", "Tuco", "Doc")]
    assert order == [0, 1 / 4, 2 / 4, 3 / 4]


def test_a_team_has_the_marks_of_both_its_bandits() -> None:  # X11.4
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
    assert marks(scene, "Tuco") == pytest.approx(
        {
            "money": 0.75,
            "jewels": 1,
            "bullets spent": 3 / 6,
            "bullets spent, squared": (2 / 6) ** 2 + (1 / 6) ** 2,
            "bullets received": 3 / 6,
            "loot here": 0.5,
            "dearest loot here": 0.5,
            "alone": 2,
            "indoors": 1,
            "behind the Marshal": 3 / 5 + 2 / 5,
            "from the Marshal, inside": 3 / 5,
            "from the Marshal, on the roof": 2 / 5,
            "Tuco": 1,
            "Cheyenne": 1,
        }
    )


# --- shares ------------------------------------------------------------------------------------------


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
        assert promised(game.view(0)) == [1 / len(won) if seat in won else 0 for seat in range(game.players)]


def test_a_victory_that_is_shared_is_divided() -> None:  # X9.3
    scene = Scene(seats="Tuco Doc Belle", round_card="Hostage", Tuco="jewel", Doc="jewel", Belle="purse")
    scene.end_round()
    assert promised(scene.view("Belle")) == [1 / 2, 1 / 2, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_shares_that_are_promised_add_up_to_one(players: int) -> None:
    shares = promised(folsom.Express(players, seed=players).view(0))
    assert len(shares) == players
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("round_number", [2, 3, 4])
def test_money_promises_more(round_number: int) -> None:
    poor, rich = (
        promised(round_start(seats="Tuco Doc Belle", round_number=round_number, Tuco=held).view("Doc"))
        for held in ("jewel", "jewel box")
    )
    assert rich[0] > poor[0]
    assert rich[1] < poor[1]


def test_a_share_is_a_softmax_of_weighted_marks() -> None:
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
    hopes = [exp(sum(weight * mark for weight, mark in zip(weights, row, strict=True))) for row in marks_of(scene.game)]
    assert promised(scene.view("Doc")) == pytest.approx([hope / sum(hopes) for hope in hopes])


def test_before_the_first_round_nothing_is_promised() -> None:
    scene = round_start(seats="Tuco Doc Belle", round_number=1, Tuco="box")
    assert promised(scene.view("Doc")) == pytest.approx([1 / 3] * 3)


# --- weights -----------------------------------------------------------------------------------------


def test_the_file_has_a_row_for_each_table_and_round_and_names_the_marks_in_order() -> None:
    data = json.loads(files(express).joinpath("weights.json").read_text(encoding="utf-8"))
    assert list(data) == ["marks", *TABLE_NAMES]
    assert data["marks"] == list(MARK_NAMES)
    assert data["marks"][-len(CHARACTER_NAMES) :] == list(CHARACTER_NAMES)
    for table in TABLE_NAMES:
        assert [len(row) for row in data[table]] == [len(MARK_NAMES)] * (ROUNDS - 1)


def test_the_file_is_as_it_is_written() -> None:
    assert files(express).joinpath("weights.json").read_text(encoding="utf-8") == as_text(shipped())


def test_weights_are_rounded_when_they_are_written() -> None:
    rows = {table: [[1 / 3] * len(MARK_NAMES)] * (ROUNDS - 1) for table in TABLE_NAMES}
    assert json.loads(as_text(rows))["teams 2"][0][0] == 0.333


def test_the_weights_in_use_are_those_that_are_shipped() -> None:
    assert list(WEIGHTS) == list(laid_out(shipped()))


def changed(rows: Rows, table: str, row: int) -> Rows:
    """The same weights, but for one row, in which only money counts."""
    money = [[5.0, *[0.0] * (len(MARK_NAMES) - 1)]]
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
    """What the shipped weights promise at each start."""
    return {where: promised(view) for where, view in starts().items()}


@pytest.mark.parametrize("table", TABLE_NAMES)
@pytest.mark.parametrize("row", range(ROUNDS - 1))
def test_a_row_of_weights_counts_for_its_table_and_round_alone(table: str, row: int) -> None:
    other = laid_out(changed(shipped(), table, row))
    moved = [where for where, view in starts().items() if promised(view, other) != as_shipped()[where]]
    assert moved == [(table, row + 1)]


def test_weights_without_a_row_for_a_round_are_refused() -> None:
    rows = {**shipped(), "expert 5": shipped()["expert 5"][:-1]}
    with pytest.raises(AssertionError, match="a row for each round"):
        laid_out(rows)
