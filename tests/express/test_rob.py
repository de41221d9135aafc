"""Rob, and who knows a purse (X5.7, X5.10)."""

import pytest

from tests.support.scenes.express.scene import Scene

# --- robbing ---------------------------------------------------------------------------------


def test_one_robs_a_token_from_ones_own_spot_of_the_kind_one_likes() -> None:  # X5.7
    scene = Scene("""
        roof   |   |   |                        |
        inside | M | D | T purse x2 jewel x2 box | B
    """)
    assert scene.offers("Tuco: Rob") == {"rob a purse", "rob a jewel", "rob a strongbox"}
    scene.play("Tuco robs a jewel")
    assert scene.held("Tuco") == "jewel"
    assert scene.shows("""
        roof   |   |   |                     |
        inside | M | D | T purse x2 jewel box | B
    """)


@pytest.mark.parametrize("kind", ["purse", "jewel", "box"])
def test_each_kind_of_loot_can_be_robbed(kind: str) -> None:  # X5.7
    scene = Scene("""
        roof   |   |   |                 |
        inside | M | D | T purse jewel box | B
    """)
    scene.play(f"Tuco robs a {kind.replace('box', 'strongbox')}")
    assert scene.held("Tuco") == kind


def test_one_token_a_card() -> None:  # X5.7
    scene = Scene("""
        roof   |   |   |          |
        inside | M | D | T jewel x3 | B
    """)
    scene.play("Tuco robs a jewel", "Tuco robs a jewel")
    assert scene.held("Tuco") == "jewel x2"


@pytest.mark.parametrize(
    "train",
    [
        """
        roof   |   |       | T |
        inside | M | D box | jewel | B
        """,
        """
        roof   |   |   | purse |
        inside | M | D | T     | B box
        """,
    ],
)
def test_loot_on_the_other_floor_or_in_the_next_car_is_out_of_reach(train: str) -> None:  # X5.7
    scene = Scene(train)
    scene.play("Tuco robs in vain")
    assert scene.happened("no effect", bandit="Tuco", reason="nothing to rob here") == 1
    assert scene.shows(train)


def test_on_a_roof_one_robs_what_fell_there() -> None:  # X5.7, X5.8
    scene = Scene(
        """
        roof   |   |   | T D |
        inside | M |   |     | B
        """,
        Doc="jewel",
    )
    scene.play("Tuco punches Doc, jewel, back", "Tuco robs a jewel", "Tuco: Move")
    assert scene.held("Tuco") == "jewel"


def test_the_strongbox_can_be_robbed_once_the_marshal_is_away() -> None:  # X5.7, X2.4
    scene = Scene("""
        roof   | T     |   |   |
        inside | M box |   | D | B
    """)
    scene.play("Doc moves the Marshal back", "Tuco goes down", "Tuco robs a strongbox")
    assert scene.held("Tuco") == "box"


def test_the_taker_sees_the_value_of_a_purse_once_it_is_theirs() -> None:  # X5.7, X5.10
    scene = Scene("""
        roof   |   |   |            |
        inside | M | D | T purse450 | B
    """)
    scene.play("Tuco robs a purse", "Tuco: Move")
    assert scene.view("Tuco").seats[1].bandits[0].loot.purses == (450,)
    for viewer in ("Doc", "Belle", None):
        loot = scene.view(viewer).seats[1].bandits[0].loot
        assert (loot.purses, loot.unknown_purses) == ((), 1)
        assert scene.events("robbed", viewer)[0]["value"] is None
    assert scene.events("robbed", "Tuco")[0]["value"] == 450


def test_jewels_and_strongboxes_are_seen_by_all() -> None:  # X5.7
    scene = Scene("""
        roof   |   |   |             |
        inside | M | D | T jewel box | B
    """)
    scene.play("Tuco robs a jewel", "Tuco robs a strongbox", "Tuco: Move")
    for viewer in ("Doc", None):
        assert [event["value"] for event in scene.events("robbed", viewer)] == [500, 1000]
        loot = scene.view(viewer).seats[1].bandits[0].loot
        assert (loot.jewels, loot.strongboxes, loot.known_value) == (1, 1, 1500)


def test_among_purses_that_one_does_not_know_one_is_taken_at_random() -> None:  # X5.7, X5.10
    taken = set()
    for seed in range(30):
        scene = Scene(
            """
            roof   |   |   |                           |
            inside | M | D | T purse purse300 purse500 | B
            """,
            seed=seed,
        )
        scene.play("Tuco robs a purse")
        taken.add(scene.held("Tuco"))
    assert taken == {"purse", "purse300", "purse500"}


# --- who knows a purse -----------------------------------------------------------------------

KNOCKED_OUT = """
    roof   |   |                |   |
    inside | M | T B purse300 x2 | D |
"""


def test_the_seat_that_held_a_purse_last_knows_it_where_it_lies() -> None:  # X5.10
    scene = Scene(KNOCKED_OUT, Belle="purse500")
    scene.play("Tuco punches Belle, purse, back", "Tuco: Move")
    mine = scene.view("Belle").cars[1].inside.loot
    assert (mine.purses, mine.unknown_purses) == ((500,), 2)
    assert bool(mine)
    for viewer in ("Tuco", "Doc", None):
        loot = scene.view(viewer).cars[1].inside.loot
        assert (loot.purses, loot.unknown_purses) == ((), 3)


def test_who_knows_a_purse_may_pick_it_by_its_value() -> None:  # X5.10
    for seed in range(10):
        scene = Scene(KNOCKED_OUT, Belle="purse500", seed=seed)
        scene.play("Tuco punches Belle, purse, back", "Belle moves forward", "Belle: Rob")
        assert scene.choices("Belle") == {"rob a purse", "rob the $500 purse"}
        scene.play("Belle robs the $500 purse")
        assert scene.held("Belle") == "purse500"


def test_who_takes_a_purse_instead_gets_one_that_they_do_not_know() -> None:  # X5.10
    for seed in range(10):
        scene = Scene(KNOCKED_OUT, Belle="purse500", seed=seed)
        scene.play("Tuco punches Belle, purse, back", "Belle moves forward", "Belle robs a purse")
        assert scene.held("Belle") == "purse300"


def test_to_all_others_the_purses_of_a_spot_are_alike() -> None:  # X5.10
    taken = set()
    for seed in range(20):
        scene = Scene(KNOCKED_OUT, Belle="purse500", seed=seed)
        assert scene.offers("Tuco punches Belle, purse, back", "Tuco: Rob") == {"rob a purse"}
        scene.play("Tuco punches Belle, purse, back", "Tuco robs a purse")
        taken.add(scene.held("Tuco"))
    assert taken == {"purse300", "purse500"}


def test_a_purse_that_another_has_held_since_is_known_no_more() -> None:  # X5.10
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T B |   | D
        """,
        Belle="purse500",
    )
    scene.play(
        "Tuco punches Belle, purse, back",
        "Tuco robs a purse",
        "Belle moves forward",
        "Belle punches Tuco, purse, back",
        "Tuco: Move",
    )
    assert scene.view("Belle").cars[1].inside.loot.purses == ()
    assert scene.view("Tuco").cars[1].inside.loot.purses == (500,)


def test_a_purse_taken_back_is_forgotten_on_its_spot() -> None:  # X5.10
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T B |   | D
        """,
        Belle="purse500",
    )
    scene.play("Tuco punches Belle, purse, back", "Belle moves forward", "Belle robs the $500 purse", "Belle: Move")
    assert scene.held("Belle") == "purse500"
    assert not scene.view("Belle").cars[1].inside.loot


def test_the_last_holder_sees_who_takes_their_purse_and_which() -> None:  # X5.10
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | T B |   | D
        """,
        Belle="purse500",
    )
    scene.play("Tuco punches Belle, purse, back", "Tuco robs a purse", "Tuco: Move")
    dropped = {viewer: scene.events("dropped", viewer)[0]["value"] for viewer in ("Tuco", "Belle", "Doc", None)}
    assert dropped == {"Tuco": None, "Belle": 500, "Doc": None, None: None}
    robbed = {viewer: scene.events("robbed", viewer)[0]["value"] for viewer in ("Tuco", "Belle", "Doc", None)}
    assert robbed == {"Tuco": 500, "Belle": 500, "Doc": None, None: None}


def test_a_purse_that_cheyenne_has_pocketed_is_known_to_her_alone_once_it_falls() -> None:  # X5.10, X7.5
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | C B |   | T
        """,
        Belle="purse500",
    )
    scene.play(
        "Cheyenne punches Belle, purse, pockets it, back",
        "Belle moves forward",
        "Belle punches Cheyenne, purse, back",
        "Belle: Move",
    )
    seen = {viewer: scene.view(viewer).cars[1].inside.loot.purses for viewer in ("Cheyenne", "Belle", "Tuco", None)}
    assert seen == {"Cheyenne": (500,), "Belle": (), "Tuco": (), None: ()}


def test_two_known_purses_of_one_value_are_one_choice() -> None:  # X5.10
    scene = Scene(
        """
        roof   |   |         |   |   |
        inside | M | T B D C |   |   |
        """,
        Doc="purse350 x2",
    )
    known = scene.offers(
        "Tuco punches Doc, purse, back",
        "Doc moves forward",
        "Cheyenne punches Doc, purse, lets it fall, back",
        "Doc moves forward",
        "Doc: Rob",
    )
    assert known == {"rob the $350 purse"}


@pytest.mark.parametrize("seed", range(4))
def test_a_known_purse_is_taken_from_ones_own_spot_though_its_like_lies_elsewhere(seed: int) -> None:  # X5.10, X5.7
    scene = Scene(
        """
        roof   |   |     |     |   |
        inside | M | D T | C B |   |
        """,
        Doc="purse350 x2",
        seed=seed,
    )
    scene.play(
        "Tuco punches Doc, purse, back",
        "Cheyenne punches Doc, purse, lets it fall, back",
        "Doc moves forward",
        "Doc robs the $350 purse",
    )
    assert scene.shows("""
        roof   |   |            |       |   |
        inside | M | T purse350 | D C B |   |
    """)


def test_a_purse_of_equal_value_that_one_never_held_stays_unknown() -> None:  # X5.10
    scene = Scene(
        """
        roof   |   |              |   |
        inside | M | T B purse350 |   | D
        """,
        Belle="purse350",
    )
    scene.play("Tuco punches Belle, purse, back", "Belle moves forward", "Belle robs the $350 purse", "Belle: Move")
    left = scene.view("Belle").cars[1].inside.loot
    assert (left.purses, left.unknown_purses) == ((), 1)


def test_others_do_not_hear_whether_two_known_purses_were_equal() -> None:  # X5.10
    heard = []
    for purses in ("purse350 x2", "purse350 purse500"):
        scene = Scene(
            """
            roof   |   |         |   |   |
            inside | M | T B D C |   |   |
            """,
            Doc=purses,
        )
        scene.play(
            "Tuco punches Doc, purse, back",
            "Doc moves forward",
            "Cheyenne punches Doc, purse, lets it fall, back",
            "Doc moves forward",
            "Doc robs the $350 purse",
        )
        heard.append(scene.events("chose", "Tuco")[-1])
    assert heard[0] == heard[1]


def test_purses_on_a_bandits_card_are_mixed() -> None:  # X5.10, X5.8
    fallen = set()
    for seed in range(20):
        scene = Scene(
            """
            roof   |   |     |   |
            inside | M | T B |   | D
            """,
            Belle="purse purse400 purse500",
            seed=seed,
        )
        scene.play("Tuco punches Belle, purse, back", "Tuco robs a purse")
        fallen.add(scene.held("Tuco"))
    assert fallen == {"purse", "purse400", "purse500"}


def test_purses_of_a_car_are_known_to_nobody() -> None:  # X5.10, X2.3
    scene = Scene("""
        roof   |   |   |            |
        inside | M | D | T purse450 | B
    """)
    assert scene.offers("Tuco: Rob") == {"rob a purse"}
