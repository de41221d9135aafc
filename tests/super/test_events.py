"""The log: every step has its event, in order, with what changed and a sentence (S3, S4, S5)."""

from collections.abc import Callable

import pytest

import folsom
from folsom.super.events import EVENTS
from tests.support.scenes.super.scene import Scene


def gunfight() -> Scene:
    """A round with one of almost everything."""
    scene = Scene(
        """
        roof   | D► | ◄G* | *M► | ◄T |  |  |
        inside |    |     |     |    |  |  | ◄B
        """,
        first="Tuco",
    )
    scene.play(
        Belle="Floor, Turn, Fire",
        Doc="Turn, Floor, Move",
        Ghost="Floor, Turn, Fire",
        Mei="Turn, Floor, Fire",
        Tuco="Fire, Move, Turn",
    )
    return scene


def stunts() -> Scene:
    """A round with the extensions."""
    scene = Scene(
        """
        roof   |    |    |  |     |  |
        inside | ◄T | ◄B |  | ◄D* |  | M►
        """,
        first="Tuco",
        reflex=True,
        horse=True,
    )
    scene.play(
        Belle="Reflex, Turn, Move", Doc="Reflex, Turn, Horse", Mei="Move, Horse, Reflex", Tuco="Horse, Reflex, Floor"
    )
    return scene


def last_car() -> Scene:
    """The last car goes, and the one with most cards wins."""
    scene = Scene(
        """
        roof   |         |
        inside | ◄B* ◄D* | ◄T*
        """,
        Belle="301 312",
        reflex=True,
    )
    scene.rest()
    return scene


def nobody() -> Scene:
    """Everyone is left behind."""
    scene = Scene(
        """
        roof   |  |  |  |  | ◄B*
        inside |  |  |  |  | ◄D*
        """,
        out="Mei, Tuco",
        reflex=True,
    )
    scene.rest()
    return scene


def steps(scene: Scene) -> list[tuple[object, ...]]:
    """The events after the plans: their names and facts."""
    names = [event.name for event in scene.game.events()]
    since = len(names) - names[::-1].index("chose")
    return [(event.name, *scene.in_words(event.facts).values()) for event in scene.game.events(since=since)]


# --- facts and sentences ---------------------------------------------------------------------


def test_every_step_of_a_round_is_told_with_what_changed() -> None:  # S3.2, S3.3, S3.4, S3.5, S3.6, S3.7, S4.1
    scene = gunfight()
    (value,) = scene.loot("Tuco")
    assert steps(scene) == [
        ("revealed", "Tuco", "Fire", 0),
        ("fired", "Tuco", "the locomotive"),
        ("passed through", "Mei", "Tuco"),
        ("passed through", "Ghost", "Tuco"),
        ("hit", "Doc", "Tuco"),
        ("fell off", "Doc", 0, "roof", "the locomotive"),
        ("revealed", "Belle", "Floor", 0),
        ("changed floor", "Belle", 6, "roof", 0),
        ("revealed", "Ghost", "Floor", 0),
        ("stood up", "Ghost"),
        ("revealed", "Mei", "Turn", 0),
        ("stood up", "Mei"),
        ("revealed", "Tuco", "Move", 1),
        ("moved", "Tuco", 3, 2, "roof", 1),
        ("revealed", "Belle", "Turn", 1),
        ("turned", "Belle", "the caboose"),
        ("revealed", "Ghost", "Turn", 1),
        ("turned", "Ghost", "the caboose"),
        ("revealed", "Mei", "Floor", 1),
        ("changed floor", "Mei", 2, "inside", 0),
        ("revealed", "Tuco", "Turn", 2),
        ("turned", "Tuco", "the caboose"),
        ("revealed", "Belle", "Fire", 2),
        ("fired", "Belle", "the caboose"),
        ("no effect", "Belle", "Fire", "no bandit in sight"),
        ("revealed", "Ghost", "Fire", 2),
        ("fired", "Ghost", "the caboose"),
        ("hit", "Tuco", "Ghost"),
        ("thrown", "Tuco", 2, 3, "roof", 0),
        ("revealed", "Mei", "Fire", 2),
        ("fired", "Mei", "the caboose"),
        ("no effect", "Mei", "Fire", "no bandit in sight"),
        ("unhooked", 6),
        ("left behind", "Belle", 6, "roof"),
        ("took car", "Tuco", 6, value),
        ("first passed", "Ghost"),
        ("round began", 1, "Ghost"),
    ]


def test_every_step_of_a_round_has_its_sentence() -> None:  # S3.2, S3.3, S3.4, S3.5, S3.6, S3.7, S4.1
    scene = gunfight()
    (value,) = scene.loot("Tuco")
    assert [event.text for event in scene.game.events()] == [
        "Belle is ready.",
        "Doc is ready.",
        "Ghost is ready.",
        "Mei is ready.",
        "Tuco is ready.",
        "Tuco's card: Fire.",
        "Tuco fires towards the locomotive.",
        "The shot passes over Mei, who lies stunned.",
        "The shot passes over Ghost, who lies stunned.",
        "Tuco hits Doc.",
        "Doc falls off the train at the front, and is out.",
        "Belle's card: Floor.",
        "Belle climbs to the roof of car 6.",
        "Ghost's card: Floor.",
        "Ghost stands up.",
        "Mei's card: Turn.",
        "Mei stands up.",
        "Tuco's card: Move.",
        "Tuco moves to the roof of car 2.",
        "Belle's card: Turn.",
        "Belle turns to face the caboose.",
        "Ghost's card: Turn.",
        "Ghost turns to face the caboose.",
        "Mei's card: Floor.",
        "Mei climbs down to car 2.",
        "Tuco's card: Turn.",
        "Tuco turns to face the caboose.",
        "Belle's card: Fire.",
        "Belle fires towards the caboose.",
        "Belle: Fire has no effect, no bandit in sight.",
        "Ghost's card: Fire.",
        "Ghost fires towards the caboose.",
        "Ghost hits Tuco.",
        "Tuco is thrown to the roof of car 3 and lies stunned.",
        "Mei's card: Fire.",
        "Mei fires towards the caboose.",
        "Mei: Fire has no effect, no bandit in sight.",
        "Car 6 is unhooked and rolls away.",
        "Belle is left behind on the roof of car 6, and is out.",
        f"Tuco takes the loot of car 6: ${value}.",
        "Ghost is first now.",
        "Round 2. Ghost begins.",
    ]
    assert all(str(event) == event.text for event in scene.game.events())


def test_every_step_of_the_extensions_is_told() -> None:  # S6.1, S6.2
    scene = stunts()
    (value,) = scene.loot("Belle")
    assert steps(scene) == [
        ("revealed", "Tuco", "Horse", 0),
        ("rode", "Tuco", 0),
        ("revealed", "Belle", "Reflex", 0),
        ("lay down", "Belle"),
        ("revealed", "Doc", "Reflex", 0),
        ("stood up", "Doc"),
        ("fired", "Doc", "the locomotive"),
        ("passed through", "Belle", "Doc"),
        ("hit", "Tuco", "Doc"),
        ("fell off", "Tuco", 0, "inside", "the locomotive"),
        ("revealed", "Mei", "Move", 0),
        ("left train", "Mei", 5, "inside", "the caboose"),
        ("revealed", "Belle", "Turn", 1),
        ("stood up", "Belle"),
        ("revealed", "Doc", "Turn", 1),
        ("turned", "Doc", "the caboose"),
        ("revealed", "Mei", "Horse", 1),
        ("rode back", "Mei", 0),
        ("revealed", "Belle", "Move", 2),
        ("moved", "Belle", 1, 0, "inside", 1),
        ("revealed", "Doc", "Horse", 2),
        ("rode", "Doc", 0),
        ("revealed", "Mei", "Reflex", 2),
        ("lay down", "Mei"),
        ("unhooked", 5),
        ("took car", "Belle", 5, value),
        ("first passed", "Belle"),
        ("round began", 1, "Belle"),
    ]


def test_the_steps_of_the_extensions_have_their_sentences() -> None:  # S6.1, S6.2
    assert stunts().tells(
        "Tuco rides to the locomotive.",
        "Belle lies down.",
        "Doc stands up.",
        "Doc fires towards the locomotive.",
        "The shot passes over Belle, who lies stunned.",
        "Tuco falls off the train at the front, and is out.",
        "Mei rides back to the locomotive.",
    )


def test_the_set_up_is_told_bandit_by_bandit() -> None:  # S1.3, S1.4
    game = folsom.Super(characters=["Belle", "Doc", "Tuco"], first_player=1, seed=1)
    assert [(event.name, *event.facts.values()) for event in game.events()] == [
        ("placed", 1, 3, 0),
        ("placed", 2, 2, 0),
        ("placed", 0, 1, 1),
        ("round began", 0, 1),
    ]
    assert [event.text for event in game.events()] == [
        "Doc boards the train in car 3, facing the locomotive.",
        "Tuco boards the train in car 2, facing the locomotive.",
        "Belle boards the train in car 1, facing the caboose.",
        "Round 1. Doc begins.",
    ]


# --- the end ---------------------------------------------------------------------------------


def test_the_end_at_the_locomotive_is_told() -> None:  # S4.1, S5.2
    scene = last_car()
    (value,) = scene.loot("Doc")
    assert steps(scene)[-5:] == [
        ("unhooked", 1),
        ("left behind", "Tuco", 1, "inside"),
        ("took car", "Doc", 1, value),
        ("won", "Belle"),
        ("game ended", "locomotive"),
    ]
    assert scene.tells(
        "Car 1 is unhooked and rolls away.",
        "Tuco is left behind in car 1, and is out.",
        "Belle wins.",
        "The game is over.",
    )


def test_that_nobody_wins_is_told() -> None:  # S4.1
    assert steps(nobody())[-5:] == [
        ("left behind", "Belle", 4, "roof"),
        ("left behind", "Doc", 4, "inside"),
        ("shared first", "Belle"),
        ("shared first", "Doc"),
        ("game ended", "nobody"),
    ]


def test_the_end_in_mid_round_is_told() -> None:  # S5.1
    scene = Scene(
        """
        roof   |  |  |    |  | B►
        inside |  |  | T► |  |
        """,
        out="Doc",
    )
    scene.play(Belle="Move, Turn, Floor", Tuco="Turn, Floor, Move")
    assert steps(scene) == [
        ("revealed", "Belle", "Move", 0),
        ("fell off", "Belle", 4, "roof", "the caboose"),
        ("won", "Tuco"),
        ("game ended", "last_standing"),
    ]
    assert scene.tells("Belle falls off the train at the rear, and is out.", "Tuco wins.", "The game is over.")


# --- who is told -----------------------------------------------------------------------------


@pytest.mark.parametrize("play", [gunfight, stunts, last_car, nobody])
def test_all_but_the_plans_lies_open_to_every_eye(play: Callable[[], Scene]) -> None:  # S3.1
    scene = play()
    public = [event for event in scene.game.events() if event.name != "chose"]
    for seat in range(scene.game.players):
        assert [event for event in scene.game.events(seat) if event.name != "chose"] == public


def test_there_is_a_scene_for_every_kind_of_event() -> None:
    told = {event.name for play in (gunfight, stunts, last_car, nobody) for event in play().game.events()}
    told |= {event.name for event in folsom.Super(3, seed=1).events()}
    assert told | {"changed"} == {kind.name for kind in EVENTS}
