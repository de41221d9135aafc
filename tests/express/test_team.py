"""Two players, two bandits each (X11)."""

import pytest

import folsom
from tests.support.scenes.express.scene import Scene, play_to_the_end

TEAMS = "Tuco Cheyenne, Django Doc"


def placed(first_of_0: str, first_of_1: str) -> folsom.Express:
    game = folsom.Express(2, characters=["Tuco", "Cheyenne", "Django", "Doc"], seed=5)
    game.play(0, f"place {first_of_0} in the caboose")
    game.play(1, f"place {first_of_1} in the caboose")
    return game


# --- the table -------------------------------------------------------------------------------


def test_two_players_have_a_locomotive_and_four_cars_and_two_bandits_each() -> None:  # X11.1
    game = folsom.Express(2, characters=["Tuco", "Cheyenne", "Django", "Doc"], seed=1)
    assert len({car.name for car in game.view().cars}) == 5
    assert [game.seat_name(seat) for seat in range(2)] == ["Tuco & Cheyenne", "Django & Doc"]


def test_two_players_always_play_the_expert_variant() -> None:  # X11.1
    assert folsom.Express(2, seed=1).view().options["expert"] == "on"
    assert folsom.Express(2, seed=1, expert=True).view().options["expert"] == "on"
    with pytest.raises(folsom.SetupError, match="always play the expert variant"):
        folsom.Express(2, seed=1, expert=False)


def test_two_players_use_the_round_cards_of_two_to_four() -> None:  # X11.1
    scene = Scene(teams=TEAMS, round_card="Take it all", hands={})
    card = scene.view().round_card
    assert card is not None
    assert card.symbols == "STDS"
    for seed in range(10):
        game = folsom.Express(2, seed=seed)
        game.play(0, game.choices(0)[0])
        game.play(1, game.choices(1)[0])
        card = game.view().round_card
        assert card is not None
        assert card.symbols in ("SSTR", "STSS", "SSSS", "STDS", "SSTSS", "STSTS", "SDS")


def test_nobody_is_gunslinger_in_the_game_of_two() -> None:  # X11.1
    scene = Scene(teams=TEAMS, round_card="Hostage", fired={"Tuco": "Doc x6"}, Tuco="purse", Doc="jewel")
    scene.end_round()
    assert scene.game.result.gunslingers == ()
    assert scene.game.result.money == [250, 500]
    assert scene.happened("gunslinger") == 0


def test_a_game_of_two_can_be_played_to_its_end() -> None:  # X11.1, X3.1
    game = folsom.Express(2, seed=8)
    play_to_the_end(game)
    assert sorted(game.result.ranks) in ([1, 1], [1, 2])


# --- placing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("first_of_0", ["Tuco", "Cheyenne"])
@pytest.mark.parametrize("first_of_1", ["Django", "Doc"])
def test_one_bandit_of_each_team_starts_inside_each_of_the_two_rear_cars(
    first_of_0: str, first_of_1: str
) -> None:  # X11.2
    *front, before, caboose = placed(first_of_0, first_of_1).view().cars
    assert set(caboose.inside.bandits) == {first_of_0, first_of_1}
    assert set(before.inside.bandits) == {"Tuco", "Cheyenne", "Django", "Doc"} - {first_of_0, first_of_1}
    assert not any(car.inside.bandits for car in front)


def test_both_players_choose_at_once() -> None:  # X11.2
    game = folsom.Express(2, characters=["Tuco", "Cheyenne", "Django", "Doc"], seed=5)
    assert game.to_act == [0, 1]
    assert [str(choice) for choice in game.choices(0)] == [
        "place Tuco in the caboose",
        "place Cheyenne in the caboose",
    ]
    game.play(1, "place Doc in the caboose")
    assert game.to_act == [0]
    assert game.view().phase == "placing"
    assert game.view().round_card is None
    with pytest.raises(folsom.IllegalChoice, match="Django & Doc isn't to act now; Tuco & Cheyenne is"):
        game.play(1, "place Django in the caboose")


def test_one_chooses_unseen() -> None:  # X11.2
    games = [folsom.Express(2, characters=["Tuco", "Cheyenne", "Django", "Doc"], seed=5) for _ in range(2)]
    for game, name in zip(games, ("Tuco", "Cheyenne"), strict=True):
        game.play(0, f"place {name} in the caboose")
    for viewer in (1, None):
        assert games[0].view(viewer) == games[1].view(viewer)
        assert games[0].events(viewer) == games[1].events(viewer)
    assert games[0].view(0) != games[1].view(0)


# --- one deck --------------------------------------------------------------------------------


def test_a_player_has_one_deck_of_eleven_cards() -> None:  # X11.3
    scene = Scene(teams=TEAMS)
    assert (
        scene.deck("Tuco")
        == scene.deck("Cheyenne")
        == (
            "Tuco's Move Tuco's Floor Tuco's Fire Tuco's Rob Tuco's Punch Marshal "
            "Cheyenne's Move Cheyenne's Floor Cheyenne's Fire Cheyenne's Rob Cheyenne's Punch"
        )
    )
    for seat in placed("Tuco", "Doc").view().seats:
        assert seat.hand_size + seat.deck_size == 11


def test_a_card_acts_with_the_bandit_it_names() -> None:  # X11.3
    scene = Scene(
        """
        roof   |   |   |   |   |
        inside | M | C | T |   | J D
        """,
        teams=TEAMS,
    )
    scene.play("Cheyenne moves back", "Tuco moves back", "Doc climbs", "Django climbs")
    assert scene.shows("""
        roof   |   |   |   |   | J D
        inside | M |   | C | T |
    """)


def test_each_card_of_the_hand_is_a_choice_of_its_own() -> None:  # X11.3, X4.2
    scene = Scene(teams=TEAMS, hands={"Tuco": "Tuco's Move Cheyenne's Move Marshal"})
    assert scene.choices("Cheyenne") == {"play Tuco's Move", "play Cheyenne's Move", "play Marshal", "draw"}
    scene.play("Cheyenne plays Cheyenne's Move")
    assert scene.view().pile[0].card == "Cheyenne's Move"
    assert scene.hand("Tuco") == "Tuco's Move Marshal"


def test_the_marshal_card_is_the_players() -> None:  # X11.3, X5.9
    scene = Scene(
        """
        roof   |   |   |   |   |
        inside | M |   |   | T | C J D
        """,
        teams=TEAMS,
    )
    scene.play("Cheyenne moves the Marshal back", "Doc moves the Marshal back")
    assert scene.shows("""
        roof   |   |   |   |   |
        inside |   |   | M | T | C J D
    """)


# --- bullets, tokens and money ---------------------------------------------------------------


def test_each_bandit_has_an_own_spot_purse_and_six_bullets() -> None:  # X11.4
    for seat in placed("Tuco", "Doc").view().seats:
        for bandit in seat.bandits:
            assert (bandit.bullets, bandit.loot.unknown_purses, bandit.bullets_received) == (6, 1, 0)
    game = placed("Tuco", "Doc")
    assert [bandit.loot.purses for bandit in game.view(0).seats[0].bandits] == [(250,), (250,)]


def test_a_bandit_fires_its_own_bullets() -> None:  # X11.4, X5.6
    scene = Scene(
        """
        roof   |   |   |     |   |
        inside | M |   | T C | D | J
        """,
        teams=TEAMS,
        fired={"Tuco": "Doc x6"},
    )
    scene.play("Tuco fires in vain", "Cheyenne fires at Doc")
    assert (scene.bullets("Tuco"), scene.bullets("Cheyenne")) == (0, 5)


def test_bullets_go_on_top_of_the_draw_pile_of_the_player_who_controls_the_bandit() -> None:  # X11.4, X10.4
    scene = Scene(
        """
        roof   |   |   |     |   |
        inside | M |   | T C | D | J
        """,
        teams=TEAMS,
        expert_start_discard=False,
        kept={"Tuco": "Tuco's Move Tuco's Floor Tuco's Fire Tuco's Rob"},
    )
    scene.play("Doc fires at Tuco", "Django moves forward", "Doc punches Django, back", "Django moves the Marshal back")
    assert "bullet" in scene.view("Cheyenne").hand
    assert (scene.received("Tuco"), scene.received("Cheyenne")) == (1, 0)


def test_money_and_bullets_count_by_team() -> None:  # X11.4, X9.3
    scene = Scene(
        teams=TEAMS,
        round_card="Pickpocketing",
        Tuco="purse",
        Cheyenne="jewel purse300",
        Doc="box",
        Django="purse400",
        met={"Tuco": 2, "Cheyenne": 1, "Doc": 1},
    )
    scene.end_round()
    result = scene.game.result
    assert result.money == [1050, 1400]
    assert [event["money"] for event in scene.events("scored")] == [1050, 1400]
    assert [account.bullets_received for account in result.accounts] == [3, 1]
    assert result.winners == [1]


def test_a_tie_of_teams_is_broken_by_the_bullets_of_both_bandits() -> None:  # X11.4, X9.3
    scene = Scene(
        teams=TEAMS,
        round_card="Pickpocketing",
        Tuco="jewel",
        Doc="jewel",
        met={"Tuco": 1, "Cheyenne": 1, "Doc": 1},
        fired={"Tuco": "Django", "Doc": "Cheyenne"},
    )
    scene.end_round()
    result = scene.game.result
    assert (result.money, result.winners, result.tie_break) == ([500, 500], [1], True)


# --- team-mates ------------------------------------------------------------------------------


def test_team_mates_are_targets_like_anyone() -> None:  # X11.5
    scene = Scene(
        """
        roof   |   |   |   |   |
        inside | M | C | T | J | D
        """,
        teams=TEAMS,
    )
    assert scene.offers("Tuco: Fire") == {"fire at Cheyenne", "fire at Django"}


def test_a_team_mate_must_be_hit_where_there_is_nobody_else() -> None:  # X11.5, X5.2
    scene = Scene(
        """
        roof   |   |   |   |   | J D
        inside | M | C | T |   |
        """,
        teams=TEAMS,
        Cheyenne="jewel",
    )
    assert scene.offers("Tuco: Fire") == {"fire at Cheyenne"}
    scene.play("Tuco fires at Cheyenne", "Cheyenne moves back", "Tuco punches Cheyenne, jewel, back")
    assert scene.shows("""
        roof   |   |   |         |   | J D
        inside | M |   | T jewel | C |
    """)
    assert scene.received("Cheyenne") == 1


def test_team_mates_block_sight() -> None:  # X11.5, X5.5
    scene = Scene(
        """
        roof   |   | J | C |   | T
        inside | M | D |   |   |
        """,
        teams=TEAMS,
    )
    assert scene.offers("Tuco: Fire") == {"fire at Cheyenne"}


def test_team_mates_spoil_being_alone() -> None:  # X11.5, X8.6
    scene = Scene(
        """
        roof   |   |   | J purse |           |
        inside | M |   | D purse | T C purse |
        """,
        teams=TEAMS,
        round_card="Pickpocketing",
    )
    scene.end_round()
    scene.play("Django takes a purse", "Doc takes a purse")
    assert scene.game.over
    assert (scene.held("Tuco"), scene.held("Cheyenne")) == ("", "")


def test_belle_is_spared_even_for_her_shooters_team_mate() -> None:  # X11.5, X7.6
    scene = Scene(
        """
        roof   |   |   |   |   |
        inside | M | C | T | B | D
        """,
        teams="Tuco Cheyenne, Belle Doc",
    )
    assert scene.offers("Tuco: Fire") == {"fire at Cheyenne"}


def test_cheyenne_may_take_her_team_mates_purse() -> None:  # X11.5, X7.5
    scene = Scene(
        """
        roof   |   |   |     |   |
        inside | M |   | T C | J | D
        """,
        teams=TEAMS,
        Tuco="purse300",
    )
    scene.play("Cheyenne punches Tuco, purse, pockets it, forward")
    assert (scene.held("Cheyenne"), scene.held("Tuco")) == ("purse300", "")


def test_a_player_knows_the_purse_that_either_bandit_dropped() -> None:  # X11.5, X5.10
    scene = Scene(
        """
        roof   |   |   |                |   |
        inside | M |   | T C J purse300 |   | D
        """,
        teams=TEAMS,
        Tuco="purse500",
    )
    offered = scene.offers("Django punches Tuco, purse, back", "Cheyenne: Rob")
    assert offered == {"rob a purse", "rob the $500 purse"}


# --- Doc and Ghost serve the team ------------------------------------------------------------


def test_docs_team_has_a_hand_of_seven() -> None:  # X11.6, X7.2
    scene = Scene(teams=TEAMS)
    scene.end_round()
    assert [seat.hand_size for seat in scene.view().seats] == [6, 7]


def test_ghosts_team_may_hide_its_first_card_of_either_bandit() -> None:  # X11.6, X7.1
    scene = Scene(teams="Ghost Cheyenne, Django Doc", hands={"Ghost": "Ghost's Fire Cheyenne's Move Marshal"})
    assert scene.choices("Ghost") == {
        "play Ghost's Fire",
        "play Ghost's Fire face down",
        "play Cheyenne's Move",
        "play Cheyenne's Move face down",
        "play Marshal",
        "play Marshal face down",
        "draw",
    }
    scene.play("Cheyenne plays Cheyenne's Move face down")
    assert scene.view("Django").pile[0].card is None
    assert scene.view("Ghost").pile[0].card == "Cheyenne's Move"


def test_ghosts_team_hides_one_card_only_and_none_after_a_draw() -> None:  # X11.6, X7.1
    for first_turn in ("Ghost plays Marshal face down", "Ghost draws"):
        scene = Scene(teams="Ghost Cheyenne, Django Doc", round_card="Braking", hands={})
        scene.play(first_turn, "Django draws")
        assert not any("face down" in choice for choice in scene.choices("Cheyenne"))


def test_the_other_team_hides_nothing() -> None:  # X11.6, X7.1
    scene = Scene(teams="Ghost Cheyenne, Django Doc", first="Django", hands={})
    assert not any("face down" in choice for choice in scene.choices("Doc"))


def test_the_other_powers_belong_to_their_bandit() -> None:  # X11.6, X7.3, X7.4, X7.5
    scene = Scene(
        """
        roof   |   |   | J   |   |
        inside | M |   | T C | D |
        """,
        teams="Tuco Cheyenne, Django Doc",
        Tuco="purse",
    )
    assert scene.offers("Tuco: Fire") == {"fire at Django", "fire at Doc"}
    assert scene.offers("Cheyenne: Fire") == {"fire at Doc"}
    scene.play("Doc fires at Cheyenne", "Django goes down", "Django punches Tuco, purse, forward")
    assert scene.shows("""
        roof   |   |   |           |   |
        inside | M | T | C J purse | D |
    """)


def test_django_may_push_his_team_mate() -> None:  # X11.5, X7.4
    scene = Scene(
        """
        roof   |   |   |   |   | T C
        inside | M |   | J | D |
        """,
        teams=TEAMS,
    )
    scene.play("Django fires at Doc")
    assert scene.shows("""
        roof   |   |   |   |   | T C
        inside | M |   | J |   | D
    """)
