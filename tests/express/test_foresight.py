"""Where the plan leads as far as a seat may know: made by the rules, in worlds imagined from its view."""

from __future__ import annotations

from itertools import islice

from folsom import Express, ExpressView
from folsom.express.events import REASONS
from folsom.express.foresight import ExpressForesight, SpotAhead
from tests.support.random_games import count, play_on, random_games, viewers
from tests.support.scenes.express.scene import Scene


def foresight(scene: Scene, name: str) -> ExpressForesight:
    """What a seat foresees."""
    seen = scene.view(name).foresight
    assert seen is not None
    return seen


def spots(scene: Scene, viewer: str, name: str) -> set[str] | None:
    """Where a bandit may end, by the car's number, on the roofs with a prime; None if a card of theirs is hidden."""
    [ahead] = [each for each in foresight(scene, viewer).bandits if each.bandit == name]
    found = {f"{spot.car}{_mark(spot.level)}" for spot in ahead.spots}
    return None if ahead.hidden else found


def _mark(level: str) -> str:
    return "'" if level == "roof" else ""


def idle(scene: Scene, name: str) -> dict[str, str]:
    """The cards that would do nothing, and why."""
    texts = {choice.code: choice.text for choice in scene.game.choices(scene.seat(name))}
    return {texts[card.code]: REASONS[card.reason] for card in foresight(scene, name).idle}


FOUR = """
    roof   |    |   | T |   |
    inside | M  |   | D | C | B
"""


# --- where everyone will be --------------------------------------------------------------------


def test_before_the_first_card_everyone_stays() -> None:
    scene = Scene(FOUR, hands={})
    assert [spots(scene, "Tuco", name) for name in ("Belle", "Cheyenne", "Doc", "Tuco")] == [
        {"4"},
        {"3"},
        {"2"},
        {"2'"},
    ]


def test_a_card_that_leaves_no_choice_leads_to_one_spot() -> None:  # X5.4
    scene = Scene(FOUR, hands={}, seats="Tuco Belle Cheyenne Doc")
    scene.play("Tuco plays Floor")
    assert spots(scene, "Belle", "Tuco") == {"2"}
    assert spots(scene, "Belle", "Belle") == {"4"}


def test_every_choice_that_a_card_leaves_is_possible() -> None:  # X5.3
    scene = Scene(FOUR, hands={}, seats="Doc Tuco Belle Cheyenne")
    scene.play("Doc plays Move", "Tuco plays Move")
    assert spots(scene, "Belle", "Doc") == {"1", "3"}
    assert spots(scene, "Belle", "Tuco") == {"0'", "1'", "3'", "4'"}
    assert spots(scene, "Belle", "Belle") == {"4"}


def test_what_others_do_to_a_bandit_counts() -> None:  # X5.8
    scene = Scene(FOUR, hands={}, seats="Cheyenne Doc Tuco Belle")
    scene.play("Cheyenne plays Move", "Doc plays Punch")
    assert spots(scene, "Belle", "Cheyenne") == {"1", "3", "4"}


def test_a_hidden_card_leaves_its_bandit_unknown_to_all_but_its_player() -> None:  # X4.4, X7.1
    scene = Scene(
        """
        roof   |    | G |   |
        inside | M  |   | D | T
    """,
        hands={},
        seats="Ghost Doc Tuco",
    )
    scene.play("Ghost plays Floor face down")
    assert spots(scene, "Doc", "Ghost") is None
    assert spots(scene, "Ghost", "Ghost") == {"1"}


def test_a_hidden_card_may_move_others_as_well() -> None:  # X5.8
    scene = Scene(
        """
        roof   |    |     |   |
        inside | M  | G D |   | T
    """,
        hands={},
        seats="Ghost Doc Tuco",
    )
    scene.play("Ghost plays Punch face down")
    doc = spots(scene, "Tuco", "Doc")
    assert {"1", "2"} <= (doc or set())


def test_nothing_is_foreseen_once_the_plan_is_made() -> None:
    scene = Scene(FOUR)
    scene.play("Doc: Move")
    assert scene.view("Doc").foresight is None


# --- cards that would do nothing -----------------------------------------------------------------


def test_cards_that_meet_nothing_say_why_in_the_words_of_the_rules() -> None:  # X5.2
    scene = Scene(
        """
        roof   |    |   |   | T |
        inside | M  | D |   |   | B
        """,
        hands={"Tuco": "Move Rob Punch Fire"},
        seats="Tuco Belle Doc",
    )
    assert idle(scene, "Tuco") == {
        "play Rob": "nothing to rob here",
        "play Punch": "no other bandit here",
        "play Fire": "no bandit in sight",
    }


def test_a_card_that_may_come_to_something_says_nothing() -> None:
    scene = Scene(
        """
        roof   |    |   |       |   |
        inside | M  | D | purse | T | B
    """,
        hands={"Tuco": "Rob Move", "Belle": "Move"},
        seats="Tuco Belle Doc",
    )
    assert idle(scene, "Tuco") == {"play Rob": "nothing to rob here"}
    scene.play("Tuco plays Move", "Belle plays Move", "Doc plays Move")
    assert idle(scene, "Tuco") == {}


def test_only_who_is_to_play_is_told_of_idle_cards() -> None:
    for game, rng in random_games(Express, count(6, 1)):
        for _ in islice(play_on(game, rng), count(30, 1)):
            waiting = [viewer for viewer in viewers(game) if viewer not in game.to_act]
            seen = [game.view(viewer).foresight for viewer in waiting]
            assert all(each is None or each.idle == () for each in seen)


# --- what comes true -----------------------------------------------------------------------------

MOVING_EVENTS = {"Angry marshal", "Swivel arm", "Braking"}


def where(view: ExpressView) -> dict[str, SpotAhead]:
    """Where every bandit is."""
    places = {name: SpotAhead(number, "inside") for number, car in enumerate(view.cars) for name in car.inside.bandits}
    roofs = {name: SpotAhead(number, "roof") for number, car in enumerate(view.cars) for name in car.roof.bandits}
    return {**places, **roofs}


def test_what_is_foreseen_of_the_whole_plan_comes_true() -> None:
    """If the last turn of a round adds no card, everyone ends on a spot that was foreseen."""
    checked = 0
    for game, rng in random_games(Express, count(120, 2)):
        foreseen: ExpressForesight | None = None
        for choice in play_on(game, rng):
            view = game.view(choice.seat)
            if foreseen is not None and view.phase == "scheming":
                places = where(view)
                for ahead in foreseen.bandits:
                    assert ahead.hidden or places[ahead.bandit] in ahead.spots
                    checked += not ahead.hidden
            foreseen = foreseen if view.phase != "scheming" else None
            event = None if view.round_card is None else view.round_card.event
            is_last = view.phase == "scheming" and view.turn == len(view.turns) - 1
            if is_last and choice.text == "draw" and event not in MOVING_EVENTS:
                foreseen = view.foresight
    assert checked >= count(60, 0)
