"""Turn, Floor and Move (S3.3-S3.5)."""

import pytest

from tests.support.scenes.super.scene import REST, Floors, Scene, both_levels

# --- Turn ------------------------------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(("before", "after", "way"), [("◄T", "T►", "the caboose"), ("T►", "◄T", "the locomotive")])
def test_one_turns_to_face_the_other_way_at_the_same_place_in_the_row(
    floors: Floors, before: str, after: str, way: str
) -> None:  # S3.3, S2.1
    scene = Scene(
        floors(f"""
        roof   |  |  |                  |  |
        inside |  |  | ◄B* {before} *D► |  |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco=REST)
    assert scene.events("turned") == [{"bandit": "Tuco", "way": way}]
    assert scene.shows(
        floors(f"""
        roof   |  |  |               |
        inside |  |  | ◄B {after} D► |
        """)
    )


@both_levels
def test_two_who_stand_back_to_back_turn_to_face_each_other(floors: Floors) -> None:  # S3.3
    scene = Scene(
        floors("""
        roof   |  |  |         |  |
        inside |  |  | ◄B* *D► |  |
        """),
        out="Tuco",
    )
    scene.play(Belle="Move, Fire, Turn", Doc="Floor, Fire, Turn")
    assert scene.shows(
        floors("""
        roof   |  |  |       |
        inside |  |  | B► ◄D |
        """)
    )


# --- Floor -----------------------------------------------------------------------------------


@pytest.mark.parametrize("facing", ["◄T", "T►"])
@pytest.mark.parametrize("car", range(4))
@both_levels
def test_one_changes_to_the_other_level_of_the_same_car_facing_the_same_way(
    floors: Floors, car: int, facing: str
) -> None:  # S3.4
    here = "|".join(facing if number == car else " " for number in range(4))
    scene = Scene(
        floors(f"""
        roof   | {here} |
        inside |   |   |   | ◄B* *D► |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Floor, Reflex, Move")
    inside = [facing if number == car else "" for number in range(4)]
    at_his_back = {"◄T": f"◄B D► {inside[3]}", "T►": f"{inside[3]} ◄B D►"}
    assert scene.shows(
        floors(f"""
        roof   |   |   |   |
        inside | {"|".join(inside[:3])} | {at_his_back[facing]}
        """)
    )


# --- Move ------------------------------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("   |    |    | ◄T", "   |    | ◄T |   "),
        ("   |    | ◄T |   ", "   | ◄T |    |   "),
        ("   | ◄T |    |   ", "◄T |    |    |   "),
        ("T► |    |    |   ", "   | T► |    |   "),
        ("   | T► |    |   ", "   |    | T► |   "),
        ("   |    | T► |   ", "   |    |    | T►"),
    ],
)
def test_one_moves_one_car_the_way_one_faces_on_the_same_level(floors: Floors, before: str, after: str) -> None:  # S3.5
    scene = Scene(
        floors(f"""
        roof   | {before} |
        inside | ◄B* *D► |   |   |   |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Move, Reflex, Turn")
    assert scene.shows(
        floors(f"""
        roof   | {after}
        inside | ◄B D► |   |   |
        """)
    )


@both_levels
@pytest.mark.parametrize(
    ("train", "car", "way"),
    [("◄T |   |   |   |  ", 0, "the locomotive"), ("   |   |   |   | T►", 4, "the caboose")],
    ids=["front end", "rear end"],
)
def test_whoever_moves_off_the_train_is_eliminated(floors: Floors, train: str, car: int, way: str) -> None:  # S3.5
    scene = Scene(
        floors(f"""
        roof   | {train}
        inside |   | ◄B* *D► |   |   |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Tuco="Move, Reflex, Turn")
    (fall,) = scene.events("fell off")
    assert (fall["bandit"], fall["car"], fall["way"]) == ("Tuco", car, way)
    assert scene.fallen == ["Tuco"]
    assert scene.shows(
        floors("""
        roof   |   |       |   |
        inside |   | ◄B D► |   |
        """)
    )


@both_levels
def test_others_are_no_hindrance_to_a_move(floors: Floors) -> None:  # S3.5, S2.2
    scene = Scene(
        floors("""
        roof   |  |     |            |  |  |
        inside |  | ◄B* | ◄D* T► *G► |  |  |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Ghost=REST, Tuco="Move, Reflex, Turn")
    assert scene.shows(
        floors("""
        roof   |  |    |       |    |
        inside |  | ◄B | ◄D G► | T► |
        """)
    )


@both_levels
def test_the_ninth_car_of_the_longest_train_is_one_like_the_others(floors: Floors) -> None:  # S1.2, S3.4, S3.5
    scene = Scene(
        floors("""
        roof   | ◄B* | ◄C* |     |     |     |     |  |  |
        inside |     |     | ◄J* | ◄D* | ◄G* | ◄M* |  |  | ◄T
        """),
        reflex=True,
    )
    scene.play(**{**dict.fromkeys(scene.to_act, REST), "Tuco": "Floor, Move, Turn"})
    assert scene.shows(
        floors("""
        roof   | ◄B | ◄C |    |    |    |    |  | T►
        inside |    |    | ◄J | ◄D | ◄G | ◄M |  |
        """)
    )
