"""Set-up for three to seven players (S1)."""

from typing import Any

import pytest

import folsom
from tests.support.scenes.super.scene import Scene
from tests.support.scenes.super.train import LETTER_OF, insides, looks_like

PLAYERS = range(3, 8)
BANDITS = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco")
VALUES = (301, 312, 323, 345, 356, 367, 378, 389)


def values_won(players: int, seed: int) -> list[int]:
    """What all cars bring in a game in which everyone stays at the locomotive till it is left alone."""
    game = folsom.Super(players, seed=seed, horse=True)
    while not game.over:
        for seat in game.to_act:
            game.play(seat, "Horse, Floor, Turn")
    return [value for seat in game.view().seats for value in seat.loot]


# --- the bandits -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_seven_can_play(players: int) -> None:  # S1.1
    game = folsom.Super(players, seed=1)
    assert (game.players, game.to_act) == (players, list(range(players)))


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 2}, "Super is for 3 to 7 players, not 2"),
        ({"players": 8}, "Super is for 3 to 7 players, not 8"),
        ({"players": "3"}, "Super is for 3 to 7 players, not '3'"),
        ({"characters": ["Belle", "Belle", "Doc"]}, r"Belle is chosen twice; each character is used once \(S1.1\)"),
        ({"characters": ["Belle", "Bella", "Doc"]}, "there is no character 'Bella'; there are Belle, Cheyenne, Django"),
        ({"players": 4, "characters": ["Belle", "Doc"]}, "4 characters are needed, not 2"),
        ({"players": 3, "first_player": 3}, "first_player is a seat from 0 to 2, or None for chance, not 3"),
        ({"players": 3, "expert": True}, "there is no option 'expert'; there are reflex, horse"),
        ({"players": 3, "horse": "sometimes"}, "horse can be off or on, not 'sometimes'"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_with_the_reason(setup: dict[str, Any], reason: str) -> None:  # S1.1
    with pytest.raises(folsom.SetupError, match=reason):
        folsom.Super(**setup)


def test_the_seven_bandits_are_drawn_by_lot_each_once() -> None:  # S1.1
    for seed in range(10):
        game = folsom.Super(7, seed=seed)
        assert sorted(game.seat_name(seat) for seat in range(7)) == list(BANDITS)
    drawn = [{folsom.Super(3, seed=seed).seat_name(seat) for seat in range(3)} for seed in range(40)]
    assert all(len(names) == 3 for names in drawn)
    assert set.union(*drawn) == set(BANDITS)


def test_bandits_can_be_chosen_and_the_rest_left_to_chance() -> None:  # S1.1
    for seed in range(10):
        game = folsom.Super(characters=["Mei", None, "Tuco", None], seed=seed)
        names = [game.seat_name(seat) for seat in range(4)]
        assert (names[0], names[2], len(set(names))) == ("Mei", "Tuco", 4)


@pytest.mark.parametrize("name", BANDITS)
def test_no_bandit_has_a_power(name: str) -> None:  # S1.1
    others = [other for other in BANDITS if other != name][:2]
    me, one, other = (LETTER_OF[bandit] for bandit in (name, *others))
    scene = Scene(
        f"""
        roof   |  |  |        |         |
        inside |  |  | {one}► | ◄{me}   | ◄{other}
        """,
        seats=f"{others[0]} {name} {others[1]}",
    )
    scene.play(**{others[0]: "Floor, Move, Fire", name: "Move, Turn, Floor", others[1]: "Move, Fire, Turn"})
    assert scene.shows(f"""
        roof   |  |       |  | {one}►
        inside |  | {me}► |  | {other}►
    """)


# --- the train -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_train_is_the_locomotive_and_a_car_more_than_players(players: int) -> None:  # S1.2
    names = [car.name for car in folsom.Super(players, seed=1).view().cars]
    assert names == ["the locomotive", *(f"car {number}" for number in range(1, players + 2))]


def test_each_of_the_eight_car_cards_has_a_value_of_its_own() -> None:  # S1.2
    for seed in range(12):
        assert sorted(values_won(7, seed)) == list(VALUES)


def test_with_fewer_players_the_rest_of_the_car_cards_stay_in_the_box() -> None:  # S1.2
    games = [values_won(3, seed) for seed in range(40)]
    assert all(len(values) == len(set(values)) == 4 for values in games)
    assert {value for values in games for value in values} == set(VALUES)


def test_nobody_knows_the_value_of_a_car_card_until_it_is_won() -> None:  # S1.2
    tables = [folsom.Super(characters=["Belle", "Doc", "Tuco"], first_player=0, seed=seed) for seed in range(12)]
    for viewer in (None, 0, 1, 2):
        assert all(game.view(viewer) == tables[0].view(viewer) for game in tables)
        assert all(game.events(viewer) == tables[0].events(viewer) for game in tables)
    for game in tables:
        for seat in range(3):
            game.play(seat, "Floor, Turn, Fire")
    values = {value for game in tables for event in game.events() for value in [event.facts.get("value")] if value}
    assert len(values) > 4


# --- where they start ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "train"),
    [
        ("Belle Doc Tuco", "| | T► | ◄D | ◄B |"),
        ("Belle Doc Tuco Mei", "| | M► | T► | ◄D | ◄B |"),
        ("Belle Doc Tuco Mei Ghost", "| | G► | M► | ◄T | ◄D | ◄B |"),
        ("Belle Doc Tuco Mei Ghost Django", "| | J► | G► | M► | ◄T | ◄D | ◄B |"),
        ("Belle Doc Tuco Mei Ghost Django Cheyenne", "| | C► | J► | G► | ◄M | ◄T | ◄D | ◄B |"),
    ],
    ids=["3 players", "4 players", "5 players", "6 players", "7 players"],
)
def test_from_the_last_car_but_one_forward_each_has_a_car_and_the_rear_half_looks_ahead(
    names: str, train: str
) -> None:  # S1.2, S1.3, S1.4
    game = folsom.Super(characters=names.split(), first_player=0, seed=1)
    assert looks_like(
        game.view(),
        insides(train),
    )


@pytest.mark.parametrize(("first", "train"), [(1, "| | B► | ◄T | ◄D |"), (2, "| | D► | ◄B | ◄T |")])
def test_the_rest_follow_the_first_player_clockwise(first: int, train: str) -> None:  # S1.3, S1.4
    game = folsom.Super(characters=["Belle", "Doc", "Tuco"], first_player=first, seed=1)
    assert game.view().first == first
    assert looks_like(
        game.view(),
        insides(train),
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_random(players: int) -> None:  # S1.3
    assert {folsom.Super(players, seed=seed).view().first for seed in range(60)} == set(range(players))


def test_nobody_starts_stunned_or_out_or_with_loot() -> None:  # S1.3
    game = folsom.Super(7, seed=1)
    assert not any(bandit.stunned for car in game.view().cars for bandit in car.inside)
    assert all(seat.in_play and not seat.loot and seat.fell is None for seat in game.view().seats)


def test_everyone_has_the_same_four_cards() -> None:  # S1.5
    game = folsom.Super(7, seed=1)
    assert all(game.view(viewer).cards == ("Turn", "Floor", "Move", "Fire") for viewer in (None, *range(7)))
    words = [[str(choice) for choice in game.choices(seat)] for seat in range(7)]
    assert all(plans == words[0] for plans in words)
