"""The rows: where one comes to stand in them (S2)."""

import pytest

from tests.support.scenes.super.scene import REST, Floors, Scene, both_levels
from tests.support.scenes.super.train import insides

# --- the place in the row --------------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(("middle", "target"), [("◄D", "Belle"), ("D►", "Tuco")])
def test_in_a_row_each_has_neighbours_on_both_sides(floors: Floors, middle: str, target: str) -> None:  # S2.1
    scene = Scene(
        floors(f"""
        roof   |  |  |                 |  |
        inside |  |  | B► {middle} ◄T  |  |
        """),
        first="Doc",
    )
    scene.play(Doc="Fire, Floor, Turn", Tuco="Floor, Turn, Fire", Belle="Floor, Turn, Fire")
    assert scene.events("hit")[0] == {"bandit": "Doc", "target": target}


@both_levels
def test_whoever_stands_between_two_is_hit_in_the_place_of_the_one_beyond(floors: Floors) -> None:  # S2.1, S3.6
    scene = Scene(
        floors("""
        roof   |  |  |  |          |
        inside |  |  |  | ◄B ◄D ◄T |
        """),
        first="Tuco",
    )
    scene.play(Tuco="Fire, Turn, Floor", Belle="Fire, Turn, Floor", Doc="Fire, Turn, Floor")
    assert scene.shows(
        floors("""
        roof   |  |  | D► | B► T►
        inside |  |  |    |
        """)
    )


@both_levels
def test_the_order_in_a_row_lasts_over_the_end_of_a_round(floors: Floors) -> None:  # S2.1
    row = "◄T* *M► ◄G* *D► *J► ◄C* ◄B*"
    scene = Scene(floors(insides(f"|  | {row} |  |  |  |  |  |  ")), reflex=True)
    scene.rest()
    assert scene.shows(floors(insides(f"|  | {row.replace('*', '')} |  |  |  |  |  ")))


@both_levels
@pytest.mark.parametrize(("row", "target"), [("B ◄T D", "Belle"), ("D T► B", "Belle"), ("◄T B D", None)])
def test_in_the_next_round_shots_go_by_that_order(floors: Floors, row: str, target: str | None) -> None:  # S2.1, S3.6
    """Belle, Doc and Tuco rest for a round, and then Tuco fires."""
    figures = row.replace("B", "◄B*").replace("D", "*D►").replace("◄T", "◄T*").replace("T►", "*T►")
    scene = Scene(floors(insides(f"|  |  | {figures} |  |")), first="Doc", reflex=True)
    scene.rest()
    scene.play(Tuco="Fire, Floor, Turn", Belle="Floor, Turn, Move", Doc="Floor, Turn, Move")
    assert [hit["target"] for hit in scene.events("hit")] == ([target] if target else [])


def test_rows_that_look_the_same_are_the_same_however_they_came_about() -> None:  # S2.1
    views = []
    for line, plan in (("|  |    | *T► ◄B* |  |", REST), ("|  | T► | ◄B*     |  |", "Move, Reflex, Turn")):
        scene = Scene(insides(line), out="Doc", reflex=True)
        scene.play(Belle=REST, Tuco=plan)
        views.append(scene.view())
    assert views[0] == views[1]


# --- in by Move or Floor ---------------------------------------------------------------------


@both_levels
def test_who_moves_forward_comes_to_stand_at_the_caboose_end(floors: Floors) -> None:  # S2.2, S3.5
    scene = Scene(
        floors("""
        roof   |  |  |          | ◄T |
        inside |  |  | ◄B* *D►  |    |
        """)
    )
    scene.play(Belle="Move, Fire, Turn", Doc="Move, Fire, Turn", Tuco="Fire, Floor, Move")
    assert scene.shows(
        floors("""
        roof   |  |  |          |
        inside |  |  | B► ◄D ◄T |
        """)
    )


@both_levels
def test_who_moves_back_comes_to_stand_at_the_locomotive_end(floors: Floors) -> None:  # S2.2, S3.5
    scene = Scene(
        floors("""
        roof   |  | T► |          |  |
        inside |  |    | ◄B* *D►  |  |
        """)
    )
    scene.play(Belle="Move, Fire, Turn", Doc="Move, Fire, Turn", Tuco="Fire, Floor, Move")
    assert scene.shows(
        floors("""
        roof   |  |  |          |
        inside |  |  | T► B► ◄D |
        """)
    )


@both_levels
def test_who_changes_floor_facing_the_locomotive_comes_to_stand_at_the_caboose_end(
    floors: Floors,
) -> None:  # S2.2, S3.4
    scene = Scene(
        floors("""
        roof   |  |  | T►       |  |
        inside |  |  | ◄B* *D►  |  |
        """)
    )
    scene.play(Belle="Move, Fire, Turn", Doc="Move, Fire, Turn", Tuco="Turn, Fire, Floor")
    assert scene.shows(
        floors("""
        roof   |  |  |          |
        inside |  |  | B► ◄D ◄T |
        """)
    )


@both_levels
def test_who_changes_floor_facing_the_caboose_comes_to_stand_at_the_locomotive_end(
    floors: Floors,
) -> None:  # S2.2, S3.4
    scene = Scene(
        floors("""
        roof   |  |  | ◄T       |  |
        inside |  |  | ◄B* *D►  |  |
        """)
    )
    scene.play(Belle="Move, Fire, Turn", Doc="Move, Fire, Turn", Tuco="Turn, Fire, Floor")
    assert scene.shows(
        floors("""
        roof   |  |  |          |
        inside |  |  | T► B► ◄D |
        """)
    )


@both_levels
def test_whoever_enters_a_row_has_all_others_there_in_front_of_them(floors: Floors) -> None:  # S2.2
    scene = Scene(
        floors("""
        roof   |  |  |          | ◄T |
        inside |  |  | ◄B* ◄D*  |    |
        """),
        first="Tuco",
    )
    scene.play(Tuco="Floor, Move, Fire", Belle="Move, Fire, Turn", Doc="Move, Turn, Fire")
    assert scene.events("hit") == [{"bandit": "Tuco", "target": "Doc"}]
    assert scene.shows(
        floors("""
        roof   |  |    |       |
        inside |  | D► | B► ◄T |
        """)
    )


# --- in by a shot ----------------------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(
    ("before", "plan", "after"), [("◄B", "Fire, Turn, Floor", "*B►"), ("B►", "Turn, Fire, Floor", "◄B*")]
)
def test_whoever_is_shot_forward_lands_at_the_caboose_end_however_they_face(
    floors: Floors, before: str, plan: str, after: str
) -> None:  # S2.3, S3.6
    scene = Scene(
        floors(f"""
        roof   |  |  |          | {before} | T► |
        inside |  |  | ◄D* *G►  |          |    |
        """),
        seats="Doc Ghost Belle Tuco",
    )
    scene.play(Doc="Move, Fire, Turn", Ghost="Move, Fire, Turn", Belle=plan, Tuco="Turn, Floor, Fire")
    assert scene.shows(
        floors(f"""
        roof   |  |  |               |  |
        inside |  |  | D► ◄G {after} |  | ◄T
        """)
    )


@both_levels
@pytest.mark.parametrize(
    ("before", "plan", "after"), [("B►", "Fire, Turn, Floor", "◄B*"), ("◄B", "Turn, Fire, Floor", "*B►")]
)
def test_whoever_is_shot_back_lands_at_the_locomotive_end_however_they_face(
    floors: Floors, before: str, plan: str, after: str
) -> None:  # S2.3, S3.6
    scene = Scene(
        floors(f"""
        roof   |  | ◄T | {before} |          |  |
        inside |  |    |          | ◄D* *G►  |  |
        """),
        seats="Doc Ghost Belle Tuco",
    )
    scene.play(Doc="Move, Fire, Turn", Ghost="Move, Fire, Turn", Belle=plan, Tuco="Turn, Floor, Fire")
    assert scene.shows(
        floors(f"""
        roof   |  |    |  |                |
        inside |  | T► |  | {after} D► ◄G  |
        """)
    )
