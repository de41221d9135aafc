"""Looking back and going back in a game's log.

`Game.undo` is for games among people: it never goes back behind another's choice, or behind something new. `rewound` is
for people who play alone: it goes back whatever has happened since. The choices that stay are made again from the
start, with the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from folsom.games.checks import checked_count
from folsom.games.events import ROUND_BEGAN
from folsom.games.game import Game
from folsom.kernel.events import ChoiceMade, choice_made

AnyGame = Game[Any, Any]
G = TypeVar("G", bound=AnyGame)


def entries_before_round(game: AnyGame, ago: int) -> int:
    """How many log entries came before a round: 0 is the current one, 1 the one before. 0 if there was none."""
    kinds, left = game.position.kinds, checked_count(ago, "the number of rounds")
    for place in range(game.entries - 1, -1, -1):
        if kinds.kind_of(game.log[place]).name == ROUND_BEGAN:
            if left == 0:
                return place
            left -= 1
    return 0


def choices_made(game: AnyGame) -> list[ChoiceMade]:
    """The choices that stand, in order; forced ones aren't among them."""
    return list(_choices(game))


def _choices(game: AnyGame) -> Iterator[ChoiceMade]:
    kinds = game.position.kinds
    made = (choice_made(entry, kinds.kind_of(entry)) for entry in game.log)
    return (choice for choice in made if choice is not None and not choice.forced)


def rewound(game: G, keeps: int) -> G:
    """The game as it was after its first *keeps* choices: a new object, dealt from the same seed or secret."""
    made = choices_made(game)[: checked_count(keeps, "the number of choices")]
    again = _dealt_again(game)
    for choice in made:
        again.play(choice.seat, choice.code)
    return again


def choices_before_last(game: AnyGame, seat: int) -> int | None:
    """How many choices came before a seat's last one; None if it has made none.

    A choice without an alternative doesn't count: going back there would change nothing.
    """
    again, found = _dealt_again(game), None
    for place, choice in enumerate(choices_made(game)):
        if choice.seat == seat and len(again.position.legal(seat)) > 1:
            found = place
        again.play(choice.seat, choice.code)
    return found


def has_chosen(game: AnyGame, seat: int) -> bool:
    """Whether a seat has made a choice that stands."""
    return any(choice.seat == seat for choice in _choices(game))


def _dealt_again(game: G) -> G:
    if game.table is None:
        raise ValueError("a game that continues from a position can't go back behind it")
    return type(game).of(game.table, game.seed, game.secret)
