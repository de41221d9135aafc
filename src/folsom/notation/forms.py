"""How the records of each game differ: comments, places, and how choices are written and refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from folsom.games import Choice, Express, Game, IllegalChoice, Super
from folsom.notation.plans import Fault, fault_of, named_cards, plan_said

AnyGame = Game[Any, Any]


class Remarks(NamedTuple):
    """The events that become comments: those that begin a comment, and those added to the comment before."""

    begin: tuple[str, ...]
    add: tuple[str, ...] = ()


class RecordForm(ABC):
    """The form of one game's records, where games differ."""

    @abstractmethod
    def remarks(self, game: AnyGame) -> Remarks:
        """The events that are written as comments for people."""

    @abstractmethod
    def place(self, account: Any) -> str:
        """How a seat ended, behind its rank."""

    @abstractmethod
    def said(self, words: str) -> str:
        """The words of a line as `Game.play` takes them."""

    @abstractmethod
    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """What a seat may choose, in the words of an error."""

    @abstractmethod
    def next_choices(self, game: AnyGame) -> list[str]:
        """The choices that may come next, in the words of an error."""

    @abstractmethod
    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """Why a seat can't make this choice, and where in the words."""


class ExpressForm(RecordForm):
    """Choices one by one, each in its own words."""

    def remarks(self, game: AnyGame) -> Remarks:
        """The actions without a choice; of a team also which of its two bandits acts."""
        usual = ("scheming ended", "no effect", "event began")
        return Remarks((*usual, "revealed") if len(game.view().seats[0].bandits) > 1 else usual)

    def place(self, account: Any) -> str:
        """The seat and its money."""
        return f"{account.name} ${account.money}"

    def said(self, words: str) -> str:
        """The words themselves."""
        return words

    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """All choices."""
        return [str(choice) for choice in choices]

    def next_choices(self, game: AnyGame) -> list[str]:
        """Every choice of the seats to act."""
        choices = [choice for seat in game.to_act for choice in game.choices(seat)]
        return [f"{game.seat_name(choice.seat)}: {choice}" for choice in choices]

    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """The reason of the refusal."""
        return Fault(refusal.reason)


class SuperForm(RecordForm):
    """Plans of several cards; the comments tell the outcome card by card, and car by car."""

    def remarks(self, game: AnyGame) -> Remarks:
        """Every step of the action, except those that another event tells."""
        return Remarks(
            begin=("placed", "revealed", "unhooked"),
            add=(
                *("turned", "changed floor", "moved", "passed through", "hit", "thrown", "no effect", "fell off"),
                *("stood up", "lay down", "left train", "rode", "rode back", "left behind", "took car"),
            ),
        )

    def place(self, account: Any) -> str:
        """The seat."""
        return str(account.name)

    def said(self, words: str) -> str:
        """The cards, whatever separates them."""
        return plan_said(words)

    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """The cards that make a plan: there are too many plans to list."""
        return [named_cards(choices)]

    def next_choices(self, game: AnyGame) -> list[str]:
        """A plan of a seat in play, made or changed."""
        by_seat = {seat: game.choices(seat) for seat in range(game.players)}
        names = [game.seat_name(seat) for seat, choices in by_seat.items() if choices]
        return [f"{' or '.join(names)}: {named_cards(by_seat[game.to_act[0]])}"] if names else []

    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """The wrong card; a seat without a choice, while others have one, is out."""
        if refusal.legal:
            return fault_of(words, refusal.legal, [option.name for option in game.options])
        return Fault(refusal.reason if game.over else f"{game.seat_name(seat)} is out of the game")


FORMS: dict[type[AnyGame], RecordForm] = {Express: ExpressForm(), Super: SuperForm()}


def form_of(game: AnyGame) -> RecordForm:
    """The form of a game's records."""
    return next(form for kind, form in FORMS.items() if isinstance(game, kind))
