"""The end of a round: the first player passes left (S4.1 f)."""

import pytest

from tests.support.scenes.super.scene import REST, Scene


@pytest.mark.parametrize(
    ("first", "out", "following"),
    [
        ("Belle", "", "Doc"),
        ("Doc", "", "Mei"),
        ("Mei", "", "Tuco"),
        ("Tuco", "", "Belle"),
        ("Belle", "Doc", "Mei"),
        ("Belle", "Doc Mei", "Tuco"),
        ("Mei", "Tuco Belle", "Doc"),
        ("Tuco", "Belle Doc", "Mei"),
    ],
)
def test_the_first_player_passes_left_to_the_next_one_still_in_play(
    first: str, out: str, following: str
) -> None:  # S4.1
    letters = {"Belle": "◄B*", "Doc": "◄D*", "Mei": "◄M*", "Tuco": "◄T*"}
    row = " ".join(figure for name, figure in letters.items() if name not in out)
    scene = Scene(
        f"""
        roof   |  |       |  |  |
        inside |  | {row} |  |  |
        """,
        first=first,
        out=out,
        reflex=True,
    )
    scene.rest()
    assert scene.first == following
    assert scene.events("first passed") == [{"seat": following}]
    assert scene.events("round began")[-1]["first"] == following


def test_if_the_first_player_fell_in_the_round_it_passes_on_from_their_seat() -> None:  # S4.1
    scene = Scene(
        """
        roof   |     |     |     |     |  |
        inside | ◄D* | ◄B* | ◄M* | ◄T* |  |
        """,
        first="Doc",
        reflex=True,
    )
    scene.play(Belle=REST, Doc="Turn, Move, Fire", Mei=REST, Tuco=REST)
    assert (scene.fallen, scene.first) == (["Doc"], "Mei")


def test_the_next_first_player_is_not_one_who_was_left_behind() -> None:  # S4.1
    scene = Scene(
        """
        roof   |     |  |     |  |  |
        inside | ◄D* |  | ◄B* |  |  | ◄M*
        """,
        out="Tuco",
        first="Doc",
        reflex=True,
    )
    scene.rest()
    assert (scene.fallen, scene.first) == (["Tuco", "Mei"], "Belle")
