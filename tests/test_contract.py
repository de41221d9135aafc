"""The contract that people program against: choices in words, errors with reasons, undo, saves, and who may look."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import folsom
from folsom import BadSave, Choice, Express, IllegalChoice, SetupError
from folsom.express.components import ACTION_NAMES, MOVE
from folsom.express.house import Position
from folsom.express.state import KEEPING, State
from tests.random_games import count, play_on, random_games

CREW = ("Tuco", "Belle", "Django", "Ghost")


def _game(**options: Any) -> Express:
    return Express(seed=1899, characters=CREW, first_player=0, **options)


def _texts(game: Express, seat: int) -> list[str]:
    return [str(choice) for choice in game.choices(seat)]


def _played_until(game: Express, wanted: Callable[[Express], bool], seed: int = 7) -> Express:
    """The same game, played at random until something holds."""
    rng = random.Random(seed)
    for _ in play_on(game, rng):
        if wanted(game):
            return game
    raise AssertionError("it never held")


def _is_in(phase: str) -> Callable[[Express], bool]:
    return lambda game: game.view().phase == phase


# --- illegal choices ---------------------------------------------------------------------------


def _refused(game: Express, seat: int, choice: Choice | str | int) -> IllegalChoice:
    """The error of a choice that can't be made; the game is what it was, to the byte."""
    before = game.save()
    with pytest.raises(IllegalChoice) as refusal:
        game.play(seat, choice)
    assert game.save() == before
    return refusal.value


@pytest.mark.parametrize("choice", ["fire at Belle", "play Rob face up", "", "7", 63, -1, Choice(0, 63, "climb")])
def test_what_is_not_possible_is_refused_with_what_is(choice: Choice | str | int) -> None:
    game = _game()
    error = _refused(game, 0, choice)
    assert error.reason == f"for Tuco, '{choice}' isn't possible now"
    assert list(error.legal) == game.choices(0)
    assert error.rule == "X4.2"
    assert str(error) == f"{error.reason} (X4.2); legal now: {'; '.join(_texts(game, 0))}"


def test_a_choice_of_another_moment_is_refused() -> None:
    game = _game()
    playing_fire = Choice(0, game.choices(0)[-1].code, "play a card that says something else")
    assert "isn't possible now" in str(_refused(game, 0, playing_fire))


def test_whoever_is_not_to_act_is_told_who_is() -> None:
    error = _refused(_game(), 2, "draw")
    assert str(error) == "Django isn't to act now; Tuco is (X4.2)"
    assert error.legal == ()


def test_where_several_are_to_act_all_are_named() -> None:
    game = Express(players=2, seed=1899, characters=CREW)
    game.play(1, game.choices(1)[0])
    assert "Tuco & Belle" in str(_refused(game, 1, "draw"))
    keeping = _played_until(_game(expert=True), lambda game: len(game.to_act) in (2, 3))
    out = next(seat for seat in range(4) if seat not in keeping.to_act)
    names = " and ".join(keeping.seat_name(seat) for seat in keeping.to_act)
    assert str(_refused(keeping, out, "draw")).endswith(f"isn't to act now; {names} are (X10.3)")


def test_a_game_that_is_over_takes_no_choice() -> None:
    game = _game()
    for _ in play_on(game, random.Random(7)):
        pass
    assert str(_refused(game, 0, "draw")) == "the game is over (X9.1)"
    assert game.to_act == []
    assert all(game.choices(seat) == [] for seat in range(4))


@pytest.mark.parametrize("seat", [-1, 4, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = _game()
    before = game.save()
    asks: list[Callable[..., Any]] = [game.choices, game.seat_name, game.undo, lambda seat: game.play(seat, "draw")]
    if seat is not None:
        asks += [game.view, game.events]
    for ask in asks:
        with pytest.raises(ValueError, match=r"there is no seat .*; seats are 0 to 3"):
            ask(seat)
    assert game.save() == before


def test_a_result_is_for_games_that_are_over() -> None:
    with pytest.raises(ValueError, match="isn't over yet"):
        _ = _game().result


# --- bad set-ups -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"players": 7}, "Express is for 2 to 6 players, not 7"),
        ({"players": 1}, "not 1"),
        ({"players": 4.0}, "not 4.0"),
        ({"players": True}, "not True"),
        ({"characters": ["Tuco", "Belle", "Tuco"]}, "Tuco is chosen twice"),
        ({"characters": ["Tuco", "Belle", "Zorro"]}, "there is no character 'Zorro'; there are Ghost, Doc"),
        ({"players": 4, "characters": ["Tuco"]}, "4 characters are needed, not 1"),
        ({"players": 2, "characters": ["Tuco", "Belle"]}, "4 characters are needed, not 2"),
        ({"characters": "Tuco"}, "Express is for|characters are a list of names"),
        ({"players": 3, "cars": ["Mail", "Mail", "Saloon"]}, "Mail is chosen twice"),
        ({"players": 3, "cars": ["Locomotive", None, None]}, "there is no car 'Locomotive'"),
        ({"players": 3, "cars": ["Mail"]}, "3 cars are needed, not 1"),
        ({"first_player": 4}, "a seat from 0 to 3, or None for chance, not 4"),
        ({"first_player": -1}, "not -1"),
        ({"first_player": "Tuco"}, "not 'Tuco'"),
        ({"luck": "good"}, "there is no option 'luck'; there are expert, expert_start_discard"),
        ({"ghost": "never"}, "ghost can be optional or always, not 'never'"),
        ({"expert": 1}, "expert can be off or on, not 1"),
        ({"expert": []}, "expert can be off or on"),
        ({"players": 2, "expert": False}, "always play the expert variant"),
        ({"seed": -1}, r"from 0 to 2\*\*256 - 1, not -1"),
        ({"seed": 1 << 256}, "a seed is a whole number"),
        ({"seed": "1899"}, "not '1899'"),
        ({"seed": 18.99}, "not 18.99"),
        ({"seed": True}, "not True"),
    ],
)
def test_a_table_that_can_not_be_set_up_is_refused_with_the_reason(table: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Express(**table)


@pytest.mark.parametrize("seed", [0, (1 << 256) - 1])
def test_seeds_have_up_to_256_bits(seed: int) -> None:
    assert Express(seed=seed).seed == seed


def test_a_game_without_a_seed_gets_one_that_makes_it_again() -> None:
    game, other = Express(), Express()
    assert game.seed != other.seed
    assert Express(seed=game.seed).save() == game.save()


def test_without_players_there_are_four_or_as_many_as_characters() -> None:
    assert Express().players == 4
    assert Express(characters=["Tuco", None, "Doc"]).players == 3


# --- choices in words --------------------------------------------------------------------------


def test_choices_are_said_apart_and_each_does_what_it_says() -> None:
    """Words, another writing of them, the number and the choice itself are one and the same."""
    for game, rng in random_games(count(12, 4)):
        for choice in play_on(game, rng):
            texts = _texts(game, choice.seat)
            assert len(set(texts)) == len(texts)
            ways = (choice, choice.code, choice.text, f"  {choice.text.upper().replace(' ', '  ')}. ")
            assert len({_after(game, choice.seat, way) for way in ways}) == 1


def _after(game: Express, seat: int, choice: Choice | str | int) -> bytes:
    other = Express.at(game.position.copy())
    other.play(seat, choice)
    return other.position.pack()


def test_an_alias_is_taken_for_its_own_choice_or_refused_as_doubtful() -> None:
    for game, rng in random_games(count(8, 3)):
        for choice in play_on(game, rng):
            for alias in game.position.aliases(choice.seat, choice.code):
                assert _meant(game, choice.seat, alias) in (choice.code, None)


def _meant(game: Express, seat: int, words: str) -> int | None:
    other = Express.at(game.position.copy())
    try:
        other.play(seat, words)
    except IllegalChoice as refusal:
        return None if "could mean several things" in refusal.reason else -1
    return other.moves[0].code


def test_articles_can_be_left_out() -> None:
    game = _played_until(_game(), lambda game: "rob a purse" in _texts(game, game.to_act[0]))
    seat = game.to_act[0]
    assert _after(game, seat, "rob purse") == _after(game, seat, "rob a purse")


def test_a_card_is_played_by_its_name_alone() -> None:
    game = _game()
    assert _after(game, 0, "marshal") == _after(game, 0, "play Marshal")


def test_ways_can_be_said_instead_of_cars() -> None:
    def moves_on_a_roof(game: Express) -> bool:
        return sum(text.startswith("move to") for text in _texts(game, game.to_act[0])) > 2

    game = _played_until(_game(), moves_on_a_roof)
    seat = game.to_act[0]
    view = game.view(seat)
    here = next(n for n, car in enumerate(view.cars) if view.seats[seat].name in car.roof.bandits)
    for text in _texts(game, seat):
        there = next(n for n, car in enumerate(view.cars) if text == f"move to {car.name}")
        way = f"{'forward' if there < here else 'back'} {abs(there - here)}"
        assert _after(game, seat, way) == _after(game, seat, text)
        if abs(there - here) == 1:
            assert _after(game, seat, way.removesuffix(" 1")) == _after(game, seat, text)


# --- undo --------------------------------------------------------------------------------------


def test_a_card_played_can_be_taken_back() -> None:
    game = _game()
    before, events = game.position.pack(), game.events()
    game.play(0, game.choices(0)[-1])
    assert game.may_undo(0)
    game.undo(0)
    assert (game.position.pack(), game.events()) == (before, events)
    assert game.to_act == [0]


def _no_undo(game: Express, seat: int) -> None:
    before = game.save()
    assert not game.may_undo(seat)
    with pytest.raises(IllegalChoice, match="has no choice to take back"):
        game.undo(seat)
    assert game.save() == before


def test_nothing_can_be_taken_back_at_the_start_or_twice() -> None:
    game = _game()
    _no_undo(game, 0)
    game.play(0, game.choices(0)[-1])
    game.undo(0)
    _no_undo(game, 0)


def test_drawn_cards_stay_drawn() -> None:
    game = _game()
    game.play(0, "draw")
    _no_undo(game, 0)


def test_only_the_last_choice_and_only_one_s_own_is_taken_back() -> None:
    game = _game()
    game.play(0, game.choices(0)[-1])
    game.play(1, game.choices(1)[-1])
    _no_undo(game, 0)
    assert game.may_undo(1)


def test_a_choice_that_turned_up_a_hidden_card_stays() -> None:
    for game, rng in random_games(count(20, 8)):
        for choice in play_on(game, rng):
            other = Express.at(game.position.copy())
            other.play(choice.seat, choice)
            if any(event.name == "revealed" and event.facts["was_face_down"] for event in other.events()):
                _no_undo(other, choice.seat)


def test_a_choice_after_which_others_shed_bullets_stays() -> None:  # X10.3
    """How many they held comes to light."""
    game = _played_until(_game(expert=True, expert_start_discard="off"), _sheds_anothers_bullet_without_chance, seed=1)
    choice = _choice_that_ends_scheming(game)
    game.play(choice.seat, choice)
    _no_undo(game, choice.seat)


def _choice_that_ends_scheming(game: Express) -> Choice:
    return next(choice for choice in game.choices(game.to_act[0]) if choice.text.startswith("play"))


def _sheds_anothers_bullet_without_chance(game: Express) -> bool:
    playable = [choice for choice in game.choices(game.to_act[0]) if choice.text.startswith("play")]
    if game.view().phase != "scheming" or not playable:
        return False
    other = Express.at(game.position.copy())
    other.play(playable[0].seat, playable[0])
    shed = any(event.name == "shed" and event.facts["seat"] != playable[0].seat for event in other.events())
    return shed and other.position.state.chance == game.position.state.chance


def test_a_choice_after_which_another_had_but_one_card_to_play_stays() -> None:
    """Which card it was comes to light."""
    state = State.twin(_game().position.state)
    state.hand[1], state.deck[1] = 1 << MOVE, 0
    game = Express.at(Position(state))
    game.play(0, game.choices(0)[-1])
    assert [move.text for move in game.moves] == ["play Marshal", "play Move"]
    _no_undo(game, 0)


def test_nothing_is_taken_back_once_everyone_s_money_is_counted() -> None:  # X9.1
    """What others hold comes to light."""
    for game, rng in random_games(count(20, 8)):
        last = [choice.seat for choice in play_on(game, rng)][-1]
        _no_undo(game, last)


def test_a_loaded_game_and_a_copy_can_take_back_what_the_game_could() -> None:
    game = _game()
    before = game.position.pack()
    game.play(0, game.choices(0)[-1])
    for other in (folsom.load(game.save()), folsom.load(game.save_json()), game.copy()):
        other.undo(0)
        assert other.position.pack() == before
    assert game.may_undo(0)


# --- several seats to act, and those who only look ----------------------------------------------


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_teams_take_their_places_in_any_order_and_unseen(order: tuple[int, int]) -> None:  # X11.2
    game = Express(players=2, seed=1899, characters=CREW)
    first, second = order
    assert game.to_act == [0, 1]
    before = game.view(second)
    game.play(first, game.choices(first)[1])
    assert game.to_act == [second]
    assert game.choices(first) == []
    waiting = game.view(second)
    waiting.record.waiting, waiting.record.acting = before.record.waiting, before.record.acting
    assert waiting == before
    game.play(second, game.choices(second)[0])
    assert game.view().phase == "scheming"


def test_the_order_in_which_teams_take_their_places_does_not_matter() -> None:  # X11.2
    games = [Express(players=2, seed=1899) for _ in range(2)]
    for game, order in zip(games, [(0, 1), (1, 0)], strict=True):
        for seat in order:
            game.play(seat, game.choices(seat)[seat])
    assert games[0].position.pack() == games[1].position.pack()


def test_experts_choose_what_to_keep_in_any_order() -> None:  # X10.3
    game = _played_until(_game(expert=True), _is_in("keeping"))
    other = game.copy()
    assert game.to_act == [0, 1, 2, 3]
    for seat in (3, 1, 0, 2):
        game.play(seat, "keep the rest")
    for seat in range(4):
        other.play(seat, "keep the rest")
    assert game.position.pack() == other.position.pack()


def test_one_who_keeps_may_take_it_back_until_another_chooses() -> None:  # X10.3
    game = _played_until(_game(expert=True), _is_in("keeping"))
    game.play(2, "keep the rest")
    assert game.to_act == [0, 1, 3]
    game.undo(2)
    game.play(2, game.choices(2)[0])
    game.play(1, "keep the rest")
    _no_undo(game, 2)


def test_a_spectator_looks_and_that_is_all() -> None:
    game = _game()
    view = game.view()
    assert view == game.view(None)
    assert view.seat is None
    assert view.hand == ()
    assert view.to_act == [0]
    with pytest.raises(ValueError, match="there is no seat None"):
        game.choices(None)  # type: ignore[arg-type]


def test_events_can_be_asked_from_a_number_on() -> None:
    game = _game()
    seen = len(game.events(2))
    game.play(0, game.choices(0)[-1])
    news = game.events(2, since=seen)
    assert news == game.events(2)[seen:]
    assert [event.name for event in news] == ["chose", "played"]
    assert str(news[1]).startswith("Tuco plays ")


def test_moves_say_what_was_chosen_and_what_was_forced() -> None:
    game = _game()
    made = list(play_on(game, random.Random(7)))
    assert [(move.seat, move.code) for move in game.moves if not move.forced] == [(c.seat, c.code) for c in made]
    assert [move.text for move in game.moves if not move.forced] == [choice.text for choice in made]
    assert any(move.forced for move in game.moves)
    assert [move.round_number for move in game.moves] == sorted(move.round_number for move in game.moves)
    assert {move.round_number for move in game.moves} == {1, 2, 3, 4, 5}


# --- saves -------------------------------------------------------------------------------------


def test_a_loaded_game_has_its_table_seed_events_and_moves() -> None:
    game = _played_until(_game(expert=True), _is_in("stealing"))
    for again in (folsom.load(game.save()), folsom.load(game.save_json())):
        assert (again.table, again.seed, again.moves) == (game.table, game.seed, game.moves)
        assert again.events(1) == game.events(1)
        assert again.save() == game.save()


def test_a_game_with_no_past_is_saved_too() -> None:
    world = folsom.imagine(_game().view(0), 7)
    again = folsom.load(world.save())
    assert (again.seed, again.table, again.position.pack()) == (None, None, world.position.pack())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"\xff\xfe\x00",
        b"FOLSOM1\n",
        b"FOLSOM1\nnonsense",
        "",
        "[]",
        "null",
        "7",
        '"text"',
        "{}",
        '{"folsom": 1, "game": "Express"}',
        '{"folsom": 1, "game": "Express", "position": "AAAA", "seed": null, "table": null, "before": null, "log": []}',
    ],
    ids=repr,
)
def test_what_is_no_save_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadSave, match="this isn't a saved game, or it is damaged"):
        folsom.load(data)


def _changed(**changes: Any) -> str:
    return json.dumps({**json.loads(_game().save_json()), **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"position": "not base64!"},
        {"position": None},
        {"seed": "many"},
        {"seed": "-1"},
        {"table": {"players": 9}},
        {"table": {"players": 4, "luck": "good"}},
        {"table": 4},
        {"log": [[1]]},
        {"log": "abc"},
        {"before": "AAAA"},
        {"before_log": "x"},
    ],
    ids=str,
)
def test_a_save_with_a_part_that_is_wrong_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="damaged"):
        folsom.load(_changed(**changes))


@pytest.mark.parametrize("changes", [{"game": "Super"}, {"folsom": 2}], ids=str)
def test_a_save_of_another_game_or_format_says_so(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"this is a save of '\w+', format \d, which this version can't load"):
        folsom.load(_changed(**changes))


def test_a_save_cut_short_is_refused() -> None:
    data = _game().save()
    for length in range(0, len(data) - 1, 97):
        with pytest.raises(BadSave):
            folsom.load(data[:length])


def _with_one_byte_changed(name: str, place: int) -> str:
    state = _played_until(_game(), _is_in("stealing")).position.state
    data = bytearray(state.pack())
    offset: int = State.dtype().fields[name][1]  # type: ignore[index]
    data[offset + place] ^= 0b1101_0000
    return _changed(position=base64.b64encode(bytes(data)).decode())


@pytest.mark.parametrize("name", ["pile_size", "bandit", "character", "car_kind", "turns_at", "hand", "held", "seat"])
def test_a_save_whose_position_was_changed_is_refused(name: str) -> None:
    """Compiled rules trust a state: one that can't be must not reach them."""
    with pytest.raises(BadSave):
        folsom.load(_with_one_byte_changed(name, 0))


def test_bytes_that_are_no_position_are_refused() -> None:
    state = _game().position.state
    state.phase = KEEPING + 100
    with pytest.raises(ValueError, match="no position of Express"):
        Position.unpack(state.pack())


@pytest.mark.parametrize(
    ("action", "rule"),
    [("Move", "X5.3"), ("Fire", "X5.5"), ("Rob", "X5.7"), ("Punch", "X5.8"), ("Marshal", "X5.9")],
)
def test_a_refusal_in_stealing_names_the_rule_of_the_card(action: str, rule: str) -> None:
    asked = ACTION_NAMES.index(action)
    game = _played_until(
        Express(4, seed=1), lambda game: game.view().phase == "stealing" and game.position.state.action == asked
    )
    with pytest.raises(IllegalChoice) as caught:
        game.play(game.to_act[0], "jump off the train")
    assert caught.value.rule == rule


@pytest.mark.parametrize("number", [True, 1.0, None])
def test_what_is_no_number_of_a_choice_is_refused(number: Any) -> None:
    game = _game()
    before = game.save()
    with pytest.raises(IllegalChoice, match="isn't possible now"):
        game.play(0, number)
    assert game.save() == before
