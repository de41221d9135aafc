"""The end: the last on the train, the locomotive, and everyone's place (S5)."""

from typing import Any

import pytest

from tests.support.scenes.super.scene import REST, Scene

AT_THE_END = ("unhooked", "left behind", "took car", "first passed")


def end_of(scene: Scene) -> list[str]:
    """The events of a scene that belong to the end of a round."""
    return [event.name for event in scene.game.events() if event.name in AT_THE_END]


# --- one is left in mid-round ----------------------------------------------------------------


def test_when_one_is_left_the_game_ends_at_once_with_no_further_card() -> None:  # S5.1, S5.4
    scene = Scene(
        """
        roof   |    |  |    |  |
        inside | ◄B |  | T► |  |
        """,
        out="Doc",
    )
    scene.play(Belle="Move, Turn, Floor", Tuco="Turn, Floor, Move")
    assert scene.game.over
    assert scene.cards_played == [("Belle", "Move")]
    assert end_of(scene) == []
    assert scene.shows("""
        roof   |  |  |    |  |
        inside |  |  | T► |  |
    """)
    assert scene.game.result.why == "Tuco wins, the last on the train."
    assert scene.game.result.ended_by == "last_standing"
    assert scene.places == {"Tuco": 1, "Belle": 2, "Doc": 3}
    assert (scene.to_act, scene.game.choices(scene.seat("Tuco"))) == ([], [])
    assert (scene.view().ended_by, scene.view().phase) == ("last_standing", "over")


@pytest.mark.parametrize(
    ("tuco", "plan", "cards"),
    [("◄T", "Fire, Turn, Floor", 1), ("T►", "Turn, Fire, Floor", 3)],
    ids=["in the first turn", "in the second turn"],
)
def test_the_winner_may_have_shot_the_last_one_off(tuco: str, plan: str, cards: int) -> None:  # S5.1, S5.4, S3.6
    scene = Scene(
        f"""
        roof   |    |  |        |  |
        inside | B► |  | {tuco} |  |
        """,
        out="Doc",
        first="Tuco",
    )
    scene.play(Tuco=plan, Belle="Turn, Floor, Move")
    assert scene.happened("revealed") == cards
    assert (scene.game.result.winners, end_of(scene)) == ([scene.seat("Tuco")], [])


def test_one_who_is_left_in_the_last_car_has_won_nevertheless() -> None:  # S5.1, S5.4
    scene = Scene(
        """
        roof   |    |  |  |  |
        inside | ◄B |  |  |  | T►
        """,
        out="Doc",
    )
    scene.play(Belle="Move, Turn, Floor", Tuco="Turn, Floor, Fire")
    assert (scene.game.result.winners, end_of(scene)) == ([scene.seat("Tuco")], [])


def test_one_who_lies_stunned_can_be_the_last() -> None:  # S5.1
    scene = Scene(
        """
        roof   |    |     |  |  |
        inside | ◄D | ◄B* |  |  |
        """,
        out="Tuco",
        first="Doc",
    )
    scene.play(Doc="Move, Turn, Floor", Belle="Move, Turn, Floor")
    assert scene.shows("""
        roof   |  |     |  |  |
        inside |  | ◄B* |  |  |
    """)
    assert scene.places == {"Belle": 1, "Doc": 2, "Tuco": 3}


def test_the_last_card_of_a_round_can_end_the_game_before_the_car_goes() -> None:  # S5.1, S5.4
    scene = Scene(
        """
        roof   |    |  |  |  |
        inside | ◄B |  |  |  | T►
        """,
        out="Doc",
    )
    scene.play(Belle="Fire, Turn, Floor", Tuco="Turn, Floor, Fire")
    assert scene.happened("revealed") == 6
    assert scene.shows("""
        roof   |  |  |  |  | ◄T
        inside |  |  |  |  |
    """)
    assert (scene.places, end_of(scene)) == ({"Tuco": 1, "Belle": 2, "Doc": 3}, [])


def test_with_two_left_the_round_goes_on() -> None:  # S5.1, S3.2
    scene = Scene("""
        roof   |    |  |    |    |
        inside | ◄B |  | T► | ◄D |
    """)
    scene.play(Belle="Move, Turn, Floor", Doc="Floor, Turn, Fire", Tuco="Turn, Floor, Fire")
    assert scene.happened("revealed") == 7
    assert end_of(scene) == ["unhooked", "took car", "first passed"]
    assert (scene.game.over, scene.view().ended_by) == (False, None)


# --- at the locomotive -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loot", "places"),
    [
        ({"Belle": "301 312", "Mei": "389", "Doc": "378"}, {"Belle": 2, "Mei": 3, "Doc": 4}),
        ({"Belle": "389", "Mei": "301 312", "Doc": ""}, {"Mei": 2, "Belle": 3, "Doc": 4}),
        ({"Belle": "389 301", "Mei": "378 367", "Doc": ""}, {"Belle": 2, "Mei": 3, "Doc": 4}),
        ({"Belle": "378 367", "Mei": "389 301", "Doc": ""}, {"Mei": 2, "Belle": 3, "Doc": 4}),
        ({"Belle": "301", "Mei": "", "Doc": ""}, {"Belle": 2, "Mei": 3, "Doc": 3}),
        ({"Belle": "301", "Mei": "312", "Doc": "323"}, {"Doc": 2, "Mei": 3, "Belle": 4}),
        ({"Belle": "301", "Mei": "312 389", "Doc": "323 378"}, {"Mei": 2, "Doc": 3, "Belle": 4}),
    ],
    ids=[
        "most cards",
        "cards count more than the dearest",
        "the dearest card and not the sum",
        "the dearest card of another seat",
        "two with no cards share a place",
        "one card each",
        "the others are ranked the same way",
    ],
)
def test_most_loot_cards_win_and_on_a_tie_the_dearest_single_card(
    loot: dict[str, Any], places: dict[str, int]
) -> None:  # S5.2
    """Tuco takes the last car as well, and so has more cards than anyone."""
    scene = Scene(
        """
        roof   | ◄T*         |
        inside | ◄B* *M► *D► |
        """,
        out="Cheyenne, Django, Ghost",
        Tuco="345 356",
        reflex=True,
        **loot,
    )
    scene.rest()
    result = scene.game.result
    assert (result.ended_by, result.winners) == ("locomotive", [scene.seat("Tuco")])
    assert scene.places == {"Tuco": 1, **places, "Ghost": 5, "Django": 6, "Cheyenne": 7}


def test_the_card_of_the_last_car_can_decide() -> None:  # S5.2, S4.1
    scene = Scene(
        """
        roof   |         |
        inside | ◄B* ◄D* |
        """,
        out="Tuco",
        Belle="389",
        Doc="301",
        reflex=True,
    )
    scene.rest()
    assert scene.places == {"Doc": 1, "Belle": 2, "Tuco": 3}
    assert scene.game.result.why == "Doc wins at the locomotive with 2 car cards."
    assert scene.tells("Doc wins.", "The game is over.")
    assert scene.happened("won") == 1


def test_the_dearest_card_is_named_where_it_has_decided() -> None:  # S5.2
    scene = Scene(
        """
        roof   |         |
        inside | ◄B* ◄D* |
        """,
        out="Tuco",
        Belle="301 389",
        Doc="378",
        reflex=True,
    )
    scene.rest()
    assert scene.game.result.why == "Belle wins at the locomotive with 2 car cards, the most valuable worth $389."
    assert scene.game.result.tie_break
    assert scene.game.result.facts == {"ended_by": "locomotive", "tie_break": True}


def test_the_cards_of_the_eliminated_do_not_count() -> None:  # S5.2, S5.3
    scene = Scene(
        """
        roof   |             |
        inside | ◄B* ◄D* ◄G* |
        """,
        out="Tuco, Mei",
        Tuco="389 378 367 356",
        Ghost="301",
        reflex=True,
    )
    scene.rest()
    assert scene.places == {"Ghost": 1, "Belle": 2, "Doc": 2, "Mei": 4, "Tuco": 5}
    assert "389" not in str(scene.game.result)


def test_several_in_and_on_the_locomotive_are_all_at_the_end() -> None:  # S5.2
    scene = Scene(
        """
        roof   | ◄G* ◄T* |
        inside | ◄B* ◄D* |
        """,
        reflex=True,
    )
    scene.rest()
    assert scene.places == {"Tuco": 1, "Belle": 2, "Doc": 2, "Ghost": 2}
    assert scene.game.result.ranks == [2, 2, 2, 1]
    assert scene.game.result.why == "Tuco wins at the locomotive with 1 car card."


def test_whoever_is_on_the_last_car_when_it_goes_is_not_at_the_locomotive() -> None:  # S5.2, S4.1
    scene = Scene(
        """
        roof   |         | ◄T*
        inside | ◄B* ◄D* |
        """,
        Tuco="389 378 367",
        reflex=True,
    )
    scene.rest()
    assert (scene.game.result.ended_by, scene.places) == ("locomotive", {"Doc": 1, "Belle": 2, "Tuco": 3})


# --- the full ranking ------------------------------------------------------------------------


def test_the_later_eliminated_the_better() -> None:  # S5.3, S3.5
    scene = Scene("""
        roof   | D►    |  |  |    |  |
        inside | ◄B M► |  |  | T► |  |
    """)
    scene.play(Belle="Move, Turn, Floor", Doc="Turn, Move, Floor", Mei="Turn, Floor, Move", Tuco="Floor, Turn, Fire")
    assert scene.fallen == ["Belle", "Doc", "Mei"]
    assert scene.places == {"Tuco": 1, "Mei": 2, "Doc": 3, "Belle": 4}


def test_falls_are_counted_over_all_rounds_and_those_who_fell_together_share_a_number() -> None:  # S5.3
    scene = Scene(
        """
        roof   |     |     |  |  |     |  | ◄T*
        inside | ◄D* | ◄B* |  |  | ◄M* |  | ◄G*
        """,
        reflex=True,
    )
    scene.play(Belle=REST, Doc="Turn, Move, Fire", Ghost=REST, Mei=REST, Tuco=REST)
    assert [seat.fell for seat in scene.view().seats] == [None, 1, 2, None, 2]
    scene.play(Belle="Floor, Turn, Move", Mei="Move, Turn, Fire")
    assert [seat.fell for seat in scene.view().seats] == [None, 1, 2, None, 2]
    scene.play(Belle="Turn, Floor, Fire", Mei="Move, Floor, Fire")
    assert [seat.fell for seat in scene.view().seats] == [None, 1, 2, 3, 2]
    assert scene.places == {"Belle": 1, "Mei": 2, "Ghost": 3, "Tuco": 3, "Doc": 5}


@pytest.mark.parametrize(
    ("out", "places"),
    [
        ("Mei, Tuco", {"Belle": 1, "Doc": 2, "Ghost": 2, "Tuco": 4, "Mei": 5}),
        ("Mei Tuco", {"Belle": 1, "Doc": 2, "Ghost": 2, "Tuco": 4, "Mei": 4}),
        ("Tuco, Mei", {"Belle": 1, "Doc": 2, "Ghost": 2, "Mei": 4, "Tuco": 5}),
        ("Tuco Mei, Django", {"Belle": 1, "Doc": 2, "Ghost": 2, "Django": 4, "Mei": 5, "Tuco": 5}),
        ("Django, Tuco Mei", {"Belle": 1, "Doc": 2, "Ghost": 2, "Mei": 4, "Tuco": 4, "Django": 6}),
    ],
)
def test_a_place_is_one_more_than_the_number_of_those_who_did_better(out: str, places: dict[str, int]) -> None:  # S5.3
    scene = Scene(
        """
        roof   |  |     |  | ◄D*
        inside |  | ◄B* |  | ◄G*
        """,
        out=out,
        reflex=True,
    )
    scene.rest()
    assert scene.places == places


def test_a_playout_tells_how_many_did_worse() -> None:  # S5.3
    scene = Scene(
        """
        roof   |  |     |  | ◄D*
        inside |  | ◄B* |  | ◄G*
        """,
        out="Tuco, Mei",
        reflex=True,
    )
    scene.rest()
    assert scene.places == {"Belle": 1, "Doc": 2, "Ghost": 2, "Mei": 4, "Tuco": 5}
    assert scene.game.playouts(1, seed=0) == [[4, 2, 2, 1, 0]]


def test_the_result_lists_everyone_by_place() -> None:  # S5.3
    scene = Scene(
        """
        roof   | ◄G*         |
        inside | ◄B* ◄D* ◄M* |
        """,
        out="Tuco",
        Ghost="301 312",
        Doc="389",
        reflex=True,
    )
    scene.rest()
    value = scene.loot("Ghost")[-1]
    assert str(scene.game.result).splitlines() == [
        "Ghost wins at the locomotive with 3 car cards.",
        f"1. Ghost: $301, $312, ${value}",
        "2. Doc: $389",
        "3. Belle",
        "3. Mei",
        "5. Tuco",
    ]
