"""What is in the box (X1)."""

from collections import Counter

import pytest

import folsom
from folsom.express.components import TOKENS
from tests.support.scenes.express.scene import Scene
from tests.support.scenes.express.train import token_word

NO_EVENT = "None"
SEATS_OF = {
    2: "Tuco Cheyenne, Django Doc",
    3: "Ghost Doc Tuco",
    4: "Ghost Doc Tuco Cheyenne",
    5: "Ghost Doc Tuco Cheyenne Belle",
    6: "Ghost Doc Tuco Cheyenne Belle Django",
}
ROUND_CARDS = (
    ("Angry Marshal", "SSTR", "SSR", "Angry marshal"),
    ("Swivel arm", "STSS", "STS", "Swivel arm"),
    ("Braking", "SSSS", "STSS", "Braking"),
    ("Take it all", "STDS", "SDR", "Take it all"),
    ("Passengers' rebellion", "SSTSS", "STSR", "Passengers' rebellion"),
    ("Tunnel", "STSTS", "STST", NO_EVENT),
    ("Bridge", "SDS", "SD", NO_EVENT),
)


def table_of(players: int, round_card: str) -> Scene:
    if players == 2:
        return Scene(teams=SEATS_OF[2], round_card=round_card, hands={})
    return Scene(seats=SEATS_OF[players], round_card=round_card, hands={})


def test_each_car_has_its_printed_loot_on_the_floor() -> None:  # X1.1
    cars = folsom.Express(6, seed=1).view().cars
    printed = {car.name: (car.inside.loot.unknown_purses, car.inside.loot.jewels) for car in cars}
    assert printed == {
        "Locomotive": (0, 0),
        "Baggage": (1, 0),
        "Second class": (1, 1),
        "First class": (0, 3),
        "Dining": (3, 0),
        "Saloon": (3, 1),
        "Mail": (4, 1),
    }
    assert [sum(column) for column in zip(*printed.values(), strict=True)] == [12, 6]
    assert not any(car.roof.loot for car in cars)


def test_the_locomotive_counts_as_a_car_inside() -> None:  # X1.1
    scene = Scene("""
        roof   |         |   |   |
        inside | T B box | D |   | M
    """)
    assert scene.offers("Tuco: Rob") == {"rob a strongbox"}
    assert scene.offers("Tuco: Fire") == {"fire at Doc"}
    assert scene.offers("Tuco: Punch") == {"punch Belle"}
    assert scene.offers("Tuco: Move") == {"back"}
    assert scene.offers("Doc: Move") == {"forward", "back"}
    assert scene.offers("Doc: Fire") == {"fire at Tuco"}
    assert scene.offers("Tuco: Floor") == {"climb to the roof"}


def test_the_locomotive_counts_as_a_car_on_its_roof() -> None:  # X1.1
    scene = Scene("""
        roof   | T B |   |   | D
        inside |     |   |   | M
    """)
    assert scene.offers("Doc: Move") == {"forward", "forward 2", "forward 3"}
    assert scene.offers("Doc: Fire") == {"fire at Tuco"}
    assert scene.offers("Tuco: Punch") == {"punch Belle"}
    assert scene.offers("Tuco: Floor") == {"go down inside"}


def test_the_box_holds_18_purses_6_jewels_and_2_strongboxes() -> None:  # X1.2
    assert Counter(map(token_word, range(TOKENS))) == {
        "purse": 8,
        "purse300": 2,
        "purse350": 2,
        "purse400": 2,
        "purse450": 2,
        "purse500": 2,
        "jewel": 6,
        "box": 2,
    }


@pytest.mark.parametrize(
    ("loot", "worth"),
    [
        ("purse", 250),
        ("purse300", 300),
        ("purse350", 350),
        ("purse400", 400),
        ("purse450", 450),
        ("purse500", 500),
        ("jewel", 500),
        ("box", 1000),
        ("purse x8 purse500 x2 jewel x6 box x2", 8000),
    ],
)
def test_loot_is_worth_what_it_shows(loot: str, worth: int) -> None:  # X1.2
    scene = Scene(seats=SEATS_OF[3], round_card="Hostage", Tuco=loot, fired={"Doc": "Ghost"})
    scene.end_round()
    assert scene.game.result.money == [0, 1000, worth]


def test_a_purse_keeps_its_value_wherever_it_goes() -> None:  # X1.2
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T B | D |
        """,
        Belle="purse450",
    )
    scene.play("Tuco punches Belle, purse, back", "Tuco robs a purse", "Tuco moves back")
    assert scene.held("Tuco") == "purse450"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_bandit_has_ten_action_cards_and_six_bullets(players: int) -> None:  # X1.3
    scene = Scene(seats=SEATS_OF[players], hands={})
    for name in scene.characters:
        assert scene.hand(name) == "Move Floor Fire Rob Punch Marshal"
        assert scene.deck(name) == "Move Floor Fire Rob"
    game = folsom.Express(players, seed=3)
    for seat, seen in enumerate(game.view().seats):
        assert seen.hand_size + seen.deck_size == 10
        assert [bandit.bullets for bandit in seen.bandits] == [6]
        cards = game.position.state.hand[seat] | game.position.state.deck[seat]
        assert cards == (1 << 10) - 1


def test_there_are_13_neutral_bullets() -> None:  # X1.4
    assert {folsom.Express(players, seed=0).view().neutral_bullets for players in SEATS_OF} == {13}


@pytest.mark.parametrize("players", SEATS_OF)
@pytest.mark.parametrize(("name", "up_to_four", "five_and_six", "event"), ROUND_CARDS)
def test_a_round_card_has_its_symbols_and_its_event(
    players: int, name: str, up_to_four: str, five_and_six: str, event: str
) -> None:  # X1.5
    card = table_of(players, name).view().round_card
    assert card is not None
    assert (card.name, card.event) == (name, event)
    assert card.symbols == (up_to_four if players <= 4 else five_and_six)


@pytest.mark.parametrize("players", SEATS_OF)
@pytest.mark.parametrize("name", ["Marshal's revenge", "Pickpocketing", "Hostage"])
def test_every_station_has_two_standard_turns_a_tunnel_and_a_standard_turn(players: int, name: str) -> None:  # X1.5
    card = table_of(players, name).view().round_card
    assert card is not None
    assert (card.name, card.symbols, card.event) == (name, "SSTS", name)
