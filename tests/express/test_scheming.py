"""Schemin': turns, cards and what is seen of them (X4)."""

import pytest

import folsom
from tests.support.scenes.express.scene import Scene
from tests.support.scenes.express.train import LETTERS, counted

SIX = "Ghost Doc Tuco Cheyenne Belle Django"
TEAMS = "Tuco Cheyenne, Django Doc"


def turns(scene: Scene) -> str:
    """Who takes the turns of this round, by letters; a team by its first bandit."""
    letters = {name: letter for letter, name in LETTERS.items()}
    acting = ""
    while scene.view().phase == "scheming" and scene.view().round_number == 1:
        acting += letters[scene.to_act[0]]
        seat = scene.game.to_act[0]
        scene.game.play(seat, scene.game.choices(seat)[-1])
    return acting


# --- the order of turns ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "round_card", "first", "order"),
    [
        ("Ghost Doc Tuco", "Braking", "Ghost", "GDT GDT GDT GDT"),
        ("Ghost Doc Tuco", "Braking", "Doc", "DTG DTG DTG DTG"),
        (SIX, "Swivel arm", "Belle", "BJGDTC BJGDTC BJGDTC"),
    ],
)
def test_players_act_clockwise_from_the_first_player(
    seats: str, round_card: str, first: str, order: str
) -> None:  # X4.1
    assert turns(Scene(seats=seats, round_card=round_card, first=first, hands={})) == order.replace(" ", "")


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        ("Ghost Doc Tuco", "Ghost", "GDT GDT GDT GTD"),
        ("Ghost Doc Tuco", "Doc", "DTG DTG DTG DGT"),
        ("Ghost Doc Tuco Belle", "Belle", "BGDT BGDT BGDT BTDG"),
        (SIX, "Tuco", "TCBJGD TCBJGD TDGJBC"),
    ],
)
def test_on_switching_players_act_counter_clockwise_from_the_first_player(
    seats: str, first: str, order: str
) -> None:  # X4.1
    assert turns(Scene(seats=seats, round_card="Angry Marshal", first=first, hands={})) == order.replace(" ", "")


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        ("Ghost Doc Tuco", "Doc", "DTG DDTTGG DTG"),
        (SIX, "Django", "JGDTCB JJGGDDTTCCBB"),
    ],
)
def test_on_speeding_up_everyone_takes_two_turns_in_a_row(seats: str, first: str, order: str) -> None:  # X4.1, X4.4
    assert turns(Scene(seats=seats, round_card="Bridge", first=first, hands={})) == order.replace(" ", "")


@pytest.mark.parametrize(
    ("round_card", "order"), [("Angry Marshal", "JT JT JT JT"), ("Bridge", "JT JJTT JT"), ("Braking", "JT JT JT JT")]
)
def test_two_players_take_turns(round_card: str, order: str) -> None:  # X4.1, X11.1
    scene = Scene(teams=TEAMS, round_card=round_card, first="Django", hands={})
    assert turns(scene) == order.replace(" ", "")


# --- a turn ----------------------------------------------------------------------------------


def test_a_turn_is_one_action_card_of_the_hand_or_a_draw() -> None:  # X4.2
    scene = Scene(seats="Doc Tuco Belle", hands={"Doc": "Move x2 Fire Punch"})
    assert scene.choices("Doc") == {"play Move", "play Fire", "play Punch", "draw"}
    assert scene.to_act == ["Doc"]


def test_a_card_that_is_played_goes_from_the_hand_onto_the_pile() -> None:  # X4.2
    scene = Scene(seats="Doc Tuco Belle", hands={"Doc": "Move x2 Fire"})
    scene.play("Doc plays Move")
    assert scene.hand("Doc") == "Move Fire"
    assert [(card.name, card.card) for card in scene.view().pile] == [("Doc", "Move")]
    assert scene.to_act == ["Tuco"]


def test_who_draws_takes_three_cards_of_the_deck_and_plays_none() -> None:  # X4.2
    scene = Scene(seats="Doc Tuco Belle", hands={"Doc": "Move Fire"})
    before = scene.hand("Doc") + " " + scene.deck("Doc")
    scene.play("Doc draws")
    assert len(scene.view("Doc").hand) == 5
    assert sorted(counted(scene.hand("Doc") + " " + scene.deck("Doc"))) == sorted(counted(before))
    assert scene.view().pile == ()
    assert scene.to_act == ["Tuco"]


def test_a_card_of_the_pile_says_in_which_turn_it_was_played() -> None:  # X4.1, X4.2
    scene = Scene(seats="Doc Tuco Belle", round_card="Braking", hands={})
    scene.play("Doc draws", "Tuco plays Move", "Belle draws", "Doc plays Fire")
    for viewer in ("Doc", "Belle", None):
        assert [(card.turn, card.card) for card in scene.view(viewer).pile] == [(1, "Move"), (3, "Fire")]


def test_bullets_cannot_be_played() -> None:  # X4.2
    scene = Scene(seats="Doc Tuco Belle", met={"Doc": 3}, hands={"Doc": "Rob bullet x3"})
    assert scene.choices("Doc") == {"play Rob", "draw"}
    with pytest.raises(folsom.IllegalChoice, match="legal now: draw; play Rob"):
        scene.game.play(0, "play bullet")


def test_a_draw_takes_what_is_left_of_the_deck() -> None:  # X4.3
    scene = Scene(seats="Doc Tuco Belle", hands={"Doc": "Move x2 Floor x2 Fire x2 Rob x2"})
    assert scene.deck("Doc") == "Punch Marshal"
    scene.play("Doc draws")
    assert scene.events("drew") == [{"seat": "Doc", "count": 2, "bullets": 0, "cards": None}]
    assert scene.deck("Doc") == ""
    assert len(scene.view("Doc").hand) == 10


def test_with_an_empty_deck_a_draw_is_not_legal() -> None:  # X4.3
    scene = Scene(seats="Doc Tuco Belle", hands={"Doc": "Move x2 Floor x2 Fire x2 Rob x2 Punch Marshal"})
    assert scene.choices("Doc") == {
        "play Move",
        "play Floor",
        "play Fire",
        "play Rob",
        "play Punch",
        "play Marshal",
    }


def test_who_holds_bullets_only_has_to_draw() -> None:  # X4.2, X4.3
    scene = Scene(seats="Doc Tuco Belle", met={"Tuco": 6}, hands={"Tuco": "bullet x6"})
    scene.play("Doc draws", "Tuco draws")
    assert scene.to_act == ["Belle"]
    assert len(scene.view("Tuco").hand) == 9


def test_a_draw_can_bring_bullets() -> None:  # X4.2, X3.2
    scene = Scene(seats="Doc Tuco Belle", met={"Doc": 13}, hands={"Doc": "Move x2 Floor x2 Fire x2 Rob x2 Punch"})
    scene.play("Doc draws")
    assert "bullet" in scene.view("Doc").hand


# --- face up and face down -------------------------------------------------------------------


def test_standard_cards_lie_face_up_and_tunnel_cards_face_down() -> None:  # X4.4
    scene = Scene(seats="Doc Tuco Belle", round_card="Swivel arm", hands={})
    scene.around("plays Move", "plays Floor face down", "plays Fire")
    shown = [(card.card, card.face_down) for card in scene.view().pile]
    assert shown == [("Move", False)] * 3 + [(None, True)] * 3 + [("Fire", False)] * 3


def test_switching_and_speeding_up_cards_lie_face_up() -> None:  # X4.4
    scene = Scene(seats="Doc Tuco Cheyenne Belle Django", round_card="Take it all", hands={})
    scene.around("plays Move")
    for name in scene.characters:
        scene.play(f"{name} plays Fire", f"{name} plays Rob")
    scene.play("Doc plays Punch", "Django plays Punch")
    assert [card.card for card in scene.view().pile] == ["Move"] * 5 + ["Fire", "Rob"] * 5 + ["Punch"] * 2
    assert not any(card.face_down for card in scene.view().pile)


def test_the_pile_of_the_next_round_begins_anew_and_face_up() -> None:  # X4.4, X3.1
    scene = Scene(seats="Doc Tuco Belle", round_card="Swivel arm", hands={})
    scene.play("Doc plays Punch", "Tuco plays Rob", "Belle plays Rob")
    scene.around("plays Fire face down", "draws", "draws")
    while scene.view().round_number == 1:
        scene.game.play(scene.game.to_act[0], scene.game.choices(scene.game.to_act[0])[0])
    seat = scene.game.to_act[0]
    scene.game.play(seat, scene.game.choices(seat)[-1])
    (card,) = scene.view().pile
    assert (card.seat, card.face_down, card.resolved) == (seat, False, False)


def test_in_a_tunnel_one_can_draw_as_well() -> None:  # X4.2, X4.4
    scene = Scene(seats="Doc Tuco Belle", round_card="Swivel arm", hands={})
    scene.around("plays Move", "draws")
    assert len(scene.view().pile) == 3


def test_the_two_turns_of_speeding_up_are_any_mix_of_playing_and_drawing() -> None:  # X4.4
    scene = Scene(seats="Doc Tuco Belle", round_card="Bridge", hands={})
    scene.around("plays Move")
    scene.play("Doc draws", "Doc plays Fire", "Tuco plays Fire", "Tuco draws", "Belle draws", "Belle draws")
    assert [(card.name, card.card) for card in scene.view().pile[3:]] == [("Doc", "Fire"), ("Tuco", "Fire")]
    assert [seat.hand_size for seat in scene.view().seats] == [7, 7, 9]


def test_a_face_down_card_is_known_to_its_player_alone() -> None:  # X4.5
    scene = Scene(seats="Doc Tuco Belle", round_card="Swivel arm", hands={})
    scene.around("plays Move")
    scene.play("Doc plays Punch face down")
    assert scene.view("Doc").pile[3].card == "Punch"
    for viewer in ("Tuco", "Belle", None):
        assert scene.view(viewer).pile[3].card is None
        assert scene.view(viewer).pile[3].name == "Doc"
        assert scene.events("played", viewer)[-1] == {"seat": "Doc", "card": None, "face_down": 1}
    assert scene.events("played", "Doc")[-1]["card"] is not None


def test_a_face_down_card_is_revealed_in_stealing() -> None:  # X4.5, X5.1
    scene = Scene(
        """
        roof   |   |   |   |
        inside | M |   | D | T B
        """,
        round_card="Swivel arm",
        hands={},
    )
    scene.around("plays Fire")
    scene.play("Doc plays Move face down", "Tuco draws", "Belle draws")
    scene.around("draws")
    assert scene.view().pile[3].card is None
    scene.around("plays Punch")
    assert scene.to_act == ["Doc"]
    assert scene.view().pile[3].card == "Move"
    assert scene.happened("revealed", was_face_down=1) == 1
    assert scene.happened("revealed", was_face_down=0) == 3


def test_face_up_cards_and_the_sizes_of_hands_and_decks_are_public() -> None:  # X4.5
    scene = Scene(seats="Doc Tuco Belle", met={"Tuco": 2}, hands={"Doc": "Fire"})
    scene.play("Doc plays Fire", "Tuco draws")
    for viewer in ("Doc", "Tuco", "Belle", None):
        view = scene.view(viewer)
        assert [seat.hand_size for seat in view.seats] == [0, 9, 6]
        assert [seat.deck_size for seat in view.seats] == [9, 3, 4]
        assert view.pile[0].card == "Fire"


def test_hands_are_seen_by_their_players_alone() -> None:  # X4.5
    one, other = (Scene(seats="Doc Tuco Belle", hands={"Tuco": hand}) for hand in ("Move Fire", "Punch Rob"))
    assert one.view("Doc") == other.view("Doc")
    assert one.view() == other.view()
    assert one.view("Tuco") != other.view("Tuco")
    assert one.view("Tuco").hand == ("Move", "Fire")


def test_cards_drawn_are_seen_by_their_player_alone() -> None:  # X4.5
    scene = Scene(seats="Doc Tuco Belle", hands={})
    scene.play("Doc draws")
    assert len(scene.events("drew", "Doc")[0]["cards"]) == 3
    assert scene.events("drew", "Tuco") == [{"seat": "Doc", "count": 3, "bullets": 0, "cards": None}]


def test_that_a_draw_was_forced_is_not_told_to_others() -> None:  # X4.5
    forced, free = (
        Scene(seats="Doc Tuco Belle", met={"Tuco": 6}, hands={"Tuco": hand}) for hand in ("bullet x6", "Move bullet x5")
    )
    for scene in (forced, free):
        scene.play("Doc plays Move", "Tuco draws")
    assert forced.view("Belle") == free.view("Belle")
    assert forced.game.events(2) == free.game.events(2)


def test_unplayed_cards_go_back_to_the_decks_at_the_end_of_scheming() -> None:  # X4.6
    scene = Scene(
        """
        roof   |   |     |   |
        inside | M | D T |   | B
        """,
        round_card="Braking",
        hands={},
    )
    scene.around("plays Move", "plays Rob", "plays Floor", "draws")
    assert scene.view().phase == "stealing"
    assert [seat.hand_size for seat in scene.view().seats] == [0, 0, 0]
    assert scene.deck("Belle") == "Move Floor Fire x2 Rob Punch Marshal"
