"""Fire: who is hit, and where they land (S3.6)."""

import pytest

from tests.support.scenes.super.scene import REST, Floors, Scene, both_levels
from tests.support.scenes.super.train import LETTERS, insides


def first_shot(train: str, out: str = "") -> Scene:
    """A round in which Tuco comes first and fires at once."""
    scene = Scene(train, first="Tuco", out=out)
    scene.play(**dict.fromkeys(scene.to_act, "Fire, Turn, Floor"))
    assert scene.cards_played[0] == ("Tuco", "Fire")
    return scene


def target_of(scene: Scene) -> str | None:
    """Whom the first shot of a scene hit."""
    names = [event.name for event in scene.game.events()]
    outcome = next(name for name in names[names.index("fired") :] if name in ("hit", "no effect"))
    return str(scene.events("hit")[0]["target"]) if outcome == "hit" else None


# --- who is hit ------------------------------------------------------------------------------


@both_levels
@pytest.mark.parametrize(
    ("line", "target"),
    [
        ("|  | ◄B ◄D ◄T |  |  |", "D"),
        ("|  | D► B► ◄T |  |  |", "B"),
        ("|  | T► ◄D ◄B |  |  |", "D"),
        ("|  | B► ◄T D► |  |  |", "B"),
        ("|  | B► T► D► |  |  |", "D"),
    ],
)
def test_in_the_own_row_the_next_one_in_front_is_hit(floors: Floors, line: str, target: str) -> None:  # S3.6, S2.1
    scene = first_shot(floors(insides(line)))
    assert target_of(scene) == LETTERS[target]


@both_levels
@pytest.mark.parametrize(
    ("line", "target"),
    [
        ("|    | ◄B D► | ◄T | |", "D"),
        ("|    | D► ◄B | ◄T | |", "B"),
        ("|    | T► | ◄B D► | |", "B"),
        ("|    | T► | D► ◄B | |", "D"),
        ("| B► | ◄D | ◄T    | |", "D"),
        ("|    | T► | B►    | ◄D |", "B"),
    ],
)
def test_then_the_nearest_of_the_next_car(floors: Floors, line: str, target: str) -> None:  # S3.6
    scene = first_shot(floors(insides(line)))
    assert target_of(scene) == LETTERS[target]


@both_levels
@pytest.mark.parametrize("line", ["| B► |  |  |  | ◄T", "| T► |  |  |  | ◄B", "| T► B► |  |  | ◄D |"])
def test_car_after_car_however_far(floors: Floors, line: str) -> None:  # S3.6
    out = "" if "D" in line else "Doc"
    scene = first_shot(
        floors(insides(line)),
        out=out,
    )
    assert target_of(scene) == "Belle"


@both_levels
def test_the_own_row_comes_before_the_next_car(floors: Floors) -> None:  # S3.6
    scene = first_shot(
        floors("""
        roof   |  |    |       |  |
        inside |  | B► | D► ◄T |  |
        """)
    )
    assert target_of(scene) == "Doc"


@both_levels
@pytest.mark.parametrize(
    "line",
    [
        "|    | ◄T | ◄B | D► |   ",
        "|    |    | ◄T ◄B D► |  |",
        "| B► | ◄D | T► |    |   ",
        "|    | B► ◄D T► |   |   |",
        "| ◄T |    |    | B► | ◄D",
        "| B► | ◄D |    |    | T►",
    ],
)
def test_nobody_is_hit_behind_ones_back(floors: Floors, line: str) -> None:  # S3.6
    scene = first_shot(floors(insides(line)))
    assert target_of(scene) is None


@both_levels
@pytest.mark.parametrize("facing", ["◄T", "T►"])
def test_nobody_is_hit_on_the_other_level(floors: Floors, facing: str) -> None:  # S3.6
    scene = first_shot(
        floors(f"""
        roof   |    | B► | ◄D J►    | ◄M | ◄G
        inside |    |    | {facing} |    |
        """),
        out="Cheyenne",
    )
    assert target_of(scene) is None


def test_a_shot_at_nobody_has_no_effect_but_it_is_fired() -> None:  # S3.6
    scene = Scene("""
        roof   |  |    |    |  |
        inside |  | ◄T | ◄B |  | D►
    """)
    scene.play(Belle="Floor, Turn, Fire", Doc="Turn, Move, Floor", Tuco="Fire, Turn, Floor")
    assert scene.events("fired")[0] == {"bandit": "Tuco", "way": "the locomotive"}
    assert scene.events("no effect")[0] == {"bandit": "Tuco", "action": "Fire", "reason": "no bandit in sight"}


# --- stunned bandits are passed through ------------------------------------------------------


@both_levels
@pytest.mark.parametrize(
    ("line", "passed", "target"),
    [
        ("|    | B►        | ◄D* ◄T | |", ["Doc"], "Belle"),
        ("|    | B► *D► ◄T |        | |", ["Doc"], "Belle"),
        ("|    | T► *D► ◄B |        | |", ["Doc"], "Belle"),
        ("|    | T►        | ◄D* ◄B | |", ["Doc"], "Belle"),
        ("| B► | ◄D*       |        | ◄T |", ["Doc"], "Belle"),
        ("|    | T►        | *D►    |    | ◄B", ["Doc"], "Belle"),
        ("| ◄B | ◄D*       | ◄T     | |", ["Doc"], "Belle"),
        ("| B► | ◄D        | ◄T     | |", [], "Doc"),
        ("| ◄B* | ◄D       | ◄T     | |", [], "Doc"),
        ("|    | T►        | ◄D     | *B► |", [], "Doc"),
        ("|    | ◄B* D►    | ◄T     | |", [], "Doc"),
        ("|    | T►        | ◄D ◄B* | |", [], "Doc"),
        ("| ◄B* | *D►      |        | ◄T |", ["Doc", "Belle"], None),
        ("|    | *D► ◄B* ◄T |       |    |", ["Belle", "Doc"], None),
        ("|    | T►        | *D►    | ◄B* |", ["Doc", "Belle"], None),
        ("|    | ◄T        | *D►    | ◄B* |", [], None),
    ],
)
def test_a_shot_passes_through_the_stunned_and_hits_the_first_who_stands(
    floors: Floors, line: str, passed: list[str], target: str | None
) -> None:  # S3.6
    scene = first_shot(floors(insides(line)))
    assert target_of(scene) == target
    names = [(event.name, scene.in_words(event.facts).get("target")) for event in scene.game.events()]
    fired = names.index(("fired", None))
    after = ("hit", target) if target else ("no effect", None)
    assert names[fired + 1 : fired + 2 + len(passed)] == [*(("passed through", name) for name in passed), after]


@both_levels
@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("| B► | ◄J* *D► | | *G► ◄M* | | ◄C* ◄T | |", ["Cheyenne", "Mei", "Ghost", "Doc", "Django"]),
        ("| | T► ◄C* | | ◄M* *G► | | *D► ◄J* | ◄B |", ["Cheyenne", "Mei", "Ghost", "Doc", "Django"]),
    ],
)
def test_a_shot_along_the_whole_train_tells_whom_it_passes_in_order(
    floors: Floors, line: str, path: list[str]
) -> None:  # S3.6
    scene = first_shot(floors(insides(line)))
    assert target_of(scene) == "Belle"
    assert [event["target"] for event in scene.events("passed through")[:5]] == path
    assert {event["bandit"] for event in scene.events("passed through")[:5]} == {"Tuco"}


@both_levels
def test_the_stunned_on_the_other_level_are_not_in_the_way(floors: Floors) -> None:  # S3.6
    scene = first_shot(
        floors("""
        roof   |    | *D► |    |  |
        inside | B► |     | ◄T |  |
        """)
    )
    assert target_of(scene) == "Belle"
    assert scene.happened("passed through", bandit="Tuco") == 0


# --- where they land -------------------------------------------------------------------------


def last_shot(train: str) -> Scene:
    """A round in which Tuco fires as the last card; those drawn as stunned have just stood up."""
    scene = Scene(train, reflex=True)
    scene.play(Belle=REST, Doc=REST, Tuco="Reflex, Move, Fire")
    assert scene.cards_played[-1] == ("Tuco", "Fire")
    return scene


@both_levels
@pytest.mark.parametrize("belle", ["◄B*", "*B►"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("| | B | ◄T | |", "| B | | ◄T |"),
        ("| | | B ◄T | |", "| | B | ◄T |"),
        ("| | B | | ◄T |", "| B | | | ◄T"),
        ("| | T► | B | |", "| | T► | | B"),
        ("| | T► B | | |", "| | T► | B |"),
        ("| T► | | B | |", "| T► | | | B"),
    ],
)
def test_the_bandit_is_moved_one_car_on_and_lies_stunned_facing_as_before(
    floors: Floors, belle: str, before: str, after: str
) -> None:  # S3.6
    scene = last_shot(
        floors(f"""
        roof   |  | *D► |  |  |
        inside {before.replace("B", belle)}
        """)
    )
    assert scene.shows(
        floors(f"""
        roof   |  | D► |  |
        inside {after.replace("B", belle)}
        """)
    )


@both_levels
@pytest.mark.parametrize(
    ("before", "after", "car", "way"),
    [
        ("| *B► | | ◄T | |", "| | | ◄T |", 0, "the locomotive"),
        ("| *B► ◄T | | | |", "| ◄T | | |", 0, "the locomotive"),
        ("| | T► | | | ◄B*", "| | T► | |", 4, "the caboose"),
    ],
)
def test_whoever_is_shot_off_the_train_is_eliminated(
    floors: Floors, before: str, after: str, car: int, way: str
) -> None:  # S3.6
    scene = last_shot(
        floors(f"""
        roof   |  | *D► |  |  |
        inside {before}
        """)
    )
    assert scene.fallen == ["Belle"]
    (fall,) = scene.events("fell off")
    assert (fall["bandit"], fall["car"], fall["way"]) == ("Belle", car, way)
    assert scene.shows(
        floors(f"""
        roof   |  | D► |  |
        inside {after}
        """)
    )


@both_levels
def test_the_shooter_stays_where_they_are(floors: Floors) -> None:  # S3.6, S2.1
    scene = last_shot(
        floors("""
        roof   |  |  |             |  |
        inside |  |  | *B► T► ◄D*  |  |
        """)
    )
    assert scene.shows(
        floors("""
        roof   |  |  |       |
        inside |  |  | B► T► | ◄D*
        """)
    )


@both_levels
def test_a_bandit_can_be_hit_again_once_they_stand(floors: Floors) -> None:  # S3.6, S3.7
    scene = Scene(
        floors("""
        roof   |    |  |    |    |
        inside | ◄D |  | ◄B | ◄T |
        """),
        first="Tuco",
    )
    scene.play(Tuco="Fire, Turn, Floor", Belle="Floor, Turn, Fire", Doc="Turn, Fire, Floor")
    assert scene.events("hit") == [{"bandit": "Tuco", "target": "Belle"}, {"bandit": "Doc", "target": "Belle"}]
    assert scene.shows(
        floors("""
        roof   | D► |  |    | T►
        inside |    |  | B► |
        """)
    )
