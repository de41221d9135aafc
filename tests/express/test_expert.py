"""The expert variant (X10)."""

from collections import Counter

import pytest

from tests.support.scenes.express.scene import Scene
from tests.support.scenes.express.train import counted

THREE = "Doc Tuco Belle"
WHOLE_DECK = Counter({"Move": 2, "Floor": 2, "Fire": 2, "Rob": 2, "Punch": 1, "Marshal": 1})
IN_A_ROW = """
    roof   |   |   |   |
    inside | M | D | T | B
"""


def all_cards(scene: Scene, name: str) -> Counter[str]:
    """Everything that a player has in hand, draw pile and discard."""
    return Counter(
        word for cards in (scene.hand(name), scene.deck(name), scene.discard(name)) for word in counted(cards)
    )


# --- draw pile and discard -------------------------------------------------------------------


def test_each_player_has_a_draw_pile_and_a_discard_pile() -> None:  # X10.1
    scene = Scene(seats=THREE, expert=True, discards={"Tuco": "Move Fire"}, hands={"Tuco": "Move Floor"})
    assert scene.discard("Tuco") == "Move Fire"
    assert scene.deck("Tuco") == "Floor Fire Rob x2 Punch Marshal"
    assert [seat.discard_size for seat in scene.view().seats] == [0, 2, 0]


def test_one_may_look_at_ones_own_discards() -> None:  # X10.1
    scene = Scene(seats=THREE, expert=True, round_card="Braking", hands={})
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
    scene.play("Tuco discards Marshal", "Tuco keeps the rest")
    assert scene.view("Tuco").discard == ("Marshal",)
    assert scene.view("Doc").discard == ()


def test_others_do_not_see_what_one_discards_but_how_much() -> None:  # X10.1, X10.3
    scenes = [Scene(seats=THREE, expert=True, round_card="Braking", hands={}) for _ in range(2)]
    for scene, card in zip(scenes, ("Fire", "Marshal"), strict=True):
        scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
        scene.play(f"Tuco discards {card}", "Tuco keeps the rest")
        assert (scene.discard("Tuco"), scene.shown("Tuco")) == (card, "")
        assert [seat.discard_size for seat in scene.view("Doc").seats] == [0, 1, 0]
        assert scene.events("discarded", "Doc") == [{"seat": "Tuco", "count": 1, "cards": None}]
    assert scenes[0].view("Doc") == scenes[1].view("Doc")
    assert scenes[0].view("Tuco") != scenes[1].view("Tuco")


# --- the start of a round --------------------------------------------------------------------


@pytest.mark.parametrize(("kept", "dealt"), [("", 6), ("Move", 5), ("Move Floor Fire Rob Punch", 1)])
def test_at_the_start_of_a_round_one_draws_up_to_six(kept: str, dealt: int) -> None:  # X10.2
    scene = Scene(seats=THREE, expert=True, kept={"Tuco": kept})
    scene.end_round()
    assert len(scene.view("Tuco").hand) == 6
    assert [event["count"] for event in scene.events("dealt") if event["seat"] == "Tuco"] == [dealt]
    assert all(card in scene.view("Tuco").hand for card in counted(kept))


@pytest.mark.parametrize("kept", ["Move Floor Fire Rob Punch Marshal", "Move x2 Floor x2 Fire x2 Rob x2 Punch"])
def test_having_six_or_more_one_draws_none(kept: str) -> None:  # X10.2
    scene = Scene(seats=THREE, expert=True, kept={"Tuco": kept})
    scene.end_round()
    assert scene.hand("Tuco") == kept


def test_doc_draws_up_to_seven() -> None:  # X10.2, X7.2
    scene = Scene(seats=THREE, expert=True, kept={"Doc": "Move Floor Fire Rob Punch Marshal"})
    scene.end_round()
    assert len(scene.view("Doc").hand) == 7


def test_then_the_bullets_in_hand_are_discarded_unreplaced() -> None:  # X10.2
    scene = Scene(seats=THREE, expert=True, kept={"Tuco": "Move Fire"}, met={"Tuco": 3}, on_top={"Tuco": 3})
    scene.end_round()
    assert len(scene.view("Tuco").hand) == 3
    assert "bullet" not in scene.view("Tuco").hand
    assert scene.discard("Tuco") == scene.shown("Tuco") == "bullet x3"
    assert scene.events("shed") == [{"seat": "Tuco", "count": 3}]


def test_who_shed_all_their_cards_has_to_draw() -> None:  # X10.2, X4.2
    scene = Scene(seats="Tuco Doc Belle", expert=True, first="Belle", met={"Tuco": 6}, on_top={"Tuco": 6})
    scene.end_round()
    assert scene.events("shed") == [{"seat": "Tuco", "count": 6}]
    assert scene.happened("drew", seat="Tuco", count=3) == 1
    assert scene.to_act == ["Doc"]


# --- the end of Schemin' ---------------------------------------------------------------------


def test_at_the_end_of_scheming_each_keeps_the_action_cards_they_like() -> None:  # X10.3
    scene = Scene(IN_A_ROW, expert=True, round_card="Braking", hands={})
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
    assert scene.to_act == ["Doc", "Tuco", "Belle"]
    assert scene.choices("Tuco") == {"discard Fire", "discard Marshal", "keep the rest"}
    scene.play("Belle discards Fire", "Belle keeps the rest", "Tuco discards Marshal", "Doc keeps the rest")
    assert scene.to_act == ["Tuco"]
    scene.play("Tuco discards Fire")
    assert scene.view().phase == "stealing"
    assert (scene.hand("Doc"), scene.hand("Tuco"), scene.hand("Belle")) == ("Fire Marshal", "", "Marshal")
    assert (scene.discard("Tuco"), scene.discard("Belle")) == ("Fire Marshal", "Fire")


def test_who_has_discarded_all_their_cards_is_not_asked_again() -> None:  # X10.3
    scene = Scene(seats=THREE, expert=True, round_card="Braking", hands={})
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
    scene.play("Tuco discards Fire", "Tuco discards Marshal")
    assert scene.to_act == ["Doc", "Belle"]


def test_the_cards_kept_are_in_hand_in_the_next_round() -> None:  # X10.3, X10.2
    scene = Scene(seats=THREE, expert=True, round_card="Braking", hands={})
    scene.around("plays Rob", "plays Punch", "draws", "draws")
    scene.play("Tuco keeps the rest", "Belle keeps the rest", "Doc keeps the rest")
    kept = scene.view("Belle").hand
    while scene.view().round_number == 1:
        seat = scene.game.to_act[0]
        scene.game.play(seat, scene.game.choices(seat)[-1])
    assert scene.view("Belle").hand == kept


def test_bullets_are_discarded_and_cannot_be_kept() -> None:  # X10.3
    scene = Scene(
        seats=THREE,
        expert=True,
        round_card="Braking",
        met={"Doc": 2, "Belle": 1},
        hands={"Doc": "Move Floor Rob Punch bullet x2", "Belle": "Move Floor Rob Punch Fire bullet"},
    )
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
    assert scene.to_act == ["Tuco", "Belle"]
    assert (scene.hand("Doc"), scene.discard("Doc")) == ("", "bullet x2")
    assert (scene.hand("Belle"), scene.discard("Belle")) == ("Fire", "bullet")


def test_nobody_is_asked_when_nobody_holds_a_card() -> None:  # X10.3
    hand = "Move Floor Rob Punch"
    hands = {"Doc": hand, "Tuco": hand, "Belle": hand}
    scene = Scene(IN_A_ROW, expert=True, round_card="Braking", hands=hands)
    scene.around("plays Move", "plays Floor", "plays Rob", "plays Punch")
    assert scene.view().phase == "stealing"


# --- where cards go --------------------------------------------------------------------------


def test_resolved_action_cards_go_face_up_to_the_discard() -> None:  # X10.4
    scene = Scene(IN_A_ROW, expert=True)
    scene.play("Tuco fires at Doc", "Doc robs in vain", "Tuco: Move")
    assert (scene.discard("Tuco"), scene.discard("Doc"), scene.discard("Belle")) == ("Fire", "Rob", "")
    assert (scene.shown("Tuco"), scene.shown("Doc")) == ("Fire", "Rob")
    assert "Fire x2" not in scene.deck("Tuco")
    other = Scene(IN_A_ROW, expert=True)
    other.play("Tuco moves the Marshal back", "Doc robs in vain", "Tuco: Move")
    assert scene.view("Belle").record.shown != other.view("Belle").record.shown


def test_received_bullets_go_on_top_of_the_draw_pile() -> None:  # X10.4
    scene = Scene(IN_A_ROW, expert=True, expert_start_discard=False, kept={"Doc": "Move Floor Rob"}, met={"Doc": 5})
    scene.play("Tuco fires at Doc", "Doc moves forward", "Belle moves forward", "Tuco moves back")
    drawn = Counter(counted(scene.hand("Doc"))) - Counter(counted("Move Floor Rob"))
    assert drawn["bullet"] >= 2
    assert drawn.total() == 4


def test_bullets_on_top_are_drawn_first() -> None:  # X10.4
    for seed in range(10):
        scene = Scene(
            seats=THREE, expert=True, met={"Doc": 9}, on_top={"Doc": 2}, hands={"Doc": "Move bullet x6"}, seed=seed
        )
        scene.play("Doc draws")
        assert scene.view("Doc").hand.count("bullet") >= 6 + 2
        assert scene.events("drew", "Tuco") == [{"seat": "Doc", "count": 3, "bullets": 2, "cards": None}]


def test_neutral_bullets_go_on_top_as_well() -> None:  # X10.4, X6.1
    scene = Scene(IN_A_ROW, expert=True, expert_start_discard=False, kept={"Doc": "Move Floor Fire Rob Punch Marshal"})
    scene.play("Doc moves forward")
    assert scene.hand("Doc") == "Move Floor Fire Rob Punch Marshal bullet"


# --- reshuffling -----------------------------------------------------------------------------


def test_when_the_draw_pile_runs_out_the_discard_is_shuffled_into_a_new_one() -> None:  # X10.5
    scene = Scene(seats=THREE, expert=True, discards={"Doc": "Move Floor Fire x2 Rob x2"}, hands={"Doc": "Move Floor"})
    assert scene.deck("Doc") == "Punch Marshal"
    scene.play("Doc draws")
    assert {"Punch", "Marshal"} < set(scene.view("Doc").hand)
    assert len(scene.view("Doc").hand) == 5
    assert (scene.discard("Doc"), scene.shown("Doc")) == ("", "")
    assert len(counted(scene.deck("Doc"))) == 5
    assert scene.happened("reshuffled", seat="Doc") == 1
    assert all_cards(scene, "Doc") == WHOLE_DECK


def test_a_draw_pile_that_was_just_enough_is_not_made_anew_before_it_is_needed() -> None:  # X10.5
    scene = Scene(seats=THREE, expert=True, discards={"Doc": "Move Floor Fire x2 Rob"}, hands={"Doc": "Move Floor"})
    assert scene.deck("Doc") == "Rob Punch Marshal"
    scene.play("Doc draws")
    assert (scene.deck("Doc"), scene.discard("Doc")) == ("", "Move Floor Fire x2 Rob")
    assert scene.happened("reshuffled") == 0


def test_with_an_empty_draw_pile_and_a_discard_one_may_draw() -> None:  # X10.5, X4.3
    scene = Scene(
        seats=THREE,
        expert=True,
        discards={"Doc": "Move Floor"},
        hands={"Doc": "Move Floor Fire x2 Rob x2 Punch Marshal"},
    )
    assert "draw" in scene.choices("Doc")
    scene.play("Doc draws")
    assert (len(scene.view("Doc").hand), scene.deck("Doc"), scene.discard("Doc")) == (10, "", "")


def test_with_neither_draw_pile_nor_discard_one_must_play() -> None:  # X10.5, X4.3
    scene = Scene(seats=THREE, expert=True, hands={"Doc": "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal"})
    assert "draw" not in scene.choices("Doc")


def test_the_discard_is_shuffled_in_while_refilling_at_the_start_of_a_round() -> None:  # X10.5, X10.2
    scene = Scene(seats=THREE, expert=True, discards={"Tuco": "Move x2 Floor x2 Fire x2 Rob x2"})
    scene.end_round()
    assert {"Punch", "Marshal"} < set(scene.view("Tuco").hand)
    assert len(scene.view("Tuco").hand) == 6
    assert scene.happened("reshuffled", seat="Tuco") == 1


def test_bullets_of_the_discard_come_back_with_the_rest() -> None:  # X10.5
    bullets = set()
    for seed in range(20):
        scene = Scene(
            seats=THREE,
            expert=True,
            met={"Doc": 2},
            discards={"Doc": "Fire Rob bullet x2"},
            hands={"Doc": "Move x2 Floor x2 Fire Rob Punch Marshal"},
            seed=seed,
        )
        scene.play("Doc draws")
        bullets.add(scene.view("Doc").hand.count("bullet"))
    assert bullets == {1, 2}


def test_cards_in_the_pile_are_not_shuffled_in() -> None:  # X10.5
    scene = Scene(
        seats=THREE, expert=True, round_card="Braking", hands={"Doc": "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal"}
    )
    scene.around("plays Move")
    assert "draw" not in scene.choices("Doc")
