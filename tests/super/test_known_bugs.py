"""Bugs seen in other implementations: a test against each."""

import pytest

import folsom
from tests.support.scenes.super.scene import REST, Floors, Scene, both_levels
from tests.support.scenes.super.train import insides, looks_like


@pytest.mark.parametrize(
    ("names", "train"),
    [
        ("Belle Doc Tuco", "| | T► | ◄D | ◄B |"),
        ("Belle Doc Tuco Mei Ghost", "| | G► | M► | ◄T | ◄D | ◄B |"),
        ("Belle Doc Tuco Mei Ghost Django Cheyenne", "| | C► | J► | G► | ◄M | ◄T | ◄D | ◄B |"),
    ],
    ids=["3 players", "5 players", "7 players"],
)
def test_of_an_odd_number_the_one_in_the_middle_faces_the_locomotive(names: str, train: str) -> None:  # S1.4
    game = folsom.Super(characters=names.split(), first_player=0, seed=1)
    assert looks_like(
        game.view(),
        insides(train),
    )


@both_levels
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("◄T ◄B*", "◄D G► ◄T"),
        ("◄B* ◄T", "◄D G► ◄T"),
        ("T► ◄B*", "T► ◄D G►"),
        ("◄B* T►", "T► ◄D G►"),
    ],
    ids=["from front to rear", "from rear to rear", "from front to front", "from rear to front"],
)
def test_a_change_of_floor_does_not_keep_the_old_place_in_the_row(
    floors: Floors, before: str, after: str
) -> None:  # S3.4, S2.2
    scene = Scene(
        floors(f"""
        roof   |  |  | ◄D* *G►  |  |  |
        inside |  |  | {before} |  |  |
        """),
        reflex=True,
    )
    scene.play(Belle=REST, Doc=REST, Ghost=REST, Tuco="Floor, Reflex, Turn")
    assert scene.shows(
        floors(f"""
        roof   |  |  | {after} |  |
        inside |  |  | ◄B      |  |
        """)
    )


def test_a_bandit_out_in_mid_round_does_not_stall_the_game() -> None:  # S3.2
    scene = Scene("""
        roof   |    |  |    |    |
        inside | ◄B |  | ◄D | T► |
    """)
    scene.play(Belle="Move, Fire, Turn", Doc="Floor, Turn, Move", Tuco="Floor, Turn, Move")
    assert (scene.view().round_number, scene.to_act) == (2, ["Doc", "Tuco"])
    scene.play(Doc="Turn, Move, Fire", Tuco="Fire, Turn, Floor")
    assert scene.shows("""
        roof   |  | T► | ◄D
        inside |  |    |
    """)
    assert (scene.view().round_number, scene.to_act) == (3, ["Doc", "Tuco"])


def test_a_bandit_shot_off_before_their_turn_does_not_stall_the_game() -> None:  # S3.2, S3.6
    scene = Scene("""
        roof   |    |    |    |  |
        inside | D► | ◄B | ◄T |  |
    """)
    scene.play(Belle="Fire, Turn, Floor", Doc="Fire, Turn, Floor", Tuco="Turn, Floor, Move")
    assert (scene.view().round_number, scene.to_act) == (2, ["Belle", "Tuco"])


def test_no_loot_is_given_to_a_bandit_on_the_lost_car() -> None:  # S4.1
    scene = Scene(
        """
        roof   |     |     |  |  | ◄T*
        inside | ◄B* | *D► |  |  |
        """,
        reflex=True,
    )
    scene.rest()
    assert (scene.loot("Tuco"), len(scene.loot("Doc"))) == ((), 1)
    assert scene.events("took car")[0]["bandit"] == "Doc"


@pytest.mark.parametrize(
    ("first", "out", "following"),
    [("Belle", "Doc", "Tuco"), ("Mei", "Belle, Doc", "Tuco"), ("Tuco", "Belle Doc", "Mei")],
)
def test_the_first_player_card_is_not_handed_to_someone_who_is_out(
    first: str, out: str, following: str
) -> None:  # S4.1
    belle = "" if "Belle" in out else "◄B*"
    scene = Scene(
        f"""
        roof   |  | {belle} |     |  |
        inside |  | ◄M*     | *T► |  |
        """,
        seats="Belle Doc Tuco Mei",
        out=out,
        first=first,
        reflex=True,
    )
    scene.rest()
    assert scene.first == following


def test_nor_to_someone_who_fell_in_this_very_round() -> None:  # S4.1
    scene = Scene(
        """
        roof   |  |         |  |  |
        inside |  | ◄B* ◄M* |  |  | *T►
        """,
        out="Doc",
        first="Mei",
        reflex=True,
    )
    scene.play(Belle=REST, Mei=REST, Tuco="Turn, Fire, Move")
    assert (scene.fallen, scene.first) == (["Doc", "Tuco"], "Belle")


def test_the_sum_of_loot_does_not_decide() -> None:  # S5.2
    scene = Scene(
        """
        roof   |             |
        inside | ◄B* ◄D* ◄G* |
        """,
        out="Mei",
        Belle="389 301",
        Doc="378 367",
        reflex=True,
    )
    scene.rest()
    assert scene.places == {"Belle": 1, "Doc": 2, "Ghost": 3, "Mei": 4}


def test_the_dearest_card_does_not_outweigh_the_number_of_cards() -> None:  # S5.2
    scene = Scene(
        """
        roof   |             |
        inside | ◄B* ◄D* ◄G* |
        """,
        out="Mei",
        Belle="301 312",
        Doc="389",
        reflex=True,
    )
    scene.rest()
    assert scene.game.result.winners == [scene.seat("Belle")]


@both_levels
@pytest.mark.parametrize("line", ["| | B► ◄D* ◄T | | |", "| B► | ◄D* | ◄T | |", "| | T► *D► | ◄B | |"])
def test_the_stunned_do_not_block_a_shot(floors: Floors, line: str) -> None:  # S3.6
    scene = Scene(
        floors(insides(line)),
        first="Tuco",
    )
    scene.play(**dict.fromkeys(scene.to_act, "Fire, Turn, Floor"))
    assert scene.events("hit")[0] == {"bandit": "Tuco", "target": "Belle"}


@both_levels
def test_the_stunned_are_not_hit(floors: Floors) -> None:  # S3.6
    scene = Scene(
        floors("""
        roof   |  |     |     |    |
        inside |  | *B► | ◄D* | ◄T |
        """),
        first="Tuco",
    )
    scene.play(Tuco="Fire, Turn, Floor", Belle="Fire, Turn, Floor", Doc="Fire, Turn, Floor")
    assert scene.happened("hit") == 0
    assert scene.shows(
        floors("""
        roof   |  | ◄B | D► | T►
        inside |  |    |    |
        """)
    )
