"""Horse: a ride to the locomotive, or back to the train (S6.2)."""

import pytest

from tests.support.scenes.super.scene import REST, Scene

# --- a ride along the train ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roofs", "insides"),
    [
        ("|     |  |    |  |  ", "| ◄B* *D► |  |    | T |  "),
        ("|     |  |    | T |  ", "| ◄B* *D► |  |    |  |  "),
        ("|     |  |    |  | T", "| ◄B* *D► |  |    |  |  "),
        ("| T   |  |    |  |  ", "| ◄B* *D► |  |    |  |  "),
        ("|     |  |    |  |  ", "| ◄B* *D► T |  |  |  |  "),
        ("|     |  |    |  |  ", "| ◄B* T *D► |  |  |  |  "),
        ("|     |  |    |  |  ", "| T ◄B* *D► |  |  |  |  "),
    ],
    ids=["inside", "roof", "last car", "its roof", "its rear end", "amid its row", "its front end"],
)
@pytest.mark.parametrize("tuco", ["◄T", "T►"])
def test_from_anywhere_one_rides_into_the_locomotive_to_the_front_end_facing_as_before(
    tuco: str, roofs: str, insides: str
) -> None:  # S6.2
    scene = Scene(
        f"""
        roof   {roofs.replace("T", tuco)}
        inside {insides.replace("T", tuco)}
        """,
        reflex=True,
        horse=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Horse, Reflex, Turn")
    assert scene.events("rode") == [{"bandit": "Tuco", "place": 0}]
    assert scene.shows(f"""
        roof   |              |  |  |
        inside | {tuco} ◄B D► |  |  |
    """)


def test_the_base_cards_go_on_from_there() -> None:  # S6.2
    scene = Scene(
        """
        roof   |     |  |  |    |
        inside | ◄B* |  |  | ◄T |
        """,
        out="Doc",
        horse=True,
    )
    scene.play(Belle="Horse, Turn, Floor", Tuco="Horse, Floor, Turn")
    assert scene.shows("""
        roof   | B► T► |  |  |
        inside |       |  |  |
    """)


def test_a_stunned_bandits_horse_only_makes_them_stand_up() -> None:  # S6.2, S3.7
    scene = Scene(
        """
        roof   |     |  |     |  |
        inside | ◄B* |  | ◄T* |  |
        """,
        out="Doc",
        reflex=True,
        horse=True,
    )
    scene.play(Belle=REST, Tuco="Horse, Reflex, Turn")
    assert scene.happened("rode") == 0
    assert scene.shows("""
        roof   |    |  |    |
        inside | ◄B |  | ◄T |
    """)


# --- off the train and back ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roofs", "insides", "car", "way"),
    [
        ("|    |  |  |  |   ", "| ◄T ◄B* *D► |  |  |  |   ", 0, "the locomotive"),
        ("| ◄T |  |  |  |   ", "| ◄B* *D►    |  |  |  |   ", 0, "the locomotive"),
        ("|    |  |  |  |   ", "| ◄B* *D►    |  |  |  | T►", 4, "the caboose"),
        ("|    |  |  |  | T►", "| ◄B* *D►    |  |  |  |   ", 4, "the caboose"),
    ],
    ids=["front, inside", "front, roof", "rear, inside", "rear, roof"],
)
def test_whoever_moves_off_the_train_and_has_horse_next_rides_back_facing_the_locomotive(
    roofs: str, insides: str, car: int, way: str
) -> None:  # S6.2, S3.5
    scene = Scene(
        f"""
        roof   {roofs}
        inside {insides}
        """,
        reflex=True,
        horse=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Move, Horse, Reflex")
    (away,) = scene.events("left train")
    assert (away["bandit"], away["car"], away["way"]) == ("Tuco", car, way)
    assert scene.events("rode back") == [{"bandit": "Tuco", "place": 0}]
    assert (scene.fallen, scene.happened("fell off")) == ([], 0)
    assert scene.shows("""
        roof   |           |  |  |
        inside | ◄T* ◄B D► |  |  |
    """)


@pytest.mark.parametrize(
    "plan", ["Move, Turn, Horse", "Horse, Move, Fire", "Floor, Horse, Move", "Fire, Floor, Move", "Move, Fire, Turn"]
)
def test_if_another_card_is_next_or_none_whoever_moves_off_the_train_is_eliminated(plan: str) -> None:  # S6.2, S3.5
    scene = Scene(
        """
        roof   |    |     |  |  |
        inside | ◄T | ◄B* |  |  |
        """,
        out="Doc",
        reflex=True,
        horse=True,
    )
    scene.play(Belle=REST, Tuco=plan)
    assert [card for name, card in scene.cards_played if name == "Tuco"][-1] == "Move"
    assert (scene.fallen, scene.game.over) == (["Doc", "Tuco"], True)


def test_the_ride_back_can_be_the_third_card() -> None:  # S6.2
    scene = Scene(
        """
        roof   |     |  |  |  | ◄T
        inside | *B► |  |  |  |
        """,
        out="Doc",
        reflex=True,
        horse=True,
    )
    scene.play(Belle=REST, Tuco="Turn, Move, Horse")
    assert scene.shows("""
        roof   |       |  |  |
        inside | ◄T B► |  |  |
    """)


def test_without_the_extension_nobody_rides_back() -> None:  # S6.2, S3.5
    scene = Scene(
        """
        roof   |    |     |     |  |
        inside | ◄T | ◄B* | ◄D* |  |
        """,
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Move, Reflex, Turn")
    assert scene.fallen == ["Tuco"]


# --- shot off: which card is the next --------------------------------------------------------
#
# Belle shoots Tuco off the locomotive: before he has played his card of the turn, or after. Her seat comes before
# his, or after it.


@pytest.mark.parametrize("seats", ["Belle Doc Tuco", "Tuco Doc Belle"])
@pytest.mark.parametrize(
    ("first", "plan", "turn"),
    [
        ("Belle", "Horse, Reflex, Turn", 0),
        ("Tuco", "Turn, Horse, Reflex", 1),
        ("Belle", "Turn, Horse, Reflex", None),
        ("Tuco", "Horse, Reflex, Turn", None),
        ("Belle", "Turn, Reflex, Horse", None),
        ("Tuco", "Turn, Reflex, Horse", None),
    ],
    ids=[
        "before his Horse of this turn",
        "after his card of this turn, before his Horse of the next",
        "before his card of this turn, Horse comes one too late",
        "after his Horse of this turn",
        "before his card of this turn, Horse comes two too late",
        "after his card of this turn, Horse comes one too late",
    ],
)
def test_whoever_is_shot_off_the_train_rides_back_by_the_very_next_card(
    seats: str, first: str, plan: str, turn: int | None
) -> None:  # S6.2, S3.6
    scene = Scene(
        """
        roof   |    |  |     |  |
        inside | T► |  | ◄B  |  |
        """,
        seats=seats,
        out="Doc",
        first=first,
        reflex=True,
        horse=True,
    )
    scene.play(Belle="Fire, Reflex, Turn", Tuco=plan)
    if turn is None:
        assert (scene.fallen, scene.game.over) == (["Doc", "Tuco"], True)
    else:
        assert scene.happened("left train", bandit="Tuco", car=0) == 1
        back = next(event["turn"] for event in scene.events("revealed") if event["card"] == "Horse")
        assert (back, scene.happened("rode back", bandit="Tuco")) == (turn, 1)
        standing_again_or_not = {0: "◄T", 1: "◄T*"}
        assert scene.shows(f"""
            roof   |                               |  |    |
            inside | {standing_again_or_not[turn]} |  | ◄B |
        """)


def test_whoever_is_shot_off_rides_back_standing() -> None:  # S6.2
    scene = Scene(
        """
        roof   |  |  | B► |  | T►
        inside |  |  |    |  |
        """,
        out="Doc",
        horse=True,
    )
    scene.play(Belle="Fire, Turn, Floor", Tuco="Horse, Floor, Turn")
    assert scene.happened("left train", bandit="Tuco", car=4, level="roof", way="the caboose") == 1
    assert scene.happened("stood up") == 0
    assert scene.shows("""
        roof   | T► |  |    |
        inside |    |  | ◄B |
    """)


@pytest.mark.parametrize(
    ("first", "plan", "back"),
    [("Belle", "Horse, Floor, Turn", 1), ("Tuco", "Turn, Horse, Floor", 1), ("Belle", "Turn, Horse, Floor", 0)],
)
def test_a_shot_by_reflex_sends_one_off_the_same_way(first: str, plan: str, back: int) -> None:  # S6.2, S6.1
    scene = Scene(
        """
        roof   |    |  |     |  |
        inside | T► |  | ◄B* |  |
        """,
        out="Doc",
        first=first,
        reflex=True,
        horse=True,
    )
    scene.play(Belle="Reflex, Turn, Floor", Tuco=plan)
    assert scene.happened("rode back", bandit="Tuco") == back
    assert scene.happened("fell off", bandit="Tuco") == 1 - back


def test_after_the_third_card_there_is_no_next_one() -> None:  # S6.2
    """Tuco lies down, stands up and fires at nobody; then Belle shoots him off."""
    scene = Scene(
        """
        roof   |    |  | B► |  |
        inside | ◄T |  |    |  |
        """,
        out="Doc",
        first="Tuco",
        reflex=True,
        horse=True,
    )
    scene.play(Tuco="Reflex, Horse, Fire", Belle="Turn, Floor, Fire")
    assert (scene.fallen, scene.happened("left train")) == (["Doc", "Tuco"], 0)
