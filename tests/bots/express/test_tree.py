"""The trees of a search in Express: what its seat can't see is one branch."""

from __future__ import annotations

import random

import pytest

import folsom
from folsom.bots.express.tree import UNSEEN
from folsom.express.choice_codes import AIM, DRAW, GO, HIDE, PLAY
from folsom.express.components import FLOOR, MOVE, ROB, SEATS
from folsom.express.state import KEEPING
from folsom.kernel import read
from tests.bots.express.thinking import Thought, codes
from tests.support.random_games import count, play_on
from tests.support.scenes.express.scene import Scene

ITERATIONS = count(300, 60)
TUCO, DOC, BELLE = range(3)


def in_a_tunnel() -> Scene:
    """The first turn of the tunnel is Tuco's."""
    scene = Scene(
        seats="Tuco Doc Belle",
        round_card="Tunnel",
        hands={"Tuco": "Move Floor Rob", "Doc": "Move Floor", "Belle": "Move Floor"},
    )
    scene.around("draws")
    return scene


def labels(thought: Thought, place: int) -> set[int]:
    return set(thought.below(place))


# --- cards -----------------------------------------------------------------------------------------


def test_a_card_in_a_tunnel_is_seen_by_its_player_alone() -> None:  # X4.4
    scene = in_a_tunnel()
    thought = Thought(scene.view("Tuco"), ITERATIONS, tree="multi")
    assert labels(thought, TUCO) == codes(scene.game, TUCO)
    assert labels(thought, DOC) == labels(thought, BELLE) == {DRAW, UNSEEN}


def test_a_card_played_openly_is_seen_by_all() -> None:  # X4.4
    scene = Scene(seats="Tuco Doc Belle", hands={"Tuco": "Move Floor Rob"})
    thought = Thought(scene.view("Tuco"), ITERATIONS, tree="multi")
    assert codes(scene.game, TUCO) == {DRAW, PLAY + MOVE, PLAY + FLOOR, PLAY + ROB}
    assert [labels(thought, tree) for tree in (TUCO, DOC, BELLE)] == [codes(scene.game, TUCO)] * 3


def test_only_the_card_that_ghost_hides_is_unseen() -> None:  # X7.1
    scene = Scene(seats="Ghost Doc Belle", hands={"Ghost": "Move Rob"})
    thought = Thought(scene.view("Ghost"), ITERATIONS, tree="multi")
    opened = {DRAW, PLAY + MOVE, PLAY + ROB}
    assert labels(thought, 0) == opened | {HIDE + MOVE, HIDE + ROB}
    assert labels(thought, 1) == labels(thought, 2) == opened | {UNSEEN}


def test_in_the_single_form_one_tree_holds_every_choice() -> None:
    scene = in_a_tunnel()
    thought = Thought(scene.view("Tuco"), ITERATIONS)
    assert labels(thought, 0) == codes(scene.game, TUCO)
    assert not any(labels(thought, tree) for tree in range(1, SEATS))


def test_the_next_seat_answers_an_unseen_card_in_one_way_and_a_seen_one_in_several() -> None:
    """Below Doc's one branch for whatever Tuco has hidden, all of Doc's answers are counted together."""
    thought = Thought(in_a_tunnel().view("Tuco"), ITERATIONS, tree="multi")
    answers = thought.below(thought.below(DOC)[UNSEEN])
    hidden = sum(thought.visits(place) for label, place in thought.below(TUCO).items() if label != DRAW)
    assert sum(map(thought.visits, answers.values())) == pytest.approx(hidden, abs=len(thought.below(TUCO)))
    assert UNSEEN not in answers


def test_a_choice_is_counted_in_the_tree_of_who_made_it_and_in_no_other() -> None:
    thought = Thought(in_a_tunnel().view("Tuco"), ITERATIONS, tree="multi")
    assert sum(map(thought.visits, thought.below(TUCO).values())) == ITERATIONS
    assert not any(map(thought.visits, thought.below(DOC).values()))


# --- keeping and placing -----------------------------------------------------------------------------


def keeping() -> folsom.Express:
    """Several experts are to say which cards they keep."""
    game = folsom.Express(3, seed=2, expert=True)
    for _ in play_on(game, random.Random(2)):
        if game.position.state.phase == KEEPING and len(game.to_act) == 3:
            return game
    raise AssertionError("nobody has kept a card")


@pytest.mark.parametrize("game", [keeping(), folsom.Express(2, seed=1)], ids=["keeping", "placing"])
def test_what_one_keeps_or_places_is_unseen_by_others(game: folsom.Express) -> None:  # X10.3, X11.2
    for seat in game.to_act:
        thought = Thought(game.view(seat), ITERATIONS, tree="multi")
        assert labels(thought, seat) == codes(game, seat)
        assert [labels(thought, other) for other in game.to_act if other != seat] == [{UNSEEN}] * (len(game.to_act) - 1)


# --- nodes -------------------------------------------------------------------------------------------


def early() -> Scene:
    """The first turn of a round after which others follow."""
    return Scene(seats="Tuco Doc Belle", hands={}, round_number=2)


def test_a_choice_was_visited_as_often_as_what_follows_it_and_once_more() -> None:
    """A new node is visited once and not gone beyond; from then on each visit goes on to a node below."""
    thought = Thought(early().view("Tuco"), ITERATIONS)
    for place in thought.below(0).values():
        assert thought.visits(place) == 1 + sum(map(thought.visits, thought.below(place).values()))


def test_every_iteration_grows_the_single_tree_by_one_node() -> None:
    assert Thought(early().view("Tuco"), ITERATIONS).used == SEATS + ITERATIONS


def test_what_a_node_has_brought_is_a_share_of_each_visit() -> None:
    thought = Thought(early().view("Tuco"), ITERATIONS)
    for place in thought.below(0).values():
        assert 0 < float(read(thought.nodes, place, "total")) < thought.visits(place)
        assert (thought.seat(place), {thought.seat(below) for below in thought.below(place).values()}) == (TUCO, {DOC})


def test_a_choice_of_one_seat_isnt_taken_for_that_of_another() -> None:
    """Only where Doc's hidden card lets him choose, he and not Belle is next, for whom the same cars are open."""
    scene = Scene(
        """
        roof   |   |   |     |   |
        inside | M |   | D B | T |
        """,
        seats="Tuco Doc Belle",
        round_card="Swivel arm",
        hands={"Tuco": "Move Floor", "Doc": "Move Floor", "Belle": "Move Floor"},
    )
    scene.play("Tuco plays Move", "Doc draws", "Belle draws")
    scene.play("Tuco draws", "Doc plays Move face down", "Belle draws")
    scene.play("Tuco draws", "Doc draws", "Belle plays Move")
    scene.play("Tuco draws", "Doc draws", "Belle draws")
    thought = Thought(scene.view("Tuco"), ITERATIONS)
    for place in thought.children(0):
        moves = {below: thought.label(below) for below in thought.children(place) if thought.label(below) < AIM}
        assert {(label, thought.seat(below)) for below, label in moves.items()} == {
            (GO + car, seat) for car in (1, 3) for seat in (DOC, BELLE)
        }
