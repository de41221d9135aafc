"""Choices and events can be read, and choices can be said."""

from __future__ import annotations

import pytest

from folsom import Event, IllegalChoice, Move
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, after, count, play_on, played_out, random_games, viewers


def test_choices_are_said_apart_and_each_does_what_it_says(kit: Kit) -> None:
    """Words, another writing of them, the number and the choice itself are one and the same."""
    for game, rng in random_games(kit.game, count(12, 4)):
        for choice in play_on(game, rng):
            texts = [str(option) for option in game.choices(choice.seat)]
            assert len(set(texts)) == len(texts)
            ways = (choice, choice.code, choice.text, f"  {choice.text.upper().replace(' ', '  ')}. ")
            assert len({after(game, choice.seat, way) for way in ways}) == 1


def test_an_alias_is_taken_for_its_own_choice_or_refused_as_doubtful(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(8, 3)):
        for choice in play_on(game, rng):
            for alias in game.position.aliases(choice.seat, choice.code):
                assert _meant(game, choice.seat, alias) in (choice.code, None)


def _meant(game: AnyGame, seat: int, words: str) -> int | None:
    other = type(game).at(game.position.copy())
    try:
        other.play(seat, words)
    except IllegalChoice as refusal:
        return None if "could mean several things" in refusal.reason else -1
    return other.moves[0].code


def test_events_can_be_asked_since_a_viewers_event_number(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(5, 2)):
        heard = {viewer: game.events(viewer) for viewer in viewers(game)}
        for _ in play_on(game, rng):
            for viewer in viewers(game):
                heard[viewer] += game.events(viewer, since=len(heard[viewer]))
        for viewer in viewers(game):
            heard[viewer] += game.events(viewer, since=len(heard[viewer]))
            assert heard[viewer] == game.events(viewer)


def test_news_is_what_a_viewer_was_told_since_an_entry_of_the_log(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(5, 2)):
        heard, entries = {viewer: game.news(viewer, 0) for viewer in viewers(game)}, game.entries
        for _ in play_on(game, rng):
            heard = {viewer: told + game.news(viewer, entries) for viewer, told in heard.items()}
            entries = game.entries
        for viewer, told in heard.items():
            assert told + game.news(viewer, entries) == game.events(viewer)
        assert game.entries == len(game.chronicle())


def test_news_of_nobody_or_from_no_entry_are_refused(kit: Kit) -> None:
    game = kit.new(seed=1899)
    with pytest.raises(ValueError, match="there is no seat 9"):
        game.news(9, 0)
    with pytest.raises(ValueError, match="since is a whole number from 0, not -1"):
        game.news(None, -1)


def test_the_chronicle_tells_choices_as_moves_and_the_rest_as_a_spectator_sees_it(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(5, 2)):
        told = played_out(game, rng).chronicle()
        assert [entry for entry in told if isinstance(entry, Move)] == game.moves
        seen = [event for event in game.events() if "choice" not in event.facts]
        assert [entry for entry in told if isinstance(entry, Event)] == seen
        half = len(told) // 2
        assert game.chronicle(since=half) == told[half:]


def test_a_view_knows_whose_it_is(kit: Kit) -> None:
    game = kit.new(seed=1899)
    assert [game.view(viewer).seat for viewer in viewers(game)] == viewers(game)
    assert game.view() == game.view(None)
    assert all(list(game.view(viewer).to_act) == game.to_act for viewer in viewers(game))
    assert all(game.view(viewer).round_number == 1 for viewer in viewers(game))
