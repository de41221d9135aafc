"""Bugs seen in other implementations (§13): a test against each."""

import pytest

import folsom
from tests.support.scenes.express.scene import Scene
from tests.support.scenes.express.train import members

SIX = "Ghost Doc Tuco Cheyenne Belle Django"
TEAMS = "Tuco Cheyenne, Django Doc"
ALL_OTHERS = (
    "Tuco's Floor Tuco's Fire Tuco's Rob Tuco's Punch Marshal "
    "Cheyenne's Move Cheyenne's Floor Cheyenne's Fire Cheyenne's Rob Cheyenne's Punch"
)


@pytest.mark.parametrize(
    ("train", "teams"),
    [
        (
            """
            roof   |   | T |   |
            inside |   | M | D | B
            """,
            None,
        ),
        (
            """
            roof   |   | T |   |   |   |   |
            inside |   | M | D | B | C | G | J
            """,
            None,
        ),
        (
            """
            roof   |   | T |   |   |
            inside |   | M | D | J | C
            """,
            TEAMS,
        ),
    ],
    ids=["3 players", "6 players", "2 players"],
)
def test_nobody_comes_down_on_the_marshal_unharmed(train: str, teams: str | None) -> None:  # X6.1, X5.4
    scene = Scene(train, teams=teams)
    scene.play("Tuco goes down")
    assert scene.shows(train)
    assert (scene.received("Tuco"), scene.neutrals) == (1, 12)


def test_django_does_not_push_without_a_bullet() -> None:  # X7.4, X5.6
    train = """
        roof   |   | J | D |
        inside | M |   |   | T
    """
    scene = Scene(train, fired={"Django": "Tuco x6"})
    scene.play("Django fires in vain")
    assert scene.shows(train)


def test_django_pushes_on_roofs() -> None:  # X7.4
    scene = Scene("""
        roof   |   | J | D |
        inside | M |   |   | T
    """)
    scene.play("Django fires at Doc")
    assert scene.shows("""
        roof   |   | J |   | D
        inside | M |   |   | T
    """)


def test_django_pushes_into_the_caboose() -> None:  # X7.4
    scene = Scene("""
        roof   |   |   |   |   |   |   |
        inside | M |   |   | G | J | D | T C B
    """)
    scene.play("Django fires at Doc")
    assert scene.shows("""
        roof   |   |   |   |   |   |   |
        inside | M |   |   | G | J |   | D T C B
    """)


def test_revenge_takes_the_cheapest_purse_and_not_the_dearest() -> None:  # X8.7
    scene = Scene(
        """
        roof   |   | T |   |
        inside |   | M | D | B
        """,
        round_card="Marshal's revenge",
        Tuco="purse500 purse300 purse450",
    )
    scene.end_round()
    assert scene.held("Tuco") == "purse450 purse500"


def test_pickpocketing_takes_the_purse_off_its_spot() -> None:  # X8.6
    scene = Scene(
        """
        roof   |   |         |   |
        inside | M | T purse | D | B
        """,
        round_card="Pickpocketing",
    )
    scene.play("Tuco takes a purse")
    assert scene.held("Tuco") == "purse"
    assert scene.shows("""
        roof   |   |   |   |
        inside | M | T | D | B
    """)


def test_neutral_bullets_come_to_an_end() -> None:  # X9.4, X1.4
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | D T |   | B
        """,
        met={"Belle": 13},
        round_card="Passengers' rebellion",
    )
    scene.play("Belle moves the Marshal back", "Doc goes down", "Tuco goes down")
    assert (scene.received("Doc"), scene.received("Tuco"), scene.received("Belle")) == (0, 0, 13)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_car_is_twice_in_a_train(players: int) -> None:  # X2.1
    for seed in range(25):
        names = [car.name for car in folsom.Express(players, seed=seed).view().cars]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_purses_are_of_one_pool_of_18(players: int) -> None:  # X1.2, X2.3
    for seed in range(25):
        s = folsom.Express(players, seed=seed).position.state
        tokens = [token for place in (*s.loot, *s.held) for token in members(place)]
        assert len(set(tokens)) == len(tokens)


def test_ghost_is_not_forced_to_hide() -> None:  # X7.1
    scene = Scene(seats=SIX, hands={"Ghost": "Fire"})
    assert scene.choices("Ghost") == {"play Fire", "play Fire face down", "draw"}


def test_players_know_their_own_purses() -> None:  # X5.7, X5.10
    scene = Scene(
        """
        roof   |   |            |   |
        inside | M | T purse450 | D | B
        """,
        Tuco="purse500",
    )
    scene.play("Tuco robs a purse", "Tuco: Move")
    assert scene.view("Tuco").seats[1].bandits[0].loot.purses == (450, 500)


def test_hostage_pays_inside_as_well_as_on_the_roof() -> None:  # X8.8
    scene = Scene(
        """
        roof   | T |   |   |
        inside | D | M |   | B
        """,
        round_card="Hostage",
    )
    scene.end_round()
    assert [account.ransoms for account in scene.game.result.accounts] == [250, 250, 0]


@pytest.mark.parametrize("seats", ["Doc Tuco Belle", SIX])
def test_all_who_tie_are_gunslingers(seats: str) -> None:  # X9.2
    scene = Scene(seats=seats, round_card="Hostage", fired={"Tuco": "Belle x2", "Doc": "Belle x2"})
    scene.end_round()
    assert scene.game.result.gunslingers == ("Doc", "Tuco")
    assert sum(scene.game.result.money) == 2000


def test_nobody_fires_through_bandits_on_roofs() -> None:  # X5.5
    scene = Scene("""
        roof   | T |   | D | B |   | C | G
        inside | M |   |   |   |   |   | J
    """)
    assert scene.offers("Tuco: Fire") == {"fire at Doc"}
    assert scene.offers("Doc: Fire") == {"fire at Tuco"}
    assert scene.offers("Cheyenne: Fire") == {"fire at Ghost"}
    assert scene.offers("Ghost: Fire") == {"fire at Cheyenne"}


def test_the_angry_marshal_hits_the_roof_of_his_own_car_only() -> None:  # X8.1
    scene = Scene(
        """
        roof   | G | D | T | C | B | J |
        inside |   |   | M |   |   |   |
        """,
        round_card="Angry Marshal",
    )
    scene.end_round()
    assert [name for name in scene.characters if scene.received(name)] == ["Tuco"]


@pytest.mark.parametrize("seats", ["Doc Tuco Belle", SIX])
def test_hands_are_shuffled_anew_each_round(seats: str) -> None:  # X3.2
    hands = set()
    for seed in range(10):
        scene = Scene(seats=seats, seed=seed)
        scene.end_round()
        hands.add(scene.hand("Tuco"))
    assert len(hands) > 3


def test_a_discard_is_shuffled_anew_when_the_draw_pile_is_empty() -> None:  # X10.5
    hands = set()
    for seed in range(10):
        scene = Scene(teams=TEAMS, kept={"Tuco": "Tuco's Move"}, discards={"Tuco": ALL_OTHERS}, seed=seed)
        scene.end_round()
        assert scene.happened("reshuffled") == 1
        hands.add(scene.hand("Tuco"))
    assert len(hands) > 3
