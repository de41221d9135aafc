"""The options of §12: each with its default and its other value."""

from typing import Any

import pytest

import folsom
from tests.support.scenes.express.scene import Scene

DEFAULTS = {
    "expert": "off",
    "expert_start_discard": "on",
    "neutral_shortage": "all_or_none",
    "ghost": "optional",
    "tie_break": "all_bullets",
    "known_purses": "on",
    "plan_memory": "on",
    "discreet": "off",
}


def test_every_option_has_its_default() -> None:  # §12
    assert folsom.Express(3, seed=0).view().options == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("expert", "on"),
        ("expert_start_discard", "off"),
        ("neutral_shortage", "deal_until_empty"),
        ("ghost", "always"),
        ("tie_break", "shots_and_events"),
        ("known_purses", "off"),
        ("plan_memory", "off"),
        ("discreet", "on"),
    ],
)
def test_every_option_can_be_chosen_and_is_seen_by_all(name: str, value: str) -> None:  # §12
    options: dict[str, Any] = {name: value}
    game = folsom.Express(3, seed=0, **options)
    for viewer in (0, None):
        assert game.view(viewer).options == {**DEFAULTS, name: value}


def test_true_and_false_stand_for_on_and_off() -> None:  # §12
    assert folsom.Express(3, seed=0, expert=True, known_purses=False).view().options == {
        **DEFAULTS,
        "expert": "on",
        "known_purses": "off",
    }


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"ghosts": "always"}, "there is no option 'ghosts'; there are expert"),
        ({"ghost": "never"}, "ghost can be optional or always, not 'never'"),
        ({"ghost": True}, "ghost can be optional or always, not True"),
    ],
)
def test_an_option_that_there_is_not_is_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:  # §12
    with pytest.raises(folsom.SetupError, match=reason):
        folsom.Express(3, seed=0, **options)


# --- first_player ----------------------------------------------------------------------------


def test_first_player_random() -> None:  # X2.6
    assert {folsom.Express(3, seed=seed).to_act[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_first_player_a_named_seat(seat: int) -> None:  # X2.6
    assert {folsom.Express(3, seed=seed, first_player=seat).to_act[0] for seed in range(10)} == {seat}


# --- expert_start_discard --------------------------------------------------------------------


def drawn_bullets(option: str) -> Scene:
    scene = Scene(
        seats="Doc Tuco Belle",
        expert=True,
        expert_start_discard=option,
        kept={"Tuco": "Move Fire Rob"},
        met={"Tuco": 2},
        on_top={"Tuco": 2},
    )
    scene.end_round()
    return scene


def test_expert_start_discard_on() -> None:  # X10.2
    scene = drawn_bullets("on")
    assert len(scene.view("Tuco").hand) == 4
    assert scene.discard("Tuco") == "bullet x2"
    assert scene.happened("shed", seat="Tuco", count=2) == 1


def test_expert_start_discard_off() -> None:  # X10.2
    scene = drawn_bullets("off")
    assert len(scene.view("Tuco").hand) == 6
    assert scene.view("Tuco").hand.count("bullet") == 2
    assert scene.discard("Tuco") == ""
    assert scene.happened("shed") == 0


def test_bullets_kept_through_a_round_are_discarded_at_its_end_all_the_same() -> None:  # X10.2, X10.3
    scene = Scene(
        seats="Doc Tuco Belle",
        expert=True,
        expert_start_discard="off",
        round_card="Braking",
        met={"Tuco": 2},
        hands={"Tuco": "Move Floor Rob Punch bullet x2"},
    )
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
    assert scene.discard("Tuco") == "bullet x2"


# --- neutral_shortage ------------------------------------------------------------------------


def met_by_the_marshal(option: str, first: str) -> Scene:
    scene = Scene(
        """
        roof   |   |       |   |   |   |
        inside | M | D T C |   | B |   | J
        """,
        neutral_shortage=option,
        met={"Belle": 11},
        first=first,
    )
    scene.play("Django moves the Marshal back", "Belle: Move")
    assert scene.shows("""
        roof   |   | D T C |   |   |   |
        inside |   | M     |   | B |   | J
    """)
    return scene


def test_neutral_shortage_all_or_none() -> None:  # X9.4
    scene = met_by_the_marshal("all_or_none", first="Tuco")
    assert [scene.received(name) for name in ("Doc", "Tuco", "Cheyenne")] == [0, 0, 0]
    assert scene.happened("neutrals gone", count=2) == 1


@pytest.mark.parametrize(
    ("first", "taken"),
    [("Doc", [1, 1, 0]), ("Tuco", [0, 1, 1]), ("Cheyenne", [1, 0, 1]), ("Django", [1, 1, 0])],
)
def test_neutral_shortage_deal_until_empty_from_the_first_player_on(first: str, taken: list[int]) -> None:  # X9.4
    scene = met_by_the_marshal("deal_until_empty", first)
    assert [scene.received(name) for name in ("Doc", "Tuco", "Cheyenne")] == taken
    assert scene.neutrals == 0
    assert scene.happened("neutrals gone") == 0


# --- ghost -----------------------------------------------------------------------------------


def test_ghost_optional() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", hands={"Ghost": "Move"}, ghost="optional")
    assert scene.choices("Ghost") == {"play Move", "play Move face down", "draw"}


def test_ghost_always() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Tuco", hands={"Ghost": "Move Fire"}, ghost="always", round_card="Braking")
    assert scene.choices("Ghost") == {"play Move face down", "play Fire face down", "draw"}
    scene.play("Ghost plays Move face down", "Doc draws", "Tuco draws")
    assert scene.choices("Ghost") == {"play Fire", "draw"}


def test_ghosts_team_always() -> None:  # X7.1, X11.6
    scene = Scene(teams="Ghost Tuco, Django Doc", hands={"Tuco": "Tuco's Move"}, ghost="always")
    assert scene.choices("Tuco") == {"play Tuco's Move face down", "draw"}


# --- tie_break -------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "winners"), [("all_bullets", [1]), ("shots_and_events", [0])])
def test_tie_break(option: str, winners: list[int]) -> None:  # X9.3
    scene = Scene(
        seats="Doc Tuco Belle",
        round_card="Hostage",
        tie_break=option,
        Doc="jewel",
        Tuco="jewel",
        met={"Doc": 2},
        suffered={"Tuco": 1},
    )
    scene.end_round()
    assert scene.game.result.winners == winners


def test_tie_break_by_shots_and_events_can_end_in_a_shared_victory() -> None:  # X9.3
    scene = Scene(
        seats="Doc Tuco Belle",
        round_card="Hostage",
        tie_break="shots_and_events",
        Doc="jewel",
        Tuco="jewel",
        met={"Doc": 3},
        suffered={"Doc": 1},
        fired={"Belle": "Tuco", "Doc": "Belle", "Tuco": "Belle"},
    )
    scene.end_round()
    assert scene.game.result.winners == [0, 1]


# --- known_purses ----------------------------------------------------------------------------


def dropped_and_back(option: str, seed: int = 0) -> Scene:
    scene = Scene(
        """
        roof   |   |                |   |
        inside | M | T B purse300 x2 |   | D
        """,
        known_purses=option,
        Belle="purse500",
        seed=seed,
    )
    scene.play("Tuco punches Belle, purse, back", "Belle moves forward", "Belle: Rob", "Tuco: Move")
    return scene


def test_known_purses_on() -> None:  # X5.10
    scene = dropped_and_back("on")
    assert scene.choices("Belle") == {"rob a purse", "rob the $500 purse"}
    assert scene.view("Belle").cars[1].inside.loot.purses == (500,)


def test_known_purses_off() -> None:  # X5.10
    robbed = set()
    for seed in range(30):
        scene = dropped_and_back("off", seed)
        assert scene.view("Belle").cars[1].inside.loot.purses == ()
        robbed.add(scene.held("Belle"))
    assert robbed == {"purse300", "purse500"}


# --- plan_memory -----------------------------------------------------------------------------


def test_plan_memory_on() -> None:  # X4.5
    scene = Scene(seats="Doc Tuco Belle", hands={}, plan_memory="on")
    scene.play("Doc plays Move", "Tuco plays Fire", "Belle plays Rob")
    for viewer in ("Doc", None):
        assert [card.card for card in scene.view(viewer).pile] == ["Move", "Fire", "Rob"]


def test_plan_memory_off_shows_the_top_card_only_and_ones_own() -> None:  # X4.5
    scene = Scene(seats="Doc Tuco Belle", hands={}, plan_memory="off")
    scene.play("Doc plays Move", "Tuco plays Fire", "Belle plays Rob")
    assert [card.card for card in scene.view().pile] == [None, None, "Rob"]
    assert [card.card for card in scene.view("Doc").pile] == ["Move", None, "Rob"]
    assert [card.name for card in scene.view().pile] == ["Doc", "Tuco", "Belle"]


def test_plan_memory_off_shows_nothing_under_a_hidden_card() -> None:  # X4.5, X4.4
    scene = Scene(seats="Doc Tuco Belle", hands={}, plan_memory="off", round_card="Swivel arm")
    scene.around("plays Move")
    scene.play("Doc plays Fire face down")
    assert [card.card for card in scene.view().pile] == [None, None, None, None]


def test_plan_memory_off_shows_the_card_that_is_being_resolved() -> None:  # X4.5, X5.1
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M | D | T | B
        """,
        plan_memory="off",
    )
    scene.play("Doc moves back", "Tuco: Move", "Belle: Move")
    assert [card.card for card in scene.view().pile] == [None, "Move", None]
    assert [card.resolved for card in scene.view().pile] == [True, True, False]
