"""Set-up for three to six players (X2)."""

from collections import Counter
from typing import Any

import pytest

import folsom
from folsom.express.components import (
    ALL_CARD_NAMES,
    FIRES_THROUGH_ROOF,
    LOOT_VALUE,
    PURSES,
    PUSHES_WHOM_IT_HITS,
    TAKES_PUNCHED_PURSE,
)
from tests.support.scenes.express.scene import play_to_the_end
from tests.support.scenes.express.train import members, token_word

PLAYERS = (3, 4, 5, 6)
CAR_NAMES = {"Baggage", "Second class", "First class", "Dining", "Saloon", "Mail"}
CHARACTERS = {"Ghost", "Doc", "Tuco", "Cheyenne", "Belle", "Django"}
STATIONS = {"Marshal's revenge", "Pickpocketing", "Hostage"}
ROUND_CARDS = {
    "Angry Marshal",
    "Swivel arm",
    "Braking",
    "Take it all",
    "Passengers' rebellion",
    "Tunnel",
    "Bridge",
}


def cars_of(game: folsom.Express) -> list[str]:
    return [car.name for car in game.view().cars]


def where(game: folsom.Express, name: str) -> int:
    """How many cars before the caboose a bandit is inside."""
    (car,) = (number for number, car in enumerate(game.view().cars) if name in car.inside.bandits)
    return game.players - car


@pytest.mark.parametrize("players", PLAYERS)
def test_a_train_is_the_locomotive_and_as_many_different_cars_as_players(players: int) -> None:  # X2.1
    for seed in range(20):
        locomotive, *cars = cars_of(folsom.Express(players, seed=seed))
        assert locomotive == "Locomotive"
        assert len(set(cars)) == len(cars) == players
        assert set(cars) <= CAR_NAMES


def test_cars_and_their_order_are_random_by_default() -> None:  # X2.1
    assert len({tuple(cars_of(folsom.Express(6, seed=seed))) for seed in range(20)}) > 15


def test_cars_can_be_named_in_their_order() -> None:  # X2.1
    game = folsom.Express(3, seed=0, cars=["Mail", "Baggage", "Dining"])
    assert cars_of(game) == ["Locomotive", "Mail", "Baggage", "Dining"]


def test_cars_that_are_not_named_are_left_to_chance_and_differ_from_the_others() -> None:  # X2.1
    for seed in range(20):
        cars = cars_of(folsom.Express(6, seed=seed, cars=[None, "Mail", None, None, "Baggage", None]))
        assert (cars[2], cars[5]) == ("Mail", "Baggage")
        assert set(cars[1:]) == CAR_NAMES


def test_characters_can_be_chosen() -> None:  # X2.2
    game = folsom.Express(characters=["Django", "Belle", "Ghost"], seed=0)
    assert [game.seat_name(seat) for seat in range(3)] == ["Django", "Belle", "Ghost"]


@pytest.mark.parametrize("players", PLAYERS)
def test_characters_left_to_chance_are_each_used_once(players: int) -> None:  # X2.2
    for seed in range(20):
        game = folsom.Express(players, seed=seed, characters=["Belle", *[None] * (players - 1)])
        names = [game.seat_name(seat) for seat in range(players)]
        assert names[0] == "Belle"
        assert len(set(names)) == players
        assert set(names) <= CHARACTERS


def test_the_powers_of_characters_who_are_not_in_the_game_are_nobodys() -> None:  # X2.2, X7.1, X7.2, X7.6
    game = folsom.Express(characters=["Tuco", "Cheyenne", "Django"], first_player=0, seed=0)
    assert [seat.hand_size for seat in game.view().seats] == [6, 6, 6]
    assert not any("face down" in str(choice) for choice in game.choices(0))
    having = game.position.state.having
    assert {power: bandits for power, bandits in enumerate(having) if bandits} == {
        FIRES_THROUGH_ROOF: 1,
        TAKES_PUNCHED_PURSE: 2,
        PUSHES_WHOM_IT_HITS: 4,
    }


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"players": 1}, "2 to 6 players, not 1"),
        ({"players": "3"}, "2 to 6 players, not '3'"),
        ({"characters": ["Belle", "Belle", "Doc"]}, "Belle is chosen twice"),
        ({"characters": ["Belle", "Bella", "Doc"]}, "there is no character 'Bella'"),
        ({"players": 3, "cars": ["Mail", "Mail", None]}, "Mail is chosen twice"),
        ({"players": 3, "cars": ["Locomotive", None, None]}, "there is no car 'Locomotive'"),
        ({"players": 3, "cars": ["Mail", None]}, "3 cars are needed, not 2"),
        ({"players": 3, "cars": "Mail"}, "cars are a list of names"),
        ({"players": 3, "first_player": 3}, "first_player is a seat from 0 to 2"),
        ({"players": 3, "first_player": True}, "first_player is a seat from 0 to 2"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_with_the_reason(
    setup: dict[str, Any], reason: str
) -> None:  # X2.1, X2.2
    with pytest.raises(folsom.SetupError, match=reason):
        folsom.Express(**setup)


@pytest.mark.parametrize("players", PLAYERS)
def test_each_bandit_starts_with_one_purse_of_250(players: int) -> None:  # X2.3
    game = folsom.Express(players, seed=1)
    for tokens in game.position.state.held[:players]:
        assert [token_word(token) for token in members(tokens)] == ["purse"]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_purses_of_the_cars_are_drawn_from_what_remains_of_the_18(players: int) -> None:  # X2.3
    lying = Counter[int]()
    for seed in range(60):
        s = folsom.Express(players, seed=seed).position.state
        tokens = [token for place in (*s.loot, *s.held) for token in members(place)]
        assert len(set(tokens)) == len(tokens)
        lying.update(token for place in s.loot for token in members(place) if token < PURSES)
    assert set(lying) == set(range(players, PURSES))
    assert {int(LOOT_VALUE[token]) for token in lying} == {250, 300, 350, 400, 450, 500}


def test_purses_in_cars_lie_face_down() -> None:  # X2.3
    game = folsom.Express(6, seed=1)
    for viewer in (None, *range(6)):
        loot = [car.inside.loot for car in game.view(viewer).cars]
        assert not any(spot.purses for spot in loot)
        assert sum(spot.unknown_purses for spot in loot) == 12


def test_the_marshal_and_one_strongbox_are_in_the_locomotive_and_the_other_is_aside() -> None:  # X2.4
    for players in PLAYERS:
        game = folsom.Express(players, seed=2)
        cars = game.view().cars
        assert [car.marshal for car in cars] == [True] + [False] * players
        assert [car.inside.loot.strongboxes for car in cars] == [1] + [0] * players
        assert game.position.state.second_box_aside == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_four_different_round_cards_are_played_and_then_a_station(players: int) -> None:  # X2.5
    seen = set()
    for seed in range(14):
        game = folsom.Express(players, seed=seed)
        play_to_the_end(game)
        names = [ALL_CARD_NAMES[event.facts["card"]] for event in game.events() if event.name == "round began"]
        assert len(set(names)) == 5
        assert set(names[:4]) < ROUND_CARDS
        assert names[4] in STATIONS
        seen |= set(names)
    assert seen == ROUND_CARDS | STATIONS


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_random(players: int) -> None:  # X2.6
    firsts = {folsom.Express(players, seed=seed).to_act[0] for seed in range(60)}
    assert firsts == set(range(players))


@pytest.mark.parametrize(
    ("characters", "first", "in_caboose", "before_it"),
    [
        ("Ghost Doc Tuco", 0, "Ghost Tuco", "Doc"),
        ("Ghost Doc Tuco", 1, "Doc Ghost", "Tuco"),
        ("Ghost Doc Tuco Belle", 3, "Belle Doc", "Ghost Tuco"),
        ("Ghost Doc Tuco Belle Django", 2, "Tuco Django Doc", "Belle Ghost"),
        ("Ghost Doc Tuco Belle Django Cheyenne", 5, "Cheyenne Doc Belle", "Ghost Tuco Django"),
    ],
)
def test_by_turns_from_the_first_player_bandits_start_in_the_caboose_and_in_the_car_before_it(
    characters: str, first: int, in_caboose: str, before_it: str
) -> None:  # X2.6
    game = folsom.Express(characters=characters.split(), first_player=first, seed=4)
    assert {name for name in characters.split() if where(game, name) == 0} == set(in_caboose.split())
    assert {name for name in characters.split() if where(game, name) == 1} == set(before_it.split())
    assert not any(car.roof.bandits for car in game.view().cars)


def test_a_game_set_up_by_chance_can_be_played_to_its_end() -> None:  # X2.5, X3.1
    for players in PLAYERS:
        game = folsom.Express(players, seed=players)
        play_to_the_end(game)
        assert len(game.result.ranks) == players
