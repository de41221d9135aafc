"""The course of a round (X3)."""

import itertools
from collections import Counter

import pytest

import folsom
from tests.support.scenes.express.scene import Scene, play_to_the_end
from tests.support.scenes.express.train import counted

COURSE = ("round began", "dealt", "played", "scheming ended", "revealed", "event began", "round ended")


def facts(game: folsom.Express, name: str, fact: str) -> list[int]:
    return [event.facts[fact] for event in game.events() if event.name == name]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_has_five_rounds(players: int) -> None:  # X3.1
    game = folsom.Express(players, seed=7)
    play_to_the_end(game)
    assert facts(game, "round began", "number") == [0, 1, 2, 3, 4]
    assert facts(game, "round ended", "number") == [0, 1, 2, 3, 4]
    assert (game.over, game.to_act) == (True, [])


@pytest.mark.parametrize(("players", "firsts"), [(2, [1, 0, 1, 0, 1]), (3, [1, 2, 0, 1, 2]), (6, [1, 2, 3, 4, 5])])
def test_the_first_player_passes_to_the_left_after_each_round(players: int, firsts: list[int]) -> None:  # X3.1
    game = folsom.Express(players, seed=7, first_player=1)
    play_to_the_end(game)
    assert facts(game, "round began", "first") == firsts


def test_a_round_is_deal_scheming_stealing_and_event_in_this_order() -> None:  # X3.1
    scene = Scene(seats="Ghost Doc Tuco", round_card="Braking", hands={})
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Marshal")
    while scene.view().round_number == 1:
        seat = scene.game.to_act[0]
        scene.game.play(seat, scene.game.choices(seat)[0])
    names = [event.name for event in scene.game.events() if event.name in COURSE]
    assert [name for name, _ in itertools.groupby(names)] == [
        "played",
        "scheming ended",
        "revealed",
        "event began",
        "round ended",
        "round began",
        "dealt",
    ]


def test_after_the_event_the_player_to_the_left_begins_the_next_round() -> None:  # X3.1
    scene = Scene(seats="Ghost Doc Tuco", first="Tuco")
    scene.end_round()
    assert scene.to_act == ["Ghost"]
    assert scene.view().round_number == 2


@pytest.mark.parametrize("seats", ["Ghost Tuco Doc", "Ghost Doc Tuco Cheyenne Belle Django"])
def test_everyone_is_dealt_six_cards_and_doc_seven(seats: str) -> None:  # X3.2, X7.2
    scene = Scene(seats=seats)
    scene.end_round()
    sizes = {seat.name: seat.hand_size for seat in scene.view().seats}
    assert sizes == {name: 7 if name == "Doc" else 6 for name in seats.split()}


def test_the_deal_is_from_all_ones_own_cards_and_received_bullets() -> None:  # X3.2
    scene = Scene(seats="Ghost Tuco Belle", met={"Tuco": 3}, fired={"Belle": "Tuco x2"})
    scene.end_round()
    assert len(scene.view("Tuco").hand) == 6
    cards = Counter(counted(scene.hand("Tuco")) + counted(scene.deck("Tuco")))
    assert cards == {"Move": 2, "Floor": 2, "Fire": 2, "Rob": 2, "Punch": 1, "Marshal": 1, "bullet": 5}


def test_every_card_and_bullet_can_be_dealt_in_the_next_round() -> None:  # X3.2, X5.1
    dealt = set()
    for seed in range(20):
        scene = Scene(seats="Ghost Tuco Belle", met={"Tuco": 1}, seed=seed)
        scene.play("Tuco punches Ghost, forward", "Tuco moves forward")
        dealt |= set(scene.view("Tuco").hand)
    assert dealt == {"Move", "Floor", "Fire", "Rob", "Punch", "Marshal", "bullet"}


def test_only_the_round_card_of_this_round_is_known() -> None:  # X3.2
    one, other = (Scene(seats="Ghost Tuco Belle", hands={}, seed=seed) for seed in (1, 2))
    assert one.view("Ghost") == other.view("Ghost")
    following = set()
    for seed in range(20):
        scene = Scene(seats="Ghost Tuco Belle", round_card="Braking", seed=seed)
        scene.end_round()
        card = scene.view().round_card
        assert card is not None
        following.add(card.name)
    assert following == {"Angry Marshal", "Swivel arm", "Take it all", "Passengers' rebellion", "Tunnel", "Bridge"}
