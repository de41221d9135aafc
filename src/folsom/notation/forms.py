"""How the records of a game are written: comments, ranking, and how choices are worded and refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from folsom.games import Choice, Game, GamePlugin, IllegalChoice, plugin_of
from folsom.notation.plans import Fault

AnyGame = Game[Any, Any]


class Remarks(NamedTuple):
    """The events that become comments: those that begin a comment, and those added to the comment before."""

    begin: tuple[str, ...] = ()
    add: tuple[str, ...] = ()


class RecordForm:
    """The form of a game's records: choices one by one, each in its own words. Games override what differs."""

    def remarks(self, game: AnyGame) -> Remarks:
        """The events that are written as comments for people."""
        return Remarks()

    def place(self, account: Any) -> str:
        """How a seat ended, after its rank."""
        return str(account.name)

    def said(self, words: str) -> str:
        """The words of a line as `Game.play` takes them."""
        return words

    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """What a seat may choose, as an error lists it."""
        return [str(choice) for choice in choices]

    def next_choices(self, game: AnyGame) -> list[str]:
        """The choices that may come next, as an error lists them."""
        choices = [choice for seat in game.to_act for choice in game.choices(seat)]
        return [f"{game.seat_name(choice.seat)}: {choice}" for choice in choices]

    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """Why a seat can't make this choice, and where in the words."""
        return Fault(refusal.reason)


@cache
def _form(plugin: GamePlugin) -> RecordForm:
    made: RecordForm = (plugin.load("notation") or RecordForm)()
    return made


def form_of(game: AnyGame) -> RecordForm:
    """The form of a game's records."""
    return _form(plugin_of(game))
