"""Everything is conserved, whoever is to act can, and a game ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from folsom.kernel.events import LogEntry
from folsom.kernel.log import LOG_WORDS
from tests.support.game_kit import Kit
from tests.support.random_games import AnyGame, count, is_discreet, play_on, played_out, random_games, random_steps

WORDS_AN_EVENT = 2  # at most


def test_everything_is_somewhere_once_at_every_decision(kit: Kit) -> None:
    herd = kit.a_herd()
    assert kit.broken(herd.array()) == {}
    while herd.step():
        assert kit.broken(herd.array()) == {}
    assert kit.broken(herd.array()) == {}


def test_a_game_ends_in_bounded_steps(kit: Kit) -> None:
    herd = kit.a_herd()
    steps = sum(1 for _ in takewhile(bool, (herd.step() for _ in range(kit.longest_game))))
    assert steps < kit.longest_game
    assert (herd.array()["phase"] == kit.position_type.over_phase).all()


def test_even_a_small_herd_has_games_of_every_number_of_players_and_every_option(kit: Kit) -> None:
    """So that what holds in a herd holds for every kind of table."""
    states = kit.a_small_herd().states
    views = [kit.position_type(kit.position_type.state_type.twin(state)).view(None) for state in states]
    assert {view.players for view in views} == set(kit.game.players_range)
    for option in kit.game.options:
        assert {view.options[option.name] for view in views} == set(option.values)


def test_whoever_is_to_act_has_several_choices_until_the_game_is_over(kit: Kit) -> None:
    """A single choice is no question: the rules make it themselves, but where that would give something away."""
    for game, rng in random_games(kit.game, count(20, 6)):
        fewest = 1 if is_discreet(game) else 2
        for _ in play_on(game, rng):
            assert game.to_act
            assert all(len(game.choices(seat)) >= fewest for seat in game.to_act)
        assert _asks_nobody(game)


def _asks_nobody(game: AnyGame) -> bool:
    return game.to_act == [] and not any(game.choices(seat) for seat in range(game.players))


def test_a_finished_game_ranks_every_seat(kit: Kit) -> None:
    for game, rng in random_games(kit.game, count(40, 10)):
        ranks = played_out(game, rng).result.ranks
        assert len(ranks) == game.players
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        assert set(game.result.winners) <= {seat for seat, rank in enumerate(ranks) if rank == 1}


# --- the log -----------------------------------------------------------------------------------


def _logs(kit: Kit, games: int) -> Iterator[list[LogEntry]]:
    """What the log holds of each step of random games."""
    return (log for seed in range(games) for _, log in random_steps(kit.game, seed))


def test_the_events_of_a_step_fill_less_than_half_of_the_log(kit: Kit) -> None:
    assert max(WORDS_AN_EVENT * len(log) for log in _logs(kit, count(100, 30))) < LOG_WORDS / 2


def test_random_games_see_every_kind_of_event(kit: Kit) -> None:
    """So that what holds in random games isn't shown by games in which too little happens."""
    kinds = kit.position_type.kinds
    seen = {kinds.kind_of(entry).name for log in _logs(kit, count(100, 30)) for entry in log}
    assert seen | kit.rare == {kind.name for kind in kinds}
