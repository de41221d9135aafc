"""The end of a round: the last car is unhooked, and someone takes it (S4.1).

Those who are drawn as stunned play Turn, Reflex, Move: they stand up, lie down and stand up where they are.
"""

import pytest

from tests.support.scenes.super.scene import REST, Scene

# --- (a), (b) the last car -------------------------------------------------------------------


def test_the_last_car_is_unhooked_and_all_in_and_on_it_are_out_together() -> None:  # S4.1
    scene = Scene(
        """
        roof   |  | ◄M* |     |  |  |  | *G►
        inside |  |     | *D► |  |  |  | ◄T* *B►
        """,
        out="Django",
        reflex=True,
    )
    scene.rest()
    assert scene.shows("""
        roof   |  | ◄M |    |  |  |
        inside |  |    | D► |  |  |
    """)
    assert scene.fallen == ["Django", "Belle Ghost Tuco"]
    assert scene.events("unhooked") == [{"car": 6}]
    assert scene.events("left behind") == [
        {"bandit": "Belle", "car": 6, "level": "inside"},
        {"bandit": "Ghost", "car": 6, "level": "roof"},
        {"bandit": "Tuco", "car": 6, "level": "inside"},
    ]
    assert scene.to_act == ["Doc", "Mei"]


def test_the_next_round_plays_on_a_train_without_that_car_and_those_left_behind() -> None:  # S4.1, S3.5, S3.6
    scene = Scene(
        """
        roof   |  |     |     |  | *G►
        inside |  | ◄M* | *D► |  |
        """,
        out="Django",
        reflex=True,
    )
    scene.rest()
    scene.play(Mei="Floor, Turn, Fire", Doc="Turn, Fire, Move")
    assert (scene.events("unhooked"), scene.happened("hit")) == ([{"car": 4}, {"car": 3}], 0)
    assert scene.shows("""
        roof   |  | M► |
        inside |  | ◄D |
    """)


def test_whoever_was_shot_into_the_last_car_goes_with_it() -> None:  # S4.1, S3.6
    scene = Scene(
        """
        roof   |  | *D► |  |        |
        inside |  |     |  | T► *B► |
        """,
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Reflex, Move, Fire")
    assert scene.fallen == ["Belle"]
    assert scene.happened("left behind", bandit="Belle", car=4, level="inside") == 1


def test_whoever_lies_stunned_elsewhere_goes_on_lying() -> None:  # S4.1, S3.7
    scene = Scene(
        """
        roof   | *D► |  |        |     |
        inside |     |  | T► *B► |     | ◄G*
        """,
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Ghost=REST, Tuco="Reflex, Move, Fire")
    assert scene.shows("""
        roof   | D► |  |    |
        inside |    |  | T► | *B►
    """)


def test_how_one_lay_and_faced_does_not_matter_once_one_is_out() -> None:  # S4.1
    views = []
    for plan in ("Turn, Reflex, Floor", "Floor, Turn, Reflex"):
        scene = Scene(
            """
            roof   |  |         |  |  |
            inside |  | ◄B* ◄D* |  |  | ◄T*
            """,
            reflex=True,
        )
        scene.play(Belle=REST, Doc=REST, Tuco=plan)
        views.append(scene.view())
    assert views[0] == views[1]


# --- (c) one or none is left -----------------------------------------------------------------


def test_if_one_is_left_they_have_won_and_no_card_is_awarded() -> None:  # S4.1, S5.4
    scene = Scene(
        """
        roof   |  |     |  | ◄D*
        inside |  | ◄M* |  | ◄B*
        """,
        Belle="389",
        reflex=True,
    )
    scene.rest()
    assert scene.shows("""
        roof   |  |    |
        inside |  | ◄M |
    """)
    result = scene.game.result
    assert (result.ended_by, result.winners) == ("last_standing", [scene.seat("Mei")])
    assert result.why == "Mei wins, the last on the train."
    assert scene.places == {"Mei": 1, "Belle": 2, "Doc": 2}
    assert (scene.loot("Mei"), scene.happened("took car"), scene.happened("first passed")) == ((), 0, 0)


def test_if_none_is_left_nobody_wins_and_those_who_fell_last_share_the_first_place() -> None:  # S4.1, S5.3, S5.4
    scene = Scene(
        """
        roof   |  |  |  |  | ◄D*
        inside |  |  |  |  | ◄B* ◄M*
        """,
        out="Tuco",
        Belle="389",
        reflex=True,
    )
    scene.rest()
    assert scene.shows("""
        roof   |  |  |  |
        inside |  |  |  |
    """)
    result = scene.game.result
    assert (result.ended_by, result.winners, result.tie_break) == ("nobody", [], False)
    assert result.why == "Nobody wins: Belle, Doc, and Mei fell last, and share the first place."
    assert scene.places == {"Belle": 1, "Doc": 1, "Mei": 1, "Tuco": 4}
    assert scene.happened("took car") == 0
    assert scene.tells("Belle fell last.", "Doc fell last.", "Mei fell last.", "The game is over.")
    assert scene.happened("won") == 0


# --- (d) who takes the car -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roofs", "insides", "taker"),
    [
        ("| | ◄B* |     |     |  | ", "| |     | ◄D* | ◄M* |  | ", "Mei"),
        ("| |     | ◄B* | ◄D* |  | ", "| |     |     | ◄M* |  | ", "Doc"),
        ("| |     | ◄B* |     |  | ", "| |     | ◄D* | ◄M* |  | ", "Mei"),
        ("| | ◄M* | ◄D* |     |  | ", "| |     | ◄B* |     |  | ", "Doc"),
        ("| | ◄M* |     |     |  | ", "| | ◄D* ◄B* |  |    |  | ", "Mei"),
        ("| | ◄M* ◄D* ◄B* |  |  |  | ", "| |  |     |     |  | ", "Belle"),
        ("| | *D► ◄B* ◄M* |  |  |  | ", "| |  |     |     |  | ", "Mei"),
        ("| |     |     |     |  | ", "| | ◄B* ◄M* *D► |  |  |  | ", "Doc"),
        ("| |     |     |     |  | ", "| | *D► ◄M* ◄B* |  |  |  | ", "Belle"),
        ("| ◄M* |     |     | |  | ", "| ◄D* ◄B* |  |     |  |  | ", "Mei"),
        ("|     |     |     | |  | ", "| ◄D* ◄B* ◄M* |  | |  |  | ", "Mei"),
    ],
    ids=[
        "the last car",
        "on one car the roof",
        "a car counts more than the roof",
        "the roof counts more than the seat",
        "the roof counts more than the row",
        "on a roof the caboose end",
        "the caboose end, however they face",
        "inside the caboose end",
        "the caboose end and not the seat",
        "at the locomotive the roof",
        "in the locomotive the caboose end",
    ],
)
def test_the_one_farthest_from_the_locomotive_takes_the_car(roofs: str, insides: str, taker: str) -> None:  # S4.1
    scene = Scene(
        f"""
        roof   {roofs}
        inside {insides}
        """,
        out="Tuco",
        reflex=True,
    )
    scene.rest()
    (took,) = scene.events("took car")
    assert (took["bandit"], took["car"]) == (taker, 5)
    assert scene.loot(taker) == (took["value"],)
    assert all(scene.loot(name) == () for name in scene.characters if name != taker)


@pytest.mark.parametrize(("tuco", "taker"), [("T►", "Tuco"), ("◄T", "Doc")])
def test_the_row_counts_as_it_is_at_the_end_of_the_round(tuco: str, taker: str) -> None:  # S4.1, S2.2
    scene = Scene(f"""
        roof   |  |  | {tuco}   |  |
        inside |  |  | ◄B* *D►  |  |
    """)
    scene.play(Belle="Move, Fire, Turn", Doc="Move, Fire, Turn", Tuco="Turn, Fire, Floor")
    assert scene.happened("took car", bandit=taker) == 1


def test_whoever_lies_stunned_takes_the_car_as_well() -> None:  # S4.1, S3.6
    scene = Scene(
        """
        roof   |  | *D► |         |  |
        inside |  |     | T► *B►  |  |
        """,
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Reflex, Move, Fire")
    assert scene.shows("""
        roof   |  | D► |    |
        inside |  |    | T► | *B►
    """)
    assert scene.happened("took car", bandit="Belle", car=4) == 1


def test_no_car_goes_to_a_bandit_who_was_on_it() -> None:  # S4.1
    scene = Scene(
        """
        roof   |         |  |  |  |  |  | ◄T*
        inside | ◄B* ◄G* |  |  |  |  |  | ◄D* ◄M*
        """,
        reflex=True,
    )
    scene.rest()
    assert [took["bandit"] for took in scene.events("took car")] == ["Ghost"]
    assert [scene.loot(name) for name in ("Doc", "Mei", "Tuco")] == [(), (), ()]


def test_the_value_of_a_car_is_public_once_it_is_won() -> None:  # S4.1, S1.2
    scene = Scene(
        """
        roof   |  |     |     |     |
        inside |  | ◄M* | ◄D* | ◄B* |
        """,
        reflex=True,
    )
    scene.rest()
    (took,) = scene.events("took car")
    for viewer in ("Belle", "Doc", "Mei", None):
        assert scene.events("took car", viewer) == [took]
        assert scene.view(viewer).seats[scene.seat("Belle")].loot == (took["value"],)
    assert scene.tells(f"Belle takes the loot of car 4: ${took['value']}.")


def test_every_unseen_value_can_be_won_and_no_other() -> None:  # S4.1, S1.2
    won = set()
    for seed in range(30):
        scene = Scene(
            """
            roof   |         |
            inside | ◄M* ◄D* |
            """,
            out="Belle",
            Belle="301 389",
            Doc="345",
            reflex=True,
            seed=seed,
        )
        scene.rest()
        won.add(scene.events("took car")[0]["value"])
    assert won == {312, 323, 356, 367, 378}


# --- (e) only the locomotive is left ---------------------------------------------------------


def test_when_only_the_locomotive_is_left_the_game_is_over_and_the_last_car_counts() -> None:  # S4.1, S5.2
    scene = Scene(
        """
        roof   |         |
        inside | ◄M* ◄D* |
        """,
        out="Belle",
        Mei="312",
        reflex=True,
    )
    scene.rest()
    assert scene.shows("""
        roof   |
        inside | ◄M ◄D
    """)
    assert (scene.happened("took car", bandit="Doc", car=1), scene.happened("first passed")) == (1, 0)
    assert scene.game.result.ended_by == "locomotive"


def test_while_a_car_is_left_behind_the_locomotive_the_game_goes_on() -> None:  # S4.1
    scene = Scene(
        """
        roof   |         |  |
        inside | ◄M* ◄D* |  |
        """,
        out="Belle",
        reflex=True,
    )
    scene.rest()
    assert (scene.game.over, scene.to_act, scene.view().round_number) == (False, ["Doc", "Mei"], 4)


# --- all of it -----------------------------------------------------------------------------


def test_all_of_it_happens_in_order() -> None:  # S4.1
    scene = Scene(
        """
        roof   |  |     |  |     | ◄M*
        inside |  | ◄D* |  | ◄T* | *B►
        """,
        reflex=True,
    )
    scene.rest()
    names = [event.name for event in scene.game.events()]
    assert names[names.index("unhooked") :] == [
        "unhooked",
        "left behind",
        "left behind",
        "took car",
        "first passed",
        "round began",
    ]
