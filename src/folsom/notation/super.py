"""How the records of Super differ from the plain form."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.games import Choice, IllegalChoice
from folsom.notation.forms import AnyGame, RecordForm, Remarks
from folsom.notation.plans import Fault, fault_of, named_cards, plan_said


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

    def said(self, words: str) -> str:
        """The cards with a space between them, whatever separated them."""
        return plan_said(words)

    def listed(self, choices: Sequence[Choice]) -> list[str]:
        """The cards that make a plan, because there are too many plans to list."""
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
