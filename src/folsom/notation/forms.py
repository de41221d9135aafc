"""What the records of each game have of their own: comments, places, and how choices are said and refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from folsom.games import Choice, Express, Game, IllegalChoice, Super
from folsom.notation.plans import Fault, fault_of, named_cards, plan_said

AnyGame = Game[Any, Any]


class Remarks(NamedTuple):
    """The events that become comments: those with which one begins, and those that are added to the one before."""

    begin: tuple[str, ...]
    add: tuple[str, ...] = ()


class RecordForm(ABC):
    """The records of one game, as far as they differ from those of others."""

    @abstractmethod
    def remarks(self, game: AnyGame) -> Remarks:
        """The events that are written as comments for people."""

    @abstractmethod
    def place(self, account: Any) -> str:
        """How a seat ended, behind its rank."""

    @abstractmethod
    def said(self, words: str) -> str:
        """The words of a line as `Game.play` understands them."""

    @abstractmethod
    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """What a seat may choose, as an error says it."""

    @abstractmethod
    def next_choices(self, game: AnyGame) -> list[str]:
        """The choices that may be written next, as an error says them."""

    @abstractmethod
    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """Why a seat can't choose what these words say, and where in them."""


class ExpressForm(RecordForm):
    """Choices one by one, each in words of its own."""

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
        """Every one of them."""
        return [str(choice) for choice in choices]

    def next_choices(self, game: AnyGame) -> list[str]:
        """Every choice of the seats to act."""
        choices = [choice for seat in game.to_act for choice in game.choices(seat)]
        return [f"{game.seat_name(choice.seat)}: {choice}" for choice in choices]

    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """The reason of the refusal."""
        return Fault(refusal.reason)


class SuperForm(RecordForm):
    """Plans of several cards; what came of them is told card by card, and car by car."""

    def remarks(self, game: AnyGame) -> Remarks:
        """Every step of the action but those that another one tells."""
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
        """The cards, however they are set apart."""
        return plan_said(words)

    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """The cards that make a plan, for the plans are too many."""
        return [named_cards(choices)]

    def next_choices(self, game: AnyGame) -> list[str]:
        """A plan of a seat in play, made or changed."""
        by_seat = {seat: game.choices(seat) for seat in range(game.players)}
        names = [game.seat_name(seat) for seat, choices in by_seat.items() if choices]
        return [f"{' or '.join(names)}: {named_cards(by_seat[game.to_act[0]])}"] if names else []

    def fault(self, game: AnyGame, seat: int, words: str, refusal: IllegalChoice) -> Fault:
        """The card that is wrong; who has no choice though others have is out."""
        if refusal.legal:
            return fault_of(words, refusal.legal, [option.name for option in game.options])
        return Fault(refusal.reason if game.over else f"{game.seat_name(seat)} is out of the game")


FORMS: dict[type[AnyGame], RecordForm] = {Express: ExpressForm(), Super: SuperForm()}


def form_of(game: AnyGame) -> RecordForm:
    """The form of a game's records."""
    return next(form for kind, form in FORMS.items() if isinstance(game, kind))
